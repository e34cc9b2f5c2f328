# Divergent programs of Volta (tests/prog/volta): every lane has the result that it would have alone, whichever side of
# a branch runs first, and all reconverge.
. "$(dirname "$0")/lib.sh"

programs=$ROOT/tests/prog/volta
lanes=$ROOT/tests/cli/lanes.lua

# program NAME (REGISTER EXPRESSION)..: runs it both ways on each kind of machine.
program() {
    local name=$1 order variant
    shift
    for variant in sm_70 sm_75 sm_80 sm_90; do
        for order in fallthrough taken; do
            run 0 "$name, $variant, $order" timeout 60 "$ISADORA" run -m volta -V $variant \
                "$programs/$name.s" --grid 1 --block 32 --set "branch_order=$order" --dump \
                --max-steps 10000
            out 'all warps ended'
            out '$parked = 0x0'
            check "$name, $variant, $order" "$@"
        done
    done
}

check() {
    local what=$1
    shift
    while [ $# -gt 0 ]; do
        is "$what: $1" "$(lua5.4 "$lanes" out = "$2")" "$(lua5.4 "$lanes" out "$1")"
        shift 2
    done
}

everyone=4294967295
program trips R1 'math.max(i, 1)' R3 $everyone
program three R1 '({[0] = 256, 512, 772, 256})[i % 4]' R3 $everyone R4 'i < 6 and 63 or 0'
program breaks R1 'math.min(4 * (i % 4 + 1), 10)' R5 'math.min(4, 9 // (i % 4 + 1))' R4 $everyone
program calls R5 '({[0] = 0, 1, 3, 6})[i % 4]' R7 $everyone
# ends: all lanes whose low two bits are 0 or 3, and lanes 1 and 5.
program ends R1 '(i % 4 == 2 or i % 4 == 1 and i > 8) and 0 or 0x99999999 | 0x22'
program switch R1 'i + 256 * (i % 4 + 1)' R4 $everyone

# A lock that the threads of a warp take one after the other: the sum of the first n numbers, on either side first.
for n in 1 2 3 31 32; do
    for order in branch_order=fallthrough branch_order=taken "branch_order=taken --reference"; do
        # shellcheck disable=SC2086
        run 0 "lock of $n threads, $order" "$ISADORA" run -m volta -V sm_80 "$programs/lock.s" --block "$n" --grid 2 \
            --param buffer:8:lock.out --max-warp-steps 100000 --set $order
        is "the lock, and the sum of $n threads, $order" "0 $((n * (n + 1)))" "$(od -An -tu4 lock.out | xargs)"
    done
done

# Another result is noticed.
run 0 "a result" "$ISADORA" run -m volta -V sm_80 "$programs/trips.s" --grid 1 --block 32 --dump
if [ "$(lua5.4 "$lanes" out R1)" = "$(lua5.4 "$lanes" out = i)" ]; then fail "lane 0 has 1"; else pass; fi
is "a result" "1 1 2" "$(lua5.4 "$lanes" out R1 | cut -c1-5)"

done_
