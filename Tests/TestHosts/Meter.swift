import Switchboard

/// What a meter tells. It answers nothing.
public protocol MeterDelegate: AnyObject {
    /// It reads a value.
    func meter(_ meter: Meter, didRead value: Int)
    /// As above, without the meter.
    func didRead(_ value: Int)
    /// Something touched it.
    func didFeel(_ object: AnyObject)
    /// It begins anew.
    func didReset()
    /// What it read is written down.
    func willSave(_ value: Int) throws
}

/// Measures. It keeps its proxy, so that streams complete when it ends. It is not `Sendable`, as delegates' parents
/// often are not.
public final class Meter: HasDelegate, HasProxyStorage {
    /// Who is told.
    public weak var delegate: (any MeterDelegate)?
    /// Where its proxy is.
    public let proxyStorage = ProxyStorage()

    /// Makes one that nobody listens to.
    public init() {}

    /// Reads a value.
    public func read(_ value: Int) { delegate?.meter(self, didRead: value) }

    /// Its proxy, installed.
    public var proxy: DelegateProxy<Meter, any MeterDelegate> { .proxy(for: self) }
}
