#if Testing
    public import Switchboard

    /// Stands in for a protocol in a test: answers calls as your stubs say, and records them. You write and generate nothing for
    /// the protocol, which may come from any package. Spies run on Linux (x86-64 and arm64) only.
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
    /// A call is answered by the last stub that fits it, else by the target of a partial spy. Otherwise a method that
    /// returns nothing returns, one that throws errors of any type throws an `UnstubbedCall`, and any other call ends the
    /// process with a text that names the call and the line to write.
    ///
    /// What a protocol's methods take is known from its references in stubs and from the symbols of types that conform, in
    /// programs that are not stripped, on Linux. A method of which neither is known has to be named before it is called:
    /// by a stub, or by `record(_:)`.
    ///
    /// What a spy cannot stand in for ends the process where the spy is made, with a text that says what to do: a type that is
    /// no protocol, `static` requirements and `init`; and, in a release build that is not for tests, a protocol that is
    /// neither public nor has `@DelegateProtocol`. All members are thread-safe.
    public final class Spy<P>: Sendable {
        let proxy: ForwardingProxy<P>
        let state: SpyState

        /// A spy that has nobody behind it. `unstubbed` says what a method returns for which there is no stub.
        public convenience init(
            _: P.Type = P.self, unstubbed: UnstubbedAnswer = .none, fileID: StaticString = #fileID,
            filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
        ) {
            self.init(nil, unstubbed, SourcePlace(fileID, filePath, line, column))
        }

        /// A spy over a real object: what no stub answers goes on to it.
        public convenience init(
            over target: P, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
            column: UInt = #column
        ) {
            self.init(target, .none, SourcePlace(fileID, filePath, line, column))
        }

        private init(_ target: P?, _ unstubbed: UnstubbedAnswer, _ place: SourcePlace) {
            let proxy: ForwardingProxy<P>
            do throws(ProxyError) {
                proxy = try .proxyOrThrow(forwardingTo: target)
            } catch {
                fatalError("SwitchboardTesting: the spy of \(place.text): \(error.descriptionForSpies)")
            }
            let state = SpyState(typeName: "\(P.self)", unstubbed, hasTarget: target != nil, place)
            self.proxy = proxy
            self.state = state
            // It stays with the proxy, because who got `object` may live longer than the spy.
            proxy.interceptAlways(
                { call in try state.handle(call) }, asynchronous: { call in try await state.handle(call) })
        }

        /// The spy as a value of the protocol: what is given to the code under test.
        public var object: P { proxy.object }

        /// All calls so far, in the order in which they began, whatever their methods and threads.
        public var calls: [SpiedCall] { state.calls.map(SpiedCall.init) }

        /// Forgets the calls so far. Stubs stay.
        public func clearCalls() { state.clearCalls() }

        /// Forgets all stubs.
        public func removeStubs() { state.removeStubs() }

        /// What is known of a method by its reference.
        func method<Element, Result, Failure: Error>(
            _: Failure.Type, _ resolve: () throws(ObservationError) -> TypedSelector<P, Element, Result>
        ) -> SpiedMethod<P, Element, Result, Failure> {
            SpiedMethod(spy: self, slot: proxy.slot(resolve))
        }
    }

    /// What a spy without a target answers where there is no stub.
    public enum UnstubbedAnswer: Sendable {
        /// Nothing, unless the method returns `Void`.
        case none
        /// Also nil for an Optional, and an empty collection for a collection.
        case emptyValues

        func value(of type: Any.Type) -> Any? {
            if type == Void.self { return () }
            guard self == .emptyValues else { return nil }
            switch type {
            case let type as any ExpressibleByNilLiteral.Type: return type.init(nilLiteral: ())
            case let type as any RangeReplaceableCollection.Type: return type.init()
            case let type as any SetAlgebra.Type: return type.init()
            case let type as any ExpressibleByDictionaryLiteral.Type: return Self.empty(type)
            default: return nil
            }
        }

        private static func empty<Value: ExpressibleByDictionaryLiteral>(_: Value.Type) -> Any {
            let empty: Value = [:]
            return empty
        }
    }

    /// A call came to a spy that has no answer for it. Its description names the call, and the line to write.
    public struct UnstubbedCall: Error, CustomStringConvertible {
        /// The call, and how to stub it.
        public let description: String
    }

    /// A call that a spy got.
    public struct SpiedCall: Sendable, CustomStringConvertible {
        /// The method.
        public let requirement: Requirement
        private let recorded: RecordedCall

        init(_ recorded: RecordedCall) {
            self.recorded = recorded
            requirement = recorded.requirement
        }

        /// Each argument, in its own type.
        public var arguments: [Any] { recorded.arguments.values }

        /// How the call ended; nil as long as it is under way.
        public var outcome: CallOutcome<Any>? { recorded.outcome }

        /// For instance `transfer(10, from: "me", to: nil) -> true`.
        public var description: String { recorded.text }
    }
#endif
