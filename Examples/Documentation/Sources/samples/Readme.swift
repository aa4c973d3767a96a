import Foundation
import FoundationXML
import Switchboard
import SwitchboardFoundation
import SwitchboardTesting

/// The parser's own delegate.
private final class Outline: NSObject, XMLParserDelegate {
    var elements: [String] = []

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String] = [:]
    ) {
        elements.append(name)
    }
}

public protocol AccountStore: AnyObject {
    func balance(of account: String) -> Int
    func transfer(_ amount: Int, to account: String) -> Bool
}

private struct Bank {
    let store: any AccountStore

    func pay(_ amount: Int, to account: String) {
        if store.balance(of: "me") >= amount { _ = store.transfer(amount, to: account) }
    }
}

@MainActor
func runReadme() async throws {
    await sample("readme-first") {
        let outline = Outline()
        let feed = Data("<feed><title>Hello</title></feed>".utf8)
        // sample: readme-first
        let parser = XMLParser(data: feed)
        parser.delegate = outline
        let proxy = DelegateProxy<XMLParser, any XMLParserDelegate>.proxy(for: parser)
        let subscription = proxy.sentMessage(XMLParserDelegate.parser(_:foundCharacters:))
            .subscribe { parser, text in print("observed:", text) }
        _ = parser.parse()  // `outline` still gets every call
        subscription.cancel()
        // end
        print("the delegate saw:", outline.elements)
    }

    await sample("readme-rx") { runReadmeRx() }

    await sample("readme-spy") {
        // sample: readme-spy
        let store = Spy<any AccountStore>()
        store.stub(AccountStore.balance(of:)).returns(42)
        store.stub(AccountStore.transfer(_:to:), with: 10, .any).returns(true)
        Bank(store: store.object).pay(10, to: "you")
        store.verify(AccountStore.transfer(_:to:), with: 10, "you", times: 1)
        print(store.calls(of: AccountStore.transfer(_:to:)))
        // end
    }
}
