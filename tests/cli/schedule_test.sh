# isadora lint of schedules: words that say how long to wait and for whom (tests/ok/time/waits.isa), and SASS.
. "$(dirname "$0")/lib.sh"
shared_cache

cp "$ROOT/tests/ok/time/waits.isa" .

# hazard NAME TEXT: the program (standard input) has one finding, and its message has this text in it.
hazard() {
    run "${3:-1}" "$1" "$ISADORA" lint -m waits.isa
    out "$2"
    is "$1: one finding" 1 "$(wc -l <"$tmp/out")"
}
clean() {
    run 0 "$1" "$ISADORA" lint -m waits.isa
    no_out
}

# ---- known latencies ----
hazard "a result too early" ':2: hazard: `$r1` is read 3 cycles after `add` (line 1) began; its result arrives after 4 (1 more cycle from line 1 on)' <<'END'
add $r1, $r2, $r3 for 3
add $r4, $r1, $r5 for 1
END
clean "a result in time" <<'END'
add $r1, $r2, $r3 for 3
add $r6, $r2, $r3 for 1
add $r4, $r1, $r5 for 1
END
clean "what is read late" <<'END'
add $r1, $r2, $r3 for 3
add $r4, $r5, $r1 for 1
END
hazard "a guard, which is read early" '`$p1` is read 6 cycles after `test` (line 1) began; this read sees its result after 7 (1 more cycle from line 1 on)' <<'END'
test $r2 for 6
?$p1 add $r4, $r5, $r6 for 1
END
hazard "a register without a field that is read early" '`$flag` is read 5 cycles after `flag` (line 1) began; this read sees its result after 6 (1 more cycle from line 1 on)' <<'END'
flag $r2 for 5
ask $r3 for 1
END
clean "a register without a field in time" <<'END'
flag $r2 for 6
ask $r3 for 1
END
clean "the same, where it is not read early" <<'END'
flag $r2 for 4
take $r3 for 1
END
clean "a guard in time" <<'END'
test $r2 for 7
?$p1 add $r4, $r5, $r6 for 1
END
hazard "a result that comes last" 'the result for `$r1` is lost: that of `add` (line 1) arrives 1 cycle later (2 more cycles from line 1 on)' <<'END'
add $r1, $r2, $r3 for 1
quick $r1 for 5
END
hazard "results that come together" 'the result for `$r1` arrives in the same cycle as that of `add` (line 1) (1 more cycle from line 1 on)' <<'END'
add $r1, $r2, $r3 for 2
quick $r1 for 5
END
clean "a result of a later word that is known to come later" <<'END'
add $r1, $r2, $r3 for 1
add $r1, $r5, $r6 for 5
END
run 1 "once around a loop" "$ISADORA" lint -m waits.isa <<'END'
    add $r7, $r7, $r7 for 4
again: add $r4, $r1, $r5 for 1
    add $r1, $r2, $r3 for 1
    jump again for 1
END
out '`$r1` is read 2 cycles after `add` (line 3) began; its result arrives after 4; it gets there by `jump` (line 4)'

# ---- scoreboards of results ----
hazard "no wait" ':2: hazard: `$r1` is read before the result of `load` (line 1) is surely there: nothing waits for scoreboard 1 in between (wait for scoreboard 1)' <<'END'
load $r1, $r2 for 2 sets 1
add $r4, $r1, $r5 for 1
add $r6, $r7, $r8 for 1 waits 1
END
clean "one waits" <<'END'
load $r1, $r2 for 2 sets 1
add $r4, $r1, $r5 for 1 waits 1
END
hazard "too soon for a wait" '`$r1` is read before the result of `load`' <<'END'
load $r1, $r2 for 1 sets 1
add $r4, $r1, $r5 for 1 waits 1
END
hazard "for another" 'nothing waits for scoreboard 1 in between' <<'END'
load $r9, $r2 for 2 sets 2
load $r1, $r2 for 2 sets 1
add $r4, $r1, $r5 for 1 waits 2
add $r4, $r1, $r5 for 1 waits 1
END
hazard "no scoreboard" '`$r1` is read before the result of `load` (line 1) is surely there: `load` sets no scoreboard for it (set a scoreboard, and wait for it)' <<'END'
load $r1, $r2 for 2
add $r4, $r1, $r5 for 1
END
clean "a later one of the same queue implies it" <<'END'
load $r1, $r2 for 2
load $r3, $r2 for 2 sets 1
add $r4, $r1, $r5 for 1 waits 1
END
hazard "one of another queue does not" '`root` sets no scoreboard' <<'END'
root $r1, $r2 for 2
load $r3, $r2 for 2 sets 1
add $r4, $r1, $r5 for 1 waits 1
END
hazard "overwritten" '`$r1` is stored to before the result of `load` (line 1) is surely there' <<'END'
load $r1, $r2 for 2 sets 1
add $r1, $r4, $r5 for 1
add $r6, $r7, $r8 for 1 waits 1
END
clean "overwritten in its queue" <<'END'
load $r1, $r2 for 2 sets 1
load $r1, $r3 for 2 sets 1
add $r4, $r1, $r5 for 1 waits 1
END
clean "few left" <<'END'
load $r1, $r2 for 2 sets 1
load $r3, $r2 for 2 sets 1
until 0, 1 for 1
add $r4, $r1, $r5 for 4
add $r4, $r4, $r3 for 1 waits 1
END
hazard "too many left" '`$r1` is read before the result of `load` (line 1)' <<'END'
load $r1, $r2 for 2 sets 1
load $r3, $r2 for 2 sets 1
until 0, 2 for 1
add $r4, $r1, $r5 for 4
add $r4, $r4, $r3 for 1 waits 1
END

