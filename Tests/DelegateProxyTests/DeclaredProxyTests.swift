import Switchboard
import TestHosts
import TestSupport
import XCTest

// Proxy classes as RxCocoa's and its tutorials' are written: they conform to the delegate's protocol, and say nothing
// of it.

/// Leaves every method to the protocol's extension.
class PlainScrollProxy: DelegateProxy<ScrollView, any ScrollViewDelegate>, DelegateProxyType, ScrollViewDelegate,
    @unchecked Sendable
{
    init(view: ScrollView) { super.init(parentObject: view, delegateProxy: PlainScrollProxy.self) }
    static func registerKnownImplementations() { register { PlainScrollProxy(view: $0) } }
    static var identifier: UnsafeRawPointer {
        unsafeBitCast(ObjectIdentifier(PlainScrollProxy.self), to: UnsafeRawPointer.self)
    }
}

/// Implements one method, as RxCocoa's proxy of scroll views.
class OffsetScrollProxy: DelegateProxy<ScrollView, any ScrollViewDelegate>, DelegateProxyType, ScrollViewDelegate,
    @unchecked Sendable
{
    let log = Log<String>()
    init(view: ScrollView) { super.init(parentObject: view, delegateProxy: OffsetScrollProxy.self) }
    class func registerKnownImplementations() {
        register { OffsetScrollProxy(view: $0) }
        register { (view: CollectionView) in OffsetCollectionProxy(view: view) }
    }
    static var identifier: UnsafeRawPointer {
        unsafeBitCast(ObjectIdentifier(OffsetScrollProxy.self), to: UnsafeRawPointer.self)
    }
    func scrollViewDidScroll(_ scrollView: ScrollView) {
        log.add("proxy: \(scrollView.contentOffset.y)")
        forwardToDelegate()?.scrollViewDidScroll(scrollView)
    }
    /// Another method than the protocol's.
    func scrollViewDidScroll(to offset: Double) {}
}

/// Inherits the method and the conformance, and conforms to a protocol that refines the first, as RxCocoa's proxy of
/// table views.
class OffsetCollectionProxy: OffsetScrollProxy, CollectionViewDelegate, @unchecked Sendable {
    override func scrollViewDidScroll(_ scrollView: ScrollView) {
        log.add("subclass")
        super.scrollViewDidScroll(scrollView)
    }
    func collectionView(_ collectionView: CollectionView, didSelectItem item: Int) {
        log.add("proxy: selected \(item)")
        (forwardToDelegate() as? any CollectionViewDelegate)?.collectionView(collectionView, didSelectItem: item)
    }
}

/// Conforms to a protocol for which no proxy can stand in.
final class PeerScrollProxy: OffsetScrollProxy, CollectionViewPeer, @unchecked Sendable {
    static var allCases: [PeerScrollProxy] { [] }
}

/// Implements some of what a protocol requires that inherits from another one: methods of both, a property, and an
/// asynchronous one without its effects.
class ItemProxy: DelegateProxy<CollectionView, any CollectionViewDelegate>, DelegateProxyType, CollectionViewDelegate,
    @unchecked Sendable
{
    let log = Log<String>()
    init(view: CollectionView) { super.init(parentObject: view, delegateProxy: ItemProxy.self) }
    static func registerKnownImplementations() { register { ItemProxy(view: $0) } }
    static var identifier: UnsafeRawPointer {
        unsafeBitCast(ObjectIdentifier(ItemProxy.self), to: UnsafeRawPointer.self)
    }
    static func currentDelegate(for object: CollectionView) -> (any CollectionViewDelegate)? {
        object.delegate as? any CollectionViewDelegate
    }
    static func setCurrentDelegate(_ delegate: (any CollectionViewDelegate)?, to object: CollectionView) {
        object.delegate = delegate
    }
    var selectionLimit = 5
    func collectionView(_ collectionView: CollectionView, badgeFor item: Int) -> String { "own \(item)" }
    func scrollViewWillBeginDragging(_ scrollView: ScrollView) { log.add("dragged") }
}

