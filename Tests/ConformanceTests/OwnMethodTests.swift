import ConformanceHosts
import Switchboard
import TestHosts
import TestSupport
import XCTest

/// After RxCocoa's proxy of scroll views: one method of its own, which hands on.
final class OffsetProxy:
    DelegateProxy<ScrollView, any ScrollViewDelegate>, DelegateProxyType, ScrollViewDelegate, @unchecked Sendable
{
    let offsets = Log<Double>()

    init(scrollView: ScrollView) { super.init(parentObject: scrollView, delegateProxy: OffsetProxy.self) }
    static var identifier: UnsafeRawPointer {
        unsafeBitCast(ObjectIdentifier(OffsetProxy.self), to: UnsafeRawPointer.self)
    }
    static func registerKnownImplementations() { register { OffsetProxy(scrollView: $0) } }
    static func implementedMethods() throws -> ImplementedMethods<any ScrollViewDelegate> {
        try .only(selector(ScrollViewDelegate.scrollViewDidScroll(_:)))
    }

    func scrollViewDidScroll(_ scrollView: ScrollView) {
        offsets.add(scrollView.contentOffset.y)
        forwardToDelegate()?.scrollViewDidScroll(scrollView)
    }
    /// Not listed: not called.
    func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool { fatalError("called") }
}

/// Implements what returns something, and what an inherited protocol requires.
final class AnsweringProxy:
    DelegateProxy<TableView, any TableViewDelegate>, DelegateProxyType, TableViewDelegate, @unchecked Sendable
{
    let log = Log<String>()

    init(tableView: TableView) { super.init(parentObject: tableView, delegateProxy: AnsweringProxy.self) }
    static var identifier: UnsafeRawPointer {
        unsafeBitCast(ObjectIdentifier(AnsweringProxy.self), to: UnsafeRawPointer.self)
    }
    static func registerKnownImplementations() { register { AnsweringProxy(tableView: $0) } }
    static func currentDelegate(for object: TableView) -> (any TableViewDelegate)? { object.tableDelegate }
    static func setCurrentDelegate(_ delegate: (any TableViewDelegate)?, to object: TableView) {
        object.tableDelegate = delegate
    }
    static func implementedMethods() throws -> ImplementedMethods<any TableViewDelegate> {
        try .only(
            selector(TableViewDelegate.tableView(_:heightForRow:)), selector(ScrollViewDelegate.scrollViewDidScroll(_:))
        )
    }

    func tableView(_ tableView: TableView, heightForRow row: Int) -> Double { Double(row) * 10 }
    func scrollViewDidScroll(_ scrollView: ScrollView) { log.add("own scrolled") }
    override func forwardInvocation(_ invocation: Invocation) throws {
        log.add("invocation \(invocation.selector)")
        try super.forwardInvocation(invocation)
    }
}

/// CONFORMANCE B15, C1 and C4: proxy classes with a few methods of their own.
final class NoCodeOwnMethodTests: XCTestCase {
    private final class Listener: TableViewDelegate {
        let log: Log<String>
        init(_ log: Log<String>) { self.log = log }
        func scrollViewDidScroll(_ scrollView: ScrollView) { log.add("real scrolled to \(scrollView.contentOffset.y)") }
        func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool { false }
        func tableView(_ tableView: TableView, didSelectRow row: Int) { log.add("real selected \(row)") }
    }

    func test_B15_theMethodThatTheClassNamesIsItsOwnAndMayHandOn() {
        let view = ScrollView(), log = Log<String>(), real = Listener(log)
        view.delegate = real
        let proxy = OffsetProxy.proxy(for: view)
        view.scroll(to: Point(x: 0, y: 3))
        view.scroll(to: Point(x: 0, y: 4))
        XCTAssertEqual(proxy.offsets.entries, [3, 4])
        XCTAssertEqual(log.entries, ["real scrolled to 3.0", "real scrolled to 4.0"])
        proxy.setForwardToDelegate(nil, retainDelegate: false)
        view.scroll(to: Point(x: 0, y: 5))
        XCTAssertEqual(proxy.offsets.entries, [3, 4, 5])
        XCTAssertEqual(log.entries.count, 2)
    }

