extension ObservableType {
    /// Returns a stream that is made by a closure at each subscription.
    ///
    /// ```swift
    /// let values = Observable.deferred { [weak slider] in .just(slider?.value) }
    /// ```
    ///
    /// - Parameter observableFactory: The closure. It runs on the thread that subscribes. If it throws, the stream
    ///   fails with its error.
    /// - Returns: The stream.
    public static func deferred(
        _ observableFactory: @escaping () throws -> Observable<Element>
    ) -> Observable<Element> {
        Deferred(observableFactory)
    }
}

private final class Deferred<Element>: Producer<Element> {
    private let make: () throws -> Observable<Element>

    init(_ make: @escaping () throws -> Observable<Element>) {
        self.make = make
    }

    override func run(_ sink: Sink<Element>) -> any Disposable {
        do {
            return try make().attach(sink)
        } catch {
            sink.fail(error)
            return Disposables.create()
        }
    }
}
