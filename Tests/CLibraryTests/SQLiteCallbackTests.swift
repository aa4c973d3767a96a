import CSQLite
import Switchboard
import TestSupport
import XCTest

/// Closures that capture, as SQLite's callbacks.
final class SQLiteCallbackTests: XCTestCase {
    func testAClosureAsUpdateHookHearsEachChange() throws {
        let database = try Database(), heard = Log<String>()
        let update = try CCallback(UpdateHook.self) {
            (_: Context?, operation: Int32, _: UnsafePointer<CChar>?, table: UnsafePointer<CChar>?, row: Int64) in
            heard.add("\(operation) \(text(table)) \(row)")
        }
        try database.set(Hooks(update: update.function))
        try database.run("INSERT INTO item VALUES (1, 'a'), (\(Int64.max), 'b'); DELETE FROM item WHERE id = 1")
        XCTAssertEqual(
            heard.entries,
            ["\(SQLITE_INSERT) item 1", "\(SQLITE_INSERT) item \(Int64.max)", "\(SQLITE_DELETE) item 1"])
        withExtendedLifetime(update) {}
    }

    func testTheResultOfAClosureAsCommitHookDecidesWhetherThereIsACommit() throws {
        let database = try Database(), heard = Log<String>()
        let refuses = Shared(true)
        let commit = try CCallback(CommitHook.self) { (_: Context?) -> Int32 in
            heard.add("commit")
            return refuses.value ? 1 : 0
        }
        let rollback = try CCallback(RollbackHook.self) { (_: Context?) in heard.add("rollback") }
        try database.set(Hooks(commit: commit.function, rollback: rollback.function))

        XCTAssertThrowsError(try database.run("INSERT INTO item VALUES (1, 'a')")) {
            XCTAssertEqual(($0 as? Database.Problem)?.code, SQLITE_CONSTRAINT)
        }
        XCTAssertEqual(try database.column("SELECT name FROM item"), [])
        XCTAssertEqual(heard.entries, ["commit", "rollback"])

        refuses.value = false
        try database.run("INSERT INTO item VALUES (1, 'a')")
        XCTAssertEqual(try database.column("SELECT name FROM item"), ["a"])
        XCTAssertEqual(heard.entries, ["commit", "rollback", "commit"])
        withExtendedLifetime((commit, rollback)) {}
    }

    func testAClosureAsTraceHearsEachStatement() throws {
        let database = try Database(), heard = Log<String>()
        let trace = try CCallback(Trace.self) {
            (event: UInt32, _: Context?, statement: UnsafeMutableRawPointer?, sql: UnsafeMutableRawPointer?) -> Int32 in
            let prepared = String(cString: sqlite3_sql(OpaquePointer(statement)))
            heard.add("\(event) \(prepared) \(String(cString: sql!.assumingMemoryBound(to: CChar.self)))")
            return 0
        }
        try database.set(Hooks(trace: trace.function))
        XCTAssertEqual(try database.column("SELECT 5"), ["5"])
        XCTAssertEqual(heard.entries, ["\(SQLITE_TRACE_STMT) SELECT 5 SELECT 5"])
        withExtendedLifetime(trace) {}
    }

    func testAClosureAsAuthorizerDeniesWhatItDenies() throws {
        let database = try Database(), asked = Log<String>()
        let authorizer = try CCallback(Authorizer.self) {
            (
                _: Context?, action: Int32, first: UnsafePointer<CChar>?, second: UnsafePointer<CChar>?,
                name: UnsafePointer<CChar>?, trigger: UnsafePointer<CChar>?
            ) -> Int32 in
            guard action == SQLITE_DELETE else { return SQLITE_OK }
            asked.add("\(text(first)) \(text(second)) \(text(name)) \(text(trigger))")
            return SQLITE_DENY
        }
        try database.set(Hooks(authorizer: authorizer.function))
        try database.run("INSERT INTO item VALUES (1, 'a')")
        XCTAssertThrowsError(try database.run("DELETE FROM item")) {
            XCTAssertEqual(($0 as? Database.Problem)?.code, SQLITE_AUTH)
        }
        XCTAssertEqual(try database.column("SELECT name FROM item"), ["a"])
        XCTAssertEqual(asked.entries, ["item - main -"])
        withExtendedLifetime(authorizer) {}
    }

    func testAClosureAsBusyHandlerSaysHowOftenToTryAgain() throws {
        let directory = try TemporaryDirectory(), counts = Log<Int32>()
        let one = try Database(in: directory), other = try Database(in: directory)
        let busy = try CCallback(BusyHandler.self) { (_: Context?, count: Int32) -> Int32 in
            counts.add(count)
            return count < 3 ? 1 : 0
        }
        try other.set(Hooks(busy: busy.function))
        try one.run("BEGIN EXCLUSIVE")
        XCTAssertThrowsError(try other.run("INSERT INTO item VALUES (1, 'a')")) {
            XCTAssertEqual(($0 as? Database.Problem)?.code, SQLITE_BUSY)
        }
        XCTAssertEqual(counts.entries, [0, 1, 2, 3])
        try one.run("COMMIT")
        try other.run("INSERT INTO item VALUES (1, 'a')")
        withExtendedLifetime(busy) {}
    }

    func testABusyHandlerThatEndsTheOthersTransactionLetsTheStatementPass() throws {
        let directory = try TemporaryDirectory()
        let one = try Database(in: directory), other = try Database(in: directory)
        let busy = try CCallback(BusyHandler.self) { (_: Context?, _: Int32) -> Int32 in
            XCTAssertEqual(sqlite3_exec(one.connection, "COMMIT", nil, nil, nil), SQLITE_OK)
            return 1
        }
        try other.set(Hooks(busy: busy.function))
        try one.run("BEGIN EXCLUSIVE")
        try other.run("INSERT INTO item VALUES (1, 'a')")
        XCTAssertEqual(try one.column("SELECT name FROM item"), ["a"])
        withExtendedLifetime(busy) {}
    }

