// Written by scripts/generate/c-signature-tests.py; change that instead.
// swift-format-ignore-file

import CSignatureFixtures
import Switchboard
import XCTest

final class Signatures00Tests: XCTestCase {
    func test_D3_000() throws {
        let check = Check(0, "v", [])
        let function: cs_f0 = cs_function_0
        let table = cs_table_0(before: 0, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f0.self) { () -> Void in check.received(); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 0)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: Void.self).subscribe { check.observed(.sent) })
        observers.append(proxy.methodInvoked(\.callback, as: Void.self).subscribe { check.observed(.invoked) })
        let receiver = DynamicReceiver()
        receiver.methods.add("coded", coded)
        let method = try CCallback(signature: coded.signature, onError: check.threw) { invocation in
            check.received(invocation)
            try invocation.setResult(check.answer() as Void)
        }
        receiver.methods.add("typed", typed)
        let sender = try receiver.callback(for: "typed", as: cs_f0.self, onError: check.threw)
        try check.rounds {
            check.call("directly") { function() }
            try check.call("by encoding") { try coded(returning: Void.self) }
            try check.call("by type") { try typed(returning: Void.self) }
            check.callback("closure") { cs_call_0(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_0(proxy.table.callback, cs_result), check.place)
            }
            try check.call("message to coded") { try receiver.send("coded", returning: Void.self) }
            check.callback("invocation") { cs_call_0(unsafeBitCast(method.function, to: cs_f0.self), cs_answer) }
            try check.call("invocation of coded") {
                let invocation = Invocation(selector: "coded", signature: coded.signature)
                try invocation.invoke(coded)
                check.expectArguments(of: invocation)
                return try invocation.result(as: Void.self)
            }
            try check.call("message to typed") { try receiver.send("typed", returning: Void.self) }
            try check.call("invocation of typed") {
                let invocation = Invocation(selector: "typed", signature: typed.signature, target: receiver)
                try invocation.invoke()
                check.expectArguments(of: invocation)
                return try invocation.result(as: Void.self)
            }
            try check.call("message to the proxy", observers: 2) { try proxy.send("callback", returning: Void.self) }
            check.call("from C to the receiver") {
                XCTAssert(cs_call_0(sender.function, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers, method, sender)) {}
    }
    func test_D3_001() throws {
        let check = Check(1, "c", [])
        let function: cs_f1 = cs_function_1
        let table = cs_table_1(before: 1, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f1.self) { () -> Int8 in check.received(); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 1)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            check.call("directly") { function() }
            try check.call("by encoding") { try coded(returning: Int8.self) }
            try check.call("by type") { try typed(returning: Int8.self) }
            check.callback("closure") { cs_call_1(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_1(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_002() throws {
        let check = Check(2, "vcic", [Int8.self, Int32.self, Int8.self])
        let function: cs_f2 = cs_function_2
        let table = cs_table_2(before: 2, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f2.self) { (a0: Int8, a1: Int32, a2: Int8) -> Void in check.received(a0, a1, a2); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 2)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Int8 = check.value(0), a1: Int32 = check.value(1), a2: Int8 = check.value(2)
            check.call("directly") { function(a0, a1, a2) }
            try check.call("by encoding") { try coded(a0, a1, a2, returning: Void.self) }
            try check.call("by type") { try typed(a0, a1, a2, returning: Void.self) }
            check.callback("closure") { cs_call_2(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_2(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_003() throws {
        let check = Check(3, "Q", [])
        let function: cs_f3 = cs_function_3
        let table = cs_table_3(before: 3, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f3.self) { () -> UInt64 in check.received(); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 3)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: Void.self).subscribe { check.observed(.sent) })
        observers.append(proxy.methodInvoked(\.callback, as: Void.self).subscribe { check.observed(.invoked) })
        try check.rounds {
            check.call("directly") { function() }
            try check.call("by encoding") { try coded(returning: UInt64.self) }
            try check.call("by type") { try typed(returning: UInt64.self) }
            check.callback("closure") { cs_call_3(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_3(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_004() throws {
        let check = Check(4, "vQiQ", [UInt64.self, Int32.self, UInt64.self])
        let function: cs_f4 = cs_function_4
        let table = cs_table_4(before: 4, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f4.self) { (a0: UInt64, a1: Int32, a2: UInt64) -> Void in check.received(a0, a1, a2); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 4)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: UInt64 = check.value(0), a1: Int32 = check.value(1), a2: UInt64 = check.value(2)
            check.call("directly") { function(a0, a1, a2) }
            try check.call("by encoding") { try coded(a0, a1, a2, returning: Void.self) }
            try check.call("by type") { try typed(a0, a1, a2, returning: Void.self) }
            check.callback("closure") { cs_call_4(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_4(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_005() throws {
        let check = Check(5, "f", [])
        let function: cs_f5 = cs_function_5
        let table = cs_table_5(before: 5, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f5.self) { () -> Float in check.received(); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 5)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        let receiver = DynamicReceiver()
        receiver.methods.add("coded", coded)
        let method = try CCallback(signature: coded.signature, onError: check.threw) { invocation in
            check.received(invocation)
            try invocation.setResult(check.answer() as Float)
        }
        receiver.methods.add("typed", typed)
        let sender = try receiver.callback(for: "typed", as: cs_f5.self, onError: check.threw)
        try check.rounds {
            check.call("directly") { function() }
            try check.call("by encoding") { try coded(returning: Float.self) }
            try check.call("by type") { try typed(returning: Float.self) }
            check.callback("closure") { cs_call_5(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_5(proxy.table.callback, cs_result), check.place)
            }
            try check.call("message to coded") { try receiver.send("coded", returning: Float.self) }
            check.callback("invocation") { cs_call_5(unsafeBitCast(method.function, to: cs_f5.self), cs_answer) }
            try check.call("invocation of coded") {
                let invocation = Invocation(selector: "coded", signature: coded.signature)
                try invocation.invoke(coded)
                check.expectArguments(of: invocation)
                return try invocation.result(as: Float.self)
            }
            try check.call("message to typed") { try receiver.send("typed", returning: Float.self) }
            try check.call("invocation of typed") {
                let invocation = Invocation(selector: "typed", signature: typed.signature, target: receiver)
                try invocation.invoke()
                check.expectArguments(of: invocation)
                return try invocation.result(as: Float.self)
            }
            try check.call("message to the proxy", observers: 1) { try proxy.send("callback", returning: Float.self) }
            check.call("from C to the receiver") {
                XCTAssert(cs_call_5(sender.function, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers, method, sender)) {}
    }
    func test_D3_006() throws {
        let check = Check(6, "vfif", [Float.self, Int32.self, Float.self])
        let function: cs_f6 = cs_function_6
        let table = cs_table_6(before: 6, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f6.self) { (a0: Float, a1: Int32, a2: Float) -> Void in check.received(a0, a1, a2); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 6)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (Float, Int32, Float).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2) })
        observers.append(proxy.methodInvoked(\.callback, as: (Float, Int32, Float).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2) })
        try check.rounds {
            let a0: Float = check.value(0), a1: Int32 = check.value(1), a2: Float = check.value(2)
            check.call("directly") { function(a0, a1, a2) }
            try check.call("by encoding") { try coded(a0, a1, a2, returning: Void.self) }
            try check.call("by type") { try typed(a0, a1, a2, returning: Void.self) }
            check.callback("closure") { cs_call_6(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_6(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    #if arch(x86_64) && !os(Windows)
    func test_D3_007() throws {
        let check = Check(7, "D", [])
        let function: cs_f7 = cs_function_7
        let table = cs_table_7(before: 7, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f7.self) { () -> Float80 in check.received(); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 7)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            check.call("directly") { function() }
            try check.call("by encoding") { try coded(returning: Float80.self) }
            try check.call("by type") { try typed(returning: Float80.self) }
            check.callback("closure") { cs_call_7(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_7(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    #endif
    #if arch(x86_64) && !os(Windows)
    func test_D3_008() throws {
        let check = Check(8, "vDiD", [Float80.self, Int32.self, Float80.self])
        let function: cs_f8 = cs_function_8
        let table = cs_table_8(before: 8, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f8.self) { (a0: Float80, a1: Int32, a2: Float80) -> Void in check.received(a0, a1, a2); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 8)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Float80 = check.value(0), a1: Int32 = check.value(1), a2: Float80 = check.value(2)
            check.call("directly") { function(a0, a1, a2) }
            try check.call("by encoding") { try coded(a0, a1, a2, returning: Void.self) }
            try check.call("by type") { try typed(a0, a1, a2, returning: Void.self) }
            check.callback("closure") { cs_call_8(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_8(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    #endif
    func test_D3_009() throws {
        let check = Check(9, "*", [])
        let function: cs_f9 = cs_function_9
        let table = cs_table_9(before: 9, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f9.self) { () -> UnsafePointer<CChar>? in check.received(); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 9)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: Void.self).subscribe { check.observed(.sent) })
        observers.append(proxy.methodInvoked(\.callback, as: Void.self).subscribe { check.observed(.invoked) })
        try check.rounds {
            check.call("directly") { function() }
            try check.call("by encoding") { try coded(returning: UnsafePointer<CChar>?.self) }
            try check.call("by type") { try typed(returning: UnsafePointer<CChar>?.self) }
            check.callback("closure") { cs_call_9(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_9(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
}
