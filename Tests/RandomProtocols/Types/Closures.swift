// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Types with nothing but a closure in them: as values, they take as many words as the address and the type with which a
// generic method is called.

public struct OnlyClosure {
    public let run: (Int) -> Int
    public init(_ run: @escaping (Int) -> Int) { self.run = run }
}

public enum ClosureCase {
    case run((Int) -> Int)
    case stop
}
