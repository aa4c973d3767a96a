extension ObservableType {
    /// Returns a stream of a closure's results for the elements. They arrive on this stream's thread.
    ///
    /// ```swift
    /// positions.map { "\(Int($0 * 100)) %" }
    /// ```
    ///
    /// - Parameter transform: The closure. An error that it throws ends the stream.
    /// - Returns: The stream.
    public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Observable<Result> {
        Operator(asObservable()) { MapSink(transform, $0) }
    }

    /// Returns a stream of a closure's results for the elements, without nil. They arrive on this stream's thread.
    ///
    /// ```swift
    /// names.compactMap { Int($0) }
    /// ```
    ///
    /// - Parameter transform: The closure. An error that it throws ends the stream.
    /// - Returns: The stream.
    public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Observable<Result> {
        Operator(asObservable()) { CompactMapSink(transform, $0) }
    }

    /// Returns a stream of a closure's results for its previous result and each element. They arrive on this stream's
    /// thread.
    ///
    /// ```swift
    /// numbers.scan(0) { sum, number in sum + number }
    /// ```
    ///
    /// - Parameters:
    ///   - seed: The first "previous result".
    ///   - accumulator: The closure. An error that it throws ends the stream.
    /// - Returns: The stream.
    public func scan<Result>(
        _ seed: Result, accumulator: @escaping (Result, Element) throws -> Result
    ) -> Observable<Result> {
        Operator(asObservable()) { sink in
            ScanSink(seed, { value, element in value = try accumulator(value, element) }, sink)
        }
    }

    /// Returns a stream of the values of an accumulator, after a closure has updated it with each element. They arrive
    /// on this stream's thread.
    ///
    /// ```swift
    /// names.scan(into: [String]()) { list, name in list.append(name) }
    /// ```
    ///
    /// - Parameters:
    ///   - seed: The accumulator's first value.
    ///   - accumulator: The closure. An error that it throws ends the stream.
    /// - Returns: The stream.
    public func scan<Result>(
        into seed: Result, accumulator: @escaping (inout Result, Element) throws -> Void
    ) -> Observable<Result> {
        Operator(asObservable()) { ScanSink(seed, accumulator, $0) }
    }
}

/// An operator that subscribes one sink to one source.
final class Operator<Input, Output>: Producer<Output> {
    private let source: Observable<Input>
    private let makeSink: (Sink<Output>) -> OperatorSink<Input, Output>

    init(_ source: Observable<Input>, _ makeSink: @escaping (Sink<Output>) -> OperatorSink<Input, Output>) {
        self.source = source
        self.makeSink = makeSink
    }

    override func run(_ sink: Sink<Output>) -> any Disposable {
        makeSink(sink).attach(to: source)
    }
}

private final class MapSink<Element, Output>: OperatorSink<Element, Output> {
    private let transform: (Element) throws -> Output

    init(_ transform: @escaping (Element) throws -> Output, _ downstream: Sink<Output>) {
        self.transform = transform
        super.init(downstream)
    }

    override func next(_ element: Element) {
        do {
            forward(try transform(element))
        } catch {
            fail(error)
        }
    }
}

private final class CompactMapSink<Element, Output>: OperatorSink<Element, Output> {
    private let transform: (Element) throws -> Output?

    init(_ transform: @escaping (Element) throws -> Output?, _ downstream: Sink<Output>) {
        self.transform = transform
        super.init(downstream)
    }

    override func next(_ element: Element) {
        do {
            if let output = try transform(element) {
                forward(output)
            }
        } catch {
            fail(error)
        }
    }
}

private final class ScanSink<Element, Output>: OperatorSink<Element, Output> {
    private var value: Output
    private let accumulate: (inout Output, Element) throws -> Void

    init(
        _ seed: Output, _ accumulate: @escaping (inout Output, Element) throws -> Void, _ downstream: Sink<Output>
    ) {
        value = seed
        self.accumulate = accumulate
        super.init(downstream)
    }

    override func next(_ element: Element) {
        do {
            try accumulate(&value, element)
            forward(value)
        } catch {
            fail(error)
        }
    }
}
