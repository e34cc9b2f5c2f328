# Units of several lengths: every command reads the digits that others write.
. "$(dirname "$0")/lib.sh"
shared_cache
bytes=$ROOT/tests/ok/length/bytes234.isa

# ---- units of 16, 24 and 32 bits: digits are bytes ----

cat >p.s <<'E2'
        nop
again:  add r1, r2, 0x34
        add r1, r2, 0x1234
        bra again
        .byte 1, 2, 3
        .unit 0x07
        .unit 0x0807
        .unit 0x030201ff
        halt
E2
run 0 "as -w" "$ISADORA" as -m "$bytes" -o p.hex p.s
is "one instruction a line" '00 00|01 21 34|02 21 34 12|03 f9|01 02 03|07 00|07 08|ff 01 02 03|05 00|' \
    "$(tr '\n' '|' <p.hex)"
run 0 "dis -w" "$ISADORA" dis -m "$bytes" p.hex
out '00000002: 01 21 34     add r1, r2, 0x34'
out '00000005: 02 21 34 12  add r1, r2, 0x1234'
out '0000000b: 01 02 03     add r2, r0, 0x3'
sed -E 's/^[0-9a-f]+: (([0-9a-f]{2} )+) .*/\1/' out >q.hex
"$ISADORA" dis -m "$bytes" q.hex | cmp -s - out && pass || fail "the digits of a listing read as something else"
"$ISADORA" dis -m "$bytes" --text p.hex | "$ISADORA" as -m "$bytes" -i -o p.bin
is "--text, and raw" "$(tr -d ' \n' <p.hex)" "$(od -An -v -tx1 p.bin | tr -d ' \n')"
run 0 "dis -i" "$ISADORA" dis -m "$bytes" -i p.bin
"$ISADORA" dis -m "$bytes" p.hex | cmp -s - out && pass || fail "raw bytes read as something else"
run 0 "dis --json" "$ISADORA" dis -m "$bytes" --json p.hex
out '"code":"02 21 34 12"'
for word in '02 21 34 12' 12342102 '0221 3412'; do
    case $word in 0221*) status=1 ;; *) status=0 ;; esac
    run $status "explain $word" "$ISADORA" explain -m "$bytes" "$word"
done
run 0 "explain" "$ISADORA" explain -m "$bytes" 12342102
out '02 21 34 12  at 0x0, 4 bytes, bytes234'
cat >v.jsonl <<'E2'
{"isa":"bytes234","code":"02 21 34 12","out":{"$r1":"0x1234"}}
{"isa":"bytes234","code":"12342102","out":{"$r1":"0x1234"}}
{"isa":"bytes234","code":"01 21 34","out":{"$r1":"0x34"}}
E2
run 0 "vectors" "$ISADORA" test -m "$bytes" v.jsonl
out '3 passed, 0 failed'
run 1 "half a byte" "$ISADORA" test -m "$bytes" - <<<'{"isa":"bytes234","code":"022","out":{}}'
err '`code` must be hex numbers of 2 digits each'
printf 'nop\nadd r1, r2, 0x34\nadd r1, r2, 0x1234\nbra .\nhalt\n' >r.s
run 0 "trace" "$ISADORA" run -m "$bytes" --trace --until 9 r.s
out '00000005: 02 21 34 12  add r1, r2, 0x1234'
run 0 "debugger" "$ISADORA" run -m "$bytes" --step r.s <<<'s 2'
out '00000005: 02 21 34 12'
run 0 "cfg" "$ISADORA" cfg -m "$bytes" --json r.s
out '"address":"0x5"'

# ---- a unit of 12 bits beside one of 24 ----

stored=$ROOT/tests/ok/length/stored.isa
printf 'a 0x12\nb 0x56 0xf 0x78\nc 0x1 0x2\nb 0x1 0x0 0x2\n' | "$ISADORA" as -m "$stored" >s.hex
is "as of 12 and 24 bits" '12 04|56 f8 78|01 14 02|01 08 02|' "$(tr '\n' '|' <s.hex)"
run 0 "dis of 12 and 24 bits" "$ISADORA" dis -m "$stored" --text s.hex
is "their texts" 'a 0x12|b 0x56 0xf 0x78|c 0x1 0x2|b 0x1 0x0 0x2|' "$(tr '\n' '|' <out)"
head -c 3001 "$ISADORA" >s.bin
"$ISADORA" dis -m "$stored" -i --text s.bin | "$ISADORA" as -m "$stored" -i | cmp -s - s.bin && pass ||
    fail "bytes of 12 and 24 bits come back as others"

# ---- bytes: an instruction a line, data by the line ----

cat >two.isa <<'E2'
isa two "One or two bytes"
unit 8 little; unit 16 little
fields
    OP 4..7; R 0..3 $r; K 8..15 u dec; T 8..15 u label
regs
    $r 16 u8 prints "r"
insn one "One byte"
    form inc R     : OP=1
    do R = R + 1
insn two "Two bytes"
    form.a mov R, "#"K : OP=2
    form.b jmp T       : OP=3 ignored R
    do unmodelled "no memory"
