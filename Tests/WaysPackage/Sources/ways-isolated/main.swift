import Dispatch
import Switchboard
import Synchronization

// Prints whether what a parent's `isolated deinit` sends off its last release's thread is observed before its stream
// completes: `isolated deinit: N of N`, or the refusal. Of a parent that keeps its proxies itself, too.

public protocol FarewellDelegate: AnyObject { func farewell(_ x: Int) }

final class Receiver: FarewellDelegate, Sendable {
    let heard = Atomic(0)
    func farewell(_ x: Int) { heard.add(x, ordering: .relaxed) }
}

@globalActor public actor Ledger { public static let shared = Ledger() }

@Ledger class Parent {
    nonisolated(unsafe) weak var delegate: (any FarewellDelegate)?
    nonisolated init() {}
    isolated deinit { delegate?.farewell(1) }
}

@Ledger final class Hooked: Parent {}
@Ledger final class Storing: Parent, HasProxyStorage { let proxyStorage = ProxyStorage() }

class FarewellProxy: DelegateProxy<Parent, any FarewellDelegate>, DelegateProxyType, @unchecked Sendable {
    static func registerKnownImplementations() {
        register { FarewellProxy(parentObject: $0, delegateProxy: FarewellProxy.self) }
    }
    static func currentDelegate(for parent: Parent) -> (any FarewellDelegate)? { parent.delegate }
    static func setCurrentDelegate(_ delegate: (any FarewellDelegate)?, to parent: Parent) {
        parent.delegate = delegate
    }
}

func report(_ name: String, _ make: () -> Parent) {
    let count = 1000, receiver = Receiver(), completed = DispatchGroup()
    do {
        for _ in 0..<count {
            completed.enter()
            var parent: Parent? = make()
            parent!.delegate = receiver
            let proxy = try FarewellProxy.proxyOrThrow(for: parent!)
            let subscription = proxy.sentMessage(FarewellDelegate.farewell).subscribe(
                { _ in }, onCompleted: { completed.leave() })
            completed.notify(queue: .global()) { withExtendedLifetime(subscription) {} }
            parent = nil
        }
        completed.wait()
        print("\(name): \(receiver.heard.load(ordering: .relaxed)) of \(count)")
    } catch {
        print("\(name): \(error)")
    }
}

report("isolated deinit") { Hooked() }
report("isolated deinit, of a parent with storage") { Storing() }
