import Dispatch
import Switchboard
import SwitchboardFoundation

// sample: delivery-types
/// The delegate of a scanner, which calls it on a queue of its own.
public protocol ScannerDelegate: AnyObject {
    func scanner(_ scanner: Scanner, didFind page: Int)
    func scanner(_ scanner: Scanner, mayScan page: Int) -> Bool
    func title(of page: Int) async -> String
}

public final class Scanner: @unchecked Sendable {
    public weak var delegate: (any ScannerDelegate)?
    let queue = DispatchQueue(label: "scanner")

    func scan(_ pages: ClosedRange<Int>) {
        queue.async { [self] in
            for page in pages where delegate?.scanner(self, mayScan: page) ?? true {
                delegate?.scanner(self, didFind: page)
            }
        }
    }
}

/// Belongs to the main actor, and so does its conformance.
@MainActor final class Screen: @MainActor ScannerDelegate {
    private(set) var pages: [Int] = []

    func scanner(_ scanner: Scanner, didFind page: Int) { pages.append(page) }
    func scanner(_ scanner: Scanner, mayScan page: Int) -> Bool { page != 2 }
    func title(of page: Int) async -> String { "page \(page) of \(pages.count)" }
}
// end

@MainActor func runDelivery() async throws {
    let scanner = Scanner(), screen = Screen()
    // sample: delivery-set
    let proxy = ForwardingProxy<any ScannerDelegate>()
    let answer = proxy.whenUnanswered(ScannerDelegate.scanner(_:mayScan:)) { scanner, page in page < 4 }
    proxy.setForwardToDelegate(screen, retainDelegate: false, deliverOn: MainActor.shared)
    scanner.delegate = proxy.object
    // end
    scanner.scan(1...9)
    await sample("delivery-wait") {
        // sample: delivery-wait
        scanner.queue.sync {}  // all calls have begun
        await proxy.delivered()  // and have reached the screen
        print(screen.pages, proxy.pendingCalls, proxy.droppedCalls)
        print(await proxy.object.title(of: 1))
        // end
    }
    await sample("delivery-blocking") {
        // sample: delivery-blocking
        answer.cancel()
        proxy.setForwardToDelegate(
            screen, retainDelegate: false, deliverOn: MainActor.shared, answers: .blocking)
        scanner.scan(1...3)
        while screen.pages.count < 5 { await Task.yield() }
        print(screen.pages)
        // end
    }
    await sample("delivery-errors") {
        // sample: delivery-errors
        do {
            try proxy.setForwardToDelegateOrThrow(
                screen, retainDelegate: false, deliverOn: .queue(DispatchQueue(label: "screen")))
        } catch {
            print(error)
        }
        // end
    }
    await sample("delivery-capture") {
        // sample: delivery-capture
        let pages = DispatchQueue(label: "pages")
        let postponing = proxy.intercept(ScannerDelegate.scanner(_:didFind:)) { call, scanner, page in
            let later = call.capture()
            pages.async { later.proceed() }
        }
        proxy.object.scanner(scanner, didFind: 12)
        pages.sync {}
        await proxy.delivered()
        print(screen.pages.last ?? 0)
        postponing.cancel()
        // end
    }
    await sample("delivery-calls") {
        // sample: delivery-calls
        var calls = proxy.calls().makeAsyncIterator()
        proxy.object.scanner(scanner, didFind: 13)
        print(await proxy.object.title(of: 13))
        for _ in 1...2 {
            guard let call = await calls.next() else { break }
            print(call.requirement, call.arguments?.last ?? "", call.outcome.map { "\($0)" } ?? "under way")
        }
        // end
    }
}
