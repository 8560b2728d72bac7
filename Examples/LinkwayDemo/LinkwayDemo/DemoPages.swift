/// The pages of the demo, given as text.
enum DemoPages {
  static let values = page(
    "Values",
    """
    <p>The app says: <b id=out>nothing</b></p>
    <p><input id=number type=number value=21.5> <button id=send>Send</button> <span id=answer></span></p>
    <script>
      linkway.on('brightness', value => { document.getElementById('out').textContent = value.toFixed(2) });
      document.getElementById('send').onclick = async () => {
        const value = Number(document.getElementById('number').value);
        document.getElementById('answer').textContent = await linkway.request('reading', { value });
      };
    </script>
    """)

  /// The shop: the bank's window sends it a token; if the bank replaced the shop in the same view, the token is in the address.
  static let shop = page(
    "Shop",
    """
    <p>One pencil, 1.50 <button id=pay>Pay</button></p><p id=out>Not paid.</p>
    <script>
      const show = text => { document.getElementById('out').textContent = text; document.title = text };
      let bank = null;
      document.getElementById('pay').onclick = () => { bank = window.open('demo://bank/'); show('At the bank…') };
      addEventListener('message', event => { if (event.source === bank) show('Paid: ' + event.data) });
      const token = new URLSearchParams(location.search).get('token');
      if (token) show('Paid: ' + token);
    </script>
    """)

  static let bank = page(
    "Bank",
    """
    <p><button id=yes>Confirm the payment</button></p>
    <script>
      document.getElementById('yes').onclick = () => {
        const token = 'tok-' + Date.now() % 1000;
        if (!opener) { location = 'demo://shop/?token=' + token; return }
        opener.postMessage(token, '*');
        close();
      };
    </script>
    """)

  static let order = page(
    "Order",
    """
    <p><button id=order>Order a pencil</button></p>
    <script>
      document.getElementById('order').onclick = () => webkit.messageHandlers.order.postMessage({ id: 7, total: 1.5 });
    </script>
    """)

  static let help = page("Help", "<p>This page comes from the app. <a href=/manual>The manual</a>")
  static let manual = page("Manual", "<p>The manual comes from the app, too. <a href=/>Help</a>")

  private static func page(_ title: String, _ body: String) -> String {
    """
    <!doctype html><meta charset=utf-8><meta name=viewport content="width=device-width">
    <title>\(title)</title><style>body { font: -apple-system-body; margin: 1em; color-scheme: light dark }</style>
    \(body)
    """
  }
}
