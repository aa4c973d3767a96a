#!/bin/sh
# Installs what the library and its tests need beside a Swift toolchain. Silent when nothing is missing.
set -eu

missing() {
    command -v pkg-config >/dev/null 2>&1 && pkg-config --exists libffi || return 0
    for library in "$@"; do
        pkg-config --exists "$library" || return 0
    done
    return 1
}

missing "$@" || exit 0

if [ "$(id -u)" -eq 0 ]; then
    run() { "$@"; }
elif command -v sudo >/dev/null 2>&1; then
    run() { sudo "$@"; }
else
    echo "setup: libffi's development files are missing, and installing them needs root or sudo." >&2
    exit 1
fi

if command -v apt-get >/dev/null 2>&1; then
    echo "setup: installing libffi-dev and pkg-config with apt-get" >&2
    run env DEBIAN_FRONTEND=noninteractive apt-get -qq update >/dev/null
    run env DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends libffi-dev pkg-config >/dev/null
elif command -v dnf >/dev/null 2>&1; then
    echo "setup: installing libffi-devel and pkgconf-pkg-config with dnf" >&2
    run dnf -q -y install libffi-devel pkgconf-pkg-config
elif command -v brew >/dev/null 2>&1; then
    echo "setup: installing libffi and pkgconf with brew" >&2
    brew install --quiet libffi pkgconf
else
    echo "setup: install libffi's development files and pkg-config with this system's package manager." >&2
    exit 1
fi

if missing "$@"; then
    echo "setup: libffi is still not found by pkg-config; is its development package installed?" >&2
    exit 1
fi
