# Functions for scripts that build Tests/WaysPackage in some build configuration. Sourced in the package's directory.

# way NAME COMMAND...: runs a program of Tests/WaysPackage, and compares its output with Platforms.md.
way() {
    name=$1
    shift
    lines=$("$@") || { printf 'expected a program that ends well, %s, found:\n%s\n' "$name" "$lines" >&2; return 1; }
    printf '%s\n' "$lines" | python3 scripts/docs/ways-table.py "$name" -
}

# found NAME RESULT: compares the result of another program with Platforms.md.
found() { python3 scripts/docs/ways-table.py "$1" "$2"; }
