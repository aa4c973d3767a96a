import Foundation
import SwitchboardRx
import XCTest

final class ReactiveTests: XCTestCase {
    final class Label: ReactiveCompatible {
        var text = ""
        var number: Int? = nil
    }

    struct Style: ReactiveCompatible {
        let name: String
    }

    func testBinderSetsOnTheMainQueue() {
        let label = Label()
        let binder = Binder<String>(label) { label, text in
            MainScheduler.ensureExecutingOnScheduler()
            label.text = text
        }
        binder.onNext("a")
        XCTAssertEqual(label.text, "a")
        let done = expectation(description: "done")
        onThreads(1) { _ in
            binder.asObserver().onNext("b")
            DispatchQueue.main.async { done.fulfill() }
        }
        wait(for: [done], timeout: 10)
        XCTAssertEqual(label.text, "b")
        binder.onCompleted()
    }

    func testBinderOnAScheduler() {
        let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "test")
        let label = Label()
        let done = expectation(description: "done")
        let binder = Binder<String>(label, scheduler: scheduler) { label, text in
            label.text = text
            done.fulfill()
        }
        binder.onNext("a")
        wait(for: [done], timeout: 10)
        XCTAssertEqual(label.text, "a")
    }

    func testBinderDoesNotKeepItsTarget() {
        let recorder = Recorder()
        var label: Label? = Label()
        weak let weakLabel = label
        let binder = Binder<String>(label!) { _, text in recorder.note(text) }
        binder.onNext("a")
        label = nil
        XCTAssertNil(weakLabel)
        binder.onNext("b")
        XCTAssertEqual(recorder.all, ["a"])
    }

    func testPropertiesAreBinders() {
        let label = Label()
        _ = Observable.of("a", "b").subscribe(label.rx.text)
        _ = Observable<Int?>.of(1, 2).subscribe(label.rx.number)
        XCTAssertEqual(label.text, "b")
        XCTAssertEqual(label.number, 2)
    }

    func testExtensions() {
        XCTAssertEqual(Style(name: "bold").rx.length, 4)
        XCTAssertEqual(Style.rx.kind, "style")
        let object = NSObject()
        XCTAssertTrue(object.rx.base === object)
    }
}

extension Reactive where Base == ReactiveTests.Style {
    var length: Int { base.name.count }

    static var kind: String { "style" }
}
