import CSQLite
import Switchboard
import TestSupport
import XCTest

/// A `CallbackProxy` between SQLite and the C functions that were there: observers hear before and after, the original
/// decides.
final class SQLiteProxyTests: XCTestCase {
    private typealias Text = UnsafePointer<CChar>?

    func testChangesAreSentThenTheOriginalsThenInvoked() throws {
        let database = try Database(), log = FixtureLog()
        let proxy = try CallbackProxy(Hooks(update: Hooks.logging.update))
        typealias Update = (Context?, Int32, Text, Text, Int64)
        let subscriptions = [
            proxy.sentMessage(\.update, as: Update.self).subscribe {
                note($0, "sent \($1) \(text($2)).\(text($3)) \($4)")
            },
            proxy.methodInvoked(\.update, as: Update.self)
                .subscribe { note($0, "invoked \($1) \(text($2)).\(text($3)) \($4)") },
        ]
        try database.set(proxy.table, context: log.context)
        try database.run("INSERT INTO item VALUES (\(Int64.min), 'a')")
        XCTAssertEqual(
            log.lines, ["sent", "original update", "invoked"].map { "\($0) \(SQLITE_INSERT) main.item \(Int64.min)" })
        withExtendedLifetime((proxy, subscriptions)) {}
    }

    func testTheOriginalsResultDecidesTheCommitWhateverObserversHear() throws {
        let database = try Database(), log = FixtureLog()
        let proxy = try CallbackProxy(Hooks(commit: Hooks.logging.commit, rollback: Hooks.logging.rollback))
        let subscriptions = [
            proxy.sentMessage(\.commit, as: Context?.self).subscribe { note($0, "sent commit") },
            proxy.methodInvoked(\.commit, as: Context?.self).subscribe { note($0, "invoked commit") },
            proxy.sentMessage(\.rollback, as: Context?.self).subscribe { note($0, "sent rollback") },
            proxy.methodInvoked(\.rollback, as: Context?.self).subscribe { note($0, "invoked rollback") },
        ]
        try database.set(proxy.table, context: log.context)
        log.decide(1)
        XCTAssertThrowsError(try database.run("INSERT INTO item VALUES (1, 'a')")) {
            XCTAssertEqual(($0 as? Database.Problem)?.code, SQLITE_CONSTRAINT)
        }
        XCTAssertEqual(try database.column("SELECT name FROM item"), [])
        let commit = ["sent commit", "original commit", "invoked commit"]
        let rollback = ["sent rollback", "original rollback", "invoked rollback"]
        XCTAssertEqual(log.lines, commit + rollback)

        log.decide(0)
        try database.run("INSERT INTO item VALUES (1, 'a')")
        XCTAssertEqual(try database.column("SELECT name FROM item"), ["a"])
        XCTAssertEqual(log.lines, commit + rollback + commit)
        withExtendedLifetime((proxy, subscriptions)) {}
    }

    func testStatementsAreTracedByObserversAndTheOriginal() throws {
        let database = try Database(), log = FixtureLog()
        let proxy = try CallbackProxy(Hooks(trace: Hooks.logging.trace))
        typealias Arguments = (UInt32, Context?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?)
        @Sendable func sql(_ statement: UnsafeMutableRawPointer?) -> String {
            text(sqlite3_sql(OpaquePointer(statement)))
        }
        let subscriptions = [
            proxy.sentMessage(\.trace, as: Arguments.self).subscribe {
                note($1, "sent \($0) \(sql($2)) \($3 != nil)")
            },
            proxy.methodInvoked(\.trace, as: Arguments.self).subscribe {
                note($1, "invoked \($0) \(sql($2)) \($3 != nil)")
            },
        ]
        try database.set(proxy.table, context: log.context)
        XCTAssertEqual(try database.column("SELECT 5"), ["5"])
        XCTAssertEqual(
            log.lines, ["sent 1 SELECT 5 true", "original trace 1 SELECT 5 SELECT 5", "invoked 1 SELECT 5 true"])
        withExtendedLifetime((proxy, subscriptions)) {}
    }

