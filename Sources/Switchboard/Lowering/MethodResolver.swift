import CFFIShim

/// Finds which requirement a method reference names, by calling it once on a proxy that only takes note.
///
/// The first call for a method is made with specimens that tell what arrives: it is decoded and compared with what was
/// sent, so a method is only observed where its lowering is known to be what the compiler does.
struct MethodResolver {
    let shape: ProtocolShape
    /// The type of the decoded arguments.
    let element: Any.Type

    /// `call` calls the method on the proxy with the arguments that it takes one by one. `signature` is only made for
    /// types that were not met before.
    func resolve(
        _ signature: @autoclosure () -> MethodSignature, _ call: (ProxyCore, inout SpecimenArguments) -> Void
    ) throws(ObservationRefusal) -> ResolvedMethod {
        let probe = try probingCall(signature())
        let slot = try probe.slot(shape, call)
        if let known = shape.methods.withLock({ $0.bySlot[slot] }) { return try checked(known, probe) }
        let mayConsume = try probe.verify(shape, call)
        return try shape.methods.withLock { methods throws(ObservationRefusal) in
            if let known = methods.bySlot[slot] { return try checked(known, probe) }
            let made = ResolvedMethod(slot: slot, signature: probe.signature)
            methods.bySlot[slot] = made
            cffi_slot_publish(
                shape.slots + slot,
                probe.lowering.makeMethod(layout: probe.signature.layout, for: made, mayConsume: mayConsume))
            return made
        }
    }

    /// `known`, unless it was named with other types.
    private func checked(_ known: ResolvedMethod, _ probe: ProbingCall) throws(ObservationRefusal) -> ResolvedMethod {
        guard known.element != ObjectIdentifier(element) else { return known }
        throw ObservationRefusal(
            reason: .argument(
                type: probe.signature.typeList,
                why: "the method was named with \(known.typeList) before; name it with the types of its declaration"),
            delegateName: shape.delegateName)
    }

    private func probingCall(_ signature: @autoclosure () -> MethodSignature) throws(ObservationRefusal) -> ProbingCall {
        let key = ObjectIdentifier(element)
        if let known = shape.methods.withLock({ $0.probes[key] }) { return known }
        do {
            let made = try ProbingCall(signature())
            shape.methods.withLock { $0.probes[key] = made }
            return made
        } catch {
            throw ObservationRefusal(
                reason: .argument(type: error.type, why: error.why), delegateName: shape.delegateName)
        }
    }
}

/// What a probing call of a method with certain argument types needs. Made once for these types, lives for ever.
final class ProbingCall: @unchecked Sendable {
    let lowering: CallLowering
    private let method: UnsafePointer<cffi_method>
    let signature: MethodSignature
    /// Specimens with null references.
    private let specimens: SpecimenArguments

    init(_ signature: MethodSignature) throws(TypeLowering.Unknown) {
        self.signature = signature
        specimens = try SpecimenArguments(signature, object: nil)
        lowering = try CallLowering(arguments: signature.arguments, offsets: signature.offsets)
        method = lowering.makeMethod(layout: signature.layout)
    }

    private func refusal(_ shape: ProtocolShape, _ reason: ObservationRefusal.Reason) -> ObservationRefusal {
        ObservationRefusal(reason: reason, delegateName: shape.delegateName)
    }

    /// The slot of the requirement that `call` calls.
    func slot(
        _ shape: ProtocolShape, _ call: (ProxyCore, inout SpecimenArguments) -> Void
    ) throws(ObservationRefusal) -> Int {
        try probe(shape, specimens, nil, call)
    }

    /// Refuses a method whose arguments do not arrive where they are expected; true where it may consume one.
    ///
    /// It takes two rounds with other bytes: what is no argument, such as an address where a byte was expected, is the
    /// same in both.
    func verify(
        _ shape: ProtocolShape, _ call: (ProxyCore, inout SpecimenArguments) -> Void
    ) throws(ObservationRefusal) -> Bool {
        let object = Unmanaged.passRetained(SpecimenObject())
        defer { object.release() }
        var mayConsume = false
        for round in 0..<2 {
            if try verify(shape, object, round: UInt64(round), call) { mayConsume = true }
        }
        return mayConsume
    }

    private func verify(
        _ shape: ProtocolShape, _ object: Unmanaged<SpecimenObject>, round: UInt64,
        _ call: (ProxyCore, inout SpecimenArguments) -> Void
    ) throws(ObservationRefusal) -> Bool {
        let sent: SpecimenArguments
        do {
            sent = try SpecimenArguments(signature, object: object.toOpaque(), round: round)
        } catch {
            throw refusal(shape, .argument(type: error.type, why: error.why))
        }
        defer { sent.deallocate() }
        let received = signature.allocate()
        defer { received.deallocate() }

        let before = Int(swift_retainCount(object.toOpaque()))
        _ = try probe(shape, sent, received, call)
        let consumed = Int(swift_retainCount(object.toOpaque())) - before
        for _ in 0..<max(consumed, 0) { object.release() }
        guard sent.matches(received) else { throw refusal(shape, otherLowering) }
        return consumed > 0
    }

    private var otherLowering: ObservationRefusal.Reason {
        .argument(type: signature.typeList, why: "the compiler passes them in another way than expected")
    }

    private func probe(
        _ shape: ProtocolShape, _ sent: SpecimenArguments, _ received: UnsafeMutableRawPointer?,
        _ call: (ProxyCore, inout SpecimenArguments) -> Void
    ) throws(ObservationRefusal) -> Int {
        let proxy = shape.probeProxy
        var arguments = sent
        cffi_probe_begin(proxy.address, method, received)
        call(proxy, &arguments)
        var slot: UInt32 = 0
        switch cffi_probe_end(&slot) {
        case cffi_probe_one_call: return Int(slot)
        case cffi_probe_other_lowering: throw refusal(shape, otherLowering)
        default: throw refusal(shape, .notARequirement)
        }
    }
}
