// The references: what a good engineer writes by hand who knows what is needed. None of them has a lock, because only
// one thread changes them.

/// How a proxy refers to its real delegate.
protocol DelegateReference {
    init()
    var delegate: (any BenchmarkDelegate)? { get set }
}

struct WeakDelegate: DelegateReference {
    weak var delegate: (any BenchmarkDelegate)?
}

struct RetainedDelegate: DelegateReference {
    var delegate: (any BenchmarkDelegate)?
}

typealias HandWrittenForwarder = Forwarder<WeakDelegate>
typealias HandWrittenProxy = ClosureProxy<WeakDelegate>

/// For those who never observe: a delegate, and nothing else.
final class Forwarder<Reference: DelegateReference>: BenchmarkDelegate {
    private var reference = Reference()
    var forward: (any BenchmarkDelegate)? {
        get { reference.delegate }
        set { reference.delegate = newValue }
    }

    func began(_ sender: Sender) { forward?.began(sender) }
    func tick(_ sender: Sender, _ value: Int64) { forward?.tick(sender, value) }
    func allows(_ sender: Sender, _ value: Int64) -> Bool { forward?.allows(sender, value) ?? false }
    func moved(_ sender: Sender, to area: Area) { forward?.moved(sender, to: area) }
    func named(_ sender: Sender, _ name: String, _ value: Double) { forward?.named(sender, name, value) }
}

/// Closures with the arguments' own types, before and after.
final class ClosureProxy<Reference: DelegateReference>: BenchmarkDelegate {
    private var reference = Reference()
    var forward: (any BenchmarkDelegate)? {
        get { reference.delegate }
        set { reference.delegate = newValue }
    }
    var beganSent: [(Sender) -> Void] = []
    var beganInvoked: [(Sender) -> Void] = []
    var tickSent: [(Sender, Int64) -> Void] = []
    var tickInvoked: [(Sender, Int64) -> Void] = []
    var movedSent: [(Sender, Area) -> Void] = []
    var movedInvoked: [(Sender, Area) -> Void] = []
    var namedSent: [(Sender, String, Double) -> Void] = []
    var namedInvoked: [(Sender, String, Double) -> Void] = []

    func began(_ sender: Sender) {
        for observer in beganSent { observer(sender) }
        forward?.began(sender)
        for observer in beganInvoked { observer(sender) }
    }

    func tick(_ sender: Sender, _ value: Int64) {
        for observer in tickSent { observer(sender, value) }
        forward?.tick(sender, value)
        for observer in tickInvoked { observer(sender, value) }
    }

    func allows(_ sender: Sender, _ value: Int64) -> Bool { forward?.allows(sender, value) ?? false }

    func moved(_ sender: Sender, to area: Area) {
        for observer in movedSent { observer(sender, area) }
        forward?.moved(sender, to: area)
        for observer in movedInvoked { observer(sender, area) }
    }

    func named(_ sender: Sender, _ name: String, _ value: Double) {
        for observer in namedSent { observer(sender, name, value) }
        forward?.named(sender, name, value)
        for observer in namedInvoked { observer(sender, name, value) }
    }

    func observe(by heard: Counter, times: Int) {
        for _ in 0..<times {
            beganSent.append { _ in heard.add(1) }
            beganInvoked.append { _ in heard.add(1) }
            tickSent.append { _, value in heard.add(value) }
            tickInvoked.append { _, value in heard.add(value) }
            movedSent.append { _, area in heard.add(Int64(area.x)) }
            movedInvoked.append { _, area in heard.add(Int64(area.x)) }
            namedSent.append { _, _, value in heard.add(Int64(value)) }
            namedInvoked.append { _, _, value in heard.add(Int64(value)) }
        }
    }
}

/// Closures that take any method's arguments, boxed: once for both stages, and only if there are observers.
final class HandWrittenAnyProxy: BenchmarkDelegate {
    struct Observers {
        var sent: [([Any]) -> Void] = []
        var invoked: [([Any]) -> Void] = []
        var isEmpty: Bool { sent.isEmpty && invoked.isEmpty }
    }

    weak var forward: (any BenchmarkDelegate)?
    var began = Observers()
    var tick = Observers()
    var moved = Observers()
    var named = Observers()

    func began(_ sender: Sender) {
        guard !began.isEmpty else {
            forward?.began(sender)
            return
        }
        let arguments: [Any] = [sender]
        for observer in began.sent { observer(arguments) }
        forward?.began(sender)
        for observer in began.invoked { observer(arguments) }
    }

    func tick(_ sender: Sender, _ value: Int64) {
        guard !tick.isEmpty else {
            forward?.tick(sender, value)
            return
        }
        let arguments: [Any] = [sender, value]
        for observer in tick.sent { observer(arguments) }
        forward?.tick(sender, value)
        for observer in tick.invoked { observer(arguments) }
    }

    func allows(_ sender: Sender, _ value: Int64) -> Bool { forward?.allows(sender, value) ?? false }

    func moved(_ sender: Sender, to area: Area) {
        guard !moved.isEmpty else {
            forward?.moved(sender, to: area)
            return
        }
        let arguments: [Any] = [sender, area]
        for observer in moved.sent { observer(arguments) }
        forward?.moved(sender, to: area)
        for observer in moved.invoked { observer(arguments) }
    }

    func named(_ sender: Sender, _ name: String, _ value: Double) {
        guard !named.isEmpty else {
            forward?.named(sender, name, value)
            return
        }
        let arguments: [Any] = [sender, name, value]
        for observer in named.sent { observer(arguments) }
        forward?.named(sender, name, value)
        for observer in named.invoked { observer(arguments) }
    }

    func observe(by heard: Counter, times: Int) {
        for _ in 0..<times {
            for list in [\HandWrittenAnyProxy.began, \.tick, \.moved, \.named] {
                self[keyPath: list].sent.append { heard.add(Int64($0.count)) }
                self[keyPath: list].invoked.append { heard.add(Int64($0.count)) }
            }
        }
    }
}
