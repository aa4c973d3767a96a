import CConformanceFixtures
import ConformanceHosts
import Switchboard
import TestSupport

/// What a real delegate throws.
struct Problem: Error, Equatable {
    let number: Int
}

/// A real delegate, which writes down its calls.
final class Real: MachineDelegate, HandDelegate, @unchecked Sendable {
    let name: String
    let log: Log<String>
    /// Called by `moved`.
    var onMove: (() -> Void)?
    /// What `stopped` and `parse` throw.
    var problem: Problem?

    init(_ log: Log<String>, _ name: String = "real") {
        self.log = log
        self.name = name
    }

    deinit { log.add("\(name) ended") }

    func started(_ number: Int) { log.add("\(name) started \(number)") }
    func moved(_ x: Int, _ y: Double) {
        log.add("\(name) moved \(x) \(y)")
        onMove?()
    }
    func stopped(_ number: Int) throws {
        log.add("\(name) stopped \(number)")
        if let problem { throw problem }
    }
    func wrote(_ place: UnsafeMutablePointer<Int>) {
        place.pointee += 1
        log.add("\(name) wrote \(place.pointee)")
    }
    func mixed(_ a: Int8, _ b: UInt16, _ c: Int32, _ d: Float, _ e: Bool, _ f: UInt64) {
        log.add("\(name) mixed \(a) \(b) \(c) \(d) \(e) \(f)")
    }
    func sum(_ a: Int, _ b: Int) -> Int {
        log.add("\(name) sum \(a + b)")
        return a + b
    }
    func parse(_ number: Int) throws -> Int {
        log.add("\(name) parse \(number)")
        if let problem { throw problem }
        return number * 2
    }
    func turn(_ box: conform_box) -> conform_box {
        log.add("\(name) turn \(box.tag)")
        return conform_box(x: box.y, y: box.x, width: box.height, height: box.width, tag: box.tag + 1)
    }
    func ready(_ flag: Bool) -> Bool {
        log.add("\(name) ready \(flag)")
        return !flag
    }
    func half(_ number: Double) -> Double {
        log.add("\(name) half \(number)")
        return number / 2
    }
    func said(_ text: String, _ value: Any) { log.add("\(name) said \(text) \(value)") }
    func named(_ number: Int) -> String { "a name that is too long for a small string, \(number)" }
    func anything(_ number: Int) -> Any { number % 2 == 0 ? number as Any : "odd \(number)" as Any }
    func token(_ number: Int) -> Token { Token(number) }
    func perhaps(_ number: Int) -> String? { number == 0 ? nil : "perhaps \(number)" }
    func vector(_ vector: SIMD4<Float>) -> SIMD4<Float> { vector * 2 }
    func area(_ area: Area) -> Area { Area(area.origin.y, area.origin.x, area.size.y, area.size.x) }
}

/// What calls go to.
enum ReceiverKind {
    /// An object of Swift's, which conforms to the protocol.
    case object
    /// A `MessageReceiver` whose methods are closures.
    case closures
    /// A `MessageReceiver` whose methods are C functions.
    case functions
}

/// A receiver of messages that does what a real delegate does.
enum Receivers {
    static func closures(_ real: Real) -> DynamicReceiver {
        let receiver = DynamicReceiver(), methods = receiver.methods
        methods.add("started") { (_: DynamicReceiver, number: Int) in real.started(number) }
        methods.add("moved") { (_: DynamicReceiver, x: Int, y: Double) in real.moved(x, y) }
        methods.add("stopped") { (_: DynamicReceiver, number: Int) in try real.stopped(number) }
        methods.add("wrote") { (_: DynamicReceiver, place: UnsafeMutablePointer<Int>) in real.wrote(place) }
        methods.add("mixed") { (_: DynamicReceiver, a: Int8, b: UInt16, c: Int32, d: Float, e: Bool, f: UInt64) in
            real.mixed(a, b, c, d, e, f)
        }
        methods.add("sum") { (_: DynamicReceiver, a: Int, b: Int) in real.sum(a, b) }
        methods.add("parse") { (_: DynamicReceiver, number: Int) in try real.parse(number) }
        methods.add("turn") { (_: DynamicReceiver, box: conform_box) in real.turn(box) }
        methods.add("ready") { (_: DynamicReceiver, flag: Bool) in real.ready(flag) }
        methods.add("half") { (_: DynamicReceiver, number: Double) in real.half(number) }
        methods.add("said") { (_: DynamicReceiver, text: String, value: Any) in real.said(text, value) }
        methods.add("named") { (_: DynamicReceiver, number: Int) in real.named(number) }
        methods.add("anything") { (_: DynamicReceiver, number: Int) in real.anything(number) }
        methods.add("token") { (_: DynamicReceiver, number: Int) in real.token(number) }
        methods.add("perhaps") { (_: DynamicReceiver, number: Int) in real.perhaps(number) }
        methods.add("vector") { (_: DynamicReceiver, vector: SIMD4<Float>) in real.vector(vector) }
        methods.add("area") { (_: DynamicReceiver, area: Area) in real.area(area) }
        return receiver
    }

    /// Whose log C's functions write to.
    nonisolated(unsafe) private static weak var told: Real?

    static func functions(_ real: Real) throws -> DynamicReceiver {
        told = real
        conform_set_hook { method, number in
            guard let real = Receivers.told else { return }
            switch String(cString: method!) {
            case "moved":
                real.log.add("\(real.name) moved \(Int(number / 1000)) \(number.truncatingRemainder(dividingBy: 1000))")
                real.onMove?()
            case "ready": real.log.add("\(real.name) ready \(number != 0)")
            case "half": real.log.add("\(real.name) half \(number)")
            case "mixed": real.log.add("\(real.name) mixed of \(number)")
            case let method: real.log.add("\(real.name) \(method) \(Int(number))")
            }
        }
        let receiver = DynamicReceiver(), methods = receiver.methods
        methods.add("started", try CFunction(conform_started as @convention(c) (Int) -> Void))
        methods.add("moved", try CFunction(conform_moved as @convention(c) (Int, Double) -> Void))
        methods.add("stopped", try CFunction(conform_stopped as @convention(c) (Int) -> Void))
        methods.add("wrote", try CFunction(conform_wrote as @convention(c) (UnsafeMutablePointer<Int>?) -> Void))
        methods.add(
            "mixed",
            try CFunction(conform_mixed as @convention(c) (Int8, UInt16, Int32, Float, Bool, UInt64) -> Void))
        methods.add("sum", try CFunction(conform_sum as @convention(c) (Int, Int) -> Int))
        methods.add("parse", try CFunction(conform_parse as @convention(c) (Int) -> Int))
        methods.add("turn", try CFunction(conform_turn as @convention(c) (conform_box) -> conform_box))
        methods.add("ready", try CFunction(conform_ready as @convention(c) (Bool) -> Bool))
        methods.add("half", try CFunction(conform_half as @convention(c) (Double) -> Double))
        return receiver
    }
}
