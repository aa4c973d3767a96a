import Foundation
import Switchboard
import SwitchboardFoundation
import TestProtocols
import TestSupport
import XCTest

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// CONFORMANCE A1 to A5, A8 and G2, for proxies that are made by `proxy(for:)`.
final class InstallTests: XCTestCase {
    typealias Proxy = DelegateProxy<Parent<any SampleDelegate>, any SampleDelegate>

    private final class Real: SampleDelegate {
        private(set) var calls = 0
        let token: Token?
        init(_ token: Token? = nil) { self.token = token }
        func started() { calls += 1 }
        func moved(to x: Int, _ y: Double) {}
        func named(_ name: String, count: Int) {}
        func shouldStop(after count: Int) -> Bool { false }
        func fill(_ buffer: UnsafeMutablePointer<Int>) {}
        func took(_ text: consuming String, _ object: consuming Token) {}
        func token(_ token: Token) {}
    }

    /// Can be made without being installed, and so without being kept.
    private final class OwnProxy: Proxy, DelegateProxyType, @unchecked Sendable {
        init(parent: Parent<any SampleDelegate>) {
            super.init(parentObject: parent, delegateProxy: OwnProxy.self)
        }

        static func registerKnownImplementations() {
            register { OwnProxy(parent: $0) }
        }
    }

    private func object(_ delegate: (any SampleDelegate)?) -> AnyObject? { delegate.map { $0 as AnyObject } }

    func test_A1_oneProxyForAParent() {
        let (parent, other) = (Parent<any SampleDelegate>(), Parent<any SampleDelegate>())
        XCTAssertIdentical(Proxy.proxy(for: parent), Proxy.proxy(for: parent))
        XCTAssertNotIdentical(Proxy.proxy(for: parent), Proxy.proxy(for: other))
    }

    func test_A2_theProxyTakesTheDelegatesPlaceAndHoldsItWeakly() {
        let ended = Log<Int>()
        var real: Real? = Real(Token(onEnd: { ended.add(1) }))
        final class WeakParent: HasDelegate { weak var delegate: (any SampleDelegate)? }
        let parent = WeakParent()
        parent.delegate = real
        let proxy = DelegateProxy<WeakParent, any SampleDelegate>.proxy(for: parent)
        XCTAssertIdentical(object(parent.delegate), proxy)
        XCTAssertIdentical(object(proxy.forwardToDelegate()), real)
        real = nil
        XCTAssertEqual(ended.entries, [1])
        XCTAssertNil(proxy.forwardToDelegate())
        XCTAssertNil(real)
    }

    func test_A3_theDelegateIsSetOnce() {
        let parent = Parent<any SampleDelegate>(Real())
        _ = Proxy.proxy(for: parent)
        _ = Proxy.proxy(for: parent)
        XCTAssertEqual(parent.timesSet, 1)
    }

    func test_A4_aDelegateSetLaterIsAdopted() {
        let parent = Parent<any SampleDelegate>()
        let proxy = Proxy.proxy(for: parent)
        let heard = Log<Int>()
        let subscription = proxy.sentMessage(SampleDelegate.started).subscribe { heard.add(1) }
        let real = Real()
        parent.delegate = real
        parent.delegate?.started()
        XCTAssertEqual(heard.entries.count, 0, "the proxy was put out")
        XCTAssertIdentical(Proxy.proxy(for: parent), proxy)
        parent.delegate?.started()
        XCTAssertEqual(heard.entries.count, 1)
        XCTAssertEqual(real.calls, 2)
        withExtendedLifetime(subscription) {}
    }

    func test_A5_theProxyHoldsItsParentWeakly() {
        let ended = Log<Int>()
        final class Ending: HasDelegate {
            weak var delegate: (any SampleDelegate)?
            let token: Token
            init(_ token: Token) { self.token = token }
        }
        var parent: Ending? = Ending(Token(onEnd: { ended.add(1) }))
        let proxy = DelegateProxy<Ending, any SampleDelegate>.proxy(for: parent!)
        XCTAssertIdentical(proxy.parentObject, parent)
        XCTAssertIdentical(object(parent?.delegate), proxy, "kept although the parent holds it weakly")
        parent = nil
        XCTAssertEqual(ended.entries, [1])
        XCTAssertNil(proxy.parentObject)
    }

