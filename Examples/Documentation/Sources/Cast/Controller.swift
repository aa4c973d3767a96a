// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation
import FoundationNetworking
import FoundationXML
import Switchboard
import SwitchboardCombine

/// The class whose methods the samples are: `self` in them.
@MainActor public final class Owner {
    public func show(_ value: Any) {}
}

/// A delegate.
public final class Controller: ImporterDelegate, SliderDelegate, XMLParserDelegate {
    public init() {}
}

public final class Downloader: NSObject, URLSessionDataDelegate {}

/// A receiver of messages.
public final class Counter: MessageReceiver {
    public static let table = MethodTable()
    public var methods: MethodTable { Self.table }
    public init() {}
    public var total = 0
}

@MainActor public let controller = Controller()
@MainActor public let downloader = Downloader()
@MainActor public let counter = Counter()
@MainActor public let calculator = DynamicReceiver()
@MainActor public let table = MethodTable()
@MainActor public let feed = Data()
@MainActor public let parser = XMLParser(data: feed)
@MainActor public var subscriptions: Set<SubscriptionToken> = []
@MainActor public var cancellables: Set<AnyCancellable> = []
