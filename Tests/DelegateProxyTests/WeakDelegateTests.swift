import Switchboard
import TestHosts
import TestSupport
import XCTest

private final class FinalRadio: HasDelegate {
    @WeakDelegate var delegate: (any RadioDelegate)? { didSet { changes += 1 } }
    var changes = 0
    let radio = Radio()
    func play(_ title: String) { delegate?.radio(radio, plays: title) }
}

private final class FinalView: HasDelegate {
    @WeakDelegate var delegate: (any ScrollViewDelegate)?
    let view = CollectionView()
}

private class OpenRadio: HasDelegate {
    @WeakDelegate var delegate: (any RadioDelegate)?
}

private final class CallingBack {
    @WeakDelegate var listener: Listener?
    @WeakDelegate var both: (any RadioDelegate & RadioSource)? = nil
}

private final class Listener: RadioDelegate, RadioSource {
    private(set) var titles: [String] = []
    func radio(_ radio: Radio, plays title: String) { titles.append(title) }
    func next() -> String { "song" }
}

private final class Selecting: CollectionViewDelegate {
    private(set) var selected: [Int] = []
    func collectionView(_ collectionView: CollectionView, didSelectItem item: Int) { selected.append(item) }
}

/// A property of one's own class that keeps its proxy.
final class WeakDelegateTests: XCTestCase {
    func test_R3_anAssignmentToAFinalClassKeepsTheProxy() throws {
        try skipWithoutEntryStubs()
        let parent = FinalRadio(), first = Listener(), second = Listener(), heard = Log<String>()
        parent.delegate = first
        XCTAssertTrue(parent.delegate === first)
        let proxy = DelegateProxy<FinalRadio, any RadioDelegate>.proxy(for: parent)
        let token = proxy.sentMessage(RadioDelegate.radio(_:plays:)).subscribe { heard.add($1) }
        XCTAssertTrue(proxy.staysInstalled)
        parent.play("one")
        parent.delegate = second
        XCTAssertTrue(parent.delegate === proxy.object)
        XCTAssertTrue(proxy.isInstalled)
        XCTAssertTrue(proxy.forwardToDelegate() === second)
        parent.play("two")
        parent.delegate = nil
        parent.play("three")
        parent.delegate = proxy.object
        XCTAssertNil(proxy.forwardToDelegate())
        XCTAssertEqual(heard.entries, ["one", "two", "three"])
        XCTAssertEqual([first.titles, second.titles], [["one"], ["two"]])
        XCTAssertEqual(parent.changes, 5)
        withExtendedLifetime(token) {}
    }

    func test_R3_theAssignedDelegateIsHeldWeakly() throws {
        try skipWithoutEntryStubs()
        let parent = FinalRadio()
        weak var ended: Listener?
        do {
            let listener = Listener()
            parent.delegate = listener
            ended = listener
            withExtendedLifetime(listener) {}
        }
        XCTAssertNil(ended)
        XCTAssertNil(parent.delegate)
        let proxy = DelegateProxy<FinalRadio, any RadioDelegate>.proxy(for: parent)
        do {
            let listener = Listener()
            parent.delegate = listener
            ended = listener
            withExtendedLifetime(listener) {}
        }
        XCTAssertNil(ended)
        XCTAssertNil(proxy.forwardToDelegate())
        XCTAssertTrue(parent.delegate === proxy.object)
    }

    func test_R3_aClassThatIsNotFinalAndAnotherParent() throws {
        try skipWithoutEntryStubs()
        let parent = OpenRadio(), other = OpenRadio(), listener = Listener()
        let proxy = DelegateProxy<OpenRadio, any RadioDelegate>.proxy(for: parent)
        parent.delegate = listener
        XCTAssertTrue(proxy.forwardToDelegate() === listener)
        // Another parent's proxy is a delegate like others.
        other.delegate = proxy.object
        other.delegate = listener
        XCTAssertTrue(other.delegate === listener)
        XCTAssertTrue(proxy.forwardToDelegate() === listener)
        XCTAssertTrue(parent.delegate === proxy.object)
    }

    func test_R8_aProxyForARefiningProtocol() throws {
        try skipWithoutEntryStubs()
        let parent = FinalView(), selecting = Selecting()
        let proxy = DelegateProxy<FinalView, any ScrollViewDelegate>.proxy(for: parent)
        parent.delegate = selecting
        XCTAssertTrue(proxy.isInstalled)
        (parent.delegate as? any CollectionViewDelegate)?.collectionView(parent.view, didSelectItem: 3)
        XCTAssertEqual(selecting.selected, [3])
    }

    func test_R3_classesAndSeveralProtocols() {
        let parent = CallingBack(), listener = Listener()
        parent.listener = listener
        parent.both = listener
        XCTAssertTrue(parent.listener === listener)
        XCTAssertEqual(parent.both?.next(), "song")
        parent.both = nil
        XCTAssertNil(parent.both)
    }
}
