# isadora run --check: mistakes of threads are found at the right places, and correct programs give no report.
. "$(dirname "$0")/lib.sh"

tesla=(-m tesla -V g200)
maxwell=(-m maxwell -V sm_52)
volta=(-m volta -V sm_80)

# clean NAME ARGUMENT..: a launch without a mistake. Reads the program.
clean() {
    local name=$1
    shift
    cat >clean.s
    run 0 "$name" "$ISADORA" run clean.s --check all "$@"
    no_err
    out '--check race sync init: nothing found'
}
# racy NAME LINE LINE ARGUMENT..: the race is between these lines of the program.
racy() {
    local name=$1 one=$2 two=$3
    shift 3
    cat >racy.s
    run 1 "$name" "$ISADORA" run racy.s --check race "$@"
    is "$name: places" "$one $two" "$(sed -n 's/.*racy.s:\([0-9]*\).*/\1/p' err | head -2 | sort -n | xargs)"
    err 'isadora: race: '
}

# ---- a barrier that is missing: each warp reads what another one stored ----
swap_volta() {
    cat <<END
    S2R R0, SR_TID.X
    SHF.L.U32 R1, R0, 0x2, RZ
    STS [R1], R0
    $1
    LOP3.LUT R2, R1, 0x80, RZ, 0x3c, !PT
    LDS R3, [R2]
    EXIT
END
}
swap_maxwell() {
    cat <<END
    S2R R0, SR_TID.X
    SHL R1, R0, 0x2
    STS [R1], R0
    $1
    LOP.XOR R2, R1, 0x80
    LDS R3, [R2]
    EXIT
END
}
swap_tesla() {
    cat <<END
    cvt u32 \$r1 u16 \$r0l
    shl \$a1 \$r1 0x2
    st b32 s[\$a1+0x40] \$r1
    $1
    mov b32 \$r2 0x20
    xor b32 \$r2 \$r1 \$r2
    shl \$a2 \$r2 0x2
    ld \$r3 b32 s[\$a2+0x40]
    exit nop
END
}
two=(--block 64 --shared 0x400)
swap_volta "BAR.SYNC 0x0" | clean "volta, swap" "${volta[@]}" "${two[@]}"
swap_volta "NOP" | racy "volta, no barrier" 3 6 "${volta[@]}" "${two[@]}"
err 's[0x80..0x83]: one thread stores to it, another reads it, and nothing orders them'
swap_maxwell "BAR.SYNC 0x0" | clean "maxwell, swap" "${maxwell[@]}" "${two[@]}"
swap_maxwell "NOP" | racy "maxwell, no barrier" 3 6 "${maxwell[@]}" "${two[@]}"
err 'read 0x0: block 0,0,0, warp 0, lane 0, thread 0,0,0'
err 'stores 0x20: block 0,0,0, warp 1, lane 0, thread 32,0,0'
swap_tesla "bar inc wait 0x0 0xfff" | clean "tesla, swap" "${tesla[@]}" "${two[@]}"
swap_tesla "nop" | racy "tesla, no barrier" 3 8 "${tesla[@]}" "${two[@]}"
# A barrier that only announces, and another one, order nothing.
swap_volta "@!PT BAR.SYNC 0x0" | racy "volta, no thread at the barrier" 3 6 "${volta[@]}" "${two[@]}"

# ---- the second barrier is missing: a cell is stored to while others still read it ----
again_volta() {
    cat <<END
    S2R R0, SR_TID.X
    SHF.L.U32 R1, R0, 0x2, RZ
    STS [R1], R0
    BAR.SYNC 0x0
    LOP3.LUT R2, R1, 0x80, RZ, 0x3c, !PT
    LDS R3, [R2]
    $1
    STS [R1], R3
    EXIT
END
}
again_volta "BAR.SYNC 0x0" | clean "volta, second barrier" "${volta[@]}" "${two[@]}"
again_volta "NOP" | racy "volta, no second barrier" 6 8 "${volta[@]}" "${two[@]}"
err 'at 0x70: STS [R1], R3'

