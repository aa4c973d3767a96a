#if Testing
    import SwitchboardTesting
    import TestSupport
    import XCTest

    /// The same in XCTest.
    final class SpyXCTests: XCTestCase {
        private var failures: [(text: String, line: Int)] = []
        private var isRecording = false

        override func recordFailure(
            withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
        ) {
            guard isRecording else {
                return super.recordFailure(
                    withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
            }
            failures.append((description, lineNumber))
        }

        func test_O3_aFailureStandsAtTheCallersLine() {
            let spy = Spy<any AccountStore>(over: FileStore())
            _ = spy.object.balance(of: "x")
            spy.verify(AccountStore.balance(of:), with: "x", times: 1)
            isRecording = true
            spy.verify(AccountStore.balance(of:), with: "y")
            let line = #line - 1
            isRecording = false
            XCTAssertEqual(failures.map(\.line), [line])
            XCTAssertEqual(
                failures.first?.text.contains(#"Expected at least 1 call of balance(of: "y"), found no call."#), true)
        }

        func test_O4_aTestThatIsNotAsynchronousBlocks() {
            let spy = Spy<any AccountStore>(over: FileStore())
            nonisolated(unsafe) let store = spy.object
            Thread.detachNewThread { _ = store.balance(of: "z") }
            XCTAssertEqual(spy.waitForCalls(of: AccountStore.balance(of:)), ["z"])
        }
    }
#endif
