// Written by scripts/generate/c-signature-tests.py; change that instead.
// swift-format-ignore-file

import CSignatureFixtures
import Switchboard
import XCTest

final class Signatures26Tests: XCTestCase {
    func test_D3_260() throws {
        let check = Check(260, "{cs_t326=[3{cs_t325=C*S}]}ISB{cs_t38=[13C]}^^d{cs_t188=^^dd^^d}SqQ{cs_t277=^?i^?}{cs_t38=[13C]}{cs_t56=Qd[15c]}I{cs_t38=[13C]}c{cs_t326=[3{cs_t325=C*S}]}", [cs_size.self, cs_flags.self, Bool.self, cs_t38.self, UnsafeMutablePointer<UnsafePointer<Double>?>?.self, cs_t188.self, cs_flags.self, Int64.self, UInt64.self, cs_t277.self, cs_t38.self, cs_t56.self, cs_size.self, cs_t38.self, Int8.self, cs_t326.self])
        let function: cs_f260 = cs_function_260
        let table = cs_table_260(before: 260, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f260.self) { (a0: cs_size, a1: cs_flags, a2: Bool, a3: cs_t38, a4: UnsafeMutablePointer<UnsafePointer<Double>?>?, a5: cs_t188, a6: cs_flags, a7: Int64, a8: UInt64, a9: cs_t277, a10: cs_t38, a11: cs_t56, a12: cs_size, a13: cs_t38, a14: Int8, a15: cs_t326) -> cs_t326 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 260)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        let receiver = DynamicReceiver()
        receiver.methods.add("coded", coded)
        let method = try CCallback(signature: coded.signature, onError: check.threw) { invocation in
            check.received(invocation)
            try invocation.setResult(check.answer() as cs_t326)
        }
        receiver.methods.add("typed", typed)
        let sender = try receiver.callback(for: "typed", as: cs_f260.self, onError: check.threw)
        try check.rounds {
            let a0: cs_size = check.value(0), a1: cs_flags = check.value(1), a2: Bool = check.value(2), a3: cs_t38 = check.value(3), a4: UnsafeMutablePointer<UnsafePointer<Double>?>? = check.value(4), a5: cs_t188 = check.value(5), a6: cs_flags = check.value(6), a7: Int64 = check.value(7), a8: UInt64 = check.value(8), a9: cs_t277 = check.value(9), a10: cs_t38 = check.value(10), a11: cs_t56 = check.value(11), a12: cs_size = check.value(12), a13: cs_t38 = check.value(13), a14: Int8 = check.value(14), a15: cs_t326 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t326.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t326.self) }
            check.callback("closure") { cs_call_260(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_260(proxy.table.callback, cs_result), check.place)
            }
            try check.call("message to coded") { try receiver.send("coded", a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t326.self) }
            check.callback("invocation") { cs_call_260(unsafeBitCast(method.function, to: cs_f260.self), cs_answer) }
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
                return try invocation.result(as: cs_t326.self)
            }
            try check.call("message to typed") { try receiver.send("typed", a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t326.self) }
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
                return try invocation.result(as: cs_t326.self)
            }
            try check.call("message to the proxy", observers: 1) { try proxy.send("callback", a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t326.self) }
            check.call("from C to the receiver") {
                XCTAssert(cs_call_260(sender.function, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers, method, sender)) {}
    }
    #if arch(x86_64) && !os(Windows)
    func test_D3_261() throws {
        let check = Check(261, "{cs_t327=[3C]d^v}{cs_t79=fc}^vDQ{cs_t103=fi}Q^v{cs_t202=[3i]}^i^v*{cs_t232=ff}*{cs_t232=ff}{cs_t37=[12C]}{cs_t327=[3C]d^v}", [cs_t79.self, UnsafeMutableRawPointer?.self, Float80.self, UInt64.self, cs_t103.self, UInt64.self, UnsafeMutableRawPointer?.self, cs_t202.self, UnsafeMutablePointer<Int32>?.self, UnsafeRawPointer?.self, UnsafePointer<CChar>?.self, cs_t232.self, UnsafeMutablePointer<CChar>?.self, cs_t232.self, cs_t37.self, cs_t327.self])
        let function: cs_f261 = cs_function_261
        let table = cs_table_261(before: 261, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f261.self) { (a0: cs_t79, a1: UnsafeMutableRawPointer?, a2: Float80, a3: UInt64, a4: cs_t103, a5: UInt64, a6: UnsafeMutableRawPointer?, a7: cs_t202, a8: UnsafeMutablePointer<Int32>?, a9: UnsafeRawPointer?, a10: UnsafePointer<CChar>?, a11: cs_t232, a12: UnsafeMutablePointer<CChar>?, a13: cs_t232, a14: cs_t37, a15: cs_t327) -> cs_t327 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 261)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (cs_t79, UnsafeMutableRawPointer?, Float80, UInt64, cs_t103, UInt64, UnsafeMutableRawPointer?, cs_t202, UnsafeMutablePointer<Int32>?, UnsafeRawPointer?, UnsafePointer<CChar>?, cs_t232, UnsafeMutablePointer<CChar>?, cs_t232, cs_t37, cs_t327).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $0.14, $0.15) })
        observers.append(proxy.methodInvoked(\.callback, as: (cs_t79, UnsafeMutableRawPointer?, Float80, UInt64, cs_t103, UInt64, UnsafeMutableRawPointer?, cs_t202, UnsafeMutablePointer<Int32>?, UnsafeRawPointer?, UnsafePointer<CChar>?, cs_t232, UnsafeMutablePointer<CChar>?, cs_t232, cs_t37, cs_t327).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $0.14, $0.15) })
        try check.rounds {
            let a0: cs_t79 = check.value(0), a1: UnsafeMutableRawPointer? = check.value(1), a2: Float80 = check.value(2), a3: UInt64 = check.value(3), a4: cs_t103 = check.value(4), a5: UInt64 = check.value(5), a6: UnsafeMutableRawPointer? = check.value(6), a7: cs_t202 = check.value(7), a8: UnsafeMutablePointer<Int32>? = check.value(8), a9: UnsafeRawPointer? = check.value(9), a10: UnsafePointer<CChar>? = check.value(10), a11: cs_t232 = check.value(11), a12: UnsafeMutablePointer<CChar>? = check.value(12), a13: cs_t232 = check.value(13), a14: cs_t37 = check.value(14), a15: cs_t327 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t327.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t327.self) }
            check.callback("closure") { cs_call_261(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_261(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    #endif
    #if arch(x86_64) && !os(Windows)
    func test_D3_262() throws {
        let check = Check(262, "{cs_t328=^vDS[3^v]}q{cs_t113=qq}f^?ifS{cs_t147=c*}{cs_t241=dddd}*BC^v^^d{cs_t113=qq}{cs_t328=^vDS[3^v]}", [Int64.self, cs_t113.self, Float.self, cs_handler?.self, Int32.self, Float.self, UInt16.self, cs_t147.self, cs_t241.self, UnsafePointer<CChar>?.self, Bool.self, UInt8.self, OpaquePointer?.self, UnsafeMutablePointer<UnsafePointer<Double>?>?.self, cs_t113.self, cs_t328.self])
        let function: cs_f262 = cs_function_262
        let table = cs_table_262(before: 262, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f262.self) { (a0: Int64, a1: cs_t113, a2: Float, a3: cs_handler?, a4: Int32, a5: Float, a6: UInt16, a7: cs_t147, a8: cs_t241, a9: UnsafePointer<CChar>?, a10: Bool, a11: UInt8, a12: OpaquePointer?, a13: UnsafeMutablePointer<UnsafePointer<Double>?>?, a14: cs_t113, a15: cs_t328) -> cs_t328 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 262)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Int64 = check.value(0), a1: cs_t113 = check.value(1), a2: Float = check.value(2), a3: cs_handler? = check.value(3), a4: Int32 = check.value(4), a5: Float = check.value(5), a6: UInt16 = check.value(6), a7: cs_t147 = check.value(7), a8: cs_t241 = check.value(8), a9: UnsafePointer<CChar>? = check.value(9), a10: Bool = check.value(10), a11: UInt8 = check.value(11), a12: OpaquePointer? = check.value(12), a13: UnsafeMutablePointer<UnsafePointer<Double>?>? = check.value(13), a14: cs_t113 = check.value(14), a15: cs_t328 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t328.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t328.self) }
            check.callback("closure") { cs_call_262(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_262(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    #endif
    func test_D3_263() throws {
        let check = Check(263, "{cs_t332=[3{cs_t329=CiQ}][4B]^?{cs_t331=i{cs_t330=B}}}CcdIs{cs_t312=dB[3I]^v}{cs_t228=Cc}I^v{cs_t228=Cc}{cs_t228=Cc}S*I*{cs_t332=[3{cs_t329=CiQ}][4B]^?{cs_t331=i{cs_t330=B}}}", [UInt8.self, Int8.self, Double.self, cs_direction.self, Int16.self, cs_t312.self, cs_t228.self, cs_direction.self, UnsafeMutableRawPointer.self, cs_t228.self, cs_t228.self, UInt16.self, UnsafeMutablePointer<CChar>?.self, UInt32.self, UnsafePointer<CChar>?.self, cs_t332.self])
        let function: cs_f263 = cs_function_263
        let table = cs_table_263(before: 263, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f263.self) { (a0: UInt8, a1: Int8, a2: Double, a3: cs_direction, a4: Int16, a5: cs_t312, a6: cs_t228, a7: cs_direction, a8: UnsafeMutableRawPointer, a9: cs_t228, a10: cs_t228, a11: UInt16, a12: UnsafeMutablePointer<CChar>?, a13: UInt32, a14: UnsafePointer<CChar>?, a15: cs_t332) -> cs_t332 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 263)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: UInt8 = check.value(0), a1: Int8 = check.value(1), a2: Double = check.value(2), a3: cs_direction = check.value(3), a4: Int16 = check.value(4), a5: cs_t312 = check.value(5), a6: cs_t228 = check.value(6), a7: cs_direction = check.value(7), a8: UnsafeMutableRawPointer = check.value(8), a9: cs_t228 = check.value(9), a10: cs_t228 = check.value(10), a11: UInt16 = check.value(11), a12: UnsafeMutablePointer<CChar>? = check.value(12), a13: UInt32 = check.value(13), a14: UnsafePointer<CChar>? = check.value(14), a15: cs_t332 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t332.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t332.self) }
            check.callback("closure") { cs_call_263(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_263(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_264() throws {
        let check = Check(264, "vId{cs_t174=^vc}^v^vC*{cs_t222=Ic}{cs_t263=dc}^?i^^dI^v{cs_t334=^i{cs_t333=[3S]c}}{cs_t334=^i{cs_t333=[3S]c}}", [cs_size.self, Double.self, cs_t174.self, UnsafeMutableRawPointer.self, UnsafeMutableRawPointer.self, cs_small.self, UnsafeMutablePointer<CChar>?.self, cs_t222.self, cs_t263.self, cs_handler?.self, cs_color.self, UnsafeMutablePointer<UnsafePointer<Double>?>?.self, cs_size.self, UnsafeMutableRawPointer?.self, cs_t334.self, cs_t334.self])
        let function: cs_f264 = cs_function_264
        let table = cs_table_264(before: 264, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f264.self) { (a0: cs_size, a1: Double, a2: cs_t174, a3: UnsafeMutableRawPointer, a4: UnsafeMutableRawPointer, a5: cs_small, a6: UnsafeMutablePointer<CChar>?, a7: cs_t222, a8: cs_t263, a9: cs_handler?, a10: cs_color, a11: UnsafeMutablePointer<UnsafePointer<Double>?>?, a12: cs_size, a13: UnsafeMutableRawPointer?, a14: cs_t334, a15: cs_t334) -> Void in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 264)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (cs_size, Double, cs_t174, UnsafeMutableRawPointer, UnsafeMutableRawPointer, cs_small, UnsafeMutablePointer<CChar>?, cs_t222, cs_t263, cs_handler?, cs_color, UnsafeMutablePointer<UnsafePointer<Double>?>?, cs_size, UnsafeMutableRawPointer?, cs_t334, cs_t334).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $0.14, $0.15) })
        observers.append(proxy.methodInvoked(\.callback, as: (cs_size, Double, cs_t174, UnsafeMutableRawPointer, UnsafeMutableRawPointer, cs_small, UnsafeMutablePointer<CChar>?, cs_t222, cs_t263, cs_handler?, cs_color, UnsafeMutablePointer<UnsafePointer<Double>?>?, cs_size, UnsafeMutableRawPointer?, cs_t334, cs_t334).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $0.14, $0.15) })
        try check.rounds {
            let a0: cs_size = check.value(0), a1: Double = check.value(1), a2: cs_t174 = check.value(2), a3: UnsafeMutableRawPointer = check.value(3), a4: UnsafeMutableRawPointer = check.value(4), a5: cs_small = check.value(5), a6: UnsafeMutablePointer<CChar>? = check.value(6), a7: cs_t222 = check.value(7), a8: cs_t263 = check.value(8), a9: cs_handler? = check.value(9), a10: cs_color = check.value(10), a11: UnsafeMutablePointer<UnsafePointer<Double>?>? = check.value(11), a12: cs_size = check.value(12), a13: UnsafeMutableRawPointer? = check.value(13), a14: cs_t334 = check.value(14), a15: cs_t334 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Void.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Void.self) }
            check.callback("closure") { cs_call_264(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_264(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_265() throws {
        let check = Check(265, "{cs_t337={cs_t335=*[2f]}^vq[3{cs_t336=^^dq^i}]}qII*S^vii*dsSc{cs_t106=[3I]}^i{cs_t337={cs_t335=*[2f]}^vq[3{cs_t336=^^dq^i}]}", [Int64.self, UInt32.self, UInt32.self, UnsafeMutablePointer<CChar>?.self, cs_flags.self, UnsafeMutableRawPointer?.self, Int32.self, Int32.self, UnsafePointer<CChar>?.self, Double.self, Int16.self, cs_flags.self, Int8.self, cs_t106.self, UnsafeMutablePointer<Int32>?.self, cs_t337.self])
        let function: cs_f265 = cs_function_265
        let table = cs_table_265(before: 265, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f265.self) { (a0: Int64, a1: UInt32, a2: UInt32, a3: UnsafeMutablePointer<CChar>?, a4: cs_flags, a5: UnsafeMutableRawPointer?, a6: Int32, a7: Int32, a8: UnsafePointer<CChar>?, a9: Double, a10: Int16, a11: cs_flags, a12: Int8, a13: cs_t106, a14: UnsafeMutablePointer<Int32>?, a15: cs_t337) -> cs_t337 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 265)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        let receiver = DynamicReceiver()
        receiver.methods.add("coded", coded)
        let method = try CCallback(signature: coded.signature, onError: check.threw) { invocation in
            check.received(invocation)
            try invocation.setResult(check.answer() as cs_t337)
        }
        receiver.methods.add("typed", typed)
        let sender = try receiver.callback(for: "typed", as: cs_f265.self, onError: check.threw)
        try check.rounds {
            let a0: Int64 = check.value(0), a1: UInt32 = check.value(1), a2: UInt32 = check.value(2), a3: UnsafeMutablePointer<CChar>? = check.value(3), a4: cs_flags = check.value(4), a5: UnsafeMutableRawPointer? = check.value(5), a6: Int32 = check.value(6), a7: Int32 = check.value(7), a8: UnsafePointer<CChar>? = check.value(8), a9: Double = check.value(9), a10: Int16 = check.value(10), a11: cs_flags = check.value(11), a12: Int8 = check.value(12), a13: cs_t106 = check.value(13), a14: UnsafeMutablePointer<Int32>? = check.value(14), a15: cs_t337 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t337.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t337.self) }
            check.callback("closure") { cs_call_265(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_265(proxy.table.callback, cs_result), check.place)
            }
            try check.call("message to coded") { try receiver.send("coded", a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t337.self) }
            check.callback("invocation") { cs_call_265(unsafeBitCast(method.function, to: cs_f265.self), cs_answer) }
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
                return try invocation.result(as: cs_t337.self)
            }
            try check.call("message to typed") { try receiver.send("typed", a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t337.self) }
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
                return try invocation.result(as: cs_t337.self)
            }
            try check.call("message to the proxy", observers: 1) { try proxy.send("callback", a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t337.self) }
            check.call("from C to the receiver") {
                XCTAssert(cs_call_265(sender.function, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers, method, sender)) {}
    }
    #if arch(x86_64) && !os(Windows)
    func test_D3_266() throws {
        let check = Check(266, "{cs_t340={cs_t339={cs_t338=i^v}}}II{cs_t29=[4C]}S^^dSiIi{cs_t327=[3C]d^v}{cs_t143=DD}fdD^v{cs_t340={cs_t339={cs_t338=i^v}}}", [cs_direction.self, cs_direction.self, cs_t29.self, cs_flags.self, UnsafeMutablePointer<UnsafePointer<Double>?>?.self, cs_flags.self, Int32.self, cs_size.self, cs_color.self, cs_t327.self, cs_t143.self, Float.self, Double.self, Float80.self, UnsafeMutableRawPointer.self, cs_t340.self])
        let function: cs_f266 = cs_function_266
        let table = cs_table_266(before: 266, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f266.self) { (a0: cs_direction, a1: cs_direction, a2: cs_t29, a3: cs_flags, a4: UnsafeMutablePointer<UnsafePointer<Double>?>?, a5: cs_flags, a6: Int32, a7: cs_size, a8: cs_color, a9: cs_t327, a10: cs_t143, a11: Float, a12: Double, a13: Float80, a14: UnsafeMutableRawPointer, a15: cs_t340) -> cs_t340 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 266)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: cs_direction = check.value(0), a1: cs_direction = check.value(1), a2: cs_t29 = check.value(2), a3: cs_flags = check.value(3), a4: UnsafeMutablePointer<UnsafePointer<Double>?>? = check.value(4), a5: cs_flags = check.value(5), a6: Int32 = check.value(6), a7: cs_size = check.value(7), a8: cs_color = check.value(8), a9: cs_t327 = check.value(9), a10: cs_t143 = check.value(10), a11: Float = check.value(11), a12: Double = check.value(12), a13: Float80 = check.value(13), a14: UnsafeMutableRawPointer = check.value(14), a15: cs_t340 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t340.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t340.self) }
            check.callback("closure") { cs_call_266(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_266(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    #endif
    func test_D3_267() throws {
        let check = Check(267, "vB{cs_t70=[22f][5B][31C][4C]}C*iSs{cs_t157=ff*}Q{cs_t292=if[2C]i}{cs_t239=d}S{cs_t239=d}c^^d{cs_t343=[3S][2f][2q]{cs_t342={cs_t341=c*S}Ci}}", [Bool.self, cs_t70.self, cs_small.self, UnsafePointer<CChar>?.self, Int32.self, UInt16.self, Int16.self, cs_t157.self, UInt64.self, cs_t292.self, cs_t239.self, UInt16.self, cs_t239.self, Int8.self, UnsafeMutablePointer<UnsafePointer<Double>?>?.self, cs_t343.self])
        let function: cs_f267 = cs_function_267
        let table = cs_table_267(before: 267, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f267.self) { (a0: Bool, a1: cs_t70, a2: cs_small, a3: UnsafePointer<CChar>?, a4: Int32, a5: UInt16, a6: Int16, a7: cs_t157, a8: UInt64, a9: cs_t292, a10: cs_t239, a11: UInt16, a12: cs_t239, a13: Int8, a14: UnsafeMutablePointer<UnsafePointer<Double>?>?, a15: cs_t343) -> Void in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 267)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (Bool, cs_t70, cs_small, UnsafePointer<CChar>?, Int32, UInt16, Int16, cs_t157, UInt64, cs_t292, cs_t239, UInt16, cs_t239, Int8, UnsafeMutablePointer<UnsafePointer<Double>?>?, cs_t343).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $0.14, $0.15) })
        observers.append(proxy.methodInvoked(\.callback, as: (Bool, cs_t70, cs_small, UnsafePointer<CChar>?, Int32, UInt16, Int16, cs_t157, UInt64, cs_t292, cs_t239, UInt16, cs_t239, Int8, UnsafeMutablePointer<UnsafePointer<Double>?>?, cs_t343).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $0.14, $0.15) })
        try check.rounds {
            let a0: Bool = check.value(0), a1: cs_t70 = check.value(1), a2: cs_small = check.value(2), a3: UnsafePointer<CChar>? = check.value(3), a4: Int32 = check.value(4), a5: UInt16 = check.value(5), a6: Int16 = check.value(6), a7: cs_t157 = check.value(7), a8: UInt64 = check.value(8), a9: cs_t292 = check.value(9), a10: cs_t239 = check.value(10), a11: UInt16 = check.value(11), a12: cs_t239 = check.value(12), a13: Int8 = check.value(13), a14: UnsafeMutablePointer<UnsafePointer<Double>?>? = check.value(14), a15: cs_t343 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Void.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Void.self) }
            check.callback("closure") { cs_call_267(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_267(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_268() throws {
        let check = Check(268, "vB{cs_t48=[2q][5C][2c]}C^v^vfd{cs_t38=[13C]}{cs_t262=qd}^vBIs^iI{cs_t344=I}", [Bool.self, cs_t48.self, UInt8.self, UnsafeMutableRawPointer?.self, UnsafeMutableRawPointer.self, Float.self, Double.self, cs_t38.self, cs_t262.self, OpaquePointer?.self, Bool.self, cs_size.self, Int16.self, UnsafeMutablePointer<Int32>?.self, cs_direction.self, cs_t344.self])
        let function: cs_f268 = cs_function_268
        let table = cs_table_268(before: 268, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f268.self) { (a0: Bool, a1: cs_t48, a2: UInt8, a3: UnsafeMutableRawPointer?, a4: UnsafeMutableRawPointer, a5: Float, a6: Double, a7: cs_t38, a8: cs_t262, a9: OpaquePointer?, a10: Bool, a11: cs_size, a12: Int16, a13: UnsafeMutablePointer<Int32>?, a14: cs_direction, a15: cs_t344) -> Void in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 268)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Bool = check.value(0), a1: cs_t48 = check.value(1), a2: UInt8 = check.value(2), a3: UnsafeMutableRawPointer? = check.value(3), a4: UnsafeMutableRawPointer = check.value(4), a5: Float = check.value(5), a6: Double = check.value(6), a7: cs_t38 = check.value(7), a8: cs_t262 = check.value(8), a9: OpaquePointer? = check.value(9), a10: Bool = check.value(10), a11: cs_size = check.value(11), a12: Int16 = check.value(12), a13: UnsafeMutablePointer<Int32>? = check.value(13), a14: cs_direction = check.value(14), a15: cs_t344 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Void.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Void.self) }
            check.callback("closure") { cs_call_268(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_268(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    #if arch(x86_64) && !os(Windows)
    func test_D3_269() throws {
        let check = Check(269, "{cs_t345=S}Q^?{cs_t32=[7C]}{cs_t152=*d*}{cs_t34=[9C]}D^^d{cs_t340={cs_t339={cs_t338=i^v}}}{cs_t332=[3{cs_t329=CiQ}][4B]^?{cs_t331=i{cs_t330=B}}}f^^d*{cs_t34=[9C]}{cs_t327=[3C]d^v}*{cs_t345=S}", [UInt64.self, cs_handler?.self, cs_t32.self, cs_t152.self, cs_t34.self, Float80.self, UnsafeMutablePointer<UnsafePointer<Double>?>?.self, cs_t340.self, cs_t332.self, Float.self, UnsafeMutablePointer<UnsafePointer<Double>?>?.self, UnsafeMutablePointer<CChar>?.self, cs_t34.self, cs_t327.self, UnsafePointer<CChar>?.self, cs_t345.self])
        let function: cs_f269 = cs_function_269
        let table = cs_table_269(before: 269, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f269.self) { (a0: UInt64, a1: cs_handler?, a2: cs_t32, a3: cs_t152, a4: cs_t34, a5: Float80, a6: UnsafeMutablePointer<UnsafePointer<Double>?>?, a7: cs_t340, a8: cs_t332, a9: Float, a10: UnsafeMutablePointer<UnsafePointer<Double>?>?, a11: UnsafeMutablePointer<CChar>?, a12: cs_t34, a13: cs_t327, a14: UnsafePointer<CChar>?, a15: cs_t345) -> cs_t345 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 269)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: UInt64 = check.value(0), a1: cs_handler? = check.value(1), a2: cs_t32 = check.value(2), a3: cs_t152 = check.value(3), a4: cs_t34 = check.value(4), a5: Float80 = check.value(5), a6: UnsafeMutablePointer<UnsafePointer<Double>?>? = check.value(6), a7: cs_t340 = check.value(7), a8: cs_t332 = check.value(8), a9: Float = check.value(9), a10: UnsafeMutablePointer<UnsafePointer<Double>?>? = check.value(10), a11: UnsafeMutablePointer<CChar>? = check.value(11), a12: cs_t34 = check.value(12), a13: cs_t327 = check.value(13), a14: UnsafePointer<CChar>? = check.value(14), a15: cs_t345 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t345.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t345.self) }
            check.callback("closure") { cs_call_269(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_269(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    #endif
}
