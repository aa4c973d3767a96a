import Dispatch
import Switchboard
import Synchronization
import TestProtocols
import TestSupport
import XCTest

@globalActor private actor Ledger { static let shared = Ledger() }

/// What the parents below are made with, and say of their end.
private final class Farewell: Sendable {
    let log = Log<String>()
    func add(_ text: String) { log.add(text) }
}

@Ledger private class LedgerParent: @Ledger HasDelegate, HasDeallocationHook {
    nonisolated(unsafe) weak var delegate: (any SampleDelegate)?
    let farewell: Farewell?
    nonisolated init(_ farewell: Farewell? = nil) { self.farewell = farewell }
    isolated deinit {
        Ledger.assertIsolated()
        farewell?.add("deinit")
        delegate?.moved(to: 7, 1)
    }
}

/// Only the superclass declares its deinit.
private final class LedgerHeir: LedgerParent { var numbers = [1, 2, 3] }

@MainActor private final class MainParent<Value>: @MainActor HasDelegate, HasDeallocationHook {
    nonisolated(unsafe) weak var delegate: (any SampleDelegate)?
    let farewell: Farewell?
    var value: Value?
    nonisolated init(_ farewell: Farewell? = nil) { self.farewell = farewell }
    isolated deinit {
        MainActor.assertIsolated()
        farewell?.add("deinit")
        delegate?.moved(to: 7, 1)
    }
}

private actor ActorParent: HasDeallocationHook {
    nonisolated(unsafe) weak var delegate: (any SampleDelegate)?
    let farewell: Farewell?
    init(_ farewell: Farewell? = nil) { self.farewell = farewell }
    isolated deinit {
        farewell?.add("deinit")
        delegate?.moved(to: 7, 1)
    }
}

@Ledger private final class StoringLedgerParent: @Ledger HasDelegate, HasDeallocationHook, HasProxyStorage {
    nonisolated(unsafe) weak var delegate: (any SampleDelegate)?
    let farewell: Farewell?
    let proxyStorage = ProxyStorage()
    nonisolated init(_ farewell: Farewell? = nil) { self.farewell = farewell }
    isolated deinit {
        farewell?.add("deinit")
        delegate?.moved(to: 7, 1)
    }
}

/// A proxy class for each, because their delegates may be read and set anywhere.
private class LedgerProxy: DelegateProxy<LedgerParent, any SampleDelegate>, DelegateProxyType, @unchecked Sendable {
    static func registerKnownImplementations() {
        register { LedgerProxy(parentObject: $0, delegateProxy: LedgerProxy.self) }
    }
    static func currentDelegate(for parent: LedgerParent) -> (any SampleDelegate)? { parent.delegate }
    static func setCurrentDelegate(_ delegate: (any SampleDelegate)?, to parent: LedgerParent) {
        parent.delegate = delegate
    }
}

private class MainProxy: DelegateProxy<MainParent<Int>, any SampleDelegate>, DelegateProxyType, @unchecked Sendable {
    static func registerKnownImplementations() {
        register { MainProxy(parentObject: $0, delegateProxy: MainProxy.self) }
    }
    static func currentDelegate(for parent: MainParent<Int>) -> (any SampleDelegate)? { parent.delegate }
    static func setCurrentDelegate(_ delegate: (any SampleDelegate)?, to parent: MainParent<Int>) {
        parent.delegate = delegate
    }
}

private class ActorProxy: DelegateProxy<ActorParent, any SampleDelegate>, DelegateProxyType, @unchecked Sendable {
    static func registerKnownImplementations() {
        register { ActorProxy(parentObject: $0, delegateProxy: ActorProxy.self) }
    }
    static func currentDelegate(for parent: ActorParent) -> (any SampleDelegate)? { parent.delegate }
    static func setCurrentDelegate(_ delegate: (any SampleDelegate)?, to parent: ActorParent) {
        parent.delegate = delegate
    }
}

