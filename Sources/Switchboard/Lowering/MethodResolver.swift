import CFFIShim

/// Finds which requirement a method reference names, by calling it once on a proxy that only takes note.
///
/// The first call for a method is made with specimens that tell what arrives: it is decoded and compared with what was
/// sent, so a method is only observed where its lowering is known to be what the compiler does.
struct MethodResolver {
    let shape: ProtocolShape
    /// The type of the decoded arguments.
    let element: Any.Type
    /// One argument that is a tuple is passed otherwise than the tuple's elements.
    let argumentCount: Int

    /// `call` calls the method on the proxy with the arguments that it takes one by one. `signature` is only made for
    /// types that were not met before.
    func resolve(
        _ signature: @autoclosure () -> ArgumentLayout, _ call: (ProxyCore, inout SpecimenArguments) -> Void
    ) throws(ObservationRefusal) -> ResolvedMethod {
        let probe = try probingCall(signature)
        let slot = try probe.slot(shape, call)
        if let known = shape.methods.withLock({ $0.bySlot[slot] }) { return try checked(known, probe) }
        let mayConsume = try probe.verify(shape, slot, call)
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
        if known.element == ObjectIdentifier(element), known.arguments.count == argumentCount { return known }
        throw ObservationRefusal(
            reason: .argument(
                type: probe.signature.typeList,
                why: "the method was named with \(known.typeList) before; name it with the types of its declaration"),
            delegateName: shape.delegateName)
    }

    private func probingCall(_ signature: () -> ArgumentLayout) throws(ObservationRefusal) -> ProbingCall {
        let key = KnownMethods.ProbeKey(element: ObjectIdentifier(element), argumentCount: argumentCount)
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
    let signature: ArgumentLayout
    /// Specimens with null references.
    private let specimens: SpecimenArguments

    init(_ signature: ArgumentLayout) throws(TypeLowering.Unknown) {
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
        try probe(shape.probeProxy, specimens, nil, call)
    }

    /// Refuses a method whose arguments do not arrive where they are expected; true where it may consume one.
    ///
    /// It takes two rounds with other bytes: what is no argument, such as an address where a byte was expected, is the
    /// same in both.
    func verify(
        _ shape: ProtocolShape, _ slot: Int, _ call: (ProxyCore, inout SpecimenArguments) -> Void
    ) throws(ObservationRefusal) -> Bool {
        guard shape.requirements[slot].kind == .method else { throw refusal(shape, .notARequirement) }
        let object = Unmanaged.passRetained(SpecimenObject())
        defer { object.release() }
        var mayConsume = false
        for round in 0..<2 {
            if try verify(shape, slot, object, round: UInt64(round), call) { mayConsume = true }
        }
        return mayConsume
    }

    private func verify(
        _ shape: ProtocolShape, _ slot: Int, _ object: Unmanaged<SpecimenObject>, round: UInt64,
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
        // A proxy of its own, whose references nobody else counts.
        let proxy = ProxyCore(shape: shape)
        let watched = [proxy.address] + sent.references
        let before = watched.map(swift_retainCount)
        let arrived = try probe(proxy, sent, received, call)
        let consumed = zip(watched, before).map { object, before in Int(swift_retainCount(object)) - Int(before) }
        for (object, count) in zip(watched, consumed) {
            for _ in 0..<max(count, 0) { swift_release(object) }
        }
        guard arrived == slot, sent.matches(received) else { throw refusal(shape, otherLowering) }
        guard consumed[0] <= 0 else {
            throw refusal(shape, .argument(type: "self", why: "the method consumes the object that it is called on"))
        }
        return sent.hidesConsumption || consumed.contains { $0 > 0 }
    }

    private var otherLowering: ObservationRefusal.Reason {
        .argument(
            type: signature.typeList,
            why:
                "the compiler passes them in another way than expected, as where the declaration has other types, for which "
                + "a closure's parameters or `as` stood in")
    }

    private func probe(
        _ proxy: ProxyCore, _ sent: SpecimenArguments, _ received: UnsafeMutableRawPointer?,
        _ call: (ProxyCore, inout SpecimenArguments) -> Void
    ) throws(ObservationRefusal) -> Int {
        var arguments = sent
        var probe = cffi_probe()
        probe.proxy = UnsafeRawPointer(proxy.address)
        probe.method = method
        probe.arguments = received
        withUnsafeMutablePointer(to: &probe) { probe in
            cffi_probe_begin(probe)
            call(proxy, &arguments)
            cffi_probe_end(probe)
        }
        switch probe.result {
        case cffi_probe_one_call: return Int(probe.slot)
        case cffi_probe_other_lowering: throw refusal(proxy.shape, otherLowering)
        default: throw refusal(proxy.shape, .notARequirement)
        }
    }
}
