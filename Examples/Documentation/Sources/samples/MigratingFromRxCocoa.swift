import SwitchboardRx

// sample: migrating-importer
public protocol ImporterDelegate: AnyObject {
    func importer(_ importer: Importer, willStart file: String)
    func importer(_ importer: Importer, didEnd file: String, lines: Int)
}

public final class Importer: HasDelegate, HasDeallocationHook, ReactiveCompatible {
    @WeakDelegate public var delegate: (any ImporterDelegate)?

    func run(_ file: String, lines: Int) {
        delegate?.importer(self, willStart: file)
        delegate?.importer(self, didEnd: file, lines: lines)
    }
}

final class RxImporterDelegateProxy:
    DelegateProxy<Importer, any ImporterDelegate>, DelegateProxyType, @unchecked Sendable
{
    init(importer: Importer) {
        super.init(parentObject: importer, delegateProxy: RxImporterDelegateProxy.self)
    }

    static func registerKnownImplementations() {
        register { RxImporterDelegateProxy(importer: $0) }
    }
}

extension Reactive where Base: Importer {
    var delegate: DelegateProxy<Importer, any ImporterDelegate> { RxImporterDelegateProxy.proxy(for: base) }

    var willStart: Observable<String> {
        delegate.sentMessage(ImporterDelegate.importer(_:willStart:)).asObservable().map { _, file in file }
    }

    var didEnd: Observable<(file: String, lines: Int)> {
        delegate.methodInvoked(ImporterDelegate.importer(_:didEnd:lines:)).asObservable()
            .map { _, file, lines in (file, lines) }
    }
}
// end

/// Prints each call.
final class ImportJournal: ImporterDelegate {
    func importer(_ importer: Importer, willStart file: String) { print("journal: \(file)") }
    func importer(_ importer: Importer, didEnd file: String, lines: Int) {}
}

// A table view, as far as the sample needs one.
public protocol RowsDelegate: AnyObject {
    func table(_ table: RowTable, didSelect row: Int)
}

public protocol RowsDataSource: AnyObject {
    func numberOfRows(in table: RowTable) -> Int
    func table(_ table: RowTable, textForRow row: Int) -> String
}

public final class RowTable: HasDelegate, HasDataSource, ReactiveCompatible {
    public weak var delegate: (any RowsDelegate)?
    public weak var dataSource: (any RowsDataSource)?

    func shown() -> [String] {
        guard let dataSource else { return [] }
        return (0..<dataSource.numberOfRows(in: self)).map { dataSource.table(self, textForRow: $0) }
    }

    func select(_ row: Int) { delegate?.table(self, didSelect: row) }
}

// sample: migrating-data-source
/// Provides empty content until a data source is set.
private final class NoRows: RowsDataSource, Sendable {
    static let shared = NoRows()
    func numberOfRows(in table: RowTable) -> Int { 0 }
    func table(_ table: RowTable, textForRow row: Int) -> String { fatalError("no data source was set") }
}

final class RxTableDataSourceProxy:
    DelegateProxy<RowTable, any RowsDataSource>, DelegateProxyType, @unchecked Sendable
{
    init(table: RowTable) {
        super.init(parentObject: table, delegateProxy: RxTableDataSourceProxy.self)
        fallbackTarget = NoRows.shared
    }

    static func registerKnownImplementations() { register { RxTableDataSourceProxy(table: $0) } }
}

/// The data source that `items` installs.
private final class Rows: RowsDataSource {
    var texts: [String] = []
    func numberOfRows(in table: RowTable) -> Int { texts.count }
    func table(_ table: RowTable, textForRow row: Int) -> String { texts[row] }
}

final class RxTableDelegateProxy: DelegateProxy<RowTable, any RowsDelegate>, DelegateProxyType, @unchecked Sendable {
    init(table: RowTable) { super.init(parentObject: table, delegateProxy: RxTableDelegateProxy.self) }
    static func registerKnownImplementations() { register { RxTableDelegateProxy(table: $0) } }
}

extension Reactive where Base: RowTable {
    func items(_ source: Observable<[String]>) -> any Disposable {
        let rows = Rows()
        let installed = RxTableDataSourceProxy.installForwardDelegate(
            rows, retainDelegate: true, onProxyForObject: base)
        let subscription = source.subscribe(onNext: { rows.texts = $0 })
        return Disposables.create(subscription, installed)
    }

