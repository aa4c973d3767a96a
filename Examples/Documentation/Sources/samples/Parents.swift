import Switchboard

// sample: parents-press
/// The delegate of a printing press.
public protocol PressDelegate: AnyObject {
    func press(_ press: Press, didPrint sheets: Int)
}

/// Refers to its delegate weakly, as most classes do.
public final class Press: HasDelegate {
    public weak var delegate: (any PressDelegate)?
    func run(_ sheets: Int) { delegate?.press(self, didPrint: sheets) }
}

final class Shop: PressDelegate {
    func press(_ press: Press, didPrint sheets: Int) { print("shop: \(sheets) sheets") }
}
// end

// sample: parents-renamed
/// The delegate of a doorbell.
public protocol RingListener: AnyObject {
    func mayRing(_ bell: Doorbell) -> Bool
}

/// Names its property `listener` instead of `delegate`.
public final class Doorbell {
    public weak var listener: (any RingListener)?
    func press() { print(listener?.mayRing(self) ?? true ? "ring" : "quiet") }
}

extension Doorbell: HasDelegate {
    public var delegate: (any RingListener)? {
        get { listener }
        set { listener = newValue }
    }
}
// end

private final class Household: RingListener {
    func mayRing(_ bell: Doorbell) -> Bool { false }
}

/// The delegate of an archive.
public protocol ArchiveDelegate: AnyObject {
    func archive(_ archive: Archive, didStore name: String)
}

/// Takes its delegate in `init`, and retains it.
public final class Archive {
    private let delegate: any ArchiveDelegate
    init(delegate: any ArchiveDelegate) { self.delegate = delegate }
    func store(_ name: String) { delegate.archive(self, didStore: name) }
}

final class Librarian: ArchiveDelegate {
    func archive(_ archive: Archive, didStore name: String) { print("librarian: \(name)") }
}

/// An observer of a newsroom.
public protocol NewsroomObserver: AnyObject {
    func newsroom(published title: String)
}

/// Has any number of observers.
public final class Newsroom {
    private var observers: [any NewsroomObserver] = []
    func add(observer: any NewsroomObserver) { observers.append(observer) }
    func remove(observer: any NewsroomObserver) { observers.removeAll { $0 === observer } }
    func publish(_ title: String) { for observer in observers { observer.newsroom(published: title) } }
}

// sample: parents-refining
/// The delegate of any pane.
public protocol PaneDelegate: AnyObject {
    func paneDidMove(_ pane: Pane)
}

/// The delegate of a list, which is a pane.
public protocol ListDelegate: PaneDelegate {
    func list(_ list: List, didSelect row: Int)
}

public class Pane: HasDelegate {
    public weak var delegate: (any PaneDelegate)?
    func move() { delegate?.paneDidMove(self) }
}

public final class List: Pane {
    func select(_ row: Int) { (delegate as? any ListDelegate)?.list(self, didSelect: row) }
}
// end

final class Inbox: ListDelegate {
    func paneDidMove(_ pane: Pane) { print("inbox: moved") }
    func list(_ list: List, didSelect row: Int) { print("inbox: row \(row)") }
}

@MainActor func runParents() async throws {
    await sample("parents-refined") {
        let inbox = Inbox()
        // sample: parents-refined
        let list = List()
        list.delegate = inbox
        let proxy = DelegateProxy<List, any PaneDelegate>.proxy(for: list)
        let moves = proxy.methodInvoked(PaneDelegate.paneDidMove).subscribe { _ in print("observed: moved") }
        list.move()
        list.select(3)  // the inbox is still called

        let selections = proxy.refined(to: (any ListDelegate).self)
            .methodInvoked(ListDelegate.list(_:didSelect:)).subscribe { _, row in print("observed: row \(row)") }
        list.select(4)
        // end
        withExtendedLifetime((moves, selections, inbox)) {}
    }
    await sample("parents-weak") {
        // sample: parents-weak
        var press: Press? = Press()
        var shop: Shop? = Shop()
        press?.delegate = shop
        let subscription = DelegateProxy<Press, any PressDelegate>.proxy(for: press!)
            .methodInvoked(PressDelegate.press(_:didPrint:))
            .subscribe { press, sheets in
                print("observed: \(sheets)")
            } onCompleted: {
                print("the press was deallocated")
            }

        press?.run(100)  // the shop, then the observer
        shop = nil  // the variable held the last strong reference to the shop
        press?.run(200)  // only the observer
        press = nil  // the proxy is deallocated with it, and the stream completes
        // end
        withExtendedLifetime((subscription, shop, press)) {}
    }
    await sample("parents-renamed-use") {
        let bell = Doorbell(), household = Household()
        bell.listener = household
        // sample: parents-renamed-use
        let proxy = DelegateProxy<Doorbell, any RingListener>.proxy(for: bell)
        let subscription = proxy.sentMessage(RingListener.mayRing).subscribe { _ in print("observed") }
        bell.press()
        subscription.cancel()
        // end
        withExtendedLifetime(household) {}
    }
    await sample("parents-made") {
        // sample: parents-made
        let (archive, proxy) = ForwardingProxy<any ArchiveDelegate>.makeParent(forwardingTo: Librarian()) {
            delegate in
            Archive(delegate: delegate)
        }
        let subscription = proxy.sentMessage(ArchiveDelegate.archive(_:didStore:))
            .subscribe { archive, name in print("observed: \(name)") }
        archive.store("maps")
        print(ForwardingProxy<any ArchiveDelegate>.existingProxy(of: archive) === proxy)
        subscription.cancel()
        // end
    }
    await sample("parents-added") {
        // sample: parents-added
        let newsroom = Newsroom()
        let (proxy, token) = ForwardingProxy<any NewsroomObserver>.attach(
            to: newsroom, adding: Newsroom.add(observer:), removing: Newsroom.remove(observer:))
        let subscription = proxy.sentMessage(NewsroomObserver.newsroom(published:))
            .subscribe { title in print("observed: \(title)") }

        newsroom.publish("rain")
        token.cancel()  // takes the proxy out of the newsroom
        newsroom.publish("sun")
        subscription.cancel()
        // end
    }
    await sample("parents-several") {
        // sample: parents-several
        let shop = Shop(), second = Shop()
        let proxy = ForwardingProxy<any PressDelegate>(forwardingTo: shop)
        let observation = proxy.sentMessage(PressDelegate.press(_:didPrint:)).subscribe { _, sheets in
            print("observed once: \(sheets)")
        }
        let added = proxy.addTarget(second, retainTarget: false)

        let press = Press()
        press.delegate = proxy.object
        press.run(7)
        added.cancel()
        observation.cancel()
        // end
        withExtendedLifetime((proxy, second)) {}
    }
}
