#!/bin/sh
# Checks the description of the 6502: accepted, a program of all opcodes, every opcode on random
# states, decimal arithmetic of all operands, every opcode through text and back.
# usage: [ISADORA=build/isadora] tests/mos6502/run_test.sh
here=$(cd "$(dirname "$0")" && pwd) || exit 2
isadora=${ISADORA:-build/isadora}
isa=$here/mos6502.isa
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

model() { lua5.4 "$here/vectors.lua" "$@"; }

# accepted: `check --strict` without a word about errors or warnings, and the numbers of MOS: of 256
# opcodes 151 are instructions
accepted() {
    "$isadora" check --strict "$isa" >"$tmp/said" &&
        grep -q ', 0 errors, 0 warnings$' "$tmp/said" &&
        model opcodes 1 1 | grep -c '"stop": "unknown"' | grep -qx 105
}

# run PROGRAM OPTION..
run() { "$isadora" run -m "$isa" -b 0x400 -n 2000 --until passed "$@"; }

# expected: the committed result is that of the model
expected() {
    "$isadora" as -m "$isa" -i -o "$tmp/every.bin" "$here/every.s" || return 1
    model run "$tmp/every.bin" 0x400 0x790 >"$tmp/every.json" || return 1
    cmp "$tmp/every.json" "$here/every.json"
}

# refuses: the comparison can fail, too
refuses() {
    sed 's/"0x200": 153/"0x200": 152/' "$here/every.json" >"$tmp/wrong.json"
    run "$here/every.s" --expect "$tmp/wrong.json" >"$tmp/said" 2>&1 && return 1
    grep -qF 'mem[0x200]: expected 0x98' "$tmp/said"
}

# stays: a check of the program that fails is where the program stays
stays() {
    cp "$here/every.s" "$here/moves.s" "$tmp" || return 1
    sed 's/CMP #0x05/CMP #0x06/' "$here/sums.s" >"$tmp/sums.s"
    run "$tmp/every.s" >"$tmp/said" 2>&1 && return 1
    grep -q '^step limit after 2000 instructions' "$tmp/said"
}

# reaches_all: the program executes all 151 opcodes
reaches_all() {
    run "$here/every.s" --trace |
        sed -n 's/^ *[0-9]*  [0-9a-f]*: \([0-9a-f][0-9a-f]\).*/\1/p' | sort -u >"$tmp/opcodes"
    test "$(wc -l <"$tmp/opcodes")" = 151
}

vectors() { model "$@" >"$tmp/vectors.jsonl" && "$isadora" test -m "$isa" "$tmp/vectors.jsonl"; }

# texts: each opcode with short and long operands, and at ends of pages, through text and back
texts() {
    for operands in "00 00" "10 00" "ff 00" "00 01" "34 12" "ff ff"; do
        model opcodes 1 1 | sed 's/.*"code": "\([0-9a-f ]*\)".*/\1/' |
            awk -v operands="$operands" '{ print substr($1 " " operands, 1, length($0)) }'
    done >"$tmp/all.hex"
    test "$(wc -l <"$tmp/all.hex")" = 1536 || return 1
    "$isadora" dis -m "$isa" --text "$tmp/all.hex" >"$tmp/all.s" || return 1
    "$isadora" as -m "$isa" -w -o "$tmp/all.back" "$tmp/all.s" || return 1
    cmp "$tmp/all.hex" "$tmp/all.back"
}

# marks: which length an address has
marks() {
    printf '%s\n' 'LDA 0xff' 'LDA 0x100' 'abs LDA 0xff' 'LDX 0xff,Y' 'LDA 0xff,Y' \
        'abs INC 0x0,X' >"$tmp/marks.s"
    "$isadora" as -m "$isa" -w -o "$tmp/marks" "$tmp/marks.s" || return 1
    test "$(tr '\n' '/' <"$tmp/marks")" = "a5 ff/ad 00 01/ad ff 00/b6 ff/b9 ff 00/fe 00 00/"
}

# calls: JSR calls, RTS and RTI return, though the return address is in memory
calls() {
    "$isadora" cfg -m "$isa" --base 0x400 "$here/every.s" >"$tmp/graph" || return 1
    grep -q 'JSR 0x[0-9a-f]*  ; calls called' "$tmp/graph" &&
        test "$(grep -c 'label="return"' "$tmp/graph")" = 2
}

check "accepted without warnings, 151 opcodes" accepted
check "every.s" run "$here/every.s" --expect "$here/every.json"
check "every.json is the result of the model" expected
check "every.s, a wrong result is seen" refuses
check "every.s, a wrong sum is seen" stays
check "every.s reaches all opcodes" reaches_all
check "each opcode on random states" vectors opcodes 20 6502
check "decimal sums of all operands" vectors decimal ADC "${TEST_SHARE:-1}"
check "decimal differences of all operands" vectors decimal SBC "${TEST_SHARE:-1}"
check "each opcode, text and back" texts
check "short and long addresses" marks
check "calls and returns" calls

echo "$passed passed, $failed failed"
test "$failed" = 0
