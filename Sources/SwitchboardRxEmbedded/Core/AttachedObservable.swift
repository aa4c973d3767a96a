/// A stream of events from outside this module, which go directly to the subscriber. It never fails.
package final class AttachedObservable<Element>: Observable<Element> {
    package typealias Attach = (
        _ onNext: @escaping (Element) -> Void, _ onCompleted: (() -> Void)?, _ onDisposed: (() -> Void)?
    ) -> any Disposable

    private let attaching: Attach

    /// A stream that calls `attach` at each subscription.
    ///
    /// - Parameter attach: Makes elements go to `onNext` from now on, then at most one end to `onCompleted`, one at a
    ///   time, and keeps the closures until then. It returns a disposable that ends this: after disposal nothing comes
    ///   on this thread. The disposable need not be kept. After an end or disposal it keeps none of the closures, and
    ///   has called `onDisposed` once.
    package init(_ attach: @escaping Attach) {
        attaching = attach
        super.init()
    }

    override func attach(_ sink: Sink<Element>) -> any Disposable {
        attaching({ sink.next($0) }, { sink.complete() }, nil)
    }

    override func attach(
        onNext: ((Element) -> Void)?, onError: ((any Error) -> Void)?, onCompleted: (() -> Void)?,
        onDisposed: (() -> Void)?
    ) -> any Disposable {
        guard let onNext else { return attaching({ _ in }, onCompleted, onDisposed) }
        return attaching(onNext, onCompleted, onDisposed)
    }
}