# ---- of sources ----
hazard "a source is changed" '`$r3` is stored to before `store` (line 1) has surely read it: nothing waits for scoreboard 2 in between' <<'END'
store $r2, $r3 for 2 reads 2
add $r3, $r4, $r5 for 1
add $r6, $r7, $r8 for 1 waits 2
END
clean "a source is changed in time" <<'END'
store $r2, $r3 for 2 reads 2
add $r3, $r4, $r5 for 1 waits 2
END
hazard "a source without a scoreboard is changed" '`$r3` is stored to before `store` (line 1) has surely read it: `store` sets no scoreboard for it (set a scoreboard, and wait for it)' <<'END'
store $r2, $r3 for 2
add $r3, $r4, $r5 for 1
END
clean "a later one of the same queue implies it for sources" <<'END'
store $r2, $r3 for 2
store $r2, $r4 for 2 reads 1
add $r3, $r5, $r6 for 1 waits 1
END
clean "after a fence everything has been read" <<'END'
store $r2, $r3 for 2
fence for 1
add $r3, $r5, $r6 for 1
END
clean "results come after sources" <<'END'
load $r1, $r2 for 2 sets 1 reads 2
add $r2, $r4, $r5 for 4 waits 1
add $r6, $r1, $r2 for 1 waits 2
END

# ---- what is kept, notes ----
hazard "kept and changed" '`$r5` is read as `add` (line 1) has kept it, which stores to it (do not keep it)' <<'END'
add $r5, $r5.keep, $r1 for 4
add $r6, $r5, $r1 for 1
END
clean "kept, and not read" <<'END'
add $r5, $r5.keep, $r1 for 4
add $r6, $r7, $r1 for 1
END
hazard "no wait at all" ':1: note: `load` sets scoreboard 1, and nothing after it waits for that' 0 <<'END'
load $r1, $r2 for 2 sets 1
end for 1
END
hazard "no setter" ':1: note: it waits for scoreboard 2, which nothing sets on the way here (set it, or do not wait for it)' 0 <<'END'
add $r1, $r2, $r3 for 1 waits 2
END
clean "possibly set before unreachable code" <<'END'
end for 1
add $r1, $r2, $r3 for 1 waits 2
END
run 0 "unknown latencies" "$ISADORA" lint -m waits.isa <<'END'
far $r1 for 1
add $r2, $r1, $r1 for 1
END
err '(standard input):1: note: 1 instruction has an unknown latency; its results are not checked'

# ---- JSON, run ----
run 1 "JSON" "$ISADORA" lint -m waits.isa --json <<'END'
load $r1, $r2 for 2 sets 1
add $r4, $r1, $r5 for 1
END
out '"hazard":"read"'
out '"scoreboard":1'
out '"note":"unheard"'
echo 'add $r1, $r2, $r3 for 1' >p.s
run 2 "run --hazards" "$ISADORA" run -m waits.isa --hazards p.s
err '`isadora lint` looks for hazards'

