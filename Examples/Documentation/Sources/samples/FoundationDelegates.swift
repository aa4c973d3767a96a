import Foundation
import Switchboard
import SwitchboardFoundation
import SwitchboardFoundationNetworking

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif
#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The parser's own delegate, which collects titles.
private final class Titles: NSObject, XMLParserDelegate {
    var found: [String] = []
    private var isInTitle = false
    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) { isInTitle = elementName == "title" }
    func parser(_ parser: XMLParser, foundCharacters string: String) {
        if isInTitle { found.append(string) }
    }
    func parser(
        _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName: String?
    ) { isInTitle = false }
}

@MainActor func runFoundationDelegates() async throws {
    await sample("foundation-delegates-parser") {
        let feed = Data("<feed><title>One</title><item/><title>Two</title></feed>".utf8)
        let titles = Titles()
        // sample: foundation-delegates-parser
        let parser = XMLParser(data: feed)
        parser.delegate = titles  // a weak property, as everywhere in Foundation

        let proxy = DelegateProxy<XMLParser, any XMLParserDelegate>.proxy(for: parser)
        let start = XMLParserDelegate.parser(_:didStartElement:namespaceURI:qualifiedName:attributes:)
        let subscription = proxy.sentMessage(start).subscribe { parser, element, _, _, _ in
            print("line \(parser.lineNumber): \(element)")
        }
        print(parser.parse(), titles.found)
        subscription.cancel()
        // end
    }

    await sample("foundation-delegates-cache") {
        // sample: foundation-delegates-cache
        let cache = NSCache<NSString, NSNumber>()
        cache.countLimit = 1
        let proxy = DelegateProxy<NSCache<NSString, NSNumber>, any NSCacheDelegate>.proxy(for: cache)
        let subscription = proxy.sentMessage(NSCacheDelegate.cache(_:willEvictObject:))
            .subscribe { _, object in print("evicted:", object) }
        cache.setObject(1, forKey: "one")
        cache.setObject(2, forKey: "two")
        // end
        subscription.cancel()
    }

    try await sample("foundation-delegates-files") {
        // sample: foundation-delegates-files
        let manager = FileManager()  // one of your own: `.default` is shared by the whole program
        let proxy = DelegateProxy<FileManager, any FileManagerDelegate>.proxy(for: manager)
        let careful = proxy.intercept(
            FileManagerDelegate.fileManager(_:shouldRemoveItemAt:)
        ) { call, manager, url in
            url.pathExtension == "keep" ? false : call.proceed()
        }
        // end
        let folder = manager.temporaryDirectory.appendingPathComponent("switchboard-\(UUID().uuidString)")
        try manager.createDirectory(at: folder, withIntermediateDirectories: false)
        for name in ["a.keep", "b.txt"] {
            let file = folder.appendingPathComponent(name)
            try Data().write(to: file)
            try manager.removeItem(at: file)
        }
        print(try manager.contentsOfDirectory(atPath: folder.path))
        careful.cancel()
        try FileManager().removeItem(at: folder)
    }

    await sample("foundation-delegates-session") {
        let done = DispatchSemaphore(value: 0)
        let address = URL(string: "http://127.0.0.1:9/")!
        // sample: foundation-delegates-session
        let (session, proxy) = URLSession.proxied((any URLSessionDataDelegate).self, configuration: .ephemeral)
        let end = URLSessionDataDelegate.urlSession(_:task:didCompleteWithError:)
        let subscription = proxy.methodInvoked(end).subscribeOnAnyThread { session, task, error in
            print("task \(task.taskIdentifier):", (error as? URLError)?.code == .cannotConnectToHost)
            session.finishTasksAndInvalidate()
            done.signal()
        }
        session.dataTask(with: address).resume()
        // end
        await wait(for: done)
        subscription.cancel()
    }

    await sample("foundation-delegates-task") {
        let session = URLSession(configuration: .ephemeral)
        let request = URLRequest(url: URL(string: "http://127.0.0.1:9/")!)
        let done = DispatchSemaphore(value: 0)
        // sample: foundation-delegates-task
        let task = session.dataTask(with: request) { _, _, error in
            print("failed:", error != nil)
            done.signal()
        }
        let proxy = DelegateProxy<URLSessionTask, any URLSessionTaskDelegate>.proxy(for: task)
        let redirect = URLSessionTaskDelegate.urlSession(
            _:task:willPerformHTTPRedirection:newRequest:completionHandler:)
        let subscription = proxy.sentMessage(redirect).subscribeOnAnyThread { _, _, response, request, _ in
            print("redirected by \(response.statusCode) to \(request.url?.path ?? "")")
        }
        task.resume()  // a task's delegate cannot be set after this
        // end
        await wait(for: done)
        subscription.cancel()
    }
}

/// Waits on another thread than the main one.
private func wait(for done: DispatchSemaphore) async {
    await withCheckedContinuation { continuation in
        DispatchQueue.global().async {
            done.wait()
            continuation.resume()
        }
    }
}
