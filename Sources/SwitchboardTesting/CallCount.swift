#if Testing
    /// The expected number of calls. An integer literal means exactly that number, and a range of literals any number
    /// in it.
    ///
    /// ```swift
    /// store.verify(AccountStore.balance(of:), times: 2)
    /// store.verify(AccountStore.balance(of:), times: 1...3)
    /// store.verify(AccountStore.balance(of:), times: .never)
    /// ```
    public struct CallCount: ExpressibleByIntegerLiteral, Sendable {
        let range: ClosedRange<Int>

        /// Creates the expectation of exactly a number of calls. A negative number traps.
        ///
        /// - Parameter count: The number of calls.
        public init(integerLiteral count: Int) { self.init(from: count, to: count) }

        private init(from least: Int, to most: Int) {
            guard least >= 0, most >= 0 else {
                fatalError(
                    "SwitchboardTesting: can't expect \(min(least, most)) calls. Write 0 or more.")
            }
            guard least <= most else {
                fatalError("SwitchboardTesting: can't expect \(least)...\(most) calls. Write \(most)...\(least).")
            }
            range = least...most
        }

        /// The expectation of no call.
        public static let never: CallCount = 0
        /// Returns the expectation of exactly a number of calls. A negative number traps.
        ///
        /// - Parameter count: The number of calls.
        /// - Returns: The expectation.
        public static func exactly(_ count: Int) -> CallCount { CallCount(from: count, to: count) }
        /// Returns the expectation of a number of calls, or more. A negative number traps.
        ///
        /// - Parameter count: The least number of calls.
        /// - Returns: The expectation.
        public static func atLeast(_ count: Int) -> CallCount { CallCount(from: count, to: .max) }
        /// Returns the expectation of a number of calls, or fewer. A negative number traps.
        ///
        /// - Parameter count: The greatest number of calls.
        /// - Returns: The expectation.
        public static func atMost(_ count: Int) -> CallCount { CallCount(from: 0, to: count) }
        /// Returns the expectation of any number of calls in a range: `1...3`. A greater number before a smaller one
        /// traps.
        ///
        /// - Parameters:
        ///   - least: The least number of calls, a literal.
        ///   - most: The greatest number of calls, a literal.
        /// - Returns: The expectation.
        public static func ... (least: CallCount, most: CallCount) -> CallCount {
            CallCount(from: least.range.lowerBound, to: most.range.upperBound)
        }
        /// Returns the expectation of a number of calls, or more: `2...`.
        ///
        /// - Parameter count: The least number of calls, a literal.
        /// - Returns: The expectation.
        public static postfix func ... (count: CallCount) -> CallCount { .atLeast(count.range.lowerBound) }
        /// Returns the expectation of a number of calls, or fewer: `...3`.
        ///
        /// - Parameter count: The greatest number of calls, a literal.
        /// - Returns: The expectation.
        public static prefix func ... (count: CallCount) -> CallCount { .atMost(count.range.upperBound) }

        var text: String {
            switch (range.lowerBound, range.upperBound) {
            case (0, 0): "no call"
            case let (low, high) where low == high: Printing.count(low)
            case (let low, Int.max): "at least \(Printing.count(low))"
            case (0, let high): "at most \(Printing.count(high))"
            case let (low, high): "\(low) to \(high) calls"
            }
        }
    }
#endif
