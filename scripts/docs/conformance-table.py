#!/usr/bin/env python3
"""Writes Tests/CONFORMANCE.md: the rules of a delegate proxy, and whether their tests pass, in debug and in release.
A test states a rule if its name begins with it, as in `test_B2_...`. Fails if a rule does not hold.

    scripts/docs/conformance-table.py                      run the tests, and write the table
    scripts/docs/conformance-table.py --results DIRECTORY  keep the results there, and use them if they are there already
    scripts/docs/conformance-table.py --check              run the tests, and fail if the table is not current
"""

import argparse
import collections
import difflib
import os
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
TABLE = os.path.join(ROOT, "Tests", "CONFORMANCE.md")
# The traits of the other scripts, so that nothing is compiled again.
with open(os.path.join(ROOT, "scripts", "lib", "macros.sh")) as macros:
    TRAITS = re.search(r"^traits=(.*)$", macros.read(), re.M)[1]
BUILDS = {"debug": [], "release": ["-c", "release", "--disable-testable-imports"]}
# How calls arrive.
ENTRIES = ["runtime", "hand-written", "messages", "from C"]
RULES = {
    "A1": "`proxy(for:)` returns the parent's one proxy, and makes it if there is none",
    "A2": "The proxy takes the delegate's place, and the delegate becomes its target",
    "A3": "Installing the proxy sets the parent's delegate once",
    "A4": "An assignment that bypasses the proxy evicts it, until `proxy(for:)` puts it before the new delegate",
    "A5": "The proxy holds its parent weakly",
    "A6": "Two properties of one protocol have proxies of their own",
    "A7": "A parent's delegate, data source and prefetch data source can all have proxies",
    "A8": "`DelegateProxy` needs no subclass",
    "A9": "The delegate type may be a composition, and its protocols may inherit from others",
    "B1": "An unobserved call reaches the target once, and returns its result",
    "B2": 'Observers of the stage "sent" are notified before the target is called, those of "invoked" after, once each',
    "B3": "Without a target, observers of both stages are notified of calls that return nothing",
    "B4": "The target receives only the calls made while it is set",
    "B5": "Cancelled observers aren't notified, and calls are still forwarded",
    "B6": "Methods that return a value are forwarded, and observed with their result",
    "B7": "Without a target, a fallback or a default returns the result; if there is none, the call traps",
    "B8": "The target's error reaches the caller, and observers of \"invoked\" get it as the outcome",
    "B9": "Arguments are read once, before the call, and both stages get the same",
    "B10": "The caller sees what an observer or the target writes through a pointer",
    "B11": "Several observers of a method get every call, in order of subscription",
    "B12": "During a call, an observer may subscribe, cancel, replace the target and call again",
    "B13": "During a call, the target may drop itself, the proxy and the parent",
    "B14": "Methods of inherited protocols can be observed",
    "B15": "A proxy class may implement methods, and may change calls and their results in `forwardInvocation(_:)`",
    "C1": "`responds(to:)` is true for observed methods, and for those of the target and of the proxy class",
    "C2": "If a parent caches its delegate, the first observer of a stage, and cancelling the last, make it look again",
    "C3": "If a parent caches its delegate, a new target makes it look again",
    "C4": "Observing a method that the proxy class implements prints a warning",
    "D1": "`[Any]` observers get one element for each argument of the method",
    "D2": "Values arrive in their own types",
    "D3": "C's numbers, structs and pointers arrive unchanged",
    "D4": "Values of Swift's types arrive unchanged; referencing a method with an unsupported type throws",
    "D5": "Typed observers get the arguments as a tuple",
    "E1": "`registerKnownImplementations()` is called once, even if many threads ask for the first proxy",
    "E2": "The nearest registered superclass decides which proxy class a parent gets",
    "E3": "Registering a proxy class for a subclass doesn't change that of its superclass",
    "E4": "Missing, repeated and contradictory registrations trap with a message",
    "E5": "Proxy classes and parents may be generic",
    "F1": "The proxy retains its target or holds it weakly, as you set it",
    "F2": "`installForwardDelegate` returns a token that removes the target again",
    "F3": "A proxy class may override `setForwardToDelegate`, for example to replace a missing target",
    "F4": "With several targets, calls that return nothing reach all of them, and the first one returns results",
    "G1": "Streams of both stages complete when the parent is deallocated, not before",
    "G2": "A subscription doesn't keep the parent, the proxy or the target alive",
    "G3": "Deallocating a parent frees its proxy, and leaves no memory behind",
    "G4": "`deallocating` and `deallocated` each notify once, then complete",
    "G5": "A delegate that its parent retains lives as long as the parent, or until another one is set",
    "H1": "Calls, subscriptions and new targets are safe from many threads at once",
    "H2": "Observers are notified on the calling thread, before the call returns",
    "H3": "A proxy class may be restricted to the main actor",
    "I1": "Messages reach the target with arguments of every kind; an invocation reads, changes and repeats them",
    "I2": "A message is looked up in the order of Objective-C's runtime; wrong types throw an error",
    "I3": "Methods can be added, replaced, exchanged and removed at run time",
    "I4": "C can call methods, and C functions can be methods",
    "I5": "Type encodings are read as Objective-C writes them; an error has the position of the fault",
    "K1": "A proxy without a parent forwards and is observed like any other",
    "K2": "A proxy without a parent can have a target, later another one, or none",
    "K3": "A proxy without a parent retains its target unless you say otherwise",
    "K4": "Generic parameters accept a proxy's `object`",
    "L1": "Casts of a proxy find the protocols of its delegate type, and no others",
    "L2": "A call through a cast value is observed and forwarded",
    "L3": "A cast that failed before the first proxy was made succeeds afterwards",
    "L4": "`type(of:)`, `Mirror` and casts to classes don't change",
    "L5": "A real `URLSession` calls a proxy exactly as it calls its delegate",
    "M1": "Interceptors run in the order in which they were added",
    "M2": "An interceptor can throw the errors that the method can throw",
    "M3": "Observers get the arguments of the caller, and the result that the caller gets",
    "M4": "Interceptors that are added or removed during a call take effect with the next one",
    "M5": "Interceptors support closures, properties, large values, messages and hand-written proxies",
    "M6": "Interceptors can be added and removed while other threads call",
    "N1": "Asynchronous calls are forwarded, with cancellation, priority and task-local values",
    "N2": "Observers of an asynchronous call run on its caller's executor before it, and on its target's after it",
    "N3": "Asynchronous interceptors and stubs may wait, and may change, repeat or skip the call",
    "N4": "The target may be an actor, and methods may belong to a global actor",
    "O1": "A spy records every call with its arguments",
    "O2": "Stubs return values and sequences, throw errors or call closures; the last one that matches is used",
    "O3": "You can verify how often methods were called, with which arguments, and in which order",
    "O4": "A test can wait for calls from other threads, with a time limit",
    "O5": "Spies support internal protocols with `@DelegateProtocol`, and say what they don't support",
    "P1": "Generic methods are observed, intercepted and answered with the types that a closure names",
    "P2": "`inout` arguments are observed before and after the call, and changed by interceptors and stubs",
    "P4": "Observers, interceptors and stubs call asynchronous closures, and interceptors replace them",
    "P5": "Variadic arguments are observed, intercepted and stubbed as arrays; so are structs of libraries that may change "
          "their layout, such as `AsyncStream`",
    "Q1": "Static and `init` requirements don't prevent a proxy: their calls go to the target's type, and spies stub static ones",
    "Q2": "`Equatable`, `Hashable`, `Comparable`, `Codable`, `Error` and others may be base protocols",
    "Q3": "Protocols for actors: calls run on the target's executor; without a target, one after another",
    "Q4": "Associated types are given by the type, by a target, or by a protocol that names them",
    "R1": "Observing a parent without a delegate changes no result of a protocol extension's default",
    "R2": "`whenUnanswered` returns the result of a method if there is no target",
    "R3": "A delegate that is assigned to the parent becomes the target, and observers stay",
    "R4": "A debug build warns once about calls that would trap because there is no delegate",
    "R5": "A proxy class that conforms to the protocol forwards calls through the property and through casts",
    "R8": "A delegate keeps all its methods, even those of protocols that refine the proxy's delegate type",
    "S1": "Calls are delivered on the target's context, in the order in which they began, and can be captured",
    "S2": "A call that can't run later is answered at once, waits for its target, or is an error when the target is set",
    "S3": "No delivered call is lost silently: pending calls are counted, and so are dropped ones",
    "T1": "A spy's messages name methods, also where no type conforms and the test references them",
    "T2": "You can combine matchers, expect ranges of calls, and verify an order across spies",
    "T3": "Stubs have effects, capture arguments, return spies, and have results for types of your own",
    "T4": "Writes of properties and indices of subscripts are matched by value",
    "T5": "A test can wait for properties and conditions, with a clock that it drives",
}
NAME = re.compile(r"test_([A-Z])([0-9]+)_(otherwise_)?(.*)$")

