import LoweringProtocols
import Switchboard
import TestSupport
import XCTest

/// With arguments of an associated type, which travel by address, and a type of the library's own between them.
public protocol BoundArguments<Element>: AnyObject {
    associatedtype Element
    func plain(_ element: Element, _ number: Int)
    func optional(_ element: Element?)
    func array(_ elements: [Element])
}

/// As Swift's documentation writes it.
public indirect enum Expression {
    case number(Int)
    case sum(Expression, Expression)
    case nothing
}

/// Nothing in it is counted.
public struct Handle {
    unowned(unsafe) let node: Node
}

private final class BoundReal<Element>: BoundArguments {
    var heard: [String] = []
    func plain(_ element: Element, _ number: Int) { heard.append("\(element) \(number)") }
    func optional(_ element: Element?) { heard.append("\(element as Any)") }
    func array(_ elements: [Element]) { heard.append("\(elements)") }
}

/// Observers hear what the target gets, whatever the type: it says whether an argument is an address or a value.
final class BoundArgumentTests: XCTestCase {
    private func check<Element>(_ element: Element, line: UInt = #line) throws {
        typealias Delegate = any BoundArguments<Element>
        let real = BoundReal<Element>(), proxy = ForwardingProxy<Delegate>(forwardingTo: real)
        var heard: [String] = []
        let tokens = [
            proxy.sentMessage(Delegate.plain).subscribe { heard.append("\($0) \($1)") },
            proxy.sentMessage(Delegate.optional).subscribe { heard.append("\($0 as Any)") },
            proxy.sentMessage(Delegate.array).subscribe { heard.append("\($0)") },
        ]
        let object = proxy.object
        object.plain(element, 7)
        object.optional(element)
        object.optional(nil)
        object.array([element])
        XCTAssertEqual(heard, real.heard, line: line)
        withExtendedLifetime(tokens) {}
    }

    func test_H1_enumsWithCasesBehindAReference() throws {
        try skipWithoutEntryStubs()
        try check(Expression.number(3))
        try check(Expression.sum(.number(1), .nothing))
        try check(Optional(Expression.nothing))
        try check(Tree.leaf(5))
        try check(PartlyIndirect.direct(3, 2.5))
    }

    func test_H1_referencesThatAreNotCounted() throws {
        try skipWithoutEntryStubs()
        let node = Node(5)
        try check(Handle(node: node))
        try check(Unmanaged.passUnretained(node))
        withExtendedLifetime(node) {}
    }

    func test_H1_otherTypes() throws {
        try skipWithoutEntryStubs()
        try check(3)
        try check(UInt8(3))
        try check(2.5)
        try check("text")
        try check(Node(5))
        try check((any Error).self)
        try check([1, 2])
    }
}
