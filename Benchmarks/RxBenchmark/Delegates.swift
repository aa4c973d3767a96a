import SwitchboardRx

/// What is called.
public protocol BenchmarkDelegate: AnyObject {
    /// An object and a number.
    func tick(_ sender: Sender, _ value: Int64)
}

/// The object that has the delegate.
public final class Sender: HasDelegate, HasProxyStorage {
    /// Who is told.
    public var delegate: (any BenchmarkDelegate)?
    /// Its proxy.
    public let proxyStorage = ProxyStorage()
}

/// The real delegate: does as little as it can without being optimised away.
final class RealDelegate: BenchmarkDelegate {
    var count: Int64 = 0

    func tick(_ sender: Sender, _ value: Int64) { count &+= value }
}

/// Makes that many calls.
@inline(never)
func call(_ delegate: any BenchmarkDelegate, _ sender: Sender, _ count: Int) {
    for _ in 0..<count { delegate.tick(sender, 1) }
}

/// What observers do.
final class Sum {
    var value: Int64 = 0
}
