import CForwarding

/// The calls of one method of a delegate, each with its outcome: the result or the error. You get it from
/// `CallStream.withOutcome`.
///
/// ```swift
/// let token = proxy.methodInvoked(FileManagerDelegate.fileManager(_:shouldRemoveItemAt:)).withOutcome
///     .subscribe { arguments, outcome in print(arguments.1, outcome) }
/// ```
public struct OutcomeStream<Element, Result>: Sendable {
    let stream: CallStream<Element, Result>

    /// Notifies your closure of each call and its outcome from now on, until you cancel or release the token.
    ///
    /// ```swift
    /// let token = proxy.methodInvoked(FileManagerDelegate.fileManager(_:shouldRemoveItemAt:)).withOutcome
    ///     .subscribe { arguments, outcome in print(arguments.1, outcome) }
    /// ```
    ///
    /// Thread-safe.
    ///
    /// - Parameters:
    ///   - body: Takes two parameters: the argument or the tuple of the arguments, and the outcome. It runs on the
    ///     thread that makes the call, and on several threads at once if several call. If you form it on an actor, it
    ///     belongs to the actor, and traps with a message when a call is made elsewhere.
    ///   - onCompleted: Called once, when no more calls can come: on the thread that deallocates the parent, or at
    ///     the latest the proxy. Called at once if that has happened already, and never after you cancel. Like
    ///     `body`, it may belong to an actor.
    ///   - isolation: The actor to which `body` belongs; leave it out. If your own function takes a closure and
    ///     subscribes it, give the function this parameter, and pass it on.
    ///   - file: The file of the subscription, for messages; leave it out.
    ///   - line: The line of the subscription, for messages; leave it out.
    /// - Returns: A token. Keep it, for example in a property. It retains neither the proxy, the parent nor the
    ///   target.
    public func subscribe(
        _ body: @escaping (Element, CallOutcome<Result>) -> Void, onCompleted: (@isolated(any) () -> Void)? = nil,
        isolation: (any Actor)? = #isolation, file: StaticString = #fileID, line: UInt = #line
    ) -> SubscriptionToken {
        stream.add(
            ObserverCode(body, stream.method.layout), onCompleted: onCompleted, on: isolation,
            SubscriptionPlace(file, line))
    }

    /// Notifies a closure that names its actor of each call and its outcome, until you cancel or release the token.
    ///
    /// ```swift
    /// let token = proxy.methodInvoked(FileManagerDelegate.fileManager(_:shouldRemoveItemAt:)).withOutcome
    ///     .subscribe { @MainActor arguments, outcome in label.text = "\(outcome)" }
    /// ```
    ///
    /// Thread-safe.
    ///
    /// - Parameters:
    ///   - body: Takes two parameters: the argument or the tuple of the arguments, and the outcome. It runs on the
    ///     thread that makes the call. If the call is made on another actor or thread than the closure's, it traps
    ///     with a message.
    ///   - onCompleted: Called once, when no more calls can come: on the thread that deallocates the parent, or at
    ///     the latest the proxy. Called at once if that has happened already, and never after you cancel. Like
    ///     `body`, it may belong to an actor.
    ///   - file: The file of the subscription, for messages; leave it out.
    ///   - line: The line of the subscription, for messages; leave it out.
    /// - Returns: A token. Keep it, for example in a property. It retains neither the proxy, the parent nor the
    ///   target.
    public func subscribe(
        _ body: @escaping @isolated(any) (Element, CallOutcome<Result>) -> Void,
        onCompleted: (@isolated(any) () -> Void)? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> SubscriptionToken {
        stream.add(
            ObserverCode(unchecked: body, stream.method.layout), onCompleted: onCompleted, on: body.isolation,
            SubscriptionPlace(file, line))
    }

    /// Notifies your closure of each call and its outcome, on any thread, until you cancel or release the token.
    ///
    /// The closure belongs to no actor, even if you form it on one, and the compiler checks that it may run on any
    /// thread.
    ///
    /// ```swift
    /// let removals = proxy.methodInvoked(FileManagerDelegate.fileManager(_:shouldRemoveItemAt:)).withOutcome
    /// let token = removals.subscribeOnAnyThread { arguments, outcome in
    ///     let text = "\(outcome)"
    ///     Task { @MainActor in label.text = text }
    /// }
    /// ```
    ///
    /// Thread-safe.
    ///
    /// - Parameters:
    ///   - body: Takes two parameters: the argument or the tuple of the arguments, and the outcome. It runs on the
    ///     thread that makes the call, and on several threads at once if several call.
    ///   - onCompleted: Called once, when no more calls can come: on the thread that deallocates the parent, or at
    ///     the latest the proxy. Called at once if that has happened already, and never after you cancel.
    /// - Returns: A token. Keep it, for example in a property. It retains neither the proxy, the parent nor the
    ///   target.
    public func subscribeOnAnyThread(
        _ body: @escaping @Sendable (Element, CallOutcome<Result>) -> Void, onCompleted: (@Sendable () -> Void)? = nil
    ) -> SubscriptionToken {
        stream.add(ObserverCode(body, stream.method.layout), onCompleted: onCompleted)
    }

    /// Like `CallStream.observe(_:onCompleted:)`.
    package func observe(
        _ body: @escaping (Element, CallOutcome<Result>) -> Void, onCompleted: (() -> Void)?
    ) -> SubscriptionToken {
        stream.add(ObserverCode(body, stream.method.layout), onCompleted: onCompleted)
    }

    /// Like `CallStream.observePlace(_:onCompleted:)`.
    package func observePlace(
        _ body: @escaping (Element, CallOutcome<Result>) -> Void, onCompleted: (() -> Void)?
    ) -> ObservedPlace {
        stream.place(ObserverCode(body, stream.method.layout), onCompleted: onCompleted)
    }

    /// Like `CallStream.observeInOrder`.
    package func observeInOrder(
        _ body: @escaping (Element, CallOutcome<Result>) -> Void, onCompleted: (() -> Void)?
    ) -> SubscriptionToken {
        stream.addInOrder(ObserverCode(body, stream.method.layout), onCompleted: onCompleted)
    }
}
