import Switchboard
import TestHosts
import TestSupport
import XCTest

/// CONFORMANCE B, for proxy classes of one's own.
final class ForwardingTests: XCTestCase {
    private struct Failure: Error, Equatable { let number: Int }

    private let log = Log<String>()

    func test_B1_anUnobservedCallReachesTheTargetOnce() {
        let table = TableView()
        let real = TableListener(log)
        table.tableDelegate = real
        _ = RxTableViewOwnDelegateProxy.proxy(for: table)
        table.select(row: 3)
        XCTAssertEqual(table.contentHeight(ofRows: 4), 6)
        XCTAssertEqual(log.entries, ["real selected 3"])
        withExtendedLifetime(real) {}
    }

    func test_B2_observersBeforeTheTargetAndAfter() {
        let (table, log) = (TableView(), log)
        let real = TableListener(log)
        table.tableDelegate = real
        let proxy = RxTableViewOwnDelegateProxy.proxy(for: table)
        let subscriptions = [
            proxy.methodInvoked(TableViewDelegate.tableView(_:didSelectRow:)).subscribe { log.add("invoked \($1)") },
            proxy.sentMessage(TableViewDelegate.tableView(_:didSelectRow:)).subscribe { log.add("sent \($1)") },
        ]
        table.select(row: 3)
        XCTAssertEqual(log.entries, ["sent 3", "real selected 3", "invoked 3"])
        withExtendedLifetime((subscriptions, real)) {}
    }

    func test_B3_observersAreNotifiedWithoutATarget() {
        let (navigation, log) = (NavigationController(), log)
        let subscriptions = [
            navigation.willShow.subscribe { controller, screen, animated in
                log.add("will show \(screen.title) over \(controller.screens.count) \(animated)")
            },
            navigation.didShow.subscribe { controller, screen, animated in
                log.add("did show \(screen.title) as \(controller.screens.count) \(animated)")
            },
        ]
        navigation.show(Screen("Home"), animated: false)
        navigation.show(Screen("Settings"))
        XCTAssertEqual(
            log.entries,
            [
                "will show Home over 0 false", "did show Home as 1 false", "will show Settings over 1 true",
                "did show Settings as 2 true",
            ])
        withExtendedLifetime(subscriptions) {}
    }

    func test_B4_theTargetGetsOnlyCallsWhileItIsSet() {
        let view = ScrollView()
        let real = TableListener(log)
        let proxy = RxScrollViewDelegateProxy.proxy(for: view)
        view.scroll(to: Point(x: 0, y: 1))
        proxy.setForwardToDelegate(real, retainDelegate: false)
        view.scroll(to: Point(x: 0, y: 2))
        proxy.setForwardToDelegate(nil, retainDelegate: false)
        view.scroll(to: Point(x: 0, y: 3))
        XCTAssertEqual(log.entries, ["real scrolled to 2.0"])
        withExtendedLifetime(real) {}
    }

    func test_B5_cancelledObserversAreNotNotifiedAndCallsAreStillForwarded() {
        let (view, log) = (ScrollView(), log)
        let real = TableListener(log)
        view.delegate = real
        let subscription = view.didScroll.subscribe { _ in log.add("stream") }
        view.scroll(to: .zero)
        subscription.cancel()
        view.scroll(to: .zero)
        view.scroll(to: .zero)
        XCTAssertEqual(
            log.entries, ["real scrolled to 0.0", "stream", "real scrolled to 0.0", "real scrolled to 0.0"])
        withExtendedLifetime(real) {}
    }

    func test_B6_resultsComeFromTheTarget() {
        let (view, log) = (ScrollView(), log)
        let real = TableListener(log)
        view.delegate = real
        let subscription = view.didScroll.subscribe { log.add("stream \($0.contentOffset.y)") }
        view.scroll(to: Point(x: 0, y: 200))
        view.tapStatusBar()
        XCTAssertEqual(view.contentOffset.y, 200)
        view.scroll(to: Point(x: 0, y: 50))
        view.tapStatusBar()
        XCTAssertEqual(view.contentOffset.y, 0)
        XCTAssertEqual(log.entries.filter { $0.hasPrefix("stream") }, ["stream 200.0", "stream 50.0", "stream 0.0"])
        withExtendedLifetime((subscription, real)) {}
    }

