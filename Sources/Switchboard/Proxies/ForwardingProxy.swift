import CForwarding
import CSupport

/// Forwards the calls of a delegate's protocol to a target, and notifies observers before and after each call.
///
/// You make one if your parent takes its delegate in `init`, or if there's no parent. ``DelegateProxy``, a subclass,
/// replaces the delegate of a parent. Without a subclass of yours, both are runtime proxies: they support any public
/// protocol, and implement no methods themselves.
///
/// ```swift
/// let proxy = ForwardingProxy<any XMLParserDelegate>(forwardingTo: controller)
/// let token = proxy.sentMessage(XMLParserDelegate.parser(_:foundCharacters:))
///     .subscribe { parser, text in print(text) }
/// parser.delegate = proxy.object
/// ```
///
/// The initializer retains its target, unless you pass `retainTarget: false`. In
/// `setForwardToDelegate(_:retainDelegate:)` you choose each time.
///
/// All members are thread-safe. Observers, interceptors and the target run on the thread that makes the call.
///
/// If the protocol has a `consuming func`, reference it once before its first call:
/// `_ = try Proxy.selector((any P).finish)`. Otherwise its calls are memory-unsafe.
open class ForwardingProxy<DelegateType>: AnyForwardingProxy, @unchecked Sendable {
    /// The delegate type: `any P`, or `any P & Q`.
    public typealias Delegate = DelegateType

    override init(dispatchTable: UnsafePointer<cffi_dispatch_table>) {
        super.init(dispatchTable: dispatchTable)
        begin()
    }

    override final func makeCompanion<Other>(for _: Other.Type) -> AnyForwardingProxy { Companion<Other>(of: self) }

    @inline(__always) private func begin() {
        if !cffi_dispatch_table_supports_casts(cffi_proxy_dispatch_table(address)) {
            dispatchTable.supportCasts(of: ForwardingProxy.self)
        }
        if withDispatchTable({ $0.hasDeclaredCompanions }) { takeDeclaredCompanions() }
    }

    /// Creates a proxy without a parent.
    ///
    /// ```swift
    /// let proxy = ForwardingProxy<any XMLParserDelegate>(forwardingTo: controller)
    /// let token = proxy.sentMessage(XMLParserDelegate.parser(_:foundCharacters:))
    ///     .subscribe { parser, text in print(text) }
    /// parser.delegate = proxy.object
    /// ```
    ///
    /// Retain the proxy as long as calls should arrive, unless the owner of `object` retains it. If the target
    /// retains that owner, you have a cycle: pass `retainTarget: false`, or call
    /// `setForwardToDelegate(nil, retainDelegate: false)` when you're done. The proxy's streams complete when it's
    /// deallocated.
    ///
    /// If the protocol has associated types, give them in the delegate type: `ForwardingProxy<any Store<Int>>()`. Or
    /// pass a target, whose associated types the proxy takes. Later targets must have the same ones.
    ///
    /// If the protocol isn't supported, this traps; `proxyOrThrow(forwardingTo:retainTarget:)` throws instead.
    /// Thread-safe.
    ///
    /// - Parameters:
    ///   - target: The object that receives the calls, or nil for none yet. Without a target, the `fallbackTarget` or
    ///     the default of the delegate type answers; see ``DelegateDefaults``.
    ///   - retainTarget: Whether the proxy retains the target.
    public init(forwardingTo target: Delegate? = nil, retainTarget: Bool = true) {
        super.init(
            dispatchTable: trapping { () throws(ProxyError) in
                try DispatchTable.table(of: DelegateType.self, for: target)
            }
            .raw)
        begin()
        if let target { setForwardToDelegate(target, retainDelegate: retainTarget) }
    }

