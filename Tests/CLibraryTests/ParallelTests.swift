import CExpat
import CLibraryFixtures
import CSQLite
import Switchboard
import TestSupport
import XCTest

/// Eight threads, each with a parser or a database of its own.
final class ParallelTests: XCTestCase {
    private typealias Start = (Context?, UnsafePointer<XML_Char>?, Attributes?)

    private static func document(_ thread: Int) -> String {
        "<root>" + (0..<500).map { "<e\(thread) n='\($0)'>text</e\(thread)>" }.joined() + "</root>"
    }

    func testEightParsersShareOneProxyAndEachHearsItsOwnDocument() throws {
        let proxy = try CallbackProxy(Handlers.logging)
        let subscriptions = [
            proxy.sentMessage(\.start, as: Start.self).subscribe { note($0, "sent \(text($1)) \(strings($2))") },
            proxy.methodInvoked(\.start, as: Start.self).subscribe {
                note($0, "invoked \(text($1)) \(strings($2))")
            },
        ]
        onThreads(8) { thread in
            let log = FixtureLog()
            XCTAssertTrue(ExpatParser(proxy.table, context: log.context).parse(Self.document(thread)))
            let elements = (0..<500).flatMap { index in
                let heard = "e\(thread) [\"n\", \"\(index)\"]"
                return [
                    "sent \(heard)", "original start e\(thread) n=\(index)", "invoked \(heard)", "original text text",
                    "original end e\(thread)",
                ]
            }
            XCTAssertEqual(
                log.lines,
                ["sent root []", "original start root", "invoked root []"] + elements + ["original end root"])
        }
        withExtendedLifetime((proxy, subscriptions)) {}
    }

    func testEightParsersWithProxiesAndClosuresOfTheirOwn() {
        onThreads(8) { thread in
            for _ in 0..<10 {
                let log = FixtureLog(), names = Log<String>()
                let end = try CCallback(XML_EndElementHandler.self) { (_: Context?, name: UnsafePointer<XML_Char>?) in
                    names.add(text(name))
                }
                let proxy = try CallbackProxy(Handlers(start: fixture_start, end: end.function))
                let counted = Log<Int>()
                let subscription = proxy.sentMessage(\.start, as: Start.self).subscribe {
                    counted.add(strings($2).count)
                }
                XCTAssertTrue(ExpatParser(proxy.table, context: log.context).parse(Self.document(thread)))
                XCTAssertEqual(names.entries, Array(repeating: "e\(thread)", count: 500) + ["root"])
                XCTAssertEqual(counted.entries, [0] + Array(repeating: 2, count: 500))
                XCTAssertEqual(log.lines.count, 501)
                withExtendedLifetime((end, proxy, subscription)) {}
            }
        }
    }

    func testObserversComeAndGoWhileEightParsersCallTheProxy() throws {
        let proxy = try CallbackProxy(Handlers.tallying)
        onThreads(8) { thread in
            for _ in 0..<10 {
                var tally = fixture_tally()
                let heard = Log<Bool>()
                let subscription = proxy.sentMessage(\.start, as: Start.self).subscribe { _, name, _ in
                    heard.add(name != nil)
                }
                withUnsafeMutablePointer(to: &tally) {
                    XCTAssertTrue(ExpatParser(proxy.table, context: $0).parse(Self.document(thread)))
                }
                subscription.cancel()
                XCTAssertEqual(tally.starts, 501)
                XCTAssertEqual(tally.attributes, 500)
                // Those of this thread, and what others had in the meantime.
                XCTAssertGreaterThanOrEqual(heard.entries.count, 501)
            }
        }
        withExtendedLifetime(proxy) {}
    }

    func testEightDatabasesWithHooksOfTheirOwn() throws {
        onThreads(8) { thread in
            let database = try Database(), rows = Log<Int64>()
            let refuses = Shared(false)
            let update = try CCallback(UpdateHook.self) {
                (_: Context?, _: Int32, _: UnsafePointer<CChar>?, _: UnsafePointer<CChar>?, row: Int64) in rows.add(row)
            }
            let commit = try CCallback(CommitHook.self) { (_: Context?) -> Int32 in refuses.value ? 1 : 0 }
            let sum = try CCallback(SQLFunction.self) {
                (context: OpaquePointer?, count: Int32, _: UnsafeMutablePointer<OpaquePointer?>?) in
                sqlite3_result_int64(context, Int64(thread) * Int64(count))
            }
            let proxy = try CallbackProxy(
                Hooks(update: update.function, commit: commit.function, sum: sum.function))
            let commits = Log<Bool>()
            let subscription = proxy.sentMessage(\.commit, as: Context?.self).subscribe { commits.add($0 == nil) }
            try database.set(proxy.table)
            for id in 1...40 {
                refuses.value = id % 4 == 0
                let insert = { try database.run("INSERT INTO item VALUES (\(id), sum_of(\(id), 0, 0))") }
                if refuses.value { XCTAssertThrowsError(try insert()) } else { try insert() }
            }
            XCTAssertEqual(rows.entries, Array(1...40))
            XCTAssertEqual(commits.entries, Array(repeating: true, count: 40))
            XCTAssertEqual(
                try database.rows("SELECT count(*), min(name), max(name) FROM item"),
                [["30", "\(3 * thread)", "\(3 * thread)"]])
            withExtendedLifetime((update, commit, sum, proxy, subscription)) {}
        }
    }
}
