import LanguageMode5
import Switchboard
import TestProtocols
import TestSupport
import XCTest

/// Modules of both language modes reference the same methods, whose closures have `@Sendable` in one of them.
final class LanguageModeTests: XCTestCase {
    typealias Proxy = ForwardingProxy<any LoopDelegate>

    override func setUpWithError() throws { try skipWithoutEntryStubs() }

    private func references() throws(ObservationError) {
        _ = try Proxy.selector(LoopDelegate.execute)
        _ = try Proxy.selector(LoopDelegate.maybe)
        _ = try Proxy.selector(LoopDelegate.onMain)
    }

    func test_anyOrderOfReferencesAndSymbols() throws {
        try OlderCode.references()
        try references()
        // By symbols.
        let token = Proxy().intercept { try $0.proceed() }
        try OlderCode.references()
        try references()
        token.cancel()
    }

    func test_observersOfBothModesGetTheCall() {
        let proxy = Proxy(forwardingTo: Loop())
        let log = Log<String>()
        let older = OlderCode.observe(proxy) { log.add($0) }
        let newer = proxy.sentMessage(LoopDelegate.execute).subscribe { job in
            log.add("newer")
            job()
        }
        proxy.object.execute { log.add("job") }
        XCTAssertEqual(log.take(), ["older", "job", "newer", "job", "job"])
        proxy.object.maybe({ log.add("job \($0)") }, 4)
        proxy.object.maybe(nil, 5)
        XCTAssertEqual(log.take(), ["older 4", "job 4", "job 5", "older 5"])
        withExtendedLifetime((older, newer)) {}
    }

    /// What a function does is another type still.
    func test_otherFunctionsAreRefused() throws {
        _ = try Proxy.selector(LoopDelegate.other)
        XCTAssertThrowsError(
            try Proxy.selector(LoopDelegate.other as (any LoopDelegate) -> (@escaping () -> Int) -> Void)
        ) {
            guard case .argument? = ($0 as? ObservationError)?.reason else { return XCTFail("\($0)") }
        }
    }
}
