import CForwarding
import CSupport
import CSwiftCall

/// A proxy, whatever its delegate's type is: what calls of a protocol arrive at, and messages by name. Those that programs
/// make are `ForwardingProxy`s.
open class AnyForwardingProxy: ObserverHost, MessageReceiver, @unchecked Sendable {
    /// Read and written by C only, after `init`. The first stored property: see `ObserverHost`.
    private var words = cffi_proxy_words()

    final var shape: ProtocolShape { ProtocolShape.shape(behind: cffi_proxy_shape(address)) }

    init(shape: ProtocolShape) {
        fillWords(shape.raw)
        if InvocationOverride.isOverridden(by: type(of: self)) { cffi_proxy_set_intercepts(address, true) }
    }

    deinit {
        destroyWords()
    }

    /// Whether `observersChanged` is to be called. Set before others know the proxy.
    final var reportsChanges: Bool {
        get { cffi_proxy_reports_changes(address) }
        set { cffi_proxy_set_reports_changes(address, newValue) }
    }

    func observersChanged() {}

    /// The parent is gone: the body of its `deinit` was run. Called once, on whatever thread it is noticed, before the
    /// parent's storage or hook lets this proxy go.
    func parentIsGone() { complete() }

    // MARK: Messages

    /// The methods that were registered for the delegate's type. A message for one goes the way of every call: observers,
    /// real delegate, observers.
    open var methods: MethodTable { shape.messages }

    /// Whether anybody would hear of a call of the method registered as `selector` now: the proxy, where its class
    /// implements it itself, the real delegate, the forward receiver, the fallback receiver, or an observer. False for a
    /// selector that is not registered.
    open func responds(to selector: MessageSelector) -> Bool {
        guard let method = shape.registered(selector) else { return false }
        return shape.ownSlots.contains(method.slot) || cffi_proxy_is_observed(address, UInt32(method.slot))
            || isAnswered(method)
    }

    /// The types of a method that is registered.
    open func methodSignature(for selector: MessageSelector) -> MethodSignature? {
        methods.find(selector)?.signature
    }

    /// Nil.
    open func forwardingTarget(for selector: MessageSelector) -> (any MessageReceiver)? { nil }

    /// Every call of a registered method passes through here in a class that overrides it, whatever way it came: by the
    /// protocol, by name, or from C. This implementation tells the observers, hands the call on, and tells the observers;
    /// so an override may look at the arguments and change them, call `super` or not, and look at the result and change
    /// it.
    ///
    /// ```swift
    /// override func forwardInvocation(_ invocation: Invocation) throws {
    ///     log.append(invocation.selector.name)
    ///     try super.forwardInvocation(invocation)
    /// }
    /// ```
    ///
    /// A method is registered by `register(_:_:)`; calls of others, and of asynchronous ones, pass by. Arguments that the
    /// method consumes are the invocation's for its duration; the real delegate gets copies.
    /// Invoking the invocation with this proxy as target would come back here.
    ///
    /// - Parameter invocation: The call. On the thread that makes it, and on several at once if several do.
    /// - Throws: What the real delegate throws. An error that the method does not declare, by `throws` or with its type
    ///   (`throws(SomeError)`), ends the process with a text.
    open func forwardInvocation(_ invocation: Invocation) throws {
        guard let method = shape.registered(invocation.selector) else {
            return try doesNotRecognizeSelector(invocation.selector)
        }
        try method.dispatch(invocation, from: self)
    }

    /// Throws `MessageError` that names receiver and selector.
    open func doesNotRecognizeSelector(_ selector: MessageSelector) throws {
        throw MessageError(.unrecognizedSelector(receiver: String(reflecting: type(of: self))), selector)
    }

    /// Who gets the calls of registered methods when there is no real delegate, before the fallback receiver: for a
    /// delegate that is no object of Swift's, but C functions or closures in a table of methods. Nil where there is none or
    /// it is gone. What passes `forwardInvocation(_:)` by passes it by, too.
    public final var forwardReceiver: (any MessageReceiver)? {
        withUnsafeTemporaryAllocation(of: UnsafeRawPointer?.self, capacity: 2) { words in
            let table = UnsafeMutableRawPointer(words.baseAddress! + 1).assumingMemoryBound(
                to: cffi_witness_table?.self)
            guard let object = cffi_proxy_copy_receiver(address, cffi_receiver_messages, table) else { return nil }
            words[0] = UnsafeRawPointer(object)
            return UnsafeMutableRawPointer(words.baseAddress!).assumingMemoryBound(to: (any MessageReceiver).self)
                .move()
        }
    }

