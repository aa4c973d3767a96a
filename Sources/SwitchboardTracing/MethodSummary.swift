public import Switchboard

extension Trace {
    /// The number and the durations of the calls of one method.
    public struct MethodSummary: Sendable {
        /// The name under which the proxy was recorded.
        public let proxy: String
        /// The method.
        public let requirement: Requirement
        /// The number of calls.
        public let callCount: Int
        /// The number of calls that threw.
        public let throwCount: Int
        /// The duration of all calls together, including the calls that they made. If the method made a call of itself,
        /// at any depth, that call's time counts once.
        public let total: Duration
        /// The duration of all calls together, without the recorded calls that they made.
        public let selfTotal: Duration
        /// The median duration: half of the calls took no longer.
        public let median: Duration
        /// The 95th percentile of the durations: 95 of 100 calls took no longer.
        public let percentile95: Duration
        /// The 99th percentile of the durations: 99 of 100 calls took no longer.
        public let percentile99: Duration

        let number: Int
    }

    /// A summary for each method that was called, sorted by `selfTotal`, the longest first.
    ///
    /// ```swift
    /// for method in trace.methodSummaries { print(method.requirement, method.callCount, method.median) }
    /// ```
    public var methodSummaries: [MethodSummary] {
        var durations = methods.map { _ in [Int]() }
        let zeros = methods.map { _ in 0 }
        var (total, own, thrown) = (zeros, zeros, zeros)
        let isInSame = callsInsideSameMethod()
        for (index, call) in calls.enumerated() {
            durations[call.method].append(call.nanoseconds)
            own[call.method] += call.selfNanoseconds
            if !isInSame[index] { total[call.method] += call.nanoseconds }
            if case .threw = call.outcome { thrown[call.method] += 1 }
        }
        let summaries = methods.indices.map { method in
            let sorted = durations[method].sorted()
            return MethodSummary(
                proxy: methods[method].proxy, requirement: methods[method].requirement, callCount: sorted.count,
                throwCount: thrown[method], total: .nanoseconds(total[method]), selfTotal: .nanoseconds(own[method]),
                median: .nanoseconds(Self.percentile(50, of: sorted)),
                percentile95: .nanoseconds(Self.percentile(95, of: sorted)),
                percentile99: .nanoseconds(Self.percentile(99, of: sorted)), number: method)
        }
        return summaries.sorted { ($1.selfTotal, $0.number) < ($0.selfTotal, $1.number) }
    }

    /// The least value that so many of 100 are not above. Precondition: `sorted` is, and has an element.
    package static func percentile(_ percent: Int, of sorted: [Int]) -> Int {
        sorted[max(0, (sorted.count * percent + 99) / 100 - 1)]
    }

    /// For each call whether a call of the same method is around it.
    private func callsInsideSameMethod() -> [Bool] {
        var inside = calls.map { _ in false }
        /// For each call the calls that it made.
        var made = calls.map { _ in [Int]() }
        var pending: [(call: Int, ends: Bool)] = []
        for (index, call) in calls.enumerated() {
            if let caller = call.caller { made[caller].append(index) } else { pending.append((index, false)) }
        }
        var around = methods.map { _ in 0 }
        while let (index, ends) = pending.popLast() {
            let method = calls[index].method
            if ends {
                around[method] -= 1
                continue
            }
            inside[index] = around[method] > 0
            around[method] += 1
            pending.append((index, true))
            for child in made[index] { pending.append((child, false)) }
        }
        return inside
    }
}
