import Switchboard
import XCTest

/// CONFORMANCE H1, on one thread: who hears what, in which order, while observers come and go, from within observers
/// too.
///
/// A script of random acts runs twice with the same seed, on a proxy and on a model of one. The acts follow from what
/// was heard, so the two logs are equal only if each observer hears the same at the same moment.
final class InterleavingTests: XCTestCase {
    func test_H1_observersAreToldAsTheModelSays() {
        var heard = 0
        for seed in 0..<500 {
            let (real, model) = (Script(seed, on: RealObservers()), Script(seed, on: ModelObservers()))
            real.run()
            model.run()
            XCTAssertEqual(real.log, model.log, "seed \(seed)")
            heard += real.log.count
        }
        print("\(heard) events of 500 seeds")
        XCTAssertGreaterThan(heard, 50_000, "the scripts do something")
    }
}

/// A method that can be observed and called. Each observer has a number.
private protocol Observers: AnyObject {
    /// Who hears of everything.
    var script: (any Hearing)? { get set }
    func subscribe(_ observer: Int, isSent: Bool)
    func cancel(_ observer: Int, byDropping: Bool)
    func call()
    /// The parent goes.
    func end()
}

private protocol Hearing: AnyObject {
    /// An observer hears of a call; nil is the real delegate.
    func heard(_ observer: Int?)
    func completed(_ observer: Int)
}

/// Random acts, and what was heard.
private final class Script: Hearing {
    private(set) var log: [String] = []
    private let observers: any Observers
    private var numbers: SeededNumbers
    private var subscribed: [Int] = []
    private var nextObserver = 0
    private var depth = 0
    /// Calls within calls, else there might be no end.
    private var nestedCalls = 60

    init(_ seed: Int, on observers: any Observers) {
        self.observers = observers
        numbers = SeededNumbers(seed: seed)
    }

    func run() {
        observers.script = self
        for _ in 0..<60 { act(asObserver: nil) }
        log.append("end of the parent")
        observers.end()
        observers.script = nil
    }

    func heard(_ observer: Int?) {
        log.append(observer.map { "\($0) at depth \(depth)" } ?? "real at depth \(depth)")
        if Int.random(in: 0..<3, using: &numbers) == 0 { act(asObserver: observer) }
    }

    func completed(_ observer: Int) { log.append("\(observer) completed") }

    private func act(asObserver own: Int?) {
        switch Int.random(in: 0..<8, using: &numbers) {
        case 0..<3: subscribe()
        case 3: if let own { cancel(own) } else { subscribe() }
        case 4: if let other = subscribed.randomElement(using: &numbers) { cancel(other) }
        case 5:
            if let own { cancel(own) }
            subscribe()
        default: call()
        }
    }

    private func subscribe() {
        guard subscribed.count < 12 else { return }
        subscribed.append(nextObserver)
        nextObserver += 1
        observers.subscribe(nextObserver - 1, isSent: Bool.random(using: &numbers))
    }

    /// One that is cancelled already may be cancelled again.
    private func cancel(_ observer: Int) {
        log.append("cancel \(observer)")
        subscribed.removeAll { $0 == observer }
        observers.cancel(observer, byDropping: Bool.random(using: &numbers))
    }

    private func call() {
        guard depth == 0 || (depth < 4 && nestedCalls > 0) else { return }
        if depth > 0 { nestedCalls -= 1 }
        depth += 1
        log.append("call \(depth)")
        observers.call()
        depth -= 1
    }
}

/// What must happen: a call is told to those who were there when it began and are still, those of the first stage, the
/// real delegate, those of the second; each in order of subscription.
private final class ModelObservers: Observers {
    weak var script: (any Hearing)?
    private var sent: [Int] = []
    private var invoked: [Int] = []

    func subscribe(_ observer: Int, isSent: Bool) {
        if isSent { sent.append(observer) } else { invoked.append(observer) }
    }

    func cancel(_ observer: Int, byDropping: Bool) {
        sent.removeAll { $0 == observer }
        invoked.removeAll { $0 == observer }
    }

    func call() {
        let (sent, invoked) = (sent, invoked)
        for observer in sent where self.sent.contains(observer) { script?.heard(observer) }
        script?.heard(nil)
        for observer in invoked where self.invoked.contains(observer) { script?.heard(observer) }
    }

    func end() {
        for observer in sent + invoked { script?.completed(observer) }
    }
}

/// What happens. On one thread only.
private final class RealObservers: Observers, StressDelegate, @unchecked Sendable {
    weak var script: (any Hearing)?
    private var parent: StoringStressParent? = StoringStressParent()
    private var subscriptions: [Int: SubscriptionToken] = [:]

    private var proxy: CountedProxy<StoringStressParent> { CountedProxy.proxy(for: parent!) }

    init() { parent!.delegate = self }

    func subscribe(_ observer: Int, isSent: Bool) {
        let stream =
            isSent ? proxy.sentMessage(StressDelegate.told) : proxy.methodInvoked(StressDelegate.told)
        subscriptions[observer] = stream.subscribe(
            { [unowned self] _, _ in script?.heard(observer) },
            onCompleted: { [unowned self] in script?.completed(observer) })
    }

    func cancel(_ observer: Int, byDropping: Bool) {
        if byDropping { subscriptions[observer] = nil } else { subscriptions[observer]?.cancel() }
    }

    func call() { parent!.delegate!.told(by: 0, "text") }

    func told(by thread: Int, _ text: String) { script?.heard(nil) }

    func ask(_ number: Int) -> Int { number }

    func end() { parent = nil }
}
