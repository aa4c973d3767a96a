import Switchboard
import TestHosts
import TestSupport
import Testing

/// CONFORMANCE B7, E4 and F2: mistakes end the process, with a text that names what is involved and the remedy.
@Suite struct FactoryTrapTests {
    private func text(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }

    @Test func test_B7_aRequiredMethodThatNobodyAnswers() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let map = MapView()
            let subscription = map.regionDidChange.subscribe { _ in }
            _ = map.draw(Overlay("route"))
            withExtendedLifetime(subscription) {}
        }
        #expect(text(result).contains("nobody answers a call of "))
        #expect(text(result).contains("method, requirement 0 of TestHosts.MapViewDelegate"))
        #expect(text(result).contains("set `fallbackTarget`"))
    }

    @Test func test_E4_twoForOneClassOfParents() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            RxTableViewDelegateProxy.register { RxTableViewDelegateProxy(tableView: $0) }
        }
        #expect(text(result).contains("expected one proxy class for parents of class TableView, found a second one"))
        #expect(text(result).contains("RxTableViewDelegateProxy"))
        #expect(
            text(result).contains("Register it for another class of parents, or give it an `identifier` of its own"))
    }

    private final class UnregisteredProxy: DelegateProxy<Job, any JobDelegate>, DelegateProxyType, @unchecked Sendable {
        init(job: Job) { super.init(parentObject: job, delegateProxy: UnregisteredProxy.self) }
        static func registerKnownImplementations() {}
    }

    @Test func test_E4_noneForAClassOfParents() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = UnregisteredProxy.proxy(for: Job())
        }
        #expect(text(result).contains("expected a proxy class registered for Job or a class that it inherits from"))
        #expect(text(result).contains("found none among those of UnregisteredProxy"))
        #expect(text(result).contains("Call `register { UnregisteredProxy(...: $0) }`"))
    }

    private final class ClashingProxy: DelegateProxy<Job, any JobDelegate>, DelegateProxyType, @unchecked Sendable {
        init(job: Job) { super.init(parentObject: job, delegateProxy: ClashingProxy.self) }
        static func registerKnownImplementations() { register { ClashingProxy(job: $0) } }
        static func currentDelegate(for object: Job) -> (any JobDelegate)? { object.supervisor }
        static func setCurrentDelegate(_ delegate: (any JobDelegate)?, to object: Job) { object.supervisor = delegate }
    }

    @Test func test_E4_twoPropertiesWithOneIdentifier() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let job = Job()
            _ = RxJobDelegateProxy.proxy(for: job)
            _ = ClashingProxy.proxy(for: job)
        }
        #expect(text(result).contains("expected the proxy of a Job with the identifier of ClashingProxy to be of that"))
        #expect(
            text(result).contains("found a RxJobDelegateProxy. Give one of the two classes an `identifier` of its own"))
    }

    private class PlainProxy: DelegateProxy<ScrollView, any ScrollViewDelegate>, DelegateProxyType, @unchecked Sendable
    {
        init(scrollView: ScrollView) { super.init(parentObject: scrollView, delegateProxy: PlainProxy.self) }
        class var identifier: UnsafeRawPointer {
            unsafeBitCast(ObjectIdentifier(PlainProxy.self), to: UnsafeRawPointer.self)
        }
        static func registerKnownImplementations() {
            register { PlainProxy(scrollView: $0) }
            register { StrayProxy(tableView: $0) }
        }
    }
    private final class StrayProxy: PlainProxy, @unchecked Sendable {
        init(tableView: TableView) { super.init(scrollView: tableView) }
        override class var identifier: UnsafeRawPointer {
            unsafeBitCast(ObjectIdentifier(StrayProxy.self), to: UnsafeRawPointer.self)
        }
    }

    @Test func test_E4_aProxyClassWithAnotherIdentifierThanItsBase() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = PlainProxy.proxy(for: TableView())
        }
        #expect(text(result).contains("expected a proxy class with the identifier of PlainProxy"))
        #expect(text(result).contains("found StrayProxy, which has another. Leave out the `identifier` of StrayProxy"))
    }

    // MARK: F2

    private final class Painter: MapViewDelegate {
        func mapView(_ mapView: MapView, rendererFor overlay: Overlay) -> OverlayRenderer {
            OverlayRenderer(overlay, color: "any")
        }
    }

    @Test func test_F2_installingOverAnotherDelegate() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let map = MapView()
            let (listener, painter) = (MapListener(Log()), Painter())
            let first = map.setDelegate(listener)
            let second = map.setDelegate(painter)
            withExtendedLifetime((first, second, listener, painter)) {}
        }
        #expect(text(result).contains("expected a proxy without a real delegate to install"))
        #expect(text(result).contains("Painter"))
        #expect(text(result).contains("found DelegateProxyTests.MapListener, for TestHosts.MapView"))
        #expect(text(result).contains("set the delegate to nil before, if that is meant"))
    }

    @Test func test_F2_changedInBetweenItIsLeftAndSaid() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            let map = MapView()
            let (red, blue) = (MapListener(Log()), MapListener(Log(), color: "blue"))
            let installed = map.setDelegate(red)
            RxMapViewDelegateProxy.proxy(for: map).setForwardToDelegate(blue, retainDelegate: false)
            installed.cancel()
            precondition(map.draw(Overlay("route")) == "blue")
            withExtendedLifetime((red, blue)) {}
        }
        #expect(text(result).contains("was changed since `installForwardDelegate`; it is left as it is"))
    }

    @Test func test_F2_nothingIsSaidWhereNothingChanged() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            let map = MapView()
            let red = MapListener(Log())
            map.setDelegate(red).cancel()
            withExtendedLifetime(red) {}
        }
        #expect(!text(result).contains("Switchboard"))
    }

    // MARK: F4

    @Test func test_F4_addingADelegateThatForwardsBack() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let (first, second) = (MapView(), MapView())
            let (one, other) = (RxMapViewDelegateProxy.proxy(for: first), RxMapViewDelegateProxy.proxy(for: second))
            let added = one.addTarget(other.object, retainTarget: false)
            let back = other.addTarget(one.object, retainTarget: false)
            withExtendedLifetime((added, back, first, second)) {}
        }
        #expect(text(result).contains("found a proxy that does: calls would go in a circle"))
    }

    // MARK: E2

    private final class StrayingProxy: DelegateProxy<Job, any JobDelegate>, DelegateProxyType, @unchecked Sendable {
        init(job: Job) { super.init(parentObject: job, delegateProxy: StrayingProxy.self) }
        static var identifier: UnsafeRawPointer {
            unsafeBitCast(ObjectIdentifier(StrayingProxy.self), to: UnsafeRawPointer.self)
        }
        static func registerKnownImplementations() {
            register { (_: Job) in StrayingProxy(job: Job()) }
        }
    }

    @Test func test_E2_aProxyForAnotherObject() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = StrayingProxy.proxy(for: Job())
        }
        #expect(text(result).contains("expected the closure registered for Job to make a proxy for the object that it"))
        #expect(text(result).contains("found a StrayingProxy for another object"))
    }
}
