import CForwarding
import CSupport
import CSwiftCall

/// What a probing call of a method with certain types needs. Made once for these types, and never freed.
final class ProbingCall: @unchecked Sendable {
    /// The slot number of methods that are only forwarded.
    static let forwardedOnly = Int(UInt32.max)

    typealias Call = MethodResolver.Call

    let lowering: CallLowering
    private let method: UnsafePointer<cffi_method>
    let signature: ArgumentLayout
    private let isOnActor: Bool
    /// Whether the types do not say if the caller passes an address for the result. An asynchronous caller passes it
    /// among the arguments, whose places tell.
    private let resultIsUnclear: Bool
    /// Samples with null references.
    private let samples: SampleArguments
    private let result: SampleResult
    /// How each closure may be called; empty if that is known.
    private let closures: [[ClosureThunk.Way]]
    private let associatedTypes: AssociatedTypes?
    /// What the generic parameters are, and where a call says so; nil for a method without.
    private let expected: UnsafePointer<cffi_generic_words>?

    /// - Parameters:
    ///   - generic: What the generic parameters of the requirement are.
    ///   - resultIsUnclear: Whether the call tells how its result is returned.
    ///   - types: The types by which closures may be declared; nil if it is known how they are called.
    init(
        _ signature: ArgumentLayout, isOnActor: Bool, resultIsUnclear: Bool, asking types: AssociatedTypes?,
        generic: GenericArguments?
    ) throws(TypeLowering.Unknown) {
        self.signature = signature
        self.isOnActor = isOnActor
        self.resultIsUnclear = resultIsUnclear && signature.leadingWords == nil
        lowering = try CallLowering(signature)
        associatedTypes = types
        let places = lowering.genericPlaces
        expected = generic.map {
            let words = UnsafeMutablePointer<cffi_generic_words>.allocate(capacity: 1)
            words.initialize(to: GenericInstance.words($0, at: places))
            return UnsafePointer(words)
        }
        let ways = try lowering.closures.map { closure throws(TypeLowering.Unknown) in
            try ClosureThunk.Way.all(ClosureThunk.undecided(closure) { types?.mayBeIn($0) ?? false })
        }
        closures = ways.contains { $0.count > 1 } ? ways : []
        result = try SampleResult(Metadata(signature.result), hasObjects: false)
        do throws(TypeLowering.Unknown) {
            samples = try SampleArguments(signature, hasObjects: false)
        } catch {
            result.deallocate()
            throw error
        }
        method = lowering.makeMethod(layout: signature)
    }

    private func refusal(_ dispatchTable: DispatchTable, _ reason: ObservationError.Reason) -> ObservationError {
        ObservationError(reason: reason, delegateName: dispatchTable.delegateName)
    }

    /// Whether the result is a word, or a part of one, that arrives as the call returned it.
    private var isWord: Bool {
        guard lowering.result.pieces.count == 1, signature.leadingWords == nil else { return false }
        return lowering.result.pieces[0].place == UInt8(cffi_place_integer.rawValue)
            && Metadata(signature.result).isPartOfWord
    }

    /// The slot of the requirement that `call` calls. `generic`: what its generic parameters may be, if it may be
    /// generic, and this call does not know that.
    func slot(
        _ dispatchTable: DispatchTable, _ call: Call, _ generic: inout GenericArguments?
    ) throws(ObservationError) -> Int {
        // An asynchronous call only returns if its arguments arrived.
        let received = signature.leadingWords == nil ? nil : signature.allocate()
        defer { received?.deallocate() }
        let isChecked = isWord && !dispatchTable.isHandWritten && !resultIsUnclear
        // They were made once, and can be made again.
        let own = samples.hasInoutValues ? try? SampleArguments(signature, hasObjects: false) : nil
        // A call that waits reads its arguments later.
        var waits = false
        defer { if !waits { own?.deallocate() } }
        let arrived: Arrival
        do throws(ObservationError) {
            arrived = try probe(
                dispatchTable, dispatchTable.probeProxy, own ?? samples, received, isChecked ? nil : result, nil, call,
                &generic)
        } catch {
            waits = error.reason == .waitsForActor || signature.leadingWords != nil
            throw error
        }
        waits = arrived.waits
        guard !isChecked || arrived.isReturned else {
            throw refusal(
                dispatchTable,
                .argument(
                    type: signature.typeList,
                    why:
                        "a closure in place of a method reference has to return the method's result, and this one returns "
                        + "another value"
                ))
        }
        try checkResult(dispatchTable, arrived.caller)
        return arrived.slot
    }

