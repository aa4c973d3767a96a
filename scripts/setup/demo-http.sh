#!/bin/sh
# Downloads from a server on loopback: `demo-server | demo-http.sh HTTPTAP`. The server prints its address, and ends
# with this script.
set -eu

httptap=$1
read -r address
# A name, so that there is a lookup.
named=$(echo "$address" | sed 's/127\.0\.0\.1/localhost/')

# show CODE OPTION...: runs HTTPTAP, and expects the exit code.
show() {
    expected=$1
    shift
    echo "+ $httptap $*"
    found=0
    "$httptap" "$@" || found=$?
    [ "$found" -eq "$expected" ] || { echo "demo: expected exit code $expected, found $found" >&2; exit 1; }
}

echo
echo "== Requests to a server on loopback, without the smaller pieces"
show 0 --user demo:demo "$named/redirect" "$address/secret" "$address/slow"
echo
echo "== Failures"
show 1 --quiet "$address/missing" "$address/secret" http://127.0.0.1:9/
