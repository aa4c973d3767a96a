/// Larger than what fits in a value of type `Any`, of nothing but bytes.
public struct Matrix: Equatable, Sendable {
    private let a: Int, b: Int, c: Int, d: Int
    public init(_ seed: Int) { (a, b, c, d) = (seed, seed + 1, seed + 2, seed + 3) }
}

/// The same size.
public struct Quartet: Equatable, Sendable {
    private let a: Double, b: Double, c: Double, d: Double
    public init(_ seed: Double) { (a, b, c, d) = (seed, -seed, seed / 2, seed * 2) }
}

/// Without bytes.
public struct Mark: Sendable { public init() {} }

/// With a reference.
public struct Parcel: Sendable {
    public let token: Token, a = 1, b = 2, c = 3
    public init(token: Token) { self.token = token }
}

/// Methods of as many arguments, of other types each.
public protocol PassingDelegate: AnyObject {
    func passed(_ token: Token, _ text: String, _ matrix: Matrix)
    func packed(_ parcel: Parcel, _ quartet: Quartet, _ token: Token?)
    func counted(_ number: Int, _ matrix: Matrix, _ text: String)
    func made(_ type: Int.Type, _ token: Token?)
    func squared(_ quartet: Quartet)
    func marked(_ mark: Mark)
}
