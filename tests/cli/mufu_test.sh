# Functions of MUFU: the exact value, rounded; sequences that compilers emit rely on that.
. "$(dirname "$0")/lib.sh"

# kernel FUNCTION: its value for each element of a buffer.
kernel() {
    cat <<EOF
S2R R0, SR_TID.X
S2R R1, SR_CTAID.X
IMAD R0, R1, c[0x0][0x0], R0
MOV R5, 0x4
IMAD.WIDE.U32 R2, R0, R5, c[0x0][0x160]
LDG.E R4, [R2.64]
MUFU.$1 R6, R4
IMAD.WIDE.U32 R2, R0, R5, c[0x0][0x168]
STG.E [R2.64], R6
EXIT
EOF
}

# values FUNCTION: of random arguments.
values() {
    kernel "$1" >k.s
    lua5.4 "$ROOT/tests/cli/mufu.lua" write "$1" a.bin
    run 0 "$1" "$ISADORA" run -m volta -V sm_80 --grid 16 --block 128 \
        --param buffer:a.bin --param buffer:8192:r.bin k.s
    run 0 "$1 is rounded" lua5.4 "$ROOT/tests/cli/mufu.lua" check "$1" a.bin r.bin
    is "$1 is rounded" "" "$(cat out)"
}

for name in RCP RSQ SQRT EX2 LG2 SIN COS TANH; do values "$name"; done

# The option moves the last bit.
kernel RCP >k.s
printf '\000\000\100\100' >a.bin
for case in exact:abaaaa3e up:acaaaa3e down:aaaaaa3e; do
    run 0 "mufu=${case%:*}" "$ISADORA" run -m volta -V sm_80 --grid 1 --block 1 \
        --set "mufu=${case%:*}" --param buffer:a.bin --param buffer:4:r.bin k.s
    is "mufu=${case%:*}" "${case#*:}" "$(od -An -tx1 r.bin | tr -d ' \n')"
done

done_