Outcome = collections.namedtuple("Outcome", "suite rule otherwise title status reason")


def entry(suite, rule):
    """The column of a suite. The names of the conformance tests' classes say how calls arrive."""
    if "FromC" in suite or suite == "CTargetTests" or suite.startswith(("Signatures", "SQLite", "Expat")):
        return "from C"
    if "ByName" in suite or rule[0] == "I":
        return "messages"
    return "hand-written" if suite.startswith("ByHand") else "runtime"


def words(name):
    """`aCallByC` as `a call by C`."""
    parts = re.sub(r"[_()]+", " ", name)
    parts = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", parts)
    parts = re.sub(r"(?<=[A-Z])(?=[A-Z][a-z])", " ", parts)
    return " ".join(w if w.isupper() and w != "A" else w[0].lower() + w[1:] for w in parts.split())


def outcome(suite, name, status, reason=None):
    match = NAME.match(name)
    if not match:
        return None
    return Outcome(suite, (match[1], int(match[2])), bool(match[3]), words(match[4]), status, reason)


def read(log, xml):
    """The outcomes of one run: XCTest's from the log, Swift Testing's from its file of results."""
    results, reasons = [], {}
    for line in log.splitlines():
        skipped = re.search(r": (\w+)\.(test_\w+) : Test skipped - (.*)$", line)
        if skipped:
            reasons[skipped[1], skipped[2]] = skipped[3].rstrip(".")
        case = re.search(r"Test Case '(\w+)\.(test_\w+)' (passed|failed|skipped)", line)
        if case:
            results.append(outcome(case[1], case[2], case[3], reasons.get((case[1], case[2]))))
    # Swift Testing's tests end in any order.
    cases = ElementTree.fromstring(xml).iter("testcase")
    for case in sorted(cases, key=lambda case: (case.get("classname"), case.get("name"))):
        status = "failed" if case.find("failure") is not None else "passed"
        results.append(outcome(case.get("classname").split(".")[-1], case.get("name").rstrip("()"), status))
    return [result for result in results if result]


