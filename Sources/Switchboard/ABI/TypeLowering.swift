/// How Swift's compiler splits a value into registers. Sources: swiftlang/llvm-project,
/// clang/lib/CodeGen/SwiftCallingConv.cpp (SwiftAggLowering), and swiftlang/swift, lib/IRGen/NativeConventionSchema.
/// The tests compare it with the compiler, type by type, and so does `MethodResolver` for each method that it resolves.
enum TypeLowering {
    /// The value travels in these pieces, in this order; none for an empty type.
    case direct([Piece])
    /// The address of the value travels as one integer.
    case indirect

    /// A run of bytes of the value that travels in one register or stack slot.
    struct Piece {
        enum Place {
            case integer, float, vector
            /// Two integer registers side by side, or 16 bytes of the stack.
            case integerPair
            /// Always on the stack.
            case memory
            /// Not passed: the bytes are always this word.
            case constant(UInt)
        }
        let place: Place
        /// The offset in the value, in bytes.
        let offset: Int
        let size: Int
        /// Whether it is a `Bool` that shares its word with nothing: of its byte, only the lowest bit is defined.
        var isBit = false
    }

    /// Why a type cannot be lowered.
    struct Unknown: Error {
        let type: String
        let why: String
    }

    /// A value that needs more registers than this travels by address.
    private static let maximumRegisters = 4

    /// The lowering of a type that is not a tuple.
    static func of(_ type: Metadata) throws(Unknown) -> TypeLowering {
        var walk = LeafWalk()
        try walk.add(type, at: 0)
        if walk.isAddressOnly { return .indirect }
        let pieces = merge(walk.leaves, size: type.size)
        let registers = pieces.reduce(0) { count, piece in
            if case .integerPair = piece.place { count + 2 } else { count + 1 }
        }
        if registers > maximumRegisters { return .indirect }
        let constants = walk.constants.map { Piece(place: .constant($0.word), offset: $0.offset, size: 8) }
        return .direct(pieces + constants)
    }

    /// Whether values of the type are always in memory, even small ones.
    static func isAddressOnly(_ type: Metadata) throws(Unknown) -> Bool {
        var walk = LeafWalk()
        try walk.add(type, at: 0)
        return walk.isAddressOnly
    }

    /// Integers that share an aligned word travel as one: the smallest aligned integer that contains all their bytes.
    private static func merge(_ sorted: [LeafWalk.Leaf], size: Int) -> [Piece] {
        let word = 8
        var leaves = sorted.sorted { $0.begin < $1.begin }
        for index in leaves.indices.dropFirst() {
            let (left, right) = (leaves[index - 1], leaves[index])
            guard (left.end - 1) / word == right.begin / word, left.isMergeable, right.isMergeable else { continue }
            leaves[index - 1].kind = .opaque
            leaves[index - 1].end = right.begin
            leaves[index].kind = .opaque
        }

        var pieces: [Piece] = []
        var index = 0
        while index < leaves.count {
            let leaf = leaves[index]
            index += 1
            switch leaf.kind {
            case .float:
                let size = leaf.end - leaf.begin
                pieces.append(Piece(place: size > word ? .memory : .float, offset: leaf.begin, size: size))
            case .vector: pieces.append(Piece(place: .vector, offset: leaf.begin, size: leaf.end - leaf.begin))
            case .integer:
                let size = leaf.end - leaf.begin
                pieces.append(
                    Piece(
                        place: size > word ? .integerPair : .integer, offset: leaf.begin, size: size, isBit: leaf.isBit)
                )
            case .opaque:
                var (begin, end) = (leaf.begin, leaf.end)
                while index < leaves.count, case .opaque = leaves[index].kind, leaves[index].begin == end {
                    end = leaves[index].end
                    index += 1
                }
                repeat {
                    let localEnd = min(end, (begin / word + 1) * word)
                    var unit = 1
                    while begin / unit * unit + unit < localEnd { unit *= 2 }
                    let unitBegin = begin / unit * unit
                    pieces.append(Piece(place: .integer, offset: unitBegin, size: min(unit, size - unitBegin)))
                    begin = localEnd
                } while begin != end
            }
        }
        return pieces
    }
}

/// Splits a type into the scalars that it consists of.
private struct LeafWalk {
    enum Kind { case integer, float, vector, opaque }

    struct Leaf {
        var kind: Kind
        let begin: Int
        var end: Int
        var isBit = false

        var isMergeable: Bool {
            switch kind {
            case .integer, .opaque: true
            case .float, .vector: false
            }
        }
    }

    private(set) var leaves: [Leaf] = []
    private(set) var constants: [(offset: Int, word: UInt)] = []
    private(set) var isAddressOnly = false

    private func unknown(_ type: Metadata, _ why: String) -> TypeLowering.Unknown {
        TypeLowering.Unknown(type: String(reflecting: type.type), why: why)
    }

