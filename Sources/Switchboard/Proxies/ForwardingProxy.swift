import CForwarding
import CSupport

/// Forwards the calls of a delegate's protocol to one receiver or several, and tells observers of them before and
/// after. It implements no methods itself, and stands in for any public protocol. `DelegateProxy` is a
/// subclass that replaces a parent's delegate.
///
/// The receiver is held weakly, unless `setForwardToDelegate(_:retainDelegate:)` was told to retain it. All members are
/// thread-safe; calls are delivered on the thread that makes them.
///
/// If the protocol has a `consuming func`, reference it once before its first call, as in
/// `_ = try Proxy.selector((any P).finish)`. Otherwise its calls are memory-unsafe.
open class ForwardingProxy<DelegateType>: AnyForwardingProxy, @unchecked Sendable {
    /// The delegate's type.
    public typealias Delegate = DelegateType

    override init(shape: UnsafePointer<cffi_shape>) {
        super.init(shape: shape)
        begin()
    }

    @inline(__always) private func begin() {
        if !cffi_shape_serves_casts(cffi_proxy_shape(address)) { shape.serveCasts(of: ForwardingProxy.self) }
        if withShape({ $0.hasDeclaredCompanions }) { takeDeclaredCompanions() }
    }

    /// A proxy without a parent.
    ///
    /// ```swift
    /// let proxy = ForwardingProxy<any XMLParserDelegate>(forwardingTo: controller)
    /// let subscription = proxy.sentMessage(XMLParserDelegate.parser(_:foundCharacters:)).subscribe { print($1) }
    /// parser.delegate = proxy.object
    /// ```
    ///
    /// Keep the proxy as long as calls are to arrive: nobody else does, unless who is given `object` keeps it. Where
    /// the target keeps who keeps `object`, that is a cycle: pass `retainTarget: false`, or call
    /// `setForwardToDelegate(nil, retainDelegate: false)` at the end. Its streams end with the proxy.
    ///
    /// Where a protocol has associated types, name them in the delegate type, as in
    /// `ForwardingProxy<any Store<Int>>()`, or make the proxy with its target, whose types they are. Then later
    /// receivers must have the same.
    ///
    /// A protocol that no proxy can stand in for traps; `proxyOrThrow(forwardingTo:retainTarget:)` throws instead.
    ///
    /// - Parameters:
    ///   - target: Who gets the calls. Nil for nobody yet: until `setForwardToDelegate(_:retainDelegate:)` sets one,
    ///     the fallback receiver or the default of the delegate type answers.
    ///   - retainTarget: Whether the proxy keeps the target alive.
    public init(forwardingTo target: Delegate? = nil, retainTarget: Bool = true) {
        super.init(
            shape: trapping { () throws(ProxyError) in try ProtocolShape.shape(of: DelegateType.self, for: target) }
                .raw)
        begin()
        if let target { setForwardToDelegate(target, retainDelegate: retainTarget) }
    }

    /// As `init(forwardingTo:retainTarget:)`.
    ///
    /// - Throws: `ProxyError` where no proxy can stand in for the delegate's protocols.
    public static func proxyOrThrow(
        forwardingTo target: Delegate? = nil, retainTarget: Bool = true
    ) throws(ProxyError) -> ForwardingProxy {
        _ = try ProtocolShape.shape(of: DelegateType.self, for: target)
        return ForwardingProxy(forwardingTo: target, retainTarget: retainTarget)
    }

    /// This proxy as a value of the delegate's type: what is given to whoever calls the delegate. Always the same
    /// object.
    public final var object: Delegate {
        shape.existential(of: self, as: Delegate.self)
    }

    // MARK: Receivers

    /// The real delegate, to which calls are forwarded; nil if there is none or it is gone.
    open func forwardToDelegate() -> Delegate? { receiver(cffi_receiver_forward) }

