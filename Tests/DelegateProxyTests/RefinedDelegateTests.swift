import Switchboard
import TestHosts
import TestSupport
import XCTest

/// CONFORMANCE R8: delegates that refine each other in one property.
final class RefinedDelegateTests: XCTestCase {
    private typealias Scrolling = DelegateProxy<CollectionView, any ScrollViewDelegate>

    private func view(_ delegate: (any ScrollViewDelegate)?) throws -> CollectionView {
        try skipWithoutEntryStubs()
        let view = CollectionView()
        view.delegate = delegate
        return view
    }

    /// Where the optimizer sees that the view was just made, it calls the setter directly.
    @inline(never) private func assign(_ delegate: (any ScrollViewDelegate)?, to view: CollectionView) {
        view.delegate = delegate
    }

    /// What a view with a delegate does; with `Recorder`, all of it reaches that.
    private func use(_ view: CollectionView) async throws {
        view.select(item: 1)
        view.select(item: 13)
        view.scroll(to: Point(x: 1, y: 0))
        XCTAssertEqual(view.size(ofItem: 2), Point(x: 2, y: 20))
        XCTAssertEqual(view.spacing(of: 3), 6)
        XCTAssertEqual(view.style, "bold, bold 1")
        let badge = try await view.badge(for: 4)
        XCTAssertEqual(badge, "badge 4")
        do {
            _ = try await view.badge(for: 13)
            XCTFail("expected an error")
        } catch { XCTAssertTrue(error is CancellationError) }
        view.selectionLimit = 5
        view.raiseSelectionLimit()
        XCTAssertEqual(view.selectionLimit, 6)
    }

    private let everything = [
        "may select 1", "selected 1", "may select 13", "scrolled", "size 2", "spacing 3", "style", "style 1", "badge 4",
        "badge 13",
        "limit 5", "limit 6",
    ]

    /// A collection view's delegate keeps all its methods if you observe only those of scroll views.
    func test_R8_theDelegateKeepsWhatItCanDo() async throws {
        let recorder = Recorder(), view = try view(recorder)
        try await use(view)
        XCTAssertEqual(recorder.take(), everything)
        var scrolls = 0
        let subscription = Scrolling.proxy(for: view).methodInvoked(ScrollViewDelegate.scrollViewDidScroll)
            .subscribe { _ in scrolls += 1 }
        try await use(view)
        XCTAssertEqual(recorder.take(), everything)
        XCTAssertEqual(scrolls, 1)
        subscription.cancel()
        try await use(view)
        XCTAssertEqual(recorder.take(), everything)
    }

    /// Two proxies of one property, of which one's delegate refines the other's, in both orders.
    func test_R8_anAssignedDelegateReachesAllProxiesOfTheProperty() async throws {
        for isRefinedFirst in [true, false] {
            let recorder = Recorder(), plain = PlainRecorder(), view = try view(nil), heard = Log<String>()
            func observeRefined() -> SubscriptionToken {
                SelectingProxy.proxy(for: view).sentMessage(CollectionViewDelegate.collectionView(_:didSelectItem:))
                    .subscribe { _ in heard.add("selected") }
            }
            let refined = isRefinedFirst ? observeRefined() : nil
            let base = Scrolling.proxy(for: view).sentMessage(ScrollViewDelegate.scrollViewDidScroll)
                .subscribe { _ in heard.add("scrolled") }
            let later = isRefinedFirst ? nil : observeRefined()
            for _ in 0..<2 {
                assign(recorder, to: view)
                try await use(view)
                XCTAssertEqual(recorder.take(), everything)
                XCTAssertEqual(heard.take(), ["selected", "scrolled"])
                assign(plain, to: view)
                view.scroll(to: .zero)
                XCTAssertEqual(view.size(ofItem: 2), Point(x: 100, y: 100))
                XCTAssertEqual(plain.take(), ["scrolled"])
                XCTAssertEqual(heard.take(), ["scrolled"])
                assign(nil, to: view)
                view.scroll(to: .zero)
                XCTAssertEqual(heard.take(), ["scrolled"])
            }
            [refined, base, later].forEach { $0?.cancel() }
        }
    }

