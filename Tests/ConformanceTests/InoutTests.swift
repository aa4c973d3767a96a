import Foundation
import Switchboard
import Testing

/// Changes what it's given.
public protocol Refiner: AnyObject, Sendable {
    func add(_ number: inout Int, by text: String) -> Bool
    func append(_ texts: inout [String])
    func swap(_ one: inout String, _ other: inout String) throws
    func wide(
        _ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Double, _ g: inout Large
    ) -> Large
    func later(_ text: inout String, _ number: Int) async throws -> Int
    func box<Value: Equatable>(_ value: inout Value, _ other: Value) -> Bool
}

public struct Large: Equatable, Sendable {
    var (a, b, c, d, e) = (1, 2.5, "a text that isn't in the string itself", [4], 5)
}

/// What `Inout` can't lead to as the parameter's type does.
public protocol Abstract: AnyObject {
    func edit(_ function: inout (Int) -> Int)
    func editIfAny(_ function: inout ((Int) -> Int)?)
    func editPair(_ pair: inout (Int, (Int) -> Int))
    func set(_ type: inout Int.Type)
    func count(_ number: inout Int)
    func name(_ text: inout String)
}

private struct SwapError: Error {}

private final class RealRefiner: Refiner, @unchecked Sendable {
    func add(_ number: inout Int, by text: String) -> Bool {
        number += text.count
        return number > 3
    }
    func append(_ texts: inout [String]) { texts.append("real") }
    func swap(_ one: inout String, _ other: inout String) throws {
        Swift.swap(&one, &other)
        if one.isEmpty { throw SwapError() }
    }
    func wide(
        _ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Double, _ g: inout Large
    ) -> Large {
        let old = g
        g.a += a + b + c + d + e
        return old
    }
    func later(_ text: inout String, _ number: Int) async throws -> Int {
        await Task.yield()
        if number < 0 { throw SwapError() }
        text += "\(number)"
        return text.count
    }
    func box<Value: Equatable>(_ value: inout Value, _ other: Value) -> Bool {
        defer { value = other }
        return value == other
    }
}

@Suite struct InoutTests {
    @Test func test_P2_observersSeeTheValueBeforeAndAfter() {
        let proxy = ForwardingProxy<any Refiner>(forwardingTo: RealRefiner())
        var events: [String] = []
        let tokens = [
            proxy.sentMessage { p in { (n: Inout<Int>, t: String) in p.add(&n.value, by: t) } }
                .subscribe { n, t in events.append("sent \(n.value) \(t)") },
            proxy.methodInvoked { p in { (n: Inout<Int>, t: String) in p.add(&n.value, by: t) } }.withOutcome
                .subscribe { arguments, outcome in events.append("invoked \(arguments.0) \(outcome)") },
        ]
        var number = 1
        #expect(proxy.object.add(&number, by: "abc"))
        #expect(number == 4)
        #expect(events == ["sent 1 abc", "invoked 4 returned(true)"])
        withExtendedLifetime(tokens) {}
    }

    @Test func test_P2_interceptorsChangeTheValue() throws {
        let proxy = ForwardingProxy<any Refiner>(forwardingTo: RealRefiner())
        let tokens = [
            proxy.intercept({ p in { (a: Inout<[String]>) in p.append(&a.value) } }) { call, texts in
                texts.value.append("before")
                call.proceed()
                texts.value.append("after")
            },
            proxy.intercept({ p in { (a: Inout<String>, b: Inout<String>) in try p.swap(&a.value, &b.value) } }) {
                call, one, other in
                if one.value == "skip" { return other.value = "skipped" }
                try call.proceed()
            },
        ]
        var texts = ["x"]
        proxy.object.append(&texts)
        #expect(texts == ["x", "before", "real", "after"])
        var (one, other) = ("one", "other, which is too long for the string itself")
        try proxy.object.swap(&one, &other)
        #expect(one.count == 46 && other == "one")
        other = ""
        #expect(throws: SwapError.self) { try proxy.object.swap(&one, &other) }
        #expect(one.isEmpty && other.count == 46)
        one = "skip"
        try proxy.object.swap(&one, &other)
        #expect(one == "skip" && other == "skipped")
        withExtendedLifetime(tokens) {}
    }

    @Test func test_P2_onTheStackAndOfLargeTypes() {
        let proxy = ForwardingProxy<any Refiner>(forwardingTo: RealRefiner())
        var seen: [Large] = []
        let token = proxy.methodInvoked { p in
            { (a: Int, b: Int, c: Int, d: Int, e: Int, f: Double, g: Inout<Large>) in
                p.wide(a, b, c, d, e, f, &g.value)
            }
        }.subscribe { arguments in seen.append(arguments.6.value) }
        var large = Large()
        #expect(proxy.object.wide(1, 2, 3, 4, 5, 0.5, &large) == Large())
        #expect(large.a == 16 && seen == [large])
        withExtendedLifetime(token) {}
    }

