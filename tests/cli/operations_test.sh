# Instructions as operations that call each other (runtime/machine/operations/op.h) do what they do one by one: same registers,
# same messages, wherever a run ends.
. "$(dirname "$0")/lib.sh"

# alike NAME ARGUMENTS...: both ways of a run print the same and have the same status.
alike() {
    local name=$1 status
    shift
    "$ISADORA" run --dump "$@" >quick 2>&1
    status=$?
    "$ISADORA" run --dump --reference "$@" >slow 2>&1
    is "$name: status" $? $status
    cmp -s quick slow && pass || fail "$name" "$(diff quick slow | head -6)"
}

# without_traps BYTES NAME VARIANT: takes those words out of the file `words` that trap, one by one, as far as a run comes.
without_traps() {
    local address
    for _ in $(seq 40); do
        "$ISADORA" run -m "$2" -V "$3" -w --reference --max-steps 400 words >out 2>&1
        address=$(sed -n 's/^trap after .* at 0x\([0-9a-f]*\).*/\1/p' out)
        [ -n "$address" ] || return
        sed -i "$((16#$address / $1 + 1))d" words
    done
}

# ---- words drawn at random: branches anywhere, traps, stores over the code, delayed stores
seed=${SEED:-1}
echo "seed $seed" >&2
long=0
for case in rv64:rv64gc:4 vuc:vp2:1 vuc:vp3:1 vp1-scalar:g80:4 vp1-scalar:nv41:4; do
    IFS=: read -r name variant bytes <<<"$case"
    count=2
    [ "$name" = rv64 ] && count=8
    for i in $(seq $count); do
        lua5.4 "$ROOT/tests/cli/operations.lua" "$ROOT/tests/text/$name.tsv" "$variant" 300 $((seed * 100 + i)) >words
        [ "$name" = rv64 ] || without_traps "$bytes" "$name" "$variant"
        for steps in 140 1000 5001; do
            alike "$case $((seed * 100 + i)), $steps" -m "$name" -V "$variant" -w --max-steps $steps words
        done
        grep -q "after [0-9]\{3,\} " quick && long=$((long + 1))
    done
done
[ "$long" -ge 9 ] && pass || fail "runs of 100 instructions and more: $long"

# ---- delay slots, with all that may be in one: words drawn at random
long=0
for i in $(seq 12); do
    awk -v seed=$((seed * 100 + i)) 'BEGIN {
        srand(seed)
        for (few = rand() < 0.5; n < 64; n++) {
            op = int(rand() * (few ? 11 : 16))
            printf "%x%x%x%x\n", op, rand() * 16, rand() * (op == 3 || op == 4 ? 4 : 16), rand() * 16
        }
    }' >words
    for steps in 140 1000 3001; do
        alike "slots $((seed * 100 + i)), $steps" -m "$ROOT/tests/ok/time/slots.isa" -w --max-steps $steps words
    done
    grep -q "after [0-9]\{3,\} " quick && long=$((long + 1))
done
[ "$long" -ge 5 ] && pass || fail "slots, runs of 100 instructions and more: $long"

# ---- a whole program, ended anywhere
for steps in $(seq 130 297 2200); do
    alike "bitpack, $steps" -m vuc -V vp3 --set 'D[0]=3' --set 'D[0x41]=9' --set 'D[0x43]=5' --set 'D[0x45]=16' \
        --max-steps "$steps" "$ROOT/tests/prog/vuc/bitpack.s"
done

# ---- a program that changes an instruction after it was executed
cat >patch.s <<'S'
    jal zero, start
    addi a0, a0, 16
start:
    addi s0, zero, 4
patch:
    addi a0, a0, 1
    lw t1, 4(zero)
    sw t1, 12(zero)
    addi s0, s0, -1
    bne s0, zero, patch
    addi s1, zero, 200
wait:
    addi s1, s1, -1
    bne s1, zero, wait
S
alike "patched" -m rv64 -V rv64gc patch.s
run 0 "patched" "$ISADORA" run -m rv64 -V rv64gc patch.s
out "a0 = 0x31"

# ---- memory in two far places, stores beside code, a place that nothing was stored to
cat >places.s <<'S'
    lui sp, 0x80000
    lui s1, 0x1000
    addi s0, zero, 2000
    addi s0, s0, 2000
again:
    sd s0, 0(sp)
    ld a0, 0(sp)
    sd a0, 8(s1)
    lbu a1, 8(s1)
    sw a1, 0x400(zero)
    lw a2, 0x400(zero)
    lh a3, 0x7f1(s1)
    sh a1, 0x7f1(s1)
    ld a4, 0x700(sp)
    add a5, a5, a2
    addi sp, sp, 8
    addi s0, s0, -1
    bne s0, zero, again
S
alike "places" -m rv64 -V rv64gc places.s
alike "places, noticed" -m rv64 -V rv64gc --max-steps 30000 places.s

# ---- lanes have no operations: a store to code is no halt
shared_cache
sed 's/^space gl .*/& code/' "$ROOT/tests/ok/lanes/eight.isa" >lanes.isa
printf 'mixed $r1 $r2\nmixed $r1 $r2\nboth $r3 $r1 $r2\n' >lanes.s
"$ISADORA" run -m ./lanes.isa --grid 1 --block 1 lanes.s >out 2>err
out "all warps ended after 3 warp instructions"

# ---- a register that stands for the address after the instruction
printf 'add r6, pc, r0\nadd acc, acc, r6\nadd r7, pc, r6\n' >next.s
alike "next" -m "$ROOT/tests/ok/state/registers.isa" next.s
"$ISADORA" run -m "$ROOT/tests/ok/state/registers.isa" --dump next.s >out 2>err
out 'r7 = 0x8'

done_
