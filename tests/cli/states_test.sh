# isadora run: state of single warps in files, and the state at the end as JSON.
. "$(dirname "$0")/lib.sh"
shared_cache

warps=$ROOT/tests/ok/machine/warps.isa
go() { "$ISADORA" run -m "$warps" "$@"; }
# Two warps of 8 and 3 lanes; each thread stores $r5 + 1 at its own place of the block's memory.
cat >store.s <<'END'
    add $r6 $r15 0x4
    mul $r6 $r6 $r0
    add $r5 $r5 0x1
    st.s [$r6+0x40] $r5
    st.g [$r6+0x100] $r5
    end
END
go store.s >/dev/null 2>&1 # the description is compiled once

# ---- in ----
cat >in.json <<'END'
{"in":{"$r5":["0x100",2,3]},"mem_in":{"g":{"0x10":5}},
 "warps":[{"warp":1,"in":{"$r5":[7,8,9],"$r7":1}},
          {"in":{"$r5@2":"0x44"},"block":[1,0,0],"warp":0}]}
END
run 0 "in" go store.s --grid 2 --block 11 --in in.json --json --dump
cat >end.lua <<'END'
-- The result as a state file that has it as `out`, and what is asked for printed.
local j = require("dkjson")
local t = assert(j.decode(io.read("a")))
local warps = {}
for i, s in ipairs(t.warp_states) do warps[i] = { warp = s.warp, block = t.block, out = s.registers } end
io.open("end.json", "w"):write(j.encode { warps = warps, mem_out = t.memory })
print(table.concat(t.block, ","), t.warp_states[1].registers["$r5"][1], t.warp_states[1].registers["$r5"][3],
   t.warp_states[2].registers["$r5"][3], t.warp_states[2].lanes, t.warp_states[2].state, t.warp_states[2].instructions,
   t.memory.s["0x68"], t.memory.g["0x10"], t.memory.l)
END
is "in" '1,0,0 0x101 0x45 0xa 0x7 ended 6 0xa 0x5 nil' "$(lua5.4 end.lua <out 2>&1 | tr '\t' ' ')"

# ---- expect ----
run 0 "what a run gave is what it gives" go store.s --grid 2 --block 11 --in in.json --expect end.json
err 'end.json: as expected'
run 1 "another run does not" go store.s --grid 2 --block 11 --expect end.json
err 'warp 0, $r5@0: expected 0x101, got 0x1'
err 'warp 1, $r5@2: expected 0xa, got 0x1'
err 'g[0x10]'
run 1 "the warps of another block" go store.s --grid 3 --block 11 --in in.json --expect end.json
err 'end.json: `out` of warp 0 of block 1,0,0: the run ends in block 2,0,0, and only the warps of that one are left'
no_out
run 1 "the warps of a block that the run has not come to" go store.s --grid 2 --block 11 --in in.json --expect end.json --until 8
err 'end.json: `out` of warp 0 of block 1,0,0: the run ended in block 0,0,0, and only the warps of that one are left'
out 'stop address reached'
echo '{"warps":[{"warp":2,"out":{"$r5":1}}]}' >two.json
run 1 "a warp that the block does not have" go store.s --block 11 --expect two.json
no_out
err 'two.json: `warps`: there is no warp 2; a block of this launch has 2, from 0 on'
while IFS='|' read -r json why; do
    echo "$json" >wrong.json
    run 1 "expected of nothing: $json" go store.s --grid 2 --block 11 --expect wrong.json
    no_out
    err "$why"
