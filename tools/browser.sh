#!/bin/sh
# Sees to it that there is a browser for the tests of the web page: the system's Chromium, Debian's through apt, or
# Playwright's own. Without one those tests are left out, but never in continuous integration.
set -eu

for name in chromium chromium-browser google-chrome; do
    command -v "$name" >/dev/null 2>&1 && exit 0
done
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    echo "sixgun: installing chromium"
    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null && exit 0
fi
echo "sixgun: fetching a browser for the tests"
.venv/bin/python -m playwright install chromium && exit 0
[ -z "${CI:-}" ] || { echo "sixgun: the tests of the web page need a browser" >&2; exit 1; }
echo "sixgun: there is no browser, so the web page is not tested"
