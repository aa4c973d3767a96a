#!/usr/bin/env python3
"""Writes the functions that take method references, for each number of arguments. They are committed in ForwardingProxy+MethodReferences.swift,
OutcomeStream+Subscribe.swift and SpyMethodReferences.swift.

    scripts/generate/method-references.py            write the files
    scripts/generate/method-references.py --check    fail if a file isn't current

There is a function for each number of arguments because the compiler can't make a parameter pack that includes a closure's type.
A pack takes the arguments after the seventh.

A reference is `@isolated(any)`, so methods of global actors have references, too. The compiler prefers to take a synchronous method
for an asynchronous one, so functions for asynchronous ones are disfavored.
"""

import os
import subprocess
import sys
import textwrap

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
CORE = os.path.join("Sources", "Switchboard", "References", "ForwardingProxy+MethodReferences.swift")
SPY = os.path.join("Sources", "SwitchboardTesting", "SpyMethodReferences.swift")
OUTCOMES = os.path.join("Sources", "Switchboard", "Observing", "OutcomeStream+Subscribe.swift")
ARGUMENTS = 7
DISFAVORED = "@_disfavoredOverload\n"
# The caller's file and line, with which a message of the library begins.
LIBRARY_PLACE = "file: StaticString = #fileID, line: UInt = #line"

HEADER = """\
// Written by scripts/generate/method-references.py; change that instead.

import CForwarding

/// Methods as selectors: a reference to a method of the delegate's protocol, checked by the compiler, names the method
/// and gives its argument types.
extension ForwardingProxy {
"""

# `{count}` stands for the number of arguments.
NAMED = """\
- Parameter method: A reference to a method of the delegate's protocol with {count}, such as
  `XMLParserDelegate.parser(_:foundCharacters:)`. Pick an overload with `as`."""
PLACED = """
  - file: The file of the call, for messages; leave it out.
  - line: The line of the call, for messages; leave it out."""
STREAM = """\
If the method can't be observed, this traps; `selector(_:)` throws instead. Thread-safe.

```swift
let token = proxy.{function}(XMLParserDelegate.parser(_:foundCharacters:))
    .subscribe {{ parser, text in print(text) }}
```

- Parameters:
  - method: A reference to a method of the delegate's protocol with {count}, such as
    `XMLParserDelegate.parser(_:foundCharacters:)`. Pick an overload with `as`. If you pass a closure in its place, it has to reference
    the same method each time, or capture the value that it chooses by: write `[which]` for a global or static variable.""" + PLACED + """
- Returns: A stream of the calls. Its element is the argument, or the tuple of the arguments."""
DOCUMENTATION = {
    "selector": """\
Returns the typed selector of a method with {count}. Thread-safe.

```swift
typealias Proxy = ForwardingProxy<any XMLParserDelegate>
let found = try Proxy.selector(XMLParserDelegate.parser(_:foundCharacters:))
```

""" + NAMED + """
- Returns: The selector, to observe, register or intercept the method.
- Throws: An ``ObservationError`` if the reference isn't to a requirement, or if the type of an argument or of the result isn't
  supported.""",
    "sentMessage": """\
Returns the calls of a method with {count}, before they reach the target.

""" + STREAM,
    "methodInvoked": """\
Returns the calls of a method with {count}, after the target has returned.

""" + STREAM,
}
ASYNCHRONOUS_DOCUMENTATION = {
    "selector": """\
Returns the typed selector of an asynchronous method with {count}. You can't send messages to it. Thread-safe.

""" + NAMED + """
- Returns: The selector, to observe, register or intercept the method.
- Throws: An ``ObservationError`` if the reference isn't to a requirement, or if the type of an argument or of the result isn't
  supported. In addition: for a method of a global actor that returns a value, unless you reference it on that actor; and for
  methods of an actor, and methods that return a value, of protocols with `@DelegateProtocol`.""",
    "sentMessage": """\
Returns the calls of an asynchronous method with {count}, before they reach the target. Observers run where the caller does.

""" + STREAM,
    "methodInvoked": """\
Returns the calls of an asynchronous method with {count}, after the target has returned. Observers run where the target ended, for
example on its actor: use `subscribeOnAnyThread`.

""" + STREAM,
}
STAGES = {"sentMessage": "cffi_stage_sent", "methodInvoked": "cffi_stage_invoked"}
MARKS = {"selector": "Selectors", "sentMessage": "Before the call", "methodInvoked": "After the call"}
INTERCEPT = """\
Runs your closure in place of a method with {count}, around the target.

```swift
let guarding = proxy.intercept(FileManagerDelegate.fileManager(_:shouldRemoveItemAt:)) {{ call, manager, url in
    url.path.hasPrefix("/tmp/") && call.proceed()
}}
```

The first interceptor that you add is the outermost. Observers are notified before it, and after it with the result that the caller
receives. If the method can't be intercepted, this traps; `selector(_:)` throws instead. Thread-safe.

- Parameters:
  - method: A reference to a method of the delegate's protocol. Pick an overload with `as`.
  - body: Takes the call and its arguments, on the caller's thread, and returns the result. It may let the call proceed with the same
    arguments or with others, several times, or not at all. It belongs to no actor.""" + PLACED + """
- Returns: A token. Cancelling or releasing it removes the interceptor; calls under way keep it."""

