#!/bin/sh
# Checks that the models of threads hold in every order of events, and fail if a step is left out.
set -eu
cd "$(dirname "$0")/../.."

for model in taken found; do
    python3 Tests/Models/calls.py --model $model
    for step in $(python3 Tests/Models/calls.py --model $model --steps); do
        if python3 Tests/Models/calls.py --model $model --break "$step" >/dev/null 2>&1; then
            echo "check-models: expected the model \"$model\" of calls to fail without \"$step\", found that it holds" >&2
            exit 1
        fi
    done
done
echo "check-models: passed"
