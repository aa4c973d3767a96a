import Foundation
import Switchboard
import SwitchboardRecording
import Synchronization
import Testing

/// The kinds of proxies, targets and delegate types.
struct ProxyKindTests {
    @Test func test_aHandWrittenProxy() throws {
        let folder = try Folder(), path = folder.path(), owner = TillOwner(), real = RealTill()
        owner.delegate = real
        let proxy = HandTill.proxy(for: owner), recorder = try CallRecorder(proxy, toFile: path)
        #expect(owner.delegate?.sum("abc") == 3)
        owner.delegate?.close("now")
        try recorder.finish()
        #expect(
            try lines(path) == [
                #"{"delegate":"SwitchboardRecordingTests.Till","format":"switchboard-calls","version":1}"#,
                #"{"arguments":["abc"],"call":1,"requirement":"sum(_:)","result":3}"#,
                #"{"arguments":["now"],"call":2,"requirement":"close(_:)"}"#,
                #"{"calls":2}"#,
            ])
        #expect(try CallRecording<any Till>(contentsOfFile: path).replay(into: RealTill()) == [])
        let comparison = try CallComparison(proxy, with: OtherTill())
        _ = owner.delegate?.sum("abc")
        #expect(try comparison.finish().map(\.second) == [.returned("0")])
        withExtendedLifetime(real) {}
    }

    /// The target may be a struct.
    @Test func test_aTargetThatIsAStruct() throws {
        let folder = try Folder(), path = folder.path()
        let proxy = ForwardingProxy<any Adder>(forwardingTo: StructAdder(offset: 1))
        let recorder = try CallRecorder(proxy, toFile: path)
        #expect(proxy.object.add(2) == 3)
        try recorder.finish()
        let recording = try CallRecording<any Adder>(contentsOfFile: path)
        #expect(try recording.replay(into: StructAdder(offset: 1)) == [])
        #expect(try recording.replay(into: StructAdder(offset: 5)).map(\.second) == [.returned("7")])
    }

    @Test func test_inheritedRequirements() throws {
        let folder = try Folder(), path = folder.path(), proxy = ForwardingProxy<any Refined>(forwardingTo: Both())
        let recorder = try CallRecorder(proxy, toFile: path)
        _ = proxy.object.base(1)
        _ = proxy.object.own(2)
        try recorder.finish()
        #expect(try lines(path)[1...2].map { $0.contains("\"requirement\":\"base(_:)\"") } == [true, false])
        #expect(try CallRecording<any Refined>(contentsOfFile: path).replay(into: Both()) == [])
    }

    @Test func test_primaryAssociatedTypes() throws {
        _ = try ForwardingProxy<any Store<Int>>.selector((any Store<Int>).put(_:))
        let folder = try Folder(), path = folder.path()
        let proxy = ForwardingProxy<any Store<Int>>(forwardingTo: Box<Int>())
        let recorder = try CallRecorder(proxy, toFile: path)
        proxy.object.put(3)
        try recorder.finish()
        let second = Box<Int>()
        #expect(try CallRecording<any Store<Int>>(contentsOfFile: path).replay(into: second) == [])
        #expect(second.items == [3])
        #expect(try lines(path)[0].contains(#""delegate":"any SwitchboardRecordingTests.Store<"#))
    }

    /// A target gives the associated types that the delegate type leaves open.
    @Test func test_associatedTypes() throws {
        let folder = try Folder(), path = folder.path(), first = Box<Int>()
        let proxy = ForwardingProxy<any Store>(forwardingTo: first)
        let recorder = try CallRecorder(proxy, toFile: path)
        proxy.object.drop(2)
        try recorder.finish()
        let second = Box<Int>()
        let recording = try CallRecording<any Store>(contentsOfFile: path, for: second)
        #expect(try recording.replay(into: second) == [])
        #expect(second.dropped == 2)
        let error = #expect(throws: RecordingError.self) { _ = try recording.replay(into: Box<String>()) }
        #expect(error?.reason == .otherAssociatedTypes)
    }

    /// The target takes over what it is given, each time anew, and all of it is released.
    @Test func test_argumentsThatAreTakenOver() async throws {
        _ = try ForwardingProxy<any Taker>.selector(Taker.take(_:))
        _ = try ForwardingProxy<any Taker>.selector(Taker.takeLater(_:))
        let folder = try Folder(), path = folder.path(), proxy = ForwardingProxy<any Taker>(forwardingTo: RealTaker())
        do {
            let recorder = try CallRecorder(proxy, toFile: path)
            proxy.object.take(Counted(1))
            await proxy.object.takeLater(Counted(2))
            try recorder.finish()
        }
        do {
            let recording = try CallRecording<any Taker>(contentsOfFile: path), target = RealTaker()
            for _ in 0..<3 {
                let differences = try await recording.replay(into: target)
                #expect(differences == [])
            }
            #expect(target.kept.map(\.number) == [1, 2, 1, 2, 1, 2])
            let comparison = try CallComparison(proxy, with: target)
            proxy.object.take(Counted(3))
            await proxy.object.takeLater(Counted(4))
            #expect(try comparison.finish() == [])
            #expect(target.kept.map(\.number).suffix(2) == [3, 4])
            try #require(proxy.forwardToDelegate() as? RealTaker).kept = []
        }
        #expect(Counted.alive.withLock { $0 } == 0)
    }

    /// Large values, and more of them than there are registers.
    @Test func test_largeArguments() async throws {
        let folder = try Folder(), path = folder.path(), proxy = ForwardingProxy<any Wide>(forwardingTo: WideTarget())
        let recorder = try CallRecorder(proxy, toFile: path)
        let large = Large(a: 1, b: "b", c: [3], d: 4, e: 5), numbers = Array(1...9)
        _ = proxy.object.wide(large, 1, 2, 3, 4, 5, 6, 7, 8, 9, "x", large)
        _ = await proxy.object.far(large, 1, 2, 3, 4, 5, 6, 7, 8, 9, "x", large)
        try recorder.finish()
        let recording = try CallRecording<any Wide>(contentsOfFile: path)
        let differences = try await recording.replay(into: WideTarget())
        #expect(differences == [])
        #expect(recording.calls.map(\.answer).allSatisfy { "\($0)".contains("\"a\":\(numbers.reduce(0, +) + 2)") })
    }
}

