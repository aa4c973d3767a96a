import Foundation
import Switchboard
import SwitchboardRecording
import Testing

/// Two targets that get the calls of one proxy.
struct ComparisonTests {
    @Test func test_bothTargetsGetEachCall() throws {
        let first = CornerShop(), second = CornerShop(), proxy = ForwardingProxy<any Shop>(forwardingTo: first)
        let comparison = try CallComparison(proxy, with: second)
        proxy.object.open()
        _ = proxy.object.sell(Article(name: "pear", prices: [1], note: nil), size: .small, to: ["a"])
        _ = try? proxy.object.refund("plum")
        proxy.object.owner = "Bea"
        #expect(comparison.callCount == 4)
        #expect(try comparison.finish() == [])
        #expect(second.calls == first.calls && first.calls.count == 3)
        #expect(second.owner == "Bea")
        proxy.object.open()
        #expect(second.calls.count == 3, "it has ended")
    }

    @Test func test_differencesAreListed() throws {
        let proxy = ForwardingProxy<any Shop>(forwardingTo: CornerShop())
        let comparison = try CallComparison(proxy, with: OtherShop())
        proxy.object.open()
        #expect(proxy.object.find("pear")?.note == nil, "the caller gets the proxy's target's answer")
        _ = try proxy.object.refund("fig")
        _ = try? proxy.object.refund("plum")
        try? proxy.object.check("plum")
        #expect(comparison.differences.count == 4)
        #expect(
            try comparison.finish().map(\.description) == [
                #"call 2, find(_:) with "pear": returned {"name":"pear","prices":[1.5,"inf"]}, and then returned {"name":"pear","note":"other","prices":[]}"#,
                #"call 3, refund(_:) with "fig": returned {"lines":{"fig":1},"total":2}, and then returned {"lines":{"fig":1},"total":3}"#,
                #"call 4, refund(_:) with "plum": threw SwitchboardRecordingTests.Refusal: soldOut("plum"), and then threw SwitchboardRecordingTests.Refusal: closed"#,
                #"call 5, check(_:) with "plum": threw SwitchboardRecordingTests.Refusal: closed, and then returned"#,
            ])
    }

    @Test func test_asynchronousCallsAreCompared() async throws {
        let proxy = ForwardingProxy<any Server>(forwardingTo: FrontServer())
        let comparison = try CallComparison(proxy, with: FrontServer(factor: 2))
        _ = try await proxy.object.fetch("pear")
        _ = try? await proxy.object.fetch("plum")
        _ = await proxy.object.near(1, ["a"])
        await proxy.object.wait(.small)
        #expect(
            try comparison.finish().map(\.description) == [
                #"call 1, fetch(_:) with "pear": returned {"name":"pear","prices":[1]}, and then returned {"name":"pear","prices":[2]}"#,
                #"call 3, near(_:_:) with 1, ["a"]: returned {"a":1}, and then returned {"a":2}"#,
            ])
    }

    /// Arguments needn't be codable, because they are only passed on.
    @Test func test_argumentsOfAnyTypes() throws {
        let first = Owner(), second = Owner(), proxy = ForwardingProxy<any ImporterDelegate>(forwardingTo: first)
        let comparison = try CallComparison(proxy, with: second)
        let importer = Importer("one")
        proxy.object.importer(importer, didImport: 3)
        _ = proxy.object.importer(importer, failedWith: Refusal.closed)
        #expect(try comparison.finish() == [])
        #expect(second.calls == ["one 3", "one closed"])
        let other = try CallComparison(proxy, with: OtherOwner())
        _ = proxy.object.importer(importer, failedWith: Refusal.closed)
        #expect(
            try other.finish().map(\.description) == [
                "call 1, importer(_:failedWith:) with …, …: returned true, and then returned false"
            ])
    }

    @Test func test_NaNIsLikeNaN() throws {
        let proxy = ForwardingProxy<any Shop>(forwardingTo: CornerShop())
        let comparison = try CallComparison(proxy, with: CornerShop())
        _ = proxy.object.average([])
        let other = try CallComparison(proxy, with: FarShop())
        _ = proxy.object.average([])
        #expect(try comparison.finish() == [])
        #expect(try other.finish().map(\.second) == [.returned("0")])
    }

    @Test func test_resultsThatCannotBeCompared() throws {
        let proxy = ForwardingProxy<any Maker>(forwardingTo: Factory())
        let error = #expect(throws: RecordingError.self) { _ = try CallComparison(proxy, with: Factory()) }
        #expect(
            error?.description == """
                SwitchboardRecording: can't compare the results of `make(_:)` of SwitchboardRecordingTests.Maker, because \
                SwitchboardRecordingTests.Importer is neither `Equatable` nor `Codable`. Make it one, or add a rule: \
                `.leavingOut(SwitchboardRecordingTests.Importer.self)`, or `.ignoring("make(_:)")`. [notComparable]
                """)
        let comparison = try CallComparison(
            proxy, with: Factory(), rules: RecordingRules().leavingOut(Importer.self))
        _ = proxy.object.make("a")
        #expect(try comparison.finish() == [])
        #expect(comparison.callCount == 1)
    }

    @Test func test_eightThreadsAtOnce() throws {
        let second = CornerShop(), proxy = ForwardingProxy<any Shop>(forwardingTo: CornerShop())
        let comparison = try CallComparison(proxy, with: second), shop = proxy.object
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            for number in 0..<100 { _ = shop.find("\(thread)-\(number)") }
        }
        #expect(try comparison.finish() == [])
        #expect(Set(second.calls).count == 800)
    }
}

public protocol Maker: AnyObject {
    func make(_ name: String) -> Importer
}

final class Factory: Maker {
    func make(_ name: String) -> Importer { Importer(name) }
}

final class OtherFactory: Maker {
    func make(_ name: String) -> Importer { Importer("") }
}
