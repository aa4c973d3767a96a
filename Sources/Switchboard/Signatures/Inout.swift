/// An `inout` argument, in a closure that references a method, and as observers, interceptors and stubs receive it.
///
/// ```swift
/// public protocol EditorDelegate: AnyObject {
///     func trim(_ text: inout String)
/// }
/// let proxy = ForwardingProxy<any EditorDelegate>()
/// let token = proxy.methodInvoked { editor in { (text: Inout<String>) in editor.trim(&text.value) } }
///     .subscribe { text in print(text.value) }
/// let interception = proxy.intercept({ editor in { (text: Inout<String>) in editor.trim(&text.value) } }) {
///     call, text in
///     text.value += " "
///     call.proceed()
/// }
/// ```
///
/// Before the call, `value` is what the caller passes, and after it, what the target has made of it. If you change it,
/// the caller's variable changes.
///
/// Don't keep it: it's valid until the call returns. A spy's recorded calls have a copy of the value that the caller
/// passed.
public struct Inout<Value> {
    // Swift passes such an argument by its address (swiftlang/swift, docs/ABI/CallingConvention.rst), so this is passed
    // in the same way.
    fileprivate var address: UnsafeMutablePointer<Value>

    /// The caller's variable. Use it on the thread that makes the call.
    public var value: Value {
        _read { yield address.pointee }
        nonmutating _modify { yield &address.pointee }
    }
}

extension Inout: CustomStringConvertible {
    /// The value as text.
    public var description: String { String(describing: value) }
}

extension Inout: InoutArgument {
    static var valueType: Any.Type { Value.self }

    static func keepValue(at argument: UnsafeMutableRawPointer) {
        let argument = argument.assumingMemoryBound(to: Self.self)
        let copy = UnsafeMutablePointer<Value>.allocate(capacity: 1)
        copy.initialize(to: argument.pointee.value)
        argument.pointee.address = copy
    }

    static func endValue(at argument: UnsafeMutableRawPointer) {
        let address = argument.assumingMemoryBound(to: Self.self).pointee.address
        address.deinitialize(count: 1)
        address.deallocate()
    }
}

extension Metadata {
    /// Whether a value of this type is an `Inout`, or a tuple with one.
    var containsInout: Bool {
        if case .tuple = kind { return tupleElements.contains { $0.type.containsInout } }
        return type is any InoutArgument.Type
    }
}
