import BenchmarkCounters
import Switchboard

// Twice, because the macro does not see what is in conditions.
#if Macros
    /// What is called: the signatures that every case is measured on.
    @DelegateProtocol
    public protocol BenchmarkDelegate: AnyObject {
        /// An object.
        func began(_ sender: Sender)
        /// An object and a number.
        func tick(_ sender: Sender, _ value: Int64)
        /// The same, with an answer.
        @DefaultResult(false) func allows(_ sender: Sender, _ value: Int64) -> Bool
        /// An object and four numbers.
        func moved(_ sender: Sender, to area: Area)
        /// An object, a text and a number.
        func named(_ sender: Sender, _ name: String, _ value: Double)
    }
#else
    /// What is called: the signatures that every case is measured on.
    public protocol BenchmarkDelegate: AnyObject {
        /// An object.
        func began(_ sender: Sender)
        /// An object and a number.
        func tick(_ sender: Sender, _ value: Int64)
        /// The same, with an answer.
        func allows(_ sender: Sender, _ value: Int64) -> Bool
        /// An object and four numbers.
        func moved(_ sender: Sender, to area: Area)
        /// An object, a text and a number.
        func named(_ sender: Sender, _ name: String, _ value: Double)
    }
#endif

/// The object that delegates are usually told of.
public final class Sender: Sendable {}

/// A rectangle of four doubles, as a view would have.
public struct Area: Sendable {
    var x, y, width, height: Double
}

/// The real delegate: does as little as it can without being optimised away.
final class RealDelegate: BenchmarkDelegate {
    func began(_ sender: Sender) { note(1) }
    func tick(_ sender: Sender, _ value: Int64) { note(value) }
    func allows(_ sender: Sender, _ value: Int64) -> Bool { value >= 0 }
    func moved(_ sender: Sender, to area: Area) { note(Int64(area.width)) }
    func named(_ sender: Sender, _ name: String, _ value: Double) { note(Int64(value)) }
}

/// What an observer captures. It adds to a number that each thread has by itself.
final class Counter: Sendable {
    func add(_ value: Int64) { note(value) }
}

/// Has a delegate for a proxy to take the place of.
final class Parent: HasDelegate {
    weak var delegate: (any BenchmarkDelegate)?
}

typealias BenchmarkProxy = DelegateProxy<Parent, any BenchmarkDelegate>

/// A method of `BenchmarkDelegate`, by the types that it takes.
enum Signature: String, CaseIterable {
    case object = "obj"
    case number = "obj,i64"
    case answer = "obj,i64->bool"
    case area = "obj,rect"
    case text = "obj,string,double"

    /// The text that every call of `text` hands on: too long to be in a string's own 15 bytes.
    static let name = "a name of some length"

    /// Whether observers can hear of it: not of what returns something, as everywhere.
    var isObservable: Bool { self != .answer }

    /// Makes that many calls, from a place where the compiler does not see who is called.
    func call(_ delegate: any BenchmarkDelegate, _ sender: Sender, _ calls: Int) {
        switch self {
        case .object: callBegan(delegate, sender, calls)
        case .number: callTick(delegate, sender, calls)
        case .answer: callAllows(delegate, sender, calls)
        case .area: callMoved(delegate, sender, calls)
        case .text: callNamed(delegate, sender, calls)
        }
    }
}

@inline(never) private func callBegan(_ delegate: any BenchmarkDelegate, _ sender: Sender, _ calls: Int) {
    for _ in 0..<calls { delegate.began(sender) }
}

@inline(never) private func callTick(_ delegate: any BenchmarkDelegate, _ sender: Sender, _ calls: Int) {
    for value in 0..<calls { delegate.tick(sender, Int64(truncatingIfNeeded: value)) }
}

@inline(never) private func callAllows(_ delegate: any BenchmarkDelegate, _ sender: Sender, _ calls: Int) {
    var allowed: Int64 = 0
    for value in 0..<calls where delegate.allows(sender, Int64(truncatingIfNeeded: value)) { allowed += 1 }
    note(allowed)
}

@inline(never) private func callMoved(_ delegate: any BenchmarkDelegate, _ sender: Sender, _ calls: Int) {
    for value in 0..<calls { delegate.moved(sender, to: Area(x: Double(value), y: 1, width: 2, height: 3)) }
}

@inline(never) private func callNamed(_ delegate: any BenchmarkDelegate, _ sender: Sender, _ calls: Int) {
    for value in 0..<calls { delegate.named(sender, Signature.name, Double(value)) }
}
