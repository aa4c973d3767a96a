import Foundation
import Switchboard
import XCTest

final class SelectorTests: XCTestCase {
    func test_sameNameIsTheSameSelector() {
        let text = ["add", ":to:"].joined()
        XCTAssertEqual(MessageSelector(text), "add:to:")
        XCTAssertEqual(MessageSelector(text).hashValue, ("add:to:" as MessageSelector).hashValue)
        XCTAssertNotEqual("add:to:" as MessageSelector, "add:to")
        XCTAssertEqual(MessageSelector(text).name, text)
        XCTAssertEqual("\(MessageSelector(text))", text)
    }

    func test_names() {
        for name in ["", " ", "ü:日本:", "a\0b", "\0", "👩‍👩‍👧:", String(repeating: "long:", count: 10_000)] {
            XCTAssertEqual(MessageSelector(name).name, name)
            XCTAssertEqual(MessageSelector(name), MessageSelector(name + ""))
        }
        XCTAssertNotEqual("a" as MessageSelector, "a\0")
        XCTAssertNotEqual("a\0b" as MessageSelector, "a\0c")
        XCTAssertEqual(Set(["a", "a\0", "a\0b", ""].map { MessageSelector($0) }).count, 4)
    }

    func test_everyThreadGetsTheSame() {
        let lock = NSLock()
        nonisolated(unsafe) var found: [[MessageSelector]] = []
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            let mine = (0..<2000).map { MessageSelector("interned\($0):") }
            lock.withLock { found.append(mine) }
        }
        XCTAssertEqual(Set(found.joined()).count, 2000)
        XCTAssertTrue(found.allSatisfy { $0 == found[0] })
    }

    func test_emptyAndUnicodeNamesAsMessages() throws {
        let receiver = DynamicReceiver()
        receiver.methods.add("") { (_: DynamicReceiver) in 1 }
        receiver.methods.add("größe:\0") { (_: DynamicReceiver, number: Int) in number }
        XCTAssertEqual(try receiver.send(""), 1)
        XCTAssertEqual(try receiver.send("größe:\0", 2), 2)
    }
}
