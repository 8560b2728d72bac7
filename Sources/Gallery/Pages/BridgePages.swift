import Foundation
import PageServer

/// The pages of the demoPage "Bridge": one that speaks with the app, and two frames that are not heard.
@MainActor
enum BridgePages {
  static func serve(on server: PageServer) {
    let foreign = server.url("/bridge/frame").absoluteString.replacing("127.0.0.1", with: "localhost")
    server.serve(
      "/bridge",
      .html(
        BrowserPages.page(
          "Bridge",
          """
          <p><button id=send>Send a value</button> <button id=ask>Ask the app</button>
          <button id=wrong>Ask with a wrong value</button></p>
          <p id=out>Nothing said yet.</p><p>Heard from the app: <b id=heard>nothing</b></p>
          <p>A frame of this site, and one of another:</p>
          <iframe id=own src="/bridge/frame"></iframe> <iframe id=foreign src="\(foreign)"></iframe>
          <style>iframe { border: 1px solid #888; width: 46%; height: 5rem }</style>
          <script>
            const show = (id, text) => { document.getElementById(id).textContent = text };
            const on = (id, action) => { document.getElementById(id).onclick = action };
            const order = { item: 'pencil “HB”', count: 2 };
            on('send', async () => { await linkway.send(order); show('out', 'Sent.') });
            on('ask', async () => {
              const answer = await linkway.request('price', order);
              show('out', 'The app answered ' + answer.total + ' for ' + answer.words + '.');
            });
            on('wrong', () => linkway.request('price', { item: 'pencil', count: 'many' })
              .catch(error => show('out', 'Rejected: ' + (error.message || error))));
            linkway.on('message', value => show('heard', value));
            function total(prices, rate) { return prices.reduce((sum, price) => sum + price, 0) * (1 + rate) }
          </script>
          """)))
    server.serve(
      "/bridge/frame",
      .html(
        BrowserPages.page(
          "Frame",
          """
          <style>h2 { display: none } body { margin: 0 }
          button { position: fixed; inset: 0; width: 100%; height: 100% }</style>
          <button id=try>Ask the app from here</button>
          <script>
            const button = document.getElementById('try');
            button.onclick = () => webkit.messageHandlers.price.postMessage({ item: 'gold', count: 1 })
              .then(answer => { button.textContent = 'Answered ' + answer.total })
              .catch(error => { button.textContent = error.message || error });
          </script>
          """)))
  }
}