    /// Throws if the reference was made of a method with another result. A value for the one would be none for the
    /// other.
    private func checkResult(
        _ dispatchTable: DispatchTable, _ caller: UnsafeRawPointer?
    ) throws(ObservationError) {
        let type = Metadata(signature.result)
        guard type.optionalPayload != nil || type.type is AnyClass, let caller, let written = WrittenResult(caller),
            written.isConverted(to: type)
        else { return }
        throw refusal(
            dispatchTable,
            .argument(
                type: "its result",
                why:
                    "the method is declared to return \(written.text), and Swift converted the reference to one that returns "
                    + "\(type.type). Return a value of the declared type"))
    }

    /// What calls with real values show.
    enum Verdict {
        /// Arguments, result and error arrive where they are expected. The method takes some arguments over; the bits
        /// are of closures that do not escape.
        case right(Consumption, localClosures: UInt64)
        /// The asynchronous method throws nothing, and was named as one that throws.
        case throwsNothing
        /// How each closure is called. Another probing call, for these ways, has to verify it.
        case closures([ClosureThunk.Way])
    }

    /// Throws if the arguments do not arrive at the expected places, or if the result or error does not.
    ///
    /// It takes two rounds with different bytes: what is not an argument, such as an address where a byte was expected,
    /// is the same in both. In a third round the probe throws, and in another one it returns nil.
    func verify(_ dispatchTable: DispatchTable, _ slot: Int, _ call: Call) throws(ObservationError) -> Verdict {
        let kind = dispatchTable.requirements[slot].kind
        guard [.method, .getter, .setter].contains(kind) else { throw refusal(dispatchTable, .notARequirement) }
        var consumption = Consumption(count: signature.arguments.count), localClosures: UInt64 = 0
        var rounds: [Round] = [.first, .second]
        if signature.failure != Never.self { rounds.append(.throwing) }
        let result = Metadata(signature.result)
        if let payload = result.optionalPayload, payload.size < result.size, !resultIsUnclear {
            rounds.append(.returningNil)
        }
        for round in rounds {
            switch try verify(dispatchTable, slot, round, call) {
            case .right(let found, let local):
                localClosures |= local
                for (index, way) in found.arguments.enumerated() where way != .borrowed {
                    consumption.arguments[index] = way
                }
                if found.takesSelf { consumption.takesSelf = true }
            case let other: return other
            }
        }
        // A setter takes the new value over, which comes first (swiftlang/swift, lib/SIL/IR/SILFunctionType.cpp,
        // DefaultSetterConventions).
        if kind == .setter, consumption.arguments.first == .unknown { consumption.arguments[0] = .consumed }
        return .right(consumption, localClosures: localClosures)
    }

    /// A call with real values.
    private enum Round: UInt64 {
        case first, second, throwing, returningNil
    }

