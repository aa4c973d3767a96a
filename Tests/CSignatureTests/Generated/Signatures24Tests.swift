// Written by scripts/generate/c-signature-tests.py; change that instead.
// swift-format-ignore-file

import CSignatureFixtures
import Switchboard
import XCTest

final class Signatures24Tests: XCTestCase {
    #if arch(x86_64) && !os(Windows)
    func test_D3_240() throws {
        let check = Check(240, "ssCI^i{cs_t237={cs_t235=ff}f}i*BC{cs_t151=ff*}S{cs_t209=SS}{cs_t237={cs_t235=ff}f}*B{cs_t297=dS{cs_t295=SDI}{cs_t296=D}}", [Int16.self, cs_small.self, cs_direction.self, UnsafeMutablePointer<Int32>?.self, cs_t237.self, cs_color.self, UnsafePointer<CChar>?.self, Bool.self, UInt8.self, cs_t151.self, cs_flags.self, cs_t209.self, cs_t237.self, UnsafeMutablePointer<CChar>?.self, Bool.self, cs_t297.self])
        let function: cs_f240 = cs_function_240
        let table = cs_table_240(before: 240, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f240.self) { (a0: Int16, a1: cs_small, a2: cs_direction, a3: UnsafeMutablePointer<Int32>?, a4: cs_t237, a5: cs_color, a6: UnsafePointer<CChar>?, a7: Bool, a8: UInt8, a9: cs_t151, a10: cs_flags, a11: cs_t209, a12: cs_t237, a13: UnsafeMutablePointer<CChar>?, a14: Bool, a15: cs_t297) -> Int16 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 240)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (Int16, cs_small, cs_direction, UnsafeMutablePointer<Int32>?, cs_t237, cs_color, UnsafePointer<CChar>?, Bool, UInt8, cs_t151, cs_flags, cs_t209, cs_t237, UnsafeMutablePointer<CChar>?, Bool, cs_t297).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $0.14, $0.15) })
        observers.append(proxy.methodInvoked(\.callback, as: (Int16, cs_small, cs_direction, UnsafeMutablePointer<Int32>?, cs_t237, cs_color, UnsafePointer<CChar>?, Bool, UInt8, cs_t151, cs_flags, cs_t209, cs_t237, UnsafeMutablePointer<CChar>?, Bool, cs_t297).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $0.14, $0.15) })
        let receiver = DynamicReceiver()
        receiver.methods.add("coded", coded)
        let method = try CCallback(signature: coded.signature, onError: check.threw) { invocation in
            check.received(invocation)
            try invocation.setResult(check.answer() as Int16)
        }
        receiver.methods.add("typed", typed)
        let sender = try receiver.callback(for: "typed", as: cs_f240.self, onError: check.threw)
        try check.rounds {
            let a0: Int16 = check.value(0), a1: cs_small = check.value(1), a2: cs_direction = check.value(2), a3: UnsafeMutablePointer<Int32>? = check.value(3), a4: cs_t237 = check.value(4), a5: cs_color = check.value(5), a6: UnsafePointer<CChar>? = check.value(6), a7: Bool = check.value(7), a8: UInt8 = check.value(8), a9: cs_t151 = check.value(9), a10: cs_flags = check.value(10), a11: cs_t209 = check.value(11), a12: cs_t237 = check.value(12), a13: UnsafeMutablePointer<CChar>? = check.value(13), a14: Bool = check.value(14), a15: cs_t297 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Int16.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Int16.self) }
            check.callback("closure") { cs_call_240(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_240(proxy.table.callback, cs_result), check.place)
            }
            try check.call("message to coded") { try receiver.send("coded", a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Int16.self) }
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
                check.expectArguments(of: invocation)
                return try invocation.result(as: Int16.self)
            }
            try check.call("message to typed") { try receiver.send("typed", a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Int16.self) }
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
                return try invocation.result(as: Int16.self)
            }
            try check.call("message to the proxy", observers: 2) { try proxy.send("callback", a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Int16.self) }
            check.call("from C to the receiver") {
                XCTAssert(cs_call_240(sender.function, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers, method, sender)) {}
    }
    #endif
    #if arch(x86_64) && !os(Windows)
    func test_D3_241() throws {
        let check = Check(241, "{cs_t299=*{cs_t298=DCi}S}{cs_t214=[3I]}{cs_t38=[13C]}Q^?^^d{cs_t192=^vc}^v^i^v{cs_t292=if[2C]i}{cs_t292=if[2C]i}^?{cs_t192=^vc}^v^v{cs_t299=*{cs_t298=DCi}S}", [cs_t214.self, cs_t38.self, UInt64.self, cs_handler?.self, UnsafeMutablePointer<UnsafePointer<Double>?>?.self, cs_t192.self, UnsafeMutableRawPointer.self, UnsafeMutablePointer<Int32>?.self, OpaquePointer?.self, cs_t292.self, cs_t292.self, cs_handler?.self, cs_t192.self, UnsafeRawPointer?.self, UnsafeMutableRawPointer?.self, cs_t299.self])
        let function: cs_f241 = cs_function_241
        let table = cs_table_241(before: 241, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f241.self) { (a0: cs_t214, a1: cs_t38, a2: UInt64, a3: cs_handler?, a4: UnsafeMutablePointer<UnsafePointer<Double>?>?, a5: cs_t192, a6: UnsafeMutableRawPointer, a7: UnsafeMutablePointer<Int32>?, a8: OpaquePointer?, a9: cs_t292, a10: cs_t292, a11: cs_handler?, a12: cs_t192, a13: UnsafeRawPointer?, a14: UnsafeMutableRawPointer?, a15: cs_t299) -> cs_t299 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 241)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: cs_t214 = check.value(0), a1: cs_t38 = check.value(1), a2: UInt64 = check.value(2), a3: cs_handler? = check.value(3), a4: UnsafeMutablePointer<UnsafePointer<Double>?>? = check.value(4), a5: cs_t192 = check.value(5), a6: UnsafeMutableRawPointer = check.value(6), a7: UnsafeMutablePointer<Int32>? = check.value(7), a8: OpaquePointer? = check.value(8), a9: cs_t292 = check.value(9), a10: cs_t292 = check.value(10), a11: cs_handler? = check.value(11), a12: cs_t192 = check.value(12), a13: UnsafeRawPointer? = check.value(13), a14: UnsafeMutableRawPointer? = check.value(14), a15: cs_t299 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t299.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t299.self) }
            check.callback("closure") { cs_call_241(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_241(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    #endif
    #if arch(x86_64) && !os(Windows)
    func test_D3_242() throws {
        let check = Check(242, "I*{cs_t141=cD}CQ{cs_t268=[2[2f]]}Qd*d^if{cs_t203=ii}^^d^?^i{cs_t301=[2{cs_t300=B}]d^v^v}", [UnsafePointer<CChar>?.self, cs_t141.self, cs_small.self, UInt64.self, cs_t268.self, UInt64.self, Double.self, UnsafePointer<CChar>?.self, Double.self, UnsafeMutablePointer<Int32>?.self, Float.self, cs_t203.self, UnsafeMutablePointer<UnsafePointer<Double>?>?.self, cs_handler?.self, UnsafeMutablePointer<Int32>?.self, cs_t301.self])
        let function: cs_f242 = cs_function_242
        let table = cs_table_242(before: 242, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f242.self) { (a0: UnsafePointer<CChar>?, a1: cs_t141, a2: cs_small, a3: UInt64, a4: cs_t268, a5: UInt64, a6: Double, a7: UnsafePointer<CChar>?, a8: Double, a9: UnsafeMutablePointer<Int32>?, a10: Float, a11: cs_t203, a12: UnsafeMutablePointer<UnsafePointer<Double>?>?, a13: cs_handler?, a14: UnsafeMutablePointer<Int32>?, a15: cs_t301) -> cs_direction in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 242)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: UnsafePointer<CChar>? = check.value(0), a1: cs_t141 = check.value(1), a2: cs_small = check.value(2), a3: UInt64 = check.value(3), a4: cs_t268 = check.value(4), a5: UInt64 = check.value(5), a6: Double = check.value(6), a7: UnsafePointer<CChar>? = check.value(7), a8: Double = check.value(8), a9: UnsafeMutablePointer<Int32>? = check.value(9), a10: Float = check.value(10), a11: cs_t203 = check.value(11), a12: UnsafeMutablePointer<UnsafePointer<Double>?>? = check.value(12), a13: cs_handler? = check.value(13), a14: UnsafeMutablePointer<Int32>? = check.value(14), a15: cs_t301 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_direction.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_direction.self) }
            check.callback("closure") { cs_call_242(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_242(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    #endif
    func test_D3_243() throws {
        let check = Check(243, "^v{cs_t28=[3C]}C^vIii{cs_t151=ff*}iI{cs_t122=QdQ}I{cs_t89=ss}{cs_t275=*d}I^v{cs_t302=*C}", [cs_t28.self, UInt8.self, OpaquePointer?.self, UInt32.self, Int32.self, Int32.self, cs_t151.self, cs_color.self, UInt32.self, cs_t122.self, cs_size.self, cs_t89.self, cs_t275.self, UInt32.self, UnsafeMutableRawPointer?.self, cs_t302.self])
        let function: cs_f243 = cs_function_243
        let table = cs_table_243(before: 243, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f243.self) { (a0: cs_t28, a1: UInt8, a2: OpaquePointer?, a3: UInt32, a4: Int32, a5: Int32, a6: cs_t151, a7: cs_color, a8: UInt32, a9: cs_t122, a10: cs_size, a11: cs_t89, a12: cs_t275, a13: UInt32, a14: UnsafeMutableRawPointer?, a15: cs_t302) -> UnsafeMutableRawPointer in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 243)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (cs_t28, UInt8, OpaquePointer?, UInt32, Int32, Int32, cs_t151, cs_color, UInt32, cs_t122, cs_size, cs_t89, cs_t275, UInt32, UnsafeMutableRawPointer?, cs_t302).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $0.14, $0.15) })
        observers.append(proxy.methodInvoked(\.callback, as: (cs_t28, UInt8, OpaquePointer?, UInt32, Int32, Int32, cs_t151, cs_color, UInt32, cs_t122, cs_size, cs_t89, cs_t275, UInt32, UnsafeMutableRawPointer?, cs_t302).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $0.14, $0.15) })
        try check.rounds {
            let a0: cs_t28 = check.value(0), a1: UInt8 = check.value(1), a2: OpaquePointer? = check.value(2), a3: UInt32 = check.value(3), a4: Int32 = check.value(4), a5: Int32 = check.value(5), a6: cs_t151 = check.value(6), a7: cs_color = check.value(7), a8: UInt32 = check.value(8), a9: cs_t122 = check.value(9), a10: cs_size = check.value(10), a11: cs_t89 = check.value(11), a12: cs_t275 = check.value(12), a13: UInt32 = check.value(13), a14: UnsafeMutableRawPointer? = check.value(14), a15: cs_t302 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: UnsafeMutableRawPointer.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: UnsafeMutableRawPointer.self) }
            check.callback("closure") { cs_call_243(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_243(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_244() throws {
        let check = Check(244, "{cs_t304={cs_t303=^i}*C}q^iS{cs_t161=^v^v}fSi^?c^?f{cs_t161=^v^v}^v{cs_t192=^vc}i{cs_t304={cs_t303=^i}*C}", [Int64.self, UnsafeMutablePointer<Int32>?.self, UInt16.self, cs_t161.self, Float.self, UInt16.self, Int32.self, cs_handler?.self, Int8.self, cs_handler?.self, Float.self, cs_t161.self, OpaquePointer?.self, cs_t192.self, cs_color.self, cs_t304.self])
        let function: cs_f244 = cs_function_244
        let table = cs_table_244(before: 244, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f244.self) { (a0: Int64, a1: UnsafeMutablePointer<Int32>?, a2: UInt16, a3: cs_t161, a4: Float, a5: UInt16, a6: Int32, a7: cs_handler?, a8: Int8, a9: cs_handler?, a10: Float, a11: cs_t161, a12: OpaquePointer?, a13: cs_t192, a14: cs_color, a15: cs_t304) -> cs_t304 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 244)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Int64 = check.value(0), a1: UnsafeMutablePointer<Int32>? = check.value(1), a2: UInt16 = check.value(2), a3: cs_t161 = check.value(3), a4: Float = check.value(4), a5: UInt16 = check.value(5), a6: Int32 = check.value(6), a7: cs_handler? = check.value(7), a8: Int8 = check.value(8), a9: cs_handler? = check.value(9), a10: Float = check.value(10), a11: cs_t161 = check.value(11), a12: OpaquePointer? = check.value(12), a13: cs_t192 = check.value(13), a14: cs_color = check.value(14), a15: cs_t304 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t304.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t304.self) }
            check.callback("closure") { cs_call_244(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_244(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    #if arch(x86_64) && !os(Windows)
    func test_D3_245() throws {
        let check = Check(245, "{cs_t305=^^dS}{cs_t107=II}iDQ{cs_t77=cc}BciCS{cs_t69=[15s][31B][39C][21c][4c]CC}DI{cs_t38=[13C]}C{cs_t305=^^dS}", [cs_t107.self, cs_color.self, Float80.self, UInt64.self, cs_t77.self, Bool.self, Int8.self, cs_color.self, UInt8.self, cs_flags.self, cs_t69.self, Float80.self, UInt32.self, cs_t38.self, UInt8.self, cs_t305.self])
        let function: cs_f245 = cs_function_245
        let table = cs_table_245(before: 245, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f245.self) { (a0: cs_t107, a1: cs_color, a2: Float80, a3: UInt64, a4: cs_t77, a5: Bool, a6: Int8, a7: cs_color, a8: UInt8, a9: cs_flags, a10: cs_t69, a11: Float80, a12: UInt32, a13: cs_t38, a14: UInt8, a15: cs_t305) -> cs_t305 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 245)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        let receiver = DynamicReceiver()
        receiver.methods.add("coded", coded)
        let method = try CCallback(signature: coded.signature, onError: check.threw) { invocation in
            check.received(invocation)
            try invocation.setResult(check.answer() as cs_t305)
        }
        receiver.methods.add("typed", typed)
        let sender = try receiver.callback(for: "typed", as: cs_f245.self, onError: check.threw)
        try check.rounds {
            let a0: cs_t107 = check.value(0), a1: cs_color = check.value(1), a2: Float80 = check.value(2), a3: UInt64 = check.value(3), a4: cs_t77 = check.value(4), a5: Bool = check.value(5), a6: Int8 = check.value(6), a7: cs_color = check.value(7), a8: UInt8 = check.value(8), a9: cs_flags = check.value(9), a10: cs_t69 = check.value(10), a11: Float80 = check.value(11), a12: UInt32 = check.value(12), a13: cs_t38 = check.value(13), a14: UInt8 = check.value(14), a15: cs_t305 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t305.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t305.self) }
            check.callback("closure") { cs_call_245(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_245(proxy.table.callback, cs_result), check.place)
            }
            try check.call("message to coded") { try receiver.send("coded", a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t305.self) }
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
                check.expectArguments(of: invocation)
                return try invocation.result(as: cs_t305.self)
            }
            try check.call("message to typed") { try receiver.send("typed", a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t305.self) }
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
                return try invocation.result(as: cs_t305.self)
            }
            try check.call("message to the proxy", observers: 1) { try proxy.send("callback", a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t305.self) }
            check.call("from C to the receiver") {
                XCTAssert(cs_call_245(sender.function, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers, method, sender)) {}
    }
    #endif
    #if arch(x86_64) && !os(Windows)
    func test_D3_246() throws {
        let check = Check(246, "{cs_t306=^?[3D]}fC*^^d^iI^iq^^d^v^v{cs_t195=c^?}S^vc{cs_t306=^?[3D]}", [Float.self, UInt8.self, UnsafePointer<CChar>?.self, UnsafeMutablePointer<UnsafePointer<Double>?>?.self, UnsafeMutablePointer<Int32>?.self, cs_direction.self, UnsafeMutablePointer<Int32>?.self, Int64.self, UnsafeMutablePointer<UnsafePointer<Double>?>?.self, OpaquePointer?.self, UnsafeMutableRawPointer.self, cs_t195.self, UInt16.self, UnsafeRawPointer?.self, Int8.self, cs_t306.self])
        let function: cs_f246 = cs_function_246
        let table = cs_table_246(before: 246, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f246.self) { (a0: Float, a1: UInt8, a2: UnsafePointer<CChar>?, a3: UnsafeMutablePointer<UnsafePointer<Double>?>?, a4: UnsafeMutablePointer<Int32>?, a5: cs_direction, a6: UnsafeMutablePointer<Int32>?, a7: Int64, a8: UnsafeMutablePointer<UnsafePointer<Double>?>?, a9: OpaquePointer?, a10: UnsafeMutableRawPointer, a11: cs_t195, a12: UInt16, a13: UnsafeRawPointer?, a14: Int8, a15: cs_t306) -> cs_t306 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 246)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (Float, UInt8, UnsafePointer<CChar>?, UnsafeMutablePointer<UnsafePointer<Double>?>?, UnsafeMutablePointer<Int32>?, cs_direction, UnsafeMutablePointer<Int32>?, Int64, UnsafeMutablePointer<UnsafePointer<Double>?>?, OpaquePointer?, UnsafeMutableRawPointer, cs_t195, UInt16, UnsafeRawPointer?, Int8, cs_t306).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $0.14, $0.15) })
        observers.append(proxy.methodInvoked(\.callback, as: (Float, UInt8, UnsafePointer<CChar>?, UnsafeMutablePointer<UnsafePointer<Double>?>?, UnsafeMutablePointer<Int32>?, cs_direction, UnsafeMutablePointer<Int32>?, Int64, UnsafeMutablePointer<UnsafePointer<Double>?>?, OpaquePointer?, UnsafeMutableRawPointer, cs_t195, UInt16, UnsafeRawPointer?, Int8, cs_t306).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $0.14, $0.15) })
        try check.rounds {
            let a0: Float = check.value(0), a1: UInt8 = check.value(1), a2: UnsafePointer<CChar>? = check.value(2), a3: UnsafeMutablePointer<UnsafePointer<Double>?>? = check.value(3), a4: UnsafeMutablePointer<Int32>? = check.value(4), a5: cs_direction = check.value(5), a6: UnsafeMutablePointer<Int32>? = check.value(6), a7: Int64 = check.value(7), a8: UnsafeMutablePointer<UnsafePointer<Double>?>? = check.value(8), a9: OpaquePointer? = check.value(9), a10: UnsafeMutableRawPointer = check.value(10), a11: cs_t195 = check.value(11), a12: UInt16 = check.value(12), a13: UnsafeRawPointer? = check.value(13), a14: Int8 = check.value(14), a15: cs_t306 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t306.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t306.self) }
            check.callback("closure") { cs_call_246(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_246(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    #endif
    #if arch(x86_64) && !os(Windows)
    func test_D3_247() throws {
        let check = Check(247, "{cs_t307=D^v}{cs_t239=d}fIDI^?^v*^iis^vC^^dc{cs_t307=D^v}", [cs_t239.self, Float.self, UInt32.self, Float80.self, cs_size.self, cs_handler?.self, OpaquePointer?.self, UnsafeMutablePointer<CChar>?.self, UnsafeMutablePointer<Int32>?.self, Int32.self, Int16.self, UnsafeRawPointer?.self, UInt8.self, UnsafeMutablePointer<UnsafePointer<Double>?>?.self, Int8.self, cs_t307.self])
        let function: cs_f247 = cs_function_247
        let table = cs_table_247(before: 247, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f247.self) { (a0: cs_t239, a1: Float, a2: UInt32, a3: Float80, a4: cs_size, a5: cs_handler?, a6: OpaquePointer?, a7: UnsafeMutablePointer<CChar>?, a8: UnsafeMutablePointer<Int32>?, a9: Int32, a10: Int16, a11: UnsafeRawPointer?, a12: UInt8, a13: UnsafeMutablePointer<UnsafePointer<Double>?>?, a14: Int8, a15: cs_t307) -> cs_t307 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 247)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: cs_t239 = check.value(0), a1: Float = check.value(1), a2: UInt32 = check.value(2), a3: Float80 = check.value(3), a4: cs_size = check.value(4), a5: cs_handler? = check.value(5), a6: OpaquePointer? = check.value(6), a7: UnsafeMutablePointer<CChar>? = check.value(7), a8: UnsafeMutablePointer<Int32>? = check.value(8), a9: Int32 = check.value(9), a10: Int16 = check.value(10), a11: UnsafeRawPointer? = check.value(11), a12: UInt8 = check.value(12), a13: UnsafeMutablePointer<UnsafePointer<Double>?>? = check.value(13), a14: Int8 = check.value(14), a15: cs_t307 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t307.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t307.self) }
            check.callback("closure") { cs_call_247(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_247(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    #endif
    func test_D3_248() throws {
        let check = Check(248, "v{cs_t76=[3c]}Si{cs_t177=c^i}{cs_t118=[3Q]}iBSd{cs_t178=[3^i]}I^i^vI{cs_t118=[3Q]}{cs_t308=[3^v]B}", [cs_t76.self, cs_flags.self, cs_color.self, cs_t177.self, cs_t118.self, cs_color.self, Bool.self, UInt16.self, Double.self, cs_t178.self, UInt32.self, UnsafeMutablePointer<Int32>?.self, UnsafeRawPointer?.self, cs_size.self, cs_t118.self, cs_t308.self])
        let function: cs_f248 = cs_function_248
        let table = cs_table_248(before: 248, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f248.self) { (a0: cs_t76, a1: cs_flags, a2: cs_color, a3: cs_t177, a4: cs_t118, a5: cs_color, a6: Bool, a7: UInt16, a8: Double, a9: cs_t178, a10: UInt32, a11: UnsafeMutablePointer<Int32>?, a12: UnsafeRawPointer?, a13: cs_size, a14: cs_t118, a15: cs_t308) -> Void in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 248)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: cs_t76 = check.value(0), a1: cs_flags = check.value(1), a2: cs_color = check.value(2), a3: cs_t177 = check.value(3), a4: cs_t118 = check.value(4), a5: cs_color = check.value(5), a6: Bool = check.value(6), a7: UInt16 = check.value(7), a8: Double = check.value(8), a9: cs_t178 = check.value(9), a10: UInt32 = check.value(10), a11: UnsafeMutablePointer<Int32>? = check.value(11), a12: UnsafeRawPointer? = check.value(12), a13: cs_size = check.value(13), a14: cs_t118 = check.value(14), a15: cs_t308 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Void.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Void.self) }
            check.callback("closure") { cs_call_248(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_248(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_249() throws {
        let check = Check(249, "{cs_t309=IQd}{cs_t234=fffff}c^vBq^^dcq^v^vc^vsi{cs_t192=^vc}{cs_t309=IQd}", [cs_t234.self, Int8.self, UnsafeRawPointer?.self, Bool.self, Int64.self, UnsafeMutablePointer<UnsafePointer<Double>?>?.self, Int8.self, Int64.self, UnsafeMutableRawPointer.self, UnsafeRawPointer?.self, Int8.self, UnsafeMutableRawPointer?.self, Int16.self, Int32.self, cs_t192.self, cs_t309.self])
        let function: cs_f249 = cs_function_249
        let table = cs_table_249(before: 249, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f249.self) { (a0: cs_t234, a1: Int8, a2: UnsafeRawPointer?, a3: Bool, a4: Int64, a5: UnsafeMutablePointer<UnsafePointer<Double>?>?, a6: Int8, a7: Int64, a8: UnsafeMutableRawPointer, a9: UnsafeRawPointer?, a10: Int8, a11: UnsafeMutableRawPointer?, a12: Int16, a13: Int32, a14: cs_t192, a15: cs_t309) -> cs_t309 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 249)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (cs_t234, Int8, UnsafeRawPointer?, Bool, Int64, UnsafeMutablePointer<UnsafePointer<Double>?>?, Int8, Int64, UnsafeMutableRawPointer, UnsafeRawPointer?, Int8, UnsafeMutableRawPointer?, Int16, Int32, cs_t192, cs_t309).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $0.14, $0.15) })
        observers.append(proxy.methodInvoked(\.callback, as: (cs_t234, Int8, UnsafeRawPointer?, Bool, Int64, UnsafeMutablePointer<UnsafePointer<Double>?>?, Int8, Int64, UnsafeMutableRawPointer, UnsafeRawPointer?, Int8, UnsafeMutableRawPointer?, Int16, Int32, cs_t192, cs_t309).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $0.14, $0.15) })
        try check.rounds {
            let a0: cs_t234 = check.value(0), a1: Int8 = check.value(1), a2: UnsafeRawPointer? = check.value(2), a3: Bool = check.value(3), a4: Int64 = check.value(4), a5: UnsafeMutablePointer<UnsafePointer<Double>?>? = check.value(5), a6: Int8 = check.value(6), a7: Int64 = check.value(7), a8: UnsafeMutableRawPointer = check.value(8), a9: UnsafeRawPointer? = check.value(9), a10: Int8 = check.value(10), a11: UnsafeMutableRawPointer? = check.value(11), a12: Int16 = check.value(12), a13: Int32 = check.value(13), a14: cs_t192 = check.value(14), a15: cs_t309 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t309.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t309.self) }
            check.callback("closure") { cs_call_249(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_249(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
}
