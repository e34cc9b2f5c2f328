# isadora lint: each kind of hazard, on each kind of path, and its absence. The machine is tests/ok/time/pipe.isa.
. "$(dirname "$0")/lib.sh"
shared_cache
pipe=$ROOT/tests/ok/time/pipe.isa

# hazard NAME TEXT: the program (standard input) has one hazard, and its message has this text in it.
hazard() {
    run 1 "$1" "$ISADORA" lint -m "$pipe"
    out "$2"
    is "$1: one hazard" 1 "$(wc -l <"$tmp/out")"
}
# clean NAME: no hazards
clean() {
    run 0 "$1" "$ISADORA" lint -m "$pipe"
    no_out
}

# ---- straight on ----
hazard "read" '(standard input):2: hazard: `r1` is read 1 cycle after `ld` (line 1) began; its result arrives after 3 (insert 2 instructions between line 1 and 2)' <<'END'
ld r1, [r2]
add r3, r1, r1
END
hazard "read, one too early" 'insert 1 instruction between line 1 and 3' <<'END'
ld r1, [r2]
nop
add r3, r4, r1
END
clean "read in time" <<'END'
ld r1, [r2]
nop
nop
add r3, r4, r1
END
clean "another register" <<'END'
ld r1, [r2]
add r5, r3, r4 ; a comment
.set unused, 1
END
clean "a hardwired register" <<'END'
ld r0, [r2]
add r3, r0, r0
END
hazard "its own address" '`r1` is read 1 cycle after `ld` (line 1)' <<'END'
ld r1, [r1]
ld r4, [r1]
END

# ---- results that take effect ----
hazard "overtaken" 'the result for `r1` is lost: that of `ld` (line 1) arrives 1 cycle later (insert 2 instructions between line 1 and 2)' <<'END'
ld r1, [r2]
set r1, 5
END
hazard "in the same cycle" 'the result for `r1` arrives in the same cycle as that of `ld` (line 1) (insert 1 instruction between line 1 and 3)' <<'END'
ld r1, [r2]
nop
set r1, 5
END
clean "in order" <<'END'
ld r1, [r2]
nop
nop
set r1, 5
END
clean "two loads in order" <<'END'
ld r1, [r2]
ld r1, [r3]
END

# two NAME FIRST SECOND [PLAN]: two hazards, with these texts, and, where one instruction fixes both, the plan that fixes all
two() {
    run 1 "$1" "$ISADORA" lint -m "$pipe"
    out "$2"
    out "$3"
    is "$1: two hazards" 2 "$(grep -c ' hazard: ' "$tmp/out")"
    is "$1: the plan" "${4-}" "$(sed -n '3s/^(standard input): //p' "$tmp/out")"
}
two "overtaken in some bits" ':2: hazard: the result for `$acc` is lost' \
    ':4: hazard: `x1` (of `$acc`) is read 3 cycles' '3 instructions fix all hazards: 3 before line 2' <<'END'
mul r1, r2
put x0, r1
nop
get r2, x1
END
hazard "overtaken bits are not read too early" ':2: hazard: the result for `$acc` is lost' <<'END'
mul r1, r2
put x0, r1
nop
nop
get r2, x0
END
two "overtaken, perhaps" ':2: hazard: the result for `r2` is lost' ':3: hazard: `r2` is read 2 cycles' \
    '2 instructions fix all hazards: 2 before line 2' <<'END'
ld r2, [r1]
p2 setr2
add r3, r2, r2
END

# ---- engines ----
hazard "engine" 'engine `mul` drops the work of `mul` (line 1), which takes 4 cycles and began 2 ago (insert 2 instructions between line 1 and 3)' <<'END'
mul r1, r2
nop
shr
END
clean "engine in time" <<'END'
mul r1, r2
nop
nop
nop
shr
mul r1, r2
END
clean "two engines" <<'END'
mul r1, r2
start
END
clean "waiting ends the work" <<'END'
start
wait
start
nop
wait
END
clean "polling is no mistake" <<'END'
start
poll
END
hazard "started twice" 'engine `dma` drops the work of `start` (line 1), which takes 20 cycles and began 1 ago' <<'END'
start
start
END

# ---- seen late ----
hazard "through an unforwarded file" '`x1` (of `$acc`) is read 4 cycles after `mul` (line 1) began; through `$x` its result can be read after 5 (insert 1 instruction' <<'END'
mul r1, r2
nop
nop
nop
get r4, x1
END
clean "late in time" <<'END'
mul r1, r2
nop
nop
nop
nop
get r4, x0
END
hazard "stored through an unforwarded file" '`x5` is read 1 cycle after `put` (line 1) began; through `$x` its result can be read after 2 (insert 1 instruction between line 1 and 2)' <<'END'
put x5, r1
get r2, x5
END
clean "other bits" <<'END'
put x0, r1
nop
get r2, x1
END

