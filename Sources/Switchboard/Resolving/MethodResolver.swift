import CForwarding
import CSupport
import CSwiftCall

/// Finds the requirement that a method reference names, by calling it once on a proxy that only records the call.
///
/// The first call for a method is made with samples. The decoded arguments are compared with the samples, so a method
/// is observed only if its computed lowering is known to be the compiler's.
struct MethodResolver {
    let dispatchTable: DispatchTable
    /// The type of the decoded arguments.
    let element: Any.Type
    /// A single argument that is a tuple is passed in another way than the tuple's elements.
    let argumentCount: Int
    let result: Any.Type
    let failure: any Error.Type
    var isAsynchronous = false
    /// What the generic parameters of the requirement are; nil for one that is not generic, and as long as that is not
    /// known.
    private var generic: GenericArguments?

    init(
        dispatchTable: DispatchTable, element: Any.Type, argumentCount: Int, result: Any.Type, failure: any Error.Type,
        isAsynchronous: Bool = false
    ) {
        self.dispatchTable = dispatchTable
        self.element = element
        self.argumentCount = argumentCount
        self.result = result
        self.failure = failure
        self.isAsynchronous = isAsynchronous
    }

    /// The types with which the declaration may pass a value by address, which a reference does not tell.
    private var openTypes: AssociatedTypes {
        generic.map { dispatchTable.associatedTypes.adding(parameters: $0.types) } ?? dispatchTable.associatedTypes
    }

    /// A way to pass the arguments that the types leave open.
    struct Way: Hashable {
        /// The arguments that travel by address.
        var byAddress: Set<Int> = []
        /// Whether the result does.
        var resultIsByAddress = false
        /// As in `ArgumentLayout`.
        var leadingWords: Int?
        /// Whether the probing call is made on the actor on which the thread is: for that actor it would wait
        /// elsewhere.
        var isOnActor = false
        /// Whether an asynchronous method throws nothing, though it was named as one that throws.
        var throwsNothing = false
        /// What travels by address in calls of each closure among the arguments; nil if a call is to find it out.
        var closures: [ClosureThunk.Way]?
        /// What the generic parameters of the requirement are.
        var generic: GenericArguments?
    }

    /// Whether the call comes to the entry of an asynchronous requirement. In a hand-written class, it comes
    /// to compiled code.
    private var hasAsynchronousEntry: Bool { isAsynchronous && !dispatchTable.isHandWritten }

    /// Calls the method on the proxy.
    typealias Call = (AnyObject, GenericCall) -> GenericCall.Outcome

    /// `signature` is only evaluated for types that are new.
    func resolve(
        _ signature: @autoclosure () -> ArgumentLayout, _ call: Call
    ) throws(ObservationError) -> ResolvedMethod {
        guard dispatchTable.isProbed else {
            throw ObservationError(reason: .handWritten, delegateName: dispatchTable.delegateName)
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
            var isOpened = false
            for candidate in GenericArguments.candidates(generic, signature().arguments) {
                if candidate.containsSample {
                    isOpened = true
                    continue
                }
                var resolver = self
                resolver.generic = candidate
                do throws(ObservationError) {
                    return try resolver.resolve(signature(), call)
                } catch {
                    // These are the right words, and there is no slot left.
                    if case .tooManyTypes = error.reason { throw error }
                }
            }
            if isOpened { throw opened(signature()) }
        }
        guard generic != nil, case .argument(let type, let why) = first!.reason else { throw first! }
        throw ObservationError(
            reason: .argument(type: type, why: why + Self.unsupportedGeneric), delegateName: dispatchTable.delegateName)
    }

    private static let unsupportedGeneric = """
        . If the method is generic, it isn't supported for a type parameter that is a closure (declare a struct with the closure \
        in it), nor if its declaration has a tuple of a type parameter, a member such as `T.Element`, a typed error, a \
        parameter pack or a value parameter
        """

