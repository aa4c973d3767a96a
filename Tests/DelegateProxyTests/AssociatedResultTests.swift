import Switchboard
import TestProtocols
import TestSupport
import XCTest

/// Results that may be declared with an associated type, and associated types that a clause gives or constrains.
final class AssociatedResultTests: XCTestCase {
    override func setUpWithError() throws { try skipWithoutEntryStubs() }

    private final class Source<Element>: SourceDelegate {
        let kept: Element
        init(_ kept: Element) { self.kept = kept }
        func plain() -> String { "plain" }
        func element() -> Element { kept }
        func maybe() -> Element? { kept }
        func plainMaybe() -> String? { "plain" }
        func boxed() -> AssociatedBox<Element> { AssociatedBox(kept) }
        func wide() -> AssociatedWide<Element> { AssociatedWide(kept) }
        func outcome(_ element: Element) -> Result<Element, any Error> { .success(element) }
        func list() -> [Element] { [kept] }
        func failing(_ number: Int, _ element: Element) throws -> Element {
            guard number > 0 else { throw CancellationError() }
            return element
        }
        func waiting(_ element: Element) async -> Element { element }
        func plainWaiting(_ element: Element) async throws -> String { "waited" }
        func pair() -> (Element, Int) { (kept, 1) }
        func taking(_ outcome: Result<Element, any Error>) -> Int { 5 }
    }

    private func check<Element: Equatable & Sendable>(
        _ element: Element, file: StaticString = #filePath, line: UInt = #line
    ) async {
        let proxy = ForwardingProxy<any SourceDelegate<Element>>(forwardingTo: Source(element))
        let log = Log<String>()
        var tokens: [SubscriptionToken] = []
        tokens.append(proxy.methodInvoked { $0.plain }.withOutcome.subscribe { log.add("\($1)") })
        tokens.append(proxy.methodInvoked { $0.element }.withOutcome.subscribe { log.add("\($1)") })
        tokens.append(proxy.methodInvoked { $0.maybe }.withOutcome.subscribe { log.add("\($1)") })
        tokens.append(proxy.methodInvoked { $0.plainMaybe }.withOutcome.subscribe { log.add("\($1)") })
        tokens.append(proxy.methodInvoked { $0.boxed }.withOutcome.subscribe { log.add("\($1)") })
        tokens.append(proxy.methodInvoked { $0.wide }.withOutcome.subscribe { log.add("\($1)") })
        tokens.append(proxy.methodInvoked { $0.outcome }.withOutcome.subscribe { log.add("\($0) \($1)") })
        tokens.append(proxy.methodInvoked { $0.list }.withOutcome.subscribe { log.add("\($1)") })
        tokens.append(proxy.methodInvoked { $0.failing }.withOutcome.subscribe { log.add("\($0) \($1)") })
        tokens.append(proxy.methodInvoked { $0.taking }.withOutcome.subscribe { log.add("\($0) \($1)") })
        let object = proxy.object
        XCTAssertEqual(object.plain(), "plain", file: file, line: line)
        XCTAssertEqual(object.element(), element, file: file, line: line)
        XCTAssertEqual(object.maybe(), element, file: file, line: line)
        XCTAssertEqual(object.plainMaybe(), "plain", file: file, line: line)
        XCTAssertEqual(object.boxed().value, element, file: file, line: line)
        XCTAssertEqual(object.wide().values.5, element, file: file, line: line)
        XCTAssertEqual(try object.outcome(element).get(), element, file: file, line: line)
        XCTAssertEqual(object.list(), [element], file: file, line: line)
        XCTAssertEqual(try object.failing(1, element), element, file: file, line: line)
        XCTAssertThrowsError(try object.failing(0, element), file: file, line: line)
        XCTAssertEqual(object.taking(.success(element)), 5, file: file, line: line)
        let success = Result<Element, any Error>.success(element)
        XCTAssertEqual(
            log.take(),
            [
                "returned(plain)", "returned(\(element))", "returned(\(String(describing: Optional(element))))",
                "returned(Optional(\"plain\"))", "returned(\(AssociatedBox(element)))",
                "returned(\(AssociatedWide(element)))", "\(element) returned(\(success))", "returned(\([element]))",
                "\((1, element)) returned(\(element))", "\((0, element)) threw(\(CancellationError()))",
                "\(success) returned(5)",
            ], file: file, line: line)
        // An interceptor of one method returns a value of its own.
        let interceptor = proxy.intercept({ $0.element }) { call in
            log.add("\(call.proceed())")
            return element
        }
        XCTAssertEqual(object.element(), element, file: file, line: line)
        interceptor.cancel()
        withExtendedLifetime(tokens) {}
    }

