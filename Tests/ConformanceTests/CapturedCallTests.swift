import ConformanceHosts
import Dispatch
import Foundation
import Switchboard
import Synchronization
import TestSupport
import Testing

extension DeliverySuites {
    /// Calls that interceptors capture, and let proceed later or elsewhere (S1).
    @Suite struct CapturedCallTests {
        private typealias Proxy = ForwardingProxy<any ScreenDelegate>

        @Test func test_S1_aCapturedCallProceedsLaterAndElsewhere() async {
            let screen = RecordingScreen(), proxy = Proxy(forwardingTo: screen),
                parcels = CountedParcel.count.load(ordering: .relaxed)
            do {
                let captured = Mutex<
                    [CapturedCall<(String, CountedParcel, (Double, Int8)?, (Int) -> String), Void, Never>]
                >([])
                let capturing = proxy.intercept(ScreenDelegate.show) { call, _, _, _, _ in
                    let later = call.capture()
                    captured.withLock { $0.append(later) }
                }
                let heard = Log<String>()
                let inner = proxy.intercept(ScreenDelegate.show) { call, text, parcel, size, done in
                    heard.add("proceeds")
                    call.proceed(text + "!", parcel, size, done)
                }
                proxy.object.show("shown later, in a long text", CountedParcel("p"), (1.5, 2)) { "\($0)" }
                #expect(screen.log.isEmpty)
                let later = captured.withLock { $0.removeFirst() }
                capturing.cancel()
                #expect(later.requirement.selector?.name == "show(_:_:_:_:)")
                await Task.detached {
                    later.proceed()
                    later.proceed((later.arguments.0, CountedParcel("q"), nil, { "other \($0)" }))
                }.value
                #expect(heard.entries == ["proceeds", "proceeds"])
                #expect(
                    screen.log == [
                        "shown later, in a long text! p 1.5 2 3", "shown later, in a long text! q 0.0 0 other 3",
                    ])
                inner.cancel()
            }
            #expect(CountedParcel.count.load(ordering: .relaxed) == parcels)
        }

        @Test func test_S1_capturedCallsAnswerAndThrow() throws {
            let clerk = CountingClerk(), proxy = ForwardingProxy<any ClerkDelegate>(forwardingTo: clerk)
            var asked: CapturedCall<Int, Bool, Never>?, checked: CapturedCall<Int, Void, any Error>?
            let tokens = [
                proxy.intercept(ClerkDelegate.mayPay(_:)) { call, _ in
                    asked = call.capture()
                    return false
                },
                proxy.intercept(ClerkDelegate.check(_:)) { call, _ in checked = call.capture() },
            ]
            #expect(!proxy.object.mayPay(1))
            try proxy.object.check(9)
            #expect(asked!.proceed())
            #expect(!asked!.proceed(50))
            #expect(throws: CountingClerk.Refused()) { try checked!.proceed() }
            try checked!.proceed(1)
            withExtendedLifetime(tokens) {}
        }

        @Test func test_S1_capturedCallsOfTheWholeProxy() throws {
            let clerk = CountingClerk(), proxy = ForwardingProxy<any ClerkDelegate>(forwardingTo: clerk)
            var captured: [CapturedInvocation] = []
            let capturing = proxy.intercept { call in
                guard ["note(_:)", "title"].contains(call.requirement.selector?.name), let later = call.capture() else {
                    return try call.proceed()
                }
                captured.append(later)
                if call.requirement.kind == .getter { try call.proceed() }
            }
            proxy.object.note(4)
            proxy.object.title = "captured"
            #expect(proxy.object.title == "clerk")
            #expect(captured.map { "\($0.arguments)" } == ["[4]", "[\"captured\"]", "[]"])
            let results = try captured.map { try $0.proceed() }
            #expect(results[2] as? String == "captured")
            #expect(clerk.log == [4])
            capturing.cancel()
        }

        @Test func test_S1_anAsynchronousCallIsCaptured() async {
            let screen = RecordingScreen(), proxy = Proxy(forwardingTo: screen)
            let captured = Mutex<CapturedAsynchronousCall<Int, Int, Never>?>(nil)
            let capturing = proxy.intercept(ScreenDelegate.loaded(_:)) { call, number in
                let later = call.capture()
                captured.withLock { $0 = later }
                return 0
            }
            #expect(await proxy.object.loaded(21) == 0)
            capturing.cancel()
            let later = captured.withLock { $0! }
            #expect(await later.proceed() == 42)
            #expect(later.arguments == 21)
            #expect(screen.log == ["loaded 21"])
        }

        @Test func test_S2_aClosureThatEndsCanNotBeCaptured() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                let proxy = ForwardingProxy<any ClerkDelegate>(forwardingTo: CountingClerk())
                let token = proxy.intercept(ClerkDelegate.read(_:)) { call, _ in _ = call.capture() }
                withUnsafePointer(to: 1) { proxy.object.read($0) }
                withExtendedLifetime(token) {}
            }
            #expect(
                text(result).contains(
                    "can't capture a call of `read(_:)` of ConformanceHosts.ClerkDelegate: it takes `UnsafePointer<Int>`"
                ))
        }
    }
}