INTERCEPT_ASYNCHRONOUS = """\
Runs your closure in place of an asynchronous method with {count}, around the target.

```swift
let retrying = proxy.intercept(ImporterDelegate.rate(for:)) {{ call, currency in
    let rate = await call.proceed()
    return rate > 0 ? rate : await call.proceed("EUR")
}}
```

The first interceptor that you add is the outermost. If the method can't be intercepted, this traps; `selector(_:)` throws instead.
Generated and hand-written proxies don't support it. Thread-safe.

- Parameters:
  - method: A reference to a method of the delegate's protocol. Pick an overload with `as`.
  - body: Takes the call and its arguments, and returns the result. It may suspend. It runs on no actor, or where the caller runs if the
    method is `nonisolated(nonsending)`.""" + PLACED + """
- Returns: A token. Cancelling or releasing it removes the interceptor; calls under way keep it."""


ANSWER = """\
Answers calls of a method with {count}, while the proxy has no target.

```swift
let answer = proxy.whenUnanswered(TableViewDelegate.tableView(_:heightOfRow:)) {{ _, row in row == 0 ? 60 : 44 }}
```

If the proxy has a target, or an added target that is alive, that answers. Otherwise `answer` does, before the `fallbackTarget`, the
default of the delegate type and the default implementation in a protocol extension. If you add several answers for one method, the
last one counts. Observers and interceptors receive the call as usual. If you can't reference a method, for example a generic one, use
the `fallbackTarget`.

The proxy retains `answer` until you cancel or release the token. If the closure uses the owner of the proxy's parent, write
`[weak owner]`. In a generated proxy, the answer is an interceptor, and traps for asynchronous methods. Thread-safe.

- Parameters:
  - method: A reference to a method of the delegate's protocol. Pick an overload with `as`. If the library can't answer the method,
    this traps; `selector(_:)` throws instead.
  - answer: Takes the arguments and returns the result, on the caller's thread. It belongs to no actor.""" + PLACED + """
- Returns: A token. Cancelling or releasing it removes the answer; calls under way keep it."""

ANSWER_ASYNCHRONOUS = """\
Answers calls of an asynchronous method with {count}, while the proxy has no target.

If the proxy has a target, or an added target that is alive, that answers. Otherwise `answer` does, before the `fallbackTarget`, the
default of the delegate type and the default implementation in a protocol extension. If you add several answers for one method, the
last one counts. The proxy retains `answer` until you cancel or release the token. Thread-safe.

- Parameters:
  - method: A reference to a method of the delegate's protocol. Pick an overload with `as`. If the library can't answer the method,
    this traps; `selector(_:)` throws instead.
  - answer: Takes the arguments and returns the result. It may suspend. It runs on no actor, or on the caller's executor if the method
    is `nonisolated(nonsending)`.""" + PLACED + """
- Returns: A token. Cancelling or releasing it removes the answer; calls under way keep it."""


