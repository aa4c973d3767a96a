import SwitchboardRx

/// What an import tells.
public protocol ImporterDelegate: AnyObject {
    func importer(_ importer: Importer, willStart file: String)
    func importer(_ importer: Importer, didEnd file: String, lines: Int)
}

/// A class of this program with a delegate, as many have.
public final class Importer: HasDelegate, HasDeallocationHook, ReactiveCompatible {
    /// Who is told.
    public weak var delegate: (any ImporterDelegate)?

    deinit { print("deinit") }

    func run(_ file: String) {
        delegate?.importer(self, willStart: file)
        delegate?.importer(self, didEnd: file, lines: file.count)
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
        // Only for those who observe by name.
        try! register("importer(_:didEnd:lines:)", selector(ImporterDelegate.importer(_:didEnd:lines:)))
    }
}

extension Reactive where Base: Importer {
    var delegate: DelegateProxy<Importer, any ImporterDelegate> { RxImporterDelegateProxy.proxy(for: base) }

    /// By a reference to the method: the arguments have their types.
    var willStart: Observable<String> {
        delegate.sentMessage(ImporterDelegate.importer(_:willStart:)).asObservable().map { _, file in file }
    }

    /// By name, as RxCocoa does: the arguments are cast.
    var didEnd: Observable<(file: String, lines: Int)> {
        delegate.methodInvoked("importer(_:didEnd:lines:)").asObservable().map { arguments in
            (try castOrThrow(String.self, arguments[1]), try castOrThrow(Int.self, arguments[2]))
        }
    }
}

/// The real delegate, which works as before.
private final class Journal: ImporterDelegate {
    func importer(_ importer: Importer, willStart file: String) { print("delegate: \(file) starts") }
    func importer(_ importer: Importer, didEnd file: String, lines: Int) { print("delegate: \(file) ended") }
}

func aCustomClass() {
    let disposeBag = DisposeBag()
    let journal = Journal()
    do {
        let importer = Importer()
        importer.delegate = journal
        importer.rx.willStart
            .subscribe(onNext: { print("willStart: \($0)") }, onCompleted: { print("willStart: no more") })
            .disposed(by: disposeBag)
        importer.rx.didEnd
            .subscribe(onNext: { print("didEnd: \($0.file), \($0.lines) lines") })
            .disposed(by: disposeBag)
        importer.rx.deallocated
            .subscribe(onNext: { print("deallocated") })
            .disposed(by: disposeBag)
        importer.run("cities.csv")
        withExtendedLifetime(importer) { print("the importer goes") }
    }
    print("the importer is gone")
    withExtendedLifetime((journal, disposeBag)) {}
}
