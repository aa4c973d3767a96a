import Foundation
import FoundationXML
import Switchboard
import SwitchboardFoundation

// A parser without a delegate, and one observer. Nothing here calls SwitchboardFoundation, which answers: the linker
// keeps what runs when a program is loaded.
let parser = XMLParser(data: Data("<a>text</a>".utf8))
let proxy = DelegateProxy<XMLParser, any XMLParserDelegate>.proxy(for: parser)
let subscription = proxy.sentMessage(XMLParserDelegate.parser(_:foundCharacters:)).subscribe { _, text in
    print("found \(text)")
}
print(parser.parse() ? "parsed" : "failed")
subscription.cancel()
