// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A clause says that two associated types are the same, and neither is known at first.
public protocol RecursiveDelegate: AnyObject {
    associatedtype Part: RecursiveDelegate where Part.Part == Part
    func count() -> Int
}

/// Its iterator comes from the standard library's protocol, whose method consumes the sequence.
public protocol ValueSequence<Element>: Sequence {
    func count() -> Int
}

/// Calls it as other modules do.
@inline(never) public func sumOfElements<Values: Sequence<Int>>(_ values: Values) -> Int {
    var sum = 0
    for value in values { sum += value }
    return sum + Array(values).count
}
