import Foundation
import WebAddress
import WebKit

extension Download {
  /// Saves what the app itself answers for an address of a scheme of its own; `pending` ends the question where it goes.
  func save(
    by handler: @escaping ContentHandler, in place: DownloadDestination,
    _ pending: @MainActor () -> PendingAnswers?
  ) async {
    guard let url else { return end(.refused) }
    do {
      let answer = try await handler(ContentRequest(url: url, method: "GET", headers: [:], body: nil))
      guard isRunning else { return }
      guard answer.status < 400 else {
        return end(.failed(PageFailure(.httpStatus(answer.status), url: url)))
      }
      let name = FileName.sanitized(answer.suggestedName(at: url))
      fileName = name
      let asked = pending()?.askForFile(in: place, named: name, from: url)
      guard let file = await asked?.value ?? nil else { return end(.refused) }
      defer { DownloadDestination.release(file) }
      guard isRunning else { return }
      fileName = file.lastPathComponent
      try answer.data.write(to: file, options: .withoutOverwriting)
      bytesReceived = Int64(answer.data.count)
      fractionCompleted = 1
      end(.finished(file))
    } catch {
      end(.failed(PageFailure(error: error)))
    }
  }

  private func end(_ end: State) {
    guard isRunning else { return }
    onCancel = nil
    state = end
  }
}

extension ContentResponse {
  /// The name that the answer gives itself as a file, or else the last part of its address.
  fileprivate func suggestedName(at url: WebURL) -> String {
    guard let address = URL(string: url.href) else { return "" }
    let response = HTTPURLResponse(
      url: address, statusCode: status, httpVersion: "HTTP/1.1", headerFields: headers)
    return response?.suggestedFilename ?? address.lastPathComponent
  }
}