# ---- an index that is one too high: the last lane reads what the next warp stores ----
racy "volta, off by one" 3 4 "${volta[@]}" "${two[@]}" <<END
    S2R R0, SR_TID.X
    SHF.L.U32 R1, R0, 0x2, RZ
    STS [R1], R0
    LDS R3, [R1+0x4]
    EXIT
END

# One thread reads what another warp stored before: that is one race.
racy "volta, one read" 4 6 "${volta[@]}" "${two[@]}" <<END
    S2R R0, SR_TID.X
    SHF.L.U32 R1, R0, 0x2, RZ
    MOV R4, 0x7
    STS [R1], R4
    ISETP.EQ.AND P0, PT, R0, 0x3f, PT
@P0 LDS R3, [RZ]
    EXIT
END
is "volta, one read: count" "isadora: error: --check found 1 mistake" "$(tail -1 err)"

# ---- lanes of one warp ----
one=(--block 32 --shared 0x400)
racy "volta, one instruction" 2 2 "${volta[@]}" "${one[@]}" <<END
    S2R R0, SR_TID.X
    STS [RZ], R0
    EXIT
END
err 'two lanes store to it in one instruction'
clean "volta, the same value" "${volta[@]}" "${one[@]}" <<END
    MOV R0, 0x5
    STS [RZ], R0
    EXIT
END
swap_volta "NOP" | sed 's/0x80/0x40/' | clean "volta, lanes of a warp" "${volta[@]}" "${one[@]}"

# ---- the sides of a branch, whichever runs first ----
sides_volta() {
    cat <<END
    S2R R0, SR_TID.X
    SHF.L.U32 R1, R0, 0x2, RZ
    ISETP.LT.AND P0, PT, R0, 0x10, PT
    BSSY B0, both
@P0 BRA low
    $1
    BRA both
low:
    STS [R1], R0
both:
    BSYNC B0
    $2
    EXIT
END
}
sides_maxwell() {
    cat <<END
    S2R R0, SR_TID.X
    SHL R1, R0, 0x2
    ISETP.LT.AND P0, PT, R0, 0x10, PT
    SSY both
@P0 BRA low
    $1
    SYNC
low:
    STS [R1], R0
    SYNC
both:
    $2
    EXIT
END
}
for order in taken fallthrough; do
    sides_volta "LDS R3, [R1+-0x40]" NOP | racy "volta, sides of a branch, $order" 6 9 "${volta[@]}" "${one[@]}" \
        --set branch_order=$order
    sides_volta NOP "LDS R3, [R1]" | clean "volta, after the sides of a branch, $order" "${volta[@]}" "${one[@]}" \
        --set branch_order=$order
    sides_maxwell "STS [R1+-0x40], RZ" NOP | racy "maxwell, sides of a branch, $order" 6 9 "${maxwell[@]}" "${one[@]}" \
        --set branch_order=$order
    sides_maxwell NOP "LDS R3, [R1]" | clean "maxwell, after the sides of a branch, $order" "${maxwell[@]}" \
        "${one[@]}" --set branch_order=$order
done
# They wait for one another, or, with the wrong masks, do not.
meet_volta() {
    cat <<END
    S2R R0, SR_TID.X
    SHF.L.U32 R1, R0, 0x2, RZ
    ISETP.LT.AND P0, PT, R0, 0x10, PT
    BSSY B0, both
@P0 BRA low
    WARPSYNC $2
    LDS R3, [R1+-0x40]
    BRA both
low:
    STS [R1], R0
    WARPSYNC $1
    BRA both
both:
    BSYNC B0
    EXIT
END
}
for order in taken fallthrough; do
    meet_volta 0xffffffff 0xffffffff | clean "volta, sides that meet, $order" "${volta[@]}" "${one[@]}" \
        --set branch_order=$order
    meet_volta 0xffff 0xffff0000 | racy "volta, wrong masks, $order" 7 10 "${volta[@]}" "${one[@]}" \
        --set branch_order=$order
