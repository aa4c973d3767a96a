import Switchboard
import TestHosts
import TestSupport
import XCTest

/// CONFORMANCE R1 of classes that conform by hand: they hide the default implementations of the protocol, which answer
/// nevertheless, with the proxy as `self`.
final class HandDefaultTests: XCTestCase {
    private final class Proxy: DelegateProxy<Kettle, any KettleDelegate>, DelegateProxyType, KettleDelegate,
        KettleNotes,
        @unchecked Sendable
    {
        static let level = TypedSelector<any KettleDelegate, Int, Int>("level(in:)") { $0.level(in: $1) }
        static let noted = TypedSelector<any KettleDelegate, String, Void>("kettleNoted(_:)") { $0.kettleNoted($1) }
        static let mayBoil = TypedSelector<any KettleDelegate, (Kettle, Int), Bool>("kettle(_:mayBoil:)") {
            $0.kettle($1.0, mayBoil: $1.1)
        }
        static let didBoil = TypedSelector<any KettleDelegate, (Kettle, Int), Void>("kettle(_:didBoil:)") {
            $0.kettle($1.0, didBoil: $1.1)
        }
        static let price = TypedSelector<any KettleDelegate, Int, Int>("price(of:)") { try $0.price(of: $1) }
        static let finishes = TypedSelector<any KettleDelegate, (Int) -> Void, Void>("kettleFinishes(_:)") {
            $0.kettleFinishes($1)
        }
        static let pouredCups = TypedSelector<any KettleDelegate, Int, Void>("poured(_: Int)") { $0.poured($1) }
        static let pouredText = TypedSelector<any KettleDelegate, String, Void>("poured(_: String)") { $0.poured($1) }
        static let name = TypedSelector<any KettleDelegate, Int, String>("name(_:)") { $0.name($1) }

        var notes: [String] = []

        required init(parentObject: Kettle) { super.init(parentObject: parentObject, delegateProxy: Proxy.self) }

        static func registerKnownImplementations() { register { Proxy(parentObject: $0) } }
        static func implementedMethods() -> ImplementedMethods<any KettleDelegate> {
            .forwarding(level, noted, mayBoil, didBoil, price, finishes, pouredCups, pouredText, name)
        }

        func level(in cups: Int) -> Int { forward(Self.level, with: cups) { $0.level(in: cups) } }
        func kettleNoted(_ text: String) { forward(Self.noted, with: text) { $0.kettleNoted(text) } }
        func kettle(_ kettle: Kettle, mayBoil degrees: Int) -> Bool {
            forward(Self.mayBoil, with: (kettle, degrees), default: { false }) { $0.kettle(kettle, mayBoil: degrees) }
        }
        func kettle(_ kettle: Kettle, didBoil degrees: Int) {
            forward(Self.didBoil, with: (kettle, degrees)) { $0.kettle(kettle, didBoil: degrees) }
        }
        func price(of cups: Int) throws -> Int { try forward(Self.price, with: cups) { try $0.price(of: cups) } }
        func kettleFinishes(_ done: @escaping (Int) -> Void) {
            forward(Self.finishes, with: done) { $0.kettleFinishes(done) }
        }
        func poured(_ cups: Int) { forward(Self.pouredCups, with: cups) { $0.poured(cups) } }
        func poured(_ text: String) { forward(Self.pouredText, with: text) { $0.poured(text) } }
        func name(_ cups: Int) -> String {
            forward(Self.name, with: cups, default: { "\(cups) cups" }) { $0.name(cups) }
        }
    }

    private final class Cook: KettleDelegate {
        func level(in cups: Int) -> Int { 1000 }
        func poured(_ cups: Int) {}
        func name(_ cups: Int) -> String { "cook" }
    }

    private var kettle = Kettle()
    private var proxy: Proxy!
    private var delegate: any KettleDelegate { kettle.delegate! }

    override func setUpWithError() throws {
        try skipWithoutEntryStubs()
        kettle = Kettle()
        proxy = Proxy.proxy(for: kettle)
    }

    private func checkAnswers(line: UInt = #line) {
        for _ in 0..<3 {
            XCTAssertEqual(delegate.level(in: 4), 5, line: line)
            XCTAssertTrue(delegate.kettle(kettle, mayBoil: 90), line: line)
            XCTAssertFalse(delegate.kettle(kettle, mayBoil: 80), line: line)
            XCTAssertEqual(try delegate.price(of: 2), 6, line: line)
            XCTAssertThrowsError(try delegate.price(of: 0), line: line) { XCTAssertEqual($0 as? NoWater, NoWater()) }
        }
    }

    func test_R1_defaultImplementationsAnswerForAHandWrittenClass() {
        checkAnswers()
    }

    /// `extension Stacked where Self: Titled` takes the tables of both protocols, which are the class's own.
    func test_R1_extensionsForWhatConformsToOtherProtocolsAnswerForAHandWrittenClass() {
        let parent = Parent<any Stacked & Titled>(), proxy = StackProxy.proxy(for: parent)
        for number in 0..<3 { XCTAssertEqual(parent.delegate?.height(number), 4 + number) }
        proxy.setForwardToDelegate(TitledStack(), retainDelegate: true)
        XCTAssertEqual(proxy.height(3), 8)
    }

    func test_R1_selfIsTheHandWrittenProxy() {
        delegate.kettle(kettle, didBoil: 95)
        delegate.poured("tea")
        XCTAssertEqual(proxy.notes, ["noted boiled at 95", "noted poured tea"])
    }

