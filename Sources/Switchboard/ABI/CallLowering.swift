import CSwiftCall

/// Where a method's arguments are found in the registers and on the stack of a call, and where its result goes.
struct CallLowering {
    /// The pieces of all arguments, with offsets in the decoded arguments, followed by those of the two hidden words.
    private(set) var pieces: [cffi_piece] = []
    let result: ResultLowering
    /// The lowering of errors of a declared type; nil for other errors.
    let error: ResultLowering?
    /// Whether the method returns `Void`, in contrast to an empty struct.
    let isVoid: Bool
    private(set) var argumentPieceCount = 0
    /// The types of the closures among the arguments.
    private(set) var closures: [Metadata] = []
    /// How each is called.
    private let closureWays: [ClosureThunk.Way]
    private(set) var checks: [cffi_check] = []
    private(set) var stackWords = 0
    /// Where the words are that say what the generic parameters of the requirement are, as in `cffi_generic_words`:
    /// first those of metatypes among the arguments.
    private(set) var genericPlaces: [UInt16] = []
    private var integers = 0
    private var vectors = 0

    init(_ layout: ArgumentLayout) throws(TypeLowering.Unknown) {
        let failure = layout.failure, result = layout.result
        closureWays = layout.closures
        self.result = layout.resultIsByAddress ? .byAddress(Metadata(result)) : try ResultLowering(Metadata(result))
        error =
            failure == Never.self || failure == (any Error).self
            ? nil : try ResultLowering(error: Metadata(failure), beside: self.result)
        isVoid = result == Void.self
        if let leadingWords = layout.leadingWords {
            for _ in 0..<leadingWords + (self.result.isIndirect ? 1 : 0) { _ = takeInteger() }
        }
        for (index, (type, offset)) in zip(layout.arguments, layout.offsets).enumerated() {
            if layout.byAddress.contains(index) {
                addAddress(of: Metadata(type), at: offset)
            } else if layout.genericMetatypes.contains(index) {
                let (place, word) = takeInteger()
                append(place, word, offset, 8)
                genericPlaces.append(Self.genericPlace(place, word))
            } else {
                try add(Metadata(type), at: offset)
            }
            addChecks(Metadata(type), at: offset)
        }
        guard stackWords < 1 << 16, layout.offsets.last ?? 0 < 1 << 31 else {
            throw TypeLowering.Unknown(type: "the arguments", why: "there are too many of them")
        }
        argumentPieceCount = pieces.count
        for _ in 0..<layout.genericWords {
            let (place, word) = takeInteger()
            genericPlaces.append(Self.genericPlace(place, word))
        }
        // The two words behind the arguments: the class of self and its witness table.
        for _ in 0..<2 {
            let (place, index) = takeInteger()
            append(place, index, 0, 8)
        }
    }

    /// The lowering of a closure's call. Offsets count from each argument, and `constant` is the argument's index. A
    /// closure's call has no hidden words.
    ///
    /// - Parameter resultLeads: Whether the address for the result is the first argument.
    init(
        closureParameters: [Metadata], _ way: ClosureThunk.Way, resultLeads: Bool
    ) throws(TypeLowering.Unknown) {
        closureWays = []
        result = .nothing
        error = nil
        isVoid = true
        if resultLeads { _ = takeInteger() }
        for (number, type) in closureParameters.enumerated() {
            let first = pieces.count
            if way.isByAddress(number) {
                addAddress(of: type, at: 0)
            } else {
                try add(type, at: 0)
            }
            let added = pieces[first...].filter { $0.place != UInt8(cffi_place_constant.rawValue) }
            pieces.replaceSubrange(
                first..., with: added.map { cffi_piece(copying: $0, constant: UInt64(number)) })
        }
    }

    /// Adds checks for what every value of a type fulfils, but a value of another type, let through by a conversion,
    /// may not: its references are not null, and an object is of its class.
    private mutating func addChecks(_ type: Metadata, at offset: Int) {
        switch type.kind {
        case .class: checks.append(cffi_check(offset: UInt64(offset), type: type.address))
        case .existential where type.isClassBound || type.isErrorExistential:
            checks.append(cffi_check(offset: UInt64(offset), type: nil))
        case .tuple: for element in type.tupleElements { addChecks(element.type, at: offset + element.offset) }
        case .struct:
            guard type.size > 0, let fields = type.fields, fields.count == type.structFieldCount else { return }
            for (index, field) in fields.enumerated() {
                guard let name = field.mangledType else { continue }
                let place = offset + type.structFieldOffset(index)
                switch MangledName.text(name) {
                case "Bo", "Bb": checks.append(cffi_check(offset: UInt64(place), type: nil))
                case let text where text.hasSuffix("Xw") || text.hasSuffix("Xo") || text.hasSuffix("Xu"): continue
                default:
                    guard let fieldType = type.type(ofField: name) else { continue }
                    if case .class = Metadata(fieldType).kind {
                        checks.append(cffi_check(offset: UInt64(place), type: nil))
                    } else if !Metadata(fieldType).isTrivial {
                        addChecks(Metadata(fieldType), at: place)
                    }
                }
            }
        default: break
        }
    }

