import LinkText

// A sentence from a translator's file; its links come with the text.
let sentence = try LinkedText(markup: "I have read the [Terms](https://example.com/terms) & agree.")
print(sentence.text)
for link in sentence.links {
  print("<a href=\"\(link.target)\">\(link.label)</a>")
}
do {
  _ = try LinkedText(markup: "I have read the [Terms](https://example.com/terms")
} catch {
  print(error)
}
