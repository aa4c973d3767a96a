// Written by scripts/generate/c-signature-tests.py; change that instead.
// swift-format-ignore-file

import CSignatureFixtures
import Switchboard
import XCTest

final class Signatures28Tests: XCTestCase {
    #if arch(x86_64) && !os(Windows)
    func test_D3_280() throws {
        let check = Check(280, "I^v{cs_t164=^vd^v}s{cs_t38=[13C]}I*QIC^?{cs_t164=^vd^v}q^^d^vD{cs_t367={cs_t366=c^v}}", [UnsafeRawPointer?.self, cs_t164.self, Int16.self, cs_t38.self, cs_size.self, UnsafePointer<CChar>?.self, UInt64.self, cs_direction.self, UInt8.self, cs_handler?.self, cs_t164.self, Int64.self, UnsafeMutablePointer<UnsafePointer<Double>?>?.self, OpaquePointer?.self, Float80.self, cs_t367.self])
        let function: cs_f280 = cs_function_280
        let table = cs_table_280(before: 280, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f280.self) { (a0: UnsafeRawPointer?, a1: cs_t164, a2: Int16, a3: cs_t38, a4: cs_size, a5: UnsafePointer<CChar>?, a6: UInt64, a7: cs_direction, a8: UInt8, a9: cs_handler?, a10: cs_t164, a11: Int64, a12: UnsafeMutablePointer<UnsafePointer<Double>?>?, a13: OpaquePointer?, a14: Float80, a15: cs_t367) -> UInt32 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 280)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        let receiver = DynamicReceiver()
        receiver.methods.add("coded", coded)
        let method = try CCallback(signature: coded.signature, onError: check.threw) { invocation in
            check.received(invocation)
            try invocation.setResult(check.answer() as UInt32)
        }
        receiver.methods.add("typed", typed)
        let sender = try receiver.callback(for: "typed", as: cs_f280.self, onError: check.threw)
        try check.rounds {
            let a0: UnsafeRawPointer? = check.value(0), a1: cs_t164 = check.value(1), a2: Int16 = check.value(2), a3: cs_t38 = check.value(3), a4: cs_size = check.value(4), a5: UnsafePointer<CChar>? = check.value(5), a6: UInt64 = check.value(6), a7: cs_direction = check.value(7), a8: UInt8 = check.value(8), a9: cs_handler? = check.value(9), a10: cs_t164 = check.value(10), a11: Int64 = check.value(11), a12: UnsafeMutablePointer<UnsafePointer<Double>?>? = check.value(12), a13: OpaquePointer? = check.value(13), a14: Float80 = check.value(14), a15: cs_t367 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: UInt32.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: UInt32.self) }
            check.callback("closure") { cs_call_280(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_280(proxy.table.callback, cs_result), check.place)
            }
            try check.call("message to coded") { try receiver.send("coded", a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: UInt32.self) }
            check.callback("invocation") { cs_call_280(unsafeBitCast(method.function, to: cs_f280.self), cs_answer) }
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
                check.expectArguments(of: invocation)
                return try invocation.result(as: UInt32.self)
            }
            try check.call("message to typed") { try receiver.send("typed", a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: UInt32.self) }
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
                check.expectArguments(of: invocation)
                return try invocation.result(as: UInt32.self)
            }
            try check.call("message to the proxy", observers: 1) { try proxy.send("callback", a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: UInt32.self) }
            check.call("from C to the receiver") {
                XCTAssert(cs_call_280(sender.function, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers, method, sender)) {}
    }
    #endif
    #if arch(x86_64) && !os(Windows)
    func test_D3_281() throws {
        let check = Check(281, "{cs_t368=[3*]^?[4[2C]]}{cs_t328=^vDS[3^v]}S{cs_t238=[3f]}^^dd{cs_t215=II}dcS{cs_t215=II}c*idc{cs_t368=[3*]^?[4[2C]]}", [cs_t328.self, UInt16.self, cs_t238.self, UnsafeMutablePointer<UnsafePointer<Double>?>?.self, Double.self, cs_t215.self, Double.self, Int8.self, UInt16.self, cs_t215.self, Int8.self, UnsafeMutablePointer<CChar>?.self, Int32.self, Double.self, Int8.self, cs_t368.self])
        let function: cs_f281 = cs_function_281
        let table = cs_table_281(before: 281, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f281.self) { (a0: cs_t328, a1: UInt16, a2: cs_t238, a3: UnsafeMutablePointer<UnsafePointer<Double>?>?, a4: Double, a5: cs_t215, a6: Double, a7: Int8, a8: UInt16, a9: cs_t215, a10: Int8, a11: UnsafeMutablePointer<CChar>?, a12: Int32, a13: Double, a14: Int8, a15: cs_t368) -> cs_t368 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 281)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: cs_t328 = check.value(0), a1: UInt16 = check.value(1), a2: cs_t238 = check.value(2), a3: UnsafeMutablePointer<UnsafePointer<Double>?>? = check.value(3), a4: Double = check.value(4), a5: cs_t215 = check.value(5), a6: Double = check.value(6), a7: Int8 = check.value(7), a8: UInt16 = check.value(8), a9: cs_t215 = check.value(9), a10: Int8 = check.value(10), a11: UnsafeMutablePointer<CChar>? = check.value(11), a12: Int32 = check.value(12), a13: Double = check.value(13), a14: Int8 = check.value(14), a15: cs_t368 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t368.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t368.self) }
            check.callback("closure") { cs_call_281(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_281(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    #endif
    func test_D3_282() throws {
        let check = Check(282, "{cs_t369=*^v}*IIS{cs_t276=[2^?]}IQCCf^vCQ{cs_t276=[2^?]}{cs_t97=fS}{cs_t369=*^v}", [UnsafePointer<CChar>?.self, UInt32.self, cs_size.self, UInt16.self, cs_t276.self, UInt32.self, UInt64.self, cs_small.self, cs_small.self, Float.self, UnsafeMutableRawPointer?.self, cs_small.self, UInt64.self, cs_t276.self, cs_t97.self, cs_t369.self])
        let function: cs_f282 = cs_function_282
        let table = cs_table_282(before: 282, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f282.self) { (a0: UnsafePointer<CChar>?, a1: UInt32, a2: cs_size, a3: UInt16, a4: cs_t276, a5: UInt32, a6: UInt64, a7: cs_small, a8: cs_small, a9: Float, a10: UnsafeMutableRawPointer?, a11: cs_small, a12: UInt64, a13: cs_t276, a14: cs_t97, a15: cs_t369) -> cs_t369 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 282)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (UnsafePointer<CChar>?, UInt32, cs_size, UInt16, cs_t276, UInt32, UInt64, cs_small, cs_small, Float, UnsafeMutableRawPointer?, cs_small, UInt64, cs_t276, cs_t97, cs_t369).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $0.14, $0.15) })
        observers.append(proxy.methodInvoked(\.callback, as: (UnsafePointer<CChar>?, UInt32, cs_size, UInt16, cs_t276, UInt32, UInt64, cs_small, cs_small, Float, UnsafeMutableRawPointer?, cs_small, UInt64, cs_t276, cs_t97, cs_t369).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $0.14, $0.15) })
        try check.rounds {
            let a0: UnsafePointer<CChar>? = check.value(0), a1: UInt32 = check.value(1), a2: cs_size = check.value(2), a3: UInt16 = check.value(3), a4: cs_t276 = check.value(4), a5: UInt32 = check.value(5), a6: UInt64 = check.value(6), a7: cs_small = check.value(7), a8: cs_small = check.value(8), a9: Float = check.value(9), a10: UnsafeMutableRawPointer? = check.value(10), a11: cs_small = check.value(11), a12: UInt64 = check.value(12), a13: cs_t276 = check.value(13), a14: cs_t97 = check.value(14), a15: cs_t369 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t369.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t369.self) }
            check.callback("closure") { cs_call_282(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_282(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_283() throws {
        let check = Check(283, "{cs_t371={cs_t370=I^vS}}{cs_t124=[3f]}iC{cs_t93=cS}{cs_t364={cs_t363=S}S[3^v]^v}B^?SQSf*{cs_t124=[3f]}^^d{cs_t264=cd}{cs_t371={cs_t370=I^vS}}", [cs_t124.self, cs_color.self, cs_small.self, cs_t93.self, cs_t364.self, Bool.self, cs_handler?.self, cs_flags.self, UInt64.self, cs_flags.self, Float.self, UnsafePointer<CChar>?.self, cs_t124.self, UnsafeMutablePointer<UnsafePointer<Double>?>?.self, cs_t264.self, cs_t371.self])
        let function: cs_f283 = cs_function_283
        let table = cs_table_283(before: 283, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f283.self) { (a0: cs_t124, a1: cs_color, a2: cs_small, a3: cs_t93, a4: cs_t364, a5: Bool, a6: cs_handler?, a7: cs_flags, a8: UInt64, a9: cs_flags, a10: Float, a11: UnsafePointer<CChar>?, a12: cs_t124, a13: UnsafeMutablePointer<UnsafePointer<Double>?>?, a14: cs_t264, a15: cs_t371) -> cs_t371 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 283)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: cs_t124 = check.value(0), a1: cs_color = check.value(1), a2: cs_small = check.value(2), a3: cs_t93 = check.value(3), a4: cs_t364 = check.value(4), a5: Bool = check.value(5), a6: cs_handler? = check.value(6), a7: cs_flags = check.value(7), a8: UInt64 = check.value(8), a9: cs_flags = check.value(9), a10: Float = check.value(10), a11: UnsafePointer<CChar>? = check.value(11), a12: cs_t124 = check.value(12), a13: UnsafeMutablePointer<UnsafePointer<Double>?>? = check.value(13), a14: cs_t264 = check.value(14), a15: cs_t371 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t371.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t371.self) }
            check.callback("closure") { cs_call_283(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_283(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    #if arch(x86_64) && !os(Windows)
    func test_D3_284() throws {
        let check = Check(284, "^?i{cs_t84=Cc}{cs_t120=Qc}{cs_t120=Qc}qis{cs_t64=[16C][26B][14B][7C]}{cs_t122=QdQ}^iC{cs_t84=Cc}cCC{cs_t373=di[3{cs_t372=C}]D}", [Int32.self, cs_t84.self, cs_t120.self, cs_t120.self, Int64.self, cs_color.self, Int16.self, cs_t64.self, cs_t122.self, UnsafeMutablePointer<Int32>?.self, cs_small.self, cs_t84.self, Int8.self, cs_small.self, cs_small.self, cs_t373.self])
        let function: cs_f284 = cs_function_284
        let table = cs_table_284(before: 284, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f284.self) { (a0: Int32, a1: cs_t84, a2: cs_t120, a3: cs_t120, a4: Int64, a5: cs_color, a6: Int16, a7: cs_t64, a8: cs_t122, a9: UnsafeMutablePointer<Int32>?, a10: cs_small, a11: cs_t84, a12: Int8, a13: cs_small, a14: cs_small, a15: cs_t373) -> cs_handler? in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 284)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Int32 = check.value(0), a1: cs_t84 = check.value(1), a2: cs_t120 = check.value(2), a3: cs_t120 = check.value(3), a4: Int64 = check.value(4), a5: cs_color = check.value(5), a6: Int16 = check.value(6), a7: cs_t64 = check.value(7), a8: cs_t122 = check.value(8), a9: UnsafeMutablePointer<Int32>? = check.value(9), a10: cs_small = check.value(10), a11: cs_t84 = check.value(11), a12: Int8 = check.value(12), a13: cs_small = check.value(13), a14: cs_small = check.value(14), a15: cs_t373 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_handler?.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_handler?.self) }
            check.callback("closure") { cs_call_284(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_284(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    #endif
    func test_D3_285() throws {
        let check = Check(285, "BS^v^v^v{cs_t261=dq}{cs_t62=[3Q][3I]I[4s]}{cs_t62=[3Q][3I]I[4s]}IiSisIBC{cs_t375={cs_t374=[2S]}[3q][4[2Q]]*}", [UInt16.self, UnsafeMutableRawPointer?.self, UnsafeMutableRawPointer.self, UnsafeMutableRawPointer?.self, cs_t261.self, cs_t62.self, cs_t62.self, cs_size.self, Int32.self, UInt16.self, Int32.self, Int16.self, cs_direction.self, Bool.self, UInt8.self, cs_t375.self])
        let function: cs_f285 = cs_function_285
        let table = cs_table_285(before: 285, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f285.self) { (a0: UInt16, a1: UnsafeMutableRawPointer?, a2: UnsafeMutableRawPointer, a3: UnsafeMutableRawPointer?, a4: cs_t261, a5: cs_t62, a6: cs_t62, a7: cs_size, a8: Int32, a9: UInt16, a10: Int32, a11: Int16, a12: cs_direction, a13: Bool, a14: UInt8, a15: cs_t375) -> Bool in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 285)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (UInt16, UnsafeMutableRawPointer?, UnsafeMutableRawPointer, UnsafeMutableRawPointer?, cs_t261, cs_t62, cs_t62, cs_size, Int32, UInt16, Int32, Int16, cs_direction, Bool, UInt8, cs_t375).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $0.14, $0.15) })
        observers.append(proxy.methodInvoked(\.callback, as: (UInt16, UnsafeMutableRawPointer?, UnsafeMutableRawPointer, UnsafeMutableRawPointer?, cs_t261, cs_t62, cs_t62, cs_size, Int32, UInt16, Int32, Int16, cs_direction, Bool, UInt8, cs_t375).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $0.14, $0.15) })
        let receiver = DynamicReceiver()
        receiver.methods.add("coded", coded)
        let method = try CCallback(signature: coded.signature, onError: check.threw) { invocation in
            check.received(invocation)
            try invocation.setResult(check.answer() as Bool)
        }
        receiver.methods.add("typed", typed)
        let sender = try receiver.callback(for: "typed", as: cs_f285.self, onError: check.threw)
        try check.rounds {
            let a0: UInt16 = check.value(0), a1: UnsafeMutableRawPointer? = check.value(1), a2: UnsafeMutableRawPointer = check.value(2), a3: UnsafeMutableRawPointer? = check.value(3), a4: cs_t261 = check.value(4), a5: cs_t62 = check.value(5), a6: cs_t62 = check.value(6), a7: cs_size = check.value(7), a8: Int32 = check.value(8), a9: UInt16 = check.value(9), a10: Int32 = check.value(10), a11: Int16 = check.value(11), a12: cs_direction = check.value(12), a13: Bool = check.value(13), a14: UInt8 = check.value(14), a15: cs_t375 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Bool.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Bool.self) }
            check.callback("closure") { cs_call_285(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_285(proxy.table.callback, cs_result), check.place)
            }
            try check.call("message to coded") { try receiver.send("coded", a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Bool.self) }
            check.callback("invocation") { cs_call_285(unsafeBitCast(method.function, to: cs_f285.self), cs_answer) }
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
                check.expectArguments(of: invocation)
                return try invocation.result(as: Bool.self)
            }
            try check.call("message to typed") { try receiver.send("typed", a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Bool.self) }
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
                check.expectArguments(of: invocation)
                return try invocation.result(as: Bool.self)
            }
            try check.call("message to the proxy", observers: 2) { try proxy.send("callback", a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Bool.self) }
            check.call("from C to the receiver") {
                XCTAssert(cs_call_285(sender.function, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers, method, sender)) {}
    }
}
