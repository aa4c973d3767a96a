import Switchboard

// sample: call-elevator
/// The delegate of an elevator.
public protocol ElevatorDelegate: AnyObject {
    func elevator(_ elevator: Elevator, willStopAt floor: Int) -> Bool
}

/// Asks its delegate at each floor.
public final class Elevator: HasDelegate {
    public weak var delegate: (any ElevatorDelegate)?

    func ride(to floor: Int) {
        print("elevator: \(delegate?.elevator(self, willStopAt: floor) ?? true ? "stops" : "passes by")")
    }
}

final class Doorman: ElevatorDelegate {
    func elevator(_ elevator: Elevator, willStopAt floor: Int) -> Bool {
        print("  target: the doorman is asked about \(floor)")
        return floor != 13
    }
}
// end

@MainActor func runHowACallTravels() async throws {
    await sample("call-order") {
        // sample: call-order
        let doorman = Doorman()
        let elevator = Elevator()
        elevator.delegate = doorman
        let proxy = DelegateProxy<Elevator, any ElevatorDelegate>.proxy(for: elevator)

        let tokens = [
            proxy.sentMessage(ElevatorDelegate.elevator(_:willStopAt:)).subscribe { _, floor in
                print("sent: \(floor)")
            },
            proxy.intercept(ElevatorDelegate.elevator(_:willStopAt:)) { call, elevator, floor in
                print(" interceptor: \(floor) comes in, \(floor + 1) goes on")
                let answer = call.proceed(elevator, floor + 1)
                print(" interceptor: \(answer) comes back")
                return answer
            },
            proxy.methodInvoked(ElevatorDelegate.elevator(_:willStopAt:)).withOutcome.subscribe { _, floor, outcome in
                print("invoked: \(floor), \(outcome)")
            },
        ]
        elevator.ride(to: 12)
        for token in tokens { token.cancel() }
        // end
        withExtendedLifetime(doorman) {}
    }
    await sample("call-reference") {
        // sample: call-reference
        let reference: (any ElevatorDelegate) -> (Elevator, Int) -> Bool = ElevatorDelegate.elevator(_:willStopAt:)
        let proxy = ForwardingProxy<any ElevatorDelegate>(forwardingTo: Doorman())
        let typed = proxy.sentMessage(reference).subscribe { elevator, floor in print("typed: \(floor)") }

        typealias Proxy = ForwardingProxy<any ElevatorDelegate>
        try! Proxy.register("elevator(_:willStopAt:)", Proxy.selector(reference))
        let named = proxy.sentMessage("elevator(_:willStopAt:)").subscribe { arguments in
            print("by name: \(arguments.count) arguments, the second is \(arguments[1])")
        }
        _ = proxy.object.elevator(Elevator(), willStopAt: 3)
        typed.cancel()
        named.cancel()
        // end
    }
}