    func test_F1_retainedForwardDelegate() {
        let ended = Log<Int>()
        let parent = Parent<any SampleDelegate>()
        defer { withExtendedLifetime(parent) {} }
        let proxy = Proxy.proxy(for: parent)
        proxy.setForwardToDelegate(Real(Token(onEnd: { ended.add(1) })), retainDelegate: true)
        XCTAssertNotNil(proxy.forwardToDelegate())
        XCTAssertEqual(ended.entries, [])
        proxy.setForwardToDelegate(nil, retainDelegate: false)
        XCTAssertEqual(ended.entries, [1])
    }

    func test_G2_aSubscriptionKeepsNothingAlive() {
        let ended = Log<String>()
        var parent: Parent<any SampleDelegate>? = Parent(nil)
        var real: Real? = Real(Token(onEnd: { ended.add("real") }))
        var proxy: Proxy? = OwnProxy(parent: parent!)
        proxy!.setForwardToDelegate(real, retainDelegate: false)
        weak let weakProxy = proxy
        weak let weakParent = parent
        let token = Token(onEnd: { ended.add("observer") })
        let subscription = proxy!.sentMessage(SampleDelegate.started).subscribe { [token] in _ = token.number }
        real = nil
        proxy = nil
        parent = nil
        XCTAssertNil(weakProxy)
        XCTAssertNil(weakParent)
        XCTAssertEqual(ended.entries, ["real"])
        subscription.cancel()
        XCTAssertNil(real)
        XCTAssertNil(proxy)
    }

    /// The table beside the parents lets go of proxies whose parents are gone, as it grows.
    func test_G3_proxiesOfPastParentsAreLetGo() {
        let ended = Log<Int>()
        let count = 20_000
        for _ in 0..<count {
            let parent = Parent<any SampleDelegate>()
            let proxy = Proxy.proxy(for: parent)
            parent.delegate = nil
            proxy.setForwardToDelegate(Real(Token(onEnd: { ended.add(1) })), retainDelegate: true)
        }
        XCTAssertGreaterThan(ended.entries.count, count - 5_000)
    }

    // MARK: A real XMLParser

    private final class Outline: NSObject, XMLParserDelegate {
        var text = ""
        var elements: [String] = []
        func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
        func parser(
            _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
            qualifiedName qName: String?,
            attributes attributeDict: [String: String]
        ) {
            elements.append(
                elementName + attributeDict.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined())
        }
    }

    private let feed = Data("<a x='1' y='2'>one<b>a rather long piece of text, two</b></a>".utf8)

    /// The sample of the README, as it stands there: nothing keeps the subscription but its name.
    func test_A8_theSampleOfTheReadme() {
        let heard = Log<String>()
        let real = Outline()
        let parser = XMLParser(data: feed)
        parser.delegate = real

        let proxy = DelegateProxy<XMLParser, any XMLParserDelegate>.proxy(for: parser)
        let subscription = proxy.sentMessage(XMLParserDelegate.parser(_:foundCharacters:))
            .subscribe { parser, text in heard.add(text) }
        XCTAssertTrue(parser.parse())

        XCTAssertEqual(heard.entries, ["one", "a rather long piece of text, two"])
        XCTAssertEqual(real.text, "onea rather long piece of text, two")
        XCTAssertEqual(real.elements, ["a x=1 y=2", "b"])
        subscription.cancel()
    }

    func test_A8_everyArgumentOfADelegateCall() {
        let heard = Log<String>()
        let real = Outline()
        let parser = XMLParser(data: feed)
        parser.delegate = real
        let proxy = DelegateProxy<XMLParser, any XMLParserDelegate>.proxy(for: parser)
        nonisolated(unsafe) let expected = parser
        let subscription = proxy.methodInvoked(
            XMLParserDelegate.parser(_:didStartElement:namespaceURI:qualifiedName:attributes:)
        ).subscribe { parser, name, namespace, qualifiedName, attributes in
            heard.add(
                "\(parser === expected) \(name) \(namespace ?? "nil") \(qualifiedName ?? "nil") \(attributes.count)")
        }
        XCTAssertTrue(parser.parse())
        XCTAssertEqual(heard.entries, ["true a nil nil 2", "true b nil nil 0"])
        withExtendedLifetime(subscription) {}
    }
}
