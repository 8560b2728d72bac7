import Foundation
import PageServer

/// The pages of the demoPage "Checkout": a shop, and a bank on another origin.
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
          <p><button id=pay>Pay</button> <button id=late>Pay, window first empty</button>
          <a id=help href="\(bank)/help" target=_blank rel=noopener>The bank's help</a></p>
          <p id=out>Not paid.</p>
          <script>
            const bank = '\(bank)', out = document.getElementById('out');
            let open = null, isPaid = false;
            const show = text => { out.textContent = text };
            const begin = first => {
              [open, isPaid] = [window.open(first, '', 'width=360,height=300'), false];
              show('At the bank…');
              const watch = setInterval(() => {
                if (open && !open.closed) return;
                clearInterval(watch);
                if (!isPaid) show('Not paid: the window was closed.');
              }, 50);
            };
            document.getElementById('pay').onclick = () => begin(bank);
            document.getElementById('late').onclick = () => {
              begin('about:blank');
              setTimeout(() => { open.location = bank }, 100);
            };
            addEventListener('message', async event => {
              if (event.source !== open || event.origin !== new URL(bank).origin) return;
              isPaid = true;
              show('The bank gave ' + event.data.token + '.');
              const receipt = await linkway.request('paid', { token: event.data.token, amount: 1.5 });
              show('Paid: ' + receipt.words);
            });
            linkway.on('price', price => { document.getElementById('price').textContent = price });
            function greet(name, count) { show('Hello ' + name + ', ' + count + '×'); return name.length * count }
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
    server.serve(
      "/checkout/bank/help",
      .html(BrowserPages.page("Help", "<p id=out>This window knows nothing of the page that opened it.</p>")))
  }
}
