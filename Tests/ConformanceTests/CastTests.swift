import ConformanceHosts
import Foundation
import Switchboard
import TestSupport
import XCTest

#if canImport(FoundationXML)
    import FoundationXML
#endif
#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

public protocol CastBase: AnyObject {
    func base() -> String
}

public protocol CastDelegate: CastBase {
    func told(_ number: Int)
    func ask() -> String
}

public protocol CastOther: AnyObject {
    func other() -> String
}

/// Nobody makes a proxy for it.
public protocol CastNever: AnyObject {
    func never()
}

private final class CastReal: CastDelegate, CastOther {
    let log: Log<String>

    init(_ log: Log<String> = Log()) { self.log = log }
    func base() -> String { "base" }
    func told(_ number: Int) { log.add("real \(number)") }
    func ask() -> String { "asked" }
    func other() -> String { "other" }
}

/// A parent that only keeps what is of a type that it finds out by a cast, as Foundation's classes do.
private final class CastingParent: HasDelegate {
    weak var delegate: (any CastBase)?
    func tell(_ number: Int) { (delegate as? any CastDelegate)?.told(number) }
}

private final class PlainParent: HasDelegate {
    weak var delegate: (any CastDelegate)?
}

/// A class of proxies with properties, without methods of its own.
private final class PlainProxy: DelegateProxy<PlainParent, any CastDelegate>, DelegateProxyType, @unchecked Sendable {
    var notes = ["one"]

    init(parent: PlainParent) { super.init(parentObject: parent, delegateProxy: PlainProxy.self) }

    static func registerKnownImplementations() { register { PlainProxy(parent: $0) } }
}

/// What the optimizer does not look through.
@inline(never) private func blind<Value>(_ value: Value) -> Any { value }

private func generic<Delegate: CastDelegate>(_ delegate: Delegate) -> String { delegate.ask() }
private func some(_ delegate: some CastDelegate) -> String { delegate.ask() }
private func casts<Wanted>(_ value: Any, to _: Wanted.Type) -> Bool { value is Wanted }

/// The rules of CONFORMANCE K and L.
final class CastTests: XCTestCase {
    // MARK: K

    func test_K1_aProxyBeforeAnyParentExists() {
        let log = Log<String>()
        let proxy = ForwardingProxy<any CastDelegate>(forwardingTo: CastReal(log))
        let subscriptions = [
            proxy.sentMessage(CastDelegate.told).subscribe { log.add("sent \($0)") },
            proxy.methodInvoked(CastDelegate.told).subscribe { log.add("invoked \($0)") },
        ]
        let parent = PlainParent()
        parent.delegate = proxy.object
        parent.delegate?.told(3)
        XCTAssertEqual(log.entries, ["sent 3", "real 3", "invoked 3"])
        XCTAssertEqual(parent.delegate?.base(), "base")
        XCTAssertTrue(proxy.object === proxy)
        withExtendedLifetime(subscriptions) {}
    }

    func test_K2_withATargetWithAnotherAndWithNone() {
        let (first, second) = (Log<String>(), Log<String>())
        let proxy = ForwardingProxy<any CastDelegate>()
        let subscription = proxy.sentMessage(CastDelegate.told).subscribe { _ in }
        proxy.object.told(1)
        proxy.setForwardToDelegate(CastReal(first), retainDelegate: true)
        proxy.object.told(2)
        proxy.setForwardToDelegate(CastReal(second), retainDelegate: true)
        proxy.object.told(3)
        proxy.setForwardToDelegate(nil, retainDelegate: false)
        proxy.object.told(4)
        proxy.fallbackTarget = CastReal(first)
        proxy.object.told(5)
        XCTAssertEqual(proxy.object.ask(), "asked")
        XCTAssertEqual(first.entries, ["real 2", "real 5"])
        XCTAssertEqual(second.entries, ["real 3"])
        withExtendedLifetime(subscription) {}
    }

    func test_K3_theTargetIsRetainedUnlessItIsSaidOtherwise() {
        weak var retained: CastReal?
        weak var notRetained: CastReal?
        func makeProxy(retain: Bool) -> (ForwardingProxy<any CastDelegate>, CastReal) {
            let real = CastReal()
            return (ForwardingProxy(forwardingTo: real, retainTarget: retain), real)
        }
        var proxies: [ForwardingProxy<any CastDelegate>] = []
        do {
            let (proxy, real) = makeProxy(retain: true)
            retained = real
            proxies.append(proxy)
        }
        do {
            let (proxy, real) = makeProxy(retain: false)
            notRetained = real
            proxies.append(proxy)
        }
        XCTAssertNotNil(retained)
        XCTAssertNil(notRetained)
        XCTAssertTrue(proxies[0].forwardToDelegate() === retained)
        XCTAssertNil(proxies[1].forwardToDelegate())
        proxies = []
        XCTAssertNil(retained)
    }

