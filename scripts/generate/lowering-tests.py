#!/usr/bin/env python3
"""Writes the generated part of the lowering tests, which is committed.

    scripts/generate/lowering-tests.py            write the files
    scripts/generate/lowering-tests.py --check    fail if a file isn't current

Each type of a table, and some random types from a fixed seed, is a parameter of several methods of a public protocol, in places
where registers run out differently. The tests call them through a proxy, and compare the arguments of observers and of the target
with those of the caller. Of another protocol, a method that takes the type and one that returns it go through interceptors and
spies: Tests/LoweringTests/Exchange.swift. Tests/LoweringProtocols/Types.swift declares the types.
"""

import os
import sys

from lowering_types import REFUSED_ON_X86_64, TABLE, RandomTypes, has_closure, is_served_result, is_told, sized_structs

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "Tests")
HEADER = """// Written by scripts/generate/lowering-tests.py; change that instead.
// swift-format-ignore-file

"""
IMPORTS = """import CLoweringFixtures
import Foundation
import FoundationNetworking
import FoundationXML
import LoweringProtocols
import Switchboard
import XCTest
"""
GROUP_SIZE = 20


# The parameters of each form. "T" and "U" are the tested type, with its first and second value. Functions, tuples and metatypes
# come early, because they crash the compiler in a parameter pack, which `selector` takes after the seventh argument.
FORMS = {
    "alone": ["T"],
    "after5Integers": ["Int", "UInt8", "Int32", "Int", "UInt16", "T", "U", "String", "T"],
    "after9Doubles": ["Double"] * 9 + ["T", "Double"],
    "mixed": ["Float", "Int", "T", "Double", "Bool", "U", "Int16"],
    "mixed16": ["Int", "Double", "T", "Int32", "Float", "String", "U", "UInt8", "Double", "Int64", "Float", "Int",
                "Double", "Bool", "Double", "UInt16"],
    "after4Integers": ["Int", "Int", "Int64", "Int", "T", "U", "Int"],
    "after7Doubles": ["Double"] * 7 + ["T", "U", "Double", "Int"],
    "twice": ["T", "String", "U", "Double"],
}
# Every type has the first form, every third type has all, and code of its own in `Exchange`, because compiling takes time.
BASIC_FORMS = 5
EARLY_FORMS = dict(FORMS, **{
    "after5Integers": ["Int", "UInt8", "Int32", "Int", "Int", "T", "U"],
    "after9Doubles": ["Double"] * 6 + ["T", "Double", "Double", "Double"],
    "after7Doubles": ["Double"] * 5 + ["T", "U", "Double", "Int"],
})


def neighbour(kind, index):
    """A value of another parameter than the tested type, different for each place."""
    if kind == "String":
        return f'"number {index}"' if index % 2 == 0 else f'"a text that is too long for two words, {index}"'
    if kind == "Bool":
        return "true"
    if kind in ("Double", "Float"):
        return f"{index + 1}.25" if index % 2 else f"-{index + 1}.75"
    if kind == "UInt8":
        return str(200 + index)
    if kind.startswith("UInt"):
        return str(60000 + index)
    if kind == "Int16":
        return str(-30000 - index)
    return str((index + 1) * (-1111111 if index % 2 else 1234567))


# MARK: Writing


def name_of(case):
    words = "".join(character if character.isalnum() else "_" for character in case.text.replace("?", "_optional"))
    return "_".join(part for part in words.split("_") if part)


def forms_of(case):
    early = case.text.startswith("(") or case.text == "Void" or "->" in case.text or ".Type" in case.text
    forms = EARLY_FORMS if early else FORMS
    return forms if case.number % 3 == 0 else dict(list(forms.items())[:BASIC_FORMS])


def parameter_types(case, form):
    return [case.parameter if kind in ("T", "U") else kind for kind in form]


def arguments(form):
    return ["v" if kind == "T" else "w" if kind == "U" else neighbour(kind, index) for index, kind in enumerate(form)]