    /// A delegate that only knows scroll views is asked for nothing else.
    func test_R8_nothingIsMadeUp() async throws {
        let plain = PlainRecorder(), view = try view(plain)
        let proxy = Scrolling.proxy(for: view)
        XCTAssertFalse(view.delegate is any CollectionViewDelegate)
        XCTAssertEqual(view.size(ofItem: 2), Point(x: 100, y: 100))
        view.select(item: 1)
        view.scroll(to: .zero)
        XCTAssertEqual(plain.take(), ["scrolled"])
        // With another delegate, and without again.
        let recorder = Recorder()
        proxy.setForwardToDelegate(recorder, retainDelegate: false)
        XCTAssertTrue(view.delegate is any CollectionViewDelegateFlowLayout)
        try await use(view)
        XCTAssertEqual(recorder.take(), everything)
        proxy.setForwardToDelegate(plain, retainDelegate: false)
        XCTAssertFalse(view.delegate is any CollectionViewDelegate)
        XCTAssertEqual(view.size(ofItem: 2), Point(x: 100, y: 100))
        let half = HalfRecorder()
        proxy.setForwardToDelegate(half, retainDelegate: false)
        XCTAssertTrue(view.delegate is any CollectionViewDelegate)
        XCTAssertFalse(view.delegate is any CollectionViewDelegateFlowLayout)
        XCTAssertEqual(view.size(ofItem: 2), Point(x: 100, y: 100))
        view.select(item: 3)
        XCTAssertEqual(half.take(), ["selected 3"])
        proxy.setForwardToDelegate(nil, retainDelegate: false)
        XCTAssertFalse(view.delegate is any CollectionViewDelegate)
        XCTAssertIdentical(view.delegate, proxy)
        XCTAssertTrue(view.delegate is Scrolling)
    }

    func test_R8_assignedDelegates() async throws {
        let view = try view(nil), proxy = Scrolling.proxy(for: view)
        try XCTSkipUnless(proxy.staysInstalled)
        let recorder = Recorder(), plain = PlainRecorder()
        for _ in 0..<3 {
            assign(recorder, to: view)
            XCTAssertTrue(proxy.isInstalled)
            try await use(view)
            XCTAssertEqual(recorder.take(), everything)
            assign(plain, to: view)
            XCTAssertFalse(view.delegate is any CollectionViewDelegate)
            view.scroll(to: .zero)
            XCTAssertEqual(plain.take(), ["scrolled"])
            assign(nil, to: view)
            XCTAssertFalse(view.delegate is any CollectionViewDelegate)
        }
    }

    /// The methods of the refining protocol are observed, intercepted and answered, whatever the delegate is.
    func test_R8_refined() async throws {
        let recorder = Recorder(), plain = PlainRecorder()
        for delegate in [recorder, plain, nil] as [(any ScrollViewDelegate)?] {
            let view = try view(delegate), proxy = Scrolling.proxy(for: view)
            let refined = proxy.refined(to: (any CollectionViewDelegateFlowLayout).self)
            var seen: [String] = []
            let subscriptions = [
                proxy.refined(to: (any CollectionViewDelegate).self)
                    .sentMessage(CollectionViewDelegate.collectionView(_:didSelectItem:)).subscribe { _, item in
                        seen.append("selected \(item)")
                    },
                proxy.refined(to: (any CollectionViewDelegate).self)
                    .methodInvoked(CollectionViewDelegate.collectionView(_:didSelectItem:)).subscribe { _, item in
                        seen.append("was selected \(item)")
                    },
                refined.methodInvoked(CollectionViewDelegateFlowLayout.collectionView(_:sizeForItem:)).withOutcome
                    .subscribe { _, outcome in if case .returned(let size) = outcome { seen.append("size \(size.x)") }
                    },
                proxy.methodInvoked(ScrollViewDelegate.scrollViewDidScroll).subscribe { _ in seen.append("scrolled") },
            ]
            view.select(item: 7)
            view.scroll(to: .zero)
            let size = view.size(ofItem: 2)
            XCTAssertEqual(size.x, delegate === recorder ? 2 : 1)
            XCTAssertEqual(seen, ["selected 7", "was selected 7", "scrolled", "size \(size.x)"])
            let larger = refined.intercept(CollectionViewDelegateFlowLayout.collectionView(_:sizeForItem:)) {
                call, view, item in
                let size = call.proceed(view, item)
                return Point(x: size.x * 10, y: size.y)
            }
            XCTAssertEqual(view.size(ofItem: 2).x, size.x * 10)
            larger.cancel()
            if delegate !== recorder {
                let answer = refined.whenUnanswered(CollectionViewDelegateFlowLayout.collectionView(_:sizeForItem:)) {
                    _, item in
                    Point(x: Double(item), y: 0.5)
                }
                XCTAssertEqual(view.size(ofItem: 2), Point(x: 2, y: 0.5))
                answer.cancel()
            }
            withExtendedLifetime(subscriptions) {}
        }
    }

