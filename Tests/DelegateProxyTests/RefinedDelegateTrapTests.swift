import Switchboard
import TestHosts
import TestSupport
import Testing

/// CONFORMANCE R8: mistakes with the parts of a proxy trap, with a message that names the edit.
@Suite struct RefinedDelegateTrapTests {
    private func text(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }

    @Test func test_R8_aCircleThroughAPart() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let proxy = ForwardingProxy<any ScrollViewDelegate>(), other = ForwardingProxy<any ScrollViewDelegate>()
            other.setForwardToDelegate(
                proxy.refined(to: (any CollectionViewDelegate).self).object, retainDelegate: true)
            proxy.setForwardToDelegate(other.object, retainDelegate: true)
        }
        #expect(text(result).contains("calls would never end. Set another target"))
    }

    @Test func test_R8_aPartAsTheTargetOfItsProxy() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let proxy = ForwardingProxy<any ScrollViewDelegate>()
            let part = proxy.refined(to: (any CollectionViewDelegate).self)
            proxy.setForwardToDelegate(part.object, retainDelegate: true)
        }
        #expect(text(result).contains("calls would never end. Set another target"))
    }

    @Test func test_R8_aMethodThatAPartInherits() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let proxy = ForwardingProxy<any ScrollViewDelegate>()
            let part = proxy.refined(to: (any CollectionViewDelegateFlowLayout).self)
            _ = part.sentMessage(CollectionViewDelegate.collectionView(_:didSelectItem:)).subscribe { _ in }
        }
        #expect(text(result).contains("here: TestHosts.CollectionViewDelegateFlowLayout inherits it. Reference it"))
        #expect(text(result).contains("`proxy.refined(to: (any CollectionViewDelegate).self)`"))
    }

    @Test func test_R8_aMethodOfTheProxyWithItsPart() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let proxy = ForwardingProxy<any ScrollViewDelegate>()
            let part = proxy.refined(to: (any CollectionViewDelegate).self)
            _ = part.sentMessage(ScrollViewDelegate.scrollViewDidScroll).subscribe { _ in }
        }
        #expect(text(result).contains("inherits it. Reference it with the proxy itself"))
    }
}
