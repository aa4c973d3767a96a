import Foundation
import Switchboard
import SwitchboardRecording

public struct Article: Codable, Equatable, Sendable {
    public var name: String
    public var prices: [Double]
    public var note: String?
}

public enum Size: Codable, Equatable, Sendable {
    case small
    case wide(by: Int)
}

public enum Refusal: Error, Equatable {
    case soldOut(String), closed
}

/// Not equatable: answers are compared as JSON.
public struct Receipt: Codable, Sendable {
    public var total: Double
    public var lines: [String: Int]
}

public protocol Shop: AnyObject, Sendable {
    func open()
    func sell(_ article: Article, size: Size, to buyers: [String?]) -> Int
    func find(_ name: String) -> Article?
    func refund(_ name: String) throws -> Receipt
    func check(_ name: String) throws(Refusal)
    func average(_ values: [Double]) -> Double
    func at(_ date: Date, _ data: Data) -> Date?
    var owner: String { get set }
}

/// Answers, and writes down its calls.
class CornerShop: Shop, @unchecked Sendable {
    private let lock = NSLock()
    private var seen: [String] = []
    var calls: [String] { lock.withLock { seen } }
    var owner = "Ada"

    func note(_ call: String) { lock.withLock { seen.append(call) } }

    func open() { note("open") }
    func sell(_ article: Article, size: Size, to buyers: [String?]) -> Int {
        note("sell \(article.name) \(size) \(buyers)")
        return article.prices.count + buyers.count
    }
    func find(_ name: String) -> Article? {
        note("find \(name)")
        return name == "pear" ? Article(name: name, prices: [1.5, .infinity], note: nil) : nil
    }
    func refund(_ name: String) throws -> Receipt {
        note("refund \(name)")
        if name == "plum" { throw Refusal.soldOut(name) }
        return Receipt(total: 2, lines: [name: 1])
    }
    func check(_ name: String) throws(Refusal) {
        note("check \(name)")
        if name == "plum" { throw .closed }
    }
    func average(_ values: [Double]) -> Double { values.reduce(0, +) / Double(values.count) }
    func at(_ date: Date, _ data: Data) -> Date? { data.isEmpty ? nil : date }
}

/// Answers some calls in another way.
final class OtherShop: CornerShop, @unchecked Sendable {
    override func find(_ name: String) -> Article? { Article(name: name, prices: [], note: "other") }
    override func refund(_ name: String) throws -> Receipt {
        if name == "plum" { throw Refusal.closed }
        return Receipt(total: 3, lines: [name: 1])
    }
    override func check(_ name: String) throws(Refusal) {}
}

final class FarShop: Shop {
    func open() {}
    func sell(_ article: Article, size: Size, to buyers: [String?]) -> Int { 0 }
    func find(_ name: String) -> Article? { nil }
    func refund(_ name: String) throws -> Receipt { Receipt(total: 0, lines: [:]) }
    func check(_ name: String) throws(Refusal) {}
    func average(_ values: [Double]) -> Double { 0 }
    func at(_ date: Date, _ data: Data) -> Date? { nil }
    var owner: String {
        get { "" }
        set {}
    }
}

public protocol Server: AnyObject, Sendable {
    func fetch(_ name: String) async throws -> Article
    func wait(_ size: Size) async
    nonisolated(nonsending) func near(_ number: Int, _ names: [String]) async -> [String: Int]
    func plain(_ number: Int) -> Int
}

final class FrontServer: Server, @unchecked Sendable {
    private let lock = NSLock()
    private var seen: [String] = []
    var calls: [String] { lock.withLock { seen } }
    let factor: Int

    init(factor: Int = 1) { self.factor = factor }

    private func note(_ call: String) { lock.withLock { seen.append(call) } }

    func fetch(_ name: String) async throws -> Article {
        note("fetch \(name)")
        await Task.yield()
        if name == "plum" { throw Refusal.soldOut(name) }
        return Article(name: name, prices: [Double(factor)], note: nil)
    }
    func wait(_ size: Size) async { note("wait \(size)") }
    nonisolated(nonsending) func near(_ number: Int, _ names: [String]) async -> [String: Int] {
        note("near \(number)")
        await Task.yield()
        return Dictionary(names.map { ($0, number * factor) }) { $1 }
    }
    func plain(_ number: Int) -> Int { number * factor }
}

final class BackServer: Server {
    func fetch(_ name: String) async throws -> Article { Article(name: "", prices: [], note: nil) }
    func wait(_ size: Size) async {}
    nonisolated(nonsending) func near(_ number: Int, _ names: [String]) async -> [String: Int] { [:] }
    func plain(_ number: Int) -> Int { 0 }
}

/// A sender of calls, which isn't codable.
public class Importer {
    public let name: String
    public init(_ name: String) { self.name = name }
}

public protocol ImporterDelegate: AnyObject {
    func importer(_ importer: Importer, didImport count: Int)
    func importer(_ importer: Importer, failedWith error: any Error) -> Bool
}

final class Owner: ImporterDelegate, @unchecked Sendable {
    var calls: [String] = []

    func importer(_ importer: Importer, didImport count: Int) { calls.append("\(importer.name) \(count)") }
    func importer(_ importer: Importer, failedWith error: any Error) -> Bool {
        calls.append("\(importer.name) \(error)")
        return error is Refusal
    }
}

final class OtherOwner: ImporterDelegate {
    func importer(_ importer: Importer, didImport count: Int) {}
    func importer(_ importer: Importer, failedWith error: any Error) -> Bool { false }
}

/// Writes files into a folder of its own.
struct Folder: ~Copyable {
    private let url = FileManager.default.temporaryDirectory.appendingPathComponent("calls-\(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// The path of a file, which isn't made.
    func path(_ name: String = "calls.jsonl") -> String { url.appendingPathComponent(name).path }

    /// A file with these lines.
    func file(_ lines: [String], isWhole: Bool = true) throws -> String {
        let path = path()
        try (lines.joined(separator: "\n") + (isWhole ? "\n" : "")).write(
            toFile: path, atomically: false, encoding: .utf8)
        return path
    }
}

func lines(_ path: String) throws -> [String] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map(String.init)
}

/// Records calls of a corner shop.
func recordShop(_ path: String, _ body: (any Shop) throws -> Void) throws {
    let proxy = ForwardingProxy<any Shop>(forwardingTo: CornerShop())
    let recorder = try CallRecorder(proxy, toFile: path)
    try body(proxy.object)
    try recorder.finish()
}
