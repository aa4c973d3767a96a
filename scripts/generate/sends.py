#!/usr/bin/env python3
"""Writes Sources/Switchboard/Messages/MessageReceiver+SendByCount.swift: `send` for each number of arguments.

    scripts/generate/sends.py            write the file, which is committed
    scripts/generate/sends.py --check    fail if the file isn't current

One function with a parameter pack would be enough, and takes more arguments than these. But Swift 6.3 copies each argument when it
passes a pack on, and so counts references to it twice for each message. The documentation shows the function with the pack.
"""

import os
import subprocess
import sys

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
FILE = os.path.join("Sources", "Switchboard", "Messages", "MessageReceiver+SendByCount.swift")
COUNTS = range(1, 7)
ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth"]

# Swift 6.2.3 doesn't compile these (CompilerWorkarounds.md), so it uses the function with the pack for all.
HEADER = """\
// Written by scripts/generate/sends.py; change that instead.

#if compiler(>=6.3)

"""

SENDS = """\
    /// Sends a message with {arguments} and returns the method's result.
    ///
    /// ```swift
    /// let result: Int = try calculator.send("{selector}", {numbers})
    /// ```
    ///
    /// If the types are exactly the method's, its closure or its C function is called without conversions.
    /// Otherwise each argument is converted as by `as?`: to an optional, a protocol or a superclass, but never to
    /// another kind of number. You can pass a `String` for a C string; the C string is valid during the call.
    ///
    /// The method runs on your thread. Thread-safe.
    ///
    /// - Parameters:
    ///   - selector: The message's name.
{documented}
    ///   - type: The type of the result. You can leave it out if the compiler knows the type.
    /// - Returns: The method's result.
    /// - Throws: The method's own error, unchanged. A ``MessageError`` if the receiver doesn't handle the message,
    ///   if the number of arguments is wrong, or if an argument or the result has another type.
    @_documentation(visibility: internal)
    @inlinable
    public func send<{types}, Result>(
        _ selector: MessageSelector, {parameters}, returning type: Result.Type = Result.self
    ) throws -> Result {{
        if let found = _find(selector) {{
            defer {{ found.end() }}
            if found.takesExactly(Result.self, {metatypes}) {{
                return try found.method._withUnsafeGuaranteedRef {{
                    try $0.code == nil
                        ? $0.callExactly(self, selector, {values}) : $0.callByAddress(self, selector, {values})
                }}
            }}
        }}
        return try MessageDispatch.send(selector, to: self, Result.self, {values})
    }}

    /// Sends a message with {arguments} and drops the result, if there is one.
    ///
    /// ```swift
    /// try calculator.send("{selector}", {numbers})
    /// ```
    ///
    /// If your code uses a value of the call, even an `Any`, the compiler chooses the `send` with `returning:`
    /// instead. The arguments are checked and converted as there. The method runs on your thread.
    /// Thread-safe.
    ///
    /// - Parameters:
    ///   - selector: The message's name.
{documented}
    /// - Throws: The method's own error, unchanged. A ``MessageError`` if the receiver doesn't handle the message,
    ///   if the number of arguments is wrong, or if an argument has another type.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    @inlinable
    public func send<{types}>(_ selector: MessageSelector, {parameters}) throws {{
        if let found = _find(selector) {{
            defer {{ found.end() }}
            if found.takesExactly(Void.self, {metatypes}) {{
                return try found.method._withUnsafeGuaranteedRef {{
                    try $0.code == nil
                        ? $0.callExactly(self, selector, {values}) : $0.callByAddress(self, selector, {values})
                }}
            }}
        }}
        try MessageDispatch.send(selector, to: self, Void.self, {values})
    }}
"""

CALLS = """\
    /// `callExactly` with {arguments}, for a method without `code`.
    ///
    /// Not inlined: here the compiler sees that `self` retains the closure, and counts no references to its
    /// captures.
    @inlinable @inline(never)
    final func callExactly<{types}, Result>(
        _ receiver: AnyObject, _ selector: MessageSelector, {parameters}
    ) throws -> Result {{
        let method = unsafeDowncast(self, to: TypedMethod<Result, {types}>.self)
        try method.check(receiver)
        return try (method.closure.body as (AnyObject, {types}) throws -> Result)(receiver, {values})
    }}

    /// `callExactly` with {arguments}, for a method with `code`.
    @inlinable @inline(never)
    final func callByAddress<{types}, Result>(
        _ receiver: AnyObject, _ selector: MessageSelector, {parameters}
    ) throws -> Result {{
        {by_address}
    }}
"""


def by_address(values):
    """Takes the addresses of the values, one inside the other."""
    call = f"call.make(({', '.join(f'UnsafeRawPointer({value})' for value in values)}))"
    for value in reversed(values):
        call = f"withUnsafePointer(to: {value}) {{ {value} in {call} }}"
    return f"try callByAddress(receiver, selector) {{ call in {call} }}"


def fill(template, count):
    types = [chr(ord("A") + i) for i in range(count)]
    values = [name.lower() for name in types]
    return template.format(
        arguments="one argument" if count == 1 else f"{count} arguments", types=", ".join(types), values=", ".join(values),
        parameters=", ".join(f"_ {value}: {type}" for value, type in zip(values, types)),
        metatypes=", ".join(f"{type}.self" for type in types),
        selector="add:" + "to:" * (count - 1), numbers=", ".join(str(i + 1) for i in range(count)),
        documented="\n".join(f"    ///   - {value}: The {ORDINALS[i]} argument." for i, value in enumerate(values)),
        by_address=by_address(values))


def text():
    sends = "\n".join(fill(SENDS, count) for count in COUNTS)
    calls = "\n".join(fill(CALLS, count) for count in COUNTS)
    source = HEADER + f"extension MessageReceiver {{\n{sends}}}\n\nextension MethodImplementation {{\n{calls}}}\n\n#endif\n"
    command = [os.environ.get("SWIFT", "swift"), "format", "--configuration", os.path.join(ROOT, ".swift-format")]
    return subprocess.run(command, input=source, capture_output=True, text=True, check=True).stdout


def main():
    path = os.path.join(ROOT, FILE)
    old = open(path, encoding="utf-8").read() if os.path.exists(path) else None
    new = text()
    if old == new:
        return
    if "--check" in sys.argv:
        sys.exit(f"run scripts/generate/sends.py; not current: {FILE}")
    with open(path, "w", encoding="utf-8") as file:
        file.write(new)


main()
