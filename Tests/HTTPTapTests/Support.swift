import DemoServer
import Foundation
import TapTestSupport
import XCTest

/// The built `httptap`.
let httptap = TapProgram("httptap")

/// A test case with a server of its own on loopback, and a directory.
class ServerTestCase: XCTestCase {
    private(set) var server: DemoServer!
    private(set) var directory: URL!

    /// Paths beside the server's own ones.
    var routes: [String: DemoServer.Route] { [:] }

    override func setUpWithError() throws {
        server = try DemoServer(adding: routes)
        directory = FileManager.default.temporaryDirectory.appendingPathComponent("httptap-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    }

    override func tearDownWithError() throws {
        server = nil
        try FileManager.default.removeItem(at: directory)
    }

    func url(_ path: String) -> String { server.address + path }

    /// The same by the server's name.
    func named(_ path: String, scheme: String = "http") -> String { "\(scheme)://localhost:\(server.port)\(path)" }

    /// No proxy server stands between the program and the server.
    static let environment = Dictionary(
        uniqueKeysWithValues: ["http_proxy", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"].map { ($0, "") })

    func run(_ arguments: String...) throws -> TapProgram.Result {
        try httptap.run(arguments, environment: Self.environment)
    }

    func process(_ arguments: String...) -> Process {
        httptap.process(arguments, environment: Self.environment)
    }

    /// What is in a file of the directory; nil if there is none.
    func contents(_ name: String) -> Data? {
        try? Data(contentsOf: directory.appendingPathComponent(name))
    }

    var files: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted() }
    }
}

/// A line of a timeline.
struct Line: Equatable {
    let milliseconds: Double
    let request: Int
    let event: String
    let text: String
}

extension TapProgram.Result {
    /// The lines of the timeline in it.
    var timeline: [Line] {
        lines.compactMap { line in
            line.wholeMatch(of: /\s*([\d,.]+) ms  #(\d+) +(\S+) +(.*)/).map {
                Line(
                    milliseconds: Double($0.1.replacing(",", with: ""))!, request: Int($0.2)!, event: String($0.3),
                    text: String($0.4))
            }
        }
    }

    /// The same of one request, without times and without those pieces of a body that come after the first.
    var way: [String] {
        var lines: [Line] = []
        for line in timeline where line.event != "bytes" || lines.last?.event != "bytes" { lines.append(line) }
        return lines.map { line in
            guard line.event == "end" else { return "\(line.event) \(line.text)" }
            let end = line.text.firstRange(of: " in ")?.lowerBound ?? line.text.endIndex
            return String(line.text[..<end])
        }
    }
}
