#if Testing
    import Switchboard

    /// The builder that collects the calls of `verifyInOrder`. List references to methods, key paths for reads of
    /// properties, `CallOrder.set(\AccountStore.name)` for writes, and results of `CallOrder.call(_:with:)` for calls
    /// with certain arguments; you can use `if` and `for`.
    @resultBuilder public enum CallOrder<P> {
        /// A method in the expected order, made of a reference to it.
        public struct Step {
            let slot: (Spy<P>) -> Int
            let arguments: ExpectedArguments?

            init(_ slot: @escaping (Spy<P>) -> Int) {
                self.slot = slot
                arguments = nil
            }

            init<Element>(_ match: ArgumentMatch<Element>, _ slot: @escaping (Spy<P>) -> Int) {
                self.slot = slot
                arguments = ExpectedArguments(match)
            }
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

        /// Adds a step to the order: a write of a property, or a call with certain arguments.
        ///
        /// - Parameter step: A step that `set(_:)` or `call(_:with:)` returned.
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

    /// What the arguments of a call in an order have to be.
    struct ExpectedArguments {
        let texts: [String]
        /// Precondition: the call is one of the step's method.
        let accepts: (RecordedCall) -> Bool
        /// Gives the arguments of a call that is accepted to captors.
        let keep: (RecordedCall) -> Void

        init<Element>(_ match: ArgumentMatch<Element>) {
            texts = match.texts
            accepts = { match.accepts($0.kept.tuple(as: Element.self)) }
            keep = { match.keep($0.kept.tuple(as: Element.self)) }
        }
    }

    /// Calls that one spy should have received, for a verification across spies. See `Spy.received(_:)`.
    public struct ReceivedCalls {
        /// One of them.
        fileprivate struct Step {
            let state: SpyState
            let slot: Int
            let requirement: Requirement
            let arguments: ExpectedArguments?

            var text: String {
                arguments.map { Printing.call(requirement, $0.texts) } ?? Printing.reference(requirement)
            }

            func isOf(_ call: RecordedCall) -> Bool {
                state.isOf(slot, call) && arguments?.accepts(call) ?? true
            }
        }

        fileprivate let steps: [Step]
    }

    /// The builder that collects the calls of several spies, in the order that you expect. List
    /// results of `spy.received { ... }`; you can use `if` and `for`.
    @resultBuilder public enum SpiesOrder {
        /// Returns all steps of a block.
        ///
        /// - Parameter steps: The steps of each statement.
        /// - Returns: The steps, in order.
        public static func buildBlock(_ steps: ReceivedCalls...) -> ReceivedCalls { buildArray(steps) }
        /// Returns the steps of an `if` without an `else`.
        ///
        /// - Parameter steps: The steps; nil if the condition is false.
        /// - Returns: The steps, or none.
        public static func buildOptional(_ steps: ReceivedCalls?) -> ReceivedCalls { steps ?? buildArray([]) }
        /// Returns the steps of an `if` whose condition is true.
        ///
        /// - Parameter steps: The steps.
        /// - Returns: The steps.
        public static func buildEither(first steps: ReceivedCalls) -> ReceivedCalls { steps }
        /// Returns the steps of an `else`.
        ///
        /// - Parameter steps: The steps.
        /// - Returns: The steps.
        public static func buildEither(second steps: ReceivedCalls) -> ReceivedCalls { steps }
        /// Returns the steps of a loop.
        ///
        /// - Parameter steps: The steps of each iteration.
        /// - Returns: The steps, in order.
        public static func buildArray(_ steps: [ReceivedCalls]) -> ReceivedCalls {
            ReceivedCalls(steps: steps.flatMap(\.steps))
        }
    }

    /// Fails the test if several spies didn't receive calls in this order. Other calls may come between them.
    /// Thread-safe.
    ///
    /// ```swift
    /// verifyInOrder {
    ///     store.received { AccountStore.open }
    ///     journal.received { Journal.add(_:) }
    ///     store.received { AccountStore.close }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - fileID: The place of the failure; leave it out.
    ///   - filePath: The place of the failure; leave it out.
    ///   - line: The place of the failure; leave it out.
    ///   - column: The place of the failure; leave it out.
    ///   - steps: The calls, in the expected order. If a spy can't record a method, this traps.
    public func verifyInOrder(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column, @SpiesOrder _ steps: () -> ReceivedCalls
    ) {
        steps().verify(SourcePlace(fileID, filePath, line, column))
    }

    extension ReceivedCalls {
        fileprivate func verify(_ place: SourcePlace) {
            var states: [SpyState] = []
            for step in steps where !states.contains(where: { $0 === step.state }) { states.append(step.state) }
            for (state, slots) in states.map({ state in (state, steps.filter { $0.state === state }.map(\.slot)) })
            where Set(slots).contains(where: { state.failForMissedCalls(of: $0, place) }) { return }
            let calls = states.flatMap { state in state.calls.map { (state: state, call: $0) } }
                .sorted { $0.call.number < $1.call.number }
            var found: [(state: SpyState, call: RecordedCall)] = []
            for (number, step) in steps.enumerated() {
                let next = calls.first { state, call in
                    call.number > found.last?.call.number ?? 0 && state === step.state && step.isOf(call)
                }
                guard let next else {
                    let before = found.last.map { " after \($0.call.callText)" } ?? ""
                    let list =
                        states.count == 1
                        ? states[0].list
                        : Printing.list(calls.map { "\($0.state.typeName): \($0.call.text)" })
                    return place.fail(
                        """
                        Expected a call of \(step.text)\(before), as number \(number + 1) of \(steps.count) \
                        in order, found none.
                        \(list)
                        """, listing: calls.map(\.call))
                }
                found.append(next)
            }
            for (step, found) in zip(steps, found) { step.arguments?.keep(found.call) }
            for state in states { state.markVerified(found.filter { $0.state === state }.map(\.call)) }
        }
    }

    extension Spy {
        /// Fails the test if methods weren't called in this order. Other calls may come between them. Thread-safe.
        ///
        /// ```swift
        /// store.verifyInOrder {
        ///     AccountStore.open
        ///     CallOrder.call(AccountStore.transfer(_:from:to:), with: 10, .any, "savings")
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
            received(steps).verify(SourcePlace(fileID, filePath, line, column))
        }

        /// Returns calls that this spy should have received, for a verification across spies:
        /// `verifyInOrder(fileID:filePath:line:column:_:)`. Thread-safe.
        ///
        /// - Parameter steps: The methods, by references to them, in the expected order. If the spy can't record a
        ///   method, this traps.
        /// - Returns: The calls.
        public func received(@CallOrder<P> _ steps: () -> [CallOrder<P>.Step]) -> ReceivedCalls {
            ReceivedCalls(
                steps: steps().map { step in
                    let slot = step.slot(self)
                    return ReceivedCalls.Step(
                        state: state, slot: slot, requirement: state.requirement(at: slot), arguments: step.arguments)
                })
        }
    }
#endif
