#if Macros
    import Switchboard

    // A module that is optimised as a whole, as an application is: its internal protocols have exactly one class by hand
    // that conforms, which is the case in which the optimizer calls that class directly.

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

    @DelegateProtocol
    protocol TravelDelegate: AnyObject {
        func moved(to place: Int)
        @Default(0) func distance() -> Int
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

    /// The second class that the optimizer sees.
    final class JourneyProxy: TravelDelegateProxy<Journey>, @unchecked Sendable {}

    /// Makes calls through proxies for protocols of this module.
    public enum Host {
        /// With one class that conforms: what was heard, or the refusal.
        public static func lonely() -> Swift.Result<[Int], ProxyRefusal> {
            let parent = LonelyParent(), listener = LonelyListener()
            parent.delegate = listener
            do throws(ProxyRefusal) {
                let proxy = try LonelyDelegateProxy<LonelyParent>.proxy(validating: parent)
                let subscription = proxy.sentMessage(LonelyDelegate.stopped).subscribe { listener.places.append(1) }
                parent.delegate?.moved(to: 2)
                parent.delegate?.stopped()
                withExtendedLifetime(subscription) {}
                return .success(listener.places)
            } catch {
                return .failure(error)
            }
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
