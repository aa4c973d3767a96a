// Written by scripts/generate/c-signature-tests.py; change that instead.
// swift-format-ignore-file

import CSignatureFixtures
import Switchboard
import XCTest

final class Signatures17Tests: XCTestCase {
    func test_D3_170() throws {
        let check = Check(170, "{cs_t225=cC}i{cs_t227=CC}f{cs_t225=cC}{cs_t228=Cc}", [Int32.self, cs_t227.self, Float.self, cs_t225.self, cs_t228.self])
        let function: cs_f170 = cs_function_170
        let table = cs_table_170(before: 170, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f170.self) { (a0: Int32, a1: cs_t227, a2: Float, a3: cs_t225, a4: cs_t228) -> cs_t225 in check.received(a0, a1, a2, a3, a4); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 170)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        let receiver = DynamicReceiver()
        receiver.methods.add("coded", coded)
        let method = try CCallback(signature: coded.signature, onError: check.threw) { invocation in
            check.received(invocation)
            try invocation.setResult(check.answer() as cs_t225)
        }
        receiver.methods.add("typed", typed)
        let sender = try receiver.callback(for: "typed", as: cs_f170.self, onError: check.threw)
        try check.rounds {
            let a0: Int32 = check.value(0), a1: cs_t227 = check.value(1), a2: Float = check.value(2), a3: cs_t225 = check.value(3), a4: cs_t228 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t225.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, returning: cs_t225.self) }
            check.callback("closure") { cs_call_170(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_170(proxy.table.callback, cs_result), check.place)
            }
            try check.call("message to coded") { try receiver.send("coded", a0, a1, a2, a3, a4, returning: cs_t225.self) }
            check.callback("invocation") { cs_call_170(unsafeBitCast(method.function, to: cs_f170.self), cs_answer) }
            try check.call("invocation of coded") {
                let invocation = Invocation(selector: "coded", signature: coded.signature)
                try invocation.setArgument(a0, at: 0)
                try invocation.setArgument(a1, at: 1)
                try invocation.setArgument(a2, at: 2)
                try invocation.setArgument(a3, at: 3)
                try invocation.setArgument(a4, at: 4)
                try invocation.invoke(coded)
                check.expectArguments(of: invocation)
                return try invocation.result(as: cs_t225.self)
            }
            try check.call("message to typed") { try receiver.send("typed", a0, a1, a2, a3, a4, returning: cs_t225.self) }
            try check.call("invocation of typed") {
                let invocation = Invocation(selector: "typed", signature: typed.signature, target: receiver)
                try invocation.setArgument(a0, at: 0)
                try invocation.setArgument(a1, at: 1)
                try invocation.setArgument(a2, at: 2)
                try invocation.setArgument(a3, at: 3)
                try invocation.setArgument(a4, at: 4)
                try invocation.invoke()
                check.expectArguments(of: invocation)
                return try invocation.result(as: cs_t225.self)
            }
            try check.call("message to the proxy", observers: 1) { try proxy.send("callback", a0, a1, a2, a3, a4, returning: cs_t225.self) }
            check.call("from C to the receiver") {
                XCTAssert(cs_call_170(sender.function, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers, method, sender)) {}
    }
    func test_D3_171() throws {
        let check = Check(171, "{cs_t226=[3C]}{cs_t229=fC}{cs_t226=[3C]}{cs_t230=CdC}", [cs_t229.self, cs_t226.self, cs_t230.self])
        let function: cs_f171 = cs_function_171
        let table = cs_table_171(before: 171, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f171.self) { (a0: cs_t229, a1: cs_t226, a2: cs_t230) -> cs_t226 in check.received(a0, a1, a2); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 171)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (cs_t229, cs_t226, cs_t230).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2) })
        observers.append(proxy.methodInvoked(\.callback, as: (cs_t229, cs_t226, cs_t230).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2) })
        try check.rounds {
            let a0: cs_t229 = check.value(0), a1: cs_t226 = check.value(1), a2: cs_t230 = check.value(2)
            check.call("directly") { function(a0, a1, a2) }
            try check.call("by encoding") { try coded(a0, a1, a2, returning: cs_t226.self) }
            try check.call("by type") { try typed(a0, a1, a2, returning: cs_t226.self) }
            check.callback("closure") { cs_call_171(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_171(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_172() throws {
        let check = Check(172, "{cs_t231=f}{cs_t231=f}d{cs_t231=f}", [cs_t231.self, Double.self, cs_t231.self])
        let function: cs_f172 = cs_function_172
        let table = cs_table_172(before: 172, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f172.self) { (a0: cs_t231, a1: Double, a2: cs_t231) -> cs_t231 in check.received(a0, a1, a2); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 172)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: cs_t231 = check.value(0), a1: Double = check.value(1), a2: cs_t231 = check.value(2)
            check.call("directly") { function(a0, a1, a2) }
            try check.call("by encoding") { try coded(a0, a1, a2, returning: cs_t231.self) }
            try check.call("by type") { try typed(a0, a1, a2, returning: cs_t231.self) }
            check.callback("closure") { cs_call_172(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_172(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_173() throws {
        let check = Check(173, "{cs_t232=ff}{cs_t232=ff}d{cs_t232=ff}", [cs_t232.self, Double.self, cs_t232.self])
        let function: cs_f173 = cs_function_173
        let table = cs_table_173(before: 173, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f173.self) { (a0: cs_t232, a1: Double, a2: cs_t232) -> cs_t232 in check.received(a0, a1, a2); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 173)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: cs_t232 = check.value(0), a1: Double = check.value(1), a2: cs_t232 = check.value(2)
            check.call("directly") { function(a0, a1, a2) }
            try check.call("by encoding") { try coded(a0, a1, a2, returning: cs_t232.self) }
            try check.call("by type") { try typed(a0, a1, a2, returning: cs_t232.self) }
            check.callback("closure") { cs_call_173(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_173(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_174() throws {
        let check = Check(174, "{cs_t233=ffff}{cs_t233=ffff}d{cs_t233=ffff}", [cs_t233.self, Double.self, cs_t233.self])
        let function: cs_f174 = cs_function_174
        let table = cs_table_174(before: 174, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f174.self) { (a0: cs_t233, a1: Double, a2: cs_t233) -> cs_t233 in check.received(a0, a1, a2); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 174)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (cs_t233, Double, cs_t233).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2) })
        observers.append(proxy.methodInvoked(\.callback, as: (cs_t233, Double, cs_t233).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2) })
        try check.rounds {
            let a0: cs_t233 = check.value(0), a1: Double = check.value(1), a2: cs_t233 = check.value(2)
            check.call("directly") { function(a0, a1, a2) }
            try check.call("by encoding") { try coded(a0, a1, a2, returning: cs_t233.self) }
            try check.call("by type") { try typed(a0, a1, a2, returning: cs_t233.self) }
            check.callback("closure") { cs_call_174(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_174(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_175() throws {
        let check = Check(175, "{cs_t234=fffff}{cs_t234=fffff}d{cs_t234=fffff}", [cs_t234.self, Double.self, cs_t234.self])
        let function: cs_f175 = cs_function_175
        let table = cs_table_175(before: 175, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f175.self) { (a0: cs_t234, a1: Double, a2: cs_t234) -> cs_t234 in check.received(a0, a1, a2); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 175)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        let receiver = DynamicReceiver()
        receiver.methods.add("coded", coded)
        let method = try CCallback(signature: coded.signature, onError: check.threw) { invocation in
            check.received(invocation)
            try invocation.setResult(check.answer() as cs_t234)
        }
        receiver.methods.add("typed", typed)
        let sender = try receiver.callback(for: "typed", as: cs_f175.self, onError: check.threw)
        try check.rounds {
            let a0: cs_t234 = check.value(0), a1: Double = check.value(1), a2: cs_t234 = check.value(2)
            check.call("directly") { function(a0, a1, a2) }
            try check.call("by encoding") { try coded(a0, a1, a2, returning: cs_t234.self) }
            try check.call("by type") { try typed(a0, a1, a2, returning: cs_t234.self) }
            check.callback("closure") { cs_call_175(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_175(proxy.table.callback, cs_result), check.place)
            }
            try check.call("message to coded") { try receiver.send("coded", a0, a1, a2, returning: cs_t234.self) }
            check.callback("invocation") { cs_call_175(unsafeBitCast(method.function, to: cs_f175.self), cs_answer) }
            try check.call("invocation of coded") {
                let invocation = Invocation(selector: "coded", signature: coded.signature)
                try invocation.setArgument(a0, at: 0)
                try invocation.setArgument(a1, at: 1)
                try invocation.setArgument(a2, at: 2)
                try invocation.invoke(coded)
                check.expectArguments(of: invocation)
                return try invocation.result(as: cs_t234.self)
            }
            try check.call("message to typed") { try receiver.send("typed", a0, a1, a2, returning: cs_t234.self) }
            try check.call("invocation of typed") {
                let invocation = Invocation(selector: "typed", signature: typed.signature, target: receiver)
                try invocation.setArgument(a0, at: 0)
                try invocation.setArgument(a1, at: 1)
                try invocation.setArgument(a2, at: 2)
                try invocation.invoke()
                check.expectArguments(of: invocation)
                return try invocation.result(as: cs_t234.self)
            }
            try check.call("message to the proxy", observers: 1) { try proxy.send("callback", a0, a1, a2, returning: cs_t234.self) }
            check.call("from C to the receiver") {
                XCTAssert(cs_call_175(sender.function, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers, method, sender)) {}
    }
    func test_D3_176() throws {
        let check = Check(176, "{cs_t236={cs_t235=ff}f}{cs_t237={cs_t235=ff}f}{cs_t235=ff}{cs_t238=[3f]}", [cs_t237.self, cs_t235.self, cs_t238.self])
        let function: cs_f176 = cs_function_176
        let table = cs_table_176(before: 176, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f176.self) { (a0: cs_t237, a1: cs_t235, a2: cs_t238) -> cs_t236 in check.received(a0, a1, a2); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 176)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: cs_t237 = check.value(0), a1: cs_t235 = check.value(1), a2: cs_t238 = check.value(2)
            check.call("directly") { function(a0, a1, a2) }
            try check.call("by encoding") { try coded(a0, a1, a2, returning: cs_t236.self) }
            try check.call("by type") { try typed(a0, a1, a2, returning: cs_t236.self) }
            check.callback("closure") { cs_call_176(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_176(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_177() throws {
        let check = Check(177, "{cs_t239=d}{cs_t239=d}d{cs_t239=d}", [cs_t239.self, Double.self, cs_t239.self])
        let function: cs_f177 = cs_function_177
        let table = cs_table_177(before: 177, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f177.self) { (a0: cs_t239, a1: Double, a2: cs_t239) -> cs_t239 in check.received(a0, a1, a2); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 177)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (cs_t239, Double, cs_t239).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2) })
        observers.append(proxy.methodInvoked(\.callback, as: (cs_t239, Double, cs_t239).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2) })
        try check.rounds {
            let a0: cs_t239 = check.value(0), a1: Double = check.value(1), a2: cs_t239 = check.value(2)
            check.call("directly") { function(a0, a1, a2) }
            try check.call("by encoding") { try coded(a0, a1, a2, returning: cs_t239.self) }
            try check.call("by type") { try typed(a0, a1, a2, returning: cs_t239.self) }
            check.callback("closure") { cs_call_177(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_177(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_178() throws {
        let check = Check(178, "{cs_t240=dd}{cs_t240=dd}d{cs_t240=dd}", [cs_t240.self, Double.self, cs_t240.self])
        let function: cs_f178 = cs_function_178
        let table = cs_table_178(before: 178, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f178.self) { (a0: cs_t240, a1: Double, a2: cs_t240) -> cs_t240 in check.received(a0, a1, a2); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 178)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: cs_t240 = check.value(0), a1: Double = check.value(1), a2: cs_t240 = check.value(2)
            check.call("directly") { function(a0, a1, a2) }
            try check.call("by encoding") { try coded(a0, a1, a2, returning: cs_t240.self) }
            try check.call("by type") { try typed(a0, a1, a2, returning: cs_t240.self) }
            check.callback("closure") { cs_call_178(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_178(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_179() throws {
        let check = Check(179, "{cs_t241=dddd}{cs_t241=dddd}d{cs_t241=dddd}", [cs_t241.self, Double.self, cs_t241.self])
        let function: cs_f179 = cs_function_179
        let table = cs_table_179(before: 179, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f179.self) { (a0: cs_t241, a1: Double, a2: cs_t241) -> cs_t241 in check.received(a0, a1, a2); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 179)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: cs_t241 = check.value(0), a1: Double = check.value(1), a2: cs_t241 = check.value(2)
            check.call("directly") { function(a0, a1, a2) }
            try check.call("by encoding") { try coded(a0, a1, a2, returning: cs_t241.self) }
            try check.call("by type") { try typed(a0, a1, a2, returning: cs_t241.self) }
            check.callback("closure") { cs_call_179(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_179(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
}
