import Foundation
import WebKit

extension WebViewer {
  /// Returns the reason for the current content of the view, within four seconds even if the page does not answer.
  public func diagnosis() async -> PageDiagnosis {
    if let finding = findingWithoutPage { return diagnosis(finding) }
    guard let page = await examinePage() else { return diagnosis(.unresponsive) }
    let finding: PageDiagnosis.Finding =
      if page.isHidden {
        .hidden
      } else if !page.hasContent {
        page.errors.isEmpty ? .emptyDocument : .scriptError(page.errors)
      } else if !page.draws {
        .graphics
      } else {
        .shows
      }
    return diagnosis(finding, page.errors)
  }

  private func diagnosis(
    _ finding: PageDiagnosis.Finding, _ errors: [PageDiagnosis.ScriptError] = []
  ) -> PageDiagnosis {
    PageDiagnosis(finding: finding, scriptErrors: errors, hearsScripts: !options.injectsNothing)
  }

  /// What the viewer knows by itself; nil where the page must be asked.
  private var findingWithoutPage: PageDiagnosis.Finding? {
    if isClosed { return .closed }
    switch phase {
    case .empty: return .neverLoaded
    case .crashed: return .crashed
    case .failed(let failure):
      switch failure.kind {
      case .cleartextBlocked: return .cleartext(failure)
      case .blocked: return .blocked(failure)
      default: return .failed(failure)
      }
    case .loading where lifecycle.isWaiting: return .waiting(pendingURL)
    case .loading, .showing: return nil
    }
  }

  private struct Examination {
    var hasContent = false
    var isHidden = false
    var draws = false
    var errors: [PageDiagnosis.ScriptError] = []
  }

  private func examinePage() async -> Examination? {
    let answer = await PageScripts(webView).result(
      ofCalling: DiagnosisScript.examine, in: DiagnosisScript.world, within: .seconds(4))
    return Self.examination(try? answer?.get())
  }

  private static func examination(_ value: Any?) -> Examination? {
    guard let value = value as? [String: Any] else { return nil }
    var result = Examination()
    result.hasContent = value["hasContent"] as? Bool ?? false
    result.isHidden = value["isHidden"] as? Bool ?? false
    result.draws = value["draws"] as? Bool ?? false
    for case let error as [Any] in value["errors"] as? [Any] ?? [] where error.count == 3 {
      result.errors.append(
        PageDiagnosis.ScriptError(
          message: error[0] as? String ?? "", source: error[1] as? String ?? "",
          line: error[2] as? Int ?? 0))
    }
    return result
  }
}
