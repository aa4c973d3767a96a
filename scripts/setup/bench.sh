#!/bin/sh
# Installs the packages that the peers of `make bench` need, on Debian. A peer whose package is missing is skipped.
# NO_INSTALL=1 installs nothing. Prints nothing if nothing is missing.
set -eu

[ -z "${NO_INSTALL:-}" ] || exit 0
command -v apt-get >/dev/null 2>&1 || exit 0
if [ "$(id -u)" -eq 0 ]; then
    run() { "$@"; }
elif command -v sudo >/dev/null 2>&1; then
    run() { sudo -n "$@"; }
else
    exit 0
fi

wanted=
command -v gnustep-config >/dev/null 2>&1 || wanted="$wanted gobjc libgnustep-base-dev gnustep-make"
command -v java >/dev/null 2>&1 || wanted="$wanted default-jdk-headless"
# On a new machine, the package lists are empty.
for package in $wanted; do
    apt-cache show "$package" >/dev/null 2>&1 && continue
    run apt-get -qq update >/dev/null 2>&1 || true
    break
done
# Debian 12 has no package of dyncall.
[ -e /usr/include/dyncall.h ] || wanted="$wanted libdyncall-dev"
for package in $wanted; do
    apt-cache show "$package" >/dev/null 2>&1 || continue
    echo "setup: installing $package with apt-get, for make bench" >&2
    run env DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends "$package" >/dev/null ||
        echo "setup: $package could not be installed; its peer is skipped" >&2
done