    private mutating func add(_ type: Metadata, at offset: Int) throws(TypeLowering.Unknown) {
        // A tuple is passed element by element.
        if case .tuple = type.kind {
            for element in type.tupleElements { try add(element.type, at: offset + element.offset) }
            return
        }
        if let function = type.closure {
            let way = closures.count < closureWays.count ? closureWays[closures.count] : .declared
            let plan = try ClosureThunk.plan(for: function, way)
            for word in 0..<2 {
                let (place, index) = takeInteger()
                append(place, index, offset + 8 * word, 8)
            }
            append(cffi_place_closure, 0, offset, 16, constant: UInt64(UInt(bitPattern: plan)))
            closures.append(function)
            return
        }
        if let why = type.whyFormDependsOnUse {
            throw TypeLowering.Unknown(type: String(reflecting: type.type), why: why)
        }
        switch try TypeLowering.of(type) {
        case .indirect: addAddress(of: type, at: offset)
        case .direct(let parts):
            for part in parts {
                switch part.place {
                case .integer:
                    let (place, index) = takeInteger()
                    append(place, index, offset + part.offset, part.size, isBit: part.isBit)
                case .float, .vector:
                    let (place, index) = takeVector(words: part.size > 8 ? 2 : 1)
                    append(place, index, offset + part.offset, part.size)
                case .integerPair:
                    let (place, index) = takeIntegerPair()
                    append(place, index, offset + part.offset, part.size)
                case .memory: append(cffi_place_stack, takeStack(words: 2), offset + part.offset, part.size)
                case .constant(let word):
                    append(cffi_place_constant, 0, offset + part.offset, part.size, constant: UInt64(word))
                }
            }
        }
    }

    private mutating func addAddress(of type: Metadata, at offset: Int) {
        let (place, index) = takeInteger()
        append(place == cffi_place_integer ? cffi_place_at_integer : cffi_place_at_stack, index, offset, type.size)
    }

    private mutating func append(
        _ place: cffi_place, _ index: Int, _ offset: Int, _ size: Int, isBit: Bool = false, constant: UInt64 = 0
    ) {
        pieces.append(
            cffi_piece(
                offset: UInt32(offset), size: UInt32(size), index: UInt16(index), place: UInt8(place.rawValue),
                is_bit: isBit, constant: constant))
    }

    private static func genericPlace(_ place: cffi_place, _ index: Int) -> UInt16 {
        UInt16(place == cffi_place_integer ? index : Int(CFFI_INTEGER_REGISTERS) + index)
    }

    private mutating func takeInteger() -> (cffi_place, Int) {
        guard integers < Int(CFFI_INTEGER_REGISTERS) else { return (cffi_place_stack, takeStack(words: 1)) }
        integers += 1
        return (cffi_place_integer, integers - 1)
    }

    /// Source: LLVM's X86CallingConv.cpp (CC_X86_64_I128), AArch64CallingConvention.td (i64 with CCIfSplit).
    private mutating func takeIntegerPair() -> (cffi_place, Int) {
        #if arch(arm64)
            integers += integers % 2
        #endif
        guard integers + 2 <= Int(CFFI_INTEGER_REGISTERS) else {
            // LLVM of Swift 6.2 leaves no register for later arguments on x86-64 either, as found with 6.2.3.
            #if arch(arm64) || !compiler(>=6.3)
                integers = Int(CFFI_INTEGER_REGISTERS)
            #endif
            return (cffi_place_stack, takeStack(words: 2))
        }
        integers += 2
        return (cffi_place_integer, integers - 2)
    }

    private mutating func takeVector(words: Int) -> (cffi_place, Int) {
        guard vectors < Int(CFFI_VECTOR_REGISTERS) else { return (cffi_place_stack, takeStack(words: words)) }
        vectors += 1
        return (cffi_place_vector, vectors - 1)
    }

    private mutating func takeStack(words: Int) -> Int {
        stackWords = (stackWords + words - 1) / words * words
        defer { stackWords += words }
        return stackWords
    }
}

/// Where a result goes: to four registers at most, integer and vector together, or to an address from the caller.
struct ResultLowering {
    let size: Int
    let isIndirect: Bool
    let pieces: [cffi_piece]

    static var nothing: ResultLowering { ResultLowering(size: 0, isIndirect: false, pieces: []) }

    /// Of a result for which the caller passes an address whatever its type is.
    static func byAddress(_ type: Metadata) -> ResultLowering {
        ResultLowering(size: type.size, isIndirect: true, pieces: [])
    }

    private init(size: Int, isIndirect: Bool, pieces: [cffi_piece]) {
        self.size = size
        self.isIndirect = isIndirect
        self.pieces = pieces
    }

