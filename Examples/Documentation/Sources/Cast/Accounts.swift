// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import SwitchboardTesting
import SwitchboardTracing

/// The store of a bank, which tests replace.
public protocol AccountStore: AnyObject {
    func open()
    func close()
    func each(_ body: @escaping (String) -> Void)
    func balance(of account: String) -> Int
    func transfer(_ amount: Int, from: String, to: String) throws -> Bool
    func sync(_ account: String) async throws -> Bool
    var name: String { get set }
    var size: Int { get throws }
    var rates: [String: Double] { get async throws }
    subscript(row: Int) -> Int { get set }
}

public final class FileStore: AccountStore {
    public init() {}
    public var rates: [String: Double] { get async throws { [:] } }
    public func open() {}
    public func close() {}
    public func each(_ body: @escaping (String) -> Void) {}
    public func balance(of account: String) -> Int { 0 }
    public func transfer(_ amount: Int, from: String, to: String) throws -> Bool { true }
    public func sync(_ account: String) async throws -> Bool { true }
    public var name = ""
    public var size: Int { get throws { 0 } }
    public subscript(row: Int) -> Int {
        get { row }
        set {}
    }
}

public struct LimitError: Error {
    public init() {}
}

/// The code under test.
public struct Bank {
    public init(store: any AccountStore) {}
    public func move(_ amount: Int) {}
}

@MainActor public let store = Spy<any AccountStore>()

/// What a bank writes about its store.
public protocol Journal: AnyObject {
    func add(_ line: String)
}

@MainActor public let journal = Spy<any Journal>()
@MainActor public let timeline = Timeline()
@MainActor public let trace = timeline.trace()
