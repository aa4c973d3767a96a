import Switchboard
import TestHosts
import TestSupport
import XCTest

/// CONFORMANCE A, for proxy classes of one's own and without.
final class InstallTests: XCTestCase {
    private let log = Log<String>()

    func test_A1_oneProxyForAParent() {
        let (view, other) = (ScrollView(), ScrollView())
        let proxy = RxScrollViewDelegateProxy.proxy(for: view)
        XCTAssertIdentical(RxScrollViewDelegateProxy.proxy(for: view), proxy)
        XCTAssertNotIdentical(RxScrollViewDelegateProxy.proxy(for: other), proxy)
        XCTAssertIdentical(proxy.scrollView, view)
    }

    func test_A2_theProxyTakesTheDelegatesPlaceAndHoldsItWeakly() {
        let view = ScrollView()
        var real: TableListener? = TableListener(log)
        view.delegate = real
        let proxy = RxScrollViewDelegateProxy.proxy(for: view)
        XCTAssertIdentical(object(view.delegate), proxy)
        XCTAssertIdentical(object(proxy.forwardToDelegate()), real)
        real = nil
        XCTAssertEqual(log.entries, ["listener ended"])
        XCTAssertNil(proxy.forwardToDelegate())
        XCTAssertNil(real)
    }

    func test_A2_aDelegateThatOnlyItsParentRetainedIsKept() throws {
        let (job, log) = (Job(), log)
        job.delegate = JobListener(log)
        let subscription = job.willStart.subscribe { log.add("stream") }
        try job.run()
        XCTAssertEqual(log.entries, ["stream", "real will start", "real did end"])
        RxJobDelegateProxy.proxy(for: job).setForwardToDelegate(nil, retainDelegate: false)
        XCTAssertEqual(log.entries.last, "real ended")
        withExtendedLifetime(subscription) {}
    }

    func test_A3_theDelegateOfAParentThatCachesItIsSetOnceToo() {
        final class Silent: LocationManagerDelegate {}
        let manager = LocationManager()
        let real = Silent()
        manager.delegate = real
        let proxy = RxLocationManagerDelegateProxy.proxy(for: manager)
        XCTAssertEqual(
            manager.looks,
            [
                .delegate(ObjectIdentifier(real), wantsHeading: false),
                .delegate(ObjectIdentifier(proxy), wantsHeading: false),
            ])
        withExtendedLifetime(real) {}
    }

    func test_A3_theDelegateIsSetOnce() {
        let view = ScrollView()
        let subscriptions = [view.didScroll.subscribe { _ in }, view.willBeginDragging.subscribe { _ in }]
        XCTAssertEqual(view.timesSet, 1)
        withExtendedLifetime(subscriptions) {}
    }

    // MARK: A4, the trap of the tutorials: a delegate that is set beside the streams

    func test_A4_aDelegateAssignedBeforeSubscribingStillReceivesCalls() {
        let (map, log) = (MapView(), log)
        let real = MapListener(log)
        map.delegate = real
        let subscription = map.regionDidChange.subscribe { log.add("stream \($1)") }
        map.move(to: .zero, animated: true)
        XCTAssertEqual(log.entries, ["red region true", "stream true"])
        XCTAssertEqual(map.draw(Overlay("route")), "red")
        withExtendedLifetime((subscription, real)) {}
    }

    /// Or, where the optimizer calls the setter directly, puts the proxy out until it is asked for again, as the proxy
    /// says.
    func test_A4_R3_aDelegateAssignedAfterSubscribingBecomesTheTarget() {
        let (map, log) = (MapView(), log)
        let subscription = map.regionDidChange.subscribe { log.add("stream \($1)") }
        let real = MapListener(log), stays = RxMapViewDelegateProxy.proxy(for: map).staysInstalled
        #if DEBUG
            XCTAssertTrue(stays)
        #endif
        map.delegate = real
        map.move(to: .zero)
        XCTAssertEqual(log.entries, ["red region false"] + (stays ? ["stream false"] : []))
        let second = map.regionDidChange.subscribe { log.add("second \($1)") }
        map.move(to: .zero)
        XCTAssertEqual(log.entries.suffix(3), ["red region false", "stream false", "second false"])
        XCTAssertEqual(map.draw(Overlay("route")), "red")
        withExtendedLifetime((subscription, second, real)) {}
    }

