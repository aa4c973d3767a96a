#if !canImport(ObjectiveC)
    import Dispatch
    import Switchboard
    import TestSupport
    import XCTest

    /// Closures of Objective-C, of which Swift's runtime knows nothing here: their calls are forwarded, and a reference
    /// is refused.
    final class BlockTests: XCTestCase {
        func test_D4_blocksAreForwarded() throws {
            try skipWithoutEntryStubs()
            let proxy = ForwardingProxy<any BlockDelegate>(forwardingTo: BlockReceiver()), delegate = proxy.object
            var numbers: [Int] = []
            func callAll() {
                delegate.run { numbers.append($0) }
                delegate.runOptional { numbers.append($0) }
                delegate.runOptional(nil)
                numbers.append(delegate.doubling(21))
            }
            callAll()
            let watching = proxy.intercept { call in try call.proceed() }
            callAll()
            watching.cancel()
            XCTAssertEqual(numbers, [1, 2, 42, 1, 2, 42])
            XCTAssertThrowsError(try ForwardingProxy<any BlockDelegate>.selector(BlockDelegate.run(_:))) {
                XCTAssertTrue("\($0)".contains("calls with Objective-C's blocks are only forwarded"), "\($0)")
            }
            var others = 0
            let observing = proxy.sentMessage(BlockDelegate.other).subscribe { others += 1 }
            delegate.other()
            callAll()
            XCTAssertEqual(others, 1)
            observing.cancel()
        }
    }

    public protocol BlockDelegate: AnyObject {
        func run(_ body: @escaping @convention(block) (Int) -> Void)
        func runOptional(_ body: (@convention(block) (Int) -> Void)?)
        var doubling: @convention(block) (Int) -> Int { get }
        func other()
    }

    private final class BlockReceiver: BlockDelegate {
        func run(_ body: @escaping @convention(block) (Int) -> Void) { body(1) }
        func runOptional(_ body: (@convention(block) (Int) -> Void)?) { body?(2) }
        var doubling: @convention(block) (Int) -> Int { { $0 * 2 } }
        func other() {}
    }
#endif
