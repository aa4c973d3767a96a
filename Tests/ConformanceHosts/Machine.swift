public import CConformanceFixtures
public import Switchboard

/// What every device tells.
public protocol DeviceDelegate: AnyObject {
    /// It started.
    func started(_ number: Int)
}

/// What a machine tells and asks: methods of many shapes.
public protocol MachineDelegate: DeviceDelegate {
    /// Returns nothing.
    func moved(_ x: Int, _ y: Double)
    /// Throws.
    func stopped(_ number: Int) throws
    /// Takes a pointer.
    func wrote(_ place: UnsafeMutablePointer<Int>)
    /// Takes six scalars.
    func mixed(_ a: Int8, _ b: UInt16, _ c: Int32, _ d: Float, _ e: Bool, _ f: UInt64)
    /// Returns a word.
    func sum(_ a: Int, _ b: Int) -> Int
    /// Returns a word, or throws.
    func parse(_ number: Int) throws -> Int
    /// Returns more than registers take.
    func turn(_ box: conform_box) -> conform_box
    /// Returns a bit.
    func ready(_ flag: Bool) -> Bool
    /// Returns a floating-point number.
    func half(_ number: Double) -> Double

    // What C has not.

    /// Takes a string and an existential.
    func said(_ text: String, _ value: Any)
    /// Returns a string.
    func named(_ number: Int) -> String
    /// Returns an existential.
    func anything(_ number: Int) -> Any
    /// Returns an object.
    func token(_ number: Int) -> Token
    /// Returns an optional string.
    func perhaps(_ number: Int) -> String?
    /// Takes and returns a vector.
    func vector(_ vector: SIMD4<Float>) -> SIMD4<Float>
    /// Takes and returns what four registers take.
    func area(_ area: Area) -> Area
}

/// An object whose end shows.
public final class Token: @unchecked Sendable {
    /// What it says.
    public let number: Int
    private let onEnd: (@Sendable () -> Void)?

    /// Makes one that calls `onEnd` at its end.
    public init(_ number: Int, onEnd: (@Sendable () -> Void)? = nil) {
        self.number = number
        self.onEnd = onEnd
    }

    deinit { onEnd?() }
}

/// A rectangle.
public struct Area: Hashable, Sendable {
    /// A point.
    public struct Corner: Hashable, Sendable {
        /// From the left, from the top.
        public var x, y: Double
    }
    /// The upper left.
    public var origin: Corner
    /// The lower right.
    public var size: Corner

    /// Makes one.
    public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        origin = Corner(x: x, y: y)
        size = Corner(x: width, y: height)
    }
}

/// A class with a delegate, which it refers to weakly.
open class Machine: HasDelegate, HasProxyStorage {
    /// Its proxies are kept here.
    public let proxyStorage = ProxyStorage()
    /// Who is told.
    public final weak var delegate: (any MachineDelegate)? { didSet { timesSet += 1 } }
    /// How often the delegate was set.
    public private(set) final var timesSet = 0

    /// Makes one that nobody listens to.
    public init() {}
}

/// A machine that looks at its delegate when it is set, and never again.
public final class CachingMachine: Machine, CachesDelegate {}

/// A machine whose proxy has its calls as invocations.
public final class InterceptedMachine: Machine {}

/// A machine that owns its delegate, and knows nothing of proxies.
public final class OwningMachine: HasDelegate {
    /// Who is told.
    public var delegate: (any MachineDelegate)?
    /// Whether its proxy's calls are intercepted.
    public let isIntercepted: Bool

    /// Makes one that nobody listens to.
    public init(isIntercepted: Bool) { self.isIntercepted = isIntercepted }
}

/// A proxy without a parent whose `forwardInvocation(_:)` is given from outside.
public final class InterceptingForwardingProxy: ForwardingProxy<any MachineDelegate>, @unchecked Sendable {
    /// Nil for what `super` does.
    public var interceptor: Interceptor?

    override public func forwardInvocation(_ invocation: Invocation) throws {
        guard let interceptor else { return try super.forwardInvocation(invocation) }
        try interceptor(invocation) { try super.forwardInvocation($0) }
    }
}

/// What an override of `forwardInvocation(_:)` does: gets the invocation, and what `super` does.
public typealias Interceptor = (Invocation, (Invocation) throws -> Void) throws -> Void

/// A proxy class whose `forwardInvocation(_:)` is given from outside.
public final class InterceptingProxy:
    DelegateProxy<Machine, any MachineDelegate>, DelegateProxyType, @unchecked Sendable
{
    /// Nil for what `super` does.
    public var interceptor: Interceptor?

    /// Makes one that is not installed.
    public init(machine: Machine) {
        super.init(parentObject: machine, delegateProxy: InterceptingProxy.self)
    }

    /// Registers this class.
    public static func registerKnownImplementations() {
        register { (machine: InterceptedMachine) in InterceptingProxy(machine: machine) }
    }

    override public func forwardInvocation(_ invocation: Invocation) throws {
        guard let interceptor else { return try super.forwardInvocation(invocation) }
        try interceptor(invocation) { try super.forwardInvocation($0) }
    }
}

extension Token: CustomDebugStringConvertible {
    /// Its number.
    public var debugDescription: String { "Token(\(number))" }
}
