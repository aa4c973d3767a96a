// Written by scripts/generate/c-signature-tests.py; change that instead.
// swift-format-ignore-file

import CSignatureFixtures
import Switchboard
import XCTest

final class Signatures08Tests: XCTestCase {
    func test_D3_080() throws {
        let check = Check(80, "{cs_t35=[10C]}c{cs_t35=[10C]}d{cs_t35=[10C]}i", [Int8.self, cs_t35.self, Double.self, cs_t35.self, Int32.self])
        let function: cs_f80 = cs_function_80
        let table = cs_table_80(before: 80, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f80.self) { (a0: Int8, a1: cs_t35, a2: Double, a3: cs_t35, a4: Int32) -> cs_t35 in check.received(a0, a1, a2, a3, a4); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 80)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        let receiver = DynamicReceiver()
        receiver.methods.add("coded", coded)
        let method = try CCallback(signature: coded.signature, onError: check.threw) { invocation in
            check.received(invocation)
            try invocation.setResult(check.answer() as cs_t35)
        }
        receiver.methods.add("typed", typed)
        let sender = try receiver.callback(for: "typed", as: cs_f80.self, onError: check.threw)
        try check.rounds {
            let a0: Int8 = check.value(0), a1: cs_t35 = check.value(1), a2: Double = check.value(2), a3: cs_t35 = check.value(3), a4: Int32 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t35.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, returning: cs_t35.self) }
            check.callback("closure") { cs_call_80(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_80(proxy.table.callback, cs_result), check.place)
            }
            try check.call("message to coded") { try receiver.send("coded", a0, a1, a2, a3, a4, returning: cs_t35.self) }
            check.callback("invocation") { cs_call_80(unsafeBitCast(method.function, to: cs_f80.self), cs_answer) }
            try check.call("invocation of coded") {
                let invocation = Invocation(selector: "coded", signature: coded.signature)
                try invocation.setArgument(a0, at: 0)
                try invocation.setArgument(a1, at: 1)
                try invocation.setArgument(a2, at: 2)
                try invocation.setArgument(a3, at: 3)
                try invocation.setArgument(a4, at: 4)
                try invocation.invoke(coded)
                check.expectArguments(of: invocation)
                return try invocation.result(as: cs_t35.self)
            }
            try check.call("message to typed") { try receiver.send("typed", a0, a1, a2, a3, a4, returning: cs_t35.self) }
            try check.call("invocation of typed") {
                let invocation = Invocation(selector: "typed", signature: typed.signature, target: receiver)
                try invocation.setArgument(a0, at: 0)
                try invocation.setArgument(a1, at: 1)
                try invocation.setArgument(a2, at: 2)
                try invocation.setArgument(a3, at: 3)
                try invocation.setArgument(a4, at: 4)
                try invocation.invoke()
                check.expectArguments(of: invocation)
                return try invocation.result(as: cs_t35.self)
            }
            try check.call("message to the proxy", observers: 1) { try proxy.send("callback", a0, a1, a2, a3, a4, returning: cs_t35.self) }
            check.call("from C to the receiver") {
                XCTAssert(cs_call_80(sender.function, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers, method, sender)) {}
    }
    func test_D3_081() throws {
        let check = Check(81, "{cs_t36=[11C]}c{cs_t36=[11C]}d{cs_t36=[11C]}i", [Int8.self, cs_t36.self, Double.self, cs_t36.self, Int32.self])
        let function: cs_f81 = cs_function_81
        let table = cs_table_81(before: 81, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f81.self) { (a0: Int8, a1: cs_t36, a2: Double, a3: cs_t36, a4: Int32) -> cs_t36 in check.received(a0, a1, a2, a3, a4); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 81)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (Int8, cs_t36, Double, cs_t36, Int32).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2, $0.3, $0.4) })
        observers.append(proxy.methodInvoked(\.callback, as: (Int8, cs_t36, Double, cs_t36, Int32).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2, $0.3, $0.4) })
        try check.rounds {
            let a0: Int8 = check.value(0), a1: cs_t36 = check.value(1), a2: Double = check.value(2), a3: cs_t36 = check.value(3), a4: Int32 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t36.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, returning: cs_t36.self) }
            check.callback("closure") { cs_call_81(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_81(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_082() throws {
        let check = Check(82, "{cs_t37=[12C]}c{cs_t37=[12C]}d{cs_t37=[12C]}i", [Int8.self, cs_t37.self, Double.self, cs_t37.self, Int32.self])
        let function: cs_f82 = cs_function_82
        let table = cs_table_82(before: 82, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f82.self) { (a0: Int8, a1: cs_t37, a2: Double, a3: cs_t37, a4: Int32) -> cs_t37 in check.received(a0, a1, a2, a3, a4); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 82)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Int8 = check.value(0), a1: cs_t37 = check.value(1), a2: Double = check.value(2), a3: cs_t37 = check.value(3), a4: Int32 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t37.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, returning: cs_t37.self) }
            check.callback("closure") { cs_call_82(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_82(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_083() throws {
        let check = Check(83, "{cs_t38=[13C]}c{cs_t38=[13C]}d{cs_t38=[13C]}i", [Int8.self, cs_t38.self, Double.self, cs_t38.self, Int32.self])
        let function: cs_f83 = cs_function_83
        let table = cs_table_83(before: 83, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f83.self) { (a0: Int8, a1: cs_t38, a2: Double, a3: cs_t38, a4: Int32) -> cs_t38 in check.received(a0, a1, a2, a3, a4); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 83)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Int8 = check.value(0), a1: cs_t38 = check.value(1), a2: Double = check.value(2), a3: cs_t38 = check.value(3), a4: Int32 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t38.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, returning: cs_t38.self) }
            check.callback("closure") { cs_call_83(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_83(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_084() throws {
        let check = Check(84, "{cs_t39=[14C]}c{cs_t39=[14C]}d{cs_t39=[14C]}i", [Int8.self, cs_t39.self, Double.self, cs_t39.self, Int32.self])
        let function: cs_f84 = cs_function_84
        let table = cs_table_84(before: 84, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f84.self) { (a0: Int8, a1: cs_t39, a2: Double, a3: cs_t39, a4: Int32) -> cs_t39 in check.received(a0, a1, a2, a3, a4); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 84)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (Int8, cs_t39, Double, cs_t39, Int32).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2, $0.3, $0.4) })
        observers.append(proxy.methodInvoked(\.callback, as: (Int8, cs_t39, Double, cs_t39, Int32).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2, $0.3, $0.4) })
        try check.rounds {
            let a0: Int8 = check.value(0), a1: cs_t39 = check.value(1), a2: Double = check.value(2), a3: cs_t39 = check.value(3), a4: Int32 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t39.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, returning: cs_t39.self) }
            check.callback("closure") { cs_call_84(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_84(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_085() throws {
        let check = Check(85, "{cs_t40=[15C]}c{cs_t40=[15C]}d{cs_t40=[15C]}i", [Int8.self, cs_t40.self, Double.self, cs_t40.self, Int32.self])
        let function: cs_f85 = cs_function_85
        let table = cs_table_85(before: 85, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f85.self) { (a0: Int8, a1: cs_t40, a2: Double, a3: cs_t40, a4: Int32) -> cs_t40 in check.received(a0, a1, a2, a3, a4); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 85)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        let receiver = DynamicReceiver()
        receiver.methods.add("coded", coded)
        let method = try CCallback(signature: coded.signature, onError: check.threw) { invocation in
            check.received(invocation)
            try invocation.setResult(check.answer() as cs_t40)
        }
        receiver.methods.add("typed", typed)
        let sender = try receiver.callback(for: "typed", as: cs_f85.self, onError: check.threw)
        try check.rounds {
            let a0: Int8 = check.value(0), a1: cs_t40 = check.value(1), a2: Double = check.value(2), a3: cs_t40 = check.value(3), a4: Int32 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t40.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, returning: cs_t40.self) }
            check.callback("closure") { cs_call_85(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_85(proxy.table.callback, cs_result), check.place)
            }
            try check.call("message to coded") { try receiver.send("coded", a0, a1, a2, a3, a4, returning: cs_t40.self) }
            check.callback("invocation") { cs_call_85(unsafeBitCast(method.function, to: cs_f85.self), cs_answer) }
            try check.call("invocation of coded") {
                let invocation = Invocation(selector: "coded", signature: coded.signature)
                try invocation.setArgument(a0, at: 0)
                try invocation.setArgument(a1, at: 1)
                try invocation.setArgument(a2, at: 2)
                try invocation.setArgument(a3, at: 3)
                try invocation.setArgument(a4, at: 4)
                try invocation.invoke(coded)
                check.expectArguments(of: invocation)
                return try invocation.result(as: cs_t40.self)
            }
            try check.call("message to typed") { try receiver.send("typed", a0, a1, a2, a3, a4, returning: cs_t40.self) }
            try check.call("invocation of typed") {
                let invocation = Invocation(selector: "typed", signature: typed.signature, target: receiver)
                try invocation.setArgument(a0, at: 0)
                try invocation.setArgument(a1, at: 1)
                try invocation.setArgument(a2, at: 2)
                try invocation.setArgument(a3, at: 3)
                try invocation.setArgument(a4, at: 4)
                try invocation.invoke()
                check.expectArguments(of: invocation)
                return try invocation.result(as: cs_t40.self)
            }
            try check.call("message to the proxy", observers: 1) { try proxy.send("callback", a0, a1, a2, a3, a4, returning: cs_t40.self) }
            check.call("from C to the receiver") {
                XCTAssert(cs_call_85(sender.function, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers, method, sender)) {}
    }
    func test_D3_086() throws {
        let check = Check(86, "{cs_t41=[16C]}c{cs_t41=[16C]}d{cs_t41=[16C]}i", [Int8.self, cs_t41.self, Double.self, cs_t41.self, Int32.self])
        let function: cs_f86 = cs_function_86
        let table = cs_table_86(before: 86, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f86.self) { (a0: Int8, a1: cs_t41, a2: Double, a3: cs_t41, a4: Int32) -> cs_t41 in check.received(a0, a1, a2, a3, a4); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 86)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Int8 = check.value(0), a1: cs_t41 = check.value(1), a2: Double = check.value(2), a3: cs_t41 = check.value(3), a4: Int32 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t41.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, returning: cs_t41.self) }
            check.callback("closure") { cs_call_86(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_86(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_087() throws {
        let check = Check(87, "{cs_t42=[17C]}c{cs_t42=[17C]}d{cs_t42=[17C]}i", [Int8.self, cs_t42.self, Double.self, cs_t42.self, Int32.self])
        let function: cs_f87 = cs_function_87
        let table = cs_table_87(before: 87, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f87.self) { (a0: Int8, a1: cs_t42, a2: Double, a3: cs_t42, a4: Int32) -> cs_t42 in check.received(a0, a1, a2, a3, a4); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 87)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (Int8, cs_t42, Double, cs_t42, Int32).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2, $0.3, $0.4) })
        observers.append(proxy.methodInvoked(\.callback, as: (Int8, cs_t42, Double, cs_t42, Int32).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2, $0.3, $0.4) })
        try check.rounds {
            let a0: Int8 = check.value(0), a1: cs_t42 = check.value(1), a2: Double = check.value(2), a3: cs_t42 = check.value(3), a4: Int32 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t42.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, returning: cs_t42.self) }
            check.callback("closure") { cs_call_87(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_87(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_088() throws {
        let check = Check(88, "{cs_t43=[8C][6C][4C]}c{cs_t43=[8C][6C][4C]}d{cs_t43=[8C][6C][4C]}i", [Int8.self, cs_t43.self, Double.self, cs_t43.self, Int32.self])
        let function: cs_f88 = cs_function_88
        let table = cs_table_88(before: 88, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f88.self) { (a0: Int8, a1: cs_t43, a2: Double, a3: cs_t43, a4: Int32) -> cs_t43 in check.received(a0, a1, a2, a3, a4); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 88)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Int8 = check.value(0), a1: cs_t43 = check.value(1), a2: Double = check.value(2), a3: cs_t43 = check.value(3), a4: Int32 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t43.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, returning: cs_t43.self) }
            check.callback("closure") { cs_call_88(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_88(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_089() throws {
        let check = Check(89, "{cs_t44=q[5C][2c][4C]}c{cs_t44=q[5C][2c][4C]}d{cs_t44=q[5C][2c][4C]}i", [Int8.self, cs_t44.self, Double.self, cs_t44.self, Int32.self])
        let function: cs_f89 = cs_function_89
        let table = cs_table_89(before: 89, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f89.self) { (a0: Int8, a1: cs_t44, a2: Double, a3: cs_t44, a4: Int32) -> cs_t44 in check.received(a0, a1, a2, a3, a4); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 89)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Int8 = check.value(0), a1: cs_t44 = check.value(1), a2: Double = check.value(2), a3: cs_t44 = check.value(3), a4: Int32 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t44.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, returning: cs_t44.self) }
            check.callback("closure") { cs_call_89(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_89(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
}
