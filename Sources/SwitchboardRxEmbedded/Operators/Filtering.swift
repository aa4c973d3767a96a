extension ObservableType {
    /// Returns a stream of the elements for which a closure returns true. They arrive on this stream's thread.
    ///
    /// ```swift
    /// numbers.filter { $0 > 10 }
    /// ```
    ///
    /// - Parameter predicate: The closure. An error that it throws ends the stream.
    /// - Returns: The stream.
    public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        Operator(asObservable()) { FilterSink(predicate, $0) }
    }

    /// Returns a stream of all elements except the first ones. They arrive on this stream's thread.
    ///
    /// - Parameter count: The number of elements to drop.
    /// - Returns: The stream.
    public func skip(_ count: Int) -> Observable<Element> {
        Operator(asObservable()) { SkipSink(count, $0) }
    }

    /// Returns a stream of the elements whose key isn't equal to that of the element before. They arrive on this
    /// stream's thread.
    ///
    /// ```swift
    /// contacts.distinctUntilChanged { $0.name }
    /// ```
    ///
    /// - Parameter keySelector: A closure that returns an element's key. An error that it throws ends the stream.
    /// - Returns: The stream.
    public func distinctUntilChanged<Key: Equatable>(
        _ keySelector: @escaping (Element) throws -> Key
    ) -> Observable<Element> {
        distinctUntilChanged(keySelector, comparer: { $0 == $1 })
    }

    /// Returns a stream of the elements that aren't equal to the element before, as a closure compares them. They
    /// arrive on this stream's thread.
    ///
    /// - Parameter comparer: A closure that returns whether two elements are equal. An error that it throws ends the
    ///   stream.
    /// - Returns: The stream.
    public func distinctUntilChanged(
        _ comparer: @escaping (Element, Element) throws -> Bool
    ) -> Observable<Element> {
        distinctUntilChanged({ $0 }, comparer: comparer)
    }

    /// Returns a stream of the elements whose key isn't equal to that of the element before, as a closure compares the
    /// keys. They arrive on this stream's thread.
    ///
    /// - Parameters:
    ///   - keySelector: A closure that returns an element's key. An error that it throws ends the stream.
    ///   - comparer: A closure that returns whether two keys are equal. An error that it throws ends the stream.
    /// - Returns: The stream.
    public func distinctUntilChanged<Key>(
        _ keySelector: @escaping (Element) throws -> Key, comparer: @escaping (Key, Key) throws -> Bool
    ) -> Observable<Element> {
        Operator(asObservable()) { DistinctSink(keySelector, comparer, $0) }
    }

    /// Returns a stream of the elements whose property isn't equal to that of the element before. They arrive on this
    /// stream's thread.
    ///
    /// ```swift
    /// contacts.distinctUntilChanged(at: \.name)
    /// ```
    ///
    /// - Parameter keyPath: The property.
    /// - Returns: The stream.
    public func distinctUntilChanged<Property: Equatable>(
        at keyPath: KeyPath<Element, Property>
    ) -> Observable<Element> {
        distinctUntilChanged { $0[keyPath: keyPath] == $1[keyPath: keyPath] }
    }
}

extension ObservableType where Element: Equatable {
    /// Returns a stream of the elements that aren't equal to the element before. They arrive on this stream's thread.
    ///
    /// - Returns: The stream.
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
