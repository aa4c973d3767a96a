import Foundation
import RxTestHosts
import SwitchboardRx
import TestHosts
import XCTest

/// What the proxies' streams are as Observables.
final class ProxyStreamTests: XCTestCase {
    private let recorder = Recorder()

    private func scroll(_ scrollView: ScrollView, to y: Double) { scrollView.scroll(to: Point(x: 0, y: y)) }

    // MARK: Writing it

    func testAStreamOfCallsIsMadeAnObservable() {
        let scrollView = ScrollView()
        let proxy = RxScrollViewDelegateProxy.proxy(for: scrollView)
        let observable = proxy.methodInvoked(ScrollViewDelegate.scrollViewDidScroll).asObservable()
        let subscriptions = [
            observable.map { $0.contentOffset.y }.filter { $0 > 1 }.subscribe(onNext: { [recorder] in
                recorder.note("\($0)")
            }),
            observable.map { $0.contentOffset.y }.subscribe { [recorder] event in
                if case .next(let y) = event { recorder.note("event \(y)") }
            },
        ]
        scroll(scrollView, to: 2)
        XCTAssertEqual(recorder.take(), ["2.0", "event 2.0"])
        for subscription in subscriptions { subscription.dispose() }
        scroll(scrollView, to: 3)
        XCTAssertEqual(recorder.take(), [])
    }

    /// What a line means does not depend on what else its file imports: here `SwitchboardRx`, which gives streams an
    /// `asObservable()`, and observers of streams no event.
    func testWithoutItALineMeansWhatItMeansInTheCore() async {
        let scrollView = ScrollView()
        let proxy = RxScrollViewDelegateProxy.proxy(for: scrollView)
        let stream = proxy.sentMessage(ScrollViewDelegate.scrollViewDidScroll)
        XCTAssertTrue(type(of: stream) == MessageStream<ScrollView>.self)
        let subscription = stream.subscribe { [recorder] view in recorder.note("\(type(of: view))") }
        let named = RxDownloadDelegateProxy.proxy(for: Download()).sentMessage("download(_:willStart:)")
        XCTAssertTrue(type(of: named) == CallStream<[Any], Any>.self)
        scroll(scrollView, to: 2)
        XCTAssertEqual(recorder.take(), ["ScrollView"])
        subscription.dispose()
    }

    func testTheCoresWayOfWritingStays() {
        let navigation = NavigationController()
        let proxy = RxNavigationControllerDelegateProxy.proxy(for: navigation)
        let stream: MessageStream<(NavigationController, Screen, Bool)> = proxy.sentMessage(
            NavigationControllerDelegate.navigationController(_:willShow:animated:))
        let typed = stream.subscribe { [recorder] _, screen, _ in recorder.note(screen.title) }
        let chained = proxy.methodInvoked(NavigationControllerDelegate.navigationController(_:didShow:animated:))
            .subscribe { [recorder] _, screen, _ in recorder.note(screen.title) }
        let outcome = stream.withOutcome.asObservable().subscribe(onNext: { [recorder] arguments, outcome in
            recorder.note("\(arguments.1.title) \(outcome)")
        })
        navigation.show(Screen("a"))
        XCTAssertEqual(recorder.take(), ["a", "a sent", "a"])
        typed.cancel()
        chained.dispose()
        outcome.dispose()
        navigation.show(Screen("b"))
        XCTAssertEqual(recorder.take(), [])
    }

    func testALoopTakesTheCoresStream() async {
        func begin() -> (Download, MessageStream<(Download, String)>.AsyncIterator) {
            let download = Download()
            let proxy = RxDownloadDelegateProxy.proxy(for: download)
            return (download, proxy.sentMessage(DownloadDelegate.download(_:willStart:)).makeAsyncIterator())
        }
        var (download, iterator) = begin()
        download.run("here")
        let first = await iterator.next()
        XCTAssertEqual(first?.1, "here")
        // Of a parent that is gone.
        var proxy: DelegateProxy<Download, any DownloadDelegate>?
        do {
            let gone = Download()
            proxy = gone.rx.delegate
            withExtendedLifetime(gone) {}
        }
        guard let proxy else { return XCTFail("no proxy") }
        for await (_, address) in proxy.sentMessage(DownloadDelegate.download(_:willStart:)) { XCTFail(address) }
    }

