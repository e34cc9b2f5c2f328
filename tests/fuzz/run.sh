#!/usr/bin/env bash
# Builds every fuzz target with the address and undefined sanitizers and runs each for a while.
#
#   tests/fuzz/run.sh [SECONDS [TARGET...]]     default: 10 seconds each of all, such as `run.sh 60 decode assemble`
#
# With FUZZ_ISA=NAME those that take an instruction set take that one.
#
# Builds in $FUZZ_BUILD (default: fuzz/ below $ISADORA_BUILD, and that by default build/ of the source tree), unless
# FUZZ_BUILT=1 states that the targets are there. Inputs that
# reach new code are kept there and tried again by the next run; those of tests/fuzz/corpus always are. What fails lies
# in the folder that is printed. Without libFuzzer the targets run over the corpus alone. The status is not 0 when
# something was found.
set -u
cd "$(dirname "$0")/../.." || exit 3
seconds=${1:-10}
[ $# -eq 0 ] || shift
work=${FUZZ_BUILD:-${ISADORA_BUILD:-$PWD/build}/fuzz}
mkdir -p "$work"

# build: with a compiler that has libFuzzer, or any.
build() {
    local compiler=${CC:-clang}
    if ! echo 'int LLVMFuzzerTestOneInput(void); int LLVMFuzzerTestOneInput(void) { return 0; }' |
        "$compiler" -fsanitize=fuzzer,address,undefined -x c - -o "$work/probe" 2>/dev/null; then
        [ -n "${CC:-}" ] || compiler=cc
        echo "no libFuzzer with $compiler: the targets run over the corpus alone"
    fi

    cmake -S . -B "$work" -DISADORA_FUZZ=ON -DISADORA_WIDE=OFF -DCMAKE_C_COMPILER="$compiler" -DISADORA_SANITIZE=address,undefined \
        -DCMAKE_COMPILE_WARNING_AS_ERROR=ON >"$work/log" 2>&1 &&
        nice cmake --build "$work" -j "$(nproc)" --target fuzz >>"$work/log" 2>&1 || { tail -n 40 "$work/log"; exit 1; }
}
[ "${FUZZ_BUILT:-}" ] || build

if [ $# -eq 0 ]; then
    for source in tests/fuzz/*_fuzz.c; do
        name=$(basename "$source" _fuzz.c)
        set -- "$@" "$name"
    done
fi

# try NAME: runs one target; its report is $work/NAME.report.
try() {
    local name=$1 corpus=$work/corpus/$1 found=$work/found/$1 most=512 runs
    mkdir -p "$corpus" "$found"
    # Long inputs are slow and rarely find more; a whole vector, a kernel and an ELF file need some room.
    case $name in vectors | grid | elf) most=2048 ;; esac
    if nice "$work/fuzz/${name}_fuzz" -max_total_time="$seconds" -max_len=$most -timeout=20 -rss_limit_mb=4096 \
        -print_final_stats=1 -artifact_prefix="$found/" "$corpus" "tests/fuzz/corpus/$name" >"$work/$name.log" 2>&1; then
        runs=$(sed -n 's/^stat::number_of_executed_units: *//p; s/^\([0-9]*\) runs$/\1/p' "$work/$name.log")
        printf '%-10s %10s executions\n' "$name" "$runs"
    else
        printf '%-10s FAILED; inputs in %s\n' "$name" "$found"
        grep -E 'does not hold|runtime error|ERROR|SUMMARY|^    #[0-9]+ .* in ' "$work/$name.log" | head -n 20
    fi >"$work/$name.report"
}

# As many at a time as there are processors; reported in their order.
for name; do
    rm -f "$work/$name.report"
    while [ "$(jobs -rp | wc -l)" -ge "$(nproc)" ]; do wait -n; done
    try "$name" &
done
wait
failed=0
for name; do
    cat "$work/$name.report" || failed=1
    ! grep -q ' FAILED; ' "$work/$name.report" || failed=1
done
exit $failed