def run(build, directory):
    """The log and the file of results of one build's tests."""
    log, xml = os.path.join(directory, f"{build}.log"), os.path.join(directory, f"{build}-swift-testing.xml")
    if not (os.path.exists(log) and os.path.exists(xml)):
        command = [os.environ.get("SWIFT", "swift"), "test", "--traits", TRAITS, *BUILDS[build]]
        command += ["--xunit-output", os.path.join(directory, f"{build}.xml")]
        print(" ".join(command), file=sys.stderr)
        with open(log, "w") as file:
            subprocess.run(command, cwd=ROOT, stdout=file, stderr=subprocess.STDOUT)
        if not os.path.exists(xml):
            sys.exit(f"conformance-table: expected results of the tests, found none; see {log}")
    with open(log, errors="replace") as file, open(xml) as results:
        return read(file.read(), results.read())


class Notes:
    """The numbered notes below the table."""

    def __init__(self):
        self.texts = []

    def number(self, text):
        if text not in self.texts:
            self.texts.append(text)
        return self.texts.index(text) + 1


def cell(results, notes):
    if not results:
        return "–"
    if any(result.status == "failed" for result in results):
        return "**FAILS**"
    passed = [result for result in results if result.status == "passed"]
    if not passed:
        numbers = sorted({notes.number(result.reason) for result in results})
        return "not applicable " + ", ".join(f"[{number}]" for number in numbers)
    numbers = sorted({notes.number(result.title) for result in passed if result.otherwise})
    numbers += sorted({notes.number("Some cases are skipped: " + result.reason) for result in results if result.reason})
    if any(result.otherwise for result in passed):
        return "otherwise " + ", ".join(f"[{number}]" for number in numbers)
    return "holds" + "".join(f" [{number}]" for number in numbers)


