import Foundation
import Switchboard
import Synchronization
import TestProtocols
import TestSupport
import XCTest

/// CONFORMANCE H1 and H2, for ends of objects. Run with the thread sanitizer by `make check`.
final class ThreadTests: XCTestCase {
    private class Object: HasDeallocationHook, @unchecked Sendable {
        func number() -> Int { 1 }
    }
    private final class Other: Object, @unchecked Sendable { override func number() -> Int { 2 } }
    private final class Third<Value>: Object, @unchecked Sendable { override func number() -> Int { 3 } }

    /// One class is hooked for the first time, while others of it are used, hooked, and end.
    func test_H1_hookedFromEightThreads() {
        let ended = Count()
        var objects: [Object] = [Object(), Other(), Third<Int>(), Third<String>()]
        onThreads(8) { [objects] thread in
            var observations: [DeallocationObservation] = []
            for round in 0..<500 {
                let object = objects[(thread + round) % 4]
                precondition((1...3).contains(object.number()))
                observations.append(observing(object) { ended.add() })
                var own: Object? = thread.isMultiple(of: 2) ? Other() : Third<Double>()
                let observation = observing(own!) { ended.add() }
                own = nil
                withExtendedLifetime(observation) {}
                if round.isMultiple(of: 5) { observations.removeLast() }
            }
            ended.keep(observations)
        }
        XCTAssertEqual(ended.count, 8 * 500)
        withExtendedLifetime(objects) {}
        objects = []
        XCTAssertEqual(ended.count, 8 * 500 + 8 * 400)
    }

    /// Observes an object, and ends that before the object is let go.
    @inline(never) private static func observeBriefly(_ object: Object, _ ended: Count, cancels: Bool) {
        let own = observing(object) { ended.add() }
        if cancels { own.cancel() }
    }

    /// Each observer is called once, or was cancelled in time; and all hear of it on the thread that ended the object.
    func test_H1_observedAndCancelledWhileItEnds() {
        for round in 0..<300 {
            let ended = Count()
            var object: Object? = Other()
            let kept = observing(object!) { ended.add() }
            let cancellable = observing(object!) { ended.add() }
            let references = (0..<4).map { [object] _ in Reference(object!) }
            object = nil
            onThreads(4) { thread in
                if thread == 3 { cancellable.cancel() }
                var object = references[thread].take()
                if object != nil { Self.observeBriefly(object!, ended, cancels: (round + thread).isMultiple(of: 2)) }
                letGo(&object)
            }
            XCTAssertTrue((1...2).contains(ended.count), "\(ended.count)")
            withExtendedLifetime(kept) {}
        }
    }

    /// Of two threads, one ends the parent, and the other one adds the proxy's first observer: who comes second finds
    /// the other.
    func test_G1_theFirstObserverWhileTheParentEnds() {
        final class Ending: @unchecked Sendable {
            var parent: PlainParent? = PlainParent()
        }
        for _ in 0..<2000 {
            let (ending, completed) = (Ending(), Count())
            let proxy = DelegateProxy<PlainParent, any SampleDelegate>.proxy(for: ending.parent!)
            let stream = proxy.sentMessage(SampleDelegate.started)
            let tokens = Log<SubscriptionToken>()
            onThreads(2) { thread in
                if thread == 0 {
                    letGo(&ending.parent)
                } else {
                    tokens.add(stream.subscribeOnAnyThread({ _ in }, onCompleted: { completed.add() }))
                }
            }
            XCTAssertEqual(completed.count, 1)
            withExtendedLifetime((proxy, tokens)) {}
        }
    }

    func test_H2_observersAreNotifiedOnTheThreadThatEndsTheObject() {
        let heard = Log<ObjectIdentifier>()
        let reference = Reference(Object())
        let observation = reference.observe { heard.add(ObjectIdentifier(Thread.current)) }
        let ending = Log<ObjectIdentifier>()
        onThreads(1) { _ in
            ending.add(ObjectIdentifier(Thread.current))
            _ = reference.take()
        }
        XCTAssertEqual(heard.entries, ending.entries)
        withExtendedLifetime(observation) {}
    }

    /// Proxies are found and made by several threads, for parents that end on any of them.
    func test_H1_proxiesOfEveryWay() {
        final class Plain: HasDelegate { var delegate: (any SampleDelegate)? }
        final class Hooked: HasDelegate, HasDeallocationHook { var delegate: (any SampleDelegate)? }
        final class Storing: HasDelegate, HasProxyStorage {
            var delegate: (any SampleDelegate)?
            let proxyStorage = ProxyStorage()
        }
        @Sendable func use<Parent: HasDelegate & SendableMetatype>(_ parent: Parent)
        where Parent.DelegateType == any SampleDelegate {
            let proxy = DelegateProxy<Parent, any SampleDelegate>.proxy(for: parent)
            precondition(proxy === DelegateProxy<Parent, any SampleDelegate>.proxy(for: parent))
            precondition(proxy.parentObject === parent)
        }
        onThreads(8) { _ in
            for _ in 0..<500 {
                use(Plain())
                use(Hooked())
                use(Storing())
            }
        }
    }

    // MARK: Help

    private final class Count: Sendable {
        private let counter = Atomic(0)
        private let observations = Log<[DeallocationObservation]>()
        func add() { counter.add(1, ordering: .relaxed) }
        func keep(_ kept: [DeallocationObservation]) { observations.add(kept) }
        var count: Int { counter.load(ordering: .relaxed) }
    }

    /// A strong reference that one thread takes away.
    private final class Reference: @unchecked Sendable {
        private var object: Object?
        init(_ object: Object) { self.object = object }
        func take() -> Object? {
            defer { object = nil }
            return object
        }
        func observe(_ body: @escaping @Sendable () -> Void) -> DeallocationObservation { observing(object!, body) }
    }
}
