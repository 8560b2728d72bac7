import Foundation
import PageServer

/// The pages of the demo page "Requests": one that makes every request a page can make, and one that needs a password.
@MainActor
enum RequestsPages {
  static func serve(on server: PageServer) {
    server.serve(
      "/requests",
      .html(
        BrowserPages.page(
          "Requests",
          """
          <p><button id=say>Say</button> <button id=ask>Ask</button> <button id=text>Ask for a name</button>
          <button id=nag>Keep asking</button></p>
          <p><button id=file>Choose a file</button> <button id=vault>Open the vault</button>
          <button id=pop>Open a window</button></p>
          <p><button id=camera>Use the camera</button> <button id=place>Find me</button></p>
          <p id=out>Nothing was asked yet.</p><input id=input type=file accept="text/plain" hidden>
          <script>
            const element = id => document.getElementById(id), show = text => { element('out').textContent = text };
            const on = (id, answer) => { element(id).onclick = async () => show(await answer()) };
            on('say', () => (alert('Good morning. The shop opens at nine.'), 'You have read it.'));
            on('ask', () => confirm('Wrap the pencil?') ? 'It is wrapped.' : 'It is not wrapped.');
            on('text', () => 'Hello, ' + (prompt('What is your name?', 'Ada') || 'stranger') + '.');
            on('nag', () => {
              let asked = 0;
              while (asked < 50 && confirm('Do you not want the newsletter?') !== 'never') asked++;
              return 'Asked ' + asked + ' times.';
            });
            element('file').onclick = () => element('input').click();
            element('input').oncancel = () => show('No file.');
            element('input').onchange = async () => {
              const file = element('input').files[0];
              show(file.name + ' says: ' + await file.text());
            };
            element('vault').onclick = () => { location.href = '/requests/vault' };
            element('pop').onclick = () => { window.open('/requests/window') };
            on('camera', () => navigator.mediaDevices.getUserMedia({ video: true })
              .then(stream => 'The camera is ' + stream.getTracks()[0].label + '.', error => 'No camera: ' + error.name));
            on('place', () => new Promise(done => navigator.geolocation.getCurrentPosition(
              () => done('You are found.'), error => done('No place: ' + error.code), { timeout: 1000 })));
          </script>
          """)))
    server.serve("/requests/window", .html(BrowserPages.page("Window", "<p>Escape closes it.</p>")))
    server.serve("/requests/vault") { request in
      guard request.headers["authorization"] == "Basic " + Data("ada:pencil".utf8).base64EncodedString()
      else {
        return PageResponse(
          status: 401, headers: ["WWW-Authenticate": "Basic realm=\"The vault of pencils\""],
          contentType: "text/html; charset=utf-8",
          body: Data(BrowserPages.page("Locked", "<p><a href=/requests>Back</a></p>").utf8))
      }
      return .html(BrowserPages.page("Vault", "<p>Three pencils. <a href=/requests>Back</a></p>"))
    }
  }
}
