import BenchmarkCounters
import CPeers
import Switchboard

/// A receiver with methods of the usual signatures, and the closures that they are.
private final class Target: MessageReceiver {
    static let table = MethodTable { table in
        table.add("began:", { (target: Target, sender: Sender) in note(1) })
        table.add("tick:value:", { (target: Target, sender: Sender, value: Int64) in note(value) })
        table.add(
            "allows:value:",
            { (target: Target, sender: Sender, value: Int64) -> Bool in
                note(value)
                return value >= 0
            })
        table.add("moved:to:", { (target: Target, sender: Sender, area: Area) in note(Int64(area.width)) })
        table.add(
            "named:name:value:",
            { (target: Target, sender: Sender, name: String, value: Double) in note(Int64(value)) })
        table.add("scaled:by:", try! CFunction(scaled))
        table.add("allowsInC:value:", try! CFunction(at: peer_function(peer_signature_allows)!, encoding: "B^vq"))
    }
    static let scaled: @convention(c) (Int64, Double) -> Double = { Double($0) * $1 }
    var methods: MethodTable { Self.table }
}

/// The closures by themselves, called as any stored closure is.
private struct Closures {
    var began: (Target, Sender) throws -> Void = { target, sender in note(1) }
    var tick: (Target, Sender, Int64) throws -> Void = { target, sender, value in note(value) }
    var allows: (Target, Sender, Int64) throws -> Bool = { target, sender, value in
        note(value)
        return value >= 0
    }
    var moved: (Target, Sender, Area) throws -> Void = { target, sender, area in note(Int64(area.width)) }
    var named: (Target, Sender, String, Double) throws -> Void = { target, sender, name, value in note(Int64(value)) }
}

/// What the compiler cannot see through.
@inline(never) private func opaque<Value>(_ value: Value) -> Value { value }

/// Uses a result.
@inline(never) private func keep<Value>(_ result: Value) {}

/// The addresses of two arguments, as `ffi_call` takes them. Never freed.
private func argumentValues<First, Second>(
    _ first: First, _ second: Second
) -> UnsafeMutablePointer<UnsafeMutableRawPointer?> {
    let values = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: 2)
    values.initialize(to: place(first))
    (values + 1).initialize(to: place(second))
    return values
}

/// A message to a Swift method, beside a call of the closure that the method is.
func sendCases() -> [Case] {
    let (target, closures, sender) = (Target(), opaque(Closures()), Sender())
    func make(_ signature: Signature, _ subject: @escaping Body, _ reference: @escaping Body) -> Case {
        Case(name: "send", signature: signature.rawValue, subject: subject, reference: ("closure", reference))
    }
    let began: MessageSelector = "began:", tick: MessageSelector = "tick:value:"
    let allows: MessageSelector = "allows:value:", moved: MessageSelector = "moved:to:"
    let named: MessageSelector = "named:name:value:", scaled: MessageSelector = "scaled:by:"
    let allowsInC: MessageSelector = "allowsInC:value:"
    let function = opaque(Target.scaled)
    let values = argumentValues(.none as UnsafeMutableRawPointer?, 4)
    registerOnce
    let real = RealDelegate(), proxy = ForwardingProxy<any BenchmarkDelegate>(forwardingTo: real)
    let toProxy: MessageSelector = "tick(_:_:)"
    return [
        make(
            .object, { for _ in 0..<$0 { try! target.send(began, sender) } },
            { for _ in 0..<$0 { try! closures.began(target, sender) } }),
        make(
            .number, { for value in 0..<$0 { try! target.send(tick, sender, Int64(value)) } },
            { for value in 0..<$0 { try! closures.tick(target, sender, Int64(value)) } }),
        make(
            .answer,
            { for value in 0..<$0 { keep(try! target.send(allows, sender, Int64(value), returning: Bool.self)) } },
            { for value in 0..<$0 { keep(try! closures.allows(target, sender, Int64(value))) } }),
        make(
            .area,
            {
                for value in 0..<$0 {
                    try! target.send(moved, sender, Area(x: Double(value), y: 1, width: 2, height: 3))
                }
            },
            {
                for value in 0..<$0 {
                    try! closures.moved(target, sender, Area(x: Double(value), y: 1, width: 2, height: 3))
                }
            }),
        make(
            .text, { for value in 0..<$0 { try! target.send(named, sender, Signature.name, Double(value)) } },
            { for value in 0..<$0 { try! closures.named(target, sender, Signature.name, Double(value)) } }),
        // To a proxy without observers, beside one to a receiver itself.
        Case(
            name: "send.proxy", signature: Signature.number.rawValue,
            subject: { for value in 0..<$0 { try! proxy.send(toProxy, sender, Int64(value)) } },
            reference: ("send", { for value in 0..<$0 { try! target.send(tick, sender, Int64(value)) } })),
        Case(
            name: "send.c", signature: "i64,double->double",
            subject: {
                for value in 0..<$0 { keep(try! target.send(scaled, Int64(value), 2.5, returning: Double.self)) }
            },
            reference: ("c.function", { for value in 0..<$0 { keep(function(Int64(value), 2.5)) } })),
        // Beside `ffi_call` of the same function, as `c.call` has it.
        Case(
            name: "send.c", signature: Signature.answer.rawValue,
            subject: {
                for value in 0..<$0 {
                    keep(try! target.send(allowsInC, UnsafeMutableRawPointer?.none, value, returning: Bool.self))
                }
            },
            reference: ("libffi.call.registers", { peer_ffi_call(peer_signature_allows, values, Int64($0)) })),
    ]
}
