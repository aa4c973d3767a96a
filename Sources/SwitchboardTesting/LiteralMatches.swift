#if Testing
    // Which literals are matches. Not every type that a literal can make, because an Optional could not be among them:
    // a literal for an argument of type `String?` would then be taken for one of a method with a `String`.

    /// A type of arguments that you can match with an integer literal such as `10`. Your own types may conform.
    ///
    /// ```swift
    /// struct Amount: Equatable, ExpressibleByIntegerLiteral, MatchesIntegerLiteral {
    ///     let cents: Int
    ///     init(integerLiteral value: Int) { cents = value }
    /// }
    /// ```
    public protocol MatchesIntegerLiteral: Equatable {
        /// The literal's type.
        associatedtype MatchedInteger: _ExpressibleByBuiltinIntegerLiteral
        /// Returns the value for which a literal stands.
        ///
        /// - Parameter literal: The literal.
        /// - Returns: The value.
        static func matched(byInteger literal: MatchedInteger) -> Self
    }

    extension MatchesIntegerLiteral where Self: ExpressibleByIntegerLiteral {
        /// Returns the value that the type creates from a literal.
        ///
        /// - Parameter literal: The literal.
        /// - Returns: The value.
        public static func matched(byInteger literal: IntegerLiteralType) -> Self { Self(integerLiteral: literal) }
    }

    extension Optional: MatchesIntegerLiteral where Wrapped: MatchesIntegerLiteral {
        /// Returns the wrapped type's value for a literal.
        ///
        /// - Parameter literal: The literal.
        /// - Returns: The value.
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
        /// Creates a matcher that accepts the value of an integer literal.
        ///
        /// - Parameter value: The literal.
        public init(integerLiteral value: Value.MatchedInteger) { self = .equal(.matched(byInteger: value)) }
    }

    /// A type of arguments that you can match with a floating-point literal such as `0.5`. Your own types may conform.
    ///
    /// ```swift
    /// struct Length: Equatable, ExpressibleByFloatLiteral, MatchesFloatLiteral {
    ///     let meters: Double
    ///     init(floatLiteral value: Double) { meters = value }
    /// }
    /// ```
    public protocol MatchesFloatLiteral: Equatable {
        /// The literal's type.
        associatedtype MatchedFloat: _ExpressibleByBuiltinFloatLiteral
        /// Returns the value for which a literal stands.
        ///
        /// - Parameter literal: The literal.
        /// - Returns: The value.
        static func matched(byFloat literal: MatchedFloat) -> Self
    }

    extension MatchesFloatLiteral where Self: ExpressibleByFloatLiteral {
        /// Returns the value that the type creates from a literal.
        ///
        /// - Parameter literal: The literal.
        /// - Returns: The value.
        public static func matched(byFloat literal: FloatLiteralType) -> Self { Self(floatLiteral: literal) }
    }

    extension Optional: MatchesFloatLiteral where Wrapped: MatchesFloatLiteral {
        /// Returns the wrapped type's value for a literal.
        ///
        /// - Parameter literal: The literal.
        /// - Returns: The value.
        public static func matched(byFloat literal: Wrapped.MatchedFloat) -> Self { Wrapped.matched(byFloat: literal) }
    }

    extension Double: MatchesFloatLiteral {}
    extension Float: MatchesFloatLiteral {}

    extension Match: ExpressibleByFloatLiteral where Value: MatchesFloatLiteral {
        /// Creates a matcher that accepts the value of a floating-point literal.
        ///
        /// - Parameter value: The literal.
        public init(floatLiteral value: Value.MatchedFloat) { self = .equal(.matched(byFloat: value)) }
    }

    /// A type of arguments that you can match with a Boolean literal such as `true`. Your own types may conform.
    ///
    /// ```swift
    /// struct Flag: Equatable, ExpressibleByBooleanLiteral, MatchesBooleanLiteral {
    ///     let isOn: Bool
    ///     init(booleanLiteral value: Bool) { isOn = value }
    /// }
    /// ```
    public protocol MatchesBooleanLiteral: Equatable {
        /// The literal's type.
        associatedtype MatchedBoolean: _ExpressibleByBuiltinBooleanLiteral
        /// Returns the value for which a literal stands.
        ///
        /// - Parameter literal: The literal.
        /// - Returns: The value.
        static func matched(byBoolean literal: MatchedBoolean) -> Self
    }

    extension MatchesBooleanLiteral where Self: ExpressibleByBooleanLiteral {
        /// Returns the value that the type creates from a literal.
        ///
        /// - Parameter literal: The literal.
        /// - Returns: The value.
        public static func matched(byBoolean literal: BooleanLiteralType) -> Self { Self(booleanLiteral: literal) }
    }

    extension Optional: MatchesBooleanLiteral where Wrapped: MatchesBooleanLiteral {
        /// Returns the wrapped type's value for a literal.
        ///
        /// - Parameter literal: The literal.
        /// - Returns: The value.
        public static func matched(byBoolean literal: Wrapped.MatchedBoolean) -> Self {
            Wrapped.matched(byBoolean: literal)
        }
    }

    extension Bool: MatchesBooleanLiteral {}

    extension Match: ExpressibleByBooleanLiteral where Value: MatchesBooleanLiteral {
        /// Creates a matcher that accepts the value of a Boolean literal.
        ///
        /// - Parameter value: The literal.
        public init(booleanLiteral value: Value.MatchedBoolean) { self = .equal(.matched(byBoolean: value)) }
    }

    /// A type of arguments that you can match with a string literal such as `"text"`. Your own types may conform.
    ///
    /// ```swift
    /// struct Name: Equatable, ExpressibleByStringLiteral, MatchesStringLiteral {
    ///     let text: String
    ///     init(stringLiteral value: String) { text = value }
    /// }
    /// ```
    public protocol MatchesStringLiteral: Equatable {
        /// The literal's type.
        associatedtype MatchedString: _ExpressibleByBuiltinStringLiteral
        /// Returns the value for which a literal stands.
        ///
        /// - Parameter literal: The literal.
        /// - Returns: The value.
        static func matched(byString literal: MatchedString) -> Self
    }

    extension MatchesStringLiteral where Self: ExpressibleByStringLiteral {
        /// Returns the value that the type creates from a literal.
        ///
        /// - Parameter literal: The literal.
        /// - Returns: The value.
        public static func matched(byString literal: StringLiteralType) -> Self { Self(stringLiteral: literal) }
    }

    extension Optional: MatchesStringLiteral where Wrapped: MatchesStringLiteral {
        /// Returns the wrapped type's value for a literal.
        ///
        /// - Parameter literal: The literal.
        /// - Returns: The value.
        public static func matched(byString literal: Wrapped.MatchedString) -> Self {
            Wrapped.matched(byString: literal)
        }
    }

    extension String: MatchesStringLiteral {}
    extension Substring: MatchesStringLiteral {}

    extension Match: ExpressibleByUnicodeScalarLiteral where Value: MatchesStringLiteral {
        /// Creates a matcher that accepts the value of a Unicode scalar literal.
        ///
        /// - Parameter value: The literal.
        public init(unicodeScalarLiteral value: Value.MatchedString) { self = .equal(.matched(byString: value)) }
    }

    extension Match: ExpressibleByExtendedGraphemeClusterLiteral where Value: MatchesStringLiteral {
        /// Creates a matcher that accepts the value of a character literal.
        ///
        /// - Parameter value: The literal.
        public init(extendedGraphemeClusterLiteral value: Value.MatchedString) {
            self = .equal(.matched(byString: value))
        }
    }

    extension Match: ExpressibleByStringLiteral where Value: MatchesStringLiteral {
        /// Creates a matcher that accepts the value of a string literal.
        ///
        /// - Parameter value: The literal.
        public init(stringLiteral value: Value.MatchedString) { self = .equal(.matched(byString: value)) }
    }
#endif