    func test_B15_otherMethodsReachObserversAndTheTarget() {
        let view = ScrollView(), log = Log<String>(), real = Listener(log)
        view.delegate = real
        let proxy = OffsetProxy.proxy(for: view)
        view.scroll(to: Point(x: 0, y: 9))
        view.tapStatusBar()
        XCTAssertEqual(view.contentOffset.y, 9, "the real delegate forbids it")
        let subscription = proxy.sentMessage(ScrollViewDelegate.scrollViewWillBeginDragging)
            .subscribe { _ in log.add("began") }
        view.drag(to: Point(x: 0, y: 1))
        XCTAssertEqual(log.entries, ["real scrolled to 9.0", "began", "real scrolled to 1.0"])
        XCTAssertEqual(proxy.offsets.entries, [9, 1])
        withExtendedLifetime((subscription, real)) {}
    }

    func test_B15_aClassWithoutOwnMethodsHasTheOthersOfTheSameProtocolStill() {
        let (one, other) = (ScrollView(), ScrollView())
        let log = Log<String>()
        let own = OffsetProxy.proxy(for: one)
        let subscription = other.didScroll.subscribe { _ in log.add("observed") }
        one.scroll(to: .zero)
        other.scroll(to: .zero)
        XCTAssertEqual(own.offsets.entries, [0])
        XCTAssertEqual(log.entries, ["observed"])
        withExtendedLifetime(subscription) {}
    }

    func test_B15_anOwnMethodMayReturnSomethingAndBeRequiredByAnInheritedProtocol() throws {
        let table = TableView()
        let proxy = AnsweringProxy.proxy(for: table)
        XCTAssertEqual(table.contentHeight(ofRows: 4), 60)
        table.scroll(to: .zero)
        XCTAssertEqual(proxy.log.entries, ["own scrolled"])
        XCTAssertIdentical(AnsweringProxy.proxy(for: table), proxy)
    }

    func test_B15_anOwnMethodIsCalledByNameToo() throws {
        typealias Proxy = AnsweringProxy
        try Proxy.register("heightForRow", Proxy.selector(TableViewDelegate.tableView(_:heightForRow:)))
        try Proxy.register("didSelectRow", Proxy.selector(TableViewDelegate.tableView(_:didSelectRow:)))
        let table = TableView()
        let proxy = Proxy.proxy(for: table)
        XCTAssertEqual(try proxy.send("heightForRow", table, 7), 70.0)
        XCTAssertEqual(proxy.log.entries, [], "it is no invocation")
        try proxy.send("didSelectRow", table, 7)
        table.select(row: 8)
        XCTAssertEqual(proxy.log.entries, ["invocation didSelectRow", "invocation didSelectRow"])
    }

    func test_C1_aProxyRespondsToItsOwnMethods() throws {
        try OffsetProxy.register("didScroll", OffsetProxy.selector(ScrollViewDelegate.scrollViewDidScroll))
        try OffsetProxy.register(
            "shouldScrollToTop", OffsetProxy.selector(ScrollViewDelegate.scrollViewShouldScrollToTop))
        let view = ScrollView(), proxy = OffsetProxy.proxy(for: view)
        XCTAssertTrue(proxy.responds(to: "didScroll"))
        XCTAssertTrue(proxy.responds(to: "shouldScrollToTop"), "not listed: the class answers where nobody else does")
        XCTAssertNotNil(proxy.methodSignature(for: "didScroll"))
        try proxy.send("didScroll", view)
        XCTAssertEqual(proxy.offsets.entries, [0])
        // Also where a delegate would answer.
        let other = ScrollView(), delegate = OffsetProxy(scrollView: other)
        proxy.setForwardToDelegate(delegate, retainDelegate: true)
        try proxy.send("didScroll", view)
        XCTAssertEqual(proxy.offsets.entries, [0, 0])
        XCTAssertEqual(delegate.offsets.entries, [0])
    }
}

