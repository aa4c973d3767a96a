// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Switchboard

/// What radios tell of what they play.
public protocol RadioDelegate: AnyObject {
    func radio(_ radio: Radio, plays title: String)
    func radioMayPlay(_ radio: Radio, _ title: String) -> Bool
}
extension RadioDelegate {
    public func radioMayPlay(_ radio: Radio, _ title: String) -> Bool { true }
}

public protocol RadioSource: AnyObject {
    func next() -> String
}

/// A class as libraries have it, whose setters other modules call through the class.
open class Radio: HasDelegate, HasDataSource {
    open weak var delegate: (any RadioDelegate)? {
        didSet { changes += 1 }
    }
    public weak var dataSource: (any RadioSource)?
    /// How often the delegate was set.
    public private(set) var changes = 0
    public private(set) var played: [String] = []
    public var volume = 1.5
    public var station: (any Error)?

    public init() {}

    public func play(_ title: String) {
        guard delegate?.radioMayPlay(self, title) ?? true else { return }
        played.append(title)
        delegate?.radio(self, plays: title)
    }

    public func playNext() { play(dataSource?.next() ?? "silence") }
    /// Sets its own delegate.
    public func mute() { delegate = nil }
}

/// With a setter of its own.
open class LoudRadio: Radio {
    public private(set) var seen: [Bool] = []
    override open var delegate: (any RadioDelegate)? {
        get { super.delegate }
        set {
            super.delegate = newValue
            seen.append(newValue == nil)
        }
    }
}

/// With the setter of its superclass, in a table of its own.
public final class QuietRadio: Radio {
    public override func playNext() {}
}

/// A class that owns its delegate, which is of two protocols.
open class OwningRadio {
    open var delegate: (any RadioDelegate & RadioSource)?
    public let radio = Radio()
    public init() {}
    public func playNext() { delegate.map { $0.radio(radio, plays: $0.next()) } }
}
extension OwningRadio: HasDelegate {}

/// Conforms to `HasDelegate` in the module of the test.
open class Transmitter {
    open weak var delegate: (any RadioDelegate)?

    public init() {}
}

/// Of any type.
open class Channel<Item> {
    open weak var delegate: (any RadioDelegate)?
    public var items: [Item] = []
    public init() {}
}
extension Channel: HasDelegate {}

/// Whose setter is a function that this module's code calls directly.
public final class Pocket: HasDelegate {
    public weak var delegate: (any RadioDelegate)?
    public init() {}
}
