#!/usr/bin/env bash
# The example prints what the page of the interface says: example.sh PROGRAM
set -eu
printed=$("$1" | sed 's/^/    /')
wanted=$(sed -n '/^It prints/,/^## /{/^    /p}' "$(dirname "$0")/../../runtime/INTERFACE.md")
[ -n "$wanted" ] && [ "$printed" = "$wanted" ] || { printf 'printed:\n%s\npage:\n%s\n' "$printed" "$wanted"; exit 1; }
