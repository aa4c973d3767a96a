import Foundation
import Switchboard

// Prints for each protocol whether a proxy can stand in for it: scripts/test-static.sh runs this program, linked
// statically.

public protocol PublicDelegate: AnyObject { func tick(_ x: Int) -> Int }
protocol InternalDelegate: AnyObject { func tick(_ x: Int) -> Int }
enum Outer {
    public protocol NestedDelegate: AnyObject { func tick(_ x: Int) -> Int }
}

final class Receiver: NSObject, PublicDelegate, InternalDelegate, Outer.NestedDelegate, NSCacheDelegate {
    /// Read at each call, so that a call with another self gives another answer.
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

/// Makes a proxy for `delegate`, and calls it.
func report<Delegate>(_ name: String, _ delegate: Delegate, _ call: (Delegate) -> Int) {
    let owner = Owner(delegate)
    do {
        let proxy = try DelegateProxy<Owner<Delegate>, Delegate>.proxyOrThrow(for: owner)
        print("\(name): answered \(call(proxy.object))")
    } catch {
        print("\(name): \(error)")
    }
}

// The compiler does not know it: there is one argument.
let receiver = Receiver(step: CommandLine.arguments.count)
report("public", receiver as any PublicDelegate) { $0.tick(1) }
report("internal", receiver as any InternalDelegate) { $0.tick(1) }
report("nested", receiver as any Outer.NestedDelegate) { $0.tick(1) }
report("Foundation's", receiver as any NSCacheDelegate) {
    $0.cache(NSCache<AnyObject, AnyObject>(), willEvictObject: 1)
    return receiver.evicted
}

// Names are found where there is a dynamic linker.
do {
    let function = try CFunction(symbol: "strlen", encoding: "Q*")
    print("a C function: \("four".withCString { text in (try? function(text, returning: UInt.self)) ?? 0 })")
} catch {
    print("a C function: \(error)")
}

// A cast finds the protocol, and a call through it the receiver. Foundation's protocols are served in every program.
let object: Any = ForwardingProxy<any NSCacheDelegate>(forwardingTo: receiver)
let before = receiver.evicted
(object as? any NSCacheDelegate)?.cache(NSCache<AnyObject, AnyObject>(), willEvictObject: 1)
print("cast: \(object is any NSCacheDelegate), \(object is any PublicDelegate), \(receiver.evicted - before)")
