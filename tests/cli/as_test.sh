# isadora as: the shapes of input and output, and that errors leave no file.
. "$(dirname "$0")/lib.sh"

printf 'add $r1 $r2 $r3\n; comment\nloop: sub $r1 $c1 $r2 0x7 // more\n.unit 0x00000001\n' >p.s
run 0 "words" "$ISADORA" as -m $isa p.s
is "words" "4c0887c7 6d088039 00000001" "$(tr '\n' ' ' <out | sed 's/ $//')"
no_err
run 0 "standard input" "$ISADORA" as -m $isa -w - <p.s
is "one a line" 3 "$(wc -l <out)"
run 0 "raw" "$ISADORA" as -m $isa -i -o raw p.s
is "raw" "c787084c3980086d01000000" "$(xxd -p raw)"
no_out

run 1 "unknown mnemonic" "$ISADORA" as -m $isa -o new <<<'addd $r1 $r2 $r3'
err ':1:1: error: unknown mnemonic `addd`'
err 'did you mean `add`'
no_out
[ ! -e new ] && pass || fail "a file was left"
echo old >kept
run 1 "error keeps the old file" "$ISADORA" as -m $isa -o kept <<<'add $r1 $r2 $r99'
is "old file" old "$(cat kept)"
is "no temporary files" "" "$(ls | grep -E '^(kept|new)\.' || true)"
run 1 "all errors in one run" "$ISADORA" as -m $isa <<<$'addd $r1\nadd $r1 $r2 $r3\nsubb $r1'
is "two errors" 2 "$(grep -c 'error' err)"
# The number is within a piece that could be left out.
run 1 "a fraction in parentheses" "$ISADORA" as -m $isa <<<'badd u $r26 $r2 (slct  1.50 c11 $r26d)'
err ':1:24: error: expected $c0..$c3, found `1.50`'
run 1 "a fraction in a word" "$ISADORA" as -m tesla <<<'mul f320.5  $r1 $r46 c1[$a3++-0x20]'
err ':1:8: error: expected a blank, found `0.5`'
run 3 "cannot write" "$ISADORA" as -m $isa -o no/such/folder/f p.s
run 0 "device as output" "$ISADORA" as -m $isa -o /dev/null p.s
[ -c /dev/null ] && pass || fail "/dev/null was replaced"
run 0 "empty program" "$ISADORA" as -m $isa </dev/null
no_out
run 1 "a tail as words" "$ISADORA" as -m $isa -w <<<'.byte 1, 2'
err "whole words"
run 2 "-w and -i" "$ISADORA" as -m $isa -w -i p.s
run 1 "binary as text" "$ISADORA" as -m $isa "$ISADORA"

# An instruction with a mistake takes its place, so that later distances are those that the author wrote.
printf 'nop\nnopp\n$p9 rbra 0x2 nop\n' >shift.s
run 1 "a mistake" "$ISADORA" as -m vuc -V vp2 -w shift.s
is "one message" 1 "$(grep -c error: err)"

# What is not of this variant is pointed at from its beginning, although `sub` and `ld` are mnemonics of it.
run 1 "another variant's mnemonic" "$ISADORA" as -m vuc -V vp3 <<<'  subr $r1 $r2 $r0'
err ':1:3: error: this exists on vp2; vp3 is selected'
is "caret" '      ^~~~' "$(sed -n 3p err)"
run 1 "after a guard" "$ISADORA" as -m vuc -V vp3 <<<'$p2 ldivu $r2'
err ':1:5: error: this exists on vp4; vp3 is selected'

# Notes below the first one: forms that are like the line, and where to go on.
says() { run 1 "$1" "$ISADORA" as -m tesla -w <<<"$1"; }
says 'ld f32 $r1 g14[$r2]'
is "only forms of this space" "" "$(grep 'note: ld_' err | grep -v 'ld_g\.')"
says '(lg $c0) trap'
err 'note: `(lg $c0)` is allowed before `bra`, which can jump to this instruction, or over it'
err 'note: `isadora info tesla trap` shows what it takes'
says 'join trap'
if grep -q 'allowed before `bra`' err; then fail "a marker is taken for a condition"; else pass; fi
says 'mul rn f32 $r3 $r3 2.0'
err 'note: a number with a fraction is written as its bits: `mul f32 $r3 $r3 0x40000000` would be valid'
says 'max f32 $r3 $r3 2.0'
if grep -q '0x40000000' err; then fail "bits are named where nothing takes a number"; else pass; fi
run 1 "a guard" "$ISADORA" as -m vuc -V vp2 <<<'$p2 bra 0x0 nopp'
run 1 "a fraction where no number is so wide" "$ISADORA" as -m $isa <<<'add $r1 $r2 1.5'
err '`1.5` has a fraction, but only whole numbers are allowed here'

done_
