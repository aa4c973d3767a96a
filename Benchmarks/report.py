#!/usr/bin/env python3
"""Writes the report of a run of Benchmarks/run.sh.

    report.py FOLDER                        read run.sh's lines from standard input; write latest.json, .md and .svg there
    report.py --readme latest.json FILE...  write the tables in FILEs, such as README.md and Performance.md
"""
import datetime
import json
import os
import platform
import re
import subprocess
import sys

import chart

SIGNATURES = ["obj", "obj,i64", "obj,i64->bool", "obj,rect", "obj,string,double"]


def output(*command):
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""


def machine(load=None):
    """What a run was made on. `load`: the load average before it, which itself adds about 1."""
    processor = platform.processor() or platform.machine()
    if os.path.exists("/proc/cpuinfo"):
        found = re.search(r"(?m)^model name\s*: (.*)$", open("/proc/cpuinfo").read())
        processor = found.group(1) if found else processor
    swift = re.search(r"Swift version (\S+)", output(os.environ.get("SWIFT", "swift"), "--version"))
    return {
        "processor": processor,
        "cores": len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count(),
        "architecture": platform.machine(),
        "system": platform.freedesktop_os_release().get("PRETTY_NAME", platform.system()),
        "swift": swift.group(1) if swift else "unknown",
        "date": datetime.date.today().isoformat(),
        "load": load,
    }


