#if os(Linux)
  import WebAddress
  import WebKit
  import WebPolicy

  extension WebViewer {
    /// The origins of the documents that may be asking for devices.
    ///
    /// The engine does not report which frame asks. A frame of another origin may ask only if the page's `allow` attribute
    /// delegates the permission to it; each such frame counts as if it asked. A frame that keeps the permission on every site
    /// (`allow="camera *"`) has an unknown origin.
    ///
    /// Source: W3C Permissions Policy, sections 4.5 and 7.
    func askers(
      for devices: Set<DevicePolicy.Device>, _ frame: WKFrameInfo, page: WKSecurityOrigin
    ) async -> [Origin] {
      let names = devices.map { $0 == .location ? "geolocation" : $0.rawValue }
      let found = await PageScripts(webView).result(
        ofCalling: Self.frameSearch, ["names": names], in: .defaultClient, within: .seconds(5))
      // A page that cannot be looked into may have any frame in it.
      guard let found = try? found?.get() as? [String] else { return [Origin(page), .opaque()] }
      return [Origin(page)] + found.map { Origin($0) ?? .opaque() }
    }

    /// The addresses' origins of the foreign frames that may ask; `null` where an origin is not known.
    private static let frameSearch = """
      const found = new Set();
      const visit = root => {
        for (const element of root.querySelectorAll('*')) {
          if (element.shadowRoot) visit(element.shadowRoot);
          if (element.localName !== 'iframe') {
            if (element.contentDocument) visit(element.contentDocument);
            continue;
          }
          if (element.contentDocument) { visit(element.contentDocument); continue; }
          const rules = (element.getAttribute('allow') || '').toLowerCase().split(';').map(rule => rule.trim().split(/\\s+/));
          const handed = rules.filter(rule => names.includes(rule[0]));
          if (!handed.length) continue;
          const isBound = handed.every(rule => rule.length === 1 || rule.slice(1).every(word => word === "'src'"));
          let origin = 'null';
          if (isBound) try { origin = new URL(element.src, element.baseURI).origin } catch {}
          found.add(origin);
        }
      };
      visit(document);
      return [...found];
      """
  }

  extension WindowAdapter {
    /// Apple's WebKit has no such call: there the system asks by itself.
    func webView(
      _ webView: WKWebView, decideGeolocationPermissionFor origin: WKSecurityOrigin,
      initiatedBy frame: WKFrameInfo
    ) async -> WKPermissionDecision {
      await decide([.location]) { [weak viewer] in
        await viewer?.askers(for: [.location], frame, page: origin) ?? [.opaque()]
      }
    }
  }
#endif
