import Switchboard
import WildSupport
import XCTest
import llbuild
import llbuildSwift

/// `sum`, which needs `a` and `b`.
private struct Sums: BuildEngineDelegate {
    let transcript: Transcript
    /// What stands in for each rule and each task.
    let rule: (any Rule) -> any Rule
    let task: (any llbuildSwift.Task) -> any llbuildSwift.Task

    func lookupRule(_ key: Key) -> any Rule {
        transcript.add("rule for \(key.toString())")
        return rule(Part(key: key.toString(), delegate: self))
    }
    func error(_ message: String) { transcript.add("error \(message)") }
}

private struct Part: Rule {
    let key: String
    let delegate: Sums
    func createTask() -> any llbuildSwift.Task { delegate.task(Work(key: key, transcript: delegate.transcript)) }
    func isResultValid(_: Value) -> Bool { false }
    func updateStatus(_ status: RuleStatus) { delegate.transcript.add("\(key) \(status)") }
}

private final class Work: llbuildSwift.Task {
    let key: String, transcript: Transcript
    private var sum = 0

    init(key: String, transcript: Transcript) {
        self.key = key
        self.transcript = transcript
    }

    func start(_ engine: any TaskBuildEngine) {
        transcript.add("start \(key)")
        guard key == "sum" else { return }
        engine.taskNeedsInput(Key("a"), inputID: 1)
        engine.taskNeedsInput(Key("b"), inputID: 2)
    }
    func provideValue(_ engine: any TaskBuildEngine, inputID: Int, value: Value) { sum += Int(value.toString()) ?? -1 }
    func inputsAvailable(_ engine: any TaskBuildEngine) {
        engine.taskIsComplete(Value(key == "sum" ? "\(sum)" : key == "a" ? "40" : "2"))
    }
}

/// llbuild's engine, whose delegate, rules and tasks are called from C++; structs may be any of them.
final class BuildEngineTests: XCTestCase {
    private func build(_ delegate: any BuildEngineDelegate) -> String {
        let engine = BuildEngine(delegate: delegate)
        defer { engine.close() }
        return engine.build(key: Key("sum")).toString()
    }

    func test_anEngineTellsProxiesWhatItTellsItsDelegates() {
        let bare = Transcript(), forwarded = Transcript(), heard = Transcript()
        let delegate = Sums(transcript: bare, rule: { $0 }, task: { $0 })
        XCTAssertEqual(build(delegate), "42")

        var subscriptions: [SubscriptionToken] = []
        let proxy = ForwardingProxy<any BuildEngineDelegate>(
            forwardingTo: Sums(
                transcript: forwarded,
                rule: { ForwardingProxy<any Rule>(forwardingTo: $0).object },
                task: { task in
                    let proxy = ForwardingProxy<any llbuildSwift.Task>(forwardingTo: task)
                    subscriptions.append(
                        proxy.sentMessage(llbuildSwift.Task.provideValue(_:inputID:value:)).subscribe {
                            _, input, value in
                            heard.add("\(input): \(value.toString())")
                        })
                    return proxy.object
                }))
        XCTAssertEqual(build(proxy.object), "42")
        XCTAssertEqual(forwarded.lines.sorted(), bare.lines.sorted())
        XCTAssertTrue(bare.lines.contains("rule for sum"))
        XCTAssertEqual(heard.lines.sorted(), ["1: 40", "2: 2"])
    }
}
