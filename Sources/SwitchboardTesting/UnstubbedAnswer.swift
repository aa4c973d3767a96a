#if Testing
    /// The result of a call to a spy without a target, if no stub matches the call.
    public enum UnstubbedAnswer: Sendable {
        /// No result, unless the method returns nothing: the call throws an ``UnstubbedCall``, or traps.
        case none
        /// Nil for an Optional, an empty collection for a collection, the `emptyValue` of an ``EmptyValue``, and
        /// otherwise no result, as with `none`.
        case emptyValues
        /// As `none`, and the test fails where the spy was made, even if the method returns nothing: a strict spy.
        case failure

        func value(of type: Any.Type) -> Any? {
            if type == Void.self { return () }
            guard self == .emptyValues else { return nil }
            switch type {
            case let type as any EmptyValue.Type: return type.emptyValue
            case let type as any ExpressibleByNilLiteral.Type: return type.init(nilLiteral: ())
            case let type as any RangeReplaceableCollection.Type: return type.init()
            case let type as any SetAlgebra.Type: return type.init()
            case let type as any ExpressibleByDictionaryLiteral.Type: return Self.empty(type)
            default: return nil
            }
        }

        private static func empty<Value: ExpressibleByDictionaryLiteral>(_: Value.Type) -> Any {
            let empty: Value = [:]
            return empty
        }
    }

    /// A type of yours with a value that spies return where no stub matches, if you make them with
    /// `unstubbed: .emptyValues`.
    ///
    /// ```swift
    /// struct Money: EmptyValue {
    ///     var cents: Int
    ///     static var emptyValue: Money { Money(cents: 0) }
    /// }
    /// ```
    public protocol EmptyValue {
        /// The value.
        static var emptyValue: Self { get }
    }
#endif
