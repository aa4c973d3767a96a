import Switchboard
import TestHosts
import TestSupport
import XCTest

/// CONFORMANCE F1 to F3.
final class ForwardDelegateTests: XCTestCase {
    private let log = Log<String>()

    // MARK: setForwardToDelegate

    func test_F1_notRetainedItGoesWithItsOwner() {
        let map = MapView()
        let proxy = RxMapViewDelegateProxy.proxy(for: map)
        var real: MapListener? = MapListener(log)
        proxy.setForwardToDelegate(real, retainDelegate: false)
        XCTAssertIdentical(object(proxy.forwardToDelegate()), real)
        real = nil
        XCTAssertEqual(log.entries, ["red listener ended"])
        XCTAssertNil(proxy.forwardToDelegate())
        XCTAssertNil(real)
    }

    func test_F1_retainedItStaysUntilItIsReplaced() {
        let map = MapView()
        let proxy = RxMapViewDelegateProxy.proxy(for: map)
        proxy.setForwardToDelegate(MapListener(log), retainDelegate: true)
        XCTAssertEqual(map.draw(Overlay("route")), "red")
        XCTAssertEqual(log.entries, [])
        proxy.setForwardToDelegate(MapListener(log, color: "blue"), retainDelegate: true)
        XCTAssertEqual(log.entries, ["red listener ended"])
        XCTAssertEqual(map.draw(Overlay("route")), "blue")
        proxy.setForwardToDelegate(nil, retainDelegate: true)
        XCTAssertEqual(log.entries, ["red listener ended", "blue listener ended"])
    }

    func test_F1_notRetainedAfterRetainedDropsTheStrongOne() {
        let map = MapView()
        let proxy = RxMapViewDelegateProxy.proxy(for: map)
        var real: MapListener? = MapListener(log)
        proxy.setForwardToDelegate(real, retainDelegate: true)
        proxy.setForwardToDelegate(real, retainDelegate: false)
        XCTAssertEqual(map.draw(Overlay("route")), "red")
        real = nil
        XCTAssertEqual(log.entries, ["red listener ended"])
        XCTAssertNil(real)
    }

    // MARK: installForwardDelegate

    func test_F2_theDelegateIsSetUntilTheSubscriptionIsCancelled() {
        let (map, log) = (MapView(), log)
        let stream = map.regionDidChange.subscribe { log.add("stream \($1)") }
        let real = MapListener(log)
        let installed = map.setDelegate(real)
        map.move(to: .zero)
        installed.cancel()
        map.move(to: .zero)
        XCTAssertEqual(log.entries, ["red region false", "stream false", "stream false"])
        XCTAssertNil(RxMapViewDelegateProxy.proxy(for: map).forwardToDelegate())
        withExtendedLifetime((stream, real)) {}
    }

    func test_F2_afterCancellingAnotherMayBeInstalled() {
        let map = MapView()
        let (red, blue) = (MapListener(log), MapListener(log, color: "blue"))
        map.setDelegate(red).cancel()
        let installed = map.setDelegate(blue)
        XCTAssertEqual(map.draw(Overlay("route")), "blue")
        withExtendedLifetime((installed, red, blue)) {}
    }

    func test_F2_droppingTheSubscriptionEndsItToo() {
        let map = MapView()
        let real = MapListener(log)
        var installed: SubscriptionToken? = map.setDelegate(real)
        XCTAssertNotNil(installed)
        installed = nil
        XCTAssertNil(RxMapViewDelegateProxy.proxy(for: map).forwardToDelegate())
        withExtendedLifetime(real) {}
    }

    func test_F2_retainedItIsKeptAsLongAsItIsInstalled() {
        let map = MapView()
        let installed = RxMapViewDelegateProxy.installForwardDelegate(
            MapListener(log), retainDelegate: true, onProxyForObject: map)
        XCTAssertEqual(map.draw(Overlay("route")), "red")
        XCTAssertEqual(log.entries, [])
        installed.cancel()
        XCTAssertEqual(log.entries, ["red listener ended"])
    }

    func test_F2_notRetainedItMayGoBefore() {
        let map = MapView()
        var real: MapListener? = MapListener(log)
        let installed = map.setDelegate(real!)
        real = nil
        XCTAssertEqual(log.entries, ["red listener ended"])
        let other = MapListener(log, color: "blue")
        let second = map.setDelegate(other)
        XCTAssertEqual(map.draw(Overlay("route")), "blue")
        second.cancel()
        installed.cancel()
        XCTAssertNil(real)
        withExtendedLifetime(other) {}
    }

