import PageServer

/// The pages that the gallery ships.
@MainActor
enum SamplePages {
  /// The colour of the band at the top of each page, by which the walkthrough knows that the page is on screen.
  static let bandColor: UInt32 = 0x7C3AED

  static func serve(on server: PageServer) {
    server.serve(
      "/terms",
      .html(
        page(
          "Terms & Conditions",
          [
            "You may look at everything in this gallery and press every button.",
            "Nothing that you type into the form leaves this machine, and nothing is stored.",
            "The account that you create exists until you close the window.",
          ])))
    server.serve(
      "/privacy",
      .html(
        page(
          "Privacy Policy",
          [
            "The gallery serves this page to itself, over this machine's own loopback address.",
            "It knows your name for as long as you leave it in the form, and forgets it afterwards.",
          ])))
  }

  private static func page(_ title: String, _ paragraphs: [String]) -> String {
    let title = title.replacing("&", with: "&amp;")
    return """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(title)</title>
      <style>
        body { font: 1rem/1.6 sans-serif; margin: 0; }
        header { background: #7c3aed; color: white; padding: 1.5rem; }
        main { padding: 0.5rem 1.5rem; max-width: 38rem; }
        h1 { font-size: 1.6rem; margin: 0; }
      </style>
      <header><h1>\(title)</h1></header>
      <main>\(paragraphs.map { "<p>\($0)</p>" }.joined())</main>
      </html>
      """
  }
}
