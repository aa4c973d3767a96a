/// A class with a delegate that a proxy can replace.
///
/// ```swift
/// extension Downloader: HasDelegate {}     // it has `weak var delegate: (any DownloaderDelegate)?`
/// ```
///
/// The compiler reports the following errors if more is needed; this is what to write then. The same goes for
/// `HasDataSource` and `HasPrefetchDataSource`.
///
/// - **"conformance of 'Dial' to protocol 'HasDelegate' crosses into main actor-isolated code"**: a class of the main
///   actor must conform on the main actor. Its proxies are then made there.
///   ```swift
///   extension Dial: @MainActor HasDelegate {}
///   ```
/// - **"extension declares a conformance of imported type ..."** (a warning): a class of another module.
///   ```swift
///   extension Importer: @retroactive HasDelegate {}
///   ```
/// - **"setter for property 'delegate' must be declared public ..."**, or the same about the property itself: the class
///   is public, but its property, or the setter, is not (`public internal(set)`, `internal`). Write, in place of the
///   conformance, a proxy class in the module that can set the property. For a `private(set)` property, write it in the
///   same file.
///   ```swift
///   static func currentDelegate(for importer: Importer) -> (any ImporterDelegate)? { importer.delegate }
///   static func setCurrentDelegate(_ delegate: (any ImporterDelegate)?, to importer: Importer) { importer.delegate =
///   delegate }
///   ```
///   `DelegateProxyType` shows the whole class.
/// - The same error for a class that takes its delegate in `init` and makes it read-only: no proxy can replace this
///   delegate, but a proxy can be the delegate that the class is made with.
///   ```swift
///   let (importer, proxy) = try ForwardingProxy<any ImporterDelegate>.makeParent { Importer(delegate: $0) }
///   ```
///   For `URLSession`, `SwitchboardFoundationNetworking` has `URLSession.proxied(_:)`.
public protocol HasDelegate: AnyObject {
    /// The delegate's type: `any P`, or `any P & Q`.
    associatedtype DelegateType

    /// The delegate. If the property becomes nil when the delegate goes away (a `weak` property), nothing else is
    /// needed.
    var delegate: DelegateType? { get set }
}

/// A class with a data source that a proxy can replace. `HasDelegate` explains the compiler's errors.
public protocol HasDataSource: AnyObject {
    /// The data source's type: `any P`, or `any P & Q`.
    associatedtype DataSourceType

    /// The data source.
    var dataSource: DataSourceType? { get set }
}

/// A class with a prefetch data source that a proxy can replace. `HasDelegate` explains the compiler's errors.
public protocol HasPrefetchDataSource: AnyObject {
    /// The prefetch data source's type: `any P`, or `any P & Q`.
    associatedtype PrefetchDataSourceType

    /// The prefetch data source.
    var prefetchDataSource: PrefetchDataSourceType? { get set }
}