    func testTheOriginalAuthorizersResultDenies() throws {
        let database = try Database(), log = FixtureLog()
        try database.run("INSERT INTO item VALUES (1, 'a')")
        let proxy = try CallbackProxy(Hooks(authorizer: Hooks.logging.authorizer))
        typealias Arguments = (Context?, Int32, Text, Text, Text, Text)
        let subscriptions = [
            proxy.sentMessage(\.authorizer, as: Arguments.self).subscribe { context, action, first, _, name, _ in
                if action == SQLITE_DELETE { note(context, "sent \(text(first)) \(text(name))") }
            },
            proxy.methodInvoked(\.authorizer, as: Arguments.self).subscribe { context, action, first, _, name, _ in
                if action == SQLITE_DELETE { note(context, "invoked \(text(first)) \(text(name))") }
            },
        ]
        try database.set(proxy.table, context: log.context)
        log.decide(SQLITE_DENY)
        XCTAssertThrowsError(try database.run("DELETE FROM item WHERE id = 1")) {
            XCTAssertEqual(($0 as? Database.Problem)?.code, SQLITE_AUTH)
        }
        let asked = ["sent item main", "original authorize item - main -", "invoked item main"]
        XCTAssertEqual(log.lines, asked)
        XCTAssertEqual(try database.column("SELECT name FROM item"), ["a"])

        log.decide(SQLITE_OK)
        try database.run("DELETE FROM item WHERE id = 1")
        XCTAssertEqual(log.lines, asked + asked)
        XCTAssertEqual(try database.column("SELECT name FROM item"), [])
        withExtendedLifetime((proxy, subscriptions)) {}
    }

    func testTheOriginalBusyHandlerDecidesHowOftenToTryAgain() throws {
        let directory = try TemporaryDirectory(), log = FixtureLog()
        let one = try Database(in: directory), other = try Database(in: directory)
        let proxy = try CallbackProxy(Hooks(busy: Hooks.logging.busy))
        let subscriptions = [
            proxy.sentMessage(\.busy, as: (Context?, Int32).self).subscribe { note($0, "sent \($1)") },
            proxy.methodInvoked(\.busy, as: (Context?, Int32).self).subscribe { note($0, "invoked \($1)") },
        ]
        try other.set(proxy.table, context: log.context)
        log.decide(2)
        try one.run("BEGIN EXCLUSIVE")
        XCTAssertThrowsError(try other.run("INSERT INTO item VALUES (1, 'a')")) {
            XCTAssertEqual(($0 as? Database.Problem)?.code, SQLITE_BUSY)
        }
        XCTAssertEqual(log.lines, (0...2).flatMap { ["sent \($0)", "original busy \($0)", "invoked \($0)"] })
        withExtendedLifetime((proxy, subscriptions)) {}
    }

    func testAnSQLFunctionGivesTheOriginalsResult() throws {
        let database = try Database(), log = FixtureLog()
        let proxy = try CallbackProxy(Hooks(sum: Hooks.logging.sum))
        typealias Arguments = (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?)
        let subscriptions = [
            proxy.sentMessage(\.sum, as: Arguments.self).subscribe { context, count, values in
                let numbers = (0..<Int(count)).map { sqlite3_value_int64(values?[$0]) }
                note(sqlite3_user_data(context), "sent \(numbers)")
            },
            proxy.methodInvoked(\.sum, as: Arguments.self)
                .subscribe { note(sqlite3_user_data($0), "invoked \($1) \($2 == nil)") },
        ]
        try database.set(proxy.table, context: log.context)
        XCTAssertEqual(try database.column("SELECT sum_of(1, 2, \(1 << 40))"), ["\(1 << 40 + 3)"])
        XCTAssertEqual(log.lines, ["sent [1, 2, \(1 << 40)]", "original sum 3", "invoked 3 false"])
        withExtendedLifetime((proxy, subscriptions)) {}
    }

