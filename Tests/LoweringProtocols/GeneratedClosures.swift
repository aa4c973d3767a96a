// Written by scripts/generate/closure-tests.py; change that instead.
// swift-format-ignore-file

/// Each method has a closure that mentions the associated type, or does not.
public protocol ClosureSource<E>: AnyObject {
    associatedtype E
    func m1(_ b: @escaping (E) -> Int)
    func m2(_ b: @escaping (Int) -> E)
    func m3(_ b: @escaping (E) -> E)
    func m4(_ b: ((E) -> Int)?)
    func m5(_ b: ((E) -> E)?)
    func m6(_ b: @escaping (E) throws -> E)
    func m7(_ b: @escaping (E) throws -> Void)
    func m8(_ b: @escaping (String) throws -> E)
    func m9(_ b: @escaping (E, Int) -> Void)
    func m10(_ b: @escaping (E) -> Void)
    func m11(_ b: @escaping () -> E)
    func m12(_ b: @escaping (Int, E) -> E)
    func m13(_ b: @escaping (E, E) -> Int)
    func m14(_ b: @escaping (E, Double, E) -> Double)
    func m15(_ b: @escaping (E, Int, E, String) -> String)
    func m16(_ b: @escaping (E, E, E, E, E, E) -> E)
    func m17(_ b: @escaping (E?) -> Int)
    func m18(_ b: (Int) -> E?)
    func m19(_ b: (E?) -> E?)
    func m20(_ b: @escaping ([E]) -> Int)
    func m21(_ b: @escaping (Int) -> [E])
    func m22(_ b: @escaping (Box<E>, Int) -> Int)
    func m23(_ b: @escaping (Int) -> Either<E, Int8>)
    func m24(_ b: @escaping (E) -> Int, _ c: @escaping (Int) -> E)
    func m25(_ b: E, _ c: @escaping (E) -> E)
    func m26(_ b: @escaping @Sendable (E, Int) -> E)
    func m27(_ b: @escaping (Int, Double, String) -> Bool)
    func m28(_ b: @escaping (Int8?, Double) -> String)
    func local1(_ b: (E) -> Int)
    func local2(_ b: (Int) -> E)
    func local3(_ b: (E) -> E)
    func local4(_ b: (E, Int) -> Void)
}

/// Calls the closures, and notes what they return.
public final class ClosureReceiver<E>: ClosureSource {
    private let v: E, w: E
    private let notes: ClosureNotes

    public init(_ v: E, _ w: E, _ notes: ClosureNotes) {
        (self.v, self.w, self.notes) = (v, w, notes)
    }

    public func m1(_ b: @escaping (E) -> Int) { notes.received = [b(v), b(w)] }
    public func m2(_ b: @escaping (Int) -> E) { notes.received = [b(5), b(2)] }
    public func m3(_ b: @escaping (E) -> E) { notes.received = [b(v), b(w)] }
    public func m4(_ b: ((E) -> Int)?) { notes.received = [b!(v), b!(w)] }
    public func m5(_ b: ((E) -> E)?) { notes.received = [b!(v), b!(w)] }
    public func m6(_ b: @escaping (E) throws -> E) { notes.received = [try! b(v), thrown { _ = try b(w) }] }
    public func m7(_ b: @escaping (E) throws -> Void) { notes.received = [thrown { try b(v) }, thrown { try b(w) }] }
    public func m8(_ b: @escaping (String) throws -> E) { notes.received = [try! b("v"), thrown { _ = try b("w") }] }
    public func m9(_ b: @escaping (E, Int) -> Void) { notes.received = { b(v, 7); b(w, 8); return notes.take() }() }
    public func m10(_ b: @escaping (E) -> Void) { notes.received = { b(v); b(w); return notes.take() }() }
    public func m11(_ b: @escaping () -> E) { notes.received = [b()] }
    public func m12(_ b: @escaping (Int, E) -> E) { notes.received = [b(5, v), b(2, v)] }
    public func m13(_ b: @escaping (E, E) -> Int) { notes.received = [b(v, w), b(w, v)] }
    public func m14(_ b: @escaping (E, Double, E) -> Double) { notes.received = [b(v, 2.5, w), b(w, 2.5, v)] }
    public func m15(_ b: @escaping (E, Int, E, String) -> String) { notes.received = [b(v, 5, w, "a text that is too long for two words"), b(w, 6, v, "x")] }
    public func m16(_ b: @escaping (E, E, E, E, E, E) -> E) { notes.received = [b(v, w, w, w, v, w), b(v, w, w, v, w, w)] }
    public func m17(_ b: @escaping (E?) -> Int) { notes.received = [b(v), b(w), b(nil)] }
    public func m18(_ b: (Int) -> E?) { notes.received = [b(5) as Any, b(2) as Any] }
    public func m19(_ b: (E?) -> E?) { notes.received = [b(v) as Any, b(nil) as Any] }
    public func m20(_ b: @escaping ([E]) -> Int) { notes.received = [b([w, v]), b([v, w, v])] }
    public func m21(_ b: @escaping (Int) -> [E]) { notes.received = [b(5), b(2)] }
    public func m22(_ b: @escaping (Box<E>, Int) -> Int) { notes.received = [b(Box(v), 3), b(Box(w), 4)] }
    public func m23(_ b: @escaping (Int) -> Either<E, Int8>) { notes.received = [b(5), b(2)] }
    public func m24(_ b: @escaping (E) -> Int, _ c: @escaping (Int) -> E) { notes.received = [b(v), b(w), c(5), c(2)] }
    public func m25(_ b: E, _ c: @escaping (E) -> E) { notes.received = [b, c(v), c(w)] }
    public func m26(_ b: @escaping @Sendable (E, Int) -> E) { notes.received = [b(v, 5), b(w, 2)] }
    public func m27(_ b: @escaping (Int, Double, String) -> Bool) { notes.received = [b(3, 2.5, ""), b(3, 2.5, "x")] }
    public func m28(_ b: @escaping (Int8?, Double) -> String) { notes.received = [b(3, 2.5), b(nil, 1)] }
    public func local1(_ b: (E) -> Int) { notes.received = [b(v), b(w)] }
    public func local2(_ b: (Int) -> E) { notes.received = [b(5), b(2)] }
    public func local3(_ b: (E) -> E) { notes.received = [b(v), b(w)] }
    public func local4(_ b: (E, Int) -> Void) { notes.received = { b(v, 7); b(w, 8); return notes.take() }() }
}
