#!/bin/sh
# Checks the types of the web page's scripts, which stand in their comments, with tsc. Node.js is needed for this alone: where
# there is none the check is left out, but never in continuous integration.
set -eu

if ! command -v npm >/dev/null 2>&1; then
    [ -z "${CI:-}" ] || { echo "sixgun: npm is needed to check the web page" >&2; exit 1; }
    echo "sixgun: there is no npm here, so the types of the web page were not checked"
    exit 0
fi
if [ ! -x node_modules/.bin/tsc ] || [ package-lock.json -nt node_modules/.package-lock.json ]; then
    npm ci --silent --no-progress
fi
node_modules/.bin/tsc -p .
