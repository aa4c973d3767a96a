import CSupport
import CSwiftCall

/// Closures as arguments. A closure is passed in a form that is called with its arguments in registers. An observer
/// gets it as a value of a generic type, which is called with their addresses. `Sources/CSwiftCall/closure.c` converts
/// between the two forms by following a plan.
enum ClosureThunk {
    /// What travels by address in a closure's calls because it is declared as an associated type, whatever that is.
    struct Way: Hashable, Sendable {
        /// A bit for each parameter, and one for the result behind them.
        private var bits: UInt8 = 0

        /// The way of types that are declared as they are.
        static var declared: Way { Way() }

        func isByAddress(_ index: Int) -> Bool { bits >> index & 1 == 1 }

        /// All ways in which some of the values at these indices travel by address.
        static func all(_ indices: [Int]) -> [Way] {
            indices.reduce([.declared]) { ways, index in ways + ways.map { Way(bits: $0.bits | 1 << index) } }
        }
    }

    private struct Key: Hashable {
        let type: ObjectIdentifier
        let way: Way
    }

    private static let plans = Locked<[Key: Plan]>([:])

    /// Never freed.
    private struct Plan: @unchecked Sendable {
        let raw: UnsafePointer<cffi_closure_plan>
    }

    /// The plan for calling closures of a type. Precondition: `type` is a function type with Swift's own convention.
    static func plan(
        for type: Metadata, _ way: Way = .declared
    ) throws(TypeLowering.Unknown) -> UnsafePointer<cffi_closure_plan> {
        let key = Key(type: ObjectIdentifier(type.type), way: way)
        if let known = plans.withLock({ $0[key] }) { return known.raw }
        let made = Plan(raw: UnsafePointer(try makePlan(type, way)))
        return plans.withLock { plans in
            if let other = plans[key] { return other }
            plans[key] = made
            return made
        }.raw
    }

    /// The values in calls of a closure that may travel by address, though their type says otherwise: their indices in
    /// a `Way`.
    ///
    /// - Parameter mayBeAbstract: Whether the declaration of a value of the type may have an associated type.
    static func undecided(
        _ type: Metadata, _ mayBeAbstract: (Metadata) -> Bool
    ) throws(TypeLowering.Unknown) -> [Int] {
        var found: [Int] = []
        for (index, parameter) in type.functionParameters.enumerated() where mayBeAbstract(parameter) {
            guard parameter.size > 0 else {
                // Nothing shows whether its address is passed.
                throw unknown(
                    type,
                    "functions that take a value without bytes aren't supported where it may be of an associated type")
            }
            if case .direct = try TypeLowering.of(parameter) { found.append(index) }
        }
        let result = type.functionResult
        // The address for a result of an asynchronous function precedes its arguments, even for one without bytes.
        let mayBeByAddress = result.size > 0 || type.isAsynchronousFunction && !type.functionParameters.isEmpty
        if mayBeByAddress, mayBeAbstract(result), case .direct = try TypeLowering.of(result) {
            found.append(type.functionParameters.count)
        }
        return found
    }

    /// The plans for some ways, until `deallocate`.
    struct Choice {
        let ways: [Way]
        private let plans: UnsafeMutablePointer<UnsafePointer<cffi_closure_plan>?>

        /// Precondition: `type` has a plan.
        init(_ type: Metadata, _ ways: [Way]) throws(TypeLowering.Unknown) {
            self.ways = ways
            plans = .allocate(capacity: ways.count)
            for (index, way) in ways.enumerated() {
                do {
                    (plans + index).initialize(to: UnsafePointer(try ClosureThunk.makePlan(type, way)))
                } catch {
                    Self.deallocate(plans, index)
                    throw error
                }
            }
        }

        var raw: cffi_closure_choice { cffi_closure_choice(plans: UnsafePointer(plans), count: UInt32(ways.count)) }

        func deallocate() { Self.deallocate(plans, ways.count) }

        private static func deallocate(
            _ plans: UnsafeMutablePointer<UnsafePointer<cffi_closure_plan>?>, _ count: Int
        ) {
            for index in 0..<count { plans[index]?.deallocate() }
            plans.deallocate()
        }
    }

