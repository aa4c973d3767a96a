import CExpat
import CLibraryFixtures
import CSQLite
import Foundation
import Switchboard
import TestSupport
import XCTest

/// How long callbacks, and what they capture, live while a C library has their pointers.
final class LifetimeTests: XCTestCase {
    /// Something that a closure captures.
    private final class Captured: Sendable {
        let calls = Log<String>()
    }

    private func commitHook(_ captured: Captured, _ result: Int32) throws -> CCallback<CommitHook> {
        try CCallback { (_: Context?) -> Int32 in
            captured.calls.add("commit")
            return result
        }
    }

    func testACommitHookThatIsDroppedWhileSQLiteHasItGivesZeroSoThereIsACommit() throws {
        let database = try Database(), captured = Captured()
        var hook: CCallback<CommitHook>? = try commitHook(captured, 1)
        try database.set(Hooks(commit: hook?.function))
        XCTAssertThrowsError(try database.run("INSERT INTO item VALUES (1, 'a')"))
        XCTAssertEqual(captured.calls.entries, ["commit"])

        hook = nil
        try database.run("INSERT INTO item VALUES (1, 'a')")
        XCTAssertEqual(try database.column("SELECT name FROM item"), ["a"])
        XCTAssertEqual(captured.calls.entries, ["commit"])
    }

    func testADroppedFunctionIsNotTheNextCallbacks() throws {
        // libffi's functions are reused at once.
        try skipWithoutEntryStubs()
        let database = try Database(), captured = Captured()
        var hook: CCallback<CommitHook>? = try commitHook(captured, 1)
        try database.set(Hooks(commit: hook?.function))
        hook = nil
        let others = try (0..<100).map { _ in try commitHook(captured, 1) }
        try database.run("INSERT INTO item VALUES (1, 'a')")
        XCTAssertEqual(captured.calls.entries, [])
        withExtendedLifetime(others) {}
    }

    func testACollationThatIsDroppedWhileSQLiteHasItFindsAllEqual() throws {
        let database = try Database()
        var collation: CCallback<Collation>? = try CCallback {
            (_: Context?, one: Int32, _: UnsafeRawPointer?, two: Int32, _: UnsafeRawPointer?) -> Int32 in one - two
        }
        try database.set(Hooks(collation: collation?.function))
        try database.run("INSERT INTO item VALUES (1, 'a'), (2, 'aa'), (3, 'aaa')")
        let query = "SELECT count(*) FROM (SELECT name FROM item GROUP BY name COLLATE mine)"
        XCTAssertEqual(try database.column(query), ["3"])
        collation = nil
        XCTAssertEqual(try database.column(query), ["1"])
    }

    func testHandlersThatAreDroppedWhileExpatHasThemHearNothing() throws {
        let log = FixtureLog()
        var proxy: CallbackProxy<Handlers>? = try CallbackProxy(.logging)
        let parser = ExpatParser(proxy!.table, context: log.context)
        proxy = nil
        XCTAssertTrue(parser.parse("<a k='1'>text<!--c--><b/></a>"))
        XCTAssertEqual(log.lines, [])
    }

    func testAProxyThatIsDroppedLetsGoOfItsObserversAndLeavesTheOriginalUsable() throws {
        let log = FixtureLog()
        weak var weakCaptured: Captured?
        var proxy: CallbackProxy<Handlers>? = try CallbackProxy(.logging)
        var subscription: SubscriptionToken?
        do {
            let captured = Captured()
            weakCaptured = captured
            subscription = proxy?.sentMessage(\.comment, as: (Context?, UnsafePointer<XML_Char>?).self)
                .subscribe { captured.calls.add(text($1)) }
        }
        withExtendedLifetime(proxy) {
            _ = ExpatParser(proxy!.table, context: log.context).parse("<a><!--c--></a>")
        }
        XCTAssertEqual(weakCaptured?.calls.entries, ["c"])
        subscription = nil
        proxy = nil
        XCTAssertNil(weakCaptured)
        XCTAssertNil(subscription)
        XCTAssertTrue(ExpatParser(.logging, context: log.context).parse("<b/>"))
        XCTAssertEqual(log.lines.suffix(2), ["original start b", "original end b"])
    }

