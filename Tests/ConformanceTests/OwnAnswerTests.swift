import Foundation
import Switchboard
import Testing

/// Compared and hashed by its number.
public protocol Item: AnyObject, Hashable, Comparable {
    var number: Int { get }
    func rename(_ name: String) -> String
}

public class Part: Item {
    public let number: Int
    init(_ number: Int) { self.number = number }
    public func rename(_ name: String) -> String { "\(number) \(name)" }
    public static func == (one: Part, other: Part) -> Bool { one.number == other.number }
    public static func < (one: Part, other: Part) -> Bool { one.number < other.number }
    public func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

final class SpecialPart: Part {}
/// Compared with the other one as both are: as parts.
final class SparePart: Part {}

final class Screw: Item {
    let number: Int
    init(_ number: Int) { self.number = number }
    func rename(_ name: String) -> String { name }
    static func == (one: Screw, other: Screw) -> Bool { one.number == other.number }
    static func < (one: Screw, other: Screw) -> Bool { one.number < other.number }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

/// Structs conform, by what the compiler writes.
public protocol Tag: Hashable { var name: String { get } }
struct PlainTag: Tag { var name: String }

/// Decoded by an initializer of the type.
public protocol Saved: AnyObject, Codable { var title: String { get } }
final class SavedPage: Saved {
    let title: String
    init(title: String) { self.title = title }
}

/// Printed, thrown and caught.
public protocol Failing: Error, CustomStringConvertible, Equatable { var code: Int { get } }
struct Broken: Failing {
    var code: Int
    var description: String { "broken by \(code)" }
}

private func isLess<One: Comparable>(_ one: One, _ other: any Comparable) -> Bool { one < other as! One }

@Suite struct OwnAnswerTests {
    private func item(_ item: any Item) -> any Item { ForwardingProxy<any Item>(forwardingTo: item).object }

    private func equal(_ one: any Equatable, _ other: any Equatable) -> Bool {
        func equal<One: Equatable>(_ one: One) -> Bool { (other as? One) == one }
        return equal(one)
    }
    private func less(_ one: any Comparable, _ other: any Comparable) -> [Bool] {
        func less<One: Comparable>(_ one: One) -> [Bool] {
            let other = other as! One
            return [one < other, one <= other, one > other, one >= other]
        }
        return less(one)
    }

    @Test func test_Q2_proxiesAreEqualAsTheirTargetsAre() {
        let one = item(Part(1)), same = item(Part(1)), two = item(Part(2))
        #expect(equal(one, one) && equal(one, same) && !equal(one, two))
        #expect(equal(one, item(SpecialPart(1))) && equal(item(SpecialPart(1)), one))
        #expect(equal(item(SparePart(1)), item(SpecialPart(1))) && !equal(item(SparePart(2)), item(SpecialPart(1))))
        #expect(!equal(one, item(Screw(1))))
        #expect(equal(item(same), one), "a proxy of a proxy")
        let none = ForwardingProxy<any Item>()
        #expect(equal(none.object, none.object) && !equal(none.object, one))
        #expect(!equal(none.object, ForwardingProxy<any Item>().object))
        none.setForwardToDelegate(Part(2), retainDelegate: true)
        #expect(equal(none.object, two))
    }

    @Test func test_Q2_proxiesInSetsAndDictionaries() {
        let numbers = [3, 1, 3, 2, 1]
        #expect(Set(numbers.map { AnyHashable(item(Part($0))) }).count == 3)
        var counts: [AnyHashable: Int] = [:]
        for number in numbers { counts[AnyHashable(item(Part(number))), default: 0] += 1 }
        #expect(counts[AnyHashable(item(Part(3)))] == 2)
        func hash(_ value: any Item) -> Int { value.hashValue }
        #expect(hash(item(Part(3))) == hash(item(Part(3))))
        func unique<Value: Hashable>(_ first: Value, _ others: [any Item]) -> Int {
            Set([first] + others.map { $0 as! Value }).count
        }
        let count = unique(item(Part(0)), numbers.map { item(Part($0)) })
        #expect(count == 4)
    }

    @Test func test_Q2_proxiesSorted() {
        func sorted<Value: Item>(_ first: Value, _ others: [any Item]) -> [Int] {
            ([first] + others.map { $0 as! Value }).sorted().map(\.number)
        }
        let numbers = sorted(item(Part(3)), [1, 2, 0].map { item(Part($0)) })
        #expect(numbers == [0, 1, 2, 3])
        #expect(less(item(Part(1)), item(Part(2))) == [true, true, false, false])
        #expect(less(item(Part(2)), item(Part(2))) == [false, true, false, true])
        #expect(less(item(Part(3)), item(SpecialPart(2))) == [false, false, true, true])
        #expect(less(item(SparePart(1)), item(SpecialPart(2))) == [true, true, false, false])
    }

    @Test func test_Q2_otherwise_anOrderOfTargetsOfDifferentTypesTraps() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = isLess(
                ForwardingProxy<any Item>(forwardingTo: Part(1)).object,
                ForwardingProxy<any Item>(forwardingTo: Screw(1)).object)
        }
        #expect(
            text(result).contains(
                "can't compare two proxies for ConformanceTests.Item by order: one has a target of type Part, and "),
            "\(text(result))")
    }

    @Test func test_Q2_observedAsAnyOther() {
        let proxy = ForwardingProxy<any Item>(forwardingTo: Part(7))
        var names: [String] = []
        let token = proxy.sentMessage { $0.rename }.subscribe { names.append($0) }
        #expect(proxy.object.rename("seven") == "7 seven" && proxy.object.number == 7)
        #expect(names == ["seven"])
        withExtendedLifetime(token) {}
    }

    @Test func test_Q2_structs() {
        let proxies = ["a", "b", "a"].map { ForwardingProxy<any Tag>(forwardingTo: PlainTag(name: $0)).object }
        #expect(Set(proxies.map { AnyHashable($0) }).count == 2)
        #expect(equal(proxies[0], proxies[2]) && !equal(proxies[0], proxies[1]))
    }

    @Test func test_Q2_encodedAndDecoded() throws {
        let proxy = ForwardingProxy<any Saved>(forwardingTo: SavedPage(title: "page"))
        func again<Value: Codable>(_ value: Value) throws -> Value {
            try JSONDecoder().decode(Value.self, from: try JSONEncoder().encode(value))
        }
        let decoded = try again(proxy.object)
        #expect(decoded.title == "page" && decoded !== proxy.object)
    }

    @Test func test_Q2_printedThrownAndCaught() {
        let failure = ForwardingProxy<any Failing>(forwardingTo: Broken(code: 3)).object
        #expect("\(failure)" == "broken by 3")
        func raise<Failure: Failing>(_ failure: Failure) throws { throw failure }
        do {
            try raise(failure)
            Issue.record("expected an error")
        } catch let caught as any Failing {
            #expect(caught.code == 3)
        } catch { Issue.record("expected the proxy, found \(error)") }
    }
}
