// Written by scripts/generate-c-signature-tests.py; change that instead.
// swift-format-ignore-file

import CSignatureFixtures
import Switchboard
import XCTest

final class Signatures26Tests: XCTestCase {
    #if arch(x86_64) && !os(Windows)
    func test_D3_260() throws {
        let check = Check(260, "v^vDQ{cs_t49=[24C]}Q^v{cs_t111=cq}^i^v*{cs_t330=[4C]q}*{cs_t330=[4C]q}{cs_t124=[3f]}{cs_t103=fi}{cs_t338=d^v*}", [UnsafeMutableRawPointer?.self, Float80.self, UInt64.self, cs_t49.self, UInt64.self, UnsafeMutableRawPointer?.self, cs_t111.self, UnsafeMutablePointer<Int32>?.self, UnsafeRawPointer?.self, UnsafePointer<CChar>?.self, cs_t330.self, UnsafeMutablePointer<CChar>?.self, cs_t330.self, cs_t124.self, cs_t103.self, cs_t338.self])
        let function: cs_f260 = cs_function_260
        let table = cs_table_260(before: 260, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f260.self) { (a0: UnsafeMutableRawPointer?, a1: Float80, a2: UInt64, a3: cs_t49, a4: UInt64, a5: UnsafeMutableRawPointer?, a6: cs_t111, a7: UnsafeMutablePointer<Int32>?, a8: UnsafeRawPointer?, a9: UnsafePointer<CChar>?, a10: cs_t330, a11: UnsafeMutablePointer<CChar>?, a12: cs_t330, a13: cs_t124, a14: cs_t103, a15: cs_t338) -> Void in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 260)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            try proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            try proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        let receiver = DynamicReceiver()
        receiver.methods.add("coded", coded)
        let method = try CCallback(signature: coded.signature, onError: check.threw) { invocation in
            check.boxed(invocation)
            try invocation.setResult(check.answer() as Void)
        }
        receiver.methods.add("typed", typed)
        let sender = try receiver.cFunction(for: "typed", as: cs_f260.self, onError: check.threw)
        try check.rounds {
            let a0: UnsafeMutableRawPointer? = check.value(0), a1: Float80 = check.value(1), a2: UInt64 = check.value(2), a3: cs_t49 = check.value(3), a4: UInt64 = check.value(4), a5: UnsafeMutableRawPointer? = check.value(5), a6: cs_t111 = check.value(6), a7: UnsafeMutablePointer<Int32>? = check.value(7), a8: UnsafeRawPointer? = check.value(8), a9: UnsafePointer<CChar>? = check.value(9), a10: cs_t330 = check.value(10), a11: UnsafeMutablePointer<CChar>? = check.value(11), a12: cs_t330 = check.value(12), a13: cs_t124 = check.value(13), a14: cs_t103 = check.value(14), a15: cs_t338 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Void.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Void.self) }
            check.callback("closure") { cs_call_260(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_260(proxy.table.callback, cs_result), check.place)
            }
            try check.call("message to coded") { try receiver.send("coded", a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Void.self) }
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
            try check.call("message to the proxy", observers: 1) { try proxy.send("callback", a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Void.self) }
            check.call("from C to the receiver") {
                XCTAssert(cs_call_260(sender.function, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers, method, sender)) {}
    }
    #endif
    #if arch(x86_64) && !os(Windows)
    func test_D3_261() throws {
        let check = Check(261, "vf^?ifS{cs_t246=[3d]}{cs_t77=cc}*BC^v^^d{cs_t204=ic}{cs_t204=ic}C{cs_t340=[3D][3^v]{cs_t339=Q}}", [Float.self, cs_handler?.self, Int32.self, Float.self, UInt16.self, cs_t246.self, cs_t77.self, UnsafePointer<CChar>?.self, Bool.self, UInt8.self, OpaquePointer?.self, UnsafeMutablePointer<UnsafePointer<Double>?>?.self, cs_t204.self, cs_t204.self, cs_small.self, cs_t340.self])
        let function: cs_f261 = cs_function_261
        let table = cs_table_261(before: 261, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f261.self) { (a0: Float, a1: cs_handler?, a2: Int32, a3: Float, a4: UInt16, a5: cs_t246, a6: cs_t77, a7: UnsafePointer<CChar>?, a8: Bool, a9: UInt8, a10: OpaquePointer?, a11: UnsafeMutablePointer<UnsafePointer<Double>?>?, a12: cs_t204, a13: cs_t204, a14: cs_small, a15: cs_t340) -> Void in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 261)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            try proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            try proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(try proxy.sentMessage(\.callback, as: (Float, cs_handler?, Int32, Float, UInt16, cs_t246, cs_t77, UnsafePointer<CChar>?, Bool, UInt8, OpaquePointer?, UnsafeMutablePointer<UnsafePointer<Double>?>?, cs_t204, cs_t204, cs_small, cs_t340).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $0.14, $0.15) })
        observers.append(try proxy.methodInvoked(\.callback, as: (Float, cs_handler?, Int32, Float, UInt16, cs_t246, cs_t77, UnsafePointer<CChar>?, Bool, UInt8, OpaquePointer?, UnsafeMutablePointer<UnsafePointer<Double>?>?, cs_t204, cs_t204, cs_small, cs_t340).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $0.14, $0.15) })
        try check.rounds {
            let a0: Float = check.value(0), a1: cs_handler? = check.value(1), a2: Int32 = check.value(2), a3: Float = check.value(3), a4: UInt16 = check.value(4), a5: cs_t246 = check.value(5), a6: cs_t77 = check.value(6), a7: UnsafePointer<CChar>? = check.value(7), a8: Bool = check.value(8), a9: UInt8 = check.value(9), a10: OpaquePointer? = check.value(10), a11: UnsafeMutablePointer<UnsafePointer<Double>?>? = check.value(11), a12: cs_t204 = check.value(12), a13: cs_t204 = check.value(13), a14: cs_small = check.value(14), a15: cs_t340 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Void.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Void.self) }
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
        let check = Check(262, "{cs_t341=i}{cs_t53=[3q]Bc[2c]}f{cs_t144=Dc}ic{cs_t211=fS}DI^?f{cs_t265=c[3s]f}{cs_t144=Dc}^isC{cs_t341=i}", [cs_t53.self, Float.self, cs_t144.self, cs_color.self, Int8.self, cs_t211.self, Float80.self, cs_direction.self, cs_handler?.self, Float.self, cs_t265.self, cs_t144.self, UnsafeMutablePointer<Int32>?.self, Int16.self, UInt8.self, cs_t341.self])
        let function: cs_f262 = cs_function_262
        let table = cs_table_262(before: 262, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f262.self) { (a0: cs_t53, a1: Float, a2: cs_t144, a3: cs_color, a4: Int8, a5: cs_t211, a6: Float80, a7: cs_direction, a8: cs_handler?, a9: Float, a10: cs_t265, a11: cs_t144, a12: UnsafeMutablePointer<Int32>?, a13: Int16, a14: UInt8, a15: cs_t341) -> cs_t341 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 262)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            try proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            try proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: cs_t53 = check.value(0), a1: Float = check.value(1), a2: cs_t144 = check.value(2), a3: cs_color = check.value(3), a4: Int8 = check.value(4), a5: cs_t211 = check.value(5), a6: Float80 = check.value(6), a7: cs_direction = check.value(7), a8: cs_handler? = check.value(8), a9: Float = check.value(9), a10: cs_t265 = check.value(10), a11: cs_t144 = check.value(11), a12: UnsafeMutablePointer<Int32>? = check.value(12), a13: Int16 = check.value(13), a14: UInt8 = check.value(14), a15: cs_t341 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t341.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t341.self) }
            check.callback("closure") { cs_call_262(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_262(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    #endif
    func test_D3_263() throws {
        let check = Check(263, "{cs_t343={cs_t342=[2^i]}}*f*{cs_t263=dc}{cs_t265=c[3s]f}^?^vICdISI{cs_t136=[3B]}^^d{cs_t343={cs_t342=[2^i]}}", [UnsafePointer<CChar>?.self, Float.self, UnsafePointer<CChar>?.self, cs_t263.self, cs_t265.self, cs_handler?.self, OpaquePointer?.self, UInt32.self, UInt8.self, Double.self, cs_direction.self, UInt16.self, cs_direction.self, cs_t136.self, UnsafeMutablePointer<UnsafePointer<Double>?>?.self, cs_t343.self])
        let function: cs_f263 = cs_function_263
        let table = cs_table_263(before: 263, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f263.self) { (a0: UnsafePointer<CChar>?, a1: Float, a2: UnsafePointer<CChar>?, a3: cs_t263, a4: cs_t265, a5: cs_handler?, a6: OpaquePointer?, a7: UInt32, a8: UInt8, a9: Double, a10: cs_direction, a11: UInt16, a12: cs_direction, a13: cs_t136, a14: UnsafeMutablePointer<UnsafePointer<Double>?>?, a15: cs_t343) -> cs_t343 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 263)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            try proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            try proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: UnsafePointer<CChar>? = check.value(0), a1: Float = check.value(1), a2: UnsafePointer<CChar>? = check.value(2), a3: cs_t263 = check.value(3), a4: cs_t265 = check.value(4), a5: cs_handler? = check.value(5), a6: OpaquePointer? = check.value(6), a7: UInt32 = check.value(7), a8: UInt8 = check.value(8), a9: Double = check.value(9), a10: cs_direction = check.value(10), a11: UInt16 = check.value(11), a12: cs_direction = check.value(12), a13: cs_t136 = check.value(13), a14: UnsafeMutablePointer<UnsafePointer<Double>?>? = check.value(14), a15: cs_t343 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t343.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t343.self) }
            check.callback("closure") { cs_call_263(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_263(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    #if arch(x86_64) && !os(Windows)
    func test_D3_264() throws {
        let check = Check(264, "v*I{cs_t166=[3^v]}{cs_t292=if[2C]i}IBds^^d^^dI^v^vqI{cs_t347={cs_t345=i{cs_t344=**}}{cs_t346=^iD}^?[3[2*]]}", [UnsafeMutablePointer<CChar>?.self, cs_size.self, cs_t166.self, cs_t292.self, UInt32.self, Bool.self, Double.self, Int16.self, UnsafeMutablePointer<UnsafePointer<Double>?>?.self, UnsafeMutablePointer<UnsafePointer<Double>?>?.self, cs_direction.self, OpaquePointer?.self, UnsafeRawPointer?.self, Int64.self, UInt32.self, cs_t347.self])
        let function: cs_f264 = cs_function_264
        let table = cs_table_264(before: 264, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f264.self) { (a0: UnsafeMutablePointer<CChar>?, a1: cs_size, a2: cs_t166, a3: cs_t292, a4: UInt32, a5: Bool, a6: Double, a7: Int16, a8: UnsafeMutablePointer<UnsafePointer<Double>?>?, a9: UnsafeMutablePointer<UnsafePointer<Double>?>?, a10: cs_direction, a11: OpaquePointer?, a12: UnsafeRawPointer?, a13: Int64, a14: UInt32, a15: cs_t347) -> Void in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 264)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            try proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            try proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(try proxy.sentMessage(\.callback, as: (UnsafeMutablePointer<CChar>?, cs_size, cs_t166, cs_t292, UInt32, Bool, Double, Int16, UnsafeMutablePointer<UnsafePointer<Double>?>?, UnsafeMutablePointer<UnsafePointer<Double>?>?, cs_direction, OpaquePointer?, UnsafeRawPointer?, Int64, UInt32, cs_t347).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $0.14, $0.15) })
        observers.append(try proxy.methodInvoked(\.callback, as: (UnsafeMutablePointer<CChar>?, cs_size, cs_t166, cs_t292, UInt32, Bool, Double, Int16, UnsafeMutablePointer<UnsafePointer<Double>?>?, UnsafeMutablePointer<UnsafePointer<Double>?>?, cs_direction, OpaquePointer?, UnsafeRawPointer?, Int64, UInt32, cs_t347).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $0.14, $0.15) })
        try check.rounds {
            let a0: UnsafeMutablePointer<CChar>? = check.value(0), a1: cs_size = check.value(1), a2: cs_t166 = check.value(2), a3: cs_t292 = check.value(3), a4: UInt32 = check.value(4), a5: Bool = check.value(5), a6: Double = check.value(6), a7: Int16 = check.value(7), a8: UnsafeMutablePointer<UnsafePointer<Double>?>? = check.value(8), a9: UnsafeMutablePointer<UnsafePointer<Double>?>? = check.value(9), a10: cs_direction = check.value(10), a11: OpaquePointer? = check.value(11), a12: UnsafeRawPointer? = check.value(12), a13: Int64 = check.value(13), a14: UInt32 = check.value(14), a15: cs_t347 = check.value(15)
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
    #endif
    #if arch(x86_64) && !os(Windows)
    func test_D3_265() throws {
        let check = Check(265, "v^iSI{cs_t124=[3f]}^^di^v^v*{cs_t124=[3f]}IcBsI{cs_t348=D}", [UnsafeMutablePointer<Int32>?.self, UInt16.self, UInt32.self, cs_t124.self, UnsafeMutablePointer<UnsafePointer<Double>?>?.self, Int32.self, UnsafeRawPointer?.self, UnsafeMutableRawPointer?.self, UnsafeMutablePointer<CChar>?.self, cs_t124.self, UInt32.self, Int8.self, Bool.self, Int16.self, cs_direction.self, cs_t348.self])
        let function: cs_f265 = cs_function_265
        let table = cs_table_265(before: 265, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f265.self) { (a0: UnsafeMutablePointer<Int32>?, a1: UInt16, a2: UInt32, a3: cs_t124, a4: UnsafeMutablePointer<UnsafePointer<Double>?>?, a5: Int32, a6: UnsafeRawPointer?, a7: UnsafeMutableRawPointer?, a8: UnsafeMutablePointer<CChar>?, a9: cs_t124, a10: UInt32, a11: Int8, a12: Bool, a13: Int16, a14: cs_direction, a15: cs_t348) -> Void in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 265)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            try proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            try proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        let receiver = DynamicReceiver()
        receiver.methods.add("coded", coded)
        let method = try CCallback(signature: coded.signature, onError: check.threw) { invocation in
            check.boxed(invocation)
            try invocation.setResult(check.answer() as Void)
        }
        receiver.methods.add("typed", typed)
        let sender = try receiver.cFunction(for: "typed", as: cs_f265.self, onError: check.threw)
        try check.rounds {
            let a0: UnsafeMutablePointer<Int32>? = check.value(0), a1: UInt16 = check.value(1), a2: UInt32 = check.value(2), a3: cs_t124 = check.value(3), a4: UnsafeMutablePointer<UnsafePointer<Double>?>? = check.value(4), a5: Int32 = check.value(5), a6: UnsafeRawPointer? = check.value(6), a7: UnsafeMutableRawPointer? = check.value(7), a8: UnsafeMutablePointer<CChar>? = check.value(8), a9: cs_t124 = check.value(9), a10: UInt32 = check.value(10), a11: Int8 = check.value(11), a12: Bool = check.value(12), a13: Int16 = check.value(13), a14: cs_direction = check.value(14), a15: cs_t348 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Void.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Void.self) }
            check.callback("closure") { cs_call_265(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_265(proxy.table.callback, cs_result), check.place)
            }
            try check.call("message to coded") { try receiver.send("coded", a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Void.self) }
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
            try check.call("message to the proxy", observers: 1) { try proxy.send("callback", a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Void.self) }
            check.call("from C to the receiver") {
                XCTAssert(cs_call_265(sender.function, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers, method, sender)) {}
    }
    #endif
    #if arch(x86_64) && !os(Windows)
    func test_D3_266() throws {
        let check = Check(266, "{cs_t350={cs_t349=DD}^v[2i]^v}*I{cs_t154=[3*]}C{cs_t116=qdq}C{cs_t216=Ic}Q^^d^?f{cs_t242=ddddd}^vId{cs_t350={cs_t349=DD}^v[2i]^v}", [UnsafePointer<CChar>?.self, UInt32.self, cs_t154.self, UInt8.self, cs_t116.self, cs_small.self, cs_t216.self, UInt64.self, UnsafeMutablePointer<UnsafePointer<Double>?>?.self, cs_handler?.self, Float.self, cs_t242.self, UnsafeMutableRawPointer.self, UInt32.self, Double.self, cs_t350.self])
        let function: cs_f266 = cs_function_266
        let table = cs_table_266(before: 266, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f266.self) { (a0: UnsafePointer<CChar>?, a1: UInt32, a2: cs_t154, a3: UInt8, a4: cs_t116, a5: cs_small, a6: cs_t216, a7: UInt64, a8: UnsafeMutablePointer<UnsafePointer<Double>?>?, a9: cs_handler?, a10: Float, a11: cs_t242, a12: UnsafeMutableRawPointer, a13: UInt32, a14: Double, a15: cs_t350) -> cs_t350 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 266)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            try proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            try proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: UnsafePointer<CChar>? = check.value(0), a1: UInt32 = check.value(1), a2: cs_t154 = check.value(2), a3: UInt8 = check.value(3), a4: cs_t116 = check.value(4), a5: cs_small = check.value(5), a6: cs_t216 = check.value(6), a7: UInt64 = check.value(7), a8: UnsafeMutablePointer<UnsafePointer<Double>?>? = check.value(8), a9: cs_handler? = check.value(9), a10: Float = check.value(10), a11: cs_t242 = check.value(11), a12: UnsafeMutableRawPointer = check.value(12), a13: UInt32 = check.value(13), a14: Double = check.value(14), a15: cs_t350 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t350.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t350.self) }
            check.callback("closure") { cs_call_266(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_266(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    #endif
    #if arch(x86_64) && !os(Windows)
    func test_D3_267() throws {
        let check = Check(267, "{cs_t352=[2{cs_t351=D^v*}][2[4q]]C}BD{cs_t239=d}sI{cs_t248=DD}^^d{cs_t88=[3s]}CC{cs_t318={cs_t317=f}}B{cs_t88=[3s]}C^v{cs_t352=[2{cs_t351=D^v*}][2[4q]]C}", [Bool.self, Float80.self, cs_t239.self, Int16.self, cs_direction.self, cs_t248.self, UnsafeMutablePointer<UnsafePointer<Double>?>?.self, cs_t88.self, UInt8.self, UInt8.self, cs_t318.self, Bool.self, cs_t88.self, UInt8.self, UnsafeMutableRawPointer?.self, cs_t352.self])
        let function: cs_f267 = cs_function_267
        let table = cs_table_267(before: 267, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f267.self) { (a0: Bool, a1: Float80, a2: cs_t239, a3: Int16, a4: cs_direction, a5: cs_t248, a6: UnsafeMutablePointer<UnsafePointer<Double>?>?, a7: cs_t88, a8: UInt8, a9: UInt8, a10: cs_t318, a11: Bool, a12: cs_t88, a13: UInt8, a14: UnsafeMutableRawPointer?, a15: cs_t352) -> cs_t352 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 267)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            try proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            try proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(try proxy.sentMessage(\.callback, as: (Bool, Float80, cs_t239, Int16, cs_direction, cs_t248, UnsafeMutablePointer<UnsafePointer<Double>?>?, cs_t88, UInt8, UInt8, cs_t318, Bool, cs_t88, UInt8, UnsafeMutableRawPointer?, cs_t352).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $0.14, $0.15) })
        observers.append(try proxy.methodInvoked(\.callback, as: (Bool, Float80, cs_t239, Int16, cs_direction, cs_t248, UnsafeMutablePointer<UnsafePointer<Double>?>?, cs_t88, UInt8, UInt8, cs_t318, Bool, cs_t88, UInt8, UnsafeMutableRawPointer?, cs_t352).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $0.14, $0.15) })
        try check.rounds {
            let a0: Bool = check.value(0), a1: Float80 = check.value(1), a2: cs_t239 = check.value(2), a3: Int16 = check.value(3), a4: cs_direction = check.value(4), a5: cs_t248 = check.value(5), a6: UnsafeMutablePointer<UnsafePointer<Double>?>? = check.value(6), a7: cs_t88 = check.value(7), a8: UInt8 = check.value(8), a9: UInt8 = check.value(9), a10: cs_t318 = check.value(10), a11: Bool = check.value(11), a12: cs_t88 = check.value(12), a13: UInt8 = check.value(13), a14: UnsafeMutableRawPointer? = check.value(14), a15: cs_t352 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t352.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t352.self) }
            check.callback("closure") { cs_call_267(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_267(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    #endif
    #if arch(x86_64) && !os(Windows)
    func test_D3_268() throws {
        let check = Check(268, "{cs_t356=i{cs_t355={cs_t353=^^dS}{cs_t354=i}}[2B]}Q^?{cs_t32=[7C]}{cs_t150=*c}{cs_t34=[9C]}D^^d{cs_t343={cs_t342=[2^i]}}{cs_t338=d^v*}f^^d*{cs_t34=[9C]}{cs_t333={cs_t332=C}}*{cs_t356=i{cs_t355={cs_t353=^^dS}{cs_t354=i}}[2B]}", [UInt64.self, cs_handler?.self, cs_t32.self, cs_t150.self, cs_t34.self, Float80.self, UnsafeMutablePointer<UnsafePointer<Double>?>?.self, cs_t343.self, cs_t338.self, Float.self, UnsafeMutablePointer<UnsafePointer<Double>?>?.self, UnsafeMutablePointer<CChar>?.self, cs_t34.self, cs_t333.self, UnsafePointer<CChar>?.self, cs_t356.self])
        let function: cs_f268 = cs_function_268
        let table = cs_table_268(before: 268, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f268.self) { (a0: UInt64, a1: cs_handler?, a2: cs_t32, a3: cs_t150, a4: cs_t34, a5: Float80, a6: UnsafeMutablePointer<UnsafePointer<Double>?>?, a7: cs_t343, a8: cs_t338, a9: Float, a10: UnsafeMutablePointer<UnsafePointer<Double>?>?, a11: UnsafeMutablePointer<CChar>?, a12: cs_t34, a13: cs_t333, a14: UnsafePointer<CChar>?, a15: cs_t356) -> cs_t356 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 268)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            try proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            try proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: UInt64 = check.value(0), a1: cs_handler? = check.value(1), a2: cs_t32 = check.value(2), a3: cs_t150 = check.value(3), a4: cs_t34 = check.value(4), a5: Float80 = check.value(5), a6: UnsafeMutablePointer<UnsafePointer<Double>?>? = check.value(6), a7: cs_t343 = check.value(7), a8: cs_t338 = check.value(8), a9: Float = check.value(9), a10: UnsafeMutablePointer<UnsafePointer<Double>?>? = check.value(10), a11: UnsafeMutablePointer<CChar>? = check.value(11), a12: cs_t34 = check.value(12), a13: cs_t333 = check.value(13), a14: UnsafePointer<CChar>? = check.value(14), a15: cs_t356 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t356.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t356.self) }
            check.callback("closure") { cs_call_268(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_268(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    #endif
    func test_D3_269() throws {
        let check = Check(269, "v*{cs_t48=[2q][5C][2c]}C{cs_t95=SS}I^^dC{cs_t100=[3i]}^^df{cs_t262=qd}^v{cs_t96=Sc}{cs_t59=[5f][14c][3B]cB}{cs_t96=Sc}{cs_t357=I}", [UnsafeMutablePointer<CChar>?.self, cs_t48.self, UInt8.self, cs_t95.self, UInt32.self, UnsafeMutablePointer<UnsafePointer<Double>?>?.self, UInt8.self, cs_t100.self, UnsafeMutablePointer<UnsafePointer<Double>?>?.self, Float.self, cs_t262.self, UnsafeMutableRawPointer?.self, cs_t96.self, cs_t59.self, cs_t96.self, cs_t357.self])
        let function: cs_f269 = cs_function_269
        let table = cs_table_269(before: 269, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f269.self) { (a0: UnsafeMutablePointer<CChar>?, a1: cs_t48, a2: UInt8, a3: cs_t95, a4: UInt32, a5: UnsafeMutablePointer<UnsafePointer<Double>?>?, a6: UInt8, a7: cs_t100, a8: UnsafeMutablePointer<UnsafePointer<Double>?>?, a9: Float, a10: cs_t262, a11: UnsafeMutableRawPointer?, a12: cs_t96, a13: cs_t59, a14: cs_t96, a15: cs_t357) -> Void in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 269)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            try proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            try proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: UnsafeMutablePointer<CChar>? = check.value(0), a1: cs_t48 = check.value(1), a2: UInt8 = check.value(2), a3: cs_t95 = check.value(3), a4: UInt32 = check.value(4), a5: UnsafeMutablePointer<UnsafePointer<Double>?>? = check.value(5), a6: UInt8 = check.value(6), a7: cs_t100 = check.value(7), a8: UnsafeMutablePointer<UnsafePointer<Double>?>? = check.value(8), a9: Float = check.value(9), a10: cs_t262 = check.value(10), a11: UnsafeMutableRawPointer? = check.value(11), a12: cs_t96 = check.value(12), a13: cs_t59 = check.value(13), a14: cs_t96 = check.value(14), a15: cs_t357 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Void.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Void.self) }
            check.callback("closure") { cs_call_269(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_269(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
}
