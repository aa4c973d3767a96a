/// An observer that calls come to on whatever threads make them.
///
/// Unchecked, because observers are not `Sendable`: whoever subscribes to the calls of a delegate answers for the threads
/// that make them, as with RxCocoa's proxies.
struct Unchecked<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}