    /// Replaces the forward receiver. Calls under way end with the one that they found.
    ///
    /// - Parameters:
    ///   - receiver: The new one, or nil for none. This proxy itself traps.
    ///   - retainReceiver: Whether the proxy keeps it alive.
    public final func setForwardReceiver(_ receiver: (any MessageReceiver)?, retainReceiver: Bool) {
        guard let receiver else {
            // Calls go on becoming invocations: one that is under way in another thread may need to.
            return cffi_proxy_set_receiver(address, cffi_receiver_messages, nil)
        }
        if let proxy = receiver as? AnyForwardingProxy, proxy.forwards(to: self) {
            fatalError(
                """
                Switchboard: expected a forward receiver that does not forward to this proxy, found \
                \(proxy === self ? "the proxy itself" : "a proxy that does"): calls would go in a circle.
                """)
        }
        let made = withUnsafePointer(to: receiver) { pointer in
            // An existential of one class-bound protocol is the object and its witness table.
            let words = UnsafeRawPointer(pointer).assumingMemoryBound(to: UnsafeMutableRawPointer.self)
            let made = cffi_receiver_create(words[0], retainReceiver, 1)
            if let made {
                cffi_receiver_tables(made)[0] = UnsafeRawPointer(words[1]).assumingMemoryBound(
                    to: UnsafeRawPointer?.self)
            }
            return made
        }
        guard let made else { fatalError("Switchboard: no memory for a receiver.") }
        cffi_proxy_set_receiver(address, cffi_receiver_messages, made)
        cffi_proxy_set_intercepts(address, true)
    }

    /// Whether somebody would answer a call now. A delegate has the methods of its protocol only.
    private final func isAnswered(_ method: RegisteredMethod) -> Bool {
        if method.isRequirement,
            hasReceiver(cffi_receiver_forward) || hasReceiver(cffi_receiver_fallback)
                || containsAddedDelegate(where: { _ in true })
        {
            return true
        }
        return forwardReceiver?.knows(method.selector) ?? false
    }

    /// Whether a call can be made that ends the process where nobody answers it.
    final func mayAnswer(_ method: RegisteredMethod) -> Bool {
        isAnswered(method) || shape.ownSlots.contains(method.slot)
            || method.isRequirement && cffi_shape_default(shape.raw) != nil
            || InvocationOverride.isOverridden(by: type(of: self))
    }

    private final func hasReceiver(_ kind: cffi_receiver_kind) -> Bool {
        guard let object = cffi_proxy_copy_receiver(address, kind, nil) else { return false }
        swift_release(object)
        return true
    }

    // MARK: The parent

    /// Makes this proxy the delegate of `parent`, and forwards to the one that was there. Precondition: `parent` is of the
    /// proxy's class of parents.
    func takePlace(inObject parent: AnyObject) throws(ProxyRefusal) {}

    /// Whether it was made for `parent`.
    @usableFromInline func isProxy(of parent: AnyObject) -> Bool { false }

    /// The object that it was made for; nil once that is gone.
    var parentIfAlive: AnyObject? { nil }

    /// Takes away the real delegate whose object is at `installed`, if it is the one.
    func uninstall(_ installed: UnsafeMutableRawPointer) {}

    /// Whether calls of this proxy go on to `other`, perhaps through other proxies.
    final func forwards(to other: AnyForwardingProxy) -> Bool {
        // A class that conforms answers for itself: that is the end.
        func leadsThere(_ object: AnyObject) -> Bool {
            object !== self && (object as? AnyForwardingProxy)?.forwards(to: other) ?? false
        }
        if self === other { return true }
        let kinds = [cffi_receiver_forward, cffi_receiver_messages, cffi_receiver_fallback]
        for object in kinds.map({ cffi_proxy_copy_receiver(address, $0, nil) }) {
            if let object, leadsThere(Unmanaged<AnyObject>.fromOpaque(object).takeRetainedValue()) { return true }
        }
        return containsAddedDelegate(where: leadsThere)
    }

    /// Whether one of the forward delegates that were added, and that live, is as `predicate` says.
    final func containsAddedDelegate(where predicate: (AnyObject) -> Bool) -> Bool {
        var (number, count): (UInt32, UInt32) = (0, 0)
        repeat {
            let object = cffi_proxy_copy_added(address, number, &count)
            if let object, predicate(Unmanaged<AnyObject>.fromOpaque(object).takeRetainedValue()) { return true }
            number += 1
        } while number < count
        return false
    }

    /// Ends what `addForwardDelegate` began under that number. Any thread.
    final func removeForwardDelegate(_ number: UInt64) {
        cffi_proxy_remove_forward(address, number)
        observersChanged()
    }

    /// The type that made-up conformance descriptors name.
    static var typeDescriptor: UnsafeRawPointer {
        // A class's metadata has its descriptor behind the header, flags and sizes (TargetClassMetadata).
        Metadata(AnyForwardingProxy.self).address.load(fromByteOffset: 40, as: UnsafeRawPointer.self)
    }
}

/// What C calls back.
enum SwiftFunctions {
    static func install() { _ = installed }

