/// Lets casts of proxies to a delegate type, with `as?`, `is` or `as!`, succeed: it registers the tables through which
/// calls reach the proxies as conformances with the runtime.
final class ProxyConformance: Sendable {
    private let type: ConformingClass
    /// The class from which it inherits, the root of all proxies.
    private let root: AnyClass
    private let tables: [MadeWitnessTable]
    private let supporting = Locked<AnyClass?>(nil)

    /// - Parameters:
    ///   - type: The conforming class.
    ///   - root: The class from which it inherits, the root of all proxies.
    ///   - tables: The tables of that class.
    init(_ type: ConformingClass, inheritingFrom root: AnyClass, _ tables: [MadeWitnessTable]) {
        self.type = type
        self.root = root
        self.tables = tables
    }

    /// Makes casts of objects of `proxies`, and of its subclasses, find the tables. Thread-safe; may be called more
    /// than once.
    func supportCasts(of proxies: AnyClass) {
        supporting.withLock { supporting in
            guard supporting == nil else { return }
            supporting = proxies
            // In this order, because registering makes the runtime forget what it found before.
            type.insert(above: proxies)
            for table in tables { table.register() }
        }
    }

    /// The table by which a class of proxies declares by itself that it conforms to one of the protocols; nil if it
    /// does not. The preconditions of `ProtocolDescriptor.declaredWitnessTable(of:below:inheritingFrom:)` apply.
    func declaredTable(_ descriptor: ProtocolDescriptor, of type: AnyClass) -> UnsafePointer<UnsafeRawPointer?>? {
        guard let proxies = supporting.withLock({ $0 }) else { return descriptor.witnessTable(of: type) }
        return descriptor.declaredWitnessTable(of: type, below: proxies, inheritingFrom: root)
    }
}
