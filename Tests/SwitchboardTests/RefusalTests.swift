import Switchboard
import TestProtocols
import TestSupport
import XCTest

public protocol HeirOfAlikeDelegate: AlikeDelegate { func more() }

/// DESIGN 4.3: what is not supported is refused when the proxy is made or the method named, in words that help.
final class RefusalTests: XCTestCase {
    private func refusal<Delegate>(_: Delegate.Type) -> ProxyError? {
        do throws(ProxyError) {
            _ = try DelegateProxy<Parent<Delegate>, Delegate>.proxyOrThrow(for: Parent<Delegate>())
            return nil
        } catch {
            return error
        }
    }

    private func requirement(of refusal: ProxyError?) -> Requirement? {
        guard case .requirement(let requirement)? = refusal?.reason else { return nil }
        return requirement
    }

    #if DEBUG
        func test_self() throws {
            for (refusal, index) in [
                (refusal((any SelfDelegate).self), 1), (refusal((any AlikeDelegate).self), 0),
                (refusal((any HeirOfAlikeDelegate).self), 0), (refusal((any SelfTypeDelegate).self), 0),
                (refusal((any SelfSubscriptDelegate).self), 0),
                (refusal((any SelfPropertyDelegate).self), 0), (refusal((any ManySelvesDelegate).self), 0),
            ] {
                guard case .requiresSelf(let requirement)? = refusal?.reason else {
                    return XCTFail("\(refusal as Any)")
                }
                XCTAssertEqual(requirement.index, index)
            }
            XCTAssertEqual(
                refusal((any AlikeDelegate).self)?.description,
                "Switchboard: can't create a proxy for TestProtocols.AlikeDelegate: `isAlike(_:)` of "
                    + "TestProtocols.AlikeDelegate takes or returns `Self`, and a proxy and its target have "
                    + "different types. Write `any TestProtocols.AlikeDelegate` in place of `Self`. [requiresSelf]")
        }
    #endif

    func test_whatLooksLikeSelf() {
        XCTAssertNil(refusal((any LettersDelegate).self))
        XCTAssertNil(refusal((any GenericSubscriptDelegate).self))
    }

    /// What is required of the type is no reason to refuse it.
    func test_whatIsRequiredOfTheType() {
        XCTAssertNil(refusal((any StaticDelegate).self))
        XCTAssertNil(refusal((any InheritsStaticDelegate).self))
        XCTAssertNil(refusal((any InitDelegate).self))
    }

    func test_associatedType() throws {
        let requirement = try XCTUnwrap(requirement(of: refusal((any AssociatedDelegate).self)))
        XCTAssertEqual(requirement.kind, .associatedType)
    }

    func test_inInheritedProtocol() throws {
        XCTAssertNil(refusal((any ComparedDelegate).self))
        XCTAssertNil(refusal((any CodedDelegate).self))
        let requirement = try XCTUnwrap(requirement(of: refusal((any ListedDelegate).self)))
        XCTAssertEqual(requirement.protocolName, "Swift.CaseIterable")
        XCTAssertEqual(requirement.kind, .getter)
        XCTAssertFalse(requirement.isInstance)
    }

    func test_protocolForStructs() {
        XCTAssertNil(refusal((any PlainProtocol).self))
        XCTAssertThrowsError(try PlainByHand.proxyOrThrow(for: PlainParent())) {
            XCTAssertEqual(($0 as? ProxyError)?.reason, .notClassBound)
        }
    }

    func test_protocolForSubclasses() {
        XCTAssertEqual(refusal((any SubclassDelegate).self)?.reason, .superclass)
        XCTAssertEqual(refusal((any SomeClass & SampleDelegate).self)?.reason, .superclass)
    }

    func test_actors() {
        XCTAssertNil(refusal((any ActorDelegate).self))
        XCTAssertEqual(refusal((any DistributedDelegate).self)?.reason, .actor)
        XCTAssertEqual(refusal((any DistributedDelegate).self)?.protocolName, "TestProtocols.DistributedDelegate")
    }

    /// What the standard library's protocols have that is not supported: the text names the user's own protocol.
    func test_inheritedFromTheStandardLibrary() {
        XCTAssertEqual(
            refusal((any ListedDelegate).self)?.description,
            "Switchboard: can't create a proxy for TestProtocols.ListedDelegate: no proxy can answer requirement 1 of "
                + "Swift.CaseIterable (static getter of a property or subscript). Declare TestProtocols.ListedDelegate "
                + "without `CaseIterable`. [requirement]")
    }

    func test_aMethodThatNeverReturns() {
        typealias Proxy = DelegateProxy<Parent<any EndingDelegate>, any EndingDelegate>
        XCTAssertThrowsError(try Proxy.selector(EndingDelegate.end)) {
            XCTAssertTrue(
                "\($0)".hasPrefix(
                    "Switchboard: can't observe this method of TestProtocols.EndingDelegate, because of its result, "
                        + "Never: it never returns, so the library can't call it to resolve the reference. Its calls are "
                        + "still forwarded."
                ),
                "\($0)")
        }
    }

