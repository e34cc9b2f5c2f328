#!/usr/bin/env bash
# Random programs with divergence, run in every way there is: all must leave the same memory.
#
#   ISADORA=build/isadora tests/agree/run.sh [PROGRAMS [SEED [MACHINE]]]     default: 100 programs from 1 on, tesla
#
# Ways: all lanes at once and lane after lane (--reference), each side of a branch first, and one or two blocks at a
# time where the program has --threads. A program that differs is kept, with the commands that show it.
set -u
: "${ISADORA:?path of the program}"
source=$(dirname "$0")/programs.lua
count=${1:-100} seed=${2:-1} machine=${3:-tesla}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
lua5.4 "$source" "$work" "$count" "$seed" "$machine" || exit 3
cd "$work" || exit 3

# Options of each way; the first is what the others are compared with.
ways=("--reference --set branch_order=taken" "--reference --set branch_order=fallthrough"
    "--set branch_order=taken" "--set branch_order=fallthrough")
if "$ISADORA" run --help | grep -q -e '--threads'; then
    ways+=("--threads 1 --set branch_order=taken" "--threads 2 --set branch_order=fallthrough")
fi

failed=0 runs=0
results=(own counters results)

# keep PROGRAM WAY WHY: where to find what went wrong.
keep() {
    local kept=${TMPDIR:-/tmp}/agree-$machine-$1.s
    cp "$1.s" "$kept"
    cp constants "${kept%.s}.constants"
    failed=$((failed + 1))
    echo "program $1: $3"
    local how="isadora run -m $machine $kept ${launch[*]/%:constants/:${kept%.s}.constants}"
    echo "    $how $2"
    echo "    $how ${ways[0]}"
}

: >ends
for ((n = seed; n < seed + count; n++)); do
    read -ra launch <<<"$(sed -n '1s|^// run: *||p' "$n.s")"
    for ((i = 0; i < ${#ways[@]}; i++)); do
        runs=$((runs + 1))
        # shellcheck disable=SC2086
        if ! timeout 60 "$ISADORA" run -m "$machine" "$n.s" "${launch[@]}" --json ${ways[i]} \
            >"end.$i" 2>errors; then
            keep "$n" "${ways[i]}" "$(head -1 errors)"
            break
        fi
        if [ "$i" = 0 ]; then
            cat end.0 >>ends
            for file in "${results[@]}"; do mv "$file" "$file.want"; done
            continue
        fi
        for file in "${results[@]}"; do
            if ! cmp -s "$file" "$file.want"; then
                keep "$n" "${ways[i]}" "$(cmp "$file" "$file.want" 2>&1 | head -1)"
                break 2
            fi
        done
    done
done

# What was run: shows whether lanes diverged.
lua5.4 - <<'END'
local warps, threads = 0, 0
for line in io.lines("ends") do
   warps = warps + (line:match('"instructions":(%d+)') or 0)
   threads = threads + (line:match('"thread_instructions":(%d+)') or 0)
end
if warps > 0 then print(("%d warp instructions, %.1f lanes each"):format(warps, threads / warps)) end
END
echo "$count programs in ${#ways[@]} ways, $runs runs: $failed differ"
[ "$failed" = 0 ]
