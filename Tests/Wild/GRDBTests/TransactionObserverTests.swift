import Foundation
import GRDB
import Switchboard
import WildSupport
import XCTest

private struct Full: Error, Equatable {}

/// An observer as a program has one: it writes what happens to players, and lets no more than three of them in.
private final class Journal: TransactionObserver {
    let transcript = Transcript()
    private var players = 0, more = 0

    func observes(eventsOfKind kind: DatabaseEventKind) -> Bool {
        switch kind {
        case .insert(let table), .delete(let table): table == "player"
        case .update(let table, let columns): table == "player" && columns.contains("score")
        }
    }

    func databaseDidChange() { transcript.add("something changed") }

    func databaseDidChange(with event: DatabaseEvent) {
        transcript.add("\(event.kind) \(event.databaseName).\(event.tableName) \(event.rowID)")
        more += event.kind == .insert ? 1 : event.kind == .delete ? -1 : 0
    }

    func databaseWillCommit() throws {
        transcript.add("will commit")
        if players + more > 3 { throw Full() }
    }

    func databaseDidCommit(_ db: Database) {
        players = (try? Int.fetchOne(db, sql: "SELECT COUNT(*) FROM player")) ?? -1
        more = 0
        transcript.add("committed, with \(players) players")
    }

    func databaseDidRollback(_: Database) {
        more = 0
        transcript.add("rolled back")
    }
}

/// GRDB's `TransactionObserver`, on a database in a file.
final class TransactionObserverTests: XCTestCase {
    private typealias Proxy = ForwardingProxy<any TransactionObserver>

    private var folder = URL(fileURLWithPath: "/")

    override func setUpWithError() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDownWithError() throws { try FileManager.default.removeItem(at: folder) }

    private func database() throws -> DatabaseQueue {
        let queue = try DatabaseQueue(path: folder.appendingPathComponent("\(UUID().uuidString).sqlite").path)
        try queue.write { db in
            try db.execute(
                sql: """
                    CREATE TABLE team (id INTEGER PRIMARY KEY);
                    CREATE TABLE player (id INTEGER PRIMARY KEY, name TEXT NOT NULL, score INTEGER NOT NULL DEFAULT 0);
                    """)
        }
        return queue
    }

    /// Commits and rollbacks, by the program, by SQLite and by the observer. Returns what the program saw of them.
    private func play(_ queue: DatabaseQueue) throws -> [String] {
        var seen: [String] = []
        func write(_ what: String, _ body: (Database) throws -> Void) {
            do {
                try queue.write(body)
                seen.append("\(what): written")
            } catch {
                seen.append("\(what): \(type(of: error))")
            }
        }
        write("two players") { db in
            try db.execute(sql: "INSERT INTO player (name) VALUES ('Ann'), ('Bob')")
        }
        write("another table") { db in try db.execute(sql: "INSERT INTO team DEFAULT VALUES") }
        write("an update") { db in try db.execute(sql: "UPDATE player SET score = 7 WHERE name = 'Ann'") }
        write("another column") { db in try db.execute(sql: "UPDATE player SET name = 'Eve' WHERE name = 'Bob'") }
        write("a constraint") { db in
            try db.execute(sql: "INSERT INTO player (name) VALUES ('Cid')")
            try db.execute(sql: "INSERT INTO player (name) VALUES (NULL)")
        }
        write("a savepoint") { db in
            try db.inSavepoint {
                try db.execute(sql: "DELETE FROM player WHERE name = 'Ann'")
                return .rollback
            }
            try db.execute(sql: "DELETE FROM player WHERE name = 'Eve'")
        }
        write("too many") { db in
            try db.execute(sql: "INSERT INTO player (name) VALUES ('Dan'), ('Fay'), ('Gus')")
        }
        try queue.inDatabase { db in
            try db.inTransaction {
                try db.execute(sql: "UPDATE player SET score = 9")
                return .rollback
            }
        }
        return seen
    }

    func test_aDatabaseTellsAProxyWhatItTellsItsObserver() throws {
        let bare = Journal(), forwarded = Journal()
        let proxy = Proxy(forwardingTo: forwarded)
        let plain = try database(), proxied = try database()
        plain.add(transactionObserver: bare)
        proxied.add(transactionObserver: proxy.object)

        let expected = try play(plain)
        XCTAssertEqual(try play(proxied), expected)

        XCTAssertEqual(forwarded.transcript.lines, bare.transcript.lines)
        XCTAssertEqual(
            expected,
            [
                "two players: written", "another table: written", "an update: written", "another column: written",
                "a constraint: DatabaseError", "a savepoint: written", "too many: Full",
            ])
        XCTAssertEqual(
            bare.transcript.lines.filter { !$0.hasPrefix("will") },
            [
                "insert main.player 1", "insert main.player 2", "committed, with 2 players",
                "committed, with 2 players", "update main.player 1", "committed, with 2 players",
                "committed, with 2 players", "insert main.player 3", "rolled back",
                "delete main.player 2", "committed, with 1 players",
                "insert main.player 2", "insert main.player 3", "insert main.player 4",
                "rolled back", "update main.player 1", "rolled back",
            ])
    }

