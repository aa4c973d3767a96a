#if Macros
    import Switchboard

    // A module that is optimised as a whole, as an application is: its internal protocols have exactly one class by
    // hand that conforms, which is the case in which the optimizer calls that class directly.

    @DelegateProtocol
    protocol LonelyDelegate: AnyObject {
        func moved(to place: Int)
        func stopped()
    }

    final class LonelyListener: LonelyDelegate, @unchecked Sendable {
        var places: [Int] = []
        func moved(to place: Int) { places.append(place) }
        func stopped() {}
    }

    final class LonelyParent: HasDelegate {
        var delegate: (any LonelyDelegate)?
    }

    /// What is in a type, and seen in its file only.
    enum Island {
        @DelegateProtocol
        fileprivate protocol Delegate: AnyObject {
            func moved(to place: Int)
        }

        fileprivate final class Listener: Delegate, @unchecked Sendable {
            var places: [Int] = []
            func moved(to place: Int) { places.append(place) }
        }

        fileprivate final class Parent: HasDelegate {
            var delegate: (any Island.Delegate)?
        }
    }

    @DelegateProtocol
    @available(macOS 16, *)
    private protocol PrivateDelegate: AnyObject {
        func moved(to place: Int)
    }

    @available(macOS 16, *)
    private struct Private {
        final class Listener: PrivateDelegate, @unchecked Sendable {
            var places: [Int] = []
            func moved(to place: Int) { places.append(place) }
        }

        final class Parent: HasDelegate {
            var delegate: (any PrivateDelegate)?
        }
    }

    /// No class by hand conforms: there is nothing but proxies.
    @DelegateProtocol
    protocol NobodysDelegate: AnyObject {
        func moved(to place: Int)
        @DefaultResult(7) func distance() -> Int
    }

    final class NobodysParent: HasDelegate {
        var delegate: (any NobodysDelegate)?
    }

    @DelegateProtocol
    protocol TravelDelegate: AnyObject {
        func moved(to place: Int)
        @DefaultResult(0) func distance() -> Int
        func stopped()
    }

    final class Traveller: TravelDelegate, @unchecked Sendable {
        var places: [Int] = []
        func moved(to place: Int) { places.append(place) }
        func distance() -> Int { places.count }
        func stopped() {}
    }

    final class Journey: HasDelegate {
        var delegate: (any TravelDelegate)?
    }

    final class JourneyProxy: TravelDelegateProxy<Journey>, @unchecked Sendable {}

    /// What other modules' protocols inherit from.
    @DelegateProtocol
    public protocol Closing: AnyObject {
        /// It was closed.
        func closed(_ reason: String) throws(Interruption)
        /// Told apart from an heir's method by its types only.
        func same(_ number: Int)
        /// Whether it is.
        @DefaultResult(false) var isClosed: Bool { get }
        /// It waited.
        func waited(_ hours: Int) async
    }

    /// Why it was not closed.
    public struct Interruption: Error, Equatable {
        /// The only one.
        public init() {}
    }

    /// Makes calls through proxies for protocols of this module.
    public enum Host {
        /// With one class that conforms: what was heard, or the refusal.
        public static func lonely() -> Swift.Result<[Int], ProxyError> {
            let parent = LonelyParent(), listener = LonelyListener()
            parent.delegate = listener
            do throws(ProxyError) {
                let proxy = try LonelyDelegateProxy<LonelyParent>.proxyOrThrow(for: parent)
                let subscription = proxy.sentMessage(LonelyDelegate.stopped).subscribe { listener.places.append(1) }
                parent.delegate?.moved(to: 2)
                parent.delegate?.stopped()
                withExtendedLifetime(subscription) {}
                return .success(listener.places)
            } catch {
                return .failure(error)
            }
        }

        /// As above, for a protocol in a type, of one file.
        public static func island() -> [Int] {
            let parent = Island.Parent(), listener = Island.Listener()
            parent.delegate = listener
            let proxy = Island.DelegateProxy<Island.Parent>.proxy(for: parent)
            let subscription = proxy.sentMessage(Island.Delegate.moved(to:)).subscribe {
                listener.places.append($0 * 10)
            }
            parent.delegate?.moved(to: 2)
            withExtendedLifetime(subscription) {}
            return listener.places
        }

        /// As above, for a private protocol that is not available everywhere.
        public static func hidden() -> [Int] {
            guard #available(macOS 16, *) else { return [20, 2] }
            let parent = Private.Parent(), listener = Private.Listener()
            parent.delegate = listener
            let proxy = PrivateDelegateProxy<Private.Parent>.proxy(for: parent)
            let subscription = proxy.sentMessage(PrivateDelegate.moved(to:)).subscribe {
                listener.places.append($0 * 10)
            }
            parent.delegate?.moved(to: 2)
            withExtendedLifetime(subscription) {}
            return listener.places
        }

        /// Where no class by hand conforms: what was heard, and what was answered.
        public static func nobodys() -> [Int] {
            let parent = NobodysParent()
            let proxy = NobodysDelegateProxy<NobodysParent>.proxy(for: parent)
            let heard = Traveller()
            let subscription = proxy.sentMessage(NobodysDelegate.moved(to:)).subscribe { heard.places.append($0) }
            parent.delegate?.moved(to: 2)
            withExtendedLifetime(subscription) {}
            return heard.places + [parent.delegate?.distance() ?? -1]
        }

        /// With one class that conforms, and a subclass of the generated class: what was heard, and what was answered.
        public static func accompanied() -> [Int] {
            let parent = Journey(), traveller = Traveller()
            parent.delegate = traveller
            let proxy = JourneyProxy.proxy(for: parent)
            let subscriptions = [
                proxy.sentMessage(TravelDelegate.moved(to:)).subscribe { traveller.places.append($0 * 10) },
                proxy.methodInvoked("stopped()").subscribe { _ in traveller.places.append(-1) },
            ]
            parent.delegate?.moved(to: 2)
            parent.delegate?.stopped()
            let answered = parent.delegate?.distance() ?? -2
            withExtendedLifetime(subscriptions) {}
            proxy.setForwardToDelegate(nil, retainDelegate: false)
            return traveller.places + [answered, parent.delegate?.distance() ?? -2]
        }
    }
#endif
