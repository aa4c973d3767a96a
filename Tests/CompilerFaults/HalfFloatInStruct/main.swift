// A fault of Swift 6.3.1 on x86-64, without the library: a struct whose `Float16` shares a word with integers behind it
// that reach past the first four bytes of the word. What passes such a struct directly reads and writes the integers at
// addresses that are off: without the optimizer the program crashes in the struct's own `init`, with it the integers
// are others. A `Float16` alone in its word, or with at most two bytes behind it, is right.
//
// scripts/check/compiler-faults.sh compiles and runs this. It ends with 0 if the fault is there, and with 1 if the
// struct is right.

import Foundation

struct Half {
    var half: Float16
    var first, second: Int16
}

@inline(never) func makeHalf(_ half: Float16, _ first: Int16, _ second: Int16) -> Half {
    Half(half: half, first: first, second: second)
}

for fault in [SIGBUS, SIGSEGV] { signal(fault) { _ in _exit(0) } }
let made = makeHalf(1.5, 7, 8)
print("(1.5, 7, 8) became (\(made.half), \(made.first), \(made.second))")
exit(made.half == 1.5 && made.first == 7 && made.second == 8 ? 1 : 0)
