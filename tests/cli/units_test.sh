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

done_
