import CForwarding

extension ProxyKeeper {
    /// Where the proxies of a class's objects are kept. Determined once for a class, and stored as one word.
    enum Place {
        /// In the parent, whose class conforms to `HasProxyStorage` with this witness table.
        case storage(UnsafeRawPointer)
        /// In the parent's deallocation context, by the hook of its class.
        case hook
        /// In the table, because classes cannot be hooked on this system, or this class cannot.
        case table

        // These are not addresses.
        private static var hookNote: UnsafeRawPointer? { UnsafeRawPointer(bitPattern: 1) }
        private static var tableNote: UnsafeRawPointer? { UnsafeRawPointer(bitPattern: 2) }

        init(of parent: AnyObject) {
            let type = unsafeBitCast(type(of: parent) as AnyClass, to: UnsafeRawPointer.self)
            switch cffi_class_note(type) {
            case nil: self.init(finding: parent, of: type)
            case Self.hookNote: self = .hook
            case Self.tableNote: self = .table
            case let witnesses?: self = .storage(witnesses)
            }
        }

        @inline(never)
        private init(finding parent: AnyObject, of type: UnsafeRawPointer) {
            if let parent = parent as? any HasProxyStorage {
                // An existential of one class-bound protocol consists of the object and its witness table.
                let witnesses = withUnsafePointer(to: parent) {
                    UnsafeRawPointer($0).load(fromByteOffset: 8, as: UnsafeRawPointer.self)
                }
                self = .storage(witnesses)
                cffi_class_set_note(type, witnesses)
                return
            }
            let canHook = DeallocationContext.canHook(classOf: parent)
            self = canHook == true ? .hook : .table
            if let canHook { cffi_class_set_note(type, canHook ? Self.hookNote : Self.tableNote) }
        }

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