# ---- guards ----
clean "guards that exclude each other" <<'END'
p2 ldr2 [r4]
p1 setr2
END
hazard "the guard has changed" 'the result for `r2` arrives in the same cycle as that of `ldr2` (line 1)' <<'END'
p2 ldr2 [r4]
tst r3
p1 setr2
END
hazard "guards of which nothing is known" 'is lost' <<'END'
p2 ldr2 [r4]
p3 setr2
END
# ---- branches ----
hazard "where the branch goes" ':6: hazard: `x0` (of `$acc`) is read 4 cycles after `mul` (line 1) began; through `$x` its result can be read after 5; it gets there by `bra` (line 2) (insert 1 instruction before line 6)' <<'END'
mul r1, r2
p2 bra far
nop
halt
far: nop
get r3, x0
halt
END
clean "in time there" <<'END'
mul r1, r2
nop
p2 bra far
nop
halt
far: nop
get r3, x0
halt
END
hazard "where it does not go" ':4: hazard: `r1` is read 2 cycles' <<'END'
nop
ld r1, [r2]
p2 bra far
add r3, r1, r1
nop
far: add r3, r1, r1
halt
END
hazard "before the branch whose slot reads" 'insert 1 instruction between line 1 and 2' <<'END'
ld r1, [r2]
bra far
add r3, r1, r1
far: halt
END
hazard "before a branch that may not be taken" 'insert 1 instruction between line 1 and 2' <<'END'
ld r1, [r2]
p2 bra far
add r3, r1, r1
halt
far: halt
END
hazard "around a loop" ':1: hazard: `r1` is read 1 cycle after `ld` (line 4) began; its result arrives after 3; it gets there by `bra` (line 3) (insert 2 instructions before line 1)' <<'END'
loop: add r4, r1, r3
add r2, r2, r3
p2 bra loop
ld r1, [r2]
halt
END
hazard "an engine around a loop" 'drops the work of `mul` (line 1)' <<'END'
loop: mul r1, r2
p2 bra loop
nop
halt
END
clean "a loop in time" <<'END'
loop: mul r1, r2
nop
p2 bra loop
nop
ld r3, [r1]
halt
END
clean "after a branch that is always taken" <<'END'
ld r1, [r2]
bra far
nop
add r3, r1, r1
halt
far: nop
add r3, r1, r1
halt
END
hazard "a branch in a delay slot" 'a branch in a delay slot of `bra` (line 1) (insert 1 instruction between line 1 and 2)' <<'END'
p2 bra far
p3 bra far
nop
far: halt
END
hazard "a return in a delay slot" 'a branch in a delay slot of `call` (line 1)' <<'END'
call far
ret
nop
far: halt
END
clean "branches of which only one is taken" <<'END'
p2 bra far
p1 bra far
nop
far: halt
END

# ---- code that ends ----
hazard "no delay slot" ':2: hazard: the delay slot of `ret` (line 2) is past the end of the code (append 1 instruction)' <<'END'
nop
ret
END
hazard "no delay slot, perhaps" 'the delay slot of `bra` (line 1) is past' <<<'p2 bra 0'
hazard "data in the delay slot" ':1: hazard: the delay slot of `bra` (line 1) holds no instruction (insert 1 instruction after line 1)' <<'END'
bra far
.half 0
far: halt
END
clean "no delay slot is wanted" <<'END'
calln 0x1
jmp r1
END
clean "code that just ends" <<<'ld r1, [r2]'

# ---- several at once ----
cat >plan.s <<'END'
ld r1, [r2]
ld r3, [r2]
add r4, r1, r3
nop
loop: add r5, r3, r1
p2 bra loop
ld r3, [r2]
halt
END
run 1 "a plan" "$ISADORA" lint -m "$pipe" plan.s
out 'plan.s: 4 instructions fix all hazards: 2 before line 3, 2 before line 5'
run 1 "a plan in JSON" "$ISADORA" lint -m "$pipe" --json plan.s
is "a plan in JSON" '{"insert":2,"before":{"file":"plan.s","line":3,"address":"0x2","text":"add r4, r1, r3"}}' \
    "$(grep '^{"insert"' out | head -1)"
sed -e '3i nop\nnop' -e 's/^loop:/&\nnop\nnop\n/' plan.s >obeyed.s
clean "the plan fixes all" <obeyed.s
printf 'ld r1, [r2]\nnop\nadd r3, r1, r1\nadd r3, r1, r1\nmul r1, r2\nret\n' >plan.s
run 1 "no plan where nothing is shared" "$ISADORA" lint -m "$pipe" plan.s
is "two hazards" 2 "$(wc -l <out)"
printf 'ld r1, [r2]\nld r3, [r1]\nadd r3, r1, r1\nret\n' >plan.s
run 1 "some cannot be planned" "$ISADORA" lint -m "$pipe" plan.s
out 'plan.s: 4 instructions fix 3 of the 4 hazards: 2 before line 2, 2 before line 3'

# ---- findings that the text excuses ----
clean "excused" <<'END'
p2 ldr2 [r4]
p3 setr2 // lint: ok, never both
END
clean "excused, in the other way" <<'END'
ld r1, [r2]
add r3, r1, r1 ;lint: ok
END
hazard "a comment that only talks of it" 'is read' <<'END'
ld r1, [r2] ; lint: ok
add r3, r1, r1 // see lint: ok
END
run 0 "excused with --comment" "$ISADORA" lint -m "$pipe" --comment '#' <<'END'
ld r1, [r2]
add r3, r1, r1 # lint: ok
END