done
racy "volta, off by one across a block" 5 8 "${volta[@]}" --block 64 --shared 0x400 <<END
    S2R R0, SR_TID.X
    SHF.L.U32 R1, R0, 0x2, RZ
    STS [R1], R0
    BAR.SYNC 0x0
    LDS R3, [R1+0x4]
    NOP
    NOP
    STS [R1], R3
    EXIT
END
racy "maxwell, a maximum without atomics" 4 7 "${maxwell[@]}" --block 64 --shared 0x400 <<END
    S2R R0, SR_TID.X
    MOV R1, RZ
    LOP.AND R4, R0, 0x20
    LDS R2, [RZ]
    ISETP.GT.AND P0, PT, R4, R2, PT
    MOV R1, R4
@P0 STS [RZ], R1
    EXIT
END
sides_volta "STS [R1], RZ" "WARPSYNC 0xffffffff" | clean "volta, sides that store elsewhere" "${volta[@]}" "${one[@]}"

# ---- between blocks ----
blocks=(--grid 3 --block 1 --param buffer:16)
racy "volta, blocks" 4 4 "${volta[@]}" "${blocks[@]}" <<END
    S2R R0, SR_CTAID.X
    MOV R2, c[0x0][0x160]
    MOV R3, c[0x0][0x164]
    STG.E [R2+0x8], R0
    EXIT
END
err 'in --param buffer:16, at offset 0x8'
err 'block 1,0,0, warp 0, lane 0, thread 0,0,0'
clean "volta, atomic" "${volta[@]}" "${blocks[@]}" <<END
    MOV R0, 0x1
    MOV R2, c[0x0][0x160]
    MOV R3, c[0x0][0x164]
    RED.E.ADD.STRONG.GPU [R2], R0
    EXIT
END
racy "maxwell, a counter without atomics" 3 5 "${maxwell[@]}" "${blocks[@]}" <<END
    MOV R2, c[0x0][0x140]
    MOV R3, c[0x0][0x144]
    LDG.E R0, [R2]
    IADD R0, R0, 0x1
    STG.E [R2], R0
    EXIT
END
racy "volta, atomic and plain" 5 6 "${volta[@]}" "${two[@]}" <<END
    MOV R0, 0x1
    NOP
    NOP
    NOP
    ATOMS.ADD RZ, [RZ], R0
    LDS R1, [RZ]
    EXIT
END

# ---- a flag: the data before it, a fence, the flag; who sees the flag may read the data ----
flag_volta() {
    cat <<END
    S2R R0, SR_TID.X
    MOV R1, 0x7
    ISETP.GE.AND P0, PT, R0, 0x20, PT
@P0 BRA wait
    STS [0x100], R1
    $1
    STS [0x104], R1
    EXIT
wait:
    LDS R2, [0x104]
    ISETP.EQ.AND P1, PT, R2, RZ, PT
@P1 BRA wait
    LDS R3, [0x100]
    EXIT
END
}
flag_volta "MEMBAR.SC.CTA" | clean "volta, flag" "${volta[@]}" "${two[@]}"
flag_volta "NOP" | racy "volta, flag without a fence" 7 10 "${volta[@]}" "${two[@]}"
err 's[0x100..0x103]'

