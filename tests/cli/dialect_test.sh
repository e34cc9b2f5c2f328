# SASS as the notes on Volta and later SASS write it: other spellings that `as` reads and `dis` does not print.
. "$(dirname "$0")/lib.sh"

# same VARIANT INPUT PRINTED: both are one word, and that prints as the second. Looked at by `all_same`.
same() {
    echo "$2" >>"$1.input"
    echo "$3" >>"$1.printed"
}

# all_same: all lines of a variant at once; an instruction is four words of a line each.
all_same() {
    local variant input printed word wanted line lines=0
    for variant in $all; do
        run 0 "$variant: input" "$ISADORA" as -m volta -V "$variant" "$variant.input"
        cp out "$variant.words"
        run 0 "$variant: as printed" "$ISADORA" as -m volta -V "$variant" "$variant.printed"
        cp out "$variant.wanted"
        run 0 "$variant: dis" "$ISADORA" dis -m volta -V "$variant" --ctrl "$variant.words"
        while IFS=$'\t' read -r input printed word wanted line; do
            is "$variant: $input" "$wanted" "$word"
            case $line in *"  $printed") pass ;; *) fail "$variant: $input" "prints as $line" ;; esac
            lines=$((lines + 1))
        done < <(paste "$variant.input" "$variant.printed" <(paste -d ' ' - - - - <"$variant.words") \
            <(paste -d ' ' - - - - <"$variant.wanted") out)
    done
    is "all of them" "$(cat -- *.input | wc -l)" "$lines"
}

