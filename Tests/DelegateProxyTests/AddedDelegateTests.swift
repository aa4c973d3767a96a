import Switchboard
import TestHosts
import TestSupport
import XCTest

/// What several delegates of one parent are told and asked.
public protocol EnsembleDelegate: AnyObject {
    func told(_ number: Int, _ text: String)
    /// Never observed.
    func neverNamed(_ number: Int)
    func introduced(_ number: Int)
    func took(_ text: consuming String)
    func manyWords(_ a: Int, _ b: String, _ c: String, _ d: Double, _ e: Int, _ f: Int, _ g: Int, _ h: Int)
    func failed() throws
    func failedByType() throws(EnsembleError)
    func answer() -> String
    func handled(_ handler: EnsembleHandler)
    func finished(_ ends: [EnsembleEnd])
    func nested(_ nest: EnsembleNest<Int>)
}

/// Contains itself with other arguments, without end.
public indirect enum EnsembleNest<Value> {
    case leaf(Value)
    case deep(EnsembleNest<[Value]>)
}

/// A struct with a closure in it.
public struct EnsembleHandler {
    public let run: () -> Void
    public init(_ run: @escaping () -> Void) { self.run = run }
}

/// An enum with such a struct in it.
public indirect enum EnsembleEnd {
    case handler(EnsembleHandler)
    case list([EnsembleEnd])
}

extension EnsembleDelegate {
    /// Needs to know whose it is.
    public func introduced(_ number: Int) { told(number, "introduced as \(type(of: self))") }
}

/// An error of a declared type.
public enum EnsembleError: Error { case one, other }

/// CONFORMANCE F4.
final class AddedDelegateTests: XCTestCase {
    private final class Host: HasDelegate {
        var delegate: (any EnsembleDelegate)?
    }

    /// An error whose life is watched.
    private final class Failure: Error, Sendable {
        let name: String
        private let log: Log<String>
        init(_ name: String, _ log: Log<String>) { (self.name, self.log) = (name, log) }
        deinit { log.add("failure of \(name) ended") }
    }

    private final class Player: EnsembleDelegate {
        let name: String
        let log: Log<String>
        var fails = false
        var failure: EnsembleError?
        var onTold: (() -> Void)?

        init(_ name: String, _ log: Log<String>) { (self.name, self.log) = (name, log) }
        deinit { log.add("\(name) ended") }

        func told(_ number: Int, _ text: String) {
            log.add("\(name) \(number) \(text)")
            onTold?()
        }
        func neverNamed(_ number: Int) { log.add("\(name) never \(number)") }
        func handled(_ handler: EnsembleHandler) { handler.run() }
        func nested(_ nest: EnsembleNest<Int>) { log.add("\(name) \(nest)") }
        func finished(_ ends: [EnsembleEnd]) { if case .handler(let handler) = ends.first { handler.run() } }
        func took(_ text: consuming String) { log.add("\(name) took \(text)") }
        func manyWords(_ a: Int, _ b: String, _ c: String, _ d: Double, _ e: Int, _ f: Int, _ g: Int, _ h: Int) {
            log.add("\(name) \(a) \(b) \(c) \(d) \(e) \(f) \(g) \(h)")
        }
        func failed() throws {
            log.add("\(name) fails \(fails)")
            if fails { throw Failure(name, log) }
        }
        func failedByType() throws(EnsembleError) {
            log.add("\(name) fails by type")
            if let failure { throw failure }
        }
        func answer() -> String { name }
    }

    private typealias Proxy = DelegateProxy<Host, any EnsembleDelegate>

    private let log = Log<String>()
    private let host = Host()
    private lazy var proxy = Proxy.proxy(for: host)
    /// As long as the text of a string that is an object.
    private let text = "a text of more than fifteen bytes"

    private func player(_ name: String) -> Player { Player(name, log) }

    private func add(_ player: Player) -> SubscriptionToken { proxy.addTarget(player, retainTarget: false) }

    /// What `call` wrote down.
    private func entries(_ call: (any EnsembleDelegate) throws -> Void) rethrows -> [String] {
        let before = log.entries.count
        try call(host.delegate!)
        return Array(log.entries.dropFirst(before))
    }

