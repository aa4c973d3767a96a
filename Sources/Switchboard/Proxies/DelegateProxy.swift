import CForwarding
import CSupport

/// Takes the place of an object's delegate: observers hear of every call before and after, and the call goes on to the
/// real delegate. It implements nothing, and stands in for any public protocol of classes.
///
/// ```swift
/// let parser = XMLParser(data: feed)
/// let proxy = DelegateProxy<XMLParser, any XMLParserDelegate>.proxy(for: parser)
/// let subscription = proxy.sentMessage(XMLParserDelegate.parser(_:foundCharacters:))
///     .subscribe { parser, text in print(text) }
/// _ = parser.parse()      // the real delegate still gets every call
/// ```
///
/// A call that nobody observes passes straight through, whatever its signature: nothing is decoded, and nothing allocated
/// but for an access that modifies a property in place. All members may be used from any thread; calls are delivered on
/// the thread that makes them.
///
/// The real delegate is held weakly, unless the parent owned it, as one with a strong property does: then the proxy keeps it
/// until another one is set. The parent is found to be an owner if the delegate has fewer strong references after it was
/// replaced than before; so leave the delegate alone on other threads while its first proxy is asked for. Other delegates may
/// be added, which get the calls that return nothing as well: see `addForwardDelegate(_:retainDelegate:)`.
///
/// The proxy keeps its parent weakly, and is kept exactly as long as its parent lives, to the end of its `deinit`: by the
/// parent's class if it is a `HasProxyStorage`, else as `HasDeallocationHook` says. Then its streams end. Where a parent's end
/// cannot be heard of, the proxy is kept in a table, and goes some time later, as the table grows.
///
/// The proxy is an object that calls reach through its witness table only: code that casts its delegate to a protocol
/// with `as?` does not see one, and a requirement that takes or returns `Self`, or consumes the object that it is called
/// on, cannot be served.
open class DelegateProxy<ParentType: AnyObject, DelegateType>: ProxyCore, @unchecked Sendable {
    /// The class that has the delegate.
    public typealias ParentObject = ParentType
    /// The delegate's type.
    public typealias Delegate = DelegateType

    /// The object whose delegate this proxy takes the place of; nil once its last reference is gone. Any thread.
    ///
    /// Its memory, not what it holds, is given back when the proxy goes too, as with an `unowned` reference.
    public final var parentObject: ParentObject? {
        swift_tryRetain(parent).map { Unmanaged<ParentObject>.fromOpaque($0).takeRetainedValue() }
    }
    /// The parent, of which the memory is kept, not the life: a weak reference would give it a side table, which takes more
    /// than this proxy's part of it and makes each retain of the parent slower.
    private let parent: UnsafeMutableRawPointer
    /// The parent's property.
    private let property: any DelegateAccess<ParentObject, Delegate>.Type

    /// For subclasses: a proxy that is not installed. `proxy(for:)` installs one.
    ///
    /// A protocol that no proxy can stand in for traps; `proxy(validating:)` has found that out before.
    ///
    /// - Parameters:
    ///   - parentObject: The object whose delegate it takes the place of.
    ///   - delegateProxy: The subclass, which says where the delegate is.
    public init<Proxy: DelegateProxyType>(parentObject: ParentObject, delegateProxy: Proxy.Type)
    where Proxy: DelegateProxy<ParentObject, Delegate>, Proxy.ParentObject == ParentObject, Proxy.Delegate == Delegate {
        let shape = trapping { () throws(ProxyRefusal) in try OwnShapes.shape(of: Proxy.self) }
        parent = Self.keepingMemory(of: parentObject)
        property = PropertyOf<Proxy>.self
        super.init(shape: shape)
        guard type(of: self) == Proxy.self || self is Proxy else {
            fatalError(
                """
                Switchboard: expected a proxy class that names itself, or a class that it inherits from, in \
                `super.init(parentObject:delegateProxy:)`, found \(type(of: self)), which names \(Proxy.self). Write \
                `delegateProxy: \(type(of: self)).self`.
                """)
        }
        reportsChanges = parentObject is any CachesDelegate
        if let own = shape.ownReceiver(of: self) { cffi_proxy_set_receiver(address, cffi_receiver_fallback, own) }
    }

    /// A proxy that is not installed, for a property that is known.
    init(
        validating parentObject: ParentObject, _ property: any DelegateAccess<ParentObject, Delegate>.Type
    ) throws(ProxyRefusal) {
        let shape = try ProtocolShape.shape(of: Delegate.self)
        parent = Self.keepingMemory(of: parentObject)
        self.property = property
        super.init(shape: shape)
        reportsChanges = parentObject is any CachesDelegate
    }

