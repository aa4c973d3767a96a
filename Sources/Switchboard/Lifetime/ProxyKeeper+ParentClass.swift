import CForwarding

extension ProxyKeeper {
    /// What proxies have to know of a class of parents. Determined once for a class, and stored as one word: the
    /// address of a witness table, or a small number, and a bit.
    struct ParentClass {
        private let word: UInt

        private static let hook: UInt = 1
        private static let table: UInt = 2
        private static let caches: UInt = 4
        private static let isolated: UInt = 8

        /// A function and not an initializer, because that would take its parameter over.
        static func of(_ parent: AnyObject) -> ParentClass {
            let type = unsafeBitCast(type(of: parent) as AnyClass, to: UnsafeRawPointer.self)
            return ParentClass(word: cffi_class_note(type).map { UInt(bitPattern: $0) } ?? find(parent, of: type))
        }

        @inline(never)
        private static func find(_ parent: AnyObject, of type: UnsafeRawPointer) -> UInt {
            var word = parent is any CachesDelegate ? caches : 0
            if let parent = parent as? any HasProxyStorage {
                // An existential of one class-bound protocol consists of the object and its witness table.
                word |= withUnsafePointer(to: parent) { UnsafeRawPointer($0).load(fromByteOffset: 8, as: UInt.self) }
            } else {
                switch DeallocationContext.hook(classOf: parent) {
                case cffi_attached: word |= hook
                case cffi_attachment_isolated: word |= isolated
                case cffi_attachment_no_memory: return word | table
                default: word |= table
                }
            }
            cffi_class_set_note(type, UnsafeRawPointer(bitPattern: word)!)
            return word
        }

        var place: Place {
            switch word & ~Self.caches {
            case Self.hook: .hook
            case Self.table: .table
            case Self.isolated: .nowhere
            case let witnesses: .storage(UnsafeRawPointer(bitPattern: witnesses)!)
            }
        }

        /// Whether it is a `CachesDelegate`.
        var cachesDelegate: Bool { word & Self.caches != 0 }
    }

    /// Where the proxies of a class's objects are kept.
    enum Place {
        /// In the parent, whose class conforms to `HasProxyStorage` with this witness table.
        case storage(UnsafeRawPointer)
        /// By the hook of the parent's class: a single proxy in the hook's table itself, several in the parent's
        /// deallocation context.
        case hook
        /// In the table, because classes cannot be hooked on this system, or this class cannot.
        case table
        /// Nowhere, because the class has an isolated deinit whose end cannot be known: the proxy would go before it.
        case nowhere

        /// The storage of `parent`, whose class has this witness table.
        static func storage(of parent: AnyObject, _ witnesses: UnsafeRawPointer) -> ProxyStorage {
            let address = UnsafeRawPointer(Unmanaged.passUnretained(parent).toOpaque())
            return withExtendedLifetime(parent) {
                withUnsafePointer(to: (address, witnesses)) {
                    UnsafeRawPointer($0).assumingMemoryBound(to: (any HasProxyStorage).self).pointee.proxyStorage
                }
            }
        }
    }
}