    // MARK: Who is called

    func test_F4_voidCallsReachAllInOrder() throws {
        _ = try Proxy.selector(EnsembleDelegate.told)
        let (main, one, other) = (player("main"), player("one"), player("other"))
        let first = add(one)
        proxy.setForwardToDelegate(main, retainDelegate: false)
        let second = add(other)
        XCTAssertEqual(
            entries { $0.told(1, text) }, ["main 1 \(text)", "one 1 \(text)", "other 1 \(text)"])
        withExtendedLifetime((main, one, other, first, second)) {}
    }

    func test_F4_observersAreNotifiedOnceBeforeAllTargetsAndAfter() {
        let (main, one, log) = (player("main"), player("one"), log)
        proxy.setForwardToDelegate(main, retainDelegate: false)
        let added = add(one)
        let subscriptions = [
            proxy.methodInvoked(EnsembleDelegate.told).subscribe { number, _ in log.add("invoked \(number)") },
            proxy.sentMessage(EnsembleDelegate.told).subscribe { number, _ in log.add("sent \(number)") },
        ]
        XCTAssertEqual(entries { $0.told(2, "t") }, ["sent 2", "main 2 t", "one 2 t", "invoked 2"])
        withExtendedLifetime((main, one, added, subscriptions)) {}
    }

    /// The symbols of `Player` tell that it returns nothing.
    func test_F4_anUnreferencedMethodReachesAll() {
        let (main, one) = (player("main"), player("one"))
        proxy.setForwardToDelegate(main, retainDelegate: false)
        let added = add(one)
        XCTAssertEqual(entries { $0.neverNamed(3) }, ["main never 3", "one never 3"])
        withExtendedLifetime((main, one, added)) {}
    }

    func test_F4_theFirstThatLivesAnswers() {
        var main: Player? = player("main")
        var one: Player? = player("one")
        let other = player("other")
        proxy.setForwardToDelegate(main, retainDelegate: false)
        let added = [add(one!), add(other)]
        XCTAssertEqual(host.delegate?.answer(), "main")
        main = nil
        XCTAssertEqual(host.delegate?.answer(), "one")
        one = nil
        XCTAssertEqual(host.delegate?.answer(), "other")
        XCTAssertNil(proxy.forwardToDelegate())
        XCTAssertNil(main)
        XCTAssertNil(one)
        withExtendedLifetime((other, added)) {}
    }

    func test_F4_theFallbackAnswersOnlyWhereNoneLives() throws {
        _ = try Proxy.selector(EnsembleDelegate.told)
        proxy.fallbackTarget = player("fallback")
        var one: Player? = player("one")
        let added = add(one!)
        XCTAssertEqual(entries { $0.told(4, "t") }, ["one 4 t"])
        XCTAssertEqual(host.delegate?.answer(), "one")
        one = nil
        XCTAssertEqual(entries { $0.told(5, "t") }, ["fallback 5 t"])
        XCTAssertEqual(host.delegate?.answer(), "fallback")
        XCTAssertNil(one)
        added.cancel()
        XCTAssertEqual(host.delegate?.answer(), "fallback")
    }

    func test_F4_eachGetsTheArgumentsAndItsOwnWordsBehindThem() throws {
        _ = try Proxy.selector(EnsembleDelegate.manyWords)
        _ = try Proxy.selector(EnsembleDelegate.introduced)
        let (main, one, other) = (player("main"), player("one"), player("other"))
        proxy.setForwardToDelegate(main, retainDelegate: false)
        let added = [add(one), add(other)]
        let tail = "1 \(text) short 2.5 5 6 7 8"
        XCTAssertEqual(
            entries { $0.manyWords(1, text, "short", 2.5, 5, 6, 7, 8) },
            ["main \(tail)", "one \(tail)", "other \(tail)"])
        XCTAssertEqual(
            entries { $0.introduced(6) }, ["main", "one", "other"].map { "\($0) 6 introduced as Player" })
        withExtendedLifetime((main, one, other, added)) {}
    }

