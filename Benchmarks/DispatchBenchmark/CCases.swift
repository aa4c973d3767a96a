import CFFIShim
import CPeers
import Switchboard

// C functions and callbacks, beside what a C programmer writes with libffi alone.

/// A signature of the C peers, as this library and as libffi know it.
private struct CSignature {
    let name: String
    /// As in the names of cases: where the arguments go.
    let kind: String
    let encoding: String
    let peer: peer_signature
    /// Argument values as C has them.
    let values: UnsafeMutablePointer<UnsafeMutableRawPointer?>

    init(
        _ name: String, _ kind: String, _ encoding: String, _ peer: peer_signature, _ values: [UnsafeMutableRawPointer]
    ) {
        self.name = name
        self.kind = kind
        self.encoding = encoding
        self.peer = peer
        self.values = .allocate(capacity: values.count)
        for (index, value) in values.enumerated() { self.values[index] = value }
    }
}

/// The value at an address of its own. Never freed.
func place<Value>(_ value: Value) -> UnsafeMutableRawPointer {
    let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    memory.initialize(to: value)
    return UnsafeMutableRawPointer(memory)
}

private typealias Object = UnsafeMutableRawPointer?
private typealias Text = UnsafePointer<CChar>?
private typealias Began = @convention(c) (Object) -> Void
private typealias Tick = @convention(c) (Object, Int64) -> Void
private typealias Allows = @convention(c) (Object, Int64) -> Bool
private typealias Moved = @convention(c) (Object, peer_area) -> Void
private typealias Named = @convention(c) (Object, Text, Double) -> Void
private typealias Mixed = @convention(c) (Object, Int32, Double, Int64, Float, Int8) -> Double

private struct Table {
    var began: Began? = peer_call_began
    var tick: Tick? = peer_call_tick
    var allows: Allows? = peer_call_allows
    var moved: Moved? = peer_call_moved
    var named: Named? = peer_call_named
    var mixed: Mixed? = peer_call_mixed
}

private func signatures() -> [CSignature] {
    let object = place(UnsafeRawPointer?.none), number = place(Int64(4)), real = place(2.5)
    let text: StaticString = "a name of some length"
    let many: [UnsafeMutableRawPointer] = (0..<16).map { index in
        switch index % 4 {
        case 0: place(Int32(index))
        case 1: place(Int64(index))
        case 2: place(Double(index))
        default: place(Float(index))
        }
    }
    return [
        CSignature("obj", "registers", "v^v", peer_signature_began, [object]),
        CSignature("obj,i64", "registers", "v^vq", peer_signature_tick, [object, number]),
        CSignature("obj,i64->bool", "registers", "B^vq", peer_signature_allows, [object, number]),
        CSignature(
            "obj,rect", "struct", "v^v{Area=dddd}", peer_signature_moved,
            [object, place(peer_area(x: 1, y: 2, width: 3, height: 4))]),
        CSignature(
            "obj,string,double", "registers", "v^v*d", peer_signature_named,
            [object, place(UnsafeRawPointer(text.utf8Start)), real]),
        CSignature(
            "obj,i32,double,i64,float,i8", "registers", "d^vidqfc", peer_signature_mixed,
            [object, place(Int32(4)), real, number, place(Float(2)), place(Int8(1))]),
        CSignature("16 mixed", "stack", "diqdfiqdfiqdfiqdf", peer_signature_many, many),
    ]
}

/// Calls and callbacks of C.
func cCases() -> [Case] {
    let all = signatures()
    return all.map(call) + callbacks(all) + tables(all)
}

/// A prepared invocation, executed, beside `ffi_call`.
private func call(_ signature: CSignature) -> Case {
    var error = cffi_encoding_error()
    let prepared = cffi_signature_for(
        signature.encoding, signature.encoding.utf8.count, UInt32(CFFI_NOT_VARIADIC), &error)
    let record = cffi_invocation_create(prepared)!
    record.pointee.arguments = signature.values
    let function = unsafeBitCast(peer_function(signature.peer)!, to: (@convention(c) () -> Void).self)
    return Case(
        name: "c.call.\(signature.kind)", signature: signature.name,
        subject: { for _ in 0..<$0 { cffi_invocation_call(record, function) } },
        reference: (
            "libffi.call.\(signature.kind)", { peer_ffi_call(signature.peer, signature.values, Int64($0)) }
        ))
}