class Report:
    def __init__(self, lines, machine):
        self.machine = machine
        self.lines = lines
        # If several groups have a case, the first one's: the later ones measure it under other conditions.
        self.by_key = {(line["case"], line["signature"]): line for line in reversed(lines)}

    def line(self, case, signature):
        return self.by_key.get((case, signature))

    def cases(self, pattern):
        """The names that match, in the order of the run."""
        return list(dict.fromkeys(line["case"] for line in self.lines if re.fullmatch(pattern, line["case"])))

    # Tables

    def calls(self, pattern, signatures):
        """Nanoseconds for each signature, and the ratio to the reference."""
        cases = self.cases(pattern)
        if not cases:
            return []
        rows = ["| case | " + " | ".join(f"`{name}`" for name in signatures) + " | allocations | reference |"]
        rows.append("|---|" + "---|" * (len(signatures) + 2))
        for case in cases:
            found = [self.line(case, signature) for signature in signatures]
            known = [line for line in found if line]
            if not known:
                continue
            cells = [cell(line) for line in found]
            counts = sorted({line["allocations"] for line in known if line["allocations"] is not None})
            allocations = " to ".join(number(count) for count in ([counts[0], counts[-1]] if counts[1:] else counts))
            rows.append(f"| `{case}` | {' | '.join(cells)} | {allocations or '-'} | {references(known)} |")
        return rows

    def scale(self):
        """Calls of all threads in a second, in the best round, and each core's part of a single thread's calls."""
        rows = []
        names = self.cases(r"scale\.(own|shared)\.1\.(proxy|hand)\..*")
        for name in names:
            cells = []
            for threads in (1, 4, 16):
                line = self.line(name.replace(".1.", f".{threads}.", 1), "obj,i64")
                alone = self.line(name, "obj,i64")
                if line is None:
                    cells.append("-")
                    continue
                cores = min(threads, self.machine["cores"])
                part = alone["ns_min"] / line["ns_min"] / cores
                cells.append(f"{1e3 / line['ns_min']:.1f} ({part:.2f})")
            _, sharing, _, rest = name.split(".", 3)
            rows.append(f"| {'one proxy' if sharing == 'shared' else 'its own'} | `{rest}` | {' | '.join(cells)} |")
        if not rows:
            return []
        return ["| each thread calls | case | 1 thread | 4 | 16 |", "|---|---|---|---|---|"] + rows

    def markdown(self):
        it = self.machine
        parts = [
            "# What a call costs",
            f"{it['processor']}, {it['cores']} cores, {it['architecture']}; {it['system']}; Swift {it['swift']}, "
            f"release; {it['date']}; load average {it['load']} before the run. By `make bench`.",
            "Each cell has the nanoseconds of one call, the median of many short rounds, and in bold the ratio to the "
            "reference, which ran in the same rounds. Peers are programs of their own, without a ratio. "
            "[README](../README.md) explains the names of cases and signatures.",
            "![Cost of a call on a logarithmic axis](latest.svg)",
        ]
        observed = [name for name in SIGNATURES if "bool" not in name]
        for title, pattern, signatures in [
            ("No observers", r"[a-z]+\.passthrough(\.weak|\.retained)?", SIGNATURES),
            ("One observer before, one after", r"[a-z]+\.(typed\.|any\.)?1\+1(\.weak|\.retained)?", observed),
            ("Ten before, ten after", r"[a-z]+\.(typed\.|any\.)?10\+10", observed),
            ("Without a target", r"[a-z]+\.(passthrough|typed\.1\+1)\.alone", observed),
            ("Observers formed on the main actor", r"[a-z]+\.typed\.1\+1\.main", observed),
            ("Methods with a result", r"(proxy|hand)\.result\..*", [None]),
            ("Struct targets, and casts of the proxy", r"(proxy|hand)\.(value|cast)(\..*)?", ["obj,i64", None]),
            ("Subscribing and cancelling", r"[a-z]+\.subscribe(\.(named|main|among\.\d+))?", ["obj,i64"]),
            ("A loop over a stream, for each element", r"async(stream)?\.burst\.\d+", ["obj,i64"]),
            ("Finding and making a proxy", r"[a-z]+\.(lookup|create)", [None]),
            ("While many proxies live, and in protocols of many methods",
             r"[a-z]+\.passthrough\.(live|wide)\.\d+", ["obj,i64"]),
            ("Asynchronous calls", r"(proxy|hand|target)\.async(\..*)?", [None]),
            ("Interceptors", r"(proxy|hand)\.intercept\..*", [None]),
            ("Generic methods", r"(proxy|hand)\.generic\..*", [None]),
            ("Timelines", r"trace\..*|hand\.trace", ["obj,i64", "obj,string,double"]),
            ("Messages", r"send|closure|gnustep\.send", SIGNATURES),
            ("Messages to an unobserved proxy", r"send\.proxy", ["obj,i64"]),
            ("Messages to a C function", r"send\.c|c\.function", ["i64,double->double", "obj,i64->bool"]),
            ("C functions", r"(c|libffi|dyncall)\.call\.(registers|struct|stack)", SIGNATURES + ["16 mixed"]),
            ("C callbacks", r"(c|libffi|dyncall)\.(closure|closure\+call|callback-table(\.1\+1)?)", SIGNATURES),
        ]:
            rows = self.calls(pattern, signatures)
            if rows:
                parts += ["## " + title, "\n".join(rows).replace("`None`", "")]
        scale = self.scale()
        if scale:
            parts += [
                "## Several threads",
                "Millions of calls of all threads in a second, in the best round. In brackets is the part of a single "
                "thread's calls that each core makes.",
                "\n".join(scale),
            ]
        return "\n\n".join(parts) + "\n"


    # The tables of README files

    def measured(self):
        it = self.machine
        return (f"{it['processor']}, {it['cores']} cores, Swift {it['swift']}, release, {it['date']}, "
                f"load average {it['load']} before the run.")

    def beside_the_baseline(self):
        """The tables of this folder's README.md: each case beside the baseline, and the peers."""
        observed = [name for name in SIGNATURES if "bool" not in name]
        rows = ["| | " + " | ".join(f"`{name}`" for name in observed) + " |", "|---|" + "---|" * len(observed)]
        for title, case in [
            ("unobserved", "passthrough"),
            ("unobserved, weakly referenced target", "passthrough.weak"),
            ("unobserved, retained target", "passthrough.retained"),
            ("one before, one after", "typed.1+1"),
            ("one and one, weakly referenced target", "typed.1+1.weak"),
            ("one and one, retained target", "typed.1+1.retained"),
            ("ten before, ten after", "typed.10+10"),
            ("one and one, as `[Any]`", "any.1+1"),
            ("ten and ten, as `[Any]`", "any.10+10"),
        ]:
            for prefix, mark in [("proxy.", ""), ("macro.", "`@DelegateProtocol`: ")]:
                lines = [self.line(prefix + case, signature) for signature in observed]
                if any(lines):
                    rows.append(f"| {mark}{title} | {' | '.join(self.pair(line) for line in lines)} |")
        return "\n\n".join([
            f"{self.measured()}\nEach cell has the nanoseconds of one call, those of the baseline, and the ratio of the two.",
            "\n".join(rows),
            "Beside other libraries. Each is a program of its own, except OpenCombine:",
            self.peers(),
        ])

    def beside_others(self):
        """The table of the package's README.md."""
        return f"{self.measured()}\n\n{self.peers()}"

    def peers(self):
        peers = ["| `obj,i64` | 0 and 0 | 1 and 1 | 10 and 10 |", "|---|---|---|---|"]
        for title, cases in [
            ("this library", ["proxy.passthrough", "proxy.typed.1+1", "proxy.typed.10+10"]),
            ("this library, `@DelegateProtocol`", ["macro.passthrough", "macro.typed.1+1", "macro.typed.10+10"]),
            ("this library, `[Any]`", ["proxy.passthrough", "proxy.any.1+1", "proxy.any.10+10"]),
            ("baseline", ["hand.passthrough", "hand.typed.1+1", "hand.typed.10+10"]),
            ("baseline, over OpenCombine's subjects", ["opencombine.passthrough", "opencombine.1+1", "opencombine.10+10"]),
            ("baseline, over RxSwift's subjects", ["rxswift.passthrough", "rxswift.1+1", "rxswift.10+10"]),
            ("`java.lang.reflect.Proxy`, boxed", ["java.passthrough", "java.any.1+1", "java.any.10+10"]),
            ("GNUstep `forwardInvocation:`, boxed", ["gnustep.passthrough", "gnustep.any.1+1", "gnustep.any.10+10"]),
        ]:
            lines = [self.line(case, "obj,i64") for case in cases]
            if any(lines):
                peers.append(f"| {title} | " + " | ".join(f"{line['ns']:.0f}" if line else "" for line in lines) + " |")
        return "\n".join(peers)

    def call_ratios(self):
        """The first table of the article on performance: calls beside the baseline."""
        rows = [
            ("none; weak target", r"proxy\.passthrough(\.weak)?"),
            ("none; retained target", r"proxy\.passthrough\.retained"),
            ("none; no target", r"proxy\.passthrough\.alone"),
            ("none; a struct as the target", r"proxy\.value\.passthrough"),
            ("one before, one after", r"proxy\.typed\.1\+1(\.weak|\.retained)?"),
            ("one before, one after; no target", r"proxy\.typed\.1\+1\.alone"),
            ("ten before, ten after", r"proxy\.typed\.10\+10"),
            ("one and one by selector string, as `[Any]`", r"proxy\.any\.1\+1"),
            ("ten and ten by selector string, as `[Any]`", r"proxy\.any\.10\+10"),
            ("none; generated proxy", r"macro\.passthrough(\.weak|\.retained)?"),
            ("none; no target; generated proxy", r"macro\.passthrough\.alone"),
            ("one before, one after; generated proxy", r"macro\.typed\.1\+1(\.weak|\.retained)?"),
            ("one of a call that returns a value", r"proxy\.result\.observed"),
            ("none; the target is another proxy", r"proxy\.result\.chain"),
            ("none, or one and one; a generic method", r"proxy\.generic\.(passthrough|observed)"),
            ("an interceptor, or three", r"proxy\.intercept\.(one|three)"),
            ("an interceptor and an observer", r"proxy\.intercept\.observed"),
            ("none; asynchronous", r"proxy\.async\.passthrough"),
            ("one; asynchronous", r"proxy\.async\.observed"),
        ]
        return self.compared("observers", "baseline", [(title, None, pattern) for title, pattern in rows])

    def operation_ratios(self):
        """The second one: everything else, beside what does the same without the library."""
        return self.compared("operation", "compared with", [
            ("find the proxy of a parent", "reading its delegate", r"proxy\.lookup"),
            ("make a proxy and deallocate it with its parent", "the baseline", r"proxy\.create"),
            ("`delegate as? Refined`", "a cast of a class's object", r"proxy\.cast"),
            ("the first cast to a protocol, once for each process", "the same", r"proxy\.cast\.first"),
            ("subscribe and cancel", "OpenCombine's subjects", r"proxy\.subscribe"),
            ("`send`, typed", "calling the closure", r"send"),
            ("`send` to a C function, with its exact types", "`ffi_call`", r"send\.c", "obj,i64->bool"),
            ("call a C function by its signature", "`ffi_call`", r"c\.call\.\w+"),
            ("call a closure as a C callback", "libffi's closure", r"c\.closure"),
        ])

    def compared(self, title, reference, rows):
        """A row for each pattern of cases: their nanoseconds, those of the reference, and the ratio."""
        table = [f"| {title} | ns | {reference} | ratio |", "|---|---|---|---|"]
        for title, name, pattern, *signatures in rows:
            lines = [line for line in self.by_key.values() if re.fullmatch(pattern, line["case"]) and line["ratio"]
                     and (not signatures or line["signature"] in signatures)]
            if lines:
                beside = span([line["ns"] / line["ratio"] for line in lines])
                table.append(f"| {title} | {span([line['ns'] for line in lines])} | "
                             f"{f'{name}: {beside}' if name else beside} | "
                             f"**{span([line['ratio'] for line in lines], 2)}** |")
        return f"{self.measured()}\n\n" + "\n".join(table)

    @staticmethod
    def pair(line):
        return f"{line['ns']:.0f}, {line['ns'] / line['ratio']:.0f}: **{line['ratio']:.2f}**" if line else ""


