# isadora isas, info, explain.
. "$(dirname "$0")/lib.sh"

run 0 "isas" "$ISADORA" isas
out "$isa: "
out "nv41, g80"
run 0 "info" "$ISADORA" info $isa
out "forms"
out "words of a unit"
is "classes add up to 2^32" 4294967296 \
    "$(awk '/^words of a unit/ {on = 1; getline; next} on && NF == 6 {printf "%.0f", $3 + $4 + $5 + $6; exit}' out)"
run 0 "info of an instruction" "$ISADORA" info $isa add
out "syntax"
out "effects"
out "bits"
# A line as one would type it, then what the names in it are.
run 0 "the syntax line of the manual" "$ISADORA" info volta IADD3.n
out '  syntax    {@{!}<Pg>} IADD3 <Rd>{, <Pu>{, <Pv>}}, {-}<Ra>{.reuse}, <b>, {-}<Rc>{.reuse}'
out '  operands  b: `{-}<Rb>{.reuse}`, `{-}<CONST>`, `{-}<URb>`'
out '            CONST: `c[<C_BANK>][<C_OFFSET>]`'
out '  fields    Rd         bits 16..23    register R0..RZ'
out '            REUSE_A    bits 122       `.reuse` or nothing'
out '            C_OFFSET   bits 40..53    -0x8000..0x7ffc in steps of 4'
is "no template" 0 "$(grep -c 'GUARD' out)"
run 0 "alternatives of an address" "$ISADORA" info volta LDG.v
out '  operands  a: `[<Ra>]`, `[<Ra>+<OFFSET>]`, `[<OFFSET>]`'
run 0 "prefixes of registers" "$ISADORA" info tesla add.add.b32.short
out '  syntax    add {sat} b32 $r<SDST> <a> <b>'
run 0 "info -m" "$ISADORA" info -m $isa add
run 0 "what is executed" "$ISADORA" info -m "$ROOT/tests/ok/code/unmodelled.isa"
out '  executed  2 of 3 mnemonics; 1 more is outside of what is described'
out '  not       wait (waiting)'
out '  outside   draw (graphics)'
run 0 "limits of one variant" "$ISADORA" info volta -V sm_75
out '            0x10000 cells of `s` in a block'
run 0 "limits that differ" "$ISADORA" info maxwell
out '            0x8000 registers in a block, for sm_53, sm_62'
run 1 "info of nothing" "$ISADORA" info $isa ad
err "did you mean"
run 2 "too much" "$ISADORA" info $isa add sub

# Old names of instructions, registers, and the forms of one variant alone.
run 0 "info of an old name" "$ISADORA" info vuc setsg
out '`setsg` is another name of `setgt`.'
out 'set: Compare'
run 0 "an old name on one variant" "$ISADORA" info vuc -V vp3 setsg
out 'set.setgt.r.30'
is "only that variant" 0 "$(grep -c '\.40' out)"
run 1 "no old name" "$ISADORA" info vuc setsgx
err 'vuc has no instruction or register `setsgx`, did you mean `setsg`?'
run 1 "names that go on, and near ones" "$ISADORA" info volta IADD
err 'volta has no instruction or register `IADD`, did you mean `IADD3`, `DADD`, `FADD` or `VIADD`?'
run 1 "in another case" "$ISADORA" info volta istep
err 'did you mean `ISETP`?'
run 0 "all control fields" "$ISADORA" info volta '{'
out '  schedule  STALL: cycles from the start of this instruction'
out '  schedule  WAIT6: the instruction waits for scoreboard 6'
is "not every instruction is listed" 1 "$(grep -c 'more mnemonics' out)"
run 1 "a mnemonic of another variant" "$ISADORA" info vuc -V vp3 subr
for name in '$mbtype' '$sr30'; do
    run 0 "a register" "$ISADORA" info vuc "$name"
    out '$mbtype: register 30 of `$sr`'
    out '  also      $sr30'
    out 'manual'
done
run 0 "what a register stands for" "$ISADORA" info vuc '$llo'
out '  is bits 0..15 of `$l`'
run 0 "a hardwired register" "$ISADORA" info vuc '$r0'
out '  is always 0x0; writes vanish'
run 0 "a file" "$ISADORA" info vuc '$sr'
out '$mbtype (30)'
run 0 "a single register" "$ISADORA" info vuc '$l'
out '  size      32 bits'
run 1 "no register" "$ISADORA" info vuc '$r16'
run 0 "info of a variant" "$ISADORA" info vuc -V vp3
is "its forms" "$(sed -n 's/^  forms *//p' out)" \
    "$(awk '/^instructions/ {on = 1; next} on && NF {n += $2} END {print n}' out)"
