import CForwarding
import CSupport
import CSwiftCall

/// Finds the requirement that a method reference names, by calling it once on a proxy that only records the call.
///
/// The first call for a method is made with samples. The decoded arguments are compared with the samples, so a method
/// is observed only if its computed lowering is known to be the compiler's.
struct MethodResolver {
    let shape: ProtocolShape
    /// The type of the decoded arguments.
    let element: Any.Type
    /// A single argument that is a tuple is passed in another way than the tuple's elements.
    let argumentCount: Int
    let result: Any.Type
    let failure: any Error.Type
    var isAsynchronous = false

    /// A way to pass the arguments that the types leave open.
    struct Way: Hashable {
        /// The arguments that travel by address.
        var byAddress: Set<Int> = []
        /// As in `ArgumentLayout`.
        var leadingWords: Int?
        /// Whether the probing call is made on the actor on which the thread is: for that actor it would wait elsewhere.
        var isOnActor = false
        /// Whether an asynchronous method throws nothing, though it was named as one that throws.
        var throwsNothing = false
    }

    /// Whether the call comes to the entry of an asynchronous requirement. In a class that conforms by hand, it comes to
    /// compiled code.
    private var hasAsynchronousEntry: Bool { isAsynchronous && !shape.isByHand }

    /// Calls the method on the proxy.
    typealias Call = (AnyObject, GenericCall) -> GenericCall.Outcome

    /// `signature` is only evaluated for types that are new.
    func resolve(
        _ signature: @autoclosure () -> ArgumentLayout, _ call: Call
    ) throws(ObservationRefusal) -> ResolvedMethod {
        guard shape.isProbed else {
            throw ObservationRefusal(reason: .byHand, delegateName: shape.delegateName)
        }
        var first: ObservationRefusal?
        for way in try waysToPass(signature) {
            do throws(ObservationRefusal) {
                if let found = try resolve(probingCall(way, signature), call) { return found }
                var way = way
                way.throwsNothing = true
                if let found = try resolve(probingCall(way, signature), call) { return found }
            } catch {
                switch error.reason {
                case .argument, .waits: first = first ?? error
                default: throw error
                }
            }
        }
        throw first!
    }

    /// What the types leave open, and the probing call tells: whether an asynchronous method runs on the actor of its
    /// caller, and which arguments travel by address because their declaration has an associated type. The calls of a method
    /// of a global actor arrive at once only if they are made there.
    private func waysToPass(_ signature: () -> ArgumentLayout) throws(ObservationRefusal) -> [Way] {
        let sets = try argumentsByAddress(signature)
        return (isAsynchronous && currentActor() != nil ? [false, true] : [false]).flatMap { isOnActor in
            (hasAsynchronousEntry ? [0, 2] : [nil]).flatMap { words in
                sets.map { Way(byAddress: $0, leadingWords: words, isOnActor: isOnActor) }
            }
        }
    }

    /// The sets of arguments that may travel by address because their declaration has an associated type: what Swift
    /// calls with a type that it knows does not say whether it is declared so.
    private func argumentsByAddress(_ signature: () -> ArgumentLayout) throws(ObservationRefusal) -> [Set<Int>] {
        guard !shape.associatedTypes.isEmpty else { return [[]] }
        let layout = signature()
        var refused: Any.Type?
        if shape.associatedTypes.mayBeError(layout.failure) { refused = layout.failure }
        if layout.result != Void.self, shape.associatedTypes.mayBeResult(layout.result) { refused = layout.result }
        if let type = refused {
            throw ObservationRefusal(
                reason: .argument(
                    type: String(reflecting: type),
                    why: "it may be declared as an associated type, which is returned or thrown in another way"),
                delegateName: shape.delegateName)
        }
        let candidates = layout.arguments.indices.filter { shape.associatedTypes.mayBe(layout.arguments[$0]) }
        return (0..<1 << candidates.count).map { number in
            Set(candidates.indices.filter { number >> $0 & 1 == 1 }.map { candidates[$0] })
        }
    }

