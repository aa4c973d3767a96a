import CForwarding

/// The defaults of delegate types: objects that answer the calls of proxies without a target.
///
/// A default applies to all proxies of its delegate type, including existing ones. So a program that only observes
/// needs no delegate, and a delegate may be deallocated.
///
/// ```swift
/// private final class Quiet: ImporterDelegate, Sendable {}  // the protocol has default implementations
/// DelegateDefaults.register((any ImporterDelegate).self) { Quiet() }
/// ```
///
/// A call uses the first of these:
///
/// 1. The target and the added targets, then the `messageTarget`.
/// 2. The closure of `whenUnanswered`.
/// 3. The `fallbackTarget`, or the methods of the proxy's own class.
/// 4. The default of the delegate type.
/// 5. The default implementation in an extension of the protocol.
/// 6. What the proxy's class gives: `@DefaultResult`, or `default:` of `forward(_:with:default:_:)`.
/// 7. Nothing, if the library knows that the method returns nothing and takes no closure: the call returns.
///
/// Otherwise the call traps with a message. If an observer calls or keeps a completion handler, it answers in place
/// of the default.
///
/// `SwitchboardFoundation` has defaults for Foundation's delegate types.
public enum DelegateDefaults {
    private struct Known {
        var registered: [ObjectIdentifier: any DefaultDelegate] = [:]
        /// Provided by libraries. A registered default takes precedence.
        var provided: [ObjectIdentifier: any DefaultDelegate] = [:]
    }

    private static let known = Locked(Known())
    /// Held while libraries register their defaults, so that other threads wait for them; the same thread may acquire
    /// it again.
    private static let providing = RecursiveLock()

    /// Registers the default of a delegate type.
    ///
    /// ```swift
    /// private final class Quiet: ImporterDelegate, Sendable {}
    /// DelegateDefaults.register((any ImporterDelegate).self) { Quiet() }
    /// ```
    ///
    /// Call it once for a type, before the first call that needs the default. If the type already has a default, or
    /// isn't a supported protocol type, this traps. Thread-safe.
    ///
    /// - Parameters:
    ///   - type: The delegate type: `any P`, or `any P & Q`. Protocols that refine `P` have defaults of their own.
    ///   - make: Makes the default when it's first needed. All proxies share it, and call it on the calling threads.
    ///     It's never deallocated. If only actors conform to the protocols, this traps.
    public static func register<Delegate>(_ type: Delegate.Type, _ make: @escaping @Sendable () -> Delegate) {
        let protocols = trapping { () throws(ProxyError) in try ProtocolRequirements.directProtocols(of: type) }
        guard !protocols.contains(where: \.refinesActor) else {
            fatalError(
                """
                Switchboard: can't register a default for \(String(reflecting: type)): only actors conform to it, and each \
                proxy gets its calls on the executor of one actor. Set the `fallbackTarget` of each proxy.
                """)
        }
        guard add(type, make, to: \.registered) else {
            fatalError(
                """
                Switchboard: can't register a second default for \(String(reflecting: type)). Register it once, or set the \
                `fallbackTarget` of proxies that need another one.
                """)
        }
    }

    /// For libraries beside this one: like `register(_:_:)`, except that a default registered there takes
    /// precedence.
    package static func provide<Delegate>(_ type: Delegate.Type, _ make: @escaping @Sendable () -> Delegate) {
        _ = add(type, make, to: \.provided)
    }

    private static func add<Delegate>(
        _ type: Delegate.Type, _ make: @escaping @Sendable () -> Delegate,
        to list: WritableKeyPath<Known, [ObjectIdentifier: any DefaultDelegate]>
    ) -> Bool {
        trapping { () throws(ProxyError) in _ = try ProtocolRequirements.directProtocols(of: type) }
        let isNew = known.withLock { known in
            guard known[keyPath: list][ObjectIdentifier(type)] == nil else { return false }
            known[keyPath: list][ObjectIdentifier(type)] = MadeDelegate(make)
            return true
        }
        cffi_defaults_changed()
        return isNew
    }

    /// A receiver with the default for the delegate type of `dispatchTable`, which it retains; nil if there is no
    /// default.
    static func receiver(for dispatchTable: DispatchTable) -> OpaquePointer? {
        providing.withLock {
            var offer = cffi_defaults_take_offers()
            while let next = offer {
                next.pointee.provide()
                offer = UnsafePointer(next.pointee.next)
            }
        }
        let type = ObjectIdentifier(dispatchTable.delegateType)
        return known.withLock { $0.registered[type] ?? $0.provided[type] }?.receiver(in: dispatchTable)
    }
}

private protocol DefaultDelegate: Sendable {
    /// Precondition: the dispatch table is of the delegate type.
    func receiver(in dispatchTable: DispatchTable) -> OpaquePointer
}

/// A default, made when it is first needed.
private final class MadeDelegate<Delegate>: DefaultDelegate {
    private let make: @Sendable () -> Delegate
    private let made = Locked<Delegate?>(nil)

    init(_ make: @escaping @Sendable () -> Delegate) {
        self.make = make
    }

    func receiver(in dispatchTable: DispatchTable) -> OpaquePointer {
        dispatchTable.receiver(for: delegate, retained: true)
    }

    private var delegate: Delegate {
        if let made = made.withLock({ $0 }) { return made }
        let new = make()
        guard !(DispatchTable.anyObject(of: new) is AnyForwardingProxy) else {
            fatalError(
                """
                Switchboard: the default for \(String(reflecting: Delegate.self)) is a proxy, so calls would never end. Return an object \
                of a class that conforms.
                """)
        }
        return made.withLock { made in
            if let other = made { return other }
            made = new
            return new
        }
    }
}
