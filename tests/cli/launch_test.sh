# isadora run with lanes: what a launch stores before the first block, by variant: constants and parameters in memory that
# programs only read.
. "$(dirname "$0")/lib.sh"
shared_cache

launched=$ROOT/tests/ok/lanes/launch.isa
go() { "$ISADORA" run -m "$launched" "$@"; }
# numbers FILE: its words.
numbers() { lua5.4 -e 'local s = io.open(arg[1], "rb"):read("a") for i = 1, #s, 4 do io.write((i > 1 and " " or "") .. string.unpack("<I4", s, i)) end' /dev/null "$1"; }

cat >program.s <<'END'
    ld $r1, [0x0]
    ld $r2, [0x4]
    ld $r3, [0x8]
    ld $r4, [0xc]
    ld $r5, [0x20]
    ld $r6, [0x40]
    total $r7
    own $r8
    ticks $r9
    end
END
run 0 "old" go -V old program.s --grid 1 --block 3 --param u32:77 --shared 0x30
for line in '$r1 = 0x103' '$r2 = 0x30' '$r5 = 0x4d' '$r9 = 0x8'; do out "$line"; done
run 0 "new" go -V new program.s --grid 1 --block 3 --param u32:77 --shared 0x30
for line in '$r1 = 0x103' '$r3 = 0x30' '$r4 = 0x30' '$r6 = 0x4d' '$r7 = 0x1234' '$r8 = 0x7'; do out "$line"; done
run 0 "no --shared" go -V new program.s
out '$r3 = 0x80'
run 0 "--set is stronger" go -V new program.s --set 'c[0x8]=5' --set '$total=6'
out '$r3 = 0x5'
out '$r7 = 0x6'
cat >kernel.s <<'END'
    ld $r1, [0x0]
    st [0x0], $r1
    ld $r1, [0x40]
    st [0x4], $r1
    total $r1
    st [0x8], $r1
    ticks $r1
    st [0xc], $r1
    end
END
for more in "" "--threads 2" "--reference"; do
    # shellcheck disable=SC2086
    run 0 "all blocks find it $more" go -V new kernel.s --grid 40 --block 20 --param u32:9 --save g@0+16:sums $more
    is "all blocks find it $more" "10260 9 4660 6" "$(numbers sums)"
done
run 0 "places by variant" "$ISADORA" info -m "$launched"
out 'parameters from c[0x20] on, for old'
out 'parameters from c[0x40] on, for new'
out 'buffers from g[0x100] on'
run 0 "places of a variant" "$ISADORA" info -m "$launched" -V new
out 'parameters from c[0x40] on'

# ---- SASS as text ----
cat >add.s <<'END'
    S2R R0, SR_CTAID.X
    S2R R1, SR_TID.X
    XMAD R0, R0, c[0x0][0x8], R1
    SHL R2, R0, 0x2
    MOV R4, c[0x0][0x140]
    MOV R5, c[0x0][0x144]
    IADD R4.CC, R4, R2
    IADD.X R5, R5, RZ
    IADD R6, R0, c[0x0][0x148]
    STG.E [R4], R6
    EXIT
END
run 0 "maxwell" "$ISADORA" run -m maxwell -V sm_52 add.s --grid 3 --block 5 --param buffer:60:sums --param u32:100
is "maxwell" "$(seq -s ' ' 100 114)" "$(numbers sums)"
echo 'MOV R1, c[0x0][0x20]; MOV R2, c[0x0][0xfc]; S2R R3, SR_SMEMSZ; MOV R4, c[0x0][0x14]; EXIT' | tr ';' '\n' >launch.s
run 0 "what a launch stores" "$ISADORA" run -m maxwell -V sm_61 launch.s --shared 0x100 --block 7
for line in 'R1 = 0x80000' 'R2 = 0x100' 'R3 = 0x100' 'R4 = 0x1'; do out "$line"; done
run 0 "a parameter is missing" "$ISADORA" run -m maxwell -V sm_52 add.s --param u64:0x100000000
err 'c[0x148..0x14b] is loaded, which follows the parameters'
for case in sm_70:0x160 sm_75:0x160 sm_80:0x160 sm_90:0x210; do
    printf 'MOV R2, c[0x0][%s]\nMOV R3, c[0x0][0xc]\nMOV R4, c[0x0][0x28]\nEXIT\n' "${case#*:}" >volta.s
    run 0 "${case%:*}" "$ISADORA" run -m volta -V "${case%:*}" volta.s --param u32:1234 --grid 1
    for line in 'R2 = 0x4d2' 'R3 = 0x1' 'R4 = 0x80000'; do out "$line"; done
done
run 2 "threads of a block" "$ISADORA" run -m volta -V sm_80 volta.s --block 1025
err 'at most 1024 threads'
run 2 "threads of a block along z" "$ISADORA" run -m maxwell -V sm_52 add.s --block 1,1,65
err 'at most 64 threads in z'
done_
