import CForwarding

// Changes in place, as in `delegate.items.append(item)`: they call neither getter nor setter, but the property's
// `_modify`, which lends its caller the value. If a proxy's getter or setter may be heard, both are called instead.

/// A change that is under way.
final class PropertyChange {
    /// Where the value is.
    let value: UnsafeMutableRawPointer
    /// Sets the property to the changed value. Called once.
    let end: () -> Void

    init(_ value: UnsafeMutableRawPointer, _ end: @escaping () -> Void) {
        self.value = value
        self.end = end
    }
}

/// A property of a delegate's protocol, whose getter and setter are known.
final class ChangedProperty: @unchecked Sendable {
    /// Reads the property of a proxy, as any caller does.
    let begin: (AnyForwardingProxy) -> PropertyChange

    init<Delegate, Value>(_ setter: KeyPathSetter<Delegate, Value>) {
        begin = { proxy in
            var delegate = proxy.dispatchTable.existential(of: proxy, as: Delegate.self)
            let place = UnsafeMutablePointer<Value>.allocate(capacity: 1)
            place.initialize(to: delegate[keyPath: setter.path])
            return PropertyChange(place) {
                setter(&delegate, place.move())
                place.deallocate()
            }
        }
    }

    /// A property whose getter and setter are known by their types only. Precondition: these are the slots of the
    /// getter and the setter of a property of that type, which are known.
    init(getter: Int, setter: Int, _ type: Metadata) {
        begin = { proxy in
            let place = UnsafeMutableRawPointer.allocate(
                byteCount: max(type.size, 1), alignment: max(type.alignment, 16))
            // There are no arguments to read.
            cffi_proxy_call(proxy.address, UInt32(getter), place, place)
            return PropertyChange(place) {
                cffi_proxy_call(proxy.address, UInt32(setter), place, place)
                place.deallocate()
            }
        }
    }
}