    /// Why a closure can't be observed that passes a value of a protocol type to a generic parameter: the parameter is
    /// the type of the sample then.
    private func opened(_ signature: ArgumentLayout) -> ObservationError {
        let type = signature.arguments.first { Metadata($0).isExistential } ?? Any.self
        let name = type == Any.self || type == AnyObject.self ? "\(type)" : "any \(type)"
        return ObservationError(
            reason: .argument(
                type: String(reflecting: type),
                why:
                    "the method is generic, and Swift calls it with the type of the value, which is another one in each "
                    + "call. Declare a concrete type in the closure, such as `(event: Purchase)`, or write "
                    + "`event as \(name)` for calls that pass this type itself"),
            delegateName: dispatchTable.delegateName)
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
    /// caller, and what travels by address because its declaration has an associated type. The calls of a method of a
    /// global actor arrive at once only if they are made there.
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

    /// The sets of arguments that may travel by address: because their declaration has an associated type, or because
    /// they are structs or enums of a library that may change their layout. What Swift calls with a type that it knows
    /// doesn't say so.
    private func argumentsByAddress(_ signature: () -> ArgumentLayout) throws(ObservationError) -> [Set<Int>] {
        let layout = signature()
        if !openTypes.isEmpty { try checkClosures(layout) }
        let candidates = layout.arguments.indices.filter { mayTravelByAddress(layout.arguments[$0]) }
        for candidate in candidates where !Sample.tells(of: Metadata(layout.arguments[candidate])) {
            throw ObservationError(
                reason: .argument(
                    type: String(reflecting: layout.arguments[candidate]),
                    why: "the library can't tell whether it's passed by address"),
                delegateName: dispatchTable.delegateName)
        }
        return (0..<1 << candidates.count).map { number in
            Set(candidates.indices.filter { number >> $0 & 1 == 1 }.map { candidates[$0] })
        }
    }

    /// Whether a value of a type that Swift knows may be passed by address all the same.
    private func mayTravelByAddress(_ type: Any.Type) -> Bool {
        openTypes.mayBe(type) || Metadata(type).mayBeResilient
    }

    /// Throws if a closure among the arguments may be declared with an associated type in a way that no call tells.
    private func checkClosures(_ layout: ArgumentLayout) throws(ObservationError) {
        if let closure = layout.arguments.lazy.compactMap({ self.openClosure(in: Metadata($0)) }).first {
            throw refusal(
                closure.type,
                "it may be declared with an associated type that the delegate type doesn't give; write a delegate type "
                    + "such as `any P<Int>`")
        }
        if let closure = layout.arguments.lazy.compactMap({ self.closureOfMetatypes(in: Metadata($0)) }).first {
            throw refusal(
                closure.type,
                "it may be declared with the metatype of an associated type or of a generic parameter, which such a "
                    + "closure is called with in another way")
        }
    }

    /// A closure in a type whose declaration may have an associated type that the delegate type leaves open. It would
    /// be called with a value of that type, and not with what that is converted to where the method is named.
    private func openClosure(in type: Metadata) -> Metadata? {
        if let closure = type.closure { return dispatchTable.associatedTypes.mayConvert(to: closure) ? closure : nil }
        guard case .tuple = type.kind else { return nil }
        return type.tupleElements.lazy.compactMap { self.openClosure(in: $0.type) }.first
    }

    /// A closure in a type that is called with a metatype, or returns one, which may be declared with an associated
    /// type: then it is a word, but nothing for code that knows the type.
    private func closureOfMetatypes(in type: Metadata) -> Metadata? {
        if case .tuple = type.kind {
            return type.tupleElements.lazy.compactMap { self.closureOfMetatypes(in: $0.type) }.first
        }
        guard let closure = type.closure else { return nil }
        let types = openTypes
        func mayDiffer(_ type: Metadata) -> Bool {
            type.isThinMetatype ? types.mayBe(type.instanceType.type) : type.containsThinMetatype
        }
        return (closure.functionParameters + [closure.functionResult]).contains(where: mayDiffer) ? closure : nil
    }

    /// What a probing call shows: the method, or another way to call it.
    private enum Finding {
        case method(ResolvedMethod)
        /// An asynchronous method throws nothing, and was named as one that throws.
        case throwsNothing
        case closures([ClosureThunk.Way])
    }

    /// Whether the result may travel by address for the same reason, or not. Throws if neither a call nor symbols can
    /// tell.
    private func resultIsByAddress(_ signature: () -> ArgumentLayout) throws(ObservationError) -> [Bool] {
        let types = openTypes
        if !types.isEmpty {
            let layout = signature()
            // If they tell of the method, a call need not.
            if types.mayBe(layout.result) || types.mayBeError(layout.failure) { dispatchTable.learnSignatures() }
            if types.mayBeUnknownResult(layout.result) { throw unclear(layout.result, "returned") }
        }
        return mayTravelByAddress(result) ? [false, true] : [false]
    }

    private func unclear(_ type: Any.Type, _ way: String) -> ObservationError {
        refusal(type, "it may be declared as an associated type, which is \(way) in another way")
    }

    private func refusal(_ type: Any.Type, _ why: String) -> ObservationError {
        ObservationError(
            reason: .argument(type: String(reflecting: type), why: why), delegateName: dispatchTable.delegateName)
    }

    private func resolve(
        _ probe: ProbingCall, _ call: Call, _ found: inout GenericArguments?
    ) throws(ObservationError) -> Finding {
        // A call of a known instance arrives at that one's slot.
        let slot = dispatchTable.requirementSlot(try probe.slot(dispatchTable, call, &found))
        let (known, isVerified) = dispatchTable.methods.withLock {
            ($0.method(of: slot, generic), !$0.unverified.contains(slot))
        }
        if let known, isVerified { return .method(try checked(known, probe)) }
        guard slot != ProbingCall.forwardedOnly else {
            throw ObservationError(reason: .forwardedOnly, delegateName: dispatchTable.delegateName)
        }
        guard !dispatchTable.isHandWritten else {
            throw ObservationError(reason: .notARequirement, delegateName: dispatchTable.delegateName)
        }
        // It would be thrown by address, which no call of the probe's tells without an error that arrives.
        guard !openTypes.mayBeError(probe.signature.failure) else {
            throw unclear(probe.signature.failure, "thrown")
        }
        let consumption: Consumption, localClosures: UInt64
        switch try probe.verify(dispatchTable, slot, call) {
        case .right(let found, let local): (consumption, localClosures) = (found, local)
        case .throwsNothing: return .throwsNothing
        case .closures(let found): return .closures(found)
        }
        // Symbols may tell what counts of references do not.
        if !consumption.isKnown { dispatchTable.learnSignatures() }
        let escaping = escaping(probe, slot, localClosures)
        return try dispatchTable.methods.withLock { methods throws(ObservationError) in
            if let known = methods.method(of: slot, generic) {
                if methods.unverified.remove(slot) != nil { learn(consumption, slot, methods) }
                return .method(try checked(known, probe))
            }
            let own = try generic == nil ? slot : dispatchTable.instanceSlot(of: slot, in: &methods)
            let made = ResolvedMethod(
                slot: own, probe.signature, named: dispatchTable.naming(own), escaping: escaping,
                consumption: consumption,
                isForOne: dispatchTable.requirements[slot].kind == .setter)
            let method = probe.lowering.makeMethod(layout: probe.signature, for: made)
            if generic == nil { dispatchTable.publish(method, made, in: &methods) }
            learn(consumption, slot, methods)
            if let generic {
                // Its slot becomes a copy of the requirement's.
                methods.bySlot[own] = made
                methods.instances.append(
                    .init(requirement: slot, slot: own, generic: generic, places: probe.lowering.genericPlaces))
                for dispatchTable in methods.dispatchTables { dispatchTable.publish(methods.instances.last!, method) }
            }
            return .method(made)
        }
    }

    /// Has the slot say whether its requirement takes `self` over, for each dispatch table that shares it.
    private func learn(_ consumption: Consumption, _ slot: Int, _ methods: MethodRegistry.Contents) {
        for dispatchTable in methods.dispatchTables {
            if consumption.takesSelf {
                cffi_slot_end_shortest_way(dispatchTable.slots + slot, cffi_learnt_consuming)
            } else if !isAsynchronous {
                cffi_slot_learn(dispatchTable.slots + slot, cffi_learnt_borrowing)
            }
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
        return zip(probe.signature.arguments, dispatchTable.escaping(probe.signature, slot)).map { type, found in
            let first = number
            number += Metadata(type).closureCount
            guard found == .unknown, first < 64, local >> first & 1 == 1 else { return found }
            return .mayNot
        }
    }

    /// Returns `known`, unless it was named with other types.
    private func checked(_ known: ResolvedMethod, _ probe: ProbingCall) throws(ObservationError) -> ResolvedMethod {
        // Whether an asynchronous call threw is read from a register that means nothing if its method does not throw.
        // So what is known counts; any method may be named as one that throws any error.
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
            delegateName: dispatchTable.delegateName)
    }

    private struct ProbeKey: Hashable {
        let registry: ObjectIdentifier
        let element: ObjectIdentifier
        let argumentCount: Int
        let result: ObjectIdentifier
        let failure: ObjectIdentifier
        let way: Way
    }

    /// The probing calls that were made, which are never freed.
    private static let probes = Locked<[ProbeKey: ProbingCall]>([:])

    private func probingCall(
        _ way: Way, _ signature: () -> ArgumentLayout
    ) throws(ObservationError) -> ProbingCall {
        let key = ProbeKey(
            registry: ObjectIdentifier(dispatchTable.registry), element: ObjectIdentifier(element),
            argumentCount: argumentCount, result: ObjectIdentifier(result),
            failure: ObjectIdentifier(failure), way: way)
        if let known = Self.probes.withLock({ $0[key] }) { return known }
        guard result != Never.self else {
            throw ObservationError(
                reason: .argument(
                    type: "its result, Never",
                    why: "it never returns, so the library can't call it to resolve the reference"),
                delegateName: dispatchTable.delegateName)
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
                signature, isOnActor: way.isOnActor,
                resultIsUnclear: mayTravelByAddress(signature.result),
                asking: way.closures == nil ? openTypes : nil, generic: way.generic)
            Self.probes.withLock { $0[key] = made }
            return made
        } catch {
            let why = argumentCount == 0 ? error.why + hintForFunction : error.why
            throw ObservationError(
                reason: .argument(type: error.type, why: why), delegateName: dispatchTable.delegateName)
        }
    }

    /// What may be meant if the result of a property's getter is a function: a trailing closure that references an
    /// asynchronous method, or one with `inout` arguments, is taken for the `get:` of a property.
    private var hintForFunction: String {
        guard case .function = Metadata(result).kind else { return "" }
        let text = "\(result)"
        guard let mark = text.firstRange(of: "inout ") else {
            return
                ". If the closure references an asynchronous method, put it in parentheses, as in `({ $0.load })`, because "
                + "Swift takes a trailing closure for the `get:` of a property"
        }
        var depth = 0
        let type = text[mark.upperBound...].prefix { character in
            if "([<".contains(character) { depth += 1 }
            if ")]>".contains(character) { depth -= 1 }
            return depth >= 0 && (depth > 0 || character != ",")
        }
        return ". If the closure references a method, write `Inout<\(type)>` in place of `inout \(type)`, and pass on "
            + "`&argument.value`"
    }
}
