#!/usr/bin/env bash
# A static program that decodes and prints has neither assembler, interpreter, loader nor tables of the target, and is
# small: decode_only.sh PROGRAM MOST_BYTES
set -eu
"$1"
others=$(nm "$1" | awk '{print $NF}' | grep -E '^(isadora_(machine|assemble|parse|lint|elf|cubin)|volta_(target|exec|actions|syntax|uses|parse|lex))' || true)
[ -z "$others" ] || { echo "$1 has" $others; exit 1; }
strip -o "$1.stripped" "$1"
size=$(wc -c <"$1.stripped")
echo "$size bytes"
[ "$size" -le "$2" ]
