import Foundation
import Logging
import Switchboard
import SwitchboardTracing

public enum TracingSamples {
    // sample: tracing-types
    public protocol ThermostatDelegate: AnyObject {
        func thermostat(didReach degrees: Int)
        func thermostat(mayHeatTo degrees: Int) throws -> Bool
    }

    struct TooHot: Error {}

    final class House: ThermostatDelegate {
        func thermostat(didReach degrees: Int) {}
        func thermostat(mayHeatTo degrees: Int) throws -> Bool {
            if degrees > 30 { throw TooHot() }
            return true
        }
    }
    // end
}

@MainActor func runTracingAndLogging() async throws {
    typealias ThermostatDelegate = TracingSamples.ThermostatDelegate
    typealias House = TracingSamples.House
    var recorded: Trace?

    await sample("tracing-record") {
        // sample: tracing-record
        let proxy = ForwardingProxy<any ThermostatDelegate>(forwardingTo: House())
        let timeline = Timeline(textLength: 40)
        let recording = timeline.record(proxy, as: "house")

        proxy.object.thermostat(didReach: 20)
        _ = try? proxy.object.thermostat(mayHeatTo: 25)
        _ = try? proxy.object.thermostat(mayHeatTo: 40)
        recording.cancel()

        let trace = timeline.trace()
        for call in trace.calls {
            print(call.requirement.selector?.name ?? "?", call.arguments ?? "", "->", call.outcome, call.answer ?? "")
        }
        // end
        recorded = trace
    }

    guard let trace = recorded else { return }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // sample: tracing-write
    let page = folder.appendingPathComponent("calls.html"), events = folder.appendingPathComponent("calls.json")
    try trace.page(title: "The house").write(to: page, atomically: true, encoding: .utf8)
    try trace.chromeTrace().write(to: events, atomically: true, encoding: .utf8)
    let table = trace.summary(width: 100)
    // end
    precondition(table.contains("house"))

    let proxy = ForwardingProxy<any ThermostatDelegate>(forwardingTo: House())
    // sample: tracing-log
    let logging = proxy.logCalls(to: Logger(label: "house"), level: .debug)
    // end
    proxy.object.thermostat(didReach: 21)
    logging.cancel()
}