class Arity:
    """The types of a number of arguments, in Swift's notation for each place."""

    def __init__(self, count, has_rest=False):
        self.count, self.has_rest = count, has_rest
        self.names = [chr(ord("A") + index) for index in range(count)]
        written = self.names + ["repeat each Rest"] * has_rest
        self.generic = "".join(name + ", " for name in self.names + ["each Rest"] * has_rest)
        self.parameters = "(" + ", ".join(written) + ")"
        self.element = "Void" if not written else written[0] if len(written) == 1 else self.parameters
        self.types = "[" + ", ".join(name + ".self" for name in self.names) + "]"
        # The types by which references to the same code differ: the first three, and that of the other arguments.
        behind = written[3] if len(written) == 4 else f"({', '.join(written[3:])})"
        known = self.names[:3] + ["Void"] * (3 - len(self.names)) + ["Void" if len(written) < 4 else behind]
        self.known = ", ".join(name + ".self" for name in known)
        self.next = ", ".join(
            [f"arguments.next({name}.self)" for name in self.names]
            + ["repeat arguments.next((each Rest).self)"] * has_rest)

    def words(self):
        if self.has_rest:
            return "eight or more arguments"
        return {0: "no arguments", 1: "one argument"}.get(self.count, f"{self.count} arguments")


def comment(text, arity, **names):
    """A documentation comment, whole for each number of arguments, because editors show it."""
    lines, is_code = [], False
    for line in text.format(count=arity.words(), **names).split("\n"):
        is_code ^= line == "```swift" or is_code and line == "```"
        goes_on = lines and lines[-1] and not is_code and line.strip() and not line.lstrip().startswith(("- ", "```"))
        if goes_on and lines[-1] != "```":
            lines[-1] += " " + line.strip()
        else:
            lines.append(line)
    wrapped, is_code = [], False
    for line in lines:
        is_code ^= line.startswith("```")
        if is_code or line == "```":
            wrapped.append(line)
            continue
        indentation = len(line) - len(line.lstrip()) + 2 * line.lstrip().startswith("- ")
        wrapped += textwrap.wrap(line, 108, subsequent_indent=" " * indentation, break_long_words=False,
                                 break_on_hyphens=False) or [""]
    return "".join(f"/// {line}".rstrip() + "\n" for line in wrapped)


