import Dispatch
import Switchboard
import TestHosts
import TestSupport
import XCTest

private typealias RadioProxy<Parent: AnyObject> = DelegateProxy<Parent, any RadioDelegate>

private final class Listener: RadioDelegate, RadioSource {
    private(set) var titles: [String] = []
    func radio(_ radio: Radio, plays title: String) { titles.append(title) }
    func next() -> String { "song" }
}

private final class Refusing: RadioDelegate {
    func radio(_ radio: Radio, plays title: String) { XCTFail(title) }
    func radioMayPlay(_ radio: Radio, _ title: String) -> Bool { false }
}

/// Counts calls and its own objects, on any thread.
private final class TurnListener: RadioDelegate, Sendable {
    private let calls: Log<String>
    private let alive: Log<Int>
    init(_ calls: Log<String>, _ alive: Log<Int>) {
        self.calls = calls
        self.alive = alive
        alive.add(1)
    }
    deinit { alive.add(-1) }
    func radio(_ radio: Radio, plays title: String) { calls.add(title) }
}

/// Keeps its delegate in an object of its own.
private final class NestingRadio: Radio {
    private final class Storage {
        weak var delegate: (any RadioDelegate)?
    }
    private let storage = Storage()
    override var delegate: (any RadioDelegate)? {
        get { storage.delegate }
        set { storage.delegate = newValue }
    }
}

/// Refers to its delegate twice.
private final class DoublingRadio: Radio {
    private weak var last: AnyObject?
    override var delegate: (any RadioDelegate)? {
        get { super.delegate }
        set {
            last = newValue
            super.delegate = newValue
        }
    }
}

/// The same object, whose class the compiler does not know here: where it does, it calls the class's setter directly.
@inline(never) @_optimize(none)
private func unknown(_ radio: Radio) -> Radio { radio }

/// Has an object that is its delegate in place of the one that was assigned.
private final class OverridingRadio: Radio {
    var preferred: (any RadioDelegate)?
    override var delegate: (any RadioDelegate)? {
        get { preferred ?? super.delegate }
        set { super.delegate = newValue }
    }
}

/// Lets its delegate go before it ends, as many do.
private final class EndingRadio: Radio {
    deinit { delegate = nil }
}

private final class NotingRadioProxy: DelegateProxy<Radio, any RadioDelegate>, DelegateProxyType, @unchecked Sendable {
    /// Whether there was a delegate, each time one was set.
    private(set) var noted: [Bool] = []

    init(radio: Radio) { super.init(parentObject: radio, delegateProxy: NotingRadioProxy.self) }
    static func registerKnownImplementations() { register { NotingRadioProxy(radio: $0) } }
    static var identifier: UnsafeRawPointer {
        unsafeBitCast(ObjectIdentifier(NotingRadioProxy.self), to: UnsafeRawPointer.self)
    }

    override func setForwardToDelegate(_ delegate: (any RadioDelegate)?, retainDelegate: Bool) {
        noted.append(delegate != nil)
        super.setForwardToDelegate(delegate, retainDelegate: retainDelegate)
    }
}

/// `parent.delegate = other`, once a proxy is the parent's delegate: what the program assigns becomes the real
/// delegate, and observers stay.
final class AssignmentTests: XCTestCase {
    private static func heard(
        _ proxy: ForwardingProxy<any RadioDelegate>
    ) -> (titles: () -> [String], token: SubscriptionToken) {
        let log = Log<String>()
        let token = proxy.sentMessage(RadioDelegate.radio(_:plays:)).subscribe { log.add($1) }
        return ({ log.take() }, token)
    }

    func test_R3_anAssignedDelegateBecomesTheTarget() throws {
        try skipWithoutEntryStubs()
        let radio = Radio(), listener = Listener(), other = Listener()
        radio.delegate = listener
        let proxy = RadioProxy<Radio>.proxy(for: radio), (titles, token) = Self.heard(proxy)
        XCTAssertTrue(proxy.isInstalled)
        XCTAssertTrue(proxy.staysInstalled)
        radio.play("one")
        radio.delegate = other
        XCTAssertTrue(radio.delegate === proxy.object)
        XCTAssertTrue(proxy.isInstalled)
        XCTAssertTrue(proxy.forwardToDelegate() === other)
        radio.play("two")
        radio.delegate = nil
        XCTAssertTrue(proxy.isInstalled)
        XCTAssertNil(proxy.forwardToDelegate())
        radio.play("three")
        radio.delegate = proxy.object
        radio.play("four")
        XCTAssertEqual(titles(), ["one", "two", "three", "four"])
        XCTAssertEqual(listener.titles, ["one"])
        XCTAssertEqual(other.titles, ["two"])
        XCTAssertEqual(radio.played, ["one", "two", "three", "four"])
        // What a property observer does, it does once for each assignment, and at the installation.
        XCTAssertEqual(radio.changes, 5)
        do {
            let refusing = Refusing()
            radio.delegate = refusing
        }
        XCTAssertNil(proxy.forwardToDelegate(), "a weak property does not keep it")
        radio.mute()
        XCTAssertTrue(proxy.isInstalled)
        token.cancel()
    }