    func testAProxyWithoutAClassOfItsOwn() {
        let mapView = MapView()
        let subscription = DelegateProxy<MapView, any MapViewDelegate>.proxy(for: mapView)
            .sentMessage(MapViewDelegate.mapView(_:regionDidChangeAnimated:)).asObservable()
            .map { _, animated in animated }
            .record(recorder)
        mapView.move(to: .zero, animated: true)
        XCTAssertEqual(recorder.all, ["true"])
        subscription.dispose()
    }

    func testSelectorsWithTypes() throws {
        let mapView = MapView()
        let controller = QuietMapController()
        controller.onRegion = { [recorder] in recorder.note("real") }
        mapView.delegate = controller
        let proxy = RxMapViewDelegateProxy.proxy(for: mapView)
        let selector = try RxMapViewDelegateProxy.selector(MapViewDelegate.mapView(_:regionDidChangeAnimated:))
        let sent = proxy.sentMessage(selector).asObservable().map { "before \($0.1)" }.record(recorder)
        let invoked = proxy.methodInvoked(selector).asObservable().map { "after \($0.1)" }.record(recorder)
        mapView.move(to: .zero)
        XCTAssertEqual(recorder.take(), ["before false", "real", "after false"])
        sent.dispose()
        invoked.dispose()
    }

    func testMessagesOfAProxyByItsReactiveExtensions() throws {
        let download = Download()
        let listener = DownloadListener { [recorder] in recorder.note("real") }
        download.delegate = listener
        let proxy = RxDownloadDelegateProxy.proxy(for: download)
        let sent = proxy.rx.sentMessage("download(_:willStart:)").map { "before \($0[1])" }.record(recorder)
        let invoked = proxy.rx.methodInvoked("download(_:willStart:)").map { "after \($0[1])" }.record(recorder)
        download.run("here")
        try proxy.send("download(_:willStart:)", download, "by message")
        XCTAssertEqual(
            recorder.take(),
            ["before here", "real", "after here", "before by message", "real", "after by message"])
        sent.dispose()
        invoked.dispose()
        withExtendedLifetime(listener) {}
    }

    func testAStreamOfTheCoreIsTakenWhereverAStreamIs() {
        let picker = ContactPicker()
        let stream: MessageStream<ContactPicker> = picker.didCancel
        let merged = Observable.of(1, 2).flatMap { number in stream.asObservable().map { _ in number } }
            .withLatestFrom(stream) { number, _ in number }
            .record(recorder)
        picker.cancel()
        picker.cancel()
        XCTAssertEqual(recorder.take(), ["1", "2", "1", "2"])
        merged.dispose()
    }

    // MARK: Subscriptions

    func testASubscriptionThatNobodyKeepsLasts() {
        let scrollView = ScrollView()
        _ = RxScrollViewDelegateProxy.proxy(for: scrollView)
            .methodInvoked(ScrollViewDelegate.scrollViewDidScroll).asObservable()
            .subscribe(onNext: { [recorder] _ in recorder.note("scrolled") })
        scroll(scrollView, to: 1)
        scroll(scrollView, to: 2)
        XCTAssertEqual(recorder.all, ["scrolled", "scrolled"])
    }

    func testNobodyHearsWhatCameBefore() {
        let scrollView = ScrollView()
        let stream = RxScrollViewDelegateProxy.proxy(for: scrollView)
            .methodInvoked(ScrollViewDelegate.scrollViewDidScroll).asObservable()
        scroll(scrollView, to: 1)
        let subscription = stream.map { $0.contentOffset.y }.record(recorder)
        scroll(scrollView, to: 2)
        subscription.dispose()
        scroll(scrollView, to: 3)
        XCTAssertEqual(recorder.all, ["2.0", "disposed"])
    }

    func testDisposalInAHandler() {
        let scrollView = ScrollView()
        let stream = RxScrollViewDelegateProxy.proxy(for: scrollView)
            .methodInvoked(ScrollViewDelegate.scrollViewDidScroll).asObservable()
        let slot = SerialDisposable()
        slot.disposable = stream.subscribe(
            onNext: { [recorder] scrollView in
                recorder.note("first")
                slot.dispose()
                scrollView.scroll(to: .zero)
            },
            onDisposed: { [recorder] in recorder.note("first disposed") })
        let second = stream.subscribe(onNext: { [recorder] _ in recorder.note("second") })
        scroll(scrollView, to: 1)
        XCTAssertEqual(recorder.all, ["first", "first disposed", "second", "second"])
        second.dispose()
    }

