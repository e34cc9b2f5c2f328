# Units of several words: reading, writing and running programs of an instruction set that has them.
. "$(dirname "$0")/lib.sh"
shared_cache
isa=$ROOT/tests/ok/length/bundled.isa # units of 16 bytes: a control word, then words at 4, 8, 12

# same NAME FILE: bytes, to text, to bytes; the same through hex words.
same() {
    run 0 "$1: text" "$ISADORA" dis -m "$isa" -i --text "$2"
    cp out text.s
    run 0 "$1: back" "$ISADORA" as -m "$isa" -i -o back.bin text.s
    cmp -s "$2" back.bin && pass || fail "$1: other bytes came back" "$(cmp "$2" back.bin 2>&1)"
    run 0 "$1: words" "$ISADORA" as -m "$isa" -w text.s
    cp out words
    run 0 "$1: from words" "$ISADORA" dis -m "$isa" --text words
    cmp -s out text.s && pass || fail "$1: words read otherwise"
}

# ---- any bytes ----
for seed in 1 2 3 4 5 6; do
    LC_ALL=C awk -v seed=$seed 'BEGIN { srand(seed); for (i = 0; i < 4 * 400; i++) printf "%08x\n", int(rand() * 4294967296) }' >random
    run 0 "as bytes" "$ISADORA" dis -m "$isa" --text random
    cp out text.s
    run 0 "random words" "$ISADORA" as -m "$isa" text.s
    cmp -s out random && pass || fail "random words $seed came back changed"
    "$ISADORA" as -m "$isa" -i -o random.bin text.s
    same "random $seed" random.bin
done
# Instructions in most places: operation 1 to 7, and marks in the control word.
LC_ALL=C awk 'BEGIN { srand(9); for (i = 0; i < 400; i++) {
    printf "%04x%02x%02x\n", int(rand() * 3), int(rand() * 3), int(rand() * 3)
    for (k = 0; k < 3; k++) printf "%x%07x\n", 1 + int(rand() * 7), int(rand() * 268435456) } }' >likely
run 0 "likely" "$ISADORA" dis -m "$isa" likely
grep -q '  {add' out && grep -q '}$' out && pass || fail "no instruction has a mark"
grep -q 'the last word of its bundle, which needs one after it: {' out && pass || fail "no last word has the mark"
run 0 "likely text" "$ISADORA" dis -m "$isa" --text likely
cp out text.s
run 0 "likely back" "$ISADORA" as -m "$isa" text.s
cmp -s out likely && pass || fail "likely words came back changed"

: >empty
run 0 "nothing" "$ISADORA" dis -m "$isa" -i empty
no_out
run 0 "nothing written" "$ISADORA" as -m "$isa" -i empty
no_out
for n in 1 4 15 17 36 63; do
    head -c $n random.bin >short
    run 0 "$n bytes" "$ISADORA" dis -m "$isa" -i --text short
    cp out text.s
    run 0 "$n bytes back" "$ISADORA" as -m "$isa" -i -o back.bin text.s
    cmp -s short back.bin && pass || fail "$n bytes came back changed"
done
head -c 22 random.bin >short
run 0 "a tail" "$ISADORA" dis -m "$isa" -i short
is "a tail" "00000010: 00000014:" "$(tail -2 out | cut -c1-9 | tr '\n' ' ' | sed 's/ $//')"
out '  .byte 0x'
run 1 "run part of a unit" "$ISADORA" run -m "$isa" -i short
err 'short: the 6 bytes at the end are no unit, which has 16'

# ---- how it looks ----
cat >program.s <<'END'
        set $r1, 0x3
loop:   {add $r2, $r2, $r1
        add $r3, $r3, $r1}
again:  jmp last
        jz $r5, loop
