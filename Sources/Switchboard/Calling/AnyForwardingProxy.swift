import CForwarding
import CSupport
import CSwiftCall

/// A proxy for any delegate type, which receives calls through a protocol, and messages.
///
/// You make proxies of its subclasses ``ForwardingProxy`` and ``DelegateProxy``. All members are thread-safe.
open class AnyForwardingProxy: ObserverHost, MessageReceiver, @unchecked Sendable {
    /// After `init`, only C reads and writes it. The first stored property: see `ObserverHost`.
    private var words = cffi_proxy_words()

    /// The interceptors; nil if there never were any.
    final var interceptors: InterceptorTable? {
        cffi_proxy_interceptors(address).map { Unmanaged.fromOpaque($0).takeUnretainedValue() }
    }

    /// As every `ObserverHost` has it; here, so that a generic subclass need not look itself up for it.
    @inline(__always)
    final var address: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

    final var dispatchTable: DispatchTable { DispatchTable.table(behind: cffi_proxy_dispatch_table(address)) }

    /// Calls `body` with the dispatch table, which is not retained for it: dispatch tables are never freed.
    @inline(__always)
    final func withDispatchTable<Value>(_ body: (DispatchTable) -> Value) -> Value {
        Unmanaged<DispatchTable>.fromOpaque(cffi_proxy_dispatch_table(address).pointee.context)
            ._withUnsafeGuaranteedRef(body)
    }

    /// Precondition: the argument is a `DispatchTable`'s, as C reads it, without a reference count.
    init(dispatchTable: UnsafePointer<cffi_dispatch_table>) {
        fillWords(dispatchTable)
        let type: AnyClass = type(of: self)
        if OverridableMethod.methods.isOverridden(by: type) { cffi_proxy_set_overrides_methods(address) }
        if OverridableMethod.forwardInvocation.isOverridden(by: type) { cffi_proxy_set_intercepts(address, true) }
    }

    deinit {
        if withDispatchTable(\.isForActors) { forgetActor() }
        destroyWords()
    }

    /// The class descriptor of the library's class from which a class inherits.
    static func root(of type: AnyClass) -> UnsafeRawPointer {
        ((type as? AnyForwardingProxy.Type) ?? AnyForwardingProxy.self).root
    }

    /// The class descriptor of the library's class from which classes of this kind inherit.
    class var root: UnsafeRawPointer { Metadata(AnyForwardingProxy.self).classDescriptor }

    /// Makes a part of this proxy that stands in for another protocol.
    func makeCompanion<Other>(for _: Other.Type) -> AnyForwardingProxy {
        fatalError("Switchboard: a subclass makes companions.")
    }

    /// Whether `observersChanged` is to be called. Set before others know the proxy.
    final var reportsChanges: Bool {
        get { cffi_proxy_reports_changes(address) }
        set { cffi_proxy_set_reports_changes(address, newValue) }
    }

    func observersChanged() {}

    /// The parent is gone: the body of its `deinit` has run. Called once, on whatever thread notices it, before the
    /// parent's storage or hook releases this proxy.
    func parentIsGone() {
        complete()
        for companion in companions.values { companion.complete() }
    }

    // MARK: Messages

    /// The registered methods of the delegate type.
    ///
    /// A message for one of them takes the path of every call: observers, target, observers.
    open var methods: MethodTable { dispatchTable.messages }

    /// Finds a method for one message. The library calls it; it counts no references if the class doesn't override
    /// `methods`.
    @_documentation(visibility: internal)
    public final func _find(_ selector: MessageSelector) -> _FoundMethod? {
        let found = cffi_proxy_find_method(address, selector.pointer)
        guard let method = found.method else { return methods.find(selector) }
        return _FoundMethod(method: .fromOpaque(method), place: found.guard)
    }

