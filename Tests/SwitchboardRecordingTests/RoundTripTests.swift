import Foundation
import Switchboard
import SwitchboardRecording
import Testing

struct RoundTripTests {
    private let header = #"{"delegate":"SwitchboardRecordingTests.Shop","format":"switchboard-calls","version":1}"#

    @Test func test_eachCallIsALine() throws {
        let folder = try Folder(), path = folder.path()
        try recordShop(path) { shop in
            shop.open()
            _ = shop.sell(Article(name: "pear", prices: [1, 2.5], note: nil), size: .wide(by: 3), to: ["a/b", nil])
            _ = shop.find("pear")
            _ = shop.find("fig")
            _ = try? shop.refund("plum")
            try shop.check("fig")
        }
        #expect(
            try lines(path) == [
                header,
                #"{"arguments":[],"call":1,"requirement":"open()"}"#,
                #"{"arguments":[{"name":"pear","prices":[1,2.5]},{"wide":{"by":3}},["a/b",null]],"call":2,"requirement":"sell(_:size:to:)","result":4}"#,
                #"{"arguments":["pear"],"call":3,"requirement":"find(_:)","result":{"name":"pear","prices":[1.5,"inf"]}}"#,
                #"{"arguments":["fig"],"call":4,"requirement":"find(_:)","result":null}"#,
                #"{"arguments":["plum"],"call":5,"error":{"text":"soldOut(\"plum\")","type":"SwitchboardRecordingTests.Refusal"},"requirement":"refund(_:)"}"#,
                #"{"arguments":["fig"],"call":6,"requirement":"check(_:)"}"#,
                #"{"calls":6}"#,
            ])
    }

    /// Every kind of value, result and error reaches the target again, and is answered alike.
    @Test func test_callsAreMadeAgain() throws {
        let folder = try Folder(), path = folder.path(), first = CornerShop()
        let proxy = ForwardingProxy<any Shop>(forwardingTo: first), recorder = try CallRecorder(proxy, toFile: path)
        let shop = proxy.object
        shop.open()
        _ = shop.sell(Article(name: "pear", prices: [1, 2.5], note: "n"), size: .wide(by: 3), to: ["a", nil])
        _ = shop.sell(Article(name: "é\n\"", prices: [], note: nil), size: .small, to: [])
        _ = shop.find("pear")
        _ = try shop.refund("fig")
        _ = try? shop.refund("plum")
        try? shop.check("plum")
        _ = shop.average([])
        _ = shop.at(Date(timeIntervalSinceReferenceDate: 0.1), Data([1, 2]))
        #expect(recorder.callCount == 9)
        try recorder.finish()

        let recording = try CallRecording<any Shop>(contentsOfFile: path), second = CornerShop()
        #expect(recording.calls.count == 9)
        #expect(try recording.replay(into: second) == [])
        #expect(second.calls == first.calls)
        let call = recording.calls[5]
        #expect(call.number == 6 && call.line == 7 && call.arguments == [#""plum""#])
        #expect(call.requirement.selector == "refund(_:)")
        #expect(
            call.answer == .threw(type: "SwitchboardRecordingTests.Refusal", text: #"soldOut("plum")"#))
        #expect(recording.calls[7].answer == .returned(#""nan""#))
        #expect(recording.calls[0].answer == .returned(nil))
    }

    @Test func test_propertiesAreRecorded() throws {
        let folder = try Folder(), path = folder.path()
        try recordShop(path) { shop in
            shop.owner = "Bea"
            _ = shop.owner
        }
        #expect(
            try lines(path).dropFirst() == [
                #"{"arguments":["Bea"],"call":1,"requirement":"owner (set)"}"#,
                #"{"arguments":[],"call":2,"requirement":"owner (get)","result":"Bea"}"#,
                #"{"calls":2}"#,
            ])
        let second = CornerShop()
        #expect(try CallRecording<any Shop>(contentsOfFile: path).replay(into: second) == [])
        #expect(second.owner == "Bea")
    }

    @Test func test_asynchronousCallsAreAwaited() async throws {
        let folder = try Folder(), path = folder.path(), first = FrontServer()
        let proxy = ForwardingProxy<any Server>(forwardingTo: first), recorder = try CallRecorder(proxy, toFile: path)
        _ = try await proxy.object.fetch("pear")
        _ = try? await proxy.object.fetch("plum")
        await proxy.object.wait(.wide(by: 2))
        _ = await proxy.object.near(3, ["a", "b"])
        _ = proxy.object.plain(4)
        try recorder.finish()
        #expect(
            try lines(path)[1...2] == [
                #"{"arguments":["pear"],"call":1,"requirement":"fetch(_:)","result":{"name":"pear","prices":[1]}}"#,
                #"{"arguments":["plum"],"call":2,"error":{"text":"soldOut(\"plum\")","type":"SwitchboardRecordingTests.Refusal"},"requirement":"fetch(_:)"}"#,
            ])
        let recording = try CallRecording<any Server>(contentsOfFile: path), second = FrontServer()
        let none = try await recording.replay(into: second)
        #expect(none == [])
        #expect(second.calls == first.calls)
        let differences = try await recording.replay(into: FrontServer(factor: 2))
        #expect(
            differences.map(\.description) == [
                #"call 1, fetch(_:) with "pear": returned {"name":"pear","prices":[1]}, and then returned {"name":"pear","prices":[2]}"#,
                #"call 4, near(_:_:) with 3, ["a","b"]: returned {"a":3,"b":3}, and then returned {"a":6,"b":6}"#,
                "call 5, plain(_:) with 4: returned 4, and then returned 8",
            ])
    }

    @Test func test_asynchronousCallsAreRefusedWithoutWaiting() async throws {
        let folder = try Folder(), path = folder.path()
        let proxy = ForwardingProxy<any Server>(forwardingTo: FrontServer())
        let recorder = try CallRecorder(proxy, toFile: path)
        _ = proxy.object.plain(4)
        await proxy.object.wait(.small)
        try recorder.finish()
        let target = FrontServer()
        func replay() throws -> RecordingError? {
            let recording = try CallRecording<any Server>(contentsOfFile: path)
            do { _ = try recording.replay(into: target) } catch { return error }
            return nil
        }
        let error = try replay()
        #expect(
            error?.description == """
                SwitchboardRecording: \(path):3: `wait(_:)` of SwitchboardRecordingTests.Server is asynchronous. Make the calls in a \
                task: `try await recording.replay(into: target)`. [asynchronous]
                """)
        #expect(target.calls == [])
    }

    /// The second target gets objects of its own.
    @Test func test_sideBySide() throws {
        let folder = try Folder(), path = folder.path()
        try recordShop(path) { shop in
            _ = shop.find("pear")
            _ = try shop.refund("fig")
            _ = try? shop.refund("plum")
            try? shop.check("plum")
            shop.open()
        }
        let recording = try CallRecording<any Shop>(contentsOfFile: path)
        #expect(try recording.compare(CornerShop(), CornerShop()) == [])
        #expect(try recording.replay(into: OtherShop()) == recording.compare(CornerShop(), OtherShop()))
        #expect(
            try recording.compare(CornerShop(), OtherShop()).map(\.description) == [
                #"call 1, find(_:) with "pear": returned {"name":"pear","prices":[1.5,"inf"]}, and then returned {"name":"pear","note":"other","prices":[]}"#,
                #"call 2, refund(_:) with "fig": returned {"lines":{"fig":1},"total":2}, and then returned {"lines":{"fig":1},"total":3}"#,
                #"call 3, refund(_:) with "plum": threw SwitchboardRecordingTests.Refusal: soldOut("plum"), and then threw SwitchboardRecordingTests.Refusal: closed"#,
                #"call 4, check(_:) with "plum": threw SwitchboardRecordingTests.Refusal: closed, and then returned"#,
            ])
    }

    @Test func test_sideBySideWithWaiting() async throws {
        let folder = try Folder(), path = folder.path()
        let proxy = ForwardingProxy<any Server>(forwardingTo: FrontServer())
        let recorder = try CallRecorder(proxy, toFile: path)
        _ = await proxy.object.near(3, ["a"])
        await proxy.object.wait(.small)
        try recorder.finish()
        let recording = try CallRecording<any Server>(contentsOfFile: path)
        let differences = try await recording.compare(FrontServer(), FrontServer(factor: 5))
        #expect(
            differences.map(\.description) == [
                #"call 1, near(_:_:) with 3, ["a"]: returned {"a":3}, and then returned {"a":15}"#
            ])
    }
}