# ---- units, results of their own, reads at once, waits that see sooner (tests/ok/time/units.isa) ----
cp "$ROOT/tests/ok/time/units.isa" .
units() { # name, text of the one hazard ("": none), program
    run "$([ -n "$2" ] && echo 1 || echo 0)" "$1" "$ISADORA" lint -m units.isa <<<"$3"
    is "$1: hazards" "$([ -n "$2" ] && echo 1 || echo 0)" "$(grep -c ': hazard: ' "$tmp/out")"
    [ -z "$2" ] || out "$2"
}
units "within a unit" '' $'add $r1, $r2, $r3 for 3\nsub $r4, $r1, $r2 for 1'
units "within a unit, too soon" '`$r1` is read 2 cycles after `add` (line 1) began; its result arrives after 3 (1 more cycle' \
    $'add $r1, $r2, $r3 for 2\nsub $r4, $r1, $r2 for 1'
units "for another unit, too soon" '`$r1` is read 4 cycles after `add` (line 1) began; its result arrives after 5 (1 more cycle' \
    $'add $r1, $r2, $r3 for 4\nmul $r4, $r1, $r2 for 1'
units "for another unit" '' $'square $r1, $r2 for 5\nsub $r4, $r1, $r2 for 1'
units "results of two units in order" '' $'square $r1, $r2 for 2\nsub $r1, $r3, $r2 for 1'
units "results of two units out of order" 'the result for `$r1` arrives in the same cycle as that of `square` (line 1)' \
    $'square $r1, $r2 for 1\nsub $r1, $r3, $r2 for 1'
units "a result of its own" '' $'load $r1, $p1, $r2 for 2 sets 1\nmark $p1, $r4 for 2\nuntil SB0, 0x0 for 1'
units "a result of its own, too soon" '`$p1` is read 1 cycle after `load` (line 1) began; its result arrives after 2' \
    $'load $r1, $p1, $r2 for 1 sets 1\nmark $p1, $r4 for 2\nuntil SB0, 0x0 for 1'
units "a result with the sources" '' \
    $'load $r1, $p1, $r2 for 2 sets 1 reads 2\nadd $r5, $r6, $r7 for 1 waits 2\nput $p2 for 1\nuntil SB0, 0x0 for 1'
units "a result with the sources, too soon" '`$u` is stored to before the result of `load` (line 1) is surely there: nothing waits for scoreboard 2 (SB1)' \
    $'load $r1, $p1, $r2 for 2 sets 1 reads 2\nput $p2 for 1\nadd $r5, $r6, $r7 for 1 waits 2\nuntil SB0, 0x0 for 1'
units "what is read at once" '' $'mark $p1, $r4 for 1 reads 1\nput $p1 for 1\nuntil SB0, 0x0 for 1'
units "what is not" '`$r4` is stored to before `mark` (line 1) has surely read it: nothing waits for scoreboard 1 (SB0)' \
    $'mark $p1, $r4 for 1 reads 1\nadd $r4, $r5, $r6 for 1\nuntil SB0, 0x0 for 1'
units "a wait that sees a scoreboard sooner" '' $'load $r1, $p1, $r2 for 1 sets 1\nuntil SB0, 0x0 for 1\nadd $r3, $r1, $r2 for 1'
units "the code 0" '' $'load $r1, $p1, $r2 for 0 sets 1\nadd $r3, $r1, $r2 for 1 waits 1'
units "the code 1" 'nothing waits for scoreboard 1 (SB0) in between (wait for scoreboard 1 (SB0))' \
    $'load $r1, $p1, $r2 for 1 sets 1\nadd $r3, $r1, $r2 for 1 waits 1'
units "sources, by the scoreboard of the result, counted" '' \
    $'load $r1, $p7, $r2 for 2 sets 1\nload $r3, $p7, $r4 for 2 sets 1\nuntil SB0, 0x1 for 1\nadd $r2, $r5, $r6 for 1\nuntil SB0, 0x0 for 1'

# ---- cycles that do not occur with another field ----
hazard "not with a wait for 2" ':2: hazard: `add` has a number of cycles that does not occur with this `W2` (0 to 12, or the other value of `W2`)' <<'END'
load $r1, $r2 for 2 sets 2
add $r4, $r1, $r5 for 13 waits 2
END
clean "fewer" <<'END'
load $r1, $r2 for 2 sets 2
add $r4, $r1, $r5 for 12 waits 2
END
clean "without it" <<'END'
add $r4, $r1, $r5 for 13
END

# ---- SASS: output of ptxas is clean, and each broken wait is reported ----
kernels=$ROOT/tests/prog/sass
for v in 52 70 80 90; do
    run 0 "sm_$v" "$ISADORA" lint "$kernels/vecadd_sm_$v.cubin"
    no_out