    /// Replaces the real delegate. Calls under way keep the delegate that they found.
    ///
    /// - Parameters:
    ///   - delegate: The new delegate, or nil for none. Traps if it forwards to this proxy.
    ///   - retainDelegate: Whether the proxy keeps it alive. False is what a parent with a weak delegate expects.
    ///
    /// A subclass may override this method to set its `fallbackTarget`, for the methods that must be answered if
    /// there is no delegate. If it forwards to another object instead of to none, it also overrides
    /// `forwardToDelegate()` to return nil for that object; otherwise `installForwardDelegate` takes the object for a
    /// delegate, and cannot install one.
    open func setForwardToDelegate(_ delegate: Delegate?, retainDelegate: Bool) {
        setReceiver(cffi_receiver_forward, delegate, retained: retainDelegate)
        receiversChanged(delegate.flatMap { ProtocolShape.object(of: $0) })
        observersChanged()
    }

    /// Answers calls if there is no real delegate or it is gone. The proxy keeps it alive. `whenUnanswered` answers single
    /// methods before it.
    ///
    /// Without it, the class's own methods answer if it conforms to the delegate's protocols, or else the default of
    /// the delegate type, which `DelegateDefaults` has. Otherwise a call returns if its method is known to return nothing
    /// and takes no closure; any other call traps with a message. A method is known if it was observed or registered, or
    /// if the program's symbols tell of it: those of a type that conforms, unless they were stripped.
    public final var fallbackTarget: Delegate? {
        get { receiver(cffi_receiver_fallback) }
        set {
            setReceiver(cffi_receiver_fallback, newValue, retained: true)
            fallbackChanged(newValue.flatMap { ProtocolShape.object(of: $0) })
        }
    }

    /// `forwardToDelegate()`, under the name that RxCocoa's proxy classes use.
    public final var _forwardToDelegate: Delegate? { forwardToDelegate() }

    override final func newProxy() -> AnyForwardingProxy {
        ForwardingProxy<Delegate>(shape: cffi_proxy_shape(address))
    }

    final func receiver(_ kind: cffi_receiver_kind) -> Delegate? {
        // What is no `Delegate` cannot be given.
        if kind == cffi_receiver_forward, cffi_proxy_has_partial_delegate(address) { return nil }
        return withUnsafeTemporaryAllocation(of: cffi_witness_table?.self, capacity: shape.protocols.count) { tables in
            guard let object = cffi_proxy_copy_receiver(address, kind, tables.baseAddress) else { return nil }
            return shape.existential(takingRetained: object, tables: tables.baseAddress!)
        }
    }

    final func setReceiver(_ kind: cffi_receiver_kind, _ delegate: Delegate?, retained: Bool) {
        guard let delegate else { return cffi_proxy_set_receiver(address, kind, nil) }
        cffi_proxy_set_receiver(address, kind, newReceiver(for: delegate, retained: retained))
    }

    /// Makes a receiver. Traps if the delegate forwards to this proxy.
    final func newReceiver(for delegate: Delegate, retained: Bool) -> OpaquePointer {
        if let proxy = ProtocolShape.anyObject(of: delegate) as? AnyForwardingProxy, proxy.forwards(to: self) {
            fatalError(
                """
                Switchboard: expected a receiver that does not forward to this proxy, found \
                \(proxy === self ? "the proxy itself" : "a proxy that does"): calls would go in a circle.
                """)
        }
        if !shape.associatedTypes.open.isEmpty {
            let found = trapping { () throws(ProxyError) in try ProtocolShape.associatedTypes(of: delegate) }
            guard found == shape.associatedTypes else {
                fatalError(
                    """
                    Switchboard: expected a receiver with the associated types of the one that the proxy was made with, \
                    \(shape.associatedTypes.description), found \(found.description). Make another proxy for it.
                    """)
            }
        }
        guard let receiver = shape.receiver(for: delegate, retained: retained) else {
            fatalError("Switchboard: no memory for a receiver.")
        }
        return receiver
    }

    /// Removes the delegate whose object is at `installed`, if `installForwardDelegate` set it and it is still there.
    override final func uninstall(_ installed: UnsafeMutableRawPointer?) {
        let current = forwardToDelegate()
        guard current.map({ ProtocolShape.object(of: $0) == installed }) ?? true else {
            return warn(
                "the real delegate of a proxy for \(shape.delegateName) was changed since `installForwardDelegate`; it is left "
                    + "as it is. Cancel the subscription before setting another one.")
        }
        setForwardToDelegate(nil, retainDelegate: false)
    }