    /// A class that overrides how a delegate is set hears of assignments, too.
    func test_R3_aProxyClassThatOverridesHowADelegateIsSet() throws {
        try skipWithoutEntryStubs()
        let radio = Radio(), listener = Listener()
        let proxy = NotingRadioProxy.proxy(for: radio)
        radio.delegate = listener
        radio.delegate = nil
        XCTAssertEqual(proxy.noted.suffix(2), [true, false])
        XCTAssertTrue(proxy.isInstalled)
        XCTAssertNil(proxy.forwardToDelegate())
    }

    /// Wherever a parent stores its delegate, an assignment is one.
    func test_R3_whereADelegateIsStored() throws {
        try skipWithoutEntryStubs()
        for radio in [NestingRadio(), DoublingRadio(), OverridingRadio()].map(unknown) {
            let proxy = RadioProxy<Radio>.proxy(for: radio), (titles, token) = Self.heard(proxy)
            let listeners = [Listener(), Listener()]
            for listener in listeners {
                radio.delegate = listener
                XCTAssertTrue(proxy.isInstalled)
                XCTAssertTrue(proxy.forwardToDelegate() === listener)
                radio.play("one")
                XCTAssertEqual(listener.titles, ["one"], "\(radio)")
            }
            radio.delegate = nil
            XCTAssertTrue(proxy.isInstalled)
            XCTAssertEqual(titles(), ["one", "one"], "\(radio)")
            token.cancel()
        }
    }

    /// While a parent's getter gives another object, the proxy is what the parent stores.
    func test_R3_aParentThatPrefersAnotherDelegate() throws {
        try skipWithoutEntryStubs()
        let overriding = OverridingRadio(), radio = unknown(overriding), listener = Listener()
        let proxy = RadioProxy<Radio>.proxy(for: radio)
        overriding.preferred = Listener()
        radio.delegate = listener
        XCTAssertFalse(proxy.isInstalled)
        overriding.preferred = nil
        XCTAssertTrue(proxy.isInstalled)
        radio.play("one")
        XCTAssertEqual(listener.titles, ["one"])
    }

    /// Another proxy is a delegate as any other, unless it forwards to this one.
    func test_R3_aProxyThatIsAssigned() throws {
        try skipWithoutEntryStubs()
        let radio = Radio(), listener = Listener()
        let proxy = RadioProxy<Radio>.proxy(for: radio)
        let other = ForwardingProxy<any RadioDelegate>(forwardingTo: listener)
        radio.delegate = other.object
        XCTAssertTrue(proxy.isInstalled)
        radio.play("one")
        XCTAssertEqual(listener.titles, ["one"])
        let outer = ForwardingProxy<any RadioDelegate>(forwardingTo: proxy.object)
        radio.delegate = outer.object
        XCTAssertFalse(proxy.isInstalled)
        radio.play("two")
        XCTAssertEqual(listener.titles, ["one", "two"])
    }

    func test_R3_assignmentsLeakNothing() throws {
        try skipWithoutEntryStubs()
        weak var kept: Listener?
        weak var keptProxy: AnyObject?
        do {
            let radio = Radio(), listener = Listener()
            kept = listener
            let proxy = RadioProxy<Radio>.proxy(for: radio)
            keptProxy = proxy
            for _ in 0..<100 {
                radio.delegate = listener
                radio.delegate = proxy.object
                radio.delegate = nil
            }
            XCTAssertEqual(radio.changes, 301)
        }
        XCTAssertNil(kept)
        XCTAssertNil(keptProxy)
    }

    func test_R3_anAnswerOfTheAssignedDelegate() throws {
        try skipWithoutEntryStubs()
        let radio = Radio(), refusing = Refusing()
        let proxy = RadioProxy<Radio>.proxy(for: radio), (titles, token) = Self.heard(proxy)
        radio.delegate = refusing
        radio.play("one")
        radio.delegate = nil
        radio.play("two")
        XCTAssertEqual(titles(), ["two"])
        token.cancel()
    }

