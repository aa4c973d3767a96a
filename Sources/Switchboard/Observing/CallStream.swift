import CForwarding

/// The calls of one method of a delegate, as they happen.
///
/// Nothing happens until you subscribe. Your observer runs on the thread that makes the call, before the call
/// returns. Observers run in the order in which you subscribed.
///
/// ```swift
/// let token = proxy.sentMessage(XMLParserDelegate.parser(_:foundCharacters:))
///     .subscribe { parser, text in print(text) }
/// ```
///
/// `Element` is the argument, or the tuple of the arguments; it's `[Any]` for a method that you observe by its
/// selector string. `Result` is the method's result type, which `withOutcome` adds.
///
/// **Threads.** Your observer doesn't have to be `Sendable`, because it runs where the delegate would. If you form it
/// on an actor, for example in a class of the main actor, it belongs to that actor and can use the actor's state. So
/// does an observer that begins with `@MainActor`. If a call comes elsewhere, it traps with a message before your
/// observer runs.
///
/// ```swift
/// @MainActor final class Progress {
///     private var count = 0
///     private var token: SubscriptionToken?
///
///     func watch(_ importer: Importer) {
///         token = ImporterDelegateProxy.proxy(for: importer).sentMessage(ImporterDelegate.importer(_:didImport:))
///             .subscribe { [weak self] importer, count in self?.count += count }
///     }
/// }
/// ```
///
/// If calls come from other threads, use `subscribeOnAnyThread`, and pass only `Sendable` values to an actor:
///
/// ```swift
/// let token = proxy.sentMessage(ImporterDelegate.importer(_:didImport:)).subscribeOnAnyThread { importer, count in
///     Task { @MainActor in label.text = "\(count)" }
/// }
/// ```
///
/// A stream retains its proxy, and neither the parent nor the target. A subscription retains none of them.
/// Thread-safe.
public struct CallStream<Element, Result>: Sendable {
    /// An `ObserverHost`, as the one word that it is.
    private let proxy: AnyObject & Sendable
    private let slot: Int
    private let stage: cffi_stage
    let method: ResolvedMethod
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

    /// The same calls with the arguments as an `[Any]`, for closures that you wrote for RxCocoa.
    ///
    /// Each argument has its declared type: an enum stays an enum, and numbers aren't converted. A subscription to
    /// this stream boxes the arguments of each call.
    ///
    /// ```swift
    /// import SwitchboardRx
    ///
    /// let selected = proxy.methodInvoked(TableViewDelegate.tableView(_:didSelectRow:)).boxedArguments.asObservable()
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

