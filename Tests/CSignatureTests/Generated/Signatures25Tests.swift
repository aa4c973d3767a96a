// Written by scripts/generate/c-signature-tests.py; change that instead.
// swift-format-ignore-file

import CSignatureFixtures
import Switchboard
import XCTest

final class Signatures25Tests: XCTestCase {
    func test_D3_250() throws {
        let check = Check(250, "{cs_t311=[2^v]{cs_t310=[3^v]I}}^?{cs_t241=dddd}{cs_t129=cd}^?c{cs_t82=[3C]}qS{cs_t173=^v^v}S^?I*si{cs_t311=[2^v]{cs_t310=[3^v]I}}", [cs_handler?.self, cs_t241.self, cs_t129.self, cs_handler?.self, Int8.self, cs_t82.self, Int64.self, cs_flags.self, cs_t173.self, cs_flags.self, cs_handler?.self, UInt32.self, UnsafePointer<CChar>?.self, Int16.self, cs_color.self, cs_t311.self])
        let function: cs_f250 = cs_function_250
        let table = cs_table_250(before: 250, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f250.self) { (a0: cs_handler?, a1: cs_t241, a2: cs_t129, a3: cs_handler?, a4: Int8, a5: cs_t82, a6: Int64, a7: cs_flags, a8: cs_t173, a9: cs_flags, a10: cs_handler?, a11: UInt32, a12: UnsafePointer<CChar>?, a13: Int16, a14: cs_color, a15: cs_t311) -> cs_t311 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 250)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        let receiver = DynamicReceiver()
        receiver.methods.add("coded", coded)
        let method = try CCallback(signature: coded.signature, onError: check.threw) { invocation in
            check.received(invocation)
            try invocation.setResult(check.answer() as cs_t311)
        }
        receiver.methods.add("typed", typed)
        let sender = try receiver.callback(for: "typed", as: cs_f250.self, onError: check.threw)
        try check.rounds {
            let a0: cs_handler? = check.value(0), a1: cs_t241 = check.value(1), a2: cs_t129 = check.value(2), a3: cs_handler? = check.value(3), a4: Int8 = check.value(4), a5: cs_t82 = check.value(5), a6: Int64 = check.value(6), a7: cs_flags = check.value(7), a8: cs_t173 = check.value(8), a9: cs_flags = check.value(9), a10: cs_handler? = check.value(10), a11: UInt32 = check.value(11), a12: UnsafePointer<CChar>? = check.value(12), a13: Int16 = check.value(13), a14: cs_color = check.value(14), a15: cs_t311 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t311.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t311.self) }
            check.callback("closure") { cs_call_250(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_250(proxy.table.callback, cs_result), check.place)
            }
            try check.call("message to coded") { try receiver.send("coded", a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t311.self) }
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
                check.expectArguments(of: invocation)
                return try invocation.result(as: cs_t311.self)
            }
            try check.call("message to typed") { try receiver.send("typed", a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t311.self) }
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
                return try invocation.result(as: cs_t311.self)
            }
            try check.call("message to the proxy", observers: 1) { try proxy.send("callback", a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t311.self) }
            check.call("from C to the receiver") {
                XCTAssert(cs_call_250(sender.function, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers, method, sender)) {}
    }
    #if arch(x86_64) && !os(Windows)
    func test_D3_251() throws {
        let check = Check(251, "SdsC{cs_t256=fi}*{cs_t182=^id^i}{cs_t215=II}{cs_t157=ff*}D^i{cs_t210=Sc}{cs_t122=QdQ}^vS^^d{cs_t312=dB[3I]^v}", [Double.self, Int16.self, UInt8.self, cs_t256.self, UnsafePointer<CChar>?.self, cs_t182.self, cs_t215.self, cs_t157.self, Float80.self, UnsafeMutablePointer<Int32>?.self, cs_t210.self, cs_t122.self, OpaquePointer?.self, cs_flags.self, UnsafeMutablePointer<UnsafePointer<Double>?>?.self, cs_t312.self])
        let function: cs_f251 = cs_function_251
        let table = cs_table_251(before: 251, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f251.self) { (a0: Double, a1: Int16, a2: UInt8, a3: cs_t256, a4: UnsafePointer<CChar>?, a5: cs_t182, a6: cs_t215, a7: cs_t157, a8: Float80, a9: UnsafeMutablePointer<Int32>?, a10: cs_t210, a11: cs_t122, a12: OpaquePointer?, a13: cs_flags, a14: UnsafeMutablePointer<UnsafePointer<Double>?>?, a15: cs_t312) -> UInt16 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 251)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Double = check.value(0), a1: Int16 = check.value(1), a2: UInt8 = check.value(2), a3: cs_t256 = check.value(3), a4: UnsafePointer<CChar>? = check.value(4), a5: cs_t182 = check.value(5), a6: cs_t215 = check.value(6), a7: cs_t157 = check.value(7), a8: Float80 = check.value(8), a9: UnsafeMutablePointer<Int32>? = check.value(9), a10: cs_t210 = check.value(10), a11: cs_t122 = check.value(11), a12: OpaquePointer? = check.value(12), a13: cs_flags = check.value(13), a14: UnsafeMutablePointer<UnsafePointer<Double>?>? = check.value(14), a15: cs_t312 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: UInt16.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: UInt16.self) }
            check.callback("closure") { cs_call_251(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_251(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    #endif
    #if arch(x86_64) && !os(Windows)
    func test_D3_252() throws {
        let check = Check(252, "v^?{cs_t54=d[5I]C}DS{cs_t232=ff}{cs_t252={cs_t251=DD}D}iC{cs_t162=^vc}{cs_t232=ff}{cs_t83=CC}*^v^vQ{cs_t314=qCC[4{cs_t313=fs^v}]}", [cs_handler?.self, cs_t54.self, Float80.self, cs_flags.self, cs_t232.self, cs_t252.self, cs_color.self, cs_small.self, cs_t162.self, cs_t232.self, cs_t83.self, UnsafeMutablePointer<CChar>?.self, OpaquePointer?.self, UnsafeMutableRawPointer?.self, UInt64.self, cs_t314.self])
        let function: cs_f252 = cs_function_252
        let table = cs_table_252(before: 252, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f252.self) { (a0: cs_handler?, a1: cs_t54, a2: Float80, a3: cs_flags, a4: cs_t232, a5: cs_t252, a6: cs_color, a7: cs_small, a8: cs_t162, a9: cs_t232, a10: cs_t83, a11: UnsafeMutablePointer<CChar>?, a12: OpaquePointer?, a13: UnsafeMutableRawPointer?, a14: UInt64, a15: cs_t314) -> Void in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 252)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (cs_handler?, cs_t54, Float80, cs_flags, cs_t232, cs_t252, cs_color, cs_small, cs_t162, cs_t232, cs_t83, UnsafeMutablePointer<CChar>?, OpaquePointer?, UnsafeMutableRawPointer?, UInt64, cs_t314).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $0.14, $0.15) })
        observers.append(proxy.methodInvoked(\.callback, as: (cs_handler?, cs_t54, Float80, cs_flags, cs_t232, cs_t252, cs_color, cs_small, cs_t162, cs_t232, cs_t83, UnsafeMutablePointer<CChar>?, OpaquePointer?, UnsafeMutableRawPointer?, UInt64, cs_t314).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $0.14, $0.15) })
        try check.rounds {
            let a0: cs_handler? = check.value(0), a1: cs_t54 = check.value(1), a2: Float80 = check.value(2), a3: cs_flags = check.value(3), a4: cs_t232 = check.value(4), a5: cs_t252 = check.value(5), a6: cs_color = check.value(6), a7: cs_small = check.value(7), a8: cs_t162 = check.value(8), a9: cs_t232 = check.value(9), a10: cs_t83 = check.value(10), a11: UnsafeMutablePointer<CChar>? = check.value(11), a12: OpaquePointer? = check.value(12), a13: UnsafeMutableRawPointer? = check.value(13), a14: UInt64 = check.value(14), a15: cs_t314 = check.value(15)
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
    #endif
    func test_D3_253() throws {
        let check = Check(253, "{cs_t315=^v}{cs_t167=^v^v}i{cs_t206=idi}{cs_t202=[3i]}CSc^vSC^vIQC{cs_t167=^v^v}{cs_t315=^v}", [cs_t167.self, cs_color.self, cs_t206.self, cs_t202.self, cs_small.self, UInt16.self, Int8.self, UnsafeMutableRawPointer.self, cs_flags.self, UInt8.self, UnsafeMutableRawPointer.self, cs_direction.self, UInt64.self, cs_small.self, cs_t167.self, cs_t315.self])
        let function: cs_f253 = cs_function_253
        let table = cs_table_253(before: 253, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f253.self) { (a0: cs_t167, a1: cs_color, a2: cs_t206, a3: cs_t202, a4: cs_small, a5: UInt16, a6: Int8, a7: UnsafeMutableRawPointer, a8: cs_flags, a9: UInt8, a10: UnsafeMutableRawPointer, a11: cs_direction, a12: UInt64, a13: cs_small, a14: cs_t167, a15: cs_t315) -> cs_t315 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 253)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: cs_t167 = check.value(0), a1: cs_color = check.value(1), a2: cs_t206 = check.value(2), a3: cs_t202 = check.value(3), a4: cs_small = check.value(4), a5: UInt16 = check.value(5), a6: Int8 = check.value(6), a7: UnsafeMutableRawPointer = check.value(7), a8: cs_flags = check.value(8), a9: UInt8 = check.value(9), a10: UnsafeMutableRawPointer = check.value(10), a11: cs_direction = check.value(11), a12: UInt64 = check.value(12), a13: cs_small = check.value(13), a14: cs_t167 = check.value(14), a15: cs_t315 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t315.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t315.self) }
            check.callback("closure") { cs_call_253(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_253(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_254() throws {
        let check = Check(254, "iCq{cs_t157=ff*}*{cs_t173=^v^v}{cs_t184=[3^^d]}{cs_t137=BB}S*QCIs^v{cs_t184=[3^^d]}{cs_t316=s}", [cs_small.self, Int64.self, cs_t157.self, UnsafeMutablePointer<CChar>?.self, cs_t173.self, cs_t184.self, cs_t137.self, cs_flags.self, UnsafeMutablePointer<CChar>?.self, UInt64.self, cs_small.self, cs_direction.self, Int16.self, UnsafeRawPointer?.self, cs_t184.self, cs_t316.self])
        let function: cs_f254 = cs_function_254
        let table = cs_table_254(before: 254, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f254.self) { (a0: cs_small, a1: Int64, a2: cs_t157, a3: UnsafeMutablePointer<CChar>?, a4: cs_t173, a5: cs_t184, a6: cs_t137, a7: cs_flags, a8: UnsafeMutablePointer<CChar>?, a9: UInt64, a10: cs_small, a11: cs_direction, a12: Int16, a13: UnsafeRawPointer?, a14: cs_t184, a15: cs_t316) -> cs_color in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 254)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: cs_small = check.value(0), a1: Int64 = check.value(1), a2: cs_t157 = check.value(2), a3: UnsafeMutablePointer<CChar>? = check.value(3), a4: cs_t173 = check.value(4), a5: cs_t184 = check.value(5), a6: cs_t137 = check.value(6), a7: cs_flags = check.value(7), a8: UnsafeMutablePointer<CChar>? = check.value(8), a9: UInt64 = check.value(9), a10: cs_small = check.value(10), a11: cs_direction = check.value(11), a12: Int16 = check.value(12), a13: UnsafeRawPointer? = check.value(13), a14: cs_t184 = check.value(14), a15: cs_t316 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_color.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_color.self) }
            check.callback("closure") { cs_call_254(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_254(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_255() throws {
        let check = Check(255, "IsC{cs_t107=II}{cs_t209=SS}^?dsS{cs_t152=*d*}{cs_t48=[2q][5C][2c]}{cs_t209=SS}{cs_t107=II}^vi{cs_t48=[2q][5C][2c]}{cs_t320={cs_t318={cs_t317=I}}C{cs_t319=^^d}I}", [Int16.self, cs_small.self, cs_t107.self, cs_t209.self, cs_handler?.self, Double.self, Int16.self, UInt16.self, cs_t152.self, cs_t48.self, cs_t209.self, cs_t107.self, UnsafeRawPointer?.self, Int32.self, cs_t48.self, cs_t320.self])
        let function: cs_f255 = cs_function_255
        let table = cs_table_255(before: 255, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f255.self) { (a0: Int16, a1: cs_small, a2: cs_t107, a3: cs_t209, a4: cs_handler?, a5: Double, a6: Int16, a7: UInt16, a8: cs_t152, a9: cs_t48, a10: cs_t209, a11: cs_t107, a12: UnsafeRawPointer?, a13: Int32, a14: cs_t48, a15: cs_t320) -> cs_direction in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 255)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (Int16, cs_small, cs_t107, cs_t209, cs_handler?, Double, Int16, UInt16, cs_t152, cs_t48, cs_t209, cs_t107, UnsafeRawPointer?, Int32, cs_t48, cs_t320).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $0.14, $0.15) })
        observers.append(proxy.methodInvoked(\.callback, as: (Int16, cs_small, cs_t107, cs_t209, cs_handler?, Double, Int16, UInt16, cs_t152, cs_t48, cs_t209, cs_t107, UnsafeRawPointer?, Int32, cs_t48, cs_t320).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $0.14, $0.15) })
        let receiver = DynamicReceiver()
        receiver.methods.add("coded", coded)
        let method = try CCallback(signature: coded.signature, onError: check.threw) { invocation in
            check.received(invocation)
            try invocation.setResult(check.answer() as cs_direction)
        }
        receiver.methods.add("typed", typed)
        let sender = try receiver.callback(for: "typed", as: cs_f255.self, onError: check.threw)
        try check.rounds {
            let a0: Int16 = check.value(0), a1: cs_small = check.value(1), a2: cs_t107 = check.value(2), a3: cs_t209 = check.value(3), a4: cs_handler? = check.value(4), a5: Double = check.value(5), a6: Int16 = check.value(6), a7: UInt16 = check.value(7), a8: cs_t152 = check.value(8), a9: cs_t48 = check.value(9), a10: cs_t209 = check.value(10), a11: cs_t107 = check.value(11), a12: UnsafeRawPointer? = check.value(12), a13: Int32 = check.value(13), a14: cs_t48 = check.value(14), a15: cs_t320 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_direction.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_direction.self) }
            check.callback("closure") { cs_call_255(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_255(proxy.table.callback, cs_result), check.place)
            }
            try check.call("message to coded") { try receiver.send("coded", a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_direction.self) }
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
                check.expectArguments(of: invocation)
                return try invocation.result(as: cs_direction.self)
            }
            try check.call("message to typed") { try receiver.send("typed", a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_direction.self) }
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
                return try invocation.result(as: cs_direction.self)
            }
            try check.call("message to the proxy", observers: 2) { try proxy.send("callback", a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_direction.self) }
            check.call("from C to the receiver") {
                XCTAssert(cs_call_255(sender.function, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers, method, sender)) {}
    }
    func test_D3_256() throws {
        let check = Check(256, "iCcI^^d{cs_t107=II}c^?s*I{cs_t315=^v}qQ^v^v{cs_t321=S}", [cs_small.self, Int8.self, cs_size.self, UnsafeMutablePointer<UnsafePointer<Double>?>?.self, cs_t107.self, Int8.self, cs_handler?.self, Int16.self, UnsafeMutablePointer<CChar>?.self, cs_size.self, cs_t315.self, Int64.self, UInt64.self, UnsafeMutableRawPointer.self, UnsafeMutableRawPointer.self, cs_t321.self])
        let function: cs_f256 = cs_function_256
        let table = cs_table_256(before: 256, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f256.self) { (a0: cs_small, a1: Int8, a2: cs_size, a3: UnsafeMutablePointer<UnsafePointer<Double>?>?, a4: cs_t107, a5: Int8, a6: cs_handler?, a7: Int16, a8: UnsafeMutablePointer<CChar>?, a9: cs_size, a10: cs_t315, a11: Int64, a12: UInt64, a13: UnsafeMutableRawPointer, a14: UnsafeMutableRawPointer, a15: cs_t321) -> Int32 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 256)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: cs_small = check.value(0), a1: Int8 = check.value(1), a2: cs_size = check.value(2), a3: UnsafeMutablePointer<UnsafePointer<Double>?>? = check.value(3), a4: cs_t107 = check.value(4), a5: Int8 = check.value(5), a6: cs_handler? = check.value(6), a7: Int16 = check.value(7), a8: UnsafeMutablePointer<CChar>? = check.value(8), a9: cs_size = check.value(9), a10: cs_t315 = check.value(10), a11: Int64 = check.value(11), a12: UInt64 = check.value(12), a13: UnsafeMutableRawPointer = check.value(13), a14: UnsafeMutableRawPointer = check.value(14), a15: cs_t321 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Int32.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Int32.self) }
            check.callback("closure") { cs_call_256(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_256(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    #if arch(x86_64) && !os(Windows)
    func test_D3_257() throws {
        let check = Check(257, "B*CBD{cs_t35=[10C]}C{cs_t28=[3C]}s^^d{cs_t28=[3C]}QD^vIS{cs_t322=S[4C]qQ}", [UnsafeMutablePointer<CChar>?.self, cs_small.self, Bool.self, Float80.self, cs_t35.self, UInt8.self, cs_t28.self, Int16.self, UnsafeMutablePointer<UnsafePointer<Double>?>?.self, cs_t28.self, UInt64.self, Float80.self, UnsafeRawPointer?.self, UInt32.self, UInt16.self, cs_t322.self])
        let function: cs_f257 = cs_function_257
        let table = cs_table_257(before: 257, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f257.self) { (a0: UnsafeMutablePointer<CChar>?, a1: cs_small, a2: Bool, a3: Float80, a4: cs_t35, a5: UInt8, a6: cs_t28, a7: Int16, a8: UnsafeMutablePointer<UnsafePointer<Double>?>?, a9: cs_t28, a10: UInt64, a11: Float80, a12: UnsafeRawPointer?, a13: UInt32, a14: UInt16, a15: cs_t322) -> Bool in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 257)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: UnsafeMutablePointer<CChar>? = check.value(0), a1: cs_small = check.value(1), a2: Bool = check.value(2), a3: Float80 = check.value(3), a4: cs_t35 = check.value(4), a5: UInt8 = check.value(5), a6: cs_t28 = check.value(6), a7: Int16 = check.value(7), a8: UnsafeMutablePointer<UnsafePointer<Double>?>? = check.value(8), a9: cs_t28 = check.value(9), a10: UInt64 = check.value(10), a11: Float80 = check.value(11), a12: UnsafeRawPointer? = check.value(12), a13: UInt32 = check.value(13), a14: UInt16 = check.value(14), a15: cs_t322 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Bool.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Bool.self) }
            check.callback("closure") { cs_call_257(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_257(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    #endif
    func test_D3_258() throws {
        let check = Check(258, "{cs_t323=^vIq}^vf^vIB{cs_t56=Qd[15c]}SiCIs^vSSf{cs_t323=^vIq}", [OpaquePointer?.self, Float.self, UnsafeRawPointer?.self, cs_direction.self, Bool.self, cs_t56.self, cs_flags.self, cs_color.self, UInt8.self, UInt32.self, Int16.self, UnsafeRawPointer?.self, UInt16.self, UInt16.self, Float.self, cs_t323.self])
        let function: cs_f258 = cs_function_258
        let table = cs_table_258(before: 258, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f258.self) { (a0: OpaquePointer?, a1: Float, a2: UnsafeRawPointer?, a3: cs_direction, a4: Bool, a5: cs_t56, a6: cs_flags, a7: cs_color, a8: UInt8, a9: UInt32, a10: Int16, a11: UnsafeRawPointer?, a12: UInt16, a13: UInt16, a14: Float, a15: cs_t323) -> cs_t323 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 258)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (OpaquePointer?, Float, UnsafeRawPointer?, cs_direction, Bool, cs_t56, cs_flags, cs_color, UInt8, UInt32, Int16, UnsafeRawPointer?, UInt16, UInt16, Float, cs_t323).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $0.14, $0.15) })
        observers.append(proxy.methodInvoked(\.callback, as: (OpaquePointer?, Float, UnsafeRawPointer?, cs_direction, Bool, cs_t56, cs_flags, cs_color, UInt8, UInt32, Int16, UnsafeRawPointer?, UInt16, UInt16, Float, cs_t323).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $0.14, $0.15) })
        try check.rounds {
            let a0: OpaquePointer? = check.value(0), a1: Float = check.value(1), a2: UnsafeRawPointer? = check.value(2), a3: cs_direction = check.value(3), a4: Bool = check.value(4), a5: cs_t56 = check.value(5), a6: cs_flags = check.value(6), a7: cs_color = check.value(7), a8: UInt8 = check.value(8), a9: UInt32 = check.value(9), a10: Int16 = check.value(10), a11: UnsafeRawPointer? = check.value(11), a12: UInt16 = check.value(12), a13: UInt16 = check.value(13), a14: Float = check.value(14), a15: cs_t323 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t323.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t323.self) }
            check.callback("closure") { cs_call_258(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_258(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    #if arch(x86_64) && !os(Windows)
    func test_D3_259() throws {
        let check = Check(259, "v^vIS{cs_t40=[15C]}SD{cs_t253={cs_t251=DD}D}{cs_t69=[15s][31B][39C][21c][4c]CC}Cf*^v{cs_t235=ff}{cs_t273=c{cs_t272=c{cs_t271=c{cs_t270=sd}}}}^v{cs_t324=^iC}", [UnsafeMutableRawPointer.self, UInt32.self, cs_flags.self, cs_t40.self, UInt16.self, Float80.self, cs_t253.self, cs_t69.self, cs_small.self, Float.self, UnsafePointer<CChar>?.self, UnsafeMutableRawPointer?.self, cs_t235.self, cs_t273.self, OpaquePointer?.self, cs_t324.self])
        let function: cs_f259 = cs_function_259
        let table = cs_table_259(before: 259, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f259.self) { (a0: UnsafeMutableRawPointer, a1: UInt32, a2: cs_flags, a3: cs_t40, a4: UInt16, a5: Float80, a6: cs_t253, a7: cs_t69, a8: cs_small, a9: Float, a10: UnsafePointer<CChar>?, a11: UnsafeMutableRawPointer?, a12: cs_t235, a13: cs_t273, a14: OpaquePointer?, a15: cs_t324) -> Void in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 259)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: UnsafeMutableRawPointer = check.value(0), a1: UInt32 = check.value(1), a2: cs_flags = check.value(2), a3: cs_t40 = check.value(3), a4: UInt16 = check.value(4), a5: Float80 = check.value(5), a6: cs_t253 = check.value(6), a7: cs_t69 = check.value(7), a8: cs_small = check.value(8), a9: Float = check.value(9), a10: UnsafePointer<CChar>? = check.value(10), a11: UnsafeMutableRawPointer? = check.value(11), a12: cs_t235 = check.value(12), a13: cs_t273 = check.value(13), a14: OpaquePointer? = check.value(14), a15: cs_t324 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Void.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Void.self) }
            check.callback("closure") { cs_call_259(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_259(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    #endif
}
