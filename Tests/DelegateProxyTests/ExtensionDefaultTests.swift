import Switchboard
import TestHosts
import TestSupport
import Testing
import XCTest

/// CONFORMANCE R1, B7: a call that no target answers runs the default implementation of a protocol extension, with the
/// proxy as `self`.
final class ExtensionDefaultTests: XCTestCase {
    private typealias Proxy = DelegateProxy<Brewer, any BrewerDelegate>

    private func object() throws -> any BrewerDelegate {
        try skipWithoutEntryStubs()
        return ForwardingProxy<any BrewerDelegate>().object
    }

    /// The first program of many: a parent without a delegate, and an observer of one method.
    func test_R1_observingAParentWithoutADelegateChangesNoAnswer() throws {
        try skipWithoutEntryStubs()
        let brewer = Brewer()
        var began: [Int] = []
        let subscription = Proxy.proxy(for: brewer).sentMessage(BrewerDelegate.brewer(_:began:))
            .subscribe { began.append($1) }
        XCTAssertEqual(brewer.brew(2), "a brewer, strength 3")
        XCTAssertEqual(brewer.brew(12), "nothing")
        XCTAssertEqual(began, [2, 12])
        subscription.cancel()
        XCTAssertEqual(brewer.brew(2), "a brewer, strength 3")
    }

    func test_R1_methods() throws {
        let delegate = try object(), brewer = Brewer()
        for _ in 0..<3 {
            XCTAssertEqual(delegate.brewerLabel(brewer), "a brewer, strength 3")
            XCTAssertTrue(try delegate.brewer(brewer, heatTo: 5, within: 1..<9) == (6, "brewer"))
            XCTAssertThrowsError(try delegate.brewer(brewer, heatTo: 10, within: 1..<9)) {
                XCTAssertEqual($0 as? NoWater, NoWater())
            }
            XCTAssertEqual(delegate.sum(1, 2, 3, 4, 5, 6, 7), 28)
        }
    }

    func test_R1_genericMethods() throws {
        let delegate = try object()
        XCTAssertEqual(delegate.described(4), "brewer: 4")
        XCTAssertEqual(delegate.described("text"), "brewer: text")
        XCTAssertTrue(delegate.compared("one", [2.5], 7) == (9, "1 [2.5]"))
        XCTAssertTrue(delegate.compared(1, "other", -2) == (0, "1 other"))
    }

    func test_R1_propertiesAndSubscripts() throws {
        let proxy = ForwardingProxy<any BrewerDelegate>(), delegate = try object()
        XCTAssertEqual(delegate.strength, 3)
        XCTAssertEqual(delegate[4], "cup 4")
        var noted: [String] = []
        let subscription = proxy.sentMessage(NamedDelegate.noted).subscribe { noted.append($0) }
        proxy.object.strength = 8
        proxy.object.strength += 2
        XCTAssertEqual(noted, ["strength 8", "strength 5"])
        subscription.cancel()
    }

    func test_R1_asynchronousMethods() async throws {
        let delegate = try object()
        let texts = await (delegate.finished(4), try delegate.described(later: 1.5))
        XCTAssertTrue(texts == ("4 by brewer", "brewer, later: 1.5"))
        do {
            _ = try await delegate.described(later: "")
            XCTFail("expected an error")
        } catch {
            XCTAssertEqual(error as? NoWater, NoWater())
        }
    }

    func test_R1_inheritedProtocols() throws {
        XCTAssertEqual(try object().name(), "brewer")
        XCTAssertEqual(ForwardingProxy<any NamedDelegate>().object.label(), "a anonymous")
    }

    func test_R1_protocolsForStructs() throws {
        try skipWithoutEntryStubs()
        var object = ForwardingProxy<any Counting>().object
        XCTAssertEqual(object.add(3), 8)
        XCTAssertEqual(object.count, 5)
        XCTAssertEqual(object.doubled(), 10)
    }

    func test_R1_constrainedExtensions() throws {
        try skipWithoutEntryStubs()
        XCTAssertEqual(ForwardingProxy<any Shelf<Int>>().object.summary(), "a shelf of numbers")
        XCTAssertEqual(ForwardingProxy<any Shelf<Double>>().object.summary(), "a shelf")
        XCTAssertEqual(ForwardingProxy<any Shelf<Int>>().object.first(), "anything")
    }