public protocol Till: AnyObject {
    func close(_ name: String)
    func sum(_ name: String) -> Int
}

public final class TillOwner: HasDelegate {
    public weak var delegate: (any Till)?
    public init() {}
}

private final class RealTill: Till {
    func sum(_ name: String) -> Int { name.count }
    func close(_ name: String) {}
}

private final class OtherTill: Till {
    func sum(_ name: String) -> Int { 0 }
    func close(_ name: String) {}
}

/// Its methods are in another order than the protocol's.
private final class HandTill: DelegateProxy<TillOwner, any Till>, DelegateProxyType, Till, @unchecked Sendable {
    static let sum = TypedSelector<any Till, String, Int>("sum(_:)") { $0.sum($1) }
    static let close = TypedSelector<any Till, String, Void>("close(_:)") { $0.close($1) }

    init(parent: TillOwner) { super.init(parentObject: parent, delegateProxy: HandTill.self) }

    static func registerKnownImplementations() { register { HandTill(parent: $0) } }
    static func implementedMethods() -> ImplementedMethods<any Till> { .forwarding(sum, close) }

    func sum(_ name: String) -> Int { forward(Self.sum, with: name, default: { -1 }) { $0.sum(name) } }
    func close(_ name: String) { forward(Self.close, with: name) { $0.close(name) } }
}

public protocol Adder {
    func add(_ number: Int) -> Int
}

struct StructAdder: Adder {
    let offset: Int
    func add(_ number: Int) -> Int { number + offset }
}

struct OtherAdder: Adder {
    func add(_ number: Int) -> Int { 0 }
}

public protocol Base: AnyObject {
    func base(_ number: Int) -> Int
}

public protocol Refined: Base {
    func own(_ number: Int) -> Int
}

final class Both: Refined {
    func base(_ number: Int) -> Int { number }
    func own(_ number: Int) -> Int { -number }
}

final class OtherBoth: Refined {
    func base(_ number: Int) -> Int { 0 }
    func own(_ number: Int) -> Int { 0 }
}

public protocol Store<Item>: AnyObject {
    associatedtype Item: Codable
    func put(_ item: Item)
    func drop(_ count: Int)
}

final class Box<Item: Codable>: Store {
    var items: [Item] = []
    var dropped = 0
    func put(_ item: Item) { items.append(item) }
    func drop(_ count: Int) { dropped += count }
}

final class OtherBox: Store {
    func put(_ item: Int) {}
    func drop(_ count: Int) {}
}

/// Counts its instances.
public final class Counted: Codable, Sendable {
    static let alive = Mutex(0)
    public let number: Int

    init(_ number: Int) {
        self.number = number
        Self.alive.withLock { $0 += 1 }
    }

    public init(from decoder: any Decoder) throws {
        number = try decoder.singleValueContainer().decode(Int.self)
        Self.alive.withLock { $0 += 1 }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(number)
    }

    deinit { Self.alive.withLock { $0 -= 1 } }
}

public protocol Taker: AnyObject {
    func take(_ value: consuming Counted)
    func takeLater(_ value: consuming Counted) async
}

final class RealTaker: Taker {
    var kept: [Counted] = []
    func take(_ value: consuming Counted) { kept.append(value) }
    func takeLater(_ value: consuming Counted) async {
        await Task.yield()
        kept.append(value)
    }
}

final class OtherTaker: Taker {
    func take(_ value: consuming Counted) {}
    func takeLater(_ value: consuming Counted) async {}
}

public struct Large: Codable, Equatable {
    public var a: Int
    public var b: String
    public var c: [Int]
    public var d: Double
    public var e: Float
}

public protocol Wide: AnyObject {
    func wide(
        _ one: Large, _ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int, _ g: Int, _ h: Int, _ i: Int,
        _ text: String, _ two: Large
    ) -> Large
    func far(
        _ one: Large, _ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int, _ g: Int, _ h: Int, _ i: Int,
        _ text: String, _ two: Large
    ) async -> Large
}

final class WideTarget: Wide {
    func wide(
        _ one: Large, _ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int, _ g: Int, _ h: Int, _ i: Int,
        _ text: String, _ two: Large
    ) -> Large {
        var large = two
        large.a += one.a + a + b + c + d + e + f + g + h + i
        large.b += text
        return large
    }
    func far(
        _ one: Large, _ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int, _ g: Int, _ h: Int, _ i: Int,
        _ text: String, _ two: Large
    ) async -> Large {
        await Task.yield()
        return wide(one, a, b, c, d, e, f, g, h, i, text, two)
    }
}

final class OtherWide: Wide {
    func wide(
        _ one: Large, _ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int, _ g: Int, _ h: Int, _ i: Int,
        _ text: String, _ two: Large
    ) -> Large { one }
    func far(
        _ one: Large, _ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int, _ g: Int, _ h: Int, _ i: Int,
        _ text: String, _ two: Large
    ) async -> Large { one }
}
