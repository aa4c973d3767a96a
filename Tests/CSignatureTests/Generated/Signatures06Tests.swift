// Written by scripts/generate/c-signature-tests.py; change that instead.
// swift-format-ignore-file

import CSignatureFixtures
import Switchboard
import XCTest

final class Signatures06Tests: XCTestCase {
    func test_D3_060() throws {
        let check = Check(60, "iiiiiiiiii", [cs_color.self, cs_color.self, cs_color.self, cs_color.self, cs_color.self, cs_color.self, cs_color.self, cs_color.self, cs_color.self])
        let function: cs_f60 = cs_function_60
        let table = cs_table_60(before: 60, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f60.self) { (a0: cs_color, a1: cs_color, a2: cs_color, a3: cs_color, a4: cs_color, a5: cs_color, a6: cs_color, a7: cs_color, a8: cs_color) -> cs_color in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 60)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (cs_color, cs_color, cs_color, cs_color, cs_color, cs_color, cs_color, cs_color, cs_color).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8) })
        observers.append(proxy.methodInvoked(\.callback, as: (cs_color, cs_color, cs_color, cs_color, cs_color, cs_color, cs_color, cs_color, cs_color).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8) })
        let receiver = DynamicReceiver()
        receiver.methods.add("coded", coded)
        let method = try CCallback(signature: coded.signature, onError: check.threw) { invocation in
            check.received(invocation)
            try invocation.setResult(check.answer() as cs_color)
        }
        receiver.methods.add("typed", typed)
        let sender = try receiver.callback(for: "typed", as: cs_f60.self, onError: check.threw)
        try check.rounds {
            let a0: cs_color = check.value(0), a1: cs_color = check.value(1), a2: cs_color = check.value(2), a3: cs_color = check.value(3), a4: cs_color = check.value(4), a5: cs_color = check.value(5), a6: cs_color = check.value(6), a7: cs_color = check.value(7), a8: cs_color = check.value(8)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, returning: cs_color.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, returning: cs_color.self) }
            check.callback("closure") { cs_call_60(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_60(proxy.table.callback, cs_result), check.place)
            }
            try check.call("message to coded") { try receiver.send("coded", a0, a1, a2, a3, a4, a5, a6, a7, a8, returning: cs_color.self) }
            check.callback("invocation") { cs_call_60(unsafeBitCast(method.function, to: cs_f60.self), cs_answer) }
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
                try invocation.invoke(coded)
                check.expectArguments(of: invocation)
                return try invocation.result(as: cs_color.self)
            }
            try check.call("message to typed") { try receiver.send("typed", a0, a1, a2, a3, a4, a5, a6, a7, a8, returning: cs_color.self) }
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
                try invocation.invoke()
                check.expectArguments(of: invocation)
                return try invocation.result(as: cs_color.self)
            }
            try check.call("message to the proxy", observers: 2) { try proxy.send("callback", a0, a1, a2, a3, a4, a5, a6, a7, a8, returning: cs_color.self) }
            check.call("from C to the receiver") {
                XCTAssert(cs_call_60(sender.function, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers, method, sender)) {}
    }
    func test_D3_061() throws {
        let check = Check(61, "SSSSSSSSSS", [cs_flags.self, cs_flags.self, cs_flags.self, cs_flags.self, cs_flags.self, cs_flags.self, cs_flags.self, cs_flags.self, cs_flags.self])
        let function: cs_f61 = cs_function_61
        let table = cs_table_61(before: 61, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f61.self) { (a0: cs_flags, a1: cs_flags, a2: cs_flags, a3: cs_flags, a4: cs_flags, a5: cs_flags, a6: cs_flags, a7: cs_flags, a8: cs_flags) -> cs_flags in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 61)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: cs_flags = check.value(0), a1: cs_flags = check.value(1), a2: cs_flags = check.value(2), a3: cs_flags = check.value(3), a4: cs_flags = check.value(4), a5: cs_flags = check.value(5), a6: cs_flags = check.value(6), a7: cs_flags = check.value(7), a8: cs_flags = check.value(8)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, returning: cs_flags.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, returning: cs_flags.self) }
            check.callback("closure") { cs_call_61(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_61(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_062() throws {
        let check = Check(62, "IIIIIIIIII", [cs_size.self, cs_size.self, cs_size.self, cs_size.self, cs_size.self, cs_size.self, cs_size.self, cs_size.self, cs_size.self])
        let function: cs_f62 = cs_function_62
        let table = cs_table_62(before: 62, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f62.self) { (a0: cs_size, a1: cs_size, a2: cs_size, a3: cs_size, a4: cs_size, a5: cs_size, a6: cs_size, a7: cs_size, a8: cs_size) -> cs_size in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 62)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: cs_size = check.value(0), a1: cs_size = check.value(1), a2: cs_size = check.value(2), a3: cs_size = check.value(3), a4: cs_size = check.value(4), a5: cs_size = check.value(5), a6: cs_size = check.value(6), a7: cs_size = check.value(7), a8: cs_size = check.value(8)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, returning: cs_size.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, returning: cs_size.self) }
            check.callback("closure") { cs_call_62(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_62(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_063() throws {
        let check = Check(63, "IIIIIIIIII", [cs_direction.self, cs_direction.self, cs_direction.self, cs_direction.self, cs_direction.self, cs_direction.self, cs_direction.self, cs_direction.self, cs_direction.self])
        let function: cs_f63 = cs_function_63
        let table = cs_table_63(before: 63, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f63.self) { (a0: cs_direction, a1: cs_direction, a2: cs_direction, a3: cs_direction, a4: cs_direction, a5: cs_direction, a6: cs_direction, a7: cs_direction, a8: cs_direction) -> cs_direction in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 63)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (cs_direction, cs_direction, cs_direction, cs_direction, cs_direction, cs_direction, cs_direction, cs_direction, cs_direction).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8) })
        observers.append(proxy.methodInvoked(\.callback, as: (cs_direction, cs_direction, cs_direction, cs_direction, cs_direction, cs_direction, cs_direction, cs_direction, cs_direction).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8) })
        try check.rounds {
            let a0: cs_direction = check.value(0), a1: cs_direction = check.value(1), a2: cs_direction = check.value(2), a3: cs_direction = check.value(3), a4: cs_direction = check.value(4), a5: cs_direction = check.value(5), a6: cs_direction = check.value(6), a7: cs_direction = check.value(7), a8: cs_direction = check.value(8)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, returning: cs_direction.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, returning: cs_direction.self) }
            check.callback("closure") { cs_call_63(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_63(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_064() throws {
        let check = Check(64, "CCCCCCCCCC", [cs_small.self, cs_small.self, cs_small.self, cs_small.self, cs_small.self, cs_small.self, cs_small.self, cs_small.self, cs_small.self])
        let function: cs_f64 = cs_function_64
        let table = cs_table_64(before: 64, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f64.self) { (a0: cs_small, a1: cs_small, a2: cs_small, a3: cs_small, a4: cs_small, a5: cs_small, a6: cs_small, a7: cs_small, a8: cs_small) -> cs_small in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 64)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: cs_small = check.value(0), a1: cs_small = check.value(1), a2: cs_small = check.value(2), a3: cs_small = check.value(3), a4: cs_small = check.value(4), a5: cs_small = check.value(5), a6: cs_small = check.value(6), a7: cs_small = check.value(7), a8: cs_small = check.value(8)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, returning: cs_small.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, returning: cs_small.self) }
            check.callback("closure") { cs_call_64(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_64(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_065() throws {
        let check = Check(65, "qfddddfdiffBS*idi", [Float.self, Double.self, Double.self, Double.self, Double.self, Float.self, Double.self, Int32.self, Float.self, Float.self, Bool.self, UInt16.self, UnsafePointer<CChar>?.self, Int32.self, Double.self, Int32.self])
        let function: cs_f65 = cs_function_65
        let table = cs_table_65(before: 65, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f65.self) { (a0: Float, a1: Double, a2: Double, a3: Double, a4: Double, a5: Float, a6: Double, a7: Int32, a8: Float, a9: Float, a10: Bool, a11: UInt16, a12: UnsafePointer<CChar>?, a13: Int32, a14: Double, a15: Int32) -> Int64 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 65)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        let receiver = DynamicReceiver()
        receiver.methods.add("coded", coded)
        let method = try CCallback(signature: coded.signature, onError: check.threw) { invocation in
            check.received(invocation)
            try invocation.setResult(check.answer() as Int64)
        }
        receiver.methods.add("typed", typed)
        let sender = try receiver.callback(for: "typed", as: cs_f65.self, onError: check.threw)
        try check.rounds {
            let a0: Float = check.value(0), a1: Double = check.value(1), a2: Double = check.value(2), a3: Double = check.value(3), a4: Double = check.value(4), a5: Float = check.value(5), a6: Double = check.value(6), a7: Int32 = check.value(7), a8: Float = check.value(8), a9: Float = check.value(9), a10: Bool = check.value(10), a11: UInt16 = check.value(11), a12: UnsafePointer<CChar>? = check.value(12), a13: Int32 = check.value(13), a14: Double = check.value(14), a15: Int32 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Int64.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Int64.self) }
            check.callback("closure") { cs_call_65(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_65(proxy.table.callback, cs_result), check.place)
            }
            try check.call("message to coded") { try receiver.send("coded", a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Int64.self) }
            check.callback("invocation") { cs_call_65(unsafeBitCast(method.function, to: cs_f65.self), cs_answer) }
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
                return try invocation.result(as: Int64.self)
            }
            try check.call("message to typed") { try receiver.send("typed", a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Int64.self) }
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
                return try invocation.result(as: Int64.self)
            }
            try check.call("message to the proxy", observers: 1) { try proxy.send("callback", a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Int64.self) }
            check.call("from C to the receiver") {
                XCTAssert(cs_call_65(sender.function, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers, method, sender)) {}
    }
    func test_D3_066() throws {
        let check = Check(66, "ffddddfdiffBS*idi", [Float.self, Double.self, Double.self, Double.self, Double.self, Float.self, Double.self, Int32.self, Float.self, Float.self, Bool.self, UInt16.self, UnsafePointer<CChar>?.self, Int32.self, Double.self, Int32.self])
        let function: cs_f66 = cs_function_66
        let table = cs_table_66(before: 66, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f66.self) { (a0: Float, a1: Double, a2: Double, a3: Double, a4: Double, a5: Float, a6: Double, a7: Int32, a8: Float, a9: Float, a10: Bool, a11: UInt16, a12: UnsafePointer<CChar>?, a13: Int32, a14: Double, a15: Int32) -> Float in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 66)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (Float, Double, Double, Double, Double, Float, Double, Int32, Float, Float, Bool, UInt16, UnsafePointer<CChar>?, Int32, Double, Int32).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $0.14, $0.15) })
        observers.append(proxy.methodInvoked(\.callback, as: (Float, Double, Double, Double, Double, Float, Double, Int32, Float, Float, Bool, UInt16, UnsafePointer<CChar>?, Int32, Double, Int32).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $0.14, $0.15) })
        try check.rounds {
            let a0: Float = check.value(0), a1: Double = check.value(1), a2: Double = check.value(2), a3: Double = check.value(3), a4: Double = check.value(4), a5: Float = check.value(5), a6: Double = check.value(6), a7: Int32 = check.value(7), a8: Float = check.value(8), a9: Float = check.value(9), a10: Bool = check.value(10), a11: UInt16 = check.value(11), a12: UnsafePointer<CChar>? = check.value(12), a13: Int32 = check.value(13), a14: Double = check.value(14), a15: Int32 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Float.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Float.self) }
            check.callback("closure") { cs_call_66(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_66(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_067() throws {
        let check = Check(67, "qfBddBcdfSfidfd*q", [Float.self, Bool.self, Double.self, Double.self, Bool.self, Int8.self, Double.self, Float.self, UInt16.self, Float.self, Int32.self, Double.self, Float.self, Double.self, UnsafePointer<CChar>?.self, Int64.self])
        let function: cs_f67 = cs_function_67
        let table = cs_table_67(before: 67, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f67.self) { (a0: Float, a1: Bool, a2: Double, a3: Double, a4: Bool, a5: Int8, a6: Double, a7: Float, a8: UInt16, a9: Float, a10: Int32, a11: Double, a12: Float, a13: Double, a14: UnsafePointer<CChar>?, a15: Int64) -> Int64 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 67)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Float = check.value(0), a1: Bool = check.value(1), a2: Double = check.value(2), a3: Double = check.value(3), a4: Bool = check.value(4), a5: Int8 = check.value(5), a6: Double = check.value(6), a7: Float = check.value(7), a8: UInt16 = check.value(8), a9: Float = check.value(9), a10: Int32 = check.value(10), a11: Double = check.value(11), a12: Float = check.value(12), a13: Double = check.value(13), a14: UnsafePointer<CChar>? = check.value(14), a15: Int64 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Int64.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Int64.self) }
            check.callback("closure") { cs_call_67(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_67(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_068() throws {
        let check = Check(68, "ffBddBcdfSfidfd*q", [Float.self, Bool.self, Double.self, Double.self, Bool.self, Int8.self, Double.self, Float.self, UInt16.self, Float.self, Int32.self, Double.self, Float.self, Double.self, UnsafePointer<CChar>?.self, Int64.self])
        let function: cs_f68 = cs_function_68
        let table = cs_table_68(before: 68, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f68.self) { (a0: Float, a1: Bool, a2: Double, a3: Double, a4: Bool, a5: Int8, a6: Double, a7: Float, a8: UInt16, a9: Float, a10: Int32, a11: Double, a12: Float, a13: Double, a14: UnsafePointer<CChar>?, a15: Int64) -> Float in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 68)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Float = check.value(0), a1: Bool = check.value(1), a2: Double = check.value(2), a3: Double = check.value(3), a4: Bool = check.value(4), a5: Int8 = check.value(5), a6: Double = check.value(6), a7: Float = check.value(7), a8: UInt16 = check.value(8), a9: Float = check.value(9), a10: Int32 = check.value(10), a11: Double = check.value(11), a12: Float = check.value(12), a13: Double = check.value(13), a14: UnsafePointer<CChar>? = check.value(14), a15: Int64 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Float.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Float.self) }
            check.callback("closure") { cs_call_68(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_68(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_069() throws {
        let check = Check(69, "qdiBdBBfdficBfBff", [Double.self, Int32.self, Bool.self, Double.self, Bool.self, Bool.self, Float.self, Double.self, Float.self, Int32.self, Int8.self, Bool.self, Float.self, Bool.self, Float.self, Float.self])
        let function: cs_f69 = cs_function_69
        let table = cs_table_69(before: 69, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f69.self) { (a0: Double, a1: Int32, a2: Bool, a3: Double, a4: Bool, a5: Bool, a6: Float, a7: Double, a8: Float, a9: Int32, a10: Int8, a11: Bool, a12: Float, a13: Bool, a14: Float, a15: Float) -> Int64 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 69)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (Double, Int32, Bool, Double, Bool, Bool, Float, Double, Float, Int32, Int8, Bool, Float, Bool, Float, Float).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $0.14, $0.15) })
        observers.append(proxy.methodInvoked(\.callback, as: (Double, Int32, Bool, Double, Bool, Bool, Float, Double, Float, Int32, Int8, Bool, Float, Bool, Float, Float).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $0.14, $0.15) })
        try check.rounds {
            let a0: Double = check.value(0), a1: Int32 = check.value(1), a2: Bool = check.value(2), a3: Double = check.value(3), a4: Bool = check.value(4), a5: Bool = check.value(5), a6: Float = check.value(6), a7: Double = check.value(7), a8: Float = check.value(8), a9: Int32 = check.value(9), a10: Int8 = check.value(10), a11: Bool = check.value(11), a12: Float = check.value(12), a13: Bool = check.value(13), a14: Float = check.value(14), a15: Float = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Int64.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Int64.self) }
            check.callback("closure") { cs_call_69(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_69(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
}
