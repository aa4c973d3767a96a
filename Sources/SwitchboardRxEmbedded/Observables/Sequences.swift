extension ObservableType {
    /// A stream of these elements, each of them sent on `scheduler`.
    public static func of(
        _ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        SequenceProducer(elements, scheduler)
    }

    /// A stream of the elements of `array`, each of them sent on `scheduler`.
    public static func from(
        _ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        SequenceProducer(array, scheduler)
    }

    /// A stream of the elements of `sequence`, each of them sent on `scheduler`.
    public static func from<Sequence: Swift.Sequence>(
        _ sequence: Sequence, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> where Sequence.Element == Element {
        SequenceProducer(sequence, scheduler)
    }

    /// A stream of `optional`, if there is one, sent before `subscribe` returns.
    public static func from(optional: Element?) -> Observable<Element> {
        if let optional { .just(optional) } else { .empty() }
    }
}

final class SequenceProducer<Elements: Sequence>: Producer<Elements.Element> {
    private let elements: Elements
    private let scheduler: any ImmediateSchedulerType

    init(_ elements: Elements, _ scheduler: any ImmediateSchedulerType) {
        self.elements = elements
        self.scheduler = scheduler
    }

    override func run(_ sink: Sink<Elements.Element>) -> any Disposable {
        if scheduler is CurrentThreadScheduler {
            let item = SequenceItem(elements.makeIterator(), sink)
            Trampoline.current.enqueue(item)
            return item.disposable
        }
        let flag = BooleanDisposable()
        let recursion = scheduler.scheduleRecursive(elements.makeIterator()) { iterator, recurse in
            var iterator = iterator
            if flag.isDisposed { return }
            if let element = iterator.next() {
                sink.next(element)
                recurse(iterator)
            } else {
                sink.complete()
            }
        }
        return Disposables.create(flag, recursion)
    }
}

/// Sends one element for each of its turns on the thread's trampoline.
private final class SequenceItem<Iterator: IteratorProtocol>: TrampolineItem {
    let disposable = BooleanDisposable()
    private var iterator: Iterator
    private let sink: Sink<Iterator.Element>

    init(_ iterator: Iterator, _ sink: Sink<Iterator.Element>) {
        self.iterator = iterator
        self.sink = sink
    }

    override func run() {
        let trampoline = Trampoline.current
        while !disposable.isDisposed {
            guard let element = iterator.next() else {
                sink.complete()
                return
            }
            sink.next(element)
            if !trampoline.isEmpty {
                trampoline.enqueue(self)
                return
            }
        }
    }
}
