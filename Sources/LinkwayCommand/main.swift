print("linkway")
