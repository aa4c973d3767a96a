#!/usr/bin/env python3
"""Writes random protocols, and a program that calls their methods in every way and compares what arrives.

    scripts/generate/random-protocols.py SEED METHODS FOLDER

A seed always gives the same program. scripts/test/fuzz.sh compiles it with Tests/RandomProtocols, and runs it.
"""

import os
import random
import sys

from lowering_types import RandomTypes
from random_members import KINDS, Immediate, Plain, Pool
from random_shapes import shapes

IMPORTS = "import CLoweringFixtures\nimport Foundation\nimport FoundationNetworking\nimport FoundationXML\nimport LoweringProtocols\n"
METHODS_IN_FILE = 60
SHAPES_IN_FILE = 12


class Protocol:
    def __init__(self, name, bases, members):
        self.name, self.bases, self.members = name, bases, members
        self.depth = 1 + max((base.depth for base in bases), default=0)

    def inherited(self):
        found = []
        for base in self.bases:
            found += [member for member in base.inherited() + base.members if member not in found]
        return found

    def declaration(self):
        # Proxies for the base protocol are cast to protocols that refine it.
        bases = ", ".join(base.name for base in self.bases) or "RandomBase"
        text = f"public protocol {self.name}: {bases} {{\n" + "".join(m.requirement() for m in self.members) + "}\n"
        defaults = "".join(member.default() or "" for member in self.members)
        return text + (f"extension {self.name} {{\n{defaults}}}\n" if defaults else "")

    def program(self, number):
        inherited = self.inherited()
        members = inherited + self.members
        delegate, real, hand = f"any {self.name}", f"Real{number}", f"Hand{number}"
        # A hand-written class can't pass variadic arguments on.
        is_byhand = not any(isinstance(member, Immediate) and member.variadic for member in members)
        text = f"private final class {real}: Receiver, {self.name} {{\n" + "".join(m.real() for m in members) + "}\n\n"
        if is_byhand:
            listed = ", ".join(f"s{member.number}" for member in members if isinstance(member, Plain) and member.is_byhand())
            text += (
                f"private final class {hand}:\n    DelegateProxy<HandHost<{delegate}>, {delegate}>, DelegateProxyType, "
                f"{self.name}, @unchecked Sendable\n{{\n"
                f"    init(host: HandHost<{delegate}>) {{ super.init(parentObject: host, delegateProxy: {hand}.self) }}\n"
                f"    static func registerKnownImplementations() {{ register {{ {hand}(host: $0) }} }}\n"
                f"    static func implementedMethods() -> ImplementedMethods<{delegate}> {{ .forwarding({listed}) }}\n"
                + "".join(member.hand(delegate) for member in members) + "}\n\n")
        checked = self.members + inherited[:2]
        for member in checked:
            check = member.check(self.name, real, hand if is_byhand else None)
            if member in inherited:
                check = check.replace("    bench.check(method)\n", "    method.isInherited = true\n    bench.check(method)\n")
            text += f"@inline(never) private func check{number}_{member.number}(_ bench: Bench<{delegate}>) {{\n" + check + "}\n"
        by_hand = f"{{ {hand}.proxy(for: $0) }}" if is_byhand else "nil"
        text += f"func run{number}(_ way: Way) {{\n    let bench = way.bench(\"{self.name}\", {{ {real}($0) }}, handWritten: {by_hand}) as Bench<{delegate}>\n"
        text += "".join(f"    check{number}_{member.number}(bench)\n" for member in checked)
        return text + "}\n\n"


def protocols(rng, pool, count):
    made, number = [], 0
    kinds, weights = zip(*KINDS)
    while number < count:
        size = min(rng.randint(3, 9), count - number)
        bases = []
        if rng.random() < 0.45:
            fit = [base for base in made if base.depth < 4 and len(base.inherited()) + len(base.members) <= 9]
            bases = rng.sample(fit, min(len(fit), rng.choice([1, 1, 2])))
            bases = [base for base in bases if not any(base in others(other) for other in bases)]
        members = [rng.choices(kinds, weights)[0](pool, number + index) for index in range(size)]
        number += size
        made.append(Protocol(f"P{len(made)}", bases, members))
    return made


def refused(rng, pool):
    """Protocols that aren't supported, each with a supported requirement and another one. The conformance has the symbols that tell."""
    for number in range(4):
        kind, result = pool.argument().plain, pool.value()[0]
        requirement = rng.choice([
            f"static func a(_ a: {kind}, _ b: Self) -> {result}", f"static func a(_ a: Self) async throws",
            f"static func a(_ a: {kind}) -> Self"])
        conforming = f"    func b() {{}}\n    {requirement.replace(': Self', f': RealRefused{number}')} {{ fatalError() }}\n"
        yield f"Refused{number}", f"    func b()\n    {requirement}\n", conforming


def others(protocol):
    return protocol.bases + [base for direct in protocol.bases for base in others(direct)]


def outputs(seed, count):
    rng, declarations = random.Random(seed), []
    pool = Pool(rng, RandomTypes(declarations, seed, avoids_faults=True), declarations)
    made = protocols(rng, pool, count)
    unserved = list(refused(rng, pool))
    special = list(shapes(seed, pool, count, Protocol))
    yield "Protocols/Types.swift", IMPORTS + "\n" + "\n".join(declarations)
    yield "Protocols/Protocols.swift", IMPORTS + "\n" + "\n".join(each.declaration() for each in made) + "".join(
        f"public protocol {name}: AnyObject {{\n{requirements}}}\n" for name, requirements, _ in unserved)
    yield "Protocols/Shapes.swift", IMPORTS + "\n" + "\n".join(declaration for declaration, _, _ in special if declaration)
    head = IMPORTS + "import RandomProtocols\n@testable import Support\nimport Switchboard\nimport SwitchboardTesting\n\n"
    text, methods, files = "", 0, 0
    for number, each in enumerate(made):
        text += each.program(number)
        methods += len(each.inherited()) + len(each.members)
        if methods >= METHODS_IN_FILE or number == len(made) - 1:
            yield f"Program/Part{files}.swift", head + text
            text, methods, files = "", 0, files + 1
    for number in range(0, len(special), SHAPES_IN_FILE):
        yield f"Program/Shapes{number // SHAPES_IN_FILE}.swift", head + "".join(
            text for _, text, _ in special[number:number + SHAPES_IN_FILE])
    runs = "".join(f"Report.run(\"P{number}{suffix}\") {{ run{number}(.{way}) }}\n" for number in range(len(made))
                   for way, suffix in [("calling", ""), ("intercepting", "-intercepted")])
    runs += "".join(f"Report.run(\"{name}\") {{ Report.refused(\"{name}\", (any {name}).self) }}\n" for name, _, _ in unserved)
    runs += "".join(f"Report.run(\"{name}\") {{ {call} }}\n" for _, _, runs in special for name, call in runs)
    yield "Program/Refused.swift", head + "".join(
        f"final class Real{name}: {name} {{\n{conforming}}}\n" for name, _, conforming in unserved)
    yield "Program/main.swift", (head + "func compareClosures() {\n" + "\n".join(pool.closures) + "\n}\n\n"
                                 "heardByDefault = { ($0 as! Receiver).heard($1) }\ncompareClosures()\n" + runs + "Report.end()\n")


def main():
    seed, count, folder = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
    for path, text in outputs(seed, count):
        full = os.path.join(folder, path)
        os.makedirs(os.path.dirname(full), exist_ok=True)
        with open(full, "w", encoding="utf-8") as file:
            file.write(f"// Seed {seed}, {count} methods. Written by scripts/generate/random-protocols.py.\n\n{text}")


main()