def boxed(form):
    """The expected arguments, with `v` and `w` boxed already."""
    return [argument if kind in ("T", "U") else f"{argument} as {kind}" for kind, argument in zip(form, arguments(form))]


def passed(form, names):
    return ", ".join(f"{name} as Any" if kind in ("T", "U") else name for kind, name in zip(form, names))


def write_forms():
    lines = [HEADER + "/// What is sent with a value `v`, and another one `w`, of the type in question. Not optimized:",
             "/// the optimizer releases a boxed metatype that a function does not use, as if it were an object.",
             "enum Form {"]
    for suffix, forms in (("", FORMS), ("Early", EARLY_FORMS)):
        for name, form in forms.items():
            if suffix and form == FORMS[name]:
                continue
            lines.append(f"    @_optimize(none) static func {name}{suffix}(_ v: Any, _ w: Any) -> [Any] {{ [{', '.join(boxed(form))}] }}")
    return "\n".join(lines + ["}\n"])


def expected(case, name):
    suffix = "Early" if forms_of(case)[name] != FORMS[name] else ""
    return f"Form.{name}{suffix}(v as Any, w as Any)"


def call(number, name, form):
    return f"$0.t{number}_{name}({', '.join(arguments(form))})"


def write_protocol(group, cases):
    lines = [f"public protocol Group{group:02}: AnyObject {{"]
    for number, case in cases:
        for name, form in forms_of(case).items():
            parameters = ", ".join(f"_ a{i}: {kind}" for i, kind in enumerate(parameter_types(case, form)))
            lines.append(f"    func t{number}_{name}({parameters})")
    return "\n".join(lines + ["}\n"])


def write_exchange(group, cases):
    """Methods that take a value of each type, and that return one."""
    lines = [f"public protocol Exchange{group:02}: AnyObject {{"]
    for number, case in cases:
        lines += [f"    func take{number}(_ a: Int8, _ v: {case.parameter}, _ d: Double) -> Int",
                  f"    func give{number}(_ a: Int) -> {result_type(case)}"]
    return "\n".join(lines + ["}\n"])


def result_type(case):
    return f"({case.text})" if "->" in case.text and case.text[0] in "@(" else case.text


def second_of(case):
    # Swift 6.3 takes a nil inside an Optional for a missing value.
    return case.first if case.text == "UnownedOptional" else case.second


def swift(value):
    return {True: "true", False: "false", None: "nil"}.get(value, value)


def write_exchange_tests(group, cases):
    protocol = f"Exchange{group:02}"
    lines = [HEADER + IMPORTS, f"private final class Receiver: ExchangeReceiver, {protocol} {{"]
    for number, case in cases:
        lines += [
            f"    func take{number}(_ a: Int8, _ v: {case.parameter}, _ d: Double) -> Int {{ took([a, v as Any, d]); return 5 }}",
            f"    func give{number}(_ a: Int) -> {result_type(case)} {{ took([a]); "
            f"return unsafeDowncast(given, to: Given<{case.text}>.self).value }}"]
    lines += ["}", "", f"final class {protocol}Tests: XCTestCase {{"]
    for number, case in cases:
        facts = ", ".join(f"{name}: {swift(value)}" for name, value in [
            ("isTaken", not case.refused), ("isGiven", "isARM64" if case.text in REFUSED_ON_X86_64 else is_served_result(case)), ("isTold", is_told(case)),
            ("isReplaced", not has_closure(case))])
        lines += [
            f"    func test_D4_{number:03}_{name_of(case)}_exchanged() {{",
            f"        let v: {case.text} = {case.first}", f"        let w: {case.text} = {second_of(case)}",
            f"        let exchange = Exchange<any {protocol}>{'' if number % 3 == 0 else '.unspecialized'}(v, w, {protocol}.take{number}, {protocol}.give{number})",
            f"        ExchangeCheck(Receiver(), exchange).check({facts})", "    }"]
    return "\n".join(lines + ["}\n"])


