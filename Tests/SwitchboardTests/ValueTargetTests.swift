import Foundation
import Switchboard
import TestProtocols
import TestSupport
import Testing
import XCTest

private final class Reference: Sendable {}

private struct Small: Summing {
    var items: [Int] = []
    let reference = Reference()
    var count: Int { items.count }
    mutating func add(_ item: Int) { items.append(item) }
    mutating func change(_ body: () -> Void) {
        items.append(1)
        body()
        items.append(2)
    }
    func look(_ body: () -> Void) -> Int {
        body()
        return items.count
    }
    mutating func addLater(_ item: Int) async {
        await Task.yield()
        items.append(item)
    }
    mutating func changeLater(_ body: @Sendable () async -> Void) async {
        items.append(1)
        await body()
        items.append(2)
    }
    func lookLater(_ body: @Sendable () async -> Void) async -> Int {
        await body()
        return items.count
    }
}

/// With an alignment of 32 bytes, and more of them than fit on the stack of a call.
private struct Large: Summing {
    var inner = Small()
    var numbers = SIMD4<Double>(repeating: 1)
    var text = "a text that takes a place on the heap of its own"
    var more = (SIMD64<Int64>(repeating: 1), SIMD64<Int64>(repeating: 2))
    var items: [Int] {
        get { inner.items }
        set { inner.items = newValue }
    }
    var count: Int { numbers == SIMD4(repeating: 1) && text.hasSuffix("own") && more.1[63] == 2 ? inner.count : -1 }
    mutating func add(_ item: Int) { inner.add(item) }
    mutating func change(_ body: () -> Void) { inner.change(body) }
    func look(_ body: () -> Void) -> Int { inner.look(body) }
    mutating func addLater(_ item: Int) async { await inner.addLater(item) }
    mutating func changeLater(_ body: @Sendable () async -> Void) async { await inner.changeLater(body) }
    func lookLater(_ body: @Sendable () async -> Void) async -> Int { await inner.lookLater(body) }
}

private enum Choice: Summing {
    case none
    case some(Small)
    private var small: Small {
        get { if case .some(let small) = self { small } else { Small() } }
        set { self = .some(newValue) }
    }
    var items: [Int] {
        get { small.items }
        set { small.items = newValue }
    }
    var count: Int { small.count }
    mutating func add(_ item: Int) { small.add(item) }
    mutating func change(_ body: () -> Void) { small.change(body) }
    func look(_ body: () -> Void) -> Int { small.look(body) }
    mutating func addLater(_ item: Int) async { await small.addLater(item) }
    mutating func changeLater(_ body: @Sendable () async -> Void) async { await small.changeLater(body) }
    func lookLater(_ body: @Sendable () async -> Void) async -> Int { await small.lookLater(body) }
}

private func values() -> [any Summing] { [Small(), Large(), Choice.none] }

/// A target that is a struct or an enum is one variable for all calls of its proxy.
final class ValueTargetTests: XCTestCase {
    private typealias Proxy = ForwardingProxy<any Summing>

    override func setUpWithError() throws { try skipWithoutEntryStubs() }

    func testEveryWayToChangeTheTargetChangesTheSameValue() async throws {
        for value in values() {
            let proxy = Proxy(forwardingTo: value)
            var object = proxy.object, copy = object
            for item in 0..<10 { object.add(item) }
            object.items.append(10)
            copy.items = copy.items + [11]
            await copy.addLater(12)
            await object.addLater(13)
            object.change {}
            await object.changeLater {}
            XCTAssertEqual(object.count, 18)
            XCTAssertEqual(proxy.forwardToDelegate()?.items, Array(0...13) + [1, 2, 1, 2])
            XCTAssertEqual(value.count, 0)
            var mine = try XCTUnwrap(proxy.forwardToDelegate())
            mine.add(1)
            XCTAssertEqual(object.count, 18)
        }
    }

    func testCallsThatReadKeepTheValueThatTheyBeganWith() async {
        for value in values() {
            let proxy = Proxy(forwardingTo: value)
            let object = proxy.object
            let found = object.look {
                var other = proxy.object
                other.add(1)
                other.add(2)
            }
            XCTAssertEqual(found, 0)
            XCTAssertEqual(object.count, 2)
            let later = await object.lookLater {
                var other = proxy.object
                other.items.removeAll()
                await other.addLater(3)
            }
            XCTAssertEqual(later, 2)
            XCTAssertEqual(object.items, [3])
        }
    }

    func testReadersOnSeveralThreadsWithOneThatChanges() {
        for value in values() {
            let proxy = Proxy(forwardingTo: value)
            let object = proxy.object
            // `look` first: a call that is known to change the value conflicts with those that begin meanwhile.
            onThreads(8) { _ in
                for _ in 0..<2000 where object.look({}) != 0 || !object.items.isEmpty { XCTFail("other items") }
            }
            XCTAssertEqual(object.count, 0)
        }
    }