    func test_resultsOfEveryForm() async {
        await check("a string that is longer than fifteen bytes")
        await check(7)
        await check(UInt8(3))
        await check(2.5)
        await check([1, 2])
        await check(Optional("text"))
        await check(CGPointLike(x: 1, y: 2, z: 3, w: 4, v: 5))
    }

    private struct CGPointLike: Equatable, Sendable { var x, y, z, w, v: Double }

    func test_asynchronousResults() async throws {
        let proxy = ForwardingProxy<any SourceDelegate<String>>(forwardingTo: Source("kept"))
        let log = Log<String>()
        let tokens = await observeWaiting(proxy, log)
        let waited = await proxy.object.waiting("text")
        XCTAssertEqual(waited, "text")
        let plain = try await proxy.object.plainWaiting("x")
        XCTAssertEqual(plain, "waited")
        XCTAssertEqual(log.entries, ["text returned(text)", "x returned(waited)"])
        withExtendedLifetime(tokens) {}
    }

    private func observeWaiting(
        _ proxy: ForwardingProxy<any SourceDelegate<String>>, _ log: Log<String>
    ) async -> [SubscriptionToken] {
        [
            proxy.methodInvoked { p in { (x: String) in await p.waiting(x) } }.withOutcome.subscribe {
                log.add("\($0) \($1)")
            },
            proxy.methodInvoked { p in { (x: String) in try await p.plainWaiting(x) } }.withOutcome.subscribe {
                log.add("\($0) \($1)")
            },
        ]
    }

    func test_aTupleWithOneIsRefused() {
        XCTAssertThrowsError(try ForwardingProxy<any SourceDelegate<String>>.selector { $0.pair }) {
            XCTAssertTrue("\($0)".contains("may be declared as an associated type"), "\($0)")
        }
    }

    func test_symbolsTellOfAResult() {
        let proxy = ForwardingProxy<any KnownSourceDelegate<String>>(forwardingTo: KnownSource())
        let log = Log<String>()
        let tokens = [
            proxy.methodInvoked { $0.name }.withOutcome.subscribe { log.add("\($1)") },
            proxy.methodInvoked { $0.element }.withOutcome.subscribe { log.add("\($1)") },
            proxy.methodInvoked { $0.count }.withOutcome.subscribe { log.add("\($1)") },
        ]
        XCTAssertEqual(proxy.object.name() + proxy.object.element(), "nameelement")
        XCTAssertEqual(try proxy.object.count(), 4)
        XCTAssertEqual(log.entries, ["returned(name)", "returned(element)", "returned(4)"])
        withExtendedLifetime(tokens) {}
    }

    func test_whatCannotBeConvertedFromAnOpenTypeIsServed() {
        let proxy = ForwardingProxy<any OpenSourceDelegate>(forwardingTo: OpenSource())
        let log = Log<String>()
        let tokens = [
            proxy.methodInvoked { $0.numbers }.withOutcome.subscribe { log.add("\($1)") },
            proxy.methodInvoked { $0.maybe }.withOutcome.subscribe { log.add("\($1)") },
        ]
        XCTAssertEqual(proxy.object.numbers(), [1, 2])
        XCTAssertEqual(proxy.object.maybe(), 3)
        XCTAssertEqual(log.entries, ["returned([1, 2])", "returned(Optional(3))"])
        withExtendedLifetime(tokens) {}
    }

    // MARK: Clauses

    func test_aClauseGivesTheType() throws {
        let proxy = ForwardingProxy<any FixedElementDelegate>()
        let log = Log<String>()
        let tokens = [
            proxy.sentMessage { $0.put }.subscribe { log.add("put \($0)") },
            proxy.sentMessage { $0.twice }.subscribe { log.add("twice \($0)") },
        ]
        let result = proxy.methodInvoked { $0.element }.withOutcome.subscribe { log.add("\($1)") }
        proxy.object.put(1)
        proxy.setForwardToDelegate(FixedElement(), retainDelegate: true)
        proxy.object.put(2)
        XCTAssertEqual(proxy.object.element(), 2)
        XCTAssertEqual(proxy.object.twice(4), 8)
        XCTAssertEqual(log.entries, ["put 1", "put 2", "returned(2)", "twice 4"])
        let alias = ForwardingProxy<any AliasDelegate>()
        let other = alias.sentMessage { $0.put }.subscribe { log.add("\($0)") }
        alias.object.put(["a"])
        XCTAssertEqual(log.entries.last, "[\"a\"]")
        withExtendedLifetime((tokens, result, other)) {}
    }