    /// A completion handler runs once, even one in a struct or an enum.
    func test_F4_aMethodWithAClosureInAnArgumentReachesTheFirstOnly() throws {
        let (main, one, log) = (player("main"), player("one"), log)
        proxy.setForwardToDelegate(main, retainDelegate: false)
        let added = add(one), handler = EnsembleHandler { log.add("ran") }
        for isReferenced in [false, true] {
            if isReferenced {
                _ = try Proxy.selector(EnsembleDelegate.handled)
                _ = try Proxy.selector(EnsembleDelegate.finished)
            }
            XCTAssertEqual(entries { $0.handled(handler) }, ["ran"])
            XCTAssertEqual(entries { $0.finished([.handler(handler)]) }, ["ran"])
        }
        withExtendedLifetime((main, one, added)) {}
    }

    func test_F4_aTypeThatContainsItselfWithOtherArgumentsReachesAll() throws {
        let (main, one) = (player("main"), player("one"))
        proxy.setForwardToDelegate(main, retainDelegate: false)
        let added = add(one)
        _ = try Proxy.selector(EnsembleDelegate.nested)
        XCTAssertEqual(entries { $0.nested(.leaf(3)) }, ["main leaf(3)", "one leaf(3)"])
        withExtendedLifetime((main, one, added)) {}
    }

    /// Its argument would be taken over more than once.
    func test_F4_aMethodThatConsumesReachesTheFirstOnly() throws {
        _ = try Proxy.selector(EnsembleDelegate.took)
        let (main, one) = (player("main"), player("one"))
        proxy.setForwardToDelegate(main, retainDelegate: false)
        let added = add(one)
        XCTAssertEqual(entries { $0.took(text + "!") }, ["main took \(text)!"])
        withExtendedLifetime((main, one, added)) {}
    }

    func test_F4_oneThatIsAddedTwiceIsCalledTwice() throws {
        _ = try Proxy.selector(EnsembleDelegate.told)
        let one = player("one")
        let (first, second) = (add(one), add(one))
        XCTAssertEqual(entries { $0.told(7, "t") }, ["one 7 t", "one 7 t"])
        first.cancel()
        XCTAssertEqual(entries { $0.told(8, "t") }, ["one 8 t"])
        withExtendedLifetime((one, second)) {}
    }

    // MARK: Errors

    func test_F4_theErrorOfTheFirstReachesTheCallerAndAllAreCalled() throws {
        _ = try Proxy.selector(EnsembleDelegate.failed)
        let (main, one, other) = (player("main"), player("one"), player("other"))
        proxy.setForwardToDelegate(main, retainDelegate: false)
        let added = [add(one), add(other)]
        (main.fails, one.fails) = (true, true)
        XCTAssertThrowsError(try host.delegate?.failed()) { XCTAssertEqual(($0 as? Failure)?.name, "main") }
        XCTAssertEqual(
            log.entries,
            ["main fails true", "one fails true", "failure of one ended", "other fails false", "failure of main ended"])
        withExtendedLifetime((main, one, other, added)) {}
    }

    func test_F4_errorsOfOthersAreDropped() throws {
        let (main, one, log) = (player("main"), player("one"), log)
        proxy.setForwardToDelegate(main, retainDelegate: false)
        let added = add(one)
        let subscription = proxy.methodInvoked(EnsembleDelegate.failed).withOutcome
            .subscribe { log.add("\($1)") }
        one.fails = true
        XCTAssertEqual(
            try entries { try $0.failed() }, ["main fails false", "one fails true", "failure of one ended", "returned"])
        withExtendedLifetime((main, one, added, subscription)) {}
    }

    func test_F4_anErrorOfADeclaredTypeIsTheFirsts() throws {
        _ = try Proxy.selector(EnsembleDelegate.failedByType)
        let (main, one) = (player("main"), player("one"))
        proxy.setForwardToDelegate(main, retainDelegate: false)
        let added = add(one)
        one.failure = .other
        XCTAssertEqual(try entries { try $0.failedByType() }, ["main fails by type", "one fails by type"])
        main.failure = .one
        let before = log.entries.count
        XCTAssertThrowsError(try host.delegate?.failedByType()) { XCTAssertEqual($0 as? EnsembleError, .one) }
        XCTAssertEqual(log.entries.dropFirst(before), ["main fails by type", "one fails by type"])
        withExtendedLifetime((main, one, added)) {}
    }

