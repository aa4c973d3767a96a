import Switchboard
import SwitchboardCombine

// sample: combine-tank
/// The delegate of a tank.
public protocol TankDelegate: AnyObject {
    func tank(_ tank: Tank, didFillTo liters: Int)
    func tankIsFull(_ tank: Tank) -> Bool
}

/// Calls its delegate while it is filled.
public final class Tank: HasDelegate, HasDeallocationHook {
    @WeakDelegate public var delegate: (any TankDelegate)?

    func fill() {
        for liters in [10, 20, 30] { delegate?.tank(self, didFillTo: liters) }
        _ = delegate?.tankIsFull(self)
    }
}
// end

private final class Keeper: TankDelegate {
    func tank(_ tank: Tank, didFillTo liters: Int) { print("keeper: \(liters)") }
    func tankIsFull(_ tank: Tank) -> Bool { true }
}

private final class Silence: TankDelegate {
    func tank(_ tank: Tank, didFillTo liters: Int) {}
    func tankIsFull(_ tank: Tank) -> Bool { true }
}

// sample: combine-subscriber
/// Asks for one element at a time.
final class OneByOne: Subscriber {
    private let name: String
    private var subscription: (any Subscription)?

    init(_ name: String) { self.name = name }
    func next() { subscription?.request(.max(1)) }
    func receive(subscription: any Subscription) { self.subscription = subscription }
    func receive(_ liters: Int) -> Subscribers.Demand {
        print("\(name): \(liters)")
        return .none
    }
    func receive(completion: Subscribers.Completion<Never>) {}
}
// end

@MainActor func runCombine() async throws {
    let keeper = Keeper()
    await sample("combine-sink") {
        // sample: combine-sink
        var cancellables: Set<AnyCancellable> = []
        let tank = Tank()
        tank.delegate = keeper
        let proxy = DelegateProxy<Tank, any TankDelegate>.proxy(for: tank)

        proxy.sentMessage(TankDelegate.tank(_:didFillTo:)).publisher
            .map { tank, liters in liters }
            .filter { $0 > 10 }
            .sink { print("sink: \($0)") }
            .store(in: &cancellables)
        proxy.methodInvoked(TankDelegate.tankIsFull).withOutcome.publisher
            .map { tank, outcome in "\(outcome)" }
            .sink { print("sink: \($0)") }
            .store(in: &cancellables)

        tank.fill()
        cancellables.removeAll()
        // end
    }
    await sample("combine-completion") {
        // sample: combine-completion
        var cancellables: Set<AnyCancellable> = []
        var tank: Tank? = Tank()
        let proxy = DelegateProxy<Tank, any TankDelegate>.proxy(for: tank!)
        let publisher = proxy.sentMessage(TankDelegate.tank(_:didFillTo:)).publisher
        publisher
            .sink(receiveCompletion: { print("stream: \($0)") }, receiveValue: { _ in })
            .store(in: &cancellables)
        tank!.deallocatedPublisher.sink { print("the tank was deallocated") }.store(in: &cancellables)
        tank = nil
        // end
        withExtendedLifetime((cancellables, tank, proxy)) {}
    }
    await sample("combine-demand") {
        let tank = Tank()
        let proxy = DelegateProxy<Tank, any TankDelegate>.proxy(for: tank)
        proxy.fallbackTarget = Silence()
        // sample: combine-demand
        let liters = proxy.sentMessage(TankDelegate.tank(_:didFillTo:)).publisher.map { tank, liters in liters }
        let plain = OneByOne("plain"), buffered = OneByOne("buffered")
        liters.subscribe(plain)
        liters.buffer(size: 10, prefetch: .byRequest, whenFull: .dropOldest).subscribe(buffered)

        tank.fill()  // neither subscriber has requested an element yet
        plain.next()
        for _ in 1...2 { buffered.next() }
        // end
    }
}