    /// Nil for an asynchronous method that throws nothing, where it was named as one that throws.
    private func resolve(_ probe: ProbingCall, _ call: Call) throws(ObservationRefusal) -> ResolvedMethod? {
        let slot = try probe.slot(shape, call)
        if let known = shape.methods.withLock({ $0.bySlot[slot] }) { return try checked(known, probe) }
        guard slot != ProbingCall.forwardedOnly else {
            throw ObservationRefusal(reason: .forwardedOnly, delegateName: shape.delegateName)
        }
        guard !shape.isByHand else {
            throw ObservationRefusal(reason: .notARequirement, delegateName: shape.delegateName)
        }
        guard let consumption = try probe.verify(shape, slot, call) else { return nil }
        // Symbols may tell what counts of references do not.
        if !consumption.isKnown { shape.learnSignatures() }
        return try shape.methods.withLock { methods throws(ObservationRefusal) in
            if let known = methods.bySlot[slot] { return try checked(known, probe) }
            let made = ResolvedMethod(
                slot: slot, probe.signature, consumption: consumption,
                isForOne: shape.requirements[slot].kind == .setter)
            shape.publish(probe.lowering.makeMethod(layout: probe.signature, for: made), made, in: &methods)
            return made
        }
    }

    /// Returns `known`, unless it was named with other types.
    private func checked(_ known: ResolvedMethod, _ probe: ProbingCall) throws(ObservationRefusal) -> ResolvedMethod {
        // Whether an asynchronous call threw is read from a register that means nothing if its method does not throw. So what
        // is known counts; any method may be named as one that throws any error.
        let isSameFailure = !hasAsynchronousEntry || known.layout.failure == failure || failure == (any Error).self
        if known.layout.element == ObjectIdentifier(element), known.arguments.count == argumentCount,
            known.layout.result == result, isSameFailure
        {
            return known
        }
        throw ObservationRefusal(
            reason: .argument(
                type: probe.signature.typeList,
                why:
                    "the method was named with \(known.layout.typeList) before; name it with the types of its declaration"
            ),
            delegateName: shape.delegateName)
    }

    private func probingCall(
        _ way: Way, _ signature: () -> ArgumentLayout
    ) throws(ObservationRefusal) -> ProbingCall {
        let key = ResolvedMethods.ProbeKey(
            element: ObjectIdentifier(element), argumentCount: argumentCount, result: ObjectIdentifier(result),
            failure: ObjectIdentifier(failure), way: way)
        if let known = shape.methods.withLock({ $0.probes[key] }) { return known }
        do {
            var signature = signature()
            signature.byAddress = way.byAddress
            signature.leadingWords = way.leadingWords
            if way.throwsNothing { signature.failure = Never.self }
            let made = try ProbingCall(signature, isOnActor: way.isOnActor)
            shape.methods.withLock { $0.probes[key] = made }
            return made
        } catch {
            throw ObservationRefusal(
                reason: .argument(type: error.type, why: error.why), delegateName: shape.delegateName)
        }
    }
}

/// What a probing call of a method with certain types needs. Made once for these types, and never freed.
final class ProbingCall: @unchecked Sendable {
    /// The slot number of methods that are only forwarded.
    static let forwardedOnly = Int(UInt32.max)

    typealias Call = MethodResolver.Call

    let lowering: CallLowering
    private let method: UnsafePointer<cffi_method>
    let signature: ArgumentLayout
    private let isOnActor: Bool
    /// Samples with null references.
    private let samples: SampleArguments
    private let result: SampleResult

    init(_ signature: ArgumentLayout, isOnActor: Bool) throws(TypeLowering.Unknown) {
        self.signature = signature
        self.isOnActor = isOnActor
        lowering = try CallLowering(signature)
        result = try SampleResult(Metadata(signature.result), hasObjects: false)
        do throws(TypeLowering.Unknown) {
            samples = try SampleArguments(signature, hasObjects: false)
        } catch {
            result.deallocate()
            throw error
        }
        method = lowering.makeMethod(layout: signature)
    }

    private func refusal(_ shape: ProtocolShape, _ reason: ObservationRefusal.Reason) -> ObservationRefusal {
        ObservationRefusal(reason: reason, delegateName: shape.delegateName)
    }

    /// The slot of the requirement that `call` calls.
    func slot(_ shape: ProtocolShape, _ call: Call) throws(ObservationRefusal) -> Int {
        // An asynchronous call only returns if its arguments arrived.
        let received = signature.leadingWords == nil ? nil : signature.allocate()
        defer { received?.deallocate() }
        return try probe(shape, shape.probeProxy, samples, received, result, nil, call).slot
    }