    var itemSelected: ControlEvent<Int> {
        ControlEvent(
            events: RxTableDelegateProxy.proxy(for: base).methodInvoked(RowsDelegate.table(_:didSelect:)).asObservable()
                .map { _, row in row })
    }

    func setDelegate(_ delegate: any RowsDelegate) -> any Disposable {
        RxTableDelegateProxy.installForwardDelegate(delegate, retainDelegate: false, onProxyForObject: base)
    }
}
// end

/// A screen that is its table's delegate.
final class CitiesScreen: RowsDelegate {
    func table(_ table: RowTable, didSelect row: Int) { print("screen: row \(row)") }
}

// A navigation controller, as far as the sample needs one.
public final class Page: Sendable {
    let title: String
    init(_ title: String) { self.title = title }
}

public protocol NavigationDelegate: AnyObject {
    func navigation(_ controller: Navigation, willShow page: Page, animated: Bool)
    func navigation(_ controller: Navigation, didShow page: Page, animated: Bool)
}

public final class Navigation: HasDelegate, ReactiveCompatible {
    public weak var delegate: (any NavigationDelegate)?
    func show(_ page: Page) {
        delegate?.navigation(self, willShow: page, animated: true)
        delegate?.navigation(self, didShow: page, animated: true)
    }
}

// sample: migrating-navigation
/// Does nothing, like the optional methods that a UIKit delegate leaves out.
private final class NoNavigation: NavigationDelegate, Sendable {
    static let shared = NoNavigation()
    func navigation(_ controller: Navigation, willShow page: Page, animated: Bool) {}
    func navigation(_ controller: Navigation, didShow page: Page, animated: Bool) {}
}

final class RxNavigationDelegateProxy:
    DelegateProxy<Navigation, any NavigationDelegate>, DelegateProxyType, @unchecked Sendable
{
    init(controller: Navigation) {
        super.init(parentObject: controller, delegateProxy: RxNavigationDelegateProxy.self)
        fallbackTarget = NoNavigation.shared
    }

    static func registerKnownImplementations() { register { RxNavigationDelegateProxy(controller: $0) } }
}

extension Reactive where Base: Navigation {
    typealias ShowEvent = (page: Page, animated: Bool)

    var willShow: ControlEvent<ShowEvent> {
        let source: Observable<ShowEvent> = RxNavigationDelegateProxy.proxy(for: base)
            .sentMessage(NavigationDelegate.navigation(_:willShow:animated:)).asObservable()
            .map { _, page, animated in (page, animated) }
        return ControlEvent(events: source)
    }
}
// end

// A contact picker, as far as the sample needs one.
public protocol PickerDelegate: AnyObject {
    func picker(_ picker: Picker, didSelect contact: String)
    func picker(_ picker: Picker, didSelect contacts: [String])
}

public final class Picker: HasDelegate, ReactiveCompatible {
    public weak var delegate: (any PickerDelegate)?
    func choose(_ contact: String) { delegate?.picker(self, didSelect: contact) }
    func choose(_ contacts: [String]) { delegate?.picker(self, didSelect: contacts) }
}

// sample: migrating-picker
extension Reactive where Base: Picker {
    var didSelectContact: Observable<String> {
        DelegateProxy<Picker, any PickerDelegate>.proxy(for: base)
            .methodInvoked(
                PickerDelegate.picker(_:didSelect:) as (any PickerDelegate) -> (Picker, String) -> Void
            )
            .asObservable().map { _, contact in contact }
    }

    var didSelectContacts: Observable<[String]> {
        DelegateProxy<Picker, any PickerDelegate>.proxy(for: base)
            .methodInvoked(
                PickerDelegate.picker(_:didSelect:) as (any PickerDelegate) -> (Picker, [String]) -> Void
            )
            .asObservable().map { _, contacts in contacts }
    }
}
// end

// A map view, as far as the sample needs one.
public protocol MapDelegate: AnyObject {
    func map(_ map: Map, colorFor overlay: String) -> String
    func map(_ map: Map, regionDidChangeAnimated animated: Bool)
}

