#if os(Linux)
  import WebKit

  extension WKScriptMessage {
    /// What was sent, where it is a text.
    var text: String? { bodyText }

    /// What was sent, where it is not more than may be taken; it is read only now.
    func content(limit: Int) throws(MessageRefusal) -> Any {
      do throws(BodyError) {
        return try body(atMost: limit)
      } catch {
        switch error {
        case .tooLarge(let size, let limit): throw .tooLarge(size, limit: limit)
        case .tooDeep(let limit): throw .tooDeep(limit: limit)
        }
      }
    }
  }
#endif
