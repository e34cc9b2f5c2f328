# What the threads of a warp exchange, against second models: registers of all lanes before and after.
. "$(dirname "$0")/../../cli/lib.sh"

run 0 "vectors" lua5.4 "$ROOT/tests/prog/volta/exchange.lua" "$ISADORA" exchange.jsonl
out '145 vectors'
run 0 "exchange" "$ISADORA" test -m volta exchange.jsonl
out '145 passed, 0 failed'

# The address of a row is a multiple of 16.
run 1 "a row that is not aligned" "$ISADORA" run -m volta -V sm_80 - --grid 1 --block 32 <<'END'
    MOV R2, 0x8
    LDSM.16.M88 R4, [R2]
    EXIT
END
err 'not aligned'
done_
