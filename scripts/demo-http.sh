#!/bin/sh
# Downloads from a server on loopback: `demo-server | demo-http.sh HTTPTAP`. The server says where it is, and ends with this.
set -eu

httptap=$1
read -r address
# A name, which somebody looks up.
named=$(echo "$address" | sed 's/127\.0\.0\.1/localhost/')

# show CODE OPTION...: runs it, and expects the exit code.
show() {
    expected=$1
    shift
    echo "+ $httptap $*"
    found=0
    "$httptap" "$@" || found=$?
    [ "$found" -eq "$expected" ] || { echo "demo: expected exit code $expected, found $found" >&2; exit 1; }
}

echo
echo "== Requests to a server on loopback, every call but the smaller pieces"
show 0 --user demo:demo "$named/redirect" "$address/secret" "$address/slow"
echo
echo "== What goes wrong"
show 1 --quiet "$address/missing" "$address/secret" http://127.0.0.1:9/