    /// Throws if the arguments do not arrive at the expected places, or if the result or error does not. Returns which
    /// arguments the method takes over; nil for an asynchronous method that throws nothing, named as one that throws.
    ///
    /// It takes two rounds with different bytes: what is not an argument, such as an address where a byte was expected,
    /// is the same in both. In a third round the probe throws.
    func verify(_ shape: ProtocolShape, _ slot: Int, _ call: Call) throws(ObservationRefusal) -> Consumption? {
        let kind = shape.requirements[slot].kind
        guard [.method, .getter, .setter].contains(kind) else { throw refusal(shape, .notARequirement) }
        var consumption = Consumption(count: signature.arguments.count)
        for round in 0..<(signature.failure == Never.self ? 2 : 3) {
            guard let found = try verify(shape, slot, round: UInt64(round), throwing: round == 2, call) else {
                return nil
            }
            for (index, way) in found.arguments.enumerated() where way != .borrowed {
                consumption.arguments[index] = way
            }
        }
        // A setter takes the new value over, which comes first (swiftlang/swift, lib/SIL/IR/SILFunctionType.cpp,
        // DefaultSetterConventions).
        if kind == .setter, consumption.arguments.first == .unknown { consumption.arguments[0] = .consumed }
        return consumption
    }

    private func verify(
        _ shape: ProtocolShape, _ slot: Int, round: UInt64, throwing: Bool, _ call: Call
    ) throws(ObservationRefusal) -> Consumption? {
        let sent: SampleArguments, returned: SampleResult
        var thrown: SampleResult?
        do {
            sent = try SampleArguments(signature, hasObjects: true, round: round)
            returned = try SampleResult(Metadata(signature.result), hasObjects: true, round: round)
            if throwing { thrown = try SampleResult(Metadata(signature.failure), hasObjects: true, round: round) }
        } catch {
            throw refusal(shape, .argument(type: error.type, why: error.why))
        }
        // A call that waits reads its arguments later.
        var waits = false
        defer { if !waits { sent.deallocate() } }
        defer { returned.deallocate() }
        defer { thrown?.deallocate() }
        let received = signature.allocate()
        defer { received.deallocate() }
        // A new proxy, so that nobody else changes its reference counts.
        let proxy = shape.anotherProbe()
        let references = sent.references
        let selfBefore = swift_retainCount(proxy.address), before = references.map { $0.map(\.count) }
        let arrived = try probe(shape, proxy, sent, received, returned, thrown, call)
        waits = arrived.waits
        // A call that waits still keeps the object that it is called on.
        let selfTaken = waits ? 0 : Int(swift_retainCount(proxy.address)) - Int(selfBefore)
        let isRight = arrived.slot == slot && arrived.isRight
        var consumption = Consumption(count: references.count)
        for index in references.indices {
            let taken = zip(references[index], before[index]).map { $0.count - $1 }
            consumption.arguments[index] = take(index, references[index], taken, isRight ? received : nil, waits: waits)
        }
        for _ in 0..<max(selfTaken, 0) { swift_release(proxy.address) }
        if let type = arrived.wrongClosure {
            throw refusal(
                shape,
                .argument(
                    type: String(reflecting: type),
                    why:
                        "it is not called as expected, for instance because it takes or returns a struct without a "
                        + "frozen layout (of the standard library, or of a module built for library evolution), which "
                        + "is passed by address"))
        }
        if arrived.throwsNothing { return nil }
        guard isRight else { throw refusal(shape, waits ? .waits : throwing ? otherError : otherLowering) }
        guard selfTaken <= 0 else {
            throw refusal(shape, .argument(type: "self", why: "the method consumes the object that it is called on"))
        }
        return consumption
    }

    /// Whether an argument was to be taken over; releases it if so. `received`: the decoded arguments, if they arrived
    /// as sent.
    private func take(
        _ index: Int, _ references: [Sample.Reference], _ taken: [Int], _ received: UnsafeMutableRawPointer?,
        waits: Bool
    ) -> Consumption.Way {
        let type = Metadata(signature.arguments[index])
        if references.isEmpty { return type.isTrivial ? .borrowed : .unknown }
        guard taken.contains(where: { $0 > 0 }) else { return .borrowed }
        // Where the call goes on later, its caller still has copies, which look the same.
        guard !waits else { return .unknown }
        if let received, !type.containsClosure {
            type.destroy(received + signature.offsets[index])
        } else {
            for (reference, count) in zip(references, taken) where reference.kind == .strong {
                for _ in 0..<max(count, 0) { swift_release(reference.object) }
            }
        }
        return .consumed
    }

    private var otherError: ObservationRefusal.Reason {
        .argument(
            type: "throws(\(String(reflecting: signature.failure)))",
            why:
                "the compiler does not pass the method's errors as expected; where a method declares the type of its "
                + "errors, a closure that stands at its reference has to declare it, too: "
                + "`{ (call, argument) throws(MyError) in ... }`")
    }

    private var otherLowering: ObservationRefusal.Reason {
        .argument(
            type: signature.typeList,
            why:
                "the compiler does not pass them as expected, for instance because the declaration has other types "
                + "than the closure's parameters or `as`")
    }

