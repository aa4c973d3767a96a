/// A class with a delegate that a proxy can take the place of.
///
/// ```swift
/// extension Downloader: HasDelegate {}     // it has `weak var delegate: (any DownloaderDelegate)?`
/// ```
///
/// What the compiler says where that is not enough, and what to write then. The same goes for `HasDataSource` and
/// `HasPrefetchDataSource`.
///
/// - **"conformance of 'Dial' to protocol 'HasDelegate' crosses into main actor-isolated code"**: a class of the main actor
///   conforms on the main actor. Its proxies are made there, then.
///   ```swift
///   extension Dial: @MainActor HasDelegate {}
///   ```
/// - **"extension declares a conformance of imported type ..."** (a warning): a class of another module.
///   ```swift
///   extension URLSessionTask: @retroactive HasDelegate {}
///   ```
/// - **"setter for property 'delegate' must be declared public ..."**, or the property itself: a public class whose property,
///   or its setter, is not public (`public internal(set)`, `internal`). A proxy class of its own, in the module that can set
///   it, says how in place of a conformance. For a `private(set)` one it is in the same file.
///   ```swift
///   static func currentDelegate(for importer: Importer) -> (any ImporterDelegate)? { importer.delegate }
///   static func setCurrentDelegate(_ delegate: (any ImporterDelegate)?, to importer: Importer) { importer.delegate = delegate }
///   ```
///   `DelegateProxyType` shows the whole class.
/// - The same error for **`URLSession`**, or another class that takes its delegate in `init` and gives it only to be read: no
///   proxy can take the delegate's place, but one can take that of the tasks' delegates, with
///   ```swift
///   extension URLSessionTask: @retroactive HasDelegate {}
///   let proxy = DelegateProxy<URLSessionTask, any URLSessionTaskDelegate>.proxy(for: task)
///   ```
public protocol HasDelegate: AnyObject {
    /// The delegate's type: `any P`, or `any P & Q`.
    associatedtype DelegateType

    /// The delegate. A class that hears of its delegate's going (a `weak` property) needs nothing else.
    var delegate: DelegateType? { get set }
}

/// A class with a data source that a proxy can take the place of. `HasDelegate` says what to do about the compiler's errors.
public protocol HasDataSource: AnyObject {
    /// The data source's type: `any P`, or `any P & Q`.
    associatedtype DataSourceType

    /// The data source.
    var dataSource: DataSourceType? { get set }
}

/// A class with a prefetch data source that a proxy can take the place of. `HasDelegate` says what to do about the compiler's
/// errors.
public protocol HasPrefetchDataSource: AnyObject {
    /// The prefetch data source's type: `any P`, or `any P & Q`.
    associatedtype PrefetchDataSourceType

    /// The prefetch data source.
    var prefetchDataSource: PrefetchDataSourceType? { get set }
}

/// A class that looks at its delegate when it is set, and remembers what it found: for instance which optional protocol
/// it conforms to, or whether it is there at all.
///
/// A proxy has such a parent look again: it sets the delegate to nil and back to itself when a method gets its first
/// observer or loses its last one, and when the forward delegate changes. That happens on the thread that subscribes or
/// cancels, and a call that another thread makes in between finds no delegate: this is for classes that are used on one
/// thread, as user interfaces are. Other classes need it not.
public protocol CachesDelegate: AnyObject {}
