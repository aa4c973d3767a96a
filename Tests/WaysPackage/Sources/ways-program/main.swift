import Foundation
import Switchboard
import WaysParts

// Prints a line for each feature of the library: `name: supported`, or `name: not supported: reason: message`.
// scripts/docs/ways-table.py compares them with the documentation.

public protocol PublicDelegate: AnyObject { func tick(_ x: Int) -> Int }
protocol InternalDelegate: AnyObject { func tick(_ x: Int) -> Int }
/// Nothing conforms to it.
protocol LoneDelegate: AnyObject { func tick(_ x: Int) -> Int }
enum Outer {
    public protocol NestedDelegate: AnyObject { func tick(_ x: Int) -> Int }
}

final class Receiver: NSObject, PublicDelegate, InternalDelegate, Outer.NestedDelegate, PartsDelegate, HandDelegate,
    NSCacheDelegate
{
    /// Read at each call, so that a call with another `self` returns another result.
    private let step: Int
    var evicted = 0
    init(step: Int) { self.step = step }
    func tick(_ x: Int) -> Int { x + step }
    func cache(_ cache: NSCache<AnyObject, AnyObject>, willEvictObject obj: Any) { evicted += step }
}

final class Owner<Delegate>: HasDelegate {
    var delegate: Delegate?
    init(_ delegate: Delegate) { self.delegate = delegate }
}

/// The result of a check.
enum Finding {
    case supported, wrong(String)

    init(_ isRight: Bool, _ found: Any) { self = isRight ? .supported : .wrong("\(found)") }
}

func report(_ name: String, _ check: () throws -> Finding) {
    do {
        switch try check() {
        case .supported: print("\(name): supported")
        case .wrong(let found): print("\(name): WRONG: \(found)")
        }
    } catch let error as ProxyError {
        print("\(name): not supported: \(caseName(error.reason)): \(error)")
    } catch let error as SignatureError {
        print("\(name): not supported: \(caseName(error.reason)): \(error)")
    } catch {
        print("\(name): WRONG: \(error)")
    }
}

/// The name of an enum's case, without its payload.
func caseName(_ value: Any) -> Substring { "\(value)".prefix { $0 != "(" } }

/// Whether a proxy for `delegate` notifies observers of a call, and returns the delegate's result.
func reportProxy<Delegate>(
    _ name: String, _ delegate: Delegate, _ method: @escaping (Delegate) -> (Int) -> Int
) {
    report(name) {
        let owner = Owner(delegate), heard = Heard()
        let proxy = try DelegateProxy<Owner<Delegate>, Delegate>.proxyOrThrow(for: owner)
        let subscription = proxy.sentMessage(method).subscribe { heard.number += $0 }
        let answer = owner.delegate.map { method($0)(1) }
        subscription.cancel()
        return Finding(answer == 1 + step && heard.number == 1, "\(answer as Any), heard \(heard.number)")
    }
}

final class Heard: @unchecked Sendable {
    var number = 0
}

// The compiler does not know it: there is one argument.
let step = CommandLine.arguments.count
let receiver = Receiver(step: step)
reportProxy("public protocols of other modules", receiver as any PartsDelegate, PartsDelegate.tick)
reportProxy("public protocols of one module", receiver as any PublicDelegate, PublicDelegate.tick)
reportProxy("internal protocols", receiver as any InternalDelegate, InternalDelegate.tick)
reportProxy("protocols in an internal type", receiver as any Outer.NestedDelegate, Outer.NestedDelegate.tick)
report("internal protocols that nothing conforms to") {
    let proxy = try ForwardingProxy<any LoneDelegate>.proxyOrThrow()
    var calls = 0
    let answers = proxy.intercept(LoneDelegate.tick) { _, x in
        calls += 1
        return x + step
    }
    // Two calls of a method that only returns a number.
    let sum = proxy.object.tick(1) + proxy.object.tick(1)
    answers.cancel()
    return Finding(sum == 2 * (1 + step) && calls == 2, "\(sum) in \(calls) calls")
}
report("Foundation's protocols") {
    let owner = Owner(receiver as any NSCacheDelegate), heard = Heard()
    let proxy = try DelegateProxy<Owner<any NSCacheDelegate>, any NSCacheDelegate>.proxyOrThrow(for: owner)
    let subscription = proxy.sentMessage(NSCacheDelegate.cache(_:willEvictObject:)).subscribe { _, object in
        heard.number += object as? Int ?? 0
    }
    owner.delegate?.cache(NSCache<AnyObject, AnyObject>(), willEvictObject: 7)
    subscription.cancel()
    return Finding(receiver.evicted == step && heard.number == 7, "\(receiver.evicted), heard \(heard.number)")
}
report("classes by hand") {
    let owner = Owner(receiver as any HandDelegate), heard = Heard()
    let proxy = try HandProxy.proxyOrThrow(for: owner)
    let subscription = proxy.sentMessage(HandProxy.ticked).subscribe { heard.number += $0 }
    let answer = owner.delegate?.tick(1)
    subscription.cancel()
    return Finding(answer == 1 + step && heard.number == 1, "\(answer as Any), heard \(heard.number)")
}

// A cast finds the protocol, and a call through it the receiver.
report("casts") {
    let object: Any = ForwardingProxy<any NSCacheDelegate>(forwardingTo: receiver)
    let before = receiver.evicted
    (object as? any NSCacheDelegate)?.cache(NSCache<AnyObject, AnyObject>(), willEvictObject: 1)
    return Finding(
        object is any NSCacheDelegate && !(object is any PublicDelegate) && receiver.evicted == before + step,
        receiver.evicted - before)
}
report("messages by name") {
    let sum: Int = try Counter().send("add:to:", 2, 3)
    return Finding(sum == 5, sum)
}
report("C callbacks") {
    var numbers = [3, 1, 2]
    try withCCallback(Comparator.self) { (a: UnsafeRawPointer?, b: UnsafeRawPointer?) -> Int32 in
        a!.load(as: Int.self) < b!.load(as: Int.self) ? -1 : 1
    } do: {
        qsort(&numbers, numbers.count, MemoryLayout<Int>.stride, $0)
    }
    return Finding(numbers == [1, 2, 3], numbers)
}
report("more than 1024 C callbacks at a time") {
    let callbacks = try (0..<1500).map { number in
        try CCallback((@convention(c) (Int) -> Int).self) { (x: Int) -> Int in x + number + step }
    }
    let sum = callbacks.reduce(0) { $0 + $1.function(1) }
    return Finding(sum == 1500 * (1 + step) + 1500 * 1499 / 2, sum)
}
report("C functions by name") {
    let function = try CFunction(symbol: "strlen", encoding: "Q*")
    let length = try "four".withCString { try function($0, returning: UInt.self) }
    return Finding(length == 4, length)
}
