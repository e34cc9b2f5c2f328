# isadora run: state of single warps in files, and the state at the end as JSON.
. "$(dirname "$0")/lib.sh"

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
run 1 "the warps of another block" go store.s --block 11 --in in.json --expect end.json
err 'the run ended in block 0,0,0, and only the warps of that one are left'
echo '{"warps":[{"warp":2,"out":{"$r5":1}}]}' >two.json
run 1 "a warp that the block does not have" go store.s --block 11 --expect two.json
err 'warp 2: the run ended in block 0,0,0'
run 0 "registers of the first warp are told behind that" go store.s --block 11 --expect <(echo '{"warps":[{"warp":1,"out":{"$r5":1}}],"out":{"$r5@0":1}}') --dump
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
{"warps":{}}|expected an array
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
{"warps":[{"warp":1}],"$r3":1}|a register stands inside `in` or `out`
{"warp":{}}|did you mean `warps`?
END
run 1 "no warps without lanes" "$ISADORA" run -m vuc - --in <(echo '{"warps":[{"warp":0,"in":{}}]}') <<<nop
err 'there are no warps where instructions do not work on lanes'
run 1 "none to compare either" "$ISADORA" run -m vuc - --expect <(echo '{"warps":[{"warp":0,"out":{}}]}') <<<nop

# ---- memory without lanes ----
run 0 "memory" "$ISADORA" run -m vuc - --set 'D[0x7f]=0x1234' --json --dump <<<nop
out '"memory":{"D":{"0x7f":"0x1234"}}'
run 0 "no memory unless all is asked for" "$ISADORA" run -m vuc - --set 'D[0x7f]=0x1234' --json <<<nop
if grep -q memory out; then fail "memory that nobody asked for"; else pass; fi
run 0 "windows" "$ISADORA" run -m tesla -V g80 - --set 'g14[0x20]=0x55' --set 'c3[0x4]=7' --json --dump <<<'exit nop'
out '"c":{"0x30004":"0x7"}'
done_