    private static func makePlan(
        _ type: Metadata, _ way: Way
    ) throws(TypeLowering.Unknown) -> UnsafeMutablePointer<cffi_closure_plan> {
        if let why = type.whyNoThunk { throw unknown(type, why) }
        let parameters = type.functionParameters
        let results = way.isByAddress(parameters.count) ? nil : try resultPieces(type)
        let resultLeads = type.isAsynchronousFunction && results == nil
        let call = try CallLowering(closureParameters: parameters, way, resultLeads: resultLeads)
        if type.isAsynchronousFunction, call.stackWords > 0 {
            throw unknown(type, "asynchronous functions with arguments on the stack aren't supported as arguments")
        }
        // What can throw comes first: what is allocated below stays.
        let parameterValues = try parameters.enumerated().map { number, parameter throws(TypeLowering.Unknown) in
            let isIndirect = call.pieces.contains {
                $0.constant == UInt64(number)
                    && ($0.place == UInt8(cffi_place_at_integer.rawValue)
                        || $0.place == UInt8(cffi_place_at_stack.rawValue))
            }
            return try value(of: parameter, isIndirect: isIndirect)
        }
        let isInMemory = type.isAsynchronousFunction ? results == nil : results?.isEmpty ?? true
        let resultValue = try value(of: type.functionResult, isIndirect: isInMemory)
        let raw = makePlan(call, results ?? [])
        raw.pointee.type = type.address
        raw.pointee.is_async = type.isAsynchronousFunction
        raw.pointee.throws = type.isThrowingFunction
        raw.pointee.result_is_indirect = results == nil
        raw.pointee.parameter_count = UInt32(parameters.count)
        for (number, value) in parameterValues.enumerated() { cffi_closure_parameters(raw)[number] = value }
        raw.pointee.result = resultValue
        return raw
    }

    private static let values = Locked<[ObjectIdentifier: Value]>([:])

    /// Never freed.
    private struct Value: @unchecked Sendable {
        let raw: cffi_closure_value
    }

    /// What to compare of a parameter or the result; what it refers to is never freed.
    private static func value(of type: Metadata, isIndirect: Bool) throws(TypeLowering.Unknown) -> cffi_closure_value {
        let key = ObjectIdentifier(type.type)
        var value: cffi_closure_value
        if let known = values.withLock({ $0[key] }) {
            value = known.raw
        } else {
            let made = Value(raw: try makeValue(of: type))
            value =
                values.withLock { values in
                    if let other = values[key] { return other }
                    values[key] = made
                    return made
                }.raw
        }
        value.is_indirect = isIndirect
        return value
    }

    private static func makeValue(of type: Metadata) throws(TypeLowering.Unknown) -> cffi_closure_value {
        var value = cffi_closure_value()
        value.size = UInt32(type.size)
        value.is_trivial = type.isTrivial
        let first = try LastingSample(type, round: 0), second = try LastingSample(type, round: 1)
        value.samples = (
            first.memory.assumingMemoryBound(to: CChar.self), second.memory.assumingMemoryBound(to: CChar.self)
        )
        value.distinct = first.makeMask()
        _ = Unmanaged.passRetained(first)
        _ = Unmanaged.passRetained(second)
        return value
    }

    private static func unknown(_ type: Metadata, _ why: String) -> TypeLowering.Unknown {
        TypeLowering.Unknown(type: String(reflecting: type.type), why: why)
    }

    private static func makePlan(_ call: CallLowering, _ results: [cffi_piece]) -> UnsafeMutablePointer<
        cffi_closure_plan
    > {
        let pieces = call.pieces + results
        let raw = UnsafeMutableRawPointer.allocate(
            byteCount: MemoryLayout<cffi_closure_plan>.size + pieces.count * MemoryLayout<cffi_piece>.stride,
            alignment: 8)
        let plan = raw.bindMemory(to: cffi_closure_plan.self, capacity: 1)
        plan.initialize(to: cffi_closure_plan())
        plan.pointee.context_class = Metadata(ClosureContext.self).address
        plan.pointee.stack_words = UInt32(call.stackWords)
        plan.pointee.piece_count = UInt32(call.pieces.count)
        plan.pointee.result_count = UInt32(results.count)
        let target = cffi_closure_pieces(plan)!
        for (index, piece) in pieces.enumerated() { target[index] = piece }
        return plan
    }

    /// The pieces of a result; nil if the closure writes it to memory.
    private static func resultPieces(_ type: Metadata) throws(TypeLowering.Unknown) -> [cffi_piece]? {
        guard case .direct(let parts) = try TypeLowering.of(type.functionResult) else { return nil }
        var (integers, vectors) = (0, 0)
        var pieces: [cffi_piece] = []
        for part in parts {
            let place: cffi_place
            let index: Int
            switch part.place {
            case .integer, .integerPair:
                (place, index) = (cffi_place_integer, integers)
                integers += part.size > 8 ? 2 : 1
            case .float, .vector:
                (place, index) = (cffi_place_vector, vectors)
                vectors += 1
            case .memory, .constant: throw unknown(type, "its result is returned in a way that isn't supported")
            }
            pieces.append(
                cffi_piece(
                    offset: UInt32(part.offset), size: UInt32(part.size), index: UInt16(index),
                    place: UInt8(place.rawValue), is_bit: part.isBit, constant: 0))
        }
        return pieces
    }
}

/// The context of a closure that C makes; C fills it.
final class ClosureContext {
    private let words: cffi_closure_words

    private init() { fatalError("made by C") }

    deinit {
        if !words.is_local, let context = words.context { swift_release(context) }
    }
}

extension Metadata {
    private var isSwiftFunction: Bool {
        guard case .function = kind else { return false }
        return functionFlags >> 16 & 0xFF == 0
    }

    /// Source: FunctionTypeFlags in MetadataValues.h. Precondition, here and below: a function type.
    var isAsynchronousFunction: Bool { functionFlags & 0x2000_0000 != 0 }
    fileprivate var isThrowingFunction: Bool { functionFlags & 0x0100_0000 != 0 }

