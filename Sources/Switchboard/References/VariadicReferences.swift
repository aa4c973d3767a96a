// A variadic parameter is an array in Swift's calling convention: such functions differ in their types, but not in how
// they are called. Each form is there without and with `throws`, because Swift 6.3 crashes where a reference is
// converted to one with a type parameter for its error.

/// Returns a reference to a method with a variadic argument, as one that takes an array: pass it wherever you pass a
/// reference to a method.
///
/// ```swift
/// public protocol Scoreboard: AnyObject {
///     func add(_ points: Int...)
/// }
/// let proxy = ForwardingProxy<any Scoreboard>()
/// let added = proxy.sentMessage(variadic(Scoreboard.add)).subscribe { points in print(points.count) }
/// ```
///
/// - Parameter method: A reference to a method of the protocol whose only argument is variadic.
/// - Returns: The reference.
public func variadic<P, A, Result>(
    _ method: @escaping (P) -> (A...) -> Result
) -> (P) -> ([A]) -> Result {
    { unsafeBitCast(method($0), to: (([A]) -> Result).self) }
}

/// Returns a reference to a method that throws, with a variadic argument, as one that takes an array: pass it wherever
/// you pass a reference to a method.
///
/// ```swift
/// public protocol Scoreboard: AnyObject {
///     func add(_ points: Int...) throws
/// }
/// let proxy = ForwardingProxy<any Scoreboard>()
/// let added = proxy.sentMessage(variadic(Scoreboard.add)).subscribe { points in print(points.count) }
/// ```
///
/// - Parameter method: A reference to a method of the protocol whose only argument is variadic.
/// - Returns: The reference.
public func variadic<P, A, Result>(
    _ method: @escaping (P) -> (A...) throws -> Result
) -> (P) -> ([A]) throws -> Result {
    { unsafeBitCast(method($0), to: (([A]) throws -> Result).self) }
}

/// Returns a reference to a method whose last argument is variadic, as one that takes an array there.
///
/// ```swift
/// public protocol Journal: AnyObject {
///     func write(_ text: String, tags: String...)
/// }
/// let proxy = ForwardingProxy<any Journal>()
/// let written = proxy.sentMessage(variadic(Journal.write(_:tags:))).subscribe { text, tags in print(tags.count) }
/// ```
///
/// - Parameter method: A reference to a method of the protocol with two arguments, of which the last one is variadic.
/// - Returns: The reference.
public func variadic<P, A, B, Result>(
    _ method: @escaping (P) -> (A, B...) -> Result
) -> (P) -> (A, [B]) -> Result {
    { unsafeBitCast(method($0), to: ((A, [B]) -> Result).self) }
}

/// Returns a reference to a method that throws and whose last argument is variadic, as one that takes an array there.
///
/// ```swift
/// public protocol Journal: AnyObject {
///     func write(_ text: String, tags: String...) throws
/// }
/// let proxy = ForwardingProxy<any Journal>()
/// let written = proxy.sentMessage(variadic(Journal.write(_:tags:))).subscribe { text, tags in print(tags.count) }
/// ```
///
/// - Parameter method: A reference to a method of the protocol with two arguments, of which the last one is variadic.
/// - Returns: The reference.
public func variadic<P, A, B, Result>(
    _ method: @escaping (P) -> (A, B...) throws -> Result
) -> (P) -> (A, [B]) throws -> Result {
    { unsafeBitCast(method($0), to: ((A, [B]) throws -> Result).self) }
}

/// Returns a reference to a method whose first argument is variadic, as one that takes an array there.
///
/// ```swift
/// public protocol Printer: AnyObject {
///     func show(_ lines: String..., count: Int)
/// }
/// let proxy = ForwardingProxy<any Printer>()
/// let shown = proxy.sentMessage(variadic(Printer.show(_:count:))).subscribe { lines, count in print(count) }
/// ```
///
/// - Parameter method: A reference to a method of the protocol with two arguments, of which the first one is variadic.
/// - Returns: The reference.
public func variadic<P, A, B, Result>(
    _ method: @escaping (P) -> (A..., B) -> Result
) -> (P) -> ([A], B) -> Result {
    { unsafeBitCast(method($0), to: (([A], B) -> Result).self) }
}

/// Returns a reference to a method that throws and whose first argument is variadic, as one that takes an array there.
///
/// ```swift
/// public protocol Printer: AnyObject {
///     func show(_ lines: String..., count: Int) throws
/// }
/// let proxy = ForwardingProxy<any Printer>()
/// let shown = proxy.sentMessage(variadic(Printer.show(_:count:))).subscribe { lines, count in print(count) }
/// ```
///
/// - Parameter method: A reference to a method of the protocol with two arguments, of which the first one is variadic.
/// - Returns: The reference.
public func variadic<P, A, B, Result>(
    _ method: @escaping (P) -> (A..., B) throws -> Result
) -> (P) -> ([A], B) throws -> Result {
    { unsafeBitCast(method($0), to: (([A], B) throws -> Result).self) }
}