    /// Creates a proxy without a parent, or throws if the protocol isn't supported.
    ///
    /// ```swift
    /// let proxy = try ForwardingProxy<any XMLParserDelegate>.proxyOrThrow(forwardingTo: controller)
    /// parser.delegate = proxy.object
    /// ```
    ///
    /// Retain the proxy as long as calls should arrive, unless the owner of `object` retains it. Thread-safe.
    ///
    /// - Parameters:
    ///   - target: The object that receives the calls, or nil for none yet.
    ///   - retainTarget: Whether the proxy retains the target. Pass false if the target retains the owner of
    ///     `object`.
    /// - Returns: The proxy.
    /// - Throws: A ``ProxyError`` if the protocols of the delegate type aren't supported.
    public static func proxyOrThrow(
        forwardingTo target: Delegate? = nil, retainTarget: Bool = true
    ) throws(ProxyError) -> ForwardingProxy {
        _ = try DispatchTable.table(of: DelegateType.self, for: target)
        return ForwardingProxy(forwardingTo: target, retainTarget: retainTarget)
    }

    /// This proxy as a value of the delegate type, to pass to the object that calls its delegate.
    ///
    /// It's always the same object. Thread-safe.
    public final var object: Delegate {
        dispatchTable.existential(of: self, as: Delegate.self)
    }

    // MARK: Receivers

    /// Returns the target, to which the proxy forwards calls.
    ///
    /// If the target is a struct or an enum, this is a copy with all changes. Thread-safe.
    ///
    /// - Returns: The target. Nil if there's none, if the proxy held it weakly and it's deallocated, or if it only
    ///   conforms to a protocol that the delegate type refines.
    open func forwardToDelegate() -> Delegate? { receiver(cffi_receiver_forward) }

    /// Sets the target, to which the proxy forwards calls.
    ///
    /// Calls that are running keep the target that they found. Thread-safe.
    ///
    /// Your subclass may override this method, for example to set its `fallbackTarget` for methods that need a
    /// result. If your override forwards to another object in place of nil, override `forwardToDelegate()` too, and
    /// return nil for that object. Otherwise `installForwardDelegate` traps, because the proxy seems to have a
    /// target.
    ///
    /// - Parameters:
    ///   - delegate: The new target, or nil for none. If it forwards to this proxy, this traps.
    ///   - retainDelegate: Whether the proxy retains the target. Pass false for the usual weak reference.
    open func setForwardToDelegate(_ delegate: Delegate?, retainDelegate: Bool) {
        setReceiver(cffi_receiver_forward, delegate, retained: retainDelegate)
        receiversChanged(delegate.flatMap { DispatchTable.object(of: $0) })
        observersChanged()
    }

    /// The object that answers calls while the proxy has no target, or its target is deallocated.
    ///
    /// The proxy retains it. The `messageTarget` and the closure of `whenUnanswered` come first. If there's no
    /// `fallbackTarget`, the proxy uses the first of these:
    ///
    /// 1. The methods of the proxy's own class, if that conforms to the delegate's protocols.
    /// 2. The default of the delegate type: ``DelegateDefaults``.
    /// 3. The default implementation in an extension of the protocol.
    /// 4. Nothing, if the library knows that the method returns nothing and takes no closure: the call returns.
    ///
    /// Otherwise the call traps with a message. The library knows a method if you observed or registered it, or by
    /// the symbols of a conforming type, unless the program is stripped. Thread-safe.
    public final var fallbackTarget: Delegate? {
        get { receiver(cffi_receiver_fallback) }
        set {
            setReceiver(cffi_receiver_fallback, newValue, retained: true)
            fallbackChanged(newValue.flatMap { DispatchTable.object(of: $0) })
        }
    }

    override final var targetValue: Any? { receiver(cffi_receiver_forward) }
    override final var receiverValues: [Any] {
        [cffi_receiver_forward, cffi_receiver_fallback].compactMap { receiver($0) }
    }

    override final func newProxy() -> AnyForwardingProxy {
        ForwardingProxy<Delegate>(dispatchTable: cffi_proxy_dispatch_table(address))
    }

