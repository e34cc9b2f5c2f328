# Words with reserved values: `dis` prints them whole, as data, and says which field keeps them from being an
# instruction; the text assembles to the same words; `explain` says the same.
. "$(dirname "$0")/lib.sh"

# like WORDS TEXT [VARIANT [MODE]]: the line of a Tesla word.
like() {
    run 0 "$1" "$ISADORA" dis -m tesla -V "${3:-g80}" --mode "${4:-cp}" -w <<<"$1"
    is "$1" "00000000: $1  $2" "$(cat out)"
    run 0 "$1: text" "$ISADORA" dis -m tesla -V "${3:-g80}" --mode "${4:-cp}" -w --text <<<"$1"
    cp out text
    run 0 "$1: back" "$ISADORA" as -m tesla -V "${3:-g80}" --mode "${4:-cp}" -w text
    is "$1: words" "$1" "$(tr '\n' ' ' <out | sed 's/ $//')"
}

like '10000001 04000a80' '.unit 0x04000a8010000001  ; like mov.b32.long, but PRED cannot be 0x15'
like '10000003 00000d80' '.unit 0x00000d8010000003  ; like bra, but PRED cannot be 0x1b'
like 'd00e0005 80800780' '.unit 0x80800780d00e0005  ; like ld_g.b64, but LDST cannot be 0x1, $r1'
like 'd00e0009 a0a00780' '.unit 0xa0a00780d00e0009  ; like st_g.b128, but LDST cannot be 0x2, $r2'
like '00000001 60024780' '.unit 0x6002478000000001  ; like mov_r_sr, but SREG cannot be 0x9, $sr9'
# on another chip it is none
run 0 "sampleid" "$ISADORA" dis -m tesla -V gt215 -w <<<'00000001 60020780'
out 'mov $r0 $sampleid'
like '00000001 60020780' '.unit 0x6002078000000001  ; like mov_r_sr, but SREG cannot be 0x8, $sampleid'

# the next instruction follows the whole word, and in JSON the reason is a note
run 0 "next" "$ISADORA" dis -m tesla --mode cp -w <<<'10000001 04000a80 20028200'
out '00000008: 20028200           add b32 $r0 $r1 $r2'
run 0 "JSON" "$ISADORA" dis -m tesla --mode cp -w --json <<<'10000001 04000a80'
out '"text":".unit 0x04000a8010000001","form":null,"note":"like mov.b32.long, but PRED cannot be 0x15"'
# the same word again has the same reason
run 0 "twice" "$ISADORA" dis -m tesla --mode cp -w <<<'10000001 04000a80 10000001 04000a80'
is "twice" 2 "$(grep -c '; like mov.b32.long, but PRED cannot be 0x15' out)"
# reasons of very many words would take longer than anything else: the last ones have none
lua5.4 -e 'math.randomseed(1) for i = 1, 20000 do print(("%08x"):format(math.random(0, 0xffffffff))) end' >many
run 0 "many" "$ISADORA" dis -m volta -V sm_80 -w <many
is "many: all are there" 5000 "$(wc -l <out)"
first=$(head -n 1000 out | grep -c 'cannot be') last=$(tail -n 1000 out | grep -c 'cannot be')
[ "$first" -gt 20 ] && [ "$last" -lt 10 ] && pass || fail "many: reasons of $first of the first 1000, $last of the last"
# the first half of a long word, and a misaligned long word, are decoded word by word
run 0 "half" "$ISADORA" dis -m tesla --mode cp -w <<<'10000001'
is "half" '00000000: 10000001           .unit 0x10000001' "$(cat out)"
run 0 "misplaced" "$ISADORA" dis -m tesla --mode cp -w <<<'20028200 10000001 04000a80'
out '00000004: 10000001           .unit 0x10000001'

run 1 "explain" "$ISADORA" explain -m tesla --mode cp 10000001 04000a80
out 'at 0x0, 8 bytes'
out 'not       mov.b32.long             PRED cannot be 0x15'

# a word of a bundle, which has more bits than its place in it has bytes
run 0 "bundle" "$ISADORA" dis -m maxwell -w <<<'32e1b946 8f6c446c 90934bd8 f00a7f8d 2f0671cc c9790315 1a9c03f6 d0eb2ce8'
out '.unit 0x03db11d0eb2ce81a9c03f6  ; like TEXS.a2.m, but TEXS_F16 cannot be 0x0'

# bits outside of the word
run 0 "outside" "$ISADORA" dis -m vuc -V vp2 -i <<<'abcdefg'
out '; a word has 40 bits; bit 59 must be 0'

done_
