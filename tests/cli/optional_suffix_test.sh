# Optional suffixes: `dis` omits them unless asked, `as` needs no option; words of 128 bits.
. "$(dirname "$0")/lib.sh"
shared_cache
wide=$ROOT/tests/ok/length/words128.isa

printf '%s\n' '@!P1 add.x.b RZ, R2, 0x12345678, R4, top' 'add R1, R2, R3, R4, mid !5' '@P0 take R3, -0x5 !15' \
    'lut R1, R2, 0xa5, !P3' 'bra 0x400' >p.s
run 0 "as" "$ISADORA" as -m "$wide" -o words p.s
no_err
run 0 "listing" "$ISADORA" dis -m "$wide" words
is "left out" '00000010: 02017210 00000003 07802a04 40000a00  add R1, R2, R3, R4, mid' "$(sed -n 2p out)"
is "nothing else changes" '00000000: 02ff9810 12345678 07802d04 c0000000  @!P1 add.x.b RZ, R2, 0x12345678, R4, top' \
    "$(sed -n 1p out)"
run 0 "asked for" "$ISADORA" dis -m "$wide" --ctrl words
is "asked for" '00000010: 02017210 00000003 07802a04 40000a00  add R1, R2, R3, R4, mid !5' "$(sed -n 2p out)"
run 0 "text" "$ISADORA" dis -m "$wide" --text words
is "text" "$(cat p.s)" "$(cat out)"
cp out text
run 0 "back" "$ISADORA" as -m "$wide" text
is "back" "$(cat words)" "$(cat out)"
"$ISADORA" dis -m "$wide" words | sed 's/.*  //' >brief
run 0 "left out in what is read" "$ISADORA" as -m "$wide" brief
is "left out" 40000000 "$("$ISADORA" as -m "$wide" <<<'add R1, R2, R3, R4, mid' | tail -1)"
done_
