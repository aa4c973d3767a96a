#!/usr/bin/env python3
"""Writes the table of Documentation/SwiftABI.md: each fact about Swift's ABI, and the systems on which it holds.

    scripts/docs/abi-table.py --run PROGRAM [COMMAND...]   run PROGRAM, keep its results, and write the table
    scripts/docs/abi-table.py                              write the table from the kept results
    scripts/docs/abi-table.py --check [PROGRAM]            fail if the table isn't current, or if PROGRAM's facts or results differ
                                                      from the kept ones

PROGRAM is `abi-facts`; `make check-abi` builds it. COMMAND runs it, for example `qemu-aarch64 -L /sysroot`. If it was built for
another machine, or by another Swift than this machine's, set SWIFT_VERSION, ARCHITECTURE and SYSTEM. The results are in
Tests/ABIFacts/Found, a file for each platform and compiler.
"""

import argparse
import glob
import json
import os
import platform
import re
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
FOUND = os.path.join(ROOT, "Tests", "ABIFacts", "Found")
ARTICLE = os.path.join(ROOT, "Documentation", "SwiftABI.md")
BEGIN, END = "<!-- facts: scripts/docs/abi-table.py -->", "<!-- end of facts -->"


def swift_version():
    swift = os.environ.get("SWIFT", "swift")
    text = subprocess.run([swift, "--version"], capture_output=True, text=True).stdout
    found = re.search(r"Swift version ([0-9.]+)", text)
    return found[1] if found else sys.exit(f"abi-table: expected the version of {swift}, found {text!r}")


def facts_of(program, command):
    if not command and not os.path.exists(program):
        sys.exit(f"abi-table: expected a program at {program}, found none; make check-abi builds it")
    done = subprocess.run([*command, program, "--json"], capture_output=True, text=True)
    facts = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
    if not facts:
        sys.exit(f"abi-table: expected facts from {program}, found:\n{done.stdout}{done.stderr}")
    return facts


def stated(facts):
    return [{name: fact[name] for name in ("name", "statement", "source", "need")} for fact in facts]


def place_here():
    """The system, processor and compiler of PROGRAM, and the file of its results."""
    key = {
        "system": os.environ.get("SYSTEM", platform.system()),
        "architecture": {"x86_64": "x86-64", "amd64": "x86-64", "aarch64": "arm64"}.get(
            name := os.environ.get("ARCHITECTURE", platform.machine()), name),
        "swift": os.environ.get("SWIFT_VERSION") or swift_version(),
    }
    return key, os.path.join(FOUND, "-".join(key.values()).lower() + ".json")


def head(key):
    return f"{key['system']}, {key['architecture']}, Swift {key['swift']}"


def held(facts):
    return {fact["name"]: fact["holds"] for fact in facts}


def run(program, command):
    facts = facts_of(program, command)
    key, path = place_here()
    os.makedirs(FOUND, exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        json.dump({**key, "facts": held(facts)}, file, indent=1)
        file.write("\n")
    with open(os.path.join(FOUND, "facts.json"), "w", encoding="utf-8") as file:
        json.dump(stated(facts), file, indent=1)
        file.write("\n")
    wrong = [fact["name"] for fact in facts if fact["need"] != "no proxy" and not fact["holds"]]
    if wrong:
        sys.exit(f"abi-table: these do not hold: {', '.join(wrong)}")


def check(program):
    facts = facts_of(program, [])
    with open(os.path.join(FOUND, "facts.json"), encoding="utf-8") as file:
        if json.load(file) != stated(facts):
            sys.exit("abi-table: the facts have changed; run scripts/docs/abi-table.py --run PROGRAM")
    key, path = place_here()
    column_name = head(key)
    if not os.path.exists(path):
        print(f"abi-table: SwiftABI.md has no column for {column_name}; --run PROGRAM adds it")
        return
    with open(path, encoding="utf-8") as file:
        column = json.load(file)["facts"]
    other = [name for name, holds in held(facts).items() if column.get(name) != holds]
    if other:
        sys.exit(f"abi-table: expected the results of the column {column_name}, found others for {', '.join(other)}")
    print(f"abi-table: the results are those of the column {column_name}")


def table():
    with open(os.path.join(FOUND, "facts.json"), encoding="utf-8") as file:
        facts = json.load(file)
    places = []
    for name in sorted(glob.glob(os.path.join(FOUND, "*-*.json"))):
        with open(name, encoding="utf-8") as file:
            places.append(json.load(file))
    heads = [head(place) for place in places]
    rows = ["| | fact | needed by | source |" + "".join(f" {head} |" for head in heads), "|---|---|---|---|" + "---|" * len(heads)]
    for fact in facts:
        cells = [{True: "holds", False: "**no**", None: "not compared"}[place["facts"].get(fact["name"])] for place in places]
        rows.append("| " + " | ".join([fact["name"], fact["statement"] + ".", fact["need"], f"`{fact['source']}`", *cells]) + " |")
    return "\n".join(rows)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    work = parser.add_mutually_exclusive_group()
    work.add_argument("--run", nargs="+", metavar=("PROGRAM", "COMMAND"))
    work.add_argument("--check", nargs="?", const="", metavar="PROGRAM")
    arguments = parser.parse_args()
    if arguments.run:
        run(arguments.run[0], arguments.run[1:])
    with open(ARTICLE, encoding="utf-8") as file:
        text = file.read()
    before, rest = text.split(BEGIN, 1)
    new = f"{before}{BEGIN}\n\n{table()}\n\n{END}{rest.split(END, 1)[1]}"
    if arguments.check:
        check(arguments.check)
    if arguments.check is not None:
        if new != text:
            sys.exit("abi-table: the table of SwiftABI.md isn't current; run scripts/docs/abi-table.py")
    else:
        with open(ARTICLE, "w", encoding="utf-8") as file:
            file.write(new)


if __name__ == "__main__":
    main()