    private static let installed: Void = {
        cffi_set_swift_value_functions(
            cffi_swift_value_functions(
                copy_arguments: { method, from, to in
                    Unmanaged<ResolvedMethod>.fromOpaque(method!).takeUnretainedValue().copyArguments(
                        from: from!, to: to!)
                },
                destroy_arguments: { method, arguments in
                    Unmanaged<ResolvedMethod>.fromOpaque(method!).takeUnretainedValue().destroyArguments(arguments!)
                },
                destroy_consumed: { method, arguments in
                    Unmanaged<ResolvedMethod>.fromOpaque(method!).takeUnretainedValue().destroyConsumed(arguments!)
                },
                destroy_error: { method, error in
                    Unmanaged<ResolvedMethod>.fromOpaque(method!).takeUnretainedValue().destroyError(error!)
                }))
        cffi_set_swift_functions(
            cffi_swift_functions(
                proxy_class: Metadata(AnyForwardingProxy.self).address,
                trap: { reason, object, slot in
                    guard reason != cffi_trap_self else { trapForeignSelf(object!) }
                    Unmanaged<AnyForwardingProxy>.fromOpaque(object!).takeUnretainedValue().trap(
                        reason, slot: Int(slot))
                },
                box_arguments: { boxing, arguments in
                    let boxes = Unmanaged<ArgumentBoxing>.fromOpaque(boxing!)._withUnsafeGuaranteedRef {
                        $0.boxes(of: arguments)
                    }
                    // An array is one reference here.
                    return Unmanaged.passRetained(unsafeBitCast(boxes, to: AnyObject.self)).toOpaque()
                },
                intercept: { frame, proxy, _, registered, arguments in
                    let proxy = Unmanaged<AnyForwardingProxy>.fromOpaque(proxy!).takeUnretainedValue()
                    Unmanaged<RegisteredMethod>.fromOpaque(registered!).takeUnretainedValue()
                        .intercept(frame!, proxy, arguments!)
                },
                find_default: { DelegateDefaults.receiver(for: ProtocolShape.shape(behind: $0!)) }))
    }()

    /// A call came with the proxy's witness table and another object.
    private static func trapForeignSelf(_ object: UnsafeMutableRawPointer) -> Never {
        let type: AnyObject.Type = type(of: Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue())
        fatalError(
            """
            Switchboard: expected a proxy as the object of a call that came through a proxy's protocol, found a \(type). \
            A requirement that returns `Self` gave the real delegate to a caller that takes it for the proxy. Write a class \
            that conforms to the protocol and forwards, or have the requirement return the protocol's type.
            """)
    }
}

extension AnyForwardingProxy {
    /// Ends the process: the method at a slot is another class's.
    func refuseSlot(_ slot: Int) -> Never { trap(cffi_trap_slot, slot: slot) }

    /// Ends the process: `forwardInvocation(_:)` threw what the caller cannot take.
    func refuse(_ error: any Error, slot: Int) -> Never {
        if let error = error as? MessageError {
            if error.isUnanswered(by: self) { trap(cffi_trap_unanswered, slot: slot) }
            if error.isOfNoResult { fatalError(error.description) }
        }
        fatalError(
            """
            Switchboard: expected a `forwardInvocation(_:)` that throws nothing for \(shape.requirements[slot]), which \
            is not declared `throws`, or throws errors of one type only; found that the one of \(type(of: self)) threw \
            \(error). Catch it there, and set a result.
            """)
    }

    /// Ends the process: a call cannot go on.
    fileprivate func trap(_ reason: cffi_trap, slot: Int) -> Never {
        if reason == cffi_trap_slot {
            fatalError(
                """
                Switchboard: expected `forward` to be called with a selector that the `implementedMethods()` of \(type(of: self)) \
                lists in `.forwarding`, found another one, or a class that lists none. List it, and keep it in a constant (`static let`, \
                or of the file for a generic class): one that is made anew each time is another one.
                """)
        }
        let requirement = shape.requirements[slot]
        switch reason {
        case cffi_trap_stack:
            fatalError(
                """
                Switchboard: a call of \(requirement), sent to a proxy for \(shape.delegateName), has more arguments on \
                the stack than the \(CFFI_STACK_WINDOW) words that are handed on where they are not known. If the method \
                returns nothing, observe or register it; else write a class that conforms to the protocol and forwards.
                """)
        case cffi_trap_types:
            let types = shape.methods.withLock { $0.bySlot[slot]?.layout.typeList } ?? "other types"
            fatalError(
                """
                Switchboard: a call of \(requirement), sent to a proxy for \(shape.delegateName), came with an argument \
                that is not of the types by which the method was named, \(types). Name it with the types of its \
                declaration: leave the parameters of the observer's closure without types, or give them just these.
                """)
        default:
            fatalError(
                """
                Switchboard: nobody answers a call of \(shape.name(of: slot)), sent to a proxy for \(shape.delegateName). \
                Expected a forward delegate, a fallback receiver or a default for the delegate type, found none, and \
                \(shape.whyUnanswered(slot).found). Set `fallbackReceiver`, keep the delegate alive, or write \
                `DelegateDefaults.register((any \(shape.delegateName)).self) { Nothing() }`, where `Nothing` is a class that \
                conforms\(shape.whyUnanswered(slot).remedy).
                """)
        }
    }
}

extension MessageError {
    /// Nobody answers a message that was sent to a proxy.
    init(unansweredBy proxy: AnyForwardingProxy, _ selector: MessageSelector? = nil) {
        self.init(.unanswered(proxy: proxy.shape.delegateName), selector, of: proxy)
    }

    func isUnanswered(by proxy: AnyForwardingProxy) -> Bool { source == ObjectIdentifier(proxy) }
}
