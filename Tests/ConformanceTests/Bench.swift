import CConformanceFixtures
import ConformanceHosts
import Switchboard
import TestSupport

/// How calls come in.
enum Entry {
    /// By the protocol.
    case native
    /// By `send`.
    case name
    /// By a C function pointer, from C.
    case c
}

/// Which proxy stands in.
enum Kind {
    /// One without methods.
    case noCode
    /// One that conforms by hand.
    case handWritten
    /// One without methods and without a parent, which is handed to an object that owns its delegate.
    case withoutParent
}

/// The methods of a machine's delegate, called in some way.
struct Calls {
    let started: (Int) throws -> Void
    let moved: (Int, Double) throws -> Void
    let stopped: (Int) throws -> Void
    let wrote: (UnsafeMutablePointer<Int>) throws -> Void
    let mixed: (Int8, UInt16, Int32, Float, Bool, UInt64) throws -> Void
    let sum: (Int, Int) throws -> Int
    let parse: (Int) throws -> Int
    let turn: (conform_box) throws -> conform_box
    let ready: (Bool) throws -> Bool
    let half: (Double) throws -> Double
    let said: (String, Any) throws -> Void
    let named: (Int) throws -> String
    let anything: (Int) throws -> Any
    let token: (Int) throws -> Token
    let perhaps: (Int) throws -> String?
    let vector: (SIMD4<Float>) throws -> SIMD4<Float>
    let area: (Area) throws -> Area
}

/// A method that C cannot call.
struct NotInC: Error {}

extension Calls {
    init(of d: any MachineDelegate) {
        self.init(
            started: d.started, moved: d.moved, stopped: d.stopped, wrote: d.wrote, mixed: d.mixed, sum: d.sum,
            parse: d.parse, turn: d.turn, ready: d.ready, half: d.half, said: d.said, named: d.named,
            anything: d.anything, token: d.token, perhaps: d.perhaps, vector: d.vector, area: d.area)
    }

    init(of d: any HandDelegate) {
        self.init(
            started: d.started, moved: d.moved, stopped: d.stopped, wrote: d.wrote, mixed: d.mixed, sum: d.sum,
            parse: d.parse, turn: d.turn, ready: d.ready, half: d.half, said: d.said, named: d.named,
            anything: d.anything, token: d.token, perhaps: d.perhaps, vector: d.vector, area: d.area)
    }

    init(sentTo r: any MessageReceiver) {
        self.init(
            started: { try r.send("started", $0) }, moved: { try r.send("moved", $0, $1) },
            stopped: { try r.send("stopped", $0) }, wrote: { try r.send("wrote", $0) },
            mixed: { try r.send("mixed", $0, $1, $2, $3, $4, $5) }, sum: { try r.send("sum", $0, $1) },
            parse: { try r.send("parse", $0) }, turn: { try r.send("turn", $0) }, ready: { try r.send("ready", $0) },
            half: { try r.send("half", $0) }, said: { try r.send("said", $0, $1) },
            named: { try r.send("named", $0) }, anything: { try r.send("anything", $0) },
            token: { try r.send("token", $0) }, perhaps: { try r.send("perhaps", $0) },
            vector: { try r.send("vector", $0) }, area: { try r.send("area", $0) })
    }

    /// What a function reports by its `onError` is thrown here.
    init(fromC r: any MessageReceiver) {
        func call<Function, Value>(_ name: String, _: Function.Type, _ body: (Function) -> Value) throws -> Value {
            let errors = Log<any Error>()
            let callback = try r.callback(for: MessageSelector(name), as: Function.self) { errors.add($0) }
            let value = withExtendedLifetime(callback) { body(callback.function) }
            if let error = errors.entries.first { throw error }
            return value
        }
        typealias Number = @convention(c) (Int) -> Void
        typealias Place = @convention(c) (UnsafeMutablePointer<Int>?) -> Void
        self.init(
            started: { n in try call("started", Number.self) { conform_call_started($0, n) } },
            moved: { x, y in
                try call("moved", (@convention(c) (Int, Double) -> Void).self) { conform_call_moved($0, x, y) }
            },
            stopped: { n in try call("stopped", Number.self) { conform_call_started($0, n) } },
            wrote: { place in try call("wrote", Place.self) { conform_call_wrote($0, place) } },
            mixed: { a, b, c, d, e, f in
                try call("mixed", (@convention(c) (Int8, UInt16, Int32, Float, Bool, UInt64) -> Void).self) {
                    conform_call_mixed($0, a, b, c, d, e, f)
                }
            },
            sum: { a, b in try call("sum", (@convention(c) (Int, Int) -> Int).self) { conform_call_sum($0, a, b) } },
            parse: { n in try call("parse", (@convention(c) (Int) -> Int).self) { conform_call_parse($0, n) } },
            turn: { box in
                try call("turn", (@convention(c) (conform_box) -> conform_box).self) { conform_call_turn($0, box) }
            },
            ready: { flag in try call("ready", (@convention(c) (Bool) -> Bool).self) { conform_call_ready($0, flag) } },
            half: { n in try call("half", (@convention(c) (Double) -> Double).self) { conform_call_half($0, n) } },
            said: { _, _ in throw NotInC() }, named: { _ in throw NotInC() }, anything: { _ in throw NotInC() },
            token: { _ in throw NotInC() }, perhaps: { _ in throw NotInC() }, vector: { _ in throw NotInC() },
            area: { _ in throw NotInC() })
    }
}