/// Implements a method where an optimized build may keep no trace of it.
class ExtendedScrollProxy: DelegateProxy<ScrollView, any ScrollViewDelegate>, DelegateProxyType, @unchecked Sendable {
    init(view: ScrollView) { super.init(parentObject: view, delegateProxy: ExtendedScrollProxy.self) }
    static func registerKnownImplementations() { register { ExtendedScrollProxy(view: $0) } }
    static var identifier: UnsafeRawPointer {
        unsafeBitCast(ObjectIdentifier(ExtendedScrollProxy.self), to: UnsafeRawPointer.self)
    }
}

extension ExtendedScrollProxy: ScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: ScrollView) { scrollView.scroll(to: .zero) }
}

/// The optimizer leaves nothing of its method but a name in the debug information.
final class CountingScrollProxy: DelegateProxy<ScrollView, any ScrollViewDelegate>, DelegateProxyType,
    ScrollViewDelegate,
    @unchecked Sendable
{
    private(set) var count = 0
    init(view: ScrollView) { super.init(parentObject: view, delegateProxy: CountingScrollProxy.self) }
    static func registerKnownImplementations() { register { CountingScrollProxy(view: $0) } }
    static var identifier: UnsafeRawPointer {
        unsafeBitCast(ObjectIdentifier(CountingScrollProxy.self), to: UnsafeRawPointer.self)
    }
    func scrollViewDidScroll(_ scrollView: ScrollView) { count += 1 }
}

private class PrivateScrollProxy: DelegateProxy<ScrollView, any ScrollViewDelegate>, DelegateProxyType,
    ScrollViewDelegate,
    @unchecked Sendable
{
    init(view: ScrollView) { super.init(parentObject: view, delegateProxy: PrivateScrollProxy.self) }
    static func registerKnownImplementations() { register { PrivateScrollProxy(view: $0) } }
    static var identifier: UnsafeRawPointer {
        unsafeBitCast(ObjectIdentifier(PrivateScrollProxy.self), to: UnsafeRawPointer.self)
    }
    func scrollViewDidScroll(_ scrollView: ScrollView) {}
}

final class FinalDeclaringProxy: DelegateProxy<ScrollView, any ScrollViewDelegate>, DelegateProxyType,
    ScrollViewDelegate,
    @unchecked Sendable
{
    init(view: ScrollView) { super.init(parentObject: view, delegateProxy: FinalDeclaringProxy.self) }
    static func registerKnownImplementations() { register { FinalDeclaringProxy(view: $0) } }
    static var identifier: UnsafeRawPointer {
        unsafeBitCast(ObjectIdentifier(FinalDeclaringProxy.self), to: UnsafeRawPointer.self)
    }
}

/// Adds what its superclass's conformance doesn't have.
class AddingScrollProxy: OffsetScrollProxy, CollectionViewDelegate, @unchecked Sendable {
    func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool { false }
}

class PartProxy: DelegateProxy<ScrollView, any ScrollViewDelegate & RadioSource>, DelegateProxyType, ScrollViewDelegate,
    @unchecked Sendable
{
    init(view: ScrollView) { super.init(parentObject: view, delegateProxy: PartProxy.self) }
    static func registerKnownImplementations() { register { PartProxy(view: $0) } }
    static var identifier: UnsafeRawPointer {
        unsafeBitCast(ObjectIdentifier(PartProxy.self), to: UnsafeRawPointer.self)
    }
    static func currentDelegate(for object: ScrollView) -> (any ScrollViewDelegate & RadioSource)? { nil }
    static func setCurrentDelegate(_ delegate: (any ScrollViewDelegate & RadioSource)?, to object: ScrollView) {}
}

public protocol NearDelegate: AnyObject {
    func name() -> String
    func count(of number: Int) -> Int
    func load() throws -> String
    subscript(row: Int) -> Int { get set }
}

extension NearDelegate {
    public func name() -> String { "default" }
    public func count(of number: Int) -> Int { 0 }
    public func load() throws -> String { "default" }
    public subscript(row: Int) -> Int {
        get { 0 }
        set {}
    }
}

final class NearParent: HasDelegate {
    var delegate: (any NearDelegate)?
}