# In global memory the code says which accesses are strong: flags are. Of two threads, in two blocks:
# strong_volta STORE LOAD FENCE
strong_volta() {
    cat <<END
    MOV R2, c[0x0][0x160]
    MOV R3, c[0x0][0x164]
    S2R R0, SR_CTAID.X
    MOV R1, 0x7
    ISETP.NE.AND P0, PT, R0, RZ, PT
@P0 BRA wait
    STG.E [R2], R1
    $3
    STG.E$1 [R2+0x4], R1
    EXIT
wait:
    LDG.E$2 R4, [R2+0x4]
    ISETP.EQ.AND P1, PT, R4, RZ, PT
@P1 BRA wait
    LDG.E R5, [R2]
    EXIT
END
}
strong_maxwell() {
    cat <<END
    MOV R2, c[0x0][0x140]
    MOV R3, c[0x0][0x144]
    S2R R0, SR_CTAID.X
    MOV R1, 0x7
    ISETP.NE.AND P0, PT, R0, RZ, PT
@P0 BRA wait
    STG.E [R2], R1
    $3
    STG.E$1 [R2+0x4], R1
    EXIT
wait:
    LDG.E$2 R4, [R2+0x4]
    ISETP.EQ.AND P1, PT, R4, RZ, PT
@P1 BRA wait
    LDG.E R5, [R2]
    EXIT
END
}
pair=(--grid 2 --block 1 --param buffer:16)
for family in maxwell volta; do
    declare -n args=$family
    store=.STRONG.GPU load=.STRONG.GPU fence=MEMBAR.SC.GPU
    [ "$family" = volta ] || store=.WT load=.CV fence=MEMBAR.GL
    "strong_$family" $store $load $fence | clean "$family, a strong flag" "${args[@]}" "${pair[@]}"
    "strong_$family" $store $load NOP | racy "$family, a strong flag without a fence" 7 15 "${args[@]}" "${pair[@]}"
    err 'g[0x100010000..0x100010003]'
    is "$family, a strong flag without a fence: count" "isadora: error: --check found 1 mistake" "$(tail -1 err)"
    "strong_$family" "" $load $fence | racy "$family, a flag with a plain store" 9 12 "${args[@]}" "${pair[@]}"
    "strong_$family" $store "" $fence | racy "$family, a flag with a plain load" 9 12 "${args[@]}" "${pair[@]}"
    "strong_$family" "" "" $fence | racy "$family, a plain flag" 9 12 "${args[@]}" "${pair[@]}"
done
# Who reads it may have passed other barriers since; strong stores do not race with each other.
{
    strong_volta .STRONG.SYS .STRONG.SYS "MEMBAR.SC.SYS"
} | sed 's/^    STG.E.STRONG.SYS.*/    BAR.SYNC 0x0\n    BAR.SYNC 0x0\n&/' | clean "volta, a strong flag after barriers" "${volta[@]}" "${pair[@]}"
clean "volta, strong stores" "${volta[@]}" "${pair[@]}" <<END
    S2R R0, SR_CTAID.X
    MOV R2, c[0x0][0x160]
    MOV R3, c[0x0][0x164]
    STG.E.STRONG.GPU [R2+0x8], R0
    EXIT
END
racy "volta, a strong and a plain store" 6 7 "${volta[@]}" "${pair[@]}" <<END
    S2R R0, SR_CTAID.X
    MOV R2, c[0x0][0x160]
    MOV R3, c[0x0][0x164]
    ISETP.NE.AND P0, PT, R0, RZ, PT
    MOV R1, 0x7
@P0 STG.E.STRONG.GPU [R2+0x8], R0
@!P0 STG.E [R2+0x8], R1
    EXIT
END

# ---- undefined bits: undefined LINE NAME TEXT ARGUMENT.. ----
undefined() {
    local line=$1 name=$2 text=$3
    shift 3
    cat >init.s
    run 1 "$name" "$ISADORA" run init.s --check init "$@"
    is "$name: place" "$line" "$(sed -n 's/.*init.s:\([0-9]*\).*/\1/p' err | head -1)"
    err "isadora: init: "
    err "$text"
}
undefined 2 "volta, an address" "the address of an access depends on undefined bits: R1 is 0x0 or 0xa5a5a5a5" \
    "${volta[@]}" "${one[@]}" <<END
    MOV R0, 0x5
    LDS R2, [R1]
    EXIT