    /// Returns whether something would receive a call of a registered method now.
    ///
    /// That's the proxy's class, if it implements the method itself; the target, an added target, the `messageTarget`
    /// or the `fallbackTarget`; or an observer. Thread-safe.
    ///
    /// - Parameter selector: The name under which the method is registered.
    /// - Returns: True if something would receive the call. False even if the selector isn't registered.
    open func responds(to selector: MessageSelector) -> Bool {
        guard let method = dispatchTable.registered(selector) else { return false }
        return dispatchTable.ownSlots.contains(method.slot) || cffi_proxy_is_observed(address, UInt32(method.slot))
            || isAnswered(method)
    }

    /// Returns the types of a registered method.
    ///
    /// - Parameter selector: The name under which the method is registered.
    /// - Returns: The signature, or nil if the selector isn't registered.
    open func methodSignature(for selector: MessageSelector) -> MethodSignature? {
        methods.method(for: selector)?.signature
    }

    /// Returns nil: the proxy has no other receiver for a message that isn't registered. Your subclass may return
    /// one.
    ///
    /// - Parameter selector: The message's name.
    /// - Returns: The receiver of the message, or nil for none.
    open func forwardingTarget(for selector: MessageSelector) -> (any MessageReceiver)? { nil }

    /// Handles a call of a registered method: notifies observers, calls the target, and notifies observers again.
    ///
    /// If your subclass overrides it, every call of a registered method goes through it, whether it comes through the
    /// protocol, as a message, or from C. You may read and change the arguments, call `super` or not, and read and
    /// change the result.
    ///
    /// ```swift
    /// final class LoggingProxy: ForwardingProxy<any ImporterDelegate>, @unchecked Sendable {
    ///     override func forwardInvocation(_ invocation: Invocation) throws {
    ///         print(invocation.selector)
    ///         try super.forwardInvocation(invocation)
    ///     }
    /// }
    /// ```
    ///
    /// You register methods with `register(_:_:)`. Calls of other methods, and of asynchronous ones, don't come here.
    /// The invocation owns the arguments that the method consumes, and the target receives copies. If you invoke the
    /// invocation with this proxy as its target, it comes here again.
    ///
    /// If the message isn't registered, this calls `doesNotRecognizeSelector(_:)`.
    ///
    /// - Parameter invocation: The call, on the thread that makes it, and on several threads at once if several call.
    /// - Throws: The error of the target. If an error isn't of the type that the method declares, it traps with a
    ///   message.
    open func forwardInvocation(_ invocation: Invocation) throws {
        guard let method = dispatchTable.registered(invocation.selector) else {
            return try doesNotRecognizeSelector(invocation.selector)
        }
        try method.dispatch(invocation, from: self)
    }

    /// Handles a message that the proxy doesn't know, by throwing an error.
    ///
    /// - Parameter selector: The message's name.
    /// - Throws: A ``MessageError`` with the names of the receiver and the message.
    open func doesNotRecognizeSelector(_ selector: MessageSelector) throws {
        throw MessageError(.unrecognizedSelector(receiver: String(reflecting: type(of: self))), selector)
    }

    /// The object that receives calls of registered methods as messages, while there's no target.
    ///
    /// It comes before the `fallbackTarget`. Use it for a delegate that isn't a Swift object, such as C functions or
    /// closures in a table of methods. Nil if there's none, or if it's deallocated. It doesn't receive calls that
    /// don't go through `forwardInvocation(_:)`. Thread-safe.
    public final var messageTarget: (any MessageReceiver)? {
        withUnsafeTemporaryAllocation(of: UnsafeRawPointer?.self, capacity: 2) { words in
            let table = UnsafeMutableRawPointer(words.baseAddress! + 1).assumingMemoryBound(
                to: cffi_witness_table?.self)
            guard let object = cffi_proxy_copy_receiver(address, cffi_receiver_messages, table) else { return nil }
            words[0] = UnsafeRawPointer(object)
            return UnsafeMutableRawPointer(words.baseAddress!).assumingMemoryBound(to: (any MessageReceiver).self)
                .move()
        }
    }

