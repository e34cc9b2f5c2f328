# isadora run --device: what a script can say, when its rules fire, and what is wrong with it.
. "$(dirname "$0")/lib.sh"
vuc="-m vuc -V vp3"

# A program that answers each message with its value and five, until $stat bit 10 ends it.
cat >answer.s <<'END_'
idle:
    sleep
    or $r1 $stat 0x0
    btest $p2 $r1 0xb
    and $p3 not $p2 not $p2
    $p3 bra end
    nop
    or $r2 $h2v 0x0
    add $r2 $r2 0x5
    bra idle
    mov $v2h $r2
end:
END_

# device NAME STATUS: answer.s with the script on standard input.
device() {
    cat >"$tmp/script"
    run "$2" "$1" "$ISADORA" run $vuc answer.s --device script
}

# ---- when rules fire ----
device "at a cycle" 1 <<'END_'
at 7: $h2v = 0x10; $stat[11] = 1   # comment
at 7: print $h2v
END_
out '     7  print: $h2v = 0x10'
out 'deadlocked after 10 instructions in '
err 'error: the instruction at 0x0 waits for something that nothing here will ever do'
device "as soon as, once" 0 <<'END_'

at 0: $h2v = 1; $stat[11] = 1
when $v2h == 6: print $v2h; $h2v = 0x20; $stat[11] = 1
when $v2h >= 0x25: $stat[10] = 1
END_
out '= 0x6'
out '$v2h = 0x25'
is "it printed once" 1 "$(grep -c print out)"
device "each time" 0 <<'END_'
at 0: $stat[11] = 1
every when $v2h != 0 and $v2h < 0x14: print $v2h; $h2v = $v2h; $v2h = 0; $stat[11] = 1
when $v2h > 0x10: $stat[10] = 1
END_
is "it printed three times" "0x5 0xa 0xf" "$(sed -n 's/.*print: $v2h = //p' out | tr '\n' ' ' | sed 's/ $//')"
device "each time it begins to hold" 1 <<'END_'
every when $stat[11] == 0: print $stat
END_
is "once while it goes on" 1 "$(grep -c print out)"
device "in order, and seen by later rules" 1 <<'END_'
when D[0x1]: print D[1]
at 3: D[0x0] = 1
when D[0]: D[1] = D[0]
END_
out '     4  print: D[1] = 0x1'
device "a rule that is never due is no reason to wait" 1 <<'END_'
when $v2h == 9: stop
END_
out 'deadlocked after 0 instructions'
device "a rule about the cycle counter is" 0 <<'END_'
when $icnt == 1000: stop
END_
out 'stopped by the device after 0 instructions in 1000 cycles at 0x0'

# ---- statements ----
device "stop" 0 <<<'at 12: stop; fail "not reached"'
out 'stopped by the device after 0 instructions in 12 cycles at 0x0'
device "fail" 1 <<<'at 12: fail "no answer"'
err 'script:1:8: error: no answer'
out 'failed by the device after 0 instructions in 12 cycles at 0x0'
device "bits, cells, signs" 1 <<'END_'
at 1: $r[3][2..4] = -1; D[0x10][4..7] = 0xa; $r4 = -2; $l = 0x12345678; $r5 = $l; MVSO[0x7f] = $r4
at 1: print $r3, D[0x10], $r4 , $r5, MVSO[0x7f], $l[16..31], $stat [ 11 ]
when $r4 == -2 and $r3[2] and $r3 <= 0x1c and $r3 != $r4 and $l > $r4: print $r3[2..3]
END_
out '$r3 = 0x1c'
out 'D[0x10] = 0xa0'
out '$r4 = 0xfffe'
out '$r5 = 0x5678'
out 'MVSO[0x7f] = 0xfffe'
out '$l[16..31] = 0x1234'
out 'print: $stat [ 11 ] = 0x0'
out '     1  print: $r3[2..3] = 0x3'
cat >signed.device <<'END_'
at 0: s2v.factor0 = -3
when s2v.factor0 < 0 and s2v.factor0 > -4 and s2v.factor0 < $r1: print s2v.factor0; stop
END_
run 0 "a signed register" "$ISADORA" run -m $isa -w --device signed.device <<<4c0887c7
out 'print: s2v.factor0 = -3'

