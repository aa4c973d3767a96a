#if Testing
    import CustomDump
    import Foundation
    import Switchboard

    /// The expected number of calls. An integer literal means exactly that number.
    ///
    /// ```swift
    /// store.verify(AccountStore.balance(of:), times: 2)
    /// store.verify(AccountStore.balance(of:), times: .atLeast(1))
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

        var text: String {
            switch (range.lowerBound, range.upperBound) {
            case (0, 0): "no call"
            case let (low, high) where low == high: Printing.count(low)
            case (let low, Int.max): "at least \(Printing.count(low))"
            case (_, let high): "at most \(Printing.count(high))"
            }
        }
    }

    /// A method of a spy that a reference named.
    struct SpiedMethod<P, Element, Result, Failure: Error> {
        let spy: Spy<P>
        let slot: Int

        private func element(_ call: RecordedCall) -> Element { call.arguments.tuple(as: Element.self) }

        func calls(_ place: SourcePlace) -> [Element] { (spy.state.calls(of: slot, place) ?? []).map(element) }

        func stub(_ condition: StubCondition<Element> = .any) -> Stub<Element, Result, Failure> {
            add(Stub<Element, Result, Failure>(condition))
        }

        func asynchronousStub(
            _ condition: StubCondition<Element> = .any
        ) -> AsynchronousStub<Element, Result, Failure> {
            add(AsynchronousStub<Element, Result, Failure>(condition))
        }

        private func add<Added: AnyStub>(_ stub: Added) -> Added {
            spy.state.add(stub, to: slot)
            return stub
        }

        // MARK: Verifying

        func verify(_ times: CallCount, _ place: SourcePlace, where predicate: (Element) -> Bool, text: String? = nil) {
            guard let all = spy.state.calls(of: slot, place) else { return }
            let fitting = all.filter { predicate(element($0)) }
            spy.state.markVerified(fitting)
            if times.range.contains(fitting.count) { return }
            fail(times, found: fitting.count, text, place, details: [])
        }

        func verify(_ times: CallCount, _ place: SourcePlace, with match: ArgumentMatch<Element>) {
            guard let all = spy.state.calls(of: slot, place) else { return }
            let fitting = all.filter { match.accepts(element($0)) }
            spy.state.markVerified(fitting)
            if times.range.contains(fitting.count) { return }
            let text = Printing.call(spy.proxy.requirement(at: slot), match.texts)
            let misses = fitting.count < times.range.lowerBound ? all.filter { !match.accepts(element($0)) } : []
            fail(times, found: fitting.count, text, place, details: nearest(misses, match))
        }

        /// The call of which the most arguments are as expected, and what differs.
        private func nearest(_ calls: [RecordedCall], _ match: ArgumentMatch<Element>) -> [String] {
            func right(_ call: RecordedCall) -> Int { match.test(element(call)).count { $0 } }
            guard let nearest = calls.max(by: { right($0) < right($1) }) else { return [] }
            let values = nearest.arguments.values
            let differences = match.test(element(nearest)).enumerated().filter { !$0.element }.map { index, _ in
                let found = values[index]
                guard let expected = match.expected[index], let difference = diff(expected, found) else {
                    return "argument \(index + 1): expected \(match.texts[index]), found \(Printing.short(found))"
                }
                return "argument \(index + 1), expected (-) and found (+):\n\(Printing.indented(difference))"
            }
            return ["The nearest is \(nearest.callText):\n\(Printing.indented(differences.joined(separator: "\n")))"]
        }

        private func fail(
            _ times: CallCount, found: Int, _ text: String?, _ place: SourcePlace, details: [String]
        ) {
            let what = text ?? Printing.reference(spy.proxy.requirement(at: slot))
            let first = "Expected \(times.text) of \(what), found \(Printing.count(found))."
            place.fail(([first] + details + [spy.state.list]).joined(separator: "\n"))
        }

        // MARK: Waiting

        func wait(_ count: Int, _ timeout: Duration, _ place: SourcePlace) async -> [Element] {
            let isDone = await spy.state.wait(for: slot, count: count, timeout: timeout)
            let limit = Task.isCancelled ? "before the task was cancelled" : "within \(timeout)"
            return endWaiting(count, limit, place, isDone)
        }

        func waitBlocking(_ count: Int, _ timeout: Duration, _ place: SourcePlace) -> [Element] {
            let deadline = Date(timeIntervalSinceNow: timeout / .seconds(1))
            let isDone = spy.state.wait(for: slot, count: count, until: deadline)
            return endWaiting(count, "within \(timeout)", place, isDone)
        }

        /// - Parameter limit: When the waiting ended, for the text of a failure.
        private func endWaiting(_ count: Int, _ limit: String, _ place: SourcePlace, _ isDone: Bool) -> [Element] {
            guard let calls = spy.state.calls(of: slot, place)?.map(element) else { return [] }
            if !isDone {
                let what = Printing.reference(spy.proxy.requirement(at: slot))
                place.fail(
                    """
                    Expected \(Printing.count(count)) of \(what) \(limit), found \(Printing.count(calls.count)).
                    \(spy.state.list)
                    """)
            }
            return calls
        }
    }

    /// The builder that collects the calls of `verifyInOrder`. List references to methods, key paths for reads of
    /// properties, and `CallOrder.set(\AccountStore.name)` for writes; you can use `if` and `for`.
    @resultBuilder public enum CallOrder<P> {
        /// A method in the expected order, made of a reference to it.
        public struct Step {
            let slot: (Spy<P>) -> Int

            init(_ slot: @escaping (Spy<P>) -> Int) { self.slot = slot }
        }

        /// Returns a step for a write of a property: `CallOrder.set(\AccountStore.name)`.
        ///
        /// - Parameter property: The property. If the spy can't record it, the verification traps.
        /// - Returns: The step.
        public static func set<Value>(_ property: WritableKeyPath<P, Value>) -> Step {
            Step { $0.proxy.slot { () throws(ObservationError) in try ForwardingProxy<P>.selector(set: property) } }
        }

        /// Adds a step to the order: a read of a property.
        ///
        /// - Parameter property: The property. If the spy can't record it, the verification traps.
        /// - Returns: The step.
        public static func buildExpression<Value>(_ property: KeyPath<P, Value>) -> [Step] {
            [Step { $0.proxy.slot { () throws(ObservationError) in try ForwardingProxy<P>.selector(get: property) } }]
        }

        /// Adds a step to the order: a write of a property.
        ///
        /// - Parameter step: A step that `set(_:)` returned.
        /// - Returns: The step.
        public static func buildExpression(_ step: Step) -> [Step] { [step] }

        /// Returns all steps of a block.
        ///
        /// - Parameter steps: The steps of each statement.
        /// - Returns: The steps, in order.
        public static func buildBlock(_ steps: [Step]...) -> [Step] { steps.flatMap { $0 } }
        /// Returns the steps of an `if` without an `else`.
        ///
        /// - Parameter steps: The steps; nil if the condition is false.
        /// - Returns: The steps, or none.
        public static func buildOptional(_ steps: [Step]?) -> [Step] { steps ?? [] }
        /// Returns the steps of an `if` whose condition is true.
        ///
        /// - Parameter steps: The steps.
        /// - Returns: The steps.
        public static func buildEither(first steps: [Step]) -> [Step] { steps }
        /// Returns the steps of an `else`.
        ///
        /// - Parameter steps: The steps.
        /// - Returns: The steps.
        public static func buildEither(second steps: [Step]) -> [Step] { steps }
        /// Returns the steps of a loop.
        ///
        /// - Parameter steps: The steps of each iteration.
        /// - Returns: The steps, in order.
        public static func buildArray(_ steps: [[Step]]) -> [Step] { steps.flatMap { $0 } }
    }

    extension Spy {
        /// Fails the test if methods weren't called in this order. Other calls may come between them. Thread-safe.
        ///
        /// ```swift
        /// store.verifyInOrder {
        ///     AccountStore.open
        ///     AccountStore.transfer(_:from:to:)
        ///     CallOrder.set(\AccountStore.name)
        ///     AccountStore.close
        /// }
        /// ```
        ///
        /// - Parameters:
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        ///   - steps: The methods, by references to them, in the expected order. If the spy can't record a method, this
        ///     traps.
        public func verifyInOrder(
            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column, @CallOrder<P> _ steps: () -> [CallOrder<P>.Step]
        ) {
            let place = SourcePlace(fileID, filePath, line, column)
            let slots = steps().map { $0.slot(self) }
            if Set(slots).contains(where: { state.failForMissedCalls(of: $0, place) }) { return }
            let calls = state.calls
            var found: [RecordedCall] = []
            for (number, slot) in slots.enumerated() {
                let rest = calls.drop { call in !found.isEmpty && call !== found.last }.dropFirst(found.isEmpty ? 0 : 1)
                guard let next = rest.first(where: { state.isOf(slot, $0) }) else {
                    let missing = Printing.reference(proxy.requirement(at: slot))
                    let before = found.last.map { " after \($0.callText)" } ?? ""
                    place.fail(
                        """
                        Expected a call of \(missing)\(before), as number \(number + 1) of \(slots.count) in order, found none.
                        \(state.list)
                        """)
                    return
                }
                found.append(next)
            }
            state.markVerified(found)
        }

        /// Fails the test if there were calls that no earlier verification matched. The failure lists them.
        /// Thread-safe.
        ///
        /// - Parameters:
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        public func verifyNoOtherCalls(
            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column
        ) {
            let others = state.unverified, unknown = state.unknownCount
            guard !others.isEmpty || unknown > 0 else { return }
            let found = others.isEmpty ? [] : [Printing.count(others.count)]
            let missed = unknown == 0 ? [] : [Printing.missed(unknown)]
            SourcePlace(fileID, filePath, line, column).fail(
                "Expected no other calls, found \((found + missed).joined(separator: ", and ")).\n"
                    + Printing.list(others, missed: unknown, state.remedy))
        }
    }

    /// How calls and values are written in texts.
    enum Printing {
        /// A spy's type, as a program writes it.
        static func type(_ type: Any.Type) -> String {
            let name = "\(type)"
            return name.contains("<") ? Switchboard.written(delegateType: name) : name
        }

        /// A value in one line.
        static func short(_ value: Any) -> String {
            var dumped = ""
            customDump(value, to: &dumped)
            var text = ""
            for line in dumped.split(separator: "\n") {
                // Without indentation, and without the numbers of elements, `[0]: `.
                let part = line.drop { $0 == " " }.trimmingPrefix(#/\[\d+\]: /#)
                let isGlued = text.isEmpty || "([".contains(text.last!) || ")]".contains(part.first ?? " ")
                text += isGlued ? String(part) : " " + part
            }
            return text.count > 200 ? text.prefix(197) + "..." : text
        }

        /// A call as Swift would write it.
        static func call(_ requirement: Requirement, _ arguments: [String]) -> String {
            guard let name = requirement.selector?.name else {
                return "\(requirement) with (\(arguments.joined(separator: ", ")))"
            }
            switch requirement.kind {
            case .getter where !name.hasPrefix("subscript("): return name
            // The new value comes before the indices.
            case .setter where name.hasPrefix("subscript("):
                return "\(written(name, Array(arguments.dropFirst()))) = \(arguments.first ?? "")"
            case .setter: return "\(name) = \(arguments.joined())"
            default: return written(name, arguments)
            }
        }

        /// A name with labels, and the arguments behind these.
        private static func written(_ name: String, _ arguments: [String]) -> String {
            let parts = name.split(separator: "(", maxSplits: 1)
            let labels = parts.count == 2 ? parts[1].dropLast().split(separator: ":") : []
            let written = arguments.enumerated().map { index, value in
                index < labels.count && labels[index] != "_" ? "\(labels[index]): \(value)" : value
            }
            return "\(parts.first ?? "")(\(written.joined(separator: ", ")))"
        }

        /// The reference by which a method is named.
        static func reference(_ requirement: Requirement) -> String {
            guard let name = requirement.selector?.name else { return requirement.description }
            return "\(requirement.ownerName).\(name.hasSuffix("()") ? String(name.dropLast(2)) : name)"
        }

        /// The line that stubs a requirement, and why it doesn't have the name if that isn't known.
        ///
        /// - Parameter type: The spy's type.
        static func stubbing(_ requirement: Requirement, of type: String) -> (why: String, line: String) {
            let why = requirement.selector == nil ? "No symbol of a conforming type contains its name. " : ""
            return (why, "`spy.stub(\(requirement.reference(on: type))).returns(...)`")
        }

        /// What to do where the types of a requirement are not known.
        static func remedy(_ requirement: Requirement, hasTarget: Bool) -> String {
            let name = requirement.selector?.name, isSubscript = name?.hasPrefix("subscript")
            let property = "\\.\(isSubscript == true ? "NAME" : name ?? "NAME")"
            let lines: (property: String, subscripting: String)
            switch requirement.kind {
            case .getter where !requirement.isAsync:
                lines = ("`spy.stub(get: \(property)).returns(...)`", "`spy.stub(get: { $0[$1] }).returns(...)`")
            case .setter:
                lines = ("`spy.record(set: \(property))`", "`spy.record(set: { $0[$2] = $1 })`")
            case .modify:
                lines = (
                    "`spy.record(set: \(property))`",
                    "a change in place of a subscript, as by `+=`, only goes on to an object, `Spy<any P>(over: object)`"
                )
            default: return remedy(hasTarget: hasTarget)
            }
            let line =
                switch isSubscript {
                case true?: lines.subscripting
                case false?: lines.property
                case nil: "\(lines.property), or for a subscript \(lines.subscripting)"
                }
            return "Reference it before it is called: \(line)."
        }

        static func count(_ count: Int) -> String { count == 1 ? "1 call" : count == 0 ? "no call" : "\(count) calls" }

        /// - Parameter count: How many calls came before the types of their methods were known.
        static func missed(_ count: Int) -> String {
            "\(self.count(count)) of \(count == 1 ? "a method" : "methods") with unknown types"
        }

        /// What to do where the types of methods are not known.
        static func remedy(hasTarget: Bool) -> String {
            let reference = """
                Reference the method before it is called: in a stub, or in `spy.record(...)`. Reference a generic method by a closure \
                with the types of the call: `spy.record { object in { (event: Purchase) in object.log(event) } }`, and a `mutating` one by a \
                closure that calls a copy: `{ object in { (step: Int) in var object = object; object.advance(by: step) } }`. If it has \
                an `inout` or variadic parameter, or is an asynchronous property, no reference can name it
                """
            return hasTarget
                ? "\(reference), and the spy can't record it."
                : "\(reference): make the spy over an object that answers, `Spy<any P>(over: object)`."
        }

        static func list(_ calls: [RecordedCall], missed: Int, _ remedy: String) -> String {
            if calls.isEmpty {
                guard missed > 0 else { return "There was no call at all." }
                return "None was recorded. \(remedy)"
            }
            let shown = calls.prefix(50).enumerated().map { "\($0.offset + 1). \($0.element.text)" }
            let more = calls.count > 50 ? ["and \(calls.count - 50) more"] : []
            let unknown = missed == 0 ? [] : ["and \(self.missed(missed)). \(remedy)"]
            return "The calls were:\n" + indented((shown + more + unknown).joined(separator: "\n"))
        }

        static func indented(_ text: String) -> String {
            text.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }.joined(separator: "\n")
        }
    }
#endif