class NearProxy: DelegateProxy<NearParent, any NearDelegate>, DelegateProxyType, NearDelegate, @unchecked Sendable {
    init(parent: NearParent) { super.init(parentObject: parent, delegateProxy: NearProxy.self) }
    static func registerKnownImplementations() { register { NearProxy(parent: $0) } }
    func name() async -> String { "more effects" }
    class func count(of number: Int) -> Int { 9 }
    func load() -> String { "own" }
    subscript(row: Int) -> Int { 9 }
}

/// Declares the conformance for classes that answer differently.
class SharingProxy: DelegateProxy<ScrollView, any ScrollViewDelegate>, ScrollViewDelegate, @unchecked Sendable {}

class HandSharingProxy: SharingProxy, DelegateProxyType, @unchecked Sendable {
    static let didScroll = TypedSelector<any ScrollViewDelegate, ScrollView, Void>("scrollViewDidScroll(_:)") {
        $0.scrollViewDidScroll($1)
    }
    init(view: ScrollView) { super.init(parentObject: view, delegateProxy: HandSharingProxy.self) }
    static func registerKnownImplementations() { register { HandSharingProxy(view: $0) } }
    static var identifier: UnsafeRawPointer {
        unsafeBitCast(ObjectIdentifier(HandSharingProxy.self), to: UnsafeRawPointer.self)
    }
    static func implementedMethods() -> ImplementedMethods<any ScrollViewDelegate> { .forwarding(didScroll) }
}

class AutomaticSharingProxy: SharingProxy, DelegateProxyType, @unchecked Sendable {
    init(view: ScrollView) { super.init(parentObject: view, delegateProxy: AutomaticSharingProxy.self) }
    static func registerKnownImplementations() { register { AutomaticSharingProxy(view: $0) } }
    static var identifier: UnsafeRawPointer {
        unsafeBitCast(ObjectIdentifier(AutomaticSharingProxy.self), to: UnsafeRawPointer.self)
    }
    static func implementedMethods() -> ImplementedMethods<any ScrollViewDelegate> { .none }
}

public protocol Source<Item>: AnyObject {
    associatedtype Item
    func next() -> Item
    func put(_ item: Item)
    func describe<Value>(_ value: Value) -> String
}

extension Source {
    public func put(_ item: Item) {}
    public func describe<Value>(_ value: Value) -> String { "default \(value)" }
}

final class SourceParent: HasDelegate {
    var delegate: (any Source<Int>)?
}

class IntSourceProxy: DelegateProxy<SourceParent, any Source<Int>>, DelegateProxyType, Source, @unchecked Sendable {
    let log = Log<String>()
    init(parent: SourceParent) { super.init(parentObject: parent, delegateProxy: IntSourceProxy.self) }
    static func registerKnownImplementations() { register { IntSourceProxy(parent: $0) } }
    func next() -> Int { 7 }
    func describe<Value>(_ value: Value) -> String { "own \(value)" }
    /// Another method.
    func put(_ item: String) { log.add(item) }
}

/// CONFORMANCE R5: a proxy class that conforms to the delegate's protocol, as the tutorials write it, works through the
/// property and through casts.
final class DeclaredProxyTests: XCTestCase {
    private final class Listener: CollectionViewDelegate {
        let log = Log<String>()
        func scrollViewDidScroll(_ scrollView: ScrollView) { log.add("scrolled") }
        func scrollViewWillBeginDragging(_ scrollView: ScrollView) { log.add("dragged") }
        func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool { false }
        func collectionView(_ collectionView: CollectionView, didSelectItem item: Int) { log.add("selected \(item)") }
        func collectionView(_ collectionView: CollectionView, shouldSelectItem item: Int) -> Bool { item != 3 }
    }

    private final class PlainListener: ScrollViewDelegate {
        let log = Log<String>()
        func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool {
            log.add("asked")
            return false
        }
    }

