#if Macros
    import Switchboard

    @DelegateProtocol
    public protocol VenueBase: AnyObject {
        @RequiresDelegate func capacity(of rooms: Int) -> Int
        func venueNoted(_ text: String)
    }

    /// Each kind of requirement that a generated class answers, with a default implementation, of which the macro
    /// doesn't know.
    @DelegateProtocol
    public protocol VenueDelegate: VenueBase {
        @RequiresDelegate func mayOpen(_ day: Int) -> Bool
        func opened(_ day: Int)
        @RequiresDelegate func price(of seats: Int) throws -> Int
        @RequiresDelegate func described<Value: CustomStringConvertible>(_ value: Value) -> String
        func told<Value>(_ value: Value)
        @RequiresDelegate func sum(_ numbers: Int...) -> Int
        func rested(_ day: Int) async
        @RequiresDelegate func asked(_ day: Int) async throws -> Int
        @RequiresDelegate var seats: Int { get set }
        @RequiresDelegate subscript(row: Int) -> String { get }
        @DefaultResult("nobody") func host(_ day: Int) -> String
        func closed(_ day: Int)
    }

    extension VenueBase {
        public func capacity(of rooms: Int) -> Int { rooms * 10 }
        public func venueNoted(_ text: String) { (self as? any VenueNotes)?.notes.append(text) }
    }

    public struct NoSeats: Error, Equatable { public init() {} }

    extension VenueDelegate {
        public func mayOpen(_ day: Int) -> Bool { capacity(of: day) > 20 }
        public func opened(_ day: Int) { venueNoted("opened \(day)") }
        public func price(of seats: Int) throws -> Int {
            guard seats > 0 else { throw NoSeats() }
            return capacity(of: seats)
        }
        public func described<Value: CustomStringConvertible>(_ value: Value) -> String { "venue: \(value)" }
        public func told<Value>(_ value: Value) { venueNoted("told \(value)") }
        public func sum(_ numbers: Int...) -> Int { numbers.reduce(0, +) }
        public func rested(_ day: Int) async { venueNoted("rested \(day)") }
        public func asked(_ day: Int) async throws -> Int {
            guard day > 0 else { throw NoSeats() }
            return capacity(of: day)
        }
        public var seats: Int {
            get { capacity(of: 3) }
            set { venueNoted("seats \(newValue)") }
        }
        public subscript(row: Int) -> String { "row \(row)" }
        public func host(_ day: Int) -> String { "default host" }
    }

    /// A proxy that writes down what default implementations do.
    public protocol VenueNotes: AnyObject {
        var notes: [String] { get set }
    }

    open class Venue: HasDelegate {
        open weak var delegate: (any VenueDelegate)?
        public init() {}
    }
#endif
