internal import LinkText
internal import LinkSafety
internal import WebAddress

extension LinkRouter {
  /// How many times one link may be rewritten before the router gives up.
  public static let mostRewrites = 16

  /// Follows a link through the routes, the steps and the safety policy, and says where it leads in the end.
  ///
  /// - Parameters:
  ///   - request: The link, and where it was followed.
  ///   - confirmation: Asks the person; without one, a link that should be asked about is refused.
  public func follow(_ request: LinkRequest, confirmation: LinkConfirmation? = nil) async -> Destination {
    let (request, start) = begin(request)
    var destination = start
    for step in steps {
      if case .refused = destination { break }
      switch step.kind {
      case .rewrite, .observe: break
      case .veto(let body):
        if let reason = body(request, destination) { destination = .refused(.vetoed(reason)) }
      case .ask(let body):
        if let question = body(request, destination) {
          destination = await asked(question, destination, request, confirmation)
        }
      case .consult(let body):
        switch await body(request, destination) {
        case .goOn: break
        case .veto(let reason): destination = .refused(.vetoed(reason))
        case .ask(let question): destination = await asked(question, destination, request, confirmation)
        }
      }
    }
    switch judged(destination, request) {
    case .open: break
    case .ask(let question): destination = await asked(question, destination, request, confirmation)
    case .refuse(let reason): destination = .refused(reason)
    }
    observe(request, destination)
    return destination
  }

  /// Where a link leads in the end, where that can be said at once; nil where somebody must be asked or waited for.
  ///
  /// With nil nothing has been observed yet, and ``follow(_:confirmation:)`` does it all.
  public func followAtOnce(_ request: LinkRequest) -> Destination? {
    let (request, start) = begin(request)
    var destination = start
    for step in steps {
      if case .refused = destination { break }
      switch step.kind {
      case .rewrite, .observe: break
      case .veto(let body):
        if let reason = body(request, destination) { destination = .refused(.vetoed(reason)) }
      case .ask(let body):
        if body(request, destination) != nil { return nil }
      case .consult: return nil
      }
    }
    switch judged(destination, request) {
    case .open: break
    case .ask: return nil
    case .refuse(let reason): destination = .refused(reason)
    }
    observe(request, destination)
    return destination
  }

  /// Where a link leads whose action the app declined, or has no code for: to the viewer where the route says so.
  ///
  /// The safety policy looks at it as at any link that is opened.
  public func follow(
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

  private func begin(_ request: LinkRequest) -> (LinkRequest, Destination) {
    switch rewritten(request) {
    case .success(let request): (request, routed(request))
    case .failure(let loop): (request, .refused(.rewriteLoop(loop.targets)))
    }
  }

  private func observe(_ request: LinkRequest, _ destination: Destination) {
    for case .observe(let body) in steps.map(\.kind) { body(request, destination) }
  }

  private func asked(
    _ question: LinkConfirmationRequest, _ destination: Destination, _ request: LinkRequest,
    _ confirmation: LinkConfirmation?
  ) async -> Destination {
    if let confirmation, await confirmation(question) { return destination }
    guard let url = destination.address ?? WebURL(request.target.text) else {
      return .refused(.vetoed("the person did not want it"))
    }
    return .refused(.declined(url))
  }

  // MARK: Rewriting

  struct RewriteLoop: Error { let targets: [LinkTarget] }

  /// The request after the rewrites, or the targets that it went through in vain.
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

  /// What the safety policy says of where a link leads.
  ///
  /// Pages and addresses that stand in the routes themselves are the app's own, and so are actions: only an address that came
  /// with the link is looked at.
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