    deinit {
        swift_unownedRelease(parent)
    }

    private static func keepingMemory(of parent: ParentObject) -> UnsafeMutableRawPointer {
        let address = Unmanaged.passUnretained(parent).toOpaque()
        return withExtendedLifetime(parent) { swift_unownedRetain(address) }
    }

    /// This proxy as a delegate: what the parent is given.
    public final var asDelegate: Delegate {
        shape.existential(of: self, as: Delegate.self)
    }

    // MARK: Receivers

    /// The real delegate, to which calls go on; nil where there is none or it is gone.
    open func forwardToDelegate() -> Delegate? { receiver(cffi_receiver_forward) }

    /// Replaces the real delegate. Calls under way end with the one that they found.
    ///
    /// - Parameters:
    ///   - delegate: The new one, or nil for none. One that forwards to this proxy traps.
    ///   - retainDelegate: Whether the proxy keeps it alive. False is what a parent with a weak delegate expects.
    ///
    /// A subclass may override it to set its `fallbackReceiver`, for the methods that must be answered where there is no
    /// delegate. One that forwards to another object instead of to none overrides `forwardToDelegate()` as well, and gives
    /// nil for that object: else nothing can be installed by `installForwardDelegate`, which takes it for a delegate.
    open func setForwardToDelegate(_ delegate: Delegate?, retainDelegate: Bool) {
        setReceiver(cffi_receiver_forward, delegate, retained: retainDelegate)
        reset()
    }

    /// Answers the calls that the real delegate cannot, because there is none or it is gone. The proxy keeps it alive.
    ///
    /// Without it, the class's own methods answer if it conforms to the delegate's protocols, or the default of the delegate
    /// type, which `DelegateDefaults` has. Otherwise a call of a method that is known to return nothing (it was observed or
    /// registered), and takes no closure, returns, and any other traps with a message.
    public final var fallbackReceiver: Delegate? {
        get { receiver(cffi_receiver_fallback).flatMap { ProtocolShape.object(of: $0) == address ? nil : $0 } }
        set {
            guard newValue == nil, let own = shape.ownReceiver(of: self) else {
                return setReceiver(cffi_receiver_fallback, newValue, retained: true)
            }
            cffi_proxy_set_receiver(address, cffi_receiver_fallback, own)
        }
    }

    /// `forwardToDelegate()`, as RxCocoa's proxy classes call it.
    public final var _forwardToDelegate: Delegate? { forwardToDelegate() }

    private func receiver(_ kind: cffi_receiver_kind) -> Delegate? {
        withUnsafeTemporaryAllocation(of: cffi_witness_table?.self, capacity: shape.protocols.count) { tables in
            guard let object = cffi_proxy_copy_receiver(address, kind, tables.baseAddress) else { return nil }
            return shape.existential(takingRetained: object, tables: tables.baseAddress!)
        }
    }

    private func setReceiver(_ kind: cffi_receiver_kind, _ delegate: Delegate?, retained: Bool) {
        cffi_proxy_set_receiver(address, kind, delegate.map { newReceiver(for: $0, retained: retained) })
    }

    /// A receiver that nobody has. A delegate that forwards to this proxy traps.
    final func newReceiver(for delegate: Delegate, retained: Bool) -> OpaquePointer {
        if let proxy = Self.object(of: delegate) as? ProxyCore, proxy.forwards(to: self) {
            fatalError(
                """
                Switchboard: expected a receiver that does not forward to this proxy, found \
                \(proxy === self ? "the proxy itself" : "a proxy that does"): calls would go in a circle.
                """)
        }
        guard let receiver = shape.receiver(for: delegate, retained: retained) else {
            fatalError("Switchboard: no memory for a receiver.")
        }
        return receiver
    }

    /// The object of a value of the delegate type.
    static func object(of delegate: Delegate) -> AnyObject {
        Unmanaged.fromOpaque(ProtocolShape.object(of: delegate)).takeUnretainedValue()
    }

    // MARK: The parent

    /// Makes this proxy the parent's delegate, and forwards to the one that was there. Of a parent that owned it, the proxy
    /// is the owner from then on.
    final func takePlace(in parent: ParentObject) throws(ProxyRefusal) {
        guard let (adopted, wasOwned) = try adoptDelegate(of: parent) else { return }
        if wasOwned || swift_retainCount(adopted.toOpaque()) == 1 { own(adopted) }
        adopted.release()
    }

    /// No other object is at the same place while the parent's memory is kept.
    @usableFromInline override final func isProxy(of other: AnyObject) -> Bool {
        Unmanaged.passUnretained(other).toOpaque() == parent
    }

