#if Testing
    /// A matcher for an argument: a literal, or one of the functions below.
    ///
    /// ```swift
    /// store.verify(AccountStore.transfer(_:from:to:), with: 10, .any, .where { $0.hasPrefix("sav") })
    /// ```
    public struct Match<Value> {
        let accepts: (Value) -> Bool
        let text: String
        /// The value that is expected, if only one is.
        let expected: Any?

        private init(_ text: String, expected: Any? = nil, _ accepts: @escaping (Value) -> Bool) {
            self.accepts = accepts
            self.text = text
            self.expected = expected
        }

        /// A matcher that accepts any value.
        public static var any: Match { Match("any") { _ in true } }

        /// Returns a matcher that accepts a value if a closure returns true for it.
        ///
        /// ```swift
        /// store.verify(AccountStore.transfer(_:from:to:), with: .where { $0 > 100 }, .any, .any)
        /// ```
        ///
        /// - Parameter predicate: The closure. It's called for the argument of each call that is compared.
        /// - Returns: The matcher.
        public static func `where`(_ predicate: @escaping (Value) -> Bool) -> Match {
            Match("where(...)", predicate)
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

    /// What the arguments of a call have to be.
    struct ArgumentMatch<Element> {
        /// For the text of a failure: each matcher, and the value that it expects, if only one.
        let texts: [String]
        let expected: [Any?]
        /// Whether each argument is as expected.
        let test: (Element) -> [Bool]

        init(texts: [String], expected: [Any?], test: @escaping (Element) -> [Bool]) {
            self.texts = texts
            self.expected = expected
            self.test = test
        }

        /// For a call with one argument.
        init(_ match: Match<Element>) {
            self.init(texts: [match.text], expected: [match.expected]) { [match.accepts($0)] }
        }

        /// For a call with two arguments.
        init<First, Second>(_ first: Match<First>, _ second: Match<Second>) where Element == (First, Second) {
            self.init(texts: [first.text, second.text], expected: [first.expected, second.expected]) {
                [first.accepts($0.0), second.accepts($0.1)]
            }
        }

        func accepts(_ element: Element) -> Bool { test(element).allSatisfy { $0 } }
    }
#endif