END
undefined 2 "maxwell, an address by arithmetic" "the address of an access" "${maxwell[@]}" "${one[@]}" <<END
    SHL R1, R7, 0x2
    STS [R1], RZ
    EXIT
END
undefined 1 "tesla, a guard" "which lanes access memory depends on undefined bits" "${tesla[@]}" "${one[@]}" <<END
    (lg \$c1) st b32 s[0x40] \$r0
    exit nop
END
undefined 3 "volta, a branch" "where it goes on depends on undefined bits: P2 is 0x0 or 0x1" "${volta[@]}" "${one[@]}" <<END
    MOV R0, 0x5
    MOV R1, R0
@P2 BRA end
    NOP
end:
    EXIT
END
undefined 6 "volta, the last lane of divergent ones" \
    "where it goes on depends on undefined bits: P0 is 0x1 or 0x0" "${volta[@]}" --block 32 --shared 0x400 <<END
    S2R R0, SR_TID.X
    SHF.L.U32 R1, R0, 0x2, RZ
    STS [R1], R0
    LDS R2, [R1+0x4]
    ISETP.LT.U32.AND P0, PT, R2, 0x30, PT
@P0 BRA low
    NOP
low:
    EXIT
END
err 'lane 31, thread 31,0,0'
err 'last loaded undefined bits, of s[0x80..0x83]: block 0,0,0, warp 0, lane 31, thread 31,0,0'
err 'at 0x30: LDS R2, [R1+0x4]'
# Where they come from, step by step: to a load, or to a register that nothing wrote.
undefined 4 "maxwell, steps" "R3 got them at 0x18: MOV R3, R2" "${maxwell[@]}" "${one[@]}" <<END
    SHL R1, R7, 0x2
    IADD R2, R1, 0x4
    MOV R3, R2
    STS [R3], RZ
    EXIT
END
err 'R2 got them at 0x10: IADD R2, R1, 0x4'
err 'R1 got them at 0x8: SHL R1, R7, 0x2'
err 'R7 was never written'
run 1 "maxwell, steps in json" "$ISADORA" run init.s "${maxwell[@]}" "${one[@]}" --check init --json
out '"steps":[{"register":"R3","address":"0x18","text":"MOV R3, R2","place":"0x18"},{"register":"R2",'
out '{"register":"R7"}]'
undefined 4 "volta, a pair from memory" "R5 got them at 0x10: LDS.64 R4, [0x8], from s[0x8..0xf]" "${volta[@]}" "${one[@]}" <<END
    STS [0x8], RZ
    LDS.64 R4, [0x8]
    IADD3 R6, R5, R5, RZ
    LDS R7, [R6]
    EXIT
END
undefined 4 "tesla, steps" "\$r2 has what the launch left undefined" "${tesla[@]}" --block 32 <<END
    shl b32 \$r3 \$r2 0x2
    mov b32 \$r2 0x8
    shl \$a1 \$r3 0x2
    st b32 s[\$a1+0x40] \$r2
    exit nop
END
undefined 10 "volta, more steps than are shown" "    .." "${volta[@]}" "${one[@]}" <<END
    MOV R1, R0
    MOV R2, R1
    MOV R3, R2
    MOV R4, R3
    MOV R5, R4
    MOV R6, R5
    MOV R7, R6
    MOV R8, R7
    MOV R9, R8
    LDS R10, [R9]
    EXIT
END
err 'R0 was never written'
save=(--block 32 --shared 0x80 --param buffer:128:saved)
saved_shared() {
    cat <<END
    S2R R0, SR_TID.X
    SHF.L.U32 R1, R0, 0x2, RZ
    $1
    BAR.SYNC 0x0
    LDS R5, [R1]
    MOV R2, c[0x0][0x160]
    MOV R3, c[0x0][0x164]
    IADD3 R2, R2, R1, RZ
    STG.E [R2], R5
    EXIT
END
}
saved_shared "STS [R1], R0" | clean "volta, shared memory" "${volta[@]}" "${save[@]}"
saved_shared "NOP" | undefined 9 "volta, shared memory without a store" \
    "g[0x100010000..0x100010003]: a saved buffer depends on undefined bits" "${volta[@]}" "${save[@]}"
