# isadora run: programs, state, trace, expectations.
. "$(dirname "$0")/lib.sh"
shared_cache

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
    assert(t[1].wrote["$r1"] == "0x5" and t[1].cycle == 0 and t[2].cycles == 1 and t[2].registers["$r1"] == "0x5" and t[2].steps == 1)' && pass || fail "JSON"
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
err 'name.json:1:9: error: vp1-scalar nv41 has no register `$q2`; did you mean `$r2`?'
cells=$ROOT/tests/ok/state/spaces.isa
echo '{"mem_in":{"trap":{"4":"-2","5":255}},"mem_out":{"trap":{"4":"0xfe","5":-1}}}' >cells.json
run 0 "cells" "$ISADORA" run -m "$cells" -w --in cells.json --expect cells.json <<<3120
for value in 256 -129 -0x10000000000000000; do
    echo '{"mem_in":{"trap":{"0":"'$value'"}}}' >cell.json
    run 1 "cell too large: $value" "$ISADORA" run -m "$cells" -w --in cell.json <<<3120
    err 'cell.json:1:21: error: the value does not fit this cell, which has 8 bits'
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

# ---- places and values ----
vuc="-m vuc -V vp3"
echo nop >nop.s
while IFS='|' read -r setting line; do
    run 0 "--set $setting" "$ISADORA" run $vuc nop.s --set "$setting" --json
    out "$line"
done <<'END'
$stat[11]=1|"$stat":"0x800"
$stat[3..5]=5|"$stat":"0x28"
$stat.h2v_ready=1|"$stat":"0x800"
$r[3][4..7]=-1|"$r3":"0xf0"
$lhi[0]=1|"$l":"0x10000"
$mbtype=4|"$sr30":"0x4"
$sr30=-1|"$sr30":"0xffff"
$r0=0|"stop":"end of program"
$p15=-1|"$p15":"0x1"
END
echo '{"mem_out":{"D":{"3":"0x70"}}}' >cell3.json
run 0 "--set of a cell" "$ISADORA" run $vuc nop.s --set 'D[3][4..7]=7' --expect cell3.json
while IFS='|' read -r setting why; do
    run 2 "--set $setting" "$ISADORA" run $vuc nop.s --set "$setting"
    err "isadora: error: --set \`$setting\`: $why"
done <<'END'
$rr1=1|vuc vp3 has no register `$rr1`; did you mean `$r1`?
$r1x=1|vuc vp3 has no register `$r1x`; did you mean `$r1`?
$mbtyp=1|vuc vp3 has no register `$mbtyp`; did you mean `$mbtype`?
$pred=1|`$pred` is computed from other state, it has no place of its own
$cspos=1|`$cspos` is computed from other state
$sr9=1|`$sr9` is computed from other state
$p1=1|`$p1` is computed from other state
$r0=5|`$r0` is wired to 0x0
$p15=0|`$p15` is wired to 0x1
$stat[3..5]=8|the number does not fit `$stat[3..5]`, which has 3 bits
$stat[16]=1|expected a number from 0 to 0xf
$stat[5..3]=1|the lower bit comes first
$cs.depth=9|`$cs.depth` is at most 0x8
$r1=0x18000|the number does not fit `$r1`, which has 16 bits
$r1=-32769|the number does not fit `$r1`, which has 16 bits
END
while IFS='|' read -r column text why; do
    echo "$text" >wrong.json
    run 1 "$text" "$ISADORA" run $vuc nop.s --in wrong.json --expect wrong.json
    err "wrong.json:1:$column: error: $why"
done <<'END'
9|{"in":{"$rr1":1}}|vuc vp3 has no register `$rr1`; did you mean `$r1`?
9|{"in":{"$pred":1}}|`$pred` is computed from other state
9|{"in":{"$r0":1}}|`$r0` is wired to 0x0
9|{"in":{"$r1":"0x18000"}}|the number does not fit `$r1`, which has 16 bits
10|{"out":{"$llo":"0x18000"}}|the number does not fit `$llo`, which has 16 bits
10|{"out":{"$llo":-32769}}|the number does not fit `$llo`, which has 16 bits
10|{"out":{"$stat[3..5]":8}}|the number does not fit `$stat[3..5]`, which has 3 bits
9|{"in":{"D[3]":1}}|cells belong in `mem_in` and `mem_out`
3|{"inn":{"$r1":1}}|no such member `inn`; did you mean `in`?
3|{"quite":{"$r1":1}}|no such member `quite`; a state file has in out mem_in mem_out warps variant mode note
11|{"in":{},"$r1":1}|expected registers inside `in` or `out`, or neither of them
13|{"mem_in":{"Q":{"1":1}}}|vuc vp3 has no space `Q`; it has `D`, `PWT`, `MVSI`, `MVSO`, `B6`, `B7`
END
echo '{"in":{"$stat[3..5]":-1,"$llo":-32768,"$mbtype":3},"out":{"$stat":"0x38","$l":"0x8000","$llo":-32768,"$sr30":3}}' >fits.json
run 0 "bits, negative numbers and both names" "$ISADORA" run $vuc nop.s --in fits.json --expect fits.json
echo '{"out":{"$mbtype":4}}' >name.json
run 1 "not as expected" "$ISADORA" run $vuc nop.s --expect name.json
err '$mbtype: expected 0x4, got 0x0'

