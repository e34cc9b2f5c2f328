# `isadora lint` against the interpreter's own idea of hazards, and against results; see hazards.lua, which looks longer.
. "$(dirname "$0")/../../cli/lib.sh"

hazards=$ROOT/tests/prog/vuc/hazards.lua
# run_hazards MODE COUNT LINE: the last line of the output is this one, or has it in it.
run_hazards() {
    run 0 "hazards.lua $1" lua5.4 "$hazards" "$ISADORA" "$1" 1 "$2"
    sed 's/^/    /' "$tmp/err" | head -20
    out "$3"
}

run_hazards seed "$(share 100)" '66 programs without hazards'
seeded=$(sed -n 's/^66 programs.*; \([0-9]*\) of \([0-9]*\) seeded hazards found$/\1 \2/p' "$tmp/out")
[ "${seeded% *}" = "${seeded#* }" ] && [ "${seeded% *}" -ge "$(share 100)" ] && pass || fail "seeded hazards: $seeded"
run_hazards agree "$(share 500)" "without guards: $(share 500) programs"
out '; 0 programs in which the lint names what did not happen'
run_hazards random "$(share 20)" "$(share 20) programs:"
run 2 "no such mode" lua5.4 "$hazards" "$ISADORA" other
err 'usage:'

done_
