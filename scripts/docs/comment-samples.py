#!/usr/bin/env python3
"""Compiles the samples in documentation comments: `comment-samples.py BUILD MACROS`. Fails with each error and warning, at its
place in the comment. It ignores warnings about values that a sample doesn't use.

BUILD is the folder of a debug build of Examples/Documentation; MACROS is the compiler plug-in of `@DelegateProtocol`.

A sample is a block in a `///` comment of a module that users import, unless it's a block of `text`. It sees that module,
Foundation, and the declarations of Examples/Documentation/Sources/Cast. If a sample needs another module, it begins with
`import`. Each part of a sample, which begins at a line without indentation, goes where it can stand:

    imports, types, extensions, type aliases    into a file
    `static` and `func`                         into a proxy class, `ImporterDelegateProxy`
    everything else                             into a method of the cast's `Owner` that throws, and is asynchronous if it awaits

If such a method uses `proxy` without declaring it, `proxy` is one of the first protocol that the sample references, such as
`XMLParserDelegate.parser(_:foundCharacters:)`. If it references none, `proxy` is one of the cast's `ImporterDelegate`.
"""

import glob
import importlib.util
import os
import re
import subprocess
import sys
import tempfile
import textwrap

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
FOUNDATION = ["Foundation", "FoundationNetworking", "FoundationXML", "SwitchboardFoundation"]
# The folders of the modules that users import, and what a file that uses one imports.
MODULES = {
    "Switchboard": ["Switchboard"],
    "SwitchboardCombine": ["Switchboard", "SwitchboardCombine"],
    "SwitchboardFoundation": ["Switchboard"],
    "SwitchboardFoundationNetworking": ["Switchboard", "SwitchboardFoundationNetworking"],
    "SwitchboardRx": ["SwitchboardRx"],
    "SwitchboardRxEmbedded": ["SwitchboardRx"],
    "SwitchboardTesting": ["Switchboard", "SwitchboardTesting", "Testing"],
    "SwitchboardRecording": ["Switchboard", "SwitchboardRecording"],
    "SwitchboardTracing": ["Logging", "Switchboard", "SwitchboardTracing"],
}
FENCE = re.compile(r"\s*///( *)```(\w*)$")
ATTRIBUTES = r"(?:@[\w.]+(?:\(.*?\))? +)*(?:(?:public|private|final|open|indirect) +)*"
DECLARATIONS = "class|struct|enum|protocol|actor|extension|typealias|import"
IN_FILE = re.compile(ATTRIBUTES + rf"(?:(?:{DECLARATIONS}) +(\w+)|@DelegateProtocol\b)")
IN_CLASS = re.compile(r"(?:static |func )")
# Warnings: samples don't use all values, and conformances of the cast's types are in another module than the types.
EXPECTED = re.compile(r"never (?:used|mutated|read)|is unused|was already stated in the type's module|in the future$")


class Sample:
    """A sample, its parts as lists of (line number, lines), and the names that it declares or extends in a file."""

    def __init__(self, path, number, lines):
        self.path, self.lines, self.parts = path, lines, {"file": [], "class": [], "method": []}
        self.names, kind = set(), None
        for offset, line in enumerate(lines):
            if kind is None or self.begins(line, lines[:offset]):
                kind = "file" if IN_FILE.match(line) else "class" if IN_CLASS.match(line) else "method"
                self.parts[kind].append((number + offset, []))
            self.parts[kind][-1][1].append(line)
            declared = IN_FILE.match(line)
            if declared and declared[1]:
                self.names.add(declared[1])

    @staticmethod
    def begins(line, before):
        """Whether a part begins with this line: the line before ends a part, and this one doesn't continue it."""
        return bool(line) and line[0] not in " }{)." and not re.fullmatch(r"@\w+(\(.*\))?", before[-1] if before else "")

    def words(self):
        return set(re.findall(r"\w+", "\n".join(self.lines)))

    def text(self, part):
        lines = []
        for number, own in self.parts[part]:
            lines += [f'#sourceLocation(file: "{self.path}", line: {number})', *own, "#sourceLocation()"]
        return lines

    def swift(self, name, imports):
        """The file that is compiled for this sample."""
        method = "\n".join(line for _, lines in self.parts["method"] for line in lines)
        lines = [f"import {module}" for module in sorted({"Cast", *FOUNDATION, *imports})] + self.text("file")
        if self.parts["class"]:
            lines += [f"enum {name}Class {{",
                      "class ImporterDelegateProxy:",
                      "DelegateProxy<Importer, any ImporterDelegate>, ImporterProxy, @unchecked Sendable",
                      "{",
                      "init(importer: Importer) {",
                      "super.init(parentObject: importer, delegateProxy: ImporterDelegateProxy.self)",
                      "}",
                      *self.text("class"), "}", "}"]
        if self.parts["method"]:
            lines += ["extension Owner {", f"func {name}() {'async ' if 'await' in method else ''}throws {{"]
            if re.search(r"\bproxy\b", method) and not re.search(r"\blet [^=\n]*\bproxy\b", method):
                reference = re.search(r"\b([A-Z]\w+Delegate|[A-Z]\w+Observer)\.", method)
                delegate = reference[1] if reference else "ImporterDelegate"
                lines.append(f"let proxy = ForwardingProxy<any {delegate}>()")
            lines += [*self.text("method"), "}", "}"]
        return "\n".join(lines) + "\n"


