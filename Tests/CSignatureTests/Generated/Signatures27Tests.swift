// Written by scripts/generate-c-signature-tests.py; change that instead.
// swift-format-ignore-file

import CSignatureFixtures
import Switchboard
import XCTest

final class Signatures27Tests: XCTestCase {
    #if arch(x86_64) && !os(Windows)
    func test_D3_270() throws {
        let check = Check(270, "{cs_t359=[4{cs_t358=^vB^^d}][3^^d]qQ}^^dIBID^vQSqi{cs_t304=SC}{cs_t185=^^d^^d}^^d^^d^?{cs_t359=[4{cs_t358=^vB^^d}][3^^d]qQ}", [UnsafeMutablePointer<UnsafePointer<Double>?>?.self, cs_size.self, Bool.self, UInt32.self, Float80.self, UnsafeRawPointer?.self, UInt64.self, UInt16.self, Int64.self, cs_color.self, cs_t304.self, cs_t185.self, UnsafeMutablePointer<UnsafePointer<Double>?>?.self, UnsafeMutablePointer<UnsafePointer<Double>?>?.self, cs_handler?.self, cs_t359.self])
        let function: cs_f270 = cs_function_270
        let table = cs_table_270(before: 270, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f270.self) { (a0: UnsafeMutablePointer<UnsafePointer<Double>?>?, a1: cs_size, a2: Bool, a3: UInt32, a4: Float80, a5: UnsafeRawPointer?, a6: UInt64, a7: UInt16, a8: Int64, a9: cs_color, a10: cs_t304, a11: cs_t185, a12: UnsafeMutablePointer<UnsafePointer<Double>?>?, a13: UnsafeMutablePointer<UnsafePointer<Double>?>?, a14: cs_handler?, a15: cs_t359) -> cs_t359 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 270)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            try proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            try proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(try proxy.sentMessage(\.callback, as: (UnsafeMutablePointer<UnsafePointer<Double>?>?, cs_size, Bool, UInt32, Float80, UnsafeRawPointer?, UInt64, UInt16, Int64, cs_color, cs_t304, cs_t185, UnsafeMutablePointer<UnsafePointer<Double>?>?, UnsafeMutablePointer<UnsafePointer<Double>?>?, cs_handler?, cs_t359).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $0.14, $0.15) })
        observers.append(try proxy.methodInvoked(\.callback, as: (UnsafeMutablePointer<UnsafePointer<Double>?>?, cs_size, Bool, UInt32, Float80, UnsafeRawPointer?, UInt64, UInt16, Int64, cs_color, cs_t304, cs_t185, UnsafeMutablePointer<UnsafePointer<Double>?>?, UnsafeMutablePointer<UnsafePointer<Double>?>?, cs_handler?, cs_t359).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $0.14, $0.15) })
        let receiver = DynamicReceiver()
        receiver.methods.add("coded", coded)
        let method = try CCallback(signature: coded.signature, onError: check.threw) { invocation in
            check.boxed(invocation)
            try invocation.setResult(check.answer() as cs_t359)
        }
        receiver.methods.add("typed", typed)
        let sender = try receiver.cFunction(for: "typed", as: cs_f270.self, onError: check.threw)
        try check.rounds {
            let a0: UnsafeMutablePointer<UnsafePointer<Double>?>? = check.value(0), a1: cs_size = check.value(1), a2: Bool = check.value(2), a3: UInt32 = check.value(3), a4: Float80 = check.value(4), a5: UnsafeRawPointer? = check.value(5), a6: UInt64 = check.value(6), a7: UInt16 = check.value(7), a8: Int64 = check.value(8), a9: cs_color = check.value(9), a10: cs_t304 = check.value(10), a11: cs_t185 = check.value(11), a12: UnsafeMutablePointer<UnsafePointer<Double>?>? = check.value(12), a13: UnsafeMutablePointer<UnsafePointer<Double>?>? = check.value(13), a14: cs_handler? = check.value(14), a15: cs_t359 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t359.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t359.self) }
            check.callback("closure") { cs_call_270(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_270(proxy.table.callback, cs_result), check.place)
            }
            try check.call("message to coded") { try receiver.send("coded", a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t359.self) }
            check.callback("invocation") { cs_call_270(unsafeBitCast(method.function, to: cs_f270.self), cs_answer) }
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
                return try invocation.result(as: cs_t359.self)
            }
            try check.call("message to typed") { try receiver.send("typed", a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t359.self) }
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
                return try invocation.result(as: cs_t359.self)
            }
            try check.call("message to the proxy", observers: 2) { try proxy.send("callback", a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t359.self) }
            check.call("from C to the receiver") {
                XCTAssert(cs_call_270(sender.function, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers, method, sender)) {}
    }
    #endif
    #if arch(x86_64) && !os(Windows)
    func test_D3_271() throws {
        let check = Check(271, "{cs_t361=[2{cs_t360=*}]Dfc}^i^^di^vC^?{cs_t71=[7f][38B][23c][30c][6C][3C]c}B^v^vf^iDC{cs_t329=[3{cs_t328=sC}]i^vS}{cs_t361=[2{cs_t360=*}]Dfc}", [UnsafeMutablePointer<Int32>?.self, UnsafeMutablePointer<UnsafePointer<Double>?>?.self, Int32.self, UnsafeMutableRawPointer?.self, cs_small.self, cs_handler?.self, cs_t71.self, Bool.self, UnsafeRawPointer?.self, UnsafeMutableRawPointer.self, Float.self, UnsafeMutablePointer<Int32>?.self, Float80.self, UInt8.self, cs_t329.self, cs_t361.self])
        let function: cs_f271 = cs_function_271
        let table = cs_table_271(before: 271, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f271.self) { (a0: UnsafeMutablePointer<Int32>?, a1: UnsafeMutablePointer<UnsafePointer<Double>?>?, a2: Int32, a3: UnsafeMutableRawPointer?, a4: cs_small, a5: cs_handler?, a6: cs_t71, a7: Bool, a8: UnsafeRawPointer?, a9: UnsafeMutableRawPointer, a10: Float, a11: UnsafeMutablePointer<Int32>?, a12: Float80, a13: UInt8, a14: cs_t329, a15: cs_t361) -> cs_t361 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 271)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            try proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            try proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: UnsafeMutablePointer<Int32>? = check.value(0), a1: UnsafeMutablePointer<UnsafePointer<Double>?>? = check.value(1), a2: Int32 = check.value(2), a3: UnsafeMutableRawPointer? = check.value(3), a4: cs_small = check.value(4), a5: cs_handler? = check.value(5), a6: cs_t71 = check.value(6), a7: Bool = check.value(7), a8: UnsafeRawPointer? = check.value(8), a9: UnsafeMutableRawPointer = check.value(9), a10: Float = check.value(10), a11: UnsafeMutablePointer<Int32>? = check.value(11), a12: Float80 = check.value(12), a13: UInt8 = check.value(13), a14: cs_t329 = check.value(14), a15: cs_t361 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t361.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t361.self) }
            check.callback("closure") { cs_call_271(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_271(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    #endif
    #if arch(x86_64) && !os(Windows)
    func test_D3_272() throws {
        let check = Check(272, "ISQ*fB^vq*^^didqBqD{cs_t363={cs_t362=[3^v]}IC}", [cs_flags.self, UInt64.self, UnsafePointer<CChar>?.self, Float.self, Bool.self, UnsafeMutableRawPointer?.self, Int64.self, UnsafeMutablePointer<CChar>?.self, UnsafeMutablePointer<UnsafePointer<Double>?>?.self, Int32.self, Double.self, Int64.self, Bool.self, Int64.self, Float80.self, cs_t363.self])
        let function: cs_f272 = cs_function_272
        let table = cs_table_272(before: 272, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f272.self) { (a0: cs_flags, a1: UInt64, a2: UnsafePointer<CChar>?, a3: Float, a4: Bool, a5: UnsafeMutableRawPointer?, a6: Int64, a7: UnsafeMutablePointer<CChar>?, a8: UnsafeMutablePointer<UnsafePointer<Double>?>?, a9: Int32, a10: Double, a11: Int64, a12: Bool, a13: Int64, a14: Float80, a15: cs_t363) -> UInt32 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 272)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            try proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            try proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: cs_flags = check.value(0), a1: UInt64 = check.value(1), a2: UnsafePointer<CChar>? = check.value(2), a3: Float = check.value(3), a4: Bool = check.value(4), a5: UnsafeMutableRawPointer? = check.value(5), a6: Int64 = check.value(6), a7: UnsafeMutablePointer<CChar>? = check.value(7), a8: UnsafeMutablePointer<UnsafePointer<Double>?>? = check.value(8), a9: Int32 = check.value(9), a10: Double = check.value(10), a11: Int64 = check.value(11), a12: Bool = check.value(12), a13: Int64 = check.value(13), a14: Float80 = check.value(14), a15: cs_t363 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: UInt32.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: UInt32.self) }
            check.callback("closure") { cs_call_272(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_272(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    #endif
    func test_D3_273() throws {
        let check = Check(273, "S*f{cs_t266=[2{cs_t256=fi}]}q{cs_t266=[2{cs_t256=fi}]}Cf*{cs_t229=fC}^v{cs_t204=ic}C*{cs_t229=fC}{cs_t229=fC}{cs_t367=[4[3Q]]{cs_t365=^v{cs_t364=d}Q}{cs_t366=[2*]}}", [UnsafePointer<CChar>?.self, Float.self, cs_t266.self, Int64.self, cs_t266.self, UInt8.self, Float.self, UnsafePointer<CChar>?.self, cs_t229.self, UnsafeMutableRawPointer.self, cs_t204.self, UInt8.self, UnsafeMutablePointer<CChar>?.self, cs_t229.self, cs_t229.self, cs_t367.self])
        let function: cs_f273 = cs_function_273
        let table = cs_table_273(before: 273, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f273.self) { (a0: UnsafePointer<CChar>?, a1: Float, a2: cs_t266, a3: Int64, a4: cs_t266, a5: UInt8, a6: Float, a7: UnsafePointer<CChar>?, a8: cs_t229, a9: UnsafeMutableRawPointer, a10: cs_t204, a11: UInt8, a12: UnsafeMutablePointer<CChar>?, a13: cs_t229, a14: cs_t229, a15: cs_t367) -> cs_flags in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 273)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            try proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            try proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(try proxy.sentMessage(\.callback, as: (UnsafePointer<CChar>?, Float, cs_t266, Int64, cs_t266, UInt8, Float, UnsafePointer<CChar>?, cs_t229, UnsafeMutableRawPointer, cs_t204, UInt8, UnsafeMutablePointer<CChar>?, cs_t229, cs_t229, cs_t367).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $0.14, $0.15) })
        observers.append(try proxy.methodInvoked(\.callback, as: (UnsafePointer<CChar>?, Float, cs_t266, Int64, cs_t266, UInt8, Float, UnsafePointer<CChar>?, cs_t229, UnsafeMutableRawPointer, cs_t204, UInt8, UnsafeMutablePointer<CChar>?, cs_t229, cs_t229, cs_t367).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $0.14, $0.15) })
        try check.rounds {
            let a0: UnsafePointer<CChar>? = check.value(0), a1: Float = check.value(1), a2: cs_t266 = check.value(2), a3: Int64 = check.value(3), a4: cs_t266 = check.value(4), a5: UInt8 = check.value(5), a6: Float = check.value(6), a7: UnsafePointer<CChar>? = check.value(7), a8: cs_t229 = check.value(8), a9: UnsafeMutableRawPointer = check.value(9), a10: cs_t204 = check.value(10), a11: UInt8 = check.value(11), a12: UnsafeMutablePointer<CChar>? = check.value(12), a13: cs_t229 = check.value(13), a14: cs_t229 = check.value(14), a15: cs_t367 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_flags.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_flags.self) }
            check.callback("closure") { cs_call_273(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_273(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    #if arch(x86_64) && !os(Windows)
    func test_D3_274() throws {
        let check = Check(274, "{cs_t370={cs_t368=^i^?}I{cs_t369=C[3^v]f}}^vCCi^vi{cs_t87=cs}^?{cs_t40=[15C]}{cs_t40=[15C]}I{cs_t168=^vc}{cs_t143=DD}{cs_t87=cs}i{cs_t370={cs_t368=^i^?}I{cs_t369=C[3^v]f}}", [UnsafeRawPointer?.self, cs_small.self, UInt8.self, Int32.self, UnsafeMutableRawPointer?.self, cs_color.self, cs_t87.self, cs_handler?.self, cs_t40.self, cs_t40.self, cs_size.self, cs_t168.self, cs_t143.self, cs_t87.self, Int32.self, cs_t370.self])
        let function: cs_f274 = cs_function_274
        let table = cs_table_274(before: 274, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f274.self) { (a0: UnsafeRawPointer?, a1: cs_small, a2: UInt8, a3: Int32, a4: UnsafeMutableRawPointer?, a5: cs_color, a6: cs_t87, a7: cs_handler?, a8: cs_t40, a9: cs_t40, a10: cs_size, a11: cs_t168, a12: cs_t143, a13: cs_t87, a14: Int32, a15: cs_t370) -> cs_t370 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 274)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            try proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            try proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: UnsafeRawPointer? = check.value(0), a1: cs_small = check.value(1), a2: UInt8 = check.value(2), a3: Int32 = check.value(3), a4: UnsafeMutableRawPointer? = check.value(4), a5: cs_color = check.value(5), a6: cs_t87 = check.value(6), a7: cs_handler? = check.value(7), a8: cs_t40 = check.value(8), a9: cs_t40 = check.value(9), a10: cs_size = check.value(10), a11: cs_t168 = check.value(11), a12: cs_t143 = check.value(12), a13: cs_t87 = check.value(13), a14: Int32 = check.value(14), a15: cs_t370 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t370.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t370.self) }
            check.callback("closure") { cs_call_274(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_274(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    #endif
    func test_D3_275() throws {
        let check = Check(275, "^viC{cs_t148=[3*]}IdSS{cs_t85=fC}^viBQ^v{cs_t224=IdI}I{cs_t371=Iq}", [cs_color.self, cs_small.self, cs_t148.self, cs_direction.self, Double.self, cs_flags.self, cs_flags.self, cs_t85.self, OpaquePointer?.self, Int32.self, Bool.self, UInt64.self, UnsafeRawPointer?.self, cs_t224.self, UInt32.self, cs_t371.self])
        let function: cs_f275 = cs_function_275
        let table = cs_table_275(before: 275, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f275.self) { (a0: cs_color, a1: cs_small, a2: cs_t148, a3: cs_direction, a4: Double, a5: cs_flags, a6: cs_flags, a7: cs_t85, a8: OpaquePointer?, a9: Int32, a10: Bool, a11: UInt64, a12: UnsafeRawPointer?, a13: cs_t224, a14: UInt32, a15: cs_t371) -> OpaquePointer? in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 275)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            try proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            try proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        let receiver = DynamicReceiver()
        receiver.methods.add("coded", coded)
        let method = try CCallback(signature: coded.signature, onError: check.threw) { invocation in
            check.boxed(invocation)
            try invocation.setResult(check.answer() as OpaquePointer?)
        }
        receiver.methods.add("typed", typed)
        let sender = try receiver.cFunction(for: "typed", as: cs_f275.self, onError: check.threw)
        try check.rounds {
            let a0: cs_color = check.value(0), a1: cs_small = check.value(1), a2: cs_t148 = check.value(2), a3: cs_direction = check.value(3), a4: Double = check.value(4), a5: cs_flags = check.value(5), a6: cs_flags = check.value(6), a7: cs_t85 = check.value(7), a8: OpaquePointer? = check.value(8), a9: Int32 = check.value(9), a10: Bool = check.value(10), a11: UInt64 = check.value(11), a12: UnsafeRawPointer? = check.value(12), a13: cs_t224 = check.value(13), a14: UInt32 = check.value(14), a15: cs_t371 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: OpaquePointer?.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: OpaquePointer?.self) }
            check.callback("closure") { cs_call_275(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_275(proxy.table.callback, cs_result), check.place)
            }
            try check.call("message to coded") { try receiver.send("coded", a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: OpaquePointer?.self) }
            check.callback("invocation") { cs_call_275(unsafeBitCast(method.function, to: cs_f275.self), cs_answer) }
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
                return try invocation.result(as: OpaquePointer?.self)
            }
            try check.call("message to typed") { try receiver.send("typed", a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: OpaquePointer?.self) }
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
                return try invocation.result(as: OpaquePointer?.self)
            }
            try check.call("message to the proxy", observers: 1) { try proxy.send("callback", a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: OpaquePointer?.self) }
            check.call("from C to the receiver") {
                XCTAssert(cs_call_275(sender.function, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers, method, sender)) {}
    }
    #if arch(x86_64) && !os(Windows)
    func test_D3_276() throws {
        let check = Check(276, "{cs_t373=q[4[3i]][2{cs_t372=s}]^v}{cs_t98=SdS}qSIDIBc{cs_t177=c^i}c*^vS^vd{cs_t373=q[4[3i]][2{cs_t372=s}]^v}", [cs_t98.self, Int64.self, UInt16.self, cs_size.self, Float80.self, UInt32.self, Bool.self, Int8.self, cs_t177.self, Int8.self, UnsafePointer<CChar>?.self, UnsafeMutableRawPointer?.self, cs_flags.self, UnsafeRawPointer?.self, Double.self, cs_t373.self])
        let function: cs_f276 = cs_function_276
        let table = cs_table_276(before: 276, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f276.self) { (a0: cs_t98, a1: Int64, a2: UInt16, a3: cs_size, a4: Float80, a5: UInt32, a6: Bool, a7: Int8, a8: cs_t177, a9: Int8, a10: UnsafePointer<CChar>?, a11: UnsafeMutableRawPointer?, a12: cs_flags, a13: UnsafeRawPointer?, a14: Double, a15: cs_t373) -> cs_t373 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 276)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            try proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            try proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(try proxy.sentMessage(\.callback, as: (cs_t98, Int64, UInt16, cs_size, Float80, UInt32, Bool, Int8, cs_t177, Int8, UnsafePointer<CChar>?, UnsafeMutableRawPointer?, cs_flags, UnsafeRawPointer?, Double, cs_t373).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $0.14, $0.15) })
        observers.append(try proxy.methodInvoked(\.callback, as: (cs_t98, Int64, UInt16, cs_size, Float80, UInt32, Bool, Int8, cs_t177, Int8, UnsafePointer<CChar>?, UnsafeMutableRawPointer?, cs_flags, UnsafeRawPointer?, Double, cs_t373).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $0.14, $0.15) })
        try check.rounds {
            let a0: cs_t98 = check.value(0), a1: Int64 = check.value(1), a2: UInt16 = check.value(2), a3: cs_size = check.value(3), a4: Float80 = check.value(4), a5: UInt32 = check.value(5), a6: Bool = check.value(6), a7: Int8 = check.value(7), a8: cs_t177 = check.value(8), a9: Int8 = check.value(9), a10: UnsafePointer<CChar>? = check.value(10), a11: UnsafeMutableRawPointer? = check.value(11), a12: cs_flags = check.value(12), a13: UnsafeRawPointer? = check.value(13), a14: Double = check.value(14), a15: cs_t373 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t373.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t373.self) }
            check.callback("closure") { cs_call_276(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_276(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    #endif
    func test_D3_277() throws {
        let check = Check(277, "{cs_t375={cs_t374=S}S[3^v]^v}{cs_t55=[4f][3f]cB}s{cs_t156=*c}d*B^?^v^ii^v{cs_t156=*c}ICQ{cs_t375={cs_t374=S}S[3^v]^v}", [cs_t55.self, Int16.self, cs_t156.self, Double.self, UnsafeMutablePointer<CChar>?.self, Bool.self, cs_handler?.self, UnsafeRawPointer?.self, UnsafeMutablePointer<Int32>?.self, Int32.self, OpaquePointer?.self, cs_t156.self, cs_size.self, cs_small.self, UInt64.self, cs_t375.self])
        let function: cs_f277 = cs_function_277
        let table = cs_table_277(before: 277, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f277.self) { (a0: cs_t55, a1: Int16, a2: cs_t156, a3: Double, a4: UnsafeMutablePointer<CChar>?, a5: Bool, a6: cs_handler?, a7: UnsafeRawPointer?, a8: UnsafeMutablePointer<Int32>?, a9: Int32, a10: OpaquePointer?, a11: cs_t156, a12: cs_size, a13: cs_small, a14: UInt64, a15: cs_t375) -> cs_t375 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 277)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            try proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            try proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: cs_t55 = check.value(0), a1: Int16 = check.value(1), a2: cs_t156 = check.value(2), a3: Double = check.value(3), a4: UnsafeMutablePointer<CChar>? = check.value(4), a5: Bool = check.value(5), a6: cs_handler? = check.value(6), a7: UnsafeRawPointer? = check.value(7), a8: UnsafeMutablePointer<Int32>? = check.value(8), a9: Int32 = check.value(9), a10: OpaquePointer? = check.value(10), a11: cs_t156 = check.value(11), a12: cs_size = check.value(12), a13: cs_small = check.value(13), a14: UInt64 = check.value(14), a15: cs_t375 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t375.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t375.self) }
            check.callback("closure") { cs_call_277(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_277(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_278() throws {
        let check = Check(278, "{cs_t376=^?}^v^v{cs_t51=[3q]Bc}{cs_t80=cdc}*cd{cs_t80=cdc}{cs_t244={cs_t243=dd}d}^v{cs_t171=c^v}{cs_t96=Sc}sSs{cs_t376=^?}", [UnsafeMutableRawPointer.self, UnsafeMutableRawPointer?.self, cs_t51.self, cs_t80.self, UnsafePointer<CChar>?.self, Int8.self, Double.self, cs_t80.self, cs_t244.self, UnsafeMutableRawPointer.self, cs_t171.self, cs_t96.self, Int16.self, cs_flags.self, Int16.self, cs_t376.self])
        let function: cs_f278 = cs_function_278
        let table = cs_table_278(before: 278, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f278.self) { (a0: UnsafeMutableRawPointer, a1: UnsafeMutableRawPointer?, a2: cs_t51, a3: cs_t80, a4: UnsafePointer<CChar>?, a5: Int8, a6: Double, a7: cs_t80, a8: cs_t244, a9: UnsafeMutableRawPointer, a10: cs_t171, a11: cs_t96, a12: Int16, a13: cs_flags, a14: Int16, a15: cs_t376) -> cs_t376 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 278)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            try proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            try proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: UnsafeMutableRawPointer = check.value(0), a1: UnsafeMutableRawPointer? = check.value(1), a2: cs_t51 = check.value(2), a3: cs_t80 = check.value(3), a4: UnsafePointer<CChar>? = check.value(4), a5: Int8 = check.value(5), a6: Double = check.value(6), a7: cs_t80 = check.value(7), a8: cs_t244 = check.value(8), a9: UnsafeMutableRawPointer = check.value(9), a10: cs_t171 = check.value(10), a11: cs_t96 = check.value(11), a12: Int16 = check.value(12), a13: cs_flags = check.value(13), a14: Int16 = check.value(14), a15: cs_t376 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t376.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t376.self) }
            check.callback("closure") { cs_call_278(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_278(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    #if arch(x86_64) && !os(Windows)
    func test_D3_279() throws {
        let check = Check(279, "I^v{cs_t161=^v^v}s{cs_t38=[13C]}I*QIC^?{cs_t161=^v^v}q^^d^vD{cs_t378={cs_t377=c^v}}", [UnsafeRawPointer?.self, cs_t161.self, Int16.self, cs_t38.self, cs_size.self, UnsafePointer<CChar>?.self, UInt64.self, cs_direction.self, UInt8.self, cs_handler?.self, cs_t161.self, Int64.self, UnsafeMutablePointer<UnsafePointer<Double>?>?.self, OpaquePointer?.self, Float80.self, cs_t378.self])
        let function: cs_f279 = cs_function_279
        let table = cs_table_279(before: 279, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f279.self) { (a0: UnsafeRawPointer?, a1: cs_t161, a2: Int16, a3: cs_t38, a4: cs_size, a5: UnsafePointer<CChar>?, a6: UInt64, a7: cs_direction, a8: UInt8, a9: cs_handler?, a10: cs_t161, a11: Int64, a12: UnsafeMutablePointer<UnsafePointer<Double>?>?, a13: OpaquePointer?, a14: Float80, a15: cs_t378) -> UInt32 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 279)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            try proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            try proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(try proxy.sentMessage(\.callback, as: (UnsafeRawPointer?, cs_t161, Int16, cs_t38, cs_size, UnsafePointer<CChar>?, UInt64, cs_direction, UInt8, cs_handler?, cs_t161, Int64, UnsafeMutablePointer<UnsafePointer<Double>?>?, OpaquePointer?, Float80, cs_t378).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $0.14, $0.15) })
        observers.append(try proxy.methodInvoked(\.callback, as: (UnsafeRawPointer?, cs_t161, Int16, cs_t38, cs_size, UnsafePointer<CChar>?, UInt64, cs_direction, UInt8, cs_handler?, cs_t161, Int64, UnsafeMutablePointer<UnsafePointer<Double>?>?, OpaquePointer?, Float80, cs_t378).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $0.14, $0.15) })
        try check.rounds {
            let a0: UnsafeRawPointer? = check.value(0), a1: cs_t161 = check.value(1), a2: Int16 = check.value(2), a3: cs_t38 = check.value(3), a4: cs_size = check.value(4), a5: UnsafePointer<CChar>? = check.value(5), a6: UInt64 = check.value(6), a7: cs_direction = check.value(7), a8: UInt8 = check.value(8), a9: cs_handler? = check.value(9), a10: cs_t161 = check.value(10), a11: Int64 = check.value(11), a12: UnsafeMutablePointer<UnsafePointer<Double>?>? = check.value(12), a13: OpaquePointer? = check.value(13), a14: Float80 = check.value(14), a15: cs_t378 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: UInt32.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: UInt32.self) }
            check.callback("closure") { cs_call_279(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_279(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    #endif
}
