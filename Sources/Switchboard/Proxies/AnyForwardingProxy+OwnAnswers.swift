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

    /// The types as which a target may be compared with another one: its own and its superclasses, because one target
    /// may be of a subclass, or each of another subclass.
    private static func types(of target: Any) -> some Sequence<Any.Type> {
        sequence(first: type(of: target)) { ($0 as? AnyClass).flatMap { _getSuperclass($0) } }
    }

    @usableFromInline static func isEqual(_ one: AnyForwardingProxy, _ other: AnyForwardingProxy) -> Bool {
        switch (one.represented, other.represented) {
        case (.proxy(let one), .proxy(let other)): return one === other
        case (.target(let one), .target(let other)):
            func isEqual<Value: Equatable>(as _: Value.Type) -> Bool? {
                guard let one = one as? Value, let other = other as? Value else { return nil }
                return one == other
            }
            for case let type as any Equatable.Type in types(of: one) {
                if let found = isEqual(as: type) { return found }
            }
            return false
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
        if case .target(let one) = one.represented, case .target(let other) = other.represented {
            func compare<Value: Comparable>(as _: Value.Type) -> Bool? {
                guard let one = one as? Value, let other = other as? Value else { return nil }
                return order.holds(one, other)
            }
            for case let type as any Comparable.Type in types(of: one) {
                if let holds = compare(as: type) { return holds }
            }
        }
        fatalError(
            """
            Switchboard: can't compare two proxies for \(one.dispatchTable.delegateName) by order: \
            \(one.represented.text), and \(other.represented.text). Give both targets of one type.
            """)
    }
}
