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
    let result: Any.Type

    /// Calls the method on the proxy, with the arguments that it takes one by one, and puts the result in the room.
    typealias Call = (AnyObject, inout RecordArguments, UnsafeMutableRawPointer) -> Void

    /// `signature` is only made for types that were not met before.
    func resolve(
        _ signature: @autoclosure () -> ArgumentLayout, _ call: Call
    ) throws(ObservationRefusal) -> ResolvedMethod {
        guard shape.isProbed else {
            throw ObservationRefusal(reason: .byHand, delegateName: shape.delegateName)
        }
        let probe = try probingCall(signature)
        let slot = try probe.slot(shape, call)
        if let known = shape.methods.withLock({ $0.bySlot[slot] }) { return try checked(known, probe) }
        guard slot != MethodProbe._forwardedOnly else {
            throw ObservationRefusal(reason: .forwardedOnly, delegateName: shape.delegateName)
        }
        guard !shape.isByHand else {
            throw ObservationRefusal(reason: .notARequirement, delegateName: shape.delegateName)
        }
        let mayConsume = try probe.verify(shape, slot, call)
        return try shape.methods.withLock { methods throws(ObservationRefusal) in
            if let known = methods.bySlot[slot] { return try checked(known, probe) }
            let made = ResolvedMethod(slot: slot, signature: probe.signature, mayConsume: mayConsume)
            shape.publish(
                probe.lowering.makeMethod(layout: probe.signature.layout, for: made, mayConsume: mayConsume), made,
                in: &methods)
            return made
        }
    }

    /// `known`, unless it was named with other types.
    private func checked(_ known: ResolvedMethod, _ probe: ProbingCall) throws(ObservationRefusal) -> ResolvedMethod {
        if known.element == ObjectIdentifier(element), known.arguments.count == argumentCount, known.result == result {
            return known
        }
        throw ObservationRefusal(
            reason: .argument(
                type: probe.signature.typeList,
                why: "the method was named with \(known.typeList) before; name it with the types of its declaration"),
            delegateName: shape.delegateName)
    }

    private func probingCall(_ signature: () -> ArgumentLayout) throws(ObservationRefusal) -> ProbingCall {
        let key = KnownMethods.ProbeKey(
            element: ObjectIdentifier(element), argumentCount: argumentCount, result: ObjectIdentifier(result))
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

/// What a probing call of a method with certain types needs. Made once for these types, lives for ever.
final class ProbingCall: @unchecked Sendable {
    typealias Call = MethodResolver.Call

    let lowering: CallLowering
    private let method: UnsafePointer<cffi_method>
    let signature: ArgumentLayout
    /// Specimens with null references.
    private let specimens: SpecimenArguments
    private let result: SpecimenResult

    init(_ signature: ArgumentLayout) throws(TypeLowering.Unknown) {
        self.signature = signature
        lowering = try CallLowering(
            arguments: signature.arguments, offsets: signature.offsets, result: signature.result)
        result = try SpecimenResult(Metadata(signature.result), object: nil)
        do throws(TypeLowering.Unknown) {
            specimens = try SpecimenArguments(signature, object: nil)
        } catch {
            result.deallocate()
            throw error
        }
        method = lowering.makeMethod(layout: signature.layout)
    }

    private func refusal(_ shape: ProtocolShape, _ reason: ObservationRefusal.Reason) -> ObservationRefusal {
        ObservationRefusal(reason: reason, delegateName: shape.delegateName)
    }

    /// The slot of the requirement that `call` calls.
    func slot(_ shape: ProtocolShape, _ call: Call) throws(ObservationRefusal) -> Int {
        try probe(shape, shape.probeProxy, specimens, nil, result, call).slot
    }

    /// Refuses a method whose arguments do not arrive where they are expected, or its result does not; true where it may
    /// consume an argument.
    ///
    /// It takes two rounds with other bytes: what is no argument, such as an address where a byte was expected, is the
    /// same in both.
    func verify(_ shape: ProtocolShape, _ slot: Int, _ call: Call) throws(ObservationRefusal) -> Bool {
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
        _ shape: ProtocolShape, _ slot: Int, _ object: Unmanaged<SpecimenObject>, round: UInt64, _ call: Call
    ) throws(ObservationRefusal) -> Bool {
        let sent: SpecimenArguments, returned: SpecimenResult
        // What the result refers to, which is not counted: it is never destroyed.
        let resultObject = SpecimenObject()
        do {
            sent = try SpecimenArguments(signature, object: object.toOpaque(), round: round)
            returned = try SpecimenResult(
                Metadata(signature.result), object: Unmanaged.passUnretained(resultObject).toOpaque(), round: round)
        } catch {
            throw refusal(shape, .argument(type: error.type, why: error.why))
        }
        defer { sent.deallocate() }
        defer { returned.deallocate() }
        let received = signature.allocate()
        defer { received.deallocate() }
        // A proxy of its own, whose references nobody else counts. Several arguments may refer to one object.
        let proxy = shape.anotherProbe()
        let watched = [proxy.address] + Set(sent.references)
        let before = watched.map(swift_retainCount)
        let arrived = try probe(shape, proxy, sent, received, returned, call)
        let consumed = zip(watched, before).map { object, before in Int(swift_retainCount(object)) - Int(before) }
        for (object, count) in zip(watched, consumed) {
            for _ in 0..<max(count, 0) { swift_release(object) }
        }
        withExtendedLifetime(resultObject) {}
        guard arrived.slot == slot, sent.matches(received), arrived.resultMatches else {
            throw refusal(shape, otherLowering)
        }
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
        _ shape: ProtocolShape, _ proxy: AnyObject, _ sent: SpecimenArguments, _ received: UnsafeMutableRawPointer?,
        _ returned: SpecimenResult, _ call: Call
    ) throws(ObservationRefusal) -> (slot: Int, resultMatches: Bool) {
        var arguments = RecordArguments(sent.addresses)
        var probe = cffi_probe()
        probe.proxy = UnsafeRawPointer(Unmanaged.passUnretained(proxy).toOpaque())
        probe.method = method
        probe.arguments = received
        let type = Metadata(signature.result)
        let matches = withUnsafeMutablePointer(to: &probe) { probe in
            withUnsafeTemporaryAllocation(byteCount: max(type.size, 1), alignment: type.alignment) { room in
                let room = room.baseAddress!
                room.initializeMemory(as: UInt8.self, repeating: 0, count: max(type.size, 1))
                probe.pointee.result = type.size == 0 ? nil : UnsafeRawPointer(returned.memory)
                probe.pointee.room = UnsafeRawPointer(room)
                cffi_probe_begin(probe)
                call(proxy, &arguments, room)
                cffi_probe_end(probe)
                return returned.matches(room)
            }
        }
        switch probe.outcome {
        case cffi_probe_one_call: return (Int(probe.slot), matches)
        case cffi_probe_other_lowering: throw refusal(shape, otherLowering)
        default: throw refusal(shape, .notARequirement)
        }
    }
}
