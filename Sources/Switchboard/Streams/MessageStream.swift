import CFFIShim

/// The calls of one method of a delegate, as they happen.
///
/// Nothing happens until somebody subscribes. Observers hear of a call synchronously, on the thread that makes it, in
/// order of subscription.
///
/// ```swift
/// let subscription = proxy.sentMessage(XMLParserDelegate.parser(_:foundCharacters:))
///     .subscribe { parser, text in print(text) }
/// ```
public struct MessageStream<Element>: Sendable {
    @usableFromInline let source: MessageSource
    /// For streams of `[Any]`: the element is not what lies in memory, and must be boxed.
    @usableFromInline let isBoxed: Bool

    init(_ source: MessageSource, isBoxed: Bool = false) {
        self.source = source
        self.isBoxed = isBoxed
    }

    /// Calls `body` with the arguments of each call from now on, until the subscription is cancelled or dropped.
    ///
    /// - Parameter body: Called on the thread that makes the call, and on several at once if several do. It may
    ///   subscribe, cancel, change the delegate, or make the same call again.
    /// - Returns: The subscription; keep it. It keeps neither the proxy nor its parent nor a delegate alive.
    @inlinable
    public func subscribe(_ body: @escaping @Sendable (Element) -> Void) -> Subscription {
        let source = source
        guard !isBoxed else {
            return source.attach { arguments, _ in body(source.boxed(arguments) as! Element) }
        }
        return source.attach { arguments, _ in body(arguments.assumingMemoryBound(to: Element.self).pointee) }
    }

    /// The same calls, each with how it ended.
    ///
    /// ```swift
    /// proxy.methodInvoked(StoreDelegate.save(_:)).withOutcome.subscribe { document, outcome in
    ///     if case .threw(let error?) = outcome { print("not saved:", error) }
    /// }
    /// ```
    public var withOutcome: OutcomeStream<Element> { OutcomeStream(stream: self) }
}

/// The calls of one method of a delegate, each with how it ended: `MessageStream.withOutcome`.
public struct OutcomeStream<Element>: Sendable {
    @usableFromInline let stream: MessageStream<Element>

    @usableFromInline init(stream: MessageStream<Element>) {
        self.stream = stream
    }

    /// As `MessageStream.subscribe(_:)`; `body` gets the argument, or the tuple of the arguments, and the outcome.
    @inlinable
    public func subscribe(_ body: @escaping @Sendable (Element, MessageOutcome) -> Void) -> Subscription {
        let source = stream.source
        guard !stream.isBoxed else {
            return source.attach { arguments, outcome in body(source.boxed(arguments) as! Element, copy outcome) }
        }
        return source.attach { arguments, outcome in
            body(arguments.assumingMemoryBound(to: Element.self).pointee, copy outcome)
        }
    }
}

/// Where a stream's messages come from: a proxy, a method of its delegate, and a stage.
@usableFromInline struct MessageSource: Sendable {
    let proxy: ProxyCore
    let method: ResolvedMethod
    let stage: Stage

    /// Precondition: `body` takes the address of the method's decoded arguments.
    @usableFromInline
    func attach(_ body: @escaping @Sendable (UnsafeRawPointer, borrowing MessageOutcome) -> Void) -> Subscription {
        Subscription(Observer(stage: stage, body: body), of: method, on: proxy)
    }

    /// Precondition: `arguments` are the method's.
    @usableFromInline
    func boxed(_ arguments: UnsafeRawPointer) -> [Any] {
        method.boxed(arguments)
    }
}
