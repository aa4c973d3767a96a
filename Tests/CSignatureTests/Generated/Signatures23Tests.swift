// Written by scripts/generate/c-signature-tests.py; change that instead.
// swift-format-ignore-file

import CSignatureFixtures
import Switchboard
import XCTest

final class Signatures23Tests: XCTestCase {
    func test_D3_230() throws {
        let check = Check(230, "(cs_t283=df)(cs_t283=df)i(cs_t283=df)d(cs_t283=df)", [cs_t283.self, Int32.self, cs_t283.self, Double.self, cs_t283.self])
        let function: cs_f230 = cs_function_230
        let table = cs_table_230(before: 230, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        check.refused(.notInC(type: "__C.cs_t283")) { _ = try CFunction(function) }
        check.refused(.notInC(type: "__C.cs_t283")) { _ = try CCallback(cs_f230.self) { (a0: cs_t283, a1: Int32, a2: cs_t283, a3: Double, a4: cs_t283) -> cs_t283 in check.received(a0, a1, a2, a3, a4); return check.answer() } }
        check.refused(.notInC(type: "__C.cs_t283")) { _ = try CallbackProxy(table) }
        let receiver = DynamicReceiver()
        receiver.methods.add("coded", coded)
        let method = try CCallback(signature: coded.signature, onError: check.threw) { invocation in
            check.received(invocation)
            try invocation.setResult(check.answer() as cs_t283)
        }
        try check.rounds {
            let a0: cs_t283 = check.value(0), a1: Int32 = check.value(1), a2: cs_t283 = check.value(2), a3: Double = check.value(3), a4: cs_t283 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t283.self) }
            try check.call("message to coded") { try receiver.send("coded", a0, a1, a2, a3, a4, returning: cs_t283.self) }
            check.callback("invocation") { cs_call_230(unsafeBitCast(method.function, to: cs_f230.self), cs_answer) }
            try check.call("invocation of coded") {
                let invocation = Invocation(selector: "coded", signature: coded.signature)
                try invocation.setArgument(a0, at: 0)
                try invocation.setArgument(a1, at: 1)
                try invocation.setArgument(a2, at: 2)
                try invocation.setArgument(a3, at: 3)
                try invocation.setArgument(a4, at: 4)
                try invocation.invoke(coded)
                check.expectArguments(of: invocation)
                return try invocation.result(as: cs_t283.self)
            }
        }
        withExtendedLifetime((method)) {}
    }
    func test_D3_231() throws {
        let check = Check(231, "(cs_t284=qd)(cs_t284=qd)i(cs_t284=qd)d(cs_t284=qd)", [cs_t284.self, Int32.self, cs_t284.self, Double.self, cs_t284.self])
        let function: cs_f231 = cs_function_231
        let table = cs_table_231(before: 231, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        check.refused(.notInC(type: "__C.cs_t284")) { _ = try CFunction(function) }
        check.refused(.notInC(type: "__C.cs_t284")) { _ = try CCallback(cs_f231.self) { (a0: cs_t284, a1: Int32, a2: cs_t284, a3: Double, a4: cs_t284) -> cs_t284 in check.received(a0, a1, a2, a3, a4); return check.answer() } }
        check.refused(.notInC(type: "__C.cs_t284")) { _ = try CallbackProxy(table) }
        let receiver = DynamicReceiver()
        receiver.methods.add("coded", coded)
        let method = try CCallback(signature: coded.signature, onError: check.threw) { invocation in
            check.received(invocation)
            try invocation.setResult(check.answer() as cs_t284)
        }
        try check.rounds {
            let a0: cs_t284 = check.value(0), a1: Int32 = check.value(1), a2: cs_t284 = check.value(2), a3: Double = check.value(3), a4: cs_t284 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t284.self) }
            try check.call("message to coded") { try receiver.send("coded", a0, a1, a2, a3, a4, returning: cs_t284.self) }
            check.callback("invocation") { cs_call_231(unsafeBitCast(method.function, to: cs_f231.self), cs_answer) }
            try check.call("invocation of coded") {
                let invocation = Invocation(selector: "coded", signature: coded.signature)
                try invocation.setArgument(a0, at: 0)
                try invocation.setArgument(a1, at: 1)
                try invocation.setArgument(a2, at: 2)
                try invocation.setArgument(a3, at: 3)
                try invocation.setArgument(a4, at: 4)
                try invocation.invoke(coded)
                check.expectArguments(of: invocation)
                return try invocation.result(as: cs_t284.self)
            }
        }
        withExtendedLifetime((method)) {}
    }
    func test_D3_232() throws {
        let check = Check(232, "(cs_t285=[2q]{cs_t255=dd})(cs_t285=[2q]{cs_t255=dd})i(cs_t285=[2q]{cs_t255=dd})d(cs_t285=[2q]{cs_t255=dd})", [cs_t285.self, Int32.self, cs_t285.self, Double.self, cs_t285.self])
        let function: cs_f232 = cs_function_232
        let table = cs_table_232(before: 232, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        check.refused(.notInC(type: "__C.cs_t285")) { _ = try CFunction(function) }
        check.refused(.notInC(type: "__C.cs_t285")) { _ = try CCallback(cs_f232.self) { (a0: cs_t285, a1: Int32, a2: cs_t285, a3: Double, a4: cs_t285) -> cs_t285 in check.received(a0, a1, a2, a3, a4); return check.answer() } }
        check.refused(.notInC(type: "__C.cs_t285")) { _ = try CallbackProxy(table) }
        let receiver = DynamicReceiver()
        receiver.methods.add("coded", coded)
        let method = try CCallback(signature: coded.signature, onError: check.threw) { invocation in
            check.received(invocation)
            try invocation.setResult(check.answer() as cs_t285)
        }
        try check.rounds {
            let a0: cs_t285 = check.value(0), a1: Int32 = check.value(1), a2: cs_t285 = check.value(2), a3: Double = check.value(3), a4: cs_t285 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t285.self) }
            try check.call("message to coded") { try receiver.send("coded", a0, a1, a2, a3, a4, returning: cs_t285.self) }
            check.callback("invocation") { cs_call_232(unsafeBitCast(method.function, to: cs_f232.self), cs_answer) }
            try check.call("invocation of coded") {
                let invocation = Invocation(selector: "coded", signature: coded.signature)
                try invocation.setArgument(a0, at: 0)
                try invocation.setArgument(a1, at: 1)
                try invocation.setArgument(a2, at: 2)
                try invocation.setArgument(a3, at: 3)
                try invocation.setArgument(a4, at: 4)
                try invocation.invoke(coded)
                check.expectArguments(of: invocation)
                return try invocation.result(as: cs_t285.self)
            }
        }
        withExtendedLifetime((method)) {}
    }
    func test_D3_233() throws {
        let check = Check(233, "(cs_t286=[12C]{cs_t256=fi})(cs_t286=[12C]{cs_t256=fi})i(cs_t286=[12C]{cs_t256=fi})d(cs_t286=[12C]{cs_t256=fi})", [cs_t286.self, Int32.self, cs_t286.self, Double.self, cs_t286.self])
        let function: cs_f233 = cs_function_233
        let table = cs_table_233(before: 233, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        check.refused(.notInC(type: "__C.cs_t286")) { _ = try CFunction(function) }
        check.refused(.notInC(type: "__C.cs_t286")) { _ = try CCallback(cs_f233.self) { (a0: cs_t286, a1: Int32, a2: cs_t286, a3: Double, a4: cs_t286) -> cs_t286 in check.received(a0, a1, a2, a3, a4); return check.answer() } }
        check.refused(.notInC(type: "__C.cs_t286")) { _ = try CallbackProxy(table) }
        let receiver = DynamicReceiver()
        receiver.methods.add("coded", coded)
        let method = try CCallback(signature: coded.signature, onError: check.threw) { invocation in
            check.received(invocation)
            try invocation.setResult(check.answer() as cs_t286)
        }
        try check.rounds {
            let a0: cs_t286 = check.value(0), a1: Int32 = check.value(1), a2: cs_t286 = check.value(2), a3: Double = check.value(3), a4: cs_t286 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t286.self) }
            try check.call("message to coded") { try receiver.send("coded", a0, a1, a2, a3, a4, returning: cs_t286.self) }
            check.callback("invocation") { cs_call_233(unsafeBitCast(method.function, to: cs_f233.self), cs_answer) }
            try check.call("invocation of coded") {
                let invocation = Invocation(selector: "coded", signature: coded.signature)
                try invocation.setArgument(a0, at: 0)
                try invocation.setArgument(a1, at: 1)
                try invocation.setArgument(a2, at: 2)
                try invocation.setArgument(a3, at: 3)
                try invocation.setArgument(a4, at: 4)
                try invocation.invoke(coded)
                check.expectArguments(of: invocation)
                return try invocation.result(as: cs_t286.self)
            }
        }
        withExtendedLifetime((method)) {}
    }
    func test_D3_234() throws {
        let check = Check(234, "(cs_t287=[20i]d)(cs_t287=[20i]d)i(cs_t287=[20i]d)d(cs_t287=[20i]d)", [cs_t287.self, Int32.self, cs_t287.self, Double.self, cs_t287.self])
        let function: cs_f234 = cs_function_234
        let table = cs_table_234(before: 234, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        check.refused(.notInC(type: "__C.cs_t287")) { _ = try CFunction(function) }
        check.refused(.notInC(type: "__C.cs_t287")) { _ = try CCallback(cs_f234.self) { (a0: cs_t287, a1: Int32, a2: cs_t287, a3: Double, a4: cs_t287) -> cs_t287 in check.received(a0, a1, a2, a3, a4); return check.answer() } }
        check.refused(.notInC(type: "__C.cs_t287")) { _ = try CallbackProxy(table) }
        let receiver = DynamicReceiver()
        receiver.methods.add("coded", coded)
        let method = try CCallback(signature: coded.signature, onError: check.threw) { invocation in
            check.received(invocation)
            try invocation.setResult(check.answer() as cs_t287)
        }
        try check.rounds {
            let a0: cs_t287 = check.value(0), a1: Int32 = check.value(1), a2: cs_t287 = check.value(2), a3: Double = check.value(3), a4: cs_t287 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t287.self) }
            try check.call("message to coded") { try receiver.send("coded", a0, a1, a2, a3, a4, returning: cs_t287.self) }
            check.callback("invocation") { cs_call_234(unsafeBitCast(method.function, to: cs_f234.self), cs_answer) }
            try check.call("invocation of coded") {
                let invocation = Invocation(selector: "coded", signature: coded.signature)
                try invocation.setArgument(a0, at: 0)
                try invocation.setArgument(a1, at: 1)
                try invocation.setArgument(a2, at: 2)
                try invocation.setArgument(a3, at: 3)
                try invocation.setArgument(a4, at: 4)
                try invocation.invoke(coded)
                check.expectArguments(of: invocation)
                return try invocation.result(as: cs_t287.self)
            }
        }
        withExtendedLifetime((method)) {}
    }
    func test_D3_235() throws {
        let check = Check(235, "{cs_t289=f(cs_t288=if)}{cs_t289=f(cs_t288=if)}q{cs_t289=f(cs_t288=if)}", [cs_t289.self, Int64.self, cs_t289.self])
        let function: cs_f235 = cs_function_235
        let table = cs_table_235(before: 235, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        check.refused(.notInC(type: "__C.cs_t289")) { _ = try CFunction(function) }
        check.refused(.notInC(type: "__C.cs_t289")) { _ = try CCallback(cs_f235.self) { (a0: cs_t289, a1: Int64, a2: cs_t289) -> cs_t289 in check.received(a0, a1, a2); return check.answer() } }
        check.refused(.notInC(type: "__C.cs_t289")) { _ = try CallbackProxy(table) }
        let receiver = DynamicReceiver()
        receiver.methods.add("coded", coded)
        let method = try CCallback(signature: coded.signature, onError: check.threw) { invocation in
            check.received(invocation)
            try invocation.setResult(check.answer() as cs_t289)
        }
        try check.rounds {
            let a0: cs_t289 = check.value(0), a1: Int64 = check.value(1), a2: cs_t289 = check.value(2)
            check.call("directly") { function(a0, a1, a2) }
            try check.call("by encoding") { try coded(a0, a1, a2, returning: cs_t289.self) }
            try check.call("message to coded") { try receiver.send("coded", a0, a1, a2, returning: cs_t289.self) }
            check.callback("invocation") { cs_call_235(unsafeBitCast(method.function, to: cs_f235.self), cs_answer) }
            try check.call("invocation of coded") {
                let invocation = Invocation(selector: "coded", signature: coded.signature)
                try invocation.setArgument(a0, at: 0)
                try invocation.setArgument(a1, at: 1)
                try invocation.setArgument(a2, at: 2)
                try invocation.invoke(coded)
                check.expectArguments(of: invocation)
                return try invocation.result(as: cs_t289.self)
            }
        }
        withExtendedLifetime((method)) {}
    }
    func test_D3_236() throws {
        let check = Check(236, "vs{cs_t178=[3^i]}CQ^v^v*cC{cs_t178=[3^i]}I^vi{cs_t36=[11C]}Q{cs_t290=i}", [Int16.self, cs_t178.self, UInt8.self, UInt64.self, UnsafeMutableRawPointer?.self, UnsafeMutableRawPointer.self, UnsafePointer<CChar>?.self, Int8.self, cs_small.self, cs_t178.self, UInt32.self, OpaquePointer?.self, cs_color.self, cs_t36.self, UInt64.self, cs_t290.self])
        let function: cs_f236 = cs_function_236
        let table = cs_table_236(before: 236, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f236.self) { (a0: Int16, a1: cs_t178, a2: UInt8, a3: UInt64, a4: UnsafeMutableRawPointer?, a5: UnsafeMutableRawPointer, a6: UnsafePointer<CChar>?, a7: Int8, a8: cs_small, a9: cs_t178, a10: UInt32, a11: OpaquePointer?, a12: cs_color, a13: cs_t36, a14: UInt64, a15: cs_t290) -> Void in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 236)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Int16 = check.value(0), a1: cs_t178 = check.value(1), a2: UInt8 = check.value(2), a3: UInt64 = check.value(3), a4: UnsafeMutableRawPointer? = check.value(4), a5: UnsafeMutableRawPointer = check.value(5), a6: UnsafePointer<CChar>? = check.value(6), a7: Int8 = check.value(7), a8: cs_small = check.value(8), a9: cs_t178 = check.value(9), a10: UInt32 = check.value(10), a11: OpaquePointer? = check.value(11), a12: cs_color = check.value(12), a13: cs_t36 = check.value(13), a14: UInt64 = check.value(14), a15: cs_t290 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Void.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Void.self) }
            check.callback("closure") { cs_call_236(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_236(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    #if arch(x86_64) && !os(Windows)
    func test_D3_237() throws {
        let check = Check(237, "{cs_t291=q^v}D^?fQi^vf*{cs_t91=fs}IQ{cs_t74=[256C]}S{cs_t91=fs}^v{cs_t291=q^v}", [Float80.self, cs_handler?.self, Float.self, UInt64.self, cs_color.self, UnsafeMutableRawPointer.self, Float.self, UnsafeMutablePointer<CChar>?.self, cs_t91.self, cs_size.self, UInt64.self, cs_t74.self, UInt16.self, cs_t91.self, UnsafeMutableRawPointer?.self, cs_t291.self])
        let function: cs_f237 = cs_function_237
        let table = cs_table_237(before: 237, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f237.self) { (a0: Float80, a1: cs_handler?, a2: Float, a3: UInt64, a4: cs_color, a5: UnsafeMutableRawPointer, a6: Float, a7: UnsafeMutablePointer<CChar>?, a8: cs_t91, a9: cs_size, a10: UInt64, a11: cs_t74, a12: UInt16, a13: cs_t91, a14: UnsafeMutableRawPointer?, a15: cs_t291) -> cs_t291 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 237)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (Float80, cs_handler?, Float, UInt64, cs_color, UnsafeMutableRawPointer, Float, UnsafeMutablePointer<CChar>?, cs_t91, cs_size, UInt64, cs_t74, UInt16, cs_t91, UnsafeMutableRawPointer?, cs_t291).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $0.14, $0.15) })
        observers.append(proxy.methodInvoked(\.callback, as: (Float80, cs_handler?, Float, UInt64, cs_color, UnsafeMutableRawPointer, Float, UnsafeMutablePointer<CChar>?, cs_t91, cs_size, UInt64, cs_t74, UInt16, cs_t91, UnsafeMutableRawPointer?, cs_t291).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $0.14, $0.15) })
        try check.rounds {
            let a0: Float80 = check.value(0), a1: cs_handler? = check.value(1), a2: Float = check.value(2), a3: UInt64 = check.value(3), a4: cs_color = check.value(4), a5: UnsafeMutableRawPointer = check.value(5), a6: Float = check.value(6), a7: UnsafeMutablePointer<CChar>? = check.value(7), a8: cs_t91 = check.value(8), a9: cs_size = check.value(9), a10: UInt64 = check.value(10), a11: cs_t74 = check.value(11), a12: UInt16 = check.value(12), a13: cs_t91 = check.value(13), a14: UnsafeMutableRawPointer? = check.value(14), a15: cs_t291 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t291.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t291.self) }
            check.callback("closure") { cs_call_237(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_237(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    #endif
    func test_D3_238() throws {
        let check = Check(238, "{cs_t292=if[2C]i}cS{cs_t276=[2^?]}CIC{cs_t188=^^dd^^d}{cs_t164=^vd^v}s^?c{cs_t127=ff}CCC{cs_t292=if[2C]i}", [Int8.self, UInt16.self, cs_t276.self, UInt8.self, cs_direction.self, UInt8.self, cs_t188.self, cs_t164.self, Int16.self, cs_handler?.self, Int8.self, cs_t127.self, cs_small.self, UInt8.self, UInt8.self, cs_t292.self])
        let function: cs_f238 = cs_function_238
        let table = cs_table_238(before: 238, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f238.self) { (a0: Int8, a1: UInt16, a2: cs_t276, a3: UInt8, a4: cs_direction, a5: UInt8, a6: cs_t188, a7: cs_t164, a8: Int16, a9: cs_handler?, a10: Int8, a11: cs_t127, a12: cs_small, a13: UInt8, a14: UInt8, a15: cs_t292) -> cs_t292 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 238)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Int8 = check.value(0), a1: UInt16 = check.value(1), a2: cs_t276 = check.value(2), a3: UInt8 = check.value(3), a4: cs_direction = check.value(4), a5: UInt8 = check.value(5), a6: cs_t188 = check.value(6), a7: cs_t164 = check.value(7), a8: Int16 = check.value(8), a9: cs_handler? = check.value(9), a10: Int8 = check.value(10), a11: cs_t127 = check.value(11), a12: cs_small = check.value(12), a13: UInt8 = check.value(13), a14: UInt8 = check.value(14), a15: cs_t292 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t292.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t292.self) }
            check.callback("closure") { cs_call_238(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_238(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_239() throws {
        let check = Check(239, "{cs_t294=^vCQ{cs_t293=B}}^?^?{cs_t205=fi}Iq*{cs_t205=fi}QS{cs_t38=[13C]}{cs_t147=c*}{cs_t216=Ic}CI^v{cs_t294=^vCQ{cs_t293=B}}", [cs_handler?.self, cs_handler?.self, cs_t205.self, UInt32.self, Int64.self, UnsafePointer<CChar>?.self, cs_t205.self, UInt64.self, UInt16.self, cs_t38.self, cs_t147.self, cs_t216.self, UInt8.self, cs_size.self, OpaquePointer?.self, cs_t294.self])
        let function: cs_f239 = cs_function_239
        let table = cs_table_239(before: 239, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f239.self) { (a0: cs_handler?, a1: cs_handler?, a2: cs_t205, a3: UInt32, a4: Int64, a5: UnsafePointer<CChar>?, a6: cs_t205, a7: UInt64, a8: UInt16, a9: cs_t38, a10: cs_t147, a11: cs_t216, a12: UInt8, a13: cs_size, a14: OpaquePointer?, a15: cs_t294) -> cs_t294 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 239)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: cs_handler? = check.value(0), a1: cs_handler? = check.value(1), a2: cs_t205 = check.value(2), a3: UInt32 = check.value(3), a4: Int64 = check.value(4), a5: UnsafePointer<CChar>? = check.value(5), a6: cs_t205 = check.value(6), a7: UInt64 = check.value(7), a8: UInt16 = check.value(8), a9: cs_t38 = check.value(9), a10: cs_t147 = check.value(10), a11: cs_t216 = check.value(11), a12: UInt8 = check.value(12), a13: cs_size = check.value(13), a14: OpaquePointer? = check.value(14), a15: cs_t294 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t294.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t294.self) }
            check.callback("closure") { cs_call_239(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_239(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
}