    /// What the default implementation calls on `self` comes back through the proxy.
    private func answers(_ greeter: any Greeter) async -> [String] {
        let numbers = [
            greeter.plain(), greeter.many(1, 2, 3, 4), greeter.much(1, 2, 3, 4, 5, 6, 7), greeter.generic("x", 3),
            (try? greeter.failing(1)) ?? -2, (try? greeter.failing(-1)) ?? -3, greeter.level, greeter.only(),
        ]
        let floats = greeter.floats(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13)
        return [greeter.greet(5, "name"), await greeter.later(6), "\(floats)"] + numbers.map { "\($0)" }
    }

    /// `extension P where Self: Q` holds for a proxy of both, and the one with more constraints comes first.
    func test_R1_extensionsForWhatConformsToOtherProtocols() async throws {
        try skipWithoutEntryStubs()
        let titled = ForwardingProxy<any Greeter & Titled>(), aged = ForwardingProxy<any Titled & Greeter & Aged>()
        var heard: [String] = []
        let tokens = [
            titled.whenUnanswered(Titled.title) { "four" }, aged.whenUnanswered(Titled.title) { "seven77" },
            aged.whenUnanswered(Aged.age) { 33 },
            titled.methodInvoked(Greeter.greet).subscribe { heard.append("\($0) \($1)") },
        ]
        for _ in 0..<2 {
            let (found, expected) = (await answers(titled.object), await answers(TitledGreeter()))
            XCTAssertEqual(found, expected)
            let (foundAged, expectedAged) = (await answers(aged.object), await answers(AgedGreeter()))
            XCTAssertEqual(foundAged, expectedAged)
        }
        XCTAssertEqual(heard, ["5 name", "5 name"])
        // This one has no title, so only the extension without a constraint is for it.
        XCTAssertEqual(ForwardingProxy<any Greeter>().object.plain(), -1)
        tokens.forEach { $0.cancel() }
    }

    func test_R1_aDefaultCallsTheProxy() throws {
        try skipWithoutEntryStubs()
        let proxy = ForwardingProxy<any BrewerDelegate>()
        let interceptor = proxy.intercept(NamedDelegate.name) { _ in "somebody" }
        XCTAssertEqual(proxy.object.brewerLabel(Brewer()), "a somebody, strength 3")
        interceptor.cancel()
        XCTAssertEqual(proxy.object.brewerLabel(Brewer()), "a brewer, strength 3")
    }

    func test_R1_observersAndInterceptorsSeeTheResult() throws {
        try skipWithoutEntryStubs()
        let proxy = ForwardingProxy<any BrewerDelegate>()
        var results: [String] = []
        let subscription = proxy.methodInvoked(BrewerDelegate.brewerLabel).withOutcome.subscribe {
            results.append("\($1)")
        }
        var seen: [String] = []
        let interceptor = proxy.intercept { call in
            try call.proceed()
            seen.append(call.requirement.selector?.name ?? "?")
        }
        XCTAssertEqual(proxy.object.brewerLabel(Brewer()), "a brewer, strength 3")
        XCTAssertEqual(results.count, 1)
        XCTAssertTrue(results[0].contains("a brewer, strength 3"), results[0])
        XCTAssertEqual(seen, ["name()", "label()", "strength", "brewerLabel(_:)"])
        withExtendedLifetime((subscription, interceptor)) {}
    }

    /// The order: the target, the fallback, the extension.
    func test_B7_aTargetAndAFallbackComeFirst() throws {
        final class Named: BrewerDelegate {
            let text: String
            init(_ text: String) { self.text = text }
            func name() -> String { text }
        }
        try skipWithoutEntryStubs()
        let proxy = ForwardingProxy<any BrewerDelegate>()
        XCTAssertEqual(proxy.object.name(), "brewer")
        proxy.fallbackTarget = Named("fallback")
        XCTAssertEqual(proxy.object.name(), "fallback")
        proxy.setForwardToDelegate(Named("target"), retainDelegate: true)
        XCTAssertEqual(proxy.object.name(), "target")
        proxy.setForwardToDelegate(nil, retainDelegate: false)
        proxy.fallbackTarget = nil
        XCTAssertEqual(proxy.object.name(), "brewer")
    }

