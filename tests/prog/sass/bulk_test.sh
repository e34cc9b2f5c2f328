# Asynchronous stores, reductions and bulk copies of sm_90 (STAS, REDAS, UBLKCP, UBLKRED), against a second model.
. "$(dirname "$0")/../../cli/lib.sh"
sass=$ROOT/tests/prog/sass

lua5.4 "$sass/bulk.lua"
for options in "--check all" "--set branch_order=taken"; do
    # shellcheck disable=SC2086
    run 0 "$options" "$ISADORA" run $options "$sass/bulk_sm_90.cubin" --grid 1 --block 64 --param buffer:in.raw \
        --param buffer:out.raw:out.out
    cmp -s out.out out.want && pass || fail "the result with $options"
done

run 0 "text of the copies" "$ISADORA" dis "$sass/bulk_sm_90.cubin"
for text in 'UBLKCP.S.G [UR4], [UR6], UR10' 'UBLKRED.G.S.MAX.S32 [UR6], [UR4], UR12' 'STAS.128 [R12.64], R4' \
    'REDAS.ADD.64 [R16.64], R8' 'VIADD R10, R8.reuse, 0x8'; do
    out "$text"
done

# Modifiers and what is not modelled.
cat >more.s <<'END'
    UBLKCP.S.G.MULTICAST.LTC128B [UR8], [UR12], UR10, desc[UR4]
    STAS [R2.64+UR6+0x10], R8
    REDAS.XOR [R2.U32+URZ], R8
    UBLKRED.G.S.ADD.BF16.RN [UR10], [UR4], UR6
    UBLKPF.L2 [UR12], UR10, desc[UR4]
    EXIT
END
run 0 "assembled" "$ISADORA" as -m volta -V sm_90 more.s -o more.bin
run 0 "read again" "$ISADORA" dis -m volta -V sm_90 more.bin
while read -r line; do out "$line"; done <more.s
run 1 "several blocks" "$ISADORA" run -m volta -V sm_90 more.s
err 'not modelled: other blocks of the cluster'
done_
