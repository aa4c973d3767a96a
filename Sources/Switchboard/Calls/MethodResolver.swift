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
    /// What the generic parameters of the requirement are; nil for one that is not generic, and as long as that is not known.
    private var generic: GenericArguments?

    init(
        shape: ProtocolShape, element: Any.Type, argumentCount: Int, result: Any.Type, failure: any Error.Type,
        isAsynchronous: Bool = false
    ) {
        self.shape = shape
        self.element = element
        self.argumentCount = argumentCount
        self.result = result
        self.failure = failure
        self.isAsynchronous = isAsynchronous
    }

    /// The types with which the declaration may pass a value by address, which a reference does not tell.
    private var openTypes: AssociatedTypes {
        generic.map { shape.associatedTypes.adding(parameters: $0.types) } ?? shape.associatedTypes
    }

    /// A way to pass the arguments that the types leave open.
    struct Way: Hashable {
        /// The arguments that travel by address.
        var byAddress: Set<Int> = []
        /// Whether the result does.
        var resultIsByAddress = false
        /// As in `ArgumentLayout`.
        var leadingWords: Int?
        /// Whether the probing call is made on the actor on which the thread is: for that actor it would wait elsewhere.
        var isOnActor = false
        /// Whether an asynchronous method throws nothing, though it was named as one that throws.
        var throwsNothing = false
        /// What travels by address in calls of each closure among the arguments; nil if a call is to find it out.
        var closures: [ClosureThunk.Way]?
        /// What the generic parameters of the requirement are.
        var generic: GenericArguments?
    }

    /// Whether the call comes to the entry of an asynchronous requirement. In a class that conforms by hand, it comes to
    /// compiled code.
    private var hasAsynchronousEntry: Bool { isAsynchronous && !shape.isByHand }

    /// Calls the method on the proxy.
    typealias Call = (AnyObject, GenericCall) -> GenericCall.Outcome

    /// `signature` is only evaluated for types that are new.
    func resolve(
        _ signature: @autoclosure () -> ArgumentLayout, _ call: Call
    ) throws(ObservationError) -> ResolvedMethod {
        guard shape.isProbed else {
            throw ObservationError(reason: .byHand, delegateName: shape.delegateName)
        }
        var first: ObservationError?
        var generic: GenericArguments?
        for way in try waysToPass(signature) {
            do throws(ObservationError) {
                return try resolve(way, signature, call, &generic)
            } catch {
                switch error.reason {
                case .argument, .waitsForActor: first = first ?? error
                default: throw error
                }
            }
        }
        if self.generic == nil {
            for candidate in GenericArguments.candidates(generic, signature().arguments) {
                var resolver = self
                resolver.generic = candidate
                if let found = try? resolver.resolve(signature(), call) { return found }
            }
        }
        throw first!
    }

    private func resolve(
        _ way: Way, _ signature: () -> ArgumentLayout, _ call: Call, _ generic: inout GenericArguments?
    ) throws(ObservationError) -> ResolvedMethod {
        var way = way
        while true {
            switch try resolve(probingCall(way, signature), call, &generic) {
            case .method(let found): return found
            case .throwsNothing: way.throwsNothing = true
            case .closures(let found): way.closures = found
            }
        }
    }

    /// What the types leave open, and the probing call tells: whether an asynchronous method runs on the actor of its
    /// caller, and what travels by address because its declaration has an associated type. The calls of a method of a global
    /// actor arrive at once only if they are made there.
    private func waysToPass(_ signature: () -> ArgumentLayout) throws(ObservationError) -> [Way] {
        let sets = try argumentsByAddress(signature), results = try resultIsByAddress(signature)
        return (isAsynchronous && currentActor() != nil ? [false, true] : [false]).flatMap { isOnActor in
            (hasAsynchronousEntry ? [0, 2] : [nil]).flatMap { words in
                results.flatMap { result in
                    sets.map {
                        Way(
                            byAddress: $0, resultIsByAddress: result, leadingWords: words, isOnActor: isOnActor,
                            generic: generic)
                    }
                }
            }
        }
    }

    /// The sets of arguments that may travel by address because their declaration has an associated type: what Swift
    /// calls with a type that it knows does not say whether it is declared so.
    private func argumentsByAddress(_ signature: () -> ArgumentLayout) throws(ObservationError) -> [Set<Int>] {
        guard !openTypes.isEmpty else { return [[]] }
        let layout = signature()
        if let closure = layout.arguments.lazy.compactMap({ self.openClosure(in: Metadata($0)) }).first {
            throw ObservationError(
                reason: .argument(
                    type: String(reflecting: closure.type),
                    why:
                        "it may be declared with an associated type that the delegate type doesn't give; write a delegate type "
                        + "such as `any P<Int>`"),
                delegateName: shape.delegateName)
        }
        let candidates = layout.arguments.indices.filter { openTypes.mayBe(layout.arguments[$0]) }
        for candidate in candidates where !Sample.tells(of: Metadata(layout.arguments[candidate])) {
            throw ObservationError(
                reason: .argument(
                    type: String(reflecting: layout.arguments[candidate]),
                    why:
                        "the library can't tell whether it is declared with an associated type, and so passed by address"
                ),
                delegateName: shape.delegateName)
        }
        return (0..<1 << candidates.count).map { number in
            Set(candidates.indices.filter { number >> $0 & 1 == 1 }.map { candidates[$0] })
        }
    }

    /// A closure in a type whose declaration may have an associated type that the delegate type leaves open. It would be called
    /// with a value of that type, and not with what that is converted to where the method is named.
    private func openClosure(in type: Metadata) -> Metadata? {
        if let closure = type.closure { return shape.associatedTypes.mayConvert(to: closure) ? closure : nil }
        guard case .tuple = type.kind else { return nil }
        return type.tupleElements.lazy.compactMap { self.openClosure(in: $0.type) }.first
    }

    /// What a probing call shows: the method, or another way to call it.
    private enum Finding {
        case method(ResolvedMethod)
        /// An asynchronous method throws nothing, and was named as one that throws.
        case throwsNothing
        case closures([ClosureThunk.Way])
    }

    /// Whether the result may travel by address for the same reason, or not. Throws if neither a call nor symbols can tell.
    private func resultIsByAddress(_ signature: () -> ArgumentLayout) throws(ObservationError) -> [Bool] {
        let types = openTypes
        guard !types.isEmpty else { return [false] }
        let layout = signature()
        let isUnclear = types.mayBe(layout.result), isUnclearError = types.mayBeError(layout.failure)
        // If they tell of the method, a call need not.
        if isUnclear || isUnclearError { shape.learnSignatures() }
        if types.mayBeUnknownResult(layout.result) { throw unclear(layout.result, "returned") }
        return isUnclear ? [false, true] : [false]
    }

    private func unclear(_ type: Any.Type, _ way: String) -> ObservationError {
        ObservationError(
            reason: .argument(
                type: String(reflecting: type),
                why: "it may be declared as an associated type, which is \(way) in another way"),
            delegateName: shape.delegateName)
    }

    private func resolve(
        _ probe: ProbingCall, _ call: Call, _ found: inout GenericArguments?
    ) throws(ObservationError) -> Finding {
        // A call of a known instance arrives at that one's slot.
        let slot = shape.requirementSlot(try probe.slot(shape, call, &found))
        if let known = shape.methods.withLock({ $0.method(of: slot, generic) }) {
            return .method(try checked(known, probe))
        }
        guard slot != ProbingCall.forwardedOnly else {
            throw ObservationError(reason: .forwardedOnly, delegateName: shape.delegateName)
        }
        guard !shape.isByHand else {
            throw ObservationError(reason: .notARequirement, delegateName: shape.delegateName)
        }
        // It would be thrown by address, which no call of the probe's tells without an error that arrives.
        guard !openTypes.mayBeError(probe.signature.failure) else {
            throw unclear(probe.signature.failure, "thrown")
        }
        let consumption: Consumption, localClosures: UInt64
        switch try probe.verify(shape, slot, call) {
        case .right(let found, let local): (consumption, localClosures) = (found, local)
        case .throwsNothing: return .throwsNothing
        case .closures(let found): return .closures(found)
        }
        // Symbols may tell what counts of references do not.
        if !consumption.isKnown { shape.learnSignatures() }
        let escaping = escaping(probe, slot, localClosures)
        return try shape.methods.withLock { methods throws(ObservationError) in
            if let known = methods.method(of: slot, generic) { return .method(try checked(known, probe)) }
            let own = try generic == nil ? slot : shape.instanceSlot(of: slot, in: &methods)
            let made = ResolvedMethod(
                slot: own, probe.signature, named: shape.naming(own), escaping: escaping, consumption: consumption,
                isForOne: shape.requirements[slot].kind == .setter)
            let method = probe.lowering.makeMethod(layout: probe.signature, for: made)
            if generic == nil { shape.publish(method, made, in: &methods) }
            for shape in methods.shapes {
                if consumption.takesSelf {
                    cffi_slot_end_shortest_way(shape.slots + slot, cffi_learnt_consuming)
                } else if !isAsynchronous {
                    cffi_slot_learn(shape.slots + slot, cffi_learnt_borrowing)
                }
            }
            if let generic {
                // Its slot becomes a copy of the requirement's.
                methods.bySlot[own] = made
                methods.instances.append(
                    .init(requirement: slot, slot: own, generic: generic, places: probe.lowering.genericPlaces))
                for shape in methods.shapes { shape.publish(methods.instances.last!, method) }
            }
            return .method(made)
        }
    }

    /// Whether a method's arguments have the types of this one's.
    private func isSame(_ known: ArgumentLayout) -> Bool {
        known.element == ObjectIdentifier(element)
            || argumentCount == known.arguments.count
                && zip(known.arguments, argumentTypes).allSatisfy { Metadata($0).isSame(as: Metadata($1)) }
    }

    /// The types of the arguments. The type of a single one may be a tuple.
    private var argumentTypes: [Any.Type] {
        argumentCount == 1 ? [element] : Metadata(element).tupleElements.map(\.type.type)
    }

    /// Whether each argument may be kept: by what symbols say, and by which closures a probing call had on the stack.
    private func escaping(_ probe: ProbingCall, _ slot: Int, _ local: UInt64) -> [ResolvedMethod.Escaping] {
        var number = 0
        return zip(probe.signature.arguments, shape.escaping(probe.signature, slot)).map { type, found in
            let first = number
            number += Metadata(type).closureCount
            guard found == .unknown, first < 64, local >> first & 1 == 1 else { return found }
            return .mayNot
        }
    }

    /// Returns `known`, unless it was named with other types.
    private func checked(_ known: ResolvedMethod, _ probe: ProbingCall) throws(ObservationError) -> ResolvedMethod {
        // Whether an asynchronous call threw is read from a register that means nothing if its method does not throw. So what
        // is known counts; any method may be named as one that throws any error.
        let isSameFailure = !hasAsynchronousEntry || known.layout.failure == failure || failure == (any Error).self
        if isSame(known.layout), known.arguments.count == argumentCount,
            Metadata(known.layout.result).isSame(as: Metadata(result)), isSameFailure
        {
            return known
        }
        throw ObservationError(
            reason: .argument(
                type: probe.signature.typeList,
                why:
                    "the method was referenced with \(known.layout.typeList) before; write the types of its declaration"
            ),
            delegateName: shape.delegateName)
    }

    private func probingCall(
        _ way: Way, _ signature: () -> ArgumentLayout
    ) throws(ObservationError) -> ProbingCall {
        let key = ResolvedMethods.ProbeKey(
            element: ObjectIdentifier(element), argumentCount: argumentCount, result: ObjectIdentifier(result),
            failure: ObjectIdentifier(failure), way: way)
        if let known = shape.methods.withLock({ $0.probes[key] }) { return known }
        guard result != Never.self else {
            throw ObservationError(
                reason: .argument(
                    type: "its result, Never",
                    why: "it never returns, so the library can't call it to resolve the reference"),
                delegateName: shape.delegateName)
        }
        do {
            var signature = signature()
            signature.byAddress = way.byAddress
            signature.resultIsByAddress = way.resultIsByAddress
            signature.leadingWords = way.leadingWords
            if way.throwsNothing { signature.failure = Never.self }
            signature.closures = way.closures ?? []
            signature.genericWords = way.generic?.words.count ?? 0
            signature.genericMetatypes = Set(way.generic?.metatypes.keys.map { $0 } ?? [])
            let made = try ProbingCall(
                signature, isOnActor: way.isOnActor, resultIsUnclear: openTypes.mayBe(signature.result),
                asking: way.closures == nil ? openTypes : nil)
            shape.methods.withLock { $0.probes[key] = made }
            return made
        } catch {
            throw ObservationError(
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
    /// Whether the types do not say if the caller passes an address for the result. An asynchronous caller passes it among the
    /// arguments, whose places tell.
    private let resultIsUnclear: Bool
    /// Samples with null references.
    private let samples: SampleArguments
    private let result: SampleResult
    /// How each closure may be called; empty if that is known.
    private let closures: [[ClosureThunk.Way]]
    private let associatedTypes: AssociatedTypes?

    /// - Parameters:
    ///   - resultIsUnclear: Whether the call tells how its result is returned.
    ///   - types: The types by which closures may be declared; nil if it is known how they are called.
    init(
        _ signature: ArgumentLayout, isOnActor: Bool, resultIsUnclear: Bool, asking types: AssociatedTypes?
    ) throws(TypeLowering.Unknown) {
        self.signature = signature
        self.isOnActor = isOnActor
        self.resultIsUnclear = resultIsUnclear && signature.leadingWords == nil
        lowering = try CallLowering(signature)
        associatedTypes = types
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

    private func refusal(_ shape: ProtocolShape, _ reason: ObservationError.Reason) -> ObservationError {
        ObservationError(reason: reason, delegateName: shape.delegateName)
    }

    /// Whether the result is a word, or a part of one, that arrives as the call returned it.
    private var isWord: Bool {
        guard lowering.result.pieces.count == 1, signature.leadingWords == nil else { return false }
        return lowering.result.pieces[0].place == UInt8(cffi_place_integer.rawValue)
            && Metadata(signature.result).isPartOfWord
    }

    /// The slot of the requirement that `call` calls. `generic`: what its generic parameters may be, if it may be generic, and this call
    /// does not know that.
    func slot(
        _ shape: ProtocolShape, _ call: Call, _ generic: inout GenericArguments?
    ) throws(ObservationError) -> Int {
        // An asynchronous call only returns if its arguments arrived.
        let received = signature.leadingWords == nil ? nil : signature.allocate()
        defer { received?.deallocate() }
        let isChecked = isWord && !shape.isByHand && !resultIsUnclear
        let arrived = try probe(
            shape, shape.probeProxy, samples, received, isChecked ? nil : result, nil, call, &generic)
        guard !isChecked || arrived.isReturned else {
            throw refusal(
                shape,
                .argument(
                    type: signature.typeList,
                    why:
                        "a closure in place of a method reference has to return the method's result, and this one returns "
                        + "another value"
                ))
        }
        return arrived.slot
    }

    /// What calls with real values show.
    enum Verdict {
        /// Arguments, result and error arrive where they are expected. The method takes some arguments over; the bits are of
        /// closures that do not escape.
        case right(Consumption, localClosures: UInt64)
        /// The asynchronous method throws nothing, and was named as one that throws.
        case throwsNothing
        /// How each closure is called. Another probing call, for these ways, has to verify it.
        case closures([ClosureThunk.Way])
    }

    /// Throws if the arguments do not arrive at the expected places, or if the result or error does not.
    ///
    /// It takes two rounds with different bytes: what is not an argument, such as an address where a byte was expected,
    /// is the same in both. In a third round the probe throws.
    func verify(_ shape: ProtocolShape, _ slot: Int, _ call: Call) throws(ObservationError) -> Verdict {
        let kind = shape.requirements[slot].kind
        guard [.method, .getter, .setter].contains(kind) else { throw refusal(shape, .notARequirement) }
        var consumption = Consumption(count: signature.arguments.count), localClosures: UInt64 = 0
        for round in 0..<(signature.failure == Never.self ? 2 : 3) {
            switch try verify(shape, slot, round: UInt64(round), throwing: round == 2, call) {
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

    private func verify(
        _ shape: ProtocolShape, _ slot: Int, round: UInt64, throwing: Bool, _ call: Call
    ) throws(ObservationError) -> Verdict {
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
        var generic: GenericArguments?
        let arrived = try probe(shape, proxy, sent, received, returned, thrown, call, &generic)
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
        if let type = arrived.wrongClosure { throw refusal(shape, wrongClosure(type)) }
        if arrived.throwsNothing { return .throwsNothing }
        if isRight, !closures.isEmpty { return .closures(arrived.closures) }
        guard isRight else { throw refusal(shape, waits ? .waitsForActor : throwing ? otherError : otherLowering) }
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

    private var otherLowering: ObservationError.Reason {
        .argument(
            type: signature.typeList,
            why:
                "the compiler doesn't pass these types as expected. Reference the method with the types of its declaration, "
                + "without `as`, in the order of its parameters, and a subscript's setter with the value first: "
                + "`{ delegate, value, index in delegate[index] = value }`; values of a module built for library evolution "
                + "can't be read, because their layout may change")
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
        /// The error that the probe threw came to nobody, because the asynchronous method is not declared to throw.
        let throwsNothing: Bool
    }

    private func probe(
        _ shape: ProtocolShape, _ proxy: AnyObject, _ sent: SampleArguments, _ received: UnsafeMutableRawPointer?,
        _ returned: SampleResult?, _ thrown: SampleResult?, _ call: Call, _ generic: inout GenericArguments?
    ) throws(ObservationError) -> Arrival {
        var probe = cffi_probe()
        probe.proxy = UnsafeRawPointer(Unmanaged.passUnretained(proxy).toOpaque())
        probe.method = method
        probe.arguments = received
        probe.sent = UnsafeRawPointer(sent.memory)
        probe.compared = sent.compared
        probe.has_closures = sent.hasObjects
        probe.may_be_generic = signature.genericWords == 0 && signature.genericMetatypes.isEmpty && !shape.isByHand
        var choices: [ClosureThunk.Choice] = []
        defer { for choice in choices { choice.deallocate() } }
        do {
            if sent.hasObjects {
                for (type, ways) in zip(lowering.closures, closures) {
                    choices.append(try ClosureThunk.Choice(type, ways))
                }
            }
        } catch {
            throw refusal(shape, .argument(type: error.type, why: error.why))
        }
        var found = [UInt32](repeating: 0, count: choices.count)
        probe.result_is_unclear = resultIsUnclear
        let type = Metadata(signature.result), failure = Metadata(signature.failure)
        var outcome = GenericCall.Outcome.returned
        let isRight = Self.with(choices, &found, &probe) { probe in
            Self.withZeros(failure) { error in
                Self.withZeros(type) { room in
                    probe.pointee.result = type.size == 0 ? nil : returned.map { UnsafeRawPointer($0.memory) }
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
        switch probe.outcome {
        case cffi_probe_one_call:
            let isReturnedSo =
                !resultIsUnclear || thrown != nil || type.size == 0
                || probe.took_address == signature.resultIsByAddress
            return Arrival(
                slot: Int(probe.slot), isRight: probe.is_right && isRight && isReturnedSo, isReturned: isRight,
                wrongClosure: probe.wrong_closure.map { Metadata(at: $0).type }, waits: outcome == .waits,
                localClosures: probe.local_closures,
                closures: zip(choices, found).map { $0.ways[Int($1)] },
                throwsNothing: thrown != nil && signature.leadingWords != nil
                    && signature.failure == (any Error).self && outcome == .returned)
        case cffi_probe_other_lowering: throw refusal(shape, otherLowering)
        default: throw refusal(shape, outcome == .waits ? .waitsForActor : .notARequirement)
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
    /// How many slots behind those of the requirements are taken: by messages without a requirement, and by instances.
    var messageCount = 0
    /// The instances of generic requirements.
    var instances: [GenericInstance] = []

    /// The method at a slot; of a generic requirement, that with certain types.
    func method(of slot: Int, _ generic: GenericArguments?) -> ResolvedMethod? {
        guard let generic else { return bySlot[slot] }
        return instances.first { $0.requirement == slot && $0.generic == generic }.flatMap { bySlot[$0.slot] }
    }

    struct ProbeKey: Hashable {
        let element: ObjectIdentifier
        let argumentCount: Int
        let result: ObjectIdentifier
        let failure: ObjectIdentifier
        let way: MethodResolver.Way
    }
}