    func testWhoIsDisposedOfByAnotherHandlerHearsNothingOfTheSameCall() {
        let scrollView = ScrollView()
        let stream = RxScrollViewDelegateProxy.proxy(for: scrollView)
            .methodInvoked(ScrollViewDelegate.scrollViewDidScroll).asObservable()
        let slot = SerialDisposable()
        let first = stream.subscribe(onNext: { _ in slot.dispose() })
        slot.disposable = stream.map { _ in "second" }.record(recorder)
        let direct = SerialDisposable()
        let third = stream.subscribe(onNext: { _ in direct.dispose() })
        direct.disposable = stream.subscribe(onNext: { [recorder] _ in recorder.note("fourth") })
        scroll(scrollView, to: 1)
        XCTAssertEqual(recorder.all, ["disposed"])
        first.dispose()
        third.dispose()
    }

    func testTakeEndsAStream() {
        let scrollView = ScrollView()
        let subscription = RxScrollViewDelegateProxy.proxy(for: scrollView)
            .methodInvoked(ScrollViewDelegate.scrollViewDidScroll).asObservable().map { _ in "scrolled" }.take(1)
            .record(recorder)
        scroll(scrollView, to: 1)
        scroll(scrollView, to: 2)
        XCTAssertEqual(recorder.all, ["scrolled", "completed", "disposed"])
        subscription.dispose()
    }

    func testAnErrorInAnOperatorEndsOneSubscriptionOnly() {
        let scrollView = ScrollView()
        let stream = RxScrollViewDelegateProxy.proxy(for: scrollView)
            .methodInvoked(ScrollViewDelegate.scrollViewDidScroll).asObservable().map { $0.contentOffset.y }
        let failing = stream.map { y -> Double in
            if y == 2 { throw Failure.one }
            return y
        }.record(recorder, "a")
        let other = stream.record(recorder, "b")
        for y in [1.0, 2, 3] { scroll(scrollView, to: y) }
        XCTAssertEqual(
            recorder.take(), ["a1.0", "b1.0", "aerror one", "adisposed", "b2.0", "b3.0"])
        failing.dispose()
        other.dispose()
    }

    func testShare() {
        let scrollView = ScrollView()
        let shared = RxScrollViewDelegateProxy.proxy(for: scrollView)
            .methodInvoked(ScrollViewDelegate.scrollViewDidScroll).asObservable()
            .do(
                onSubscribed: { [recorder] in recorder.note("subscribed") },
                onDispose: { [recorder] in recorder.note("let go") }
            )
            .map { $0.contentOffset.y }
            .share()
        let first = shared.record(recorder, "a")
        let second = shared.record(recorder, "b")
        scroll(scrollView, to: 1)
        first.dispose()
        second.dispose()
        XCTAssertEqual(
            recorder.all, ["subscribed", "a1.0", "b1.0", "adisposed", "let go", "bdisposed"])
    }

    func testManyThreads() {
        let mapView = MapView()
        let controller = QuietMapController()
        mapView.delegate = controller
        let stream = RxMapViewDelegateProxy.proxy(for: mapView)
            .methodInvoked(MapViewDelegate.mapView(_:regionDidChangeAnimated:)).asObservable()
        let (kept, passing) = (Counter(), Counter())
        let subscription = stream.subscribe(onNext: { _ in kept.add() })
        onThreads(4) { index in
            for _ in 0..<500 {
                if index.isMultiple(of: 2) {
                    mapView.delegate?.mapView(mapView, regionDidChangeAnimated: true)
                } else {
                    stream.map { $0.1 }.subscribe(onNext: { _ in passing.add() }).dispose()
                }
            }
        }
        XCTAssertEqual(kept.value, 1000)
        subscription.dispose()
        let heard = passing.value
        mapView.move(to: .zero)
        XCTAssertEqual(kept.value, 1000)
        XCTAssertEqual(passing.value, heard)
    }

    // MARK: Forward delegates

    func testAForwardDelegateStaysUntilItIsDisposedOf() {
        let mapView = MapView()
        let controller = QuietMapController()
        let installed = RxMapViewDelegateProxy.installForwardDelegate(
            controller, retainDelegate: false, onProxyForObject: mapView)
        XCTAssertEqual(mapView.draw(Overlay("river")), "grey")
        XCTAssertTrue(RxMapViewDelegateProxy.proxy(for: mapView).forwardToDelegate() === controller)
        XCTAssertTrue(RxMapViewDelegateProxy.proxy(for: mapView)._forwardToDelegate === controller)
        installed.dispose()
        XCTAssertNil(RxMapViewDelegateProxy.proxy(for: mapView).forwardToDelegate())
        XCTAssertNil(RxMapViewDelegateProxy.proxy(for: mapView)._forwardToDelegate)
    }

