// Written by scripts/generate/c-signature-tests.py; change that instead.
// swift-format-ignore-file

import CSignatureFixtures
import Switchboard
import XCTest

final class Signatures04Tests: XCTestCase {
    func test_D3_040() throws {
        let check = Check(40, "CCCCCCCCCC", [UInt8.self, UInt8.self, UInt8.self, UInt8.self, UInt8.self, UInt8.self, UInt8.self, UInt8.self, UInt8.self])
        let function: cs_f40 = cs_function_40
        let table = cs_table_40(before: 40, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f40.self) { (a0: UInt8, a1: UInt8, a2: UInt8, a3: UInt8, a4: UInt8, a5: UInt8, a6: UInt8, a7: UInt8, a8: UInt8) -> UInt8 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 40)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        let receiver = DynamicReceiver()
        receiver.methods.add("coded", coded)
        let method = try CCallback(signature: coded.signature, onError: check.threw) { invocation in
            check.received(invocation)
            try invocation.setResult(check.answer() as UInt8)
        }
        receiver.methods.add("typed", typed)
        let sender = try receiver.callback(for: "typed", as: cs_f40.self, onError: check.threw)
        try check.rounds {
            let a0: UInt8 = check.value(0), a1: UInt8 = check.value(1), a2: UInt8 = check.value(2), a3: UInt8 = check.value(3), a4: UInt8 = check.value(4), a5: UInt8 = check.value(5), a6: UInt8 = check.value(6), a7: UInt8 = check.value(7), a8: UInt8 = check.value(8)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, returning: UInt8.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, returning: UInt8.self) }
            check.callback("closure") { cs_call_40(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_40(proxy.table.callback, cs_result), check.place)
            }
            try check.call("message to coded") { try receiver.send("coded", a0, a1, a2, a3, a4, a5, a6, a7, a8, returning: UInt8.self) }
            check.callback("invocation") { cs_call_40(unsafeBitCast(method.function, to: cs_f40.self), cs_answer) }
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
                return try invocation.result(as: UInt8.self)
            }
            try check.call("message to typed") { try receiver.send("typed", a0, a1, a2, a3, a4, a5, a6, a7, a8, returning: UInt8.self) }
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
                return try invocation.result(as: UInt8.self)
            }
            try check.call("message to the proxy", observers: 1) { try proxy.send("callback", a0, a1, a2, a3, a4, a5, a6, a7, a8, returning: UInt8.self) }
            check.call("from C to the receiver") {
                XCTAssert(cs_call_40(sender.function, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers, method, sender)) {}
    }
    func test_D3_041() throws {
        let check = Check(41, "ssssssssss", [Int16.self, Int16.self, Int16.self, Int16.self, Int16.self, Int16.self, Int16.self, Int16.self, Int16.self])
        let function: cs_f41 = cs_function_41
        let table = cs_table_41(before: 41, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f41.self) { (a0: Int16, a1: Int16, a2: Int16, a3: Int16, a4: Int16, a5: Int16, a6: Int16, a7: Int16, a8: Int16) -> Int16 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 41)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Int16 = check.value(0), a1: Int16 = check.value(1), a2: Int16 = check.value(2), a3: Int16 = check.value(3), a4: Int16 = check.value(4), a5: Int16 = check.value(5), a6: Int16 = check.value(6), a7: Int16 = check.value(7), a8: Int16 = check.value(8)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, returning: Int16.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, returning: Int16.self) }
            check.callback("closure") { cs_call_41(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_41(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_042() throws {
        let check = Check(42, "SSSSSSSSSS", [UInt16.self, UInt16.self, UInt16.self, UInt16.self, UInt16.self, UInt16.self, UInt16.self, UInt16.self, UInt16.self])
        let function: cs_f42 = cs_function_42
        let table = cs_table_42(before: 42, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f42.self) { (a0: UInt16, a1: UInt16, a2: UInt16, a3: UInt16, a4: UInt16, a5: UInt16, a6: UInt16, a7: UInt16, a8: UInt16) -> UInt16 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 42)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (UInt16, UInt16, UInt16, UInt16, UInt16, UInt16, UInt16, UInt16, UInt16).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8) })
        observers.append(proxy.methodInvoked(\.callback, as: (UInt16, UInt16, UInt16, UInt16, UInt16, UInt16, UInt16, UInt16, UInt16).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8) })
        try check.rounds {
            let a0: UInt16 = check.value(0), a1: UInt16 = check.value(1), a2: UInt16 = check.value(2), a3: UInt16 = check.value(3), a4: UInt16 = check.value(4), a5: UInt16 = check.value(5), a6: UInt16 = check.value(6), a7: UInt16 = check.value(7), a8: UInt16 = check.value(8)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, returning: UInt16.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, returning: UInt16.self) }
            check.callback("closure") { cs_call_42(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_42(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_043() throws {
        let check = Check(43, "iiiiiiiiii", [Int32.self, Int32.self, Int32.self, Int32.self, Int32.self, Int32.self, Int32.self, Int32.self, Int32.self])
        let function: cs_f43 = cs_function_43
        let table = cs_table_43(before: 43, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f43.self) { (a0: Int32, a1: Int32, a2: Int32, a3: Int32, a4: Int32, a5: Int32, a6: Int32, a7: Int32, a8: Int32) -> Int32 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 43)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Int32 = check.value(0), a1: Int32 = check.value(1), a2: Int32 = check.value(2), a3: Int32 = check.value(3), a4: Int32 = check.value(4), a5: Int32 = check.value(5), a6: Int32 = check.value(6), a7: Int32 = check.value(7), a8: Int32 = check.value(8)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, returning: Int32.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, returning: Int32.self) }
            check.callback("closure") { cs_call_43(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_43(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_044() throws {
        let check = Check(44, "IIIIIIIIII", [UInt32.self, UInt32.self, UInt32.self, UInt32.self, UInt32.self, UInt32.self, UInt32.self, UInt32.self, UInt32.self])
        let function: cs_f44 = cs_function_44
        let table = cs_table_44(before: 44, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f44.self) { (a0: UInt32, a1: UInt32, a2: UInt32, a3: UInt32, a4: UInt32, a5: UInt32, a6: UInt32, a7: UInt32, a8: UInt32) -> UInt32 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 44)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: UInt32 = check.value(0), a1: UInt32 = check.value(1), a2: UInt32 = check.value(2), a3: UInt32 = check.value(3), a4: UInt32 = check.value(4), a5: UInt32 = check.value(5), a6: UInt32 = check.value(6), a7: UInt32 = check.value(7), a8: UInt32 = check.value(8)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, returning: UInt32.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, returning: UInt32.self) }
            check.callback("closure") { cs_call_44(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_44(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_045() throws {
        let check = Check(45, "qqqqqqqqqq", [Int64.self, Int64.self, Int64.self, Int64.self, Int64.self, Int64.self, Int64.self, Int64.self, Int64.self])
        let function: cs_f45 = cs_function_45
        let table = cs_table_45(before: 45, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f45.self) { (a0: Int64, a1: Int64, a2: Int64, a3: Int64, a4: Int64, a5: Int64, a6: Int64, a7: Int64, a8: Int64) -> Int64 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 45)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (Int64, Int64, Int64, Int64, Int64, Int64, Int64, Int64, Int64).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8) })
        observers.append(proxy.methodInvoked(\.callback, as: (Int64, Int64, Int64, Int64, Int64, Int64, Int64, Int64, Int64).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8) })
        let receiver = DynamicReceiver()
        receiver.methods.add("coded", coded)
        let method = try CCallback(signature: coded.signature, onError: check.threw) { invocation in
            check.received(invocation)
            try invocation.setResult(check.answer() as Int64)
        }
        receiver.methods.add("typed", typed)
        let sender = try receiver.callback(for: "typed", as: cs_f45.self, onError: check.threw)
        try check.rounds {
            let a0: Int64 = check.value(0), a1: Int64 = check.value(1), a2: Int64 = check.value(2), a3: Int64 = check.value(3), a4: Int64 = check.value(4), a5: Int64 = check.value(5), a6: Int64 = check.value(6), a7: Int64 = check.value(7), a8: Int64 = check.value(8)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, returning: Int64.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, returning: Int64.self) }
            check.callback("closure") { cs_call_45(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_45(proxy.table.callback, cs_result), check.place)
            }
            try check.call("message to coded") { try receiver.send("coded", a0, a1, a2, a3, a4, a5, a6, a7, a8, returning: Int64.self) }
            check.callback("invocation") { cs_call_45(unsafeBitCast(method.function, to: cs_f45.self), cs_answer) }
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
                return try invocation.result(as: Int64.self)
            }
            try check.call("message to typed") { try receiver.send("typed", a0, a1, a2, a3, a4, a5, a6, a7, a8, returning: Int64.self) }
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
                return try invocation.result(as: Int64.self)
            }
            try check.call("message to the proxy", observers: 2) { try proxy.send("callback", a0, a1, a2, a3, a4, a5, a6, a7, a8, returning: Int64.self) }
            check.call("from C to the receiver") {
                XCTAssert(cs_call_45(sender.function, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers, method, sender)) {}
    }
    func test_D3_046() throws {
        let check = Check(46, "QQQQQQQQQQ", [UInt64.self, UInt64.self, UInt64.self, UInt64.self, UInt64.self, UInt64.self, UInt64.self, UInt64.self, UInt64.self])
        let function: cs_f46 = cs_function_46
        let table = cs_table_46(before: 46, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f46.self) { (a0: UInt64, a1: UInt64, a2: UInt64, a3: UInt64, a4: UInt64, a5: UInt64, a6: UInt64, a7: UInt64, a8: UInt64) -> UInt64 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 46)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: UInt64 = check.value(0), a1: UInt64 = check.value(1), a2: UInt64 = check.value(2), a3: UInt64 = check.value(3), a4: UInt64 = check.value(4), a5: UInt64 = check.value(5), a6: UInt64 = check.value(6), a7: UInt64 = check.value(7), a8: UInt64 = check.value(8)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, returning: UInt64.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, returning: UInt64.self) }
            check.callback("closure") { cs_call_46(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_46(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_047() throws {
        let check = Check(47, "fffffffffffff", [Float.self, Float.self, Float.self, Float.self, Float.self, Float.self, Float.self, Float.self, Float.self, Float.self, Float.self, Float.self])
        let function: cs_f47 = cs_function_47
        let table = cs_table_47(before: 47, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f47.self) { (a0: Float, a1: Float, a2: Float, a3: Float, a4: Float, a5: Float, a6: Float, a7: Float, a8: Float, a9: Float, a10: Float, a11: Float) -> Float in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 47)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Float = check.value(0), a1: Float = check.value(1), a2: Float = check.value(2), a3: Float = check.value(3), a4: Float = check.value(4), a5: Float = check.value(5), a6: Float = check.value(6), a7: Float = check.value(7), a8: Float = check.value(8), a9: Float = check.value(9), a10: Float = check.value(10), a11: Float = check.value(11)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, returning: Float.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, returning: Float.self) }
            check.callback("closure") { cs_call_47(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_47(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_048() throws {
        let check = Check(48, "ddddddddddddd", [Double.self, Double.self, Double.self, Double.self, Double.self, Double.self, Double.self, Double.self, Double.self, Double.self, Double.self, Double.self])
        let function: cs_f48 = cs_function_48
        let table = cs_table_48(before: 48, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f48.self) { (a0: Double, a1: Double, a2: Double, a3: Double, a4: Double, a5: Double, a6: Double, a7: Double, a8: Double, a9: Double, a10: Double, a11: Double) -> Double in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 48)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (Double, Double, Double, Double, Double, Double, Double, Double, Double, Double, Double, Double).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11) })
        observers.append(proxy.methodInvoked(\.callback, as: (Double, Double, Double, Double, Double, Double, Double, Double, Double, Double, Double, Double).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11) })
        try check.rounds {
            let a0: Double = check.value(0), a1: Double = check.value(1), a2: Double = check.value(2), a3: Double = check.value(3), a4: Double = check.value(4), a5: Double = check.value(5), a6: Double = check.value(6), a7: Double = check.value(7), a8: Double = check.value(8), a9: Double = check.value(9), a10: Double = check.value(10), a11: Double = check.value(11)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, returning: Double.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, returning: Double.self) }
            check.callback("closure") { cs_call_48(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_48(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_049() throws {
        let check = Check(49, "BBBBBBBBBB", [Bool.self, Bool.self, Bool.self, Bool.self, Bool.self, Bool.self, Bool.self, Bool.self, Bool.self])
        let function: cs_f49 = cs_function_49
        let table = cs_table_49(before: 49, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f49.self) { (a0: Bool, a1: Bool, a2: Bool, a3: Bool, a4: Bool, a5: Bool, a6: Bool, a7: Bool, a8: Bool) -> Bool in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 49)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Bool = check.value(0), a1: Bool = check.value(1), a2: Bool = check.value(2), a3: Bool = check.value(3), a4: Bool = check.value(4), a5: Bool = check.value(5), a6: Bool = check.value(6), a7: Bool = check.value(7), a8: Bool = check.value(8)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, returning: Bool.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, returning: Bool.self) }
            check.callback("closure") { cs_call_49(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_49(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
}
