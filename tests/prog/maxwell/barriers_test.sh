# Barriers of a block with four warps (barriers.s), and deadlock.
. "$(dirname "$0")/../../cli/lib.sh"

lua5.4 -e 'for t = 0, 127 do
    local v = (t ~ 96) + 32 + 0x2000
    if t < 32 then v = v + (t + 32 << 8) end
    io.write(string.pack("<I4", v))
end' >want
for how in branch_order=taken "branch_order=taken --reference"; do
    # shellcheck disable=SC2086
    run 0 "barriers, $how" "$ISADORA" run -m maxwell -V sm_52 "$ROOT/tests/prog/maxwell/barriers.s" --block 128 \
        --set $how --save g@0x1000+512:got
    cmp -s got want && pass || fail "barriers, $how: other results"
done
# Two warps wait at different barriers.
run 1 "deadlock" "$ISADORA" run -m maxwell -V sm_52 - --block 64 <<'END'
    S2R R0, SR_TID.X
    SHR.U32 R0, R0, 0x5
    BAR.SYNC R0
    EXIT
END
err "deadlock in block 0,0,0"
# A warp that ends is not waited for.
run 0 "a warp ends" "$ISADORA" run -m maxwell -V sm_52 - --block 64 <<'END'
    S2R R0, SR_TID.X
    ISETP.LT.U32.AND P0, PT, R0, 0x20, PT
    @P0 BAR.SYNC 0x0
    EXIT
END

# The same barriers on Volta.
lua5.4 -e 'for t = 0, 63 do io.write(string.pack("<I4", (t ~ 32) + 5)) end' >want
run 0 "Volta" "$ISADORA" run -m volta -V sm_80 - --block 64 --save g@0x1000+256:got <<'END'
    S2R R0, SR_TID.X
    SHF.L.U32 R2, R0, 0x2, RZ
    STS [R2], R0
    BAR.SYNC 0x0
    LOP3.LUT R4, R2, 0x80, RZ, 0x3c, !PT
    LDS R5, [R4]
    ISETP.LT.U32.AND P0, PT, R0, 0x5, PT
    BAR.RED.POPC 0x1, P0
    B2R.RESULT R6
    IADD3 R5, R5, R6, RZ
    MOV R3, RZ
    STG.E [R2+0x1000], R5
    EXIT
END
cmp -s got want && pass || fail "Volta: other results"

done_
