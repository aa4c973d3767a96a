import CConformanceFixtures
import ConformanceHosts
import Switchboard

// A protocol that is internal, and the proxy class that conforms to it by hand: in a release build no other proxy could
// stand in for it.

/// As `MachineDelegate`.
protocol HandDelegate: AnyObject {
    func started(_ number: Int)
    func moved(_ x: Int, _ y: Double)
    func stopped(_ number: Int) throws
    func wrote(_ place: UnsafeMutablePointer<Int>)
    func mixed(_ a: Int8, _ b: UInt16, _ c: Int32, _ d: Float, _ e: Bool, _ f: UInt64)
    func sum(_ a: Int, _ b: Int) -> Int
    func parse(_ number: Int) throws -> Int
    func turn(_ box: conform_box) -> conform_box
    func ready(_ flag: Bool) -> Bool
    func half(_ number: Double) -> Double
    func said(_ text: String, _ value: Any)
    func named(_ number: Int) -> String
    func anything(_ number: Int) -> Any
    func token(_ number: Int) -> Token
    func perhaps(_ number: Int) -> String?
    func vector(_ vector: SIMD4<Float>) -> SIMD4<Float>
    func area(_ area: Area) -> Area
}

class HandMachine: HasDelegate, HasProxyStorage {
    let proxyStorage = ProxyStorage()
    final weak var delegate: (any HandDelegate)? { didSet { timesSet += 1 } }
    private(set) final var timesSet = 0
}

final class CachingHandMachine: HandMachine, CachesDelegate {}

final class InterceptedHandMachine: HandMachine {}

class HandProxy: DelegateProxy<HandMachine, any HandDelegate>, DelegateProxyType, HandDelegate, @unchecked Sendable {
    typealias Method<Element, Result> = TypedSelector<any HandDelegate, Element, Result>

    static let started = Method<Int, Void>("started") { $0.started($1) }
    static let moved = Method<(Int, Double), Void>("moved") { $0.moved($1.0, $1.1) }
    static let stopped = Method<Int, Void>("stopped") { try $0.stopped($1) }
    static let wrote = Method<UnsafeMutablePointer<Int>, Void>("wrote") { $0.wrote($1) }
    static let mixed = Method<(Int8, UInt16, Int32, Float, Bool, UInt64), Void>("mixed") {
        $0.mixed($1.0, $1.1, $1.2, $1.3, $1.4, $1.5)
    }
    static let sum = Method<(Int, Int), Int>("sum") { $0.sum($1.0, $1.1) }
    static let parse = Method<Int, Int>("parse") { try $0.parse($1) }
    static let turn = Method<conform_box, conform_box>("turn") { $0.turn($1) }
    static let ready = Method<Bool, Bool>("ready") { $0.ready($1) }
    static let half = Method<Double, Double>("half") { $0.half($1) }
    static let said = Method<(String, Any), Void>("said") { $0.said($1.0, $1.1) }
    static let named = Method<Int, String>("named") { $0.named($1) }
    static let anything = Method<Int, Any>("anything") { $0.anything($1) }
    static let token = Method<Int, Token>("token") { $0.token($1) }
    static let perhaps = Method<Int, String?>("perhaps") { $0.perhaps($1) }
    static let vector = Method<SIMD4<Float>, SIMD4<Float>>("vector") { $0.vector($1) }
    static let area = Method<Area, Area>("area") { $0.area($1) }

    static func implementedMethods() -> ImplementedMethods<any HandDelegate> {
        .forwarding(
            started, moved, stopped, wrote, mixed, sum, parse, turn, ready, half, said, named, anything, token, perhaps,
            vector, area)
    }

    static func registerKnownImplementations() {
        register { HandProxy(machine: $0) }
        register { (machine: InterceptedHandMachine) in InterceptingHandProxy(machine: machine) }
    }

    init(machine: HandMachine) {
        super.init(parentObject: machine, delegateProxy: HandProxy.self)
    }

    init<Proxy: HandProxy>(machine: HandMachine, of proxy: Proxy.Type) {
        super.init(parentObject: machine, delegateProxy: proxy)
    }

    func started(_ number: Int) { forward(Self.started, with: number) { $0.started(number) } }
    func moved(_ x: Int, _ y: Double) { forward(Self.moved, with: (x, y)) { $0.moved(x, y) } }
    func stopped(_ number: Int) throws {
        try forward(Self.stopped, with: number) { (delegate) throws in try delegate.stopped(number) }
    }
    func wrote(_ place: UnsafeMutablePointer<Int>) { forward(Self.wrote, with: place) { $0.wrote(place) } }
    func mixed(_ a: Int8, _ b: UInt16, _ c: Int32, _ d: Float, _ e: Bool, _ f: UInt64) {
        forward(Self.mixed, with: (a, b, c, d, e, f)) { $0.mixed(a, b, c, d, e, f) }
    }
    func sum(_ a: Int, _ b: Int) -> Int { forward(Self.sum, with: (a, b)) { $0.sum(a, b) } }
    func parse(_ number: Int) throws -> Int {
        try forward(Self.parse, with: number) { (delegate) throws in try delegate.parse(number) }
    }
    func turn(_ box: conform_box) -> conform_box { forward(Self.turn, with: box) { $0.turn(box) } }
    func ready(_ flag: Bool) -> Bool { forward(Self.ready, with: flag) { $0.ready(flag) } }
    func half(_ number: Double) -> Double { forward(Self.half, with: number) { $0.half(number) } }
    func said(_ text: String, _ value: Any) { forward(Self.said, with: (text, value)) { $0.said(text, value) } }
    func named(_ number: Int) -> String { forward(Self.named, with: number) { $0.named(number) } }
    func anything(_ number: Int) -> Any { forward(Self.anything, with: number) { $0.anything(number) } }
    func token(_ number: Int) -> Token { forward(Self.token, with: number) { $0.token(number) } }
    func perhaps(_ number: Int) -> String? {
        forward(Self.perhaps, with: number, default: { nil }) { $0.perhaps(number) }
    }
    func vector(_ vector: SIMD4<Float>) -> SIMD4<Float> { forward(Self.vector, with: vector) { $0.vector(vector) } }
    func area(_ area: Area) -> Area { forward(Self.area, with: area) { $0.area(area) } }
}

final class InterceptingHandProxy: HandProxy, @unchecked Sendable {
    var interceptor: Interceptor?

    override init(machine: HandMachine) {
        super.init(machine: machine, of: InterceptingHandProxy.self)
    }

    override func forwardInvocation(_ invocation: Invocation) throws {
        guard let interceptor else { return try super.forwardInvocation(invocation) }
        try interceptor(invocation) { try super.forwardInvocation($0) }
    }
}
