# Bundles whose words execute together: programs with their results, what stops within a bundle, and what commands do there.
. "$(dirname "$0")/lib.sh"
shared_cache
isa=$ROOT/tests/ok/length/vliw.isa # packets of four words of 32 bits; $r0 is 0

# program: standard input is program.s.
program() { cat >program.s; }
# state ARGUMENT...: registers at the end of program.s, in one line, without those of conditions.
state() {
    "$ISADORA" run -m "$isa" "$@" program.s 2>"$tmp/err" >"$tmp/out"
    sed -n 's/^\(\$[rvpws][a-z0-9]*\) = /\1=/p' "$tmp/out" | grep -v pc | tr '\n' ' ' | sed 's/ $//'
}

# ---- programs ----
program <<'END'
        add $r1, $r2, zero
        add $r2, $r1, zero
        addi $r3, $r3, #1           ; of 7
        add $r4, $r3, $r3
        halt
END
is "a swap, and values before the packet" '$r1=0x5 $r2=0x4 $r3=0x8 $r4=0xe' "$(state --set '$r1=4' --set '$r2=5' --set '$r3=7')"
out 'halted after 8 instructions in 2 cycles at 0x20'

# One packet a step: it loads a number, adds the one before, counts, and jumps by the count before.
program <<'END'
        ld $r4, [$r3]
        addi $r3, $r3, #4
        addi $r6, zero, #3
        lt p1, zero, $r1
loop:   ld $r4, [$r3]
        addi $r3, $r3, #4
        (p1) add $r5, $r5, $r4
        jmp loop
END
cat >in.json <<'END'
{"mem_in": {"data": {"0": 10, "4": 20, "8": 30, "12": 40}}}
END
is "a pipelined loop" '$r1=0x1 $r3=0x14 $r5=0x64 $r6=0x3 $p1=0x1' "$(state --in in.json --set '$r1=1' --max-steps 20)"

program <<'END'
        addi $r1, zero, #1
        addi $r1, zero, #2
        addi $r2, zero, #7
        h $r2, $r5                  ; the upper half alone
        h $r3, $r5
        addi $r3, zero, #7
        halt
END
is "the last word wins, bit by bit" '$r1=0x2 $r2=0xaaaa0007 $r3=0x7 $r5=0xaaaa' "$(state --set '$r5=0xaaaa')"

program <<'END'
        st $r1, [zero]
        ld $r2, [zero]
        st $r3, [zero]
        ld $r4, [zero]
        ld $r5, [zero]
        halt
END
is "stores to memory come last, in order" '$r1=0x1 $r2=0x9 $r3=0x3 $r4=0x9 $r5=0x3' "$(state --set '$r1=1' --set '$r3=3' --set 'data[0]=9')"

# ---- jumps and the end ----
program <<'END'
        jmp one
        addi $r1, zero, #1
        jmp two
        addi $r2, zero, #2
one:    addi $r3, zero, #3
        halt
        .align 16
two:    halt
        addi $r4, zero, #4
        jmp one
        addi $r5, zero, #5
END
is "jumps after the packet, of which the last wins; a halt too" '$r1=0x1 $r2=0x2 $r4=0x4 $r5=0x5' "$(state)"
out 'halted after 8 instructions in 2 cycles at 0x10'
program <<'END'
        jr $r1, $r2
        here $r3, $r4
        nop
        nop
        addi $r5, zero, #1
        addi $r6, zero, #1
        addi $r7, $r6, #1
        halt
END
is "a jump between words" '$r1=0x4 $r2=0x18 $r3=0x4 $r4=0xc $r7=0x1' "$(state --set '$r2=0x18')"
out 'halted after 6 instructions in 2 cycles at 0x20'
is "a program that begins between words" '$r7=0x1' "$(state --set '$pc=0x18')"

# ---- traps ----
program <<'END'
        addi $r1, zero, #1
        nop
        nop
        nop
        addi $r1, $r1, #1
        st $r1, [zero]
        check $r2, $r3
        addi $r4, zero, #4