    func testAClosureIsAnSQLFunction() throws {
        let database = try Database(), calls = Log<Int32>()
        let factor: Int64 = 100
        let sum = try CCallback(SQLFunction.self) {
            (context: OpaquePointer?, count: Int32, values: UnsafeMutablePointer<OpaquePointer?>?) in
            calls.add(count)
            let numbers = (0..<Int(count)).map { sqlite3_value_int64(values?[$0]) }
            sqlite3_result_int64(context, factor * numbers.reduce(0, +))
        }
        try database.set(Hooks(sum: sum.function))
        XCTAssertEqual(try database.rows("SELECT sum_of(), sum_of(2), sum_of(1, 2, -5)"), [["0", "200", "-200"]])
        XCTAssertEqual(calls.entries.sorted(), [0, 1, 3])
        withExtendedLifetime(sum) {}
    }

    func testAnErrorThatAClosureGivesAnSQLFunctionIsTheStatements() throws {
        let database = try Database()
        let sum = try CCallback(SQLFunction.self) {
            (context: OpaquePointer?, _: Int32, _: UnsafeMutablePointer<OpaquePointer?>?) in
            sqlite3_result_error(context, "not today", -1)
        }
        try database.set(Hooks(sum: sum.function))
        XCTAssertThrowsError(try database.rows("SELECT sum_of(1)")) {
            XCTAssertEqual($0 as? Database.Problem, Database.Problem(code: SQLITE_ERROR, text: "not today"))
        }
        withExtendedLifetime(sum) {}
    }

    func testTwoClosuresAreAnAggregate() throws {
        let database = try Database()
        let steps = Log<Int64>()
        let step = try CCallback(SQLFunction.self) {
            (context: OpaquePointer?, _: Int32, values: UnsafeMutablePointer<OpaquePointer?>?) in
            let number = sqlite3_value_int64(values?[0])
            let lessOne = sqlite3_aggregate_context(context, 8)!.assumingMemoryBound(to: Int64.self)
            lessOne.pointee = (lessOne.pointee + 1) * number - 1
            steps.add(number)
        }
        let final = try CCallback(SQLFinal.self) { (context: OpaquePointer?) in
            let lessOne = sqlite3_aggregate_context(context, 0)?.assumingMemoryBound(to: Int64.self)
            sqlite3_result_int64(context, (lessOne?.pointee ?? 0) + 1)
        }
        try database.set(Hooks(step: step.function, final: final.function))
        try database.run("INSERT INTO item VALUES (2, 'a'), (3, 'a'), (5, 'b'), (7, 'b')")
        XCTAssertEqual(
            try database.rows("SELECT name, product(id) FROM item GROUP BY name ORDER BY name"),
            [["a", "6"], ["b", "35"]])
        XCTAssertEqual(try database.column("SELECT product(id) FROM item WHERE id > 100"), ["1"])
        XCTAssertEqual(steps.entries, [2, 3, 5, 7])
        withExtendedLifetime((step, final)) {}
    }

    func testAClosureIsACollation() throws {
        let database = try Database()
        // By length, which SQLite has not.
        let collation = try CCallback(Collation.self) {
            (_: Context?, leftCount: Int32, left: UnsafeRawPointer?, rightCount: Int32, right: UnsafeRawPointer?)
                -> Int32 in
            XCTAssertEqual(text(left?.assumingMemoryBound(to: CChar.self), leftCount).utf8.count, Int(leftCount))
            return leftCount - rightCount
        }
        try database.set(Hooks(collation: collation.function))
        try database.run("INSERT INTO item VALUES (1, 'three'), (2, 'a'), (3, 'four'), (4, 'of')")
        XCTAssertEqual(
            try database.column("SELECT name FROM item ORDER BY name COLLATE mine"), ["a", "of", "four", "three"])
        withExtendedLifetime(collation) {}
    }

    // MARK: sqlite3_exec

    func testTheCallbackOfExecIsAClosureForTheLengthOfTheCall() throws {
        let database = try Database()
        try database.run("INSERT INTO item VALUES (1, 'a'), (2, NULL), (3, 'c')")
        var rows: [String] = []
        let code = try withCCallback(Row.self) {
            (
                _: Context?, count: Int32, values: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
                names: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
            ) -> Int32 in
            rows.append((0..<Int(count)).map { "\(text(names?[$0]))=\(text(values?[$0]))" }.joined(separator: " "))
            return 0
        } do: { row in
            sqlite3_exec(database.connection, "SELECT * FROM item", row, nil, nil)
        }
        XCTAssertEqual(code, SQLITE_OK)
        XCTAssertEqual(rows, ["id=1 name=a", "id=2 name=-", "id=3 name=c"])
    }

    func testTheClosuresResultEndsExec() throws {
        let database = try Database()
        try database.run("INSERT INTO item VALUES (1, 'a'), (2, 'b'), (3, 'c')")
        var count = 0
        let code = try withCCallback(Row.self) {
            (
                _: Context?, _: Int32, _: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
                _: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
            ) -> Int32 in
            count += 1
            return count == 2 ? 1 : 0
        } do: { row in
            sqlite3_exec(database.connection, "SELECT * FROM item", row, nil, nil)
        }
        XCTAssertEqual(code, SQLITE_ABORT)
        XCTAssertEqual(count, 2)
    }
}
