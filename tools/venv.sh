#!/bin/sh
# Brings .venv up to date with a lock file:  tools/venv.sh run|dev
#
# The exact packages of requirements/NAME.txt are installed from a cache of wheels, without asking the network. Only when
# the cache lacks one are they fetched into it first, so that a second checkout, or a new .venv, needs no network.
# The cache is ${XDG_CACHE_HOME:-~/.cache}/sixgun/wheels; wheels of several Python versions may lie in it side by side.
set -eu

lock=requirements/$1.txt
cache=${XDG_CACHE_HOME:-$HOME/.cache}/sixgun/wheels
venv=.venv
export PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_INPUT=1

say() { echo "sixgun: $*"; }

suitable() {
    "$1" -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1
}

find_python() {
    for python in ${PYTHON:-} python3 python3.13 python3.12 python3.11 python; do
        if suitable "$python"; then
            echo "$python"
            return
        fi
    done
    echo "sixgun: no Python 3.11 or newer with venv and pip was found. Install one, or name it: make PYTHON=/path/to/python3" >&2
    return 1
}

if ! "$venv/bin/python" -m pip --version >/dev/null 2>&1; then
    python=$(find_python)
    say "making $venv with $("$python" --version)"
    rm -rf "$venv"
    "$python" -m venv "$venv"
fi
pip="$venv/bin/python -m pip"

mkdir -p "$cache"
say "installing the packages of $lock"
log=$venv/install.log
if ! $pip install -q --no-index --find-links "$cache" -r "$lock" >"$log" 2>&1; then
    say "fetching the packages of $lock into $cache (only this once)"
    if ! $pip wheel -q --wheel-dir "$cache" --find-links "$cache" -r "$lock" >"$log" 2>&1; then
        cat "$log" >&2
        say "the packages could not be fetched: without them in the cache, the first installation needs the network" >&2
        exit 1
    fi
    $pip install -q --no-index --find-links "$cache" -r "$lock"
fi

say "installing sixgun itself"
$pip install -q --no-index --no-build-isolation --no-deps --editable . >"$log" 2>&1 || { cat "$log" >&2; exit 1; }