    /// The proxies of two classes for one property, in any order.
    func test_R8_twoProxiesForOneProperty() async throws {
        for collectionFirst in [true, false] {
            for delegate in [Recorder(), PlainRecorder(), nil] as [(any ScrollViewDelegate)?] {
                let view = try view(delegate)
                var seen: [String] = [], tokens: [SubscriptionToken] = []
                func observeSelection() {
                    tokens.append(
                        CollectionViewDelegateProxy.proxy(for: view)
                            .methodInvoked(CollectionViewDelegate.collectionView(_:didSelectItem:))
                            .subscribe { _, item in seen.append("selected \(item)") })
                }
                func observeScrolling() {
                    tokens.append(view.didScroll.subscribe { _ in seen.append("scrolled") })
                }
                if collectionFirst { observeSelection() }
                observeScrolling()
                if !collectionFirst { observeSelection() }
                view.select(item: 3)
                view.scroll(to: .zero)
                XCTAssertEqual(seen, ["selected 3", "scrolled"], "\(collectionFirst) \(String(describing: delegate))")
                switch delegate {
                case let recorder as Recorder:
                    XCTAssertEqual(recorder.take(), ["may select 3", "selected 3", "scrolled"])
                    XCTAssertEqual(view.size(ofItem: 2), Point(x: 2, y: 20))
                case let plain as PlainRecorder: XCTAssertEqual(plain.take(), ["scrolled"])
                default: break
                }
                withExtendedLifetime(tokens) {}
            }
        }
    }

    /// What is assigned to a property of the base protocol, while the proxy is for the refining one.
    func test_R8_assignedToAProxyOfTheRefiningProtocol() async throws {
        let view = try view(nil), proxy = CollectionViewDelegateProxy.proxy(for: view)
        try XCTSkipUnless(proxy.staysInstalled)
        let recorder = Recorder(), plain = PlainRecorder()
        var seen: [String] = []
        let tokens = [
            proxy.sentMessage(CollectionViewDelegate.collectionView(_:didSelectItem:)).subscribe {
                seen.append("selected \($1)")
            },
            proxy.sentMessage(ScrollViewDelegate.scrollViewDidScroll).subscribe { _ in seen.append("scrolled") },
            proxy.whenUnanswered(get: \.selectionLimit) { 3 },
        ]
        for _ in 0..<3 {
            assign(recorder, to: view)
            XCTAssertTrue(proxy.isInstalled)
            XCTAssertIdentical(proxy.forwardToDelegate(), recorder)
            try await use(view)
            XCTAssertEqual(recorder.take(), everything)
            XCTAssertEqual(seen, ["selected 1", "scrolled"])
            assign(plain, to: view)
            XCTAssertTrue(proxy.isInstalled)
            XCTAssertNil(proxy.forwardToDelegate())
            view.select(item: 5)
            view.scroll(to: .zero)
            XCTAssertEqual(plain.take(), ["scrolled"])
            XCTAssertEqual(seen, ["selected 1", "scrolled", "selected 5", "scrolled"])
            XCTAssertEqual(view.selectionLimit, 3)
            assign(nil, to: view)
            XCTAssertTrue(proxy.isInstalled)
            view.scroll(to: .zero)
            assign(proxy.object, to: view)
            view.scroll(to: .zero)
            XCTAssertEqual(plain.take(), [])
            seen = []
        }
        // With a name, interceptors and several delegates.
        assign(plain, to: view)
        let more = Recorder()
        let added = proxy.addTarget(more, retainTarget: false)
        let interceptor = proxy.intercept { call in try call.proceed() }
        view.scroll(to: .zero)
        view.select(item: 4)
        XCTAssertEqual(plain.take(), ["scrolled"])
        XCTAssertEqual(more.take(), ["scrolled", "may select 4", "selected 4"])
        withExtendedLifetime((tokens, added, interceptor)) {}
    }

