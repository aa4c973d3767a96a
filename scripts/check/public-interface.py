#!/usr/bin/env python3
"""Writes Tests/Interfaces: the public declarations of each module, one on a line, so that you see changes of the interface.

    scripts/check/public-interface.py BUILD            write the files
    scripts/check/public-interface.py BUILD --check    fail if a file isn't current

BUILD is the folder of a debug build with the traits Macros, Combine, Testing and Tracing, for example .build/debug. Underscored
declarations are left out, because they aren't API: only generated code uses them.
"""

import glob
import json
import os
import platform
import subprocess
import sys
import tempfile

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
FOLDER = os.path.join(ROOT, "Tests", "Interfaces")
MODULES = ["Switchboard", "SwitchboardCombine", "SwitchboardFoundation", "SwitchboardFoundationNetworking",
           "SwitchboardRecording", "SwitchboardRx", "SwitchboardRxEmbedded",
           "SwitchboardTesting", "SwitchboardTracing"]


def modules(build):
    """The folder of the modules. With the trait Macros, SwiftPM builds the tests and the tested modules as tools."""
    tools = os.path.join(build, "Modules-tool")
    has_tools = os.path.exists(os.path.join(tools, "SwitchboardRx.swiftmodule"))
    return tools if has_tools else os.path.join(build, "Modules")


def module_maps(build):
    """The module maps of the package's C targets, including those that SwiftPM made."""
    end = "-tool.build" if modules(build).endswith("-tool") else ".build"
    made = glob.glob(os.path.join(build, "*.build", "module.modulemap"))
    return glob.glob(os.path.join(ROOT, "Sources", "*", "include", "module.modulemap")) \
        + [os.path.join(ROOT, "CFFIShim", "include", "module.modulemap")] \
        + [path for path in made if path.split(os.sep)[-2].endswith(end) and ("-tool" in end or "-tool.build" not in path)]


def symbols(module, build):
    """The symbol graphs of a module by file, as the compiler extracts them. There is one for each module that it extends, too."""
    with tempfile.TemporaryDirectory() as folder:
        command = [os.environ.get("SWIFT", "swift"), "symbolgraph-extract", "-module-name", module, "-target",
                   f"{platform.machine()}-unknown-linux-gnu", "-I", modules(build), "-output-dir", folder,
                   "-minimum-access-level", "public", "-skip-synthesized-members", "-skip-inherited-docs",
                   "-emit-extension-block-symbols"]
        for path in module_maps(build):
            command += ["-Xcc", f"-fmodule-map-file={path}", "-I", os.path.dirname(path)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            sys.exit(f"public-interface: {module}: {done.stderr}")
        graphs = {}
        for path in sorted(glob.glob(os.path.join(folder, "*.symbols.json"))):
            with open(path, encoding="utf-8") as file:
                graphs[os.path.basename(path)] = json.load(file)
        return graphs


def lines(module, build):
    declared, conformances = {}, {}
    for graph in symbols(module, build).values():
        names = {symbol["identifier"]["precise"]: ".".join(symbol["pathComponents"]) for symbol in graph["symbols"]}
        for symbol in graph["symbols"]:
            if symbol["kind"]["identifier"] == "swift.extension":
                continue
            text = "".join(part["spelling"] for part in symbol["declarationFragments"])
            text = " ".join(text.split())
            owner = ".".join(symbol["pathComponents"][:-1])
            if "swiftExtension" in symbol:
                where = [f"{item['lhs']} {': ' if item['kind'] != 'sameType' else '== '}{item['rhs']}"
                         for item in symbol["swiftExtension"].get("constraints", [])]
                text += f"    [{', '.join(where)}]" if where else ""
            declared.setdefault(owner, set()).add(text)
        for relation in graph["relationships"]:
            if relation["kind"] == "conformsTo" and relation["source"] in names and "sourceOrigin" not in relation:
                target = relation.get("targetFallback") or names.get(relation["target"], relation["target"])
                if target not in ("Swift.Copyable", "Swift.Escapable", "Swift.SendableMetatype"):
                    conformances.setdefault(names[relation["source"]], set()).add(target)
    return declared, conformances


def text(module, build):
    declared, conformances = lines(module, build)
    count = sum(len(own) for own in declared.values())
    parts = [f"# {module}: {count} public declarations, written by scripts/check/public-interface.py\n"]
    for owner in sorted({*declared, *conformances}):
        known = ", ".join(sorted(conformances.get(owner, [])))
        parts.append(f"\n{owner or module}{': ' + known if known else ''}\n")
        parts += [f"    {line}\n" for line in sorted(declared.get(owner, []))]
    return "".join(parts)


def main():
    if len(sys.argv) not in (2, 3) or sys.argv[2:] not in ([], ["--check"]):
        sys.exit("public-interface: expected `public-interface.py BUILD` or `public-interface.py BUILD --check`")
    build, is_check = sys.argv[1], len(sys.argv) == 3
    os.makedirs(FOLDER, exist_ok=True)
    for module in MODULES:
        path, wanted = os.path.join(FOLDER, module + ".txt"), text(module, build)
        if not is_check:
            with open(path, "w", encoding="utf-8") as file:
                file.write(wanted)
            continue
        with open(path, encoding="utf-8") as file:
            if file.read() != wanted:
                sys.exit(f"public-interface: the public interface of {module} has changed. If it was meant, write "
                         f"Tests/Interfaces/{module}.txt with `scripts/check/public-interface.py {build}`, and say so in CHANGELOG.md.")


if __name__ == "__main__":
    main()
