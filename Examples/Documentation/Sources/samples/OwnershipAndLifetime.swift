import Switchboard

public enum LifetimeSamples {
    // sample: lifetime-types
    public protocol TimerDelegate: AnyObject {
        func timer(_ timer: CountingTimer, fired count: Int)
    }

    public final class CountingTimer: HasDelegate, HasDeallocationHook {
        public weak var delegate: (any TimerDelegate)?
        private var count = 0
        func fire() {
            count += 1
            delegate?.timer(self, fired: count)
        }
        deinit {
            print("deinit")
            delegate?.timer(self, fired: -1)
        }
    }

    final class Clock: TimerDelegate {
        var onFire: (Int) -> Void = { _ in }
        func timer(_ timer: CountingTimer, fired count: Int) { onFire(count) }
        deinit { print("the clock is deallocated") }
    }
    // end

    /// A class that owns its delegate.
    public final class Owner: HasDelegate {
        public var delegate: (any TimerDelegate)?
    }
}

@MainActor func runOwnershipAndLifetime() async throws {
    typealias Clock = LifetimeSamples.Clock
    typealias CountingTimer = LifetimeSamples.CountingTimer
    typealias TimerDelegate = LifetimeSamples.TimerDelegate
    typealias Owner = LifetimeSamples.Owner

    await sample("lifetime-parent") {
        // sample: lifetime-parent
        var timer: CountingTimer? = CountingTimer()
        let subscriptions = [
            DelegateProxy<CountingTimer, any TimerDelegate>.proxy(for: timer!)
                .sentMessage(TimerDelegate.timer(_:fired:))
                .subscribe { _, count in
                    print("fired \(count)")
                } onCompleted: {
                    print("no more")
                },
            timer!.deallocating.subscribe { print("deallocating") },
            timer!.deallocated.subscribe { print("deallocated") },
        ]
        timer?.fire()
        timer = nil
        withExtendedLifetime(subscriptions) {}
        // end
    }

    let weakly = await sample("lifetime-weak") {
        // sample: lifetime-weak
        let timer = CountingTimer()
        var clock: Clock? = Clock()
        timer.delegate = clock
        let proxy = DelegateProxy<CountingTimer, any TimerDelegate>.proxy(for: timer)
        clock = nil
        print(proxy.forwardToDelegate() == nil)
        // end
        // What is kept ends behind the output that the text shows.
        return (timer, proxy.sentMessage(TimerDelegate.timer(_:fired:)).subscribe { _ in })
    }

    await sample("lifetime-owned") {
        // sample: lifetime-owned
        let owner = Owner()  // `var delegate`, without `weak`
        owner.delegate = Clock()
        let proxy = DelegateProxy<Owner, any TimerDelegate>.proxy(for: owner)
        print(proxy.forwardToDelegate() != nil)  // the proxy owns it from now on
        // end
    }

    let calling = await sample("lifetime-call") {
        // sample: lifetime-call
        var clock: Clock? = Clock()
        let proxy = ForwardingProxy<any TimerDelegate>(forwardingTo: clock)
        clock?.onFire = { [weak clock] _ in
            proxy.setForwardToDelegate(nil, retainDelegate: false)
            print("still there: \(clock != nil)")
        }
        clock = nil  // the proxy has the last reference
        let timer = CountingTimer()
        timer.delegate = proxy.object
        timer.fire()
        print("the call is over")
        // end
        timer.delegate = nil
        return timer
    }
    withExtendedLifetime((weakly, calling)) {}
}
