import Switchboard
import TestProtocols
import TestSupport
import Testing
import XCTest

private struct BuilderValue: Builder {
    var number = 0
    var more = (1, 2, 3, 4, 5, 6, 7, 8)
    func with(_ number: Int) -> Self {
        var copy = self
        copy.number = number
        return copy
    }
}

private final class Taker: ClassTaking {
    private let expected: (type: AnyClass, address: UnsafeRawPointer)
    init(_ type: AnyClass, _ address: UnsafeRawPointer) { expected = (type, address) }
    private func check(_ type: AnyClass, _ address: UnsafeRawPointer) -> Bool {
        type == expected.type && address == expected.address
    }
    func first(_ type: AnyClass, _ address: UnsafeRawPointer) -> Bool { check(type, address) }
    func last(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ type: AnyClass, _ address: UnsafeRawPointer) -> Bool {
        check(type, address) && [a, b, c, d] == [1, 2, 3, 4]
    }
    func onStack(
        _ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int, _ type: AnyClass, _ address: UnsafeRawPointer,
        _ g: Int, _ h: Int
    ) -> Bool {
        check(type, address) && [a, b, c, d, e, f, g, h] == [1, 2, 3, 4, 5, 6, 7, 8]
    }
    func before(_ type: AnyClass, _ address: UnsafeRawPointer, _ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Bool {
        check(type, address) && [a, b, c, d] == [1, 2, 3, 4]
    }
}

private final class Ends: @unchecked Sendable {
    var count = 0
}

private struct Refused: Error {}

private final class Writer: Finishing, ValueFinishing {
    private let ends: Ends
    init(_ ends: Ends) { self.ends = ends }
    deinit { ends.count += 1 }
    func write(_ number: Int) -> Int { number }
    consuming func finish(_ number: Int) -> Int { number + 1 }
    consuming func finishLater(_ number: Int) async throws -> Int {
        await Task.yield()
        if number < 0 { throw Refused() }
        return number + 2
    }
    consuming func close() {}
}

private struct ValueWriter: ValueFinishing {
    private let writer: Writer
    private let numbers = (0..<3).map { $0 }
    init(_ ends: Ends) { writer = Writer(ends) }
    func write(_ number: Int) -> Int { number }
    consuming func finish(_ number: Int) -> Int { number + numbers.count - 2 }
    consuming func finishLater(_ number: Int) async throws -> Int {
        await Task.yield()
        return number + numbers.count - 1
    }
}

/// Requirements that take over, or whose caller passes, what a proxy and its target do not share.
final class SelfConventionTests: XCTestCase {
    override func setUpWithError() throws { try skipWithoutEntryStubs() }

    /// The class and the table with which a caller calls the proxy.
    private func hiddenWords(_ object: any ClassTaking) -> (AnyClass, UnsafeRawPointer) {
        withUnsafePointer(to: object) { pointer in
            let table = UnsafeRawPointer(pointer).load(fromByteOffset: 8, as: UnsafeRawPointer.self)
            return (Swift.type(of: object as AnyObject), table)
        }
    }

    func testArgumentsThatAreTheWordsBehindThem() throws {
        let proxy = ForwardingProxy<any ClassTaking>()
        let object = proxy.object
        let words = hiddenWords(object), type: AnyClass = words.0, table = words.1
        proxy.setForwardToDelegate(Taker(type, table), retainDelegate: true)
        for _ in 0..<3 {
            XCTAssertTrue(object.first(type, table))
            XCTAssertTrue(object.last(1, 2, 3, 4, type, table))
            XCTAssertTrue(object.onStack(1, 2, 3, 4, 5, 6, type, table, 7, 8))
            XCTAssertTrue(object.before(type, table, 1, 2, 3, 4))
        }
    }

    // MARK: Consuming requirements

    private func use(_ proxy: ForwardingProxy<any Finishing>, _ ends: Ends) async throws {
        for number in 0..<5 {
            XCTAssertEqual(proxy.object.finish(number), number + 1)
            XCTAssertEqual(proxy.object.write(number), number)
            let later = try await proxy.object.finishLater(number)
            XCTAssertEqual(later, number + 2)
            do {
                _ = try await proxy.object.finishLater(-1)
                XCTFail("threw nothing")
            } catch {}
            proxy.object.close()
            XCTAssertEqual(ends.count, 0)
        }
    }