err 'in --param buffer:128:saved, at offset 0x0'
err '--check found 1 mistake, 32 times'
err 'last loaded undefined bits: block 0,0,0, warp 0, lane 0, thread 0,0,0'
err 'R5 got them at 0x40: LDS R5, [R1], from s[0x0..0x3]'
saved_shared "STS.U8 [R1], R0" | undefined 9 "volta, three bytes of four" "g[0x100010001..0x100010003]: a saved buffer" \
    "${volta[@]}" "${save[@]}"
saved_shared "@P3 STS [R1], R0" | undefined 3 "volta, an undefined guard" "which lanes access memory" \
    "${volta[@]}" "${save[@]}"
saved_shared "STL [0x20], R0" | sed 's/LDS R5, .R1./LDL R5, [0x24]/' | undefined 9 "volta, local memory" \
    "g[0x100010000..0x100010003]: a saved buffer" "${volta[@]}" "${save[@]}"
saved_shared "STL [0x20], R0" | sed 's/LDS R5, .R1./LDL R5, [0x20]/' | clean "volta, local memory" \
    "${volta[@]}" "${save[@]}"
undefined 9 "tesla, a register" "g14[0x1000..0x1003]: a saved buffer" "${tesla[@]}" --block 32 --param buffer:128:saved <<END
    cvt u32 \$r1 u16 \$r0l
    shl b32 \$r2 \$r1 0x2
    add b32 \$r2 b32 s[0x10] \$r2
    nop
    nop
    nop
    nop
    nop
    st b32 g14[\$r2] \$r9
    exit nop
END
# What is not used, or what has no effect, is no mistake.
clean "volta, undefined bits that are masked" "${volta[@]}" "${save[@]}" <<END
    S2R R0, SR_TID.X
    LOP3.LUT R5, R9, RZ, RZ, 0xc0, !PT
    MOV R2, c[0x0][0x160]
    MOV R3, c[0x0][0x164]
    STG.E [R2], R5
    EXIT
END
run 0 "--set defines" "$ISADORA" run init.s "${tesla[@]}" --block 32 --param buffer:128:saved --check init --set '$r9=0'
no_err

# ---- barriers to which a warp comes without some of its threads ----
half_tesla() {
    cat <<END
    cvt u32 \$r1 u16 \$r0l
    mov b32 \$r2 0x8
    set \$c0 # l u32 \$r1 \$r2
    joinat end
    (lg \$c0) bra few
    bar inc wait 0x0 0xfff
    bra end
few:
    mov b32 \$r3 0x1
end:
    join nop
    exit nop
END
}
half_tesla >half.s
run 1 "tesla, half a barrier" "$ISADORA" run half.s "${tesla[@]}" --block 64 --check sync --set branch_order=fallthrough
err 'isadora: sync: a warp came to a barrier without some of its threads'
err 'at the barrier: block 0,0,0, warp 0, lane 8, thread 8,0,0'
err 'elsewhere: block 0,0,0, warp 0, lane 0, thread 0,0,0'
is "tesla, half a barrier: places" "half.s:6 half.s:9" "$(grep -o 'half.s:[0-9]*' err | head -2 | xargs)"
cat >half.s <<'END'
    S2R R0, SR_TID.X
    ISETP.LT.AND P0, PT, R0, 0x8, PT
    SSY end
@P0 BRA few
    BAR.SYNC 0x0
    SYNC
few:
    MOV R3, 0x1
    SYNC
end:
    EXIT