    /// Whether `delegate` is this proxy.
    final func isDelegate(_ delegate: Delegate?) -> Bool {
        guard shape.values.isClassBound else {
            return delegate.map { ProtocolShape.object(of: $0) == address } ?? false
        }
        // The first word is the object, and null where there is none.
        return withUnsafePointer(to: delegate) { UnsafeRawPointer($0).load(as: UnsafeMutableRawPointer?.self) }
            == address
    }

    // MARK: Registering

    /// Gives a method a name. By this name it can be observed with boxed arguments, sent as a message, and passed to C,
    /// in every proxy for `Delegate`; and `forwardInvocation(_:)` gets its calls.
    ///
    /// ```swift
    /// try Proxy.register("parser(_:foundCharacters:)", Proxy.selector(XMLParserDelegate.parser(_:foundCharacters:)))
    /// let subscription = proxy.sentMessage("parser(_:foundCharacters:)").subscribe { arguments in print(arguments) }
    /// try proxy.send("parser(_:foundCharacters:)", parser, "text")     // to observers and the real delegate
    /// ```
    ///
    /// A registered method that returns nothing also returns if nobody answers.
    ///
    /// - Throws: `ObservationError` if another method has the name. Registering the same again changes nothing.
    public static func register<Element, Result>(
        _ selector: MessageSelector, _ method: TypedSelector<Delegate, Element, Result>
    ) throws(ObservationError) {
        try method.register(selector, in: ClassShapes.shape(ofProxies: self, for: Delegate.self))
    }

    /// Registers a message that is not a requirement of the protocol. It comes by name or from C, observers are told of
    /// it, and it is forwarded to the forward receiver.
    ///
    /// - Parameters:
    ///   - selector: Its name.
    ///   - encoding: The types of its result and arguments, as for `MethodSignature(encoding:)`.
    /// - Throws: `ObservationError` if another method has the name, if the encoding cannot be parsed, or if there are
    ///   already 16 such messages for `Delegate`.
    public static func register(_ selector: MessageSelector, encoding: String) throws(ObservationError) {
        let shape = try ClassShapes.shape(ofProxies: self, for: Delegate.self)
        let signature: MethodSignature
        do {
            signature = try MethodSignature(encoding: encoding)
        } catch {
            throw ObservationError(reason: .encoding(error), delegateName: shape.delegateName)
        }
        try shape.register(selector, signature)
    }

    // MARK: Observing by name

    /// The calls of the method registered as `selector`, before they are forwarded; arguments boxed, each in its own
    /// type.
    ///
    /// Traps if the selector is not registered; `sentMessageOrThrow(_:)` throws instead.
    public final func sentMessage(_ selector: MessageSelector) -> CallStream<[Any], Any> {
        trapping { () throws(ObservationError) in try named(selector, cffi_stage_sent) }
    }

    /// The calls of the method registered as `selector`, after the real delegate returned; arguments boxed, each in its
    /// own type.
    ///
    /// Traps if the selector is not registered; `methodInvokedOrThrow(_:)` throws instead.
    public final func methodInvoked(_ selector: MessageSelector) -> CallStream<[Any], Any> {
        trapping { () throws(ObservationError) in try named(selector, cffi_stage_invoked) }
    }

    /// Like `sentMessage(_:)`.
    ///
    /// - Throws: `ObservationError` if no method is registered under the name.
    public final func sentMessageOrThrow(
        _ selector: MessageSelector
    ) throws(ObservationError) -> CallStream<[Any], Any> {
        try named(selector, cffi_stage_sent)
    }

    /// Like `methodInvoked(_:)`.
    ///
    /// - Throws: `ObservationError` if no method is registered under the name.
    public final func methodInvokedOrThrow(
        _ selector: MessageSelector
    ) throws(ObservationError) -> CallStream<[Any], Any> {
        try named(selector, cffi_stage_invoked)
    }

    /// The calls of a method, before they are forwarded.
    public final func sentMessage<Element, Result>(
        _ selector: TypedSelector<Delegate, Element, Result>
    ) -> CallStream<Element, Result> {
        typed(selector, cffi_stage_sent)
    }

