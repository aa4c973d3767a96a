import Foundation
import Switchboard
import TestHosts
import TestSupport
import XCTest

/// CONFORMANCE E1, E2, E3 and E5. Each test has classes of its own, because what is registered stays so.
final class FactoryTests: XCTestCase {
    // MARK: E1

    private final class Busy: HasDelegate {
        weak var delegate: (any JobDelegate)?
    }

    private final class BusyProxy: DelegateProxy<Busy, any JobDelegate>, DelegateProxyType, @unchecked Sendable {
        static let registrations = Log<Int>()

        init(busy: Busy) {
            super.init(parentObject: busy, delegateProxy: BusyProxy.self)
        }

        static var identifier: UnsafeRawPointer {
            unsafeBitCast(ObjectIdentifier(BusyProxy.self), to: UnsafeRawPointer.self)
        }

        static func registerKnownImplementations() {
            registrations.add(1)
            // Time for the others to come in between.
            Thread.sleep(forTimeInterval: 0.05)
            register { BusyProxy(busy: $0) }
        }
    }

    func test_E1_knownImplementationsAreRegisteredOnceByManyThreadsAtTheSameTime() {
        let proxies = Log<BusyProxy>()
        onThreads(8) { _ in
            let busy = Busy()
            let proxy = BusyProxy.proxy(for: busy)
            XCTAssertIdentical(busy.delegate, proxy)
            proxies.add(proxy)
        }
        XCTAssertEqual(BusyProxy.registrations.entries.count, 1)
        XCTAssertEqual(Set(proxies.entries.map(ObjectIdentifier.init)).count, 8)
        _ = BusyProxy.proxy(for: Busy())
        XCTAssertEqual(BusyProxy.registrations.entries.count, 1)
    }

    func test_A1_manyThreadsGetOneProxyForAParent() {
        for _ in 0..<50 {
            nonisolated(unsafe) let view = ScrollView()
            // Installing sets a property of the parent, on one thread; the others find it done.
            let first = RxScrollViewDelegateProxy.proxy(for: view)
            onThreads(4) { _ in XCTAssertIdentical(RxScrollViewDelegateProxy.proxy(for: view), first) }
        }
    }

    // MARK: E2, E3

    private class Animal: HasDelegate {
        weak var delegate: (any JobDelegate)?
    }
    private class Bird: Animal {}
    private final class Sparrow: Bird {}
    private class Fish: Animal {}
    private final class Salmon: Fish {}
    private final class Worm: Animal {}

    private class AnimalProxy: DelegateProxy<Animal, any JobDelegate>, DelegateProxyType, @unchecked Sendable {
        init(animal: Animal) {
            super.init(parentObject: animal, delegateProxy: AnimalProxy.self)
        }

        static var identifier: UnsafeRawPointer {
            unsafeBitCast(ObjectIdentifier(AnimalProxy.self), to: UnsafeRawPointer.self)
        }

        static func registerKnownImplementations() {
            register { AnimalProxy(animal: $0) }
            register { BirdProxy(bird: $0) }
        }
    }
    private final class BirdProxy: AnimalProxy, @unchecked Sendable {
        init(bird: Bird) { super.init(animal: bird) }
    }
    private final class FishProxy: AnimalProxy, @unchecked Sendable {
        init(fish: Fish) { super.init(animal: fish) }
    }

    private func kind(_ animal: Animal) -> String { "\(type(of: AnimalProxy.proxy(for: animal)))" }

    func test_E2_E3_theNearestAncestorThatIsRegisteredDecides() {
        XCTAssertEqual([Animal(), Worm()].map(kind), ["AnimalProxy", "AnimalProxy"])
        XCTAssertEqual([Bird(), Sparrow()].map(kind), ["BirdProxy", "BirdProxy"])
        let early = Fish()
        XCTAssertEqual([early, Salmon()].map(kind), ["AnimalProxy", "AnimalProxy"], "not registered yet")
        FishProxy.register { FishProxy(fish: $0) }
        XCTAssertEqual([Fish(), Salmon()].map(kind), ["FishProxy", "FishProxy"])
        XCTAssertEqual(
            [Animal(), Worm(), Bird(), Sparrow()].map(kind), ["AnimalProxy", "AnimalProxy", "BirdProxy", "BirdProxy"])
        XCTAssertEqual(kind(early), "AnimalProxy", "it has its proxy already")
    }

    func test_E2_aTableViewGetsItsOwnProxyWhereverOneForAScrollViewIsAskedFor() {
        final class BigTable: TableView {}
        let (table, big) = (TableView(), BigTable())
        let proxy = RxScrollViewDelegateProxy.proxy(for: table)
        XCTAssertIdentical((proxy as? RxTableViewDelegateProxy)?.tableView, table)
        XCTAssertTrue(RxScrollViewDelegateProxy.proxy(for: big) is RxTableViewDelegateProxy)
        XCTAssertIdentical(RxTableViewDelegateProxy.proxy(for: table), proxy)
    }

    func test_E3_aScrollViewKeepsItsProxyClass() {
        _ = RxScrollViewDelegateProxy.proxy(for: TableView())
        XCTAssertFalse(RxScrollViewDelegateProxy.proxy(for: ScrollView()) is RxTableViewDelegateProxy)
    }

    // MARK: E5

    private final class Box<Value>: HasDelegate {
        weak var delegate: (any JobDelegate)?
    }

    private final class BoxProxy<Value>: DelegateProxy<Box<Value>, any JobDelegate>, DelegateProxyType,
        @unchecked Sendable
    {
        init(box: Box<Value>) {
            super.init(parentObject: box, delegateProxy: BoxProxy.self)
        }

        static func registerKnownImplementations() {
            register { BoxProxy(box: $0) }
        }
    }

    func test_E5_genericProxiesOfGenericParents() {
        let log = Log<String>()
        let (numbers, texts) = (Box<Int>(), Box<String>())
        let subscriptions = [
            BoxProxy<Int>.proxy(for: numbers).sentMessage(JobDelegate.willStart).subscribe { log.add("numbers") },
            BoxProxy<String>.proxy(for: texts).sentMessage(JobDelegate.willStart).subscribe { log.add("texts") },
        ]
        numbers.delegate?.willStart()
        texts.delegate?.willStart()
        XCTAssertEqual(log.entries, ["numbers", "texts"])
        withExtendedLifetime(subscriptions) {}
    }

    /// Two classes of parents with delegates of one protocol, as people write protocols for several classes.
    func test_E5_proxiesOfOneProtocolForSeveralClassesOfParents() throws {
        let log = Log<String>()
        let (job, box) = (Job(), Box<Double>())
        let subscriptions = [
            job.willStart.subscribe { log.add("job") },
            BoxProxy<Double>.proxy(for: box).sentMessage(JobDelegate.willStart).subscribe { log.add("box") },
        ]
        job.delegate?.willStart()
        box.delegate?.willStart()
        XCTAssertEqual(log.entries, ["job", "box"])
        withExtendedLifetime(subscriptions) {}
    }
}
