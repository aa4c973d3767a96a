// Written by scripts/generate/closure-tests.py; change that instead.
// swift-format-ignore-file

import LoweringProtocols
import Switchboard
import XCTest

private typealias Source = any ClosureSource<any Shape>
private typealias Proxy = ForwardingProxy<Source>

final class AnyShapeClosureTests: XCTestCase {
    private let v: any Shape = Square(side: 3)
    private let w: any Shape = Square(side: 4)
    private let notes = ClosureNotes()
    private lazy var check = ClosureCheck<any Shape>(v, w, notes)

    func test_D4_m1() throws {
        let v = v
        let w = w
        let b: ((any Shape)) -> Int = { isSame(boxed($0), boxed(v)) ? 5 : 6 }
        func use(_ b: @escaping ((any Shape)) -> Int) -> [Any] { [boxed(b(v)), boxed(b(w))] }
        try check.form("m1", use(b), { try Proxy.selector(Source.m1) },
            { use($0) }, { use($0[0] as! ((any Shape)) -> Int) },
            { proxy, note in proxy.intercept(Source.m1) { call, b in note(use(b)); call.proceed() } },
            { $0.m1(b) })
    }
    func test_D4_m2() throws {
        let v = v
        let w = w
        let b: (Int) -> (any Shape) = { $0 > 3 ? v : w }
        func use(_ b: @escaping (Int) -> (any Shape)) -> [Any] { [boxed(b(5)), boxed(b(2))] }
        try check.form("m2", use(b), { try Proxy.selector(Source.m2) },
            { use($0) }, { use($0[0] as! (Int) -> (any Shape)) },
            { proxy, note in proxy.intercept(Source.m2) { call, b in note(use(b)); call.proceed() } },
            { $0.m2(b) })
    }
    func test_D4_m3() throws {
        let v = v
        let w = w
        let b: ((any Shape)) -> (any Shape) = { isSame(boxed($0), boxed(v)) ? w : v }
        func use(_ b: @escaping ((any Shape)) -> (any Shape)) -> [Any] { [boxed(b(v)), boxed(b(w))] }
        try check.form("m3", use(b), { try Proxy.selector(Source.m3) },
            { use($0) }, { use($0[0] as! ((any Shape)) -> (any Shape)) },
            { proxy, note in proxy.intercept(Source.m3) { call, b in note(use(b)); call.proceed() } },
            { $0.m3(b) })
    }
    func test_D4_m4() throws {
        let v = v
        let w = w
        let b: (((any Shape)) -> Int)? = { isSame(boxed($0), boxed(v)) ? 5 : 6 }
        func use(_ b: (((any Shape)) -> Int)?) -> [Any] { [boxed(b!(v)), boxed(b!(w))] }
        try check.form("m4", use(b), { try Proxy.selector(Source.m4) },
            { use($0) }, { use($0[0] as! (((any Shape)) -> Int)?) },
            { proxy, note in proxy.intercept(Source.m4) { call, b in note(use(b)); call.proceed() } },
            { $0.m4(b) })
    }
    func test_D4_m5() throws {
        let v = v
        let w = w
        let b: (((any Shape)) -> (any Shape))? = { isSame(boxed($0), boxed(v)) ? w : v }
        func use(_ b: (((any Shape)) -> (any Shape))?) -> [Any] { [boxed(b!(v)), boxed(b!(w))] }
        try check.form("m5", use(b), { try Proxy.selector(Source.m5) },
            { use($0) }, { use($0[0] as! (((any Shape)) -> (any Shape))?) },
            { proxy, note in proxy.intercept(Source.m5) { call, b in note(use(b)); call.proceed() } },
            { $0.m5(b) })
    }
    func test_D4_m6() throws {
        let v = v
        let w = w
        let b: ((any Shape)) throws -> (any Shape) = { if isSame(boxed($0), boxed(v)) { return w }; throw Failure(3, "no") }
        func use(_ b: @escaping ((any Shape)) throws -> (any Shape)) -> [Any] { [boxed(try! b(v)), boxed(thrown { _ = try b(w) })] }
        try check.form("m6", use(b), { try Proxy.selector(Source.m6) },
            { use($0) }, { use($0[0] as! ((any Shape)) throws -> (any Shape)) },
            { proxy, note in proxy.intercept(Source.m6) { call, b in note(use(b)); call.proceed() } },
            { $0.m6(b) })
    }
    func test_D4_m7() throws {
        let v = v
        let w = w
        let b: ((any Shape)) throws -> Void = { if !isSame(boxed($0), boxed(v)) { throw Failure(3, "no") } }
        func use(_ b: @escaping ((any Shape)) throws -> Void) -> [Any] { [boxed(thrown { try b(v) }), boxed(thrown { try b(w) })] }
        try check.form("m7", use(b), { try Proxy.selector(Source.m7) },
            { use($0) }, { use($0[0] as! ((any Shape)) throws -> Void) },
            { proxy, note in proxy.intercept(Source.m7) { call, b in note(use(b)); call.proceed() } },
            { $0.m7(b) })
    }
    func test_D4_m8() throws {
        let v = v
        let b: (String) throws -> (any Shape) = { if $0 == "v" { return v }; throw Failure(3, "no") }
        func use(_ b: @escaping (String) throws -> (any Shape)) -> [Any] { [boxed(try! b("v")), boxed(thrown { _ = try b("w") })] }
        try check.form("m8", use(b), { try Proxy.selector(Source.m8) },
            { use($0) }, { use($0[0] as! (String) throws -> (any Shape)) },
            { proxy, note in proxy.intercept(Source.m8) { call, b in note(use(b)); call.proceed() } },
            { $0.m8(b) })
    }
    func test_D4_m9() throws {
        let v = v
        let w = w
        let notes = notes
        let b: ((any Shape), Int) -> Void = { notes.add([boxed($0), boxed($1)]) }
        func use(_ b: @escaping ((any Shape), Int) -> Void) -> [Any] { { b(v, 7); b(w, 8); return notes.take() }() }
        try check.form("m9", use(b), { try Proxy.selector(Source.m9) },
            { use($0) }, { use($0[0] as! ((any Shape), Int) -> Void) },
            { proxy, note in proxy.intercept(Source.m9) { call, b in note(use(b)); call.proceed() } },
            { $0.m9(b) })
    }
    func test_D4_m10() throws {
        let v = v
        let w = w
        let notes = notes
        let b: ((any Shape)) -> Void = { notes.add([boxed($0)]) }
        func use(_ b: @escaping ((any Shape)) -> Void) -> [Any] { { b(v); b(w); return notes.take() }() }
        try check.form("m10", use(b), { try Proxy.selector(Source.m10) },
            { use($0) }, { use($0[0] as! ((any Shape)) -> Void) },
            { proxy, note in proxy.intercept(Source.m10) { call, b in note(use(b)); call.proceed() } },
            { $0.m10(b) })
    }
    func test_D4_m11() throws {
        let w = w
        let b: () -> (any Shape) = { w }
        func use(_ b: @escaping () -> (any Shape)) -> [Any] { [boxed(b())] }
        try check.form("m11", use(b), { try Proxy.selector(Source.m11) },
            { use($0) }, { use($0[0] as! () -> (any Shape)) },
            { proxy, note in proxy.intercept(Source.m11) { call, b in note(use(b)); call.proceed() } },
            { $0.m11(b) })
    }
    func test_D4_m12() throws {
        let v = v
        let w = w
        let b: (Int, (any Shape)) -> (any Shape) = { $0 > 3 ? $1 : w }
        func use(_ b: @escaping (Int, (any Shape)) -> (any Shape)) -> [Any] { [boxed(b(5, v)), boxed(b(2, v))] }
        try check.form("m12", use(b), { try Proxy.selector(Source.m12) },
            { use($0) }, { use($0[0] as! (Int, (any Shape)) -> (any Shape)) },
            { proxy, note in proxy.intercept(Source.m12) { call, b in note(use(b)); call.proceed() } },
            { $0.m12(b) })
    }
    func test_D4_m13() throws {
        let v = v
        let w = w
        let b: ((any Shape), (any Shape)) -> Int = { (isSame(boxed($0), boxed(v)) ? 1 : 2) + (isSame(boxed($1), boxed(v)) ? 10 : 20) }
        func use(_ b: @escaping ((any Shape), (any Shape)) -> Int) -> [Any] { [boxed(b(v, w)), boxed(b(w, v))] }
        try check.form("m13", use(b), { try Proxy.selector(Source.m13) },
            { use($0) }, { use($0[0] as! ((any Shape), (any Shape)) -> Int) },
            { proxy, note in proxy.intercept(Source.m13) { call, b in note(use(b)); call.proceed() } },
            { $0.m13(b) })
    }
    func test_D4_m14() throws {
        let v = v
        let w = w
        let b: ((any Shape), Double, (any Shape)) -> Double = { isSame(boxed($0), boxed(v)) && isSame(boxed($2), boxed(w)) ? $1 : 0 }
        func use(_ b: @escaping ((any Shape), Double, (any Shape)) -> Double) -> [Any] { [boxed(b(v, 2.5, w)), boxed(b(w, 2.5, v))] }
        try check.form("m14", use(b), { try Proxy.selector(Source.m14) },
            { use($0) }, { use($0[0] as! ((any Shape), Double, (any Shape)) -> Double) },
            { proxy, note in proxy.intercept(Source.m14) { call, b in note(use(b)); call.proceed() } },
            { $0.m14(b) })
    }
    func test_D4_m15() throws {
        let v = v
        let w = w
        let b: ((any Shape), Int, (any Shape), String) -> String = { "\(isSame(boxed($0), boxed(v))) \($1) \(isSame(boxed($2), boxed(v))) \($3)" }
        func use(_ b: @escaping ((any Shape), Int, (any Shape), String) -> String) -> [Any] { [boxed(b(v, 5, w, "a text that is too long for two words")), boxed(b(w, 6, v, "x"))] }
        try check.form("m15", use(b), { try Proxy.selector(Source.m15) },
            { use($0) }, { use($0[0] as! ((any Shape), Int, (any Shape), String) -> String) },
            { proxy, note in proxy.intercept(Source.m15) { call, b in note(use(b)); call.proceed() } },
            { $0.m15(b) })
    }
    func test_D4_m16() throws {
        let v = v
        let w = w
        let b: ((any Shape), (any Shape), (any Shape), (any Shape), (any Shape), (any Shape)) -> (any Shape) = { isSame(boxed($4), boxed(v)) ? $0 : $5 }
        func use(_ b: @escaping ((any Shape), (any Shape), (any Shape), (any Shape), (any Shape), (any Shape)) -> (any Shape)) -> [Any] { [boxed(b(v, w, w, w, v, w)), boxed(b(v, w, w, v, w, w))] }
        try check.form("m16", use(b), { try Proxy.selector(Source.m16) },
            { use($0) }, { use($0[0] as! ((any Shape), (any Shape), (any Shape), (any Shape), (any Shape), (any Shape)) -> (any Shape)) },
            { proxy, note in proxy.intercept(Source.m16) { call, b in note(use(b)); call.proceed() } },
            { $0.m16(b) })
    }
    func test_D4_m17() throws {
        let v = v
        let w = w
        let b: ((any Shape)?) -> Int = { $0 == nil ? 3 : isSame(boxed($0!), boxed(v)) ? 1 : 2 }
        func use(_ b: @escaping ((any Shape)?) -> Int) -> [Any] { [boxed(b(v)), boxed(b(w)), boxed(b(nil))] }
        try check.form("m17", use(b), { try Proxy.selector(Source.m17) },
            { use($0) }, { use($0[0] as! ((any Shape)?) -> Int) },
            { proxy, note in proxy.intercept(Source.m17) { call, b in note(use(b)); call.proceed() } },
            { $0.m17(b) })
    }
    func test_D4_m18() throws {
        let v = v
        let b: (Int) -> (any Shape)? = { $0 > 3 ? v : nil }
        func use(_ b: (Int) -> (any Shape)?) -> [Any] { [boxed(b(5) as Any), boxed(b(2) as Any)] }
        try check.form("m18", use(b), { try Proxy.selector(Source.m18) },
            { use($0) }, { use($0[0] as! (Int) -> (any Shape)?) },
            { proxy, note in proxy.intercept(Source.m18) { call, b in note(use(b)); call.proceed() } },
            { $0.m18(b) })
    }
    func test_D4_m19() throws {
        let v = v
        let w = w
        let b: ((any Shape)?) -> (any Shape)? = { $0 == nil ? w : nil }
        func use(_ b: ((any Shape)?) -> (any Shape)?) -> [Any] { [boxed(b(v) as Any), boxed(b(nil) as Any)] }
        try check.form("m19", use(b), { try Proxy.selector(Source.m19) },
            { use($0) }, { use($0[0] as! ((any Shape)?) -> (any Shape)?) },
            { proxy, note in proxy.intercept(Source.m19) { call, b in note(use(b)); call.proceed() } },
            { $0.m19(b) })
    }
    func test_D4_m20() throws {
        let v = v
        let w = w
        let b: ([(any Shape)]) -> Int = { isSame(boxed($0[1]), boxed(v)) ? $0.count : 0 }
        func use(_ b: @escaping ([(any Shape)]) -> Int) -> [Any] { [boxed(b([w, v])), boxed(b([v, w, v]))] }
        try check.form("m20", use(b), { try Proxy.selector(Source.m20) },
            { use($0) }, { use($0[0] as! ([(any Shape)]) -> Int) },
            { proxy, note in proxy.intercept(Source.m20) { call, b in note(use(b)); call.proceed() } },
            { $0.m20(b) })
    }
    func test_D4_m21() throws {
        let v = v
        let w = w
        let b: (Int) -> [(any Shape)] = { $0 > 3 ? [v, w] : [] }
        func use(_ b: @escaping (Int) -> [(any Shape)]) -> [Any] { [boxed(b(5)), boxed(b(2))] }
        try check.form("m21", use(b), { try Proxy.selector(Source.m21) },
            { use($0) }, { use($0[0] as! (Int) -> [(any Shape)]) },
            { proxy, note in proxy.intercept(Source.m21) { call, b in note(use(b)); call.proceed() } },
            { $0.m21(b) })
    }
    func test_D4_m22() throws {
        let v = v
        let w = w
        let b: (Box<(any Shape)>, Int) -> Int = { isSame(boxed($0.value), boxed(v)) ? $1 : 0 }
        func use(_ b: @escaping (Box<(any Shape)>, Int) -> Int) -> [Any] { [boxed(b(Box(v), 3)), boxed(b(Box(w), 4))] }
        try check.form("m22", use(b), { try Proxy.selector(Source.m22) },
            { use($0) }, { use($0[0] as! (Box<(any Shape)>, Int) -> Int) },
            { proxy, note in proxy.intercept(Source.m22) { call, b in note(use(b)); call.proceed() } },
            { $0.m22(b) })
    }
    func test_D4_m23() throws {
        let v = v
        let b: (Int) -> Either<(any Shape), Int8> = { $0 > 3 ? .left(v) : .right(-3) }
        func use(_ b: @escaping (Int) -> Either<(any Shape), Int8>) -> [Any] { [boxed(b(5)), boxed(b(2))] }
        try check.form("m23", use(b), { try Proxy.selector(Source.m23) },
            { use($0) }, { use($0[0] as! (Int) -> Either<(any Shape), Int8>) },
            { proxy, note in proxy.intercept(Source.m23) { call, b in note(use(b)); call.proceed() } },
            { $0.m23(b) })
    }
    func test_D4_m24() throws {
        let v = v
        let w = w
        let b: ((any Shape)) -> Int = { isSame(boxed($0), boxed(v)) ? 5 : 6 }
        let c: (Int) -> (any Shape) = { $0 > 3 ? v : w }
        func use(_ b: @escaping ((any Shape)) -> Int, _ c: @escaping (Int) -> (any Shape)) -> [Any] { [boxed(b(v)), boxed(b(w)), boxed(c(5)), boxed(c(2))] }
        try check.form("m24", use(b, c), { try Proxy.selector(Source.m24) },
            { use($0.0, $0.1) }, { use($0[0] as! ((any Shape)) -> Int, $0[1] as! (Int) -> (any Shape)) },
            { proxy, note in proxy.intercept(Source.m24) { call, b, c in note(use(b, c)); call.proceed() } },
            { $0.m24(b, c) })
    }
    func test_D4_m25() throws {
        let v = v
        let w = w
        let b: (any Shape) = v
        let c: ((any Shape)) -> (any Shape) = { isSame(boxed($0), boxed(v)) ? w : v }
        func use(_ b: (any Shape), _ c: @escaping ((any Shape)) -> (any Shape)) -> [Any] { [boxed(b), boxed(c(v)), boxed(c(w))] }
        try check.form("m25", use(b, c), { try Proxy.selector(Source.m25) },
            { use($0.0, $0.1) }, { use($0[0] as! (any Shape), $0[1] as! ((any Shape)) -> (any Shape)) },
            { proxy, note in proxy.intercept(Source.m25) { call, b, c in note(use(b, c)); call.proceed() } },
            { $0.m25(b, c) })
    }
    func test_D4_m26() throws {
        let v = v
        let w = w
        let b: @Sendable ((any Shape), Int) -> (any Shape) = { @Sendable in $1 > 3 ? $0 : $0 }
        func use(_ b: @escaping @Sendable ((any Shape), Int) -> (any Shape)) -> [Any] { [boxed(b(v, 5)), boxed(b(w, 2))] }
        try check.form("m26", use(b), { try Proxy.selector(Source.m26) },
            { use($0) }, { use($0[0] as! @Sendable ((any Shape), Int) -> (any Shape)) },
            { proxy, note in proxy.intercept(Source.m26) { call, b in note(use(b)); call.proceed() } },
            { $0.m26(b) })
    }
    func test_D4_m27() throws {
        let b: (Int, Double, String) -> Bool = { $0 == 3 && $1 == 2.5 && $2.isEmpty }
        func use(_ b: @escaping (Int, Double, String) -> Bool) -> [Any] { [boxed(b(3, 2.5, "")), boxed(b(3, 2.5, "x"))] }
        try check.form("m27", use(b), { try Proxy.selector(Source.m27) },
            { use($0) }, { use($0[0] as! (Int, Double, String) -> Bool) },
            { proxy, note in proxy.intercept(Source.m27) { call, b in note(use(b)); call.proceed() } },
            { $0.m27(b) })
    }
    func test_D4_m28() throws {
        let b: (Int8?, Double) -> String = { "\($0 ?? 9) \($1)" }
        func use(_ b: @escaping (Int8?, Double) -> String) -> [Any] { [boxed(b(3, 2.5)), boxed(b(nil, 1))] }
        try check.form("m28", use(b), { try Proxy.selector(Source.m28) },
            { use($0) }, { use($0[0] as! (Int8?, Double) -> String) },
            { proxy, note in proxy.intercept(Source.m28) { call, b in note(use(b)); call.proceed() } },
            { $0.m28(b) })
    }
    func test_D4_local1() throws {
        let v = v
        let w = w
        let b: ((any Shape)) -> Int = { isSame(boxed($0), boxed(v)) ? 5 : 6 }
        func use(_ b: @escaping ((any Shape)) -> Int) -> [Any] { [boxed(b(v)), boxed(b(w))] }
        try check.form("local1", use(b), { try Proxy.selector(Source.local1) },
            { use($0) }, { use($0[0] as! ((any Shape)) -> Int) },
            { proxy, note in proxy.intercept(Source.local1) { call, b in note(use(b)); call.proceed() } },
            { $0.local1(b) })
    }
    func test_D4_local2() throws {
        let v = v
        let w = w
        let b: (Int) -> (any Shape) = { $0 > 3 ? v : w }
        func use(_ b: @escaping (Int) -> (any Shape)) -> [Any] { [boxed(b(5)), boxed(b(2))] }
        try check.form("local2", use(b), { try Proxy.selector(Source.local2) },
            { use($0) }, { use($0[0] as! (Int) -> (any Shape)) },
            { proxy, note in proxy.intercept(Source.local2) { call, b in note(use(b)); call.proceed() } },
            { $0.local2(b) })
    }
    func test_D4_local3() throws {
        let v = v
        let w = w
        let b: ((any Shape)) -> (any Shape) = { isSame(boxed($0), boxed(v)) ? w : v }
        func use(_ b: @escaping ((any Shape)) -> (any Shape)) -> [Any] { [boxed(b(v)), boxed(b(w))] }
        try check.form("local3", use(b), { try Proxy.selector(Source.local3) },
            { use($0) }, { use($0[0] as! ((any Shape)) -> (any Shape)) },
            { proxy, note in proxy.intercept(Source.local3) { call, b in note(use(b)); call.proceed() } },
            { $0.local3(b) })
    }
    func test_D4_local4() throws {
        let v = v
        let w = w
        let notes = notes
        let b: ((any Shape), Int) -> Void = { notes.add([boxed($0), boxed($1)]) }
        func use(_ b: @escaping ((any Shape), Int) -> Void) -> [Any] { { b(v, 7); b(w, 8); return notes.take() }() }
        try check.form("local4", use(b), { try Proxy.selector(Source.local4) },
            { use($0) }, { use($0[0] as! ((any Shape), Int) -> Void) },
            { proxy, note in proxy.intercept(Source.local4) { call, b in note(use(b)); call.proceed() } },
            { $0.local4(b) })
    }
}