    // MARK: How long

    func test_F4_cancelledAndDroppedOnesAreSilent() throws {
        _ = try Proxy.selector(EnsembleDelegate.told)
        let (main, one, other) = (player("main"), player("one"), player("other"))
        proxy.setForwardToDelegate(main, retainDelegate: false)
        var first: SubscriptionToken? = add(one)
        let second = add(other)
        XCTAssertNotNil(first)
        first = nil
        XCTAssertEqual(entries { $0.told(9, "t") }, ["main 9 t", "other 9 t"])
        second.cancel()
        second.cancel()
        XCTAssertEqual(entries { $0.told(10, "t") }, ["main 10 t"])
        XCTAssertIdentical(proxy.forwardToDelegate(), main)
        withExtendedLifetime((main, one, other)) {}
    }

    func test_F4_retainedItIsKeptUntilItIsCancelled() throws {
        _ = try Proxy.selector(EnsembleDelegate.told)
        let added = proxy.addTarget(player("one"), retainTarget: true)
        XCTAssertEqual(entries { $0.told(11, "t") }, ["one 11 t"])
        XCTAssertEqual(entries { _ in added.cancel() }, ["one ended"])
    }

    /// The counts of an object that is referred to weakly are elsewhere, and it is held in another way.
    func test_F4_notRetainedItGoesWithItsOwner() throws {
        _ = try Proxy.selector(EnsembleDelegate.told)
        for isWeaklyReferred in [false, true] {
            let main = player("main")
            var one: Player? = player("one")
            weak let weakOne = isWeaklyReferred ? one : nil
            proxy.setForwardToDelegate(main, retainDelegate: false)
            let added = add(one!)
            XCTAssertEqual(entries { $0.told(12, "t") }, ["main 12 t", "one 12 t"])
            XCTAssertEqual(entries { _ in one = nil }, ["one ended"])
            XCTAssertEqual(entries { $0.told(13, "t") }, ["main 13 t"])
            XCTAssertNil(one)
            XCTAssertNil(weakOne)
            withExtendedLifetime((main, added)) {}
        }
    }

    func test_F4_theMainOneIsReplacedBesideThem() throws {
        _ = try Proxy.selector(EnsembleDelegate.told)
        let (one, blue) = (player("one"), player("blue"))
        proxy.setForwardToDelegate(player("red"), retainDelegate: true)
        let added = add(one)
        XCTAssertEqual(entries { _ in proxy.setForwardToDelegate(blue, retainDelegate: false) }, ["red ended"])
        XCTAssertEqual(entries { $0.told(14, "t") }, ["blue 14 t", "one 14 t"])
        proxy.setForwardToDelegate(nil, retainDelegate: false)
        XCTAssertEqual(entries { $0.told(15, "t") }, ["one 15 t"])
        XCTAssertNil(proxy.forwardToDelegate())
        withExtendedLifetime((one, blue, added)) {}
    }

    func test_F4_theSubscriptionDoesNotKeepTheParent() {
        var host: Host? = Host()
        weak let weakHost = host
        let added = Proxy.proxy(for: host!).addTarget(player("one"), retainTarget: true)
        host = nil
        XCTAssertNil(weakHost)
        added.cancel()
        XCTAssertEqual(log.entries, ["one ended"])
    }

    func test_F4_whatAProxyRetainsEndsWithIt() {
        final class Ear: StressDelegate {
            let log: Log<String>
            init(_ log: Log<String>) { self.log = log }
            deinit { log.add("ear ended") }
            func told(by thread: Int, _ text: String) {}
            func ask(_ number: Int) -> Int { number }
        }
        var parent: StoringStressParent? = StoringStressParent()
        let added = DelegateProxy<StoringStressParent, any StressDelegate>.proxy(for: parent!)
            .addTarget(Ear(log), retainTarget: true)
        XCTAssertEqual(parent?.delegate?.ask(1), 1)
        parent = nil
        XCTAssertEqual(log.entries, ["ear ended"])
        added.cancel()
    }