    /// Of two methods with one name, one has a default implementation.
    func test_R1_overloadsAreToldApart() {
        delegate.poured(3)
        XCTAssertEqual(proxy.notes, [])
        delegate.poured("tea")
        XCTAssertEqual(proxy.notes, ["noted poured tea"])
    }

    func test_R1_whatTheClassGivesComesAfterADefaultImplementation() {
        XCTAssertEqual(delegate.name(2), "2 cups")
        XCTAssertTrue(delegate.kettle(kettle, mayBoil: 90))
    }

    func test_R1_observersHearTheOutcomeOfADefaultImplementation() {
        var heard: [String] = []
        let subscriptions = [
            proxy.sentMessage(Proxy.mayBoil).subscribe { heard.append("sent \($1)") },
            proxy.methodInvoked(Proxy.mayBoil).withOutcome.subscribe { heard.append("\($0.1): \($1)") },
            proxy.methodInvoked(Proxy.price).withOutcome.subscribe { heard.append("\($0): \($1)") },
            proxy.methodInvoked(Proxy.level).subscribe { heard.append("level \($0)") },
            proxy.methodInvoked(Proxy.noted).withOutcome.subscribe { heard.append("\($0): \($1)") },
        ]
        XCTAssertTrue(delegate.kettle(kettle, mayBoil: 95))
        XCTAssertEqual(heard, ["sent 95", "level 95", "95: returned(true)"])
        heard = []
        XCTAssertThrowsError(try delegate.price(of: 0))
        delegate.poured("tea")
        XCTAssertEqual(heard, ["0: threw(NoWater())", "poured tea: returned"])
        checkAnswers()
        subscriptions.forEach { $0.cancel() }
        checkAnswers()
    }

    func test_R1_interceptorsOfAHandWrittenClassReachADefaultImplementation() {
        var responders: Set<CallResponder?> = []
        let whole = proxy.intercept { call in
            try call.proceed()
            responders.insert(call.responder)
        }
        checkAnswers()
        XCTAssertEqual(responders, [.defaultImplementation])
        let messages = DynamicReceiver()
        messages.methods.add("name(_:)") { (_: DynamicReceiver, cups: Int) in "\(cups) by message" }
        proxy.setMessageTarget(messages, retainTarget: false)
        responders = []
        XCTAssertEqual(delegate.name(3), "3 by message")
        XCTAssertEqual(responders, [.messageTarget])
        proxy.setMessageTarget(nil, retainTarget: false)
        whole.cancel()
    }

    func test_R1_messagesByNameToAHandWrittenClass() throws {
        XCTAssertEqual(try proxy.send("price(of:)", 2, returning: Int.self), 6)
        try proxy.send("kettleNoted(_:)", "by name")
        XCTAssertEqual(proxy.notes, ["noted by name"])
        XCTAssertEqual(try proxy.send("kettle(_:mayBoil:)", kettle, 90, returning: Bool.self), true)
    }

    /// A completion handler is called once: by the default implementation, unless an observer took it.
    func test_R1_completionHandlersOfAHandWrittenClass() {
        var answers: [Int] = []
        delegate.kettleFinishes { answers.append($0) }
        XCTAssertEqual(answers, [7])
        let silent = proxy.methodInvoked(Proxy.finishes).subscribe { _ in }
        delegate.kettleFinishes { answers.append($0) }
        XCTAssertEqual(answers, [7, 7])
        silent.cancel()
        let answering = proxy.methodInvoked(Proxy.finishes).subscribe { done in done(1) }
        delegate.kettleFinishes { answers.append($0) }
        XCTAssertEqual(answers, [7, 7, 1])
        answering.cancel()
    }

    func test_R1_aTargetComesFirst() {
        let cook = Cook()
        proxy.setForwardToDelegate(cook, retainDelegate: false)
        XCTAssertEqual(delegate.level(in: 4), 1000)
        XCTAssertEqual(try delegate.price(of: 4), 2000)
        proxy.setForwardToDelegate(nil, retainDelegate: false)
        proxy.fallbackTarget = cook
        XCTAssertEqual(delegate.level(in: 4), 1000)
        proxy.fallbackTarget = nil
        checkAnswers()
    }

    func test_R1_nothingIsLeakedByAHandWrittenClass() {
        weak var gone: Proxy?
        runApart {
            let kettle = Kettle()
            gone = Proxy.proxy(for: kettle)
            for _ in 0..<100 {
                XCTAssertEqual(kettle.delegate!.level(in: 1), 2)
                kettle.delegate!.poured("tea")
            }
        }
        XCTAssertNil(gone)
    }

    private func runApart(_ body: () -> Void) { body() }
}

private final class StackProxy: DelegateProxy<Parent<any Stacked & Titled>, any Stacked & Titled>, DelegateProxyType,
    Stacked, Titled, @unchecked Sendable
{
    static let height = TypedSelector<any Stacked & Titled, Int, Int>("height(_:)") { $0.height($1) }
    static let title = TypedSelector<any Stacked & Titled, Void, String>("title()") {
        _ = $1
        return $0.title()
    }

    init(parent: Parent<any Stacked & Titled>) { super.init(parentObject: parent, delegateProxy: StackProxy.self) }

    static func registerKnownImplementations() { register { StackProxy(parent: $0) } }
    static func implementedMethods() -> ImplementedMethods<any Stacked & Titled> { .forwarding(height, title) }

    func height(_ number: Int) -> Int { forward(Self.height, with: number) { $0.height(number) } }
    func title() -> String { forward(Self.title, with: (), default: { "hand" }) { $0.title() } }
}