def span(values, places=0):
    """The least and the greatest of some numbers: `17 to 20`, or `17`."""
    ends = [f"{round(value, places if value < 10 or places else 0):,.{places}f}" for value in (min(values), max(values))]
    return ends[0] if ends[0] == ends[1] else " to ".join(ends)


def write_readme(path, readme):
    read = json.load(open(path))
    report = Report(read["cases"], read["machine"])
    text, end = open(readme).read(), "<!-- end of figures -->"
    for name, tables in [("beside the baseline", report.beside_the_baseline()), ("beside others", report.beside_others()),
                         ("calls", report.call_ratios()),
                         ("operations", report.operation_ratios())]:
        begin = f"<!-- figures, {name}: Benchmarks/report.py --readme -->"
        if begin in text:
            before, rest = text.split(begin, 1)
            text = f"{before}{begin}\n{tables}\n{end}{rest.split(end, 1)[1]}"
    open(readme, "w").write(text)


def cell(line):
    if line is None:
        return ""
    text = number(line["ns"], 1)
    return text if line["ratio"] is None else f"{text} **{line['ratio']:.2f}**"


def number(value, places=2):
    return f"{value:.{places}f}".rstrip("0").rstrip(".") if places == 2 else f"{value:.{places}f}"


def references(lines):
    names = {line["reference"] for line in lines if line["reference"]}
    return ", ".join(f"`{name}`" for name in sorted(names))


def main():
    if sys.argv[1] == "--readme":
        for readme in sys.argv[3:]:
            write_readme(sys.argv[2], readme)
        return
    written = sys.stdin.readlines()
    lines = [json.loads(line) for line in written if line.startswith("{")]
    load = next((float(line.split()[2]) for line in written if line.startswith("# load ")), None)
    if not lines:
        sys.exit("report: expected the output of Benchmarks/run.sh, found no case in it")
    folder = sys.argv[1]
    os.makedirs(folder, exist_ok=True)
    report = Report(lines, machine(load))
    with open(os.path.join(folder, "latest.json"), "w") as file:
        file.write('{"machine": ' + json.dumps(report.machine) + ',\n "cases": [\n')
        file.write(",\n".join(json.dumps(line) for line in lines) + "\n]}\n")
    with open(os.path.join(folder, "latest.md"), "w") as file:
        file.write(report.markdown())
    with open(os.path.join(folder, "latest.svg"), "w") as file:
        file.write(chart.draw(lines, report.machine))


if __name__ == "__main__":
    main()
