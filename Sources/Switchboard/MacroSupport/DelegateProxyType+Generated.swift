extension DelegateProxyType {
    /// Registers how to make a proxy for parents of the class `ParentObject`. In generated code, closures capture
    /// generic types, and so aren't `@Sendable`.
    ///
    /// - Parameter make: Makes a proxy for its parameter, on any thread.
    public static func _register(make: @escaping (ParentObject) -> Self) {
        register(unchecked: make)
    }
}