    /// The words behind the arguments name the target's class, wherever they are, and whatever the caller's cast found.
    func test_R8_manyArgumentsAndKeptCasts() async throws {
        let recorder = Recorder(), view = try view(recorder), proxy = Scrolling.proxy(for: view)
        nonisolated(unsafe) let layout = try XCTUnwrap(view.delegate as? any CollectionViewDelegateFlowLayout)
        for target in [recorder, HalfRecorder(), PlainRecorder(), nil, recorder] as [(any ScrollViewDelegate)?] {
            proxy.setForwardToDelegate(target, retainDelegate: true)
            for _ in 0..<3 {
                let sum = layout.collectionView(view, 1, 2, 3, 4, at: [0.5], 1, 2, 3, 4, 5, 6, 7, 8, 9)
                XCTAssertEqual(sum, 55.5)
                let all = await layout.collectionView(view, 1, 2, 3, 4, 5, 6, 7)
                XCTAssertEqual(all, 28)
                if target === recorder {
                    XCTAssertTrue(layout.collectionView(view, kind: Recorder.self))
                    XCTAssertFalse(layout.collectionView(view, kind: type(of: layout)))
                }
                guard target === recorder else { continue }
                XCTAssertEqual(layout.style(), "bold")
                XCTAssertEqual(layout.style(in: 2), "bold 2")
            }
        }
    }

    /// A default of the refining protocol calls a method of the other one, on a target that has only that.
    func test_R8_defaultsReachTheTarget() throws {
        let plain = PlainRecorder(), view = try view(plain), proxy = Scrolling.proxy(for: view)
        let refined = proxy.refined(to: (any CollectionViewDelegate).self)
        refined.object.scrollViewDidScroll(view)
        XCTAssertEqual(plain.take(), ["scrolled"])
    }

    /// The compiler compares classes where it casts to a final one.
    func test_R8_finalProxyClasses() throws {
        let recorder = Recorder(), view = try view(recorder)
        let proxy = FinalScrollProxy.proxy(for: view)
        XCTAssertTrue(view.delegate is any CollectionViewDelegate)
        XCTAssertIdentical(FinalScrollProxy.proxy(for: view), proxy)
        XCTAssertTrue(proxy.isInstalled)
        XCTAssertTrue("\(type(of: proxy))".contains("FinalScrollProxy"))
    }

    /// If a parent caches a cast of its delegate, the proxy is set again when the cast's outcome changes.
    func test_R8_parentsThatCacheCasts() throws {
        try skipWithoutEntryStubs()
        let view = CachingView()
        let proxy = DelegateProxy<CachingView, any ScrollViewDelegate>.proxy(for: view)
        XCTAssertNil(view.refined)
        let refined = proxy.refined(to: (any CollectionViewDelegate).self)
        XCTAssertNotNil(view.refined)
        withExtendedLifetime(refined) {}
        let other = CachingView(), plainProxy = DelegateProxy<CachingView, any ScrollViewDelegate>.proxy(for: other)
        let added = plainProxy.addTarget(Recorder(), retainTarget: true)
        XCTAssertNotNil(other.refined)
        added.cancel()
        XCTAssertNil(other.refined)
        plainProxy.fallbackTarget = Recorder()
        XCTAssertNotNil(other.refined)
        plainProxy.fallbackTarget = nil
        XCTAssertNil(other.refined)
    }

    /// The end of a target may wait for another thread that sets another proxy's.
    func test_H1_targetsEndOutsideLocks() throws {
        try skipWithoutEntryStubs()
        let proxy = ForwardingProxy<any ScrollViewDelegate>()
        proxy.setForwardToDelegate(WaitingRecorder(), retainDelegate: true)
        proxy.setForwardToDelegate(nil, retainDelegate: false)
        XCTAssertEqual(WaitingRecorder.ended.withLock { $0 }, 1)
    }

    func test_R8_interceptorsOfAllCalls() async throws {
        let recorder = Recorder(), view = try view(recorder), proxy = Scrolling.proxy(for: view)
        var calls = 0
        let before = proxy.intercept { call in
            calls += 1
            XCTAssertNotNil(call.invocation)
            try call.proceed()
        }
        view.select(item: 1)
        XCTAssertEqual(calls, 2)
        proxy.setForwardToDelegate(nil, retainDelegate: false)
        _ = proxy.refined(to: (any CollectionViewDelegate).self)
        view.select(item: 1)
        XCTAssertEqual(calls, 4)
        before.cancel()
        view.select(item: 1)
        XCTAssertEqual(calls, 4)
        XCTAssertEqual(view.selected, [1, 1, 1])
    }