    func testAForwardDelegateStaysThoughNobodyKeepsTheDisposable() {
        let mapView = MapView()
        let controller = QuietMapController()
        _ = RxMapViewDelegateProxy.installForwardDelegate(
            controller, retainDelegate: false, onProxyForObject: mapView)
        XCTAssertTrue(RxMapViewDelegateProxy.proxy(for: mapView).forwardToDelegate() === controller)
        XCTAssertEqual(mapView.draw(Overlay("river")), "grey")
    }

    func testDisposalLeavesAnotherDelegateAlone() {
        let mapView = MapView()
        let (first, second) = (QuietMapController(), QuietMapController())
        let installed = RxMapViewDelegateProxy.installForwardDelegate(
            first, retainDelegate: false, onProxyForObject: mapView)
        let proxy = RxMapViewDelegateProxy.proxy(for: mapView)
        proxy.setForwardToDelegate(second, retainDelegate: false)
        installed.dispose()
        XCTAssertTrue(proxy.forwardToDelegate() === second)
    }

    #if !DEBUG
        /// As in RxCocoa, whose assertion ends only debug builds.
        func testASecondDelegateReplacesTheFirstInReleaseBuilds() {
            let mapView = MapView()
            let (first, second) = (QuietMapController(), QuietMapController())
            let installed = mapView.rx.setDelegate(first)
            let other = mapView.rx.setDelegate(second)
            let proxy = RxMapViewDelegateProxy.proxy(for: mapView)
            XCTAssertTrue(proxy.forwardToDelegate() === second)
            installed.dispose()
            XCTAssertTrue(proxy.forwardToDelegate() === second)
            other.dispose()
            XCTAssertNil(proxy.forwardToDelegate())
        }
    #endif

    func testInstallingAndSubscribingOffTheMainThread() {
        nonisolated(unsafe) let mapView = MapView()
        nonisolated(unsafe) let controller = QuietMapController()
        let heard = Counter()
        onThreads(1) { _ in
            _ = mapView.rx.setDelegate(controller)
            _ = RxMapViewDelegateProxy.proxy(for: mapView)
                .methodInvoked(MapViewDelegate.mapView(_:regionDidChangeAnimated:)).asObservable()
                .subscribe(onNext: { _ in heard.add() })
        }
        mapView.move(to: Point(x: 1, y: 1))
        XCTAssertEqual(heard.value, 1)
        XCTAssertEqual(mapView.draw(Overlay("river")), "grey")
    }

    func testDisposalTakesAForwardDelegateAwayOnce() {
        let mapView = MapView()
        let proxy = RxMapViewDelegateProxy.proxy(for: mapView)
        let (first, second) = (QuietMapController(), QuietMapController())
        let installed = mapView.rx.setDelegate(first)
        installed.dispose()
        XCTAssertNil(proxy.forwardToDelegate())
        let other = mapView.rx.setDelegate(second)
        installed.dispose()
        XCTAssertTrue(proxy.forwardToDelegate() === second)
        other.dispose()
    }

    func testARetainedForwardDelegateIsLetGo() {
        let mapView = MapView()
        weak var weakController: QuietMapController?
        let installed = {
            let controller = QuietMapController()
            weakController = controller
            return RxMapViewDelegateProxy.installForwardDelegate(
                controller, retainDelegate: true, onProxyForObject: mapView)
        }()
        XCTAssertNotNil(weakController)
        installed.dispose()
        XCTAssertNil(weakController)
    }
}

final class QuietMapController: MapViewDelegate {
    var onRegion: (() -> Void)?

    func mapView(_ mapView: MapView, rendererFor overlay: Overlay) -> OverlayRenderer {
        OverlayRenderer(overlay, color: "grey")
    }

    func mapView(_ mapView: MapView, regionDidChangeAnimated animated: Bool) { onRegion?() }
}

private final class DownloadListener: DownloadDelegate {
    let onStart: () -> Void
    init(_ onStart: @escaping () -> Void) { self.onStart = onStart }
    func download(_ download: Download, willStart address: String) { onStart() }
    func download(_ download: Download, didEndAfter bytes: Int) {}
}