is "each mnemonic once" "" "$(sed -n 's/.* -- //p' out | awk '{delete a; for (i = 1; i <= NF; i++) if (a[$i]++) print $i}')"
out '  unary                 6 forms Halve, or swap bytes -- div2s hswap'
is "words of that variant alone" 0 "$(grep -c '^  vp2 ' out)"

run 0 "explain a word" "$ISADORA" explain -m $isa 4c0887c7
out 'add $r1 $r2 $r3'
out "tested"
out "not "
out 'DST        bits 19..23'
run 0 "explain a text" "$ISADORA" explain -m $isa 'add $r1 $r2 $r3'
out '4c0887c7'
run 0 "explain words of a text" "$ISADORA" explain -m $isa add '$r1' '$r2' '$r3'
out '4c0887c7'
run 0 "explain a mask" "$ISADORA" explain -m $isa -V g80 5c0234dc
out '^0x10000003'
run 0 "explain two words" "$ISADORA" explain -m $isa 4c0887c7 6d088039
is "two words" 2 "$(grep -c '^  form      [^01]' out)"
cp out two
run 0 "explain words in quotes" "$ISADORA" explain -m $isa '4c0887c7  6d088039'
is "words in quotes" "$(cat two)" "$(cat out)"
run 1 "explain nothing" "$ISADORA" explain -m $isa ''
run 0 "info in capitals" "$ISADORA" info $isa ADD
out 'arith.add.two'
run 0 "a number in an operand" "$ISADORA" info volta '!4'
out '!4: a word of the operand CYCLES'
out '  schedule  STALL: cycles from the start of this instruction to that of the next one'
run 0 "control fields" "$ISADORA" info volta '{!5,Y,+3.W,^1}'
out '  schedule  WRITE_BAR: the scoreboard that is set until the result is written'
out '  schedule  WAIT1: the instruction waits for scoreboard 1'
run 1 "no field of them" "$ISADORA" info volta '{!5,zz}'
run 1 "nothing in braces" "$ISADORA" info volta '{}'
run 0 "info without capitals" "$ISADORA" info volta atoms.max
out 'ATOMS.MAX: `ATOMS` with'
run 1 "explain an undefined opcode" "$ISADORA" explain -m $isa ffffffff
out "does not decode"
run 0 "explain alternatives of operands" "$ISADORA" explain -m vuc -V vp3 'ld $r1 D[0x2]'
out '  operand   LADDR as at: alternative 4 of 6, `<L10>`'
out '  operand   GUARD: alternative 1 of 2, which prints nothing'
is "one alternative is no choice" 0 "$(grep -c BRANCH out)"
out '  effects   of this form, for all alternatives: reads'
out '  form        .1.1ee ppppdddd ssssssss 10000001'
run 0 "explain a word that is shorter than its storage" "$ISADORA" explain -m vuc -V vp2 'add $r4 $r1 $r2'
out '  word      00000000 00000000 00000000 11111111 11000000'
out '  form                                 rrrrrrrr rr.0.0ee'
run 1 "explain bits outside of the word" "$ISADORA" explain -m vuc -V vp3 ffffffff
out '  outside   a word has 30 bits; bits 30..31 must be 0'
run 1 "explain an undefined opcode inside a field" "$ISADORA" explain -m vuc -V vp3 3fffffff
is "nothing outside" 0 "$(grep -c '  outside ' out)"
run 1 "explain what is no text" "$ISADORA" explain -m $isa 'addd $r1'
err "addd"
run 2 "explain nothing" "$ISADORA" explain -m $isa

# A word that is one of another variant, which was not asked for.
run 1 "a word of another variant" "$ISADORA" dis -m vuc <<<0f3acfff
err '`0f3acfff` has too few digits; a word has 10 on vp2, the default; 8 on vp3, vp4'
run 1 "marked" "$ISADORA" dis -m vuc -V vp2 <<<0x0f3acfff
err 'a word has 10 on vp2, the default; 8 on vp3, vp4'
run 1 "a word of no variant" "$ISADORA" dis -m vuc <<<0f3acff
is "nothing more to say" '(standard input):1:1: error: `0f3acff` has too few digits; a word has 10' "$(cat err)"