    func test_K3_theWayOutOfACycle() {
        final class Owner {
            var proxy: ForwardingProxy<any CastDelegate>?
        }
        final class Target: CastDelegate {
            let owner: Owner
            init(_ owner: Owner) { self.owner = owner }
            func base() -> String { "" }
            func told(_ number: Int) {}
            func ask() -> String { "" }
        }
        func makeCycle(retainTarget: Bool) -> (Owner, Target) {
            let owner = Owner(), target = Target(owner)
            owner.proxy = ForwardingProxy(forwardingTo: target, retainTarget: retainTarget)
            return (owner, target)
        }
        weak var owner: Owner?
        do { owner = makeCycle(retainTarget: true).0 }
        XCTAssertNotNil(owner, "a cycle")
        owner?.proxy?.setForwardToDelegate(nil, retainDelegate: false)
        XCTAssertNil(owner, "the way out at the end")
        do { owner = makeCycle(retainTarget: false).0 }
        XCTAssertNil(owner, "the way out at the beginning")
    }

    func test_K4_genericParametersTakeIt() {
        let proxy = ForwardingProxy<any CastDelegate>(forwardingTo: CastReal())
        XCTAssertEqual(generic(proxy.object), "asked")
        XCTAssertEqual(some(proxy.object), "asked")
    }

    func test_K1_aProtocolThatCannotBeServedIsRefused() {
        XCTAssertThrowsError(try ForwardingProxy<any CaseIterable>.proxyOrThrow()) {
            XCTAssertTrue($0 is ProxyError, "\($0)")
        }
        XCTAssertNotNil(try ForwardingProxy<any CastDelegate>.proxyOrThrow(forwardingTo: CastReal()))
    }

    /// A parent that takes its delegate when it is made, and asks it something at once.
    private final class MadeParent {
        let delegate: any CastDelegate
        let answer: String

        init(delegate: any CastDelegate) {
            self.delegate = delegate
            answer = delegate.ask()
        }
    }

    func test_K1_aParentIsMadeWithItsProxy() throws {
        let log = Log<String>()
        weak var proxy: ForwardingProxy<any CastDelegate>?
        var subscription: SubscriptionToken?
        do {
            let (parent, made) = ForwardingProxy<any CastDelegate>.makeParent(forwardingTo: CastReal(log)) {
                MadeParent(delegate: $0)
            }
            proxy = made
            XCTAssertEqual(parent.answer, "asked")
            subscription = made.sentMessage(CastDelegate.told).subscribe(
                { log.add("sent \($0)") }, onCompleted: { log.add("completed") })
            parent.delegate.told(6)
            XCTAssertEqual(log.take(), ["sent 6", "real 6"])
            XCTAssertTrue(ForwardingProxy<any CastDelegate>.existingProxy(of: parent) === made)
            XCTAssertNil(ForwardingProxy<any CastDelegate>.existingProxy(of: CastReal(log)))
            XCTAssertNil(ForwardingProxy<any CastOther>.existingProxy(of: parent))
            XCTAssertThrowsError(
                try ForwardingProxy<any CastDelegate>.makeParentOrThrow { (_: any CastDelegate) in parent }
            ) { XCTAssertEqual(($0 as? ProxyError)?.reason, .alreadyHasProxy) }
        }
        XCTAssertNil(proxy, "it lives as long as its parent")
        XCTAssertEqual(log.take(), ["completed"])
        withExtendedLifetime(subscription) {}
    }

    /// A parent with several delegates, which it keeps.
    private final class Roster {
        struct Full: Error {}

        private(set) var observers: [any CastDelegate] = []

        func add(_ observer: any CastDelegate) throws {
            guard observers.count < 2 else { throw Full() }
            observers.append(observer)
        }

        func remove(_ observer: any CastDelegate) { observers.removeAll { $0 === observer } }
        func tell(_ number: Int) { for observer in observers { observer.told(number) } }
    }

