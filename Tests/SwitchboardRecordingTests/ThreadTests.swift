import Dispatch
import Foundation
import Switchboard
import SwitchboardRecording
import Testing

struct ThreadTests {
    /// Each call has a line of its own, whole, and a number of its own.
    @Test func test_eightThreadsAtOnce() throws {
        let folder = try Folder(), path = folder.path(), target = CornerShop()
        let proxy = ForwardingProxy<any Shop>(forwardingTo: target), recorder = try CallRecorder(proxy, toFile: path)
        let shop = proxy.object
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            for number in 0..<200 { _ = shop.find("\(thread)-\(number)") }
        }
        #expect(recorder.callCount == 1600)
        try recorder.finish()
        let recording = try CallRecording<any Shop>(contentsOfFile: path)
        #expect(recording.calls.map(\.number) == Array(1...1600))
        #expect(Set(recording.calls.map(\.arguments)).count == 1600)
        // The calls of each thread are in its order.
        for thread in 0..<8 {
            let own = recording.calls.compactMap { $0.arguments[0].hasPrefix("\"\(thread)-") ? $0.arguments[0] : nil }
            #expect(own == (0..<200).map { "\"\(thread)-\($0)\"" })
        }
        let second = CornerShop()
        #expect(try recording.replay(into: second) == [])
        #expect(Set(second.calls) == Set(target.calls))
    }

    /// A call is numbered when it begins, although its line is written when it ends.
    @Test func test_callsInsideOfCalls() throws {
        let folder = try Folder(), path = folder.path(), target = Nest()
        let proxy = ForwardingProxy<any Nested>(forwardingTo: target)
        target.front = proxy.object
        let recorder = try CallRecorder(proxy, toFile: path)
        proxy.object.count(down: 2)
        try recorder.finish()
        #expect(
            try lines(path).dropFirst() == [
                #"{"arguments":[0],"call":3,"requirement":"count(down:)"}"#,
                #"{"arguments":[1],"call":2,"requirement":"count(down:)"}"#,
                #"{"arguments":[2],"call":1,"requirement":"count(down:)"}"#,
                #"{"calls":3}"#,
            ])
        let recording = try CallRecording<any Nested>(contentsOfFile: path)
        #expect(recording.calls.map(\.arguments) == [["2"], ["1"], ["0"]])
        let second = Nest()
        #expect(try recording.replay(into: second) == [])
        #expect(second.numbers == [2, 1, 0])
    }

    @Test func test_aRecordingCannotBeFinishedDuringACall() throws {
        let folder = try Folder(), path = folder.path(), target = Nest()
        let proxy = ForwardingProxy<any Nested>(forwardingTo: target), recorder = try CallRecorder(proxy, toFile: path)
        var error: RecordingError?
        target.body = {
            do throws(RecordingError) { try recorder.finish() } catch let found { error = found }
        }
        proxy.object.count(down: 0)
        #expect(
            error?.description == """
                SwitchboardRecording: 1 call hasn't ended. Finish when the calls have ended; you can call `finish()` again. \
                [callsUnderWay]
                """)
        try recorder.finish()
        try recorder.finish()
        #expect(try CallRecording<any Nested>(contentsOfFile: path).calls.count == 1)
        // Calls after the end aren't recorded.
        proxy.object.count(down: 0)
        #expect(recorder.callCount == 1)
    }

    /// As when a program crashes.
    @Test func test_aRecorderThatIsReleased() throws {
        let folder = try Folder(), path = folder.path()
        let proxy = ForwardingProxy<any Nested>(forwardingTo: Nest())
        var recorder: CallRecorder<any Nested>? = try CallRecorder(proxy, toFile: path)
        proxy.object.count(down: 0)
        #expect(recorder?.callCount == 1)
        #expect(try lines(path).count == 2, "a call is in the file when it has ended")
        recorder = nil
        proxy.object.count(down: 0)
        #expect(try lines(path).count == 2, "calls afterwards aren't")
    }
}

public protocol Nested: AnyObject {
    func count(down number: Int)
}

final class Nest: Nested {
    weak var front: (any Nested)?
    var numbers: [Int] = []
    /// Called during the first call.
    var body: (() -> Void)?

    func count(down number: Int) {
        numbers.append(number)
        if let body {
            self.body = nil
            body()
        }
        if number > 0 { front?.count(down: number - 1) }
    }
}

final class OtherNest: Nested {
    func count(down number: Int) {}
}
