#!/usr/bin/env python3
"""Writes what takes references to methods, once for each number of arguments: Sources/Switchboard/Proxies/MethodReferences.swift
and Sources/SwitchboardTesting/SpyMethodReferences.swift. What it writes is committed.

    scripts/generate-method-references.py            write the files
    scripts/generate-method-references.py --check    fail where one is not what would be written

There is a function for each number of arguments because the compiler cannot make a pack of types one of which is a
closure's; a pack takes the arguments behind the seventh.

A reference is `@isolated(any)`, so that methods of global actors have references, too. The compiler takes a synchronous method
for an asynchronous one where it can; so functions for asynchronous ones are disfavored.
"""

import os
import subprocess
import sys

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")
CORE = os.path.join("Sources", "Switchboard", "Proxies", "MethodReferences.swift")
SPY = os.path.join("Sources", "SwitchboardTesting", "SpyMethodReferences.swift")
ARGUMENTS = 7
DISFAVORED = "@_disfavoredOverload\n"

HEADER = """\
// Written by scripts/generate-method-references.py; change that instead.

import CForwarding

/// Methods as selectors: a reference to a method of the delegate's protocol, checked by the compiler, names the method
/// and gives its argument types.
extension ForwardingProxy {
"""

# For no arguments. `As ... above` stands over the others.
DOCUMENTATION = {
    "selector": """\
The selector of the method that `method` refers to: for instance
`try Proxy.selector(XMLParserDelegate.parser(_:foundCharacters:))`. Choose an overload with `as`.

- Throws: `ObservationError` where it is no requirement, or the type of an argument or of the result is not
  served.""",
    "sentMessage": """\
The calls of the method that `method` refers to, before they go on to the real delegate.

What cannot be observed traps here, not at a call; `selector(_:)` throws instead.

- Parameter method: A reference to a method of the delegate's protocol, such as
  `XMLParserDelegate.parser(_:foundCharacters:)`. Choose an overload with `as`. A closure in its place has
  to name the same method each time, or capture what it chooses by: write `[which]` for a global or static variable,
  which is not captured otherwise.""",
    "methodInvoked": """\
The calls of the method that `method` refers to, after the real delegate had them.

What cannot be observed traps here, not at a call; `selector(_:)` throws instead.

- Parameter method: A reference to a method of the delegate's protocol, such as
  `XMLParserDelegate.parser(_:foundCharacters:)`. Choose an overload with `as`. A closure in its place has
  to name the same method each time, or capture what it chooses by: write `[which]` for a global or static variable,
  which is not captured otherwise.""",
}
ASYNCHRONOUS_DOCUMENTATION = {
    "selector": """\
As `selector(_:)` above, for an asynchronous method. Messages by name cannot be sent to it.

- Throws: `ObservationError` for methods of a global actor that return something, unless they are named on that
  actor, and, of protocols with `@DelegateProtocol`, for methods of an actor and those that return something.""",
    "sentMessage": """\
As `sentMessage(_:)` above, for an asynchronous method: its calls, before they go on to the real delegate.""",
    "methodInvoked": """\
As `methodInvoked(_:)` above, for an asynchronous method: its calls, when the real delegate returned.""",
}
STAGES = {"sentMessage": "cffi_stage_sent", "methodInvoked": "cffi_stage_invoked"}
MARKS = {"selector": "Selectors", "sentMessage": "Before the call", "methodInvoked": "After the call"}
INTERCEPT = """\
Calls `body` in place of the method that `method` refers to, around the real delegate.

```swift
let guarding = proxy.intercept(FileManagerDelegate.fileManager(_:shouldRemoveItemAtPath:)) { call, manager, path in
    path.hasPrefix(root) && call.proceed()
}
```

Several interceptors are called in the order in which they were added, the first one outermost. Observers are told
before the first one and after it, with the result that the caller gets. What cannot be intercepted traps here, not at
a call; `selector(_:)` throws instead.

- Parameters:
  - method: A reference to a method of the delegate's protocol. Choose an overload with `as`.
  - body: Gets the call and its arguments, on the thread that makes the call, and returns the result. It may
    let the call proceed with the same arguments, with others, several times, or not at all. It belongs to no
    actor.
- Returns: The interceptor's place. Cancelling it, or dropping it, removes the interceptor; calls under way keep it."""