    func test_R3_aStrongPropertyKeepsWhatIsAssigned() throws {
        try skipWithoutEntryStubs()
        typealias Proxy = DelegateProxy<OwningRadio, any RadioDelegate & RadioSource>
        let radio = OwningRadio(), proxy = Proxy.proxy(for: radio)
        XCTAssertTrue(proxy.staysInstalled)
        let log = Log<String>()
        let token = proxy.sentMessage(RadioDelegate.radio(_:plays:)).subscribe { log.add($1) }
        weak var weakListener: Listener?
        do {
            let listener = Listener()
            weakListener = listener
            radio.delegate = listener
        }
        XCTAssertNotNil(weakListener)
        radio.playNext()
        XCTAssertEqual(weakListener?.titles, ["song"])
        radio.delegate = nil
        XCTAssertNil(weakListener)
        XCTAssertEqual(log.take(), ["song"])
        token.cancel()
    }

    func test_R3_subclassesHaveTablesOfTheirOwn() throws {
        try skipWithoutEntryStubs()
        for make in [Radio.init, QuietRadio.init, LoudRadio.init] as [() -> Radio] {
            // Another object of the class has no proxy.
            let radio = make(), without = make(), listener = Listener()
            let proxy = RadioProxy<Radio>.proxy(for: radio), (titles, token) = Self.heard(proxy)
            XCTAssertTrue(proxy.staysInstalled, "\(type(of: radio))")
            radio.delegate = listener
            without.delegate = listener
            XCTAssertTrue(proxy.isInstalled, "\(type(of: radio))")
            XCTAssertTrue(without.delegate === listener)
            radio.play("one")
            without.play("two")
            XCTAssertEqual(titles(), ["one"])
            XCTAssertEqual(listener.titles, ["one", "two"])
            token.cancel()
        }
        let loud = LoudRadio(), proxy = RadioProxy<Radio>.proxy(for: loud)
        loud.delegate = nil
        XCTAssertEqual(loud.seen, [false, false])
        XCTAssertTrue(proxy.isInstalled)
    }

    func test_R3_twoPropertiesOfOneParent() throws {
        try skipWithoutEntryStubs()
        let radio = Radio(), listener = Listener()
        let delegate = RadioProxy<Radio>.proxy(for: radio), (titles, token) = Self.heard(delegate)
        let source = DelegateProxy<Radio, any RadioSource>.proxy(for: radio)
        XCTAssertTrue(source.staysInstalled)
        let asked = Log<String>()
        let other = source.sentMessage(RadioSource.next).subscribe { asked.add("next") }
        radio.dataSource = listener
        radio.delegate = listener
        radio.volume = 3
        radio.playNext()
        XCTAssertEqual(titles(), ["song"])
        XCTAssertEqual(asked.take(), ["next"])
        XCTAssertTrue(delegate.isInstalled && source.isInstalled)
        XCTAssertEqual(radio.volume, 3)
        token.cancel()
        other.cancel()
    }

    /// Each of several proxies for one property keeps its observers.
    func test_R3_severalProxiesForOneProperty() throws {
        try skipWithoutEntryStubs()
        let radio = Radio(), listener = Listener()
        let first = NotingRadioProxy.proxy(for: radio), (titles, token) = Self.heard(first)
        let second = RadioProxy<Radio>.proxy(for: radio), (others, other) = Self.heard(second)
        for title in ["one", "two"] {
            radio.delegate = listener
            radio.play(title)
            XCTAssertEqual(titles(), [title])
            XCTAssertEqual(others(), [title])
            XCTAssertEqual(listener.titles.last, title)
            XCTAssertTrue(first.forwardToDelegate() === listener)
            XCTAssertTrue(second.forwardToDelegate() === first.object)
            // Neither proxy changes anything.
            radio.delegate = first.object
            radio.delegate = second.object
            XCTAssertTrue(first.forwardToDelegate() === listener)
            XCTAssertTrue(second.isInstalled)
            radio.delegate = nil
            radio.play("three")
            XCTAssertEqual(titles(), ["three"])
            XCTAssertEqual(others(), ["three"])
            XCTAssertNil(first.forwardToDelegate())
        }
        XCTAssertEqual(listener.titles, ["one", "two"])
        token.cancel()
        other.cancel()
    }

    func test_R3_aGenericParent() throws {
        try skipWithoutEntryStubs()
        let channel = Channel<String>(), listener = Listener()
        let proxy = RadioProxy<Channel<String>>.proxy(for: channel)
        channel.delegate = listener
        // The optimizer calls the setter that it specialized for the type directly.
        #if DEBUG
            XCTAssertTrue(proxy.staysInstalled)
            XCTAssertTrue(proxy.isInstalled)
        #endif
        XCTAssertTrue(RadioProxy<Channel<String>>.proxy(for: channel) === proxy)
        XCTAssertTrue(proxy.forwardToDelegate() === listener)
    }

