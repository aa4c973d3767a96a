import CLibraryFixtures
import CSQLite
import Foundation
import Switchboard

// The types that sqlite3.h writes out where its functions are declared.
typealias UpdateHook = @convention(c) (Context?, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?, Int64) -> Void
typealias CommitHook = @convention(c) (Context?) -> Int32
typealias RollbackHook = @convention(c) (Context?) -> Void
typealias Trace = @convention(c) (UInt32, Context?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Int32
typealias Authorizer =
    @convention(c) (
        Context?, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?
    ) -> Int32
typealias BusyHandler = @convention(c) (Context?, Int32) -> Int32
typealias SQLFunction = @convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void
typealias SQLFinal = @convention(c) (OpaquePointer?) -> Void
typealias Collation = @convention(c) (Context?, Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?) -> Int32
typealias Row =
    @convention(c) (
        Context?, Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
        UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    ) -> Int32

/// The callbacks of one connection.
struct Hooks {
    var update: UpdateHook?
    var commit: CommitHook?
    var rollback: RollbackHook?
    var trace: Trace?
    var authorizer: Authorizer?
    var busy: BusyHandler?
    var sum: SQLFunction?
    var step: SQLFunction?
    var final: SQLFinal?
    var collation: Collation?

    /// C functions that write to the log that is the context.
    static var logging: Hooks {
        Hooks(
            update: fixture_update, commit: fixture_commit, rollback: fixture_rollback, trace: fixture_trace,
            authorizer: fixture_authorize, busy: fixture_busy, sum: fixture_sum, step: fixture_product_step,
            final: fixture_product_final, collation: fixture_collate)
    }
}

/// A directory that goes with the object.
final class TemporaryDirectory: Sendable {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("CLibraryTests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }
}

/// A connection to a database in a file.
final class Database: @unchecked Sendable {
    let connection: OpaquePointer
    private let directory: TemporaryDirectory

    struct Problem: Error, Equatable {
        let code: Int32
        let text: String
    }

    /// Opens the directory's database, and makes its table if there is none.
    init(in directory: TemporaryDirectory? = nil) throws {
        self.directory = try directory ?? TemporaryDirectory()
        var opened: OpaquePointer?
        let code = sqlite3_open(self.directory.url.appendingPathComponent("test.db").path, &opened)
        guard code == SQLITE_OK, let opened else {
            sqlite3_close_v2(opened)
            throw Problem(code: code, text: "cannot open")
        }
        connection = opened
        try run("PRAGMA synchronous = OFF; CREATE TABLE IF NOT EXISTS item (id INTEGER PRIMARY KEY, name TEXT)")
    }

    deinit {
        sqlite3_close_v2(connection)
    }

    /// Runs statements.
    func run(_ sql: String) throws {
        try check(sqlite3_exec(connection, sql, nil, nil, nil))
    }

    /// Throws for anything but success.
    func check(_ code: Int32) throws {
        guard code != SQLITE_OK else { return }
        throw Problem(code: code, text: String(cString: sqlite3_errmsg(connection)))
    }

    /// The rows of a query, each with its columns' texts.
    func rows(_ sql: String) throws -> [[String]] {
        var statement: OpaquePointer?
        try check(sqlite3_prepare_v2(connection, sql, -1, &statement, nil))
        defer { sqlite3_finalize(statement) }
        var rows: [[String]] = []
        while true {
            let code = sqlite3_step(statement)
            guard code == SQLITE_ROW else {
                guard code == SQLITE_DONE else {
                    throw Problem(code: code, text: String(cString: sqlite3_errmsg(connection)))
                }
                return rows
            }
            rows.append(
                (0..<sqlite3_column_count(statement)).map { column in
                    sqlite3_column_text(statement, column).map { String(cString: $0) } ?? "NULL"
                })
        }
    }

    /// The first column's texts.
    func column(_ sql: String) throws -> [String] {
        try rows(sql).map { $0[0] }
    }

    /// Sets all callbacks of `hooks`, each with the context. Those that are null there are left alone.
    func set(_ hooks: Hooks, context: Context? = nil) throws {
        if let update = hooks.update { sqlite3_update_hook(connection, update, context) }
        if let commit = hooks.commit { sqlite3_commit_hook(connection, commit, context) }
        if let rollback = hooks.rollback { sqlite3_rollback_hook(connection, rollback, context) }
        if let trace = hooks.trace {
            try check(sqlite3_trace_v2(connection, UInt32(SQLITE_TRACE_STMT), trace, context))
        }
        if let busy = hooks.busy { try check(sqlite3_busy_handler(connection, busy, context)) }
        if let sum = hooks.sum {
            let code = sqlite3_create_function_v2(
                connection, "sum_of", -1, SQLITE_UTF8, context, sum, nil, nil, nil)
            try check(code)
        }
        if hooks.step != nil || hooks.final != nil {
            let code = sqlite3_create_function_v2(
                connection, "product", 1, SQLITE_UTF8, context, nil, hooks.step, hooks.final, nil)
            try check(code)
        }
        if let collation = hooks.collation {
            try check(sqlite3_create_collation_v2(connection, "mine", SQLITE_UTF8, context, collation, nil))
        }
        if let authorizer = hooks.authorizer { try check(sqlite3_set_authorizer(connection, authorizer, context)) }
    }
}
