import RxTestHosts
import SwitchboardRx
import TestHosts
import XCTest

/// What happens to streams at the end of a parent.
final class ParentEndTests: XCTestCase {
    private let recorder = Recorder()

    @inline(never)
    private func withDownload(_ body: (Download) -> Void) {
        let download = Download()
        body(download)
        withExtendedLifetime(download) {}
    }

    func testStreamsCompleteWithTheParent() {
        withDownload { download in
            _ = download.rx.willStart.record(recorder, "by name ")
            _ = download.rx.didEndByReference.record(recorder, "by reference ")
            download.run("a")
        }
        XCTAssertEqual(
            recorder.all.sorted(),
            [
                "by name a", "by name completed", "by name disposed", "by reference 1", "by reference completed",
                "by reference disposed",
            ])
    }

    func testWhoSubscribesAfterTheEndGetsCompletion() {
        var stream: Observable<Int>?
        withDownload { stream = $0.rx.didEnd }
        XCTAssertEqual(stream?.events(), ["completed", "disposed"])
    }

    func testAStreamKeepsNeitherTheParentNorTheDelegate() {
        weak var weakDownload: Download?
        var stream: Observable<Int>?
        withDownload { download in
            weakDownload = download
            stream = download.rx.didEnd
        }
        XCTAssertNil(weakDownload)
        withExtendedLifetime(stream) {}
    }

    func testAHandlerIsLetGoAtTheEnd() {
        withDownload { download in
            let token = Token { [recorder] in recorder.note("handler let go") }
            _ = download.rx.didEnd.subscribe(onNext: { _ in token.touch() })
        }
        XCTAssertEqual(recorder.all, ["handler let go"])
    }

    func testAHandlerIsLetGoAtDisposal() {
        withDownload { download in
            let subscription = {
                let token = Token { [recorder] in recorder.note("handler let go") }
                return download.rx.didEnd.subscribe(onNext: { _ in token.touch() })
            }()
            XCTAssertEqual(recorder.all, [])
            subscription.dispose()
            XCTAssertEqual(recorder.all, ["handler let go"])
        }
    }

    // MARK: The end as a stream

    func testDeallocatingAndDeallocated() {
        withDownload { download in
            _ = download.rx.deallocated.record(recorder, "deallocated ")
            _ = download.rx.deallocating.record(recorder, "deallocating ")
            XCTAssertEqual(recorder.all, [])
        }
        XCTAssertEqual(
            recorder.all,
            [
                "deallocating ()", "deallocating completed", "deallocating disposed", "deallocated ()",
                "deallocated completed", "deallocated disposed",
            ])
    }

    func testTakeUntilDeallocated() {
        let subject = PublishSubject<Int>()
        withDownload { download in
            _ = subject.take(until: download.rx.deallocated).record(recorder)
            subject.onNext(1)
        }
        subject.onNext(2)
        XCTAssertEqual(recorder.all, ["1", "completed", "disposed"])
        XCTAssertFalse(subject.hasObservers)
    }

    func testWhoIsDisposedOfDoesNotHearOfTheEnd() {
        withDownload { download in
            download.rx.deallocated.record(recorder).dispose()
        }
        XCTAssertEqual(recorder.all, ["disposed"])
    }

    func testTheEndOfAnObjectThatIsGone() {
        var end: Observable<Void>?
        withDownload { end = $0.rx.deallocated }
        XCTAssertEqual(end?.events(), ["()", "completed", "disposed"])
    }
}