    func test_A4_theDelegateSetLastIsTheOneThatIsAdopted() {
        let (map, log) = (MapView(), log)
        let (first, second) = (MapListener(log), MapListener(log, color: "blue"))
        map.delegate = first
        let subscription = map.regionDidChange.subscribe { _ in }
        map.delegate = second
        _ = map.regionDidChange
        XCTAssertEqual(map.draw(Overlay("route")), "blue")
        map.move(to: .zero)
        XCTAssertEqual(log.entries, ["blue region false"])
        withExtendedLifetime((subscription, first, second)) {}
    }

    func test_A4_nilSetLaterIsAdoptedToo() {
        let (map, log) = (MapView(), log)
        let real = MapListener(log)
        map.delegate = real
        let subscription = map.regionDidChange.subscribe { log.add("stream \($1)") }
        map.delegate = nil
        _ = map.regionDidChange
        map.move(to: .zero)
        XCTAssertEqual(log.entries, ["stream false"])
        XCTAssertNil(RxMapViewDelegateProxy.proxy(for: map).forwardToDelegate())
        withExtendedLifetime((subscription, real)) {}
    }

    func test_A4_setDelegateAfterSubscribingKeepsTheProxy() {
        let (map, log) = (MapView(), log)
        let subscription = map.regionDidChange.subscribe { log.add("stream \($1)") }
        let real = MapListener(log)
        let installed = map.setDelegate(real)
        map.move(to: .zero)
        XCTAssertEqual(log.entries, ["red region false", "stream false"])
        XCTAssertEqual(map.draw(Overlay("route")), "red")
        withExtendedLifetime((subscription, installed, real)) {}
    }

    func test_A4_setDelegateBeforeSubscribingKeepsTheProxy() {
        let (map, log) = (MapView(), log)
        let real = MapListener(log)
        let installed = map.setDelegate(real)
        let subscription = map.regionDidChange.subscribe { log.add("stream \($1)") }
        map.move(to: .zero)
        XCTAssertEqual(log.entries, ["red region false", "stream false"])
        withExtendedLifetime((subscription, installed, real)) {}
    }

    // MARK: Parents and properties

    func test_A5_theProxyHoldsItsParentWeakly() {
        var view: ScrollView? = ScrollView()
        let proxy = RxScrollViewDelegateProxy.proxy(for: view!)
        weak let weakView = view
        XCTAssertIdentical(proxy.parentObject, view)
        view = nil
        XCTAssertNil(weakView)
        XCTAssertNil(proxy.parentObject)
    }

    func test_A6_twoPropertiesOfOneProtocolHaveProxiesOfTheirOwn() throws {
        let (job, log) = (Job(), log)
        let (delegate, supervisor) = (JobListener(log, name: "delegate"), JobListener(log, name: "supervisor"))
        (job.delegate, job.supervisor) = (delegate, supervisor)
        let subscriptions = [
            job.willStart.subscribe { log.add("stream of delegate") },
            job.willStartForSupervisor.subscribe { log.add("stream of supervisor") },
        ]
        XCTAssertNotIdentical(RxJobDelegateProxy.proxy(for: job), RxJobSupervisorProxy.proxy(for: job))
        try job.run()
        XCTAssertEqual(
            log.entries,
            [
                "stream of delegate", "delegate will start", "stream of supervisor", "supervisor will start",
                "delegate did end", "supervisor did end",
            ])
        withExtendedLifetime((subscriptions, delegate, supervisor)) {}
    }

    func test_A6_theIdentifierIsTheDelegateTypeUnlessAClassSaysOtherwise() {
        XCTAssertEqual(RxScrollViewDelegateProxy.identifier, RxTableViewDelegateProxy.identifier)
        XCTAssertNotEqual(RxTableViewDelegateProxy.identifier, RxTableViewOwnDelegateProxy.identifier)
        XCTAssertNotEqual(RxJobDelegateProxy.identifier, RxJobSupervisorProxy.identifier)
    }

