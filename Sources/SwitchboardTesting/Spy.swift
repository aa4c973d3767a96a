#if Testing
    public import Switchboard

    /// A test double for a protocol: it conforms to the protocol, answers calls as your stubs say, and records the
    /// calls.
    ///
    /// You don't write or generate a class for the protocol, which may come from any package. Spies run on Linux,
    /// x86-64 and arm64.
    ///
    /// ```swift
    /// let store = Spy<any AccountStore>()
    /// store.stub(AccountStore.balance(of:)).returns(42)
    /// store.stub(AccountStore.transfer(_:from:to:), with: .where { $0 > 100 }, .any, .any).throws(LimitError())
    /// let bank = Bank(store: store.object)
    /// bank.move(10)
    /// #expect(store.calls(of: AccountStore.transfer(_:from:to:)).map(\.0) == [10])
    /// store.verify(AccountStore.transfer(_:from:to:), with: 10, .any, "savings", times: 1)
    /// ```
    ///
    /// The newest matching stub answers a call. If no stub matches, the target of a spy over a real object answers.
    /// Without a target, a method that returns nothing returns. A method that throws any error throws an
    /// ``UnstubbedCall``. Any other call traps, and the message shows the call and the line to write.
    ///
    /// The library knows the types of a method from your references, or from the symbols of a conforming type in a
    /// program that isn't stripped. If it has neither, reference the method before it's called: in a stub, or in
    /// `record(_:)`.
    ///
    /// If a type isn't supported, the creation of its spy traps with a message. In a release build that isn't for
    /// tests, a protocol has to be public or have `@DelegateProtocol`.
    ///
    /// All members are thread-safe.
    public final class Spy<P>: Sendable {
        let proxy: ForwardingProxy<P>
        let state: SpyState
        private let atEnd: EndVerification
        private let place: SourcePlace

        /// Creates a spy without a target.
        ///
        /// ```swift
        /// let store = Spy<any AccountStore>()
        /// let empty = Spy<any AccountStore>(unstubbed: .emptyValues)
        /// let checked = Spy<any AccountStore>(atEnd: .noOtherCalls)
        /// ```
        ///
        /// The first argument is the protocol's type, if you don't write it in angle brackets. `unstubbed` is the
        /// result of a method without a matching stub. `atEnd` is what the spy verifies when it's deallocated, for its
        /// line in the test. Leave out the other arguments: they're the place that error messages show. If the protocol
        /// isn't supported, this traps with a message. Thread-safe.
        public convenience init(
            _: P.Type = P.self, unstubbed: UnstubbedAnswer = .none, atEnd: EndVerification = [],
            fileID: StaticString = #fileID,
            filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
        ) {
            self.init(nil, unstubbed, atEnd, SourcePlace(fileID, filePath, line, column))
        }

        /// Creates a spy over a real object: a call that no stub matches goes on to the object.
        ///
        /// ```swift
        /// let store = Spy<any AccountStore>(over: FileStore())
        /// store.stub(AccountStore.balance(of:)).returns(42)  // all other methods are the file store's
        /// ```
        ///
        /// If the protocol isn't supported, this traps with a message. Thread-safe.
        ///
        /// - Parameters:
        ///   - target: The real object, which the spy retains.
        ///   - atEnd: What the spy verifies when it's deallocated, for its line in the test.
        ///   - fileID: The place that error messages show; leave it out.
        ///   - filePath: The place that error messages show; leave it out.
        ///   - line: The place that error messages show; leave it out.
        ///   - column: The place that error messages show; leave it out.
        public convenience init(
            over target: P, atEnd: EndVerification = [], fileID: StaticString = #fileID,
            filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column
        ) {
            self.init(target, .none, atEnd, SourcePlace(fileID, filePath, line, column))
        }

        private init(
            _ target: P?, _ unstubbed: UnstubbedAnswer, _ atEnd: EndVerification, _ place: SourcePlace
        ) {
            let proxy: ForwardingProxy<P>
            do throws(ProxyError) {
                proxy = try .proxyOrThrow(forwardingTo: target)
            } catch {
                fatalError("SwitchboardTesting: the spy of \(place.text): \(error.descriptionForSpies)")
            }
            let state = SpyState(
                typeName: Printing.type(P.self), proxy.requirements, unstubbed, hasTarget: target != nil, place)
            self.proxy = proxy
            self.state = state
            self.atEnd = atEnd
            self.place = place
            let answers = Answers(
                state: state, listener: proxy.hasStaticRequirements ? TypeSpies.listen(state, proxy) : nil)
            // They stay with the proxy, because who got `object` may live longer than the spy.
            proxy.answerAlways(
                { call in answers.state.handle(call) },
                asynchronous: { call in try await answers.state.handle(call) })
        }

        deinit { verifyAtEnd(atEnd, place) }

        /// What the proxy keeps of the spy.
        private final class Answers: Sendable {
            let state: SpyState
            /// Hears the calls of static requirements, if there are any.
            private let listener: TypeSpies.Listener?

            init(state: SpyState, listener: TypeSpies.Listener?) {
                self.state = state
                self.listener = listener
            }
        }

        /// The spy as a value of the protocol, which you pass to the code under test. Thread-safe.
        public var object: P { proxy.object }

        /// All calls so far, of all methods and threads, in the order in which they began. Thread-safe.
        public var calls: [SpiedCall] { state.calls.map(SpiedCall.init) }

        /// Keeps only the newest calls from now on, so that a spy in a long test needs no more memory. Verifications
        /// see only these. Thread-safe.
        ///
        /// - Parameter count: How many calls to keep, at least 1.
        public func keepCalls(last count: Int) {
            precondition(count > 0, "SwitchboardTesting: expected to keep at least 1 call, found \(count).")
            state.keepCalls(last: count)
        }

        /// Forgets the calls so far. Stubs stay. Thread-safe.
        public func clearCalls() { state.clearCalls() }

        /// Removes all stubs. Recorded calls stay. Thread-safe.
        public func removeStubs() { state.removeStubs() }

        /// Removes all stubs, and forgets the calls so far. Thread-safe.
        public func reset() {
            state.removeStubs()
            state.clearCalls()
        }

        /// Stubs all methods that return values of a type, where no other stub and no target answers. Thread-safe.
        ///
        /// ```swift
        /// store.stub(resultsOf: Int.self).returns(0)
        /// ```
        ///
        /// A new one replaces the one before. For all spies, let the type conform to ``EmptyValue``, and make the spy
        /// with `unstubbed: .emptyValues`.
        ///
        /// - Parameter type: The type that the methods return: exactly this one.
        /// - Returns: A stub. Call `returns(_:)` or `answers(_:)` on it; until then it answers no call.
        public func stub<Value>(resultsOf type: Value.Type) -> Stub<Void, Value, Never> {
            let stub = Stub<Void, Value, Never>(.any)
            state.add(stub.state, toResults: type)
            return stub
        }

        /// What is known of a method by its reference.
        func method<Element, Result, Failure: Error>(
            _: Failure.Type, _ resolve: () throws(ObservationError) -> TypedSelector<P, Element, Result>
        ) -> SpiedMethod<P, Element, Result, Failure> {
            SpiedMethod(spy: self, slot: proxy.slot(resolve))
        }
    }

    /// What a spy verifies when it's deallocated.
    ///
    /// The test fails at the line where you made the spy. Swift may end a variable after its last use, so use the spy
    /// behind the last call, or write `withExtendedLifetime(spy) {}` there.
    public struct EndVerification: OptionSet, Sendable {
        /// The checks, one bit each.
        public let rawValue: Int

        /// Creates a set of checks.
        ///
        /// - Parameter rawValue: The checks, one bit each.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// There was no call that no verification matched, as `verifyNoOtherCalls()` verifies.
        public static let noOtherCalls = EndVerification(rawValue: 1)
        /// Each stub answered a call, as `verifyAllStubsUsed()` verifies.
        public static let allStubsUsed = EndVerification(rawValue: 2)
    }

    /// The error of a call to a spy without a target, if no stub matches the call and the method throws any error.
    public struct UnstubbedCall: Error, CustomStringConvertible {
        /// The error message, with the call, the stubs that don't fit, and the line to write.
        public let description: String
        /// Whether the method has stubs, none of which fits.
        let hasStubs: Bool
    }

    /// A call that a spy recorded.
    public struct SpiedCall: Sendable, CustomStringConvertible {
        /// The method.
        public let requirement: Requirement
        private let recorded: RecordedCall

        init(_ recorded: RecordedCall) {
            self.recorded = recorded
            requirement = recorded.requirement
        }

        /// The arguments, each in its own type.
        public var arguments: [Any] { recorded.kept.arguments }

        /// The result of the call, or its error; nil as long as the call is under way.
        public var outcome: CallOutcome<Any>? { recorded.kept.outcome }

        /// What answered the call, for a spy over an object; nil if a stub did, and as long as the call is under way.
        public var responder: CallResponder? { recorded.kept.responder }

        /// The call as Swift writes it, with its outcome, for example `transfer(10, from: "me", to: nil) -> true`.
        public var description: String { recorded.text }
    }
#endif