done <<'END'
{"warps":[{"warp":1,"block":[0,2,0],"out":{"$r5":1}}]}|`warps`: there is no block 0,2,0 in a grid of 2,1,1
{"warps":[{"warp":1,"out":{"$r5@3":1}}]}|wrong.json:1:29: error: lane 3 has no thread: this warp has 3
{"warps":[{"warp":1,"out":{"$r5":[1,2,3,4]}}]}|lane 3 has no thread: this warp has 3
{"warps":[{"warp":1,"out":{"$r200":1}}]}|has no register `$r200`
{"out":{"$r200":1}}|has no register `$r200`
{"out":{"$r5":{}}}|wrong.json:1:15: error: expected a string
{"mem_out":{"q":{"0":1}}}|has no space `q`
{"mem_out":{"g":{"x":1}}}|expected the index of a cell of this space
{"in":{"$r5":1}}|wrong.json has neither `out` nor `mem_out`, so there is nothing to compare
END
echo '{"out":{"$r5@6":0}}' >six.json
run 1 "a lane without a thread" go store.s --block 6 --expect six.json
err 'six.json:1:10: error: lane 6 has no thread: this warp has 6'
no_out
run 1 "initial state for missing warps" go store.s --block 8 --in in.json
err 'in.json: `warps`: there is no warp 1; a block of this launch has 1, from 0 on'
run 1 "no such register, without lanes" "$ISADORA" run -m vuc - --expect <(echo '{"out":{"$r200":1}}') <<<nop
err 'has no register `$r200`'
no_out

# ---- results are state files ----
run 0 "a result of one warp" go store.s --block 5 --set '$r5@2=0x80' --json
cp out one.json
run 0 "is what the same run gives" go store.s --block 5 --set '$r5@2=0x80' --expect one.json
err 'one.json: as expected'
run 1 "and not what another one gives" go store.s --block 5 --expect one.json
err '$r5@2: expected 0x81, got 0x1'
run 0 "a result of several warps" go store.s --grid 2 --block 11 --in in.json --json --dump
cp out many.json
run 0 "with all of them" go store.s --grid 2 --block 11 --in in.json --expect many.json
run 1 "another run of several warps" go store.s --grid 2 --block 11 --expect many.json
err 'warp 1, $r5@2: expected 0xa, got 0x1'
is "each difference is reported once" 1 "$(grep -c '\$r5@0: expected 0x101' err)"
err 'g[0x'
run 0 "JSON with its members in another order" lua5.4 -e 'local j = require("dkjson")
    print(j.encode(j.decode(io.open("many.json"):read("a")), { keyorder = { "warps", "warp_states", "block", "stop" } }))'
cp out reordered.json
run 0 "is the same" go store.s --grid 2 --block 11 --in in.json --expect reordered.json
run 0 "without --dump there are no registers of several warps" go store.s --grid 2 --block 11 --json
cp out thin.json
run 1 "nothing to compare" go store.s --grid 2 --block 11 --expect thin.json
err 'thin.json: a result of several warps does not have their registers unless `run --json` was given --dump'
run 1 "nothing to begin with" go store.s --grid 2 --block 11 --in thin.json
err 'so there is nothing to begin with'
# A run in two parts ends as in one.
run 0 "in one part" go store.s --block 11 --json --dump --in <(echo '{"warps":[{"warp":1,"in":{"$r5":[7,8,9]}}]}')
cp out whole.json
run 0 "the first part" go store.s --block 11 --json --dump --in <(echo '{"warps":[{"warp":1,"in":{"$r5":[7,8,9]}}]}') --until 8
cp out first.json
run 0 "the second part" go store.s --block 11 --in first.json --expect whole.json
run 0 "without lanes" "$ISADORA" run -m vuc - --json --dump --set '$r1=5' --set 'D[3]=7' <<<'mov $r2 3'
cp out vuc.json
run 0 "is what the same run gives, without lanes" "$ISADORA" run -m vuc - --set '$r1=5' --set 'D[3]=7' --expect vuc.json <<<'mov $r2 3'
run 1 "and not what another one gives, without lanes" "$ISADORA" run -m vuc - --expect vuc.json <<<'mov $r2 3'
err '$r1: expected 0x5, got 0x0'
err 'D[0x3]: expected 0x7, got 0x0'
run 0 "and what another one begins with" "$ISADORA" run -m vuc - --in vuc.json --set '$pc=0' <<<'mov $r3 3'
out '$r1 = 0x5'
out '$r2 = 0x3'
out '$r3 = 0x3'
run 0 "windows again" "$ISADORA" run -m tesla -V g80 - --set 'g14[0x20]=0x55' --json --dump <<<'exit nop'
cp out windows.json
run 0 "windows as expected" "$ISADORA" run -m tesla -V g80 - --set 'g14[0x20]=0x55' --expect windows.json <<<'exit nop'
run 1 "windows not as expected" "$ISADORA" run -m tesla -V g80 - --expect windows.json <<<'exit nop'
err 'g14[0x20]: expected 0x55, got 0x0'
run 0 "registers of the first warp follow that" go store.s --block 11 --expect <(echo '{"warps":[{"warp":1,"out":{"$r5":1}}],"out":{"$r5@0":1}}') --dump
out 'warp 0, ended, lanes 0xff, active 0x0'
out 'warp 1, ended, lanes 0x7, active 0x0'
out '$r0@0..2 = 0x8, +0x1 each'
is "what the block has, once" 1 "$(grep -c '^\$warps' out)"
run 1 "where a warp waits" go - --block 20 --dump --json <<<'bar
never'
out '"state":"waits","lanes":"0xf","active":"0xf"'
run 1 "stopped at a trap" go - --block 11 --dump --set '$r3@2=7' <<<'fail $r3
end'
out 'warp 0, runs, lanes 0xff, active 0xff'

