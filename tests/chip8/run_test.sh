#!/bin/sh
# Checks the CHIP-8 description: accepted, programs, vectors, and every word through text and back.
# usage: [ISADORA=build/isadora] tests/chip8/run_test.sh
here=$(cd "$(dirname "$0")" && pwd) || exit 2
isadora=${ISADORA:-build/isadora}
isa=$here/chip8.isa
passed=0
failed=0

if ! command -v "$isadora" >/dev/null; then
    echo "there is no program $isadora; set ISADORA" >&2
    exit 2
fi
tmp=$(mktemp -d) || exit 2
trap 'rm -rf "$tmp"' EXIT

# check NAME COMMAND..: counts whether the command succeeds, shows what it said if not
check() {
    name=$1
    shift
    if "$@" >"$tmp/log" 2>&1; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "failed: $name"
        head -n 20 "$tmp/log"
    fi
}

# accepted: `check --strict` without a word about errors or warnings
accepted() {
    "$isadora" check --strict "$isa" && "$isadora" check --strict "$isa" | grep -q ', 0 errors, 0 warnings$'
}

# round VARIANT PROGRAM BASE: text to bytes to text to the same bytes
round() {
    "$isadora" as -m "$isa" -V "$1" -b "$3" -i -o "$tmp/first.bin" "$here/$2" || return 1
    test -s "$tmp/first.bin" || return 1
    "$isadora" dis -m "$isa" -V "$1" -b "$3" -i --text "$tmp/first.bin" >"$tmp/back.s" || return 1
    "$isadora" as -m "$isa" -V "$1" -b "$3" -i -o "$tmp/second.bin" "$tmp/back.s" || return 1
    cmp "$tmp/first.bin" "$tmp/second.bin"
}

# program VARIANT NAME BASE ENTRY: from text, and from bytes
program() {
    "$isadora" run -m "$isa" -V "$1" -b "$3" -e "$4" -n 100000 --expect "$here/$2.$1.json" "$here/$2.s" || return 1
    "$isadora" as -m "$isa" -V "$1" -b "$3" -i -o "$tmp/run.bin" "$here/$2.s" || return 1
    "$isadora" run -m "$isa" -V "$1" -b "$3" -e 0x200 -n 100000 --expect "$here/$2.$1.json" -i "$tmp/run.bin"
}

# refuses VARIANT NAME BASE: the comparison can fail, too
refuses() {
    sed 's/"\$v2": "0x[0-9a-f]*"/"$v2": "0x77"/' "$here/$2.$1.json" >"$tmp/wrong.json"
    "$isadora" run -m "$isa" -V "$1" -b "$3" -e 0x200 --expect "$tmp/wrong.json" "$here/$2.s" >"$tmp/said" 2>&1 &&
        return 1
    grep -qF '$v2: expected 0x77' "$tmp/said"
}

# traps WORD WHY: what the model does not know stops the program
traps() {
    echo "$1" | "$isadora" run -m "$isa" -w - >"$tmp/said" 2>&1 && return 1
    grep -qF "$2" "$tmp/said"
}

# words VARIANT: all 65536, through text and back; 48048 of them are instructions
words() {
    "$isadora" dis -m "$isa" -V "$1" --text "$tmp/all.hex" >"$tmp/all.s" || return 1
    test "$(grep -c '\.unit' "$tmp/all.s")" = 17488 || return 1
    "$isadora" as -m "$isa" -V "$1" -o "$tmp/all.back" "$tmp/all.s" || return 1
    cmp "$tmp/all.hex" "$tmp/all.back"
}

# texts VARIANT: the same without labels, each word at address 0
texts() {
    "$isadora" dis -m "$isa" -V "$1" "$tmp/all.hex" | sed 's/^[0-9a-f]*: [0-9a-f]*  //' >"$tmp/all.s"
    "$isadora" as -m "$isa" -V "$1" -o "$tmp/all.back" "$tmp/all.s" || return 1
    cmp "$tmp/all.hex" "$tmp/all.back"
}

awk 'BEGIN { for (i = 0; i < 65536; i++) printf "%04x\n", i }' >"$tmp/all.hex"

check "accepted without warnings" accepted
for variant in vip schip; do
    check "digits.s, text and back, $variant" round $variant digits.s 0
    check "sieve.s, text and back, $variant" round $variant sieve.s 0x200
    check "digits.s, $variant" program $variant digits 0 start
    check "sieve.s, $variant" program $variant sieve 0x200 start
    check "sieve.s, a wrong result is seen, $variant" refuses $variant sieve 0x200
    check "all words, text and back, $variant" words $variant
    check "all words without labels, $variant" texts $variant
    check "vectors, $variant" "$isadora" test -m "$isa" -V $variant "$here/vectors.jsonl"
done
check "machine code traps" traps 0123 "machine code of the host processor"
check "a return from nowhere traps" traps 00ee "is empty"
check "an undefined opcode traps" traps ffff "not an instruction"

echo "$passed passed, $failed failed"
test "$failed" = 0