    func test_R5_aClassWithoutMethodsForwardsThroughThePropertyAndThroughCasts() throws {
        let view = ScrollView(), real = Listener(), heard = Log<String>()
        view.delegate = real
        let proxy = PlainScrollProxy.proxy(for: view)
        let subscription = proxy.methodInvoked(ScrollViewDelegate.scrollViewDidScroll).subscribe {
            heard.add("invoked \($0.contentOffset.y)")
        }
        view.scroll(to: Point(x: 0, y: 1))
        let cast = try XCTUnwrap(blind(proxy) as? any ScrollViewDelegate)
        cast.scrollViewDidScroll(view)
        XCTAssertFalse(cast.scrollViewShouldScrollToTop(view))
        view.tapStatusBar()
        XCTAssertEqual(view.contentOffset.y, 1)
        XCTAssertEqual(heard.entries, ["invoked 1.0", "invoked 1.0"])
        XCTAssertEqual(real.log.entries, ["scrolled", "scrolled"])
        withExtendedLifetime(subscription) {}
    }

    func test_R5_withoutADelegateTheProtocolsDefaultsAnswer() throws {
        let view = ScrollView(), heard = Log<Bool>()
        let proxy = PlainScrollProxy.proxy(for: view)
        let subscription = proxy.methodInvoked(ScrollViewDelegate.scrollViewShouldScrollToTop).withOutcome.subscribe {
            heard.add("\($1)" == "returned(true)")
        }
        view.scroll(to: Point(x: 0, y: 5))
        view.tapStatusBar()
        XCTAssertEqual(view.contentOffset.y, 0)
        XCTAssertTrue(try XCTUnwrap(blind(proxy) as? any ScrollViewDelegate).scrollViewShouldScrollToTop(view))
        XCTAssertEqual(heard.entries, [true, true])
        XCTAssertNil(proxy.fallbackTarget)
        let answer = proxy.whenUnanswered(ScrollViewDelegate.scrollViewShouldScrollToTop) { _ in false }
        XCTAssertFalse(try XCTUnwrap(blind(proxy) as? any ScrollViewDelegate).scrollViewShouldScrollToTop(view))
        withExtendedLifetime((subscription, answer)) {}
    }

    func test_R5_aMethodThatTheClassDeclaresIsCalled() throws {
        let view = ScrollView(), real = Listener()
        view.delegate = real
        let proxy = OffsetScrollProxy.proxy(for: view)
        view.drag(to: Point(x: 0, y: 2))
        try XCTUnwrap(blind(proxy) as? any ScrollViewDelegate).scrollViewDidScroll(view)
        XCTAssertEqual(proxy.log.entries, ["proxy: 2.0", "proxy: 2.0"])
        XCTAssertEqual(real.log.entries, ["dragged", "scrolled", "scrolled"])
        try OffsetScrollProxy.register("didScroll", OffsetScrollProxy.selector(ScrollViewDelegate.scrollViewDidScroll))
        try OffsetScrollProxy.register(
            "toTop", OffsetScrollProxy.selector(ScrollViewDelegate.scrollViewShouldScrollToTop))
        XCTAssertTrue(proxy.responds(to: "didScroll"))
        proxy.setForwardToDelegate(nil, retainDelegate: false)
        XCTAssertTrue(proxy.responds(to: "didScroll"))
        XCTAssertFalse(proxy.responds(to: "toTop"))
    }

    func test_R5_aSubclassOverridesTheMethod() throws {
        let view = CollectionView(), plain = ScrollView()
        let proxy = OffsetScrollProxy.proxy(for: view), other = OffsetScrollProxy.proxy(for: plain)
        XCTAssertTrue(proxy is OffsetCollectionProxy)
        view.scroll(to: Point(x: 0, y: 2))
        plain.scroll(to: Point(x: 0, y: 3))
        XCTAssertEqual(proxy.log.entries, ["subclass", "proxy: 2.0"])
        XCTAssertEqual(other.log.entries, ["proxy: 3.0"])
        view.scroll(to: Point(x: 0, y: 4))
        view.tapStatusBar()
        XCTAssertEqual(view.contentOffset.y, 0)
    }