def write_tests(group, cases):
    protocol = f"Group{group:02}"
    lines = [
        HEADER + IMPORTS, f"private final class Receiver: {protocol} {{", "    let log: Log",
        "    init(_ log: Log) { self.log = log }"]
    for number, case in cases:
        for name, form in forms_of(case).items():
            parameters = ", ".join(f"_ a{i}: {kind}" for i, kind in enumerate(parameter_types(case, form)))
            values = passed(form, [f"a{i}" for i in range(len(form))])
            lines.append(f"    func t{number}_{name}({parameters}) {{ log.received([{values}]) }}")
    lines += ["}", "", f"private typealias Proxy = DelegateProxy<Parent<any {protocol}>, any {protocol}>", "",
              f"final class {protocol}Tests: XCTestCase {{"]
    for number, case in cases:
        forms = forms_of(case)
        lines += [
            f"    func test_D4_{number:03}_{name_of(case)}() throws {{",
            f"        let v: {case.text} = {case.first}", f"        let w: {case.text} = {case.second}",
            f"        let check = Check<any {protocol}>(Receiver.init)"]
        for name, form in forms.items():
            if name == "mixed" and not case.refused:
                continue
            verb = "refused" if case.refused else "observed"
            lines.append(f'        try check.{verb}("{name}", try Proxy.selector({protocol}.t{number}_{name}), '
                         f"{expected(case, name)}) {{ {call(number, name, form)} }}")
        if not case.refused:
            # The observers are in code that knows the types, as a user's are.
            form = forms["mixed"]
            values = passed(form, [f"$0.{index}" for index in range(len(form))])
            lines += [
                "        let log = check.log", f"        let mixed = try Proxy.selector({protocol}.t{number}_mixed)",
                f"        check.typed({expected(case, 'mixed')}, [",
                f"            check.proxy.sentMessage(mixed).subscribe {{ log.sent([{values}]) }},",
                f"            check.proxy.methodInvoked(mixed).subscribe {{ log.invoked([{values}]) }},",
                f"        ]) {{ {call(number, 'mixed', form)} }}"]
        lines.append("    }")
    return "\n".join(lines + ["}\n"])


def outputs():
    declarations = []
    cases = list(TABLE) + list(sized_structs(declarations))
    cases += list(RandomTypes(declarations, seed=20240607).cases(45))
    numbered = list(enumerate(cases))
    for number, case in numbered:
        case.number = number
    groups = [numbered[begin:begin + GROUP_SIZE] for begin in range(0, len(numbered), GROUP_SIZE)]
    imports = "import CLoweringFixtures\nimport Foundation\nimport FoundationNetworking\nimport FoundationXML\n\n"
    yield "LoweringProtocols/Generated.swift", HEADER + imports + "\n".join(
        declarations + [write(group, members) for group, members in enumerate(groups)
                        for write in (write_protocol, write_exchange)])
    yield "LoweringTests/Generated/Form.swift", write_forms()
    for group, members in enumerate(groups):
        yield f"LoweringTests/Generated/Group{group:02}Tests.swift", write_tests(group, members)
        yield f"LoweringTests/Generated/Exchange{group:02}Tests.swift", write_exchange_tests(group, members)
    print(f"{len(cases)} types, {sum(len(forms_of(case)) for case in cases)} methods", file=sys.stderr)


def main():
    written = dict(outputs())
    generated = os.path.join(ROOT, "LoweringTests", "Generated")
    os.makedirs(generated, exist_ok=True)
    stale = []
    for path, text in written.items():
        full = os.path.join(ROOT, path)
        old = open(full, encoding="utf-8").read() if os.path.exists(full) else None
        if old != text:
            stale.append(path)
            if "--check" not in sys.argv:
                with open(full, "w", encoding="utf-8") as file:
                    file.write(text)
    for name in os.listdir(generated):
        if f"LoweringTests/Generated/{name}" not in written:
            stale.append(name)
            if "--check" not in sys.argv:
                os.remove(os.path.join(generated, name))
    if "--check" in sys.argv and stale:
        sys.exit(f"run scripts/generate/lowering-tests.py; not current: {', '.join(stale)}")


main()