    func test_B7_theFallbackReturnsTheResultWithoutATarget() {
        let view = ScrollView()
        let proxy = RxScrollViewDelegateProxy.proxy(for: view)
        view.drag(to: Point(x: 0, y: 5))
        view.tapStatusBar()
        XCTAssertEqual(view.contentOffset, .zero, "the default allows it")
        var real: TableListener? = TableListener(log)
        proxy.setForwardToDelegate(real, retainDelegate: false)
        view.scroll(to: Point(x: 0, y: 300))
        view.tapStatusBar()
        XCTAssertEqual(view.contentOffset.y, 300)
        real = nil
        view.tapStatusBar()
        XCTAssertEqual(view.contentOffset, .zero)
        XCTAssertEqual(log.entries, ["real scrolled to 300.0", "listener ended"])
        XCTAssertNil(real)
    }

    func test_B8_theErrorReachesTheCallerAndObservers() {
        let (job, log) = (Job(), log)
        let real = JobListener(log)
        real.failure = Failure(number: 7)
        job.delegate = real
        let subscription = job.didEnd.withOutcome.subscribe { _, outcome in
            guard case .threw(let error) = outcome else { return log.add("\(outcome)") }
            log.add("threw \((error as? Failure)?.number ?? 0)")
        }
        XCTAssertThrowsError(try job.run()) { XCTAssertEqual($0 as? Failure, Failure(number: 7)) }
        XCTAssertEqual(log.entries, ["real will start", "real did end", "threw 7"])
        withExtendedLifetime((subscription, real)) {}
    }

    func test_B9_bothStagesGetTheSameArguments() {
        let (picker, log) = (ContactPicker(), log)
        let proxy = RxContactPickerDelegateProxy.proxy(for: picker)
        typealias Several = (any ContactPickerDelegate) -> (ContactPicker, [Contact]) -> Void
        let address: @Sendable ([Contact]) -> String = { contacts in
            contacts.withUnsafeBytes { "\($0.baseAddress.map(UInt.init(bitPattern:)) ?? 0)" }
        }
        let subscriptions = [
            proxy.sentMessage(ContactPickerDelegate.contactPicker(_:didSelect:) as Several)
                .subscribe { log.add(address($1)) },
            proxy.methodInvoked(ContactPickerDelegate.contactPicker(_:didSelect:) as Several)
                .subscribe { log.add(address($1)) },
        ]
        let contacts = [Contact("Ada"), Contact("Grace")]
        picker.choose(contacts)
        XCTAssertEqual(log.entries, [address(contacts), address(contacts)])
        withExtendedLifetime(subscriptions) {}
    }

    func test_B10_theCallerSeesWritesThroughAPointer() {
        let view = ScrollView()
        let real = TableListener(log)
        view.delegate = real
        let subscription = RxScrollViewDelegateProxy.proxy(for: view)
            .sentMessage(ScrollViewDelegate.scrollViewWillEndDragging(_:target:))
            .subscribe { $1.pointee.y *= 10 }
        view.drag(to: Point(x: 0, y: 2))
        XCTAssertEqual(view.contentOffset.y, 21)
        withExtendedLifetime((subscription, real)) {}
    }

    func test_B11_observersAreNotifiedInOrderOfSubscription() {
        let (view, log) = (ScrollView(), log)
        let subscriptions = (0..<4).map { number in view.didScroll.subscribe { _ in log.add("\(number)") } }
        view.scroll(to: .zero)
        subscriptions[1].cancel()
        view.scroll(to: .zero)
        XCTAssertEqual(log.entries, ["0", "1", "2", "3", "0", "2", "3"])
        withExtendedLifetime(subscriptions) {}
    }