    override final class func proxy(
        _ dispatchTable: UnsafePointer<cffi_dispatch_table>, forwardingTo target: AnyObject
    ) -> AnyForwardingProxy {
        let made = ForwardingProxy<Delegate>(dispatchTable: dispatchTable)
        made.setForwardToDelegate((target as! Delegate), retainDelegate: true)
        return made
    }

    final func receiver(_ kind: cffi_receiver_kind) -> Delegate? {
        // What is no `Delegate` cannot be given.
        if kind == cffi_receiver_forward, cffi_proxy_has_partial_delegate(address) { return nil }
        return withUnsafeTemporaryAllocation(of: cffi_witness_table?.self, capacity: dispatchTable.protocols.count) {
            tables in
            let object =
                kind == cffi_receiver_forward
                ? cffi_proxy_copy_target(address, tables.baseAddress, UInt32(tables.count))
                : cffi_proxy_copy_receiver(address, kind, tables.baseAddress)
            guard let object else { return nil }
            return dispatchTable.existential(takingRetained: object, tables: tables.baseAddress!)
        }
    }

    final func setReceiver(_ kind: cffi_receiver_kind, _ delegate: Delegate?, retained: Bool) {
        guard let delegate else { return cffi_proxy_set_receiver(address, kind, nil) }
        cffi_proxy_set_receiver(address, kind, newReceiver(for: delegate, retained: retained))
    }

    /// Makes a receiver. Traps if the delegate forwards to this proxy.
    final func newReceiver(for delegate: Delegate, retained: Bool) -> OpaquePointer {
        if let proxy = DispatchTable.anyObject(of: delegate) as? AnyForwardingProxy, proxy.forwards(to: self) {
            fatalError(
                """
                Switchboard: can't forward to \(proxy === self ? "the proxy itself" : "a proxy that forwards to this one"): calls \
                would never end. Set another target.
                """)
        }
        if !dispatchTable.associatedTypes.open.isEmpty {
            let found = trapping { () throws(ProxyError) in try DispatchTable.associatedTypes(of: delegate) }
            guard found == dispatchTable.associatedTypes else {
                fatalError(
                    """
                    Switchboard: can't forward to a target with the associated types \(found.description): the proxy was made \
                    with a target that has \(dispatchTable.associatedTypes.description). Make another proxy for this target.
                    """)
            }
        }
        return dispatchTable.receiver(for: delegate, retained: retained)
    }

    /// Removes the delegate whose object is at `installed`, if `installForwardDelegate` set it and it is still there.
    override final func uninstall(_ installed: UnsafeMutableRawPointer?) {
        let current = forwardToDelegate()
        guard current.map({ DispatchTable.object(of: $0) == installed }) ?? true else {
            return warn(
                "the target of a proxy for \(dispatchTable.delegateName) was changed after `installForwardDelegate`, so it stays. Cancel "
                    + "the token before you set another target.")
        }
        setForwardToDelegate(nil, retainDelegate: false)
    }

    /// Whether `delegate` is this proxy.
    final func isDelegate(_ delegate: Delegate?) -> Bool {
        guard dispatchTable.values.isClassBound else {
            return delegate.map { DispatchTable.object(of: $0) == address } ?? false
        }
        // The first word is the object, and null where there is none.
        return withUnsafePointer(to: delegate) { UnsafeRawPointer($0).load(as: UnsafeMutableRawPointer?.self) }
            == address
    }

    // MARK: Registering