    /// Sets the `messageTarget`, which receives calls of registered methods as messages.
    ///
    /// Calls that are running keep the receiver that they found. Thread-safe.
    ///
    /// - Parameters:
    ///   - receiver: The new receiver, or nil for none. If it's this proxy, or forwards to it, this traps.
    ///   - retainTarget: Whether the proxy retains it.
    public final func setMessageTarget(_ receiver: (any MessageReceiver)?, retainTarget: Bool) {
        guard let receiver else {
            // Calls still become invocations, because one that is under way on another thread may need that.
            return cffi_proxy_set_receiver(address, cffi_receiver_messages, nil)
        }
        if let proxy = receiver as? AnyForwardingProxy, proxy.forwards(to: self) {
            fatalError(
                """
                Switchboard: can't forward messages to \
                \(proxy === self ? "the proxy itself" : "a proxy that forwards to this one"): they would never end. Set another \
                receiver.
                """)
        }
        let made = withUnsafePointer(to: receiver) { pointer in
            // An existential of one class-bound protocol is the object and its witness table.
            let words = UnsafeRawPointer(pointer).assumingMemoryBound(to: UnsafeMutableRawPointer.self)
            let (made, tables) = DispatchTable.receiver(for: words[0], isRetained: retainTarget, tableCount: 1)
            tables[0] = UnsafeRawPointer(words[1]).assumingMemoryBound(to: UnsafeRawPointer?.self)
            return made
        }
        cffi_proxy_set_receiver(address, cffi_receiver_messages, made)
        cffi_proxy_set_intercepts(address, true)
    }

    /// Whether a receiver would answer a call now. A delegate only has the methods of its protocol.
    private final func isAnswered(_ method: RegisteredMethod) -> Bool {
        while true {
            let changes = cffi_proxy_receiver_changes(address)
            if finds(aReceiverOf: method) { return true }
            // One may have taken another's place meanwhile.
            guard cffi_proxy_receiver_changes(address) != changes else { return false }
        }
    }

    private final func finds(aReceiverOf method: RegisteredMethod) -> Bool {
        if method.isRequirement,
            hasReceiver(cffi_receiver_forward) || hasReceiver(cffi_receiver_fallback)
                || dispatchTable.declared?.source == .named
                || containsAddedDelegate(where: { _ in true })
        {
            return true
        }
        return messageTarget?.knows(method.selector) ?? false
    }

    /// Whether it is safe to make a call that traps if nothing answers it.
    final func mayAnswer(_ method: RegisteredMethod) -> Bool {
        isAnswered(method) || dispatchTable.ownSlots.contains(method.slot) || interceptors?.answers(method.slot) == true
            || method.isRequirement
                && (cffi_dispatch_table_default(dispatchTable.raw) != nil || hasExtensionDefault(method.slot))
            || OverridableMethod.forwardInvocation.isOverridden(by: type(of: self))
    }

    final func hasReceiver(_ kind: cffi_receiver_kind) -> Bool {
        guard let object = cffi_proxy_copy_receiver(address, kind, nil) else { return false }
        swift_release(object)
        return true
    }

    /// Whether the main receiver is another proxy that stands for the target.
    final var hasRelay: Bool {
        guard let relay = cffi_proxy_copy_relay(address) else { return false }
        swift_release(relay)
        return true
    }

    // MARK: The parent

    /// Makes this proxy the delegate of `parent`, and forwards to the previous delegate. Precondition: `parent` is of
    /// the class of parents for which the proxy's class is made.
    func takePlace(inObject parent: AnyObject) throws(ProxyError) {}

    /// The target, if it is of the delegate type.
    var targetValue: Any? { nil }

    /// The target and the fallback target, as far as there are any.
    var receiverValues: [Any] { [] }

    /// A new proxy with the same dispatch table, without observers.
    func newProxy() -> AnyForwardingProxy { fatalError("Switchboard: a subclass makes it.") }

    /// A new proxy with a dispatch table, which retains its target. Precondition: the table is one of this class's
    /// delegate type, and `target` conforms to that.
    class func proxy(_: UnsafePointer<cffi_dispatch_table>, forwardingTo target: AnyObject) -> AnyForwardingProxy {
        fatalError("Switchboard: a subclass makes it.")
    }