/// Messages that no requirement stands behind.
final class NoCodeMessageTests: XCTestCase {
    private typealias Proxy = DelegateProxy<Machine, any MachineDelegate>
    private typealias Number = @convention(c) (Int) -> Int

    override func setUpWithError() throws {
        try Proxy.register("scale:by:", encoding: "qqq")
        try Proxy.register("note:", encoding: "vi")
        try Proxy.register("keep:", encoding: "v@")
    }

    func test_I2_aMessageWithoutRequirementGoesToObserversAndTheForwardReceiver() throws {
        let machine = Machine(), log = Log<String>()
        let proxy = Proxy.proxy(for: machine)
        let receiver = DynamicReceiver()
        receiver.methods.add("note:") { (_: DynamicReceiver, number: Int32) in log.add("real \(number)") }
        receiver.methods.add("scale:by:") { (_: DynamicReceiver, a: Int, b: Int) in a * b }
        let subscriptions = [
            proxy.sentMessage("note:").subscribe { log.add("sent \($0)") },
            proxy.methodInvoked("note:").withOutcome.subscribe { log.add("\($1) \($0)") },
        ]
        try proxy.send("note:", 1 as Int32)
        proxy.setMessageTarget(receiver, retainTarget: false)
        try proxy.send("note:", 2 as Int32)
        XCTAssertEqual(log.entries, ["sent [1]", "unanswered [1]", "sent [2]", "real 2", "returned [2]"])
        XCTAssertEqual(try proxy.send("scale:by:", 6, 7), 42)
        let callback = try proxy.callback(for: "scale:by:", as: (@convention(c) (Int, Int) -> Int).self) {
            XCTFail("\($0)")
        }
        let function = callback.function
        XCTAssertEqual(function(4, 5), 20)
        withExtendedLifetime((subscriptions, receiver)) {}
    }

    func test_I2_aTargetCannotAnswerAMessageWithoutRequirement() throws {
        let machine = Machine(), real = Real(Log())
        let proxy = Proxy.proxy(for: machine)
        proxy.setForwardToDelegate(real, retainDelegate: false)
        XCTAssertFalse(proxy.responds(to: "scale:by:"))
        XCTAssertTrue(proxy.responds(to: "sum") || !Set(proxy.methods.selectors).contains("sum"))
        XCTAssertThrowsError(try proxy.send("scale:by:", 6, 7) as Int) {
            guard case .unanswered? = ($0 as? MessageError)?.reason else { return XCTFail("\($0)") }
        }
        try proxy.send("note:", 1 as Int32)
        withExtendedLifetime(real) {}
    }

    func test_I2_objectsThatTravelWithAMessageWithoutRequirementAreNeitherLeakedNorOverReleased() throws {
        let ended = Log<Int>(), heard = Log<Bool>()
        let machine = Machine(), proxy = Proxy.proxy(for: machine)
        let receiver = DynamicReceiver()
        receiver.methods.add("keep:") { (_: DynamicReceiver, token: Token) in heard.add(token.number > 0) }
        proxy.setMessageTarget(receiver, retainTarget: true)
        let subscription = proxy.sentMessage("keep:").subscribe { heard.add($0[0] is Token) }
        for number in 1...10 { try proxy.send("keep:", Token(number) { ended.add(number) }) }
        XCTAssertEqual(ended.entries, Array(1...10))
        XCTAssertEqual(heard.entries, Array(repeating: true, count: 20))
        withExtendedLifetime(subscription) {}
    }
}

/// References in results and arguments are counted as they should be.
final class NoCodeReferenceTests: XCTestCase {
    private let ended = Log<Int>()

    private func token(_ number: Int) -> Token {
        let ended = ended
        return Token(number) { ended.add(number) }
    }

