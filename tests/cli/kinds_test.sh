# Fields with a kind where they are used, and drawn words, as people see them: `as`, `dis`, `explain`.
. "$(dirname "$0")/lib.sh"
shared_cache
uses=$ROOT/tests/ok/fields/uses.isa drawn=$ROOT/tests/ok/fields/drawn.isa

printf '%s\n' 'bra 0x20' 'mov r1, -2' 'both 0xfe, -2' 'long jmp 0x6' 'seth r1, -4' >p.s
run 0 "as" "$ISADORA" as -i -m "$uses" -o words p.s
no_err
run 0 "dis" "$ISADORA" dis -i -m "$uses" --text words
is "the same text" "$(sed 's/jmp 0x6/jmp L_6/' p.s)" "$(grep -v '^L_6:' out)"

run 1 "refused" "$ISADORA" as -m "$uses" - <<'END'
bra 0x99999
sets r1, 0x1ff
drawn r1, 3
END
err 'out of reach: the distance must be in -0x80..0x7f'
err 'branch.one: `bra <B1(low)>`'
err '`0x1ff` is not in -0x80..0x7f'
err 'number.s: `sets r<RD>, <B2(s)>`'
err '`3` is not a multiple of 2'

run 0 "explain a use" "$ISADORA" explain -m "$uses" 2181
out 'syntax    mov r<RD>{, <s>}'
out 'field     RD($r)     bits 8..11      = 0x1  r1'
out 'field     RS(dec)    bits 12..15     = 0x2  2'

run 0 "explain a drawn word" "$ISADORA" explain -m "$drawn" c063 8040
out 'text      blt x1, x4, 0xfffff000'
out 'tested    ........ ........ .^^^.... .^^^^^^^'
out 'field     TO         bits 8..11,25..30,7,31 = 0x800  -0x1000'
! grep -q 'bits 0..6' out && pass || fail "digits have a name" "$(grep 'bits 0..6' out)"
done_
