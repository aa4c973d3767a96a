// A fault of Swift 6.3.1 on x86-64, without the library: the caller of an asynchronous function makes more room for the
// arguments on the stack than the function gives back. In LLVM (X86ISelLoweringCall.cpp, 6.3's), a call with
// callee-popped arguments rounds the room up to the largest alignment of an argument and then to 16n + 8
// (`getAlignedCallFrameSize`), the function only to 16n + 8 (`getStackSize`). With an argument on the stack that is
// aligned to 16 bytes and an odd number of words there, the two differ by 16 bytes, and the thread goes on with a stack
// pointer that is 16 bytes too low; it crashes where the task's job returns. Functions that are not asynchronous are
// not affected: their callers take the arguments back.
//
// scripts/check/compiler-faults.sh compiles and runs this. Each line is a kind of call and by how many bytes one call
// moves the stack pointer. The program ends with 0 if that is what is expected of the compiler: with a compiler that
// mended it, it ends with 1.

import Foundation

/// About where the thread's stack ends. It is a variable, because the optimizer takes a function that only reads it for
/// one that always gives the same.
nonisolated(unsafe) var stackPointer = 0

@inline(never) func noteStackPointer() {
    var word = 0
    stackPointer = withUnsafeMutablePointer(to: &word) { Int(bitPattern: $0) }
}

/// By how many bytes each call moves the stack pointer.
@inline(never) func moved(by call: () async throws -> Int) async -> Int {
    var first = 0
    for index in 0...8 {
        _ = try? await call()
        noteStackPointer()
        if index == 0 { first = stackPointer }
    }
    return (first - stackPointer) / 8
}

@inline(never) func run(_ object: any Calls) async -> Never {
    let v = Vector(1, 2, 3, 4)
    let found = [
        ("seven words", false, await moved { await object.words(1, 2, 3, 4, 5, 6, 7) }),
        (
            "Int128 and an odd number of words on the stack", true,
            await moved { await object.oddWords(1, 2, 3, 4, 5, 6, 7, 8) }
        ),
        (
            "Int128 and an even number of words on the stack", false,
            await moved { await object.evenWords(1, 2, 3, 4, 5, 6, 7) }
        ),
        (
            "Int128 of which half is on the stack", true,
            await moved { try await object.halfInRegisters(1, 2, 3, 4, 5, 6) }
        ),
        ("nonisolated(nonsending), odd", true, await moved { await object.callersActor(1, 2, 3, 4, 5, 6) }),
        ("nonisolated(nonsending), even", false, await moved { await object.callersActorEven(1, 2, 3, 4, 5) }),
        (
            "a ninth vector and a seventh word", true,
            await moved { await object.vectors(v, v, v, v, v, v, v, v, v, 1, 2, 3, 4, 5, 6, 7) }
        ),
        ("synchronous, odd", false, await moved { object.synchronous(1, 2, 3, 4, 5, 6, 7, 8) }),
    ]
    for (kind, _, bytes) in found { print("\(kind): \(bytes) bytes") }
    // The process ends here: where the task's job returned, it would crash.
    exit(found.allSatisfy { $0.1 == ($0.2 != 0) } ? 0 : 1)
}

await run(Receiver())
