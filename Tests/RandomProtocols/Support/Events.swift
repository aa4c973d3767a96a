import Foundation
import LoweringProtocols

/// A value as `Any`. Not specialized: the optimizer releases a boxed metatype that nobody uses, as if it were an
/// object.
@inline(never)
@_semantics("optimize.sil.specialize.generic.never")
func boxed<Value>(_ value: Value) -> Any { value }

/// A value of which the optimizer makes no constant.
@inline(never) func made<Value>(_ value: Value) -> Value { value }

/// What a call gave to observers and receivers, in order.
final class Events: @unchecked Sendable {
    struct Event {
        let stage: String
        let arguments: [Any]
    }

    private(set) var list: [Event] = []
    /// Where only memory is looked at.
    var isMuted = false

    /// Where in a call's arguments the closures are that do not escape: these are called, and what they do is noted
    /// instead of them.
    var momentary: Set<Int> = []
    /// Whether arguments are kept, too, as they are.
    var keeps = false
    private(set) var kept: [Any] = []

    func add(_ stage: String, _ arguments: [Any]) {
        if keeps { kept += arguments }
        if isMuted { return }
        let noted = arguments.enumerated().map { momentary.contains($0.offset) ? read($0.element) : $0.element }
        list.append(Event(stage: stage, arguments: noted))
    }

    func take() -> [Event] {
        defer { list = [] }
        return list
    }
}

let events = Events()

/// What a class that conforms to a random protocol inherits from.
class Receiver {
    /// What its events are called by.
    let name: String
    /// Whether methods that throw do.
    var fails = false

    required init(_ name: String) { self.name = name }

    final func heard(_ arguments: [Any]) { events.add(name, arguments) }
}

/// Modifies a value in place, and gives what it was.
@inline(never)
func exchange<Value>(_ place: inout Value, _ value: Value) -> Any {
    let old = boxed(place)
    place = value
    return old
}

/// Runs `body` on the main actor, on which the program is.
func onMainActor<Value>(_ body: @MainActor () -> Value) -> Value {
    withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Value).self)() }
}

/// Runs tasks on the thread that waits for them, so that nothing of them is left when it goes on.
private final class Runner: TaskExecutor, @unchecked Sendable {
    private let condition = NSCondition()
    private var jobs: [UnownedJob] = []

    func enqueue(_ job: consuming ExecutorJob) {
        condition.lock()
        defer { condition.unlock() }
        jobs.append(UnownedJob(job))
        condition.signal()
    }

    func runNext() {
        condition.lock()
        while jobs.isEmpty { condition.wait() }
        let job = jobs.removeFirst()
        condition.unlock()
        job.runSynchronously(on: asUnownedTaskExecutor())
    }
}

private let runner = Runner()

/// Waits for what a task gives.
func waiting(_ body: @escaping () async throws -> Any) throws -> Any {
    // One thread uses these.
    nonisolated(unsafe) let body = body
    nonisolated(unsafe) var result: Result<Any, any Error>?
    _ = Task(executorPreference: runner) {
        do { result = .success(try await body()) } catch { result = .failure(error) }
    }
    while result == nil { runner.runNext() }
    return try result!.get()
}

/// A closure's parameters, as it got them; its result is what it gives with them.
nonisolated(unsafe) var closureArguments: [Any] = []

/// Functions that call closures of types that were made up at random, by the closures' types.
nonisolated(unsafe) var callables: [ObjectIdentifier: (Any) -> [Any]] = [:]

/// Has closures of a type be compared by what they do with certain arguments.
func compare<Function>(_: Function.Type, by call: @escaping (Function) throws -> Any) {
    callables[ObjectIdentifier(Function.self)] = { function in
        closureArguments = []
        let result = Result { try call(function as! Function) }
        defer { closureArguments = [] }
        switch result {
        case .success(let value): return [value] + closureArguments
        case .failure(let error): return [boxed(error)] + closureArguments
        }
    }
    callables[ObjectIdentifier(Function?.self)] = { function in
        (function as! Function?).map { callables[ObjectIdentifier(Function.self)]!($0) } ?? []
    }
}

/// What an asynchronous function gives that doesn't wait for anything.
func atOnce(_ body: @escaping () async throws -> Any) throws -> Any {
    nonisolated(unsafe) let body = body
    nonisolated(unsafe) var result: Result<Any, any Error>?
    Task.immediate {
        do { result = .success(try await body()) } catch { result = .failure(error) }
    }
    guard let result else { return "an asynchronous closure waits" }
    return try result.get()
}

/// Whether two values are the same; closures if they do the same.
func matches(_ left: Any, _ right: Any) -> Bool {
    // Empty arrays need not have the same storage.
    if type(of: left) == [Any].self, type(of: right) == [Any].self {
        return matches(left as! [Any], right as! [Any])
    }
    guard let call = callables[ObjectIdentifier(type(of: left))] else { return isSame(left, right) }
    return type(of: left) == type(of: right) && matches(call(left), call(right))
}

func matches(_ left: [Any], _ right: [Any]) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy { matches($0, $1) }
}

/// What a closure does with certain arguments, if its type is one of those that `compare` knows; otherwise the value.
func read(_ value: Any) -> Any { callables[ObjectIdentifier(type(of: value))].map { $0(value) } ?? value }

/// The parts of a stream's element, which is the only argument or the tuple of them.
@inline(never)
@_semantics("optimize.sil.specialize.generic.never")
func list<Element>(_ element: Element, _ count: Int) -> [Any] {
    count == 1 ? [boxed(element)] : Mirror(reflecting: element).children.map(\.value)
}