    /// The calls of a method, after the real delegate returned.
    public final func methodInvoked<Element, Result>(
        _ selector: TypedSelector<Delegate, Element, Result>
    ) -> CallStream<Element, Result> {
        typed(selector, cffi_stage_invoked)
    }

    /// Resolves a reference to a method of this proxy. What cannot be resolved traps.
    @usableFromInline final func resolving<Element, Result>(
        _ resolve: () throws(ObservationError) -> TypedSelector<Delegate, Element, Result>
    ) -> TypedSelector<Delegate, Element, Result> {
        guard !shape.associatedTypes.open.isEmpty else { return trapping(resolve) }
        return ClassShapes.$openShape.withValue(shape) { trapping(resolve) }
    }

    /// The calls of the method that a reference names. What cannot be resolved traps.
    ///
    /// - Parameters:
    ///   - code: The reference's code, if it is known by that.
    ///   - types: With what types the reference was written.
    @inline(__always)
    final func observing<Element, Result>(
        _ stage: cffi_stage, _ code: MethodCode?, _ types: MethodCode.Types,
        _ resolve: () throws(ObservationError) -> TypedSelector<Delegate, Element, Result>
    ) -> CallStream<Element, Result> {
        if let code, let known = withShape({ $0.knowledge.method(of: code, types) }) {
            return stream(known, stage, boxing: nil)
        }
        let method = own(resolving(resolve))
        if let code { shape.knowledge.note(method, of: code, types) }
        return stream(method, stage, boxing: nil)
    }

    /// The number of a method of a spy's proxy, whose types are known from now on. What cannot be resolved traps.
    package final func slot<Element, Result>(
        _ resolve: () throws(ObservationError) -> TypedSelector<Delegate, Element, Result>
    ) -> Int {
        func find() -> Swift.Result<Int, ObservationError> {
            Swift.Result { () throws(ObservationError) in
                guard let method = try resolve().method(in: shape) else {
                    throw ObservationError(reason: .notARequirement, delegateName: shape.delegateName)
                }
                try method.requireKnownConsumption(shape.delegateName)
                return method.slot
            }
        }
        let isOpen = !shape.associatedTypes.open.isEmpty
        switch isOpen ? ClassShapes.$openShape.withValue(shape, operation: find) : find() {
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
        let found = trapping { () throws(ObservationError) in try selector.method(in: shape) }
        guard let method = found, method.slot != ResolvedMethod.noSlot else {
            fatalError(
                """
                Switchboard: expected a selector of the methods of \(type(of: self)), found one of another class. Observe by \
                a method reference, or list the selector in the class's `implementedMethods()`.
                """)
        }
        return method
    }

    private func named(
        _ selector: MessageSelector, _ stage: cffi_stage
    ) throws(ObservationError) -> CallStream<[Any], Any> {
        guard let method = shape.registered(selector) else {
            throw ObservationError(
                reason: .unregisteredSelector(selector: selector.name, registered: shape.messages.selectors.map(\.name)),
                delegateName: shape.delegateName)
        }
        return stream(method.method, stage, boxing: method.method.boxing)
    }

    @inline(__always)
    private func stream<Element, Result>(
        _ method: __owned ResolvedMethod, _ stage: cffi_stage, boxing: __owned ArgumentBoxing?
    ) -> CallStream<Element, Result> {
        requireOwn(method.slot)
        warnIfOwn(method.slot)
        return CallStream(self, slot: method.slot, stage, method, boxing: boxing)
    }

    @inline(__always)
    final func warnIfOwn(_ slot: Int) {
        if withShape({ $0.slots[slot].is_own }) || isPart && ownerImplements(slot) { warnOfOwn(slot) }
        #if DEBUG
            lookForMissingAnswers()
        #endif
    }

    @inline(never)
    private func warnOfOwn(_ slot: Int) {
        warn(
            """
            no calls will be observed of \(shape.name(of: slot)): \(type(of: owner ?? self)) implements it itself. \
            Observe in that method, or remove it from the class.
            """)
    }

    /// Whether the class of the proxy of which this is a part implements a method itself.
    private func ownerImplements(_ slot: Int) -> Bool {
        guard let owner else { return false }
        return owner.shape.companions.isOwn(slot, of: shape)
    }
}
