#!/usr/bin/env python3
"""Fills README.md and the documentation catalogs with samples that are compiled and run, and with their output.

    scripts/docs/documentation.py                 copy the samples into the pages
    scripts/docs/documentation.py --check         fail if a page differs from its sample, has Swift that isn't a sample, or (outside
                                             the catalogs) links to a missing file
    scripts/docs/documentation.py --output FILE   fail if the pages' output differs from FILE, the output of Examples/Documentation
    scripts/docs/documentation.py --accept FILE   copy the output from FILE into the pages

A sample is a region of a file in Examples/Documentation/Sources/samples, from `// sample: NAME` to `// end`, without its common
indentation. In a page, a comment names the contents of the block after it:

    <!-- sample: NAME -->           the sample; several names, with commas, are put below each other
    <!-- output: NAME -->           the output of `sample("NAME") { ... }`
    <!-- not run: why -->           Swift that isn't a sample, for example a user's Package.swift
"""

import argparse
import glob
import os
import re
import sys
import textwrap

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
SAMPLES = os.path.join(ROOT, "Examples", "Documentation", "Sources", "samples")
COMMENT = re.compile(r"<!-- (sample|output|not run): (.*) -->$")
BEGIN, END = re.compile(r"\s*// sample: (\S+)$"), re.compile(r"\s*// end$")


def texts():
    articles = glob.glob(os.path.join(ROOT, "Sources", "*", "*.docc", "**", "*.md"), recursive=True)
    return [os.path.join(ROOT, "README.md"), *sorted(articles)]


def pages():
    """The pages outside the catalogs, whose links `docc` doesn't check."""
    folders = ["", "Benchmarks", "Documentation", "Examples", os.path.join("Examples", "*"), os.path.join("Sources", "*"), "Tests",
               os.path.join("Tests", "*")]
    return sorted(path for folder in folders for path in glob.glob(os.path.join(ROOT, folder, "*.md")))


def check_links(problems):
    for path in pages():
        for number, line in enumerate(read(path), 1):
            for found in re.findall(r"\]\(([^)#\s]+)|^\[[^\]]+\]: (\S+)", line):
                target = "".join(found)
                if "://" not in target and not os.path.exists(os.path.join(os.path.dirname(path), target)):
                    problems.add(path, number, f"expected a file {target}, found none")


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read().splitlines()


class Problems:
    """Faults, each with its place."""

    def __init__(self):
        self.found = []

    def add(self, path, line, text):
        self.found.append(f"{os.path.relpath(path, ROOT)}:{line}: {text}")

    def finish(self):
        if self.found:
            sys.exit("\n".join(self.found))


def samples(problems):
    """The samples of all files, by name."""
    regions, places = {}, {}
    for path in sorted(glob.glob(os.path.join(SAMPLES, "**", "*.swift"), recursive=True)):
        name, begin, lines = None, 0, []
        for number, line in enumerate(read(path), 1):
            start = BEGIN.match(line)
            if start and name:
                problems.add(path, number, f"expected `// end` of the sample {name} before another begins")
            elif start and start[1] in regions:
                problems.add(path, number, f"expected a name of its own, found {start[1]} a second time")
            if start:
                name, begin, lines = start[1], number, []
            elif END.match(line) and name:
                regions[name] = textwrap.dedent("\n".join(lines)).strip("\n").splitlines()
                places[name] = (path, begin)
                name = None
            elif END.match(line):
                problems.add(path, number, "expected `// sample: NAME` before `// end`")
            elif name:
                lines.append(line)
        if name:
            problems.add(path, begin, f"expected `// end` of the sample {name}")
    return regions, places


def printed(path):
    """The output of each sample, by name."""
    outputs, lines = {}, None
    for line in read(path):
        if line.startswith("-- "):
            lines = outputs.setdefault(line[3:], [])
        elif line == "--":
            lines = None
        elif lines is not None:
            lines.append(line)
    return {name: "\n".join(lines).strip("\n").splitlines() for name, lines in outputs.items()}


class Block:
    """A block of code in a page, and the comment before it."""

    def __init__(self, kind, value, language, begin, end):
        self.kind, self.value, self.language, self.begin, self.end = kind, value, language, begin, end

    def names(self):
        return [name.strip() for name in self.value.split(",")] if self.kind in ("sample", "output") else []


def blocks(path, lines, problems):
    """The blocks of a page, from the line after the fence up to the closing fence."""
    found, comment, fence = [], None, None
    for number, line in enumerate(lines):
        if fence:
            indentation, marks, language, begin = fence
            if line == indentation + marks:
                kind, value = comment or (None, None)
                found.append(Block(kind, value, language, begin, number))
                fence = comment = None
            continue
        opening = re.match(r"( *)(````*)(\w*)$", line)
        said = COMMENT.match(line.strip())
        if opening:
            fence = (opening[1], opening[2], opening[3], number + 1)
        elif said:
            comment = (said[1], said[2])
        elif line.strip():
            if comment:
                problems.add(path, number, f"expected a block after `<!-- {comment[0]}: {comment[1]} -->`")
            comment = None
    if fence:
        problems.add(path, fence[3], "expected the end of this block")
    return found


def wanted(block, regions, outputs):
    """The expected contents of the block, or None; and the unknown names."""
    known = {"sample": regions, "output": outputs}.get(block.kind)
    if known is None:
        return None, []
    missing = [name for name in block.names() if name not in known]
    if missing:
        return None, missing
    lines = []
    for name in block.names():
        lines += ([""] if lines else []) + known[name]
    return lines, []


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    choice = parser.add_mutually_exclusive_group()
    choice.add_argument("--check", action="store_true", help="write nothing")
    choice.add_argument("--output", metavar="FILE", help="what the samples printed, to compare with")
    choice.add_argument("--accept", metavar="FILE", help="what the samples printed, to take over")
    options = parser.parse_args()

    problems = Problems()
    regions, places = samples(problems)
    outputs = printed(options.output or options.accept) if options.output or options.accept else None
    is_of_samples = outputs is None
    writes = not options.check and not options.output
    used = set()

    for path in texts():
        lines = read(path)
        changed = list(lines)
        for block in reversed(blocks(path, lines, problems)):
            if block.kind == "sample":
                used.update(block.names())
            if is_of_samples and block.language == "swift" and block.kind not in ("sample", "not run"):
                problems.add(path, block.begin, "expected `<!-- sample: NAME -->` before Swift, or `<!-- not run: why -->`")
            if block.kind == ("output" if is_of_samples else "sample"):
                continue
            content, missing = wanted(block, regions, outputs)
            for name in missing:
                where = "Examples/Documentation" if is_of_samples else "what the samples printed"
                problems.add(path, block.begin, f"expected {block.kind} {name} in {where}, found none")
            if content is None:
                continue
            indentation = re.match(" *", lines[block.begin - 1])[0]
            content = [(indentation + line).rstrip() for line in content]
            if lines[block.begin:block.end] == content:
                continue
            changed[block.begin:block.end] = content
            if not writes:
                problems.add(path, block.begin, f"expected {block.kind} {block.value} as it is:\n" + "\n".join(content))
        if writes and changed != lines:
            with open(path, "w", encoding="utf-8") as file:
                file.write("\n".join(changed) + "\n")

    if is_of_samples:
        check_links(problems)
        for name in sorted(set(regions) - used):
            problems.add(*places[name], f"expected a text that shows the sample {name}, found none")
    problems.finish()


main()
