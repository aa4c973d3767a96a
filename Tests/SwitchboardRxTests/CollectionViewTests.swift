import CocoaHosts
import Foundation
import RxCocoaHosts
import SwitchboardRx
import XCTest

/// The delegates of collection views, by what they conform to.
private enum Kind: CaseIterable { case layout, items, scrolling, none }

private class Scrolling: ScrollViewDelegate {
    let recorder: Recorder
    init(_ recorder: Recorder) { self.recorder = recorder }
    func scrollViewWillBeginDragging(_ scrollView: ScrollView) { recorder.note("delegate: drag") }
    func scrollViewDidScroll(_ scrollView: ScrollView) { recorder.note("delegate: scrolled") }
}

private class Items: Scrolling, CollectionViewDelegate {
    func collectionView(_ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        indexPath.row != 13
    }
    func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
        recorder.note("delegate: \(indexPath.row)")
    }
}

private final class Layout: Items, CollectionViewDelegateFlowLayout {
    func collectionView(_ collectionView: CollectionView, sizeForItemAt indexPath: IndexPath) -> CGSize {
        CGSize(width: 99, height: 1)
    }
}

/// A program's own proxies of collection views, for the property that these inherit from scroll views.
class RxCollectionViewItemsProxy:
    DelegateProxy<CollectionView, any CollectionViewDelegate>, DelegateProxyType, CollectionViewDelegate,
    @unchecked Sendable
{
    init(collectionView: CollectionView) {
        super.init(parentObject: collectionView, delegateProxy: RxCollectionViewItemsProxy.self)
    }
    static func registerKnownImplementations() { register { RxCollectionViewItemsProxy(collectionView: $0) } }
    static func currentDelegate(for object: CollectionView) -> (any CollectionViewDelegate)? {
        object.delegate as? any CollectionViewDelegate
    }
    static func setCurrentDelegate(_ delegate: (any CollectionViewDelegate)?, to object: CollectionView) {
        object.delegate = delegate
    }
}

extension Reactive where Base: CollectionView {
    /// The selected items, from the proxy of the property's protocol.
    fileprivate var itemSelected: ControlEvent<Int> {
        ControlEvent(
            events: delegate.refined(to: (any CollectionViewDelegate).self)
                .methodInvoked(CollectionViewDelegate.collectionView(_:didSelectItemAt:)).asObservable()
                .map { _, path in path.row })
    }

    /// The selected items, from a second proxy of the same property.
    fileprivate var itemSelectedByASecondProxy: ControlEvent<Int> {
        ControlEvent(
            events: RxCollectionViewItemsProxy.proxy(for: base)
                .methodInvoked(CollectionViewDelegate.collectionView(_:didSelectItemAt:)).asObservable()
                .map { _, path in path.row })
    }
}

/// A collection view has no proxy class of its own. The scroll views' proxy stands in, and supports the protocols to
/// which the delegate conforms.
final class CollectionViewTests: XCTestCase {
    private enum Step: String, CaseIterable { case scrolling, dragging, selecting, delegate }

    private let recorder = Recorder()
    private var disposeBag = DisposeBag()

    @inline(never) private func assign(_ delegate: (any ScrollViewDelegate)?, to view: ScrollView) {
        view.delegate = delegate
    }

    private func delegate(_ kind: Kind) -> (any ScrollViewDelegate)? {
        switch kind {
        case .layout: Layout(recorder)
        case .items: Items(recorder)
        case .scrolling: Scrolling(recorder)
        case .none: nil
        }
    }

    private func observe(_ step: Step, _ view: CollectionView, _ selected: ControlEvent<Int>? = nil) {
        switch step {
        case .scrolling:
            view.rx.didScroll.subscribe(onNext: { [recorder] in recorder.note("scrolled") }).disposed(by: disposeBag)
        case .dragging:
            view.rx.willBeginDragging.subscribe(onNext: { [recorder] in recorder.note("drag") })
                .disposed(by: disposeBag)
        case .selecting:
            (selected ?? view.rx.itemSelected)
                .subscribe(onNext: { [recorder] item in recorder.note("selected \(item)") }).disposed(by: disposeBag)
        case .delegate: break
        }
    }

