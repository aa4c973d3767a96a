import ConformanceHosts
import Switchboard
import TestSupport
import XCTest

private typealias Results = any GivingResults
private typealias Proxy = ForwardingProxy<Results>

/// Closures that stand at a method's reference, and do more than to call the method. They are refused, whatever they do
/// with the result of a call that only is to find the method.
final class ClosureReferenceTests: XCTestCase {
    private func expectRefusal<Element, Result>(
        _ name: () throws -> TypedSelector<Results, Element, Result>, line: UInt = #line
    ) throws {
        try skipWithoutEntryStubs()
        XCTAssertThrowsError(try name(), line: line) { XCTAssert($0 is ObservationError, line: line) }
        let proxy = Proxy(forwardingTo: RealResults())
        XCTAssertEqual(proxy.object.name(of: 3), "number 3", line: line)
        XCTAssertEqual(proxy.object.list(3), [3, 3], line: line)
        XCTAssertEqual(proxy.object.table(3), ["number": 3], line: line)
    }

    func test_countOfAString() throws {
        try expectRefusal { try Proxy.selector { (p: Results) in { (n: Int) in p.name(of: n).count } } }
        try expectRefusal { try Proxy.selector { (p: Results) in { (n: Int) in p.name(of: n).isEmpty } } }
        try expectRefusal {
            try Proxy.selector { (p: Results) in { (n: Int) in p.name(of: n).uppercased().hashValue } }
        }
    }

    func test_countOfACollection() throws {
        try expectRefusal { try Proxy.selector { (p: Results) in { (n: Int) in p.list(n).count } } }
        try expectRefusal { try Proxy.selector { (p: Results) in { (n: Int) in p.list(n).reduce(0, +) } } }
        try expectRefusal { try Proxy.selector { (p: Results) in { (n: Int) in p.table(n).count } } }
        try expectRefusal { try Proxy.selector { (p: Results) in { (n: Int) in p.table(n)["number"] ?? 5 } } }
    }

    func test_anotherNumber() throws {
        try expectRefusal { try Proxy.selector { (p: Results) in { (n: Int) in p.number(n) + 1 } } }
    }

    /// One that returns what the method returns names it.
    func test_theResultItself() throws {
        try skipWithoutEntryStubs()
        let proxy = Proxy(forwardingTo: RealResults())
        var heard: [Int] = []
        let tokens = [
            proxy.sentMessage(try Proxy.selector { (p: Results) in { (n: Int) in p.name(of: n) } }).subscribe {
                heard.append($0)
            },
            proxy.sentMessage(try Proxy.selector { (p: Results) in { (n: Int) in p.list(n) } }).subscribe {
                heard.append($0)
            },
            proxy.sentMessage(try Proxy.selector { (p: Results) in { (n: Int) in p.number(n) } }).subscribe {
                heard.append($0)
            },
        ]
        XCTAssertEqual(
            proxy.object.name(of: 1) + "\(proxy.object.list(2)) \(proxy.object.number(3))", "number 1[2, 2] 3")
        XCTAssertEqual(heard, [1, 2, 3])
        tokens.forEach { $0.cancel() }
    }
}