# ---- calls ----
hazard "in the function" ':4: hazard: `r1` is read 1 cycle after `ld` (line 2) began; its result arrives after 3; it gets there by `call` (line 1) (insert 2 instructions before line 4)' <<'END'
call f
ld r1, [r2]
halt
f: add r3, r1, r1
ret
nop
END
hazard "after the call" ':3: hazard: `r1` is read 1 cycle after `ld` (line 6) began; its result arrives after 3; it gets there by `ret` (line 5), which returns to line 3 (insert' <<'END'
call f
nop
add r1, r1, r1
halt
f: ret
ld r1, [r2]
END
hazard "without a delay slot" ':2: hazard: `r1` is read 1 cycle after `ld` (line 5) began' <<'END'
calln f
add r1, r1, r1
halt
f: ret
ld r1, [r2]
END
clean "each call comes back to itself" <<'END'
call f
mul r1, r2
nop
nop
call f
nop
get r3, x0
halt
f: ret
nop
END
hazard "through the function" '; it gets there by `call` (line 1), then by `ret` (line 5), which returns to line 3 (insert 2 instructions before line 3)' <<'END'
call f
mul r1, r2
get r3, x0
halt
f: ret
nop
END
clean "a function that calls itself" <<'END'
f: p2 bra f
ld r1, [r2]
call f
nop
ret
nop
END
printf 'start\nl1: bra l2\nnop\nl2: bra l3\nnop\nl3: bra l4\nnop\nl4: bra l5\nnop\nl5: bra l6\nnop\nl6: start\n' >hops
hazard "a long way" '; it gets there by `bra` (line 2), then by `bra` (line 4), then by `bra` (line 6), then by `bra` (line 8), then by 1 more (insert' <hops
hazard "what nothing leads to" ':6: hazard: `r1` is read 1 cycle' <<'END'
halt
nop
ret
ld r1, [r2]
ld r1, [r2]
add r1, r1, r1
END
run 0 "a jump to somewhere" "$ISADORA" lint -m "$pipe" <<'END'
ld r1, [r2]
jmp r3
add r3, r1, r1
jmp r4
END
no_out
err '(standard input):2: note: 2 jumps to an address that is only known when it runs; paths end there'

# ---- input and output ----
printf 'ld r1, [r2]\nadd r3, r1, r1\n.half 0x4120, 0x1311\n' >a.s
run 0 "data of a text is not code" "$ISADORA" lint -m "$pipe" <<'END'
halt
.half 0x4120, 0x1311
END
printf '4120\n1311\n' >a.txt
run 1 "words" "$ISADORA" lint -m "$pipe" -w a.txt
out 'a.txt: 0x1: hazard: `add r3, r1, r1`: `r1` is read 1 cycle after `ld` (0x0) began; its result arrives after 3 (insert 2 instructions between 0x0 and 0x1)'
printf '\x20\x41\x11\x13' >a.bin
run 1 "raw" "$ISADORA" lint -m "$pipe" -i --base 0x40 a.bin
out '(insert 2 instructions between 0x40 and 0x41)'
run 1 "JSON" "$ISADORA" lint -m "$pipe" --json a.s
lua5.4 -e 'local h = require("dkjson").decode(io.read("a"))
    assert(h.hazard == "read" and h.at.line == 2 and h.began.text == "ld r1, [r2]" and h.register == "r1"
        and h.distance == 1 and h.missing == 2 and h.before.address == "0x1" and not h.way)' <out && pass || fail "JSON" "$(cat out)"
printf 'l: add r3, r1, r1\nbra l\nld r1, [r2]\n' >loop.s
run 1 "JSON of a way" "$ISADORA" lint -m "$pipe" --json loop.s
out '"way":[{"from":{"file":"loop.s","line":2,"address":"0x1","text":"bra 0x0"},"to":{"file":"loop.s","line":1,'
run 1 "JSON of an end" "$ISADORA" lint -m "$pipe" --json <<<'ret'
out '{"hazard":"end","at":{"file":"(standard input)","line":1,'
printf '.include "a.s"\nadd r3, r1, r1\n' >b.s
run 1 "included files" "$ISADORA" lint -m "$pipe" b.s
out 'a.s:2: hazard:'
run 1 "errors of the assembler" "$ISADORA" lint -m "$pipe" <<<'ad r1, r2, r3'
err '(standard input):1:1: error:'
run 1 "no hex" "$ISADORA" lint -m "$pipe" -w <<<'xyz'
run 0 "nothing" "$ISADORA" lint -m "$pipe" </dev/null
run 3 "no file" "$ISADORA" lint -m "$pipe" missing.s
run 2 "no latencies" "$ISADORA" lint -m $isa a.s
err 'states no latencies'
run 2 "words and raw" "$ISADORA" lint -m "$pipe" -w -i a.txt
done_