    @Test func test_P2_asynchronousAndGenericMethods() async throws {
        let proxy = ForwardingProxy<any Refiner>(forwardingTo: RealRefiner())
        let log = LockedTexts()
        let tokens = [
            proxy.methodInvoked { p in
                { (t: Inout<String>, n: Int) async throws in try await p.later(&t.value, n) }
            }.subscribeOnAnyThread { text, number in log.add("\(text.value) \(number)") },
            proxy.sentMessage { p in { (v: Inout<Double>, o: Double) in p.box(&v.value, o) } }
                .subscribeOnAnyThread { value, other in log.add("\(value.value) \(other)") },
        ]
        var text = "a"
        #expect(try await proxy.object.later(&text, 12) == 3)
        #expect(text == "a12")
        await #expect(throws: SwapError.self) { try await proxy.object.later(&text, -1) }
        var value = 0.5
        #expect(!proxy.object.box(&value, 2))
        #expect(value == 2)
        #expect(log.texts == ["a12 12", "a12 -1", "0.5 2.0"])
        withExtendedLifetime(tokens) {}
    }

    @Test func test_P2_anAnswerWithoutATarget() {
        let proxy = ForwardingProxy<any Refiner>()
        let token = proxy.whenUnanswered({ p in { (n: Inout<Int>, t: String) in p.add(&n.value, by: t) } }) { n, t in
            n.value *= 10
            return t.isEmpty
        }
        var number = 4
        #expect(!proxy.object.add(&number, by: "x"))
        #expect(number == 40)
        withExtendedLifetime(token) {}
    }

    private func why(_ reference: () throws -> Any) -> String {
        do {
            return "no error: \(try reference())"
        } catch {
            return "\(error)"
        }
    }

    @Test func test_P2_otherwise_closuresAndThinMetatypesArentSupported() {
        typealias Proxy = ForwardingProxy<any Abstract>
        let errors = [
            why { try Proxy.selector { p in { (f: Inout<(Int) -> Int>) in p.edit(&f.value) } } },
            why { try Proxy.selector { p in { (f: Inout<((Int) -> Int)?>) in p.editIfAny(&f.value) } } },
            why { try Proxy.selector { p in { (f: Inout<(Int, (Int) -> Int)>) in p.editPair(&f.value) } } },
            why { try Proxy.selector { p in { (t: Inout<Int.Type>) in p.set(&t.value) } } },
        ]
        for error in errors {
            #expect(error.contains("has another form in an `inout` parameter than in `Inout`"), "\(error)")
        }
    }

    @Test func test_P2_otherwise_aParameterOfAClosureIsNoInout() {
        let error = why { try ForwardingProxy<any Abstract>.selector(get: { p in { (n: inout Int) in p.count(&n) } }) }
        #expect(error.contains("write `Inout<Int>` in place of `inout Int`"), "\(error)")
    }

    /// The probing call has values to read and to change.
    @Test func test_P2_otherwise_aCopyIsNotPassedOn() {
        typealias Proxy = ForwardingProxy<any Abstract>
        let errors = [
            why {
                try Proxy.selector { p in
                    { (n: Inout<Int>) in
                        var number = n.value
                        p.count(&number)
                        n.value = number
                    }
                }
            },
            why {
                try Proxy.selector { p in
                    { (t: Inout<String>) in
                        var text = t.value
                        p.name(&text)
                        t.value = text + " and more, so that it isn't in the string itself"
                    }
                }
            },
        ]
        for error in errors {
            #expect(error.contains("Pass an `Inout` on as `&argument.value`, not as `&` of a copy"), "\(error)")
        }
    }

    /// Each would change it.
    @Test func test_P2_oneOfSeveralTargetsGetsTheCall() {
        let proxy = ForwardingProxy<any Refiner>(forwardingTo: RealRefiner())
        let added = proxy.addTarget(RealRefiner(), retainTarget: true)
        let token = proxy.sentMessage { p in { (a: Inout<[String]>) in p.append(&a.value) } }.subscribe { _ in }
        var texts: [String] = []
        proxy.object.append(&texts)
        #expect(texts == ["real"])
        withExtendedLifetime((added, token)) {}
    }
}

private final class LockedTexts: @unchecked Sendable {
    private let lock = NSLock()
    private var all: [String] = []
    var texts: [String] { lock.withLock { all } }
    func add(_ text: String) { lock.withLock { all.append(text) } }
}