/// The methods as selectors.
struct Selectors<Delegate> {
    let started: TypedSelector<Delegate, Int, Void>
    let moved: TypedSelector<Delegate, (Int, Double), Void>
    let stopped: TypedSelector<Delegate, Int, Void>
    let wrote: TypedSelector<Delegate, UnsafeMutablePointer<Int>, Void>
    let mixed: TypedSelector<Delegate, (Int8, UInt16, Int32, Float, Bool, UInt64), Void>
    let said: TypedSelector<Delegate, (String, Any), Void>
}

enum Stage {
    case sent
    case invoked
}

/// A machine whose delegate is a proxy, for rules that hold for every entry and every kind of proxy.
class Bench: @unchecked Sendable {
    let entry: Entry
    let receiverKind: ReceiverKind
    let log = Log<String>()
    /// The forward receiver, which the proxy does not keep alive.
    private var messageTarget: DynamicReceiver?

    init(_ entry: Entry, _ receiverKind: ReceiverKind) {
        self.entry = entry
        self.receiverKind = receiverKind
    }

    static func make(
        _ kind: Kind, _ entry: Entry, to receiver: ReceiverKind = .object, of parent: ParentKind = .plain
    ) -> Bench {
        switch kind {
        case .noCode: TypedBench(Makings.noCode, entry, receiver, parent)
        case .handWritten: TypedBench(Makings.handWritten, entry, receiver, parent)
        case .withoutParent: TypedBench(Makings.withoutParent, entry, receiver, parent)
        }
    }

    enum ParentKind {
        case plain, caching, intercepted
    }

    /// The methods, called by this bench's entry. By the protocol: by way of the parent's delegate.
    final var calls: Calls {
        switch entry {
        case .native: nativeCalls
        case .name: Calls(sentTo: proxy)
        case .c: Calls(fromC: proxy)
        }
    }

    /// Has calls go to `real`, in the way of this bench.
    final func setReal(_ real: Real?) throws {
        guard let real else {
            proxy.setMessageTarget(nil, retainTarget: false)
            return setDelegate(nil)
        }
        switch receiverKind {
        case .object: setDelegate(real)
        case .closures:
            messageTarget = Receivers.closures(real)
            proxy.setMessageTarget(messageTarget, retainTarget: false)
        case .functions:
            messageTarget = try Receivers.functions(real)
            proxy.setMessageTarget(messageTarget, retainTarget: false)
        }
    }

    /// Lets the forward receiver go.
    final func letReceiverGo() { messageTarget = nil }

    // What a bench of certain types knows.

    var nativeCalls: Calls { fatalError() }
    var proxy: AnyForwardingProxy { fatalError() }
    var interceptor: Interceptor? {
        get { fatalError() }
        set { fatalError() }
    }
    func setDelegate(_ real: Real?, retained: Bool = false) { fatalError() }
    var delegate: AnyObject? { fatalError() }
    var fallback: Real? {
        get { fatalError() }
        set { fatalError() }
    }
    func named(_ name: MessageSelector, _ stage: Stage) -> CallStream<[Any], Any> { fatalError() }
    func validating(_ name: MessageSelector) throws -> CallStream<[Any], Any> { fatalError() }
    func started(_ stage: Stage) -> MessageStream<Int> { fatalError() }
    func moved(_ stage: Stage) -> MessageStream<(Int, Double)> { fatalError() }
    func stopped(_ stage: Stage) -> MessageStream<Int> { fatalError() }
    func wrote(_ stage: Stage) -> MessageStream<UnsafeMutablePointer<Int>> { fatalError() }
    func mixed(_ stage: Stage) -> MessageStream<(Int8, UInt16, Int32, Float, Bool, UInt64)> { fatalError() }
    func said(_ stage: Stage) -> MessageStream<(String, Any)> { fatalError() }
    /// The parent, as the bench keeps it; nil lets it go, and the proxy with it.
    var parent: AnyObject? {
        get { fatalError() }
        set { fatalError() }
    }
    /// The proxy's parent.
    var parentOfProxy: AnyObject? { fatalError() }
    /// The parent's delegate, without the proxy's help.
    func setParentsDelegate(_ real: Real?) { fatalError() }
    var parentsDelegate: AnyObject? { fatalError() }
    var timesSet: Int { fatalError() }
    /// Asks for the proxy again.
    func install() { fatalError() }
    func installForwardDelegate(_ real: Real, retained: Bool) -> SubscriptionToken? { fatalError() }
}