    // MARK: During a call

    func test_F4_delegatesMayBeAddedAndTakenAwayDuringACall() throws {
        _ = try Proxy.selector(EnsembleDelegate.told)
        let (main, one, late) = (player("main"), player("one"), player("late"))
        proxy.setForwardToDelegate(main, retainDelegate: false)
        let added = add(one)
        var lateOne: SubscriptionToken?
        main.onTold = { [unowned self] in
            added.cancel()
            lateOne = add(late)
            main.onTold = nil
        }
        // The call ends with those that it found.
        XCTAssertEqual(entries { $0.told(16, "t") }, ["main 16 t", "one 16 t"])
        XCTAssertEqual(entries { $0.told(17, "t") }, ["main 17 t", "late 17 t"])
        main.onTold = { [unowned self] in
            main.onTold = nil
            host.delegate?.told(18, "inner")
        }
        XCTAssertEqual(
            entries { $0.told(18, "t") }, ["main 18 t", "main 18 inner", "late 18 inner", "late 18 t"])
        withExtendedLifetime((main, one, late, lateOne)) {}
    }

    func test_F4_delegatesAndParentMayGoDuringACall() throws {
        _ = try Proxy.selector(EnsembleDelegate.told)
        var host: Host? = Host()
        var (main, one, other): (Player?, Player?, Player?) = (player("main"), player("one"), player("other"))
        let proxy = Proxy.proxy(for: host!)
        proxy.setForwardToDelegate(main, retainDelegate: false)
        let added = [one!, other!].map { proxy.addTarget($0, retainTarget: false) }
        main!.onTold = { (main, one, host) = (nil, nil, nil) }
        host!.delegate!.told(19, "t")
        XCTAssertEqual(log.entries, ["main 19 t", "one ended", "main ended", "other 19 t"])
        XCTAssertNil(main)
        XCTAssertNil(one)
        XCTAssertNil(host)
        other = nil
        XCTAssertNil(other)
        withExtendedLifetime(added) {}
    }

    // MARK: What others know of it

    func test_F4_aProxyRespondsWhereOneIsAdded() throws {
        try Proxy.register("told(_:_:)", Proxy.selector(EnsembleDelegate.told))
        XCTAssertFalse(proxy.responds(to: "told(_:_:)"))
        var one: Player? = player("one")
        let added = add(one!)
        XCTAssertTrue(proxy.responds(to: "told(_:_:)"))
        one = nil
        XCTAssertNil(one)
        XCTAssertFalse(proxy.responds(to: "told(_:_:)"))
        withExtendedLifetime(added) {}
    }

    private final class Caching: HasDelegate, CachesDelegate {
        var timesSet = 0
        weak var delegate: (any EnsembleDelegate)? { didSet { timesSet += 1 } }
    }

    func test_F4_addingAndTakingAwayResetTheParent() {
        let host = Caching()
        let proxy = DelegateProxy<Caching, any EnsembleDelegate>.proxy(for: host)
        let before = host.timesSet
        let one = player("one")
        let added = proxy.addTarget(one, retainTarget: false)
        XCTAssertEqual(host.timesSet, before + 2)
        added.cancel()
        XCTAssertEqual(host.timesSet, before + 4)
        withExtendedLifetime(one) {}
    }

    // MARK: Threads

    private final class Ear: StressDelegate, @unchecked Sendable {
        let heard = Tally()
        func told(by thread: Int, _ text: String) {
            precondition(text == "text that is too long to be in the words of a string")
            heard.add()
        }
        func ask(_ number: Int) -> Int { number + 1 }
    }