public final class Map: HasDelegate, ReactiveCompatible {
    public weak var delegate: (any MapDelegate)?
    func draw(_ overlay: String) -> String { delegate?.map(self, colorFor: overlay) ?? "nothing" }
    func move(animated: Bool) { delegate?.map(self, regionDidChangeAnimated: animated) }
}

final class MapColors: MapDelegate {
    func map(_ map: Map, colorFor overlay: String) -> String { "blue" }
    func map(_ map: Map, regionDidChangeAnimated animated: Bool) {}
}

// sample: migrating-map
extension Reactive where Base: Map {
    var delegate: DelegateProxy<Map, any MapDelegate> { DelegateProxy<Map, any MapDelegate>.proxy(for: base) }

    var regionDidChange: ControlEvent<Bool> {
        ControlEvent(
            events: delegate.methodInvoked(MapDelegate.map(_:regionDidChangeAnimated:)).asObservable().map { $1 })
    }

    /// The delegate's results. RxCocoa can't observe these.
    var colors: Observable<String> {
        delegate.methodInvoked(MapDelegate.map(_:colorFor:)).withOutcome.asObservable().compactMap { _, outcome in
            if case .returned(let color) = outcome { color } else { nil }
        }
    }
}
// end

// sample: migrating-by-name
extension Reactive where Base: Importer {
    var lines: Observable<Int> {
        delegate.methodInvoked(ImporterDelegate.importer(_:didEnd:lines:)).boxedArguments.asObservable()
            .map { arguments in try castOrThrow(Int.self, arguments[2]) }
    }
}
// end

@MainActor func runMigratingFromRxCocoa() async throws {
    await sample("migrating-import") {
        // sample: migrating-import
        let disposeBag = DisposeBag()
        let journal = ImportJournal()
        var importer: Importer? = Importer()
        importer?.delegate = journal
        importer?.rx.willStart
            .subscribe(onNext: { print("will start \($0)") }, onCompleted: { print("no more") })
            .disposed(by: disposeBag)
        importer?.rx.didEnd.subscribe(onNext: { print("\($0.lines) lines") }).disposed(by: disposeBag)
        importer?.rx.deallocated.subscribe(onNext: { print("deallocated") }).disposed(by: disposeBag)
        importer?.run("cities.csv", lines: 7)
        importer = nil
        // end
        withExtendedLifetime((journal, disposeBag)) {}
    }

    await sample("migrating-table") {
        // sample: migrating-table
        let disposeBag = DisposeBag()
        let (table, screen) = (RowTable(), CitiesScreen())
        table.rx.items(Observable.just(["Lisbon", "Zagreb"])).disposed(by: disposeBag)
        table.rx.itemSelected.subscribe(onNext: { print("selected \($0)") }).disposed(by: disposeBag)
        table.rx.setDelegate(screen).disposed(by: disposeBag)
        print(table.shown())
        table.select(1)
        // end
        withExtendedLifetime((screen, disposeBag)) {}
    }

    await sample("migrating-others") {
        let disposeBag = DisposeBag()
        let (navigation, picker, map, colors) = (Navigation(), Picker(), Map(), MapColors())
        map.delegate = colors
        navigation.rx.willShow.subscribe(onNext: { print("will show \($0.page.title)") }).disposed(by: disposeBag)
        picker.rx.didSelectContact.subscribe(onNext: { print("one: \($0)") }).disposed(by: disposeBag)
        picker.rx.didSelectContacts.subscribe(onNext: { print("several: \($0)") }).disposed(by: disposeBag)
        map.rx.regionDidChange.subscribe(onNext: { print("moved, animated: \($0)") }).disposed(by: disposeBag)
        map.rx.colors.subscribe(onNext: { print("drawn in \($0)") }).disposed(by: disposeBag)
        navigation.show(Page("Home"))
        picker.choose("Ada")
        picker.choose(["Ada", "Grace"])
        map.move(animated: true)
        print(map.draw("river"))
        withExtendedLifetime((disposeBag, colors)) {}
    }

    await sample("migrating-by-name") {
        let importer = Importer()
        let subscription = importer.rx.lines.subscribe(onNext: { print($0) })
        importer.run("cities.csv", lines: 7)
        subscription.dispose()
    }
}
