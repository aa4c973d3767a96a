import CForwarding

/// The calls of one method of a delegate, as they happen.
///
/// Nothing happens until somebody subscribes. Observers are called synchronously, on the thread that makes the call, in
/// the order of subscription.
///
/// ```swift
/// let subscription = proxy.sentMessage(XMLParserDelegate.parser(_:foundCharacters:))
///     .subscribe { parser, text in print(text) }
/// ```
///
/// **Threads.** Observers need not be `Sendable`, as a delegate's class need not: they are called where the delegate
/// would be called. An observer that is formed on an actor, for instance in a class of the main actor, or that says
/// `@MainActor`, belongs to that actor. It may use what belongs to the actor. A call elsewhere ends the process with a
/// message, before the observer runs:
///
/// ```swift
/// @MainActor final class Progress {
///     private var count = 0
///     private var subscription: SubscriptionToken?
///
///     func watch(_ picker: Picker) {
///         subscription = PickerProxy.proxy(for: picker).sentMessage(PickerDelegate.picker(_:didSelect:))
///             .subscribe { [weak self] picker, contact in self?.count += 1 }
///     }
/// }
/// ```
///
/// If calls come from other threads, use `subscribeOnAnyThread`, which takes an observer that belongs to no actor. Such an
/// observer takes `Sendable` values to an actor: `subscribeOnAnyThread { importer, name in Task { @MainActor in show(name)
/// } }`.
///
/// - Parameters:
///   - Element: The argument, or the tuple of the arguments; `[Any]` for a method that is observed by name.
///   - Result: The type of the method's result, which `withOutcome` gives.
public struct CallStream<Element, Result>: Sendable {
    /// An `ObserverHost`, as the one word that it is.
    private let proxy: AnyObject & Sendable
    private let slot: Int
    private let stage: cffi_stage
    fileprivate let method: ResolvedMethod
    /// If `Element` is `[Any]`: how the arguments are boxed. Nil if the arguments themselves are the element.
    private let boxing: ArgumentBoxing?

    /// Precondition: if there is `boxing`, `Element` is `[Any]`.
    @inline(__always)
    init(
        _ proxy: any ObserverHost, slot: Int, _ stage: cffi_stage, _ method: ResolvedMethod,
        boxing: ArgumentBoxing? = nil
    ) {
        self.proxy = proxy
        self.slot = slot
        self.method = method
        self.stage = stage
        self.boxing = boxing
    }

    /// The same calls, with the arguments as an `[Any]`, for closures that were written for RxCocoa. Each argument has its declared type: an
    /// enum stays an enum, and numbers aren't converted. A subscription to this stream boxes the arguments of each call.
    ///
    /// ```swift
    /// let selected = proxy.methodInvoked(TableDelegate.table(_:didSelectRow:)).boxedArguments.asObservable()
    ///     .map { arguments in try castOrThrow(Int.self, arguments[1]) }
    /// ```
    public var boxedArguments: CallStream<[Any], Any> {
        CallStream<[Any], Any>(boxing: self)
    }

    /// Precondition: `Element` is `[Any]`.
    private init<Arguments, Returned>(boxing stream: CallStream<Arguments, Returned>) {
        proxy = stream.proxy
        slot = stream.slot
        method = stream.method
        stage = stream.stage
        boxing = stream.boxing ?? stream.method.boxing
    }

    /// Calls `body` with the arguments of each call from now on, until the subscription is cancelled or dropped.
    ///
    /// - Parameters:
    ///   - body: Called on the thread that makes the call, and on several at once if several do. It may subscribe,
    ///     cancel, change the delegate, or make the same call again. If it belongs to an actor, it traps when a call is
    ///     made elsewhere. A closure that is formed on an actor does, whether `@Sendable` or not. `subscribeOnAnyThread`
    ///     takes closures that may be called anywhere.
    ///   - onCompleted: Called once, when no more calls can come: on the thread on which the parent ends, or at the
    ///     latest the proxy does; at once if that has already happened. Not called after cancelling. Like `body`, it
    ///     may belong to an actor.
    ///   - isolation: The actor to which `body` belongs: the one on which it is formed. If a function of yours takes a
    ///     closure and subscribes it, give the function this parameter, too, and pass it on.
    /// - Returns: The subscription. Keep it, for instance in a property. It keeps neither the proxy nor its parent nor
    ///   a delegate alive.
    public func subscribe(
        _ body: @escaping (Element) -> Void, onCompleted: (@isolated(any) () -> Void)? = nil,
        isolation: (any Actor)? = #isolation
    ) -> SubscriptionToken {
        add(ObserverCode(body), onCompleted: onCompleted, on: isolation)
    }

    /// The same, for a closure that names the actor to which it belongs: `{ @MainActor parser, text in ... }`.
    public func subscribe(
        _ body: @escaping @isolated(any) (Element) -> Void, onCompleted: (@isolated(any) () -> Void)? = nil
    ) -> SubscriptionToken {
        add(ObserverCode(unchecked: body), onCompleted: onCompleted, on: body.isolation)
    }

    /// Like `subscribe`, for observers that belong to no actor, wherever they are formed, and may be called on any
    /// thread.
    ///
    /// ```swift
    /// subscription = parsing.subscribeOnAnyThread { parser, text in Task { @MainActor in label.show(text) } }
    /// ```
    public func subscribeOnAnyThread(
        _ body: @escaping @Sendable (Element) -> Void, onCompleted: (@Sendable () -> Void)? = nil
    ) -> SubscriptionToken {
        add(ObserverCode(body), onCompleted: onCompleted)
    }

