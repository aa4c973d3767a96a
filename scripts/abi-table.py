#!/usr/bin/env python3
"""Writes the article on what the library knows of Swift's ABI: each fact, and where it was found to hold.

    scripts/abi-table.py --run PROGRAM [COMMAND...]   run it here, keep what it found, and write the article's table
    scripts/abi-table.py                              write the table from what is kept
    scripts/abi-table.py --check [PROGRAM]            fail where the table is not as it would be written, or where PROGRAM,
                                                      run here, states other facts, or finds something else than the column says

PROGRAM is `abi-facts`, as `make check-abi` builds it. COMMAND is what runs it, such as `qemu-aarch64 -L /sysroot`; where it was not
made for this machine, by this machine's Swift, SWIFT_VERSION, ARCHITECTURE and SYSTEM say for what. What was found is in
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

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
FOUND = os.path.join(ROOT, "Tests", "ABIFacts", "Found")
ARTICLE = os.path.join(ROOT, "Documentation", "SwiftABI.md")
BEGIN, END = "<!-- facts: scripts/abi-table.py -->", "<!-- end of facts -->"


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
    """For what PROGRAM was made, and the file of what is found there."""
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
    wrong = [fact["name"] for fact in facts if fact["need"] != "nobody" and not fact["holds"]]
    if wrong:
        sys.exit(f"abi-table: these do not hold: {', '.join(wrong)}")


def check(program):
    facts = facts_of(program, [])
    with open(os.path.join(FOUND, "facts.json"), encoding="utf-8") as file:
        if json.load(file) != stated(facts):
            sys.exit("abi-table: the facts have changed; run scripts/abi-table.py --run PROGRAM")
    key, path = place_here()
    column_name = head(key)
    if not os.path.exists(path):
        print(f"abi-table: the article has no column of {column_name}; --run PROGRAM adds it")
        return
    with open(path, encoding="utf-8") as file:
        column = json.load(file)["facts"]
    other = [name for name, holds in held(facts).items() if column.get(name) != holds]
    if other:
        sys.exit(f"abi-table: expected what the column of {column_name} says, found something else of {', '.join(other)}")
    print(f"abi-table: as in the column of {column_name}")


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
        cells = [{True: "holds", False: "**no**", None: "not asked"}[place["facts"].get(fact["name"])] for place in places]
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
            sys.exit("abi-table: the article's table is not as it would be written; run scripts/abi-table.py")
    else:
        with open(ARTICLE, "w", encoding="utf-8") as file:
            file.write(new)


if __name__ == "__main__":
    main()