    private mutating func add(_ kind: Kind, _ begin: Int, size: Int) {
        guard size > 0 else { return }
        // Typed data that is not aligned is treated as bytes.
        let isAligned = size & (size - 1) == 0 && begin % size == 0
        leaves.append(Leaf(kind: isAligned ? kind : .opaque, begin: begin, end: begin + size))
    }

    private mutating func addWords(_ count: Int, at offset: Int) {
        for index in 0..<count { add(.integer, offset + index * 8, size: 8) }
    }

    /// `isGeneric`: the type stands for a generic parameter, so a metatype in it is always a word.
    mutating func add(_ type: Metadata, at offset: Int, isGeneric: Bool = false) throws(TypeLowering.Unknown) {
        switch type.kind {
        case .class, .foreignClass, .foreignReference: addWords(1, at: offset)
        case .function:
            // Thick functions are a pair; the others are one pointer. Bits 16 to 23: the convention.
            addWords(type.functionFlags >> 16 & 0xFF == 0 ? 2 : 1, at: offset)
        case .metatype:
            // A metatype of a type without subclasses is known at compile time and does not travel.
            if isGeneric || !type.isThinMetatype {
                addWords(1, at: offset)
            } else {
                constants.append((offset, UInt(bitPattern: type.instanceType.address)))
            }
        case .existentialMetatype: addWords(type.size / 8, at: offset)
        case .existential:
            if type.isErrorExistential || type.isClassBound {
                addWords(type.size / 8, at: offset)
            } else {
                isAddressOnly = true
            }
        case .tuple:
            for element in type.tupleElements {
                try add(element.type, at: offset + element.offset, isGeneric: isGeneric)
            }
        case .struct: try addStruct(type, at: offset)
        case .enum: try addEnum(type, at: offset)
        case .fixedArray:
            let element = type.fixedArrayElement
            for index in 0..<type.fixedArrayCount {
                try add(element, at: offset + index * element.stride, isGeneric: isGeneric)
            }
        case .opaque: throw unknown(type, "its parts aren't in the runtime's metadata")
        case .extendedExistential, .unknown: throw unknown(type, "this kind of type isn't supported")
        }
    }

    private mutating func addStruct(_ type: Metadata, at offset: Int) throws(TypeLowering.Unknown) {
        guard type.size > 0 else { return }
        guard let fields = type.fields, fields.count == type.structFieldCount, !fields.isEmpty else {
            throw unknown(type, "its stored properties aren't in the runtime's metadata")
        }
        var covered = 0
        for (index, field) in fields.enumerated() {
            guard let name = field.mangledType else { throw unknown(type, "the type of `\(field.name)` isn't known") }
            let begin = type.structFieldOffset(index)
            if let builtin = Builtin(MangledName.text(name)) {
                try add(builtin, at: offset + begin, in: type)
                covered = max(covered, begin + builtin.size)
                continue
            }
            if isWeak(name) {
                isAddressOnly = true
                covered = max(covered, type.size)
                continue
            }
            guard let fieldType = type.type(ofField: name) else {
                throw unknown(type, "the type of `\(field.name)` isn't known")
            }
            let metadata = Metadata(fieldType)
            if type.isImportedFromC, begin >= covered + metadata.alignment {
                throw unknown(type, "it has bit-fields or other parts that Swift doesn't see")
            }
            let isGeneric = MangledName.isGenericParameter(name)
            // Inside a struct such a metatype takes no room.
            if metadata.isThinMetatype, !isGeneric { continue }
            if metadata.containsThinMetatype, !isGeneric {
                throw unknown(type, "the metatype in `\(field.name)` has another size than the runtime's metadata says")
            }
            try add(metadata, at: offset + begin, isGeneric: isGeneric)
            covered = max(covered, begin + metadata.size)
        }
        if type.isImportedFromC, covered + type.alignment <= type.size {
            throw unknown(type, "it has bit-fields or other parts that Swift doesn't see")
        }
        if !type.isImportedFromC, covered != type.size {
            throw unknown(type, "its stored properties don't make up its size")
        }
    }

    private mutating func addEnum(_ type: Metadata, at offset: Int) throws(TypeLowering.Unknown) {
        guard type.size > 0 else { return }
        if type.enumPayloadCaseCount == 0 {
            leaves.append(Leaf(kind: .opaque, begin: offset, end: offset + type.size))
            return
        }
        guard let cases = type.fields else { throw unknown(type, "its cases aren't in the runtime's metadata") }
        for enumCase in cases where !enumCase.isIndirect {
            guard let name = enumCase.mangledType else { continue }
            guard let payload = type.type(ofField: name) else {
                throw unknown(type, "the payload of `\(enumCase.name)` isn't known")
            }
            // A single case is its payload; otherwise only whether a payload is address-only matters.
            let isGeneric = MangledName.isGenericParameter(name)
            let metadata = Metadata(payload)
            if cases.count == 1 {
                if metadata.containsThinMetatype, !isGeneric {
                    throw unknown(type, "the metatype in it has another size than the runtime's metadata says")
                }
                return try add(metadata, at: offset, isGeneric: isGeneric)
            }
            var walk = LeafWalk()
            try walk.add(metadata, at: 0, isGeneric: isGeneric)
            if walk.isAddressOnly { isAddressOnly = true }
        }
        leaves.append(Leaf(kind: .opaque, begin: offset, end: offset + type.size))
    }