    func testConsumingRequirementsThatNothingNamed() async throws {
        let ends = Ends()
        weak var gone: AnyObject?
        do {
            // Only the proxy keeps the target.
            let proxy = ForwardingProxy<any Finishing>(forwardingTo: Writer(ends))
            gone = proxy
            try await use(proxy, ends)
        }
        XCTAssertNil(gone)
        XCTAssertEqual(ends.count, 1)
    }

    func testConsumingRequirementsThatReferencesName() async throws {
        typealias Proxy = ForwardingProxy<any Finishing>
        let finish = try Proxy.selector((any Finishing).finish)
        let finishLater = try Proxy.selector((any Finishing).finishLater)
        let close = try Proxy.selector((any Finishing).close)
        for isObserved in [false, true] {
            let ends = Ends()
            weak var gone: AnyObject?
            do {
                let target = Writer(ends)
                let proxy = Proxy(forwardingTo: target)
                gone = proxy
                var heard: [String] = []
                var tokens: [Any] = []
                if isObserved {
                    tokens.append(proxy.sentMessage(finish).subscribe { heard.append("finish \($0)") })
                    tokens.append(proxy.methodInvoked(finishLater).subscribe { heard.append("later \($0)") })
                    tokens.append(proxy.methodInvoked(close).subscribe { heard.append("close") })
                    tokens.append(proxy.intercept { call in try call.proceed() })
                }
                try await use(proxy, ends)
                // Of each round four calls, one of which threw.
                XCTAssertEqual(heard.count, isObserved ? 20 : 0)
                withExtendedLifetime((target, tokens)) {}
            }
            XCTAssertNil(gone)
            XCTAssertEqual(ends.count, 1)
        }
    }

    func testAConsumingRequirementThatNobodyAnswers() throws {
        _ = try ForwardingProxy<any Finishing>.selector((any Finishing).close)
        weak var gone: AnyObject?
        do {
            let proxy = ForwardingProxy<any Finishing>()
            gone = proxy
            for _ in 0..<5 { proxy.object.close() }
        }
        XCTAssertNil(gone)
    }

    func testConsumingRequirementsOfValues() async throws {
        typealias Proxy = ForwardingProxy<any ValueFinishing>
        _ = try Proxy.selector((any ValueFinishing).finish)
        _ = try Proxy.selector((any ValueFinishing).finishLater)
        for isClass in [true, false] {
            let ends = Ends()
            weak var gone: AnyObject?
            do {
                let target: any ValueFinishing = isClass ? Writer(ends) : ValueWriter(ends)
                let proxy = Proxy(forwardingTo: target)
                gone = proxy
                for number in 0..<5 {
                    XCTAssertEqual(proxy.object.finish(number), number + 1)
                    XCTAssertEqual(proxy.object.write(number), number)
                    let later = try await proxy.object.finishLater(number)
                    XCTAssertEqual(later, number + 2)
                    XCTAssertEqual(ends.count, 0)
                }
                withExtendedLifetime(target) {}
            }
            XCTAssertNil(gone)
            XCTAssertEqual(ends.count, 1)
        }
    }
}

@Suite(.enabled(if: hasEntryStubs, "without entry stubs no proxy has such a target")) struct SelfResultTests {
    @Test func aResultOfSelfOfAStructIsNeverWrittenToARoomForTheProxy() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let proxy = ForwardingProxy<any Builder>(forwardingTo: BuilderValue())
            _ = built(proxy.object)
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #if DEBUG
            #expect(text.contains("`with(_:)` of TestProtocols.Builder takes or returns `Self`, and"))
        #else
            #expect(text.contains("can't forward a call of "))
            #expect(text.contains("`with(_:)` of TestProtocols.Builder"))
            #expect(text.contains("to the target of a proxy for TestProtocols.Builder: it takes or returns `Self`"))
        #endif
    }

