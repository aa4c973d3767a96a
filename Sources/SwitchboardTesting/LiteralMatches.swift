#if Testing
    // Which literals are matches. Not every type that a literal can make, because an Optional could not be among them: a literal
    // for an argument of type `String?` would then be taken for one of a method with a `String`.

    /// A type of arguments that a literal such as `10` matches; own types may conform.
    public protocol MatchesIntegerLiteral: Equatable {
        /// The literal's type.
        associatedtype MatchedInteger: _ExpressibleByBuiltinIntegerLiteral
        /// The value that the literal stands for.
        static func matched(byInteger literal: MatchedInteger) -> Self
    }

    extension MatchesIntegerLiteral where Self: ExpressibleByIntegerLiteral {
        /// The value that the literal makes.
        public static func matched(byInteger literal: IntegerLiteralType) -> Self { Self(integerLiteral: literal) }
    }

    extension Optional: MatchesIntegerLiteral where Wrapped: MatchesIntegerLiteral {
        /// The value that the literal makes.
        public static func matched(byInteger literal: Wrapped.MatchedInteger) -> Self {
            Wrapped.matched(byInteger: literal)
        }
    }

    extension Int: MatchesIntegerLiteral {}
    extension Int8: MatchesIntegerLiteral {}
    extension Int16: MatchesIntegerLiteral {}
    extension Int32: MatchesIntegerLiteral {}
    extension Int64: MatchesIntegerLiteral {}
    extension UInt: MatchesIntegerLiteral {}
    extension UInt8: MatchesIntegerLiteral {}
    extension UInt16: MatchesIntegerLiteral {}
    extension UInt32: MatchesIntegerLiteral {}
    extension UInt64: MatchesIntegerLiteral {}
    extension Double: MatchesIntegerLiteral {}
    extension Float: MatchesIntegerLiteral {}

    extension Match: ExpressibleByIntegerLiteral where Value: MatchesIntegerLiteral {
        /// This value.
        public init(integerLiteral value: Value.MatchedInteger) { self = .equal(.matched(byInteger: value)) }
    }

    /// A type of arguments that a literal such as `0.5` matches; own types may conform.
    public protocol MatchesFloatLiteral: Equatable {
        /// The literal's type.
        associatedtype MatchedFloat: _ExpressibleByBuiltinFloatLiteral
        /// The value that the literal stands for.
        static func matched(byFloat literal: MatchedFloat) -> Self
    }

    extension MatchesFloatLiteral where Self: ExpressibleByFloatLiteral {
        /// The value that the literal makes.
        public static func matched(byFloat literal: FloatLiteralType) -> Self { Self(floatLiteral: literal) }
    }

    extension Optional: MatchesFloatLiteral where Wrapped: MatchesFloatLiteral {
        /// The value that the literal makes.
        public static func matched(byFloat literal: Wrapped.MatchedFloat) -> Self { Wrapped.matched(byFloat: literal) }
    }

    extension Double: MatchesFloatLiteral {}
    extension Float: MatchesFloatLiteral {}

    extension Match: ExpressibleByFloatLiteral where Value: MatchesFloatLiteral {
        /// This value.
        public init(floatLiteral value: Value.MatchedFloat) { self = .equal(.matched(byFloat: value)) }
    }

    /// A type of arguments that a literal such as `true` matches; own types may conform.
    public protocol MatchesBooleanLiteral: Equatable {
        /// The literal's type.
        associatedtype MatchedBoolean: _ExpressibleByBuiltinBooleanLiteral
        /// The value that the literal stands for.
        static func matched(byBoolean literal: MatchedBoolean) -> Self
    }

    extension MatchesBooleanLiteral where Self: ExpressibleByBooleanLiteral {
        /// The value that the literal makes.
        public static func matched(byBoolean literal: BooleanLiteralType) -> Self { Self(booleanLiteral: literal) }
    }

    extension Optional: MatchesBooleanLiteral where Wrapped: MatchesBooleanLiteral {
        /// The value that the literal makes.
        public static func matched(byBoolean literal: Wrapped.MatchedBoolean) -> Self {
            Wrapped.matched(byBoolean: literal)
        }
    }

    extension Bool: MatchesBooleanLiteral {}

    extension Match: ExpressibleByBooleanLiteral where Value: MatchesBooleanLiteral {
        /// This value.
        public init(booleanLiteral value: Value.MatchedBoolean) { self = .equal(.matched(byBoolean: value)) }
    }

    /// A type of arguments that a literal such as `"text"` matches; own types may conform.
    public protocol MatchesStringLiteral: Equatable {
        /// The literal's type.
        associatedtype MatchedString: _ExpressibleByBuiltinStringLiteral
        /// The value that the literal stands for.
        static func matched(byString literal: MatchedString) -> Self
    }

    extension MatchesStringLiteral where Self: ExpressibleByStringLiteral {
        /// The value that the literal makes.
        public static func matched(byString literal: StringLiteralType) -> Self { Self(stringLiteral: literal) }
    }

    extension Optional: MatchesStringLiteral where Wrapped: MatchesStringLiteral {
        /// The value that the literal makes.
        public static func matched(byString literal: Wrapped.MatchedString) -> Self {
            Wrapped.matched(byString: literal)
        }
    }

    extension String: MatchesStringLiteral {}
    extension Substring: MatchesStringLiteral {}

    extension Match: ExpressibleByUnicodeScalarLiteral where Value: MatchesStringLiteral {
        /// This value.
        public init(unicodeScalarLiteral value: Value.MatchedString) { self = .equal(.matched(byString: value)) }
    }

    extension Match: ExpressibleByExtendedGraphemeClusterLiteral where Value: MatchesStringLiteral {
        /// This value.
        public init(extendedGraphemeClusterLiteral value: Value.MatchedString) {
            self = .equal(.matched(byString: value))
        }
    }

    extension Match: ExpressibleByStringLiteral where Value: MatchesStringLiteral {
        /// This value.
        public init(stringLiteral value: Value.MatchedString) { self = .equal(.matched(byString: value)) }
    }
#endif
