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
# Of a recursive call the one at hand alone ends it, however often that address is passed.
for depth in 1 2 3 7; do
    sed "s/li a0,4/li a0,$depth/" fact.s >deep.s
    printf 'until fact\nstep 5\nnext\nnext\nregs a0 sp\nquit\n' >script
    run 0 "depth $depth" "$ISADORA" run -m rv64 deep.s --step <script
    out 'sp = 0xff0'
done
done_
