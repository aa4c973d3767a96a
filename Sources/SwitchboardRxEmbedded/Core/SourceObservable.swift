/// Something outside of this module that streams are made of.
package protocol SinkSource {
    /// The type of the elements.
    associatedtype Element

    /// Begins to hand elements to `sink`, then at most one end; it keeps the sink until then.
    ///
    /// - Returns: What ends that: nothing comes on this thread once it was disposed of. The sink holds it.
    func attach(_ sink: Sink<Element>) -> any Disposable
}

/// A stream of what a source hands out: nothing stands between the source and whoever subscribes.
package final class SourceObservable<Source: SinkSource>: Observable<Source.Element> {
    private let source: Source

    /// A stream that attaches to `source` at each subscription.
    package init(_ source: Source) {
        self.source = source
        super.init()
    }

    override func attach(_ sink: Sink<Source.Element>) -> any Disposable { source.attach(sink) }
}
