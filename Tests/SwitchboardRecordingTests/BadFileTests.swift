import Foundation
import Switchboard
import SwitchboardRecording
import Testing

/// Each fault of a file is an error with its line, and no call is made.
struct BadFileTests {
    private static let header =
        #"{"delegate":"SwitchboardRecordingTests.Shop","format":"switchboard-calls","version":1}"#
    private static let open = #"{"arguments":[],"call":1,"requirement":"open()"}"#
    private static let find = #"{"arguments":["fig"],"call":2,"requirement":"find(_:)","result":null}"#

    /// Expects the message of the error that reading these lines gives.
    ///
    /// - Parameter expected: The message behind the file's path.
    private func expect(
        _ lines: [String], isWhole: Bool = true, _ expected: String, at place: SourceLocation = #_sourceLocation
    ) throws {
        let folder = try Folder(), path = try folder.file(lines, isWhole: isWhole)
        let error = #expect(throws: RecordingError.self, sourceLocation: place) {
            _ = try CallRecording<any Shop>(contentsOfFile: path)
        }
        #expect(error?.description == "SwitchboardRecording: \(path)\(expected)", sourceLocation: place)
    }

    private func expect(
        line: String, _ expected: String, at place: SourceLocation = #_sourceLocation
    ) throws {
        try expect([Self.header, Self.open, line, #"{"calls":2}"#], ":3: \(expected)", at: place)
    }

    @Test func test_anEmptyFile() throws {
        let folder = try Folder(), path = folder.path()
        try Data().write(to: URL(fileURLWithPath: path))
        let error = #expect(throws: RecordingError.self) { _ = try CallRecording<any Shop>(contentsOfFile: path) }
        #expect(error?.reason == .empty)
        #expect(
            error?.description
                == "SwitchboardRecording: \(path): the file is empty. Record calls into it with `CallRecorder`. [empty]"
        )
    }

    @Test func test_aFileThatIsMissing() throws {
        let folder = try Folder(), path = folder.path("none")
        let error = #expect(throws: RecordingError.self) { _ = try CallRecording<any Shop>(contentsOfFile: path) }
        #expect(
            error?.description == """
                SwitchboardRecording: \(path): can't read the file: no such file or directory. Name a file that can be read. \
                [fileNotRead]
                """)
    }

    @Test func test_aFileOfAnotherKind() throws {
        for first in ["<a/>", "[]", "{}", #"{"format":"other","version":1}"#, ""] {
            try expect(
                [first, Self.open],
                """
                :1: the file doesn't begin like a recording of calls. Name a file that `CallRecorder` wrote, whose first \
                line has `"format":"switchboard-calls"`. [notARecording]
                """)
        }
    }

    @Test func test_anotherVersion() throws {
        try expect(
            [#"{"format":"switchboard-calls","version":2}"#],
            """
            :1: the recording has version 2 of the format, and this library reads version 1. Record the calls again. \
            [version]
            """)
    }

    @Test func test_anotherDelegate() throws {
        try expect(
            [Self.header.replacing("Shop", with: "Server"), #"{"calls":0}"#],
            """
            :1: the recording is of SwitchboardRecordingTests.Server, and you read one of SwitchboardRecordingTests.Shop. \
            Read it as `CallRecording<any SwitchboardRecordingTests.Server>`. [delegateType]
            """)
    }

    @Test func test_aLineThatIsNotJSON() throws {
        for line in [#"{"arguments":[,"call":2}"#, "", "nonsense", "{\"arguments\":[]"] {
            try expect(line: line, "the line isn't JSON. Mend or remove it, or record the calls again. [notJSON]")
        }
    }

    @Test func test_aLineThatIsNoCall() throws {
        let remedy = "Mend or remove it, or record the calls again. [notACall]"
        func expect(_ line: String, _ why: String, at place: SourceLocation = #_sourceLocation) throws {
            try self.expect(line: line, "the line isn't a call: \(why). \(remedy)", at: place)
        }
        try expect(#"{"calls":1}"#, "it has an unknown `calls`")
        try expect(#"{"arguments":[],"call":2,"requirement":"open()","reslut":1}"#, "it has an unknown `reslut`")
        try expect(#"{"arguments":[],"call":2}"#, "it has no `requirement`")
        try expect(#"{"arguments":[],"requirement":"open()"}"#, "it has no `call`")
        try expect(#"{"call":2,"requirement":"open()"}"#, "it has no `arguments`")
        try expect(
            #"{"arguments":["a"],"call":2,"requirement":"find(_:)"}"#, "it has neither `result` nor `error`")
        try expect(
            #"{"arguments":[],"call":2,"requirement":"open()","result":1}"#,
            "it has a `result`, and the requirement returns nothing")
        try expect(
            #"{"arguments":["a"],"call":2,"error":{"text":"a","type":"b"},"requirement":"find(_:)","result":null}"#,
            "it has both `result` and `error`")
        try expect(
            #"{"arguments":["a"],"call":2,"error":{"text":"a"},"requirement":"find(_:)"}"#,
            "it has a part, `.error`, that has no `type`")
    }

    @Test func test_anUnknownRequirement() throws {
        try expect(
            line: #"{"arguments":[],"call":2,"requirement":"close()"}"#,
            """
            no requirement of any SwitchboardRecordingTests.Shop is called `close()`. Write one of these names: \
            `at(_:_:)`, `average(_:)`, `check(_:)`, `find(_:)`, `open()`, `owner (get)`, `owner (set)`, `refund(_:)`, \
            `sell(_:size:to:)`. [unknownRequirement]
            """)
    }

    @Test func test_anotherNumberOfArguments() throws {
        for (arguments, count) in [("[]", "0 arguments"), (#"["a","b"]"#, "2 arguments")] {
            try expect(
                line: #"{"arguments":\#(arguments),"call":2,"requirement":"find(_:)","result":null}"#,
                """
                the call has \(count), and `find(_:)` of SwitchboardRecordingTests.Shop takes 1. Mend the line, or record \
                the calls again. [argumentCount]
                """)
        }
    }

    @Test func test_argumentsOfOtherTypes() throws {
        let remedy = "Mend the line, or record the calls again. [argument]"
        try expect(
            line: #"{"arguments":[1],"call":2,"requirement":"find(_:)","result":null}"#,
            "argument 1 of `find(_:)` of SwitchboardRecordingTests.Shop isn't of type String. \(remedy)")
        try expect(
            line: #"{"arguments":[null],"call":2,"requirement":"find(_:)","result":null}"#,
            "argument 1 of `find(_:)` of SwitchboardRecordingTests.Shop is null, and its type String isn't optional. \(remedy)"
        )
        try expect(
            line:
                #"{"arguments":[{"name":"a","prices":[1,"b"]},{"small":{}},[]],"call":2,"requirement":"sell(_:size:to:)","result":1}"#,
            """
            argument 1 of `sell(_:size:to:)` of SwitchboardRecordingTests.Shop has a part, `.prices[1]`, that isn't of type \
            Double. \(remedy)
            """)
        try expect(
            line:
                #"{"arguments":[{"prices":[]},{"small":{}},[]],"call":2,"requirement":"sell(_:size:to:)","result":1}"#,
            "argument 1 of `sell(_:size:to:)` of SwitchboardRecordingTests.Shop has no `name`. \(remedy)")
    }

    @Test func test_aResultOfAnotherType() throws {
        try expect(
            line: #"{"arguments":[[]],"call":2,"requirement":"average(_:)","result":"much"}"#,
            """
            the result of `average(_:)` of SwitchboardRecordingTests.Shop isn't of type Double. Mend the line, or record the \
            calls again. [result]
            """)
    }

    @Test func test_repeatedCalls() throws {
        try expect(
            line: Self.open,
            "call 1 is on line 2, too. Give each call a number of its own, or remove one. [repeatedCall]")
    }

    @Test func test_aFileThatIsCutOff() throws {
        try expect(
            [Self.header, Self.open, String(Self.find.dropLast(9))], isWhole: false,
            """
            :3: the file ends in the middle of the line. Call `finish()` when you record; or, to use the calls that there \
            are, remove that line and append one with the number of calls, such as `{"calls":3}`. [cutOff]
            """)
    }

    /// It may have ended at the end of a line.
    @Test func test_aFileThatWasNotFinished() throws {
        try expect(
            [Self.header, Self.open, Self.find],
            """
            :3: the recording wasn't finished. Call `finish()` when you record; or, to use the calls that there are, append \
            the line `{"calls":2}`. [notFinished]
            """)
        try expect(
            [Self.header], isWhole: false,
            """
            :1: the recording wasn't finished. Call `finish()` when you record; or, to use the calls that there are, append \
            the line `{"calls":0}`. [notFinished]
            """)
    }

    @Test func test_linesThatAreMissing() throws {
        try expect(
            [Self.header, Self.find, #"{"calls":2}"#],
            """
            :3: the file was recorded with 2 calls, and has 1. Record the calls again; or, to use the calls that there \
            are, write `{"calls":1}`. [callCount]
            """)
    }

    /// The remedies work.
    @Test func test_aMendedFile() throws {
        let folder = try Folder(), path = try folder.file([Self.header, Self.find, Self.open, #"{"calls":2}"#])
        let recording = try CallRecording<any Shop>(contentsOfFile: path)
        #expect(recording.calls.map(\.number) == [1, 2], "in the order in which they began")
        #expect(recording.calls.map(\.line) == [3, 2])
        let shop = CornerShop()
        #expect(try recording.replay(into: shop) == [])
        #expect(shop.calls == ["open", "find fig"])
    }

    /// As long as no program of the process has called or referenced it.
    @Test func test_aRequirementWithUnknownTypes() throws {
        let folder = try Folder()
        let path = try folder.file([
            #"{"delegate":"SwitchboardRecordingTests.Unknown","format":"switchboard-calls","version":1}"#,
            #"{"arguments":[],"call":1,"requirement":"size (get)","result":3}"#,
            #"{"arguments":[4],"call":2,"requirement":"load(_:)","result":5}"#,
            #"{"calls":2}"#,
        ])
        func read() -> String? {
            do throws(RecordingError) {
                _ = try CallRecording<any Unknown>(contentsOfFile: path)
                return nil
            } catch {
                return error.description
            }
        }
        #expect(
            read() == """
                SwitchboardRecording: \(path):2: the library doesn't know the types of `size` of \
                SwitchboardRecordingTests.Unknown (getter). Reference it before: `_ = try ForwardingProxy<any \
                SwitchboardRecordingTests.Unknown>.selector(get: \\.size)`. [unknownTypes]
                """)
        _ = try ForwardingProxy<any Unknown>.selector(get: \.size)
        #expect(
            read() == """
                SwitchboardRecording: \(path):3: the library doesn't know the types of `load(_:)` of \
                SwitchboardRecordingTests.Unknown. Reference it before: `_ = try ForwardingProxy<any \
                SwitchboardRecordingTests.Unknown>.selector(Unknown.load(_:))`. [unknownTypes]
                """)
        _ = try ForwardingProxy<any Unknown>.selector(Unknown.load(_:))
        #expect(read() == nil)
    }

    /// The call that was referenced, and never made, is made.
    @Test func test_aReferencedAsynchronousRequirement() async throws {
        _ = try ForwardingProxy<any Referenced>.selector(Referenced.load(_:))
        let folder = try Folder()
        let path = try folder.file([
            #"{"delegate":"SwitchboardRecordingTests.Referenced","format":"switchboard-calls","version":1}"#,
            #"{"arguments":[4],"call":1,"requirement":"load(_:)","result":5}"#,
            #"{"calls":1}"#,
        ])
        let recording = try CallRecording<any Referenced>(contentsOfFile: path)
        let differences = try await recording.replay(into: Loader())
        #expect(differences.map(\.second) == [.returned("8")])
    }
}

public protocol Unknown: AnyObject {
    var size: Int { get }
    func load(_ number: Int) async -> Int
}

public protocol Referenced: AnyObject {
    func load(_ number: Int) async -> Int
}

final class Loader: Unknown, Referenced {
    var size: Int { 1 }
    func load(_ number: Int) async -> Int { number * 2 }
}

final class OtherLoader: Unknown, Referenced {
    var size: Int { 2 }
    func load(_ number: Int) async -> Int { number }
}
