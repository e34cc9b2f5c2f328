#!/usr/bin/env bash
# End to end: descriptions to C to a program, held against the Lua passes (drive.lua). Status not 0 on any failure.
#
#   tests/e2e/run.sh [FOLDER]    works in FOLDER, or in a temporary one that is removed
set -u
cd "$(dirname "$0")/../.." || exit 3
if [ $# -gt 0 ]; then
    mkdir -p "$1"
    exec lua5.4 tests/e2e/drive.lua "$1"
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
lua5.4 tests/e2e/drive.lua "$work"