END
run 1 "maxwell, half a barrier" "$ISADORA" run half.s "${maxwell[@]}" --block 64 --check sync --set branch_order=fallthrough
is "maxwell, half a barrier: places" "half.s:5 half.s:8" "$(grep -o 'half.s:[0-9]*' err | head -2 | xargs)"
clean "maxwell, others have ended" "${maxwell[@]}" --block 64 <<'END'
    S2R R0, SR_TID.X
    ISETP.LT.AND P0, PT, R0, 0x8, PT
@P0 EXIT
    BAR.SYNC 0x0
    EXIT
END

# ---- barriers whose guard is false for some of the threads ----
guarded() {
    cat <<END
    S2R R0, SR_TID.X
    ISETP.GE.AND P0, PT, R0, $1, PT
@P0 BAR.SYNC 0x0
    $2
    EXIT
END
}
for family in maxwell volta; do
    declare -n args=$family
    guarded 0x10 "MOV R3, 0x1" >guard.s
    run 1 "$family, a guard" "$ISADORA" run guard.s "${args[@]}" --block 64 --check sync
    err 'isadora: sync: the guard of a barrier is false for some of the threads that execute it'
    err 'at the barrier: block 0,0,0, warp 0, lane 16, thread 16,0,0'
    err 'passes by: block 0,0,0, warp 0, lane 0, thread 0,0,0'
    is "$family, a guard: count" "isadora: error: --check found 1 mistake" "$(tail -1 err)"
    guarded 0x20 "MOV R3, 0x1" | clean "$family, a guard of a warp" "${args[@]}" --block 64
done
guarded 0x10 "@!P0 BAR.SYNC 0x0" | clean "volta, one barrier or the other" "${volta[@]}" --block 64
guarded 0x10 "@!P0 BAR.SYNC 0x0" >guard.s
run 1 "maxwell, one barrier or the other" "$ISADORA" run guard.s "${maxwell[@]}" --block 64 --check sync

# ---- lanes that wait for one another: the trap and the debugger say where ----
cat >deadlock.s <<'END'
    S2R R0, SR_TID.X
    ISETP.LT.AND P0, PT, R0, 0x10, PT
    BSSY B0, end
@P0 BRA end
    WARPSYNC 0xffffffff
    BAR.SYNC 0x0
end:
    BSYNC B0
    EXIT
END
run 1 "volta, deadlock" "$ISADORA" run deadlock.s "${volta[@]}" --block 32
err 'trap in block 0,0,0, warp 0: DEADLOCK: all threads of the warp wait for each other'
err '    other lanes [ffff0000] wait at 0x40, 0x40: WARPSYNC 0xffffffff; the lanes [0000ffff] have not come'
printf 'break end\ncontinue\nwarps\n' | run 0 "volta, groups" "$ISADORA" run deadlock.s "${volta[@]}" --block 32 --step
is "volta, groups" 2 "$(grep -c '^    other lanes \[ffff0000\] wait at 0x40' out)"

# ---- what is printed ----
swap_volta "NOP" >racy.s
run 1 "json" "$ISADORA" run racy.s "${volta[@]}" "${two[@]}" --check race --json
out '{"check":"race","what":"one thread stores to it, another reads it, and nothing orders them","cells":"s[0x80..0x83]",'
out '"did":"stores","value":"0x20","block":[0,0,0],"warp":1,"lane":0,"thread":[32,0,0],"address":"0x20"'
run 1 "counts" "$ISADORA" run racy.s "${volta[@]}" "${two[@]}" --check race
err 'race between 0x20 and 0x50: '
err '--check found 1 mistake'
run 1 "with a trace" "$ISADORA" run racy.s "${volta[@]}" "${two[@]}" --check race --trace
out 'LDS R3, [R2]'
err 'isadora: race: '
run 2 "no such check" "$ISADORA" run racy.s "${volta[@]}" --check rice
err '--check takes race, init, sync, or all, not `rice`'
run 2 "no lanes" "$ISADORA" run -m vp1-scalar racy.s --check race

done_
