import Foundation
import LoweringProtocols
import Switchboard
import XCTest

/// Methods that no observer can hear of pass through, whatever their parameters.
final class PassingTests: XCTestCase {
    private typealias Proxy = DelegateProxy<Parent<any UnnamableDelegate>, any UnnamableDelegate>

    private final class Receiver: UnnamableDelegate {
        var calls: [String] = []

        func borrow(_ token: borrowing Token, _ number: Int, _ text: String) {
            calls.append("\(token.number) \(token.node.number) \(number) \(text)")
        }
        func consume(_ token: consuming Token, _ number: Double) {
            calls.append("\(token.number) \(token.node.number) \(number)")
        }
        func call(_ body: () -> Int, _ text: String) { calls.append("\(body()) \(text)") }
        func modify(_ number: inout Int, _ text: inout String) {
            number += 1
            text += " more"
        }
        func impossible(_ number: Int, _ never: Never) {}
        func impossible(_ failure: Result<Never, Never>) {}
    }

    func test_D4_valuesThatCannotBeCopied_passThrough() {
        let parent = Parent<any UnnamableDelegate>()
        let receiver = Receiver()
        parent.delegate = receiver
        let proxy = Proxy.proxy(for: parent)
        let delegate = parent.delegate!

        weak var node: Node?
        do {
            let made = Node(5)
            node = made
            let token = Token(4, made)
            delegate.borrow(token, 3, "two")
            delegate.consume(token, 1.5)
        }
        XCTAssertNil(node, "a consumed argument is destroyed once")
        var captured = 7
        let count = {
            captured += 1
            return captured
        }
        delegate.call(count, "text")
        var (number, text) = (9, "text")
        delegate.modify(&number, &text)
        XCTAssertEqual(receiver.calls, ["4 5 3 two", "4 5 1.5", "8 text"])
        XCTAssertEqual(number, 10)
        XCTAssertEqual(text, "text more")
        withExtendedLifetime(proxy) {}
    }

    func test_D4_typesWithoutValues_areRefused() {
        typealias WithNumber = (any UnnamableDelegate) -> (Int, Never) -> Void
        typealias WithResult = (any UnnamableDelegate) -> (Result<Never, Never>) -> Void
        XCTAssertThrowsError(try Proxy.selector(UnnamableDelegate.impossible as WithNumber)) {
            XCTAssert("\($0)".contains("it has no values"), "\($0)")
        }
        XCTAssertThrowsError(try Proxy.selector(UnnamableDelegate.impossible as WithResult)) {
            XCTAssert("\($0)".contains("it has no values"), "\($0)")
        }
    }

    /// The refusal names the type and says what is wrong with it.
    func test_D4_refusal_saysWhy() {
        typealias Proxy = DelegateProxy<Parent<any ClosureDelegate>, any ClosureDelegate>
        XCTAssertThrowsError(try Proxy.selector(ClosureDelegate.sevenParameters)) {
            let text = "\($0)"
            XCTAssert(text.contains("too many parameters"), text)
            XCTAssert(text.contains("Its calls are still forwarded"), text)
        }
    }

    func test_generatedFilesAreCurrent() throws {
        let python = "/usr/bin/python3"
        try XCTSkipUnless(FileManager.default.isExecutableFile(atPath: python), "no python3")
        let root = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: python)
        process.arguments = [root.appendingPathComponent("scripts/generate/lowering-tests.py").path, "--check"]
        try process.run()
        process.waitUntilExit()
        XCTAssertEqual(process.terminationStatus, 0, "run scripts/generate/lowering-tests.py")
    }
}