private class StoringProxy: DelegateProxy<StoringLedgerParent, any SampleDelegate>, DelegateProxyType,
    @unchecked Sendable
{
    static func registerKnownImplementations() {
        register { StoringProxy(parentObject: $0, delegateProxy: StoringProxy.self) }
    }
    static func currentDelegate(for parent: StoringLedgerParent) -> (any SampleDelegate)? { parent.delegate }
    static func setCurrentDelegate(_ delegate: (any SampleDelegate)?, to parent: StoringLedgerParent) {
        parent.delegate = delegate
    }
}

/// CONFORMANCE G1, G4: a parent's `isolated deinit` runs later than its last release, if that is not on its actor. What
/// the deinit sends is heard and forwarded; streams end, and the parent counts as ended, after it.
final class IsolatedDeinitTests: XCTestCase {
    private final class Real: SampleDelegate, Sendable {
        let moves = Atomic(0)
        func started() {}
        func moved(to x: Int, _ y: Double) { moves.add(1, ordering: .relaxed) }
        func named(_ name: String, count: Int) {}
        func shouldStop(after count: Int) -> Bool { false }
        func fill(_ buffer: UnsafeMutablePointer<Int>) {}
        func took(_ text: consuming String, _ object: consuming Token) {}
        func token(_ token: Token) {}
    }

    /// How a parent is made, gets its delegate, and is proxied.
    private struct Kind<Parent: HasDeallocationHook & SendableMetatype>: Sendable {
        let make: @Sendable (Farewell?) -> Parent
        let set: @Sendable (Parent, any SampleDelegate) -> Void
        let proxy: @Sendable (Parent) -> ForwardingProxy<any SampleDelegate>
    }

    private static let ledger = Kind(
        make: { LedgerParent($0) }, set: { $0.delegate = $1 }, proxy: { LedgerProxy.proxy(for: $0) })
    private static let heir = Kind<LedgerParent>(
        make: { LedgerHeir($0) }, set: { $0.delegate = $1 }, proxy: { LedgerProxy.proxy(for: $0) })
    private static let main = Kind(
        make: { MainParent<Int>($0) }, set: { $0.delegate = $1 }, proxy: { MainProxy.proxy(for: $0) })
    private static let actor = Kind(
        make: { ActorParent($0) }, set: { $0.delegate = $1 }, proxy: { ActorProxy.proxy(for: $0) })
    private static let storing = Kind(
        make: { StoringLedgerParent($0) }, set: { $0.delegate = $1 }, proxy: { StoringProxy.proxy(for: $0) })

    private func wait(for group: DispatchGroup) async {
        await withCheckedContinuation { continuation in group.notify(queue: .global()) { continuation.resume() } }
    }

    /// The only reference to a parent.
    private final class Holder<Parent>: @unchecked Sendable {
        private var parent: Parent?
        init(_ parent: Parent) { self.parent = parent }
        @inline(never) func drop() { parent = nil }
    }

    /// What happens at the end of a parent.
    private func end<Parent>(
        _ kind: Kind<Parent>, drop: @Sendable (Holder<Parent>) async -> Void = { $0.drop() }
    ) async -> [String] {
        let (farewell, group, real) = (Farewell(), DispatchGroup(), Real())
        group.enter()
        // Apart, so that nothing but the holder holds the parent.
        @inline(never) func prepare() -> (Holder<Parent>, [AnyObject]) {
            let parent = kind.make(farewell)
            kind.set(parent, real)
            let kept: [AnyObject] = [
                observing(parent) { farewell.add("deallocating") },
                observing(parent, at: .deallocated) {
                    farewell.add("deallocated")
                    group.leave()
                },
                kind.proxy(parent).methodInvoked(SampleDelegate.moved(to:_:)).subscribe(
                    { x, _ in farewell.add("heard \(x), real \(real.moves.load(ordering: .relaxed))") },
                    onCompleted: { farewell.add("completed") }),
            ]
            return (Holder(parent), kept)
        }
        let (holder, kept) = prepare()
        await drop(holder)
        await wait(for: group)
        withExtendedLifetime((kept, real)) {}
        return farewell.log.entries
    }