    /// The result of a probing call. `isRight`: whether the arguments and the result or the error arrived.
    private struct Arrival {
        let slot: Int
        let isRight: Bool
        let wrongClosure: Any.Type?
        let waits: Bool
        /// The error that the probe threw came to nobody, because the asynchronous method is not declared to throw.
        let throwsNothing: Bool
    }

    private func probe(
        _ shape: ProtocolShape, _ proxy: AnyObject, _ sent: SampleArguments, _ received: UnsafeMutableRawPointer?,
        _ returned: SampleResult, _ thrown: SampleResult?, _ call: Call
    ) throws(ObservationRefusal) -> Arrival {
        var probe = cffi_probe()
        probe.proxy = UnsafeRawPointer(Unmanaged.passUnretained(proxy).toOpaque())
        probe.method = method
        probe.arguments = received
        probe.sent = UnsafeRawPointer(sent.memory)
        probe.compared = sent.compared
        probe.has_closures = sent.hasObjects
        let type = Metadata(signature.result), failure = Metadata(signature.failure)
        var outcome = GenericCall.Outcome.returned
        let isRight = withUnsafeMutablePointer(to: &probe) { probe in
            Self.withZeros(failure) { error in
                Self.withZeros(type) { room in
                    probe.pointee.result = type.size == 0 ? nil : UnsafeRawPointer(returned.memory)
                    probe.pointee.room = UnsafeRawPointer(room)
                    probe.pointee.error = thrown.map { UnsafeRawPointer($0.memory) }
                    cffi_probe_begin(probe)
                    outcome = Self.make(
                        call, proxy,
                        GenericCall(
                            arguments: sent.addresses, count: signature.arguments.count, result: room, error: error,
                            resultSize: type.size, errorSize: failure.size,
                            actor: isOnActor ? currentActor() : nil))
                    cffi_probe_end(probe)
                    if outcome == .waits { return canBeUnverified }
                    guard let thrown else { return outcome == .returned && returned.matches(room) }
                    if outcome == .threw { return thrown.matches(error) }
                    // A method that a closure declared to throw stands in for need not throw itself.
                    return signature.leadingWords == nil && signature.failure == (any Error).self
                }
            }
        }
        switch probe.outcome {
        case cffi_probe_one_call:
            return Arrival(
                slot: Int(probe.slot), isRight: probe.is_right && isRight,
                wrongClosure: probe.wrong_closure.map { Metadata(at: $0).type }, waits: outcome == .waits,
                throwsNothing: thrown != nil && signature.leadingWords != nil
                    && signature.failure == (any Error).self && outcome == .returned)
        case cffi_probe_other_lowering: throw refusal(shape, otherLowering)
        default: throw refusal(shape, outcome == .waits ? .waits : .notARequirement)
        }
    }

    /// Whether a call that waits is good enough, whose result nobody compares: one without a result. The caller of an
    /// actor's method goes on later, on the actor.
    private var canBeUnverified: Bool {
        signature.result == Void.self && (signature.failure == Never.self || signature.failure == (any Error).self)
    }

    /// For `cffi_probe_begin`, which requires that it is not inlined.
    @inline(never) private static func make(_ call: Call, _ proxy: AnyObject, _ generic: GenericCall)
        -> GenericCall.Outcome
    {
        call(proxy, generic)
    }

    /// Zeroed memory for a value, which is uninitialized at first, and which this function does not destroy.
    private static func withZeros<Value>(_ type: Metadata, _ body: (UnsafeMutableRawPointer) -> Value) -> Value {
        withUnsafeTemporaryAllocation(byteCount: max(type.size, 1), alignment: type.alignment) { room in
            room.baseAddress!.initializeMemory(as: UInt8.self, repeating: 0, count: max(type.size, 1))
            return body(room.baseAddress!)
        }
    }
}

/// The methods of a shape that have been resolved.
struct ResolvedMethods {
    var bySlot: [Int: ResolvedMethod] = [:]
    /// The properties whose setters key paths named, by the slots of these.
    var properties: [Int: ChangedProperty] = [:]
    /// Probing calls, by their types.
    var probes: [ProbeKey: ProbingCall] = [:]
    /// The shapes that share these slots.
    var shapes: [ProtocolShape] = []
    /// How many messages without a requirement were registered.
    var messageCount = 0

    struct ProbeKey: Hashable {
        let element: ObjectIdentifier
        let argumentCount: Int
        let result: ObjectIdentifier
        let failure: ObjectIdentifier
        let way: MethodResolver.Way
    }
}
