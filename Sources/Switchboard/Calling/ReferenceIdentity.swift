/// The code of a reference to a method that captures nothing, which names the same method each time.
///
/// In release builds the compiler makes a function without captures of a reference such as
/// `XMLParserDelegate.parser(_:foundCharacters:)`, one for each method and its types. In debug builds it captures that
/// function in a generic one, whose code says nothing: such references have no `ReferenceIdentity`, and the method is
/// found by a probing call each time.
struct ReferenceIdentity: Hashable {
    /// A function in memory.
    typealias Words = (code: UInt, context: UInt)

    private let address: UInt

    /// Nil if the function captures something.
    ///
    /// A Swift function in memory is the address of its code, and that of what it captures (swiftlang/swift,
    /// docs/ABI/CallingConvention.rst, and `swift::FunctionPair` in lib/IRGen).
    ///
    /// - Parameter words: Of a structure that has the function as its only property, in the form of its own type.
    @inline(__always) init?(_ words: Words) {
        guard words.context == 0 else { return nil }
        address = words.code
    }

    /// No caller chooses these keys, so a product is enough. Its upper half depends on every bit of the address.
    func _rawHashValue(seed: Int) -> Int {
        let mixed = (address ^ UInt(bitPattern: seed)) &* 0x9E37_79B9_7F4A_7C15
        return Int(bitPattern: mixed ^ (mixed >> 32))
    }

    /// With what types a reference was written. A linker may merge the code of references whose types differ.
    struct Types: Equatable {
        /// The first three arguments; `Void` for one that the method does not have. The runtime would have to be asked
        /// for a tuple's type each time, but not for these.
        private let first, second, third: ObjectIdentifier
        /// The fourth argument, or the tuple of those from there on.
        private let others: ObjectIdentifier
        private let result, failure: ObjectIdentifier
        private let count: Int

        /// - Parameter count: The number of arguments, without those of a pack.
        @inline(__always)
        init(
            _ first: Any.Type, _ second: Any.Type, _ third: Any.Type, _ others: Any.Type, count: Int,
            _ result: Any.Type, _ failure: any Error.Type
        ) {
            self.first = ObjectIdentifier(first)
            self.second = ObjectIdentifier(second)
            self.third = ObjectIdentifier(third)
            self.others = ObjectIdentifier(others)
            self.result = ObjectIdentifier(result)
            self.failure = ObjectIdentifier(failure)
            self.count = count
        }

        /// Word by word: the compiler's own would call a function for it.
        @inline(__always)
        static func == (one: Types, other: Types) -> Bool {
            one.first == other.first && one.second == other.second && one.third == other.third
                && one.others == other.others && one.result == other.result && one.failure == other.failure
                && one.count == other.count
        }
    }
}

extension MethodRegistry {
    /// The method that a reference named before, with the same types.
    func method(of code: ReferenceIdentity, _ types: ReferenceIdentity.Types) -> ResolvedMethod? {
        references.withLock { references in
            guard let known = references[code], known.types == types else { return nil }
            return known.method
        }
    }

    func note(_ method: ResolvedMethod, of code: ReferenceIdentity, _ types: ReferenceIdentity.Types) {
        references.withLock { $0[code] = (method, types) }
    }
}
