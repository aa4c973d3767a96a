#!/usr/bin/env python3
"""Compares a run of Benchmarks/run.sh with Benchmarks/thresholds.json, and fails if a ratio or a number of allocations is
above its limit: `check.py [PROGRAM]`, with run.sh's lines on the standard input. PROGRAM, dispatch-benchmark, measures such a
case up to twice again, because other programs disturb measurements."""
import json
import os
import re
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))


def by_case(lines):
    return {(line["case"], line["signature"]): line for line in lines}


def parse(text):
    return [json.loads(line) for line in text if line.startswith("{")]


def ratio(limit, line, lines):
    """The ratio to the reference, or to the case that the limit names; None if that wasn't measured."""
    if "beside" not in limit:
        return line["ratio"]
    other = lines.get((limit["beside"], line["signature"]))
    return line["ns"] / other["ns"] if other else None


def exceeded(limit, line, lines):
    """The values above their limits, as text."""
    found = []
    value = ratio(limit, line, lines)
    if "reference" in limit and line["reference"] != limit["reference"]:
        value = None
    if value is not None and value > limit.get("ratio", float("inf")):
        found.append(f"{value:.2f} of {limit.get('beside') or line['reference']}, at most {limit['ratio']}")
    count = line["allocations"]
    if count is not None and count > limit.get("allocations", float("inf")) + 0.005:
        found.append(f"{count:g} allocations, at most {limit['allocations']}")
    return found


def again(program, line):
    """The case, measured again."""
    pattern = "^" + re.escape(line["case"]) + " " + re.escape(line["signature"] or "") + "$"
    done = subprocess.run([program, "--json", "--filter", pattern], capture_output=True, text=True, check=True)
    return by_case(parse(done.stdout.splitlines()))[(line["case"], line["signature"])]


def main():
    limits = json.load(open(os.path.join(HERE, "thresholds.json")))["limits"]
    lines = by_case(parse(sys.stdin))
    program = sys.argv[1] if len(sys.argv) > 1 else None
    checked, failures, short = 0, [], []
    for limit in limits:
        for line in [line for line in lines.values() if line["case"] in limit["cases"]]:
            if "signatures" in limit and line["signature"] not in limit["signatures"]:
                continue
            checked += 1
            problems = exceeded(limit, line, lines)
            for _ in range(2):
                if problems and program:
                    line = again(program, line)
                    problems = exceeded(limit, line, lines)
            where = f"{line['case']} ({line['signature']})"
            failures += [f"{where}: {problem}" for problem in problems]
            goal = limit.get("goal")
            if goal and not problems:
                short += [f"{where}: {problem}" for problem in exceeded({**limit, **goal}, line, lines)]
    for text in short:
        print("goal not reached: " + text)
    for text in failures:
        print("exceeded: " + text, file=sys.stderr)
    print(f"{checked} limits checked, {len(failures)} exceeded, {len(short)} goals not reached")
    if not checked:
        sys.exit("check: expected the output of Benchmarks/run.sh, found no case with a limit")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
