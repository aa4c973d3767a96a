// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Methods whose closures end with their calls, and some whose do not.
public protocol LocalClosures<Value>: AnyObject {
    associatedtype Value
    func each(_ body: (Int) -> Int)
    func keep(_ body: @escaping (Int) -> Int)
    func both(_ body: (Int) -> Int, _ kept: @escaping (Int) -> Int)
    func maybe(_ body: ((Int) -> Int)?)
    func map(_ body: (Value) -> Value)
    func failing(_ body: (Int) throws -> Int) rethrows
    func later(_ body: (Int) -> Int) async
    func erased(_ body: @escaping (Value) -> Void)
}

public final class RealLocalClosures: LocalClosures {
    public private(set) var results: [Int] = []
    public init() {}
    public func each(_ body: (Int) -> Int) { results.append(body(1)) }
    public func keep(_ body: @escaping (Int) -> Int) { results.append(body(1)) }
    public func both(_ body: (Int) -> Int, _ kept: @escaping (Int) -> Int) { results += [body(1), kept(1)] }
    public func maybe(_ body: ((Int) -> Int)?) { results.append(body?(1) ?? 0) }
    public func map(_ body: (Double) -> Double) { results.append(Int(body(1))) }
    public func failing(_ body: (Int) throws -> Int) rethrows { results.append(try body(1)) }
    public func later(_ body: (Int) -> Int) async { results.append(body(1)) }
    public func erased(_ body: @escaping (Double) -> Void) { body(1) }
}
