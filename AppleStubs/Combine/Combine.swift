@available(iOS 13, macOS 10.15, *)
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
}

@available(iOS 13, macOS 10.15, *)
public final class AnyCancellable: Hashable {
  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
  public func store(in set: inout Set<AnyCancellable>) {}
}

@available(iOS 13, macOS 10.15, *)
public enum Subscribers {
  public enum Completion<Failure: Error> { case finished, failure(Failure) }
  public struct Demand {}
}

@available(iOS 13, macOS 10.15, *)
public protocol Subscription {}

@available(iOS 13, macOS 10.15, *)
extension Publisher {
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> { fatalError() }
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable where Failure == Never {
    fatalError()
  }
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { fatalError() }
}

@available(iOS 13, macOS 10.15, *)
public enum Publishers {
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
  }
}

@available(iOS 13, macOS 10.15, *)
public struct AnyPublisher<Output, Failure: Error>: Publisher {}

@available(iOS 13, macOS 10.15, *)
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure
  public init(createPublisher: @escaping () -> DeferredPublisher) { fatalError() }
}

@available(iOS 13, macOS 10.15, *)
public final class PassthroughSubject<Output, Failure: Error>: Publisher {
  public init() {}
  public func send(_ input: Output) {}
  public func send(completion: Subscribers.Completion<Failure>) {}
}