    /// Notifies your closure of each call from now on, until you cancel or release the token.
    ///
    /// ```swift
    /// let token = proxy.sentMessage(XMLParserDelegate.parser(_:foundCharacters:))
    ///     .subscribe { parser, text in print(text) }
    /// ```
    ///
    /// Thread-safe.
    ///
    /// - Parameters:
    ///   - body: Takes the arguments, on the thread that makes the call, and on several threads at once if several
    ///     call. It may subscribe, cancel, set another target, or make the same call again. If you form it on an
    ///     actor, it belongs to the actor, even if it's `@Sendable`. Then it traps with a message when a call is made
    ///     elsewhere. For calls of other threads, use `subscribeOnAnyThread`.
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
        _ body: @escaping (Element) -> Void, onCompleted: (@isolated(any) () -> Void)? = nil,
        isolation: (any Actor)? = #isolation, file: StaticString = #fileID, line: UInt = #line
    ) -> SubscriptionToken {
        add(ObserverCode(body), onCompleted: onCompleted, on: isolation, SubscriptionPlace(file, line))
    }

    /// Notifies a closure that names its actor of each call from now on, until you cancel or release the token.
    ///
    /// ```swift
    /// let token = proxy.sentMessage(XMLParserDelegate.parser(_:foundCharacters:))
    ///     .subscribe { @MainActor parser, text in label.text = text }
    /// ```
    ///
    /// Thread-safe.
    ///
    /// - Parameters:
    ///   - body: Takes the arguments, on the thread that makes the call. If the call is made on another actor or
    ///     thread than the closure's, it traps with a message.
    ///   - onCompleted: Called once, when no more calls can come: on the thread that deallocates the parent, or at
    ///     the latest the proxy. Called at once if that has happened already, and never after you cancel. Like
    ///     `body`, it may belong to an actor.
    ///   - file: The file of the subscription, for messages; leave it out.
    ///   - line: The line of the subscription, for messages; leave it out.
    /// - Returns: A token. Keep it, for example in a property. It retains neither the proxy, the parent nor the
    ///   target.
    public func subscribe(
        _ body: @escaping @isolated(any) (Element) -> Void, onCompleted: (@isolated(any) () -> Void)? = nil,
        file: StaticString = #fileID, line: UInt = #line
    ) -> SubscriptionToken {
        add(
            ObserverCode(unchecked: body), onCompleted: onCompleted, on: body.isolation, SubscriptionPlace(file, line))
    }

    /// Notifies your closure of each call from now on, on any thread, until you cancel or release the token.
    ///
    /// The closure belongs to no actor, even if you form it on one, and the compiler checks that it may run on any
    /// thread. To reach an actor, pass `Sendable` values on:
    ///
    /// ```swift
    /// let token = proxy.sentMessage(XMLParserDelegate.parser(_:foundCharacters:))
    ///     .subscribeOnAnyThread { parser, text in
    ///         Task { @MainActor in label.text = text }
    ///     }
    /// ```
    ///
    /// Thread-safe.
    ///
    /// - Parameters:
    ///   - body: Takes the arguments, on the thread that makes the call, and on several threads at once if several
    ///     call. It may subscribe, cancel, set another target, or make the same call again.
    ///   - onCompleted: Called once, when no more calls can come: on the thread that deallocates the parent, or at
    ///     the latest the proxy. Called at once if that has happened already, and never after you cancel.
    /// - Returns: A token. Keep it, for example in a property. It retains neither the proxy, the parent nor the
    ///   target.
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

    /// Like `observe`, for a caller that keeps the place itself, and so needs no token.
    package func observePlace(_ body: __owned @escaping (Element) -> Void, onCompleted: __owned (() -> Void)?)
        -> ObservedPlace
    {
        place(ObserverCode(body), onCompleted: onCompleted)
    }

    /// Like `observe`, for an ordered observer, which gets one call at a time. If several threads make calls, one waits
    /// until the observer has returned from the other's; a call that the observer makes itself is told nested.
    /// Observers of one method and stage that subscribe one behind the other take turns together.
    package func observeInOrder(_ body: @escaping (Element) -> Void, onCompleted: (() -> Void)?) -> SubscriptionToken {
        addInOrder(ObserverCode(body), onCompleted: onCompleted)
    }

    /// Like `observeInOrder`, with a subscription that lasts even if the caller does not retain it.
    ///
    /// - Parameter onEnd: Called once, when the subscription has ended in one way or the other.
    package func keepObserving(
        _ body: @escaping (Element) -> Void, onCompleted: (() -> Void)?, onEnd: (() -> Void)?
    ) -> OrderedSubscription {
        OrderedSubscription(
            body, boxing: boxing, slot: slot, stage: stage, on: proxy, onCompleted: onCompleted, onEnd: onEnd)
    }

    /// The same calls, each with its outcome: the result or the error.
    ///
    /// ```swift
    /// let token = proxy.methodInvoked(FileManagerDelegate.fileManager(_:shouldRemoveItemAt:)).withOutcome
    ///     .subscribe { arguments, outcome in
    ///         if case .returned(false) = outcome { print("kept:", arguments.1) }
    ///     }
    /// ```
    public var withOutcome: OutcomeStream<Element, Result> { OutcomeStream(stream: self) }

    /// Subscribes an observer that belongs to `actor`, if that is not nil.
    @inline(__always)
    func add(
        _ code: consuming ObserverCode, onCompleted: (@isolated(any) () -> Void)?, on actor: (any Actor)?,
        _ place: SubscriptionPlace
    ) -> SubscriptionToken {
        guard actor != nil || onCompleted != nil else { return add(code, onCompleted: nil) }
        return addChecked(code, onCompleted: onCompleted, on: actor, place)
    }

    /// A function of its own: otherwise the compiler retains the closure of an observer that belongs to no actor once
    /// more.
    @inline(never)
    private func addChecked(
        _ code: consuming ObserverCode, onCompleted: (@isolated(any) () -> Void)?, on actor: (any Actor)?,
        _ place: SubscriptionPlace
    ) -> SubscriptionToken {
        add(code.onlyOn(actor, place), onCompleted: checked(onCompleted))
    }

    @inline(__always)
    func add(_ code: consuming ObserverCode, onCompleted: __owned (() -> Void)?) -> SubscriptionToken {
        SubscriptionToken(place(code, onCompleted: onCompleted))
    }

    @inline(__always)
    func place(_ code: consuming ObserverCode, onCompleted: __owned (() -> Void)?) -> ObservedPlace {
        ObservedPlace(
            Observer(code, boxing: boxing, onCompleted: onCompleted), slot: slot, stage: stage, on: proxy)
    }

    func addInOrder(_ code: consuming ObserverCode, onCompleted: (() -> Void)?) -> SubscriptionToken {
        let observer = Observer(code, boxing: boxing, isInOrder: true, onCompleted: onCompleted)
        return SubscriptionToken(ObservedPlace(observer, slot: slot, stage: stage, on: proxy))
    }
}

/// The calls of a method that returns nothing.
public typealias MessageStream<Element> = CallStream<Element, Void>
