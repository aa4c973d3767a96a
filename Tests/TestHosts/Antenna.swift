public import Switchboard

/// A public protocol with a default implementation for each method.
public protocol SignalDelegate: AnyObject {
    func strength() -> Int
    func quality() -> Int
}

extension SignalDelegate {
    /// Not `public`, so the optimizer removes it from a release build.
    func strength() -> Int { 3 }

    /// Each module that calls it compiles it for itself, so its symbol isn't exported. It stands for an internal
    /// function in the debug builds of tests: with `-enable-testing`, the symbols of internal functions are exported.
    @_alwaysEmitIntoClient public func quality() -> Int { 4 }
}

/// Its symbols name the requirements.
private final class FaintSignal: SignalDelegate {}

/// Owns a delegate, and asks for nothing.
public final class Antenna: HasDelegate {
    public weak var delegate: (any SignalDelegate)?
    /// Keeps the optimizer from removing the class.
    public let spare: any SignalDelegate = FaintSignal()

    public init() {}
}
