import CForwarding

/// The proxy that is another one's receiver in place of a target: its calls are delivered to the target on its context.
///
/// The other proxy's receiver is gone when the target is: `cffi_receiver_set_relay`.
final class DeliveringProxy<Delegate>: ForwardingProxy<Delegate>, @unchecked Sendable {
    let route: DeliveryRoute

    init(
        forwardingTo target: Delegate, retained: Bool, _ route: DeliveryRoute,
        dispatchTable: UnsafePointer<cffi_dispatch_table>
    ) {
        self.route = route
        super.init(dispatchTable: dispatchTable)
        setReceiver(cffi_receiver_forward, target, retained: retained)
        route.intercept(self)
    }
}

extension ForwardingProxy {
    /// What the main target's calls go through; nil if they aren't delivered.
    final var delivery: Delivery? {
        guard let relay = cffi_proxy_copy_relay(address) else { return lastDelivery }
        let proxy = Unmanaged<AnyObject>.fromOpaque(relay).takeRetainedValue()
        return unsafeDowncast(proxy, to: DeliveringProxy<Delegate>.self).route.delivery
    }

    /// What delivers the calls that wait for the target before; nil if there are none.
    private var lastDelivery: Delivery? { interceptors?.lastDelivery.map { unsafeDowncast($0, to: Delivery.self) } }

    /// Makes a target the proxy's, and has its calls delivered on a context.
    final func deliver(
        to target: Delegate, retained: Bool, on context: DeliveryContext, _ buffering: BufferingPolicy,
        _ onContext: CallOnContext, _ answers: DeliveredAnswers
    ) throws(DeliveryError) {
        if dispatchTable.isForActors { throw DeliveryError(reason: .actor, delegateName: dispatchTable.delegateName) }
        let table: DispatchTable
        do throws(ProxyError) {
            table = try DispatchTable.table(of: Delegate.self, for: target)
        } catch {
            throw DeliveryError(reason: .proxy(error), delegateName: dispatchTable.delegateName)
        }
        guard CompanionFamily.lock.withLock({ cffi_proxy_named_companions(address) == 0 }) else {
            let error = ProxyError(reason: .deliveredTarget, protocolName: dispatchTable.delegateName)
            throw DeliveryError(reason: .proxy(error), delegateName: dispatchTable.delegateName)
        }
        let answering = dispatchTable.isHandWritten ? nil : interceptors
        let rules = try table.deliveryRules(answers) { answering?.answers($0) ?? false }
        // An actor that is its own context would keep itself.
        let context = retained ? context : context.notRetaining(DispatchTable.object(of: target))
        let own = Delivery(context, buffering, after: delivery)
        let route = DeliveryRoute(own, rules, onContext, for: self)
        let relay = DeliveringProxy(forwardingTo: target, retained: retained, route, dispatchTable: table.raw)
        let receiver = newReceiver(for: relay.object, retained: true)
        cffi_receiver_set_relay(receiver, route.relay)
        cffi_proxy_set_receiver(address, cffi_receiver_forward, receiver)
        makeInterceptors().lastDelivery = own
        receiversChanged(nil)
        observersChanged()
    }
}