    private func isWeak(_ name: UnsafePointer<UInt8>) -> Bool {
        let length = MangledName.length(name)
        return length >= 2 && name[length - 2] == UInt8(ascii: "X") && name[length - 1] == UInt8(ascii: "w")
    }

    private mutating func add(_ builtin: Builtin, at offset: Int, in type: Metadata) throws(TypeLowering.Unknown) {
        switch builtin {
        case .bit: leaves.append(Leaf(kind: .integer, begin: offset, end: offset + 1, isBit: true))
        case .integer(let size): add(.integer, offset, size: size)
        case .float(let size): add(.float, offset, size: size)
        case .vector(let element, let elementSize, let count):
            VectorSplit.split(element: element, elementSize: elementSize, count: count) { kind, begin, size in
                add(kind == .vector ? .vector : element == .float ? .float : .integer, offset + begin, size: size)
            }
        case .other(let name): throw unknown(type, "its part `\(name)` isn't supported")
        }
    }
}

/// A type of the compiler's own, from its mangled name.
enum Builtin {
    enum Element { case integer, float }
    /// Of a `Bool`.
    case bit
    case integer(Int)
    case float(Int)
    case vector(Element, size: Int, count: Int)
    case other(String)

    /// Nil if the name is not that of a builtin type.
    init?(_ mangledName: String) {
        guard mangledName.hasPrefix("B"), mangledName.count >= 2 else { return nil }
        let parts = mangledName.split(separator: "_", omittingEmptySubsequences: false).dropLast()
        func number(_ part: Substring) -> Int? { Int(part.dropFirst(2)) }
        switch (mangledName.dropFirst().first, parts.count) {
        case ("p", 0), ("o", 0), ("b", 0), ("w", 0), ("B", 0), ("t", 0): self = .integer(8)
        case ("i", 1):
            guard let bits = number(parts[0]) else { return nil }
            self = bits == 1 ? .bit : .integer((bits + 7) / 8)
        case ("f", 1):
            guard let bits = number(parts[0]) else { return nil }
            // 80 bits take 16 bytes of memory.
            self = .float(bits == 80 ? 16 : bits / 8)
        case (_, 1) where parts[0].hasPrefix("BpBv"):
            guard let count = Int(parts[0].dropFirst(4)) else { return nil }
            self = .vector(.integer, size: 8, count: count)
        case (let kind, 2) where parts[1].hasPrefix("Bv"):
            // The element's type comes first: `Bf32_Bv4_`.
            guard let bits = number(parts[0]), let count = number(parts[1]), kind == "i" || kind == "f" else {
                return nil
            }
            self = .vector(kind == "i" ? .integer : .float, size: (bits + 7) / 8, count: count)
        default: self = .other(mangledName)
        }
    }

    var size: Int {
        switch self {
        case .bit: 1
        case .integer(let size), .float(let size): size
        case .vector(_, let size, let count): size * count
        case .other: 0
        }
    }

    /// How many of the bytes are significant; the others are padding.
    var meaningfulSize: Int {
        if case .float(16) = self { 10 } else { size }
    }
}

/// Splits a vector into vectors that the processor has (clang's legalizeVectorType).
enum VectorSplit {
    enum Kind { case vector, scalar }

    private static func isLegal(_ size: Int) -> Bool {
        #if arch(arm64)
            size == 8 || size == 16
        #else
            size > 8 && size <= 16
        #endif
    }

    static func split(
        element: Builtin.Element, elementSize: Int, count: Int, _ piece: (Kind, _ offset: Int, _ size: Int) -> Void
    ) {
        var offset = 0
        func emit(_ kind: Kind, _ size: Int) {
            piece(kind, offset, size)
            offset += size
        }
        if isLegal(elementSize * count) { return emit(.vector, elementSize * count) }
        var left = count
        var candidate = 1
        while candidate * 2 <= count { candidate *= 2 }
        if candidate == count { candidate /= 2 }
        while candidate > 1, left > 0 {
            if isLegal(candidate * elementSize) {
                while left >= candidate {
                    emit(.vector, candidate * elementSize)
                    left -= candidate
                }
            }
            candidate /= 2
        }
        for _ in 0..<left { emit(.scalar, elementSize) }
    }
}
