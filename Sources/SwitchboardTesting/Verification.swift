#if Testing
    import CustomDump
    import Foundation
    import Switchboard

    /// A method of a spy that a reference named.
    struct SpiedMethod<P, Element, Result, Failure: Error> {
        let spy: Spy<P>
        let slot: Int

        private func element(_ call: RecordedCall) -> Element { call.kept.tuple(as: Element.self) }

        private var requirement: Requirement { spy.state.requirement(at: slot) }

        /// This method, after its name was looked up where the reference is, if nothing else has it.
        @discardableResult
        func written(_ filePath: StaticString, _ line: UInt) -> Self {
            spy.state.lookUpName(of: slot, filePath, line)
            return self
        }

        func calls(_ place: SourcePlace) -> [Element] { all(place) ?? [] }

        private func all(_ place: SourcePlace) -> [Element]? { recorded(place)?.map(element) }

        private func recorded(_ place: SourcePlace) -> [RecordedCall]? {
            written(place.filePath, place.line)
            return spy.state.calls(of: slot, place)
        }

        func stub(_ condition: StubCondition<Element> = .any) -> Stub<Element, Result, Failure> {
            add(Stub<Element, Result, Failure>(condition))
        }

        func asynchronousStub(
            _ condition: StubCondition<Element> = .any
        ) -> AsynchronousStub<Element, Result, Failure> {
            add(AsynchronousStub<Element, Result, Failure>(condition))
        }

        private func add<Added: Stub<Element, Result, Failure>>(_ stub: Added) -> Added {
            spy.state.add(stub.state, to: slot)
            return stub
        }

        // MARK: Verifying

        func verify(_ times: CallCount, _ place: SourcePlace, where predicate: (Element) -> Bool, text: String? = nil) {
            guard let all = recorded(place) else { return }
            let fitting = all.filter { predicate(element($0)) }
            spy.state.markVerified(fitting)
            if times.contains(fitting.count) { return }
            fail(times, found: fitting.count, text, place, details: [])
        }

        func verify(_ times: CallCount, _ place: SourcePlace, with match: ArgumentMatch<Element>) {
            guard let all = recorded(place) else { return }
            let fitting = all.filter { match.accepts(element($0)) }
            for call in fitting { match.keep(element(call)) }
            spy.state.markVerified(fitting)
            if times.contains(fitting.count) { return }
            let text = Printing.call(requirement, match.texts)
            let misses = fitting.count < times.least ? all.filter { !match.accepts(element($0)) } : []
            fail(times, found: fitting.count, text, place, details: nearest(misses, match))
        }

        /// The call of which the most arguments are as expected, and what differs.
        private func nearest(_ calls: [RecordedCall], _ match: ArgumentMatch<Element>) -> [String] {
            func misses(_ call: RecordedCall) -> [Int] { match.misses(element(call)) }
            guard let nearest = calls.min(by: { misses($0).count < misses($1).count }) else { return [] }
            let values = nearest.kept.arguments
            let differences = misses(nearest).map { index in
                let found = values[index], wanted = match.arguments[index]
                guard let expected = wanted.expected, let difference = diff(expected, found) else {
                    return "argument \(index + 1): expected \(wanted.text), found \(Printing.short(found))"
                }
                return "argument \(index + 1), expected (-) and found (+):\n\(Printing.indented(difference))"
            }
            return ["The nearest is \(nearest.callText):\n\(Printing.indented(differences.joined(separator: "\n")))"]
        }

        private func fail(
            _ times: CallCount, found: Int, _ text: String?, _ place: SourcePlace, details: [String]
        ) {
            let what = text ?? Printing.reference(requirement)
            let first = "Expected \(times.text) of \(what), found \(Printing.count(found))."
            place.fail(
                ([first] + details + [spy.state.list]).joined(separator: "\n"), listing: spy.state.calls)
        }

        // MARK: Waiting

        func wait(
            _ count: Int, _ timeout: Duration, _ clock: any Clock<Duration>, _ place: SourcePlace
        ) async -> [Element] {
            let state = spy.state
            let isDone = await state.wait(timeout, clock) { state.hasCalls(of: slot, count) }
            return endWaiting(count, SpyState.limit(timeout), place, isDone)
        }

        func waitBlocking(_ count: Int, _ timeout: Duration, _ place: SourcePlace) -> [Element] {
            let isDone = spy.state.waitBlocking(timeout) { spy.state.hasCalls(of: slot, count) }
            return endWaiting(count, "within \(timeout)", place, isDone)
        }

        /// - Parameter limit: When the waiting ended, for the text of a failure.
        private func endWaiting(_ count: Int, _ limit: String, _ place: SourcePlace, _ isDone: Bool) -> [Element] {
            guard let calls = all(place) else { return [] }
            if !isDone {
                let what = Printing.reference(requirement)
                place.fail(
                    """
                    Expected \(Printing.count(count)) of \(what) \(limit), found \(Printing.count(calls.count)).
                    \(spy.state.list)
                    """, listing: spy.state.calls)
            }
            return calls
        }
    }

    extension Spy {
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
            verifyNoOtherCalls(SourcePlace(fileID, filePath, line, column))
        }

        private func verifyNoOtherCalls(_ place: SourcePlace) {
            let others = state.unverified, unknown = state.unknownCount
            guard !others.isEmpty || unknown > 0 else { return }
            let found = others.isEmpty ? [] : [Printing.count(others.count)]
            let missed = unknown == 0 ? [] : [Printing.missed(unknown)]
            place.fail(
                "Expected no other calls, found \((found + missed).joined(separator: ", and ")).\n"
                    + Printing.list(others, missed: unknown, state.remedy),
                listing: others)
        }

        /// Fails the test if there are stubs that answered no call. The failure lists them. Stubs of
        /// `stub(resultsOf:)` don't count. Thread-safe.
        ///
        /// - Parameters:
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        public func verifyAllStubsUsed(
            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column
        ) {
            verifyAllStubsUsed(SourcePlace(fileID, filePath, line, column))
        }

        private func verifyAllStubsUsed(_ place: SourcePlace) {
            let unused = unusedStubs
            guard !unused.isEmpty else { return }
            place.fail(
                "Expected each stub to answer a call, found \(unused.count) that answered none:\n"
                    + Printing.indented(unused.joined(separator: "\n")))
        }

        /// What the spy's end checks.
        func verifyAtEnd(_ checks: EndVerification, _ place: SourcePlace) {
            if checks.contains(.noOtherCalls) { verifyNoOtherCalls(place) }
            if checks.contains(.allStubsUsed) { verifyAllStubsUsed(place) }
        }

        /// The stubs that answered no call, each written as its calls: `transfer(10, from: any, to: any)`. Thread-safe.
        public var unusedStubs: [String] { state.unusedStubs }

        /// Waits until a condition is true, and fails the test after a timeout. It's tried at once, and whenever a call
        /// begins or ends.
        ///
        /// ```swift
        /// await store.wait { $0.calls(of: AccountStore.transfer(_:from:to:)).contains { $0.0 > 100 } }
        /// ```
        ///
        /// - Parameters:
        ///   - timeout: The longest time to wait.
        ///   - clock: The clock that measures `timeout`.
        ///   - fileID: The place of the failure; leave it out.
        ///   - filePath: The place of the failure; leave it out.
        ///   - line: The place of the failure; leave it out.
        ///   - column: The place of the failure; leave it out.
        ///   - condition: Takes the spy. It runs where you call this method.
        public nonisolated(nonsending) func wait(
            timeout: Duration = .seconds(10), clock: any Clock<Duration> = ContinuousClock(),
            fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column, until condition: (Spy<P>) -> Bool
        ) async {
            if await state.wait(timeout, clock, until: { condition(self) }) { return }
            SourcePlace(fileID, filePath, line, column).fail(
                "Expected a condition of \(state.typeName) to be true \(SpyState.limit(timeout)).\n\(state.list)",
                listing: state.calls)
        }
    }
#endif
