#!/usr/bin/env python3
"""Runs the tests whose names begin with a rule (`test_B2_...`), in debug and in release, and writes what they say as a
table: Tests/CONFORMANCE.md. Fails where a rule does not hold.

    scripts/conformance-table.py                    run the tests, write the table
    scripts/conformance-table.py --results DIRECTORY  the same, but keep the results there; use those that are there already
    scripts/conformance-table.py --check            the same, but write nothing: fail where the table says something else
"""

import argparse
import collections
import difflib
import glob
import os
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
TABLE = os.path.join(ROOT, "Tests", "CONFORMANCE.md")
# As the other scripts do, so that nothing is built anew.
with open(os.path.join(ROOT, "scripts", "macros.sh")) as macros:
    TRAITS = re.search(r"^traits=(.*)$", macros.read(), re.M)[1]
BUILDS = {"debug": [], "release": ["-c", "release", "--disable-testable-imports"]}
ENTRIES = ["no code", "by hand", "by name", "from C"]
# Of rules whose tests are about parts of them.
TITLES = {
    "D4": "values of every type arrive as they were sent",
    "E2": "the nearest ancestor that is registered decides",
    "J1": "streams of what a parent does and has, on several threads",
    "L5": "a real session tells a proxy what it tells its delegate",
    "O3": "verification: how often, with what, in what order",
}
RULE = re.compile(r"test_([A-Z])([0-9]+)_(otherwise_)?(.*)$")

Outcome = collections.namedtuple("Outcome", "suite rule otherwise name title status reason")


def entry(suite, rule):
    """The column of a suite: the classes of the conformance tests say it by their names."""
    if "FromC" in suite or suite == "CTargetTests" or suite.startswith(("Signatures", "SQLite", "Expat")):
        return "from C"
    if "ByName" in suite or rule[0] == "I":
        return "by name"
    return "by hand" if suite.startswith("ByHand") else "no code"


def words(name):
    """`aCallByC` as `a call by C`."""
    parts = re.sub(r"[_()]+", " ", name)
    parts = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", parts)
    parts = re.sub(r"(?<=[A-Z])(?=[A-Z][a-z])", " ", parts)
    return " ".join(w if w.isupper() and w != "A" else w[0].lower() + w[1:] for w in parts.split())


def outcome(suite, name, status, reason=None):
    match = RULE.match(name)
    if not match:
        return None
    return Outcome(
        suite, (match[1], int(match[2])), bool(match[3]), name, words(match[4]), status, reason)


def read(log, xml):
    """What the tests of one run say: XCTest's in the log, Swift Testing's in the file beside."""
    results, reasons = [], {}
    for line in log.splitlines():
        skipped = re.search(r": (\w+)\.(test_\w+) : Test skipped - (.*)$", line)
        if skipped:
            reasons[skipped[1], skipped[2]] = skipped[3].rstrip(".")
        case = re.search(r"Test Case '(\w+)\.(test_\w+)' (passed|failed|skipped)", line)
        if case:
            results.append(outcome(case[1], case[2], case[3], reasons.get((case[1], case[2]))))
    # Tests of Swift Testing end in any order.
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
    """Reasons, each with its number."""

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
    numbers += sorted({notes.number("Not with all receivers: " + result.reason) for result in results if result.reason})
    if any(result.otherwise for result in passed):
        return "otherwise " + ", ".join(f"[{number}]" for number in numbers)
    return "holds" + "".join(f" [{number}]" for number in numbers)


def places():
    """Where each test stands in the sources: those that state rules for all entries are before all others."""
    files = sorted(glob.glob(os.path.join(ROOT, "Tests", "*Tests", "**", "*.swift"), recursive=True))
    files.sort(key=lambda path: (not path.endswith(("ForwardingRules.swift", "ProxyRules.swift")), "Generated" in path))
    found = {}
    for number, path in enumerate(files):
        with open(path) as file:
            for line, text in enumerate(file):
                test = re.search(r"func (test_\w+)\(", text)
                if test:
                    found.setdefault(test[1], (number, line))
    return found


def title(results, order):
    """Of the test that stands first."""
    return min(results, key=lambda result: (result.otherwise, order.get(result.name, (1 << 30, 0)))).title


def table(results):
    rules = sorted({result.rule for build in results.values() for result in build})
    notes, order = Notes(), places()
    lines = [
        "# Conformance",
        "",
        "What a delegate proxy must do, rule by rule, and what the tests say of it. Written by `make conformance`; do not edit.",
        "",
        "*No code*: calls by the protocol, of a proxy without methods. *By hand*: of a proxy class that conforms by hand, for",
        "a protocol that is internal. *By name*: messages to both kinds of proxies, by `send`. *From C*: C calls a function",
        "pointer, of both kinds. `–`: no test; the rule does not depend on how calls come, or means nothing there.",
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
        words = TITLES.get(name) or title(of_rule["debug"] or of_rule["release"], order)
        lines.append(f"| {name} | {words} | " + " | ".join(cells) + " |")
    lines.append("")
    lines += [f"[{number}] {text[0].upper()}{text[1:]}.\n" for number, text in enumerate(notes.texts, 1)]
    counts = {build: len(results[build]) for build in BUILDS}
    lines.append(f"{counts['debug']} tests in debug, {counts['release']} in release.")
    return "\n".join(lines) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--results", help="where results are kept, and found")
    parser.add_argument("--check", action="store_true", help="write nothing")
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
                sys.exit("conformance-table: expected Tests/CONFORMANCE.md as `make conformance` writes it, found other text")
    failed = sorted({f"{r.suite}: {r.title}" for build in results.values() for r in build if r.status == "failed"})
    if failed:
        sys.exit("conformance-table: expected every rule to hold, found that these do not:\n" + "\n".join(failed))


main()
