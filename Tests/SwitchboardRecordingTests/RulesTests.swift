import Foundation
import Switchboard
import SwitchboardRecording
import Testing

/// Values that aren't codable, and requirements that can't be called.
struct RulesTests {
    private struct StoredRefusal: Codable {
        let name: String?
    }

    private static var rules: RecordingRules {
        RecordingRules().converting((any Error).self, to: StoredRefusal.self) { error in
            guard case Refusal.soldOut(let name) = error else { return StoredRefusal(name: nil) }
            return StoredRefusal(name: name)
        } read: {
            $0.name.map { Refusal.soldOut($0) } ?? Refusal.closed
        }
    }

    @Test func test_typesThatAreNotCodableAreNamed() throws {
        let folder = try Folder(), proxy = ForwardingProxy<any ImporterDelegate>(forwardingTo: Owner())
        let error = #expect(throws: RecordingError.self) { _ = try CallRecorder(proxy, toFile: folder.path()) }
        #expect(
            error?.description == """
                SwitchboardRecording: not all values are `Codable`: argument 1 of `importer(_:didImport:)` of \
                SwitchboardRecordingTests.ImporterDelegate is of type SwitchboardRecordingTests.Importer; argument 1 of \
                `importer(_:failedWith:)` of SwitchboardRecordingTests.ImporterDelegate is of type \
                SwitchboardRecordingTests.Importer; argument 2 of `importer(_:failedWith:)` of \
                SwitchboardRecordingTests.ImporterDelegate is of type any Error. Make the types `Codable`, leave the values out with \
                `rules: RecordingRules().leavingOut(SwitchboardRecordingTests.Importer.self).leavingOut((any Error).self)`, or leave the \
                calls out with `rules: RecordingRules().ignoring("importer(_:didImport:)").ignoring("importer(_:failedWith:)")`. \
                [notCodable]
                """)
        #expect(!FileManager.default.fileExists(atPath: folder.path()))
    }

    @Test func test_valuesAreLeftOutSuppliedAndConverted() throws {
        let folder = try Folder(), path = folder.path(), first = Owner()
        let proxy = ForwardingProxy<any ImporterDelegate>(forwardingTo: first)
        let recorder = try CallRecorder(proxy, toFile: path, rules: Self.rules.leavingOut(Importer.self))
        proxy.object.importer(Importer("one"), didImport: 3)
        _ = proxy.object.importer(Importer("one"), failedWith: Refusal.soldOut("pear"))
        try recorder.finish()
        #expect(
            try lines(path)[1...2] == [
                #"{"arguments":[null,3],"call":1,"requirement":"importer(_:didImport:)"}"#,
                #"{"arguments":[null,{"name":"pear"}],"call":2,"requirement":"importer(_:failedWith:)","result":true}"#,
            ])
        let second = Owner()
        let supplying = try CallRecording<any ImporterDelegate>(
            contentsOfFile: path, rules: Self.rules.supplying(Importer("two")))
        #expect(supplying.calls[1].arguments == ["…", #"{"name":"pear"}"#])
        #expect(try supplying.replay(into: second) == [])
        #expect(second.calls == ["two 3", #"two soldOut("pear")"#])

        // Without a value, the file can be read, but no call is made.
        let without = try CallRecording<any ImporterDelegate>(
            contentsOfFile: path, rules: Self.rules.leavingOut(Importer.self))
        let third = Owner()
        let error = #expect(throws: RecordingError.self) { _ = try without.replay(into: third) }
        #expect(
            error?.description == """
                SwitchboardRecording: \(path):2: an argument of `importer(_:didImport:)` of SwitchboardRecordingTests.ImporterDelegate \
                isn't in the file, because values of SwitchboardRecordingTests.Importer were left out. Supply one: \
                `rules: RecordingRules().supplying(value, as: SwitchboardRecordingTests.Importer.self)`. [notSupplied]
                """)
        #expect(third.calls == [])
    }

    @Test func test_aValueThatTheRulesLeaveOut() throws {
        let folder = try Folder()
        let path = try folder.file([
            #"{"delegate":"SwitchboardRecordingTests.ImporterDelegate","format":"switchboard-calls","version":1}"#,
            #"{"arguments":["one",3],"call":1,"requirement":"importer(_:didImport:)"}"#,
            #"{"calls":1}"#,
        ])
        let error = #expect(throws: RecordingError.self) {
            _ = try CallRecording<any ImporterDelegate>(
                contentsOfFile: path, rules: Self.rules.supplying(Importer("two")))
        }
        #expect(
            error?.description.contains(
                "isn't null, and the rules leave values of SwitchboardRecordingTests.Importer out") == true)
    }

    @Test func test_callsAreIgnored() throws {
        let folder = try Folder(), path = folder.path()
        let proxy = ForwardingProxy<any ImporterDelegate>(forwardingTo: Owner())
        let recorder = try CallRecorder(
            proxy, toFile: path,
            rules: RecordingRules().leavingOut(Importer.self).ignoring("importer(_:failedWith:)"))
        proxy.object.importer(Importer("one"), didImport: 3)
        _ = proxy.object.importer(Importer("one"), failedWith: Refusal.closed)
        try recorder.finish()
        #expect(try lines(path).count == 3)

        try recordShop(path) { shop in
            shop.open()
            _ = shop.find("pear")
            shop.owner = "Bea"
        }
        let recording = try CallRecording<any Shop>(
            contentsOfFile: path, rules: RecordingRules().ignoring("find(_:)").ignoring("owner"))
        #expect(recording.calls.map(\.number) == [1])
    }

    @Test func test_aRuleForAnUnknownSelector() throws {
        let folder = try Folder(), proxy = ForwardingProxy<any Server>(forwardingTo: FrontServer())
        let error = #expect(throws: RecordingError.self) {
            _ = try CallRecorder(proxy, toFile: folder.path(), rules: RecordingRules().ignoring("fetch"))
        }
        #expect(
            error?.description == """
                SwitchboardRecording: the rules ignore `fetch`, which no requirement is called. Write one of these names: \
                `fetch(_:)`, `near(_:_:)`, `plain(_:)`, `wait(_:)`. [unknownIgnored]
                """)
    }

    /// Where the library knows of them.
    @Test func test_closuresAndInoutAreNamedAtOnce() throws {
        let folder = try Folder(), proxy = ForwardingProxy<any Awkward>(forwardingTo: AwkwardTarget())
        typealias Proxy = ForwardingProxy<any Awkward>
        func expect(_ rules: RecordingRules, _ name: String, _ why: String) {
            let recorder = #expect(throws: RecordingError.self) {
                _ = try CallRecorder(proxy, toFile: folder.path(), rules: rules)
            }
            let comparison = #expect(throws: RecordingError.self) {
                _ = try CallComparison(proxy, with: AwkwardTarget(), rules: rules)
            }
            for error in [recorder, comparison] {
                #expect(
                    error?.description == """
                        SwitchboardRecording: can't make calls of `\(name)` of SwitchboardRecordingTests.Awkward again, because it \
                        \(why). Leave its calls out with `rules: RecordingRules().ignoring("\(name)")`. [notSupported]
                        """)
            }
        }
        expect(RecordingRules(), "each(_:)", "takes a closure")
        let rules = RecordingRules().ignoring("each(_:)")
        _ = try Proxy.selector { object in { (number: Inout<Int>) in object.change(&number.value) } }
        expect(rules, "change(_:)", "takes an `inout` argument")
        _ = try CallRecorder(proxy, toFile: folder.path(), rules: rules.ignoring("change(_:)"))
    }

    /// A requirement that can't be recorded matters when it is called.
    @Test func test_genericRequirementsAreReportedAtTheEnd() throws {
        let folder = try Folder(), path = folder.path(), target = OddTarget()
        let rules = RecordingRules().ignoring("change(_:)").ignoring("each(_:)")
        let proxy = ForwardingProxy<any Odd>(forwardingTo: target)
        let unused = try CallRecorder(proxy, toFile: path, rules: rules)
        proxy.object.plain(1)
        try unused.finish()

        let recorder = try CallRecorder(proxy, toFile: path, rules: rules)
        proxy.object.plain(1)
        #expect(proxy.object.same("x") == "x", "it still reaches the target")
        proxy.object.plain(2)
        #expect(target.sum == 4)
        for _ in 0..<2 {
            let error = #expect(throws: RecordingError.self) { try recorder.finish() }
            #expect(
                error?.description == """
                    SwitchboardRecording: \(path): can't make calls of `same(_:)` of SwitchboardRecordingTests.Odd again, because it is \
                    generic. Leave its calls out with `rules: RecordingRules().ignoring("same(_:)")`. [notSupported]
                    """)
        }
        #expect(try lines(path).count == 2, "nothing is recorded after it")
        let reading = #expect(throws: RecordingError.self) {
            _ = try CallRecording<any Odd>(contentsOfFile: path, rules: rules)
        }
        #expect(reading?.reason == .notFinished(1))
    }

    @Test func test_aValueThatCannotBeWritten() throws {
        let folder = try Folder(), path = folder.path(), proxy = ForwardingProxy<any Keeper>(forwardingTo: Chest())
        let recorder = try CallRecorder(proxy, toFile: path)
        proxy.object.keep(Secret())
        let error = #expect(throws: RecordingError.self) { try recorder.finish() }
        #expect(
            error?.description == """
                SwitchboardRecording: \(path): can't write argument 1 of `keep(_:)` of SwitchboardRecordingTests.Keeper: closed. Mend its \
                `encode(to:)`, or add a rule for its type, for example `.leavingOut(T.self)`. [notWritten]
                """)
    }

    @Test func test_aFileThatCannotBeWritten() throws {
        let folder = try Folder(), path = folder.path("none") + "/calls.jsonl"
        let proxy = ForwardingProxy<any Server>(forwardingTo: FrontServer())
        let error = #expect(throws: RecordingError.self) { _ = try CallRecorder(proxy, toFile: path) }
        #expect(
            error?.description == """
                SwitchboardRecording: \(path): can't write the file: no such file or directory. Name a file that can be written. \
                [fileNotWritten]
                """)
    }

    /// Overloads have one selector, and different numbers.
    @Test func test_overloads() throws {
        let folder = try Folder(), path = folder.path(), proxy = ForwardingProxy<any Overloads>(forwardingTo: Twice())
        let recorder = try CallRecorder(proxy, toFile: path)
        _ = proxy.object.twice("a")
        _ = proxy.object.twice(2)
        try recorder.finish()
        #expect(
            try lines(path)[1...2] == [
                #"{"arguments":["a"],"call":1,"requirement":"twice(_:) #1","result":"aa"}"#,
                #"{"arguments":[2],"call":2,"requirement":"twice(_:) #2","result":4}"#,
            ])
        #expect(try CallRecording<any Overloads>(contentsOfFile: path).replay(into: Twice()) == [])
    }
}