INTERCEPT_ASYNCHRONOUS = """\
As `intercept(_:_:)` above, for an asynchronous method with at most 7 arguments. `body` may wait, and runs where the
method's caller does if the method is `nonisolated(nonsending)`."""


ANSWER = """\
Answers calls of the method that `method` refers to, while the proxy has no target.

```swift
let answer = proxy.whenUnanswered(TableDelegate.table(_:heightOfRow:)) { _, row in row == 0 ? 60 : 44 }
```

If the proxy has a target, or an added delegate that is alive, that answers. Otherwise `answer` does, before the `fallbackTarget`, the
default of the delegate type and the default implementation in a protocol extension. If you add several answers for one method, the
last one counts. Observers and interceptors get the call as usual. If a method has no reference, such as a generic one, use the
`fallbackTarget`.

The proxy retains `answer` until you cancel or drop the token. If the closure uses the owner of the proxy's parent, write
`[weak owner]`. In a generated proxy, the answer is an interceptor, and traps for asynchronous methods.

- Parameters:
  - method: A reference to a method of the delegate's protocol. Choose an overload with `as`. If the library can't answer the
    method, this traps; `selector(_:)` throws instead.
  - answer: Takes the arguments and returns the result, on the caller's thread. It belongs to no actor.
- Returns: A token. Cancelling or dropping it removes the answer; calls under way keep it."""

ANSWER_ASYNCHRONOUS = """\
As `whenUnanswered(_:_:)` above, for an asynchronous method with at most 7 arguments. `answer` may wait. It runs on the caller's
executor if the method is `nonisolated(nonsending)`."""


class Arity:
    """The types of a number of arguments, as Swift writes them in each place."""

    def __init__(self, count, has_rest=False):
        self.count, self.has_rest = count, has_rest
        self.names = [chr(ord("A") + index) for index in range(count)]
        written = self.names + ["repeat each Rest"] * has_rest
        self.generic = "".join(name + ", " for name in self.names + ["each Rest"] * has_rest)
        self.parameters = "(" + ", ".join(written) + ")"
        self.element = "Void" if not written else written[0] if len(written) == 1 else self.parameters
        self.types = "[" + ", ".join(name + ".self" for name in self.names) + "]"
        # What tells references to one code apart: three types, and that of the arguments behind them.
        behind = written[3] if len(written) == 4 else f"({', '.join(written[3:])})"
        known = self.names[:3] + ["Void"] * (3 - len(self.names)) + ["Void" if len(written) < 4 else behind]
        self.known = ", ".join(name + ".self" for name in known)
        self.next = ", ".join(
            [f"arguments.next({name}.self)" for name in self.names]
            + ["repeat arguments.next((each Rest).self)"] * has_rest)

    def words(self):
        if self.has_rest:
            return "seven or more arguments"
        return "1 argument" if self.count == 1 else f"{self.count} arguments"


def documentation(function, arity, is_asynchronous):
    if arity.count == 0:
        text = (ASYNCHRONOUS_DOCUMENTATION if is_asynchronous else DOCUMENTATION)[function]
    elif is_asynchronous:
        text = f"As above, for {arity.words()}."
    else:
        text = f"As `{function}(_:)` above, for a method with {arity.words()}."
    return "".join(f"/// {line}".rstrip() + "\n" for line in text.split("\n"))


def reference(arity, is_asynchronous, delegate="Delegate"):
    before, effect = ("", "async ") if is_asynchronous else ("@isolated(any) ", "")
    return f"method: @escaping ({delegate}) -> {before}{arity.parameters} {effect}throws(Failure) -> Result"


def synchronous_selector(arity):
    types = arity.types
    called = "method(delegate)"
    plain = f"withoutIsolation(method, as: ({arity.parameters} throws(Failure) -> Result).self)"
    before, returning, pack = "", "", ""
    if arity.has_rest:
        before = f"var types: [Any.Type] = {types}\nrepeat types.append((each Rest).self)\n"
        types, returning, pack = "types", "return ", f", pack: {arity.count}"
        called, plain = "MethodWithPack(call: method(delegate))", "method.withoutIsolation"
    return f"""\
public static func selector<{arity.generic}Failure: Error, Result>(
    _ {reference(arity, False)}
) throws(ObservationError) -> TypedSelector<Delegate, {arity.element}, Result> {{
    {before}{returning}try TypedSelector(
        {types}, Failure.self, on: self,
        probing: {{ delegate, generic in
            let method = {called}
            return generic.call(method, isolation: method.isolation{pack})
        }}
    ) {{ delegate, {"arguments" if arity.count else "_"}, room in
        let method = {called}
        requireThisThread(method.isolation)
        let result = try {plain}({arity.next})
        room.initializeMemory(as: Result.self, to: result)
    }}
}}
"""


