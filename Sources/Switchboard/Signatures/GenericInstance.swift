import CForwarding

/// What the generic parameters of a requirement are in a call of it: words that say so behind the arguments, the
/// metadata of each parameter and then the witness tables of what they conform to; and arguments that are metatypes of
/// such a parameter.
struct GenericArguments: Hashable, @unchecked Sendable {
    let words: [UnsafeRawPointer]
    /// The arguments that are metatypes, by their index.
    var metatypes: [Int: UnsafeRawPointer] = [:]

    init(words: [UnsafeRawPointer]) { self.words = words }

    init(_ raw: cffi_generic_words) {
        words = withUnsafeBytes(of: raw.words) {
            $0.bindMemory(to: UnsafeRawPointer?.self).prefix(Int(raw.count)).map { $0! }
        }
    }

    /// All of them, in the order of `CallLowering.genericPlaces`.
    var all: [UnsafeRawPointer] { metatypes.sorted { $0.key < $1.key }.map(\.value) + words }

    /// The types. The first word of metadata is the number of its kind, that of a witness table an address
    /// (include/swift/ABI/Metadata.h in swiftlang/swift).
    var types: [Metadata] { all.filter(Self.isMetadata).map { Metadata(at: $0) } }

    /// Whether a word is the type of the samples' objects: a closure passed an existential to a generic parameter.
    var containsSample: Bool { words.contains { $0 == SampleObject.metadata || $0 == SampleError.metadata } }

    static func isMetadata(_ word: UnsafeRawPointer) -> Bool { word.load(as: UInt.self) <= 0x7FF }

    /// What a call of a method with these arguments may have: the words that were found, of which the first may be
    /// arguments, and any of the metatypes of types without subclasses, which only a generic requirement takes as a
    /// word. Few words come before many: a value without bytes leaves its register as it was, and that may look like a
    /// type.
    static func candidates(_ found: GenericArguments?, _ arguments: [Any.Type]) -> [GenericArguments] {
        let metatypes = arguments.indices.filter { Metadata(arguments[$0]).isThinMetatype }.suffix(4)
        let subsets = (0..<1 << metatypes.count).reversed().map { number in
            metatypes.enumerated().filter { number >> $0.offset & 1 == 1 }.map(\.element)
        }
        let words = found?.words ?? []
        return subsets.flatMap { subset in
            (0...words.count).compactMap { count in
                guard count > 0 || !subset.isEmpty else { return nil }
                var made = GenericArguments(words: words.suffix(count))
                for index in subset { made.metatypes[index] = Metadata(arguments[index]).instanceType.address }
                return made
            }
        }
    }
}

/// A generic requirement with certain types for its own generic parameters, which a program has referenced.
struct GenericInstance {
    /// The slot of the requirement, and that of this instance.
    let requirement: Int
    let slot: Int
    let generic: GenericArguments
    /// Where the words of `generic` are: `CallLowering.genericPlaces`.
    let places: [UInt16]

    /// As C reads it.
    var words: cffi_generic_words { Self.words(generic, at: places) }

    /// The words of a call, and where they are, as C reads them.
    static func words(_ generic: GenericArguments, at places: [UInt16]) -> cffi_generic_words {
        var raw = cffi_generic_words()
        raw.count = UInt32(places.count)
        withUnsafeMutableBytes(of: &raw.words) { room in
            for (index, word) in generic.all.enumerated() {
                room.storeBytes(
                    of: word, toByteOffset: index * MemoryLayout<UnsafeRawPointer>.stride, as: UnsafeRawPointer.self)
            }
        }
        withUnsafeMutableBytes(of: &raw.places) { room in
            for (index, place) in places.enumerated() {
                room.storeBytes(of: place, toByteOffset: index * MemoryLayout<UInt16>.stride, as: UInt16.self)
            }
        }
        return raw
    }
}