last:   halt
END
run 0 "as" "$ISADORA" as -m "$isa" program.s
is "as" "00010001 21000003 12210000 13310000 00010101 30000004 45000008 70000000" "$(tr '\n' ' ' <out | sed 's/ $//')"
cp out words
run 0 "dis" "$ISADORA" dis -m "$isa" words
out '00000004: 21000003 01    set $r1, 0x3'
out '00000008: 12210000 00    {add $r2, $r2, $r1'
out '0000000c: 13310000 0001  add $r3, $r3, $r1}'
out '00000014: 30000004 01    jmp 0x1c'
run 0 "json" "$ISADORA" dis -m "$isa" --json words
out '{"address":"0xc","code":"1000113310000","text":"add $r3, $r3, $r1}","form":"add"}'
run 0 "base" "$ISADORA" dis -m "$isa" --base 0x40 words
out '00000054: 30000004 01    jmp 0x5c'
run 0 "base as text" "$ISADORA" dis -m "$isa" --base 0x40 --text words
out '.org 0x40'
run 0 "base back" "$ISADORA" as -m "$isa" out
run 1 "no base" "$ISADORA" dis -m "$isa" --base 0x44 words
err 'a program begins at a multiple of the 16 bytes of a unit, not at 0x44'
run 1 "no base of text" "$ISADORA" as -m "$isa" --base 8 program.s
err 'a bundle must be 16-byte aligned, and 0x8 is not'
run 0 "info" "$ISADORA" info -m "$isa"
out '128 bits little, 3 words of 49 bits at bytes 4, 8, 12, filled with `set $r0, 0x0`'
run 0 "explain" "$ISADORA" explain -m "$isa" 1000113310000
out 'add $r3, $r3, $r1}'
out 'at 0x4, 7 bytes'
run 0 "explain text" "$ISADORA" explain -m "$isa" '{next $r1'
out '0000061000000  at 0x4'

# ---- labels ----
# The first word of a unit is called by the address of the unit; its own is a number.
printf 'L_0:\n jz $r1, L_0\nL_8:\n jz $r1, L_8\nL_c:\n jz $r1, L_c\nL_10:\n jz $r1, L_10\n jz $r1, 0x14\n jz $r1, 0x4\n' >labels.s
run 0 "labels" "$ISADORA" as -m "$isa" labels.s
is "labels" "00010101 41000000 41000008 4100000c 00010101 41000010 41000014 41000004" "$(tr '\n' ' ' <out | sed 's/ $//')"
cp out words
run 0 "labels back" "$ISADORA" dis -m "$isa" --text words
is "the labels" "L_0: jz \$r1, L_0 L_8: jz \$r1, L_8 L_c: jz \$r1, L_c L_10: jz \$r1, L_10 jz \$r1, 0x14 jz \$r1, 0x4" "$(tr '\n' ' ' <out | sed 's/  */ /g; s/ $//')"
# `.` is the address of the word itself, and in data that of the number.
printf 'L_0:\n jz $r1, .\n jz $r1, .+8\n jz $r1, . - L_0\n .byte 1\n .half . - L_0, .\n' >here.s
run 0 "here" "$ISADORA" as -m "$isa" -i -o here here.s
is "here" 0101010004000041100000410c0000410111001300 "$(xxd -p here | tr -d '\n')"

# Between words, at the end, in front of the program: numbers.
printf ' jz $r1, 0x6\n jz $r1, 0x20\n jz $r1, 0xfff0\n' >labels.s
run 0 "no labels" "$ISADORA" as -m "$isa" labels.s
cp out words
run 0 "no labels back" "$ISADORA" dis -m "$isa" --text words
is "no labels" "jz \$r1, 0x6 jz \$r1, 0x20 jz \$r1, 0xfff0" "$(tr '\n' ' ' <out | sed 's/  */ /g; s/ $//')"