def asynchronous_selector(arity):
    types, before, returning = arity.types, "", ""
    # As it is: a closure around it ends the compiler of Swift 6.2, if that was built with assertions.
    method = ", method)"
    if arity.has_rest:
        before = f"var types: [Any.Type] = {types}\nrepeat types.append((each Rest).self)\n"
        types, returning = "types", "return "
        method = f", pack: {arity.count}) {{ AsynchronousMethodWithPack(call: method($0)) }}"
    return f"""\
{DISFAVORED}public static func selector<{arity.generic}Failure: Error, Result>(
    _ {reference(arity, True)}
) throws(ObservationError) -> TypedSelector<Delegate, {arity.element}, Result> {{
    {before}{returning}try TypedSelector(asynchronous: {types}, Failure.self, on: self{method}
}}
"""


def words(arity, is_asynchronous):
    return f"{'Asynchronous' * is_asynchronous}MethodWords{arity.count}{'Pack' * arity.has_rest}"


def words_structure(arity, is_asynchronous):
    type = reference(arity, is_asynchronous).replace("@escaping ", "")
    return f"""\
private struct {words(arity, is_asynchronous)}<Delegate, {arity.generic}Failure: Error, Result> {{
    let {type}
}}
"""


def observing(function, arity, is_asynchronous):
    return f"""\
{DISFAVORED * is_asynchronous}public final func {function}<{arity.generic}Failure: Error, Result>(
    _ {reference(arity, is_asynchronous)}
) -> CallStream<{arity.element}, Result> {{
    let code = MethodCode(unsafeBitCast({words(arity, is_asynchronous)}(method: method), to: MethodCode.Words.self))
    let types = MethodCode.Types({arity.known}, count: {arity.count}, Result.self, Failure.self)
    return observing({STAGES[function]}, code, types) {{
        () throws(ObservationError) in try Self.selector(method)
    }}
}}
"""


def intercepting(arity):
    several = arity.count > 1
    names = [f"arguments.{index}" for index in range(arity.count)] if several else ["arguments"] * arity.count
    by_element = [f"$1.{index}" for index in range(arity.count)] if several else ["$1"] * arity.count
    ignored = "" if arity.count else "_ = $1; return "
    written = "".join(", " + name for name in arity.names)
    return f"""\
@_alwaysEmitIntoClient @inline(__always)
public final func intercept<{arity.generic}Failure: Error, Result>(
    _ {reference(arity, False)},
    _ body: @escaping (borrowing InterceptedCall<{arity.element}, Result, Failure>{written}) throws(Failure) -> Result
) -> SubscriptionToken {{
    intercept(
        resolving {{ () throws(ObservationError) in try Self.selector(method) }},
        calling: {{ (delegate: inout Delegate, arguments: {arity.element}) throws(Failure) in
            try withoutIsolation(method(delegate), as: ({arity.parameters} throws(Failure) -> Result).self)({", ".join(names)})
        }}
    ) {{ (call: borrowing InterceptedCall<{arity.element}, Result, Failure>, arguments: {arity.element}) throws(Failure) in
        try body({", ".join(["call"] + names)})
    }}
}}
"""


def intercepting_asynchronous(arity):
    several = arity.count > 1
    names = [f"arguments.{index}" for index in range(arity.count)] if several else ["arguments"] * arity.count
    call = f"InterceptedAsynchronousCall<{arity.element}, Result, Failure>"
    written = "".join(", " + name for name in arity.names)
    return f"""\
@_alwaysEmitIntoClient {DISFAVORED}public final func intercept<{arity.generic}Failure: Error, Result>(
    _ {reference(arity, True)},
    _ body: nonisolated(nonsending) @escaping (borrowing {call}{written}) async throws(Failure) -> Result
) -> SubscriptionToken {{
    interceptAsynchronous(
        resolving {{ () throws(ObservationError) in try Self.selector(method) }},
        calling: {{ (delegate: Delegate, arguments: {arity.element}) async throws(Failure) in
            try await method(delegate)({", ".join(names)})
        }}
    ) {{ (call: borrowing {call}, arguments: {arity.element}) async throws(Failure) in
        try await body({", ".join(["call"] + names)})
    }}
}}
"""