# ---- names in what people read, and in JSON ----
printf 'mov $r1 3\nmov $mbtype $r1\nnop\nor $r2 $mbtype 0\n' >names.s
run 0 "names of their own" "$ISADORA" run $vuc names.s --trace
out '            $mbtype = 0x3 (was 0x0)'
out '            reads $mbtype = 0x3'
is "in the dump" '$mbtype = 0x3' "$(grep '^$mb' out)"
run 0 "names of vectors" "$ISADORA" run $vuc names.s --trace --json
out '"wrote":{"$sr30":"0x3"}'
out '"read":{"$sr30":"0x3"}'
out '"registers":{"$sr30":"0x3"'
lua5.4 -e 'local j, last = require("dkjson") for l in io.lines("out") do last = assert(j.decode(l)) end
    last.registers["$pc"] = nil
    io.open("again.json", "w"):write(j.encode({["in"] = last.registers}))' && pass || fail "JSON"
run 0 "JSON is a state again" "$ISADORA" run $vuc nop.s --in again.json
out '$mbtype = 0x3'
printf 'call f\nnop\nbra end\nnop\nf: ret\nnop\nend:\n' >call.s
run 0 "what is left of a stack" "$ISADORA" run $vuc call.s --dump
out '$cs.depth = 0x0'
if grep -q 'cs.pc' out; then fail "an entry beyond the depth is printed"; else pass; fi
run 0 "a stack with something on it" "$ISADORA" run $vuc call.s --until f
out '$cs.depth = 0x1'
out '$cs.pc0 = 0x2'

# ---- memory from files ----
printf '\x34\x12\x78\x56' >cells.bin
echo '{"mem_out":{"D":{"0x10":"0x1234","0x11":"0x5678"}}}' >cells.json
run 0 "low byte first" "$ISADORA" run $vuc nop.s --mem D@0x10=cells.bin --expect cells.json
printf '\x34\x12\x78' >odd.bin
run 1 "half a cell" "$ISADORA" run $vuc nop.s --mem D@0x10=odd.bin
err 'odd.bin has 3 bytes, which does not fill the last cell of `D`: a cell is 2 bytes'
run 2 "memory of nothing" "$ISADORA" run $vuc nop.s --mem Q@0=cells.bin
err '--mem `Q@0=cells.bin`: vuc vp3 has no space `Q`; it has `D`, `PWT`, '

# ---- the end ----
printf 'nop\nbra 5\n' >slot.s
run 1 "no delay slot" "$ISADORA" run $vuc slot.s
out 'end of program with a jump under way to 0x5 after 2 instructions in 2 cycles at 0x2'
err 'error: end of program with a jump under way to 0x5, from 0x1: its delay slot is past the end'
run 1 "no delay slot, watched" "$ISADORA" run $vuc slot.s --trace --json
out '{"stop":"end of program with a jump under way","jump":"0x5","steps":2,'
printf 'bra end\nnop\nend:\n' >slot.s
run 0 "a delay slot" "$ISADORA" run $vuc slot.s
run 1 "a limit of one" "$ISADORA" run $vuc call.s --max-steps 1 --expect cell3.json
err 'after 1 instruction (--max-steps)'
err 'cell3.json: not compared, because the program did not come to its end'
run 1 "a limit of one cycle" "$ISADORA" run $vuc call.s --max-cycles 1
err 'after 1 cycle (--max-cycles)'

# ---- limits ----
cat >loop.s <<'END'
    mov $r1 0x0
again:
    add $r1 $r1 0x1
    bra again
    st D[0x3] $r1
