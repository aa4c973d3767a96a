import Foundation
import Switchboard
import SwitchboardTracing
import TestSupport
import XCTest

/// Asks a server, which asks another one.
public protocol Server: AnyObject, Sendable {
    func fetch(_ name: String) async throws -> Int
    func price(of name: String) async -> Int
    func count(_ name: String) -> Int
}

public protocol Room: AnyObject, Sendable {
    nonisolated(nonsending) func enter(_ name: String) async -> Bool
}

final class FrontServer: Server, @unchecked Sendable {
    var back: (any Server)?

    func fetch(_ name: String) async throws -> Int {
        guard let back else { throw StockFailure(name: name) }
        let price = await back.price(of: name)
        await Task.yield()
        return price + back.count(name)
    }
    func price(of name: String) async -> Int { name.count }
    func count(_ name: String) -> Int { 1 }
}

final class BackServer: Server {
    func fetch(_ name: String) async throws -> Int { 0 }
    func price(of name: String) async -> Int {
        await Task.yield()
        return name.count
    }
    func count(_ name: String) -> Int { 1 }
}

@TestActor final class ActorRoom: Room {
    nonisolated init() {}
    nonisolated(nonsending) func enter(_ name: String) async -> Bool {
        await Task.yield()
        return TestActor.shared.isCurrent
    }
}

final class EmptyRoom: Room {
    nonisolated(nonsending) func enter(_ name: String) async -> Bool { false }
}

@globalActor actor TestActor {
    static let shared = TestActor()
    nonisolated var isCurrent: Bool {
        var isHere = false
        // Traps elsewhere, so it is only asked where it holds.
        withUnsafeCurrentTask { _ in isHere = true }
        preconditionIsolated()
        return isHere
    }
}

final class AsynchronousTests: XCTestCase {
    private struct Servers {
        let front = FrontServer()
        let outer: ForwardingProxy<any Server>
        let inner: ForwardingProxy<any Server>
        let recordings: [SubscriptionToken]

        init(_ timeline: Timeline) {
            outer = ForwardingProxy(forwardingTo: front)
            inner = ForwardingProxy(forwardingTo: BackServer())
            front.back = inner.object
            recordings = [timeline.record(outer, as: "front"), timeline.record(inner, as: "back")]
        }
    }

    func testCallsInATaskHaveTheirCaller() async throws {
        let timeline = Timeline(textLength: 40), servers = Servers(timeline)
        let value = try await servers.outer.object.fetch("name")
        XCTAssertEqual(value, 5)
        let trace = timeline.trace()
        XCTAssertEqual(trace.names, ["front.fetch(_:)", "back.price(of:)", "back.count(_:)"])
        XCTAssertEqual(trace.calls.map(\.caller), [nil, 0, 0], "the last one is not asynchronous")
        XCTAssertEqual(trace.calls.map(\.answer), ["5", "4", "1"])
        XCTAssertEqual(trace.calls[1].arguments, #"of: "name""#)
        guard case .task = trace.calls[0].place, case .task = trace.calls[1].place, case .thread = trace.calls[2].place
        else { return XCTFail("expected two calls in a task, and one on a thread, found \(trace.calls.map(\.place))") }
        XCTAssertEqual(trace.calls[0].place, trace.calls[1].place)
        XCTAssertEqual(
            trace.calls[0].selfDuration,
            trace.calls[0].duration - trace.calls[1].duration - trace.calls[2].duration)
    }

    func testAnAsynchronousCallThatThrows() async throws {
        let timeline = Timeline(), servers = Servers(timeline)
        servers.front.back = nil
        do {
            _ = try await servers.outer.object.fetch("name")
            XCTFail("expected an error")
        } catch {
            XCTAssertEqual(error as? StockFailure, StockFailure(name: "name"))
        }
        XCTAssertEqual(timeline.trace().calls.map(\.outcome), [.threw(String(reflecting: StockFailure.self))])
        // The task is not in the call any more.
        _ = servers.inner.object.count("x")
        XCTAssertEqual(timeline.trace().calls.last?.caller, nil)
    }

    func testManyTasksAtOnce() async throws {
        let timeline = Timeline(), servers = Servers(timeline)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<200 {
                group.addTask {
                    let value = try await servers.outer.object.fetch(String(repeating: "x", count: number))
                    XCTAssertEqual(value, number + 1)
                }
            }
            try await group.waitForAll()
        }
        let trace = timeline.trace()
        XCTAssertEqual(trace.calls.count, 600)
        XCTAssertEqual(trace.calls.count { $0.caller == nil }, 200)
        let tasks = trace.calls.filter { $0.caller == nil }.map(\.place)
        XCTAssertEqual(Set(tasks).count, 200, "each task has its number")
        for call in trace.calls {
            guard let caller = call.caller.map({ trace.calls[$0] }) else { continue }
            XCTAssertEqual(caller.name, "front.fetch(_:)")
            if case .task = call.place { XCTAssertEqual(call.place, caller.place) }
        }
    }

    @TestActor func testTheReceiverRunsWhereItsCallerDoes() async {
        let timeline = Timeline(), proxy = ForwardingProxy<any Room>(forwardingTo: ActorRoom())
        let recording = timeline.record(proxy)
        let isThere = await proxy.object.enter("x")
        XCTAssertTrue(isThere)
        recording.cancel()
        XCTAssertEqual(timeline.trace().names, ["Room.enter(_:)"])
    }

    func testACallWhoseTypesAreNotKnownIsRecorded() async {
        let timeline = Timeline(), proxy = ForwardingProxy<any Echo>(forwardingTo: Wall())
        let recording = timeline.record(proxy)
        let value = await proxy.object.waitFirst((7, 1)), other = await proxy.object.wait(8)
        XCTAssertEqual(value + other, 15)
        recording.cancel()
        XCTAssertEqual(timeline.trace().calls.map(\.outcome), [.unknown, .returned])
        XCTAssertEqual(timeline.trace().calls.map(\.requirement.index), [3, 1])
    }

    func testACancelledRecordingOfAsynchronousCalls() async throws {
        let timeline = Timeline(), servers = Servers(timeline)
        _ = try await servers.outer.object.fetch("a")
        servers.recordings.forEach { $0.cancel() }
        _ = try await servers.outer.object.fetch("a")
        XCTAssertEqual(timeline.trace().calls.count, 3)
    }
}