END
is "a trap: nothing of the packet" '$r1=0x1 $r3=0x80000000' "$(state --set '$r3=0x80000000')"
err 'trap at 0x18'
err 'negative'
out 'after 6 instructions in 1 cycle at 0x18'
run 1 "memory after a trap" "$ISADORA" run -m "$isa" --set '$r3=0x80000000' --dump --json program.s
if grep -q '"data":{"' out; then fail "a store before a trap"; else pass; fi
run 1 "unknown" "$ISADORA" run -m "$isa" --set '$r3=0x40000000' program.s
err 'large'
sed 's/check .*/lw w1, $r3/' program.s >outside.s
run 1 "outside" "$ISADORA" run -m "$isa" --set '$r3=0x1000' outside.s --json
err 'access outside `data`'
out '"$r1":"0x1"'
sed 's/check .*/.unit 0xf8000000/' program.s >undecoded.s
run 1 "no instruction" "$ISADORA" run -m "$isa" undecoded.s
err 'the word at 0x18 is not an instruction'
out '$r1 = 0x1'

# ---- within a packet ----
program <<'END'
        addi $r1, zero, #1
        addi $r2, $r1, #2
in:     st $r2, [zero]
        addi $r3, $r2, #3
        halt
END
is "a limit within a packet" '' "$(state --max-steps 2)"
out 'step limit after 2 instructions in 0 cycles at 0x8'
is "a stop within a packet" '' "$(state --until in)"
out 'stop address reached after 2 instructions in 0 cycles at 0x8'
run 0 "trace" "$ISADORA" run -m "$isa" --trace program.s
is "changes come after the last word" '00000000: 00000004: 00000008: 0000000c: $r1 $r2 $r3 00000010:' \
    "$(sed -n 's/^ *[0-9]*  \([0-9a-f]*:\).*/\1/p; s/^ *\(\$r[0-9]*\) = .*was.*/\1/p' out | head -8 | tr '\n' ' ' | sed 's/ $//')"
run 0 "step" "$ISADORA" run -m "$isa" program.s --step <<<$'step 2\nregs $r1 $r2\nset $r5 = 5\nset $r1 = 9\nstep 2\nregs $r1 $r2 $r3 $r5\nquit'
is "what is set within a packet stays" '0x0 0x0 0x9 0x2 0x3 0x5' "$(sed -n 's/.*\$r[0-9]* *= *\(0x[0-9a-f]*\).*/\1/p' out | tr '\n' ' ' | sed 's/ $//')"
run 0 "leave" "$ISADORA" run -m "$isa" program.s --step <<<$'step 2\nset $pc = 0x10\ncontinue\nregs $r1 $r2\nquit'
is "a packet that is left" '0x0 0x0' "$(sed -n 's/.*\$r[0-9]* *= *\(0x[0-9a-f]*\).*/\1/p' out | tr '\n' ' ' | sed 's/ $//')"

# ---- vectors ----
cat >vectors.jsonl <<'END'
{"isa":"vliw","code":"08110000","in":{"$r2":5},"out":{"$r1":5,"$f":"0x80"}}
{"isa":"vliw","code":"40100000","in":{"$r1":5},"out":{},"mem_out":{"data":{"0":5}}}
{"isa":"vliw","code":"48000003","in":{"$pc":4},"out":{"$pc":48}}
{"isa":"vliw","code":"00000000","in":{"$pc":4},"out":{"$pc":8}}
{"isa":"vliw","code":"a8218000","in":{"$r3":"0x80000000"},"stop":"trap"}
END
run 0 "vectors" "$ISADORA" test -m "$isa" vectors.jsonl
out '5 passed'

# ---- other commands ----
run 0 "info" "$ISADORA" info -m "$isa"
out '4 words of 32 bits at bytes 0, 4, 8, 12, which execute together, filled with `nop`'
run 2 "cfg" "$ISADORA" cfg -m "$isa" program.s
err 'the words of a bundle of `vliw` execute together, which has no graph'
run 2 "lint" "$ISADORA" lint -m "$isa" program.s
err 'states no latencies'
run 0 "as" "$ISADORA" as -m "$isa" program.s
cp out words
run 2 "registers" "$ISADORA" dis --registers -m "$isa" words
err 'is for descriptions that state latencies or a schedule'
sed '/^ *together/d' "$isa" >one_by_one.isa
run 1 "diff" "$ISADORA" diff one_by_one.isa "$isa"
out '+ together: true'
run 0 "json" "$ISADORA" export json "$isa"
out '"together":true'
done_