    private let expected = ["deallocating", "deinit", "heard 7, real 1", "completed", "deallocated"]

    func test_G4_theStagesOfTheEndOffTheActor() async {
        for _ in 0..<20 {
            var ends = await end(Self.ledger)
            XCTAssertEqual(ends, expected)
            ends = await end(Self.heir)
            XCTAssertEqual(ends, expected)
            ends = await end(Self.main)
            XCTAssertEqual(ends, expected)
            ends = await end(Self.actor)
            XCTAssertEqual(ends, expected)
        }
    }

    func test_G4_theStagesOfTheEndOnTheActor() async {
        var ends = await end(Self.ledger) { holder in await Task { @Ledger in holder.drop() }.value }
        XCTAssertEqual(ends, expected)
        ends = await end(Self.heir) { holder in await Task { @Ledger in holder.drop() }.value }
        XCTAssertEqual(ends, expected)
        ends = await end(Self.main) { holder in await MainActor.run { holder.drop() } }
        XCTAssertEqual(ends, expected)
    }

    /// The parent's storage ends with its other properties, after its deinit.
    func test_G1_aParentWithStorage() async {
        let ends = await end(Self.storing)
        XCTAssertEqual(ends, expected)
    }

    /// A deinit that has to wait for its actor: the end of the last release is not the object's.
    func test_G1_theActorIsBusyWhenTheParentEnds() async {
        let (busy, free) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let occupied = Task { @Ledger in
            busy.signal()
            Self.wait(for: free)
        }
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                busy.wait()
                continuation.resume()
            }
        }
        let ends = await end(Self.ledger) { holder in
            holder.drop()
            free.signal()
        }
        XCTAssertEqual(ends, expected)
        await occupied.value
    }

    private static func wait(for semaphore: DispatchSemaphore) { semaphore.wait() }

    /// What so many parents that end on many threads send: all of it arrives before their streams complete.
    private func goodbyes<Parent>(_ count: Int, _ kind: Kind<Parent>) async -> [Int] {
        let (group, real) = (DispatchGroup(), Real())
        let (sent, completedFirst) = (Atomics(), Atomics())
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                onThreads(4) { _ in
                    for _ in 0..<count / 4 {
                        group.enter()
                        let heard = Atomics()
                        var parent: Parent? = kind.make(nil)
                        kind.set(parent!, real)
                        let subscription = kind.proxy(parent!).sentMessage(SampleDelegate.moved(to:_:)).subscribe(
                            { _, _ in
                                heard.count.add(1, ordering: .relaxed)
                                sent.count.add(1, ordering: .relaxed)
                            },
                            onCompleted: {
                                if heard.count.load(ordering: .relaxed) == 0 {
                                    completedFirst.count.add(1, ordering: .relaxed)
                                }
                                group.leave()
                            })
                        // It must not end with this function.
                        group.notify(queue: .global()) { withExtendedLifetime(subscription) {} }
                        letGo(&parent)
                    }
                }
                continuation.resume()
            }
        }
        await wait(for: group)
        return [
            real.moves.load(ordering: .relaxed), sent.count.load(ordering: .relaxed),
            completedFirst.count.load(ordering: .relaxed),
        ]
    }

    private final class Atomics: Sendable { let count = Atomic(0) }

    func test_G1_theGoodbyesOfManyParents() async {
        var arrived = await goodbyes(3_000, Self.ledger)
        XCTAssertEqual(arrived, [3_000, 3_000, 0])
        arrived = await goodbyes(3_000, Self.heir)
        XCTAssertEqual(arrived, [3_000, 3_000, 0])
        arrived = await goodbyes(3_000, Self.main)
        XCTAssertEqual(arrived, [3_000, 3_000, 0])
        arrived = await goodbyes(3_000, Self.actor)
        XCTAssertEqual(arrived, [3_000, 3_000, 0])
    }
}