    func test_R8_moreReceivers() throws {
        let view = try view(nil), proxy = Scrolling.proxy(for: view)
        let recorder = Recorder(), other = Recorder()
        let added = proxy.addTarget(recorder, retainTarget: false)
        XCTAssertTrue(view.delegate is any CollectionViewDelegate)
        proxy.setForwardToDelegate(other, retainDelegate: false)
        view.select(item: 1)
        XCTAssertEqual(other.take(), ["may select 1", "selected 1"])
        XCTAssertEqual(recorder.take(), ["selected 1"])
        added.cancel()
        proxy.setForwardToDelegate(nil, retainDelegate: false)
        XCTAssertFalse(view.delegate is any CollectionViewDelegate)
        proxy.fallbackTarget = recorder
        XCTAssertTrue(view.delegate is any CollectionViewDelegate)
        view.select(item: 2)
        XCTAssertEqual(recorder.take(), ["may select 2", "selected 2"])
        proxy.fallbackTarget = nil
        XCTAssertFalse(view.delegate is any CollectionViewDelegate)
        view.select(item: 3)
        XCTAssertEqual(recorder.take(), [])
    }

    func test_R8_whatCannotBeServedIsAnError() throws {
        let peer = Peer(), view = try view(peer)
        XCTAssertThrowsError(try ConformingScrollProxy.proxyOrThrow(for: view)) { error in
            let text = "\(error)"
            XCTAssertTrue(text.contains("is also a TestHosts.CollectionViewPeer"), text)
        }
        XCTAssertIdentical(view.delegate, peer)
        let proxy = ForwardingProxy<any ScrollViewDelegate>()
        XCTAssertThrowsError(try proxy.refinedOrThrow(to: (any CustomStringConvertible).self)) { error in
            XCTAssertTrue(
                "\(error)".contains("it doesn't refine TestHosts.ScrollViewDelegate. Pass a protocol"), "\(error)")
        }
        XCTAssertThrowsError(try proxy.refinedOrThrow(to: (any ScrollViewDelegate).self))
        XCTAssertThrowsError(try proxy.refinedOrThrow(to: (any CollectionViewPeer).self))
    }

    func test_R8_nothingIsLeaked() throws {
        weak var endedProxy: AnyObject?
        weak var endedTarget: AnyObject?
        var completed = false, tokens: [SubscriptionToken] = []
        do {
            let recorder = Recorder(), view = try view(recorder), proxy = Scrolling.proxy(for: view)
            proxy.setForwardToDelegate(recorder, retainDelegate: true)
            let refined = proxy.refined(to: (any CollectionViewDelegate).self)
            refined.sentMessage(CollectionViewDelegate.collectionView(_:didSelectItem:))
                .subscribe({ _ in }, onCompleted: { completed = true }).store(in: &tokens)
            (endedProxy, endedTarget) = (proxy, recorder)
            view.select(item: 1)
        }
        XCTAssertNil(endedProxy)
        XCTAssertNil(endedTarget)
        XCTAssertTrue(completed)
        tokens = []
    }

    /// Calls while the delegate changes from one kind to another.
    func test_H1_delegatesOfBothKindsWhileOthersCall() throws {
        try skipWithoutEntryStubs()
        let proxy = ForwardingProxy<any ScrollViewDelegate>()
        nonisolated(unsafe) let delegate = proxy.object
        nonisolated(unsafe) let view = CollectionView()
        let recorder = Recorder(), plain = PlainRecorder()
        DispatchQueue.concurrentPerform(iterations: 3) { thread in
            for round in 0..<20_000 {
                if thread == 0 {
                    proxy.setForwardToDelegate(
                        round.isMultiple(of: 2) ? recorder as any ScrollViewDelegate : plain, retainDelegate: true)
                } else {
                    delegate.scrollViewDidScroll(view)
                    if let layout = delegate as? any CollectionViewDelegateFlowLayout {
                        let size = layout.collectionView(view, sizeForItem: 2).x
                        if size != 2 && size != 1 { XCTFail("\(size)") }
                        let spacing = layout.collectionView(view, spacingOf: [0, 0, 0])
                        if spacing != 3 && spacing != 6 { XCTFail("\(spacing)") }
                    }
                }
            }
        }
    }
}

