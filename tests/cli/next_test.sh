# isadora run --step without lanes: `next` over calls, memory as numbers of several bytes.
. "$(dirname "$0")/lib.sh"

cat >fact.s <<'END'
        li sp,0x1000
        li a0,4
        call fact
        nop
        j end
fact:   addi sp,sp,-16
        sd ra,0(sp)
        sd a0,8(sp)
        beqz a0,base
        addi a0,a0,-1
        call fact
        ld t0,8(sp)
        mul a0,a0,t0
        j out
base:   li a0,1
out:    ld ra,0(sp)
        addi sp,sp,16
        ret
end:    nop
END
# steps COMMAND..: of the debugger, one an argument.
steps() {
    printf '%s\n' "$@" quit >script
    run 0 "$*" "$ISADORA" run -m rv64 fact.s --step <script
}
steps "step 3" next "regs a0"
out 'instruction 64 at 0x10'
out 'a0 = 0x18'
# A call within the call: it comes back once, when the outer one does.
steps "until fact" "step 5" "regs a0" next next "regs a0"
out 'instruction 9 at fact + 0x14'
out '=>  0000002c:'
out 'a0 = 0x6'
steps next "memory/w mem[0] 2"
out 'instruction 1 at'
steps "step 3" "break base" next
out 'breakpoint 1'
steps "step 3" "watch t0" next
out 't0'
# What is no call is one instruction, and so is a jump.
steps "step 3" next next next next
out 'instruction 67 at end + 0x4'
steps "until end" "memory/w mem[0xff0] 2" "memory/xg mem[0xff0] 1" "memory/dh mem[0xff8] 2" "memory/b mem[0xff8] 3"
out 'mem[0xff0]     00000010 00000000'
out 'mem[0xff0]     0000000000000010'
out 'mem[0xff8]          4      0'
out 'mem[0xff8]     04 00 00'
printf 'set mem[0x100]=0\nset mem[0x106]=0xf8\nset mem[0x107]=0x3f\nmemory/fg mem[0x100] 1\nquit\n' >script
run 0 "a float" "$ISADORA" run -m rv64 fact.s --step <script
out '1.5'
printf 'memory/w mem\nquit\n' >script
run 1 "no place" "$ISADORA" run -m rv64 fact.s --step <script
# `next N`: N of them, calls as one; a breakpoint ends it.
steps "step 3" "next 2" "regs a0"
out 'instruction 65 at 0x14'
steps "break base" "next 9"
out 'breakpoint 1'
printf 'next 0\nnext x\nquit\n' >script
run 1 "next of nothing" "$ISADORA" run -m rv64 fact.s --step <script
out '`0` is not a number from 1 on'
out '`next` takes a number; there are no warps and blocks'
# An address in a register.
steps "until fact" "until ra"
out 'instruction 64 at 0x10'

# Labels and registers in places.
cat >named.s <<'END'
        la a0,table
        ld a1,0(a0)
loop:   addi a1,a1,-1
        bnez a1,loop
        .balign 8
table:  .dword 3
buf:    .word 0x11223344, 5
END
cat >script <<'END'
print table
print table+8
step 3
memory table 16
memory/w buf 2
memory/xg mem[table] 2
memory mem[a0 + 8] 4
memory mem[buf - 0x8] 1
print mem[buf]
set mem[buf+1]=0x99
print mem[buf + 1]
set a2=table
print a2
watch mem[buf]
break loop if a2 == table
continue
memory mem[nowhere] 4
print nowhere
set a3=nowhere
memory a0
quit
END
run 1 "labels" "$ISADORA" run -m rv64 named.s --step <script
for line in 'table = 0x18' 'table+8 = 0x20' 'mem[0x18]      03 00 00 00 00 00 00 00 44 33 22 11 05 00 00 00' \
    'mem[0x20]      11223344 00000005' 'mem[0x18]      0000000000000003 0000000511223344' 'mem[0x20]      44 33 22 11' \
    'mem[0x18]      03' 'mem[0x20] = 0x44' 'mem[0x21] = 0x99' 'a2 = 0x18' 'watch 1: mem[0x20]' \
    'loop if a2 == 0x18' 'breakpoint 2' '`nowhere` is neither a number nor a label of the program nor a register' \
    'rv64 rv64gc has no register `nowhere`' 'or a label in place of the number' '`a0` is a register; memory is SPACE[ADDR]'; do
    out "$line"
done
# Of a recursive call the one at hand alone ends it, however often that address is passed.
for depth in 1 2 3 7; do
    sed "s/li a0,4/li a0,$depth/" fact.s >deep.s
    printf 'until fact\nstep 5\nnext\nnext\nregs a0 sp\nquit\n' >script
    run 0 "depth $depth" "$ISADORA" run -m rv64 deep.s --step <script
    out 'sp = 0xff0'
done
done_
