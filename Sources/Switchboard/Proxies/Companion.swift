import CForwarding
import CSupport

/// A proxy that stands in for one more protocol in the place of another proxy, which keeps it.
final class Companion<Delegate>: ForwardingProxy<Delegate>, @unchecked Sendable {
    private weak var proxy: AnyForwardingProxy?

    init(of proxy: AnyForwardingProxy) {
        self.proxy = proxy
        super.init(
            dispatchTable: trapping { () throws(ProxyError) in try DispatchTable.table(of: Delegate.self) }.raw)
        cffi_proxy_set_answers_for_another(address)
    }

    override var defaultSelf: AnyForwardingProxy { proxy ?? self }
    override var owner: AnyForwardingProxy? { proxy }
    override var isPart: Bool { true }
}

extension ForwardingProxy {
    /// Traps if this is a part of a proxy, and the method at a slot is of a protocol that the part's protocol inherits:
    /// its calls don't arrive here.
    @inline(__always)
    final func requireOwn(_ slot: Int) {
        if withDispatchTable({ $0.slots[slot].table != 0 }) && isPart { refuseInherited(slot) }
    }

    @inline(never)
    private func refuseInherited(_ slot: Int) {
        let dispatchTable = dispatchTable, descriptor = dispatchTable.protocols[Int(dispatchTable.slots[slot].table)]
        let isOfProxy = owner?.dispatchTable.protocols.contains(descriptor) ?? true
        let place = isOfProxy ? "the proxy itself" : "`proxy.refined(to: (any \(descriptor.name)).self)`"
        fatalError(
            """
            Switchboard: can't reference \(dispatchTable.learntName(of: slot)) here: \(dispatchTable.protocols[0].qualifiedName) inherits it. Reference it \
            with \(place).
            """)
    }

    /// Returns the part of this proxy for a protocol that refines the delegate's, or traps if there can't be one.
    ///
    /// Use the part to observe, intercept and answer the methods of that protocol. For example, if a table view casts
    /// its scroll view delegate to a table view delegate:
    ///
    /// ```swift
    /// let proxy = RxScrollViewDelegateProxy.proxy(for: tableView)
    /// let selections = proxy.refined(to: (any TableViewDelegate).self)
    ///     .methodInvoked(TableViewDelegate.tableView(_:didSelectRow:))
    /// ```
    ///
    /// If the target conforms to such a protocol, the proxy supports it even without this call: casts of the proxy
    /// succeed, and the target receives the calls. From this call on, they do so with any target. If the target
    /// doesn't support a call, the rules are those of calls without a target: `whenUnanswered` of the part and
    /// default implementations answer.
    ///
    /// The part forwards to the proxy's target and added targets, as far as they conform, and has the interceptors of
    /// all calls. It lives as long as the proxy. Use it only for methods that `type` declares itself: an inherited
    /// method traps. Thread-safe.
    ///
    /// - Parameter type: The protocol type, `(any P).self`. If `refinedOrThrow(to:)` throws, this traps.
    /// - Returns: The part.
    public final func refined<Refined>(to type: Refined.Type) -> ForwardingProxy<Refined> {
        trapping { () throws(ProxyError) in try refinedOrThrow(to: type) }
    }

    /// Returns the part of this proxy for a protocol that refines the delegate's, or throws if there can't be one.
    ///
    /// Use the part to observe, intercept and answer the methods of that protocol:
    ///
    /// ```swift
    /// let selections = try proxy.refinedOrThrow(to: (any TableViewDelegate).self)
    ///     .methodInvoked(TableViewDelegate.tableView(_:didSelectRow:))
    /// ```
    ///
    /// From this call on, casts of the proxy to the protocol succeed with any target. The part lives as long as the
    /// proxy. Use it only for methods that `type` declares itself: an inherited method traps. Thread-safe.
    ///
    /// - Parameter type: The protocol type, `(any P).self`.
    /// - Returns: The part.
    /// - Throws: A ``ProxyError`` if the protocol doesn't refine a protocol of the delegate type, or isn't supported.
    public final func refinedOrThrow<Refined>(to type: Refined.Type) throws(ProxyError) -> ForwardingProxy<Refined> {
        if hasRelay {
            throw ProxyError(reason: .deliveredTarget, protocolName: String(reflecting: type))
        }
        let dispatchTable = dispatchTable
        let direct = try ProtocolRequirements.directProtocols(of: type)
        guard direct.count == 1, dispatchTable.mayHaveCompanions, direct[0].existential == type,
            dispatchTable.companions.refines(direct[0])
        else {
            throw ProxyError(
                reason: .notARefinement(delegate: dispatchTable.delegateName), protocolName: String(reflecting: type))
        }
        var hasChanged = false
        let part = try CompanionFamily.lock.withLock { () throws(ProxyError) in
            let family = dispatchTable.companions
            for number in family.closure(of: try family.number(of: direct[0])) {
                _ = companion(number)
                cffi_proxy_name_companion(address, UInt32(number))
            }
            hasChanged = changeClass()
            // The runtime has one metadata for a type.
            return unsafeDowncast(companion(try family.number(of: direct[0])), to: ForwardingProxy<Refined>.self)
        }
        if hasChanged {
            receiversChanged(nil)
            observersChanged()
        }
        return part
    }
}