    /// Calls `setForwardToDelegate` with a value of the type `Delegate?`: an object, or null, and tables.
    func setTypedTarget(_ value: UnsafeMutablePointer<UnsafeMutableRawPointer?>, isStrong: Bool) {}

    /// The same, with an object or nil. An object that isn't a `Delegate` gets the calls of the protocols to which it
    /// conforms.
    func setTarget(to object: AnyObject?, isStrong: Bool) {}

    /// In a debug build, warns of calls of the proxy that would trap.
    func lookForMissingAnswers() {}

    /// Whether the proxy was made for `parent`.
    @usableFromInline func isProxy(of parent: AnyObject) -> Bool { false }

    /// A property that keeps its proxy by itself is set to a value of its type: an object, or null, and tables. If
    /// others set it than the library, the value becomes the target, and the proxy is in its place then.
    func propertyIsSet(
        _ value: UnsafeMutablePointer<UnsafeMutableRawPointer?>, of parent: AnyObject, byLibrary: Bool
    ) {}

    /// The object for which the proxy was made; nil once that is gone.
    var parentIfAlive: AnyObject? { nil }

    /// Removes the target if it is the object at `installed`.
    func uninstall(_ installed: UnsafeMutableRawPointer?) {}

    /// Whether this is a part of another proxy, and that: nil once it is gone.
    var isPart: Bool { false }
    var owner: AnyForwardingProxy? { nil }

    /// The proxy that default implementations take for `self`.
    var defaultSelf: AnyForwardingProxy { self }

    /// Whether calls of this proxy are forwarded to `other`, perhaps through other proxies. A part is its proxy here.
    final func forwards(to other: AnyForwardingProxy) -> Bool {
        if let owner { return owner.forwards(to: other) }
        let other = other.owner ?? other
        // A class that conforms answers for itself, so the search ends there.
        func leadsThere(_ object: AnyObject) -> Bool {
            guard let found = object as? AnyForwardingProxy else { return false }
            let proxy = found.owner ?? found
            return proxy !== self && proxy.forwards(to: other)
        }
        if self === other { return true }
        let kinds = [cffi_receiver_forward, cffi_receiver_messages, cffi_receiver_fallback]
        for proxy in [self] + companions.values {
            for object in kinds.map({ cffi_proxy_copy_receiver(proxy.address, $0, nil) }) {
                if let object, leadsThere(Unmanaged<AnyObject>.fromOpaque(object).takeRetainedValue()) { return true }
            }
            if proxy.containsAddedDelegate(where: leadsThere) { return true }
        }
        return false
    }

    /// Whether `predicate` is true for one of the added targets that are alive.
    final func containsAddedDelegate(where predicate: (AnyObject) -> Bool) -> Bool {
        var (number, count): (UInt32, UInt32) = (0, 0)
        repeat {
            let object = cffi_proxy_copy_added(address, number, &count)
            if let object, predicate(Unmanaged<AnyObject>.fromOpaque(object).takeRetainedValue()) { return true }
            number += 1
        } while number < count
        return false
    }

    /// Removes what `addTarget` added with that number. Thread-safe.
    final func removeForwardDelegate(_ number: UInt64) {
        cffi_proxy_remove_forward(address, number)
        receiversChanged(nil)
        observersChanged()
    }

    /// The type that made-up conformance descriptors name.
    static var typeDescriptor: UnsafeRawPointer {
        Metadata(AnyForwardingProxy.self).classDescriptor
    }
}

extension MessageError {
    /// For a message sent to a proxy, which nothing answers.
    init(unansweredBy proxy: AnyForwardingProxy, _ selector: MessageSelector? = nil) {
        self.init(.unanswered(proxy: proxy.dispatchTable.delegateName), selector, of: proxy)
    }

    func isUnanswered(by proxy: AnyForwardingProxy) -> Bool { source == ObjectIdentifier(proxy) }
}
