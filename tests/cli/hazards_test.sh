# isadora run --hazards: what goes wrong in time on the path that is run. The machine is tests/ok/time/pipe.isa.
. "$(dirname "$0")/lib.sh"
shared_cache
pipe=$ROOT/tests/ok/time/pipe.isa

# hazards NAME OPTION...: the program (standard input) has hazards; then text TEXT.. are all the messages.
hazards() {
    local name=$1
    shift
    cat >program.s
    run 1 "$name" "$ISADORA" run -m "$pipe" --hazards "$@" program.s
    grep '^hazard: ' "$tmp/err" >lines
}
text() { is "messages" "$(printf '%s\n' "$@")" "$(cat lines)"; }
# clean NAME OPTION...
clean() {
    local name=$1
    shift
    cat >program.s
    run 0 "$name" "$ISADORA" run -m "$pipe" --hazards "$@" program.s
    no_err
}

hazards "read" <<'END'
ld r1, [r2]
nop
add r3, r1, r1
END
text 'hazard: cycle 2, 0x2: `add r3, r1, r1` reads `r1` 1 cycle before the result of `ld r1, [r2]` at 0x0 is available'
err 'isadora: error: 1 hazard'
clean "in time" <<'END'
ld r1, [r2]
nop
nop
add r3, r1, r1
END
hazards "read late" <<'END'
mul r1, r2
nop
nop
nop
get r4, x1
END
text 'hazard: cycle 4, 0x4: `get r4, x1` reads `$acc` 1 cycle before the result of `mul r1, r2` at 0x0 is available'
clean "late in time" <<'END'
mul r1, r2
nop
nop
nop
nop
get r4, x1
END
hazards "a store at once, read late" <<'END'
shr
get r4, x1
END
text 'hazard: cycle 1, 0x1: `get r4, x1` reads `$acc` 1 cycle before the result of `shr` at 0x0 is available'
hazards "overtaken by a store at once" <<'END'
ld r1, [r2]
set r1, 5
END
text 'hazard: cycle 1, 0x1: `set r1, 0x5` stores to `r1`, and the result of `ld r1, [r2]` at 0x0 arrives with it or after it; 2 cycles too early'
hazards "overtaken by one that takes effect later" <<'END'
mul r1, r2
put x0, r1
nop
get r2, x1
END
text 'hazard: cycle 1, 0x1: `put x0, r1` stores to `$acc`, and the result of `mul r1, r2` at 0x0 arrives with it or after it; 3 cycles too early' \
    'hazard: cycle 3, 0x3: `get r2, x1` reads `$acc` 2 cycles before the result of `mul r1, r2` at 0x0 is available'
hazards "what is overtaken is not read too early" <<'END'
ld r1, [r2]
set r1, 5
add r3, r1, r1
END
is "one hazard" 1 "$(wc -l <lines)"
hazards "engine" <<'END'
mul r1, r2
nop
mul r2, r1
END
text 'hazard: cycle 2, 0x2: `mul r2, r1` makes engine `mul` drop the work of `mul r1, r2` at 0x0, which began 2 ago and takes 2 more cycles'
clean "waiting ends the work" <<'END'
start
wait
start
wait
END
hazards "branch" --set '$p2=1' <<'END'
bra 3
bra 3
halt
halt
END
text 'hazard: cycle 1, 0x1: `bra 0x3` branches in a delay slot of `bra 0x3` at 0x0'
hazards "branch without a delay slot" <<'END'
bra 3
jmp r1
halt
halt
END
text 'hazard: cycle 1, 0x1: `jmp r1` branches in a delay slot of `bra 0x3` at 0x0'
clean "what a guard prevents" <<'END'
ld r2, [r1]
p2 setr2
END
hazards "what a guard allows" --set '$p2=1' <<'END'
ld r2, [r1]
p2 setr2
END
is "one hazard" 1 "$(wc -l <lines)"
hazards "each time around a loop" -n 12 <<'END'
loop: xor r3, r3, r1
tst r3
p2 bra loop
ld r1, [r2]
END
is "once, then counted" 'hazard: cycle 4, 0x0: `xor r3, r3, r1` reads `r1` 2 cycles before the result of `ld r1, [r2]` at 0x3 is available
hazard: 0x0: `xor r3, r3, r1` after `ld r1, [r2]` at 0x3, `r1`: and 1 time more' "$(grep '0x0: `xor r3, r3, r1`.*\(at 0x3 is\|more\)' lines)"
err 'error: 2 hazards, 1 distinct'
hazards "counted as JSON" --json -n 12 <<'END'
loop: xor r3, r3, r1
tst r3
p2 bra loop
ld r1, [r2]
END
lua5.4 -e 'local j, seen = require("dkjson"), {}
    for line in io.lines() do
        local o = assert(j.decode(line))
        local at, began = o.at and o.at.address, o.began and o.began.address
        if o.hazard then assert(not seen[o.hazard .. at .. began]) seen[o.hazard .. at .. began] = true end
        if o.again then assert(seen[o.of .. at .. began] and o.again >= 1 and o.register) seen.again = true end
    end
    assert(seen.again)' <out && pass || fail "counted as JSON" "$(cat out)"
hazards "JSON, with a trace" --json --trace <<'END'
ld r1, [r2]
add r3, r1, r1
END
lua5.4 -e 'local j, h = require("dkjson"), {}
    for line in io.lines() do
        local o = assert(j.decode(line))
        if o.hazard then h[#h + 1] = o end
    end
    assert(#h == 1 and h[1].hazard == "read" and h[1].cycle == 1 and h[1].register == "r1" and h[1].missing == 2)
    assert(h[1].at.address == "0x1" and h[1].began.address == "0x0" and h[1].began.text == "ld r1, [r2]" and h[1].distance == 1)
' <out && pass || fail "JSON" "$(cat out)"
is "the trace is there too" 2 "$(grep -c '"cycle":[0-9]*,"address"' out)"
run 2 "no latencies" "$ISADORA" run -m $isa --hazards </dev/null
err 'states no latencies'

# What is traced is the same with and without it.
printf 'ld r1, [r2]\nmul r1, r2\nmul r1, r2\nput x1, r1\n' >a.s
"$ISADORA" run -m "$pipe" --trace a.s >plain
"$ISADORA" run -m "$pipe" --trace --hazards a.s >watched 2>/dev/null
is "traces" "$(cat plain)" "$(cat watched)"
done_
