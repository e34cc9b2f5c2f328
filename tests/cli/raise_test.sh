# Exceptions: programs with handlers, traces, words that are no instruction, delayed stores under way, vectors.
. "$(dirname "$0")/lib.sh"
shared_cache
machine=$ROOT/tests/ok/exception/machine.isa
dropped=$ROOT/tests/ok/exception/dropped.isa

# The handler at 0x40 counts in r13, keeps the causes in r12, and returns after the instruction; `vector` is 0 at first.
cat >faults.s <<'E2'
        li   r1, 0x40
        csrrw r0, vector, r1
        li   r2, 0x51
        lh   r3, [r2]           ; unaligned: 4
        sh   r3, [r2]           ; 5
        li   r2, -1
        lb   r3, [r2]           ; outside: 6
        ecall 9                 ; 11
        csrr r3, secret         ; 2
        csrrw r0, secret, r1    ; 3
        .unit 0xf00f            ; no instruction: 0
        csrrw r0, counter, r1
        csrr r4, counter
        halt
        .org 0x40
        csrr r5, cause
        add  r12, r12
        add  r12, r12
        add  r12, r12
        add  r12, r12
        add  r12, r5
        li   r6, 1
        add  r13, r6
        eret
E2
run 0 "handler" "$ISADORA" run -m "$machine" faults.s
out "halted after 77 instructions at 0x1c"
out '$misread = 0x1'
out 'r13 = 0x7'
out 'r12 = 0xb230' # the last four causes: 11, 2, 3, 0
out 'tval = 0xf00f'
out 'epc = 0x14'
run 0 "trace" "$ISADORA" run -m "$machine" --trace faults.s
is "raises" 7 "$(grep -c '^            raises fault$' out)"
out '0000000e: 7009  ecall 9'
out '00000014: not an instruction'
run 0 "trace as JSON" "$ISADORA" run -m "$machine" --trace --json faults.s
is "raises" 7 "$(grep -c '"raises":"fault"' out)"
is "no form" 1 "$(grep -c '"text":"not an instruction"' out)"

# Without `undefined` the same word ends the program.
grep -v '^undefined' "$machine" >plain.isa
printf '.unit 0xf00f\nhalt\n' >word.s
run 1 "no exception" "$ISADORA" run -m plain.isa word.s
out "not an instruction"

# A store that is under way when an exception is raised stays; one of the instruction itself never comes.
cat >later.s <<'E2'
        later r1, r2, 0         ; r1 = r2 in three cycles, and a jump to r2
        later r3, r4, 0         ; r4 is large: raises
        .org 0x20
        regs r5, r6, 1
        regs r5, r6, 2
E2
run 1 "delayed" "$ISADORA" run -m "$dropped" --set '$r2=0x20' --set '$r4=60000' --trace --max-steps 3 later.s
out '$r1 = 0x20 takes effect in 3'
out 'raises fault'
is "one store comes later" 1 "$(grep -c ' takes effect in 3$' out)"
out 'took effect: $r1 = 0x20'
is "its own engine is not occupied" 1 "$(grep -c 'engine unit' out)"

# Vectors have the state after an exception; a hook in the code of an exception traps.
cat >v.jsonl <<'E2'
{"isa": "trapping", "code": "3128", "in": {"$r2": "0x11", "$csr0": "0x40", "$pc": 8}, "out": {"$csr1": 8, "$csr2": 4, "$csr3": "0x11", "$pc": "0x40"}}
{"isa": "trapping", "code": "7009", "out": {"$csr2": 11, "$csr3": 9, "$pc": 0}}
{"isa": "trapping", "code": "7009", "out": {"$csr2": 11, "$csr3": 9, "$pc": 2}}
E2
run 1 "vectors" "$ISADORA" test -m "$machine" v.jsonl
out "2 passed, 1 failed"

# What the tools say of a form, and what changes.
run 0 "export" "$ISADORA" export json "$machine"
out '"raises":["fault"]'
out '"undefined": "raise fault(0, word)"'
sed 's/raise fault(11, u16(IMM))/raise fault(12, u16(IMM))/; s/^undefined.*/undefined raise fault(1, word)/; s/fault(4 + is_store/fault(3 + is_store/; s/    \$csr\[3\] = value/    $csr[3] = value + 1/' "$machine" >other.isa
run 1 "diff" "$ISADORA" diff "$machine" other.isa
out "form call: semantics"
out "+ raise fault(0xc, "
out "exception fault: changed"
out "  + is: raise fault(1, word)"
out "+ unaligned: raise fault(3 + is_store, index)"
run 0 "info" "$ISADORA" info -m "$machine"
out "exceptions"
run 0 "info of an exception" "$ISADORA" info -m "$machine" fault
out "fault(cause "
out "raised by"
out "ecall"
sed 's/^exception fault(cause u[0-9]*/& causes/; s/^exception/table causes\n    11 "a call"; 2 secret\n&/' "$machine" >named.isa
run 0 "info of an exception with names" "$ISADORA" info -m named.isa fault
out '11 a call, 2 secret'
run 1 "names of values" "$ISADORA" run -m named.isa --max-steps 1000 - <<<$'li r1, 1\necall 9'
err 'after 1 instruction: cause 11 (a call), value 0x9'
run 1 "diff of names" "$ISADORA" diff "$machine" named.isa
out 'causes'
run 0 "info of what raises it" "$ISADORA" info -m "$machine" ecall
out "raises fault"

# No handler: its first instruction raises the exception again, without end.
for how in "" --trace "--max-cycles 5000"; do
    # shellcheck disable=SC2086
    run 1 "no handler $how" "$ISADORA" run -m "$machine" $how - <<<'ecall 9'
    out "exceptions without end after 0 instructions at 0x0"
    err 'the instruction at 0x0 raises `fault`, which goes on at this instruction: cause 0xb, value 0x9'
done
run 1 "a handler that is the program" "$ISADORA" run -m "$machine" --max-steps 1000 - <<<$'li r1, 1\necall 9'
err 'the first exception, `fault`, was raised by `ecall 9` at 0x2 after 1 instruction: cause 0xb, value 0x9'
err '    (standard input):2'
err 'the last exception, `fault`, was raised at 0x2 after 999 instructions: cause 0xb, value 0x9'
for how in "" --trace "--max-cycles 5000"; do
    # shellcheck disable=SC2086
    run 1 "a handler that is the program, without a limit $how" "$ISADORA" run -m "$machine" $how - <<<$'li r1, 1\necall 9'
    out "exceptions without end after 1 instruction at 0x2"
    err '`ecall 9` at 0x2 raises `fault`, which goes on at 0x0, from where the program comes to it again with the same registers and memory, without end: cause 0xb, value 0x9'
done
run 1 "a row of exceptions has begun with another one" "$ISADORA" run -m "$machine" - <<<$'li r1, 0x40\ncsrrw r0, vector, r1\necall 9\nhalt\n.org 0x40\n.unit 0xf00f'
err '`ecall 9` at 0x4 raises `fault`, which goes on at 0x40, where `fault` is raised again, without end: cause 0xb, value 0x9'
run 1 "what an exception stores is traced, also where it is the same" "$ISADORA" run -m "$machine" --trace --max-steps 4 - <<<$'li r1, 1\necall 9'
is "the cause" 2 "$(grep -c '^            cause = 0xb' out)"
done_