# ---- assembly ----
echo ' halt' >one.s
run 0 "filled" "$ISADORA" as -m "$isa" one.s
is "filled" "00010101 70000000 20000000 20000000" "$(tr '\n' ' ' <out | sed 's/ $//')"
sed '/fill "/d' "$isa" >plain.isa
run 1 "not filled" "$ISADORA" as -m plain.isa one.s
err 'one.s:1:1: error: the bundle of 3 words before this is not full; write 2 more instructions'
printf ' halt\n .align 16\nhalf: halt\n .org 0x40\n jmp half\n' >org.s
run 0 "org" "$ISADORA" as -m "$isa" org.s
cp out words
run 0 "org back" "$ISADORA" dis -m "$isa" words
out '00000014: 70000000 01    halt'
out '00000024: 00000000 00    .unit'
out '00000044: 3000ffc8 01    jmp 0x10'
run 1 "org within" "$ISADORA" as -m "$isa" - <<<' .org 0x14'
err 'a bundle must be 16-byte aligned, and 0x14 is not'
run 1 "org back" "$ISADORA" as -m "$isa" - <<<$' halt\n .org 0x0'
err '`.org` cannot go back'
run 1 "align less" "$ISADORA" as -m "$isa" - <<<' .align 8'
err 'a bundle must be 16-byte aligned, and 0x8 is not'
run 0 "data at the end" "$ISADORA" as -m "$isa" - <<<$' halt\n .word 1'
is "data at the end" "00010101 70000000 20000000 20000000 00000001" "$(tr '\n' ' ' <out | sed 's/ $//')"
for line in ' halt' ' .unit 0x0' 'tail:' ' .align 16' ' .org 0x40'; do
    run 1 "data, then $line" "$ISADORA" as -m "$isa" - <<<$' halt\n .byte 1\n'"$line"
    err ':3:'
    err 'data that does not fill a bundle must be the end of a program'
done
run 1 "too much data" "$ISADORA" as -m "$isa" - <<<$' halt\n .quad 1\n .quad 2'
err ':2:1: error: from here on there are 16 bytes of data, and a bundle has 16'
run 0 "unit" "$ISADORA" as -m "$isa" - <<<' .unit 0x113310000'
run 1 "mark without its fellow" "$ISADORA" as -m "$isa" - <<<$' halt\n halt}'
err ':2:1: error: bit 48 of this word says whether bits 32..35 of the word before it are 0x0, and is wrong'
run 1 "fellow without its mark" "$ISADORA" as -m "$isa" - <<<$' {halt\n halt'
err ':2:1: error: bit 48'
run 1 "mark on the first word" "$ISADORA" as -m "$isa" - <<<' halt}'
err 'in this slot of its bundle a word has 0 in bit 48'
run 1 "mark on the last word" "$ISADORA" as -m "$isa" - <<<$' halt\n halt\n {halt'
err ':3:2: error: this is the last word of its bundle, but says that one follows'
run 1 "bits that only the last word has" "$ISADORA" as -m "$isa" - <<<' .unit 0x800070000000'
err 'in this slot of its bundle a word has 0 in bits 40..47'

# ---- running ----
cat >run.s <<'END'
        set $r1, 0x1
        here $r2
        next $r3
unit:   here $r4
        jz $r6, skip
        set $r5, 0x7fff
skip:   next $r7
        set $r6, 0x1
        jz $r8, unit
END
run 1 "run" "$ISADORA" run -m "$isa" run.s --max-steps 9 --trace
out '    1  00000008'
out '$r2 = 0x8'
out '$r3 = 0x14'
out '$r4 = 0x14'
out '$r7 = 0x28'
is "a branch to a unit goes to its first word" 2 "$(grep -c ' 00000014: ' out)"
out '$r6 = 0x1'
run 0 "until" "$ISADORA" run -m "$isa" run.s --until unit --json
out '"$pc":"0x14"'
run 0 "until a number" "$ISADORA" run -m "$isa" run.s --until 0x10
out 'at 0x14'
run 1 "entry" "$ISADORA" run -m "$isa" run.s --entry skip --max-steps 1 --trace
out '     0  00000024'
run 0 "end" "$ISADORA" run -m "$isa" one.s --set '$pc=8'
out 'end of program'
run 0 "hex" "$ISADORA" as -m "$isa" program.s
cp out words
run 0 "run words" "$ISADORA" run -m "$isa" -w words
out 'halted after'
"$ISADORA" as -m "$isa" -i -o program.bin program.s
run 0 "run bytes" "$ISADORA" run -m "$isa" -i program.bin --base 0x100
out 'halted after'
out 'at 0x124'
run 1 "run at no unit" "$ISADORA" run -m "$isa" -i program.bin --base 0x104
err 'a program begins at a multiple of the 16 bytes of a unit'
run 1 "between words" "$ISADORA" run -m "$isa" - <<<' jmp 0xa'
err 'there is no code at 0xa'
run 1 "after the mark of a last word" "$ISADORA" run -m "$isa" -w - <<<'00000101 20000000 20000000 70000000'
err 'no word of its unit follows this one, which needs one'
run 0 "step" "$ISADORA" run -m "$isa" run.s --step <<<$'until unit\nlist\nstep\nquit'
out 'unit:'

