/// A stream of events from outside this module, which go directly to the subscriber.
package final class AttachedObservable<Element>: Observable<Element> {
    private let attaching: (Sink<Element>) -> any Disposable

    /// A stream that calls `attach` at each subscription.
    ///
    /// - Parameter attach: Makes elements go to the sink from now on, then at most one end, and keeps the sink until
    ///   then. It returns a disposable that ends this: after disposal nothing comes on this thread. The sink holds the
    ///   disposable.
    package init(_ attach: @escaping (Sink<Element>) -> any Disposable) {
        attaching = attach
        super.init()
    }

    override func attach(_ sink: Sink<Element>) -> any Disposable { attaching(sink) }
}
