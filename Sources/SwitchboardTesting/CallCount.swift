#if Testing
    /// The expected number of calls. An integer literal means exactly that number, and a range of literals any number
    /// in it. Combine counts by `||` and `&&`.
    ///
    /// ```swift
    /// store.verify(AccountStore.balance(of:), times: 2)
    /// store.verify(AccountStore.balance(of:), times: 1...3)
    /// store.verify(AccountStore.balance(of:), times: .never)
    /// store.verify(AccountStore.balance(of:), times: .never || 2)
    /// ```
    public struct CallCount: ExpressibleByIntegerLiteral, Sendable {
        /// They don't overlap; the lowest comes first. There's at least one.
        private let ranges: [ClosedRange<Int>]

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
            ranges = [least...most]
        }

        private init(_ ranges: [ClosedRange<Int>]) { self.ranges = ranges }

        /// The least number that fits.
        var least: Int { ranges[0].lowerBound }
        private var most: Int { ranges[ranges.count - 1].upperBound }

        /// Whether a number of calls is as expected.
        func contains(_ count: Int) -> Bool { ranges.contains { $0.contains(count) } }

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
        // Where no count is expected, a range of literals stays a range: so the three operators are disfavored.

        /// Returns the expectation of any number of calls in a range: `1...3`. A greater number before a smaller one
        /// traps.
        ///
        /// - Parameters:
        ///   - least: The least number of calls, a literal.
        ///   - most: The greatest number of calls, a literal.
        /// - Returns: The expectation.
        @_disfavoredOverload
        public static func ... (least: CallCount, most: CallCount) -> CallCount {
            CallCount(from: least.least, to: most.most)
        }
        /// Returns the expectation of a number of calls, or more: `2...`.
        ///
        /// - Parameter count: The least number of calls, a literal.
        /// - Returns: The expectation.
        @_disfavoredOverload
        public static postfix func ... (count: CallCount) -> CallCount { .atLeast(count.least) }
        /// Returns the expectation of a number of calls, or fewer: `...3`.
        ///
        /// - Parameter count: The greatest number of calls, a literal.
        /// - Returns: The expectation.
        @_disfavoredOverload
        public static prefix func ... (count: CallCount) -> CallCount { .atMost(count.most) }

        /// Returns the expectation of a number of calls that one of two expectations has.
        ///
        /// ```swift
        /// store.verify(AccountStore.open, times: .never || 2)
        /// ```
        ///
        /// - Parameters:
        ///   - one: An expectation.
        ///   - other: Another expectation.
        /// - Returns: The expectation.
        public static func || (one: CallCount, other: CallCount) -> CallCount {
            var ranges: [ClosedRange<Int>] = []
            for range in (one.ranges + other.ranges).sorted(by: { $0.lowerBound < $1.lowerBound }) {
                // No bound is negative, but one may be `Int.max`.
                if let last = ranges.last, range.lowerBound - 1 <= last.upperBound {
                    ranges[ranges.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
                } else {
                    ranges.append(range)
                }
            }
            return CallCount(ranges)
        }

        /// Returns the expectation of a number of calls that two expectations have. If there's none, this traps.
        ///
        /// ```swift
        /// store.verify(AccountStore.open, times: .atLeast(1) && .atMost(3))
        /// ```
        ///
        /// - Parameters:
        ///   - one: An expectation.
        ///   - other: Another expectation.
        /// - Returns: The expectation.
        public static func && (one: CallCount, other: CallCount) -> CallCount {
            let ranges = one.ranges.flatMap { range in
                other.ranges.filter(range.overlaps).map { range.clamped(to: $0) }
            }
            guard !ranges.isEmpty else {
                fatalError("SwitchboardTesting: no number of calls is both \(one.text) and \(other.text).")
            }
            return CallCount(ranges)
        }

        var text: String { ranges.map(Self.text).joined(separator: " or ") }

        private static func text(_ range: ClosedRange<Int>) -> String {
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