    func test_F4_addedTakenAwayAndReplacedWhileOthersCall() throws {
        typealias Proxy = DelegateProxy<StoringStressParent, any StressDelegate>
        _ = try Proxy.selector(StressDelegate.told)
        let parent = StoringStressParent()
        let proxy = Proxy.proxy(for: parent)
        nonisolated(unsafe) let delegate = proxy.object
        let (main, steady) = (Ear(), Ear())
        proxy.setForwardToDelegate(main, retainDelegate: false)
        let kept = proxy.addTarget(steady, retainTarget: false)
        let (calls, threads, rounds) = (Tally(), 4, allocatedBytes() == nil ? 2_000 : 20_000)
        onThreads(threads) { thread in
            for round in 0..<rounds {
                switch thread {
                case 0, 1:
                    delegate.told(by: thread, "text that is too long to be in the words of a string")
                    precondition(delegate.ask(round) == round + 1)
                    calls.add()
                case 2:
                    let ear = Ear()
                    let added = proxy.addTarget(ear, retainTarget: round.isMultiple(of: 2))
                    delegate.told(by: thread, "text that is too long to be in the words of a string")
                    calls.add()
                    precondition(ear.heard.count >= 1)
                    if round.isMultiple(of: 3) { withExtendedLifetime(ear) { added.cancel() } }
                default:
                    proxy.setForwardToDelegate(
                        round.isMultiple(of: 4) ? nil : main, retainDelegate: round.isMultiple(of: 2))
                    withExtendedLifetime(proxy.addTarget(main, retainTarget: false)) {}
                }
            }
        }
        XCTAssertEqual(steady.heard.count, calls.count)
        XCTAssertEqual(calls.count, 3 * rounds)
        proxy.setForwardToDelegate(nil, retainDelegate: false)
        kept.cancel()
        let ended = calls.count
        delegate.told(by: 0, "text that is too long to be in the words of a string")
        XCTAssertEqual(steady.heard.count, ended)
        withExtendedLifetime((parent, main)) {}
    }

    /// From none to one, to several and back: no call is lost in between.
    func test_F4_noCallIsLostWhileTheListComesAndGoes() throws {
        typealias Proxy = DelegateProxy<StoringStressParent, any StressDelegate>
        _ = try Proxy.selector(StressDelegate.told)
        let parent = StoringStressParent()
        let proxy = Proxy.proxy(for: parent)
        nonisolated(unsafe) let delegate = proxy.object
        let (main, other) = (Ear(), Ear())
        proxy.setForwardToDelegate(main, retainDelegate: false)
        let rounds = allocatedBytes() == nil ? 5_000 : 50_000
        onThreads(2) { thread in
            for _ in 0..<rounds {
                if thread == 0 {
                    delegate.told(by: thread, "text that is too long to be in the words of a string")
                } else {
                    proxy.addTarget(other, retainTarget: false).cancel()
                }
            }
        }
        XCTAssertEqual(main.heard.count, rounds)
        withExtendedLifetime((parent, other)) {}
    }

    /// A delegate that is gone is forgotten when another one is added, and what ended its subscription ends nobody
    /// else's.
    func test_F4_delegatesThatAreGoneAreForgotten() throws {
        let host = Host()
        let proxy = DelegateProxy<Host, any EnsembleDelegate>.proxy(for: host)
        let log = Log<String>()
        let lasting = Player("lasting", log)
        var tokens = [proxy.addTarget(lasting, retainTarget: false)]
        func addMany() {
            for _ in 0..<5_000 {
                tokens.append(proxy.addTarget(Player("gone", Log()), retainTarget: false))
            }
        }
        addMany()
        guard let before = allocatedBytes() else { throw XCTSkip("the heap's bytes are not known") }
        let kept = tokens.count
        addMany()
        // The subscriptions themselves, which are kept here, take some hundred bytes each.
        let bytes = (allocatedBytes()! - before) / (tokens.count - kept)
        XCTAssertLessThan(bytes, 400)
        tokens.removeLast(tokens.count - 1)
        _ = proxy.sentMessage(EnsembleDelegate.told(_:_:))
        host.delegate?.told(1, "still there")
        XCTAssertEqual(log.entries, ["lasting 1 still there"])
        withExtendedLifetime(lasting) {}
    }
}
