extension ObservableType {
    /// A stream that is made at each subscription, by `observableFactory`, on the thread that subscribes. If the closure throws, the
    /// stream fails with its error.
    ///
    /// ```swift
    /// let values = Observable.deferred { [weak field] in .just(field?.text) }
    /// ```
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
