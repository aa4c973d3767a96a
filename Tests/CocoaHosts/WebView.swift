import Foundation

/// A stand-in for `WKNavigation`.
open class WebNavigation: NSObject {}

/// The answer to a request.
public enum WebPolicy: Sendable {
    /// The page isn't loaded.
    case cancel
    /// The page is loaded.
    case allow
}

/// The error of a page that doesn't exist.
public struct PageNotFound: Error, Equatable {}

/// The delegate of a web view's navigation.
public protocol WebNavigationDelegate: AnyObject {
    /// Asks whether a page is loaded.
    func webView(
        _ webView: WebView, decidePolicyFor address: String, decisionHandler: @escaping (WebPolicy) -> Void)
    /// Called when a page begins to load.
    func webView(_ webView: WebView, didStartProvisionalNavigation navigation: WebNavigation!)
    /// Called when a page was loaded.
    func webView(_ webView: WebView, didFinish navigation: WebNavigation!)
    /// Called when a page couldn't be loaded.
    func webView(_ webView: WebView, didFail navigation: WebNavigation!, withError error: any Error)
}

extension WebNavigationDelegate {
    /// It is.
    public func webView(
        _ webView: WebView, decidePolicyFor address: String, decisionHandler: @escaping (WebPolicy) -> Void
    ) {
        decisionHandler(.allow)
    }
    /// Does nothing.
    public func webView(_ webView: WebView, didStartProvisionalNavigation navigation: WebNavigation!) {}
    /// Does nothing.
    public func webView(_ webView: WebView, didFinish navigation: WebNavigation!) {}
    /// Does nothing.
    public func webView(_ webView: WebView, didFail navigation: WebNavigation!, withError error: any Error) {}
}

/// A stand-in for `WKWebView`, whose property isn't named `delegate`.
open class WebView: View {
    /// The delegate.
    open weak var navigationDelegate: (any WebNavigationDelegate)?

    /// Loads a page. Those whose names begin with `no` don't exist.
    ///
    /// - Returns: Whether the delegate allowed it.
    @discardableResult
    open func load(_ address: String) -> Bool {
        var policy = WebPolicy.allow
        navigationDelegate?.webView(self, decidePolicyFor: address) { policy = $0 }
        guard policy == .allow else { return false }
        let navigation = WebNavigation()
        navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
        if address.hasPrefix("no") {
            navigationDelegate?.webView(self, didFail: navigation, withError: PageNotFound())
        } else {
            navigationDelegate?.webView(self, didFinish: navigation)
        }
        return true
    }
}