    /// Registers a method under a selector, for all proxies for `Delegate`.
    ///
    /// By this selector, you can observe the method with boxed arguments, send it as a message, and pass it to C. Its
    /// calls go through `forwardInvocation(_:)`.
    ///
    /// ```swift
    /// typealias Proxy = ForwardingProxy<any XMLParserDelegate>
    /// try Proxy.register("parser(_:foundCharacters:)", Proxy.selector(XMLParserDelegate.parser(_:foundCharacters:)))
    /// let token = proxy.sentMessage("parser(_:foundCharacters:)").subscribe { arguments in print(arguments) }
    /// try proxy.send("parser(_:foundCharacters:)", parser, "text")  // to observers and the target
    /// ```
    ///
    /// If a registered method returns nothing and takes no closure, a call without a target returns. Registering the
    /// same method again changes nothing. Thread-safe.
    ///
    /// - Parameters:
    ///   - selector: The name, such as `parser(_:foundCharacters:)`.
    ///   - method: The method, from `selector(_:)`.
    /// - Throws: An ``ObservationError`` if another method has the name, or if the method can't be registered.
    public static func register<Element, Result>(
        _ selector: MessageSelector, _ method: TypedSelector<Delegate, Element, Result>
    ) throws(ObservationError) {
        try method.register(selector, in: ClassDispatchTables.table(ofProxies: self, for: Delegate.self))
    }

    /// Registers a message that isn't a requirement of the protocol, for all proxies for `Delegate`.
    ///
    /// You send it by its selector, or from C. The proxy notifies its observers, and forwards it to the
    /// `messageTarget`. Thread-safe.
    ///
    /// - Parameters:
    ///   - selector: The message's name.
    ///   - encoding: The types of its result and arguments, as for `MethodSignature(encoding:)`.
    /// - Throws: An ``ObservationError`` if another method has the name, if the encoding can't be parsed, or if
    ///   `Delegate` already has 16 such messages.
    public static func register(_ selector: MessageSelector, encoding: String) throws(ObservationError) {
        let dispatchTable = try ClassDispatchTables.table(ofProxies: self, for: Delegate.self)
        let signature: MethodSignature
        do {
            signature = try MethodSignature(encoding: encoding)
        } catch {
            throw ObservationError(reason: .encoding(error), delegateName: dispatchTable.delegateName)
        }
        try dispatchTable.register(selector, signature)
    }

    // MARK: Observing by name

