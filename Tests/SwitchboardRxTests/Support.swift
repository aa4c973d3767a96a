import Foundation
import SwitchboardRx
import XCTest

enum Failure: Error {
    case one, two
}

/// Notes what happens, on any thread.
final class Recorder: @unchecked Sendable {
    private let lock = NSLock()
    private var notes: [String] = []

    func note(_ text: String) {
        lock.withLock { notes.append(text) }
    }

    var all: [String] { lock.withLock { notes } }

    /// What was noted since the last time.
    func take() -> [String] {
        lock.withLock {
            let taken = notes
            notes = []
            return taken
        }
    }

    func count(_ text: String) -> Int { all.filter { $0 == text }.count }
}

/// A number that any thread may change.
final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var number = 0

    func add(_ summand: Int = 1) {
        lock.withLock { number += summand }
    }

    var value: Int { lock.withLock { number } }
}

/// Tells when it goes away.
final class Token {
    private let onDeinit: () -> Void

    init(_ onDeinit: @escaping () -> Void) {
        self.onDeinit = onDeinit
    }

    func touch() {}

    deinit { onDeinit() }
}

extension ObservableType {
    func record(_ recorder: Recorder, _ prefix: String = "") -> any Disposable {
        subscribe(
            onNext: { recorder.note("\(prefix)\($0)") },
            onError: { recorder.note("\(prefix)error \($0)") },
            onCompleted: { recorder.note("\(prefix)completed") },
            onDisposed: { recorder.note("\(prefix)disposed") })
    }

    /// Everything it sends before `subscribe` returns.
    func events() -> [String] {
        let recorder = Recorder()
        let subscription = record(recorder)
        let events = recorder.all
        subscription.dispose()
        return events
    }
}

/// An observer that is none of the library's.
struct Noting<Element>: ObserverType {
    let recorder: Recorder

    func on(_ event: Event<Element>) {
        recorder.note("\(event)")
    }
}

/// Runs `body` on so many threads, which begin at the same time, and waits for all.
func onThreads(_ count: Int, _ body: @escaping (Int) -> Void) {
    final class Work: @unchecked Sendable {
        var body: ((Int) -> Void)?
        init(_ body: @escaping (Int) -> Void) { self.body = body }
        @inline(never) func run(_ index: Int) { body!(index) }
    }
    let work = Work(body)
    let (ready, start, done) = (DispatchGroup(), DispatchSemaphore(value: 0), DispatchGroup())
    for index in 0..<count {
        ready.enter()
        done.enter()
        Thread.detachNewThread {
            ready.leave()
            start.wait()
            work.run(index)
            done.leave()
        }
    }
    ready.wait()
    for _ in 0..<count { start.signal() }
    done.wait()
    work.body = nil
}

/// A place for a value that closures change.
final class Box<Value>: @unchecked Sendable {
    var value: Value

    init(_ value: Value) {
        self.value = value
    }
}
