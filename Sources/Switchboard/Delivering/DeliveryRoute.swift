import CForwarding
import CSwiftCall

/// The way of calls to one target that gets them on its context.
///
/// The target is not the proxy's receiver: a relay is, a second proxy whose only receiver is the target, and whose
/// calls come here. So no call that is under way while targets change reaches a target on a wrong thread.
final class DeliveryRoute: @unchecked Sendable {
    /// What becomes of a requirement's calls.
    enum Rule {
        /// They are kept, and run later.
        case later
        /// The caller waits for the target.
        case blocking
        /// `whenUnanswered` answers.
        case answered
    }

    let delivery: Delivery
    /// By slot.
    private let rules: [Rule]
    /// What C knows of the relay; its context is this object.
    let relay: UnsafeMutablePointer<cffi_relay>
    private let onContext: CallOnContext
    /// The proxy in front of the relay.
    private weak var proxy: AnyForwardingProxy?
    /// Of a route with blocking calls.
    private let registration: AnyObject?

    init(
        _ delivery: Delivery, _ rules: [Rule], _ onContext: CallOnContext, for proxy: AnyForwardingProxy
    ) {
        self.delivery = delivery
        self.rules = rules
        self.onContext = onContext
        self.proxy = proxy
        registration = rules.contains(.blocking) ? BlockingCall.register(delivery.context) : nil
        let keeps = UnsafeMutablePointer<Bool>.allocate(capacity: rules.count)
        for (slot, rule) in rules.enumerated() {
            (keeps + slot).initialize(to: rule == .later && onContext == .runsInOrder)
        }
        relay = .allocate(capacity: 1)
        relay.initialize(
            to: cffi_relay(
                keep: { route, relay, slot, method, arguments in
                    Unmanaged<DeliveryRoute>.fromOpaque(route!)._withUnsafeGuaranteedRef {
                        $0.delivery.deliver(relay!, slot, method!, arguments!)
                    }
                }, context: nil, keeps: keeps, slot_count: UInt32(rules.count)))
        relay.pointee.context = Unmanaged.passUnretained(self).toOpaque()
    }

    deinit {
        relay.pointee.keeps.deallocate()
        relay.deallocate()
    }

    /// Has the calls of a relay come here.
    func intercept(_ relay: AnyForwardingProxy) {
        let take: Interceptor.Body = { [self] call, next, arguments, result in
            self.take(call.assumingMemoryBound(to: cffi_interception.self), next, arguments, result)
        }
        let wait: AsynchronousInterceptor.Body = { [delivery] call, next, arguments, result in
            // The calls that began before run first. Then Swift calls the target on the target's own actor.
            await delivery.turn()
            return await call.proceed(to: next, arguments, result)
        }
        let table = relay.makeChains()
        table.add(Interceptor(take), to: nil)
        table.add(AsynchronousInterceptor(wait), to: nil)
    }

    /// Handles a call of the relay, as an interceptor.
    private func take(
        _ call: UnsafeMutablePointer<cffi_interception>, _ next: Int, _ arguments: UnsafeRawPointer,
        _ result: UnsafeMutableRawPointer
    ) -> (any Error)? {
        let slot = Int(call.pointee.slot)
        switch rule(of: slot, call.pointee.caller) {
        case .answered: return answer(call, arguments, result)
        case .later:
            guard onContext == .runsAtOnce, delivery.isCurrent else {
                deliver(call, arguments)
                return nil
            }
            return proceed(call, next, arguments, result)
        case .blocking:
            if delivery.isCurrent { return proceed(call, next, arguments, result) }
            let name = { call.pointee.caller.dispatchTable.learntName(of: slot) }
            requireFunction(call, slot)
            let outcome = Locked<(any Error)?>(nil)
            BlockingCall.run(name, on: delivery) {
                let error = cffi_interception.proceed(call, to: next, arguments, result)
                outcome.withLock { $0 = error }
            }
            return isAnswered(call) ? outcome.withLock { $0 } : answer(call, arguments, result)
        }
    }

