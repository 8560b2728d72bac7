#if canImport(Darwin)
  import WebKit

  extension WKScriptMessage {
    /// What was sent, where it is a text.
    var text: String? { body as? String }

    /// What was sent, where it is not more than may be taken; WebKit itself has read it already.
    func content(limit: Int) throws(MessageRefusal) -> Any {
      let body = body
      try BridgeValue.check(body, limit: limit)
      return body
    }
  }
#endif