    override final var parentIfAlive: AnyObject? { parentObject }

    override final func takePlace(inObject parent: AnyObject) throws(ProxyRefusal) {
        try takePlace(in: parent as! ParentObject)
    }

    /// Gives the adopted delegate's object, retained, and whether the parent owned it; nil where nothing was adopted. The
    /// parent's delegate is set once, and the forward delegate too, which subclasses may have overridden.
    @inline(never)
    private func adoptDelegate(
        of parent: ParentObject
    ) throws(ProxyRefusal) -> (object: Unmanaged<AnyObject>, wasOwned: Bool)? {
        let current = property.get(parent)
        guard !isDelegate(current) else { return nil }
        // A proxy that forwards to this one took its place in between: the calls arrive.
        if let current, let other = Self.object(of: current) as? ProxyCore, other.forwards(to: self) { return nil }
        setForwardToDelegate(current, retainDelegate: false)
        let adopted = current.map { Unmanaged.passRetained(Self.object(of: $0)) }
        let wasOwned = becomeDelegate(of: parent, after: adopted?.toOpaque())
        guard let installed = property.get(parent), isDelegate(installed), shape.isCalled(by: installed) else {
            property.set(current, parent)
            adopted?.release()
            throw ProxyRefusal(reason: .notKept, protocolName: shape.delegateName)
        }
        return adopted.map { ($0, wasOwned) }
    }

    /// Sets the parent's delegate, and says whether the parent let go a strong reference on the object at `previous`, which
    /// the caller keeps.
    ///
    /// Apart from its caller, which so neither retains nor releases in between. Another thread may. If it lets go one of its
    /// references just then, the object is taken for owned, which keeps it longer than it had to be. If it takes one, a
    /// parent that owned the object is not known as its owner.
    @inline(never)
    private func becomeDelegate(of parent: ParentObject, after previous: UnsafeMutableRawPointer?) -> Bool {
        let before = previous.map(swift_retainCount)
        property.set(asDelegate, parent)
        guard let before, let after = previous.map(swift_retainCount) else { return false }
        return after < before
    }

    /// Keeps an adopted delegate alive, unless calls go to another one.
    private func own(_ adopted: Unmanaged<AnyObject>) {
        guard let forward = receiver(cffi_receiver_forward),
            ProtocolShape.object(of: forward) == adopted.toOpaque()
        else { return }
        setReceiver(cffi_receiver_forward, forward, retained: true)
    }

    /// Has a parent that caches what its delegate can do look again: `CachesDelegate`.
    private func reset() {
        guard reportsChanges, let parentObject, isDelegate(property.get(parentObject)) else { return }
        property.set(nil, parentObject)
        property.set(asDelegate, parentObject)
    }

    override final func observersChanged() { reset() }

    /// Ends what `installForwardDelegate` began with the delegate whose object is at `installed`.
    override final func uninstall(_ installed: UnsafeMutableRawPointer) {
        let current = forwardToDelegate().map(ProtocolShape.object(of:))
        guard current == nil || current == installed else {
            return warn(
                "the real delegate of a proxy for \(shape.delegateName) was changed since `installForwardDelegate`; it is left "
                    + "as it is. Cancel the subscription before setting another one.")
        }
        setForwardToDelegate(nil, retainDelegate: false)
    }

    /// True where `delegate` is this proxy.
    final func isDelegate(_ delegate: Delegate?) -> Bool {
        delegate.map { ProtocolShape.object(of: $0) == address } ?? false
    }

    // MARK: Registering

    /// Gives a method a name by which it can be observed with boxed arguments, sent as a message, and handed to C, in
    /// every proxy for `Delegate`; and by which `forwardInvocation(_:)` hears of its calls.
    ///
    /// ```swift
    /// try Proxy.register("parser(_:foundCharacters:)", Proxy.selector(XMLParserDelegate.parser(_:foundCharacters:)))
    /// let subscription = proxy.sentMessage("parser(_:foundCharacters:)").subscribe { arguments in print(arguments) }
    /// try proxy.send("parser(_:foundCharacters:)", parser, "text")     // to observers and the real delegate
    /// ```
    ///
    /// A method that is registered and returns nothing returns also when nobody answers.
    ///
    /// - Throws: `ObservationRefusal` where another method has the name. The same again changes nothing.
    public static func register<Element, Result>(
        _ selector: MessageSelector, _ method: TypedSelector<Delegate, Element, Result>
    ) throws(ObservationRefusal) {
        try method.register(selector, in: OwnShapes.shape(ofProxies: self, for: Delegate.self))
    }

