import Switchboard
import TestProtocols
import TestSupport
import Testing

/// A closure in place of a reference that converts a parameter or the result to a protocol that its own refines, or
/// that calls a method of one. The library calls it with samples.
@Suite(.enabled(if: hasEntryStubs, "without entry stubs there are no such proxies")) struct ConvertedReferenceTests {
    private typealias Nodes = ForwardingProxy<any TreeNode>
    private typealias Values = ForwardingProxy<any TreeValue>

    private func expectRefusal<Delegate, Element, Result>(
        _ selector: @autoclosure () throws -> TypedSelector<Delegate, Element, Result>,
        _ location: SourceLocation = #_sourceLocation
    ) {
        #expect(throws: ObservationError.self, sourceLocation: location) { try selector() }
    }

    @Test func aConvertedResultIsAnError() throws {
        expectRefusal(try Nodes.selector { node in { () -> any TreeText in node.next() } })
        expectRefusal(try Nodes.selector { node in { () -> (any TreeText)? in node.next() } })
        expectRefusal(try Nodes.selector { node in { (number: Int) -> (any TreeText)? in node.maybe(number) } })
        expectRefusal(try Values.selector { value in { () -> any TreeText in value.next() } })
        _ = try Nodes.selector((any TreeNode).next)
        _ = try Nodes.selector((any TreeNode).maybe)
        _ = try Values.selector((any TreeValue).next)
        _ = try Values.selector { value in
            { () -> any TreeValue in
                let next = value.next()
                return next
            }
        }
    }

    /// An observer would get the parameter with the table of another protocol.
    @Test func aConvertedParameterIsAnError() throws {
        expectRefusal(try Nodes.selector { node in { (text: any TreeNode) in node.put(text) } })
        expectRefusal(try Values.selector { value in { (text: any TreeValue) in value.put(text) } })
        _ = try Nodes.selector((any TreeNode).put)
        _ = try Values.selector((any TreeValue).put)
    }

    @Test func aMethodOfAParameterTraps() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = try? Nodes.selector { node in { (other: any TreeNode) in node.put(other.next()) } }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("a closure that references a method uses a value of a protocol type"))
    }
}
