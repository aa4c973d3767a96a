#!/bin/sh
# Installs the Debian or Fedora package with the demo's large document. Without it the demo skips that part, so failures
# here are no errors. Prints nothing if the document is there.
set -eu

document=$1
[ -r "$document" ] && exit 0

skip() {
    echo "demo: $1; showing the small document only." >&2
    exit 0
}

if [ "$(id -u)" -eq 0 ]; then
    run() { "$@"; }
elif command -v sudo >/dev/null 2>&1; then
    run() { sudo "$@"; }
else
    skip "installing shared-mime-info needs root or sudo"
fi

if command -v apt-get >/dev/null 2>&1; then
    echo "demo: installing shared-mime-info with apt-get" >&2
    { run env DEBIAN_FRONTEND=noninteractive apt-get -qq update &&
        run env DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends shared-mime-info; } \
        >/dev/null || skip "shared-mime-info could not be installed"
elif command -v dnf >/dev/null 2>&1; then
    echo "demo: installing shared-mime-info with dnf" >&2
    run dnf -q -y install shared-mime-info || skip "shared-mime-info could not be installed"
else
    skip "no package manager here is known to have shared-mime-info"
fi

[ -r "$document" ] || skip "shared-mime-info has no $document"
