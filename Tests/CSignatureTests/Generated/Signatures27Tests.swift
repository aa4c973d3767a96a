// Written by scripts/generate/c-signature-tests.py; change that instead.
// swift-format-ignore-file

import CSignatureFixtures
import Switchboard
import XCTest

final class Signatures27Tests: XCTestCase {
    func test_D3_270() throws {
        let check = Check(270, "v*{cs_t48=[2q][5C][2c]}C{cs_t95=SS}I^^dC{cs_t100=[3i]}^^df{cs_t265=c[3s]f}^v{cs_t96=Sc}{cs_t59=[5f][14c][3B]cB}{cs_t96=Sc}{cs_t346=I}", [UnsafeMutablePointer<CChar>?.self, cs_t48.self, UInt8.self, cs_t95.self, UInt32.self, UnsafeMutablePointer<UnsafePointer<Double>?>?.self, UInt8.self, cs_t100.self, UnsafeMutablePointer<UnsafePointer<Double>?>?.self, Float.self, cs_t265.self, UnsafeMutableRawPointer?.self, cs_t96.self, cs_t59.self, cs_t96.self, cs_t346.self])
        let function: cs_f270 = cs_function_270
        let table = cs_table_270(before: 270, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f270.self) { (a0: UnsafeMutablePointer<CChar>?, a1: cs_t48, a2: UInt8, a3: cs_t95, a4: UInt32, a5: UnsafeMutablePointer<UnsafePointer<Double>?>?, a6: UInt8, a7: cs_t100, a8: UnsafeMutablePointer<UnsafePointer<Double>?>?, a9: Float, a10: cs_t265, a11: UnsafeMutableRawPointer?, a12: cs_t96, a13: cs_t59, a14: cs_t96, a15: cs_t346) -> Void in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 270)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (UnsafeMutablePointer<CChar>?, cs_t48, UInt8, cs_t95, UInt32, UnsafeMutablePointer<UnsafePointer<Double>?>?, UInt8, cs_t100, UnsafeMutablePointer<UnsafePointer<Double>?>?, Float, cs_t265, UnsafeMutableRawPointer?, cs_t96, cs_t59, cs_t96, cs_t346).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $0.14, $0.15) })
        observers.append(proxy.methodInvoked(\.callback, as: (UnsafeMutablePointer<CChar>?, cs_t48, UInt8, cs_t95, UInt32, UnsafeMutablePointer<UnsafePointer<Double>?>?, UInt8, cs_t100, UnsafeMutablePointer<UnsafePointer<Double>?>?, Float, cs_t265, UnsafeMutableRawPointer?, cs_t96, cs_t59, cs_t96, cs_t346).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $0.14, $0.15) })
        let receiver = DynamicReceiver()
        receiver.methods.add("coded", coded)
        let method = try CCallback(signature: coded.signature, onError: check.threw) { invocation in
            check.received(invocation)
            try invocation.setResult(check.answer() as Void)
        }
        receiver.methods.add("typed", typed)
        let sender = try receiver.callback(for: "typed", as: cs_f270.self, onError: check.threw)
        try check.rounds {
            let a0: UnsafeMutablePointer<CChar>? = check.value(0), a1: cs_t48 = check.value(1), a2: UInt8 = check.value(2), a3: cs_t95 = check.value(3), a4: UInt32 = check.value(4), a5: UnsafeMutablePointer<UnsafePointer<Double>?>? = check.value(5), a6: UInt8 = check.value(6), a7: cs_t100 = check.value(7), a8: UnsafeMutablePointer<UnsafePointer<Double>?>? = check.value(8), a9: Float = check.value(9), a10: cs_t265 = check.value(10), a11: UnsafeMutableRawPointer? = check.value(11), a12: cs_t96 = check.value(12), a13: cs_t59 = check.value(13), a14: cs_t96 = check.value(14), a15: cs_t346 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Void.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Void.self) }
            check.callback("closure") { cs_call_270(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_270(proxy.table.callback, cs_result), check.place)
            }
            try check.call("message to coded") { try receiver.send("coded", a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Void.self) }
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
                check.expectArguments(of: invocation)
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
                check.expectArguments(of: invocation)
                return try invocation.result(as: Void.self)
            }
            try check.call("message to the proxy", observers: 2) { try proxy.send("callback", a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Void.self) }
            check.call("from C to the receiver") {
                XCTAssert(cs_call_270(sender.function, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers, method, sender)) {}
    }
    #if arch(x86_64) && !os(Windows)
    func test_D3_271() throws {
        let check = Check(271, "{cs_t348=[4{cs_t347=^vB^^d}][3^^d]qQ}^^dIBID^vQSqi{cs_t307=D^v}{cs_t188=^^dd^^d}^^d^^d^?{cs_t348=[4{cs_t347=^vB^^d}][3^^d]qQ}", [UnsafeMutablePointer<UnsafePointer<Double>?>?.self, cs_size.self, Bool.self, UInt32.self, Float80.self, UnsafeRawPointer?.self, UInt64.self, UInt16.self, Int64.self, cs_color.self, cs_t307.self, cs_t188.self, UnsafeMutablePointer<UnsafePointer<Double>?>?.self, UnsafeMutablePointer<UnsafePointer<Double>?>?.self, cs_handler?.self, cs_t348.self])
        let function: cs_f271 = cs_function_271
        let table = cs_table_271(before: 271, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f271.self) { (a0: UnsafeMutablePointer<UnsafePointer<Double>?>?, a1: cs_size, a2: Bool, a3: UInt32, a4: Float80, a5: UnsafeRawPointer?, a6: UInt64, a7: UInt16, a8: Int64, a9: cs_color, a10: cs_t307, a11: cs_t188, a12: UnsafeMutablePointer<UnsafePointer<Double>?>?, a13: UnsafeMutablePointer<UnsafePointer<Double>?>?, a14: cs_handler?, a15: cs_t348) -> cs_t348 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 271)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: UnsafeMutablePointer<UnsafePointer<Double>?>? = check.value(0), a1: cs_size = check.value(1), a2: Bool = check.value(2), a3: UInt32 = check.value(3), a4: Float80 = check.value(4), a5: UnsafeRawPointer? = check.value(5), a6: UInt64 = check.value(6), a7: UInt16 = check.value(7), a8: Int64 = check.value(8), a9: cs_color = check.value(9), a10: cs_t307 = check.value(10), a11: cs_t188 = check.value(11), a12: UnsafeMutablePointer<UnsafePointer<Double>?>? = check.value(12), a13: UnsafeMutablePointer<UnsafePointer<Double>?>? = check.value(13), a14: cs_handler? = check.value(14), a15: cs_t348 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t348.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t348.self) }
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
        let check = Check(272, "{cs_t350=[2{cs_t349=*}]Dfc}^i^^di^vC^?{cs_t71=[7f][38B][23c][30c][6C][3C]c}B^v^vf^iDC{cs_t323=^vIq}{cs_t350=[2{cs_t349=*}]Dfc}", [UnsafeMutablePointer<Int32>?.self, UnsafeMutablePointer<UnsafePointer<Double>?>?.self, Int32.self, UnsafeMutableRawPointer?.self, cs_small.self, cs_handler?.self, cs_t71.self, Bool.self, UnsafeRawPointer?.self, UnsafeMutableRawPointer.self, Float.self, UnsafeMutablePointer<Int32>?.self, Float80.self, UInt8.self, cs_t323.self, cs_t350.self])
        let function: cs_f272 = cs_function_272
        let table = cs_table_272(before: 272, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f272.self) { (a0: UnsafeMutablePointer<Int32>?, a1: UnsafeMutablePointer<UnsafePointer<Double>?>?, a2: Int32, a3: UnsafeMutableRawPointer?, a4: cs_small, a5: cs_handler?, a6: cs_t71, a7: Bool, a8: UnsafeRawPointer?, a9: UnsafeMutableRawPointer, a10: Float, a11: UnsafeMutablePointer<Int32>?, a12: Float80, a13: UInt8, a14: cs_t323, a15: cs_t350) -> cs_t350 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 272)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: UnsafeMutablePointer<Int32>? = check.value(0), a1: UnsafeMutablePointer<UnsafePointer<Double>?>? = check.value(1), a2: Int32 = check.value(2), a3: UnsafeMutableRawPointer? = check.value(3), a4: cs_small = check.value(4), a5: cs_handler? = check.value(5), a6: cs_t71 = check.value(6), a7: Bool = check.value(7), a8: UnsafeRawPointer? = check.value(8), a9: UnsafeMutableRawPointer = check.value(9), a10: Float = check.value(10), a11: UnsafeMutablePointer<Int32>? = check.value(11), a12: Float80 = check.value(12), a13: UInt8 = check.value(13), a14: cs_t323 = check.value(14), a15: cs_t350 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t350.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t350.self) }
            check.callback("closure") { cs_call_272(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_272(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    #endif
    #if arch(x86_64) && !os(Windows)
    func test_D3_273() throws {
        let check = Check(273, "ISQ*fB^vq*^^didqBqD{cs_t352={cs_t351=[3^v]}IC}", [cs_flags.self, UInt64.self, UnsafePointer<CChar>?.self, Float.self, Bool.self, UnsafeMutableRawPointer?.self, Int64.self, UnsafeMutablePointer<CChar>?.self, UnsafeMutablePointer<UnsafePointer<Double>?>?.self, Int32.self, Double.self, Int64.self, Bool.self, Int64.self, Float80.self, cs_t352.self])
        let function: cs_f273 = cs_function_273
        let table = cs_table_273(before: 273, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f273.self) { (a0: cs_flags, a1: UInt64, a2: UnsafePointer<CChar>?, a3: Float, a4: Bool, a5: UnsafeMutableRawPointer?, a6: Int64, a7: UnsafeMutablePointer<CChar>?, a8: UnsafeMutablePointer<UnsafePointer<Double>?>?, a9: Int32, a10: Double, a11: Int64, a12: Bool, a13: Int64, a14: Float80, a15: cs_t352) -> UInt32 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 273)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (cs_flags, UInt64, UnsafePointer<CChar>?, Float, Bool, UnsafeMutableRawPointer?, Int64, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<UnsafePointer<Double>?>?, Int32, Double, Int64, Bool, Int64, Float80, cs_t352).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $0.14, $0.15) })
        observers.append(proxy.methodInvoked(\.callback, as: (cs_flags, UInt64, UnsafePointer<CChar>?, Float, Bool, UnsafeMutableRawPointer?, Int64, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<UnsafePointer<Double>?>?, Int32, Double, Int64, Bool, Int64, Float80, cs_t352).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $0.14, $0.15) })
        try check.rounds {
            let a0: cs_flags = check.value(0), a1: UInt64 = check.value(1), a2: UnsafePointer<CChar>? = check.value(2), a3: Float = check.value(3), a4: Bool = check.value(4), a5: UnsafeMutableRawPointer? = check.value(5), a6: Int64 = check.value(6), a7: UnsafeMutablePointer<CChar>? = check.value(7), a8: UnsafeMutablePointer<UnsafePointer<Double>?>? = check.value(8), a9: Int32 = check.value(9), a10: Double = check.value(10), a11: Int64 = check.value(11), a12: Bool = check.value(12), a13: Int64 = check.value(13), a14: Float80 = check.value(14), a15: cs_t352 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: UInt32.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: UInt32.self) }
            check.callback("closure") { cs_call_273(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_273(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    #endif
    func test_D3_274() throws {
        let check = Check(274, "S*f{cs_t269=[1d][1c]}q{cs_t269=[1d][1c]}Cf*{cs_t232=ff}^v{cs_t207=cS}C*{cs_t232=ff}{cs_t232=ff}{cs_t356=[4[3Q]]{cs_t354=^v{cs_t353=d}Q}{cs_t355=[2*]}}", [UnsafePointer<CChar>?.self, Float.self, cs_t269.self, Int64.self, cs_t269.self, UInt8.self, Float.self, UnsafePointer<CChar>?.self, cs_t232.self, UnsafeMutableRawPointer.self, cs_t207.self, UInt8.self, UnsafeMutablePointer<CChar>?.self, cs_t232.self, cs_t232.self, cs_t356.self])
        let function: cs_f274 = cs_function_274
        let table = cs_table_274(before: 274, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        let callback = try CCallback(cs_f274.self) { (a0: UnsafePointer<CChar>?, a1: Float, a2: cs_t269, a3: Int64, a4: cs_t269, a5: UInt8, a6: Float, a7: UnsafePointer<CChar>?, a8: cs_t232, a9: UnsafeMutableRawPointer, a10: cs_t207, a11: UInt8, a12: UnsafeMutablePointer<CChar>?, a13: cs_t232, a14: cs_t232, a15: cs_t356) -> cs_flags in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 274)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: UnsafePointer<CChar>? = check.value(0), a1: Float = check.value(1), a2: cs_t269 = check.value(2), a3: Int64 = check.value(3), a4: cs_t269 = check.value(4), a5: UInt8 = check.value(5), a6: Float = check.value(6), a7: UnsafePointer<CChar>? = check.value(7), a8: cs_t232 = check.value(8), a9: UnsafeMutableRawPointer = check.value(9), a10: cs_t207 = check.value(10), a11: UInt8 = check.value(11), a12: UnsafeMutablePointer<CChar>? = check.value(12), a13: cs_t232 = check.value(13), a14: cs_t232 = check.value(14), a15: cs_t356 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_flags.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_flags.self) }
            check.callback("closure") { cs_call_274(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_274(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    #if arch(x86_64) && !os(Windows)
    func test_D3_275() throws {
        let check = Check(275, "{cs_t359={cs_t357=^i^?}I{cs_t358=C[3^v]f}}^vCCi^vi{cs_t87=cs}^?{cs_t40=[15C]}{cs_t40=[15C]}I{cs_t171=c^v}{cs_t145=ffD}{cs_t87=cs}i{cs_t359={cs_t357=^i^?}I{cs_t358=C[3^v]f}}", [UnsafeRawPointer?.self, cs_small.self, UInt8.self, Int32.self, UnsafeMutableRawPointer?.self, cs_color.self, cs_t87.self, cs_handler?.self, cs_t40.self, cs_t40.self, cs_size.self, cs_t171.self, cs_t145.self, cs_t87.self, Int32.self, cs_t359.self])
        let function: cs_f275 = cs_function_275
        let table = cs_table_275(before: 275, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f275.self) { (a0: UnsafeRawPointer?, a1: cs_small, a2: UInt8, a3: Int32, a4: UnsafeMutableRawPointer?, a5: cs_color, a6: cs_t87, a7: cs_handler?, a8: cs_t40, a9: cs_t40, a10: cs_size, a11: cs_t171, a12: cs_t145, a13: cs_t87, a14: Int32, a15: cs_t359) -> cs_t359 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 275)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        let receiver = DynamicReceiver()
        receiver.methods.add("coded", coded)
        let method = try CCallback(signature: coded.signature, onError: check.threw) { invocation in
            check.received(invocation)
            try invocation.setResult(check.answer() as cs_t359)
        }
        receiver.methods.add("typed", typed)
        let sender = try receiver.callback(for: "typed", as: cs_f275.self, onError: check.threw)
        try check.rounds {
            let a0: UnsafeRawPointer? = check.value(0), a1: cs_small = check.value(1), a2: UInt8 = check.value(2), a3: Int32 = check.value(3), a4: UnsafeMutableRawPointer? = check.value(4), a5: cs_color = check.value(5), a6: cs_t87 = check.value(6), a7: cs_handler? = check.value(7), a8: cs_t40 = check.value(8), a9: cs_t40 = check.value(9), a10: cs_size = check.value(10), a11: cs_t171 = check.value(11), a12: cs_t145 = check.value(12), a13: cs_t87 = check.value(13), a14: Int32 = check.value(14), a15: cs_t359 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t359.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t359.self) }
            check.callback("closure") { cs_call_275(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_275(proxy.table.callback, cs_result), check.place)
            }
            try check.call("message to coded") { try receiver.send("coded", a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t359.self) }
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
                check.expectArguments(of: invocation)
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
                check.expectArguments(of: invocation)
                return try invocation.result(as: cs_t359.self)
            }
            try check.call("message to the proxy", observers: 1) { try proxy.send("callback", a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t359.self) }
            check.call("from C to the receiver") {
                XCTAssert(cs_call_275(sender.function, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers, method, sender)) {}
    }
    #endif
    func test_D3_276() throws {
        let check = Check(276, "^viC{cs_t150=*c}IdSS{cs_t85=fC}^viBQ^v{cs_t227=CC}I{cs_t360=Iq}", [cs_color.self, cs_small.self, cs_t150.self, cs_direction.self, Double.self, cs_flags.self, cs_flags.self, cs_t85.self, OpaquePointer?.self, Int32.self, Bool.self, UInt64.self, UnsafeRawPointer?.self, cs_t227.self, UInt32.self, cs_t360.self])
        let function: cs_f276 = cs_function_276
        let table = cs_table_276(before: 276, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f276.self) { (a0: cs_color, a1: cs_small, a2: cs_t150, a3: cs_direction, a4: Double, a5: cs_flags, a6: cs_flags, a7: cs_t85, a8: OpaquePointer?, a9: Int32, a10: Bool, a11: UInt64, a12: UnsafeRawPointer?, a13: cs_t227, a14: UInt32, a15: cs_t360) -> OpaquePointer? in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 276)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (cs_color, cs_small, cs_t150, cs_direction, Double, cs_flags, cs_flags, cs_t85, OpaquePointer?, Int32, Bool, UInt64, UnsafeRawPointer?, cs_t227, UInt32, cs_t360).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $0.14, $0.15) })
        observers.append(proxy.methodInvoked(\.callback, as: (cs_color, cs_small, cs_t150, cs_direction, Double, cs_flags, cs_flags, cs_t85, OpaquePointer?, Int32, Bool, UInt64, UnsafeRawPointer?, cs_t227, UInt32, cs_t360).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $0.14, $0.15) })
        try check.rounds {
            let a0: cs_color = check.value(0), a1: cs_small = check.value(1), a2: cs_t150 = check.value(2), a3: cs_direction = check.value(3), a4: Double = check.value(4), a5: cs_flags = check.value(5), a6: cs_flags = check.value(6), a7: cs_t85 = check.value(7), a8: OpaquePointer? = check.value(8), a9: Int32 = check.value(9), a10: Bool = check.value(10), a11: UInt64 = check.value(11), a12: UnsafeRawPointer? = check.value(12), a13: cs_t227 = check.value(13), a14: UInt32 = check.value(14), a15: cs_t360 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: OpaquePointer?.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: OpaquePointer?.self) }
            check.callback("closure") { cs_call_276(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_276(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    #if arch(x86_64) && !os(Windows)
    func test_D3_277() throws {
        let check = Check(277, "{cs_t362=q[4[3i]][2{cs_t361=s}]^v}{cs_t98=SdS}qSIDIBc{cs_t180=^ic}c*^vS^vd{cs_t362=q[4[3i]][2{cs_t361=s}]^v}", [cs_t98.self, Int64.self, UInt16.self, cs_size.self, Float80.self, UInt32.self, Bool.self, Int8.self, cs_t180.self, Int8.self, UnsafePointer<CChar>?.self, UnsafeMutableRawPointer?.self, cs_flags.self, UnsafeRawPointer?.self, Double.self, cs_t362.self])
        let function: cs_f277 = cs_function_277
        let table = cs_table_277(before: 277, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f277.self) { (a0: cs_t98, a1: Int64, a2: UInt16, a3: cs_size, a4: Float80, a5: UInt32, a6: Bool, a7: Int8, a8: cs_t180, a9: Int8, a10: UnsafePointer<CChar>?, a11: UnsafeMutableRawPointer?, a12: cs_flags, a13: UnsafeRawPointer?, a14: Double, a15: cs_t362) -> cs_t362 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 277)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: cs_t98 = check.value(0), a1: Int64 = check.value(1), a2: UInt16 = check.value(2), a3: cs_size = check.value(3), a4: Float80 = check.value(4), a5: UInt32 = check.value(5), a6: Bool = check.value(6), a7: Int8 = check.value(7), a8: cs_t180 = check.value(8), a9: Int8 = check.value(9), a10: UnsafePointer<CChar>? = check.value(10), a11: UnsafeMutableRawPointer? = check.value(11), a12: cs_flags = check.value(12), a13: UnsafeRawPointer? = check.value(13), a14: Double = check.value(14), a15: cs_t362 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t362.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t362.self) }
            check.callback("closure") { cs_call_277(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_277(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    #endif
    func test_D3_278() throws {
        let check = Check(278, "{cs_t364={cs_t363=S}S[3^v]^v}{cs_t55=[4f][3f]cB}s{cs_t158=*d*}d*B^?^v^ii^v{cs_t158=*d*}ICQ{cs_t364={cs_t363=S}S[3^v]^v}", [cs_t55.self, Int16.self, cs_t158.self, Double.self, UnsafeMutablePointer<CChar>?.self, Bool.self, cs_handler?.self, UnsafeRawPointer?.self, UnsafeMutablePointer<Int32>?.self, Int32.self, OpaquePointer?.self, cs_t158.self, cs_size.self, cs_small.self, UInt64.self, cs_t364.self])
        let function: cs_f278 = cs_function_278
        let table = cs_table_278(before: 278, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f278.self) { (a0: cs_t55, a1: Int16, a2: cs_t158, a3: Double, a4: UnsafeMutablePointer<CChar>?, a5: Bool, a6: cs_handler?, a7: UnsafeRawPointer?, a8: UnsafeMutablePointer<Int32>?, a9: Int32, a10: OpaquePointer?, a11: cs_t158, a12: cs_size, a13: cs_small, a14: UInt64, a15: cs_t364) -> cs_t364 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 278)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: cs_t55 = check.value(0), a1: Int16 = check.value(1), a2: cs_t158 = check.value(2), a3: Double = check.value(3), a4: UnsafeMutablePointer<CChar>? = check.value(4), a5: Bool = check.value(5), a6: cs_handler? = check.value(6), a7: UnsafeRawPointer? = check.value(7), a8: UnsafeMutablePointer<Int32>? = check.value(8), a9: Int32 = check.value(9), a10: OpaquePointer? = check.value(10), a11: cs_t158 = check.value(11), a12: cs_size = check.value(12), a13: cs_small = check.value(13), a14: UInt64 = check.value(14), a15: cs_t364 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t364.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t364.self) }
            check.callback("closure") { cs_call_278(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_278(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    #if arch(x86_64) && !os(Windows)
    func test_D3_279() throws {
        let check = Check(279, "{cs_t365=^?}^v^v{cs_t51=[3q]Bc}{cs_t80=cdc}*cd{cs_t80=cdc}{cs_t247=D}^v{cs_t174=^vc}{cs_t96=Sc}sSs{cs_t365=^?}", [UnsafeMutableRawPointer.self, UnsafeMutableRawPointer?.self, cs_t51.self, cs_t80.self, UnsafePointer<CChar>?.self, Int8.self, Double.self, cs_t80.self, cs_t247.self, UnsafeMutableRawPointer.self, cs_t174.self, cs_t96.self, Int16.self, cs_flags.self, Int16.self, cs_t365.self])
        let function: cs_f279 = cs_function_279
        let table = cs_table_279(before: 279, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f279.self) { (a0: UnsafeMutableRawPointer, a1: UnsafeMutableRawPointer?, a2: cs_t51, a3: cs_t80, a4: UnsafePointer<CChar>?, a5: Int8, a6: Double, a7: cs_t80, a8: cs_t247, a9: UnsafeMutableRawPointer, a10: cs_t174, a11: cs_t96, a12: Int16, a13: cs_flags, a14: Int16, a15: cs_t365) -> cs_t365 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 279)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (UnsafeMutableRawPointer, UnsafeMutableRawPointer?, cs_t51, cs_t80, UnsafePointer<CChar>?, Int8, Double, cs_t80, cs_t247, UnsafeMutableRawPointer, cs_t174, cs_t96, Int16, cs_flags, Int16, cs_t365).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $0.14, $0.15) })
        observers.append(proxy.methodInvoked(\.callback, as: (UnsafeMutableRawPointer, UnsafeMutableRawPointer?, cs_t51, cs_t80, UnsafePointer<CChar>?, Int8, Double, cs_t80, cs_t247, UnsafeMutableRawPointer, cs_t174, cs_t96, Int16, cs_flags, Int16, cs_t365).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $0.14, $0.15) })
        try check.rounds {
            let a0: UnsafeMutableRawPointer = check.value(0), a1: UnsafeMutableRawPointer? = check.value(1), a2: cs_t51 = check.value(2), a3: cs_t80 = check.value(3), a4: UnsafePointer<CChar>? = check.value(4), a5: Int8 = check.value(5), a6: Double = check.value(6), a7: cs_t80 = check.value(7), a8: cs_t247 = check.value(8), a9: UnsafeMutableRawPointer = check.value(9), a10: cs_t174 = check.value(10), a11: cs_t96 = check.value(11), a12: Int16 = check.value(12), a13: cs_flags = check.value(13), a14: Int16 = check.value(14), a15: cs_t365 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t365.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t365.self) }
            check.callback("closure") { cs_call_279(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_279(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    #endif
}
