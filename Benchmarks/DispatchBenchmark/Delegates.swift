import Switchboard

/// What is called: the signatures that every case is measured on.
#if Macros
    @DelegateProtocol
#endif
public protocol BenchmarkDelegate: AnyObject {
    /// An object and a number.
    func tick(_ sender: Sender, _ value: Int64)
    /// An object, a text and a number.
    func named(_ sender: Sender, _ name: String, _ value: Double)
    /// Four numbers.
    func moved(to area: Area)
}

/// The object that delegates are usually told of.
public final class Sender {}

/// A rectangle of four doubles, as a view would have.
public struct Area {
    var x, y, width, height: Double
}

/// The real delegate: does as little as it can without being optimised away.
final class RealDelegate: BenchmarkDelegate {
    var total: Double = 0
    var count: Int64 = 0

    func tick(_ sender: Sender, _ value: Int64) { count &+= value }
    func named(_ sender: Sender, _ name: String, _ value: Double) { total += value }
    func moved(to area: Area) { total += area.width }
}

/// The proxy that a good engineer writes by hand: a weak delegate, and lists of typed closures before and after.
final class HandWrittenProxy: BenchmarkDelegate {
    weak var forward: (any BenchmarkDelegate)?
    var tickSent: [(Sender, Int64) -> Void] = []
    var tickInvoked: [(Sender, Int64) -> Void] = []
    var namedSent: [(Sender, String, Double) -> Void] = []
    var namedInvoked: [(Sender, String, Double) -> Void] = []
    var movedSent: [(Area) -> Void] = []
    var movedInvoked: [(Area) -> Void] = []

    func tick(_ sender: Sender, _ value: Int64) {
        for observer in tickSent { observer(sender, value) }
        forward?.tick(sender, value)
        for observer in tickInvoked { observer(sender, value) }
    }

    func named(_ sender: Sender, _ name: String, _ value: Double) {
        for observer in namedSent { observer(sender, name, value) }
        forward?.named(sender, name, value)
        for observer in namedInvoked { observer(sender, name, value) }
    }

    func moved(to area: Area) {
        for observer in movedSent { observer(area) }
        forward?.moved(to: area)
        for observer in movedInvoked { observer(area) }
    }
}

/// The same, for those who never observe.
final class HandWrittenForwarder: BenchmarkDelegate {
    weak var forward: (any BenchmarkDelegate)?

    func tick(_ sender: Sender, _ value: Int64) { forward?.tick(sender, value) }
    func named(_ sender: Sender, _ name: String, _ value: Double) { forward?.named(sender, name, value) }
    func moved(to area: Area) { forward?.moved(to: area) }
}

/// Has a delegate for a proxy to take the place of.
final class Parent {
    weak var delegate: (any BenchmarkDelegate)?
}
