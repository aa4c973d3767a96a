/// A public protocol. Classes of this module and of the program conform to it.
public protocol PartsDelegate: AnyObject {
    /// Answers.
    func tick(_ x: Int) -> Int
}

/// The class of this module that conforms.
public final class PartsReceiver: PartsDelegate {
    /// Makes one.
    public init() {}
    /// Answers with the number itself.
    public func tick(_ x: Int) -> Int { x }
}
