/// A stream of what something outside of this module sends: nothing stands between that and whoever subscribes.
package final class AttachedObservable<Element>: Observable<Element> {
    private let attaching: (Sink<Element>) -> any Disposable

    /// A stream that calls `attach` at each subscription.
    ///
    /// - Parameter attach: Has elements handed to the sink from now on, then at most one end, and keeps the sink until then.
    ///   What it returns ends that: nothing comes on this thread once it was disposed of. The sink holds it.
    package init(_ attach: @escaping (Sink<Element>) -> any Disposable) {
        attaching = attach
        super.init()
    }

    override func attach(_ sink: Sink<Element>) -> any Disposable { attaching(sink) }
}