    func testWhatAClosureCapturesIsReleasedWhenTheCallbackEnds() throws {
        weak var weakCaptured: Captured?
        var hook: CCallback<CommitHook>?
        do {
            let captured = Captured()
            weakCaptured = captured
            hook = try commitHook(captured, 0)
        }
        let database = try Database()
        try database.set(Hooks(commit: hook?.function))
        try database.run("INSERT INTO item VALUES (1, 'a')")
        XCTAssertEqual(weakCaptured?.calls.entries, ["commit"])
        hook = nil
        XCTAssertNil(weakCaptured)
    }

    func testWhatAClosureCapturesIsReleasedWhenWithCFunctionReturns() throws {
        weak var weakCaptured: Captured?
        typealias Comparator = @convention(c) (UnsafeRawPointer?, UnsafeRawPointer?) -> Int32
        var numbers = [3, 1, 2]
        do {
            let captured = Captured()
            weakCaptured = captured
            try withCCallback(Comparator.self) { (one: UnsafeRawPointer?, two: UnsafeRawPointer?) -> Int32 in
                captured.calls.add("compare")
                return Int32(one!.load(as: Int.self) - two!.load(as: Int.self))
            } do: {
                qsort(&numbers, numbers.count, MemoryLayout<Int>.stride, $0)
            }
            XCTAssertGreaterThan(captured.calls.entries.count, 1)
        }
        XCTAssertEqual(numbers, [1, 2, 3])
        XCTAssertNil(weakCaptured)
    }

    func testACallbackThatItsOwnHandlerDropsEndsItsCallAndHearsNoOther() throws {
        nonisolated(unsafe) var callback: CCallback<XML_StartElementHandler>?
        weak var weakCaptured: Captured?
        let heard = Log<String>()
        do {
            let captured = Captured()
            weakCaptured = captured
            callback = try CCallback { (_: Context?, name: UnsafePointer<XML_Char>?, _: Attributes?) in
                callback = nil
                // What was captured is still there: the call goes on to its end.
                captured.calls.add(text(name))
                heard.add(captured.calls.entries.joined())
            }
        }
        let parser = ExpatParser(Handlers(start: callback?.function))
        XCTAssertTrue(parser.parse("<a><b/><c/></a>"))
        XCTAssertEqual(heard.entries, ["a"])
        XCTAssertNil(weakCaptured)
    }

    func testAProxyThatAnObserverDropsStillGivesTheCallToTheOriginal() throws {
        let log = FixtureLog()
        nonisolated(unsafe) var proxy: CallbackProxy<Handlers>? = try CallbackProxy(.logging)
        let subscription = proxy?.sentMessage(\.start, as: (Context?, UnsafePointer<XML_Char>?, Attributes?).self)
            .subscribe { context, name, _ in
                note(context, "sent \(text(name))")
                proxy = nil
            }
        XCTAssertTrue(ExpatParser(proxy!.table, context: log.context).parse("<a><b/></a>"))
        XCTAssertEqual(log.lines, ["sent a", "original start a"])
        withExtendedLifetime(subscription) {}
    }

    func testACallbackMayBeDroppedOnAnotherThreadWhileExpatIsCallingIt() throws {
        for _ in 0..<50 {
            let captured = Captured()
            nonisolated(unsafe) var callback: CCallback<XML_StartElementHandler>? = try CCallback {
                (_: Context?, name: UnsafePointer<XML_Char>?, _: Attributes?) in captured.calls.add(text(name))
            }
            let parser = ExpatParser(Handlers(start: callback?.function))
            onThreads(2) { thread in
                if thread == 0 {
                    callback = nil
                } else {
                    XCTAssertTrue(parser.parse("<a>" + String(repeating: "<b/>", count: 200) + "</a>"))
                }
            }
            // All calls, or the first of them: none after one that came too late.
            let heard = captured.calls.entries
            XCTAssertEqual(heard, Array((["a"] + Array(repeating: "b", count: 200)).prefix(heard.count)))
        }
    }
}
