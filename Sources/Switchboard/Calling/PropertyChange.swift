import CForwarding

// Changes in place, as in `delegate.items.append(item)`: they call neither getter nor setter, but the property's
// `_modify`, which lends its caller the value. If a proxy's getter or setter may be heard, both are called instead.

/// A property of a delegate's protocol, whose getter and setter are known.
class ChangedProperty: @unchecked Sendable {
    /// Reads the property of a proxy, as any caller does.
    func begin(_ proxy: AnyForwardingProxy) -> PropertyChange { fatalError("Switchboard: a subclass begins.") }
}

/// A change that is under way.
class PropertyChange {
    /// Where the value is.
    let value: UnsafeMutableRawPointer

    init(_ value: UnsafeMutableRawPointer) { self.value = value }

    /// Sets the property to the changed value. Called once.
    func end() { fatalError("Switchboard: a subclass ends.") }
}

final class TypedProperty<Delegate, Value>: ChangedProperty, @unchecked Sendable {
    private let setter: KeyPathSetter<Delegate, Value>

    init(_ setter: KeyPathSetter<Delegate, Value>) { self.setter = setter }

    override func begin(_ proxy: AnyForwardingProxy) -> PropertyChange {
        let delegate = proxy.dispatchTable.existential(of: proxy, as: Delegate.self)
        let place = UnsafeMutablePointer<Value>.allocate(capacity: 1)
        place.initialize(to: delegate[keyPath: setter.path])
        return Change(of: delegate, place, setter)
    }

    private final class Change: PropertyChange {
        private var delegate: Delegate
        private let place: UnsafeMutablePointer<Value>
        private let setter: KeyPathSetter<Delegate, Value>

        init(of delegate: Delegate, _ place: UnsafeMutablePointer<Value>, _ setter: KeyPathSetter<Delegate, Value>) {
            self.delegate = delegate
            self.place = place
            self.setter = setter
            super.init(place)
        }

        override func end() {
            setter(&delegate, place.move())
            place.deallocate()
        }
    }
}

/// A property whose getter and setter are known by their types only.
final class LearntProperty: ChangedProperty, @unchecked Sendable {
    private let getter: Int
    private let setter: Int
    private let type: Metadata

    /// Precondition: these are the slots of the getter and the setter of a property of that type, which are known.
    init(getter: Int, setter: Int, _ type: Metadata) {
        self.getter = getter
        self.setter = setter
        self.type = type
    }

    override func begin(_ proxy: AnyForwardingProxy) -> PropertyChange {
        let place = UnsafeMutableRawPointer.allocate(byteCount: max(type.size, 1), alignment: max(type.alignment, 16))
        // There are no arguments to read.
        cffi_proxy_call(proxy.address, UInt32(getter), place, place)
        return Change(of: proxy, place, setter)
    }

    private final class Change: PropertyChange {
        private let proxy: AnyForwardingProxy
        private let setter: Int

        init(of proxy: AnyForwardingProxy, _ place: UnsafeMutableRawPointer, _ setter: Int) {
            self.proxy = proxy
            self.setter = setter
            super.init(place)
        }

        override func end() {
            cffi_proxy_call(proxy.address, UInt32(setter), value, value)
            value.deallocate()
        }
    }
}
