# Labels: `dis --text` prints them at branch targets, `as` reads them, with any base and counting.
. "$(dirname "$0")/lib.sh"
shared_cache
mixed=$ROOT/tests/ok/length/mixed.isa

printf 'start: nop\n ld $r1, 0x12\nagain: dec $r1\n br $r1, again\n jmp start\n' >p.s
run 0 "as" "$ISADORA" as -m "$mixed" -i -o p p.s
is "bytes" 0021121141fd300000 "$(xxd -p p)"
run 0 "text" "$ISADORA" dis -m "$mixed" -i --text p
is "labels" 'L_0:|nop|ld $r1, 0x12|L_3:|dec $r1|br $r1, L_3|jmp L_0|' "$(tr '\n' '|' <out)"
cp out text
run 0 "back" "$ISADORA" as -m "$mixed" -i -o q text
cmp -s p q && pass || fail "labels do not assemble to the same"
run 0 "listing" "$ISADORA" dis -m "$mixed" -i p
out '00000004: 41 fd     br $r1, 0x3'

# a base moves addresses, and both directions agree on it
run 0 "base" "$ISADORA" dis -m "$mixed" -i --text --base 0x100 p
out "L_103:"
out 'br $r1, L_103'
out 'jmp 0x0'
cp out text
run 0 "back with the base" "$ISADORA" as -m "$mixed" --base 0x100 -i -o q text
cmp -s p q && pass || fail "not the same with a base"

# a target inside an instruction or outside the input stays a number
printf 'jmp 0x1\njmp 0x2000\nnop\n' >inside.s
run 0 "as" "$ISADORA" as -m "$mixed" -i -o p inside.s
run 0 "no label" "$ISADORA" dis -m "$mixed" -i --text p
is "numbers" 'jmp 0x1|jmp 0x2000|nop|' "$(tr '\n' '|' <out)"

# an address that counts instructions
run 0 "units" "$ISADORA" dis -m "$ROOT/tests/ok/length/bits8.isa" --text <<<'b8 ff 45'
is "units" 'L_0:|set $r3, -0x8|jump L_0|sub $r0, $r1, $r1|' "$(tr '\n' '|' <out)"
# A field that its operand does not carry is no branch, and a mask is no operand: both would be 0x80 here.
for ((i = 0; i < 200; i++)); do
    if [ $i = 65 ]; then echo ffc0000f8a; else echo ffd4000043; fi
done >masked
run 0 "mask like an address" "$ISADORA" dis -m vuc -V vp2 -w --text masked
mv out masked.s
run 0 "and back" "$ISADORA" as -m vuc -V vp2 -w masked.s
is "the same words" "" "$(diff masked out | head -3)"

# `.` is the address of the instruction or number that it is in, with any base, counted as addresses are.
printf 'start: nop\n ld $r1, . - start\n br $r1, .\n br $r1, . - 2\n jmp . + 3\n .byte ., . - start, end - .\nend:\n' >here.s
run 0 "here" "$ISADORA" as -m "$mixed" -i -o p here.s
run 0 "what it is" "$ISADORA" dis -m "$mixed" -i p
out 'ld $r1, 0x1'
out '00000003: 41 fe     br $r1, 0x3'
out '00000005: 41 fc     br $r1, 0x3'
out 'jmp 0xa'
is "numbers" 0a0b01 "$(xxd -p p | tail -c 7)"
run 0 "here with a base" "$ISADORA" as -m "$mixed" --base 0x20 -i -o p here.s
is "numbers from the base on" 2a0b01 "$(xxd -p p | tail -c 7)"
run 0 "counting units" "$ISADORA" as -m "$ROOT/tests/ok/length/bits8.isa" -i -o p - <<<$'sub $r0, $r1, $r1\njump .'
run 0 "a unit" "$ISADORA" dis -m "$ROOT/tests/ok/length/bits8.isa" --text -i p
is "a unit" 'sub $r0, $r1, $r1|L_1:|jump L_1|' "$(tr '\n' '|' <out)"
run 1 "no label" "$ISADORA" as -m "$mixed" - <<<'.: nop'
err ':1:1: error: `.` is the address of the instruction; choose another name'
run 1 "too far" "$ISADORA" as -m "$mixed" - <<<'br $r1, .+0x200'
err ':1:9: error: `.+0x200` is out of reach'
# Where an instruction has it as a word, it is that word and nothing else.
cat >dot.isa <<'END'
isa dot "A word that is a dot"
unit 8 little
fields
    OP 6..7 u; N 0..5 u
operand WHAT
    "." : N=63
    N   : N!=63
insn nop "Nothing"
    form nop WHAT : OP=0
    do nothing
END
run 0 "a dot" "$ISADORA" as -m ./dot.isa -i -o p - <<<$'nop 0x1\nnop .'
is "a dot" 013f "$(xxd -p p)"
run 1 "no number" "$ISADORA" as -m ./dot.isa - <<<'nop .+1'

# A short and a long branch: the nearest that reaches, also through an alias; the mark on every long one.
printf 'start: bra c start\nbra c far\nbz far\nbz start\nbra e start\njmp far\njmp start\nlong bz start\n.org 0x200\nfar: bz start\n' >far.s
run 0 "near and far" "$ISADORA" as -m "$ROOT/tests/ok/text/alias_forms.isa" -i -o p far.s
run 0 "what they are" "$ISADORA" dis -m "$ROOT/tests/ok/text/alias_forms.isa" -i p
grep -v unit out | cut -c 11- >text
is "near and far" '10fe bra c 0x0|2000 01fa long bra c 0x200|2100 01f6 long bz 0x200|11f4 bz 0x0|11f2 bz 0x0|2200 01ee long bra 0x200|12ec bra 0x0|2100 ffe8 long bz 0x0|2100 fdfc long bz 0x0|' "$(tr -s ' ' <text | tr '\n' '|')"
for step in '+ 0x80' '+ 0x81' '- 0x7f' '- 0x80'; do
    run 0 "$step" "$ISADORA" as -m "$ROOT/tests/ok/length/branches.isa" --base 0x1000 -i -o "p$step" - <<<"jmp . $step"
done
is "how far the short one reaches" "7f10 0020 7f00 8010 0020 7eff" "$(cat 'p+ 0x80' 'p+ 0x81' 'p- 0x7f' 'p- 0x80' | xxd -p -c 2 | tr '\n' ' ' | sed 's/ $//')"
# What is printed of a long branch comes back, wherever the label is: also where the short one just does not reach.
for far in $(seq 124 129); do
    {
        printf '2000%04x' "$far"
        for ((i = 0; i < 140; i++)); do printf 1000; done
    } | xxd -r -p | xxd -p -c 2 | sed 's/\(..\)\(..\)/\2\1/' | xxd -r -p >border
    run 0 "border $far" "$ISADORA" dis -m "$ROOT/tests/ok/length/branches.isa" -i --text border
    cp out border.s
    run 0 "border $far" "$ISADORA" as -m "$ROOT/tests/ok/length/branches.isa" -i -o back border.s
    cmp -s border back && pass || fail "border $far: other bytes"
done

done_