    func test_R5_aClassAlsoConformsToARefiningProtocol() throws {
        let view = CollectionView(), real = Listener(), heard = Log<String>()
        view.delegate = real
        let proxy = OffsetScrollProxy.proxy(for: view)
        let refined = proxy.refined(to: (any CollectionViewDelegate).self)
        let subscription = refined.methodInvoked(CollectionViewDelegate.collectionView(_:shouldSelectItem:)).withOutcome
            .subscribe { heard.add("\($0.1): \($1)") }
        view.select(item: 2)
        view.select(item: 3)
        XCTAssertEqual(view.selected, [2])
        XCTAssertEqual(heard.entries, ["2: returned(true)", "3: returned(false)"])
        XCTAssertEqual(proxy.log.entries, ["proxy: selected 2"])
        XCTAssertEqual(real.log.entries, ["selected 2"])
        // The class conforms whatever the delegate is.
        let plain = PlainListener()
        proxy.setForwardToDelegate(plain, retainDelegate: true)
        view.select(item: 3)
        XCTAssertEqual(view.selected, [2, 3])
        XCTAssertEqual(heard.entries.last, "3: returned(true)")
        view.tapStatusBar()
        XCTAssertEqual(plain.log.entries, ["asked"])
        proxy.setForwardToDelegate(nil, retainDelegate: false)
        view.select(item: 4)
        XCTAssertEqual(proxy.log.entries, ["proxy: selected 2", "proxy: selected 3", "proxy: selected 4"])
        XCTAssertEqual(view.selectionLimit, 1)
        view.raiseSelectionLimit()
        withExtendedLifetime(subscription) {}
    }

    func test_R5_aClassThatConformsToWhatNoProxyCanSupportIsAnError() {
        XCTAssertThrowsError(try PeerScrollProxy.proxyOrThrow(for: CollectionView())) { error in
            let name = String(reflecting: PeerScrollProxy.self)
            guard case .conformsToRefinement(name, "TestHosts.CollectionViewPeer", _) = (error as? ProxyError)?.reason
            else {
                return XCTFail("\(error)")
            }
        }
    }

    func test_R5_propertiesAsynchronousMethodsAndInheritedProtocols() async throws {
        let view = CollectionView(), real = Listener(), heard = Log<String>()
        let proxy = ItemProxy.proxy(for: view)
        XCTAssertEqual(view.selectionLimit, 5)
        view.raiseSelectionLimit()
        XCTAssertEqual(proxy.selectionLimit, 6)
        view.selectionLimit = 9
        XCTAssertEqual(proxy.selectionLimit, 9)
        let badge = try await view.badge(for: 4)
        XCTAssertEqual(badge, "own 4")
        view.delegate = real
        let subscription = proxy.sentMessage(CollectionViewDelegate.collectionView(_:didSelectItem:))
            .subscribe { heard.add("sent \($1)") }
        view.select(item: 2)
        view.select(item: 3)
        view.drag(to: .zero)
        XCTAssertEqual(view.selected, [2])
        XCTAssertEqual(heard.entries, ["sent 2"])
        XCTAssertEqual(real.log.entries, ["selected 2", "scrolled"])
        XCTAssertEqual(proxy.log.entries, ["dragged"])
        withExtendedLifetime(subscription) {}
    }

    func test_R5_aPrivateClassIsAnError() {
        class LocalProxy: OffsetScrollProxy, CollectionViewDelegate, @unchecked Sendable {}
        XCTAssertThrowsError(try PrivateScrollProxy.proxyOrThrow(for: ScrollView())) { error in
            guard case .ownMethodsNotListed(_, let unclear, true) = (error as? ProxyError)?.reason else {
                return XCTFail("\(error)")
            }
            XCTAssertEqual(unclear.count, 4)
        }
        XCTAssertThrowsError(try LocalProxy.proxyOrThrow(for: CollectionView())) { error in
            guard case .ownMethodsNotListed(_, _, false) = (error as? ProxyError)?.reason else {
                return XCTFail("\(error)")
            }
        }
    }

    func test_R5_aSmallMethodOfAFinalClassIsAnError() {
        XCTAssertThrowsError(try CountingScrollProxy.proxyOrThrow(for: ScrollView())) { error in
            XCTAssertEqual(
                (error as? ProxyError)?.reason,
                .ownMethodsNotListed(
                    className: String(reflecting: CountingScrollProxy.self), unclear: ["`scrollViewDidScroll(_:)`"],
                    canBeListed: true))
        }
    }

