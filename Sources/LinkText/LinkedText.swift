// LinkedText
