import Foundation
import Switchboard
import SwitchboardRecording

// sample: record-types
public struct Fruit: Codable, Sendable {
    public let name: String
    public let weight: Double
}

public final class Scale: Sendable {}

/// A scale calls its delegate.
public protocol ScaleDelegate: AnyObject {
    func scale(_ scale: Scale, didWeigh fruit: Fruit)
    func price(of fruit: Fruit) throws -> Double
}

enum PriceError: Error { case unknown }

final class FruitShop: ScaleDelegate {
    let rate: Double
    init(rate: Double) { self.rate = rate }

    func scale(_ scale: Scale, didWeigh fruit: Fruit) {}
    func price(of fruit: Fruit) throws -> Double {
        guard fruit.name == "pear" else { throw PriceError.unknown }
        return fruit.weight * rate
    }
}
// end

@MainActor func runRecordAndReplay() async throws {
    let scale = Scale()
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("calls.jsonl").path

    try await sample("record-calls") {
        // sample: record-calls
        let proxy = ForwardingProxy<any ScaleDelegate>(forwardingTo: FruitShop(rate: 2))
        let recorder = try CallRecorder(
            proxy, toFile: path, rules: RecordingRules().leavingOut(Scale.self))

        let pear = Fruit(name: "pear", weight: 1.5), fig = Fruit(name: "fig", weight: 0.1)
        proxy.object.scale(scale, didWeigh: pear)
        _ = try? proxy.object.price(of: pear)
        _ = try? proxy.object.price(of: fig)
        try recorder.finish()

        print(try String(contentsOfFile: path, encoding: .utf8), terminator: "")
        // end
    }

    try await sample("record-replay") {
        // sample: record-replay
        let recording = try CallRecording<any ScaleDelegate>(
            contentsOfFile: path, rules: RecordingRules().supplying(scale))
        print(try recording.replay(into: FruitShop(rate: 2)).count, "differences")
        for difference in try recording.replay(into: FruitShop(rate: 3)) { print(difference) }
        // end
    }

    try await sample("record-compare") {
        // sample: record-compare
        let proxy = ForwardingProxy<any ScaleDelegate>(forwardingTo: FruitShop(rate: 2))
        let comparison = try CallComparison(proxy, with: FruitShop(rate: 4))
        _ = try proxy.object.price(of: Fruit(name: "pear", weight: 1))
        for difference in try comparison.finish() { print(difference) }
        // end
    }

    try await sample("record-rules") {
        // sample: record-rules
        struct StoredURL: Codable { let text: String }

        let rules = RecordingRules()
            .leavingOut(Scale.self)
            .converting(URL.self, to: StoredURL.self) {
                StoredURL(text: $0.absoluteString)
            } read: {
                guard let url = URL(string: $0.text) else { throw URLError(.badURL) }
                return url
            }
            .ignoring("price(of:)")
        // end
        let proxy = ForwardingProxy<any ScaleDelegate>(forwardingTo: FruitShop(rate: 2))
        let recorder = try CallRecorder(proxy, toFile: path, rules: rules)
        proxy.object.scale(scale, didWeigh: Fruit(name: "pear", weight: 1))
        try recorder.finish()
    }

    await sample("record-errors") {
        // sample: record-errors
        let damaged = """
            {"delegate":"samples.ScaleDelegate","format":"switchboard-calls","version":1}
            {"arguments":[{"name":"pear"}],"call":1,"requirement":"price(of:)","result":3}
            {"calls":1}

            """
        do {
            try damaged.write(toFile: "damaged.jsonl", atomically: true, encoding: .utf8)
            _ = try CallRecording<any ScaleDelegate>(
                contentsOfFile: "damaged.jsonl", rules: RecordingRules().supplying(scale))
        } catch {
            print(error)
        }
        // end
        try? FileManager.default.removeItem(atPath: "damaged.jsonl")
    }
}
