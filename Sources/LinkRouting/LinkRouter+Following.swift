internal import LinkText
internal import LinkSafety
internal import WebAddress

extension LinkRouter {
  /// How many times one link may be rewritten before the router gives up.
  public static let mostRewrites = 16

  /// Follows a link through the routes, the steps and the safety policy, and returns its destination.
  ///
  /// - Parameters:
  ///   - request: The link, and where it was followed.
  ///   - confirmation: Asks the user; without one, a link that needs a confirmation is refused.
  public nonisolated(nonsending) func follow(_ request: LinkRequest, confirmation: LinkConfirmation? = nil)
    async -> Destination
  {
    var pass = begin(request)
    while true {
      switch advance(&pass) {
      case .end:
        observe(pass)
        return pass.destination
      case .ask(let question):
        pass.destination = await asked(question, pass.destination, pass.request, confirmation)
      case .consult(let body):
        switch await body(pass.request, pass.destination) {
        case .goOn: break
        case .veto(let reason): pass.destination = .refused(.vetoed(reason))
        case .ask(let question):
          pass.destination = await asked(question, pass.destination, pass.request, confirmation)
        }
      }
    }
  }

  /// The destination of a link if it can be decided at once; nil if the user or a step must be awaited.
  ///
  /// After nil no step has observed the link yet; ``follow(_:confirmation:)`` then does everything.
  public func followAtOnce(_ request: LinkRequest) -> Destination? {
    var pass = begin(request)
    guard case .end = advance(&pass) else { return nil }
    observe(pass)
    return pass.destination
  }

  /// Where a link leads whose action the app declined, or has no code for: to the viewer where the route says so.
  ///
  /// The safety policy looks at it as at any link that is opened.
  public nonisolated(nonsending) func follow(
    declined action: LinkAction, label: String? = nil, confirmation: LinkConfirmation? = nil
  ) async
    -> Destination
  {
    guard let style = action.fallback else { return .refused(.noHandler(action)) }
    let destination = shown(action.url, style)
    let request = LinkRequest(LinkTarget(action.url.href), from: action.source, label: label)
    switch judged(destination, request) {
    case .open: return destination
    case .ask(let question): return await asked(question, destination, request, confirmation)
    case .refuse(let reason): return .refused(reason)
    }
  }

  /// A request on its way through the steps.
  private struct Pass {
    let request: LinkRequest
    var destination: Destination
    var rest: ArraySlice<LinkStep>
    var isJudged = false
  }

  /// Where a pass stops: at its end, or where the user or the app must answer first.
  private enum Stop {
    case end
    case ask(LinkConfirmationRequest)
    case consult(@Sendable (LinkRequest, Destination) async -> LinkStep.Answer)
  }

  private func begin(_ request: LinkRequest) -> Pass {
    switch rewritten(request) {
    case .success(let request): Pass(request: request, destination: routed(request), rest: steps[...])
    case .failure(let loop):
      Pass(request: request, destination: .refused(.rewriteLoop(loop.targets)), rest: [])
    }
  }

  /// Performs the steps up to the next one that must wait for an answer; the safety policy is the last step.
  private func advance(_ pass: inout Pass) -> Stop {
    while let step = pass.rest.popFirst() {
      if case .refused = pass.destination { break }
      switch step.kind {
      case .rewrite, .observe: break
      case .veto(let body):
        if let reason = body(pass.request, pass.destination) { pass.destination = .refused(.vetoed(reason)) }
      case .ask(let body):
        if let question = body(pass.request, pass.destination) { return .ask(question) }
      case .consult(let body): return .consult(body)
      }
    }
    guard !pass.isJudged else { return .end }
    pass.isJudged = true
    pass.rest = []
    switch judged(pass.destination, pass.request) {
    case .open: return .end
    case .ask(let question): return .ask(question)
    case .refuse(let reason):
      pass.destination = .refused(reason)
      return .end
    }
  }

  private func observe(_ pass: Pass) {
    for case .observe(let body) in steps.map(\.kind) { body(pass.request, pass.destination) }
  }

  private nonisolated(nonsending) func asked(
    _ question: LinkConfirmationRequest, _ destination: Destination, _ request: LinkRequest,
    _ confirmation: LinkConfirmation?
  ) async -> Destination {
    if let confirmation, await confirmation(question) { return destination }
    guard let url = destination.address ?? WebURL(request.target.text) else {
      return .refused(.vetoed("the user did not confirm it"))
    }
    return .refused(.declined(url))
  }

  // MARK: Rewriting

  struct RewriteLoop: Error { let targets: [LinkTarget] }

  /// The request after the rewrites, or the targets of a loop of rewrites.
  func rewritten(_ request: LinkRequest) -> Result<LinkRequest, RewriteLoop> {
    let rewrites = steps.compactMap { step -> (@Sendable (LinkRequest) -> LinkTarget?)? in
      if case .rewrite(let body) = step.kind { body } else { nil }
    }
    var request = request
    var targets = [request.target]
    search: while true {
      for rewrite in rewrites {
        guard let target = rewrite(request), target != request.target else { continue }
        let isKnown = targets.contains(target)
        targets.append(target)
        guard !isKnown, targets.count <= Self.mostRewrites + 1 else {
          return .failure(RewriteLoop(targets: targets))
        }
        request.target = target
        continue search
      }
      return .success(request)
    }
  }

  // MARK: Safety

  private enum Judgement {
    case open
    case ask(LinkConfirmationRequest)
    case refuse(RefusalReason)
  }

  /// The safety policy's decision about a destination.
  ///
  /// Pages and addresses in the routes themselves belong to the app, and so do actions: only an address that came with the link is
  /// examined.
  private func judged(_ destination: Destination, _ request: LinkRequest) -> Judgement {
    guard let safety, let url = destination.address, let written = WebURL(request.target.text), written == url
    else { return .open }
    let assessment = LinkAssessment(request.target.text, label: request.label, known: safety.known)
    switch safety.decision(for: assessment) {
    case .open: return .open
    case .ask(let findings): return .ask(LinkConfirmationRequest(about: url, findings: findings))
    case .refuse(let findings): return .refuse(.unsafe(url, findings))
    }
  }
}

extension Destination {
  /// The address that would be opened; nil where the app's own code decides, or nothing is opened.
  fileprivate var address: WebURL? {
    switch self {
    case .viewer(let url, _), .system(let url, _): url
    case .action, .event, .refused: nil
    }
  }
}