    func test_K1_aParentWithSeveralDelegates() throws {
        let log = Log<String>(), roster = Roster()
        try roster.add(CastReal(log))
        weak var weakProxy: ForwardingProxy<any CastDelegate>?
        do {
            let (proxy, token) = try ForwardingProxy<any CastDelegate>.attach(
                to: roster, forwardingTo: CastReal(log), adding: Roster.add, removing: Roster.remove)
            weakProxy = proxy
            let subscription = proxy.sentMessage(CastDelegate.told).subscribe { log.add("sent \($0)") }
            roster.tell(1)
            XCTAssertEqual(log.take(), ["real 1", "sent 1", "real 1"])
            XCTAssertThrowsError(
                try ForwardingProxy<any CastDelegate>.attach(to: roster, adding: Roster.add, removing: Roster.remove)
            ) { XCTAssertTrue($0 is Roster.Full) }
            token.cancel()
            XCTAssertEqual(roster.observers.count, 1)
            roster.tell(2)
            XCTAssertEqual(log.take(), ["real 2"])
            withExtendedLifetime(subscription) {}
        }
        XCTAssertNil(weakProxy)
        // A token that nobody keeps ends at once; one of a parent that is gone does nothing.
        _ = try ForwardingProxy<any CastDelegate>.attach(to: roster, adding: Roster.add, removing: Roster.remove)
        XCTAssertEqual(roster.observers.count, 1)
        var gone: Roster? = Roster()
        let (_, token) = try ForwardingProxy<any CastDelegate>.attach(
            to: gone!, adding: Roster.add, removing: Roster.remove)
        weak let weakRoster = gone
        gone = nil
        XCTAssertNil(weakRoster)
        token.cancel()
    }

    func test_K1_whatMakingTheParentThrowsIsThrown() {
        struct Failed: Error {}
        XCTAssertThrowsError(
            try ForwardingProxy<any CastDelegate>.makeParent { (_: any CastDelegate) throws -> MadeParent in
                throw Failed()
            }
        ) { XCTAssertTrue($0 is Failed) }
        XCTAssertThrowsError(
            try ForwardingProxy<any CastDelegate>.makeParentOrThrow { (_: any CastDelegate) throws -> MadeParent in
                throw Failed()
            }
        ) { XCTAssertTrue($0 is Failed) }
    }

    func test_K1_parentsOfWhatIsNoProtocolAreRefused() {
        let add: (Roster) -> (CastReal) throws -> Void = { roster in { try roster.add($0) } }
        let remove: (Roster) -> (CastReal) -> Void = { roster in { roster.remove($0) } }
        XCTAssertThrowsError(
            try ForwardingProxy<CastReal>.attachOrThrow(to: Roster(), adding: add, removing: remove)
        ) { XCTAssertEqual(($0 as? ProxyError)?.reason, .notAProtocol) }
        XCTAssertThrowsError(
            try ForwardingProxy<CastReal>.makeParentOrThrow { MadeParent(delegate: $0) }
        ) { XCTAssertEqual(($0 as? ProxyError)?.reason, .notAProtocol) }
    }

    // MARK: L

    func test_L1_castsFindTheProtocolsOfTheDelegateTypeAndNoOthers() {
        let proxy = ForwardingProxy<any CastDelegate>(forwardingTo: CastReal())
        for value in [blind(proxy), blind(proxy as AnyObject), blind(proxy.object), blind([proxy][0])] {
            XCTAssertEqual((value as? any CastDelegate)?.ask(), "asked")
            XCTAssertEqual((value as? any CastBase)?.base(), "base")
            XCTAssertEqual((value as! any CastDelegate & CastBase).ask(), "asked")
            XCTAssertTrue(value is any CastDelegate)
            XCTAssertTrue(casts(value, to: (any CastBase).self))
            XCTAssertFalse(value is any CastOther)
            XCTAssertNil(value as? any CastDelegate & CastOther)
            XCTAssertFalse(value is any CastNever)
            XCTAssertTrue(type(of: value) is any CastDelegate.Type)
            XCTAssertFalse(type(of: value) is any CastOther.Type)
        }
        XCTAssertEqual((blind([proxy]) as? [any CastDelegate])?.count, 1)
        XCTAssertNil(blind([proxy]) as? [any CastOther])
    }

    func test_L1_compositions() {
        let proxy = ForwardingProxy<any CastDelegate & CastOther>(forwardingTo: CastReal())
        XCTAssertEqual((blind(proxy) as? any CastOther)?.other(), "other")
        XCTAssertEqual((blind(proxy) as? any CastDelegate & CastOther)?.ask(), "asked")
        XCTAssertEqual((blind(proxy) as? any CastBase)?.base(), "base")
        XCTAssertFalse(blind(ForwardingProxy<any CastOther>(forwardingTo: CastReal())) is any CastDelegate)
    }

