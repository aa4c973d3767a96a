import Foundation
import TapTestSupport
import XCTest

/// The built `xmltap`.
let xmltap = TapProgram("xmltap")

extension TapProgram {
    /// The small document of the repository.
    var feed: String {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Examples/feed.xml").path
    }
}

/// Skips a test of what the parser finds first where libxml2 is 2.14 or newer, which finds other errors. The one in
/// Swift's toolchains is older; Foundation of a system may use the system's.
func requireToolchainsParser() throws {
    guard let place = dlsym(nil, "xmlParserVersion") else { return }
    let text = place.load(as: UnsafePointer<CChar>?.self).map { String(cString: $0) } ?? ""
    let version = Int(text.prefix { $0.isNumber }) ?? 0
    try XCTSkipIf(version >= 21400, "Foundation's parser is libxml2 \(text)")
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