    func test_observersHearOfEveryEventAndOfHowACommitEnds() throws {
        let journal = Journal()
        let proxy = Proxy(forwardingTo: journal)
        let heard = Transcript()
        let changes = proxy.sentMessage(TransactionObserver.databaseDidChange(with:))
            .subscribe { event in heard.add("\(event.kind) \(event.tableName) \(event.rowID)") }
        let commits = proxy.methodInvoked(TransactionObserver.databaseWillCommit).withOutcome
            .subscribe { _, outcome in
                if case .threw(let error) = outcome { heard.add("refused: \(error)") }
            }
        let rollbacks = proxy.methodInvoked(TransactionObserver.databaseDidRollback(_:))
            .subscribe { db in heard.add("rolled back, inside a transaction: \(db.isInsideTransaction)") }
        let queue = try database()
        queue.add(transactionObserver: proxy.object)

        XCTAssertThrowsError(
            try queue.write { db in
                try db.execute(sql: "INSERT INTO player (name) VALUES ('Ann'), ('Bob'), ('Cid'), ('Dan')")
            }
        ) { XCTAssertEqual($0 as? Full, Full()) }

        withExtendedLifetime((changes, commits, rollbacks)) {}
        XCTAssertEqual(
            heard.lines,
            [
                "insert player 1", "insert player 2", "insert player 3", "insert player 4", "refused: Full()",
                "rolled back, inside a transaction: false",
            ])
        XCTAssertEqual(try queue.read { try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM player") }, 0)
    }

    /// GRDB holds an observer weakly, or until the next transaction, or for ever: the proxy stands for it in that, too.
    func test_extents() throws {
        let queue = try database()
        let journal = Journal()
        var proxy: Proxy? = Proxy(forwardingTo: journal)
        weak var held = proxy
        queue.add(transactionObserver: proxy!.object, extent: .observerLifetime)
        proxy = nil
        XCTAssertNil(held)

        proxy = Proxy(forwardingTo: journal)
        held = proxy
        queue.add(transactionObserver: proxy!.object, extent: .nextTransaction)
        proxy = nil
        XCTAssertNotNil(held)
        try queue.write { db in try db.execute(sql: "INSERT INTO player (name) VALUES ('Ann')") }
        XCTAssertNil(held)
        XCTAssertEqual(journal.transcript.lines, ["insert main.player 1", "will commit", "committed, with 1 players"])
    }

    func test_removing() throws {
        let queue = try database()
        let journal = Journal()
        let proxy = Proxy(forwardingTo: journal)
        queue.add(transactionObserver: proxy.object)
        try queue.write { db in try db.execute(sql: "INSERT INTO player (name) VALUES ('Ann')") }
        queue.remove(transactionObserver: proxy.object)
        try queue.write { db in try db.execute(sql: "INSERT INTO player (name) VALUES ('Bob')") }
        XCTAssertEqual(journal.transcript.lines, ["insert main.player 1", "will commit", "committed, with 1 players"])
    }

    /// An extension's method looks for `self` among the observers. The proxy is the observer that the database knows:
    /// an observer that wants this calls it on the proxy's `object`.
    func test_onlyTheProxyCanStopObserving() throws {
        final class Once: TransactionObserver {
            let transcript = Transcript()
            weak var known: (any TransactionObserver)?
            func observes(eventsOfKind _: DatabaseEventKind) -> Bool { true }
            func databaseDidChange(with event: DatabaseEvent) {
                transcript.add("\(event.rowID)")
                (known ?? self).stopObservingDatabaseChangesUntilNextTransaction()
            }
            func databaseDidCommit(_: Database) {}
            func databaseDidRollback(_: Database) {}
        }
        func rows(_ once: Once, as observer: any TransactionObserver) throws -> [String] {
            let queue = try database()
            queue.add(transactionObserver: observer)
            try queue.write { db in
                for name in ["Ann", "Bob"] {
                    try db.execute(sql: "INSERT INTO player (name) VALUES (?)", arguments: [name])
                }
            }
            return once.transcript.lines
        }
        let bare = Once()
        XCTAssertEqual(try rows(bare, as: bare), ["1"])

        let unaware = Once(), first = Proxy(forwardingTo: unaware)
        XCTAssertEqual(try rows(unaware, as: first.object), ["1", "2"])

        let aware = Once(), second = Proxy(forwardingTo: aware)
        aware.known = second.object
        XCTAssertEqual(try rows(aware, as: second.object), ["1"])
    }
}
