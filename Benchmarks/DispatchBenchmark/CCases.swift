import CFFIShim
import CPeers
import Switchboard

// C functions and callbacks, beside what a C programmer writes with libffi alone.

/// A signature of the C peers, as this library and as libffi know it.
private struct Signature {
    let name: String
    let encoding: String
    let peer: peer_signature
    let function: UnsafeRawPointer
    /// Argument values as C has them.
    let values: UnsafeMutablePointer<UnsafeMutableRawPointer?>
}

private func place<Value>(_ value: Value) -> UnsafeMutableRawPointer {
    let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    memory.initialize(to: value)
    return UnsafeMutableRawPointer(memory)
}

private func makeSignature(
    _ name: String, _ encoding: String, _ peer: peer_signature, _ values: [UnsafeMutableRawPointer]
) -> Signature {
    let arguments = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: values.count)
    for (index, value) in values.enumerated() { arguments[index] = value }
    return Signature(name: name, encoding: encoding, peer: peer, function: address(peer), values: arguments)
}

private func address(_ peer: peer_signature) -> UnsafeRawPointer {
    switch peer {
    case peer_signature_tick: unsafeBitCast(peer_call_tick as PeerTick, to: UnsafeRawPointer.self)
    case peer_signature_mixed: unsafeBitCast(peer_call_mixed as PeerMixed, to: UnsafeRawPointer.self)
    case peer_signature_moved: unsafeBitCast(peer_call_moved as PeerMoved, to: UnsafeRawPointer.self)
    default: unsafeBitCast(peer_call_many as PeerMany, to: UnsafeRawPointer.self)
    }
}

private typealias PeerTick = @convention(c) (UnsafeMutableRawPointer?, Int64) -> Int64
private typealias PeerMixed = @convention(c) (UnsafeMutableRawPointer?, Int32, Double, Int64, Float, Int8) -> Double
private typealias PeerMoved = @convention(c) (peer_area) -> Double
private typealias PeerMany =
    @convention(c) (
        Int32, Int64, Double, Float, Int32, Int64, Double, Float, Int32, Int64, Double, Float, Int32, Int64, Double,
        Float
    ) -> Double

private struct Table {
    var tick: PeerTick? = peer_call_tick
    var mixed: PeerMixed? = peer_call_mixed
    var moved: PeerMoved? = peer_call_moved
    var many: PeerMany? = peer_call_many
}

/// Calls and callbacks of C.
func cCases() -> [Case] {
    let many: [UnsafeMutableRawPointer] = (0..<16).map { index in
        switch index % 4 {
        case 0: place(Int32(index))
        case 1: place(Int64(index))
        case 2: place(Double(index))
        default: place(Float(index))
        }
    }
    let signatures = [
        makeSignature("obj,i64", "q^vq", peer_signature_tick, [place(UnsafeRawPointer?.none), place(Int64(4))]),
        makeSignature(
            "obj,i32,double,i64,float,i8", "d^vidqfc", peer_signature_mixed,
            [
                place(UnsafeRawPointer?.none), place(Int32(4)), place(2.5), place(Int64(4)), place(Float(2)),
                place(Int8(1)),
            ]),
        makeSignature(
            "rect", "d{Area=dddd}", peer_signature_moved, [place(peer_area(x: 1, y: 2, width: 3, height: 4))]),
        makeSignature("16 mixed", "diqdfiqdfiqdfiqdf", peer_signature_many, many),
    ]
    return signatures.map(call) + callbacks(signatures) + table(signatures)
}

/// A prepared invocation, executed, beside `ffi_call`.
private func call(_ signature: Signature) -> Case {
    var error = cffi_encoding_error()
    let prepared = cffi_signature_for(
        signature.encoding, signature.encoding.utf8.count, UInt32(CFFI_NOT_VARIADIC), &error)
    let record = cffi_invocation_create(prepared)!
    record.pointee.arguments = signature.values
    let function = unsafeBitCast(signature.function, to: (@convention(c) () -> Void).self)
    return Case(
        name: "c.call", signature: signature.name,
        subject: { for _ in 0..<$0 { cffi_invocation_call(record, function) } },
        peer: { peer_ffi_call(signature.peer, signature.values, Int64($0)) })
}

/// A capturing Swift closure as a C function, beside a closure of libffi's with a handler in C.
private func callbacks(_ signatures: [Signature]) -> [Case] {
    let heard = Counter()
    let tick = try! CCallback(PeerTick.self) { (sender: UnsafeMutableRawPointer?, value: Int64) in
        heard.add(value)
        return value
    }
    let mixed = try! CCallback(PeerMixed.self) {
        (sender: UnsafeMutableRawPointer?, a: Int32, b: Double, c: Int64, d: Float, e: Int8) in
        heard.add(Int64(a) + c + Int64(e))
        return b + Double(d)
    }
    let moved = try! CCallback(PeerMoved.self) { (area: peer_area) in
        heard.add(Int64(area.x))
        return area.height
    }
    let functions = [address(tick.function), address(mixed.function), address(moved.function)]
    return zip(signatures, functions).compactMap { (signature: Signature, function: UnsafeMutableRawPointer) -> Case? in
        guard let closure = peer_ffi_closure(signature.peer) else { return nil }
        return Case(
            name: "c.closure", signature: signature.name,
            subject: { calls in
                withExtendedLifetime((tick, mixed, moved)) { peer_call(signature.peer, function, Int64(calls)) }
            },
            peer: { peer_call(signature.peer, closure, Int64($0)) })
    }
}

/// A proxy for a table of callbacks, unobserved and observed, beside a closure of libffi's that calls by `ffi_call`.
private func table(_ signatures: [Signature]) -> [Case] {
    [0, 1].flatMap { (observers: Int) -> [Case] in
        let proxy = try! CallbackProxy(Table())
        var subscriptions: [Subscription] = []
        if observers > 0 {
            let heard = Counter()
            subscriptions = [
                try! proxy.sentMessage(\.tick, as: (UnsafeMutableRawPointer?, Int64).self).subscribe { heard.add($1) },
                try! proxy.methodInvoked(\.tick, as: (UnsafeMutableRawPointer?, Int64).self).subscribe {
                    heard.add($1)
                },
                try! proxy.sentMessage(\.moved, as: peer_area.self).subscribe { heard.add(Int64($0.x)) },
                try! proxy.methodInvoked(\.moved, as: peer_area.self).subscribe { heard.add(Int64($0.x)) },
            ]
        }
        let functions = [
            address(proxy.table.tick), address(proxy.table.mixed), address(proxy.table.moved),
            address(proxy.table.many),
        ]
        return zip(signatures, functions).compactMap {
            (signature: Signature, function: UnsafeMutableRawPointer) -> Case? in
            guard observers == 0 || signature.name == "obj,i64" || signature.name == "rect" else { return nil }
            guard let forwarder = peer_ffi_forwarder(signature.peer) else { return nil }
            return Case(
                name: observers == 0 ? "c.callback-table" : "c.callback-table.1+1", signature: signature.name,
                subject: { calls in
                    withExtendedLifetime((proxy, subscriptions)) { peer_call(signature.peer, function, Int64(calls)) }
                },
                peer: { peer_call(signature.peer, forwarder, Int64($0)) })
        }
    }
}

private func address<Function>(_ function: Function) -> UnsafeMutableRawPointer {
    withUnsafeBytes(of: function) { $0.load(as: UnsafeMutableRawPointer.self) }
}
