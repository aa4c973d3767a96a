import Foundation
import FoundationXML
import Switchboard
import SwitchboardFoundation
import SwitchboardTesting

/// The parser's own delegate, which knows of no observer.
private final class Outline: NSObject, XMLParserDelegate {
    var elements: [String] = []

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String] = [:]
    ) {
        elements.append(name)
    }
}

// sample: readme-oven-delegate
public protocol OvenDelegate: AnyObject {
    func oven(_ oven: Oven, mayHeatTo degrees: Int) -> Bool
}
extension Oven: HasDelegate {}  // it has `weak var delegate: (any OvenDelegate)?`
// end

public final class Oven {
    public weak var delegate: (any OvenDelegate)?
    var degrees = 20

    func heat(to degrees: Int) {
        if delegate?.oven(self, mayHeatTo: degrees) != false { self.degrees = degrees }
    }
}

private final class Cook: OvenDelegate {
    func oven(_ oven: Oven, mayHeatTo degrees: Int) -> Bool { true }
}

// sample: readme-macro
@DelegateProtocol
protocol DownloaderDelegate: AnyObject {
    func downloader(_ downloader: Downloader, didReceive chunk: [UInt8])
    @DefaultResult(false) func downloader(_ downloader: Downloader, shouldRetry error: any Error) -> Bool
}
extension Downloader: HasDelegate {}
// end

final class Downloader {
    weak var delegate: (any DownloaderDelegate)?

    func receive(_ text: String) {
        for part in text.split(separator: " ") { delegate?.downloader(self, didReceive: [UInt8](part.utf8)) }
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
            .subscribe { parser, text in print("heard:", text) }
        _ = parser.parse()  // `outline` still gets every call
        subscription.cancel()
        // end
        print("the delegate saw:", outline.elements)
    }

    await sample("readme-oven") {
        let oven = Oven()
        let cook = Cook()
        oven.delegate = cook
        // sample: readme-oven
        let proxy = DelegateProxy<Oven, any OvenDelegate>.proxy(for: oven)
        let guarding = proxy.intercept(OvenDelegate.oven(_:mayHeatTo:)) { call, oven, degrees in
            degrees <= 250 && call.proceed()  // or answers without the real delegate
        }
        let answers = proxy.methodInvoked(OvenDelegate.oven(_:mayHeatTo:)).withOutcome
            .subscribe { arguments, outcome in print("\(arguments.1) degrees: \(outcome)") }
        // end
        oven.heat(to: 180)
        oven.heat(to: 300)
        guarding.cancel()
        answers.cancel()
    }

    await sample("readme-macro") {
        let downloader = Downloader()
        // sample: readme-macro-proxy
        let proxy = DownloaderDelegateProxy<Downloader>.proxy(for: downloader)
        let subscription = proxy.methodInvoked(DownloaderDelegate.downloader(_:didReceive:))
            .subscribe { downloader, chunk in print("\(chunk.count) bytes") }
        // end
        downloader.receive("one hundred")
        subscription.cancel()
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
