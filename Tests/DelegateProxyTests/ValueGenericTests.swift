#if compiler(>=6.2)
    import Switchboard
    import TestSupport
    import XCTest

    public protocol VectorDelegate: AnyObject, Sendable {
        func sum<let Count: Int>(_ numbers: InlineArray<Count, Int>, _ more: Int) -> Int
        func sumLater<let Count: Int>(_ numbers: InlineArray<Count, Int>, _ more: Int) async -> Int
    }

    public struct VectorHandler {
        public let run: () -> Void
        public init(_ run: @escaping () -> Void) { self.run = run }
    }

    public struct VectorOfHandlers<let Count: Int> {
        public var handlers: InlineArray<Count, VectorHandler>
        public init(_ handler: VectorHandler) { handlers = .init(repeating: handler) }
    }

    public protocol VectorHandling: AnyObject {
        func first(_ handlers: InlineArray<2, VectorHandler>)
        func second(_ handlers: VectorOfHandlers<3>)
        func third(_ handlers: InlineArray<1, () -> Void>)
    }

    private final class Handling: VectorHandling {
        func first(_ handlers: InlineArray<2, VectorHandler>) { handlers[0].run() }
        func second(_ handlers: VectorOfHandlers<3>) { handlers.handlers[0].run() }
        func third(_ handlers: InlineArray<1, () -> Void>) { handlers[0]() }
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

        /// A closure in such a type reaches the first target only, as every other.
        func test_F4_closuresInTypesWithAValueParameter() throws {
            let proxy = ForwardingProxy<any VectorHandling>(forwardingTo: Handling()), log = Log<String>()
            let added = proxy.addTarget(Handling(), retainTarget: true)
            typealias Proxy = ForwardingProxy<any VectorHandling>
            _ = try Proxy.selector((any VectorHandling).first)
            _ = try Proxy.selector((any VectorHandling).second)
            _ = try Proxy.selector((any VectorHandling).third)
            let handler = VectorHandler { log.add("ran") }
            proxy.object.first(.init(repeating: handler))
            proxy.object.second(VectorOfHandlers(handler))
            proxy.object.third(.init(repeating: { log.add("ran") }))
            XCTAssertEqual(log.entries, ["ran", "ran", "ran"])
            added.cancel()
        }

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