def samples(module):
    """The samples of a module, each distinct one once: generated overloads repeat theirs."""
    found = {}
    for path in sorted(glob.glob(os.path.join(ROOT, "Sources", module, "**", "*.swift"), recursive=True)):
        begin = language = None
        with open(path, encoding="utf-8") as file:
            for number, line in enumerate(file.read().splitlines(), 1):
                fence = FENCE.match(line)
                if begin is None and fence:
                    begin, language, lines = number + 1, fence[2], []
                elif fence:
                    lines = textwrap.dedent("\n".join(lines)).splitlines()
                    if language != "text":
                        found.setdefault("\n".join(lines), Sample(os.path.relpath(path, ROOT), begin, lines))
                    begin = None
                elif begin is not None:
                    lines.append(re.sub(r"^\s*/// ?", "", line))
    return list(found.values())


def groups(everything):
    """Samples that can be in one module: those that declare nothing; and others, of which none has a name that another declares."""
    made = [[item for item in everything if not item[1].names]]
    for module, sample in (item for item in everything if item[1].names):
        for group in made[1:]:
            if not any(sample.names & other.words() or other.names & sample.words() for _, other in group):
                group.append((module, sample))
                break
        else:
            made.append([(module, sample)])
    return made


def options(build, macros):
    """The compiler's options for a program that uses the library of a build."""
    path = os.path.join(ROOT, "scripts", "check", "public-interface.py")
    spec = importlib.util.spec_from_file_location("public_interface", path)
    interface = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(interface)
    made = ["-I", interface.modules(build), "-load-plugin-executable", f"{macros}#SwitchboardMacros"]
    for path in interface.module_maps(build):
        made += ["-Xcc", f"-fmodule-map-file={path}", "-I", os.path.dirname(path)]
    return made


def main():
    if len(sys.argv) != 3:
        sys.exit("comment-samples: expected `comment-samples.py BUILD MACROS`")
    everything = [(module, sample) for module in MODULES for sample in samples(module)]
    command = [os.environ.get("SWIFT", "swift") + "c", "-typecheck", "-wmo", "-swift-version", "6", "-enable-upcoming-feature",
               "MemberImportVisibility", "-diagnostic-style", "llvm", *options(*sys.argv[1:])]
    problems = []
    for group in groups(everything):
        with tempfile.TemporaryDirectory() as folder:
            paths = []
            for number, (module, sample) in enumerate(group):
                paths.append(os.path.join(folder, f"{os.path.basename(sample.path)}.{number}.swift"))
                with open(paths[-1], "w", encoding="utf-8") as file:
                    file.write(sample.swift(f"sample{number}", MODULES[module]))
            done = subprocess.run([*command, "-module-name", "Samples", *paths], capture_output=True, text=True, check=False,
                                  cwd=ROOT)
        messages = re.split(r"^(?=\S+:\d+:\d+: (?:error|warning): )", done.stderr, flags=re.MULTILINE)
        found = [text for text in messages if text.strip()
                 and not (": warning: " in text.split("\n")[0] and EXPECTED.search(text.split("\n")[0]))]
        problems += found
        if done.returncode != 0 and not found:
            problems.append(done.stderr)
    if problems:
        sys.exit("".join(problems) + f"comment-samples: expected {len(everything)} samples that compile, found the above")


main()
