#!/bin/sh
# Whether the models of what threads do with each other hold in every order of events, and fail where a step is left out.
set -eu
cd "$(dirname "$0")/.."

python3 Tests/Models/calls.py
for step in $(python3 Tests/Models/calls.py --steps); do
    if python3 Tests/Models/calls.py --break "$step" >/dev/null 2>&1; then
        echo "check-models: expected the model of calls to fail without \"$step\", found that it holds" >&2
        exit 1
    fi
done
echo "check-models: passed"