    func test_L1_theProtocolsOfAnActorAndOfNSObjectStayRefused() {
        XCTAssertThrowsError(try ForwardingProxy<any NSObject & CastOther>.proxyOrThrow())
    }

    private final class SessionDelegate: NSObject, URLSessionDataDelegate {}

    /// Foundation compares and hashes its delegates: a proxy is itself, and not what it forwards to.
    func test_L1_aProxyAnswersForNSObjectItself() {
        let real = SessionDelegate()
        let proxy = ForwardingProxy<any URLSessionDataDelegate>(forwardingTo: real)
        let object = proxy.object
        XCTAssertTrue(object.isEqual(proxy))
        XCTAssertTrue(object.isEqual(object))
        XCTAssertFalse(object.isEqual(real))
        XCTAssertFalse(object.isEqual(nil))
        XCTAssertFalse(object.isEqual(3))
        XCTAssertFalse(object.isEqual("text"))
        XCTAssertEqual(object.hash, object.hash)
        XCTAssertNotEqual(object.hash, real.hash)
        XCTAssertTrue(object.`self`() === proxy)
        XCTAssertTrue(object.isProxy())
        XCTAssertTrue(object.description.hasPrefix("<ForwardingProxy<URLSessionDataDelegate>: 0x"), object.description)
        XCTAssertEqual(object.description, object.debugDescription)
        XCTAssertEqual((blind(proxy) as? any NSObjectProtocol)?.hash, object.hash)
        // Without anybody to forward to, too.
        XCTAssertNotEqual(ForwardingProxy<any URLSessionDelegate>().object.hash, object.hash)
        XCTAssertThrowsError(try ForwardingProxy<any URLSessionDelegate>.selector { $0.isProxy })
    }

    func test_L2_aCallThroughACastValueIsObservedAndForwarded() {
        let log = Log<String>(), real = CastReal(log)
        let parent = CastingParent()
        let proxy = ForwardingProxy<any CastDelegate>(forwardingTo: real)
        let subscription = proxy.sentMessage(CastDelegate.told).subscribe { log.add("sent \($0)") }
        parent.delegate = proxy.object
        parent.tell(4)
        (blind(proxy) as? any CastDelegate)?.told(5)
        XCTAssertEqual(log.entries, ["sent 4", "real 4", "sent 5", "real 5"])
        withExtendedLifetime(subscription) {}
    }

    func test_L2_anAncestorsDelegateIsReachedByACast() {
        // The parent's property is of a protocol that the real delegate's refines.
        let log = Log<String>(), real = CastReal(log), parent = CastingParent()
        let proxy = ForwardingProxy<any CastDelegate>(forwardingTo: real)
        parent.delegate = proxy.object
        XCTAssertNotNil(parent.delegate as? any CastDelegate)
        XCTAssertEqual(parent.delegate?.base(), "base")
    }

    /// The class itself is cast before it has an object: what the runtime noted of it then must be forgotten. No other
    /// test makes a proxy for this delegate type.
    func test_L3_aCastThatFailedBeforeTheFirstProxySucceedsAfter() {
        let type: Any = blind(ForwardingProxy<any FreshDelegate>.self)
        XCTAssertFalse(type is any FreshDelegate.Type)
        XCTAssertFalse(type is any FreshDelegate.Type, "noted")
        let proxy = ForwardingProxy<any FreshDelegate>(forwardingTo: FreshReal())
        XCTAssertTrue(type is any FreshDelegate.Type)
        XCTAssertEqual((blind(proxy) as? any FreshDelegate)?.fresh(), "fresh")
    }

    func test_L4_whatTheObjectIsStaysAsItIs() {
        let real = CastReal()
        let proxy = ForwardingProxy<any CastDelegate>(forwardingTo: real)
        XCTAssertTrue(type(of: proxy) == ForwardingProxy<any CastDelegate>.self)
        XCTAssertEqual(String(describing: type(of: proxy)), "ForwardingProxy<CastDelegate>")
        XCTAssertTrue((blind(proxy) as? AnyForwardingProxy) === proxy)
        XCTAssertNil(blind(proxy) as? DelegateProxy<PlainParent, any CastDelegate>)
        XCTAssertNil(blind(proxy) as? ForwardingProxy<any CastOther>)
        XCTAssertTrue(Mirror(reflecting: proxy).children.isEmpty)
        let parent = PlainParent()
        parent.delegate = real
        let own = PlainProxy.proxy(for: parent)
        XCTAssertTrue((blind(own) as? any CastDelegate) === own)
        XCTAssertTrue((blind(own) as? PlainProxy) === own)
        XCTAssertTrue((blind(own) as? DelegateProxy<PlainParent, any CastDelegate>) === own)
        XCTAssertEqual(own.notes, ["one"])
        XCTAssertEqual(Mirror(reflecting: own).children.map { $0.label }, ["notes"])
        XCTAssertTrue(parent.delegate === own)
    }