    func test_noProtocol() {
        XCTAssertEqual(refusal(SomeClass.self)?.reason, .notAProtocol)
        XCTAssertEqual(refusal(AnyObject.self)?.reason, .notAProtocol)
        XCTAssertEqual(refusal(Any.self)?.reason, .notAProtocol)
        XCTAssertEqual(refusal(Int.self)?.reason, .notAProtocol)
        XCTAssertEqual(refusal((any Error).self)?.reason, .notAProtocol)
        XCTAssertEqual(refusal((any SampleDelegate)?.self)?.reason, .notAProtocol)
        XCTAssertNil(refusal((any AssociatedPrimary<Int>).self))
    }

    func test_tooManyRequirements() {
        XCTAssertEqual(
            refusal((any LargeDelegate & LargeToo).self)?.reason, .tooManyRequirements(found: 600, limit: 512))
    }

    // MARK: Observing

    typealias Proxy = DelegateProxy<Parent<any SampleDelegate>, any SampleDelegate>

    func test_methodsOfExtensionsCannotBeObserved() {
        XCTAssertThrowsError(try Proxy.selector(SampleDelegate.helper)) {
            XCTAssertEqual(($0 as? ObservationError)?.reason, .notARequirement)
            XCTAssertTrue("\($0)".contains("Reference a requirement. For a subscript"), "\($0)")
        }
        XCTAssertThrowsError(try Proxy.selector(SampleDelegate.twice)) {
            XCTAssertEqual(($0 as? ObservationError)?.reason, .notARequirement)
        }
    }

    func test_selectorsOfRefusedProtocols() {
        typealias Refused = DelegateProxy<Parent<any ListedDelegate>, any ListedDelegate>
        XCTAssertThrowsError(try Refused.selector((any ListedDelegate).list)) {
            guard case .delegate(let refusal)? = ($0 as? ObservationError)?.reason else { return XCTFail("\($0)") }
            XCTAssertNotNil(self.requirement(of: refusal))
        }
    }

    /// A conversion by `as` may change the types; a second, other set of types for one method is refused.
    func test_otherTypesThanBefore() throws {
        typealias Proxy = DelegateProxy<Parent<any ConvertibleDelegate>, any ConvertibleDelegate>
        _ = try Proxy.selector(ConvertibleDelegate.take)
        XCTAssertThrowsError(try Proxy.selector(ConvertibleDelegate.take as (any ConvertibleDelegate) -> (Int) -> Void))
        {
            guard case .argument? = ($0 as? ObservationError)?.reason else { return XCTFail("\($0)") }
        }
    }

    /// What the compiler passes is compared with what is expected, so a conversion that changes it is found at once.
    func test_conversionsThatChangeTheArguments() {
        typealias Proxy = DelegateProxy<Parent<any ConvertibleDelegate>, any ConvertibleDelegate>
        XCTAssertThrowsError(
            try Proxy.selector(ConvertibleDelegate.other as (any ConvertibleDelegate) -> (Int) -> Void)
        ) {
            guard case .argument? = ($0 as? ObservationError)?.reason else { return XCTFail("\($0)") }
        }
    }

    func test_selectorsThatAreNotRegistered() throws {
        let parent = Parent<any SampleDelegate>()
        let proxy = Proxy.proxy(for: parent)
        XCTAssertThrowsError(try proxy.sentMessageOrThrow("nobody(_:)")) {
            guard case .unregisteredSelector("nobody(_:)", _)? = ($0 as? ObservationError)?.reason else {
                return XCTFail("\($0)")
            }
        }
        try Proxy.register("twice", Proxy.selector(SampleDelegate.token))
        XCTAssertThrowsError(try Proxy.register("twice", Proxy.selector(SampleDelegate.named))) {
            XCTAssertEqual(($0 as? ObservationError)?.reason, .selectorAlreadyRegistered(selector: "twice"))
        }
    }
}

private final class PlainParent: HasDelegate {
    var delegate: (any PlainProtocol)?
}

/// A class that conforms by hand to a protocol that structs may conform to.
private final class PlainByHand: DelegateProxy<PlainParent, any PlainProtocol>, DelegateProxyType, PlainProtocol,
    @unchecked Sendable
{
    static let plainMethod = TypedSelector<any PlainProtocol, Void, Void>("plain()") { delegate, _ in delegate.plain() }

    init(parent: PlainParent) { super.init(parentObject: parent, delegateProxy: PlainByHand.self) }
    static func registerKnownImplementations() { register { PlainByHand(parent: $0) } }
    static func implementedMethods() -> ImplementedMethods<any PlainProtocol> { .forwarding(plainMethod) }
    func plain() { forward(Self.plainMethod, with: ()) { $0.plain() } }
}