    /// Whether this is `@convention(block)`, whose values Swift's runtime does not know where there is no Objective-C.
    /// Source: FunctionMetadataConvention in MetadataValues.h.
    var isBlock: Bool {
        guard case .function = kind else { return false }
        return functionFlags >> 16 & 0xFF == 1
    }

    /// The function type that this is, or that is wrapped in Optionals which need no more room.
    var closure: Metadata? {
        guard size == 16 else { return nil }
        return isSwiftFunction ? self : optionalPayload?.closure
    }

    /// Whether an argument of this type contains a function that is passed in another form than the one that observers
    /// get. The compiler changes the form of what is in tuples and Optionals, however deep, and of nothing else.
    var containsClosure: Bool {
        if case .tuple = kind { return tupleElements.contains { $0.type.containsClosure } }
        return closure != nil || optionalPayload?.containsClosure ?? false
    }

    /// Whether values of this type may outlive the call whose argument they are: all but functions that do not escape.
    /// Source: FunctionTypeFlags in MetadataValues.h.
    var mayEscape: Bool {
        guard case .function = kind else { return true }
        return functionFlags & 0x0400_0000 != 0
    }

    /// How many closures an argument of this type contains.
    var closureCount: Int {
        if case .tuple = kind { return tupleElements.reduce(0) { $0 + $1.type.closureCount } }
        return closure == nil ? 0 : 1
    }

    /// Where, in a value at an offset in memory, the closures are that `cffi_closure_watch` can watch; nil if it has
    /// others.
    func watchableClosures(at offset: Int) -> [Int]? {
        if case .tuple = kind {
            return tupleElements.reduce([]) { places, element in
                guard let places, let more = element.type.watchableClosures(at: offset + element.offset) else {
                    return nil
                }
                return places + more
            }
        }
        guard let closure else { return containsFunction ? nil : [] }
        return closure.whyNoThunk == nil && !closure.isAsynchronousFunction ? [offset] : nil
    }

    /// Why a value of this type is passed in another form than generic code uses, from which observers get it; nil if
    /// there is only one form.
    var whyFormDependsOnUse: String? {
        switch kind {
        case .function where isSwiftFunction:
            "functions are passed in another form than observers get them in"
        case .tuple: tupleElements.lazy.compactMap { $0.type.whyFormDependsOnUse }.first
        case .enum:
            optionalPayload.flatMap {
                $0.containsThinMetatype
                    ? "an optional metatype of a type without subclasses is passed without the metatype"
                    : $0.whyFormDependsOnUse
            }
        default: nil
        }
    }

    /// Why a closure of this type cannot be observed; nil if it can. Precondition: a function type.
    fileprivate var whyNoThunk: String? {
        let flags = functionFlags
        // Source: FunctionTypeFlags in MetadataValues.h.
        if flags & 0x0200_0000 != 0 { return "functions with `inout`, variadic or owned parameters aren't supported" }
        if flags & 0x0400_0000 == 0 { return "it may not escape" }
        if flags & 0x8800_0000 != 0 { return "functions with typed errors or of a special isolation aren't supported" }
        let parameters = functionParameters
        let most = isAsynchronousFunction ? CFFI_ASYNC_CLOSURE_PARAMETERS : CFFI_CLOSURE_PARAMETERS
        if parameters.count > Int(most) { return "it has too many parameters to be supported" }
        for parameter in parameters {
            if case .tuple = parameter.kind {
                if parameter.tupleElements.isEmpty { continue }
                return "functions that take tuples aren't supported as arguments"
            }
            // Nothing would show how it is passed.
            if parameter.size == 0 { return "functions that take values without bytes aren't supported as arguments" }
            if parameter.whyFormDependsOnUse != nil {
                return "functions that take functions aren't supported as arguments"
            }
        }
        if functionResult.whyFormDependsOnUse != nil || functionResult.containsThinMetatype {
            return "functions that return functions or metatypes aren't supported as arguments"
        }
        if case .tuple = functionResult.kind, functionResult.hasAddressOnlyElement {
            return "functions that return tuples with parts in memory aren't supported as arguments"
        }
        return nil
    }

    /// Whether values of a part are always in memory, even small ones. Precondition: a tuple.
    var hasAddressOnlyElement: Bool {
        tupleElements.contains { element in
            if case .tuple = element.type.kind { return element.type.hasAddressOnlyElement }
            return (try? TypeLowering.isAddressOnly(element.type)) ?? true
        }
    }

    /// Precondition: a function type.
    var functionResult: Metadata {
        Metadata(at: address.load(fromByteOffset: 16, as: UnsafeRawPointer.self))
    }

    /// Precondition: a function type.
    var functionParameters: [Metadata] {
        (0..<Int(functionFlags & 0xFFFF)).map {
            Metadata(at: address.load(fromByteOffset: 24 + $0 * 8, as: UnsafeRawPointer.self))
        }
    }
}
