// LinkRouter