    /// Returns the calls of a registered method, before they reach the target, with boxed arguments.
    ///
    /// Each argument is an element of the array, in its declared type. If the selector isn't registered, this traps;
    /// `sentMessageOrThrow(_:)` throws instead. Thread-safe.
    ///
    /// ```swift
    /// let token = proxy.sentMessage("parser(_:foundCharacters:)").subscribe { arguments in print(arguments) }
    /// ```
    ///
    /// - Parameters:
    ///   - selector: The name under which you registered the method.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A stream of the calls.
    public final func sentMessage(_ selector: MessageSelector, file: StaticString = #fileID, line: UInt = #line)
        -> CallStream<[Any], Any>
    {
        trapping(file, line) { () throws(ObservationError) in try named(selector, cffi_stage_sent) }
    }

    /// Returns the calls of a registered method, after the target has returned, with boxed arguments.
    ///
    /// Each argument is an element of the array, in its declared type. If the selector isn't registered, this traps;
    /// `methodInvokedOrThrow(_:)` throws instead. Thread-safe.
    ///
    /// ```swift
    /// let token = proxy.methodInvoked("parser(_:foundCharacters:)").subscribe { arguments in print(arguments) }
    /// ```
    ///
    /// - Parameters:
    ///   - selector: The name under which you registered the method.
    ///   - file: The file of the call, for messages; leave it out.
    ///   - line: The line of the call, for messages; leave it out.
    /// - Returns: A stream of the calls.
    public final func methodInvoked(_ selector: MessageSelector, file: StaticString = #fileID, line: UInt = #line)
        -> CallStream<[Any], Any>
    {
        trapping(file, line) { () throws(ObservationError) in try named(selector, cffi_stage_invoked) }
    }

    /// Returns the calls of a registered method, before they reach the target, or throws if the selector isn't
    /// registered.
    ///
    /// Each argument is an element of the array, in its declared type. Thread-safe.
    ///
    /// - Parameter selector: The name under which you registered the method.
    /// - Returns: A stream of the calls.
    /// - Throws: An ``ObservationError`` if no method is registered under this name.
    public final func sentMessageOrThrow(
        _ selector: MessageSelector
    ) throws(ObservationError) -> CallStream<[Any], Any> {
        try named(selector, cffi_stage_sent)
    }

    /// Returns the calls of a registered method, after the target has returned, or throws if the selector isn't
    /// registered.
    ///
    /// Each argument is an element of the array, in its declared type. Thread-safe.
    ///
    /// - Parameter selector: The name under which you registered the method.
    /// - Returns: A stream of the calls.
    /// - Throws: An ``ObservationError`` if no method is registered under this name.
    public final func methodInvokedOrThrow(
        _ selector: MessageSelector
    ) throws(ObservationError) -> CallStream<[Any], Any> {
        try named(selector, cffi_stage_invoked)
    }

    /// Returns the calls of a method, given by its typed selector, before they reach the target.
    ///
    /// If the selector belongs to another proxy class, this traps. Thread-safe.
    ///
    /// - Parameter selector: The method: a result of `selector(_:)`, or a selector of a hand-written proxy's
    ///   `implementedMethods()`.
    /// - Returns: A stream of the calls. Its element is the argument, or the tuple of the arguments.
    public final func sentMessage<Element, Result>(
        _ selector: TypedSelector<Delegate, Element, Result>
    ) -> CallStream<Element, Result> {
        typed(selector, cffi_stage_sent)
    }

    /// Returns the calls of a method, given by its typed selector, after the target has returned.
    ///
    /// If the selector belongs to another proxy class, this traps. Thread-safe.
    ///
    /// - Parameter selector: The method: a result of `selector(_:)`, or a selector of a hand-written proxy's
    ///   `implementedMethods()`.
    /// - Returns: A stream of the calls. Its element is the argument, or the tuple of the arguments.
    public final func methodInvoked<Element, Result>(
        _ selector: TypedSelector<Delegate, Element, Result>
    ) -> CallStream<Element, Result> {
        typed(selector, cffi_stage_invoked)
    }

    /// Resolves a reference to a method of this proxy. What cannot be resolved traps.
    @usableFromInline final func resolving<Element, Result>(
        _ file: StaticString, _ line: UInt,
        _ resolve: () throws(ObservationError) -> TypedSelector<Delegate, Element, Result>
    ) -> TypedSelector<Delegate, Element, Result> {
        guard !dispatchTable.associatedTypes.open.isEmpty else { return trapping(file, line, resolve) }
        return ClassDispatchTables.$openTable.withValue(dispatchTable) { trapping(file, line, resolve) }
    }

    /// The calls of the method that a reference names. What cannot be resolved traps.
    ///
    /// - Parameters:
    ///   - code: The reference's code, if it is known by that.
    ///   - types: With what types the reference was written.
    @inline(__always)
    final func observing<Element, Result>(
        _ stage: cffi_stage, _ code: ReferenceIdentity?, _ types: ReferenceIdentity.Types, _ file: StaticString,
        _ line: UInt,
        _ resolve: () throws(ObservationError) -> TypedSelector<Delegate, Element, Result>
    ) -> CallStream<Element, Result> {
        if let code, let known = withDispatchTable({ $0.registry.method(of: code, types) }) {
            return stream(known, stage, boxing: nil)
        }
        let method = own(resolving(file, line, resolve))
        if let code { dispatchTable.registry.note(method, of: code, types) }
        return stream(method, stage, boxing: nil)
    }

    /// The number of a method of a spy's proxy, whose types are known from now on. What cannot be resolved traps.
    package final func slot<Element, Result>(
        _ resolve: () throws(ObservationError) -> TypedSelector<Delegate, Element, Result>
    ) -> Int {
        func find() -> Swift.Result<Int, ObservationError> {
            Swift.Result { () throws(ObservationError) in
                guard let method = try resolve().method(in: dispatchTable) else {
                    throw ObservationError(reason: .notARequirement, delegateName: dispatchTable.delegateName)
                }
                try method.requireKnownConsumption(dispatchTable.delegateName)
                return method.slot
            }
        }
        let isOpen = !dispatchTable.associatedTypes.open.isEmpty
        switch isOpen ? ClassDispatchTables.$openTable.withValue(dispatchTable, operation: find) : find() {
        case .success(let slot): return slot
        case .failure(let refusal): fatalError(refusal.descriptionForSpies)
        }
    }

    private func typed<Element, Result>(
        _ selector: TypedSelector<Delegate, Element, Result>, _ stage: cffi_stage
    ) -> CallStream<Element, Result> {
        stream(own(selector), stage, boxing: nil)
    }

    /// The method of a selector in this proxy. Traps if it is another class's.
    final func own<Element, Result>(_ selector: TypedSelector<Delegate, Element, Result>) -> ResolvedMethod {
        let found = trapping { () throws(ObservationError) in try selector.method(in: dispatchTable) }
        guard let method = found, method.slot != ResolvedMethod.noSlot else {
            fatalError(
                """
                Switchboard: can't observe this selector with a \(type(of: self)): it belongs to another class. Use a method \
                reference, or list the selector in the class's `implementedMethods()`.
                """)
        }
        return method
    }

    private func named(
        _ selector: MessageSelector, _ stage: cffi_stage
    ) throws(ObservationError) -> CallStream<[Any], Any> {
        guard let method = dispatchTable.registered(selector) else {
            throw ObservationError(
                reason: .unregisteredSelector(
                    selector: selector.name, registered: dispatchTable.messages.selectors.map(\.name)),
                delegateName: dispatchTable.delegateName)
        }
        return stream(method.method, stage, boxing: method.method.boxing)
    }

    @inline(__always)
    private func stream<Element, Result>(
        _ method: __owned ResolvedMethod, _ stage: cffi_stage, boxing: __owned ArgumentBoxing?
    ) -> CallStream<Element, Result> {
        requireOwn(method.slot)
        warnBeforeUse(of: method.slot, "observers of", "notified")
        return CallStream(listening(to: method.slot), slot: method.slot, stage, method, boxing: boxing)
    }

    /// Warns if the proxy's class implements a method itself, because its calls end there.
    ///
    /// - Parameters:
    ///   - idle: What such calls don't reach, in front of the method's name.
    ///   - verb: What doesn't happen to it.
    @inline(__always)
    final func warnIfOwn(_ slot: Int, _ idle: StaticString, _ verb: StaticString) {
        if withDispatchTable({ $0.slots[slot].is_own }) || isPart && ownerImplements(slot) {
            warnOfOwn(slot, idle, verb)
        }
    }

    /// Warns, before something observes or intercepts a method: of a method that the class implements itself, and in a
    /// debug build of calls that nothing would answer.
    @inline(__always)
    final func warnBeforeUse(of slot: Int, _ idle: StaticString, _ verb: StaticString) {
        warnIfOwn(slot, idle, verb)
        #if DEBUG
            lookForMissingAnswers()
        #endif
    }

    @inline(never)
    private func warnOfOwn(_ slot: Int, _ idle: StaticString, _ verb: StaticString) {
        let type: AnyClass = type(of: owner ?? self)
        // The proxy behind `whenUnanswered` has the dispatch table of the class, and nothing of its own.
        guard type != ForwardingProxy<Delegate>.self else { return }
        warn(
            """
            \(idle) \(dispatchTable.learntName(of: slot)) won't be \(verb): \(type) implements it itself. \
            Call your own code in that method, or remove it from the class.
            """)
    }

    /// Whether the class of the proxy of which this is a part implements a method itself.
    private func ownerImplements(_ slot: Int) -> Bool {
        guard let owner else { return false }
        return owner.dispatchTable.companions.isOwn(slot, of: dispatchTable)
    }
}
