import Foundation
import FoundationNetworking
import FoundationXML
import Switchboard
import SwitchboardFoundation
import SwitchboardFoundationNetworking

// sample: observe-class
/// The delegate of a kettle.
public protocol KettleDelegate: AnyObject {
    func kettle(_ kettle: Kettle, didReach degrees: Int)
    func kettleShouldSwitchOff(_ kettle: Kettle) -> Bool
}

/// Calls its delegate while it heats.
public final class Kettle {
    @WeakDelegate public var delegate: (any KettleDelegate)?

    func heat() {
        for degrees in [60, 100] { delegate?.kettle(self, didReach: degrees) }
        print(delegate?.kettleShouldSwitchOff(self) ?? true ? "off" : "still on")
    }
}

/// The delegate that your program already has.
final class Kitchen: KettleDelegate {
    func kettle(_ kettle: Kettle, didReach degrees: Int) { print("kitchen: \(degrees) degrees") }
    func kettleShouldSwitchOff(_ kettle: Kettle) -> Bool { true }
}
// end

// sample: observe-has-delegate
extension Kettle: HasDelegate {}
// end

// sample: observe-session
func load() async {
    let (session, proxy) = URLSession.proxied((any URLSessionDataDelegate).self)
    let parts = proxy.sentMessage(URLSessionDataDelegate.urlSession(_:dataTask:didReceive:))
        .subscribeOnAnyThread { session, task, data in print("\(data.count) bytes") }
    var ends = proxy.methodInvoked(URLSessionDataDelegate.urlSession(_:task:didCompleteWithError:))
        .makeAsyncIterator()

    session.dataTask(with: URL(string: "data:text/plain,hello%20world")!).resume()
    if let (_, _, error) = await ends.next() {
        print(error.map { "failed: \($0)" } ?? "complete")
    }
    parts.cancel()
    session.finishTasksAndInvalidate()
}
// end

@MainActor func runObserveADelegate() async throws {
    await sample("observe-observe") {
        // sample: observe-observe
        let kitchen = Kitchen()
        let kettle = Kettle()
        kettle.delegate = kitchen

        let proxy = DelegateProxy<Kettle, any KettleDelegate>.proxy(for: kettle)
        let before = proxy.sentMessage(KettleDelegate.kettle(_:didReach:))
            .subscribe { kettle, degrees in print("before: \(degrees)") }
        let after = proxy.methodInvoked(KettleDelegate.kettleShouldSwitchOff).withOutcome
            .subscribe { kettle, outcome in print("after: \(outcome)") }

        kettle.heat()
        before.cancel()
        after.cancel()
        // end
        withExtendedLifetime(kitchen) {}
    }
    await sample("missing-delegate") {
        let kitchen = Kitchen()
        // sample: missing-delegate
        let kettle = Kettle()  // without a delegate
        let proxy = DelegateProxy<Kettle, any KettleDelegate>.proxy(for: kettle)
        let answer = proxy.whenUnanswered(KettleDelegate.kettleShouldSwitchOff) { kettle in true }
        kettle.heat()  // the closure answers

        proxy.setForwardToDelegate(kitchen, retainDelegate: false)
        kettle.heat()  // the kitchen answers
        answer.cancel()
        // end
        withExtendedLifetime(kitchen) {}
    }
    await sample("observe-xml") {
        // sample: observe-xml
        let feed = Data("<feed><title>Swift</title><title>Linux</title></feed>".utf8)
        let parser = XMLParser(data: feed)
        let proxy = DelegateProxy<XMLParser, any XMLParserDelegate>.proxy(for: parser)

        let texts = proxy.sentMessage(XMLParserDelegate.parser(_:foundCharacters:))
            .subscribe { parser, text in print("line \(parser.lineNumber): \(text)") }
        let end = proxy.methodInvoked(XMLParserDelegate.parserDidEndDocument)
            .subscribe { _ in print("that was all") }

        _ = parser.parse()
        texts.cancel()
        end.cancel()
        // end
    }
    await sample("observe-session") {
        await load()
    }
}
