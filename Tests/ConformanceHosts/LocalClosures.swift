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

/// The runtime gives no types of these methods, because they mention an associated type or a generic parameter.
public protocol LocalText<Element>: AnyObject {
    associatedtype Element
    func write(_ text: @autoclosure () -> Element)
    func mixed(_ text: @autoclosure () -> Element, _ kept: @escaping (Element) -> Int, _ local: (Element) -> Int)
    func keep(_ kept: @escaping (Element) -> Int, _ steps: [((Int) -> Int) -> Int]) -> [((Int) -> Int) -> Int]
    func note<Subject>(_ subject: Subject, _ text: @autoclosure () -> Int)
    func make(_ body: (Element.Type) -> Element)
}

public final class RealLocalText: LocalText {
    public init() {}
    public func write(_ text: @autoclosure () -> Int) { _ = text() }
    public func mixed(_ text: @autoclosure () -> Int, _ kept: @escaping (Int) -> Int, _ local: (Int) -> Int) {
        _ = kept(local(text()))
    }
    public func keep(_ kept: @escaping (Int) -> Int, _ steps: [((Int) -> Int) -> Int]) -> [((Int) -> Int) -> Int] {
        steps
    }
    public func note<Subject>(_ subject: Subject, _ text: @autoclosure () -> Int) { _ = text() }
    public func make(_ body: (Int.Type) -> Int) { _ = body(Int.self) }
}