E2
printf 'mov r0, #10\ninc r1\njmp 0x3\n.byte 1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18\ninc r2\n' >m.s
run 0 "as -w of bytes" "$ISADORA" as -m ./two.isa m.s
is "lines" '20 0a|11|30 03|01 02 03 04 05 06 07 08 09 0a 0b 0c 0d 0e 0f 10|11 12|12|' "$(tr '\n' '|' <out)"
cp out m.hex
run 0 "and back" "$ISADORA" dis -m ./two.isa m.hex
out '00000003: 30 03  jmp 0x3'

# Units of 32 and 64 bits: a word of 32 bits a line, as ever.
printf 'long add $r1, $r2\ninc $r1\n' | "$ISADORA" as -m "$ROOT/tests/ok/length/pairs.isa" >w.hex
is "words of 32 bits" 3 "$(wc -l <w.hex | tr -d ' ')"

# ---- what is no instruction has a length ----

lengths() { "$ISADORA" dis -m "$1" -i - | sed -E 's/^[0-9a-f]+: ([0-9a-f ]+)  .*/\1/; s/ //g' | awk '{printf "%d ", length($0) / 2}'; }

# RISC-V: the lowest bits are 3 in words of 32 bits, whatever the rest is.
rv=$ROOT/tests/ok/machine/rv32ic.isa
is "RISC-V" "4 4 2 4 " "$(printf '\x6b\0\0\0\x13\x05\x15\0\0\0\x7b\xff\xff\xff' | lengths "$rv")"
# Two bits decide, and the byte with them; the first byte 0xff has no form, but the forms that are nearest say so.
cat >tops.isa <<'E2'
isa tops "The two highest bits of the first byte"
unit 8 little; unit 16 little; unit 24 little
fields
    L 6..7; S 0..5; K1 8..15 u; K2 8..23 u
insn one "One byte"
    form.0 a : L=0 S=1
    form.1 b : L=0 S=2
    do nothing
insn two "Two bytes"
    form.0 c K1 : L=1 S=1
    form.1 d K1 : L=2 S=7
    form.2 g K1 : L=2 S=1
    form.3 h K1 : L=1 S=5
    do nothing
insn three "Three bytes"
    form.0 e K2 : L=3 S=5
    form.1 f K2 : L=3 S=6
    form.2 i K2 : L=3 S=1
    do nothing
E2
is "two bits" "1 1 2 2 3 3 1 " "$(printf '\x3f\x01\x7f\0\xbf\0\xff\0\0\xc5\0\0\x20' | lengths ./tops.isa)"
is "too few bytes" "1 1 " "$(printf '\xff\0' | lengths ./tops.isa)"
# Random code of that machine, defined or not, stays in step.
lua5.4 -e 'math.randomseed(7)
local sizes, out = { [0] = 1, 2, 2, 3 }, {}
for i = 1, 3000 do
   local first = math.random(0, 255)
   local word = { first }
   for k = 2, sizes[first >> 6] do word[k] = math.random(0, 255) end
   out[i] = string.char(table.unpack(word))
   io.stderr:write(#word, " ")
end
io.write(table.concat(out))' >steps.bin 2>steps
lengths ./tops.isa <steps.bin | cmp -s - steps && pass || fail "a listing falls out of step"
"$ISADORA" dis -m ./tops.isa -i --text steps.bin | "$ISADORA" as -m ./tops.isa -i | cmp -s - steps.bin && pass ||
    fail "the text assembles otherwise"
# cfg, explain and compare go the same way.
printf '\xff\x01\x01\x01\x01' >gap.bin
run 0 "cfg" "$ISADORA" cfg -m ./tops.isa -i --json gap.bin
out '"instructions":2'
run 1 "explain" "$ISADORA" explain -m ./tops.isa ff 01 01 01
out '  not       three.0                  bit 5 is 1, not 0; bit 4 is 1, not 0; bit 3 is 1, not 0; bit 1 is 1, not 0'
out 'ff 01 01  at 0x0, 3 bytes'
out '01  at 0x3, 1 bytes'
# explain: the nearest forms of all lengths, each in its own bits; a beginning may agree.
run 1 "explain of several lengths" "$ISADORA" explain -m "$ROOT/tests/ok/length/mixed.isa" 90
out '  not       step.dec                 bit 7 is 1, not 0'
out '  not       jump                     of 3 bytes: bit 23 is 1, not 0; bit 21 is 0, not 1'
run 1 "explain of a beginning" "$ISADORA" explain -m ./tops.isa 0xc6
out '  not       three.1                  of 3 bytes: the beginning agrees; 2 more would decide'

# Two bits distinguish the lengths, 12 and 13, and disagree: the shortest.
cat >near.isa <<'E2'
isa near "One bit of two"
unit 16 little; unit 32 little align 2
fields
    OP 12..15; K 0..11 u; L 16..31 u
insn two "Two lengths"
    form.0 a K   : OP=1
    form.1 b K L : OP=2
    do nothing
E2
is "they disagree" "2 4 2 2 " "$(printf '\0\0\0\x20\0\0\0\x10\0\x30' | lengths ./near.isa)"

done_
