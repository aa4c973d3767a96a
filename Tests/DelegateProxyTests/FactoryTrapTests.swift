import Switchboard
import TestHosts
import TestSupport
import Testing

/// CONFORMANCE B7, E4 and F2: mistakes end the process, with a text that names what is involved and the remedy.
@Suite struct FactoryTrapTests {
    private func text(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }

    @Test func test_B7_aRequiredMethodWithoutATarget() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let map = MapView()
            let subscription = map.regionDidChange.subscribe { _ in }
            _ = map.draw(Overlay("route"))
            withExtendedLifetime(subscription) {}
        }
        #expect(text(result).contains("can't answer a call of "))
        #expect(text(result).contains("`mapView(_:rendererFor:)` of TestHosts.MapViewDelegate: the proxy"))
        #expect(text(result).contains("set a `fallbackTarget`"))
    }

    @Test func test_E4_twoForOneClassOfParents() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            RxTableViewDelegateProxy.register { RxTableViewDelegateProxy(tableView: $0) }
        }
        #expect(text(result).contains("can't register RxTableViewDelegateProxy for parents of class TableView:"))
        #expect(text(result).contains("another class is registered with the same identifier"))
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
        #expect(text(result).contains("can't make UnregisteredProxy for Job: no proxy class is registered"))
        #expect(text(result).contains("no proxy class is registered for this class or its superclasses"))
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
        #expect(
            text(result).contains("can't return a ClashingProxy for this Job: it already has a RxJobDelegateProxy"))
        #expect(text(result).contains("Give one of the two classes an `identifier` of its own, or register"))
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
        #expect(text(result).contains("can't use StrayProxy where PlainProxy registered it: its identifier is another"))
        #expect(text(result).contains("Remove the `identifier` of StrayProxy, or call `StrayProxy.register(make:)`"))
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
        #expect(text(result).contains("Switchboard: can't install "))
        #expect(text(result).contains("Painter"))
        #expect(text(result).contains("as the target: the proxy of TestHosts.MapView already forwards to"))
        #expect(text(result).contains("forwards to DelegateProxyTests.MapListener, which would receive no more calls"))
        #expect(text(result).contains("If you mean that, set the target to nil before"))
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
        #expect(text(result).contains("was changed after `installForwardDelegate`, so it stays. Cancel the token"))
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
        #expect(text(result).contains("can't forward to a proxy that forwards to this one: calls would never end"))
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
        #expect(text(result).contains("the closure registered for Job returned a StrayingProxy for another object"))
    }
}
