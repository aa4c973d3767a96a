/// How a parent's delegate is read and set, in the types of both.
@usableFromInline protocol DelegateAccess {
    associatedtype ParentObject: AnyObject
    associatedtype Delegate
    /// Distinguishes what a parent may declare, if proxies need no class of their own for it: less than a word's size.
    static var number: UInt { get }
    static func get(_ parent: ParentObject) -> Delegate?
    static func set(_ delegate: Delegate?, _ parent: ParentObject)
}

/// The `delegate` of a parent.
@usableFromInline enum DelegateOf<ParentObject: HasDelegate>: DelegateAccess {
    @inlinable static var number: UInt { 0 }
    @inlinable static func get(_ parent: ParentObject) -> ParentObject.DelegateType? { parent.delegate }
    @inlinable static func set(_ delegate: ParentObject.DelegateType?, _ parent: ParentObject) {
        parent.delegate = delegate
    }
}

/// The `dataSource` of a parent.
@usableFromInline enum DataSourceOf<ParentObject: HasDataSource>: DelegateAccess {
    @inlinable static var number: UInt { 1 }
    @inlinable static func get(_ parent: ParentObject) -> ParentObject.DataSourceType? { parent.dataSource }
    @inlinable static func set(_ dataSource: ParentObject.DataSourceType?, _ parent: ParentObject) {
        parent.dataSource = dataSource
    }
}

/// The `prefetchDataSource` of a parent.
@usableFromInline enum PrefetchDataSourceOf<ParentObject: HasPrefetchDataSource>: DelegateAccess {
    @inlinable static var number: UInt { 2 }
    @inlinable static func get(_ parent: ParentObject) -> ParentObject.PrefetchDataSourceType? {
        parent.prefetchDataSource
    }
    @inlinable static func set(_ dataSource: ParentObject.PrefetchDataSourceType?, _ parent: ParentObject) {
        parent.prefetchDataSource = dataSource
    }
}