    /// A class that other proxies of its delegate type are cast of, and that conforms to nothing, is none that
    /// conforms.
    func test_L4_classesOfProxiesAreNotTakenForConformingOnes() {
        let parent = PlainParent()
        _ = ForwardingProxy<any CastDelegate>(forwardingTo: CastReal())
        let log = Log<String>(), real = CastReal(log)
        parent.delegate = real
        let proxy = PlainProxy.proxy(for: parent)
        let subscription = proxy.sentMessage(CastDelegate.told).subscribe { log.add("sent \($0)") }
        parent.delegate?.told(1)
        XCTAssertEqual(log.entries, ["sent 1", "real 1"])
        XCTAssertNil(proxy.fallbackTarget)
        withExtendedLifetime(subscription) {}
    }

    /// Otherwise Swift's runtime prints a warning when it looks up a class that conforms itself.
    func test_L4_aClassThatConformsBesideProxiesThatDoNot() throws {
        let warnings = try standardError {
            let plain = ForwardingProxy<any MixedDelegate>(forwardingTo: MixedReal())
            XCTAssertEqual((blind(plain) as? any MixedDelegate)?.mixed(), "real")
            let parent = MixedParent()
            parent.delegate = MixedReal()
            let proxy = MixedSubproxy.proxy(for: parent)
            XCTAssertEqual((blind(proxy) as? any MixedDelegate)?.mixed(), "real")
            XCTAssertEqual((blind(proxy) as? any MixedBase)?.base(), "base")
            XCTAssertEqual(parent.delegate?.mixed(), "real")
            XCTAssertTrue(blind(proxy) is DelegateProxy<MixedParent, any MixedDelegate>)
            XCTAssertEqual((blind(plain) as? any MixedDelegate)?.mixed(), "real")
        }
        XCTAssertEqual(warnings, "")
    }

    func test_L2_castsOnEightThreadsBesideNewDelegateTypes() {
        let log = Log<Int>()
        let proxy = ForwardingProxy<any CastDelegate>(forwardingTo: CastReal())
        onThreads(8) { thread in
            for number in 0..<2000 {
                if thread == 0, number % 500 == 0 { Self.makeOthers(number / 500) }
                guard let cast = blind(proxy) as? any CastDelegate, cast.ask() == "asked" else {
                    log.add(thread)
                    continue
                }
                if blind(proxy) is any CastOther { log.add(thread) }
            }
        }
        XCTAssertEqual(log.entries, [])
    }

    private static func makeOthers(_ number: Int) {
        switch number {
        case 0: _ = ForwardingProxy<any MachineDelegate>()
        case 1: _ = ForwardingProxy<any CastOther & CastBase>()
        case 2: _ = ForwardingProxy<any XMLParserDelegate>()
        default: _ = ForwardingProxy<any CastBase>()
        }
    }
}

public protocol FreshDelegate: AnyObject {
    func fresh() -> String
}

private final class FreshReal: FreshDelegate {
    func fresh() -> String { "fresh" }
}

public protocol MixedBase: AnyObject {
    func base() -> String
}

public protocol MixedDelegate: MixedBase {
    func mixed() -> String
}

private final class MixedReal: MixedDelegate {
    func base() -> String { "base" }
    func mixed() -> String { "real" }
}

private final class MixedParent: HasDelegate {
    var delegate: (any MixedDelegate)?
}

/// A class of proxies that conforms, and answers if nobody else does; and one that inherits from it.
private class MixedProxy: DelegateProxy<MixedParent, any MixedDelegate>, DelegateProxyType, MixedDelegate,
    @unchecked Sendable
{
    init(parent: MixedParent) { super.init(parentObject: parent, delegateProxy: MixedProxy.self) }

    class func registerKnownImplementations() { register { MixedSubproxy(parent: $0) } }
    static func implementedMethods() -> ImplementedMethods<any MixedDelegate> { .none }
    func base() -> String { "own base" }
    func mixed() -> String { "own" }
}

private final class MixedSubproxy: MixedProxy, @unchecked Sendable {}
