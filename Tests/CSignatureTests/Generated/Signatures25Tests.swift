// Written by scripts/generate-c-signature-tests.py; change that instead.
// swift-format-ignore-file

import CSignatureFixtures
import Switchboard
import XCTest

final class Signatures25Tests: XCTestCase {
    #if arch(x86_64) && !os(Windows)
    func test_D3_250() throws {
        let check = Check(250, "{cs_t314=B}si{cs_t253={cs_t251=DD}D}D^^dc^?ISID{cs_t77=cc}{cs_t187=f^^d}SS{cs_t314=B}", [Int16.self, cs_color.self, cs_t253.self, Float80.self, UnsafeMutablePointer<UnsafePointer<Double>?>?.self, Int8.self, cs_handler?.self, cs_direction.self, cs_flags.self, cs_direction.self, Float80.self, cs_t77.self, cs_t187.self, cs_flags.self, cs_flags.self, cs_t314.self])
        let function: cs_f250 = cs_function_250
        let table = cs_table_250(before: 250, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f250.self) { (a0: Int16, a1: cs_color, a2: cs_t253, a3: Float80, a4: UnsafeMutablePointer<UnsafePointer<Double>?>?, a5: Int8, a6: cs_handler?, a7: cs_direction, a8: cs_flags, a9: cs_direction, a10: Float80, a11: cs_t77, a12: cs_t187, a13: cs_flags, a14: cs_flags, a15: cs_t314) -> cs_t314 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 250)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            try proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            try proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        let receiver = DynamicReceiver()
        receiver.methods.add("coded", coded)
        let method = try CCallback(signature: coded.signature, onError: check.threw) { invocation in
            check.boxed(invocation)
            try invocation.setResult(check.answer() as cs_t314)
        }
        receiver.methods.add("typed", typed)
        let sender = try receiver.cFunction(for: "typed", as: cs_f250.self, onError: check.threw)
        try check.rounds {
            let a0: Int16 = check.value(0), a1: cs_color = check.value(1), a2: cs_t253 = check.value(2), a3: Float80 = check.value(3), a4: UnsafeMutablePointer<UnsafePointer<Double>?>? = check.value(4), a5: Int8 = check.value(5), a6: cs_handler? = check.value(6), a7: cs_direction = check.value(7), a8: cs_flags = check.value(8), a9: cs_direction = check.value(9), a10: Float80 = check.value(10), a11: cs_t77 = check.value(11), a12: cs_t187 = check.value(12), a13: cs_flags = check.value(13), a14: cs_flags = check.value(14), a15: cs_t314 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t314.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t314.self) }
            check.callback("closure") { cs_call_250(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_250(proxy.table.callback, cs_result), check.place)
            }
            try check.call("message to coded") { try receiver.send("coded", a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t314.self) }
            check.callback("invocation") { cs_call_250(unsafeBitCast(method.function, to: cs_f250.self), cs_answer) }
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
                return try invocation.result(as: cs_t314.self)
            }
            try check.call("message to typed") { try receiver.send("typed", a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t314.self) }
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
                return try invocation.result(as: cs_t314.self)
            }
            try check.call("message to the proxy", observers: 1) { try proxy.send("callback", a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t314.self) }
            check.call("from C to the receiver") {
                XCTAssert(cs_call_250(sender.function, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers, method, sender)) {}
    }
    #endif
    #if arch(x86_64) && !os(Windows)
    func test_D3_251() throws {
        let check = Check(251, "^vS^^d{cs_t125=ff}D*s^vS{cs_t308=Sc{cs_t307={cs_t306=i^^dq}}}{cs_t243=dd}I^iCi{cs_t120=Qc}{cs_t316=[2[3d]]{cs_t315=Ic}}", [cs_flags.self, UnsafeMutablePointer<UnsafePointer<Double>?>?.self, cs_t125.self, Float80.self, UnsafePointer<CChar>?.self, Int16.self, OpaquePointer?.self, UInt16.self, cs_t308.self, cs_t243.self, UInt32.self, UnsafeMutablePointer<Int32>?.self, cs_small.self, Int32.self, cs_t120.self, cs_t316.self])
        let function: cs_f251 = cs_function_251
        let table = cs_table_251(before: 251, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f251.self) { (a0: cs_flags, a1: UnsafeMutablePointer<UnsafePointer<Double>?>?, a2: cs_t125, a3: Float80, a4: UnsafePointer<CChar>?, a5: Int16, a6: OpaquePointer?, a7: UInt16, a8: cs_t308, a9: cs_t243, a10: UInt32, a11: UnsafeMutablePointer<Int32>?, a12: cs_small, a13: Int32, a14: cs_t120, a15: cs_t316) -> UnsafeMutableRawPointer? in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 251)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            try proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            try proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: cs_flags = check.value(0), a1: UnsafeMutablePointer<UnsafePointer<Double>?>? = check.value(1), a2: cs_t125 = check.value(2), a3: Float80 = check.value(3), a4: UnsafePointer<CChar>? = check.value(4), a5: Int16 = check.value(5), a6: OpaquePointer? = check.value(6), a7: UInt16 = check.value(7), a8: cs_t308 = check.value(8), a9: cs_t243 = check.value(9), a10: UInt32 = check.value(10), a11: UnsafeMutablePointer<Int32>? = check.value(11), a12: cs_small = check.value(12), a13: Int32 = check.value(13), a14: cs_t120 = check.value(14), a15: cs_t316 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: UnsafeMutableRawPointer?.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: UnsafeMutableRawPointer?.self) }
            check.callback("closure") { cs_call_251(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_251(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    #endif
    func test_D3_252() throws {
        let check = Check(252, "v{cs_t34=[9C]}iC{cs_t304=SC}{cs_t238=[3f]}{cs_t229=fC}*^v^vQ{cs_t121=fQ}Si{cs_t121=fQ}{cs_t121=fQ}{cs_t318={cs_t317=f}}", [cs_t34.self, cs_color.self, cs_small.self, cs_t304.self, cs_t238.self, cs_t229.self, UnsafeMutablePointer<CChar>?.self, OpaquePointer?.self, UnsafeMutableRawPointer?.self, UInt64.self, cs_t121.self, UInt16.self, Int32.self, cs_t121.self, cs_t121.self, cs_t318.self])
        let function: cs_f252 = cs_function_252
        let table = cs_table_252(before: 252, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f252.self) { (a0: cs_t34, a1: cs_color, a2: cs_small, a3: cs_t304, a4: cs_t238, a5: cs_t229, a6: UnsafeMutablePointer<CChar>?, a7: OpaquePointer?, a8: UnsafeMutableRawPointer?, a9: UInt64, a10: cs_t121, a11: UInt16, a12: Int32, a13: cs_t121, a14: cs_t121, a15: cs_t318) -> Void in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 252)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            try proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            try proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(try proxy.sentMessage(\.callback, as: (cs_t34, cs_color, cs_small, cs_t304, cs_t238, cs_t229, UnsafeMutablePointer<CChar>?, OpaquePointer?, UnsafeMutableRawPointer?, UInt64, cs_t121, UInt16, Int32, cs_t121, cs_t121, cs_t318).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $0.14, $0.15) })
        observers.append(try proxy.methodInvoked(\.callback, as: (cs_t34, cs_color, cs_small, cs_t304, cs_t238, cs_t229, UnsafeMutablePointer<CChar>?, OpaquePointer?, UnsafeMutableRawPointer?, UInt64, cs_t121, UInt16, Int32, cs_t121, cs_t121, cs_t318).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $0.14, $0.15) })
        try check.rounds {
            let a0: cs_t34 = check.value(0), a1: cs_color = check.value(1), a2: cs_small = check.value(2), a3: cs_t304 = check.value(3), a4: cs_t238 = check.value(4), a5: cs_t229 = check.value(5), a6: UnsafeMutablePointer<CChar>? = check.value(6), a7: OpaquePointer? = check.value(7), a8: UnsafeMutableRawPointer? = check.value(8), a9: UInt64 = check.value(9), a10: cs_t121 = check.value(10), a11: UInt16 = check.value(11), a12: Int32 = check.value(12), a13: cs_t121 = check.value(13), a14: cs_t121 = check.value(14), a15: cs_t318 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Void.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Void.self) }
            check.callback("closure") { cs_call_252(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_252(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    #if arch(x86_64) && !os(Windows)
    func test_D3_253() throws {
        let check = Check(253, "v^^d*^vS^vI^v^?Cq{cs_t85=fC}*{cs_t154=[3*]}{cs_t258=if}{cs_t218=IdI}{cs_t324={cs_t321={cs_t319=s^v}{cs_t320=SI}}{cs_t323={cs_t322=i*}c}D}", [UnsafeMutablePointer<UnsafePointer<Double>?>?.self, UnsafeMutablePointer<CChar>?.self, UnsafeMutableRawPointer.self, UInt16.self, OpaquePointer?.self, cs_size.self, UnsafeMutableRawPointer.self, cs_handler?.self, cs_small.self, Int64.self, cs_t85.self, UnsafeMutablePointer<CChar>?.self, cs_t154.self, cs_t258.self, cs_t218.self, cs_t324.self])
        let function: cs_f253 = cs_function_253
        let table = cs_table_253(before: 253, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f253.self) { (a0: UnsafeMutablePointer<UnsafePointer<Double>?>?, a1: UnsafeMutablePointer<CChar>?, a2: UnsafeMutableRawPointer, a3: UInt16, a4: OpaquePointer?, a5: cs_size, a6: UnsafeMutableRawPointer, a7: cs_handler?, a8: cs_small, a9: Int64, a10: cs_t85, a11: UnsafeMutablePointer<CChar>?, a12: cs_t154, a13: cs_t258, a14: cs_t218, a15: cs_t324) -> Void in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 253)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            try proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            try proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: UnsafeMutablePointer<UnsafePointer<Double>?>? = check.value(0), a1: UnsafeMutablePointer<CChar>? = check.value(1), a2: UnsafeMutableRawPointer = check.value(2), a3: UInt16 = check.value(3), a4: OpaquePointer? = check.value(4), a5: cs_size = check.value(5), a6: UnsafeMutableRawPointer = check.value(6), a7: cs_handler? = check.value(7), a8: cs_small = check.value(8), a9: Int64 = check.value(9), a10: cs_t85 = check.value(10), a11: UnsafeMutablePointer<CChar>? = check.value(11), a12: cs_t154 = check.value(12), a13: cs_t258 = check.value(13), a14: cs_t218 = check.value(14), a15: cs_t324 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Void.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Void.self) }
            check.callback("closure") { cs_call_253(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_253(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    #endif
    func test_D3_254() throws {
        let check = Check(254, "{cs_t327=S[4{cs_t325=Qi}][3{cs_t326=i}]}{cs_t50=[2d][2f]C}*s{cs_t33=[8C]}*S^vsC{cs_t33=[8C]}{cs_t150=*c}^?dsS{cs_t327=S[4{cs_t325=Qi}][3{cs_t326=i}]}", [cs_t50.self, UnsafePointer<CChar>?.self, Int16.self, cs_t33.self, UnsafeMutablePointer<CChar>?.self, cs_flags.self, OpaquePointer?.self, Int16.self, cs_small.self, cs_t33.self, cs_t150.self, cs_handler?.self, Double.self, Int16.self, UInt16.self, cs_t327.self])
        let function: cs_f254 = cs_function_254
        let table = cs_table_254(before: 254, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f254.self) { (a0: cs_t50, a1: UnsafePointer<CChar>?, a2: Int16, a3: cs_t33, a4: UnsafeMutablePointer<CChar>?, a5: cs_flags, a6: OpaquePointer?, a7: Int16, a8: cs_small, a9: cs_t33, a10: cs_t150, a11: cs_handler?, a12: Double, a13: Int16, a14: UInt16, a15: cs_t327) -> cs_t327 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 254)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            try proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            try proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: cs_t50 = check.value(0), a1: UnsafePointer<CChar>? = check.value(1), a2: Int16 = check.value(2), a3: cs_t33 = check.value(3), a4: UnsafeMutablePointer<CChar>? = check.value(4), a5: cs_flags = check.value(5), a6: OpaquePointer? = check.value(6), a7: Int16 = check.value(7), a8: cs_small = check.value(8), a9: cs_t33 = check.value(9), a10: cs_t150 = check.value(10), a11: cs_handler? = check.value(11), a12: Double = check.value(12), a13: Int16 = check.value(13), a14: UInt16 = check.value(14), a15: cs_t327 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t327.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t327.self) }
            check.callback("closure") { cs_call_254(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_254(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_255() throws {
        let check = Check(255, "vcI^^d{cs_t305=I}c^?s*I{cs_t100=[3i]}qQ^v^v{cs_t100=[3i]}{cs_t329=[3{cs_t328=sC}]i^vS}", [Int8.self, cs_size.self, UnsafeMutablePointer<UnsafePointer<Double>?>?.self, cs_t305.self, Int8.self, cs_handler?.self, Int16.self, UnsafeMutablePointer<CChar>?.self, cs_size.self, cs_t100.self, Int64.self, UInt64.self, UnsafeMutableRawPointer.self, UnsafeMutableRawPointer.self, cs_t100.self, cs_t329.self])
        let function: cs_f255 = cs_function_255
        let table = cs_table_255(before: 255, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f255.self) { (a0: Int8, a1: cs_size, a2: UnsafeMutablePointer<UnsafePointer<Double>?>?, a3: cs_t305, a4: Int8, a5: cs_handler?, a6: Int16, a7: UnsafeMutablePointer<CChar>?, a8: cs_size, a9: cs_t100, a10: Int64, a11: UInt64, a12: UnsafeMutableRawPointer, a13: UnsafeMutableRawPointer, a14: cs_t100, a15: cs_t329) -> Void in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 255)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            try proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            try proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(try proxy.sentMessage(\.callback, as: (Int8, cs_size, UnsafeMutablePointer<UnsafePointer<Double>?>?, cs_t305, Int8, cs_handler?, Int16, UnsafeMutablePointer<CChar>?, cs_size, cs_t100, Int64, UInt64, UnsafeMutableRawPointer, UnsafeMutableRawPointer, cs_t100, cs_t329).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $0.14, $0.15) })
        observers.append(try proxy.methodInvoked(\.callback, as: (Int8, cs_size, UnsafeMutablePointer<UnsafePointer<Double>?>?, cs_t305, Int8, cs_handler?, Int16, UnsafeMutablePointer<CChar>?, cs_size, cs_t100, Int64, UInt64, UnsafeMutableRawPointer, UnsafeMutableRawPointer, cs_t100, cs_t329).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $0.14, $0.15) })
        let receiver = DynamicReceiver()
        receiver.methods.add("coded", coded)
        let method = try CCallback(signature: coded.signature, onError: check.threw) { invocation in
            check.boxed(invocation)
            try invocation.setResult(check.answer() as Void)
        }
        receiver.methods.add("typed", typed)
        let sender = try receiver.cFunction(for: "typed", as: cs_f255.self, onError: check.threw)
        try check.rounds {
            let a0: Int8 = check.value(0), a1: cs_size = check.value(1), a2: UnsafeMutablePointer<UnsafePointer<Double>?>? = check.value(2), a3: cs_t305 = check.value(3), a4: Int8 = check.value(4), a5: cs_handler? = check.value(5), a6: Int16 = check.value(6), a7: UnsafeMutablePointer<CChar>? = check.value(7), a8: cs_size = check.value(8), a9: cs_t100 = check.value(9), a10: Int64 = check.value(10), a11: UInt64 = check.value(11), a12: UnsafeMutableRawPointer = check.value(12), a13: UnsafeMutableRawPointer = check.value(13), a14: cs_t100 = check.value(14), a15: cs_t329 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Void.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Void.self) }
            check.callback("closure") { cs_call_255(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_255(proxy.table.callback, cs_result), check.place)
            }
            try check.call("message to coded") { try receiver.send("coded", a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Void.self) }
            check.callback("invocation") { cs_call_255(unsafeBitCast(method.function, to: cs_f255.self), cs_answer) }
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
                XCTAssert(cs_call_255(sender.function, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers, method, sender)) {}
    }
    #if arch(x86_64) && !os(Windows)
    func test_D3_256() throws {
        let check = Check(256, "{cs_t330=[4C]q}^?^?*CBD{cs_t28=[3C]}C{cs_t139=fB}s^^d{cs_t139=fB}QD^v{cs_t330=[4C]q}", [cs_handler?.self, cs_handler?.self, UnsafeMutablePointer<CChar>?.self, cs_small.self, Bool.self, Float80.self, cs_t28.self, UInt8.self, cs_t139.self, Int16.self, UnsafeMutablePointer<UnsafePointer<Double>?>?.self, cs_t139.self, UInt64.self, Float80.self, UnsafeRawPointer?.self, cs_t330.self])
        let function: cs_f256 = cs_function_256
        let table = cs_table_256(before: 256, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f256.self) { (a0: cs_handler?, a1: cs_handler?, a2: UnsafeMutablePointer<CChar>?, a3: cs_small, a4: Bool, a5: Float80, a6: cs_t28, a7: UInt8, a8: cs_t139, a9: Int16, a10: UnsafeMutablePointer<UnsafePointer<Double>?>?, a11: cs_t139, a12: UInt64, a13: Float80, a14: UnsafeRawPointer?, a15: cs_t330) -> cs_t330 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 256)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            try proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            try proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: cs_handler? = check.value(0), a1: cs_handler? = check.value(1), a2: UnsafeMutablePointer<CChar>? = check.value(2), a3: cs_small = check.value(3), a4: Bool = check.value(4), a5: Float80 = check.value(5), a6: cs_t28 = check.value(6), a7: UInt8 = check.value(7), a8: cs_t139 = check.value(8), a9: Int16 = check.value(9), a10: UnsafeMutablePointer<UnsafePointer<Double>?>? = check.value(10), a11: cs_t139 = check.value(11), a12: UInt64 = check.value(12), a13: Float80 = check.value(13), a14: UnsafeRawPointer? = check.value(14), a15: cs_t330 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t330.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t330.self) }
            check.callback("closure") { cs_call_256(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_256(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    #endif
    func test_D3_257() throws {
        let check = Check(257, "{cs_t331=f}IdI{cs_t122=QdQ}CSc^vf^vIB{cs_t107=II}Si{cs_t331=f}", [UInt32.self, Double.self, cs_size.self, cs_t122.self, UInt8.self, cs_flags.self, Int8.self, OpaquePointer?.self, Float.self, UnsafeRawPointer?.self, cs_direction.self, Bool.self, cs_t107.self, cs_flags.self, cs_color.self, cs_t331.self])
        let function: cs_f257 = cs_function_257
        let table = cs_table_257(before: 257, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f257.self) { (a0: UInt32, a1: Double, a2: cs_size, a3: cs_t122, a4: UInt8, a5: cs_flags, a6: Int8, a7: OpaquePointer?, a8: Float, a9: UnsafeRawPointer?, a10: cs_direction, a11: Bool, a12: cs_t107, a13: cs_flags, a14: cs_color, a15: cs_t331) -> cs_t331 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 257)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            try proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            try proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: UInt32 = check.value(0), a1: Double = check.value(1), a2: cs_size = check.value(2), a3: cs_t122 = check.value(3), a4: UInt8 = check.value(4), a5: cs_flags = check.value(5), a6: Int8 = check.value(6), a7: OpaquePointer? = check.value(7), a8: Float = check.value(8), a9: UnsafeRawPointer? = check.value(9), a10: cs_direction = check.value(10), a11: Bool = check.value(11), a12: cs_t107 = check.value(12), a13: cs_flags = check.value(13), a14: cs_color = check.value(14), a15: cs_t331 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t331.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t331.self) }
            check.callback("closure") { cs_call_257(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_257(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    #if arch(x86_64) && !os(Windows)
    func test_D3_258() throws {
        let check = Check(258, "{cs_t333={cs_t332=C}}{cs_t55=[4f][3f]cB}{cs_t141=cD}*CI{cs_t55=[4f][3f]cB}C{cs_t91=fs}{cs_t77=cc}^vIS{cs_t126=fc}SD{cs_t333={cs_t332=C}}", [cs_t55.self, cs_t141.self, UnsafePointer<CChar>?.self, cs_small.self, UInt32.self, cs_t55.self, UInt8.self, cs_t91.self, cs_t77.self, UnsafeMutableRawPointer.self, UInt32.self, cs_flags.self, cs_t126.self, UInt16.self, Float80.self, cs_t333.self])
        let function: cs_f258 = cs_function_258
        let table = cs_table_258(before: 258, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f258.self) { (a0: cs_t55, a1: cs_t141, a2: UnsafePointer<CChar>?, a3: cs_small, a4: UInt32, a5: cs_t55, a6: UInt8, a7: cs_t91, a8: cs_t77, a9: UnsafeMutableRawPointer, a10: UInt32, a11: cs_flags, a12: cs_t126, a13: UInt16, a14: Float80, a15: cs_t333) -> cs_t333 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 258)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            try proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            try proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(try proxy.sentMessage(\.callback, as: (cs_t55, cs_t141, UnsafePointer<CChar>?, cs_small, UInt32, cs_t55, UInt8, cs_t91, cs_t77, UnsafeMutableRawPointer, UInt32, cs_flags, cs_t126, UInt16, Float80, cs_t333).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $0.14, $0.15) })
        observers.append(try proxy.methodInvoked(\.callback, as: (cs_t55, cs_t141, UnsafePointer<CChar>?, cs_small, UInt32, cs_t55, UInt8, cs_t91, cs_t77, UnsafeMutableRawPointer, UInt32, cs_flags, cs_t126, UInt16, Float80, cs_t333).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $0.14, $0.15) })
        try check.rounds {
            let a0: cs_t55 = check.value(0), a1: cs_t141 = check.value(1), a2: UnsafePointer<CChar>? = check.value(2), a3: cs_small = check.value(3), a4: UInt32 = check.value(4), a5: cs_t55 = check.value(5), a6: UInt8 = check.value(6), a7: cs_t91 = check.value(7), a8: cs_t77 = check.value(8), a9: UnsafeMutableRawPointer = check.value(9), a10: UInt32 = check.value(10), a11: cs_flags = check.value(11), a12: cs_t126 = check.value(12), a13: UInt16 = check.value(13), a14: Float80 = check.value(14), a15: cs_t333 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t333.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t333.self) }
            check.callback("closure") { cs_call_258(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_258(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    #endif
    func test_D3_259() throws {
        let check = Check(259, "{cs_t337=[2q]{cs_t335=[3S]{cs_t334=C*S}}C{cs_t336=SI[2S]}}{cs_t185=^^d^^d}^^d{cs_t55=[4f][3f]cB}SqQ{cs_t114=qc}{cs_t185=^^d^^d}{cs_t200=^?d^?}I{cs_t185=^^d^^d}cS{cs_t274=f[4c]}*{cs_t337=[2q]{cs_t335=[3S]{cs_t334=C*S}}C{cs_t336=SI[2S]}}", [cs_t185.self, UnsafeMutablePointer<UnsafePointer<Double>?>?.self, cs_t55.self, cs_flags.self, Int64.self, UInt64.self, cs_t114.self, cs_t185.self, cs_t200.self, cs_size.self, cs_t185.self, Int8.self, cs_flags.self, cs_t274.self, UnsafePointer<CChar>?.self, cs_t337.self])
        let function: cs_f259 = cs_function_259
        let table = cs_table_259(before: 259, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f259.self) { (a0: cs_t185, a1: UnsafeMutablePointer<UnsafePointer<Double>?>?, a2: cs_t55, a3: cs_flags, a4: Int64, a5: UInt64, a6: cs_t114, a7: cs_t185, a8: cs_t200, a9: cs_size, a10: cs_t185, a11: Int8, a12: cs_flags, a13: cs_t274, a14: UnsafePointer<CChar>?, a15: cs_t337) -> cs_t337 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 259)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            try proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            try proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: cs_t185 = check.value(0), a1: UnsafeMutablePointer<UnsafePointer<Double>?>? = check.value(1), a2: cs_t55 = check.value(2), a3: cs_flags = check.value(3), a4: Int64 = check.value(4), a5: UInt64 = check.value(5), a6: cs_t114 = check.value(6), a7: cs_t185 = check.value(7), a8: cs_t200 = check.value(8), a9: cs_size = check.value(9), a10: cs_t185 = check.value(10), a11: Int8 = check.value(11), a12: cs_flags = check.value(12), a13: cs_t274 = check.value(13), a14: UnsafePointer<CChar>? = check.value(14), a15: cs_t337 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t337.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t337.self) }
            check.callback("closure") { cs_call_259(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_259(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
}