done
"$ISADORA" dis --text --function vecadd "$kernels/vecadd_sm_80.cubin" >k.s
run 0 "text" "$ISADORA" lint -m volta -V sm_80 k.s
no_out
sed 's/\(FADD R9, .*\){!5,Y,^3}/\1{!5,Y}/' k.s >broken.s
run 1 "a wait is missing" "$ISADORA" lint -m volta -V sm_80 broken.s
out 'is read before the result of `LDG`'
sed 's/\(FADD R9, .*\){!5,Y,^3}/\1{!2,Y,^3}/' k.s >broken.s
run 1 "cycles are missing" "$ISADORA" lint -m volta -V sm_80 broken.s
out '`R9` is read 2 cycles after `FADD`'
# Maxwell: global memory reads registers four cycles late, that of the block two; tests of the condition
# code are seven early.
maxwell() { # name, status, text
    run "$2" "$1" "$ISADORA" lint -m maxwell -V sm_52 <<<"$3"
}
late() { printf 'MOV R3, R5 %s\n%s {!13,+1.W}\nNOP {!1,^1}\nEXIT {!15}' "$1" "$2"; }
maxwell "global memory in time" 0 "$(late '{!2}' 'LDG R2, [R3]')"
no_out
maxwell "global memory too soon" 1 "$(late '' 'LDG R2, [R3]')"
out '`R3` is read 1 cycle after `MOV`'
maxwell "memory of the block in time" 0 "$(late '{!4}' 'LDS R2, [R3]')"
no_out
maxwell "memory of the block too soon" 1 "$(late '{!3}' 'LDS R2, [R3]')"
out '`R3` is read 3 cycles after `MOV`'
tested() { printf 'IADD RZ.CC, R2, R3 {!%s}\n%s {!13}\nEXIT {!15}' "$1" "$2"; }
maxwell "a sum with the carry" 0 "$(tested 6 'IADD.X R4, R5, RZ')"
no_out
maxwell "a test in time" 0 "$(tested 13 'CSETP.LT.AND P0, PT, CC, PT')"
no_out
maxwell "a test too soon" 1 "$(tested 12 'CSETP.LT.AND P0, PT, CC, PT')"
out 'this read sees its result after 13'
# Only .X reads the condition code.
compared() { printf 'IADD R2.CC, R3, R4 {!5}\n%s {!13}\nEXIT {!15}' "$1"; }
maxwell "a comparison that needs no carry" 0 "$(compared 'ISETP.NE.AND P0, PT, R8, RZ, PT')"
no_out
maxwell "a comparison with the carry too soon" 1 "$(compared 'ISETP.NE.X.AND P0, PT, R8, RZ, PT')"
out '`$CC` is read 5 cycles after `IADD` (line 1) began'
# Families of what ptxas emits, which is right, and beside each what is not.
sass() { # name, status, variant, text
    case $3 in sm_5* | sm_6*) isa=maxwell ;; *) isa=volta ;; esac
    run "$2" "$1" "$ISADORA" lint -m $isa -V "$3" <<<"$4"
}
end='EXIT {!5}'
sass "P2R reads the predicates of its mask" 0 sm_80 $'ISETP.NE.AND P0, PT, R4, 0x1f, PT {!2}\nP2R R3, PR, RZ, 0x10 {!2}\n'"$end"
sass "P2R reads a predicate too soon" 1 sm_80 $'ISETP.NE.AND P4, PT, R4, 0x1f, PT {!2}\nP2R R3, PR, RZ, 0x10 {!2}\n'"$end"
sass "the unit of integers" 0 sm_80 $'IMNMX R2, R3, R4, PT {!4}\nLOP3.LUT R5, R2, R3, RZ, 0xc0, !PT {!5}\n'"$end"
sass "to the unit of multiplications" 1 sm_80 $'IMNMX R2, R3, R4, PT {!4}\nIMAD R5, R2, R3, RZ {!5}\n'"$end"
out '`R2` is read 4 cycles after `IMNMX` (line 1) began; its result arrives after 5'
sass "uniform registers are read at once" 0 sm_80 $'I2F.RP R6, UR4 {!1,+6.W}\nULDC UR4, c[0x0][0x180] {!2}\nNOP {!1,^6}\n'"$end"
sass "registers are not" 1 sm_80 $'I2F.RP R6, R4 {!1,+6.W,+5.R}\nIMAD R4, R7, R8, RZ {!5}\nNOP {!1,^5,^6}\n'"$end"
out 'nothing waits for scoreboard 5 (SB4) in between (wait for scoreboard 5 (SB4))'
sass "DEPBAR sees a scoreboard a cycle later" 0 sm_80 $'SHFL.IDX PT, R7, R8, RZ, 0x1c03 {!1,+1.W}\nDEPBAR.LE SB0, 0x0 {!4}\nMOV R9, R7 {!5}\n'"$end"
sass "another scoreboard of DEPBAR" 1 sm_80 $'SHFL.IDX PT, R7, R8, RZ, 0x1c03 {!1,+1.W}\nDEPBAR.LE SB1, 0x0 {!4}\nMOV R9, R7 {!5}\nNOP {!1,^1}\n'"$end"
out 'nothing waits for scoreboard 1 (SB0) in between'
sass "the predicate of ATOM comes with the sources" 0 sm_80 \
    $'ATOM.E.ADD.STRONG.GPU P0, R4, [R2.64], R5 {!2,+6.W,+1.R}\n@P0 BRA 0x20 {!5,^1}\nNOP {!1,^6}\n'"$end"
