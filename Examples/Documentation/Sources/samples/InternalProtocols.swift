import Switchboard

// sample: internal-courier
@DelegateProtocol
protocol CourierDelegate: AnyObject {
    func courier(_ courier: Courier, didDeliver parcel: String)
    @DefaultResult(true) func courier(_ courier: Courier, shouldRing door: Int) -> Bool
    @RequiresDelegate func courier(_ courier: Courier, codeFor door: Int) -> Int
}

final class Courier: HasDelegate {
    weak var delegate: (any CourierDelegate)?

    func deliver(_ parcel: String, to door: Int) {
        if delegate?.courier(self, shouldRing: door) ?? true { print("ring at \(door)") }
        delegate?.courier(self, didDeliver: parcel)
    }
}
// end

// sample: internal-chooser
/// The delegate of a chooser.
public protocol ChooserDelegate: AnyObject {
    func chooser(_ chooser: Chooser, didSelect name: String)
    func chooser(_ chooser: Chooser, didSelect number: Int)
    func chooser(_ chooser: Chooser, mayClose now: Bool) -> Bool
    var title: String { get set }
}

/// Lets the user pick a name or a number.
public final class Chooser: HasDelegate {
    public weak var delegate: (any ChooserDelegate)?
}
// end

private final class Desk: ChooserDelegate {
    func chooser(_ chooser: Chooser, didSelect name: String) {}
    func chooser(_ chooser: Chooser, didSelect number: Int) {}
    func chooser(_ chooser: Chooser, mayClose now: Bool) -> Bool { now }
    var title = "desk"
}

// sample: generic-runner
public protocol Job {
    var name: String { get }
}

public struct Mail: Job { public let name: String }
public struct Backup: Job { public let name: String }

public protocol RunnerDelegate: AnyObject {
    func willRun<J: Job>(_ job: J)
}
// end

// sample: inout-editor
public protocol EditorDelegate: AnyObject {
    func editor(_ name: String, willSave text: inout String)
}
// end

// sample: static-plugin
public protocol Plugin: AnyObject {
    static func canOpen(_ file: String) -> Bool
}
// end

final class TextPlugin: Plugin {
    static func canOpen(_ file: String) -> Bool { file.hasSuffix(".txt") }
}

final class Trimmer: EditorDelegate {
    func editor(_ name: String, willSave text: inout String) { text = text.filter { $0 != " " } }
}

final class Console: RunnerDelegate {
    func willRun<J: Job>(_ job: J) { print("console: \(job.name)") }
}

@MainActor func runInternalProtocols() async throws {
    await sample("internal-without") {
        let desk = Desk(), chooser = Chooser()
        chooser.delegate = desk
        // sample: internal-without
        let proxy = DelegateProxy<Chooser, any ChooserDelegate>.proxy(for: chooser)

        // Two methods share a name: the type picks one.
        let names = proxy.sentMessage(
            ChooserDelegate.chooser(_:didSelect:) as (any ChooserDelegate) -> (Chooser, String) -> Void
        ).subscribe { chooser, name in print("name \(name)") }

        // `withOutcome` adds the result.
        let closing = proxy.methodInvoked(ChooserDelegate.chooser(_:mayClose:)).withOutcome
            .subscribe { chooser, now, outcome in print("may close: \(outcome)") }

        // A key path references a property. Observe its getter and its setter separately.
        let titles = proxy.sentMessage(set: \.title).subscribe { title in print("title \(title)") }

        chooser.delegate?.chooser(chooser, didSelect: "Ada")
        chooser.delegate?.chooser(chooser, didSelect: 7)
        _ = chooser.delegate?.chooser(chooser, mayClose: true)
        chooser.delegate?.title = "front desk"
        // end
        withExtendedLifetime((names, closing, titles, desk)) {}
    }
    await sample("internal-macro") {
        // sample: internal-macro
        let courier = Courier()
        let proxy = CourierDelegateProxy<Courier>.proxy(for: courier)
        let typed = proxy.methodInvoked(CourierDelegate.courier(_:didDeliver:))
            .subscribe { courier, parcel in print("delivered: \(parcel)") }
        let named = proxy.sentMessage("courier(_:didDeliver:)").subscribe { arguments in print(arguments[1]) }
        let asked = proxy.methodInvoked(CourierDelegate.courier(_:shouldRing:)).withOutcome
            .subscribe { _, door, outcome in print("ring at \(door)? \(outcome)") }

        courier.deliver("books", to: 4)  // there is no delegate: `shouldRing` answers true
        typed.cancel()
        named.cancel()
        asked.cancel()
        // end
    }
    await sample("generic-reference") {
        let console = Console()
        // sample: generic-reference
        let proxy = ForwardingProxy<any RunnerDelegate>(forwardingTo: console)
        let mails = proxy.sentMessage { delegate in { (mail: Mail) in delegate.willRun(mail) } }
            .subscribe { mail in print("observed: \(mail.name)") }
        proxy.object.willRun(Mail(name: "newsletter"))
        proxy.object.willRun(Backup(name: "photos"))  // another type
        // end
        mails.cancel()
    }
    await sample("inout-reference") {
        let trimmer = Trimmer()
        // sample: inout-reference
        let proxy = ForwardingProxy<any EditorDelegate>(forwardingTo: trimmer)
        let saved = proxy.methodInvoked { delegate in
            { (name: String, text: Inout<String>) in delegate.editor(name, willSave: &text.value) }
        }.subscribe { name, text in print("\(name): \(text.value)") }

        var text = "a draft"
        proxy.object.editor("notes", willSave: &text)
        // end
        saved.cancel()
    }
    await sample("static-reference") {
        let plugin = TextPlugin()
        // sample: static-reference
        let proxy = ForwardingProxy<any Plugin>(forwardingTo: plugin)
        let answers = proxy.methodInvoked({ type(of: $0).canOpen }).withOutcome
            .subscribe { file, outcome in print("\(file): \(outcome)") }

        _ = type(of: proxy.object).canOpen("notes.txt")
        // end
        answers.cancel()
    }
}
