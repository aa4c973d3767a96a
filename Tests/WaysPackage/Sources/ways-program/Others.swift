import Switchboard

// A protocol that is internal, and the proxy class that conforms to it by hand; a receiver of messages.

protocol HandDelegate: AnyObject { func tick(_ x: Int) -> Int }

final class HandProxy: DelegateProxy<Owner<any HandDelegate>, any HandDelegate>, DelegateProxyType, HandDelegate,
    @unchecked Sendable
{
    static let ticked = TypedSelector<any HandDelegate, Int, Int>("tick") { $0.tick($1) }

    static func implementedMethods() -> ImplementedMethods<any HandDelegate> { .forwarding(ticked) }
    static func registerKnownImplementations() { register { HandProxy(owner: $0) } }

    init(owner: Owner<any HandDelegate>) { super.init(parentObject: owner, delegateProxy: HandProxy.self) }

    func tick(_ x: Int) -> Int { forward(Self.ticked, with: x) { $0.tick(x) } }
}

final class Counter: MessageReceiver {
    private static let table = MethodTable { table in
        table.add("add:to:") { (_: Counter, first: Int, second: Int) in first + second }
    }

    var methods: MethodTable { Self.table }
}

typealias Comparator = @convention(c) (UnsafeRawPointer?, UnsafeRawPointer?) -> Int32