def documentation(function, arity, is_asynchronous):
    return comment((ASYNCHRONOUS_DOCUMENTATION if is_asynchronous else DOCUMENTATION)[function], arity, function=function)


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
    # Without a closure around it, with which Swift 6.2 with assertions crashes.
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
    _ {reference(arity, is_asynchronous)}, {LIBRARY_PLACE}
) -> CallStream<{arity.element}, Result> {{
    let code = ReferenceIdentity(unsafeBitCast({words(arity, is_asynchronous)}(method: method), to: ReferenceIdentity.Words.self))
    let types = ReferenceIdentity.Types({arity.known}, count: {arity.count}, Result.self, Failure.self)
    return observing({STAGES[function]}, code, types, file, line) {{
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
    _ body: @escaping (borrowing InterceptedCall<{arity.element}, Result, Failure>{written}) throws(Failure) -> Result,
    {LIBRARY_PLACE}
) -> SubscriptionToken {{
    intercept(
        resolving(file, line) {{ () throws(ObservationError) in try Self.selector(method) }},
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
    _ body: nonisolated(nonsending) @escaping (borrowing {call}{written}) async throws(Failure) -> Result,
    {LIBRARY_PLACE}
) -> SubscriptionToken {{
    interceptAsynchronous(
        resolving(file, line) {{ () throws(ObservationError) in try Self.selector(method) }},
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
    _ answer: @escaping {arity.parameters} throws(Failure) -> Result,
    {LIBRARY_PLACE}
) -> SubscriptionToken {{
    self.answer(resolving(file, line) {{ () throws(ObservationError) in try Self.selector(method) }}) {{ proxy, isAnswering in
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
    _ answer: nonisolated(nonsending) @escaping {arity.parameters} async throws(Failure) -> Result,
    {LIBRARY_PLACE}
) -> SubscriptionToken {{
    answerAsynchronously(
        resolving(file, line) {{ () throws(ObservationError) in try Self.selector(method) }},
        calling: {{ (delegate: Delegate, arguments: {arity.element}) async throws(Failure) in
            try await method(delegate)({", ".join(names)})
        }}
    ) {{ (arguments: {arity.element}) async throws(Failure) in try await answer({", ".join(names)}) }}
}}
"""


PROCEED = """\
Calls the next interceptor, or the target, with other arguments, and returns the result.

You may call it several times, or not at all. It runs {where}. If nothing answers a method that returns a value, it traps with a
message.

If the last argument is a closure, you can write it behind the call: `{wait}call.proceed({before}) {{ response in ... }}`. If its type is
`@Sendable` or `@MainActor`, and the call is the interceptor's only statement, the closure has to say so: `@Sendable response in`.

- Parameters:
{parameters}
- Returns: The result.
- Throws: The error of the next interceptor, or of the target."""


def proceeding(arity, is_asynchronous):
    names = [name.lower() for name in arity.names]
    parameters = ", ".join(f"_ {name}: {type}" for name, type in zip(names, arity.names))
    before = "public nonisolated(nonsending) borrowing" if is_asynchronous else "@_alwaysEmitIntoClient public borrowing"
    effect, wait = ("async ", "await ") if is_asynchronous else ("", "")
    listed = "\n".join(f"  - {name}: Argument {index}." for index, name in enumerate(names, 1))
    where = "where the interceptor runs" if is_asynchronous else "on the calling thread"
    words = comment(PROCEED, arity, where=where, wait=wait, before=", ".join(names[:-1]), parameters=listed)
    return words + f"""\
{before} func proceed<{", ".join(arity.names)}>({parameters}) {effect}throws(Failure) -> Result where Element == {arity.element} {{
    try {wait}proceed(({", ".join(names)}))
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
        parts.append(comment(INTERCEPT, arity) + intercepting(arity) + "\n")
    for arity in counted:
        parts.append(comment(INTERCEPT_ASYNCHRONOUS, arity) + intercepting_asynchronous(arity) + "\n")
    parts.append("// MARK: Without a target\n\n")
    for is_asynchronous in (False, True):
        for arity in counted:
            parts.append(comment(ANSWER_ASYNCHRONOUS if is_asynchronous else ANSWER, arity))
            parts.append((answering_asynchronously if is_asynchronous else answering)(arity) + "\n")
    parts.append("}\n\n// MARK: References in memory\n\n// The compiler would wrap a function in another one where a type parameter stands for it.\n\n")
    for is_asynchronous in (False, True):
        for arity in every:
            parts.append(words_structure(arity, is_asynchronous) + "\n")
    for is_asynchronous, name in ((False, "InterceptedCall"), (True, "InterceptedAsynchronousCall")):
        parts.append(f"extension {name} {{\n")
        for arity in counted[2:]:
            parts.append(proceeding(arity, is_asynchronous) + "\n")
        parts.append("}\n\n")
    return formatted("".join(parts))


def formatted(source):
    configuration = os.path.join(ROOT, ".swift-format")
    result = subprocess.run(
        [os.environ.get("SWIFT", "swift"), "format", "--configuration", configuration],
        input=source, capture_output=True, text=True, check=True)
    return result.stdout


# For spies: the name, the words before `method`, the parameters after it, the result, the body after `named(method)`, and the
# documentation. `{where}` and `{with}` are replaced by predicates and matchers.
PLACE = ("fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, "
         "column: UInt = #column")
HERE = "SourcePlace(fileID, filePath, line, column)"
SPY_METHOD = """\
  - method: A reference to a method of the protocol with {count}, such as `AccountStore.balance(of:)`. Pick an overload with `as`. If
    the spy can't record the method, this traps."""
SPY_TIMES = """\
  - times: The expected number of calls: a literal, a range such as `1...3`, or `.never`."""
SPY_PLACE = """\
  - fileID: The place of the failure; leave it out.
  - filePath: The place of the failure; leave it out.
  - line: The place of the failure; leave it out.
  - column: The place of the failure; leave it out."""
# What names a member where no symbol does.
SOURCE = "filePath: StaticString = #filePath, line: UInt = #line"
SPY_SOURCE = """\
  - filePath: Where the reference is, for the method's name in messages if no type conforms; leave it out.
  - line: The line of the reference; leave it out."""
SPY_MATCHERS = "{matchers}"
SPY_STUB = """\
- Returns: A stub. Call `returns(_:)`, `throws(_:)` or `answers(_:)` on it; until then it answers no call."""
SPY_FUNCTIONS = [
    ("", "stub", "_", SOURCE, "Stub<{element}, Result, Failure>", "stub()", """\
Stubs all calls of {method}. The newest matching stub wins. Thread-safe.

```swift
store.stub(AccountStore.balance(of:)).returns(42)
```

- Parameters:
""" + SPY_METHOD + "\n" + SPY_SOURCE + "\n" + SPY_STUB),
    ("", "stub", "_", "where predicate: @escaping ({types}) -> Bool, " + SOURCE, "Stub<{element}, Result, Failure>",
     "stub(.predicate({predicate}))", """\
Stubs the calls of {method} for whose arguments a predicate is true. The newest matching stub wins. Thread-safe.

- Parameters:
""" + SPY_METHOD + """
  - predicate: Takes the arguments of a call, on its thread.
""" + SPY_SOURCE + "\n" + SPY_STUB),
    ("", "stub", "_", "with {matchers}, " + SOURCE, "Stub<{element}, Result, Failure>", "stub(.matching({match}))", """\
Stubs the calls of {method} whose arguments match. The newest matching stub wins. Thread-safe.

```swift
store.stub(AccountStore.transfer(_:from:to:), with: 10, .any, "savings").returns(true)
```

- Parameters:
""" + SPY_METHOD + "\n" + SPY_MATCHERS + "\n" + SPY_SOURCE + "\n" + SPY_STUB),
    ("@discardableResult", "calls", "of", PLACE, "[{element}]", "calls(" + HERE + ")", """\
Returns the arguments of all calls of {method} so far, in the order in which the calls began. Thread-safe.

- Parameters:
""" + SPY_METHOD + "\n" + SPY_PLACE + """
- Returns: For each call the argument, or the tuple of the arguments."""),
    ("", "record", "_", SOURCE, "", "", """\
Records the arguments of {method} from now on. You need it only if no conforming type's symbols tell the method's types. Thread-safe.

- Parameters:
""" + SPY_METHOD + "\n" + SPY_SOURCE),
    ("", "verify", "_", "times: CallCount = .atLeast(1), " + PLACE, "",
     "verify(times, " + HERE + ") {{ _ in true }}", """\
Fails the test if the number of calls of {method} isn't as expected. The failure lists the calls. Thread-safe.

- Parameters:
""" + SPY_METHOD + "\n" + SPY_TIMES + "\n" + SPY_PLACE),
    ("", "verify", "_", "times: CallCount = .atLeast(1), " + PLACE + ", where predicate: ({types}) -> Bool", "",
     "verify(times, " + HERE + ", where: {predicate})", """\
Fails the test if the number of calls of {method} for whose arguments a predicate is true isn't as expected. Thread-safe.

- Parameters:
""" + SPY_METHOD + "\n" + SPY_TIMES + "\n" + SPY_PLACE + """
  - predicate: Takes the arguments of a call."""),
    ("", "verify", "_", "with {matchers}, times: CallCount = .atLeast(1), " + PLACE, "",
     "verify(times, " + HERE + ", with: {match})", """\
Fails the test if the number of matching calls of {method} isn't as expected. The failure shows the differences of the nearest call.
Thread-safe.

- Parameters:
""" + SPY_METHOD + "\n" + SPY_MATCHERS + "\n" + SPY_TIMES + "\n" + SPY_PLACE),
    ("@discardableResult", "waitForCalls", "of",
     "count: Int = 1, timeout: Duration = .seconds(10), clock: any Clock<Duration> = ContinuousClock(), " + PLACE,
     "async [{element}]", "wait(count, timeout, clock, " + HERE + ")", """\
Waits until {method} has been called, and fails the test after a timeout. Earlier calls count.

- Parameters:
""" + SPY_METHOD + """
  - count: The number of calls to wait for.
  - timeout: The longest time to wait.
  - clock: The clock that measures `timeout`.
""" + SPY_PLACE + """
- Returns: For each call so far the argument, or the tuple of the arguments."""),
    ("@available(*, noasync) @discardableResult", "waitForCalls", "of",
     "count: Int = 1, timeout: Duration = .seconds(10), " + PLACE, "[{element}]",
     "waitBlocking(count, timeout, " + HERE + ")", """\
Blocks the thread until {method} has been called, and fails the test after a timeout. Earlier calls count. For synchronous tests.

- Parameters:
""" + SPY_METHOD + """
  - count: The number of calls to wait for.
  - timeout: The longest time to wait.
""" + SPY_PLACE + """
- Returns: For each call so far the argument, or the tuple of the arguments."""),
]

ORDER_CALL = """\
Returns a step for a call of {method} whose arguments match.

```swift
store.verifyInOrder {{
    AccountStore.open
    CallOrder.call(AccountStore.transfer(_:from:to:), with: 10, .any, "savings")
}}
```

- Parameters:
  - method: A reference to a method of the protocol with {count}. If the spy can't record the method, the verification traps.
{matchers}
- Returns: The step."""


def arity_values(arity):
    """The parts of functions of spies that depend on the number of arguments."""
    single = arity.count == 1
    small = [letter.lower() for letter in arity.names]
    parts = ["$0"] if single else [f"$0.{index}" for index in range(arity.count)]
    return {
        "element": arity.element, "types": ", ".join(arity.names),
        "matchers": ", ".join(("" if index == 0 else "_ ") + f"{letter}: Match<{type}>"
                              for index, (letter, type) in enumerate(zip(small, arity.names))),
        "predicate": "predicate" if single else "{ predicate(" + ", ".join(parts) + ") }",
        "match": "ArgumentMatch<" + arity.element + ">([" + ", ".join(
            f"{letter}.argument {{ {part} }}" for letter, part in zip(small, parts)) + "])",
    }


def matchers_text(arity):
    return "\n".join(f"  - {letter.lower()}: A literal or a ``Match`` for argument {index}."
                     for index, letter in enumerate(arity.names, 1))


def spy_function(function, arity, is_asynchronous):
    attributes, name, label, behind, result, body, words = function
    values = arity_values(arity)
    effects, _, type = result.rpartition(" ") if result.startswith("async") else ("", "", result)
    arrow = (" async" if effects else "") + (f" -> {type}" if type else "")
    written = "" if PLACE in behind else ".written(filePath, line)"
    call = f"{'await ' if effects else '' if body else '_ = '}named(method){written}"
    behind = ", " + behind if behind else ""
    if is_asynchronous:
        type = type.replace("Stub<", "AsynchronousStub<")
        body = body.replace("stub", "asynchronousStub")
        arrow = (" async" if effects else "") + (f" -> {type}" if type else "")
    text = comment(words, arity, method=f"{'an asynchronous' if is_asynchronous else 'a'} method with {arity.words()}",
                   matchers=matchers_text(arity))
    return (text
            + f"{attributes}\n" * bool(attributes) + DISFAVORED * is_asynchronous
            + f"public func {name}<{arity.generic}Failure: Error, Result>(\n    {label} "
            + reference(arity, is_asynchronous, "P")
            + behind.format(**values) + f"\n){arrow.format(**values)} {{\n    {call}"
            + ("." + body.format(**values) if body else "") + "\n}\n\n")


def spy_text():
    parts = ["// Written by scripts/generate/method-references.py; change that instead.\n\n#if Testing\n"
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
/// Adds a step to the order: {"an asynchronous" if is_asynchronous else "a"} method with {arity.words()}.
///
/// - Parameter method: A reference to a method of the protocol.
/// - Returns: The step.
{DISFAVORED * is_asynchronous}public static func buildExpression<{arity.generic}Failure: Error, Result>(
    _ {reference(arity, is_asynchronous, "P")}
) -> [Step] {{
    [Step {{ $0.proxy.slot {{ () throws(ObservationError) in try ForwardingProxy<P>.selector(method) }} }}]
}}

""")
    for arity, is_asynchronous in every:
        if arity.count > 0:
            values = arity_values(arity)
            parts.append(comment(ORDER_CALL, arity, method=f"{'an asynchronous' if is_asynchronous else 'a'} method with "
                                 f"{arity.words()}", matchers=matchers_text(arity)) + f"""\
{DISFAVORED * is_asynchronous}public static func call<{arity.generic}Failure: Error, Result>(
    _ {reference(arity, is_asynchronous, "P")}, with {values["matchers"]}
) -> Step {{
    Step({values["match"]}) {{
        $0.proxy.slot {{ () throws(ObservationError) in try ForwardingProxy<P>.selector(method) }}
    }}
}}

""")
    parts.append("}\n#endif\n")
    return formatted("".join(parts))


OUTCOME = """\
Notifies your closure of each call of a method with {count} and of its outcome, until you cancel or release the token.

```swift
let token = proxy.methodInvoked(FileManagerDelegate.fileManager(_:shouldRemoveItemAt:)).withOutcome
    .{function} {{ {isolated}manager, url, outcome in print(url, outcome) }}
```

Thread-safe.

- Parameters:
  - body: Takes the arguments and the outcome. {where}
  - onCompleted: Called once, when no more calls can come: on the thread that deallocates the parent, or at the latest the proxy.
    Called at once if that has happened already, and never after you cancel."""
OUTCOME_ISOLATION = """
  - isolation: The actor to which `body` belongs; leave it out. If your own function takes a closure and subscribes it, give the
    function this parameter, and pass it on."""
OUTCOME_RETURNS = """
- Returns: A token. Keep it, for example in a property. It retains neither the proxy, the parent nor the target."""
ON_ACTOR = ("It runs on the thread that makes the call. If it belongs to an actor and the call is made elsewhere, it traps with a "
            "message.")


def outcome_functions(arity):
    generic, types = ", ".join(arity.names), ", ".join(arity.names)
    function = f"({types}, CallOutcome<Result>)"
    passed = ", ".join(f"arguments.{index}" for index in range(arity.count))
    ended = "onCompleted: (@isolated(any) () -> Void)? = nil"
    plain = f"{{ (arguments: Element, outcome: CallOutcome<Result>) in body({passed}, outcome) }}"
    return (
        comment(OUTCOME + OUTCOME_ISOLATION + PLACED + OUTCOME_RETURNS, arity, function="subscribe", isolated="",
                where=ON_ACTOR)
        + f"""\
public func subscribe<{generic}>(
    _ body: @escaping {function} -> Void, {ended}, isolation: (any Actor)? = #isolation, {LIBRARY_PLACE}
) -> SubscriptionToken where Element == {arity.element} {{
    subscribe({plain}, onCompleted: onCompleted, isolation: isolation, file: file, line: line)
}}

"""
        + comment(OUTCOME + PLACED + OUTCOME_RETURNS, arity, function="subscribe", isolated="@MainActor ", where=ON_ACTOR)
        + f"""\
public func subscribe<{generic}>(
    _ body: @escaping @isolated(any) {function} -> Void, {ended}, {LIBRARY_PLACE}
) -> SubscriptionToken where Element == {arity.element} {{
    let actor = body.isolation
    let body = withoutIsolation(body, as: ({function} -> Void).self)
    return subscribe({plain}, onCompleted: onCompleted, isolation: actor, file: file, line: line)
}}

"""
        + comment(OUTCOME + OUTCOME_RETURNS, arity, function="subscribeOnAnyThread", isolated="", where="It runs on the thread "
                  "that makes the call, and on several at once if several call. The compiler checks that it may.")
        + f"""\
public func subscribeOnAnyThread<{generic}>(
    _ body: @escaping @Sendable {function} -> Void, onCompleted: (@Sendable () -> Void)? = nil
) -> SubscriptionToken where Element == {arity.element} {{
    subscribeOnAnyThread({{ arguments, outcome in body({passed}, outcome) }}, onCompleted: onCompleted)
}}

""")


def outcome_text():
    functions = "".join(outcome_functions(Arity(count)) for count in range(2, ARGUMENTS + 1))
    return formatted(
        "// Written by scripts/generate/method-references.py; change that instead.\n\n"
        "// Observers with an outcome, which take the arguments one by one, as observers without an outcome do.\n\n"
        f"extension OutcomeStream {{\n{functions}}}\n")


if __name__ == "__main__":
    if sys.argv[1:] not in ([], ["--check"]):
        sys.exit("generate-method-references: expected nothing or --check")
    for path, wanted in ((CORE, text()), (SPY, spy_text()), (OUTCOMES, outcome_text())):
        place = os.path.join(ROOT, path)
        if sys.argv[1:] == ["--check"]:
            with open(place, encoding="utf-8") as file:
                if file.read() != wanted:
                    sys.exit(f"run scripts/generate/method-references.py; not current: {path}")
        else:
            with open(place, "w", encoding="utf-8") as file:
                file.write(wanted)
