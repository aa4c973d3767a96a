// Written by scripts/generate/c-signature-tests.py; change that instead.
// swift-format-ignore-file

import CSignatureFixtures
import Switchboard
import XCTest

final class Signatures16Tests: XCTestCase {
    func test_D3_160() throws {
        let check = Check(160, "{cs_t195=c^?}i{cs_t197=^?^?}f{cs_t195=c^?}{cs_t198=^?c}", [Int32.self, cs_t197.self, Float.self, cs_t195.self, cs_t198.self])
        let function: cs_f160 = cs_function_160
        let table = cs_table_160(before: 160, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f160.self) { (a0: Int32, a1: cs_t197, a2: Float, a3: cs_t195, a4: cs_t198) -> cs_t195 in check.received(a0, a1, a2, a3, a4); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 160)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        let receiver = DynamicReceiver()
        receiver.methods.add("coded", coded)
        let method = try CCallback(signature: coded.signature, onError: check.threw) { invocation in
            check.received(invocation)
            try invocation.setResult(check.answer() as cs_t195)
        }
        receiver.methods.add("typed", typed)
        let sender = try receiver.callback(for: "typed", as: cs_f160.self, onError: check.threw)
        try check.rounds {
            let a0: Int32 = check.value(0), a1: cs_t197 = check.value(1), a2: Float = check.value(2), a3: cs_t195 = check.value(3), a4: cs_t198 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t195.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, returning: cs_t195.self) }
            check.callback("closure") { cs_call_160(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_160(proxy.table.callback, cs_result), check.place)
            }
            try check.call("message to coded") { try receiver.send("coded", a0, a1, a2, a3, a4, returning: cs_t195.self) }
            check.callback("invocation") { cs_call_160(unsafeBitCast(method.function, to: cs_f160.self), cs_answer) }
            try check.call("invocation of coded") {
                let invocation = Invocation(selector: "coded", signature: coded.signature)
                try invocation.setArgument(a0, at: 0)
                try invocation.setArgument(a1, at: 1)
                try invocation.setArgument(a2, at: 2)
                try invocation.setArgument(a3, at: 3)
                try invocation.setArgument(a4, at: 4)
                try invocation.invoke(coded)
                check.expectArguments(of: invocation)
                return try invocation.result(as: cs_t195.self)
            }
            try check.call("message to typed") { try receiver.send("typed", a0, a1, a2, a3, a4, returning: cs_t195.self) }
            try check.call("invocation of typed") {
                let invocation = Invocation(selector: "typed", signature: typed.signature, target: receiver)
                try invocation.setArgument(a0, at: 0)
                try invocation.setArgument(a1, at: 1)
                try invocation.setArgument(a2, at: 2)
                try invocation.setArgument(a3, at: 3)
                try invocation.setArgument(a4, at: 4)
                try invocation.invoke()
                check.expectArguments(of: invocation)
                return try invocation.result(as: cs_t195.self)
            }
            try check.call("message to the proxy", observers: 1) { try proxy.send("callback", a0, a1, a2, a3, a4, returning: cs_t195.self) }
            check.call("from C to the receiver") {
                XCTAssert(cs_call_160(sender.function, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers, method, sender)) {}
    }
    func test_D3_161() throws {
        let check = Check(161, "{cs_t196=[3^?]}{cs_t199=ff^?}{cs_t196=[3^?]}{cs_t200=^?d^?}", [cs_t199.self, cs_t196.self, cs_t200.self])
        let function: cs_f161 = cs_function_161
        let table = cs_table_161(before: 161, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f161.self) { (a0: cs_t199, a1: cs_t196, a2: cs_t200) -> cs_t196 in check.received(a0, a1, a2); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 161)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: cs_t199 = check.value(0), a1: cs_t196 = check.value(1), a2: cs_t200 = check.value(2)
            check.call("directly") { function(a0, a1, a2) }
            try check.call("by encoding") { try coded(a0, a1, a2, returning: cs_t196.self) }
            try check.call("by type") { try typed(a0, a1, a2, returning: cs_t196.self) }
            check.callback("closure") { cs_call_161(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_161(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_162() throws {
        let check = Check(162, "{cs_t201=ci}i{cs_t203=ii}f{cs_t201=ci}{cs_t204=ic}", [Int32.self, cs_t203.self, Float.self, cs_t201.self, cs_t204.self])
        let function: cs_f162 = cs_function_162
        let table = cs_table_162(before: 162, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f162.self) { (a0: Int32, a1: cs_t203, a2: Float, a3: cs_t201, a4: cs_t204) -> cs_t201 in check.received(a0, a1, a2, a3, a4); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 162)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (Int32, cs_t203, Float, cs_t201, cs_t204).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2, $0.3, $0.4) })
        observers.append(proxy.methodInvoked(\.callback, as: (Int32, cs_t203, Float, cs_t201, cs_t204).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2, $0.3, $0.4) })
        try check.rounds {
            let a0: Int32 = check.value(0), a1: cs_t203 = check.value(1), a2: Float = check.value(2), a3: cs_t201 = check.value(3), a4: cs_t204 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t201.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, returning: cs_t201.self) }
            check.callback("closure") { cs_call_162(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_162(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_163() throws {
        let check = Check(163, "{cs_t202=[3i]}{cs_t205=fi}{cs_t202=[3i]}{cs_t206=idi}", [cs_t205.self, cs_t202.self, cs_t206.self])
        let function: cs_f163 = cs_function_163
        let table = cs_table_163(before: 163, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f163.self) { (a0: cs_t205, a1: cs_t202, a2: cs_t206) -> cs_t202 in check.received(a0, a1, a2); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 163)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: cs_t205 = check.value(0), a1: cs_t202 = check.value(1), a2: cs_t206 = check.value(2)
            check.call("directly") { function(a0, a1, a2) }
            try check.call("by encoding") { try coded(a0, a1, a2, returning: cs_t202.self) }
            try check.call("by type") { try typed(a0, a1, a2, returning: cs_t202.self) }
            check.callback("closure") { cs_call_163(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_163(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_164() throws {
        let check = Check(164, "{cs_t207=cS}i{cs_t209=SS}f{cs_t207=cS}{cs_t210=Sc}", [Int32.self, cs_t209.self, Float.self, cs_t207.self, cs_t210.self])
        let function: cs_f164 = cs_function_164
        let table = cs_table_164(before: 164, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f164.self) { (a0: Int32, a1: cs_t209, a2: Float, a3: cs_t207, a4: cs_t210) -> cs_t207 in check.received(a0, a1, a2, a3, a4); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 164)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Int32 = check.value(0), a1: cs_t209 = check.value(1), a2: Float = check.value(2), a3: cs_t207 = check.value(3), a4: cs_t210 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t207.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, returning: cs_t207.self) }
            check.callback("closure") { cs_call_164(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_164(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_165() throws {
        let check = Check(165, "{cs_t208=[3S]}{cs_t211=fS}{cs_t208=[3S]}{cs_t212=SdS}", [cs_t211.self, cs_t208.self, cs_t212.self])
        let function: cs_f165 = cs_function_165
        let table = cs_table_165(before: 165, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f165.self) { (a0: cs_t211, a1: cs_t208, a2: cs_t212) -> cs_t208 in check.received(a0, a1, a2); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 165)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (cs_t211, cs_t208, cs_t212).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2) })
        observers.append(proxy.methodInvoked(\.callback, as: (cs_t211, cs_t208, cs_t212).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2) })
        let receiver = DynamicReceiver()
        receiver.methods.add("coded", coded)
        let method = try CCallback(signature: coded.signature, onError: check.threw) { invocation in
            check.received(invocation)
            try invocation.setResult(check.answer() as cs_t208)
        }
        receiver.methods.add("typed", typed)
        let sender = try receiver.callback(for: "typed", as: cs_f165.self, onError: check.threw)
        try check.rounds {
            let a0: cs_t211 = check.value(0), a1: cs_t208 = check.value(1), a2: cs_t212 = check.value(2)
            check.call("directly") { function(a0, a1, a2) }
            try check.call("by encoding") { try coded(a0, a1, a2, returning: cs_t208.self) }
            try check.call("by type") { try typed(a0, a1, a2, returning: cs_t208.self) }
            check.callback("closure") { cs_call_165(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_165(proxy.table.callback, cs_result), check.place)
            }
            try check.call("message to coded") { try receiver.send("coded", a0, a1, a2, returning: cs_t208.self) }
            check.callback("invocation") { cs_call_165(unsafeBitCast(method.function, to: cs_f165.self), cs_answer) }
            try check.call("invocation of coded") {
                let invocation = Invocation(selector: "coded", signature: coded.signature)
                try invocation.setArgument(a0, at: 0)
                try invocation.setArgument(a1, at: 1)
                try invocation.setArgument(a2, at: 2)
                try invocation.invoke(coded)
                check.expectArguments(of: invocation)
                return try invocation.result(as: cs_t208.self)
            }
            try check.call("message to typed") { try receiver.send("typed", a0, a1, a2, returning: cs_t208.self) }
            try check.call("invocation of typed") {
                let invocation = Invocation(selector: "typed", signature: typed.signature, target: receiver)
                try invocation.setArgument(a0, at: 0)
                try invocation.setArgument(a1, at: 1)
                try invocation.setArgument(a2, at: 2)
                try invocation.invoke()
                check.expectArguments(of: invocation)
                return try invocation.result(as: cs_t208.self)
            }
            try check.call("message to the proxy", observers: 2) { try proxy.send("callback", a0, a1, a2, returning: cs_t208.self) }
            check.call("from C to the receiver") {
                XCTAssert(cs_call_165(sender.function, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers, method, sender)) {}
    }
    func test_D3_166() throws {
        let check = Check(166, "{cs_t213=cI}i{cs_t215=II}f{cs_t213=cI}{cs_t216=Ic}", [Int32.self, cs_t215.self, Float.self, cs_t213.self, cs_t216.self])
        let function: cs_f166 = cs_function_166
        let table = cs_table_166(before: 166, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f166.self) { (a0: Int32, a1: cs_t215, a2: Float, a3: cs_t213, a4: cs_t216) -> cs_t213 in check.received(a0, a1, a2, a3, a4); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 166)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: Int32 = check.value(0), a1: cs_t215 = check.value(1), a2: Float = check.value(2), a3: cs_t213 = check.value(3), a4: cs_t216 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t213.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, returning: cs_t213.self) }
            check.callback("closure") { cs_call_166(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_166(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_167() throws {
        let check = Check(167, "{cs_t214=[3I]}{cs_t217=fI}{cs_t214=[3I]}{cs_t218=IdI}", [cs_t217.self, cs_t214.self, cs_t218.self])
        let function: cs_f167 = cs_function_167
        let table = cs_table_167(before: 167, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f167.self) { (a0: cs_t217, a1: cs_t214, a2: cs_t218) -> cs_t214 in check.received(a0, a1, a2); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 167)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: cs_t217 = check.value(0), a1: cs_t214 = check.value(1), a2: cs_t218 = check.value(2)
            check.call("directly") { function(a0, a1, a2) }
            try check.call("by encoding") { try coded(a0, a1, a2, returning: cs_t214.self) }
            try check.call("by type") { try typed(a0, a1, a2, returning: cs_t214.self) }
            check.callback("closure") { cs_call_167(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_167(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_168() throws {
        let check = Check(168, "{cs_t219=cI}i{cs_t221=II}f{cs_t219=cI}{cs_t222=Ic}", [Int32.self, cs_t221.self, Float.self, cs_t219.self, cs_t222.self])
        let function: cs_f168 = cs_function_168
        let table = cs_table_168(before: 168, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f168.self) { (a0: Int32, a1: cs_t221, a2: Float, a3: cs_t219, a4: cs_t222) -> cs_t219 in check.received(a0, a1, a2, a3, a4); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 168)
        XCTAssertEqual(proxy.table.after, 0.5)
        var observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        observers.append(proxy.sentMessage(\.callback, as: (Int32, cs_t221, Float, cs_t219, cs_t222).self).subscribe { check.observed(.sent, $0.0, $0.1, $0.2, $0.3, $0.4) })
        observers.append(proxy.methodInvoked(\.callback, as: (Int32, cs_t221, Float, cs_t219, cs_t222).self).subscribe { check.observed(.invoked, $0.0, $0.1, $0.2, $0.3, $0.4) })
        try check.rounds {
            let a0: Int32 = check.value(0), a1: cs_t221 = check.value(1), a2: Float = check.value(2), a3: cs_t219 = check.value(3), a4: cs_t222 = check.value(4)
            check.call("directly") { function(a0, a1, a2, a3, a4) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, returning: cs_t219.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, returning: cs_t219.self) }
            check.callback("closure") { cs_call_168(callback.function, cs_answer) }
            check.call("through the proxy", observers: 2) {
                XCTAssert(cs_call_168(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
    func test_D3_169() throws {
        let check = Check(169, "{cs_t220=[3I]}{cs_t223=fI}{cs_t220=[3I]}{cs_t224=IdI}", [cs_t223.self, cs_t220.self, cs_t224.self])
        let function: cs_f169 = cs_function_169
        let table = cs_table_169(before: 169, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f169.self) { (a0: cs_t223, a1: cs_t220, a2: cs_t224) -> cs_t220 in check.received(a0, a1, a2); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 169)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        try check.rounds {
            let a0: cs_t223 = check.value(0), a1: cs_t220 = check.value(1), a2: cs_t224 = check.value(2)
            check.call("directly") { function(a0, a1, a2) }
            try check.call("by encoding") { try coded(a0, a1, a2, returning: cs_t220.self) }
            try check.call("by type") { try typed(a0, a1, a2, returning: cs_t220.self) }
            check.callback("closure") { cs_call_169(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_169(proxy.table.callback, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers)) {}
    }
}
