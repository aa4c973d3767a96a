// Written by scripts/generate/c-signature-tests.py; change that instead.
// swift-format-ignore-file

import CSignatureFixtures
import Switchboard
import XCTest

final class Signatures15Tests: XCTestCase {
    func test_D3_150() throws {
        let check = Check(150, "{cs_t165=c^v}i{cs_t167=^v^v}f{cs_t165=c^v}{cs_t168=^vc}", [Int32.self, cs_t167.self, Float.self, cs_t165.self, cs_t168.self])
        let function: cs_f150 = cs_function_150
        let table = cs_table_150(before: 150, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f150.self) { (a0: Int32, a1: cs_t167, a2: Float, a3: cs_t165, a4: cs_t168) -> cs_t165 in check.received(a0, a1, a2, a3, a4); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 150)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (Int32, cs_t167, Float, cs_t165, cs_t168).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2, $0.3, $0.4) })
        observers.append(proxy.methodInvoked(\.callback, as: (Int32, cs_t167, Float, cs_t165, cs_t168).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2, $0.3, $0.4) })
        let receiver = DynamicReceiver()
        receiver.methods.add("coded", coded)
        let method = try CCallback(signature: coded.signature, onError: check.threw) { invocation in
            check.received(invocation)
            try invocation.setResult(check.answer() as cs_t165)
        }
        receiver.methods.add("typed", typed)
        let sender = try receiver.callback(for: "typed", as: cs_f150.self, onError: check.threw)
        try check.rounds {
            let a0: Int32 = check.value(0), a1: cs_t167 = check.value(1), a2: Float = check.value(2), a3: cs_t165 = check.value(3), a4: cs_t168 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t165.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, returning: cs_t165.self) }
            check.callback("closure") { cs_call_150(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_150(proxy.table.callback, cs_result), check.place)
            }
            try check.call("message to coded") { try receiver.send("coded", a0, a1, a2, a3, a4, returning: cs_t165.self) }
            check.callback("invocation") { cs_call_150(unsafeBitCast(method.function, to: cs_f150.self), cs_answer) }
            try check.call("invocation of coded") {
                let invocation = Invocation(selector: "coded", signature: coded.signature)
                try invocation.setArgument(a0, at: 0)
                try invocation.setArgument(a1, at: 1)
                try invocation.setArgument(a2, at: 2)
                try invocation.setArgument(a3, at: 3)
                try invocation.setArgument(a4, at: 4)
                try invocation.invoke(coded)
                check.expectArguments(of: invocation)
                return try invocation.result(as: cs_t165.self)
            }
            try check.call("message to typed") { try receiver.send("typed", a0, a1, a2, a3, a4, returning: cs_t165.self) }
            try check.call("invocation of typed") {
                let invocation = Invocation(selector: "typed", signature: typed.signature, target: receiver)
                try invocation.setArgument(a0, at: 0)
                try invocation.setArgument(a1, at: 1)
                try invocation.setArgument(a2, at: 2)
                try invocation.setArgument(a3, at: 3)
                try invocation.setArgument(a4, at: 4)
                try invocation.invoke()
                check.expectArguments(of: invocation)
                return try invocation.result(as: cs_t165.self)
            }
            try check.call("message to the proxy", observers: 2) { try proxy.send("callback", a0, a1, a2, a3, a4, returning: cs_t165.self) }
            check.call("from C to the receiver") {
                XCTAssert(cs_call_150(sender.function, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers, method, sender)) {}
    }
    func test_D3_151() throws {
        let check = Check(151, "{cs_t166=[3^v]}{cs_t169=ff^v}{cs_t166=[3^v]}{cs_t170=^vd^v}", [cs_t169.self, cs_t166.self, cs_t170.self])
        let function: cs_f151 = cs_function_151
        let table = cs_table_151(before: 151, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f151.self) { (a0: cs_t169, a1: cs_t166, a2: cs_t170) -> cs_t166 in check.received(a0, a1, a2); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 151)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: cs_t169 = check.value(0), a1: cs_t166 = check.value(1), a2: cs_t170 = check.value(2)
            check.call("directly") { function(a0, a1, a2) }
            try check.call("by encoding") { try coded(a0, a1, a2, returning: cs_t166.self) }
            try check.call("by type") { try typed(a0, a1, a2, returning: cs_t166.self) }
            check.callback("closure") { cs_call_151(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_151(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_152() throws {
        let check = Check(152, "{cs_t171=c^v}i{cs_t173=^v^v}f{cs_t171=c^v}{cs_t174=^vc}", [Int32.self, cs_t173.self, Float.self, cs_t171.self, cs_t174.self])
        let function: cs_f152 = cs_function_152
        let table = cs_table_152(before: 152, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f152.self) { (a0: Int32, a1: cs_t173, a2: Float, a3: cs_t171, a4: cs_t174) -> cs_t171 in check.received(a0, a1, a2, a3, a4); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 152)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Int32 = check.value(0), a1: cs_t173 = check.value(1), a2: Float = check.value(2), a3: cs_t171 = check.value(3), a4: cs_t174 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t171.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, returning: cs_t171.self) }
            check.callback("closure") { cs_call_152(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_152(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_153() throws {
        let check = Check(153, "{cs_t172=[3^v]}{cs_t175=ff^v}{cs_t172=[3^v]}{cs_t176=^vd^v}", [cs_t175.self, cs_t172.self, cs_t176.self])
        let function: cs_f153 = cs_function_153
        let table = cs_table_153(before: 153, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f153.self) { (a0: cs_t175, a1: cs_t172, a2: cs_t176) -> cs_t172 in check.received(a0, a1, a2); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 153)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (cs_t175, cs_t172, cs_t176).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2) })
        observers.append(proxy.methodInvoked(\.callback, as: (cs_t175, cs_t172, cs_t176).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2) })
        try check.rounds {
            let a0: cs_t175 = check.value(0), a1: cs_t172 = check.value(1), a2: cs_t176 = check.value(2)
            check.call("directly") { function(a0, a1, a2) }
            try check.call("by encoding") { try coded(a0, a1, a2, returning: cs_t172.self) }
            try check.call("by type") { try typed(a0, a1, a2, returning: cs_t172.self) }
            check.callback("closure") { cs_call_153(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_153(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_154() throws {
        let check = Check(154, "{cs_t177=c^i}i{cs_t179=^i^i}f{cs_t177=c^i}{cs_t180=^ic}", [Int32.self, cs_t179.self, Float.self, cs_t177.self, cs_t180.self])
        let function: cs_f154 = cs_function_154
        let table = cs_table_154(before: 154, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f154.self) { (a0: Int32, a1: cs_t179, a2: Float, a3: cs_t177, a4: cs_t180) -> cs_t177 in check.received(a0, a1, a2, a3, a4); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 154)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Int32 = check.value(0), a1: cs_t179 = check.value(1), a2: Float = check.value(2), a3: cs_t177 = check.value(3), a4: cs_t180 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t177.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, returning: cs_t177.self) }
            check.callback("closure") { cs_call_154(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_154(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_155() throws {
        let check = Check(155, "{cs_t178=[3^i]}{cs_t181=ff^i}{cs_t178=[3^i]}{cs_t182=^id^i}", [cs_t181.self, cs_t178.self, cs_t182.self])
        let function: cs_f155 = cs_function_155
        let table = cs_table_155(before: 155, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f155.self) { (a0: cs_t181, a1: cs_t178, a2: cs_t182) -> cs_t178 in check.received(a0, a1, a2); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 155)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        let receiver = DynamicReceiver()
        receiver.methods.add("coded", coded)
        let method = try CCallback(signature: coded.signature, onError: check.threw) { invocation in
            check.received(invocation)
            try invocation.setResult(check.answer() as cs_t178)
        }
        receiver.methods.add("typed", typed)
        let sender = try receiver.callback(for: "typed", as: cs_f155.self, onError: check.threw)
        try check.rounds {
            let a0: cs_t181 = check.value(0), a1: cs_t178 = check.value(1), a2: cs_t182 = check.value(2)
            check.call("directly") { function(a0, a1, a2) }
            try check.call("by encoding") { try coded(a0, a1, a2, returning: cs_t178.self) }
            try check.call("by type") { try typed(a0, a1, a2, returning: cs_t178.self) }
            check.callback("closure") { cs_call_155(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_155(proxy.table.callback, cs_result), check.place)
            }
            try check.call("message to coded") { try receiver.send("coded", a0, a1, a2, returning: cs_t178.self) }
            check.callback("invocation") { cs_call_155(unsafeBitCast(method.function, to: cs_f155.self), cs_answer) }
            try check.call("invocation of coded") {
                let invocation = Invocation(selector: "coded", signature: coded.signature)
                try invocation.setArgument(a0, at: 0)
                try invocation.setArgument(a1, at: 1)
                try invocation.setArgument(a2, at: 2)
                try invocation.invoke(coded)
                check.expectArguments(of: invocation)
                return try invocation.result(as: cs_t178.self)
            }
            try check.call("message to typed") { try receiver.send("typed", a0, a1, a2, returning: cs_t178.self) }
            try check.call("invocation of typed") {
                let invocation = Invocation(selector: "typed", signature: typed.signature, target: receiver)
                try invocation.setArgument(a0, at: 0)
                try invocation.setArgument(a1, at: 1)
                try invocation.setArgument(a2, at: 2)
                try invocation.invoke()
                check.expectArguments(of: invocation)
                return try invocation.result(as: cs_t178.self)
            }
            try check.call("message to the proxy", observers: 1) { try proxy.send("callback", a0, a1, a2, returning: cs_t178.self) }
            check.call("from C to the receiver") {
                XCTAssert(cs_call_155(sender.function, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers, method, sender)) {}
    }
    func test_D3_156() throws {
        let check = Check(156, "{cs_t183=c^^d}i{cs_t185=^^d^^d}f{cs_t183=c^^d}{cs_t186=^^dc}", [Int32.self, cs_t185.self, Float.self, cs_t183.self, cs_t186.self])
        let function: cs_f156 = cs_function_156
        let table = cs_table_156(before: 156, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f156.self) { (a0: Int32, a1: cs_t185, a2: Float, a3: cs_t183, a4: cs_t186) -> cs_t183 in check.received(a0, a1, a2, a3, a4); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 156)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (Int32, cs_t185, Float, cs_t183, cs_t186).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2, $0.3, $0.4) })
        observers.append(proxy.methodInvoked(\.callback, as: (Int32, cs_t185, Float, cs_t183, cs_t186).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2, $0.3, $0.4) })
        try check.rounds {
            let a0: Int32 = check.value(0), a1: cs_t185 = check.value(1), a2: Float = check.value(2), a3: cs_t183 = check.value(3), a4: cs_t186 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t183.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, returning: cs_t183.self) }
            check.callback("closure") { cs_call_156(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_156(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_157() throws {
        let check = Check(157, "{cs_t184=[3^^d]}{cs_t187=ff^^d}{cs_t184=[3^^d]}{cs_t188=^^dd^^d}", [cs_t187.self, cs_t184.self, cs_t188.self])
        let function: cs_f157 = cs_function_157
        let table = cs_table_157(before: 157, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f157.self) { (a0: cs_t187, a1: cs_t184, a2: cs_t188) -> cs_t184 in check.received(a0, a1, a2); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 157)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: cs_t187 = check.value(0), a1: cs_t184 = check.value(1), a2: cs_t188 = check.value(2)
            check.call("directly") { function(a0, a1, a2) }
            try check.call("by encoding") { try coded(a0, a1, a2, returning: cs_t184.self) }
            try check.call("by type") { try typed(a0, a1, a2, returning: cs_t184.self) }
            check.callback("closure") { cs_call_157(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_157(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_158() throws {
        let check = Check(158, "{cs_t189=c^v}i{cs_t191=^v^v}f{cs_t189=c^v}{cs_t192=^vc}", [Int32.self, cs_t191.self, Float.self, cs_t189.self, cs_t192.self])
        let function: cs_f158 = cs_function_158
        let table = cs_table_158(before: 158, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f158.self) { (a0: Int32, a1: cs_t191, a2: Float, a3: cs_t189, a4: cs_t192) -> cs_t189 in check.received(a0, a1, a2, a3, a4); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 158)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Int32 = check.value(0), a1: cs_t191 = check.value(1), a2: Float = check.value(2), a3: cs_t189 = check.value(3), a4: cs_t192 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t189.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, returning: cs_t189.self) }
            check.callback("closure") { cs_call_158(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_158(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_159() throws {
        let check = Check(159, "{cs_t190=[3^v]}{cs_t193=ff^v}{cs_t190=[3^v]}{cs_t194=^vd^v}", [cs_t193.self, cs_t190.self, cs_t194.self])
        let function: cs_f159 = cs_function_159
        let table = cs_table_159(before: 159, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f159.self) { (a0: cs_t193, a1: cs_t190, a2: cs_t194) -> cs_t190 in check.received(a0, a1, a2); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 159)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (cs_t193, cs_t190, cs_t194).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2) })
        observers.append(proxy.methodInvoked(\.callback, as: (cs_t193, cs_t190, cs_t194).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2) })
        try check.rounds {
            let a0: cs_t193 = check.value(0), a1: cs_t190 = check.value(1), a2: cs_t194 = check.value(2)
            check.call("directly") { function(a0, a1, a2) }
            try check.call("by encoding") { try coded(a0, a1, a2, returning: cs_t190.self) }
            try check.call("by type") { try typed(a0, a1, a2, returning: cs_t190.self) }
            check.callback("closure") { cs_call_159(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_159(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
}
