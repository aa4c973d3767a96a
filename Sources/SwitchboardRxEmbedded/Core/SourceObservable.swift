/// Something outside of this module that streams are made of.
package protocol SinkSource {
    /// The type of the elements.
    associatedtype Element

    /// Begins to hand elements to `sink`, then at most one end.
    ///
    /// - Returns: What ends that. The sink holds it until it is disposed of or ended.
    func attach(_ sink: SourceSink<Element>) -> any Disposable
}

/// A stream of what a source hands out.
package final class SourceObservable<Source: SinkSource>: Observable<Source.Element> {
    private let source: Source

    /// A stream that attaches to `source` at each subscription.
    package init(_ source: Source) {
        self.source = source
        super.init()
    }

    override func attach(_ sink: Sink<Source.Element>) -> any Disposable {
        let sink = SourceSink(sink)
        sink.assign(source.attach(sink))
        return sink
    }
}

/// What a source hands its elements to: one subscription, which passes nothing on once it is disposed of.
///
/// Unchecked, because what is downstream is not `Sendable`: a source that calls on several threads says so to its users.
package final class SourceSink<Element>: OperatorSink<Element, Element>, @unchecked Sendable {
    package override func next(_ element: Element) { forward(element) }
}