extension RecordingError.Reason {
    var isNotSupported: Bool {
        if case .notSupported = self { true } else { false }
    }
}

public protocol Awkward: AnyObject {
    func each(_ body: (Int) -> Void)
    func change(_ number: inout Int)
}

final class AwkwardTarget: Awkward {
    func each(_ body: (Int) -> Void) { body(1) }
    func change(_ number: inout Int) { number += 1 }
}

final class OtherAwkward: Awkward {
    func each(_ body: (Int) -> Void) {}
    func change(_ number: inout Int) {}
}

public protocol Odd: AnyObject {
    func each(_ body: (Int) -> Void)
    func change(_ number: inout Int)
    func same<Value>(_ value: Value) -> Value
    func plain(_ number: Int)
}

final class OddTarget: Odd {
    var sum = 0

    func each(_ body: (Int) -> Void) { body(1) }
    func change(_ number: inout Int) { number += 1 }
    func same<Value>(_ value: Value) -> Value { value }
    func plain(_ number: Int) { sum += number }
}

final class OtherOdd: Odd {
    func each(_ body: (Int) -> Void) {}
    func change(_ number: inout Int) {}
    func same<Value>(_ value: Value) -> Value { value }
    func plain(_ number: Int) {}
}

public struct Secret: Codable {
    public init() {}
    public init(from decoder: any Decoder) throws { throw Refusal.closed }
    public func encode(to encoder: any Encoder) throws { throw Refusal.closed }
}

public protocol Keeper: AnyObject {
    func keep(_ secret: Secret)
}

final class Chest: Keeper {
    func keep(_ secret: Secret) {}
}

final class OtherChest: Keeper {
    func keep(_ secret: Secret) {}
}

public protocol Overloads: AnyObject {
    func twice(_ text: String) -> String
    func twice(_ number: Int) -> Int
}

final class Twice: Overloads {
    func twice(_ text: String) -> String { text + text }
    func twice(_ number: Int) -> Int { number * 2 }
}

final class OtherTwice: Overloads {
    func twice(_ text: String) -> String { "" }
    func twice(_ number: Int) -> Int { 0 }
}
