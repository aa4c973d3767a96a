import Switchboard

/// A method of each number of arguments.
public protocol ArityDelegate: AnyObject {
    /// None.
    func none() throws
    /// 1 argument.
    func one(_ a: Int)
    /// 2 arguments.
    func two(_ a: Int, _ b: String)
    /// 3 arguments.
    func three(_ a: Int, _ b: String, _ c: Double)
    /// 4 arguments.
    func four(_ a: Int, _ b: String, _ c: Double, _ d: Int)
    /// 5 arguments.
    func five(_ a: Int, _ b: String, _ c: Double, _ d: Int, _ e: Int)
    /// 6 arguments.
    func six(_ a: Int, _ b: String, _ c: Double, _ d: Int, _ e: Int, _ f: Int)
    /// 7 arguments.
    func seven(_ a: Int, _ b: String, _ c: Double, _ d: Int, _ e: Int, _ f: Int, _ g: Int)
    /// 9 arguments.
    func nine(_ a: Int, _ b: String, _ c: Double, _ d: Int, _ e: Int, _ f: Int, _ g: Int, _ h: Int, _ i: String)
}

/// Has a delegate.
public final class Arity: HasDelegate, HasProxyStorage {
    /// Who is told.
    public weak var delegate: (any ArityDelegate)?
    /// Where its proxy is.
    public let proxyStorage = ProxyStorage()

    /// Makes one that nobody listens to.
    public init() {}

    /// Makes a call of each method.
    public func tellAll() {
        try? delegate?.none()
        delegate?.one(1)
        delegate?.two(1, "2")
        delegate?.three(1, "2", 3)
        delegate?.four(1, "2", 3, 4)
        delegate?.five(1, "2", 3, 4, 5)
        delegate?.six(1, "2", 3, 4, 5, 6)
        delegate?.seven(1, "2", 3, 4, 5, 6, 7)
        delegate?.nine(1, "2", 3, 4, 5, 6, 7, 8, "9")
    }
}
