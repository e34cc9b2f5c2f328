# Products of matrices against a second model: registers of all lanes before and after.
. "$(dirname "$0")/../../cli/lib.sh"

run 0 "vectors" lua5.4 "$ROOT/tests/prog/volta/matrices.lua" "$ISADORA" matrices.jsonl
out '341 vectors'
run 0 "matrices" "$ISADORA" test -m volta matrices.jsonl
out '341 passed, 0 failed'
done_