run 0 "info of lanes" "$ISADORA" info tesla
out '  lanes     32 in a warp; `$active` has a bit for each active one'
out '  at most   65535 x 65535 x 1 blocks, 512 x 512 x 64 threads in a block, 512 in all'
out '  per lane  $r, $a, $c, $sr'
out '  per block $bar, $warps, s'
out '  launch    parameters from s[0x10] on'
out '            buffers from g14[0x1000] on'
out '  options   branch_order (taken, fallthrough): which side of a divergent branch runs first'
run 0 "scope of a register" "$ISADORA" info tesla '$bar3'
out '  file      $bar: 16 registers of 16 bits, per block'
run 0 "no lanes" "$ISADORA" info vuc
is "nothing about lanes" 0 "$(grep -c 'per warp\|  lanes' out)"

# Words that are no instructions: codes, parts of operands, marks, spaces, registers without their first character.
run 0 "info of a mark" "$ISADORA" info tesla exit
out 'exit: a word of the field MARK'
out '  codes     nothing (0), exit (1), join (2)'
out '  as in     {<GUARD>} nop'
run 0 "info of a condition" "$ISADORA" info tesla lg
out '  operands  GUARD, as `(<PRED> $c<COND>)`'
out 'lg: a word of the field COMPARE'
run 0 "info of a field" "$ISADORA" info tesla MARK
out 'MARK: a field'
run 0 "info of an operand" "$ISADORA" info tesla GUARD
out '  lines     `(never)`, `(<PRED> $c<COND>)`'
run 0 "info of a space" "$ISADORA" info tesla s
out '  size      16384 cells of 8 bits, per block'
run 0 "info of a mark of prefer" "$ISADORA" info tesla long
out 'long: a disambiguating mark'
run 0 "info with modifiers" "$ISADORA" info volta ATOMS.MAX.S32
out 'ATOMS.MAX.S32: `ATOMS` with'
out '  .MAX      code 2 of ATOM_OP'
out '  .S32      code 1 of SHARED_TYPE'
out 'ATOMS: Atomic operation on shared memory'
is "each modifier once" 1 "$(grep -c '^  .MAX ' out)"
for each in 'FADD.FTZ code 1 of FTZ' 'LDG.E code 1 of E' 'F2F.F32.F64 code 3 of F2F_SRC'; do
    run 0 "modifiers" "$ISADORA" info volta "${each%% *}"
    out "${each#* }"
    is "no mark" 0 "$(grep -c 'disambiguating' out)"
done
run 0 "the longest mnemonic" "$ISADORA" info volta IMAD.WIDE.U32
out 'IMAD.WIDE.U32: `IMAD.WIDE` with'
run 1 "no modifier" "$ISADORA" info volta ATOMS.FOO
err 'no instruction or register `ATOMS.FOO`'
for name in sr physid; do
    run 0 "a register without its dollar" "$ISADORA" info tesla $name
    out '$sr'
done
run 1 "neither" "$ISADORA" info tesla exti
err 'did you mean `exit`?'
run 0 "a part of an operand" "$ISADORA" info tesla u8
out '  lines     `u8 s[<p>]`'
for each in tesla vuc vp1-scalar; do
    lua5.4 "$ROOT/tests/cli/words.lua" "$ROOT/out/$each/$(echo $each | tr - _)_target.c" | sort -u >words
    [ -s words ] && pass || fail "$each has no words"
    : >unknown
    while read -r word; do
        "$ISADORA" info $each -- "$word" >got 2>&1 || echo "$word" >>unknown
        grep -q 'a disambiguating mark' got && echo "$each $word" >>marks
    done <words
    is "words of $each that are not explained" "" "$(tr '\n' ' ' <unknown)"
done
is "the only marks" 'tesla long vuc alt' "$(sort marks | tr '\n' ' ' | sed 's/ $//')"

# ---- info --grep ----
run 0 "grep in titles" "$ISADORA" info volta --grep YIELD
is "grep in titles" 'YIELD: Yield to other warps' "$(cat out)"
run 0 "grep in prose" "$ISADORA" info volta --grep 'CARRY out is 1'
out 'IADD3 IADD3.X: Three-input integer add'
out '      The first carry out is 1 when there was at least one carry'
run 0 "grep everywhere" "$ISADORA" info --grep 'compare and swap'
out 'maxwell ATOM: Atomic compare and swap on generic memory'
out 'tesla cas: Atomic compare and swap on global memory'
run 0 "grep of a variant" "$ISADORA" info volta -V sm_70 --grep HMMA
is "what others have is left out" 0 "$(grep -c 'sparse' out)"
run 1 "grep of nothing" "$ISADORA" info volta --grep zzzqq
err 'no instruction has `zzzqq`'
run 2 "grep for nothing" "$ISADORA" info volta --grep ''
run 2 "grep and a name" "$ISADORA" info volta IADD3 --grep x
err '`IADD3` and --grep exclude each other'

done_
