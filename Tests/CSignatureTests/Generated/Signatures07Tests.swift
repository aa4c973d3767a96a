// Written by scripts/generate/c-signature-tests.py; change that instead.
// swift-format-ignore-file

import CSignatureFixtures
import Switchboard
import XCTest

final class Signatures07Tests: XCTestCase {
    func test_D3_070() throws {
        let check = Check(70, "fdiBdBBfdficBfBff", [Double.self, Int32.self, Bool.self, Double.self, Bool.self, Bool.self, Float.self, Double.self, Float.self, Int32.self, Int8.self, Bool.self, Float.self, Bool.self, Float.self, Float.self])
        let function: cs_f70 = cs_function_70
        let table = cs_table_70(before: 70, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f70.self) { (a0: Double, a1: Int32, a2: Bool, a3: Double, a4: Bool, a5: Bool, a6: Float, a7: Double, a8: Float, a9: Int32, a10: Int8, a11: Bool, a12: Float, a13: Bool, a14: Float, a15: Float) -> Float in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 70)
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
        let sender = try receiver.callback(for: "typed", as: cs_f70.self, onError: check.threw)
        try check.rounds {
            let a0: Double = check.value(0), a1: Int32 = check.value(1), a2: Bool = check.value(2), a3: Double = check.value(3), a4: Bool = check.value(4), a5: Bool = check.value(5), a6: Float = check.value(6), a7: Double = check.value(7), a8: Float = check.value(8), a9: Int32 = check.value(9), a10: Int8 = check.value(10), a11: Bool = check.value(11), a12: Float = check.value(12), a13: Bool = check.value(13), a14: Float = check.value(14), a15: Float = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Float.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Float.self) }
            check.callback("closure") { cs_call_70(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_70(proxy.table.callback, cs_result), check.place)
            }
            try check.call("message to coded") { try receiver.send("coded", a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Float.self) }
            check.callback("invocation") { cs_call_70(unsafeBitCast(method.function, to: cs_f70.self), cs_answer) }
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
                return try invocation.result(as: Float.self)
            }
            try check.call("message to typed") { try receiver.send("typed", a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Float.self) }
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
                return try invocation.result(as: Float.self)
            }
            try check.call("message to the proxy", observers: 1) { try proxy.send("callback", a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: Float.self) }
            check.call("from C to the receiver") {
                XCTAssert(cs_call_70(sender.function, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers, method, sender)) {}
    }
    func test_D3_071() throws {
        let check = Check(71, "{cs_t26=C}c{cs_t26=C}d{cs_t26=C}i", [Int8.self, cs_t26.self, Double.self, cs_t26.self, Int32.self])
        let function: cs_f71 = cs_function_71
        let table = cs_table_71(before: 71, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f71.self) { (a0: Int8, a1: cs_t26, a2: Double, a3: cs_t26, a4: Int32) -> cs_t26 in check.received(a0, a1, a2, a3, a4); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 71)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Int8 = check.value(0), a1: cs_t26 = check.value(1), a2: Double = check.value(2), a3: cs_t26 = check.value(3), a4: Int32 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t26.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, returning: cs_t26.self) }
            check.callback("closure") { cs_call_71(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_71(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_072() throws {
        let check = Check(72, "{cs_t27=[2C]}c{cs_t27=[2C]}d{cs_t27=[2C]}i", [Int8.self, cs_t27.self, Double.self, cs_t27.self, Int32.self])
        let function: cs_f72 = cs_function_72
        let table = cs_table_72(before: 72, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f72.self) { (a0: Int8, a1: cs_t27, a2: Double, a3: cs_t27, a4: Int32) -> cs_t27 in check.received(a0, a1, a2, a3, a4); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 72)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (Int8, cs_t27, Double, cs_t27, Int32).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2, $0.3, $0.4) })
        observers.append(proxy.methodInvoked(\.callback, as: (Int8, cs_t27, Double, cs_t27, Int32).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2, $0.3, $0.4) })
        try check.rounds {
            let a0: Int8 = check.value(0), a1: cs_t27 = check.value(1), a2: Double = check.value(2), a3: cs_t27 = check.value(3), a4: Int32 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t27.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, returning: cs_t27.self) }
            check.callback("closure") { cs_call_72(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_72(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_073() throws {
        let check = Check(73, "{cs_t28=[3C]}c{cs_t28=[3C]}d{cs_t28=[3C]}i", [Int8.self, cs_t28.self, Double.self, cs_t28.self, Int32.self])
        let function: cs_f73 = cs_function_73
        let table = cs_table_73(before: 73, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f73.self) { (a0: Int8, a1: cs_t28, a2: Double, a3: cs_t28, a4: Int32) -> cs_t28 in check.received(a0, a1, a2, a3, a4); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 73)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Int8 = check.value(0), a1: cs_t28 = check.value(1), a2: Double = check.value(2), a3: cs_t28 = check.value(3), a4: Int32 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t28.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, returning: cs_t28.self) }
            check.callback("closure") { cs_call_73(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_73(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_074() throws {
        let check = Check(74, "{cs_t29=[4C]}c{cs_t29=[4C]}d{cs_t29=[4C]}i", [Int8.self, cs_t29.self, Double.self, cs_t29.self, Int32.self])
        let function: cs_f74 = cs_function_74
        let table = cs_table_74(before: 74, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f74.self) { (a0: Int8, a1: cs_t29, a2: Double, a3: cs_t29, a4: Int32) -> cs_t29 in check.received(a0, a1, a2, a3, a4); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 74)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Int8 = check.value(0), a1: cs_t29 = check.value(1), a2: Double = check.value(2), a3: cs_t29 = check.value(3), a4: Int32 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t29.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, returning: cs_t29.self) }
            check.callback("closure") { cs_call_74(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_74(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_075() throws {
        let check = Check(75, "{cs_t30=[5C]}c{cs_t30=[5C]}d{cs_t30=[5C]}i", [Int8.self, cs_t30.self, Double.self, cs_t30.self, Int32.self])
        let function: cs_f75 = cs_function_75
        let table = cs_table_75(before: 75, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f75.self) { (a0: Int8, a1: cs_t30, a2: Double, a3: cs_t30, a4: Int32) -> cs_t30 in check.received(a0, a1, a2, a3, a4); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 75)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (Int8, cs_t30, Double, cs_t30, Int32).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2, $0.3, $0.4) })
        observers.append(proxy.methodInvoked(\.callback, as: (Int8, cs_t30, Double, cs_t30, Int32).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2, $0.3, $0.4) })
        let receiver = DynamicReceiver()
        receiver.methods.add("coded", coded)
        let method = try CCallback(signature: coded.signature, onError: check.threw) { invocation in
            check.received(invocation)
            try invocation.setResult(check.answer() as cs_t30)
        }
        receiver.methods.add("typed", typed)
        let sender = try receiver.callback(for: "typed", as: cs_f75.self, onError: check.threw)
        try check.rounds {
            let a0: Int8 = check.value(0), a1: cs_t30 = check.value(1), a2: Double = check.value(2), a3: cs_t30 = check.value(3), a4: Int32 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t30.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, returning: cs_t30.self) }
            check.callback("closure") { cs_call_75(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_75(proxy.table.callback, cs_result), check.place)
            }
            try check.call("message to coded") { try receiver.send("coded", a0, a1, a2, a3, a4, returning: cs_t30.self) }
            check.callback("invocation") { cs_call_75(unsafeBitCast(method.function, to: cs_f75.self), cs_answer) }
            try check.call("invocation of coded") {
                let invocation = Invocation(selector: "coded", signature: coded.signature)
                try invocation.setArgument(a0, at: 0)
                try invocation.setArgument(a1, at: 1)
                try invocation.setArgument(a2, at: 2)
                try invocation.setArgument(a3, at: 3)
                try invocation.setArgument(a4, at: 4)
                try invocation.invoke(coded)
                check.expectArguments(of: invocation)
                return try invocation.result(as: cs_t30.self)
            }
            try check.call("message to typed") { try receiver.send("typed", a0, a1, a2, a3, a4, returning: cs_t30.self) }
            try check.call("invocation of typed") {
                let invocation = Invocation(selector: "typed", signature: typed.signature, target: receiver)
                try invocation.setArgument(a0, at: 0)
                try invocation.setArgument(a1, at: 1)
                try invocation.setArgument(a2, at: 2)
                try invocation.setArgument(a3, at: 3)
                try invocation.setArgument(a4, at: 4)
                try invocation.invoke()
                check.expectArguments(of: invocation)
                return try invocation.result(as: cs_t30.self)
            }
            try check.call("message to the proxy", observers: 2) { try proxy.send("callback", a0, a1, a2, a3, a4, returning: cs_t30.self) }
            check.call("from C to the receiver") {
                XCTAssert(cs_call_75(sender.function, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers, method, sender)) {}
    }
    func test_D3_076() throws {
        let check = Check(76, "{cs_t31=[6C]}c{cs_t31=[6C]}d{cs_t31=[6C]}i", [Int8.self, cs_t31.self, Double.self, cs_t31.self, Int32.self])
        let function: cs_f76 = cs_function_76
        let table = cs_table_76(before: 76, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f76.self) { (a0: Int8, a1: cs_t31, a2: Double, a3: cs_t31, a4: Int32) -> cs_t31 in check.received(a0, a1, a2, a3, a4); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 76)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Int8 = check.value(0), a1: cs_t31 = check.value(1), a2: Double = check.value(2), a3: cs_t31 = check.value(3), a4: Int32 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t31.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, returning: cs_t31.self) }
            check.callback("closure") { cs_call_76(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_76(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_077() throws {
        let check = Check(77, "{cs_t32=[7C]}c{cs_t32=[7C]}d{cs_t32=[7C]}i", [Int8.self, cs_t32.self, Double.self, cs_t32.self, Int32.self])
        let function: cs_f77 = cs_function_77
        let table = cs_table_77(before: 77, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f77.self) { (a0: Int8, a1: cs_t32, a2: Double, a3: cs_t32, a4: Int32) -> cs_t32 in check.received(a0, a1, a2, a3, a4); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 77)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Int8 = check.value(0), a1: cs_t32 = check.value(1), a2: Double = check.value(2), a3: cs_t32 = check.value(3), a4: Int32 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t32.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, returning: cs_t32.self) }
            check.callback("closure") { cs_call_77(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_77(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_078() throws {
        let check = Check(78, "{cs_t33=[8C]}c{cs_t33=[8C]}d{cs_t33=[8C]}i", [Int8.self, cs_t33.self, Double.self, cs_t33.self, Int32.self])
        let function: cs_f78 = cs_function_78
        let table = cs_table_78(before: 78, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f78.self) { (a0: Int8, a1: cs_t33, a2: Double, a3: cs_t33, a4: Int32) -> cs_t33 in check.received(a0, a1, a2, a3, a4); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 78)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (Int8, cs_t33, Double, cs_t33, Int32).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2, $0.3, $0.4) })
        observers.append(proxy.methodInvoked(\.callback, as: (Int8, cs_t33, Double, cs_t33, Int32).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2, $0.3, $0.4) })
        try check.rounds {
            let a0: Int8 = check.value(0), a1: cs_t33 = check.value(1), a2: Double = check.value(2), a3: cs_t33 = check.value(3), a4: Int32 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t33.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, returning: cs_t33.self) }
            check.callback("closure") { cs_call_78(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_78(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_079() throws {
        let check = Check(79, "{cs_t34=[9C]}c{cs_t34=[9C]}d{cs_t34=[9C]}i", [Int8.self, cs_t34.self, Double.self, cs_t34.self, Int32.self])
        let function: cs_f79 = cs_function_79
        let table = cs_table_79(before: 79, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f79.self) { (a0: Int8, a1: cs_t34, a2: Double, a3: cs_t34, a4: Int32) -> cs_t34 in check.received(a0, a1, a2, a3, a4); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 79)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Int8 = check.value(0), a1: cs_t34 = check.value(1), a2: Double = check.value(2), a3: cs_t34 = check.value(3), a4: Int32 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t34.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, returning: cs_t34.self) }
            check.callback("closure") { cs_call_79(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_79(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
}
