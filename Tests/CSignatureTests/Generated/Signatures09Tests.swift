// Written by scripts/generate/c-signature-tests.py; change that instead.
// swift-format-ignore-file

import CSignatureFixtures
import Switchboard
import XCTest

final class Signatures09Tests: XCTestCase {
    func test_D3_090() throws {
        let check = Check(90, "{cs_t45=[3s][5s]c[2B]C}c{cs_t45=[3s][5s]c[2B]C}d{cs_t45=[3s][5s]c[2B]C}i", [Int8.self, cs_t45.self, Double.self, cs_t45.self, Int32.self])
        let function: cs_f90 = cs_function_90
        let table = cs_table_90(before: 90, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f90.self) { (a0: Int8, a1: cs_t45, a2: Double, a3: cs_t45, a4: Int32) -> cs_t45 in check.received(a0, a1, a2, a3, a4); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 90)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (Int8, cs_t45, Double, cs_t45, Int32).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2, $0.3, $0.4) })
        observers.append(proxy.methodInvoked(\.callback, as: (Int8, cs_t45, Double, cs_t45, Int32).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2, $0.3, $0.4) })
        let receiver = DynamicReceiver()
        receiver.methods.add("coded", coded)
        let method = try CCallback(signature: coded.signature, onError: check.threw) { invocation in
            check.received(invocation)
            try invocation.setResult(check.answer() as cs_t45)
        }
        receiver.methods.add("typed", typed)
        let sender = try receiver.callback(for: "typed", as: cs_f90.self, onError: check.threw)
        try check.rounds {
            let a0: Int8 = check.value(0), a1: cs_t45 = check.value(1), a2: Double = check.value(2), a3: cs_t45 = check.value(3), a4: Int32 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t45.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, returning: cs_t45.self) }
            check.callback("closure") { cs_call_90(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_90(proxy.table.callback, cs_result), check.place)
            }
            try check.call("message to coded") { try receiver.send("coded", a0, a1, a2, a3, a4, returning: cs_t45.self) }
            check.callback("invocation") { cs_call_90(unsafeBitCast(method.function, to: cs_f90.self), cs_answer) }
            try check.call("invocation of coded") {
                let invocation = Invocation(selector: "coded", signature: coded.signature)
                try invocation.setArgument(a0, at: 0)
                try invocation.setArgument(a1, at: 1)
                try invocation.setArgument(a2, at: 2)
                try invocation.setArgument(a3, at: 3)
                try invocation.setArgument(a4, at: 4)
                try invocation.invoke(coded)
                check.expectArguments(of: invocation)
                return try invocation.result(as: cs_t45.self)
            }
            try check.call("message to typed") { try receiver.send("typed", a0, a1, a2, a3, a4, returning: cs_t45.self) }
            try check.call("invocation of typed") {
                let invocation = Invocation(selector: "typed", signature: typed.signature, target: receiver)
                try invocation.setArgument(a0, at: 0)
                try invocation.setArgument(a1, at: 1)
                try invocation.setArgument(a2, at: 2)
                try invocation.setArgument(a3, at: 3)
                try invocation.setArgument(a4, at: 4)
                try invocation.invoke()
                check.expectArguments(of: invocation)
                return try invocation.result(as: cs_t45.self)
            }
            try check.call("message to the proxy", observers: 2) { try proxy.send("callback", a0, a1, a2, a3, a4, returning: cs_t45.self) }
            check.call("from C to the receiver") {
                XCTAssert(cs_call_90(sender.function, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers, method, sender)) {}
    }
    func test_D3_091() throws {
        let check = Check(91, "{cs_t46=[2q]fB}c{cs_t46=[2q]fB}d{cs_t46=[2q]fB}i", [Int8.self, cs_t46.self, Double.self, cs_t46.self, Int32.self])
        let function: cs_f91 = cs_function_91
        let table = cs_table_91(before: 91, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f91.self) { (a0: Int8, a1: cs_t46, a2: Double, a3: cs_t46, a4: Int32) -> cs_t46 in check.received(a0, a1, a2, a3, a4); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 91)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Int8 = check.value(0), a1: cs_t46 = check.value(1), a2: Double = check.value(2), a3: cs_t46 = check.value(3), a4: Int32 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t46.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, returning: cs_t46.self) }
            check.callback("closure") { cs_call_91(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_91(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_092() throws {
        let check = Check(92, "{cs_t47=[12c][4B][2c][2C]CC}c{cs_t47=[12c][4B][2c][2C]CC}d{cs_t47=[12c][4B][2c][2C]CC}i", [Int8.self, cs_t47.self, Double.self, cs_t47.self, Int32.self])
        let function: cs_f92 = cs_function_92
        let table = cs_table_92(before: 92, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f92.self) { (a0: Int8, a1: cs_t47, a2: Double, a3: cs_t47, a4: Int32) -> cs_t47 in check.received(a0, a1, a2, a3, a4); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 92)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Int8 = check.value(0), a1: cs_t47 = check.value(1), a2: Double = check.value(2), a3: cs_t47 = check.value(3), a4: Int32 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t47.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, returning: cs_t47.self) }
            check.callback("closure") { cs_call_92(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_92(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_093() throws {
        let check = Check(93, "{cs_t48=[2q][5C][2c]}c{cs_t48=[2q][5C][2c]}d{cs_t48=[2q][5C][2c]}i", [Int8.self, cs_t48.self, Double.self, cs_t48.self, Int32.self])
        let function: cs_f93 = cs_function_93
        let table = cs_table_93(before: 93, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f93.self) { (a0: Int8, a1: cs_t48, a2: Double, a3: cs_t48, a4: Int32) -> cs_t48 in check.received(a0, a1, a2, a3, a4); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 93)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (Int8, cs_t48, Double, cs_t48, Int32).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2, $0.3, $0.4) })
        observers.append(proxy.methodInvoked(\.callback, as: (Int8, cs_t48, Double, cs_t48, Int32).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2, $0.3, $0.4) })
        try check.rounds {
            let a0: Int8 = check.value(0), a1: cs_t48 = check.value(1), a2: Double = check.value(2), a3: cs_t48 = check.value(3), a4: Int32 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t48.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, returning: cs_t48.self) }
            check.callback("closure") { cs_call_93(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_93(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_094() throws {
        let check = Check(94, "{cs_t49=[24C]}c{cs_t49=[24C]}d{cs_t49=[24C]}i", [Int8.self, cs_t49.self, Double.self, cs_t49.self, Int32.self])
        let function: cs_f94 = cs_function_94
        let table = cs_table_94(before: 94, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f94.self) { (a0: Int8, a1: cs_t49, a2: Double, a3: cs_t49, a4: Int32) -> cs_t49 in check.received(a0, a1, a2, a3, a4); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 94)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Int8 = check.value(0), a1: cs_t49 = check.value(1), a2: Double = check.value(2), a3: cs_t49 = check.value(3), a4: Int32 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t49.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, returning: cs_t49.self) }
            check.callback("closure") { cs_call_94(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_94(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_095() throws {
        let check = Check(95, "{cs_t50=[2d][2f]C}c{cs_t50=[2d][2f]C}d{cs_t50=[2d][2f]C}i", [Int8.self, cs_t50.self, Double.self, cs_t50.self, Int32.self])
        let function: cs_f95 = cs_function_95
        let table = cs_table_95(before: 95, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f95.self) { (a0: Int8, a1: cs_t50, a2: Double, a3: cs_t50, a4: Int32) -> cs_t50 in check.received(a0, a1, a2, a3, a4); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 95)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        let receiver = DynamicReceiver()
        receiver.methods.add("coded", coded)
        let method = try CCallback(signature: coded.signature, onError: check.threw) { invocation in
            check.received(invocation)
            try invocation.setResult(check.answer() as cs_t50)
        }
        receiver.methods.add("typed", typed)
        let sender = try receiver.callback(for: "typed", as: cs_f95.self, onError: check.threw)
        try check.rounds {
            let a0: Int8 = check.value(0), a1: cs_t50 = check.value(1), a2: Double = check.value(2), a3: cs_t50 = check.value(3), a4: Int32 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t50.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, returning: cs_t50.self) }
            check.callback("closure") { cs_call_95(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_95(proxy.table.callback, cs_result), check.place)
            }
            try check.call("message to coded") { try receiver.send("coded", a0, a1, a2, a3, a4, returning: cs_t50.self) }
            check.callback("invocation") { cs_call_95(unsafeBitCast(method.function, to: cs_f95.self), cs_answer) }
            try check.call("invocation of coded") {
                let invocation = Invocation(selector: "coded", signature: coded.signature)
                try invocation.setArgument(a0, at: 0)
                try invocation.setArgument(a1, at: 1)
                try invocation.setArgument(a2, at: 2)
                try invocation.setArgument(a3, at: 3)
                try invocation.setArgument(a4, at: 4)
                try invocation.invoke(coded)
                check.expectArguments(of: invocation)
                return try invocation.result(as: cs_t50.self)
            }
            try check.call("message to typed") { try receiver.send("typed", a0, a1, a2, a3, a4, returning: cs_t50.self) }
            try check.call("invocation of typed") {
                let invocation = Invocation(selector: "typed", signature: typed.signature, target: receiver)
                try invocation.setArgument(a0, at: 0)
                try invocation.setArgument(a1, at: 1)
                try invocation.setArgument(a2, at: 2)
                try invocation.setArgument(a3, at: 3)
                try invocation.setArgument(a4, at: 4)
                try invocation.invoke()
                check.expectArguments(of: invocation)
                return try invocation.result(as: cs_t50.self)
            }
            try check.call("message to the proxy", observers: 1) { try proxy.send("callback", a0, a1, a2, a3, a4, returning: cs_t50.self) }
            check.call("from C to the receiver") {
                XCTAssert(cs_call_95(sender.function, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers, method, sender)) {}
    }
    func test_D3_096() throws {
        let check = Check(96, "{cs_t51=[3q]Bc}c{cs_t51=[3q]Bc}d{cs_t51=[3q]Bc}i", [Int8.self, cs_t51.self, Double.self, cs_t51.self, Int32.self])
        let function: cs_f96 = cs_function_96
        let table = cs_table_96(before: 96, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f96.self) { (a0: Int8, a1: cs_t51, a2: Double, a3: cs_t51, a4: Int32) -> cs_t51 in check.received(a0, a1, a2, a3, a4); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 96)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (Int8, cs_t51, Double, cs_t51, Int32).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2, $0.3, $0.4) })
        observers.append(proxy.methodInvoked(\.callback, as: (Int8, cs_t51, Double, cs_t51, Int32).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2, $0.3, $0.4) })
        try check.rounds {
            let a0: Int8 = check.value(0), a1: cs_t51 = check.value(1), a2: Double = check.value(2), a3: cs_t51 = check.value(3), a4: Int32 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t51.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, returning: cs_t51.self) }
            check.callback("closure") { cs_call_96(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_96(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_097() throws {
        let check = Check(97, "{cs_t52=[5i]S[2S]C}c{cs_t52=[5i]S[2S]C}d{cs_t52=[5i]S[2S]C}i", [Int8.self, cs_t52.self, Double.self, cs_t52.self, Int32.self])
        let function: cs_f97 = cs_function_97
        let table = cs_table_97(before: 97, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f97.self) { (a0: Int8, a1: cs_t52, a2: Double, a3: cs_t52, a4: Int32) -> cs_t52 in check.received(a0, a1, a2, a3, a4); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 97)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Int8 = check.value(0), a1: cs_t52 = check.value(1), a2: Double = check.value(2), a3: cs_t52 = check.value(3), a4: Int32 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t52.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, returning: cs_t52.self) }
            check.callback("closure") { cs_call_97(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_97(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_098() throws {
        let check = Check(98, "{cs_t53=[3q]Bc[2c]}c{cs_t53=[3q]Bc[2c]}d{cs_t53=[3q]Bc[2c]}i", [Int8.self, cs_t53.self, Double.self, cs_t53.self, Int32.self])
        let function: cs_f98 = cs_function_98
        let table = cs_table_98(before: 98, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f98.self) { (a0: Int8, a1: cs_t53, a2: Double, a3: cs_t53, a4: Int32) -> cs_t53 in check.received(a0, a1, a2, a3, a4); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 98)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Int8 = check.value(0), a1: cs_t53 = check.value(1), a2: Double = check.value(2), a3: cs_t53 = check.value(3), a4: Int32 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t53.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, returning: cs_t53.self) }
            check.callback("closure") { cs_call_98(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_98(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_099() throws {
        let check = Check(99, "{cs_t54=d[5I]C}c{cs_t54=d[5I]C}d{cs_t54=d[5I]C}i", [Int8.self, cs_t54.self, Double.self, cs_t54.self, Int32.self])
        let function: cs_f99 = cs_function_99
        let table = cs_table_99(before: 99, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f99.self) { (a0: Int8, a1: cs_t54, a2: Double, a3: cs_t54, a4: Int32) -> cs_t54 in check.received(a0, a1, a2, a3, a4); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 99)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (Int8, cs_t54, Double, cs_t54, Int32).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2, $0.3, $0.4) })
        observers.append(proxy.methodInvoked(\.callback, as: (Int8, cs_t54, Double, cs_t54, Int32).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2, $0.3, $0.4) })
        try check.rounds {
            let a0: Int8 = check.value(0), a1: cs_t54 = check.value(1), a2: Double = check.value(2), a3: cs_t54 = check.value(3), a4: Int32 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t54.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, returning: cs_t54.self) }
            check.callback("closure") { cs_call_99(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_99(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
}