    /// The proxy was put out by another delegate, and adopted it: what was installed is not there to be taken away.
    func test_F2_aDelegateThatWasAdoptedInBetweenIsLeft() {
        let map = MapView()
        let (red, blue) = (MapListener(log), MapListener(log, color: "blue"))
        let installed = map.setDelegate(red)
        map.delegate = blue
        _ = map.regionDidChange
        installed.cancel()
        XCTAssertEqual(map.draw(Overlay("route")), "blue")
        withExtendedLifetime((red, blue)) {}
    }

    func test_F2_theSubscriptionKeepsNeitherParentNorProxy() {
        var map: MapView? = MapView()
        weak let weakMap = map
        let real = MapListener(log)
        let installed = map!.setDelegate(real)
        map = nil
        XCTAssertNil(weakMap)
        installed.cancel()
        withExtendedLifetime(real) {}
    }

    // MARK: Required methods without data source

    func test_F3_requiredMethodsAreAnsweredWithoutDataSource() {
        let (table, log) = (TableView(), log)
        let subscription = table.deleteRow.subscribe { log.add("stream deletes \($1)") }
        XCTAssertEqual(table.reload(), [])
        table.delete(row: 1)
        let installed = table.setDataSource(Rows(["a", "b"]))
        XCTAssertEqual(table.reload(), ["a", "b"])
        table.delete(row: 0)
        XCTAssertEqual(table.reload(), ["b"])
        installed.cancel()
        XCTAssertEqual(table.reload(), [])
        XCTAssertEqual(log.entries, ["stream deletes 1", "stream deletes 0"])
        withExtendedLifetime(subscription) {}
    }

    func test_F3_requiredMethodsAreAnsweredWhenTheDataSourceIsGone() {
        let table = TableView()
        var rows: Rows? = Rows(["a"])
        table.dataSource = rows
        let subscription = table.deleteRow.subscribe { _ in }
        XCTAssertEqual(table.reload(), ["a"])
        rows = nil
        XCTAssertEqual(table.reload(), [])
        XCTAssertNil(rows)
        withExtendedLifetime(subscription) {}
    }

    /// Forwards to another delegate instead of to none, and says that there is none.
    private final class SubstitutingProxy: DelegateProxy<MapView, any MapViewDelegate>, DelegateProxyType,
        @unchecked Sendable
    {
        private let substitute = MapListener(Log(), color: "grey")
        /// What it was told to forward to, and whether to keep it.
        let told = Log<String>()

        init(mapView: MapView) {
            super.init(parentObject: mapView, delegateProxy: SubstitutingProxy.self)
        }

        static var identifier: UnsafeRawPointer {
            unsafeBitCast(ObjectIdentifier(SubstitutingProxy.self), to: UnsafeRawPointer.self)
        }

        static func registerKnownImplementations() {
            register { SubstitutingProxy(mapView: $0) }
        }

        override func setForwardToDelegate(_ delegate: (any MapViewDelegate)?, retainDelegate: Bool) {
            told.add("\((delegate as? MapListener)?.color ?? "none") \(retainDelegate)")
            super.setForwardToDelegate(delegate ?? substitute, retainDelegate: delegate != nil && retainDelegate)
        }

        override func forwardToDelegate() -> (any MapViewDelegate)? {
            super.forwardToDelegate().flatMap { $0 === substitute ? nil : $0 }
        }
    }

    func test_F3_anOverrideMayForwardToAnotherInstead() {
        let map = MapView()
        _ = SubstitutingProxy.proxy(for: map)
        XCTAssertEqual(map.draw(Overlay("route")), "grey")
        let real = MapListener(log)
        let installed = SubstitutingProxy.installForwardDelegate(real, retainDelegate: false, onProxyForObject: map)
        XCTAssertEqual(map.draw(Overlay("route")), "red")
        installed.cancel()
        XCTAssertEqual(map.draw(Overlay("route")), "grey")
        withExtendedLifetime(real) {}
    }

    func test_F3_anOverrideIsCalledOnceForAnAdoptedDelegate() {
        let map = MapView()
        let real = MapListener(log)
        map.delegate = real
        let proxy = SubstitutingProxy.proxy(for: map)
        XCTAssertEqual(proxy.told.entries, ["red false"])
        map.delegate = nil
        XCTAssertIdentical(SubstitutingProxy.proxy(for: map), proxy)
        XCTAssertEqual(proxy.told.entries, ["red false", "none false"])
        XCTAssertEqual(map.draw(Overlay("route")), "grey")
        withExtendedLifetime(real) {}
    }
}