private final class ConformingScrollProxy {
    static func proxyOrThrow(for view: CollectionView) throws -> AnyObject {
        try DelegateProxy<CollectionView, any ScrollViewDelegate>.proxyOrThrow(for: view)
    }
}

private final class Peer: CollectionViewPeer {
    static var allCases: [Peer] { [] }
}

private class Noting: @unchecked Sendable {
    private let noted = Locked<[String]>([])
    func note(_ text: String) { noted.withLock { $0.append(text) } }
    func take() -> [String] {
        noted.withLock { noted in
            defer { noted = [] }
            return noted
        }
    }
}

private final class PlainRecorder: Noting, ScrollViewDelegate, @unchecked Sendable {
    func scrollViewDidScroll(_ scrollView: ScrollView) { note("scrolled") }
}

private final class HalfRecorder: Noting, CollectionViewDelegate, @unchecked Sendable {
    func collectionView(_ collectionView: CollectionView, didSelectItem item: Int) { note("selected \(item)") }
}

private final class Recorder: Noting, CollectionViewDelegateFlowLayout, @unchecked Sendable {
    var limit = 0
    func scrollViewDidScroll(_ scrollView: ScrollView) { note("scrolled") }
    func collectionView(_ collectionView: CollectionView, didSelectItem item: Int) { note("selected \(item)") }
    func collectionView(_ collectionView: CollectionView, shouldSelectItem item: Int) -> Bool {
        note("may select \(item)")
        return item != 13
    }
    func collectionView(_ collectionView: CollectionView, sizeForItem item: Int) -> Point {
        note("size \(item)")
        return Point(x: Double(item), y: Double(item) * 10)
    }
    func collectionView<Value: Collection>(_ collectionView: CollectionView, spacingOf values: Value) -> Double {
        note("spacing \(values.count)")
        return Double(values.count) * 2
    }
    func style() -> String {
        note("style")
        return "bold"
    }
    func style<State: CustomStringConvertible>(in state: State) -> String {
        note("style \(state)")
        return "bold \(state)"
    }
    func collectionView(_ collectionView: CollectionView, badgeFor item: Int) async throws -> String {
        note("badge \(item)")
        await Task.yield()
        if item == 13 { throw CancellationError() }
        return "badge \(item)"
    }
    var selectionLimit: Int {
        get { limit }
        set {
            limit = newValue
            note("limit \(newValue)")
        }
    }
}

private class SelectingProxy: DelegateProxy<CollectionView, any CollectionViewDelegate>, DelegateProxyType,
    @unchecked Sendable
{
    // Others of the tests are for the same delegate.
    class var identifier: UnsafeRawPointer {
        unsafeBitCast(ObjectIdentifier(SelectingProxy.self), to: UnsafeRawPointer.self)
    }
    init(view: CollectionView) { super.init(parentObject: view, delegateProxy: SelectingProxy.self) }
    static func registerKnownImplementations() { register { SelectingProxy(view: $0) } }
    static func currentDelegate(for view: CollectionView) -> (any CollectionViewDelegate)? {
        view.delegate as? any CollectionViewDelegate
    }
    static func setCurrentDelegate(_ delegate: (any CollectionViewDelegate)?, to view: CollectionView) {
        view.delegate = delegate
    }
}

private final class FinalScrollProxy: DelegateProxy<CollectionView, any ScrollViewDelegate>, DelegateProxyType,
    @unchecked Sendable
{
    static var identifier: UnsafeRawPointer {
        unsafeBitCast(ObjectIdentifier(FinalScrollProxy.self), to: UnsafeRawPointer.self)
    }
    init(view: CollectionView) { super.init(parentObject: view, delegateProxy: FinalScrollProxy.self) }
    static func registerKnownImplementations() { register { FinalScrollProxy(view: $0) } }
}

private final class CachingView: HasDelegate, CachesDelegate {
    var delegate: (any ScrollViewDelegate)? { didSet { refined = delegate as? any CollectionViewDelegate } }
    weak var refined: (any CollectionViewDelegate)?
}

private final class WaitingRecorder: CollectionViewDelegate {
    static let ended = Locked(0)
    deinit {
        let done = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            let other = ForwardingProxy<any ScrollViewDelegate>()
            other.setForwardToDelegate(Recorder(), retainDelegate: true)
            done.signal()
        }
        done.wait()
        Self.ended.withLock { $0 += 1 }
    }
}