    func test_B12_anObserverMaySubscribeCancelReplaceAndCall() throws {
        let (job, log, kept) = (Job(), log, Log<SubscriptionToken>())
        let (first, second) = (JobListener(log, name: "first"), JobListener(log, name: "second"))
        let proxy = RxJobDelegateProxy.proxy(for: job)
        proxy.setForwardToDelegate(first, retainDelegate: false)
        nonisolated(unsafe) let unsafeSecond = second
        nonisolated(unsafe) var ownSubscription: SubscriptionToken?
        let later = Log<SubscriptionToken>()
        ownSubscription = proxy.sentMessage(JobDelegate.willStart).subscribe {
            log.add("once")
            ownSubscription?.cancel()
            later.entries.last?.cancel()
            kept.add(proxy.sentMessage(JobDelegate.willStart).subscribe { log.add("late") })
            proxy.setForwardToDelegate(unsafeSecond, retainDelegate: false)
            proxy.object.willStart()
        }
        later.add(proxy.sentMessage(JobDelegate.willStart).subscribe { log.add("cancelled") })
        job.delegate?.willStart()
        XCTAssertEqual(log.entries, ["once", "late", "second will start", "second will start"])
        job.delegate?.willStart()
        XCTAssertEqual(log.entries.suffix(2), ["late", "second will start"])
        withExtendedLifetime((kept, first, second)) {}
    }

    func test_B13_targetProxyAndParentMayBeDroppedDuringACall() {
        let log = log
        var table: TableView? = TableView()
        var real: TableListener? = TableListener(log)
        table!.tableDelegate = real
        let subscription = table!.didSelectRow.subscribe { log.add("invoked \($1)") }
        weak let weakTable = table
        real!.onSelect = { [weak weakReal = real] in
            real = nil
            table = nil
            XCTAssertNotNil(weakReal, "alive for the length of the call")
        }
        table!.select(row: 1)
        XCTAssertEqual(log.entries.sorted(), ["invoked 1", "listener ended", "real selected 1"])
        XCTAssertNil(weakTable)
        XCTAssertNil(real)
        withExtendedLifetime(subscription) {}
    }

    func test_B14_aProxyOfASubprotocolObservesTheInheritedMethods() {
        let (table, log) = (TableView(), log)
        let real = TableListener(log)
        table.tableDelegate = real
        let proxy = RxTableViewOwnDelegateProxy.proxy(for: table)
        let subscriptions = [
            proxy.sentMessage(ScrollViewDelegate.scrollViewDidScroll).subscribe { _ in log.add("scrolled") },
            proxy.sentMessage(TableViewDelegate.tableView(_:didSelectRow:)).subscribe { log.add("selected \($1)") },
        ]
        table.scroll(to: .zero)
        table.select(row: 2)
        XCTAssertEqual(log.entries, ["scrolled", "real scrolled to 0.0", "selected 2", "real selected 2"])
        withExtendedLifetime((subscriptions, real)) {}
    }

    func test_D5_methodsThatDifferInAnArgumentsTypeAreToldApart() {
        let (picker, log) = (ContactPicker(), log)
        let subscriptions = [
            picker.didSelectContact.subscribe { log.add("one: \($1.name)") },
            picker.didSelectContacts.subscribe { log.add("several: \($1.map(\.name))") },
            picker.didCancel.subscribe { _ in log.add("none") },
        ]
        picker.choose(Contact("Ada"))
        picker.choose([Contact("Grace"), Contact("Edsger")])
        picker.cancel()
        XCTAssertEqual(log.entries, ["one: Ada", #"several: ["Grace", "Edsger"]"#, "none"])
        withExtendedLifetime(subscriptions) {}
    }

    func test_D5_placesAndErrors() {
        let (manager, log) = (LocationManager(), log)
        let subscriptions = [
            manager.didUpdatePlaces.subscribe { log.add("\($1.map(\.x))") },
            manager.didFail.subscribe { log.add("failed \(($1 as? Failure)?.number ?? 0)") },
        ]
        manager.move(through: [Point(x: 1, y: 0), Point(x: 2, y: 0)])
        manager.fail(with: Failure(number: 9))
        XCTAssertEqual(log.entries, ["[1.0, 2.0]", "failed 9"])
        withExtendedLifetime(subscriptions) {}
    }
}
