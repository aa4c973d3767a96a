import CForwarding

/// The defaults of delegate types, which answer calls that nobody else answers, in all proxies of the type, including
/// existing ones.
///
/// ```swift
/// private final class Nothing: DownloaderDelegate {}     // the protocol has default implementations
/// DelegateDefaults.register((any DownloaderDelegate).self) { Nothing() }
/// ```
///
/// With a default, a program that only observes needs no delegate of its own, and a delegate may go away. The real
/// delegate and the added ones answer first, else what `whenUnanswered` gave, else the fallback receiver or the proxy's own
/// class, else the default. If there is none, a method that is known to return nothing (see
/// `ForwardingProxy.fallbackTarget`) returns, unless it takes a closure that its caller may wait for; any other call ends
/// the process with a message. An observer that calls or keeps such a closure answers in place of the default.
///
/// `SwitchboardFoundation` has defaults for the delegate types of Foundation.
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

    /// Registers the default for a delegate type. Thread-safe; call it once for a type, before the first call that
    /// needs the default.
    ///
    /// Traps if the type already has a default, or if no class can be a delegate of the type.
    ///
    /// - Parameters:
    ///   - type: The delegate type: `any P`, or `any P & Q`. Protocols that refine `P` have defaults of their own.
    ///   - make: Makes the default when it is first needed. The default is never freed. All proxies share it, and call
    ///     it on whatever thread they are called.
    public static func register<Delegate>(_ type: Delegate.Type, _ make: @escaping @Sendable () -> Delegate) {
        guard add(type, make, to: \.registered) else {
            fatalError(
                """
                Switchboard: can't register a second default for \(String(reflecting: type)). Register it once, or set the \
                `fallbackTarget` of proxies that need another one.
                """)
        }
    }

    /// For libraries beside this one: like `register(_:_:)`, but a default that anybody else registers takes
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

    /// A receiver with the default for the delegate type of `shape`, which it retains; nil if there is no default.
    static func receiver(for shape: ProtocolShape) -> OpaquePointer? {
        providing.withLock {
            var offer = cffi_defaults_take_offers()
            while let next = offer {
                next.pointee.provide()
                offer = UnsafePointer(next.pointee.next)
            }
        }
        let type = ObjectIdentifier(shape.delegateType)
        return known.withLock { $0.registered[type] ?? $0.provided[type] }?.receiver(in: shape)
    }
}

private protocol DefaultDelegate: Sendable {
    /// Precondition: the shape is of the delegate type.
    func receiver(in shape: ProtocolShape) -> OpaquePointer?
}

/// A default, made when it is first needed.
private final class MadeDelegate<Delegate>: DefaultDelegate {
    private let make: @Sendable () -> Delegate
    private let made = Locked<Delegate?>(nil)

    init(_ make: @escaping @Sendable () -> Delegate) {
        self.make = make
    }

    func receiver(in shape: ProtocolShape) -> OpaquePointer? {
        guard let receiver = shape.receiver(for: delegate, retained: true) else {
            fatalError("Switchboard: no memory for a receiver.")
        }
        return receiver
    }

    private var delegate: Delegate {
        if let made = made.withLock({ $0 }) { return made }
        let new = make()
        guard !(ProtocolShape.anyObject(of: new) is AnyForwardingProxy) else {
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
