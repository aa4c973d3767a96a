#!/usr/bin/env python3
"""Counts the instructions of one call with valgrind's cachegrind. The counts don't depend on the machine's load.

    instructions.py PROGRAM           count, and write Reports/instructions.json and the table of README.md
    instructions.py PROGRAM --check   count, and fail if a case takes more than instructions.json says

PROGRAM is dispatch-benchmark, built in release. Each case runs twice, the second time with more calls; the difference is
due to the calls. Instructions of the kernel aren't counted, nor is waiting for locks and memory: times say more there.
Counts depend on the compiler and the processor. If these aren't those of instructions.json, `--check` only prints."""
import argparse
import concurrent.futures
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

import report

HERE = os.path.dirname(os.path.abspath(__file__))
WRITTEN = os.path.join(HERE, "Reports", "instructions.json")
README = os.path.join(HERE, "README.md")
BEGIN, END = "<!-- figures, instructions: Benchmarks/instructions.py -->", "<!-- end of figures -->"
FEW, MANY = 2000, 6000
# Addresses differ from run to run, and with them the counts.
TOLERANCE = 1.03

CASES = [
    ("unobserved", "proxy.passthrough", "obj,i64"),
    ("unobserved, weakly referenced target", "proxy.passthrough.weak", "obj,i64"),
    ("unobserved, retained target", "proxy.passthrough.retained", "obj,i64"),
    ("unobserved, `@DelegateProtocol`", "macro.passthrough", "obj,i64"),
    ("one before, one after", "proxy.typed.1+1", "obj,i64"),
    ("ten before, ten after", "proxy.typed.10+10", "obj,i64"),
    ("one and one, as `[Any]`", "proxy.any.1+1", "obj,i64"),
    ("a method with a result", "proxy.result.passthrough", ""),
    ("the same, observed", "proxy.result.observed", ""),
    ("one interceptor", "proxy.intercept.one", ""),
    ("an asynchronous call", "proxy.async.passthrough", ""),
    ("subscribing and cancelling", "proxy.subscribe", "obj,i64"),
    ("referencing a method, subscribing and cancelling", "proxy.subscribe.named", "obj,i64"),
    ("finding a parent's proxy", "proxy.lookup", ""),
    ("making and dropping a proxy", "proxy.create", ""),
    ("a message", "send", "obj,i64"),
    ("a message to an unobserved proxy", "send.proxy", "obj,i64"),
    ("a message to a C function", "send.c", "obj,i64->bool"),
    ("a C function by its signature", "c.call.registers", "obj,i64->bool"),
    ("a closure as a C callback", "c.closure", "obj,i64"),
]


def instructions(program, case, signature, calls, is_reference):
    pattern = "^" + re.escape(case) + " " + re.escape(signature) + "$"
    command = ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]
    command += [program, "--loop", str(calls), "--filter", pattern] + ["--reference"] * is_reference
    # Otherwise hash tables differ from run to run, and the counts by some percent.
    surroundings = {**os.environ, "SWIFT_DETERMINISTIC_HASHING": "1"}
    done = subprocess.run(command, capture_output=True, text=True, env=surroundings)
    found = re.search(r"I +refs: +([0-9,]+)", done.stderr)
    if done.returncode or not found:
        sys.exit(f"instructions: expected a count of {case} ({signature}), found:\n{done.stderr}")
    return int(found[1].replace(",", ""))


def one_call(program, case, signature, is_reference):
    few, many = (instructions(program, case, signature, calls, is_reference) for calls in (FEW, MANY))
    return round((many - few) / (MANY - FEW), 1)


def count(program):
    """The counts of each case and its reference. Without debug information, which valgrind would read each time."""
    listed = subprocess.run([program, "--list"], capture_output=True, text=True, check=True).stdout
    # Columns: the name in 40, the signature in 28, the reference.
    known = {(line[:40].strip(), line[41:69].strip()) for line in listed.splitlines()}
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as workers:
        stripped = os.path.join(folder, "dispatch-benchmark")
        subprocess.run(["strip", "--strip-debug", "-o", stripped, program], check=True)
        jobs = []
        for title, case, signature in CASES:
            if (case, signature) not in known:
                sys.exit(f"instructions: expected a case {case} ({signature}), found none in {program}")
            found = [workers.submit(one_call, stripped, case, signature, is_reference) for is_reference in (False, True)]
            jobs.append((title, case, signature, found))
        return [
            {"title": title, "case": case, "signature": signature,
             "instructions": subject.result(), "reference": reference.result()}
            for title, case, signature, (subject, reference) in jobs]


def surroundings():
    machine = report.machine()
    return {name: machine[name] for name in ("architecture", "system", "swift")}


def table(cases, machine):
    rows = [
        f"{machine['architecture']}, {machine['system']}, Swift {machine['swift']}, release. Instructions of one call, counted "
        "by cachegrind:", "",
        "| | instructions | reference | ratio |", "|---|---|---|---|"]
    for case in cases:
        rows.append(
            f"| {case['title']} (`{case['case']}`) | {case['instructions']:.0f} | {case['reference']:.0f} "
            f"| **{case['instructions'] / case['reference']:.2f}** |")
    return "\n".join(rows)


def write(cases, machine):
    with open(WRITTEN, "w") as file:
        json.dump({"machine": machine, "cases": cases}, file, indent=1)
        file.write("\n")
    with open(README) as file:
        text = file.read()
    before, rest = text.split(BEGIN, 1)
    with open(README, "w") as file:
        file.write(f"{before}{BEGIN}\n{table(cases, machine)}\n{END}{rest.split(END, 1)[1]}")


def check(cases, machine):
    with open(WRITTEN) as file:
        written = json.load(file)
    if written["machine"] != machine:
        print(f"instructions: not compared: instructions.json is from {written['machine']}, not {machine}")
        return
    before = {(case["case"], case["signature"]): case["instructions"] for case in written["cases"]}
    more = []
    for case in cases:
        limit = before.get((case["case"], case["signature"]), float("inf")) * TOLERANCE + 3
        if case["instructions"] > limit:
            more.append(f"{case['case']}: {case['instructions']:.0f}, at most {limit:.0f}")
    if more:
        sys.exit("instructions: these cases take more than Reports/instructions.json says:\n" + "\n".join(more))
    print(f"instructions: {len(cases)} cases, none takes more than Reports/instructions.json says")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--check", action="store_true")
    arguments = parser.parse_args()
    if not shutil.which("valgrind"):
        sys.exit("instructions: expected valgrind, found none (Debian: valgrind)")
    if arguments.check and not os.path.exists(WRITTEN):
        sys.exit(f"instructions: expected {WRITTEN}, found none: run without --check first")
    cases, machine = count(os.path.abspath(arguments.program)), surroundings()
    print(table(cases, machine))
    (check if arguments.check else write)(cases, machine)


if __name__ == "__main__":
    main()