def answering(arity):
    call = f"InterceptedCall<{arity.element}, Result, Failure>"
    names = [name.lower() for name in arity.names]
    parameters = "".join(f", {name}: {type}" for name, type in zip(names, arity.names))
    return f"""\
@_alwaysEmitIntoClient public final func whenUnanswered<{arity.generic}Failure: Error, Result>(
    _ {reference(arity, False)},
    _ answer: @escaping {arity.parameters} throws(Failure) -> Result
) -> SubscriptionToken {{
    self.answer(resolving {{ () throws(ObservationError) in try Self.selector(method) }}) {{ proxy, isAnswering in
        proxy.intercept(method) {{ (call: borrowing {call}{parameters}) throws(Failure) in
            try isAnswering() ? answer({", ".join(names)}) : call.proceed()
        }}
    }}
}}
"""


def answering_asynchronously(arity):
    several = arity.count > 1
    names = [f"arguments.{index}" for index in range(arity.count)] if several else ["arguments"] * arity.count
    return f"""\
@_alwaysEmitIntoClient {DISFAVORED}public final func whenUnanswered<{arity.generic}Failure: Error, Result>(
    _ {reference(arity, True)},
    _ answer: nonisolated(nonsending) @escaping {arity.parameters} async throws(Failure) -> Result
) -> SubscriptionToken {{
    answerAsynchronously(
        resolving {{ () throws(ObservationError) in try Self.selector(method) }},
        calling: {{ (delegate: Delegate, arguments: {arity.element}) async throws(Failure) in
            try await method(delegate)({", ".join(names)})
        }}
    ) {{ (arguments: {arity.element}) async throws(Failure) in try await answer({", ".join(names)}) }}
}}
"""


def proceeding(arity):
    names = [name.lower() for name in arity.names]
    parameters = ", ".join(f"_ {name}: {type}" for name, type in zip(names, arity.names))
    generic = "" if arity.count == 1 else "<" + ", ".join(arity.names) + ">"
    where = "" if arity.count == 1 else f" where Element == {arity.element}"
    if arity.count == 1:
        parameters = "_ argument: Element"
        names = ["argument"]
    passed = names[0] if arity.count == 1 else "(" + ", ".join(names) + ")"
    return f"""\
/// Goes on with other arguments.
@_alwaysEmitIntoClient public borrowing func proceed{generic}({parameters}) throws(Failure) -> Result{where} {{
    try proceed(with: {passed})
}}
"""


def text():
    parts = [HEADER]
    counted = [Arity(count) for count in range(ARGUMENTS + 1)]
    every = counted + [Arity(ARGUMENTS, has_rest=True)]
    for function, mark in MARKS.items():
        parts.append(f"// MARK: {mark}\n\n")
        for is_asynchronous in (False, True):
            for arity in every:
                parts.append(documentation(function, arity, is_asynchronous))
                if function != "selector":
                    parts.append(observing(function, arity, is_asynchronous))
                else:
                    parts.append(asynchronous_selector(arity) if is_asynchronous else synchronous_selector(arity))
                parts.append("\n")
    parts.append("// MARK: Around the call\n\n")
    for arity in counted:
        words = INTERCEPT if arity.count == 0 else f"As `intercept(_:_:)` above, for a method with {arity.words()}."
        parts.append("".join(f"/// {line}".rstrip() + "\n" for line in words.split("\n")))
        parts.append(intercepting(arity) + "\n")
    for arity in counted:
        words = INTERCEPT_ASYNCHRONOUS if arity.count == 0 else f"As above, for {arity.words()}."
        parts.append("".join(f"/// {line}".rstrip() + "\n" for line in words.split("\n")))
        parts.append(intercepting_asynchronous(arity) + "\n")
    parts.append("// MARK: Without a target\n\n")
    for is_asynchronous in (False, True):
        for arity in counted:
            words = f"As `whenUnanswered(_:_:)` above, for a method with {arity.words()}."
            if arity.count == 0:
                words = ANSWER_ASYNCHRONOUS if is_asynchronous else ANSWER
            elif is_asynchronous:
                words = f"As above, for {arity.words()}."
            parts.append("".join(f"/// {line}".rstrip() + "\n" for line in words.split("\n")))
            parts.append((answering_asynchronously if is_asynchronous else answering)(arity) + "\n")
    parts.append("}\n\n// MARK: References in memory\n\n// The compiler would wrap a function in another one where a type parameter stands for it.\n\n")
    for is_asynchronous in (False, True):
        for arity in every:
            parts.append(words_structure(arity, is_asynchronous) + "\n")
    parts.append("extension InterceptedCall {\n")
    for arity in counted[1:]:
        parts.append(proceeding(arity) + "\n")
    parts.append("}\n")
    return formatted("".join(parts))


