import Switchboard

// MARK: Messages

/// A receiver with methods of the usual signatures, and the closures that they are.
private final class Target: MessageReceiver {
    static let table = MethodTable { table in
        table.add("tick:", { (target: Target, value: Int64) in target.count &+= value })
        table.add(
            "tick:value:",
            { (target: Target, sender: Sender, value: Int64) -> Bool in
                target.count &+= value
                return value > 0
            })
        table.add("named:value:", { (target: Target, name: String, value: Double) in target.total += value })
        table.add("scaled:by:", try! CFunction(scaled))
        table.add("moved:", { (target: Target, area: Area) in target.total += area.width })
    }
    static let scaled: @convention(c) (Int64, Double) -> Double = { Double($0) * $1 }
    var methods: MethodTable { Self.table }
    var count: Int64 = 0
    var total: Double = 0
}

/// The closures by themselves, called as any closure is that somebody keeps.
private struct Closures {
    var tick: (Target, Int64) throws -> Void = { target, value in target.count &+= value }
    var ask: (Target, Sender, Int64) throws -> Bool = { target, sender, value in
        target.count &+= value
        return value > 0
    }
    var named: (Target, String, Double) throws -> Void = { target, name, value in target.total += value }
    var moved: (Target, Area) throws -> Void = { target, area in target.total += area.width }
}

/// What the compiler cannot see through.
@inline(never) private func opaque<Value>(_ value: Value) -> Value { value }

/// Uses a result.
@inline(never) private func keep<Value>(_ result: Value) {}

/// A message to a Swift method, beside a call of the closure that the method is.
func sendCases() -> [Case] {
    let target = Target()
    let closures = opaque(Closures())
    let sender = Sender()
    let tick: MessageSelector = "tick:", ask: MessageSelector = "tick:value:"
    let named: MessageSelector = "named:value:", moved: MessageSelector = "moved:"
    let scaled: MessageSelector = "scaled:by:"
    let function = opaque(Target.scaled)
    return [
        Case(
            name: "send", signature: "i64",
            subject: { for value in 0..<$0 { try! target.send(tick, Int64(value)) } },
            peer: { for value in 0..<$0 { try! closures.tick(target, Int64(value)) } }),
        Case(
            name: "send", signature: "obj,i64->bool",
            subject: {
                for value in 0..<$0 { keep(try! target.send(ask, sender, Int64(value), returning: Bool.self)) }
            },
            peer: { for value in 0..<$0 { keep(try! closures.ask(target, sender, Int64(value))) } }),
        Case(
            name: "send", signature: "string,double",
            subject: { for value in 0..<$0 { try! target.send(named, "a name of some length", Double(value)) } },
            peer: { for value in 0..<$0 { try! closures.named(target, "a name of some length", Double(value)) } }),
        Case(
            name: "send.c", signature: "i64,double->double",
            subject: {
                for value in 0..<$0 { keep(try! target.send(scaled, Int64(value), 2.5, returning: Double.self)) }
            },
            peer: { for value in 0..<$0 { keep(function(Int64(value), 2.5)) } }),
        Case(
            name: "send", signature: "rect",
            subject: {
                for value in 0..<$0 { try! target.send(moved, Area(x: Double(value), y: 1, width: 2, height: 3)) }
            },
            peer: {
                for value in 0..<$0 { try! closures.moved(target, Area(x: Double(value), y: 1, width: 2, height: 3)) }
            }),
    ]
}