    func test_R1_errorsOfADeclaredType() async throws {
        try skipWithoutEntryStubs()
        let delegate = ForwardingProxy<any RecipeDelegate>().object
        for _ in 0..<3 {
            XCTAssertEqual(try delegate.recipe(2), Recipe(cups: 2))
            XCTAssertThrowsError(try delegate.recipe(-2)) { XCTAssertEqual($0 as? NoRecipe, NoRecipe(cups: -2)) }
            XCTAssertEqual(try delegate.cups("abc"), 3)
            XCTAssertThrowsError(try delegate.cups("")) {
                XCTAssertEqual($0 as? LongFailure, LongFailure(name: "no name"))
            }
            XCTAssertThrowsError(try delegate.standard) { XCTAssertEqual($0 as? NoRecipe, NoRecipe(cups: 0)) }
            let later = try await delegate.later(4)
            XCTAssertEqual(later, Recipe(cups: 4))
            do throws(NoRecipe) {
                _ = try await delegate.later(-4)
                XCTFail("expected an error")
            } catch {
                XCTAssertEqual(error, NoRecipe(cups: -4))
            }
        }
    }

    func test_R1_moreGenericRequirements() throws {
        try skipWithoutEntryStubs()
        let proxy = ForwardingProxy<any RecipeDelegate>(), delegate = proxy.object
        XCTAssertEqual(delegate["key"], "key")
        XCTAssertEqual(delegate[2.5], 2.5)
        var heard: [String] = []
        let token = proxy.sentMessage(RecipeDelegate.heard).subscribe { heard.append($0) }
        delegate["key"] = "value"
        XCTAssertEqual(heard, ["key: value"])
        XCTAssertEqual(delegate.list("a"), ["a", "a"])
        XCTAssertEqual(delegate.first(of: [1, 2, 3]) { $0 > 1 }, 2)
        XCTAssertEqual(delegate.total(Set([1, 2])), 3)
        token.cancel()
    }

    func test_R1_messagesByNameAndReplacedClosures() throws {
        try skipWithoutEntryStubs()
        typealias Named = ForwardingProxy<any RecipeDelegate>
        try Named.register("asked:", Named.selector(RecipeDelegate.asked))
        let proxy = Named()
        XCTAssertEqual(try proxy.send("asked:", 4) as Int, 7)
        var count = 0
        let observing = proxy.sentMessage(RecipeDelegate.asked).subscribe { _ in count += 1 }
        let intercepting = proxy.intercept { call in try call.proceed() }
        XCTAssertEqual(try proxy.send("asked:", 4) as Int, 7)
        XCTAssertEqual(proxy.object.asked(5), 8)
        XCTAssertEqual(count, 2)
        let replacing = proxy.intercept(RecipeDelegate.brewed) { call, body in call.proceed({ body($0) * 10 }) }
        XCTAssertEqual(proxy.object.brewed { $0 + 1 }, 50)
        XCTAssertEqual(count, 3, "what the default asks is a call as any other")
        [observing, intercepting, replacing].forEach { $0.cancel() }
    }

    func test_R1_nothingIsLeaked() throws {
        try skipWithoutEntryStubs()
        weak var ended: ForwardingProxy<any BrewerDelegate>?
        do {
            let proxy = ForwardingProxy<any BrewerDelegate>()
            ended = proxy
            for _ in 0..<10 { _ = (proxy.object.name(), proxy.object.described(1), proxy.object.strength) }
            proxy.object.strength += 1
        }
        XCTAssertNil(ended)
    }
}

/// Where the default implementation isn't found.
@Suite(.enabled(if: hasEntryStubs, "without entry stubs no proxy is made")) struct ExtensionDefaultTrapTests {
    /// In debug, an internal default implementation answers; the optimizer removes it.
    @Test func test_B7_aDefaultThatIsntPublic() async {
        #if DEBUG
            #expect(ForwardingProxy<any SignalDelegate>().object.strength() == 3)
        #else
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = ForwardingProxy<any SignalDelegate>().object.strength()
            }
            let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(text.contains("can't answer a call of `strength()` of TestHosts.SignalDelegate: the proxy for"))
            #expect(
                text.contains(
                    "If an extension of SignalDelegate has a default implementation, write `public` in front of it, because "
                        + "a release build may leave it out otherwise."))
        #endif
    }

    /// There is none.
    @Test func test_B7_aMethodWithoutADefault() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = ForwardingProxy<any GateDelegate>().object.limit
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("If an extension of GateDelegate has a default implementation, write `public` in front"))
    }

    @Test func test_B7_aProtocolToWhichNoTypeConforms() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = ForwardingProxy<any LonelyDelegate>().object.isAlone()
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            text.contains(
                """
                If an extension of LonelyDelegate has a default implementation, declare `final class LonelyDelegateDefaults: \
                LonelyDelegate {}` anywhere, because its symbols identify the default, and write `public` in front of it, because \
                a release build may leave it out otherwise.
                """))
    }
}
