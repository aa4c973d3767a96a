import Foundation
import XCTest

/// The built `xmltap`, run as a child process.
enum XMLTap {
    struct Result {
        let status: Int32
        let reason: Process.TerminationReason
        let output: String
        let errors: String

        var lines: [String] { output.split(separator: "\n").map(String.init) }
        /// The line of standard error that tells why the document was not parsed to its end, and nothing else.
        var errorLines: [String] { errors.split(separator: "\n").map(String.init) }
    }

    /// Beside the tests, where the same build put it.
    static var executable: URL {
        #if os(macOS)
            let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }!
            return tests.bundleURL.deletingLastPathComponent().appendingPathComponent("xmltap")
        #else
            return Bundle.main.bundleURL.appendingPathComponent("xmltap")
        #endif
    }

    /// The small document of the repository.
    static var feed: String {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Examples/feed.xml").path
    }

    static func process(_ arguments: [String], environment: [String: String] = [:]) -> Process {
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        return process
    }

    /// Runs it to its end. Output goes to files, which cannot fill up as pipes do.
    static func run(
        _ arguments: [String], input: Data? = nil, environment: [String: String] = [:]
    ) throws -> Result {
        let directory = FileManager.default.temporaryDirectory.appendingPathComponent("xmltap-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        let process = process(arguments, environment: environment)
        let (output, errors) = (directory.appendingPathComponent("out"), directory.appendingPathComponent("err"))
        for file in [output, errors] { try Data().write(to: file) }
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        if let input {
            let file = directory.appendingPathComponent("in")
            try input.write(to: file)
            process.standardInput = try FileHandle(forReadingFrom: file)
        }
        try process.run()
        process.waitUntilExit()
        return Result(
            status: process.terminationStatus, reason: process.terminationReason,
            output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
            errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
    }
}

/// A test case with documents in a directory of its own.
class DocumentTestCase: XCTestCase {
    private var directory: URL!

    override func setUpWithError() throws {
        directory = FileManager.default.temporaryDirectory.appendingPathComponent("documents-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    }

    override func tearDownWithError() throws {
        try FileManager.default.removeItem(at: directory)
    }

    /// Writes a document, and returns its path.
    func document(_ bytes: some Sequence<UInt8>, named name: String = "document.xml") throws -> String {
        let file = directory.appendingPathComponent(name)
        try Data(bytes).write(to: file)
        return file.path
    }

    func document(_ text: String) throws -> String {
        try document(text.utf8)
    }

    /// A document of `count` elements in a root, a line for each.
    static func longDocument(_ count: Int) -> String {
        "<root>\n" + (0..<count).map { "<item number=\"\($0)\">text \($0)</item>\n" }.joined() + "</root>\n"
    }
}

/// The rows of the table by method: calls, microseconds, and tenths of a percent.
func table(_ lines: [String]) -> [String: (calls: Int, time: Int, share: Int)] {
    var rows: [String: (Int, Int, Int)] = [:]
    let row = /^(\S+) +([\d,]+) +([\d,.]+) ms +([\d.]+) %$/
    for line in lines {
        guard let match = line.wholeMatch(of: row) else { continue }
        func number(_ text: Substring) -> Int { Int(text.filter(\.isNumber))! }
        rows[String(match.1)] = (number(match.2), number(match.3), number(match.4))
    }
    return rows
}

/// The calls of a timeline without their times: position, indentation, and the rest.
func timeline(_ lines: [String]) -> [String] {
    lines.compactMap { $0.wholeMatch(of: /\s*[\d,.]+ ms +(\d+:\d+ .*)/).map { String($0.1) } }
}
