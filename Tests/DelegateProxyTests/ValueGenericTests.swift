#if compiler(>=6.2)
    import Switchboard
    import TestSupport
    import XCTest

    public protocol VectorDelegate: AnyObject, Sendable {
        func sum<let Count: Int>(_ numbers: InlineArray<Count, Int>, _ more: Int) -> Int
        func sumLater<let Count: Int>(_ numbers: InlineArray<Count, Int>, _ more: Int) async -> Int
    }

    private final class Adder: VectorDelegate {
        func sum<let Count: Int>(_ numbers: InlineArray<Count, Int>, _ more: Int) -> Int {
            numbers.indices.reduce(more) { $0 + numbers[$1] }
        }
        func sumLater<let Count: Int>(_ numbers: InlineArray<Count, Int>, _ more: Int) async -> Int {
            await Task.yield()
            return sum(numbers, more)
        }
    }

    /// CONFORMANCE P1: a generic parameter that is a value. Its calls are forwarded, and interceptors of all calls get
    /// no arguments.
    final class ValueGenericTests: XCTestCase {
        override func setUpWithError() throws { try skipWithoutEntryStubs() }

        func test_P1_callsWithAValueParameterAreForwarded() async {
            let proxy = ForwardingProxy<any VectorDelegate>(forwardingTo: Adder()), log = Log<String>()
            let tokens = [
                proxy.intercept { call in
                    log.add(call.invocation == nil ? "no arguments" : "arguments")
                    try call.proceed()
                },
                proxy.interceptAsynchronous { call in
                    log.add(call.invocation == nil ? "no arguments" : "arguments")
                    try await call.proceed()
                },
            ]
            let three: InlineArray<3, Int> = [1, 2, 3], two: InlineArray<2, Int> = [5, 6]
            XCTAssertEqual(proxy.object.sum(three, 10), 16)
            XCTAssertEqual(proxy.object.sum(two, 10), 21)
            let later = await proxy.object.sumLater(three, 20)
            XCTAssertEqual(later, 26)
            XCTAssertEqual(log.entries, Array(repeating: "no arguments", count: 3))
            tokens.forEach { $0.cancel() }
            XCTAssertThrowsError(
                try ForwardingProxy<any VectorDelegate>.selector { vectors in
                    { (numbers: InlineArray<3, Int>, more: Int) in vectors.sum(numbers, more) }
                })
        }
    }
#endif
