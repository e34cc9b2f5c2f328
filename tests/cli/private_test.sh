# Names that only one file or page sees: users of the assembler see them as they are written, other programs in full.
. "$(dirname "$0")/lib.sh"
shared_cache
mkdir machine
cat >machine/main.isa <<'END'
isa scoped "T"
unit 16 little
fields
    OP 12..15 u; RD 8..11 $r
regs
    $r 16 u16
private fields
    MODE 4..5 (add sub); LOW 0..3 u
insn main "Main"
    form main{MODE} RD, LOW : OP=0 ignored 6..7
    do RD = LOW + MODE.n
END
cat >machine/other.isa <<'END'
private fields
    MODE 4..7 u
insn other "Other"
    form other RD, IN : OP=1
    do RD = IN
    operand IN
        MODE      : LOW=0 ignored 1..3
        "-"{MODE} : LOW=1 ignored 1..3 = u16(-MODE)
    fields
        LOW 0 u
END
run 0 "check" "$ISADORA" check machine
no_err
run 0 "explain" "$ISADORA" explain -m ./machine 0012 1151
out "field     MODE       bits 4..5       = 0x1  \"sub\""
out "field     MODE       bits 4..7       = 0x5"
out "operand   IN: alternative 2 of 2, \`-<MODE>\`"
grep -q 'main_MODE\|other_MODE' out && fail "explain shows the name in full" || pass
run 0 "info" "$ISADORA" info -m ./machine MODE
out "used by   1 form: main"
out "used by   1 form: other"
printf 'mainsub r1, 0x10\nother $r1, 0x10\n' >bad.s
run 1 "as" "$ISADORA" as -m ./machine -o bad.bin bad.s
err 'main(add|sub) $r<RD>, <LOW>'
err 'other $r<RD>, {-}<MODE>'
run 0 "export" "$ISADORA" export json ./machine
out '"main.MODE"'
out '"other.MODE"'
run 0 "diff of the same" "$ISADORA" diff machine machine
sed 's/MODE 4..5 (add sub)/MODE 4..5 (add neg)/' machine/main.isa >changed.isa
cp -r machine changed && cp changed.isa changed/main.isa
run 1 "diff" "$ISADORA" diff machine changed
out "main.MODE"
done_
