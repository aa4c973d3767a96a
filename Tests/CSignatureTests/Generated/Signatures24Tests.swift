// Written by scripts/generate-c-signature-tests.py; change that instead.
// swift-format-ignore-file

import CSignatureFixtures
import Switchboard
import XCTest

final class Signatures24Tests: XCTestCase {
    #if arch(x86_64) && !os(Windows)
    func test_D3_240() throws {
        let check = Check(240, "v^i{cs_t83=CC}i*BC{cs_t214=[3I]}S{cs_t88=[3s]}{cs_t83=CC}*B^vQ{cs_t195=c^?}{cs_t297=i{cs_t295=SDI}{cs_t296=D}}", [UnsafeMutablePointer<Int32>?.self, cs_t83.self, cs_color.self, UnsafePointer<CChar>?.self, Bool.self, UInt8.self, cs_t214.self, cs_flags.self, cs_t88.self, cs_t83.self, UnsafeMutablePointer<CChar>?.self, Bool.self, OpaquePointer?.self, UInt64.self, cs_t195.self, cs_t297.self])
        let function: cs_f240 = cs_function_240
        let table = cs_table_240(before: 240, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f240.self) { (a0: UnsafeMutablePointer<Int32>?, a1: cs_t83, a2: cs_color, a3: UnsafePointer<CChar>?, a4: Bool, a5: UInt8, a6: cs_t214, a7: cs_flags, a8: cs_t88, a9: cs_t83, a10: UnsafeMutablePointer<CChar>?, a11: Bool, a12: OpaquePointer?, a13: UInt64, a14: cs_t195, a15: cs_t297) -> Void in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 240)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            try proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            try proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(try proxy.sentMessage(\.callback, as: (UnsafeMutablePointer<Int32>?, cs_t83, cs_color, UnsafePointer<CChar>?, Bool, UInt8, cs_t214, cs_flags, cs_t88, cs_t83, UnsafeMutablePointer<CChar>?, Bool, OpaquePointer?, UInt64, cs_t195, cs_t297).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $0.14, $0.15) })
        observers.append(try proxy.methodInvoked(\.callback, as: (UnsafeMutablePointer<Int32>?, cs_t83, cs_color, UnsafePointer<CChar>?, Bool, UInt8, cs_t214, cs_flags, cs_t88, cs_t83, UnsafeMutablePointer<CChar>?, Bool, OpaquePointer?, UInt64, cs_t195, cs_t297).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $0.14, $0.15) })
        let receiver = DynamicReceiver()
        receiver.methods.add("coded", coded)
        let method = try CCallback(signature: coded.signature, onError: check.threw) { invocation in
            check.boxed(invocation)
            try invocation.setResult(check.answer() as Void)
        }
        receiver.methods.add("typed", typed)
        let sender = try receiver.cFunction(for: "typed", as: cs_f240.self, onError: check.threw)
        try check.rounds {
            let a0: UnsafeMutablePointer<Int32>? = check.value(0), a1: cs_t83 = check.value(1), a2: cs_color = check.value(2), a3: UnsafePointer<CChar>? = check.value(3), a4: Bool = check.value(4), a5: UInt8 = check.value(5), a6: cs_t214 = check.value(6), a7: cs_flags = check.value(7), a8: cs_t88 = check.value(8), a9: cs_t83 = check.value(9), a10: UnsafeMutablePointer<CChar>? = check.value(10), a11: Bool = check.value(11), a12: OpaquePointer? = check.value(12), a13: UInt64 = check.value(13), a14: cs_t195 = check.value(14), a15: cs_t297 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Void.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Void.self) }
            check.callback("closure") { cs_call_240(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_240(proxy.table.callback, cs_result), check.place)
            }
            try check.call("message to coded") { try receiver.send("coded", a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Void.self) }
            check.callback("invocation") { cs_call_240(unsafeBitCast(method.function, to: cs_f240.self), cs_answer) }
            try check.call("invocation of coded") {
                let invocation = Invocation(selector: "coded", signature: coded.signature)
                try invocation.setArgument(a0, at: 0)
                try invocation.setArgument(a1, at: 1)
                try invocation.setArgument(a2, at: 2)
                try invocation.setArgument(a3, at: 3)
                try invocation.setArgument(a4, at: 4)
                try invocation.setArgument(a5, at: 5)
                try invocation.setArgument(a6, at: 6)
                try invocation.setArgument(a7, at: 7)
                try invocation.setArgument(a8, at: 8)
                try invocation.setArgument(a9, at: 9)
                try invocation.setArgument(a10, at: 10)
                try invocation.setArgument(a11, at: 11)
                try invocation.setArgument(a12, at: 12)
                try invocation.setArgument(a13, at: 13)
                try invocation.setArgument(a14, at: 14)
                try invocation.setArgument(a15, at: 15)
                try invocation.invoke(coded)
                return try invocation.result(as: Void.self)
            }
            try check.call("message to typed") { try receiver.send("typed", a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Void.self) }
            try check.call("invocation of typed") {
                let invocation = Invocation(selector: "typed", signature: typed.signature, target: receiver)
                try invocation.setArgument(a0, at: 0)
                try invocation.setArgument(a1, at: 1)
                try invocation.setArgument(a2, at: 2)
                try invocation.setArgument(a3, at: 3)
                try invocation.setArgument(a4, at: 4)
                try invocation.setArgument(a5, at: 5)
                try invocation.setArgument(a6, at: 6)
                try invocation.setArgument(a7, at: 7)
                try invocation.setArgument(a8, at: 8)
                try invocation.setArgument(a9, at: 9)
                try invocation.setArgument(a10, at: 10)
                try invocation.setArgument(a11, at: 11)
                try invocation.setArgument(a12, at: 12)
                try invocation.setArgument(a13, at: 13)
                try invocation.setArgument(a14, at: 14)
                try invocation.setArgument(a15, at: 15)
                try invocation.invoke()
                return try invocation.result(as: Void.self)
            }
            try check.call("message to the proxy", observers: 2) { try proxy.send("callback", a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Void.self) }
            check.call("from C to the receiver") {
                XCTAssert(cs_call_240(sender.function, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers, method, sender)) {}
    }
    #endif
    func test_D3_241() throws {
        let check = Check(241, "v{cs_t210=Sc}Q^?^^d{cs_t151=f*}^v^i^v{cs_t101=ii}{cs_t101=ii}^?{cs_t151=f*}^v^v{cs_t213=cI}{cs_t298=q}", [cs_t210.self, UInt64.self, cs_handler?.self, UnsafeMutablePointer<UnsafePointer<Double>?>?.self, cs_t151.self, UnsafeMutableRawPointer.self, UnsafeMutablePointer<Int32>?.self, OpaquePointer?.self, cs_t101.self, cs_t101.self, cs_handler?.self, cs_t151.self, UnsafeRawPointer?.self, UnsafeMutableRawPointer?.self, cs_t213.self, cs_t298.self])
        let function: cs_f241 = cs_function_241
        let table = cs_table_241(before: 241, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f241.self) { (a0: cs_t210, a1: UInt64, a2: cs_handler?, a3: UnsafeMutablePointer<UnsafePointer<Double>?>?, a4: cs_t151, a5: UnsafeMutableRawPointer, a6: UnsafeMutablePointer<Int32>?, a7: OpaquePointer?, a8: cs_t101, a9: cs_t101, a10: cs_handler?, a11: cs_t151, a12: UnsafeRawPointer?, a13: UnsafeMutableRawPointer?, a14: cs_t213, a15: cs_t298) -> Void in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 241)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            try proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            try proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: cs_t210 = check.value(0), a1: UInt64 = check.value(1), a2: cs_handler? = check.value(2), a3: UnsafeMutablePointer<UnsafePointer<Double>?>? = check.value(3), a4: cs_t151 = check.value(4), a5: UnsafeMutableRawPointer = check.value(5), a6: UnsafeMutablePointer<Int32>? = check.value(6), a7: OpaquePointer? = check.value(7), a8: cs_t101 = check.value(8), a9: cs_t101 = check.value(9), a10: cs_handler? = check.value(10), a11: cs_t151 = check.value(11), a12: UnsafeRawPointer? = check.value(12), a13: UnsafeMutableRawPointer? = check.value(13), a14: cs_t213 = check.value(14), a15: cs_t298 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Void.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Void.self) }
            check.callback("closure") { cs_call_241(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_241(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_242() throws {
        let check = Check(242, "vCQ{cs_t200=^?d^?}Qd*d^if{cs_t195=c^?}^^d^?^ifB{cs_t300={cs_t299=B}iq[3^v]}", [cs_small.self, UInt64.self, cs_t200.self, UInt64.self, Double.self, UnsafePointer<CChar>?.self, Double.self, UnsafeMutablePointer<Int32>?.self, Float.self, cs_t195.self, UnsafeMutablePointer<UnsafePointer<Double>?>?.self, cs_handler?.self, UnsafeMutablePointer<Int32>?.self, Float.self, Bool.self, cs_t300.self])
        let function: cs_f242 = cs_function_242
        let table = cs_table_242(before: 242, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f242.self) { (a0: cs_small, a1: UInt64, a2: cs_t200, a3: UInt64, a4: Double, a5: UnsafePointer<CChar>?, a6: Double, a7: UnsafeMutablePointer<Int32>?, a8: Float, a9: cs_t195, a10: UnsafeMutablePointer<UnsafePointer<Double>?>?, a11: cs_handler?, a12: UnsafeMutablePointer<Int32>?, a13: Float, a14: Bool, a15: cs_t300) -> Void in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 242)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            try proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            try proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: cs_small = check.value(0), a1: UInt64 = check.value(1), a2: cs_t200 = check.value(2), a3: UInt64 = check.value(3), a4: Double = check.value(4), a5: UnsafePointer<CChar>? = check.value(5), a6: Double = check.value(6), a7: UnsafeMutablePointer<Int32>? = check.value(7), a8: Float = check.value(8), a9: cs_t195 = check.value(9), a10: UnsafeMutablePointer<UnsafePointer<Double>?>? = check.value(10), a11: cs_handler? = check.value(11), a12: UnsafeMutablePointer<Int32>? = check.value(12), a13: Float = check.value(13), a14: Bool = check.value(14), a15: cs_t300 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Void.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Void.self) }
            check.callback("closure") { cs_call_242(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_242(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    #if arch(x86_64) && !os(Windows)
    func test_D3_243() throws {
        let check = Check(243, "{cs_t303=C{cs_t302=[2*]{cs_t301=I^v}^v}ds}i{cs_t238=[3f]}B^if{cs_t198=^?c}iSSDd{cs_t265=c[3s]f}^?^v^^d{cs_t303=C{cs_t302=[2*]{cs_t301=I^v}^v}ds}", [cs_color.self, cs_t238.self, Bool.self, UnsafeMutablePointer<Int32>?.self, Float.self, cs_t198.self, Int32.self, UInt16.self, cs_flags.self, Float80.self, Double.self, cs_t265.self, cs_handler?.self, UnsafeMutableRawPointer.self, UnsafeMutablePointer<UnsafePointer<Double>?>?.self, cs_t303.self])
        let function: cs_f243 = cs_function_243
        let table = cs_table_243(before: 243, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f243.self) { (a0: cs_color, a1: cs_t238, a2: Bool, a3: UnsafeMutablePointer<Int32>?, a4: Float, a5: cs_t198, a6: Int32, a7: UInt16, a8: cs_flags, a9: Float80, a10: Double, a11: cs_t265, a12: cs_handler?, a13: UnsafeMutableRawPointer, a14: UnsafeMutablePointer<UnsafePointer<Double>?>?, a15: cs_t303) -> cs_t303 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 243)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            try proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            try proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(try proxy.sentMessage(\.callback, as: (cs_color, cs_t238, Bool, UnsafeMutablePointer<Int32>?, Float, cs_t198, Int32, UInt16, cs_flags, Float80, Double, cs_t265, cs_handler?, UnsafeMutableRawPointer, UnsafeMutablePointer<UnsafePointer<Double>?>?, cs_t303).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $0.14, $0.15) })
        observers.append(try proxy.methodInvoked(\.callback, as: (cs_color, cs_t238, Bool, UnsafeMutablePointer<Int32>?, Float, cs_t198, Int32, UInt16, cs_flags, Float80, Double, cs_t265, cs_handler?, UnsafeMutableRawPointer, UnsafeMutablePointer<UnsafePointer<Double>?>?, cs_t303).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $0.14, $0.15) })
        try check.rounds {
            let a0: cs_color = check.value(0), a1: cs_t238 = check.value(1), a2: Bool = check.value(2), a3: UnsafeMutablePointer<Int32>? = check.value(3), a4: Float = check.value(4), a5: cs_t198 = check.value(5), a6: Int32 = check.value(6), a7: UInt16 = check.value(7), a8: cs_flags = check.value(8), a9: Float80 = check.value(9), a10: Double = check.value(10), a11: cs_t265 = check.value(11), a12: cs_handler? = check.value(12), a13: UnsafeMutableRawPointer = check.value(13), a14: UnsafeMutablePointer<UnsafePointer<Double>?>? = check.value(14), a15: cs_t303 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t303.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t303.self) }
            check.callback("closure") { cs_call_243(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_243(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    #endif
    func test_D3_244() throws {
        let check = Check(244, "v^v{cs_t59=[5f][14c][3B]cB}i{cs_t27=[2C]}dIqqBCS{cs_t27=[2C]}I{cs_t27=[2C]}Q{cs_t304=SC}", [OpaquePointer?.self, cs_t59.self, cs_color.self, cs_t27.self, Double.self, UInt32.self, Int64.self, Int64.self, Bool.self, UInt8.self, cs_flags.self, cs_t27.self, UInt32.self, cs_t27.self, UInt64.self, cs_t304.self])
        let function: cs_f244 = cs_function_244
        let table = cs_table_244(before: 244, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f244.self) { (a0: OpaquePointer?, a1: cs_t59, a2: cs_color, a3: cs_t27, a4: Double, a5: UInt32, a6: Int64, a7: Int64, a8: Bool, a9: UInt8, a10: cs_flags, a11: cs_t27, a12: UInt32, a13: cs_t27, a14: UInt64, a15: cs_t304) -> Void in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 244)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            try proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            try proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: OpaquePointer? = check.value(0), a1: cs_t59 = check.value(1), a2: cs_color = check.value(2), a3: cs_t27 = check.value(3), a4: Double = check.value(4), a5: UInt32 = check.value(5), a6: Int64 = check.value(6), a7: Int64 = check.value(7), a8: Bool = check.value(8), a9: UInt8 = check.value(9), a10: cs_flags = check.value(10), a11: cs_t27 = check.value(11), a12: UInt32 = check.value(12), a13: cs_t27 = check.value(13), a14: UInt64 = check.value(14), a15: cs_t304 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Void.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Void.self) }
            check.callback("closure") { cs_call_244(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_244(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    #if arch(x86_64) && !os(Windows)
    func test_D3_245() throws {
        let check = Check(245, "cCS{cs_t196=[3^?]}DI{cs_t51=[3q]Bc}CD^v{cs_t196=[3^?]}CS{cs_t82=[3C]}Cd{cs_t305=I}", [UInt8.self, cs_flags.self, cs_t196.self, Float80.self, UInt32.self, cs_t51.self, UInt8.self, Float80.self, UnsafeMutableRawPointer?.self, cs_t196.self, UInt8.self, cs_flags.self, cs_t82.self, UInt8.self, Double.self, cs_t305.self])
        let function: cs_f245 = cs_function_245
        let table = cs_table_245(before: 245, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f245.self) { (a0: UInt8, a1: cs_flags, a2: cs_t196, a3: Float80, a4: UInt32, a5: cs_t51, a6: UInt8, a7: Float80, a8: UnsafeMutableRawPointer?, a9: cs_t196, a10: UInt8, a11: cs_flags, a12: cs_t82, a13: UInt8, a14: Double, a15: cs_t305) -> Int8 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 245)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            try proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            try proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        let receiver = DynamicReceiver()
        receiver.methods.add("coded", coded)
        let method = try CCallback(signature: coded.signature, onError: check.threw) { invocation in
            check.boxed(invocation)
            try invocation.setResult(check.answer() as Int8)
        }
        receiver.methods.add("typed", typed)
        let sender = try receiver.cFunction(for: "typed", as: cs_f245.self, onError: check.threw)
        try check.rounds {
            let a0: UInt8 = check.value(0), a1: cs_flags = check.value(1), a2: cs_t196 = check.value(2), a3: Float80 = check.value(3), a4: UInt32 = check.value(4), a5: cs_t51 = check.value(5), a6: UInt8 = check.value(6), a7: Float80 = check.value(7), a8: UnsafeMutableRawPointer? = check.value(8), a9: cs_t196 = check.value(9), a10: UInt8 = check.value(10), a11: cs_flags = check.value(11), a12: cs_t82 = check.value(12), a13: UInt8 = check.value(13), a14: Double = check.value(14), a15: cs_t305 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Int8.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Int8.self) }
            check.callback("closure") { cs_call_245(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_245(proxy.table.callback, cs_result), check.place)
            }
            try check.call("message to coded") { try receiver.send("coded", a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Int8.self) }
            check.callback("invocation") { cs_call_245(unsafeBitCast(method.function, to: cs_f245.self), cs_answer) }
            try check.call("invocation of coded") {
                let invocation = Invocation(selector: "coded", signature: coded.signature)
                try invocation.setArgument(a0, at: 0)
                try invocation.setArgument(a1, at: 1)
                try invocation.setArgument(a2, at: 2)
                try invocation.setArgument(a3, at: 3)
                try invocation.setArgument(a4, at: 4)
                try invocation.setArgument(a5, at: 5)
                try invocation.setArgument(a6, at: 6)
                try invocation.setArgument(a7, at: 7)
                try invocation.setArgument(a8, at: 8)
                try invocation.setArgument(a9, at: 9)
                try invocation.setArgument(a10, at: 10)
                try invocation.setArgument(a11, at: 11)
                try invocation.setArgument(a12, at: 12)
                try invocation.setArgument(a13, at: 13)
                try invocation.setArgument(a14, at: 14)
                try invocation.setArgument(a15, at: 15)
                try invocation.invoke(coded)
                return try invocation.result(as: Int8.self)
            }
            try check.call("message to typed") { try receiver.send("typed", a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Int8.self) }
            try check.call("invocation of typed") {
                let invocation = Invocation(selector: "typed", signature: typed.signature, target: receiver)
                try invocation.setArgument(a0, at: 0)
                try invocation.setArgument(a1, at: 1)
                try invocation.setArgument(a2, at: 2)
                try invocation.setArgument(a3, at: 3)
                try invocation.setArgument(a4, at: 4)
                try invocation.setArgument(a5, at: 5)
                try invocation.setArgument(a6, at: 6)
                try invocation.setArgument(a7, at: 7)
                try invocation.setArgument(a8, at: 8)
                try invocation.setArgument(a9, at: 9)
                try invocation.setArgument(a10, at: 10)
                try invocation.setArgument(a11, at: 11)
                try invocation.setArgument(a12, at: 12)
                try invocation.setArgument(a13, at: 13)
                try invocation.setArgument(a14, at: 14)
                try invocation.setArgument(a15, at: 15)
                try invocation.invoke()
                return try invocation.result(as: Int8.self)
            }
            try check.call("message to the proxy", observers: 1) { try proxy.send("callback", a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Int8.self) }
            check.call("from C to the receiver") {
                XCTAssert(cs_call_245(sender.function, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers, method, sender)) {}
    }
    #endif
    func test_D3_246() throws {
        let check = Check(246, "{cs_t308=Sc{cs_t307={cs_t306=i^^dq}}}^vcBII^v{cs_t178=[3^i]}^?^vi{cs_t178=[3^i]}{cs_t172=[3^v]}q{cs_t175=f^v}I{cs_t308=Sc{cs_t307={cs_t306=i^^dq}}}", [UnsafeRawPointer?.self, Int8.self, Bool.self, cs_size.self, cs_size.self, UnsafeMutableRawPointer?.self, cs_t178.self, cs_handler?.self, UnsafeMutableRawPointer?.self, cs_color.self, cs_t178.self, cs_t172.self, Int64.self, cs_t175.self, UInt32.self, cs_t308.self])
        let function: cs_f246 = cs_function_246
        let table = cs_table_246(before: 246, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f246.self) { (a0: UnsafeRawPointer?, a1: Int8, a2: Bool, a3: cs_size, a4: cs_size, a5: UnsafeMutableRawPointer?, a6: cs_t178, a7: cs_handler?, a8: UnsafeMutableRawPointer?, a9: cs_color, a10: cs_t178, a11: cs_t172, a12: Int64, a13: cs_t175, a14: UInt32, a15: cs_t308) -> cs_t308 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 246)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            try proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            try proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(try proxy.sentMessage(\.callback, as: (UnsafeRawPointer?, Int8, Bool, cs_size, cs_size, UnsafeMutableRawPointer?, cs_t178, cs_handler?, UnsafeMutableRawPointer?, cs_color, cs_t178, cs_t172, Int64, cs_t175, UInt32, cs_t308).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $0.14, $0.15) })
        observers.append(try proxy.methodInvoked(\.callback, as: (UnsafeRawPointer?, Int8, Bool, cs_size, cs_size, UnsafeMutableRawPointer?, cs_t178, cs_handler?, UnsafeMutableRawPointer?, cs_color, cs_t178, cs_t172, Int64, cs_t175, UInt32, cs_t308).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $0.14, $0.15) })
        try check.rounds {
            let a0: UnsafeRawPointer? = check.value(0), a1: Int8 = check.value(1), a2: Bool = check.value(2), a3: cs_size = check.value(3), a4: cs_size = check.value(4), a5: UnsafeMutableRawPointer? = check.value(5), a6: cs_t178 = check.value(6), a7: cs_handler? = check.value(7), a8: UnsafeMutableRawPointer? = check.value(8), a9: cs_color = check.value(9), a10: cs_t178 = check.value(10), a11: cs_t172 = check.value(11), a12: Int64 = check.value(12), a13: cs_t175 = check.value(13), a14: UInt32 = check.value(14), a15: cs_t308 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t308.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t308.self) }
            check.callback("closure") { cs_call_246(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_246(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    #if arch(x86_64) && !os(Windows)
    func test_D3_247() throws {
        let check = Check(247, "{cs_t311={cs_t310={cs_t309=sDd}}fC^i}iq^^d^^d{cs_t274=f[4c]}Cf^v{cs_t274=f[4c]}D{cs_t29=[4C]}{cs_t35=[10C]}Si{cs_t176=^vd^v}{cs_t311={cs_t310={cs_t309=sDd}}fC^i}", [cs_color.self, Int64.self, UnsafeMutablePointer<UnsafePointer<Double>?>?.self, UnsafeMutablePointer<UnsafePointer<Double>?>?.self, cs_t274.self, cs_small.self, Float.self, UnsafeRawPointer?.self, cs_t274.self, Float80.self, cs_t29.self, cs_t35.self, cs_flags.self, cs_color.self, cs_t176.self, cs_t311.self])
        let function: cs_f247 = cs_function_247
        let table = cs_table_247(before: 247, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f247.self) { (a0: cs_color, a1: Int64, a2: UnsafeMutablePointer<UnsafePointer<Double>?>?, a3: UnsafeMutablePointer<UnsafePointer<Double>?>?, a4: cs_t274, a5: cs_small, a6: Float, a7: UnsafeRawPointer?, a8: cs_t274, a9: Float80, a10: cs_t29, a11: cs_t35, a12: cs_flags, a13: cs_color, a14: cs_t176, a15: cs_t311) -> cs_t311 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 247)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            try proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            try proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: cs_color = check.value(0), a1: Int64 = check.value(1), a2: UnsafeMutablePointer<UnsafePointer<Double>?>? = check.value(2), a3: UnsafeMutablePointer<UnsafePointer<Double>?>? = check.value(3), a4: cs_t274 = check.value(4), a5: cs_small = check.value(5), a6: Float = check.value(6), a7: UnsafeRawPointer? = check.value(7), a8: cs_t274 = check.value(8), a9: Float80 = check.value(9), a10: cs_t29 = check.value(10), a11: cs_t35 = check.value(11), a12: cs_flags = check.value(12), a13: cs_color = check.value(13), a14: cs_t176 = check.value(14), a15: cs_t311 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t311.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t311.self) }
            check.callback("closure") { cs_call_247(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_247(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    #endif
    #if arch(x86_64) && !os(Windows)
    func test_D3_248() throws {
        let check = Check(248, "DdsC{cs_t125=ff}ISff{cs_t105=cI}c^vBq^^dc{cs_t312=Ci[2f]}", [Double.self, Int16.self, cs_small.self, cs_t125.self, cs_size.self, cs_flags.self, Float.self, Float.self, cs_t105.self, Int8.self, UnsafeRawPointer?.self, Bool.self, Int64.self, UnsafeMutablePointer<UnsafePointer<Double>?>?.self, Int8.self, cs_t312.self])
        let function: cs_f248 = cs_function_248
        let table = cs_table_248(before: 248, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f248.self) { (a0: Double, a1: Int16, a2: cs_small, a3: cs_t125, a4: cs_size, a5: cs_flags, a6: Float, a7: Float, a8: cs_t105, a9: Int8, a10: UnsafeRawPointer?, a11: Bool, a12: Int64, a13: UnsafeMutablePointer<UnsafePointer<Double>?>?, a14: Int8, a15: cs_t312) -> Float80 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 248)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            try proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            try proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Double = check.value(0), a1: Int16 = check.value(1), a2: cs_small = check.value(2), a3: cs_t125 = check.value(3), a4: cs_size = check.value(4), a5: cs_flags = check.value(5), a6: Float = check.value(6), a7: Float = check.value(7), a8: cs_t105 = check.value(8), a9: Int8 = check.value(9), a10: UnsafeRawPointer? = check.value(10), a11: Bool = check.value(11), a12: Int64 = check.value(12), a13: UnsafeMutablePointer<UnsafePointer<Double>?>? = check.value(13), a14: Int8 = check.value(14), a15: cs_t312 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Float80.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Float80.self) }
            check.callback("closure") { cs_call_248(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_248(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    #endif
    #if arch(x86_64) && !os(Windows)
    func test_D3_249() throws {
        let check = Check(249, "v*Q^?{cs_t151=f*}{cs_t65=[64C]}{cs_t313=^^d}iq^^dD{cs_t151=f*}*I{cs_t65=[64C]}{cs_t246=[3d]}{cs_t313=^^d}", [UnsafePointer<CChar>?.self, UInt64.self, cs_handler?.self, cs_t151.self, cs_t65.self, cs_t313.self, cs_color.self, Int64.self, UnsafeMutablePointer<UnsafePointer<Double>?>?.self, Float80.self, cs_t151.self, UnsafePointer<CChar>?.self, cs_direction.self, cs_t65.self, cs_t246.self, cs_t313.self])
        let function: cs_f249 = cs_function_249
        let table = cs_table_249(before: 249, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f249.self) { (a0: UnsafePointer<CChar>?, a1: UInt64, a2: cs_handler?, a3: cs_t151, a4: cs_t65, a5: cs_t313, a6: cs_color, a7: Int64, a8: UnsafeMutablePointer<UnsafePointer<Double>?>?, a9: Float80, a10: cs_t151, a11: UnsafePointer<CChar>?, a12: cs_direction, a13: cs_t65, a14: cs_t246, a15: cs_t313) -> Void in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 249)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            try proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            try proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(try proxy.sentMessage(\.callback, as: (UnsafePointer<CChar>?, UInt64, cs_handler?, cs_t151, cs_t65, cs_t313, cs_color, Int64, UnsafeMutablePointer<UnsafePointer<Double>?>?, Float80, cs_t151, UnsafePointer<CChar>?, cs_direction, cs_t65, cs_t246, cs_t313).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $0.14, $0.15) })
        observers.append(try proxy.methodInvoked(\.callback, as: (UnsafePointer<CChar>?, UInt64, cs_handler?, cs_t151, cs_t65, cs_t313, cs_color, Int64, UnsafeMutablePointer<UnsafePointer<Double>?>?, Float80, cs_t151, UnsafePointer<CChar>?, cs_direction, cs_t65, cs_t246, cs_t313).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $0.14, $0.15) })
        try check.rounds {
            let a0: UnsafePointer<CChar>? = check.value(0), a1: UInt64 = check.value(1), a2: cs_handler? = check.value(2), a3: cs_t151 = check.value(3), a4: cs_t65 = check.value(4), a5: cs_t313 = check.value(5), a6: cs_color = check.value(6), a7: Int64 = check.value(7), a8: UnsafeMutablePointer<UnsafePointer<Double>?>? = check.value(8), a9: Float80 = check.value(9), a10: cs_t151 = check.value(10), a11: UnsafePointer<CChar>? = check.value(11), a12: cs_direction = check.value(12), a13: cs_t65 = check.value(13), a14: cs_t246 = check.value(14), a15: cs_t313 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Void.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Void.self) }
            check.callback("closure") { cs_call_249(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_249(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    #endif
}
