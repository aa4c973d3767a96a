import Foundation
import FoundationXML
import Switchboard
import SwitchboardFoundation

/// The parser's own delegate.
final class Outline: NSObject, XMLParserDelegate {
    private(set) var elements: [String] = []

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
        attributes attributeDict: [String: String] = [:]
    ) {
        elements.append(elementName)
    }
}

let outline = Outline()
let parser = XMLParser(data: Data("<feed><title>Hello</title></feed>".utf8))
parser.delegate = outline

let proxy = DelegateProxy<XMLParser, any XMLParserDelegate>.proxy(for: parser)
let subscription = proxy.sentMessage(XMLParserDelegate.parser(_:foundCharacters:))
    .subscribe { parser, text in print("observed: \(text)") }

_ = parser.parse()
subscription.cancel()
print("the delegate saw \(outline.elements)")
