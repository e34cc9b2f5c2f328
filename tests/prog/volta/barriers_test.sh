# Barriers on Volta to Hopper: of a block whose warps have diverged, in memory, of a cluster.
. "$(dirname "$0")/../../cli/lib.sh"

# program NAME VARIANT THREADS: runs it on standard input in both orders of branches, and on the plain
# functions; compares with the file `want`.
program() {
    local name=$1 variant=$2 threads=$3 how
    cat >program.s
    for how in branch_order=taken branch_order=fallthrough "branch_order=taken --reference"; do
        rm -f got
        # shellcheck disable=SC2086
        run 0 "$name, $variant, $how" "$ISADORA" run -m volta -V "$variant" program.s --block "$threads" \
            --max-warp-steps 20000 --set $how --save "g@0x1000+$((4 * threads)):got"
        cmp -s got want && pass || fail "$name, $variant, $how: other results"
    done
}

# A quarter of the threads of each warp waits at other instructions than the rest.
lua5.4 -e 'for t = 0, 95 do
    local o = t ~ 1
    io.write(string.pack("<I4", (o % 4 == 1 and o + 256 or o) + (54 << 16)))
end' >want
for variant in sm_70 sm_80 sm_90; do
    sed "s/STG.E/STG.E$([ $variant = sm_70 ] && echo .SYS)/" <<'END' >two.s
    S2R R0, SR_TID.X
    SHF.L.U32 R2, R0, 0x2, RZ
    LOP3.LUT R4, R2, 0x4, RZ, 0x3c, !PT
    LOP3.LUT R1, R0, 0x3, RZ, 0xc0, !PT
    ISETP.EQ.AND P0, PT, R1, 0x1, PT
    ISETP.LT.U32.AND P1, PT, R0, 0x28, PT
    MOV R3, RZ
    BSSY B0, out
    @P0 BRA other
    STS [R2], R0
    BAR.SYNC 0x0
    LDS R5, [R4]
    BAR.RED.POPC 0x1, P1
    B2R.RESULT R6
    BRA join
other:
    IADD3 R7, R0, 0x100, RZ
    STS [R2], R7
    BAR.SYNC 0x0
    NANOSLEEP 0x10
    LDS R5, [R4]
    BAR.RED.POPC 0x1, PT
    B2R.RESULT R6
join:
    BSYNC B0
out:
    IMAD R5, R6, 0x10000, R5
    STG.E [R2+0x1000], R5
    EXIT
END
    program "two sides" $variant 96 <two.s
done

# Guards: some threads of a group wait here, the others at the next instruction; a third of them has
# ended.
lua5.4 -e 'for t = 0, 63 do io.write(string.pack("<I4", t % 3 == 2 and 0 or (t ~ 32) % 3 == 2 and 7 or t ~ 32)) end' >want
program "guards" sm_80 64 <<'END'
    S2R R0, SR_TID.X
    SHF.L.U32 R2, R0, 0x2, RZ
    MOV R7, 0x7
    MOV R3, RZ
    STS [R2], R7
    BAR.SYNC 0x0
    IMAD.HI.U32 R1, R0, 0x55555556, RZ
    IMAD R1, R1, -0x3, R0
    ISETP.EQ.AND P0, PT, R1, 0x2, PT
    @P0 EXIT
    ISETP.EQ.AND P1, PT, R1, 0x1, PT
    STS [R2], R0
    @P1 BAR.SYNC 0x1
    @!P1 BAR.SYNC 0x1
    LOP3.LUT R4, R2, 0x80, RZ, 0x3c, !PT
    LDS R5, [R4]
    STG.E [R2+0x1000], R5
    EXIT
END

# Barriers in memory: two phases, in each every thread reads what one of the other warp stored.
lua5.4 -e 'for t = 0, 63 do io.write(string.pack("<I4", 3 * t)) end' >want
program "mbarrier" sm_80 64 <<'END'
    S2R R0, SR_TID.X
    SHF.L.U32 R2, R0, 0x2, RZ
    LOP3.LUT R9, R2, 0x80, RZ, 0x3c, !PT
    ISETP.EQ.AND P0, PT, R0, RZ, PT
    MOV R4, 0x3fffffc0
    MOV R5, 0x7fffffc0
    MOV R3, RZ
    @P0 STS.64 [0x400], R4
    BAR.SYNC 0x0
    STS [R2], R0
    ATOMS.ARRIVE.64 R6, [URZ+0x400]
one:
    LDS R8, [0x404]
    YIELD
    LOP3.LUT P1, RZ, R8, 0x80000000, R7, 0x48, !PT
    @!P1 BRA one
    LDS R5, [R9]
    IMAD R5, R5, 0x3, RZ
    STS [R2+0x200], R5
    ATOMS.ARRIVE.64 R6, [URZ+0x400]
two:
    LDS R8, [0x404]
    LOP3.LUT P1, RZ, R8, 0x80000000, R7, 0x48, !PT
    @!P1 BRA two
    LDS R5, [R9+0x200]
    STG.E [R2+0x1000], R5
    EXIT
END
program "mbarrier" sm_90 64 <<'END'
    S2R R0, SR_TID.X
    SHF.L.U32 R2, R0, 0x2, RZ
    LOP3.LUT R9, R2, 0x80, RZ, 0x3c, !PT
    ISETP.EQ.AND P0, PT, R0, RZ, PT
    MOV R3, RZ
    UMOV UR4, 0x800
    UMOV UR6, 0x1fff80
    UMOV UR7, 0x7ffe0000
    @!P0 BRA begin
    SYNCS.EXCH.64 URZ, [UR4], UR6
begin:
    BAR.SYNC 0x0
    STS [R2+0x400], R0
    SYNCS.ARRIVE.TRANS64.A1T0 R6, [UR4], RZ
one:
    SYNCS.PHASECHK.TRANS64.TRYWAIT P1, [UR4], R7
    @!P1 BRA one
    LDS R5, [R9+0x400]
    IMAD R5, R5, 0x3, RZ
    STS [R2+0x600], R5
    @P0 SYNCS.ARRIVE.TRANS64.RED.A0T1 RZ, [UR4], RZ
    SYNCS.ARRIVE.TRANS64.A1T0 R6, [UR4], RZ
    SYNCS.PHASECHK.TRANS64 P1, [UR4], R7
    PLOP3.LUT P2, PT, P0, P1, PT, 0x80, 0x0
    @P2 BPT.TRAP 0x1
    NANOSLEEP 0x10
    @P0 ARRIVES.LDGSTSBAR.64.TRANSCNT [UR4]
two:
    SYNCS.PHASECHK.TRANS64 P1, [UR4], R7
    @!P1 BRA two
    LDS R5, [R9+0x600]
    STG.E [R2+0x1000], R5
    EXIT
END

# The barrier of a cluster of one block.
lua5.4 -e 'for t = 0, 95 do io.write(string.pack("<I4", t < 64 and (t ~ 32) or 0)) end' >want
program "cluster" sm_90 96 <<'END'
    S2R R0, SR_TID.X
    SHF.L.U32 R2, R0, 0x2, RZ
    MOV R3, RZ
    ISETP.GE.AND P0, PT, R0, 0x40, PT
    @P0 EXIT
    STS [R2+0x400], R0
    UCGABAR_ARV
    LOP3.LUT R4, R2, 0x80, RZ, 0x3c, !PT
    UCGABAR_WAIT
    LDS R5, [R4+0x400]
    UCGABAR_ARV
    UCGABAR_WAIT
    STS [R2+0x400], RZ
    STG.E [R2+0x1000], R5
    EXIT
END

done_