all="sm_70 sm_72 sm_75 sm_80 sm_86 sm_87 sm_89 sm_90"
uniform=${all#sm_70 sm_72 }

# Constant banks, with everything that may surround one.
for v in $all; do
    same "$v" 'MOV R1, c0[0x28]' 'MOV R1, c[0x0][0x28]'
    same "$v" 'MOV R1, c17[0x28]' 'MOV R1, c[0x11][0x28]'
    same "$v" 'MOV R1, c0x1f[-0x4]' 'MOV R1, c[0x1f][-0x4]'
    same "$v" 'IADD3 R6, P1, R2, -c0[0x170], RZ {!4,Y}' 'IADD3 R6, P1, R2, -c[0x0][0x170], RZ {!4,Y}'
    same "$v" 'FADD R6, R2, -|c3[0x170]|' 'FADD R6, R2, -|c[0x3][0x170]|'
    same "$v" 'DADD R6, R2, c3[0x170]' 'DADD R6, R2, c[0x3][0x170]'
    same "$v" 'LDC.64 R6, c3[R4+0x18]' 'LDC.64 R6, c[0x3][R4+0x18]'
    same "$v" 'LDC.64 R6, c3[0x18]' 'LDC.64 R6, c[0x3][0x18]'
done
for v in $uniform; do
    same "$v" 'ULDC.64   UR4,    c0[0xd0]                         {!2};' 'ULDC.64 UR4, c[0x0][0xd0] {!2}'
    same "$v" 'ULDC UR4, c2[UR5+0x10]' 'ULDC UR4, c[0x2][UR5+0x10]'
done

# A predicate after a register.
for v in $all; do
    same "$v" 'LEA R4|P0, R2, c0[0x170], 0x3;' 'LEA R4, P0, R2, c[0x0][0x170], 0x3'
    same "$v" 'LEA.HI.X R5|P3, R2, c0[0x174], R3, 0x3, P0' 'LEA.HI.X R5, P3, R2, c[0x0][0x174], R3, 0x3, P0'
    same "$v" 'IADD3 R11|P0, R34, R32, R11' 'IADD3 R11, P0, R34, R32, R11'
    same "$v" 'IADD3 R11|P0|P1, R34, R32, R11' 'IADD3 R11, P0, P1, R34, R32, R11'
    same "$v" 'IADD3.X R11|P0|P1, ~R34, R32, R11, P2, P3' 'IADD3.X R11, P0, P1, ~R34, R32, R11, P2, P3'
    same "$v" 'IMAD.WIDE R2|P1, R4, R5, R6' 'IMAD.WIDE R2, P1, R4, R5, R6'
done
for v in $uniform; do same "$v" 'ULEA UR4|UP0, UR8, UR12, 0x3' 'ULEA UR4, UP0, UR8, UR12, 0x3'; done

# Logic as an expression; the number is accepted as well.
for v in $all; do
    table='PLOP3.LUT P0, PT, P0, P1, PT, 0x20, 0x0 {!4,Y,^1}'
    same "$v" 'PLOP3.(s0&~s1&s2)  P0, PT, P0,    P1,     PT,     0x20,   0x0      {!4,Y,^1}' "$table"
    same "$v" 'PLOP3.( s0 & ~ s1 & s2 ) P0, PT, P0, P1, PT {!4,Y,^1}' "$table"
    same "$v" '@!P2 PLOP3.(s0|s1) P0, P1, P0, P1, !P3, 0xfc, 0x11' '@!P2 PLOP3.LUT P0, P1, P0, P1, !P3, 0xfc, 0x11'
    same "$v" 'LOP3.(s0&s1|~s1&s2) R5, R6.reuse, c0[0x4], R7' 'LOP3.LUT R5, R6.reuse, c[0x0][0x4], R7, 0xe2, !PT'
    same "$v" 'LOP3.(s0^s1^s2).PAND P1, R5, R6, 0x4, R7, P3' 'LOP3.LUT.PAND P1, R5, R6, 0x4, R7, 0x96, P3'
    same "$v" 'LOP3.(s0^s1^s2) R5, R6, 0x4, R7, 0x96, !PT' 'LOP3.LUT R5, R6, 0x4, R7, 0x96, !PT'
done
for v in $uniform; do
    same "$v" 'ULOP3.(s0&s1|~s1&s2) UR5, UR14, 0xfffff, UR5' 'ULOP3.LUT UR5, UR14, 0xfffff, UR5, 0xe2, !UPT'
    same "$v" 'UPLOP3.(s0&s1&s2) UP0, UPT, UP1, UP2, UPT' 'UPLOP3.LUT UP0, UPT, UP1, UP2, UPT, 0x80, 0x0'
done
# ~ before & before ^ before |, and parentheses: a table of truth has 0xf0, 0xcc, 0xaa.
while read -r expression number; do
    same sm_80 "LOP3.($expression) R1, R2, R3, R4" "LOP3.LUT R1, R2, R3, R4, $number, !PT"
done <<'END'
s0 0xf0
s1 0xcc
s2 0xaa
~~s0 0xf0
~(s0) 0xf
s0|s1&s2 0xf8
s0&s1|s2 0xea
(s0|s1)&s2 0xa8
s0^s1|s2 0xbe
s0|s1^s2 0xf6
s0^s1&s2 0x78
s0&s1^s2 0x6a
~s0&s1 0xc
~(s0&s1) 0x3f
~(s0^(s1|~(s2&s0))) 0xd0
((((s0)))) 0xf0
s0|~s0 0xff
s0&~s0 0x0
END

# .reuse, cut off.
for v in $uniform; do
    same "$v" 'ISETP.GE.U32.AND  P1, PT, R4.reu, UR4,    PT       {!2};' 'ISETP.GE.U32.AND P1, PT, R4.reuse, UR4, PT {!2}'
done
same sm_70 'IMAD R1, R2.reu, R3.reu, R4.reuse {!2}' 'IMAD R1, R2.reuse, R3.reuse, R4.reuse {!2}'

# Control fields that need not be said.
for v in $all; do same "$v" 'IMAD.MOV  R0,     RZ,     RZ,     -0x10000         {!1};' 'IMAD.MOV R0, RZ, RZ, -0x10000'; done
same sm_80 'EXIT {!1,Y}' 'EXIT {!1,Y}'
same sm_80 'EXIT {}' 'EXIT {}'
all_same
is "Maxwell: {!1}" "$(echo EXIT | "$ISADORA" as -m maxwell -)" "$(echo 'EXIT {!1}' | "$ISADORA" as -m maxwell -)"

# wrong STATEMENT COLUMN MESSAGE
wrong() {
    echo "$1" >one.s
    run 1 "$1" "$ISADORA" as -m volta -V sm_80 one.s
    err "one.s:1:$2: error: $3"
}
names='expected one of `s2`, `s1`, `s0`, `~`, `('
wrong 'PLOP3.(s0&s3) P0, PT, P0, P1, PT' 11 "$names\`, found \`s3\`"
wrong 'PLOP3.(s0&) P0, PT, P0, P1, PT' 11 "$names\`, found \`)\`"
wrong 'PLOP3.() P0, PT, P0, P1, PT' 8 "$names\`, found \`)\`"
wrong 'PLOP3.(s0&0x3) P0, PT, P0, P1, PT' 11 "$names\`, found \`0x3\`"
wrong 'PLOP3.(s01) P0, PT, P0, P1, PT' 8 "$names\`, found \`s01\`"
wrong 'PLOP3.(s0 s1) P0, PT, P0, P1, PT' 11 'expected `)`, found `s1`'
wrong 'PLOP3.((s0) P0, PT, P0, P1, PT' 13 'expected `)`, found `P0`'
wrong 'PLOP3.(s0)) P0, PT, P0, P1, PT' 11 "expected P0..PT, found \`)\`"
wrong 'PLOP3.(s0&~s1&s2) P0, PT, P0, P1, PT, 0x21, 0x0' 39 '`0x21`: field LUT1 is already set to 0x20 by an earlier operand'
wrong 'PLOP3.(s0) P0, P1, P0, P1, PT' 30 'expected a number 0x0..0xff, found the end'
for text in 'WARPGROUP.ARRIVE' 'WARPSYNC.COLLECTIVE P1, R66, 0x11d8cbdf1fb0690'; do
    run 1 "no operator: $text" "$ISADORA" as -m volta -V sm_90 - <<<"$text ?PM8 {!15}"
    err 'error: expected one of `?PM1`, `?PM2`, `?PM3`, `{`, found `?`'
done
deep=$(printf '(%.0s' $(seq 70))
wrong "PLOP3.${deep}s0) P0, PT, P0, P1, PT" 8 ''
wrong 'MOV R1, c0[0x3]' 12 '`0x3` is not a multiple of 4'
wrong 'MOV R1, c32[0x4]' 10 '`32` is not in 0x0..0x1f'
wrong 'MOV R1, count' 9 '`count` is not defined'
wrong 'LEA R4|PT, R2, R3, 0x3' 8 'expected P0..P6, found `PT`'
wrong 'LEA R4 P0, R2, R3, 0x3' 8 'expected `,`, found `P0`'
wrong 'MOV R1 R2' 8 'expected `,`, found `R2`'
wrong 'SEL R1|P0, R2, R3, P1' 7 'expected'

# What is printed reads as before: a label of the name of a bank is a name.
printf 'c0: EXIT\nMOV R1, c0\n' >one.s
run 0 "a name like a bank" "$ISADORA" as -m volta -V sm_80 -o one.bin one.s

# Cells of `ops` have other spellings, each text all combinations of them; none is printed.
cells=$ROOT/tests/ok/text/also_cells.isa
printf 'mov.c $r1, minus$r2\nmove.z $r1, -$r2\njump always 4\nb cs 2\nb 2\n' >one.s
run 0 "cells" "$ISADORA" as -m "$cells" -i -o one.bin one.s
run 0 "what they are" "$ISADORA" dis -m "$cells" --text -i one.bin
is "what they are" 'move.carry $r1, -$r2|L_2:|move.zero $r1, -$r2|L_4:|b L_4|b carry L_2|b L_2|' "$(tr '\n' '|' <out)"
run 1 "a label" "$ISADORA" as -m "$cells" - <<<'always: b 0x0'
err '`always` is a word of this instruction set; choose another name'
run 1 "no spelling of a cell" "$ISADORA" as -m "$cells" - <<<'mov.cc $r1, $r2'
err 'unknown mnemonic `mov.cc`'

# Sums of fields: read back with the field before them known, also where that one comes later in the source.
sums=$ROOT/tests/ok/text/sums.isa
printf 'extr $r1, $r2, 5:9\nlow $r1, $r2, 9\nfrom 5, 9, $r1, $r2\nrange [5 to 10], $r1\nrange <3,0x1f>, $r1\n' >one.s
printf 'range 6, 26, $r1\nrange -3...27, $r1\nneg $r1, -16 -19\nextr $r1, $r2, start-4:start+last\n.set start, 28\n.set last, 4\n' >>one.s
run 0 "sums" "$ISADORA" as -m "$sums" -o one.hex one.s
is "sums" '112000a5 11200140 112000a5 210000c5 2104007c 21080283 210da300 31000008 11200138' "$(tr '\n' ' ' <one.hex | sed 's/ $//')"
refused() {
    run 1 "$1" "$ISADORA" as -m "$sums" - <<<"$1"
    err "$2"
}
refused 'extr $r1, $r2, 5:4' ':1:18: error: `4` is not allowed here; expected a number 0x5..0x23'
refused 'extr $r1, $r2, 5:$r1' ':1:18: error: expected a number 0x5..0x23, found `$r1`'
refused 'extr $r1, $r2, 5:x' ':1:18: error: `x` is not defined'
refused 'range 6, 25, $r1' ':1:10: error: `25` is not on a step of 4'
refused 'range 6, 278, $r1' ':1:10: error: `278` is not in 6..258 in steps of 4'
refused 'range -3...259, $r1' ':1:12: error: `259` is not in 3..255 in steps of 4'
refused 'neg $r1, -16 13' ':1:14: error: `13` is not in -0x13..0xc'
refused 'low $r1, $r2, 40' ':1:15: error: `40` is not allowed here; expected a number 0x0..0x1e'

# Marks of `prefer` within the text: after the first word, at the end but in front of control fields.
marks=$ROOT/tests/ok/text/marks.isa
printf 'start: add $r1, $r2, 5\nadd.w $r1, $r2, 5\n$p0 adds.w $r1, $r2, 5 {3}\nadds $r1, $r2, 0x50\ninc.w $r1, $r2\nincs $r1, $r2\n' >one.s
printf 'bz .\nbz . long\nbeq . long {2}\nb . now long\nb end now\n.org 0x106\nend: add.w $r0, $r0, 0 ^0x3\n' >>one.s
run 0 "marks" "$ISADORA" as -m "$marks" -i -o one.bin one.s
run 0 "marks back" "$ISADORA" dis --ctrl -m "$marks" -i one.bin
grep -v unit out | cut -c 22- >text.s
is "marks" 'add $r1, $r2, 0x5|add.w $r1, $r2, 0x5|$p0 adds.w $r1, $r2, 0x5 {3}|adds $r1, $r2, 0x50|inc.w $r1, $r2|incs $r1, $r2|bz 0x14|bz 0x16 long|bz 0x1a long {2}|b 0x1e now long|b 0x106 now long|add.w $r0, $r0, 0x0 ^0x3|' "$(tr '\n' '|' <text.s)"
run 1 "no such mark" "$ISADORA" as -m "$marks" - <<<'add.x $r1, $r2, 5'
err ':1:4: error: expected one of `s`, $r0..$r3, `.w`, found `.x`'
run 1 "a mark that is a name" "$ISADORA" as -m "$marks" - <<<'long: inc $r1, $r2'
err '`long` is a word of this instruction set'

done_
