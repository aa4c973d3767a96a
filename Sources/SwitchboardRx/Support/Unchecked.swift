/// An observer that is called on whichever thread makes a call.
///
/// Unchecked, because observers are not `Sendable`. The subscriber to a delegate's calls is responsible for the threads
/// that make them, as with RxCocoa's proxies.
struct Unchecked<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}