    init(_ type: Metadata) throws(TypeLowering.Unknown) {
        func unknown(_ why: String) -> TypeLowering.Unknown {
            TypeLowering.Unknown(type: String(reflecting: type.type), why: why)
        }
        if type.closure != nil {
            throw unknown("a returned function has another form than a stored one")
        }
        if let why = type.whyFormDependsOnUse { throw unknown(why) }
        if type.containsThinMetatype { throw unknown("a metatype of a type without subclasses isn't returned at all") }
        guard type.isLaidOutFlat else {
            throw unknown("a tuple in a tuple is returned with its parts side by side, and stored in another way")
        }
        var pieces: [cffi_piece] = []
        var integers: UInt16 = 0
        var vectors: UInt16 = 0
        switch try TypeLowering.of(type) {
        case .indirect:
            // The caller passes one address for all parts that travel in registers, and another for each of the others.
            // Source: swiftlang/swift, lib/IRGen/GenCall.cpp, expandDirectResult, expandIndirectResults.
            if case .tuple = type.kind, type.hasAddressOnlyElement {
                throw unknown("tuples with parts that are always in memory aren't supported as results")
            }
            self.init(size: type.size, isIndirect: true, pieces: [])
            return
        case .direct(let parts):
            for part in parts {
                var piece = cffi_piece()
                piece.offset = UInt32(part.offset)
                piece.size = UInt32(part.size)
                piece.is_bit = part.isBit
                switch part.place {
                case .integer, .integerPair:
                    // A pair takes two consecutive registers, which are consecutive words here.
                    piece.place = UInt8(cffi_place_integer.rawValue)
                    piece.index = integers
                    integers += part.size > 8 ? 2 : 1
                case .float, .vector:
                    piece.place = UInt8(cffi_place_vector.rawValue)
                    piece.index = vectors
                    vectors += 1
                case .memory, .constant: throw unknown("this kind of type isn't supported as a result")
                }
                pieces.append(piece)
            }
            guard integers <= 4, vectors <= 4 else { throw unknown("this kind of type isn't supported as a result") }
        }
        self.init(size: type.size, isIndirect: false, pieces: pieces)
    }

    /// The lowering of an error of a declared type. It is returned in the registers of the result: its words take those
    /// of the result's integers one by one, and what is left takes those that follow. So where the result has an
    /// integer of 16 bytes, a register is left out. Sources: lib/IRGen/GenCall.cpp, combineResultAndTypedErrorType;
    /// clang/lib/CodeGen/SwiftCallingConv.cpp, shouldReturnTypedErrorIndirectly, for errors with vector registers.
    init(error type: Metadata, beside result: ResultLowering) throws(TypeLowering.Unknown) {
        func unknown(_ why: String) -> TypeLowering.Unknown {
            TypeLowering.Unknown(type: "throws(\(String(reflecting: type.type)))", why: why)
        }
        if result.isIndirect {
            throw unknown("errors of a declared type aren't supported beside results in memory")
        }
        let error = try ResultLowering(type)
        let integer = UInt8(cffi_place_integer.rawValue)
        guard !Self.isIndirect(error: type), error.size <= Int(CFFI_TYPED_ERROR_SIZE),
            type.alignment <= Int(CFFI_TYPED_ERROR_SIZE)
        else {
            throw TypeLowering.Unknown(
                type: String(reflecting: type.type), why: "errors in the caller's memory aren't supported")
        }
        var free: [cffi_piece] = result.pieces.filter { $0.place == integer }.reversed()
        guard free.isEmpty || error.pieces.allSatisfy({ $0.size <= 8 }) else {
            // They would move the result's words.
            throw unknown("errors of a declared type with integers of 16 bytes aren't supported beside results")
        }
        var next = free.first.map { $0.index + ($0.size > 8 ? 2 : 1) } ?? 0
        let pieces = error.pieces.map { piece in
            var piece = piece
            if let taken = free.popLast() {
                piece.index = taken.index
            } else {
                piece.index = next
                next += piece.size > 8 ? 2 : 1
            }
            return piece
        }
        guard next <= 4 else {
            throw unknown(
                "a result and an error of a declared type aren't supported that take more than four registers")
        }
        self.init(size: error.size, isIndirect: false, pieces: pieces)
    }

    /// Whether an error of a declared type travels in the caller's memory, whatever the result; true if that is not
    /// known.
    static func isIndirect(error type: Metadata) -> Bool {
        guard let error = try? ResultLowering(type), !error.isIndirect else { return true }
        return !error.pieces.allSatisfy { $0.place == UInt8(cffi_place_integer.rawValue) }
    }
}

extension Metadata {
    /// Whether the parts of tuples in a tuple lie in memory where those of one tuple of all parts would: as that one, a
    /// tuple is returned. Source: swiftlang/swift, lib/IRGen/GenCall.cpp, expandResult, for a SIL function's results,
    /// which are never tuples.
    fileprivate var isLaidOutFlat: Bool {
        var end = 0
        func lies(_ type: Metadata, at offset: Int) -> Bool {
            guard case .tuple = type.kind else {
                let begin = (end + type.alignment - 1) & ~(type.alignment - 1)
                end = begin + type.size
                return begin == offset
            }
            return type.tupleElements.allSatisfy { lies($0.type, at: offset + $0.offset) }
        }
        return lies(self, at: 0)
    }
}

extension cffi_piece {
    fileprivate init(copying piece: cffi_piece, constant: UInt64) {
        self = piece
        self.constant = constant
    }
}