    /// A sample of the result's type is larger than the proxy, which its caller has room for.
    @Test func aReferenceToAMethodThatReturnsSelfIsAnError() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let proxy = ForwardingProxy<any Builder>(forwardingTo: BuilderValue())
            _ = proxy.sentMessage((any Builder).with)
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #if DEBUG
            #expect(text.contains("`with(_:)` of TestProtocols.Builder takes or returns `Self`, and"))
        #else
            #expect(text.contains("because of its result: the declaration returns `Self`"))
        #endif
    }

    /// The target would read the proxy as an object of its own class.
    @Test func aProxyIsNeverTheSelfOfItsTarget() async {
        func check(_ result: ExitTest.Result?, _ name: String) {
            let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(text.contains(name))
            #expect(text.contains("takes or returns `Self`, and"))
        }
        let ofObject = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = isSame(ForwardingProxy<any ObjectComparing>(forwardingTo: ObjectThatCompares()).object)
        }
        check(ofObject, "`isSame(_:)` of TestProtocols.ObjectComparing")
        let ofValue = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = isSameValue(ForwardingProxy<any ValueComparing>(forwardingTo: ObjectThatCompares()).object)
        }
        check(ofValue, "`isSame(_:)` of TestProtocols.ValueComparing")
        #if !DEBUG
            let ofArray = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = isAny(ForwardingProxy<any ObjectComparing>(forwardingTo: ObjectThatCompares()).object)
            }
            check(ofArray, "`isAny(_:)` of TestProtocols.ObjectComparing")
        #endif
    }
}

#if !DEBUG
    /// A debug build makes no proxies for these protocols.
    extension SelfResultTests {
        private typealias Objects = ForwardingProxy<any ObjectPairing>
        private typealias Values = ForwardingProxy<any ValuePairing>

        @Test func aProxyIsNeverPartOfWhatItsTargetGets() async {
            func check(_ result: ExitTest.Result?, _ name: String) {
                let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
                #expect(text.contains(name))
                #expect(text.contains("takes or returns `Self`, and"))
            }
            let behindMetatype = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = pair(Objects(forwardingTo: ObjectOfPairs()).object)
            }
            check(behindMetatype, "`pair(_:_:)` of TestProtocols.ObjectPairing")
            let metatype = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = called(Objects(forwardingTo: ObjectOfPairs()).object)
            }
            check(metatype, "`called(_:)` of TestProtocols.ObjectPairing")
            let lastMetatype = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = counted(Objects(forwardingTo: ObjectOfPairs()).object)
            }
            check(lastMetatype, "`counted(_:_:_:_:_:_:)` of TestProtocols.ObjectPairing")
            let dictionary = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = table(Objects(forwardingTo: ObjectOfPairs()).object)
            }
            check(dictionary, "`table(_:)` of TestProtocols.ObjectPairing")
            let closure = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = make(Values(forwardingTo: ObjectOfPairs()).object)
            }
            check(closure, "`make(_:)` of TestProtocols.ValuePairing")
            let parameter = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = use(Values(forwardingTo: ObjectOfPairs()).object)
            }
            check(parameter, "`use(_:)` of TestProtocols.ValuePairing")
        }

        @Test func aCallWithoutAProxyInItsArgumentsArrives() {
            let target = ObjectOfPairs(), proxy = Objects(forwardingTo: target)
            for _ in 0..<3 { #expect(sum(proxy.object) == 28) }
            withExtendedLifetime(target) {}
        }
    }

    private final class ObjectOfPairs: ObjectPairing, ValuePairing {
        private let text = "a text that is on the heap, \(1)"
        func pair(_ type: ObjectOfPairs.Type, _ other: ObjectOfPairs) -> Bool { text == other.text }
        func called(_ type: ObjectOfPairs.Type) -> String { "\(type)" }
        func counted(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ type: ObjectOfPairs.Type) -> String {
            "\(type)"
        }
        func table(_ others: [String: ObjectOfPairs]) -> Bool { others["one"]?.text == text }
        func sum(_ other: ObjectOfPairs?, _ a: Int, _ b: Int, _ c: Int, _ d: Int, _ more: NineDoubles) -> Double {
            other == nil ? Double(a + b + c + d) + more.0 + more.8 : -1
        }
        func make(_ body: () -> ObjectOfPairs) -> Bool { body().text == text }
        func use(_ body: (ObjectOfPairs) -> Bool) -> Bool { body(self) }
    }
#endif

private final class ObjectThatCompares: ObjectComparing, ValueComparing {
    private let text = "a text that is on the heap, \(1)"
    func isSame(_ other: ObjectThatCompares) -> Bool { text == other.text }
    func isAny(_ others: [ObjectThatCompares]) -> Bool { others.contains { $0.text == text } }
    func isSame(_ other: ObjectThatCompares?) -> Bool { text == other?.text }
}