def table(results):
    rules = sorted({result.rule for build in results.values() for result in build})
    other = {f"{group}{number}" for group, number in rules} ^ set(RULES)
    if other:
        sys.exit(f"conformance-table: expected tests of the rules in RULES, found a difference: {', '.join(sorted(other))}")
    notes = Notes()
    lines = [
        "# Conformance",
        "",
        "The rules of a delegate proxy, and the outcomes of their tests. Written by `make conformance`; don't edit.",
        "",
        "The columns say how calls arrive. *Runtime*: through the protocol, at a runtime proxy. *Hand-written*: at a proxy",
        "class that conforms to an internal protocol. *Messages*: by `send`, at both. *From C*: through C function pointers",
        "of both. `–`: no test, because the rule doesn't apply there, or doesn't depend on how calls arrive.",
        "",
        "| rule | | " + " | ".join(f"{build}, {name}" for build in BUILDS for name in ENTRIES) + " |",
        "|---|---|" + "---|" * (len(BUILDS) * len(ENTRIES)),
    ]
    for rule in rules:
        of_rule = {build: [r for r in results[build] if r.rule == rule] for build in BUILDS}
        cells = []
        for build in BUILDS:
            for name in ENTRIES:
                cells.append(cell([r for r in of_rule[build] if entry(r.suite, rule) == name], notes))
        name = f"{rule[0]}{rule[1]}"
        lines.append(f"| {name} | {RULES[name]} | " + " | ".join(cells) + " |")
    lines.append("")
    lines += [f"[{number}] {text[0].upper()}{text[1:]}.\n" for number, text in enumerate(notes.texts, 1)]
    return "\n".join(lines).rstrip() + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--results", help="the directory of the results")
    parser.add_argument("--check", action="store_true", help="compare, and write nothing")
    arguments = parser.parse_args()
    directory = arguments.results
    with tempfile.TemporaryDirectory() as temporary:
        if directory:
            os.makedirs(directory, exist_ok=True)
        results = {build: run(build, os.path.abspath(directory or temporary)) for build in BUILDS}
    text = table(results)
    with open(TABLE, "r" if arguments.check else "w") as file:
        if not arguments.check:
            file.write(text)
        else:
            old = file.read()
            if old != text:
                sys.stderr.writelines(difflib.unified_diff(
                    old.splitlines(True), text.splitlines(True), "Tests/CONFORMANCE.md", "what the tests say"))
                sys.exit("conformance-table: Tests/CONFORMANCE.md isn't current; run `make conformance`")
    failed = sorted({f"{r.suite}: {r.title}" for build in results.values() for r in build if r.status == "failed"})
    if failed:
        sys.exit("conformance-table: these tests of rules failed:\n" + "\n".join(failed))


if __name__ == "__main__":
    main()