    func test_B15_resultsOfOverridesAreNeitherLeakedNorOverReleased() throws {
        for kind in [Kind.noCode, .handWritten] {
            for entry in [Entry.native, .name] {
                let before = ended.entries.count
                let bench = Bench.make(kind, entry, of: .intercepted)
                bench.interceptor = { [self] invocation, _ in
                    // What is replaced is dropped.
                    try invocation.setResult(token(1))
                    try invocation.setResult(token(2))
                }
                for _ in 0..<5 { XCTAssertEqual(try bench.calls.token(0).number, 2) }
                XCTAssertEqual(ended.entries.count - before, 10, "\(kind) \(entry)")
                let real = Real(bench.log)
                bench.setDelegate(real)
                bench.interceptor = { [self] invocation, proceed in
                    try invocation.setResult(token(3))
                    try proceed(invocation)
                    XCTAssertEqual(try invocation.result(as: Token.self).number, 7)
                }
                for _ in 0..<5 { XCTAssertEqual(try bench.calls.token(7).number, 7) }
                XCTAssertEqual(ended.entries.count - before, 15, "\(kind) \(entry)")
                withExtendedLifetime(real) {}
            }
        }
    }

    func test_B15_argumentsOfOverridesAreNeitherLeakedNorOverReleased() throws {
        for kind in [Kind.noCode, .handWritten] {
            for entry in [Entry.native, .name] {
                let before = ended.entries.count
                let bench = Bench.make(kind, entry, of: .intercepted)
                let real = Real(bench.log)
                bench.setDelegate(real)
                nonisolated(unsafe) var kept: RetainedInvocation?
                bench.interceptor = { [self] invocation, proceed in
                    kept = try invocation.retained()
                    try invocation.setArgument(token(2) as Any, at: 1)
                    try proceed(invocation)
                }
                for _ in 0..<5 { try bench.calls.said("a text that is too long for a small string", token(1)) }
                XCTAssertEqual(ended.entries.count - before, 9, "\(kind) \(entry): one is kept")
                kept = nil
                bench.interceptor = nil
                XCTAssertEqual(ended.entries.count - before, 10, "\(kind) \(entry)")
                XCTAssertNil(kept)
                withExtendedLifetime(real) {}
            }
        }
    }

    func test_B15_aResultThatIsSetBeforeAnErrorIsDropped() throws {
        let parent = Parent<any ResultsDelegate>()
        defer { withExtendedLifetime(parent) {} }
        let proxy = ResultsProxy.proxy(for: parent)
        try ResultsProxy.register("maybeToken", ResultsProxy.selector(ResultsDelegate.maybeToken))
        proxy.interceptor = { [self] invocation, _ in
            try invocation.setResult(token(1))
            throw Problem(number: 1)
        }
        XCTAssertThrowsError(try proxy.send("maybeToken") as Token?)
        XCTAssertEqual(ended.entries, [1])
    }

    func test_B15_aResultThatIsAClosureIsRefused() throws {
        func refusal<Value>(_ method: @escaping (any ResultsDelegate) -> () -> Value) -> String {
            do {
                _ = try ResultsProxy.selector(method)
                return "served"
            } catch {
                guard case .argument = error.reason else { return "\(error)" }
                return "refused"
            }
        }
        XCTAssertEqual(refusal(ResultsDelegate.closure), "refused")
        XCTAssertEqual(refusal(ResultsDelegate.closureOfInts), "refused")
        XCTAssertEqual(refusal(ResultsDelegate.maybeClosure), "refused")
        XCTAssertEqual(refusal(ResultsDelegate.thin), "refused")
        XCTAssertEqual(refusal(ResultsDelegate.five), "served")
        // They pass through all the same.
        let giver = Giver(), parent = Parent<any ResultsDelegate>(giver)
        _ = ResultsProxy.proxy(for: parent)
        let twice: (Int) -> Int = { $0 * 2 }
        giver.held = Giver.Holder(twice)
        XCTAssertEqual(parent.delegate!.closureOfInts()(21), 42)
        XCTAssertEqual(parent.delegate!.five().4, 5)
        withExtendedLifetime(giver) {}
    }
}
