typealias Vector = SIMD4<Int32>

/// In a file of its own, so that the optimizer does not see the functions where they are called.
protocol Calls: AnyObject {
    func words(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int, _ g: Int) async -> Int
    func oddWords(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int, _ g: Int128, _ h: Int) async -> Int
    func evenWords(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int, _ g: Int128) async -> Int
    func halfInRegisters(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int128) async throws -> Int
    // The caller's actor takes two words more.
    nonisolated(nonsending) func callersActor(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int128, _ f: Int) async
        -> Int
    nonisolated(nonsending) func callersActorEven(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int128) async -> Int
    func vectors(
        _ a: Vector, _ b: Vector, _ c: Vector, _ d: Vector, _ e: Vector, _ f: Vector, _ g: Vector, _ h: Vector,
        _ i: Vector, _ j: Int, _ k: Int, _ l: Int, _ m: Int, _ n: Int, _ o: Int, _ p: Int
    ) async -> Int
    func synchronous(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int, _ g: Int128, _ h: Int) -> Int
}

final class Receiver: Calls {
    func words(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int, _ g: Int) async -> Int {
        a + b + c + d + e + f + g
    }
    func oddWords(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int, _ g: Int128, _ h: Int) async -> Int {
        a + b + c + d + e + f + Int(g) + h
    }
    func evenWords(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int, _ g: Int128) async -> Int {
        a + b + c + d + e + f + Int(g)
    }
    func halfInRegisters(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int128) async throws -> Int {
        a + b + c + d + e + Int(f)
    }
    nonisolated(nonsending) func callersActor(
        _ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int128, _ f: Int
    ) async -> Int {
        a + b + c + d + Int(e) + f
    }
    nonisolated(nonsending) func callersActorEven(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int128) async -> Int {
        a + b + c + d + Int(e)
    }
    func vectors(
        _ a: Vector, _ b: Vector, _ c: Vector, _ d: Vector, _ e: Vector, _ f: Vector, _ g: Vector, _ h: Vector,
        _ i: Vector, _ j: Int, _ k: Int, _ l: Int, _ m: Int, _ n: Int, _ o: Int, _ p: Int
    ) async -> Int {
        Int((a &+ b &+ c &+ d &+ e &+ f &+ g &+ h &+ i).x) + j + k + l + m + n + o + p
    }
    func synchronous(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int, _ g: Int128, _ h: Int) -> Int {
        a + b + c + d + e + f + Int(g) + h
    }
}