    func test_aClauseOfAStandardProtocol() throws {
        final class Numbered: NumberedDelegate {
            let id = 4
            func number() -> Int { 5 }
        }
        let proxy = ForwardingProxy<any NumberedDelegate>(forwardingTo: Numbered())
        func isHashed<T: NumberedDelegate>(_ value: T) -> Bool { Set([value.id]).contains(4) }
        XCTAssertTrue(isHashed(proxy.object))
        XCTAssertEqual(proxy.object.id, 4)
        XCTAssertNoThrow(try ForwardingProxy<any NumberedDelegate>.proxyOrThrow())
    }

    // MARK: Associated types of associated types

    private func distinct<D: KeyedDelegate>(_ delegate: D, _ item: D.Item) -> Int {
        Set([item.key]).count + delegate.put(item)
    }

    private func least<D: DeepKeyedDelegate>(_ delegate: D, _ items: D.Items) -> D.Items.Element.Key? {
        items.map(\.key).min().map { -$0 }
    }

    private func later<D: ScheduleDelegate>(_ delegate: D) -> D.Time {
        delegate.now().advanced(by: D.Time.Stride(exactly: 3)!)
    }

    func test_whatAssociatedTypesOfAssociatedTypesConformTo() throws {
        let keyed = try ForwardingProxy<any KeyedDelegate<Keyed>>.proxyOrThrow()
        keyed.setForwardToDelegate(KeyedReceiver(), retainDelegate: true)
        XCTAssertEqual(distinct(keyed.object, Keyed(7)), 8)
        let deep = try ForwardingProxy<any DeepKeyedDelegate<[Keyed]>>.proxyOrThrow()
        deep.setForwardToDelegate(KeyedReceiver(), retainDelegate: true)
        XCTAssertEqual(least(deep.object, [Keyed(8), Keyed(9)]) as? Int, -8)
        XCTAssertEqual(later(ForwardingProxy<any ScheduleDelegate<Int>>(forwardingTo: KeyedReceiver()).object), 12)
    }

    func test_theSameOfTypesThatTheTargetGives() {
        func open<D: KeyedDelegate>(_ delegate: D) -> Any { D.Item.Key.self }
        XCTAssertTrue(open(ForwardingProxy<any KeyedDelegate>(forwardingTo: KeyedReceiver()).object) is Int.Type)
        func step<D: DeepKeyedDelegate>(_ delegate: D) -> Any { D.Step.self }
        XCTAssertTrue(step(ForwardingProxy<any DeepKeyedDelegate>(forwardingTo: KeyedReceiver()).object) is Int.Type)
        func now(_ delegate: some ScheduleDelegate) -> Any { later(delegate) }
        XCTAssertEqual(
            now(ForwardingProxy<any ScheduleDelegate>(forwardingTo: KeyedReceiver()).object) as? Int, 12)
    }

    func test_aTypeThatMustBeSelfIsRefused() {
        XCTAssertThrowsError(try ForwardingProxy<any OwnerDelegate>.proxyOrThrow()) {
            XCTAssertEqual(
                "\($0)",
                """
                Switchboard: can't create a proxy for TestProtocols.OwnerDelegate: it requires `Kind.Key == Self`, \
                and a proxy and its target have different types. Remove `where Kind.Key == Self`. [sameAsSelf]
                """)
        }
    }

    // MARK: Copyable or not

    private func take<T: UncopiedValue & ~Copyable>(_ value: borrowing T) -> Int { value.take(2) }

    func test_protocolsForWhatNeedNotBeCopyable() {
        let proxy = ForwardingProxy<any UncopiedDelegate>(forwardingTo: Copied())
        let value = ForwardingProxy<any UncopiedValue>(forwardingTo: Copied())
        let log = Log<Int>()
        let tokens = [
            proxy.sentMessage { $0.take }.subscribe { log.add($0) },
            value.sentMessage { $0.take }.subscribe { log.add($0) },
        ]
        XCTAssertEqual(proxy.object.take(1), 2)
        XCTAssertEqual(value.object.take(3), 4)
        XCTAssertEqual(take(value.object), 3)
        XCTAssertEqual(log.entries, [1, 3, 2])
        withExtendedLifetime(tokens) {}
    }
}