    func test_R8_onlyTheScrollViewIsObserved() {
        for setting in Setting.allCases {
            for kind in Kind.allCases {
                for order in orders(of: [Step.scrolling, .dragging, .delegate]) {
                    let view = CollectionView(), delegate = delegate(kind)
                    for step in order {
                        observe(step, view)
                        guard step == .delegate, let delegate else { continue }
                        switch setting {
                        case .property: assign(delegate, to: view)
                        case .forwarding: view.rx.setDelegate(delegate).disposed(by: disposeBag)
                        }
                    }
                    view.tap(item: 2)
                    view.tap(item: 13)
                    view.drag(to: 1)
                    let note = "\(setting) \(kind) \(order.map(\.rawValue))"
                    switch kind {
                    case .layout, .items:
                        XCTAssertEqual(
                            recorder.take(),
                            ["delegate: 2", "delegate: drag", "drag", "scrolled", "delegate: scrolled"],
                            note)
                        XCTAssertEqual(view.selected, [2], note)
                    case .scrolling:
                        XCTAssertEqual(
                            recorder.take(), ["delegate: drag", "drag", "scrolled", "delegate: scrolled"], note)
                    case .none: XCTAssertEqual(recorder.take(), ["drag", "scrolled"], note)
                    }
                    // What the view does itself, if its delegate isn't of that protocol.
                    XCTAssertEqual(view.width(item: 0), kind == .layout ? 99 : 10, note)
                    XCTAssertEqual(
                        view.delegate is any CollectionViewDelegate, kind == .layout || kind == .items, note)
                    disposeBag = DisposeBag()
                }
            }
        }
    }

    func test_R8_theSelectionIsObservedWhateverTheDelegateIs() {
        for kind in Kind.allCases {
            for order in orders(of: Step.allCases) {
                let view = CollectionView(), delegate = delegate(kind)
                for step in order {
                    observe(step, view)
                    if step == .delegate { assign(delegate, to: view) }
                }
                view.tap(item: 2)
                view.tap(item: 13)
                let note = "\(kind) \(order.map(\.rawValue))"
                switch kind {
                case .layout, .items: XCTAssertEqual(recorder.take(), ["delegate: 2", "selected 2"], note)
                case .scrolling, .none: XCTAssertEqual(recorder.take(), ["selected 2", "selected 13"], note)
                }
                view.contentOffset.y = 1
                XCTAssertEqual(
                    recorder.take(), kind == .none ? ["scrolled"] : ["scrolled", "delegate: scrolled"], note)
                XCTAssertEqual(view.width(item: 0), kind == .layout ? 99 : 10, note)
                disposeBag = DisposeBag()
            }
        }
    }

    /// An assignment after both would replace the inner proxy: it sets the target of the outer one.
    func test_R8_proxiesOfBothProtocolsForOneProperty() {
        for kind in Kind.allCases {
            for order in orders(of: [Step.scrolling, .selecting, .delegate]) where order.last != .delegate {
                let view = CollectionView(), delegate = delegate(kind)
                for step in order {
                    switch step {
                    case .selecting: observe(step, view, view.rx.itemSelectedByASecondProxy)
                    case .delegate: assign(delegate, to: view)
                    default: observe(step, view)
                    }
                }
                view.tap(item: 2)
                view.contentOffset.y = 1
                let note = "\(kind) \(order.map(\.rawValue))"
                switch kind {
                case .layout, .items:
                    XCTAssertEqual(
                        recorder.take().sorted(), ["delegate: 2", "delegate: scrolled", "scrolled", "selected 2"], note)
                case .scrolling:
                    XCTAssertEqual(recorder.take().sorted(), ["delegate: scrolled", "scrolled", "selected 2"], note)
                case .none: XCTAssertEqual(recorder.take().sorted(), ["scrolled", "selected 2"], note)
                }
                XCTAssertEqual(view.width(item: 0), kind == .layout ? 99 : 10, note)
                disposeBag = DisposeBag()
            }
        }
    }

    func test_R8_delegatesOfThreeProtocolsAfterEachOther() {
        let view = CollectionView()
        observe(.scrolling, view)
        for kind in Kind.allCases + Kind.allCases.reversed() {
            let delegate = delegate(kind)
            assign(delegate, to: view)
            view.tap(item: 3)
            view.contentOffset.y += 1
            XCTAssertEqual(view.width(item: 0), kind == .layout ? 99 : 10, "\(kind)")
            switch kind {
            case .layout, .items:
                XCTAssertEqual(recorder.take(), ["delegate: 3", "scrolled", "delegate: scrolled"], "\(kind)")
            case .scrolling: XCTAssertEqual(recorder.take(), ["scrolled", "delegate: scrolled"], "\(kind)")
            case .none: XCTAssertEqual(recorder.take(), ["scrolled"], "\(kind)")
            }
        }
    }
}
