#!/bin/sh
# Installs the packages that the library needs besides a Swift toolchain: `setup.sh`. `setup.sh tests` includes those of
# the tests, and `setup.sh targets` Debian's headers of other platforms. Prints nothing if nothing is missing.
set -eu

libraries=libffi
apt=libffi-dev
dnf=libffi-devel
brew=libffi
case ${1:-} in
    "") ;;
    tests | targets)
        libraries="$libraries expat sqlite3"
        apt="$apt libexpat1-dev libsqlite3-dev"
        dnf="$dnf expat-devel sqlite-devel"
        brew="$brew expat sqlite"
        ;;
    *)
        echo "setup: expected \`setup.sh\`, \`setup.sh tests\` or \`setup.sh targets\`, found \`$*\`" >&2
        exit 2
        ;;
esac

missing() {
    # shellcheck disable=SC2086
    command -v pkg-config >/dev/null 2>&1 && pkg-config --exists $libraries || return 0
    return 1
}

# Debian's packages of other platforms' headers, and of readelf. Without them, scripts/check/targets.sh skips its checks.
headers() {
    [ "$what" = targets ] && command -v apt-get >/dev/null 2>&1 || return 0
    [ -f /usr/share/mingw-w64/include/windows.h ] && [ -f "/usr/include/$(uname -m)-linux-musl/stdlib.h" ] &&
        command -v readelf >/dev/null 2>&1 && return 0
    packages="mingw-w64-common musl-dev binutils"
    if [ "$(id -u)" -eq 0 ]; then
        as_root=
    elif command -v sudo >/dev/null 2>&1; then
        as_root="sudo -n"
    else
        echo "setup: $packages are missing, and installing them needs root; some checks will be skipped" >&2
        return 0
    fi
    echo "setup: installing $packages with apt-get" >&2
    # shellcheck disable=SC2086
    {
        $as_root apt-get -qq update >/dev/null &&
            $as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends $packages >/dev/null
    } || echo "setup: $packages could not be installed; some checks will be skipped" >&2
}

what=${1:-}
headers
missing || exit 0

if [ "$(id -u)" -eq 0 ]; then
    run() { "$@"; }
elif command -v sudo >/dev/null 2>&1; then
    run() { sudo "$@"; }
else
    echo "setup: development files of $libraries are missing, and installing them needs root or sudo." >&2
    exit 1
fi

# shellcheck disable=SC2086
if command -v apt-get >/dev/null 2>&1; then
    echo "setup: installing $apt and pkg-config with apt-get" >&2
    run env DEBIAN_FRONTEND=noninteractive apt-get -qq update >/dev/null
    run env DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends $apt pkg-config >/dev/null
elif command -v dnf >/dev/null 2>&1; then
    echo "setup: installing $dnf and pkgconf-pkg-config with dnf" >&2
    run dnf -q -y install $dnf pkgconf-pkg-config
elif command -v brew >/dev/null 2>&1; then
    echo "setup: installing $brew and pkgconf with brew" >&2
    brew install --quiet $brew pkgconf
else
    echo "setup: install the development files of $libraries, and pkg-config, with this system's package manager." >&2
    exit 1
fi

if missing; then
    echo "setup: expected pkg-config to find $libraries, found not all of them; are their development packages installed?" >&2
    exit 1
fi