/// A capturing Swift closure as a C function, beside a closure of libffi's with a handler in C.
private func callbacks(_ signatures: [CSignature]) -> [Case] {
    let heard = Counter()
    let began = try! CCallback(Began.self) { (sender: Object) in heard.add(1) }
    let tick = try! CCallback(Tick.self) { (sender: Object, value: Int64) in heard.add(value) }
    let allows = try! CCallback(Allows.self) { (sender: Object, value: Int64) -> Bool in
        heard.add(value)
        return value > 0
    }
    let moved = try! CCallback(Moved.self) { (sender: Object, area: peer_area) in heard.add(Int64(area.x)) }
    let named = try! CCallback(Named.self) { (sender: Object, name: Text, value: Double) in heard.add(Int64(value)) }
    let mixed = try! CCallback(Mixed.self) {
        (sender: Object, a: Int32, b: Double, c: Int64, d: Float, e: Int8) -> Double in
        heard.add(Int64(a) + c + Int64(e))
        return b + Double(d)
    }
    let functions = [
        address(began.function), address(tick.function), address(allows.function), address(moved.function),
        address(named.function), address(mixed.function),
    ]
    return zip(signatures, functions).compactMap { (signature, function) -> Case? in
        guard let closure = peer_ffi_closure(signature.peer) else { return nil }
        return Case(
            name: "c.closure", signature: signature.name,
            subject: { calls in
                withExtendedLifetime((began, tick, allows, moved, named, mixed)) {
                    peer_call(signature.peer, function, Int64(calls))
                }
            },
            reference: ("libffi.closure", { peer_call(signature.peer, closure, Int64($0)) }))
    }
}

/// A proxy for a table of callbacks, unobserved and observed, beside a closure of libffi's that calls by `ffi_call`.
private func tables(_ signatures: [CSignature]) -> [Case] {
    [0, 1].flatMap { (observers: Int) -> [Case] in
        let proxy = try! CallbackProxy(Table())
        let subscriptions = observers == 0 ? [] : observe(proxy)
        let table = proxy.table
        let functions = [
            address(table.began), address(table.tick), address(table.allows), address(table.moved),
            address(table.named), address(table.mixed),
        ]
        let stages = observers == 0 ? "0" : "1+1"
        return zip(signatures, functions).compactMap { (signature, function) -> Case? in
            guard let forwarder = peer_ffi_forwarder(signature.peer) else { return nil }
            return Case(
                name: observers == 0 ? "c.callback-table" : "c.callback-table.1+1", signature: signature.name,
                observers: stages,
                subject: { calls in
                    withExtendedLifetime((proxy, subscriptions)) { peer_call(signature.peer, function, Int64(calls)) }
                },
                reference: ("libffi.closure+call", { peer_call(signature.peer, forwarder, Int64($0)) }))
        }
    }
}

private typealias MixedArguments = (Object, Int32, Double, Int64, Float, Int8)

private func observe(_ proxy: CallbackProxy<Table>) -> [SubscriptionToken] {
    let heard = Counter()
    return [
        proxy.sentMessage(\.began, as: Object.self).subscribe { _ in heard.add(1) },
        proxy.methodInvoked(\.began, as: Object.self).subscribe { _ in heard.add(1) },
        proxy.sentMessage(\.tick, as: (Object, Int64).self).subscribe { heard.add($1) },
        proxy.methodInvoked(\.tick, as: (Object, Int64).self).subscribe { heard.add($1) },
        proxy.sentMessage(\.allows, as: (Object, Int64).self).subscribe { heard.add($1) },
        proxy.methodInvoked(\.allows, as: (Object, Int64).self).subscribe { heard.add($1) },
        proxy.sentMessage(\.moved, as: (Object, peer_area).self).subscribe { heard.add(Int64($1.x)) },
        proxy.methodInvoked(\.moved, as: (Object, peer_area).self).subscribe { heard.add(Int64($1.x)) },
        proxy.sentMessage(\.named, as: (Object, Text, Double).self).subscribe { heard.add(Int64($2)) },
        proxy.methodInvoked(\.named, as: (Object, Text, Double).self).subscribe { heard.add(Int64($2)) },
        proxy.sentMessage(\.mixed, as: MixedArguments.self).subscribe { heard.add($0.3) },
        proxy.methodInvoked(\.mixed, as: MixedArguments.self).subscribe {
            heard.add($0.3)
        },
    ]
}

private func address<Function>(_ function: Function) -> UnsafeMutableRawPointer {
    withUnsafeBytes(of: function) { $0.load(as: UnsafeMutableRawPointer.self) }
}
