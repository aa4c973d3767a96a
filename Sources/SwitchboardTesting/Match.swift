#if Testing
    /// A matcher for an argument: a literal, or one of the functions below. Combine matchers by `&&`, `||` and `!`.
    ///
    /// ```swift
    /// store.verify(AccountStore.transfer(_:from:to:), with: 10, .any, .where { $0.hasPrefix("sav") })
    /// store.verify(AccountStore.balance(of:), with: "savings" || "checking")
    /// ```
    public struct Match<Value> {
        let accepts: (Value) -> Bool
        private let makeText: () -> String
        /// The value that is expected, if only one is.
        let expected: Any?
        /// Keeps the argument of a call whose arguments all match.
        let keep: ((Value) -> Void)?
        private let isAlternative: Bool

        /// Texts are only made for messages.
        var text: String { makeText() }
        /// The text where `&&` follows or precedes.
        private var textInAnd: String { isAlternative ? "(\(text))" : text }

        private init(
            _ text: @autoclosure @escaping () -> String, expected: Any? = nil, keep: ((Value) -> Void)? = nil,
            isAlternative: Bool = false,
            _ accepts: @escaping (Value) -> Bool
        ) {
            self.accepts = accepts
            makeText = text
            self.expected = expected
            self.keep = keep
            self.isAlternative = isAlternative
        }

        /// A matcher that accepts any value.
        public static var any: Match { Match("any") { _ in true } }

        /// Returns a matcher that accepts a value if a closure returns true for it.
        ///
        /// ```swift
        /// store.verify(AccountStore.transfer(_:from:to:), with: .where { $0 > 100 }, .any, .any)
        /// ```
        ///
        /// - Parameter predicate: The closure. It's called for the argument of each call that is compared: in a stub on
        ///   the thread that makes the call, in a verification where you verify.
        /// - Returns: The matcher.
        public static func `where`(_ predicate: @escaping (Value) -> Bool) -> Match {
            Match("where(...)", predicate)
        }

        /// Returns a matcher that accepts a value if a closure finds it equal to the given one.
        ///
        /// ```swift
        /// store.verify(AccountStore.balance(of:), with: .equal("savings") { $0.lowercased() == $1.lowercased() })
        /// ```
        ///
        /// - Parameters:
        ///   - value: The expected value.
        ///   - areEqual: Takes the expected value, and the argument of each call that is compared.
        /// - Returns: The matcher.
        public static func equal(_ value: Value, by areEqual: @escaping (Value, Value) -> Bool) -> Match {
            Match(Printing.short(value), expected: value) { areEqual(value, $0) }
        }

        /// Returns a matcher that accepts any value, and keeps it if all arguments of the call match.
        ///
        /// ```swift
        /// let amounts = ArgumentCaptor<Int>()
        /// store.verify(AccountStore.transfer(_:from:to:), with: .capture(amounts), .any, "savings")
        /// #expect(amounts.values == [10, 20])
        /// ```
        ///
        /// In a verification, it keeps the arguments of all calls that match; in a stub, those of each call that the
        /// stub answers. If it's a part of an alternative by `||`, it keeps values that the other part accepts, too.
        ///
        /// - Parameter captor: The captor that keeps the values.
        /// - Returns: The matcher.
        public static func capture(_ captor: ArgumentCaptor<Value>) -> Match {
            Match("any", keep: captor.keep) { _ in true }
        }

        /// Returns a matcher that accepts what both matchers accept.
        ///
        /// - Parameters:
        ///   - one: A matcher.
        ///   - other: Another matcher. It's asked if the first one accepts the value.
        /// - Returns: The matcher.
        public static func && (one: Match, other: Match) -> Match {
            Match("\(one.textInAnd) && \(other.textInAnd)", keep: both(one.keep, other.keep)) {
                one.accepts($0) && other.accepts($0)
            }
        }

        /// Returns a matcher that accepts what one of two matchers accepts.
        ///
        /// - Parameters:
        ///   - one: A matcher.
        ///   - other: Another matcher. It's asked if the first one doesn't accept the value.
        /// - Returns: The matcher.
        public static func || (one: Match, other: Match) -> Match {
            Match("\(one.text) || \(other.text)", keep: both(one.keep, other.keep), isAlternative: true) {
                one.accepts($0) || other.accepts($0)
            }
        }

        /// Returns a matcher that accepts what another one doesn't accept.
        ///
        /// - Parameter match: The other matcher. If it captures values, they aren't kept.
        /// - Returns: The matcher.
        public static prefix func ! (match: Match) -> Match {
            Match("!(\(match.text))") { !match.accepts($0) }
        }

        private static func both(_ one: ((Value) -> Void)?, _ other: ((Value) -> Void)?) -> ((Value) -> Void)? {
            guard let one, let other else { return one ?? other }
            return {
                one($0)
                other($0)
            }
        }
    }

    extension Match where Value: Equatable {
        /// Returns a matcher that accepts a value if it's equal to the given one.
        ///
        /// - Parameter value: The expected value.
        /// - Returns: The matcher.
        public static func equal(_ value: Value) -> Match {
            Match(Printing.short(value), expected: value) { $0 == value }
        }
    }

    /// A type that isn't `Equatable`, and whose values tests compare in the same way everywhere.
    ///
    /// ```swift
    /// struct User {
    ///     let id: Int, name: String
    /// }
    /// extension User: ComparedByMatches {
    ///     static func isMatch(_ expected: User, _ found: User) -> Bool { expected.id == found.id }
    /// }
    /// let match = Match.similar(to: User(id: 1, name: "Ada"))
    /// ```
    public protocol ComparedByMatches {
        /// Returns whether an argument is as expected.
        ///
        /// - Parameters:
        ///   - expected: The expected value.
        ///   - found: The argument of a call.
        /// - Returns: Whether the argument matches.
        static func isMatch(_ expected: Self, _ found: Self) -> Bool
    }

    extension Match where Value: ComparedByMatches {
        /// Returns a matcher that accepts a value if its type finds it similar to the given one.
        ///
        /// - Parameter value: The expected value.
        /// - Returns: The matcher.
        public static func similar(to value: Value) -> Match { .equal(value, by: Value.isMatch) }
    }

    extension Match where Value: AnyObject {
        /// Returns a matcher that accepts one object, compared by `===`.
        ///
        /// - Parameter object: The expected object.
        /// - Returns: The matcher.
        public static func identical(to object: Value) -> Match {
            Match("the object \(object)", expected: object) { $0 === object }
        }
    }

    extension Match: ExpressibleByNilLiteral where Value: ExpressibleByNilLiteral & Equatable {
        /// Creates a matcher that accepts nil.
        ///
        /// - Parameter nilLiteral: The literal `nil`.
        public init(nilLiteral: ()) { self = .equal(nil) }
    }
#endif