def formatted(source):
    configuration = os.path.join(ROOT, ".swift-format")
    result = subprocess.run(
        [os.environ.get("SWIFT", "swift"), "format", "--configuration", configuration],
        input=source, capture_output=True, text=True, check=True)
    return result.stdout


# Of spies: the name, the words before `method`, what stands behind it, the result, the body behind `named(method)`, the
# documentation. `{where}` and `{with}` stand for predicates and matchers.
PLACE = ("fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, "
         "column: UInt = #column")
HERE = "SourcePlace(fileID, filePath, line, column)"
SPY_FUNCTIONS = [
    ("", "stub", "_", "", "Stub<{element}, Result, Failure>", "stub {{ _ in true }}", """\
Answers calls of the method in the way that the returned stub is told.

- Parameter method: A reference to a method of the protocol, such as `AccountStore.balance(of:)`. Choose an overload
  with `as`. What cannot be named traps.
- Returns: What takes the answers: `returns(_:)`, `throws(_:)`, `answers(_:)`. Without one, the stub answers no call."""),
    ("", "stub", "_", "where predicate: @escaping ({types}) -> Bool", "Stub<{element}, Result, Failure>",
     "stub {predicate}", """\
Answers those calls of the method for whose arguments `predicate` is true."""),
    ("", "stub", "_", "with {matchers}", "Stub<{element}, Result, Failure>", "stub({match}.accepts)", """\
Answers those calls of the method whose arguments are as these say, which are literals or `Match`es."""),
    ("@discardableResult", "calls", "of", PLACE, "[{element}]", "calls(" + HERE + ")", """\
The arguments of all calls of the method so far, in the order in which the calls began. What cannot be named traps."""),
    ("", "record", "_", "", "", "", """\
Records the arguments of the method's calls from now on. Needed only where no conforming type has symbols that tell
what the method takes."""),
    ("", "verify", "_", "times: CallCount = .atLeast(1), " + PLACE, "",
     "verify(times, " + HERE + ") {{ _ in true }}", """\
Fails the test unless the method was called that often, or at least once if nothing is said. The failure lists the calls that
were made. What cannot be named traps."""),
    ("", "verify", "_", "times: CallCount = .atLeast(1), " + PLACE + ", where predicate: ({types}) -> Bool", "",
     "verify(times, " + HERE + ", where: {predicate})", """\
Fails the test unless the method was called that often with arguments for which `predicate` is true."""),
    ("", "verify", "_", "with {matchers}, times: CallCount = .atLeast(1), " + PLACE, "",
     "verify(times, " + HERE + ", with: {match})", """\
Fails the test unless the method was called that often with such arguments, which are literals or `Match`es. The failure shows
what differs in the nearest call."""),
    ("@discardableResult", "waitForCalls", "of", "count: Int = 1, timeout: Duration = .seconds(10), " + PLACE,
     "async [{element}]", "wait(count, timeout, " + HERE + ")", """\
Waits until the method was called `count` times from the first call on, at once if it was, and returns the arguments of its
calls. The test fails after `timeout`. What cannot be named traps."""),
    ("@available(*, noasync) @discardableResult", "waitForCalls", "of",
     "count: Int = 1, timeout: Duration = .seconds(10), " + PLACE, "[{element}]",
     "waitBlocking(count, timeout, " + HERE + ")", """\
As above, for tests that are not asynchronous: blocks the thread."""),
]


