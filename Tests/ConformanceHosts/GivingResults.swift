// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Methods whose results closures may use, where they stand at references.
public protocol GivingResults: AnyObject {
    func name(of number: Int) -> String
    func list(_ number: Int) -> [Int]
    func table(_ number: Int) -> [String: Int]
    func number(_ number: Int) -> Int
}

public final class RealResults: GivingResults {
    public init() {}
    public func name(of number: Int) -> String { "number \(number)" }
    public func list(_ number: Int) -> [Int] { [number, number] }
    public func table(_ number: Int) -> [String: Int] { ["number": number] }
    public func number(_ number: Int) -> Int { number }
}
