import Switchboard
import TestSupport
import XCTest

/// Asks about several things.
public protocol FormDelegate: AnyObject, Sendable {
    func sum(_ first: Int, _ second: Int, times factor: Int) -> Int
    func single(_ value: Int) -> Int
    func later(_ first: Int, _ second: String) async -> String
}

private final class Form: FormDelegate {
    func sum(_ first: Int, _ second: Int, times factor: Int) -> Int { (first + second) * factor }
    func single(_ value: Int) -> Int { value }
    func later(_ first: Int, _ second: String) async -> String { "\(first) \(second)" }
}

/// Observers with an outcome take the arguments one by one, or as a tuple; interceptors proceed with either.
final class OutcomeFormTests: XCTestCase {
    func test_anObserverTakesTheArgumentsOneByOne() {
        let proxy = ForwardingProxy<any FormDelegate>(forwardingTo: Form())
        var observed: [String] = []
        let sums = proxy.methodInvoked(FormDelegate.sum(_:_:times:)).withOutcome
        let tokens = [
            sums.subscribe { first, second, factor, outcome in
                observed.append("\(first) \(second) \(factor) \(outcome)")
            },
            sums.subscribe { arguments, outcome in observed.append("\(arguments.2) \(outcome)") },
            proxy.methodInvoked(FormDelegate.single).withOutcome.subscribe { value, outcome in
                observed.append("\(value) \(outcome)")
            },
        ]
        XCTAssertEqual(proxy.object.sum(1, 2, times: 3), 9)
        XCTAssertEqual(proxy.object.single(4), 4)
        XCTAssertEqual(observed, ["1 2 3 returned(9)", "3 returned(9)", "4 returned(4)"])
        for token in tokens { token.cancel() }
    }

    @MainActor func test_anObserverOfTheMainActorTakesThemOneByOne() {
        let proxy = ForwardingProxy<any FormDelegate>(forwardingTo: Form())
        var total = 0
        let sums = proxy.methodInvoked(FormDelegate.sum(_:_:times:)).withOutcome
        let tokens = [
            sums.subscribe { first, _, _, _ in total += first },
            sums.subscribe { @MainActor first, second, factor, outcome in total += 10 * second },
        ]
        XCTAssertEqual(proxy.object.sum(1, 2, times: 3), 9)
        XCTAssertEqual(total, 21)
        for token in tokens { token.cancel() }
    }

    func test_anObserverOnAnyThreadTakesThemOneByOne() {
        let proxy = ForwardingProxy<any FormDelegate>(forwardingTo: Form())
        let log = Log<String>()
        let token = proxy.sentMessage(FormDelegate.sum(_:_:times:)).withOutcome
            .subscribeOnAnyThread { first, second, factor, outcome in
                log.add("\(first) \(second) \(factor) \(outcome)")
            }
        _ = proxy.object.sum(1, 2, times: 3)
        XCTAssertEqual(log.take(), ["1 2 3 sent"])
        token.cancel()
    }

    func test_anAsynchronousInterceptorProceedsWithArgumentsOneByOne() async {
        let proxy = ForwardingProxy<any FormDelegate>(forwardingTo: Form())
        let token = proxy.intercept(FormDelegate.later) { call, first, second in
            let flat = await call.proceed(first + 1, second)
            let tuple = await call.proceed((first + 2, second))
            return "\(flat), \(tuple)"
        }
        let result = await proxy.object.later(1, "a")
        XCTAssertEqual(result, "2 a, 3 a")
        token.cancel()
    }
}