def spy_function(function, arity, is_asynchronous):
    attributes, name, label, behind, result, body, words = function
    single = arity.count == 1
    small = [letter.lower() for letter in arity.names]
    parts = ["$0"] if single else [f"$0.{index}" for index in range(arity.count)]
    values = {
        "element": arity.element, "types": ", ".join(arity.names),
        "matchers": ", ".join(("" if index == 0 else "_ ") + f"{letter}: Match<{type}>"
                              for index, (letter, type) in enumerate(zip(small, arity.names))),
        "predicate": "predicate" if single else "{ predicate(" + ", ".join(parts) + ") }",
        "match": "ArgumentMatch<" + arity.element + ">(texts: [" + ", ".join(f"{letter}.text" for letter in small)
                 + "], expected: [" + ", ".join(f"{letter}.expected" for letter in small) + "]) { ["
                 + ", ".join(f"{letter}.accepts({part})" for letter, part in zip(small, parts)) + "] }",
    }
    if name == "stub" and behind.startswith("where"):
        body = "stub({predicate})" if single else "stub {predicate}"
    effects, _, type = result.rpartition(" ") if result.startswith("async") else ("", "", result)
    arrow = (" async" if effects else "") + (f" -> {type}" if type else "")
    call = f"{'await ' if effects else ''}named(method)" if body else "_ = named(method)"
    behind = ", " + behind if behind else ""
    documentation = words if arity.count == 0 or "where predicate" in behind or "with {" in behind else None
    if documentation and arity.count > 1:
        documentation = None
    text = documentation or "As above, for a method with " + arity.words() + "."
    if is_asynchronous:
        text = f"As above, for an asynchronous method with {arity.words()}."
        type = type.replace("Stub<", "AsynchronousStub<")
        body = body.replace("stub", "asynchronousStub")
        arrow = (" async" if effects else "") + (f" -> {type}" if type else "")
    return ("".join(f"/// {line}".rstrip() + "\n" for line in text.split("\n"))
            + f"{attributes}\n" * bool(attributes) + DISFAVORED * is_asynchronous
            + f"public func {name}<{arity.generic}Failure: Error, Result>(\n    {label} "
            + reference(arity, is_asynchronous, "P")
            + behind.format(**values) + f"\n){arrow.format(**values)} {{\n    {call}"
            + ("." + body.format(**values) if body else "") + "\n}\n\n")


def spy_text():
    parts = ["// Written by scripts/generate-method-references.py; change that instead.\n\n#if Testing\n"
             "import Switchboard\n\nextension Spy {\n"]
    every = [(Arity(count), is_asynchronous) for is_asynchronous in (False, True) for count in range(ARGUMENTS + 1)]
    for function in SPY_FUNCTIONS:
        for arity, is_asynchronous in every:
            if arity.count > 0 or "{types}" not in function[3] and "{matchers}" not in function[3]:
                parts.append(spy_function(function, arity, is_asynchronous))
    for arity, is_asynchronous in every:
        parts.append(f"""\
{DISFAVORED * is_asynchronous}private func named<{arity.generic}Failure: Error, Result>(
    _ {reference(arity, is_asynchronous, "P")}
) -> SpiedMethod<P, {arity.element}, Result, Failure> {{
    self.method(Failure.self) {{ () throws(ObservationError) in try ForwardingProxy<P>.selector(method) }}
}}

""")
    parts.append("}\n\nextension CallOrder {\n")
    for arity, is_asynchronous in every:
        parts.append(f"""\
/// {"An asynchronous" if is_asynchronous else "A"} method with {arity.words()}.
{DISFAVORED * is_asynchronous}public static func buildExpression<{arity.generic}Failure: Error, Result>(
    _ {reference(arity, is_asynchronous, "P")}
) -> [Step] {{
    [Step {{ $0.proxy.slot {{ () throws(ObservationError) in try ForwardingProxy<P>.selector(method) }} }}]
}}

""")
    parts.append("}\n#endif\n")
    return formatted("".join(parts))


if __name__ == "__main__":
    if sys.argv[1:] not in ([], ["--check"]):
        sys.exit("generate-method-references: expected nothing or --check")
    for path, wanted in ((CORE, text()), (SPY, spy_text())):
        place = os.path.join(ROOT, path)
        if sys.argv[1:] == ["--check"]:
            with open(place, encoding="utf-8") as file:
                if file.read() != wanted:
                    sys.exit(f"{path} is not what scripts/generate-method-references.py writes")
        else:
            with open(place, "w", encoding="utf-8") as file:
                file.write(wanted)