/// How a bench's parts are made, for a class of parents.
struct Making<Parent: AnyObject & HasDelegate>: @unchecked Sendable {
    typealias Proxy = ForwardingProxy<Parent.DelegateType>
    let parent: (Bench.ParentKind) -> Parent
    let proxy: (Parent) -> Proxy
    let delegate: (Real) -> Parent.DelegateType
    let object: (Parent.DelegateType) -> AnyObject
    let calls: (Parent.DelegateType) -> Calls
    let timesSet: (Parent) -> Int
    let selectors: Selectors<Parent.DelegateType>
    let setInterceptor: (Proxy, Interceptor?) -> Void
    let installForwardDelegate: (Parent, Real, Bool) -> SubscriptionToken?
}

enum Makings {
    static let noCode: Making<Machine> = {
        typealias Proxy = DelegateProxy<Machine, any MachineDelegate>
        let making = Making<Machine>(
            parent: {
                switch $0 {
                case .plain: Machine()
                case .caching: CachingMachine()
                case .intercepted: InterceptedMachine()
                }
            },
            proxy: { machine in
                machine is InterceptedMachine ? InterceptingProxy.proxy(for: machine) : Proxy.proxy(for: machine)
            }, delegate: { $0 }, object: { $0 }, calls: { Calls(of: $0) }, timesSet: { $0.timesSet },
            selectors: try! Selectors(
                started: Proxy.selector(MachineDelegate.started), moved: Proxy.selector(MachineDelegate.moved),
                stopped: Proxy.selector(MachineDelegate.stopped), wrote: Proxy.selector(MachineDelegate.wrote),
                mixed: Proxy.selector(MachineDelegate.mixed), said: Proxy.selector(MachineDelegate.said)),
            setInterceptor: { ($0 as! InterceptingProxy).interceptor = $1 },
            installForwardDelegate: { machine, real, retained in
                guard machine is InterceptedMachine else { return nil }
                return InterceptingProxy.installForwardDelegate(
                    real, retainDelegate: retained, onProxyForObject: machine)
            })
        let selectors = making.selectors
        try! Proxy.register("started", selectors.started)
        try! Proxy.register("moved", selectors.moved)
        try! Proxy.register("stopped", selectors.stopped)
        try! Proxy.register("wrote", selectors.wrote)
        try! Proxy.register("mixed", selectors.mixed)
        try! Proxy.register("said", selectors.said)
        try! Proxy.register("sum", Proxy.selector(MachineDelegate.sum))
        try! Proxy.register("parse", Proxy.selector(MachineDelegate.parse))
        try! Proxy.register("turn", Proxy.selector(MachineDelegate.turn))
        try! Proxy.register("ready", Proxy.selector(MachineDelegate.ready))
        try! Proxy.register("half", Proxy.selector(MachineDelegate.half))
        try! Proxy.register("named", Proxy.selector(MachineDelegate.named))
        try! Proxy.register("anything", Proxy.selector(MachineDelegate.anything))
        try! Proxy.register("token", Proxy.selector(MachineDelegate.token))
        try! Proxy.register("perhaps", Proxy.selector(MachineDelegate.perhaps))
        try! Proxy.register("vector", Proxy.selector(MachineDelegate.vector))
        try! Proxy.register("area", Proxy.selector(MachineDelegate.area))
        return making
    }()

    static let withoutParent: Making<OwningMachine> = {
        let noCode = Makings.noCode
        return Making<OwningMachine>(
            parent: { OwningMachine(isIntercepted: $0 == .intercepted) },
            proxy: { machine in
                let proxy =
                    machine.isIntercepted
                    ? InterceptingForwardingProxy() : ForwardingProxy<any MachineDelegate>()
                machine.delegate = proxy.object
                return proxy
            }, delegate: { $0 }, object: { $0 }, calls: { Calls(of: $0) }, timesSet: { _ in 0 },
            selectors: noCode.selectors, setInterceptor: { ($0 as! InterceptingForwardingProxy).interceptor = $1 },
            installForwardDelegate: { _, _, _ in nil })
    }()

