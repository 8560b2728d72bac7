import Foundation
import PageServer

/// The pages of the room "Checkout": a shop, and a bank on another origin.
@MainActor
enum CheckoutPages {
  static func serve(on server: PageServer) {
    let bank = server.url("/checkout/bank").absoluteString.replacing("127.0.0.1", with: "localhost")
    server.serve(
      "/checkout",
      .html(
        BrowserPages.page(
          "Shop",
          """
          <p>One pencil, <b id=price>1.50</b></p>
          <p><button id=pay>Pay</button> <button id=late>Pay, window first empty</button></p>
          <p id=out>Not paid.</p>
          <script>
            const bank = '\(bank)', out = document.getElementById('out');
            let open = null;
            const tell = text => { out.textContent = text };
            document.getElementById('pay').onclick = () => { open = window.open(bank, '', 'width=360,height=300') };
            document.getElementById('late').onclick = () => {
              open = window.open('about:blank');
              setTimeout(() => { open.location = bank }, 100);
            };
            addEventListener('message', async event => {
              if (event.source !== open || event.origin !== new URL(bank).origin) return;
              tell('The bank gave ' + event.data.token + '.');
              const receipt = await linkway.request('paid', { token: event.data.token, amount: 1.5 });
              tell('Paid: ' + receipt.words);
            });
            linkway.on('price', price => { document.getElementById('price').textContent = price });
            function greet(name, count) { tell('Hello ' + name + ', ' + count + '×'); return name.length * count }
          </script>
          """)))
    server.serve(
      "/checkout/bank",
      .html(
        BrowserPages.page(
          "Bank",
          """
          <p><button id=yes>Confirm the payment</button></p><p id=out></p>
          <script>
            document.getElementById('yes').onclick = () => {
              opener.postMessage({ token: 'tok-' + Date.now() % 1000 }, '*');
              setTimeout(close, 150);
            };
            webkit.messageHandlers.paid.postMessage({ token: 'stolen', amount: 0 })
              .catch(error => { document.getElementById('out').textContent = error.message || error });
          </script>
          """)))
  }
}
