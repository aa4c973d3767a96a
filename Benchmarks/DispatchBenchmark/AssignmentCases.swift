import Foundation
import FoundationXML
import Switchboard
import SwitchboardFoundation

/// An assignment to a parent's delegate: of a parent with a proxy, and of another one of its class, whose setter is
/// replaced as well. Beside a class of the same property whose setter is as it was. The class is Foundation's, so
/// setters are called as in most programs. Each assigns objects of its own, because a parent without a proxy refers to
/// them weakly, and all references to such an object cost more; those of `proxy.assign.shared` are assigned to both.
func assigningCases() -> [Case] {
    final class OtherParser: XMLParser {}
    final class Reader: NSObject, XMLParserDelegate {}
    let (parser, beside, other) = (
        XMLParser(data: Data()), XMLParser(data: Data()), OtherParser(data: Data()) as XMLParser
    )
    let proxy = DelegateProxy<XMLParser, any XMLParserDelegate>.proxy(for: parser)
    let shared = (Reader(), Reader())
    func assign(_ parser: XMLParser, _ readers: (Reader, Reader) = (Reader(), Reader())) -> (Int) -> Void {
        { calls in
            for call in 0..<calls { parser.delegate = call % 2 == 0 ? readers.0 : readers.1 }
            withExtendedLifetime(proxy) {}
        }
    }
    return [
        Case(name: "proxy.assign", subject: assign(parser), reference: ("hand.assign", assign(other))),
        Case(
            name: "proxy.assign.shared", subject: assign(parser, shared),
            reference: ("hand.assign", assign(other, shared))),
        Case(name: "proxy.assign.beside", subject: assign(beside), reference: ("hand.assign", assign(other))),
    ]
}