    /// Registers a message that is no requirement of the protocol: it comes by name or from C, is heard by observers, and
    /// goes on to the forward receiver.
    ///
    /// - Parameters:
    ///   - selector: Its name.
    ///   - encoding: The types of its result and arguments, as of `MethodSignature(encoding:)`.
    /// - Throws: `ObservationRefusal` where another method has the name, the encoding cannot be read, or there are 16
    ///   such messages for `Delegate` already.
    public static func register(_ selector: MessageSelector, encoding: String) throws(ObservationRefusal) {
        let shape = try OwnShapes.shape(ofProxies: self, for: Delegate.self)
        let signature: MethodSignature
        do {
            signature = try MethodSignature(encoding: encoding)
        } catch {
            throw ObservationRefusal(reason: .encoding(error), delegateName: shape.delegateName)
        }
        try shape.register(selector, signature)
    }

    // MARK: Observing by name

    /// The calls of the method registered as `selector`, before they go on; arguments boxed, each in its own type.
    ///
    /// A selector that is not registered traps, as does one of a method that returns something;
    /// `sentMessage(validating:)` throws instead.
    public final func sentMessage(_ selector: MessageSelector) -> MessageStream<[Any]> {
        trapping { () throws(ObservationRefusal) in try named(selector, cffi_stage_sent) }
    }

    /// The calls of the method registered as `selector`, after the real delegate had them; arguments boxed, each in its
    /// own type.
    ///
    /// A selector that is not registered traps, as does one of a method that returns something;
    /// `methodInvoked(validating:)` throws instead.
    public final func methodInvoked(_ selector: MessageSelector) -> MessageStream<[Any]> {
        trapping { () throws(ObservationRefusal) in try named(selector, cffi_stage_invoked) }
    }

    /// As `sentMessage(_:)`.
    ///
    /// - Throws: `ObservationRefusal` where no method is registered under the name, or it returns something.
    public final func sentMessage(
        validating selector: MessageSelector
    ) throws(ObservationRefusal) -> MessageStream<[Any]> {
        try named(selector, cffi_stage_sent)
    }

    /// As `methodInvoked(_:)`.
    ///
    /// - Throws: `ObservationRefusal` where no method is registered under the name, or it returns something.
    public final func methodInvoked(
        validating selector: MessageSelector
    ) throws(ObservationRefusal) -> MessageStream<[Any]> {
        try named(selector, cffi_stage_invoked)
    }

    /// The calls of a method, before they go on.
    public final func sentMessage<Element>(_ selector: TypedSelector<Delegate, Element, Void>) -> MessageStream<Element>
    {
        typed(selector, cffi_stage_sent)
    }

    /// The calls of a method, after the real delegate had them.
    public final func methodInvoked<Element>(
        _ selector: TypedSelector<Delegate, Element, Void>
    ) -> MessageStream<Element> {
        typed(selector, cffi_stage_invoked)
    }

    private func typed<Element>(
        _ selector: TypedSelector<Delegate, Element, Void>, _ stage: cffi_stage
    ) -> MessageStream<Element> {
        let method = trapping { () throws(ObservationRefusal) in try selector.method(in: shape) }
        guard let slot = method?.slot else {
            fatalError(
                """
                Switchboard: expected a selector of the methods of \(type(of: self)), found one of another class. Observe by \
                a method reference, or list the selector in the class's `ownMethods()`.
                """)
        }
        return stream(slot, stage, boxing: nil)
    }

    private func named(
        _ selector: MessageSelector, _ stage: cffi_stage
    ) throws(ObservationRefusal) -> MessageStream<[Any]> {
        guard let method = shape.registered(selector) else {
            throw ObservationRefusal(
                reason: .unregistered(selector: selector.name, registered: shape.messages.selectors.map(\.name)),
                delegateName: shape.delegateName)
        }
        guard method.isVoid else {
            throw ObservationRefusal(
                reason: .returnsValue(selector: selector.name, type: method.signature.result.description),
                delegateName: shape.delegateName)
        }
        return stream(method.slot, stage, boxing: method.boxing)
    }

    private func stream<Element>(
        _ slot: Int, _ stage: cffi_stage, boxing: ArgumentBoxing?
    ) -> MessageStream<Element> {
        if shape.ownSlots.contains(slot) {
            warn(
                """
                nothing will be heard of \(shape.requirements[slot]): \(type(of: self)) implements it itself. Have that \
                method tell who wants to know, or take it out of the class's `ownMethods`.
                """)
        }
        return MessageStream(self, slot: slot, stage, boxing: boxing)
    }
}