    private func rule(of slot: Int, _ relay: AnyForwardingProxy) -> Rule {
        // An instance of a generic requirement has a slot behind those of the requirements.
        rules[slot < rules.count ? slot : relay.dispatchTable.requirementSlot(slot)]
    }

    private func proceed(
        _ call: UnsafeMutablePointer<cffi_interception>, _ next: Int, _ arguments: UnsafeRawPointer,
        _ result: UnsafeMutableRawPointer
    ) -> (any Error)? {
        let error = cffi_interception.proceed(call, to: next, arguments, result)
        return isAnswered(call) ? error : answer(call, arguments, result)
    }

    private func isAnswered(_ call: UnsafeMutablePointer<cffi_interception>) -> Bool {
        call.pointee.answered_by != cffi_source_none
    }

    private func deliver(_ call: UnsafeMutablePointer<cffi_interception>, _ arguments: UnsafeRawPointer) {
        let relay = call.pointee.caller, slot = Int(call.pointee.slot)
        guard let layout = layout(of: call), cffi_arguments_closures(layout, arguments) == cffi_closures_kept
        else {
            fatalError(
                """
                Switchboard: can't deliver a call of \(relay.dispatchTable.learntName(of: slot)) later: an argument is a closure that ends \
                with the call. Declare the parameter `@escaping`, or let the caller wait with `answers: .blocking`.
                """)
        }
        delivery.deliver(relay.address, UInt32(slot), layout, arguments)
    }

    private func layout(of call: UnsafeMutablePointer<cffi_interception>) -> UnsafePointer<cffi_method>? {
        call.pointee.layout ?? cffi_slot_method(call.pointee.caller.dispatchTable.slots + Int(call.pointee.slot))
    }

    /// Traps on a change in place of a property that the library doesn't know: it ends on the thread that began it.
    private func requireFunction(_ call: UnsafeMutablePointer<cffi_interception>, _ slot: Int) {
        let dispatchTable = call.pointee.caller.dispatchTable
        guard slot < dispatchTable.requirements.count, dispatchTable.slots[slot].is_coroutine else { return }
        fatalError(
            """
            Switchboard: can't deliver a change in place by \(dispatchTable.learntName(of: slot)): the library doesn't know the property's \
            type. Reference the property before you set the target: `_ = try ForwardingProxy<\(dispatchTable.writtenDelegate)>\
            .selector(get: \\.NAME)`.
            """)
    }

    /// Has what answers in place of the target answer a call, on the calling thread.
    private func answer(
        _ call: UnsafeMutablePointer<cffi_interception>, _ arguments: UnsafeRawPointer,
        _ result: UnsafeMutableRawPointer
    ) -> (any Error)? {
        let slot = Int(call.pointee.slot)
        call.pointee.is_answered = true
        // Not a generic requirement, which takes words that say its types.
        guard let method = call.pointee.knownMethod, let layout = layout(of: call), let proxy,
            !proxy.dispatchTable.isHandWritten, call.pointee.caller.dispatchTable.knownMethod(slot) === method
        else {
            return call.pointee.caller.endUnanswered(call.pointee.knownMethod, observersAnswer: false)
        }
        return withUnsafeTemporaryAllocation(byteCount: Int(CFFI_TYPED_ERROR_SIZE), alignment: 16) { room in
            let error = room.baseAddress!
            let ending = cffi_proxy_forward(
                proxy.address, UInt32(slot), layout, cffi_forwarding_without_delegate, arguments, result, error,
                &call.pointee.answered_by)
            switch ending {
            case cffi_ending_returned: return nil
            case cffi_ending_unanswered:
                call.pointee.is_answered = false
                return call.pointee.caller.endUnanswered(method, observersAnswer: false)
            default: return method.moveError(error)
            }
        }
    }
}
