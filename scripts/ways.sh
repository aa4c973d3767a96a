# What scripts share that compile and link Tests/WaysPackage in some way; read from the package's directory.

# way NAME COMMAND...: runs a program of Tests/WaysPackage, and compares what it prints with the documentation.
way() {
    name=$1
    shift
    lines=$("$@") || { printf 'expected a program that ends well, %s, found:\n%s\n' "$name" "$lines" >&2; return 1; }
    printf '%s\n' "$lines" | python3 scripts/ways-table.py "$name" -
}

# found NAME RESULT: the same of a way in which another program was tried.
found() { python3 scripts/ways-table.py "$1" "$2"; }