    /// What notes a call on its thread must not note one that goes on elsewhere.
    func testAsynchronousCallsThatEndOnOtherThreads() async {
        let proxies = values().map { Proxy(forwardingTo: $0) }
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<200 {
                let object = proxies[number % proxies.count].object
                group.addTask {
                    let found = await object.lookLater { for _ in 0..<3 { await Task.yield() } }
                    if found != 0 || object.count != 0 || object.look({}) != 0 { XCTFail("\(found)") }
                }
            }
        }
        for proxy in proxies { XCTAssertEqual(proxy.object.count, 0) }
    }

    func testObserversAndInterceptorsOfCallsThatChangeTheTarget() throws {
        for value in values() {
            let proxy = Proxy(forwardingTo: value)
            let setter = try Proxy.selector(set: \.items)
            var heard: [[Int]] = []
            let token = proxy.sentMessage(setter).subscribe { heard.append($0) }
            let interceptor = proxy.intercept { call in try call.proceed() }
            var object = proxy.object
            object.items = [1]
            object.items.append(2)
            object.add(3)
            XCTAssertEqual(object.items, [1, 2, 3])
            XCTAssertEqual(heard, [[1], [1, 2]])
            withExtendedLifetime((token, interceptor)) {}
        }
    }

    func testMessagesByNameChangeTheTarget_observedOrNot() throws {
        for value in values() {
            let proxy = Proxy(forwardingTo: value)
            let setter = try Proxy.selector(set: \.items)
            try Proxy.register("setItems:", setter)
            var heard: [[Int]] = []
            try proxy.send("setItems:", [1])
            XCTAssertEqual(proxy.object.items, [1])
            let token = proxy.sentMessage(setter).subscribe { heard.append($0) }
            try proxy.send("setItems:", [1, 2])
            XCTAssertEqual(proxy.object.items, [1, 2])
            let interceptor = proxy.intercept { call in try call.proceed() }
            try proxy.send("setItems:", [1, 2, 3])
            XCTAssertEqual(proxy.object.items, [1, 2, 3])
            XCTAssertEqual(heard, [[1, 2], [1, 2, 3]])
            withExtendedLifetime((token, interceptor)) {}
        }
    }

    func testWhatTheTargetRefersToEndsOnce() async throws {
        weak var reference: Reference?
        do {
            let small = Small()
            reference = small.reference
            let proxy = Proxy(forwardingTo: small)
            var object = proxy.object
            object.add(1)
            _ = object.count
            object.items.append(2)
            await object.addLater(3)
        }
        XCTAssertNil(reference)
    }
}

@Suite(.enabled(if: hasEntryStubs, "without entry stubs no proxy has such a target")) struct ValueTargetTrapTests {
    private typealias Proxy = ForwardingProxy<any Summing>

    private static func check(_ result: ExitTest.Result?, _ requirement: String, _ name: String) {
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("simultaneous accesses to a value: a call of "))
        // The symbols of a conforming type may have named it by now.
        let isNamed = text.contains("a call of `\(name)` of TestProtocols.Summing")
        #expect(isNamed || text.contains("requirement \(requirement) of TestProtocols.Summing"))
        #expect(text.contains("on a proxy for TestProtocols.Summing uses the target, a struct or an enum, while"))
        #expect(text.contains("while another call changes it. Copies of `proxy.object` share the target"))
    }

    @Test func aCallThatChangesTheTargetFromWithinTheFirstSuchCall() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let proxy = Proxy(forwardingTo: Small())
            var object = proxy.object
            object.change {
                var other = proxy.object
                other.add(3)
            }
        }
        Self.check(result, "4", "change(_:)")
    }

    @Test func aCallThatChangesTheTargetFromWithinALaterOne() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let proxy = Proxy(forwardingTo: Large())
            var object = proxy.object
            object.change {}
            object.change {
                var other = proxy.object
                other.add(3)
            }
        }
        Self.check(result, "3", "add(_:)")
    }

    @Test func aCallThatReadsTheTargetWhileItChanges() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let proxy = Proxy(forwardingTo: Choice.none)
            var object = proxy.object
            object.change {}
            object.change { _ = proxy.object.count }
        }
        Self.check(result, "2", "count")
    }

    @Test func aCallThatReadsTheTargetWithinTheFirstChange() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let proxy = Proxy(forwardingTo: Small())
            var object = proxy.object
            object.change { _ = proxy.object.count }
        }
        Self.check(result, "4", "change(_:)")
    }

    @Test func aChangeInPlaceOfAProperty() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let proxy = Proxy(forwardingTo: Small())
            var object = proxy.object
            object.items.append(1)
            object.items.withUnsafeMutableBufferPointer { _ in
                var other = proxy.object
                other.add(3)
            }
        }
        Self.check(result, "3", "add(_:)")
    }

    @Test func anAsynchronousCallFromWithinAnAsynchronousOne() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let proxy = Proxy(forwardingTo: Small())
            var object = proxy.object
            await object.changeLater {
                var other = proxy.object
                await other.addLater(3)
            }
        }
        Self.check(result, "7", "changeLater(_:)")
    }

    @Test func aCallWhileAnAsynchronousOneWaits() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let proxy = Proxy(forwardingTo: Large())
            var object = proxy.object
            await object.changeLater {}
            await object.changeLater {
                var other = proxy.object
                other.items = []
            }
        }
        Self.check(result, "1", "items")
    }

    @Test func aCallOnAnotherThread() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let proxy = Proxy(forwardingTo: Small())
            var object = proxy.object
            object.change {
                onThreads(1) { _ in
                    var other = proxy.object
                    other.add(3)
                }
            }
        }
        Self.check(result, "4", "change(_:)")
    }

    @Test func theTargetReadWhileItChanges() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let proxy = Proxy(forwardingTo: Small())
            var object = proxy.object
            object.change {}
            object.change { _ = proxy.forwardToDelegate() }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("simultaneous accesses to a value: your code reads a target of type Small while a"))
    }
}