    func test_R5_aFinalClassWithoutMethodsOfItsOwn() {
        let view = ScrollView()
        _ = FinalDeclaringProxy.proxy(for: view)
        view.tapStatusBar()
    }

    /// A conformance calls what it was made with; Objective-C would call these methods.
    func test_R5_aMethodThatNoConformanceReachesIsAWarning() throws {
        let text = try standardError {
            let view = ScrollView(), proxy = AddingScrollProxy(view: view)
            view.delegate = proxy.object
            view.tapStatusBar()
        }
        XCTAssertTrue(
            text.contains("no call of TestHosts.ScrollViewDelegate reaches `scrollViewShouldScrollToTop(_:)` of"),
            text)
        XCTAssertTrue(text.contains("which declares the conformance, doesn't have it. Declare the method there"), text)
    }

    func test_R5_genericMethodsOverloadsAndAssociatedTypes() throws {
        let parent = SourceParent(), proxy = IntSourceProxy.proxy(for: parent)
        XCTAssertEqual(parent.delegate?.next(), 7)
        XCTAssertEqual(parent.delegate?.describe("x"), "own x")
        parent.delegate?.put(1)
        XCTAssertEqual(proxy.log.entries, [])
        let heard = Log<Int>()
        let subscription = proxy.sentMessage { $0.put }.subscribe { heard.add($0) }
        parent.delegate?.put(2)
        XCTAssertEqual(heard.entries, [2])
        withExtendedLifetime(subscription) {}
    }

    func test_R5_aClassThatConformsToSomeProtocolsOnlyIsAnError() {
        XCTAssertThrowsError(try PartProxy.proxyOrThrow(for: ScrollView())) { error in
            XCTAssertEqual(
                (error as? ProxyError)?.reason,
                .partialConformance(className: String(reflecting: PartProxy.self), to: "TestHosts.ScrollViewDelegate"))
        }
    }

    /// Methods that are none of the protocol's: a conformance calls the extension's.
    func test_R5_aMethodWithMoreEffectsImplementsNothing() async {
        let proxy = NearProxy(parent: NearParent()), delegate = proxy.object
        XCTAssertEqual(delegate.name(), "default")
        XCTAssertEqual(delegate.count(of: 1), 0)
        XCTAssertEqual(delegate[1], 0)
        XCTAssertEqual(try delegate.load(), "own")
    }

    /// Classes with one table, of which one forwards its calls itself.
    func test_R5_classesWithOneTableHaveOneAnswer() throws {
        XCTAssertNoThrow(try HandSharingProxy.proxyOrThrow(for: ScrollView()))
        XCTAssertThrowsError(try AutomaticSharingProxy.proxyOrThrow(for: ScrollView())) { error in
            XCTAssertEqual((error as? ProxyError)?.reason, .witnessTableNotReplaced)
        }
    }

    func test_R5_aMethodThatMayLeaveNoTraceIsAnError() {
        XCTAssertThrowsError(try ExtendedScrollProxy.proxyOrThrow(for: ScrollView())) { error in
            let name = String(reflecting: ExtendedScrollProxy.self)
            XCTAssertEqual(
                (error as? ProxyError)?.reason,
                .ownMethodsNotListed(className: name, unclear: ["`scrollViewDidScroll(_:)`"], canBeListed: true))
            XCTAssertEqual(
                "\(error)",
                "Switchboard: can't create a proxy for TestHosts.ScrollViewDelegate: \(name) conforms to it, and "
                    + "this build may have no trace of whether the class implements `scrollViewDidScroll(_:)`, for "
                    + "example in an extension, or because the class is final or private. Write the class's methods "
                    + "in its body, and make the class neither final nor private. Or list its own methods: `static "
                    + "func implementedMethods() throws -> ImplementedMethods<any TestHosts.ScrollViewDelegate> { try "
                    + ".only(selector(...)) }`, or `{ .none }` if it has none. [ownMethodsNotListed]"
            )
        }
    }
}

/// The optimizer doesn't know what it is.
@inline(never) @_optimize(none)
private func blind(_ value: Any) -> Any { value }
