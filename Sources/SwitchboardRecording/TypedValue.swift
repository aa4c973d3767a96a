/// A value of a type that is known at run time only.
struct TypedValue {
    let value: Any
    /// Copies the value to memory for one of its type.
    let initialize: (UnsafeMutableRawPointer) -> Void

    init<Value>(_ value: Value) {
        self.value = value
        initialize = { $0.initializeMemory(as: Value.self, to: value) }
    }
}