# ---- vectors ----
cat >vectors.jsonl <<'END'
{"isa":"bundled","code":"1000113310000","in":{"$r1":2,"$r3":3},"out":{"$r3":5}}
{"isa":"bundled","code":"0000162000000","in":{"$pc":12},"out":{"$r2":20,"$pc":20}}
{"isa":"bundled","code":"0000162000000","in":{"$pc":8},"out":{"$r2":12,"$pc":12}}
{"isa":"bundled","code":"0000152000000","in":{},"out":{"$r2":4,"$pc":8}}
{"isa":"bundled","code":"0000130000004","in":{"$pc":12},"out":{"$pc":24}}
{"isa":"bundled","code":"000013000fffc","in":{"$pc":12},"out":{"$pc":16}}
END
run 0 "vectors" "$ISADORA" test -m "$isa" vectors.jsonl
out '6 passed, 0 failed'

# ---- lint ----
sed 's/do D = A + B/do after 3: D = A + B/' "$isa" >slow.isa
cat >slow.s <<'END'
        set $r1, 0x3
        set $r2, 0x3
        add $r4, $r1, $r2
unit:   set $r5, 0x3
        set $r6, 0x3
        add $r7, $r4, $r2
        add $r8, $r7, $r1
        jz $r8, unit
        halt
END
run 1 "lint part of a unit" "$ISADORA" lint -m slow.isa -i short
err 'the 6 bytes at the end are no unit, which has 16'
run 1 "lint" "$ISADORA" lint -m slow.isa slow.s
out 'slow.s:7'
"$ISADORA" as -m slow.isa -i -o slow.bin slow.s
run 1 "lint bytes" "$ISADORA" lint -m slow.isa -i slow.bin
out '0x24'
run 1 "hazards" "$ISADORA" run -m slow.isa slow.s --max-steps 8 --hazards
err 'hazard: cycle 6, 0x24: `add $r8, $r7, $r1` reads `$r7` 2 cycles before the result of `add $r7, $r4, $r2` at 0x1c'

# ---- lanes: a grid ends alike whether its words are single or in bundles ----
plain=$ROOT/tests/ok/machine/warps.isa
sed 's/^unit 32 little/unit 96 little\n    word 0..31 at 1\n    word 32..63 at 5\n    word 64..95 at 9\n    fill "end"/
s/^    form end .*/&\n    example "end" = 15000000/' "$plain" >units.isa
cat >part.s <<'END'
    add $r5 $r5 0x3
    only $r0
    add $r4 $r0 0x10
again:
    all
    bar
    st.s [$r15+0x40] $r4
    add $r5 $r5 0xfff
    mul $r6 $r5 $r0
    only $r6
    add $r7 $r7 0x1
    add $r15 $r15 0x0
    end
END
run 0 "grid" "$ISADORA" run -m "$plain" part.s --grid 3 --block 11 --dump
grep -v '\$pc' out >wanted
run 0 "grid of units" "$ISADORA" run -m units.isa part.s --grid 3 --block 11 --dump
grep -v '\$pc' out | cmp -s - wanted && pass || fail "a grid of units ends otherwise" "$(diff wanted out | head)"
run 0 "grid of units in threads" "$ISADORA" run -m units.isa part.s --grid 3 --block 11 --threads 2 --dump
grep -v '\$pc' out | cmp -s - wanted && pass || fail "threads of units end otherwise" "$(diff wanted out | head)"
run 0 "profile" "$ISADORA" run -m units.isa part.s --grid 3 --block 11 --profile
out '0000000d             6'
out 'again:'
done_