# ---- with the rest of run ----
echo 'at 2: $stat[10] = 1; print $stat' >end.device
run 0 "JSON" "$ISADORA" run $vuc answer.s --device end.device --json
out '{"cycle":2,"print":{"$stat":"0x400"}}'
run 0 "trace" "$ISADORA" run $vuc answer.s --device end.device --trace
out '     2  device: $stat[10] = 0x1'
is "a wait is traced once" 1 "$(grep -c waits out)"
run 0 "trace as JSON" "$ISADORA" run $vuc answer.s --device end.device --trace --json
out '{"cycle":2,"device":{"$stat[10]":"0x1"}}'
out '"text":"sleep"'
out '"waits":true'
run 1 "cycles" "$ISADORA" run $vuc answer.s --device end.device --max-cycles 2
err 'stopped at 0x0 after 2 cycles (--max-cycles)'
out 'cycle limit after 0 instructions in 2 cycles at 0x0'
run 3 "no such file" "$ISADORA" run $vuc answer.s --device nothing.device
run 2 "two devices" "$ISADORA" run $vuc answer.s --device end.device --device end.device
printf 'at 1: stop' >short.device
run 0 "no end of line" "$ISADORA" run $vuc answer.s --device short.device
printf 'at 1: stop\r\n' >crlf.device
run 0 "carriage returns" "$ISADORA" run $vuc answer.s --device crlf.device
: >empty.device
run 1 "nothing" "$ISADORA" run $vuc answer.s --device empty.device

# ---- mistakes ----
while IFS='|' read -r column text why; do
    printf '# first\n%s\n' "$text" >wrong.device
    run 1 "$text" "$ISADORA" run $vuc answer.s --device wrong.device
    err "wrong.device:2:$column: error: $why"
    no_out
done <<'END_'
1|stop|a rule begins with `at CYCLE:`, `when CONDITION:` or `every when CONDITION:`
7|every $stat: stop|a rule begins with
4|at $h2v: stop|expected a number, decimal or 0x..
9|at 10 : |expected a register or a cell
7|at 10 $h2v = 1|expected `:` after the cycle
4|at -1: stop|expected a number from 0 to 0xffffffffffffffff
6|when $q1: stop|vuc vp3 has no register `$q1`
6|when $v2: stop|vuc vp3 has no register `$v2`; did you mean `$v2h`?
6|when $pred: stop|`$pred` is computed from other state
13|at 5: $r0 = 1|`$r0` is wired to 0x0
11|when $v2h = 5: stop|`=` stores; a condition compares with `==`
6|when not $stat[3]: stop|there is no `not`; write `== 0`
15|when $stat[3] && $h2v: stop|conditions join with `and`
6|when $stat7: stop|vuc vp3 has no register
13|when $h2v > : stop|expected a register or a cell
13|when $stat[3: stop|expected `]` after the bits
12|when $stat or $h2v: stop|conditions join with `and` alone; for `or`, write one rule for each side
12|when $stat $h2v: stop|expected `:` after the condition
13|at 5: $stat[16] = 1|expected a number from 0 to 0xf
12|at 5: $stat[5..3] = 1|the lower bit comes first
18|at 5: $stat[3] = 2|the number does not fit `$stat[3]`, which has 1 bit
20|when $stat[0..3] > 16: stop|the number does not fit `$stat[0..3]`, which has 4 bits
14|at 5: $h2v = 0x10000|the number does not fit `$h2v`, which has 16 bits
19|at 5: $cs.depth = 9|`$cs.depth` is at most 0x8
9|at 5: D[0x800] = 1|expected a number from 0 to 0x7ff
9|at 5: D = 1|expected `[` and the index of a cell
12|at 5: stop stop|expected `;` and one more statement, or the end of the line
12|at 5: fail "x|the text does not end on this line
12|at 5: fail x|expected `"` and a text after `fail`
12|at 5: $h2v == 1|`==` compares; a statement stores with `=`
11|at 5: $h2v|expected `=` and a value
16|at 5: $h2v = 1 2|expected `;`
END_
printf 'at 1:\t$v2 = 1  # no such\r\n' >wrong.device
run 1 "the line is shown" "$ISADORA" run $vuc answer.s --device wrong.device
is "with a caret" '    at 1: $v2 = 1  # no such|          ^|' "$(sed 1d err | tr '\n' '|')"
printf 'stop\nat 1: stop\nhalt\n' >many.device
run 1 "all mistakes" "$ISADORA" run $vuc answer.s --device many.device
err 'many.device:1:1:'
err 'many.device:3:1:'
done_
