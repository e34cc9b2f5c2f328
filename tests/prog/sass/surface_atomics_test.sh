# Atomic operations on surfaces (SUATOM), against a second model; ptxas emits none.
. "$(dirname "$0")/../../cli/lib.sh"

# One operation after the other. Handles are parameters: of surfaces of u32, u32x2 and s32.
for variant in sm_52 sm_70 sm_80; do
    eval "$(lua5.4 "$ROOT/tests/prog/sass/surface_atomics.lua" $variant)"
    isa=volta
    [ $variant = sm_52 ] && isa=maxwell
    # shellcheck disable=SC2154
    run 0 "$variant" "$ISADORA" run -m $isa -V $variant $variant.s --grid 1 --image u=u.raw:u.out,u32,$u \
        --image w=w.raw:w.out,u32x2,$w --image s=s.raw:s.out,s32,$s --param @u --param @w --param @s \
        --param buffer:$old:old.out
    for name in u w s old; do
        is "$name after the operations of $variant" "$(od -An -v -tx1 $name.want)" "$(od -An -v -tx1 $name.out)"
    done
done

# All threads at one place take their turns; beyond the edges nothing is known.
cat >together.s <<'END'
    S2R R4, SR_TID.X
    MOV R2, RZ
    SUATOM.D.1D.ADD.STRONG.GPU.TRAP PT, R6, [R2], R4, 0x0, 0x58
    EXIT
END
run 0 "all threads" "$ISADORA" run -m volta -V sm_70 together.s --block 32 --image o=4:o.out,u32,1 --param @o
is "the sum" "496" "$(od -An -v -tu4 o.out | xargs)"
cat >least.s <<'END'
    MOV R2, RZ
    MOV R5, 0xfffffff0
    SURED.D.1D.MIN.SD32.STRONG.GPU.TRAP [R2], R5, 0x0, 0x58
    EXIT
END
for case in u32:7 s32:4294967280; do
    printf '\7\0\0\0' >o.raw
    run 0 "the least of texels" "$ISADORA" run -m volta -V sm_70 least.s --image o=o.raw:o.out,${case%:*},1 --param @o
    is "the least of ${case%:*}" "${case#*:}" "$(od -An -v -tu4 o.out | xargs)"
done
sed 's/RZ/R4/' together.s >beyond.s
run 1 "a trap beyond the edges" "$ISADORA" run -m volta -V sm_70 beyond.s --block 32 --image o=4,u32,1 --param @o
err 'the place is outside of the surface'
sed 's/TRAP/IGN/' beyond.s >ignored.s
run 1 "ignored beyond the edges" "$ISADORA" run -m volta -V sm_70 ignored.s --block 32 --image o=4,u32,1 --param @o
err 'not modelled: the result beyond the edges'
done_
