# Divergence on Maxwell: random programs of nested constructs (random_paths.lua), on each number of threads of a warp,
# with either side of a branch first, by the plain functions too. PATHS_SEEDS="1 10000" runs others.
. "$(dirname "$0")/../../cli/lib.sh"

read -r first last <<<"${PATHS_SEEDS:-1 32}"
go() { # PROGRAM THREADS ARGUMENTS..: runs it; its result is the file `got`
    local program=$1 threads=$2
    shift 2
    "$ISADORA" run -m maxwell -V sm_52 "$program" --block "$threads" "$@" --save "g@0x1000+$((4 * threads)):got"
}
for seed in $(seq "$first" "$last"); do
    threads=$((seed % 32 + 1))
    lua5.4 "$ROOT/tests/prog/maxwell/random_paths.lua" "$seed" "$threads" program.s want
    for how in branch_order=taken branch_order=fallthrough "branch_order=taken --reference"; do
        rm -f got
        # shellcheck disable=SC2086
        run 0 "seed $seed, $how" go program.s "$threads" --set $how
        if cmp -s got want; then pass; else fail "seed $seed, $how: other results"; fi
    done
done

# A program that does something else is noticed.
lua5.4 "$ROOT/tests/prog/maxwell/random_paths.lua" 50 32 program.s want
grep -q VOTE program.s && pass || fail "seed 50 has no vote"
sed 's/@!P0 SYNC/@P0 SYNC/' program.s >wrong.s
run 0 "a wrong program" go wrong.s 32
if cmp -s got want; then fail "a wrong result is not noticed"; else pass; fi

done_