    func testAnAggregateGivesTheOriginalsResult() throws {
        let database = try Database(), log = FixtureLog()
        try database.run("INSERT INTO item VALUES (2, 'a'), (3, 'a'), (7, 'a')")
        let proxy = try CallbackProxy(Hooks(step: Hooks.logging.step, final: Hooks.logging.final))
        typealias Step = (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?)
        let subscriptions = [
            proxy.sentMessage(\.step, as: Step.self)
                .subscribe { note(sqlite3_user_data($0), "sent \(sqlite3_value_int64($2?[0]))") },
            proxy.methodInvoked(\.step, as: Step.self)
                .subscribe { note(sqlite3_user_data($0), "invoked \(sqlite3_value_int64($2?[0]))") },
            proxy.sentMessage(\.final, as: OpaquePointer?.self)
                .subscribe { note(sqlite3_user_data($0), "sent final") },
            proxy.methodInvoked(\.final, as: OpaquePointer?.self)
                .subscribe { note(sqlite3_user_data($0), "invoked final") },
        ]
        try database.set(proxy.table, context: log.context)
        XCTAssertEqual(try database.column("SELECT product(id) FROM item"), ["42"])
        XCTAssertEqual(
            log.lines,
            [2, 3, 7].flatMap { ["sent \($0)", "original step \($0)", "invoked \($0)"] }
                + ["sent final", "original final", "invoked final"])
        withExtendedLifetime((proxy, subscriptions)) {}
    }

    func testACollationOrdersAsTheOriginalDoes() throws {
        let database = try Database(), log = FixtureLog()
        let names = ["za", "ab", "mc", "d", "aab"]
        try database.run("INSERT INTO item (name) VALUES \(names.map { "('\($0)')" }.joined(separator: ", "))")
        let proxy = try CallbackProxy(Hooks(collation: Hooks.logging.collation))
        typealias Arguments = (Context?, Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?)
        @Sendable func both(_ arguments: Arguments) -> String {
            text(arguments.2?.assumingMemoryBound(to: CChar.self), arguments.1) + " "
                + text(arguments.4?.assumingMemoryBound(to: CChar.self), arguments.3)
        }
        let subscriptions = [
            proxy.sentMessage(\.collation, as: Arguments.self).subscribe { note($0.0, "sent \(both($0))") },
            proxy.methodInvoked(\.collation, as: Arguments.self).subscribe { note($0.0, "invoked \(both($0))") },
        ]
        try database.set(proxy.table, context: log.context)
        XCTAssertEqual(
            try database.column("SELECT name FROM item ORDER BY name COLLATE mine"), ["za", "ab", "aab", "mc", "d"])
        let calls = log.lines.filter { $0.hasPrefix("original collate") }.map {
            $0.dropFirst("original collate ".count)
        }
        XCTAssertGreaterThanOrEqual(calls.count, names.count - 1)
        XCTAssertEqual(log.lines, calls.flatMap { ["sent \($0)", "original collate \($0)", "invoked \($0)"] })
        withExtendedLifetime((proxy, subscriptions)) {}
    }

    func testAllHooksOfOneTableAreSentAndInvokedAsOftenAsTheirOriginalsAreCalled() throws {
        let database = try Database(), log = FixtureLog(), calls = Log<String>()
        let proxy = try CallbackProxy(Hooks.logging)
        let names = ["update", "commit", "rollback", "trace", "authorizer", "sum", "step", "final", "collation"]
        let subscriptions = names.flatMap { name in
            [
                proxy.sentMessage(MessageSelector(name)).subscribe { _ in calls.add("sent \(name)") },
                proxy.methodInvoked(MessageSelector(name)).subscribe { _ in calls.add("invoked \(name)") },
            ]
        }
        try database.set(proxy.table, context: log.context)
        try database.run("INSERT INTO item VALUES (2, 'b'), (3, 'a')")
        try database.run("BEGIN; DELETE FROM item WHERE id = 2; ROLLBACK")
        XCTAssertEqual(
            try database.rows("SELECT name, product(sum_of(id, 1)) FROM item GROUP BY name ORDER BY name COLLATE mine"),
            [["a", "4"], ["b", "3"]])
        let entries = calls.entries
        for name in names {
            let sent = entries.filter { $0 == "sent \(name)" }.count
            XCTAssertGreaterThan(sent, 0, name)
            XCTAssertEqual(entries.filter { $0 == "invoked \(name)" }.count, sent, name)
        }
        XCTAssertEqual(entries.filter { $0 == "sent trace" }.count, log.lines.filter { $0.contains("trace") }.count)
        XCTAssertEqual(entries.filter { $0 == "sent step" }.count, 2)
        withExtendedLifetime((proxy, subscriptions)) {}
    }
}