after:
END
run 0 "until" "$ISADORA" run $vuc loop.s --until 3
out 'stop address reached after 3 instructions in 3 cycles at 0x3'
run 0 "until, a label" "$ISADORA" run $vuc loop.s --set '$r1=5' --until after --until again
out 'stop address reached after 1 instruction in 1 cycle at 0x1'
run 0 "until, at once" "$ISADORA" run $vuc loop.s --until 0
out 'stop address reached after 0 instructions in 0 cycles at 0x0'
echo '{"out":{"$r1":"0x1"}}' >one.json
run 0 "until, and expected" "$ISADORA" run $vuc loop.s -u 2 --expect one.json
run 2 "until where" "$ISADORA" run $vuc loop.s --until nowhere
err '--until `nowhere` is neither a number nor a label of the program'
run 1 "cycles" "$ISADORA" run $vuc loop.s --max-cycles 1000
out 'cycle limit after 1000 instructions in 1000 cycles at '
err 'after 1000 cycles (--max-cycles)'
run 1 "steps" "$ISADORA" run $vuc loop.s --max-steps 1000 --max-cycles 1001
out 'step limit after 1000 instructions in 1000 cycles at '
run 1 "steps, in several pieces" "$ISADORA" run $vuc loop.s --max-steps 3000001
out 'step limit after 3000001 instructions in '
run 2 "cycles of what" "$ISADORA" run $vuc loop.s --max-cycles some
for watched in --max-steps=0 --max-cycles=0xffffffffffff; do
    run 1 "interrupted, $watched" timeout --foreground --preserve-status -s INT 1 "$ISADORA" run $vuc loop.s -n 0 $watched
    err 'error: interrupted at 0x'
    err ' cycles'
    out 'interrupted after '
    out '$p15 = '
done

# ---- what a trace says ----
cat >time.s <<'END'
    mov $r1 0x10
    ld $r2 D[$r1]
    lmulu $r1 $r1
    lmulu $r2 $r1
    nop
    nop
    nop
    or $r3 $llo 0x0
    mov $r1 0x10
    st D[0x11] $r1
    wstc 0x3
    wsts 0x3
END
echo '{"mem_in":{"D":{"0x10":"0x1234"}}}' >time.json
run 1 "trace of time" "$ISADORA" run $vuc time.s --in time.json --set '$r2=3' --trace
cat >wanted <<'END'
     0  00000000: 08011061  mov $r1 0x10
            $r1 = 0x10 (was 0x0)
     1  00000001: 14020181  ld $r2 D[$r1]
            reads $r1 = 0x10, D[0x10] = 0x1234
            $r2 = 0x1234 takes effect in 3
     2  00000002: 140011a0  lmulu $r1 $r1
            reads $r1 = 0x10
            $l = 0x100 takes effect in 3, engine long
     3  00000003: 140012a0  lmulu $r2 $r1
            reads $r2 = 0x3, $r1 = 0x10
            $l = 0x30 takes effect in 3, engine long
            dropped $l = 0x100
            took effect: $r2 = 0x1234
     4  00000004: 14000043  nop
     5  00000005: 14000043  nop
            took effect: $l = 0x30
     6  00000006: 14000043  nop
     7  00000007: 0c030d79  or $r3 $llo 0x0
            reads $l[0..15] = 0x30
            $r3 = 0x30 (was 0x0)
     8  00000008: 08011061  mov $r1 0x10
            $r1 = 0x10 (was 0x10)
     9  00000009: 1c111080  st D[0x11] $r1
            reads $r1 = 0x10
            D[0x11] = 0x10 (was 0x0)
    10  0000000a: 14003005  wstc 0x3
            reads $stat[3] = 0x0
    11  0000000b: 14003006  wsts 0x3
            reads $stat[3] = 0x0
            waits
deadlocked after 11 instructions in 13 cycles at 0xb
END
is "the trace of time" "$(cat wanted)" "$(head -"$(wc -l <wanted)" out)"
run 1 "trace of time as JSON" "$ISADORA" run $vuc time.s --in time.json --set '$r2=3' --trace --json
lua5.4 -e 'local j = require("dkjson") local t = {} for l in io.lines("out") do t[#t + 1] = assert(j.decode(l)) end
    local mul, st = t[4], t[10]
    assert(mul.cycle == 3 and mul.read["$r2"] == "0x3" and mul.dropped["$l"] == "0x100")
    assert(mul.later[1].name == "$l" and mul.later[1]["in"] == 3 and mul.later[1].engine == "long")
    assert(mul.took_effect["$r2"] == "0x1234" and t[2].read["D[0x10]"] == "0x1234" and st.wrote["D[0x11]"] == "0x10")
    assert(t[12].waits and not st.waits and t[13].cycles == 13 and t[13].steps == 11)' && pass || fail "JSON of time"
printf '.set no, 1\nstart:\nfirst: nop\nnop\nlast: nop\n' >label.s
run 0 "a trace with labels" "$ISADORA" run $vuc label.s --trace
is "labels" '        start:|        first:|     0  00000000: 14000043  nop|     1  00000001: 14000043  nop|        last:|     2  00000002: 14000043  nop|' "$(head -6 out | tr '\n' '|')"
run 1 "a wait without end, traced" "$ISADORA" run $vuc --trace <<<sleep
out 'deadlocked after 0 instructions'
for program in "$ROOT"/tests/prog/$isa/*.s; do
    state=${program%.s}.json
    run 0 "$(basename "$program")" "$ISADORA" run -m $isa "$program" --in "$state" --expect "$state"
done

done_
