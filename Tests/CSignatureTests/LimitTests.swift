import Switchboard
import Testing

/// A process has a limit of signatures, and says so when it is reached.
@Suite struct LimitTests {
    @Test func theLimitOfSignatures() async {
        await #expect(processExitsWith: .success) {
            var reason: SignatureError.Reason?
            do throws(SignatureError) {
                for index in 0..<70_000 { _ = try MethodSignature(encoding: "v{A\(index)=i}") }
            } catch {
                reason = error.reason
            }
            #expect(reason == .tooManySignatures(limit: 65_536))
            let function: @convention(c) (Int8, Double, Float, Int16) -> Int32 = { _, _, _, _ in 0 }
            #expect(throws: SignatureError.self) { try CFunction(function) }
            // What needs no signature goes on.
            #expect(throws: Never.self) { try CValue(UInt32(7)).load(as: UInt32.self) }
        }
    }
}