    static let handWritten = Making<HandMachine>(
        parent: {
            switch $0 {
            case .plain: HandMachine()
            case .caching: CachingHandMachine()
            case .intercepted: InterceptedHandMachine()
            }
        },
        proxy: { HandProxy.proxy(for: $0) }, delegate: { $0 }, object: { $0 }, calls: { Calls(of: $0) },
        timesSet: { $0.timesSet },
        selectors: Selectors(
            started: HandProxy.started, moved: HandProxy.moved, stopped: HandProxy.stopped, wrote: HandProxy.wrote,
            mixed: HandProxy.mixed, said: HandProxy.said),
        setInterceptor: { ($0 as! InterceptingHandProxy).interceptor = $1 },
        installForwardDelegate: { machine, real, retained in
            HandProxy.installForwardDelegate(real, retainDelegate: retained, onProxyForObject: machine)
        })
}

/// A bench for a class of parents.
final class TypedBench<Parent: AnyObject & HasDelegate>: Bench, @unchecked Sendable {
    private let making: Making<Parent>
    private var keptParent: Parent?
    private weak var weakProxy: ForwardingProxy<Parent.DelegateType>?

    init(_ making: Making<Parent>, _ entry: Entry, _ receiver: ReceiverKind, _ parent: ParentKind) {
        self.making = making
        keptParent = making.parent(parent)
        super.init(entry, receiver)
        install()
    }

    private var typed: ForwardingProxy<Parent.DelegateType> { weakProxy! }

    override var nativeCalls: Calls { making.calls(keptParent!.delegate!) }
    override var proxy: AnyForwardingProxy { typed }
    override var interceptor: Interceptor? {
        get { nil }
        set { making.setInterceptor(typed, newValue) }
    }
    override func setDelegate(_ real: Real?, retained: Bool = false) {
        typed.setForwardToDelegate(real.map(making.delegate), retainDelegate: retained)
    }
    override var delegate: AnyObject? { typed.forwardToDelegate().map(making.object) }
    override var fallback: Real? {
        get { typed.fallbackTarget.map { making.object($0) as! Real } }
        set { typed.fallbackTarget = newValue.map(making.delegate) }
    }
    override func named(_ name: MessageSelector, _ stage: Stage) -> CallStream<[Any], Any> {
        stage == .sent ? typed.sentMessage(name) : typed.methodInvoked(name)
    }
    override func validating(_ name: MessageSelector) throws -> CallStream<[Any], Any> {
        try typed.sentMessageOrThrow(name)
    }
    private func stream<Element>(
        _ selector: TypedSelector<Parent.DelegateType, Element, Void>, _ stage: Stage
    ) -> MessageStream<Element> {
        stage == .sent ? typed.sentMessage(selector) : typed.methodInvoked(selector)
    }
    override func started(_ stage: Stage) -> MessageStream<Int> { stream(making.selectors.started, stage) }
    override func moved(_ stage: Stage) -> MessageStream<(Int, Double)> { stream(making.selectors.moved, stage) }
    override func stopped(_ stage: Stage) -> MessageStream<Int> { stream(making.selectors.stopped, stage) }
    override func wrote(_ stage: Stage) -> MessageStream<UnsafeMutablePointer<Int>> {
        stream(making.selectors.wrote, stage)
    }
    override func mixed(_ stage: Stage) -> MessageStream<(Int8, UInt16, Int32, Float, Bool, UInt64)> {
        stream(making.selectors.mixed, stage)
    }
    override func said(_ stage: Stage) -> MessageStream<(String, Any)> { stream(making.selectors.said, stage) }
    override var parent: AnyObject? {
        get { keptParent }
        set { keptParent = newValue as! Parent? }
    }
    override var parentOfProxy: AnyObject? {
        (typed as! DelegateProxy<Parent, Parent.DelegateType>).parentObject
    }
    override func setParentsDelegate(_ real: Real?) { keptParent!.delegate = real.map(making.delegate) }
    override var parentsDelegate: AnyObject? { keptParent!.delegate.map(making.object) }
    override var timesSet: Int { making.timesSet(keptParent!) }
    override func install() { weakProxy = making.proxy(keptParent!) }
    override func installForwardDelegate(_ real: Real, retained: Bool) -> SubscriptionToken? {
        making.installForwardDelegate(keptParent!, real, retained)
    }
}
