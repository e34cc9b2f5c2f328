# Macros and operators of sources: random operators, what is read when, and messages.
. "$(dirname "$0")/lib.sh"
shared_cache
export ROOT

for seed in 1 2 3; do
    SEED=$seed lua5.4 "$ROOT/tests/cli/notation.lua" isa >ops.isa
    SEED=$seed lua5.4 "$ROOT/tests/cli/notation.lua" source >ops.s
    SEED=$seed lua5.4 "$ROOT/tests/cli/notation.lua" expected >wanted
    run 0 "operators of seed $seed" "$ISADORA" as -m ops.isa -i -o ops.bin ops.s
    od -An -v -tx8 -w8 ops.bin | tr -d ' ' >got
    is "operators of seed $seed" "" "$(diff wanted got | head -3)"
done

isa=$ROOT/tests/ok/text/notation.isa
# gives NAME WORDS: of standard input.
gives() {
    run 0 "$1" "$ISADORA" as -m "$isa" -V large -
    is "$1" "$2" "$(tr '\n' ' ' <out | sed 's/ $//')"
}
gives "the first macro whose condition is true" "1105 1201 1205" <<<$'load $r1, 5\nload $r2, 0x105'
gives "its name, and no operand" "2000 1105 1007" <<<'load 7'
gives "a name that comes later" "1302 1302" <<<$'take $r3, later - start + 0x100 - 0x100\nstart: set $r3, later - start\nlater:'
gives "a name that makes it longer" "1301 1304 2000" <<<$'start: take $r3, later + 0x100\nlater: nop'
gives "a form of another variant in a macro" "4100 0105" <<<'set $r1, 0x105, 0x105'
gives "relative to another instruction" "1501 1504 2000" <<<$'set $r5, %far(end + 0x100) !! a comment\nset $r5, %near(0) ; another\nend: nop'
gives "the other one comes later" "150a 1501" <<<$'set $r5, %near(2)\nset $r5, %far(0x10c)'
gives "alignment is filled with instructions" "1105 2000 3000 0000 2000" <<<$'set $r1, 5\n.balign 8\nnop'

run 1 "errors of a macro are those of its statement" "$ISADORA" as -m "$isa" -V small - <<<$'start: set $r1, 0x105, 0x105'
err ':1:1: error: this exists on large'
err 'in `setw $r1, 0x105`, which is one of the instructions that this stands for'
run 1 "operands of a macro" "$ISADORA" as -m "$isa" - <<<'load'
err ':1:1: error: expected `load R, X` or `load X`'
run 1 "an operator" "$ISADORA" as -m "$isa" - <<<$'set $r1, %pages(3)\nset $r1, %near(8)\nset $r1, %page(missing)'
err ':1:10: error: there is no operator `%pages`'
err ':2:10: error: no `%far` is at this address'
err ':3:16: error: `missing` is not defined'
run 1 "a large number" "$ISADORA" as -m "$isa" - <<<'set $r1, %in_page(0xffffffffffffffff + 1)'
err 'needs more than 64 bits'
run 1 "near the name of a macro" "$ISADORA" as -m "$isa" - <<<'loda $r1, 5'
err 'did you mean `load`?'
run 1 "text of an operator" "$ISADORA" as -m "$isa" - <<<'set $r1, %page'
err ':1:10: error:'
run 0 "--comment takes the place of all" "$ISADORA" as -m "$isa" --comment '#' - <<<'nop # !!'
run 0 "info of a macro" "$ISADORA" info -m "$isa" take
out 'take R, X: a statement that stands for others'
# `;` is between statements where the description says so, and begins a comment elsewhere.
sed 's/^assembly comment "!!"/& separator ";"/' "$isa" >many.isa
many() {
    run 0 "$1" "$ISADORA" as -m many.isa -V large -
    is "$1" "$2" "$(tr '\n' ' ' <out | sed 's/ $//')"
}
many "several statements" "1105 2000 2000" <<<'set $r1, 5; nop ;nop;; !! a comment; nop'
many "labels and directives" "1105 3041 3b22 2000" <<<$'a: set $r1, 5; .byte 0x41, 48; .ascii "\\";"; b: nop // ; nop'
many "characters" "003b 2000" <<<$'.half \';\'; nop /* ; */'
many "a macro and a statement" "1105 1201 1205 2000" <<<'load $r1, 5; load $r2, 0x105; nop'
gives "a comment" "1105" <<<'set $r1, 5; nop'
run 1 "the place of an error" "$ISADORA" as -m many.isa -V large - <<<'nop; nop; nope; nop'
err '(standard input):1:11: error: unknown mnemonic `nope`'
run 0 "diff of separators" "$ISADORA" diff many.isa many.isa
run 1 "diff of separators" "$ISADORA" diff "$isa" many.isa
out 'separator'
run 0 "statements of rv64" "$ISADORA" as -m rv64 - <<<'nop; nop # one; two'
is "statements of rv64" "2" "$(grep -c 0013 out)"
run 0 "comments of dis are comments" "$ISADORA" dis -m rv64 --labels --text - <<<'0000006f ffdff06f'
"$ISADORA" as -m rv64 out -o words || fail "dis --text does not come back"

# A macro stops at its first error, also where so many errors are shown as there may be.
{ yes 'addq a0' | head -200; yes 'lb q5,x' | head -40; } >bad.s
run 1 "more errors than are shown" "$ISADORA" as -m rv64 bad.s
err 'and 40 more errors'
yes '.words 1' | head -1000 >bad.s
run 1 "more directives than are shown" "$ISADORA" as -m rv64 bad.s
err 'and 800 more errors'

run 0 "info of an operator" "$ISADORA" info -m "$isa" near
out '%near: an operator in numbers of sources'

sed 's/0) >> 8/0) >> 7/; s/"again"$/"nop"/; s/comment "!!"/comment "##"/' "$isa" >other.isa
run 1 "diff" "$ISADORA" diff "$isa" other.isa
out 'operator %page: changed'
out 'macro load(X): changed'
out 'sources assembly: changed'
run 0 "export" "$ISADORA" export json "$isa"
out '"name": "%page"'

done_
