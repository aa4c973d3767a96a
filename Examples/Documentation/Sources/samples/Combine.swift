import Switchboard
import SwitchboardCombine

// sample: combine-tank
/// What a tank tells and asks.
public protocol TankDelegate: AnyObject {
    func tank(_ tank: Tank, didFillTo liters: Int)
    func tankIsFull(_ tank: Tank) -> Bool
}

/// Is filled.
public final class Tank: HasDelegate, HasDeallocationHook {
    public weak var delegate: (any TankDelegate)?

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
        tank!.deallocatedPublisher.sink { print("the tank is gone") }.store(in: &cancellables)
        tank = nil
        // end
        withExtendedLifetime((cancellables, tank, proxy)) {}
    }
    await sample("combine-demand") {
        let tank = Tank()
        tank.delegate = keeper
        let proxy = DelegateProxy<Tank, any TankDelegate>.proxy(for: tank)
        // sample: combine-demand
        let kept = proxy.sentMessage(TankDelegate.tank(_:didFillTo:)).publisher
            .map { tank, liters in liters }
            .buffer(size: 10, prefetch: .byRequest, whenFull: .dropOldest)
            .collect(3)
            .sink { print("collected: \($0)") }
        tank.fill()
        kept.cancel()
        // end
    }
}
