import TapSupport

/// What is observed of a request: the methods of the delegate that a request without a body can cause, in the order of
/// its way.
enum Event: Int, ObservedMethod {
    case begin
    case resolve
    case redirect
    case challenge
    case response
    case bytes
    case end

    var name: String { String(describing: self) }

    var selector: String {
        switch self {
        case .begin: "client(willStart:)"
        case .resolve: "client(didResolve:to:problem:for:)"
        case .redirect: "urlSession(_:task:willPerformHTTPRedirection:newRequest:completionHandler:)"
        case .challenge: "urlSession(_:task:didReceive:completionHandler:)"
        case .response: "urlSession(_:dataTask:didReceive:completionHandler:)"
        case .bytes: "urlSession(_:dataTask:didReceive:)"
        case .end: "urlSession(_:task:didCompleteWithError:)"
        }
    }
}

/// One call of such a method.
struct Call: Sendable {
    /// What its arguments say.
    enum Details: Sendable {
        case begin(url: String)
        case resolve(host: String, addresses: [String], problem: String?)
        case redirect(status: Int, target: String)
        case challenge(method: String, realm: String?, place: String, failures: Int)
        case response(status: Int, type: String?, length: Int?)
        case bytes(Int)
        case end(error: String?)

        var method: Event {
            switch self {
            case .begin: .begin
            case .resolve: .resolve
            case .redirect: .redirect
            case .challenge: .challenge
            case .response: .response
            case .bytes: .bytes
            case .end: .end
            }
        }
    }

    var method: Event { details.method }

    /// The number of the request, from 1.
    let request: Int
    let details: Details
    /// From the beginning of the first request.
    let timing: Recorder.Timing
}
