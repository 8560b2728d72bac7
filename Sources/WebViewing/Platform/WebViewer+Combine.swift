#if canImport(Combine)
  public import Combine

  extension WebViewer {
    /// The same events as ``events``, for those who use Combine; each subscriber hears what comes after it subscribed.
    ///
    /// Subscribe on the main actor: events come there, and elsewhere the program stops.
    public var eventPublisher: AnyPublisher<PageEvent, Never> {
      Deferred { [weak self] in
        let subject = PassthroughSubject<PageEvent, Never>()
        let subscription = MainActor.assumeIsolated {
          self?.onEvent { event in
            subject.send(event)
            if case .closed = event { subject.send(completion: .finished) }
          }
        }
        return subject.handleEvents(receiveCancel: { withExtendedLifetime(subscription) {} })
      }
      .eraseToAnyPublisher()
    }
  }
#endif
