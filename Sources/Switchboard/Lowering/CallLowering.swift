import CFFIShim

/// Where a method's arguments are found in the registers and on the stack of a call.
struct CallLowering {
    /// The pieces of all arguments, with offsets in the decoded arguments; then those of the two hidden words.
    private(set) var pieces: [cffi_piece] = []
    private var argumentPieceCount = 0
    private var closures = 0
    private var checks: [cffi_check] = []
    private(set) var stackWords = 0
    private var integers = 0
    private var vectors = 0

    /// Precondition: `offsets` says for each argument where it goes in the decoded arguments.
    init(arguments: [Any.Type], offsets: [Int]) throws(TypeLowering.Unknown) {
        for (type, offset) in zip(arguments, offsets) {
            try add(Metadata(type), at: offset)
            addChecks(Metadata(type), at: offset)
        }
        guard stackWords < 1 << 16, offsets.last ?? 0 < 1 << 31 else {
            throw TypeLowering.Unknown(type: "the arguments", why: "there are too many of them")
        }
        argumentPieceCount = pieces.count
        // The two words behind the arguments: the class of self and its witness table.
        for _ in 0..<2 {
            let (place, index) = takeInteger()
            append(place, index, 0, 8)
        }
    }

    /// A closure's call: offsets are in each argument, and `constant` is the argument's number. A call of a closure has
    /// no hidden words.
    init(closureParameters: [Metadata]) throws(TypeLowering.Unknown) {
        for (number, type) in closureParameters.enumerated() {
            let first = pieces.count
            try add(type, at: 0)
            let added = pieces[first...].filter { $0.place != UInt16(cffi_place_constant.rawValue) }
            pieces.replaceSubrange(
                first..., with: added.map { cffi_piece(copying: $0, constant: UInt64(number)) })
        }
    }

    /// The method's description as C reads it; it lives for ever. Precondition: `layout` is that of the decoded
    /// arguments, and `method` lives for ever.
    func makeMethod(
        layout: Metadata, for method: ResolvedMethod? = nil, mayConsume: Bool = false
    ) -> UnsafePointer<cffi_method> {
        let raw = UnsafeMutableRawPointer.allocate(
            byteCount: MemoryLayout<cffi_method>.size + pieces.count * MemoryLayout<cffi_piece>.stride
                + checks.count * MemoryLayout<cffi_check>.stride,
            alignment: 8)
        let made = raw.bindMemory(to: cffi_method.self, capacity: 1)
        made.pointee.size = UInt32(layout.size)
        made.pointee.alignment = UInt32(layout.alignment)
        made.pointee.stack_words = UInt32(stackWords)
        made.pointee.piece_count = UInt32(argumentPieceCount)
        made.pointee.closure_count = UInt32(closures)
        made.pointee.may_consume = mayConsume
        made.pointee.context = method.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) }
        let target = cffi_method_pieces(made)!
        for (index, piece) in pieces.enumerated() { target[index] = piece }
        made.pointee.check_count = UInt32(checks.count)
        let targetChecks = cffi_method_checks(made)!
        for (index, check) in checks.enumerated() { targetChecks[index] = check }
        return UnsafePointer(made)
    }

    /// What every value of a type has and a value of another type, which a conversion let through, may not have: its
    /// references are not null, and an object is of its class.
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
            let plan = try ClosureThunk.plan(for: function)
            for word in 0..<2 {
                let (place, index) = takeInteger()
                append(place, index, offset + 8 * word, 8)
            }
            append(cffi_place_closure, 0, offset, 16, constant: UInt64(UInt(bitPattern: plan)))
            closures += 1
            return
        }
        if let why = type.whyFormDependsOnUse {
            throw TypeLowering.Unknown(type: String(reflecting: type.type), why: why)
        }
        switch try TypeLowering.of(type) {
        case .indirect:
            let (place, index) = takeInteger()
            append(place == cffi_place_integer ? cffi_place_at_integer : cffi_place_at_stack, index, offset, type.size)
        case .direct(let parts):
            for part in parts {
                switch part.place {
                case .integer:
                    let (place, index) = takeInteger()
                    append(place, index, offset + part.offset, part.size)
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

    private mutating func append(
        _ place: cffi_place, _ index: Int, _ offset: Int, _ size: Int, constant: UInt64 = 0
    ) {
        pieces.append(
            cffi_piece(
                offset: UInt32(offset), size: UInt32(size), index: UInt16(index), place: UInt16(place.rawValue),
                constant: constant))
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
            #if arch(arm64)
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

extension cffi_piece {
    fileprivate init(copying piece: cffi_piece, constant: UInt64) {
        self = piece
        self.constant = constant
    }
}