    func test_A7_delegateDataSourceAndPrefetchDataSourceSideBySide() {
        let (table, log) = (TableView(), log)
        let (rows, listener) = (Rows(["a", "b"]), TableListener(log))
        (table.dataSource, table.tableDelegate, table.delegate) = (rows, listener, listener)
        let subscriptions = [
            table.didScroll.subscribe { log.add("stream scrolled to \($0.contentOffset.y)") },
            table.didSelectRow.subscribe { log.add("stream selected \($1)") },
            table.willDisplayCell.subscribe { _, cell, _ in log.add("stream displays \(cell.text)") },
            table.deleteRow.subscribe { log.add("stream deletes \($1)") },
            table.prefetchRows.subscribe { log.add("stream prefetches \($1)") },
        ]
        XCTAssertEqual(table.reload(), ["a", "b"])
        table.delete(row: 0)
        XCTAssertEqual(table.reload(), ["b"])
        table.prefetch(rows: [5, 6])
        table.select(row: 0)
        XCTAssertEqual(table.contentHeight(ofRows: 3), 3)
        XCTAssertEqual(
            log.entries,
            [
                "stream displays a", "stream displays b", "stream deletes 0", "stream displays b",
                "stream prefetches [5, 6]", "real selected 0", "stream selected 0",
            ])
        withExtendedLifetime((subscriptions, rows, listener)) {}
    }

    func test_A8_noSubclassIsNeeded() {
        let (view, log) = (ScrollView(), log)
        let real = TableListener(log)
        view.delegate = real
        let proxy = DelegateProxy<ScrollView, any ScrollViewDelegate>.proxy(for: view)
        let subscription = proxy.sentMessage(ScrollViewDelegate.scrollViewDidScroll).subscribe {
            log.add("stream scrolled to \($0.contentOffset.y)")
        }
        view.scroll(to: Point(x: 0, y: 7))
        XCTAssertEqual(log.entries, ["stream scrolled to 7.0", "real scrolled to 7.0"])
        withExtendedLifetime((subscription, real)) {}
    }

    func test_A8_aProxyWithoutSubclassAndOneWithAreInOneChain() {
        let (view, log) = (ScrollView(), log)
        let real = TableListener(log)
        view.delegate = real
        let plain = DelegateProxy<ScrollView, any ScrollViewDelegate>.proxy(for: view)
        let subscriptions = [
            plain.sentMessage(ScrollViewDelegate.scrollViewDidScroll).subscribe { _ in log.add("plain") },
            view.didScroll.subscribe { _ in log.add("own class") },
        ]
        XCTAssertIdentical(DelegateProxy<ScrollView, any ScrollViewDelegate>.proxy(for: view), plain)
        view.scroll(to: .zero)
        XCTAssertEqual(log.entries, ["plain", "real scrolled to 0.0", "own class"])
        withExtendedLifetime((subscriptions, real)) {}
    }

    func test_A9_compositionsAndInheritedProtocols() throws {
        final class Both: JobDelegate, TableViewDelegate {
            let log: Log<String>
            init(_ log: Log<String>) { self.log = log }
            func willStart() { log.add("real will start") }
            func didEnd() {}
            func scrollViewDidScroll(_ scrollView: ScrollView) { log.add("real scrolled") }
        }
        typealias Delegate = any JobDelegate & TableViewDelegate
        let log = log
        let real = Both(log)
        let parent = Parent<Delegate>(real)
        let proxy = DelegateProxy<Parent<Delegate>, Delegate>.proxy(for: parent)
        let subscriptions = [
            proxy.sentMessage(JobDelegate.willStart).subscribe { log.add("stream will start") },
            proxy.sentMessage(ScrollViewDelegate.scrollViewDidScroll).subscribe { _ in log.add("stream scrolled") },
        ]
        parent.delegate?.willStart()
        parent.delegate?.scrollViewDidScroll(ScrollView())
        XCTAssertEqual(log.entries, ["stream will start", "real will start", "stream scrolled", "real scrolled"])
        withExtendedLifetime((subscriptions, real)) {}
    }
}
