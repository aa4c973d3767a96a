/// What has the proxies for a delegate type be of the type where code casts them, with `as?`, `is` or `as!`: the tables that
/// calls reach the proxies through, as conformances that the runtime knows.
final class ProxyConformance: Sendable {
    private let type: ConformingClass
    private let tables: [MadeWitnessTable]
    private let isServed = Locked(false)

    /// - Parameters:
    ///   - type: What conforms. A subclass of the root of all proxies.
    ///   - tables: Of that class.
    init(_ type: ConformingClass, _ tables: [MadeWitnessTable]) {
        self.type = type
        self.tables = tables
    }

    /// Has casts of objects of `proxies`, and of its subclasses, find the tables. Any thread; more than once does nothing.
    func serveCasts(of proxies: AnyClass) {
        isServed.withLock { isServed in
            guard !isServed else { return }
            isServed = true
            // In this order: registering has the runtime forget what it found out before.
            type.insert(above: proxies)
            for table in tables { table.register() }
        }
    }
}
