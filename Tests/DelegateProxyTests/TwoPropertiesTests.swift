import Switchboard
import XCTest

public protocol TwiceDelegate: AnyObject {
    func ring(_ count: Int)
}

/// Has two properties of one delegate type.
private final class TwiceParent: HasDelegate, HasDataSource {
    weak var delegate: (any TwiceDelegate)?
    weak var dataSource: (any TwiceDelegate)?
}

private final class Ringer: TwiceDelegate {
    private(set) var counts: [Int] = []
    func ring(_ count: Int) { counts.append(count) }
}

// Which property is meant, the compiler knows in generic code only.
private func proxyOfDelegate<Parent: HasDelegate>(_ parent: Parent) -> DelegateProxy<Parent, Parent.DelegateType> {
    DelegateProxy<Parent, Parent.DelegateType>.proxy(for: parent)
}

private func proxyOfDataSource<Parent: HasDataSource>(
    _ parent: Parent
) -> DelegateProxy<Parent, Parent.DataSourceType> {
    DelegateProxy<Parent, Parent.DataSourceType>.proxy(for: parent)
}

final class TwoPropertiesTests: XCTestCase {
    func test_A6_twoPropertiesOfOneTypeHaveProxiesOfTheirOwn() {
        for isSet in [false, true] {
            let (parent, first, second) = (TwiceParent(), Ringer(), Ringer())
            if isSet { (parent.delegate, parent.dataSource) = (first, second) }
            let (one, other) = (proxyOfDelegate(parent), proxyOfDataSource(parent))
            XCTAssertFalse(one === other)
            XCTAssertTrue(parent.delegate === one.object)
            XCTAssertTrue(parent.dataSource === other.object)
            if !isSet {
                one.setForwardToDelegate(first, retainDelegate: false)
                other.setForwardToDelegate(second, retainDelegate: false)
            }
            parent.delegate?.ring(1)
            parent.dataSource?.ring(2)
            XCTAssertEqual(first.counts, [1])
            XCTAssertEqual(second.counts, [2])
            XCTAssertTrue(proxyOfDelegate(parent) === one)
            XCTAssertTrue(proxyOfDataSource(parent) === other)
        }
    }
}
