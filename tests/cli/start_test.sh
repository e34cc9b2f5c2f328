# Where programs begin (`reset` of `$pc`, --base, --entry, `.org`), names that the instruction set uses, and messages of
# runs and messages that a newcomer meets first.
. "$(dirname "$0")/lib.sh"
shared_cache
cat >c.isa <<'END'
isa small "Small"
unit 16 big align 1
fields
    OP 12..15 u
    X 8..11 $v
    KK 0..7 u
    NNN 0..11 u label
regs
    $pc u16 reset 0x200 counts bytes
    $v 16 u8 prints "v"
        entry 10 prints "va" also "hex"
space mem u8 size 0x1000 big outside trap code
insn sys "Call"
    form sys NNN : OP=0
    do trap "not known"
insn load "Load"
    form.c ld X, KK : OP=6
    form.k ld X, "k" : OP=0xf KK=0x0a
    form.m ld X, "[i]" : OP=5 KK=0
    do X = KK
insn jump "Jump"
    form jp NNN : OP=1
    do
        if NNN == here: halt
        else: $pc = NNN
insn byindex "Jump with an index"
    form jp X, NNN : OP=0xb
    share X, NNN "the highest digit of the address names the register"
    do $pc = NNN + X
insn store "Store far away"
    form st X : OP=2 ignored 0..7
    do mem.u8[0x1000 + X] = X
END
m=c.isa

# a word of a template, or another spelling of a register, is no label and no constant
for name in k i hex; do
    run 1 "label $name" "$ISADORA" as -m $m <<<"$name: ld v0, 1"
    err "\`$name\` is a word of this instruction set; choose another name"
done
err ":1:1: error"
run 1 "constant" "$ISADORA" as -m $m <<<$'ld v0, 1\n.set k, 5'
err ":2:6: error: \`k\` is a word of this instruction set; choose another name"
run 0 "a mnemonic begins statements and is nowhere else" "$ISADORA" as -m $m <<<$'.org 0x200\nld: ld v0, 1\njp ld'
is "its code" "6001 1200" "$(xargs <out)"
run 0 "the word" "$ISADORA" as -m $m <<<'ld v0, k'
is "its code" f00a "$(cat out)"

# labels of dis --text keep clear of such words
sed 's/"k"/"L_k"/' c.isa >l.isa
echo 1200 >j
run 0 "text" "$ISADORA" dis -m l.isa --text j
out "L__200:"
cp out j.s
run 0 "back" "$ISADORA" as -m l.isa j.s
is "back" 1200 "$(cat out)"

# the reset value of $pc is where programs begin
printf 'ld v1, 7\nend: jp end\n' >p.s
run 0 "run" "$ISADORA" run -m $m p.s
out "halted after 2 instructions at 0x204"
run 0 "run words" "$ISADORA" run -m $m -w - <<<'6107 1202'
out "at 0x204"
run 0 "as" "$ISADORA" as -m $m p.s
is "as" "6107 1202" "$(tr '\n' ' ' <out | sed 's/ $//')"
cp out words
run 0 "dis" "$ISADORA" dis -m $m words
out "00000200: 6107"
run 0 "base" "$ISADORA" run -m $m -b 0x300 p.s
out "at 0x304"
run 0 "base of dis" "$ISADORA" dis -m $m -b 0 <<<6107
out "00000000: 6107"
run 0 "entry" "$ISADORA" run -m $m -e 0x202 p.s
out "halted after 1 instruction at 0x204"
run 0 "help" "$ISADORA" run --help
out "reset value of \$pc"

# a leading .org is the origin: the output begins there
printf '.org 0x300\nend: jp end\n' >o.s
run 0 "as with .org" "$ISADORA" as -m $m -i -o o.bin o.s
is "no padding" 1300 "$(xxd -p o.bin)"
run 0 "run with .org" "$ISADORA" run -m $m o.s
out "at 0x302"
run 0 "help" "$ISADORA" as --help
out ".org"
out "--base"

# separators, case, shared digits
run 1 "no comma" "$ISADORA" as -m $m <<<'ld v0 5'
err 'expected `,`, found `5`'
run 1 "no comma" "$ISADORA" as -m $m <<<'ld v0 [i]'
err 'expected `,`, found `[`'
run 1 "case" "$ISADORA" as -m $m <<<'jp vA, 0x234'
err 'did you mean `va`?'
run 1 "case" "$ISADORA" as -m $m <<<'ld V3, 5'
err 'did you mean `v3`?'
run 1 "case of a word" "$ISADORA" as -m $m <<<'ld v0, K'
err 'did you mean `k`?'
run 1 "share" "$ISADORA" as -m $m <<<'jp v3, 0x234'
err "these operands cannot be combined: the highest digit of the address names the register"

# what stops a program
run 1 "outside" "$ISADORA" run -m $m -w - --set '$v1=5' <<<2100
err 'trap at 0x200, outside: access outside `mem`, index 0x1005 of 0x1000'
run 1 "cut off" "$ISADORA" run -m $m -w - -b 0xffe <<<1fff
err 'the instruction at 0xfff does not fit into `mem`'
run 1 "undefined opcode" "$ISADORA" run -m $m -w - <<<ffff
err 'is not an instruction'
echo '{"mem_out":{"mem":{"0x5000":1}}}' >e.json
run 1 "far cell" "$ISADORA" run -m $m --expect e.json p.s
err '`mem` has 0x1000 cells'

# hex words have all their digits
run 1 "short word" "$ISADORA" dis -m $m -w <<<1
err '`1` has too few digits; a word has 4'
run 1 "short word" "$ISADORA" dis -m $m -w <<<'1200 0x12'
err '`0x12` has too few digits'
run 0 "explain" "$ISADORA" explain -m $m 0x107
out "sys 0x107"
done_
