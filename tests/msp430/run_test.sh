#!/bin/sh
# Checks the MSP430 description: accepted, a program, and every opcode through text and back.
# usage: [ISADORA=build/isadora] tests/msp430/run_test.sh
here=$(cd "$(dirname "$0")" && pwd) || exit 2
isadora=${ISADORA:-build/isadora}
isa=$here/msp430.isa
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
    "$isadora" check --strict "$isa" | grep -q ', 0 errors, 0 warnings$'
}

# round: text to bytes to text to the same bytes
round() {
    "$isadora" as -m "$isa" -b 0x1000 -i -o "$tmp/first.bin" "$here/modes.s" || return 1
    test -s "$tmp/first.bin" || return 1
    "$isadora" dis -m "$isa" -b 0x1000 -i --text "$tmp/first.bin" >"$tmp/back.s" || return 1
    "$isadora" as -m "$isa" -b 0x1000 -i -o "$tmp/second.bin" "$tmp/back.s" || return 1
    cmp "$tmp/first.bin" "$tmp/second.bin"
}

# program: from text, and from bytes; `round` has made these
program() {
    "$isadora" run -m "$isa" -b 0x1000 -n 10000 --expect "$here/modes.json" "$here/modes.s" || return 1
    "$isadora" run -m "$isa" -b 0x1000 -n 10000 --expect "$here/modes.json" -i "$tmp/first.bin"
}

# refuses: the comparison can fail, and so can the program
refuses() {
    sed 's/"\$r\[15\]": "0"/"$r[15]": "9"/' "$here/modes.json" >"$tmp/wrong.json"
    "$isadora" run -m "$isa" -b 0x1000 --expect "$tmp/wrong.json" "$here/modes.s" >"$tmp/said" 2>&1 && return 1
    grep -qF 'expected 0x9' "$tmp/said" || return 1
    sed 's/cmp  #0x2000, r6/cmp  #0x2001, r6/' "$here/modes.s" >"$tmp/wrong.s"
    "$isadora" run -m "$isa" -b 0x1000 -n 10000 "$tmp/wrong.s" | grep -qF '$r15 = 0x5'
}

# reached: the program has every form at least once
reached() {
    "$isadora" dis -m "$isa" -b 0x1000 -i --text "$tmp/first.bin" | sed 's/^ *//; s/[ .].*//' | sort -u >"$tmp/have"
    for name in mov bic bis add addc subc sub cmp dadd bit xor and rrc rra swpb sxt push call reti \
        jne jeq jnc jc jn jge jl jmp; do
        grep -qx $name "$tmp/have" || { echo "$name is missing"; return 1; }
    done
}

# words: every opcode before two other words, through text and back
words() {
    "$isadora" dis -m "$isa" --text "$tmp/all.hex" >"$tmp/all.s" || return 1
    "$isadora" as -m "$isa" -o "$tmp/all.back" "$tmp/all.s" || return 1
    tr -s ' \n' '\n' <"$tmp/all.back" | cmp "$tmp/all.hex" -
}

# text CODE TEXT: what `dis` prints, without a comment, for the first word
text() {
    echo "$1" | "$isadora" dis -m "$isa" - | sed 's/^[0-9a-f]*: [0-9a-f ]*  //' >"$tmp/said" || return 1
    cat "$tmp/said"
    test "$(sed '1s/  ;.*//;q' "$tmp/said")" = "$2"
}

awk 'BEGIN { for (i = 0; i < 65536; i++) printf "%04x\n%s\n", i, i % 2 ? "0004\nffff" : "1234\n8001" }' >"$tmp/all.hex"

check "accepted without warnings" accepted
check "modes.s, text and back" round
check "modes.s" program
check "a wrong result is seen" refuses
check "modes.s has every instruction" reached
check "all opcodes, text and back" words
check "an address relative to its word" text "4090 0ffe 1000" "mov 0x1000, 0x1004"
check "a constant without a word" text 4325 "mov #2, r5"
check "the same constant in a word" text "4035 0002" "mov #0x2:16, r5"
check "an emulated instruction" text 4130 ret
check "immediate to nowhere is no instruction" text "1130 0001" ".unit 0x1130"

echo "$passed passed, $failed failed"
test "$failed" = 0
