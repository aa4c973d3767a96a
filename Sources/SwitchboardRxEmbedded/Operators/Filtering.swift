extension ObservableType {
    /// The elements that `predicate` is true of, on the thread of the source. An error that it throws ends the stream.
    public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        Operator(asObservable()) { FilterSink(predicate, $0) }
    }

    /// All but the first `count` elements, on the thread of the source.
    public func skip(_ count: Int) -> Observable<Element> {
        Operator(asObservable()) { SkipSink(count, $0) }
    }

    /// The elements whose key is not equal to that of the element before, on the thread of the source.
    public func distinctUntilChanged<Key: Equatable>(
        _ keySelector: @escaping (Element) throws -> Key
    ) -> Observable<Element> {
        distinctUntilChanged(keySelector, comparer: { $0 == $1 })
    }

    /// The elements that `comparer` does not say are equal to the element before, on the thread of the source.
    public func distinctUntilChanged(
        _ comparer: @escaping (Element, Element) throws -> Bool
    ) -> Observable<Element> {
        distinctUntilChanged({ $0 }, comparer: comparer)
    }

    /// The elements whose key `comparer` does not say is equal to that of the element before, on the thread of the
    /// source. An error that a closure throws ends the stream.
    public func distinctUntilChanged<Key>(
        _ keySelector: @escaping (Element) throws -> Key, comparer: @escaping (Key, Key) throws -> Bool
    ) -> Observable<Element> {
        Operator(asObservable()) { DistinctSink(keySelector, comparer, $0) }
    }

    /// The elements whose property is not equal to that of the element before, on the thread of the source.
    public func distinctUntilChanged<Property: Equatable>(
        at keyPath: KeyPath<Element, Property>
    ) -> Observable<Element> {
        distinctUntilChanged { $0[keyPath: keyPath] == $1[keyPath: keyPath] }
    }
}

extension ObservableType where Element: Equatable {
    /// The elements that are not equal to the element before, on the thread of the source.
    public func distinctUntilChanged() -> Observable<Element> {
        distinctUntilChanged({ $0 }, comparer: { $0 == $1 })
    }
}

private final class FilterSink<Element>: OperatorSink<Element, Element> {
    private let predicate: (Element) throws -> Bool

    init(_ predicate: @escaping (Element) throws -> Bool, _ downstream: Sink<Element>) {
        self.predicate = predicate
        super.init(downstream)
    }

    override func next(_ element: Element) {
        do {
            if try predicate(element) {
                forward(element)
            }
        } catch {
            fail(error)
        }
    }
}

private final class SkipSink<Element>: OperatorSink<Element, Element> {
    private var remaining: Int

    init(_ count: Int, _ downstream: Sink<Element>) {
        remaining = count
        super.init(downstream)
    }

    override func next(_ element: Element) {
        if remaining <= 0 {
            forward(element)
        } else {
            remaining -= 1
        }
    }
}

private final class DistinctSink<Element, Key>: OperatorSink<Element, Element> {
    private let key: (Element) throws -> Key
    private let areEqual: (Key, Key) throws -> Bool
    private var last: Key?

    init(
        _ key: @escaping (Element) throws -> Key, _ areEqual: @escaping (Key, Key) throws -> Bool,
        _ downstream: Sink<Element>
    ) {
        self.key = key
        self.areEqual = areEqual
        super.init(downstream)
    }

    override func next(_ element: Element) {
        do {
            let key = try key(element)
            if let last, try areEqual(last, key) { return }
            last = key
        } catch {
            fail(error)
            return
        }
        forward(element)
    }
}
