#if Macros
    import SwitchboardRx
    import XCTest

    @DelegateProtocol
    protocol PrinterDelegate: AnyObject {
        func printer(_ printer: Printer, willPrint page: Int)
        @DefaultResult(1) func copies(_ printer: Printer) -> Int
        func printer(_ printer: Printer, willWarmUpFor pages: Int) async
    }

    final class Printer: HasDelegate, ReactiveCompatible {
        weak var delegate: (any PrinterDelegate)?

        func warmUp(for pages: Int) async { await delegate?.printer(self, willWarmUpFor: pages) }

        func print(_ page: Int) {
            for _ in 0..<(delegate?.copies(self) ?? 1) { delegate?.printer(self, willPrint: page) }
        }
    }

    final class PrinterProxy: PrinterDelegateProxy<Printer>, @unchecked Sendable {}

    extension Reactive where Base: Printer {
        var willPrint: ControlEvent<Int> {
            ControlEvent(
                events: PrinterProxy.proxy(for: base).methodInvoked(PrinterDelegate.printer(_:willPrint:))
                    .asObservable()
                    .map { _, page in page })
        }

        var willPrintByName: Observable<Int> {
            PrinterProxy.proxy(for: base).sentMessage("printer(_:willPrint:)").asObservable().map { arguments in
                try castOrThrow(Int.self, arguments[1])
            }
        }

        func setDelegate(_ delegate: any PrinterDelegate) -> any Disposable {
            PrinterProxy.installForwardDelegate(delegate, retainDelegate: false, onProxyForObject: base)
        }
    }

    /// Proxy classes that the macro makes give Observables, too, where nothing but SwitchboardRx is imported.
    final class GeneratedProxyTests: XCTestCase {
        func testGeneratedProxies() {
            let recorder = Recorder()
            let (printer, office) = (Printer(), Office(recorder))
            let subscriptions = [
                printer.rx.willPrint.record(recorder, "invoked "), printer.rx.willPrintByName.record(recorder, "sent "),
                printer.rx.setDelegate(office),
            ]
            printer.print(3)
            XCTAssertEqual(recorder.take(), ["sent 3", "office 3", "invoked 3", "sent 3", "office 3", "invoked 3"])
            for subscription in subscriptions { subscription.dispose() }
            printer.print(4)
            XCTAssertEqual(recorder.take(), ["invoked disposed", "sent disposed"])
            withExtendedLifetime(office) {}
        }

        func testAnAsynchronousMethod() async {
            let recorder = Recorder()
            let (printer, office) = (Printer(), Office(recorder))
            printer.delegate = office
            let proxy = PrinterProxy.proxy(for: printer)
            let bag = CompositeDisposable()
            _ = bag.insert(
                proxy.sentMessage(PrinterDelegate.printer(_:willWarmUpFor:)).asObservable().map { _, pages in pages }
                    .record(recorder, "sent "))
            _ = bag.insert(
                proxy.methodInvoked(PrinterDelegate.printer(_:willWarmUpFor:)).asObservable().map { _, pages in pages }
                    .record(recorder, "invoked "))
            await printer.warmUp(for: 2)
            XCTAssertEqual(recorder.take(), ["sent 2", "office warm", "invoked 2"])
            bag.dispose()
            withExtendedLifetime(office) {}
        }
    }

    private final class Office: PrinterDelegate {
        let recorder: Recorder
        init(_ recorder: Recorder) { self.recorder = recorder }
        func printer(_ printer: Printer, willPrint page: Int) { recorder.note("office \(page)") }
        func copies(_ printer: Printer) -> Int { 2 }
        func printer(_ printer: Printer, willWarmUpFor pages: Int) async { recorder.note("office warm") }
    }
#endif
