/// A class with a `delegate` property that a proxy can replace.
///
/// ```swift
/// extension Importer: HasDelegate {}  // it has `weak var delegate: (any ImporterDelegate)?`
/// let proxy = DelegateProxy<Importer, any ImporterDelegate>.proxy(for: importer)
/// ```
///
/// If the property has another name, write a computed `delegate` in the extension.
///
/// If the compiler reports one of these errors, write the following:
///
/// - **"conformance of 'Dial' to protocol 'HasDelegate' crosses into main actor-isolated code"**: the class belongs
///   to the main actor. Conform on the main actor, and make its proxies there.
///   ```swift
///   extension Dial: @MainActor HasDelegate {}
///   ```
/// - **"extension declares a conformance of imported type ..."** (a warning): the class belongs to another module.
///   ```swift
///   extension Importer: @retroactive HasDelegate {}
///   ```
/// - **"setter for property 'delegate' must be declared public ..."**, or a similar error about the property: the
///   class is public, and its property or setter isn't. In place of the conformance, write a proxy class in the
///   module that can set the property, with these members. ``DelegateProxyType`` shows the whole class. If the setter
///   is private, write the class in the parent's file.
///   ```swift
///   static func currentDelegate(for importer: Importer) -> (any ImporterDelegate)? { importer.delegate }
///   static func setCurrentDelegate(_ delegate: (any ImporterDelegate)?, to importer: Importer) {
///       importer.delegate = delegate
///   }
///   ```
/// - The same error for a class that takes its delegate in `init`, and then only reads it: make the class together
///   with its proxy.
///   ```swift
///   let (importer, proxy) = ForwardingProxy<any ImporterDelegate>.makeParent { Importer(delegate: $0) }
///   ```
///   For a `URLSession`, call `URLSession.proxied(_:)` of `SwitchboardFoundationNetworking`.
public protocol HasDelegate: AnyObject {
    /// The delegate type: `any P`, or `any P & Q`.
    associatedtype DelegateType

    /// The delegate.
    ///
    /// A `weak` property needs nothing else. If the property owns its delegate, the proxy owns it once it's
    /// installed.
    var delegate: DelegateType? { get set }
}

/// A class with a `dataSource` property that a proxy can replace.
///
/// ```swift
/// extension TableView: HasDataSource {}  // it has `weak var dataSource: (any TableViewDataSource)?`
/// let proxy = DelegateProxy<TableView, any TableViewDataSource>.proxy(for: tableView)
/// ```
///
/// ``HasDelegate`` lists the compiler's errors for conformances, and the remedies.
public protocol HasDataSource: AnyObject {
    /// The data source's type: `any P`, or `any P & Q`.
    associatedtype DataSourceType

    /// The data source.
    var dataSource: DataSourceType? { get set }
}

/// A class with a `prefetchDataSource` property that a proxy can replace.
///
/// ```swift
/// // It has `weak var prefetchDataSource: (any TableViewPrefetching)?`.
/// extension TableView: HasPrefetchDataSource {}
/// let proxy = DelegateProxy<TableView, any TableViewPrefetching>.proxy(for: tableView)
/// ```
///
/// ``HasDelegate`` lists the compiler's errors for conformances, and the remedies.
public protocol HasPrefetchDataSource: AnyObject {
    /// The prefetch data source's type: `any P`, or `any P & Q`.
    associatedtype PrefetchDataSourceType

    /// The prefetch data source.
    var prefetchDataSource: PrefetchDataSourceType? { get set }
}