    private func verify(
        _ dispatchTable: DispatchTable, _ slot: Int, _ kind: Round, _ call: Call
    ) throws(ObservationError) -> Verdict {
        let round = kind.rawValue, throwing = kind == .throwing
        let sent: SampleArguments, returned: SampleResult
        var thrown: SampleResult?, alternative: SampleResult?
        do {
            sent = try SampleArguments(signature, hasObjects: true, round: round)
            let result = Metadata(signature.result)
            if kind == .returningNil, let none = SampleResult(nilOf: result) {
                returned = none
            } else {
                returned = try SampleResult(result, hasObjects: true, round: round)
            }
            if resultIsUnclear, !signature.resultIsByAddress {
                alternative = try returned.another(Metadata(signature.result), round: round)
            }
            if throwing { thrown = try SampleResult(Metadata(signature.failure), hasObjects: true, round: round) }
        } catch {
            throw refusal(dispatchTable, .argument(type: error.type, why: error.why))
        }
        // A call that waits reads its arguments later.
        var waits = false
        defer { if !waits { sent.deallocate() } }
        defer { returned.deallocate() }
        defer { alternative?.deallocate() }
        defer { thrown?.deallocate() }
        let received = signature.allocate()
        defer { received.deallocate() }
        // A new proxy, so that no other code changes its reference counts.
        let proxy = dispatchTable.anotherProbe()
        let references = sent.references
        let selfBefore = swift_retainCount(proxy.address), before = references.map { $0.map(\.count) }
        var generic: GenericArguments?
        let arrived = try probe(
            dispatchTable, proxy, sent, received, returned, thrown, call, &generic, alternative: alternative)
        waits = arrived.waits
        // A call that waits still keeps the object that it is called on.
        let selfTaken = waits ? 0 : Int(swift_retainCount(proxy.address)) - Int(selfBefore)
        // Another thread may have published the same instance meanwhile, which has a slot of its own.
        let isRight = dispatchTable.requirementSlot(arrived.slot) == slot && arrived.isRight
        var consumption = Consumption(count: references.count)
        for index in references.indices {
            let taken = zip(references[index], before[index]).map { $0.count - $1 }
            consumption.arguments[index] = take(index, references[index], taken, isRight ? received : nil, waits: waits)
        }
        for _ in 0..<max(selfTaken, 0) { swift_release(proxy.address) }
        if let type = arrived.wrongClosure { throw refusal(dispatchTable, wrongClosure(type)) }
        if arrived.throwsNothing { return .throwsNothing }
        if isRight, !closures.isEmpty { return .closures(arrived.closures) }
        guard isRight else {
            let reason = kind == .returningNil ? otherResult : throwing ? otherError : otherLowering
            throw refusal(dispatchTable, waits ? .waitsForActor : reason)
        }
        consumption.takesSelf = selfTaken > 0
        return .right(consumption, localClosures: arrived.localClosures)
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

    private func returnsSelf(_ dispatchTable: DispatchTable) -> ObservationError {
        refusal(
            dispatchTable,
            .argument(
                type: "its result",
                why:
                    "the declaration returns `Self`, which is the proxy for the caller and another object for the target. Declare "
                    + "the result as a protocol type, such as `\(dispatchTable.writtenDelegate)`"))
    }

    private func wrongClosure(_ type: Any.Type) -> ObservationError.Reason {
        var why =
            "it isn't called as expected, for example because it takes or returns a struct without a frozen layout (of the "
            + "standard library, or of a module built for library evolution), which is passed by address"
        if let associatedTypes, !closures.isEmpty {
            why +=
                ", or because nothing shows which of its values are declared as an associated type "
                + "(\(associatedTypes.description))"
        }
        return .argument(type: String(reflecting: type), why: why)
    }

    private var otherError: ObservationError.Reason {
        .argument(
            type: "throws(\(String(reflecting: signature.failure)))",
            why:
                "the compiler doesn't pass the method's errors as expected; if a method declares the type of its errors, a "
                + "closure in place of its reference has to declare it, too: "
                + "`{ (call, argument) throws(MyError) in ... }`")
    }

    private var otherResult: ObservationError.Reason {
        .argument(
            type: "its result",
            why:
                "the method isn't declared to return \(signature.result), to which Swift converted its result. Return a value of "
                + "the declared type")
    }

    private var otherLowering: ObservationError.Reason {
        .argument(
            type: signature.typeList,
            why:
                "the compiler doesn't pass these types as expected. Reference the method with the types of its declaration, "
                + "without `as`, in the order of its parameters, and a subscript's setter with the value first: "
                + "`{ delegate, value, index in delegate[index] = value }`; values of a module built for library evolution "
                + "can't be read, because their layout may change"
                + (signature.arguments.contains { $0 is any InoutArgument.Type }
                    ? ". Pass an `Inout` on as `&argument.value`, not as `&` of a copy" : "")
                + (signature.arguments.contains { Metadata($0).isExistential }
                    ? ". If the method is generic, declare a concrete type in place of a protocol type, because Swift calls the "
                        + "method with the type of the value"
                    : ""))
    }

    /// The result of a probing call. `isRight`: whether the arguments and the result or the error arrived.
    private struct Arrival {
        let slot: Int
        let isRight: Bool
        /// Whether the result or the error arrived.
        let isReturned: Bool
        let wrongClosure: Any.Type?
        let waits: Bool
        let localClosures: UInt64
        /// How each closure is called, if this was to be found out.
        let closures: [ClosureThunk.Way]
        /// The error that the probe threw reached no caller, because the asynchronous method is not declared to throw.
        let throwsNothing: Bool
        /// Code of the function that called.
        let caller: UnsafeRawPointer?
    }

    private func probe(
        _ dispatchTable: DispatchTable, _ proxy: AnyObject, _ sent: SampleArguments,
        _ received: UnsafeMutableRawPointer?,
        _ returned: SampleResult?, _ thrown: SampleResult?, _ call: Call, _ generic: inout GenericArguments?,
        alternative: SampleResult? = nil
    ) throws(ObservationError) -> Arrival {
        var probe = cffi_probe()
        probe.proxy = UnsafeRawPointer(Unmanaged.passUnretained(proxy).toOpaque())
        probe.method = method
        probe.arguments = received
        probe.sent = UnsafeRawPointer(sent.memory)
        probe.compared = sent.compared
        probe.has_closures = sent.hasObjects
        probe.may_be_generic =
            signature.genericWords == 0 && signature.genericMetatypes.isEmpty && !dispatchTable.isHandWritten
        var choices: [ClosureThunk.Choice] = []
        defer { for choice in choices { choice.deallocate() } }
        do {
            if sent.hasObjects {
                for (type, ways) in zip(lowering.closures, closures) {
                    choices.append(try ClosureThunk.Choice(type, ways))
                }
            }
        } catch {
            throw refusal(dispatchTable, .argument(type: error.type, why: error.why))
        }
        var found = [UInt32](repeating: 0, count: choices.count)
        probe.result_is_unclear = resultIsUnclear
        let payload = Metadata(signature.result).optionalPayload ?? Metadata(signature.result)
        probe.result_has_table = payload.isExistential
        probe.may_return_self = !sent.hasObjects && dispatchTable.mayStandForSelf(Metadata(signature.result))
        probe.expected = expected
        let type = Metadata(signature.result), failure = Metadata(signature.failure)
        var outcome = GenericCall.Outcome.returned
        let isRight = Self.with(choices, &found, &probe) { probe in
            Self.withZeros(failure) { error in
                Self.withZeros(type) { room in
                    probe.pointee.result = type.size == 0 ? nil : returned.map { UnsafeRawPointer($0.memory) }
                    probe.pointee.alternative = alternative.map { UnsafeRawPointer($0.memory) }
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
                    guard let returned else { return outcome == .returned && self.isHarmless(room) }
                    guard let thrown else { return outcome == .returned && returned.matches(room) }
                    if outcome == .threw { return thrown.matches(error) }
                    // A method that a closure declared to throw stands in for need not throw itself.
                    return signature.leadingWords == nil && signature.failure == (any Error).self
                }
            }
        }
        if probe.generic.count > 0 { generic = GenericArguments(probe.generic) }
        guard !probe.returns_self else { throw returnsSelf(dispatchTable) }
        switch probe.outcome {
        case cffi_probe_one_call:
            let isReturnedSo =
                !resultIsUnclear || thrown != nil || type.size == 0
                || probe.took_address == signature.resultIsByAddress || alternative != nil
            return Arrival(
                slot: Int(probe.slot), isRight: probe.is_right && isRight && isReturnedSo, isReturned: isRight,
                wrongClosure: probe.wrong_closure.map { Metadata(at: $0).type }, waits: outcome == .waits,
                localClosures: probe.local_closures,
                closures: zip(choices, found).map { $0.ways[Int($1)] },
                throwsNothing: thrown != nil && signature.leadingWords != nil
                    && signature.failure == (any Error).self && outcome == .returned,
                caller: probe.caller)
        case cffi_probe_other_lowering: throw refusal(dispatchTable, otherLowering)
        default: throw refusal(dispatchTable, outcome == .waits ? .waitsForActor : .notARequirement)
        }
    }

    /// Whether a call returned what it returns without a sample. Precondition: `isWord`.
    private func isHarmless(_ room: UnsafeMutableRawPointer) -> Bool {
        var word: UInt64 = 0
        cffi_probe_harmless_result(method, &word)
        return withUnsafeBytes(of: &word) {
            $0.prefix(lowering.result.size).elementsEqual(
                UnsafeRawBufferPointer(start: room, count: lowering.result.size))
        }
    }

    /// Calls `body` with a probe that is to choose from the plans of closures.
    private static func with<Value>(
        _ choices: [ClosureThunk.Choice], _ found: inout [UInt32], _ probe: inout cffi_probe,
        _ body: (UnsafeMutablePointer<cffi_probe>) -> Value
    ) -> Value {
        guard !choices.isEmpty else { return body(&probe) }
        return choices.map(\.raw).withUnsafeBufferPointer { choices in
            found.withUnsafeMutableBufferPointer { found in
                probe.choices = choices.baseAddress
                probe.found = found.baseAddress
                return body(&probe)
            }
        }
    }

    /// Whether a call that waits is good enough, although the library does not compare its result: one without a
    /// result. The caller of an actor's method goes on later, on the actor.
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
