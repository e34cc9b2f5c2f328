# isadora run: programs, state, trace, expectations.
. "$(dirname "$0")/lib.sh"

echo 'add $r1 $r2 $r3' >add.s
run 0 "run" "$ISADORA" run -m $isa add.s --set '$r2=5' --set '$r3=0x6'
out '$r1 = 0xb'
out "after 1 instruction"
run 0 "words" "$ISADORA" run -m $isa -w --set '$r2=5' <<<4c0887c7
out '$r1 = 0x5'
run 0 "trace" "$ISADORA" run -m $isa add.s --set '$r2=5' --trace
out '00000000: 4c0887c7  add $r1 $r2 $r3'
out '    $r1 = 0x5 (was 0x0)'
run 0 "trace as JSON" "$ISADORA" run -m $isa add.s --set '$r2=5' --trace --json
lua5.4 -e 'local j = require("dkjson") local t = {} for l in io.lines("out") do t[#t + 1] = assert(j.decode(l)) end
    assert(t[1].changed["$r1"] == "0x5" and t[2].registers["$r1"] == "0x5" and t[2].steps == 1)' && pass || fail "JSON"
run 0 "dump" "$ISADORA" run -m $isa add.s --dump
out '$r30 = 0x0'

echo '{"variant":"g80","in":{"$r2":"0x5","$r3":7},"out":{"$r1":"0xc"}}' >good.json
echo '{"in":{"$r2":"0x5"},"out":{"$r1":"0xc"}}' >bad.json
run 0 "expected" "$ISADORA" run -m $isa add.s --in good.json --expect good.json
run 1 "not as expected" "$ISADORA" run -m $isa add.s --in bad.json --expect bad.json
err '$r1: expected 0xc, got 0x5'
echo '{"$r2":"0x5"}' >plain.json
run 0 "plain object" "$ISADORA" run -m $isa add.s --in plain.json
out '$r1 = 0x5'
echo '{"in":{"$r2":"0x5",}}' >broken.json
run 1 "broken JSON" "$ISADORA" run -m $isa add.s --in broken.json
err "broken.json:1:"
echo '{"in":{"$q2":"0x5"}}' >name.json
run 1 "no such register" "$ISADORA" run -m $isa add.s --in name.json
err "name.json:1:9: error: no such register"
cells=$ROOT/tests/ok/state/spaces.isa
echo '{"mem_in":{"trap":{"4":"-2","5":255}},"mem_out":{"trap":{"4":"0xfe","5":-1}}}' >cells.json
run 0 "cells" "$ISADORA" run -m "$cells" -w --in cells.json --expect cells.json <<<3120
for value in 256 -129 -0x10000000000000000; do
    echo '{"mem_in":{"trap":{"0":"'$value'"}}}' >cell.json
    run 1 "cell too large: $value" "$ISADORA" run -m "$cells" -w --in cell.json <<<3120
    err 'cell.json:1:21: error: the value does not fit this cell'
done
run 2 "bad --set" "$ISADORA" run -m $isa add.s --set 'r2'
run 2 "--set of nothing" "$ISADORA" run -m $isa add.s --set '$q2=1'
run 2 "--set too large" "$ISADORA" run -m $isa add.s --set '$r2=0x100000000'
run 2 "bad --mem" "$ISADORA" run -m $isa add.s --mem 'x'
run 3 "missing state" "$ISADORA" run -m $isa add.s --in nothing.json
run 1 "errors in the program" "$ISADORA" run -m $isa <<<'addd'
run 1 "empty program" "$ISADORA" run -m $isa </dev/null
err "no code"
run 1 "step limit" "$ISADORA" run -m $isa add.s --max-steps 1 --entry 0x1000
for program in "$ROOT"/tests/prog/$isa/*.s; do
    state=${program%.s}.json
    run 0 "$(basename "$program")" "$ISADORA" run -m $isa "$program" --in "$state" --expect "$state"
done

done_
