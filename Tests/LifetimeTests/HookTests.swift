import Foundation
import Switchboard
import TestProtocols
import TestSupport
import XCTest

/// CONFORMANCE G4: an object's end is heard of, once, at the right moment.
final class HookTests: XCTestCase {
    private class Watched: HasDeallocationHook, @unchecked Sendable {
        let log: Log<String>
        var next: Watched?
        init(_ log: Log<String>) { self.log = log }
        deinit { log.add("deinit") }
    }

    func test_G4_bothStagesOnceAndInOrder() {
        let log = Log<String>()
        var object: Watched? = Watched(log)
        weak var reference = object
        unowned(unsafe) let unsafe = object!
        let observations = [
            observing(object!, at: .deallocated) { log.add("after 1") },
            observing(object!) { [weak object] in log.add("before 1, \(object == nil ? "nil" : "alive")") },
            observing(object!) { log.add("before 2, \(unsafe.log === log)") },
            observing(object!, at: .deallocated) { log.add("after 2") },
        ]
        XCTAssertEqual(log.entries, [])
        object = nil
        let expected = ["before 1, nil", "before 2, true", "deinit", "after 1", "after 2"]
        XCTAssertEqual(log.entries, expected)
        XCTAssertNil(reference)
        reference = nil
        for observation in observations { observation.cancel() }
        XCTAssertEqual(log.entries, expected)
    }

    func test_G4_cancelledAndDroppedObserversAreSilent() {
        let log = Log<String>()
        var object: Watched? = Watched(log)
        let cancelled = observing(object!) { log.add("cancelled") }
        _ = observing(object!) { log.add("dropped") }
        let kept = observing(object!) { log.add("kept") }
        cancelled.cancel()
        cancelled.cancel()
        object = nil
        XCTAssertEqual(log.entries, ["kept", "deinit"])
        withExtendedLifetime(kept) {}
    }

    /// So many that a time for each of them with every change would not end today. What is left is called, in order.
    func test_G4_veryManyObservers() {
        let log = Log<Int>()
        var object: Watched? = Watched(Log())
        let observations = (0..<100_000).map { number in observing(object!) { log.add(number) } }
        for (number, observation) in observations.enumerated() where number % 1_000 != 5 { observation.cancel() }
        let late = observing(object!) { log.add(100_000) }
        object = nil
        XCTAssertEqual(log.entries, stride(from: 5, to: 100_000, by: 1_000) + [100_000])
        withExtendedLifetime((observations, late)) {}
    }

    func test_G4_anObserverMayCancelALaterOne() {
        let log = Log<String>()
        var object: Watched? = Watched(log)
        let later = Log<DeallocationObservation>()
        let first = observing(object!) {
            log.add("first")
            for observation in later.entries { observation.cancel() }
        }
        later.add(observing(object!) { log.add("second") })
        later.add(observing(object!, at: .deallocated) { log.add("third") })
        object = nil
        XCTAssertEqual(log.entries, ["first", "deinit"])
        withExtendedLifetime(first) {}
    }

    /// What an observer holds goes with it, and with the object.
    func test_G4_bodiesAreLetGo() {
        let (log, ended) = (Log<String>(), Log<Int>())
        var object: Watched? = Watched(log)
        func observe(_ number: Int) -> DeallocationObservation {
            let token = Token(onEnd: { ended.add(number) })
            return observing(object!) { _ = token.number }
        }
        let observations = [observe(1), observe(2)]
        observations[0].cancel()
        XCTAssertEqual(ended.entries, [1])
        object = nil
        XCTAssertEqual(ended.entries, [1, 2])
        withExtendedLifetime(observations) {}
    }

    func test_G4_othersOfTheClassAreNotMistaken() {
        let log = Log<String>()
        var (hooked, other): (Watched?, Watched?) = (Watched(log), Watched(log))
        let observation = observing(hooked!) { log.add("end") }
        other = nil
        XCTAssertEqual(log.entries, ["deinit"])
        // Whatever is made at the same place has no hook.
        for _ in 0..<100 { other = Watched(log) }
        hooked = nil
        XCTAssertEqual(log.entries.filter { $0 == "end" }.count, 1)
        withExtendedLifetime((observation, other)) {}
    }

    func test_G1_nestedEnds() {
        let log = Log<String>()
        var outer: Watched? = Watched(log)
        // Apart, so that nobody else holds one of them any more.
        @inline(never) func observe(_ outer: Watched) -> [DeallocationObservation] {
            outer.next = Watched(log)
            outer.next!.next = Watched(log)
            return [
                observing(outer) { log.add("outer") }, observing(outer, at: .deallocated) { log.add("outer gone") },
                observing(outer.next!) { log.add("inner") }, observing(outer.next!.next!) { log.add("innermost") },
            ]
        }
        let observations = observe(outer!)
        outer = nil
        XCTAssertEqual(
            log.entries, ["outer", "deinit", "inner", "deinit", "innermost", "deinit", "outer gone"])
        withExtendedLifetime(observations) {}
    }

    func test_G4_anObserverMayEndOthers() {
        let log = Log<String>()
        var object: Watched? = Watched(log)
        // Apart, so that only the observer keeps the other one.
        @inline(never) func observe(_ object: Watched) -> DeallocationObservation {
            let other = Log<Watched?>()
            other.add(Watched(log))
            let inner = observing(other.entries[0]!) { log.add("other") }
            return observing(object) { [inner] in withExtendedLifetime((other, inner)) { log.add("first") } }
        }
        let observation = observe(object!)
        letGo(&object)
        XCTAssertEqual(log.entries, ["first", "other", "deinit", "deinit"])
        withExtendedLifetime(observation) {}
    }

    // MARK: Refusals

    func test_anObjectInItsDeinitIsRefused() {
        final class Late: HasDelegate, HasDeallocationHook {
            weak var delegate: (any SampleDelegate)?
            let log: Log<String>
            init(_ log: Log<String>) { self.log = log }
            deinit {
                do {
                    _ = try Deallocation.observe(self) {}
                } catch {
                    log.add(error.description)
                }
                // A proxy is made all the same, and goes at once or when the table is swept.
                log.add("\(DelegateProxy<Late, any SampleDelegate>.proxy(for: self).parentObject == nil)")
            }
        }
        let log = Log<String>()
        for _ in 0..<2 {
            let object = Late(log)
            let observation = observing(object) {}
            withExtendedLifetime((object, observation)) {}
        }
        let name = String(reflecting: Late.self)
        let texts = [
            "Switchboard: can't observe the deallocation of a \(name): its last reference is gone. Observe it before "
                + "its `deinit` runs. [deinitializing]", "true",
        ]
        XCTAssertEqual(log.entries, texts + texts)
    }

    func test_anImmortalObjectIsRefused() throws {
        let object = Watched(Log())
        let address = Unmanaged.passRetained(object).toOpaque()
        let counts = address.load(fromByteOffset: 8, as: UInt.self)
        // As swift_initStaticObject leaves it (RefCount.h, Immortal).
        address.storeBytes(of: 0x8000_0000_FFFF_FFFF, toByteOffset: 8, as: UInt.self)
        XCTAssertThrowsError(try Deallocation.observe(object) {}) { error in
            XCTAssertEqual((error as? DeallocationError)?.reason, .immortal)
        }
        address.storeBytes(of: counts, toByteOffset: 8, as: UInt.self)
        Unmanaged<Watched>.fromOpaque(address).release()
    }
}
