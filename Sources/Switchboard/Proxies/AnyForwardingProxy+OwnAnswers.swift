import CForwarding

extension AnyForwardingProxy: IdentityAnswers {
    @usableFromInline func isIdentical(to object: Any?) -> Bool {
        guard let object, type(of: object) is AnyClass else { return false }
        return object as AnyObject === self
    }

    @usableFromInline var identityHash: Int { ObjectIdentifier(self).hashValue }
    @usableFromInline func itself() -> Self { self }
    @usableFromInline func isAProxy() -> Bool { true }
    @usableFromInline var identityDescription: String { "<\(type(of: self)): \(address)>" }
    @usableFromInline var identityDebugDescription: String { identityDescription }
}

/// A proxy is equal to another one, hashed and ordered as its target is; without a target, it's equal to itself.
extension AnyForwardingProxy: EqualityAnswers, HashAnswers, OrderAnswers {
    /// What a proxy stands for.
    private enum Represented {
        case target(Any)
        case proxy(AnyForwardingProxy)

        var text: String {
            switch self {
            case .target(let target): "one has a target of type \(type(of: target))"
            case .proxy: "one has no target"
            }
        }
    }

    private final var represented: Represented {
        guard let target = (owner ?? self).targetValue else { return .proxy(owner ?? self) }
        return (target as? AnyForwardingProxy)?.represented ?? .target(target)
    }

    @usableFromInline static func isEqual(_ one: AnyForwardingProxy, _ other: AnyForwardingProxy) -> Bool {
        func isEqual<Value: Equatable>(_ value: Value, _ other: Any) -> Bool? { (other as? Value).map { value == $0 } }
        switch (one.represented, other.represented) {
        case (.proxy(let one), .proxy(let other)): return one === other
        case (.target(let one), .target(let other)):
            guard let first = one as? any Equatable, let second = other as? any Equatable else { return false }
            // One may be of a subclass.
            return isEqual(first, other) ?? isEqual(second, one) ?? false
        default: return false
        }
    }

    @usableFromInline func hashRepresented(into hasher: inout Hasher) {
        switch represented {
        case .proxy(let proxy): hasher.combine(ObjectIdentifier(proxy))
        case .target(let target): (target as? any Hashable)?.hash(into: &hasher)
        }
    }

    @usableFromInline var representedHash: Int { rawHash(seed: 0) }

    @usableFromInline func rawHash(seed: Int) -> Int {
        var hasher = Hasher()
        hasher.combine(seed)
        hashRepresented(into: &hasher)
        return hasher.finalize()
    }

    @usableFromInline static func isLess(_ one: AnyForwardingProxy, _ other: AnyForwardingProxy) -> Bool {
        compare(one, other, .less)
    }

    @usableFromInline static func isLessOrEqual(_ one: AnyForwardingProxy, _ other: AnyForwardingProxy) -> Bool {
        compare(one, other, .lessOrEqual)
    }

    @usableFromInline static func isGreaterOrEqual(_ one: AnyForwardingProxy, _ other: AnyForwardingProxy) -> Bool {
        compare(one, other, .greaterOrEqual)
    }

    @usableFromInline static func isGreater(_ one: AnyForwardingProxy, _ other: AnyForwardingProxy) -> Bool {
        compare(one, other, .greater)
    }

    private enum Order {
        case less, lessOrEqual, greaterOrEqual, greater

        func holds<Value: Comparable>(_ one: Value, _ other: Value) -> Bool {
            switch self {
            case .less: one < other
            case .lessOrEqual: one <= other
            case .greaterOrEqual: one >= other
            case .greater: one > other
            }
        }
    }

    private static func compare(_ one: AnyForwardingProxy, _ other: AnyForwardingProxy, _ order: Order) -> Bool {
        func compareFirst<Value: Comparable>(_ one: Value, _ other: Any) -> Bool? {
            (other as? Value).map { order.holds(one, $0) }
        }
        func compareSecond<Value: Comparable>(_ one: Any, _ other: Value) -> Bool? {
            (one as? Value).map { order.holds($0, other) }
        }
        if case .target(let one) = one.represented, case .target(let other) = other.represented,
            let first = one as? any Comparable, let second = other as? any Comparable,
            // One may be of a subclass.
            let holds = compareFirst(first, other) ?? compareSecond(one, second)
        {
            return holds
        }
        fatalError(
            """
            Switchboard: can't compare two proxies for \(one.dispatchTable.delegateName) by order: \
            \(one.represented.text), and \(other.represented.text). Give both targets of one type.
            """)
    }
}