    /// Like `subscribe`, for closures of this package, which belong to no actor.
    @inline(__always)
    package func observe(_ body: __owned @escaping (Element) -> Void, onCompleted: __owned (() -> Void)?)
        -> SubscriptionToken
    {
        add(ObserverCode(body), onCompleted: onCompleted)
    }

    /// Like `observe`, for whoever keeps the place itself, and so needs no token.
    package func observePlace(_ body: __owned @escaping (Element) -> Void, onCompleted: __owned (() -> Void)?)
        -> ObservedPlace
    {
        place(ObserverCode(body), onCompleted: onCompleted)
    }

    /// Like `observe`, for an observer that is told of one call at a time. If several threads make calls, one waits until
    /// the observer has returned from the other's; a call that the observer makes itself is told nested. Observers of one
    /// method and stage that subscribe one behind the other take turns together.
    package func observeInOrder(_ body: @escaping (Element) -> Void, onCompleted: (() -> Void)?) -> SubscriptionToken {
        addInOrder(ObserverCode(body), onCompleted: onCompleted)
    }

    /// Like `observeInOrder`, with a subscription that lasts though nobody keeps it.
    ///
    /// - Parameter onEnd: Called once, when the subscription has ended in one way or the other.
    package func keepObserving(
        _ body: @escaping (Element) -> Void, onCompleted: (() -> Void)?, onEnd: (() -> Void)?
    ) -> OrderedSubscription {
        OrderedSubscription(
            body, boxing: boxing, slot: slot, stage: stage, on: proxy, onCompleted: onCompleted, onEnd: onEnd)
    }

    /// The same calls, each with how it ended: with the result, or the error.
    ///
    /// ```swift
    /// proxy.methodInvoked(FileManagerDelegate.fileManager(_:shouldRemoveItemAt:)).withOutcome.subscribe {
    ///     arguments, outcome in
    ///     if case .returned(false) = outcome { print("kept:", arguments.1) }
    /// }
    /// ```
    public var withOutcome: OutcomeStream<Element, Result> { OutcomeStream(stream: self) }

    /// Subscribes an observer that belongs to `actor`, if that is not nil.
    @inline(__always)
    func add(
        _ code: consuming ObserverCode, onCompleted: (@isolated(any) () -> Void)?, on actor: (any Actor)?
    ) -> SubscriptionToken {
        guard actor != nil || onCompleted != nil else { return add(code, onCompleted: nil) }
        return addChecked(code, onCompleted: onCompleted, on: actor)
    }

    /// A function of its own: otherwise the compiler retains the closure of an observer that belongs to no actor once more.
    @inline(never)
    private func addChecked(
        _ code: consuming ObserverCode, onCompleted: (@isolated(any) () -> Void)?, on actor: (any Actor)?
    ) -> SubscriptionToken {
        add(code.onlyOn(actor), onCompleted: checked(onCompleted))
    }

    @inline(__always)
    func add(_ code: consuming ObserverCode, onCompleted: __owned (() -> Void)?) -> SubscriptionToken {
        SubscriptionToken(place(code, onCompleted: onCompleted))
    }

    @inline(__always)
    fileprivate func place(_ code: consuming ObserverCode, onCompleted: __owned (() -> Void)?) -> ObservedPlace {
        ObservedPlace(
            Observer(code, boxing: boxing, onCompleted: onCompleted), slot: slot, stage: stage, on: proxy)
    }

    fileprivate func addInOrder(_ code: consuming ObserverCode, onCompleted: (() -> Void)?) -> SubscriptionToken {
        let observer = Observer(code, boxing: boxing, isInOrder: true, onCompleted: onCompleted)
        return SubscriptionToken(ObservedPlace(observer, slot: slot, stage: stage, on: proxy))
    }
}

/// The calls of a method that returns nothing.
public typealias MessageStream<Element> = CallStream<Element, Void>

/// The calls of one method of a delegate, each with how it ended: `CallStream.withOutcome`.
public struct OutcomeStream<Element, Result>: Sendable {
    fileprivate let stream: CallStream<Element, Result>

    /// Like `CallStream.subscribe(_:onCompleted:isolation:)`; `body` takes the argument, or the tuple of the
    /// arguments, and the outcome.
    public func subscribe(
        _ body: @escaping (Element, CallOutcome<Result>) -> Void, onCompleted: (@isolated(any) () -> Void)? = nil,
        isolation: (any Actor)? = #isolation
    ) -> SubscriptionToken {
        stream.add(ObserverCode(body, stream.method.layout), onCompleted: onCompleted, on: isolation)
    }

    /// The same, for a closure that names the actor to which it belongs.
    public func subscribe(
        _ body: @escaping @isolated(any) (Element, CallOutcome<Result>) -> Void,
        onCompleted: (@isolated(any) () -> Void)? = nil
    ) -> SubscriptionToken {
        stream.add(ObserverCode(unchecked: body, stream.method.layout), onCompleted: onCompleted, on: body.isolation)
    }

    /// Like `CallStream.subscribeOnAnyThread(_:onCompleted:)`.
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
