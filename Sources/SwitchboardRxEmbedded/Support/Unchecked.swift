/// A value that is passed to another thread.
///
/// Unchecked, because the closures and elements of streams are not `Sendable`. A caller that asks for another thread,
/// with `observe(on:)`, `subscribe(on:)` or a scheduler, is responsible for the values that go there. The thread that
/// made the box does not use the value at the same time.
struct Unchecked<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}