sass "doubles are read two cycles late" 0 sm_50 $'SEL R17, R19, R13, P3 {!4}\nDSETP.GT.AND P2, PT, R14, R16, PT {!2,+1.W}\nNOP {!1,^1}\n'"$end"
sass "opposite guards" 0 sm_52 $'@!P0 MOV R4, R0 {!1}\n@P0 FMUL.FTZ R6, R5, R4 {!15}\n'"$end"
sass "the same guard" 1 sm_52 $'@P0 MOV R4, R0 {!1}\n@P0 FMUL.FTZ R6, R5, R4 {!15}\n'"$end"
sass "textures and loads are done in order" 0 sm_52 \
    $'TEX.T R8, R8, 0x60, 2D, 0x1 {!1}\nLDG.E R24, [R16+0x50] {!2,+6.W}\nSTG.E [R16+0x8], R8 {!6,+1.R,^6}\nNOP {!1,^1}\n'"$end"
"$ISADORA" as --elf "$kernels/vecadd_sm_80.cubin" broken.s -o broken.cubin
run 0 "one function" "$ISADORA" lint --function vecadd "$kernels/vecadd_sm_80.cubin"
run 2 "no such function" "$ISADORA" lint --function vecad "$kernels/vecadd_sm_80.cubin"
err 'has no function `vecad`, did you mean `vecadd`?'
run 1 "JSON of a cubin" "$ISADORA" lint --json broken.cubin
out '{"hazard":"read","function":"vecadd","at":{"address":"0x'
# A header that no description knows; bytes that are wrong anywhere.
cp "$kernels/vecadd_sm_80.cubin" odd.cubin
printf '\0' | dd of=odd.cubin bs=1 seek=7 conv=notrunc status=none
run 1 "another OS ABI" "$ISADORA" lint odd.cubin
err 'no instruction set is for those'
run 1 "another instruction set" "$ISADORA" lint -m tesla "$kernels/vecadd_sm_80.cubin"
size=$(wc -c <"$kernels/vecadd_sm_80.cubin") crashed=0
for ((i = 0; i < 200; i++)); do
    cp "$kernels/vecadd_sm_80.cubin" odd.cubin
    printf "\\x$(printf %02x $((i * 37 % 256)))" | dd of=odd.cubin bs=1 seek=$((i * 7919 % size)) conv=notrunc status=none
    "$ISADORA" lint odd.cubin >/dev/null 2>&1
    [ $? -le 3 ] || crashed=$((crashed + 1))
done
is "crashes" 0 $crashed
sass "cycles that do not occur" 1 sm_80 $'MOV R3, R4 {!13}\n'"$end"
out '`MOV` has a number of cycles that does not occur with this `NO_YIELD` (1 to 11, or the other value of `NO_YIELD`)'
sass "none" 1 sm_90 $'MOV R3, R4 {^1}\nEXIT {!5}'
out '`MOV` has a number of cycles that does not occur'
sass "with yield all do" 0 sm_80 $'MOV R3, R4 {!13,Y}\nMOV R3, R4 {Y}\nMOV R3, R4 {!11}\n'"$end"
run 2 "--function without a cubin" "$ISADORA" lint -m volta --function vecadd k.s
err "--function chooses one of a cubin's"

done_
