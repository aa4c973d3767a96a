// Written by scripts/generate-c-signature-tests.py; change that instead.
// swift-format-ignore-file

import CSignatureFixtures
import Switchboard
import XCTest

final class Signatures28Tests: XCTestCase {
    func test_D3_280() throws {
        let check = Check(280, "{cs_t379=[3*]^?[4[2C]]}{cs_t337=[2q]{cs_t335=[3S]{cs_t334=C*S}}C{cs_t336=SI[2S]}}S{cs_t235=ff}^^dd{cs_t212=SdS}dcS{cs_t212=SdS}c*idc{cs_t379=[3*]^?[4[2C]]}", [cs_t337.self, UInt16.self, cs_t235.self, UnsafeMutablePointer<UnsafePointer<Double>?>?.self, Double.self, cs_t212.self, Double.self, Int8.self, UInt16.self, cs_t212.self, Int8.self, UnsafeMutablePointer<CChar>?.self, Int32.self, Double.self, Int8.self, cs_t379.self])
        let function: cs_f280 = cs_function_280
        let table = cs_table_280(before: 280, callback: function, after: 0.5)
        let address = unsafeBitCast(function, to: UnsafeRawPointer.self)
        let coded = try CFunction(at: address, encoding: check.encoding)
        let typed = try CFunction(function)
        XCTAssertEqual(typed.signature.encoding, check.encoding)
        let callback = try CCallback(cs_f280.self) { (a0: cs_t337, a1: UInt16, a2: cs_t235, a3: UnsafeMutablePointer<UnsafePointer<Double>?>?, a4: Double, a5: cs_t212, a6: Double, a7: Int8, a8: UInt16, a9: cs_t212, a10: Int8, a11: UnsafeMutablePointer<CChar>?, a12: Int32, a13: Double, a14: Int8, a15: cs_t379) -> cs_t379 in check.received(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15); return check.answer() }
        let proxy = try CallbackProxy(table)
        XCTAssertEqual(proxy.table.before, 280)
        XCTAssertEqual(proxy.table.after, 0.5)
        let observers = [
            try proxy.sentMessage("callback").subscribe { check.boxed(.sent, $0) },
            try proxy.methodInvoked("callback").subscribe { check.boxed(.invoked, $0) },
        ]
        let receiver = DynamicReceiver()
        receiver.methods.add("coded", coded)
        let method = try CCallback(signature: coded.signature, onError: check.threw) { invocation in
            check.boxed(invocation)
            try invocation.setResult(check.answer() as cs_t379)
        }
        receiver.methods.add("typed", typed)
        let sender = try receiver.cFunction(for: "typed", as: cs_f280.self, onError: check.threw)
        try check.rounds {
            let a0: cs_t337 = check.value(0), a1: UInt16 = check.value(1), a2: cs_t235 = check.value(2), a3: UnsafeMutablePointer<UnsafePointer<Double>?>? = check.value(3), a4: Double = check.value(4), a5: cs_t212 = check.value(5), a6: Double = check.value(6), a7: Int8 = check.value(7), a8: UInt16 = check.value(8), a9: cs_t212 = check.value(9), a10: Int8 = check.value(10), a11: UnsafeMutablePointer<CChar>? = check.value(11), a12: Int32 = check.value(12), a13: Double = check.value(13), a14: Int8 = check.value(14), a15: cs_t379 = check.value(15)
            check.call("directly") { function(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15) }
            try check.call("by encoding") { try coded(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t379.self) }
            try check.call("by type") { try typed(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t379.self) }
            check.callback("closure") { cs_call_280(callback.function, cs_answer) }
            check.call("through the proxy", observers: 1) {
                XCTAssert(cs_call_280(proxy.table.callback, cs_result), check.place)
            }
            try check.call("message to coded") { try receiver.send("coded", a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t379.self) }
            check.callback("invocation") { cs_call_280(unsafeBitCast(method.function, to: cs_f280.self), cs_answer) }
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
                return try invocation.result(as: cs_t379.self)
            }
            try check.call("message to typed") { try receiver.send("typed", a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t379.self) }
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
                return try invocation.result(as: cs_t379.self)
            }
            try check.call("message to the proxy", observers: 1) { try proxy.send("callback", a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, returning: cs_t379.self) }
            check.call("from C to the receiver") {
                XCTAssert(cs_call_280(sender.function, cs_result), check.place)
            }
        }
        withExtendedLifetime((callback, proxy, observers, method, sender)) {}
    }
}