# ---- mistakes ----
while IFS='|' read -r json why; do
    echo "$json" >wrong.json
    run 1 "wrong: $json" go store.s --in wrong.json
    err "$why"
done <<'END'
{"warps":{}}|wrong.json:1:10: error: `warps`: expected an array of objects
{"warps":2}|`warps`: expected an array of objects
{"stop":"end","warps":[]}|expected a number
{"stop":"end","registers":5}|expected an object
{"stop":"end","registers":{"$q":5}}|has no register `$q`
{"warps":[1]}|expected an object
{"warps":[{}]}|which `warp` is it?
{"warps":[{"warp":-1}]}|expected a number from 0 to 0xffffffff
{"warps":[{"warp":1.5}]}|expected a number from 0 to 0xffffffff
{"warps":[{"warp":"1"}]}|expected a number
{"warps":[{"warp":1,"lane":1}]}|a warp has `warp`, `block`, `in` and `out`
{"warps":[{"warp":1,"block":[0,0,0,0]}]}|a block has three numbers
{"warps":[{"warp":1,"in":[]}]}|expected an object
{"warps":[{"warp":9,"in":{"$q":1}}]}|has no register `$q`
{"warps":[{"warp":1,"in":{"$r3":[1,2,3,4,5,6,7,8,9]}}]}|there are more values than lanes
{"warps":[{"warp":1}],"$r3":1}|expected registers inside `in` or `out`
{"warp":{}}|did you mean `warps`?
END
run 1 "no warps without lanes" "$ISADORA" run -m vuc - --in <(echo '{"warps":[{"warp":0,"in":{}}]}') <<<nop
err 'there are no warps where instructions do not work on lanes'
run 1 "none to compare either" "$ISADORA" run -m vuc - --expect <(echo '{"warps":[{"warp":0,"out":{}}]}') <<<nop

# ---- memory without lanes ----
run 0 "memory" "$ISADORA" run -m vuc - --set 'D[0x7f]=0x1234' --json --dump <<<nop
out '"memory":{"D":{"0x7f":"0x1234"}}'
run 0 "no memory unless all is asked for" "$ISADORA" run -m vuc - --set 'D[0x7f]=0x1234' --json <<<nop
if grep -q memory out; then fail "memory without --dump"; else pass; fi
run 0 "windows" "$ISADORA" run -m tesla -V g80 - --set 'g14[0x20]=0x55' --set 'c3[0x4]=7' --json --dump <<<'exit nop'
out '"c3":{"0x4":"0x7"}'
out '"g14":{"0x20":"0x55"}'
done_