    /// If the compiler calls the setter directly, the assignment takes the proxy's place, and `proxy(for:)` installs it
    /// again.
    func test_R3_otherwise_anAssignmentToAFinalClassReplacesTheProxy() throws {
        try skipWithoutEntryStubs()
        let pocket = Pocket(), listener = Listener()
        let proxy = RadioProxy<Pocket>.proxy(for: pocket)
        XCTAssertTrue(proxy.isInstalled)
        XCTAssertFalse(proxy.staysInstalled)
        pocket.delegate = listener
        XCTAssertFalse(proxy.isInstalled)
        XCTAssertTrue(RadioProxy<Pocket>.proxy(for: pocket) === proxy)
        XCTAssertTrue(proxy.isInstalled)
        XCTAssertTrue(proxy.forwardToDelegate() === listener)
    }

    func test_R3_theProxyInTheCode_afterItsParentAndWithoutOne() throws {
        try skipWithoutEntryStubs()
        let radio = Radio(), listener = Listener()
        var parent: Radio? = Radio()
        var proxy: RadioProxy<Radio>? = RadioProxy.proxy(for: parent!)
        parent = nil
        XCTAssertFalse(proxy!.isInstalled)
        proxy = nil
        // The setter stays replaced, and does what it did.
        radio.delegate = listener
        XCTAssertTrue(radio.delegate === listener)
        let own = RadioProxy<Radio>.proxy(for: radio)
        XCTAssertTrue(own.forwardToDelegate() === listener)
    }

    func test_R3_aParentThatSetsItsDelegateInItsDeinit() throws {
        try skipWithoutEntryStubs()
        let listener = Listener()
        for _ in 0..<3 {
            let radio = EndingRadio()
            radio.delegate = listener
            let proxy = RadioProxy<Radio>.proxy(for: radio)
            XCTAssertTrue(proxy.staysInstalled)
            radio.play("one")
        }
        XCTAssertEqual(listener.titles, ["one", "one", "one"])
    }

    /// An object that takes the place of another one of its class gets its calls, and nothing is left of the other one.
    func test_R3_delegatesOfOneClassTakeTurns() throws {
        try skipWithoutEntryStubs()
        let radio = Radio(), log = Log<String>(), alive = Log<Int>(), added = Listener()
        let proxy = RadioProxy<Radio>.proxy(for: radio)
        for turn in 0..<6 {
            var listener: TurnListener? = TurnListener(log, alive)
            radio.delegate = listener
            XCTAssertTrue(proxy.forwardToDelegate() === listener)
            let token = turn > 3 ? proxy.addTarget(added, retainTarget: false) : nil
            radio.play("\(turn)")
            do {
                let gone = TurnListener(log, alive)
                radio.delegate = gone
            }
            radio.play("without a delegate")
            radio.delegate = listener
            radio.play("again")
            token?.cancel()
            listener = nil
            XCTAssertEqual(alive.entries.reduce(0, +), 0)
            XCTAssertNil(proxy.forwardToDelegate())
        }
        XCTAssertEqual(log.entries, (0..<6).flatMap { ["\($0)", "again"] })
        XCTAssertEqual(added.titles, ["4", "without a delegate", "again", "5", "without a delegate", "again"])
    }

    /// While there is always a delegate, no call is lost.
    func test_R3_callsWhileDelegatesOfOneClassTakeTurns() throws {
        try skipWithoutEntryStubs()
        let log = Log<String>(), alive = Log<Int>()
        nonisolated(unsafe) let radio = Radio()
        nonisolated(unsafe) var current = TurnListener(log, alive)
        radio.delegate = current
        let proxy = RadioProxy<Radio>.proxy(for: radio)
        nonisolated(unsafe) let object = proxy.object
        DispatchQueue.concurrentPerform(iterations: 4) { thread in
            for _ in 0..<2000 {
                if thread > 0 {
                    object.radio(radio, plays: "on")
                } else {
                    let next = TurnListener(log, alive)
                    radio.delegate = next
                    current = next
                }
            }
        }
        XCTAssertEqual(log.entries.count, 6000)
        XCTAssertEqual(alive.entries.reduce(0, +), 1)
        withExtendedLifetime((proxy, current)) {}
    }

    func test_R3_threadsThatAssignAndSubscribe() throws {
        try skipWithoutEntryStubs()
        nonisolated(unsafe) let listener = Listener()
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            for _ in 0..<200 {
                let radio = thread % 2 == 0 ? Radio() : LoudRadio()
                let proxy = RadioProxy<Radio>.proxy(for: radio), (titles, token) = Self.heard(proxy)
                radio.delegate = listener
                guard proxy.isInstalled else { return XCTFail("taken") }
                radio.delegate = nil
                radio.play("one")
                if titles() != ["one"] { return XCTFail("not heard") }
                token.cancel()
            }
        }
        XCTAssertEqual(listener.titles, [])
    }
}
