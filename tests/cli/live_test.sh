# isadora dis --registers: the live registers beside each line, for words and cubins; what there is of a function; JSON.
. "$(dirname "$0")/lib.sh"

# words TEXT..: assembles lines for Volta.
words() { "$ISADORA" as -m volta -V sm_80 -; }
# columns NAME EXPECTED: what is beside the lines of the last run, blanks and bars as they are.
columns() { is "$1" "$2" "$(sed -n 's/^[0-9a-f]*: [^|]*\(| .*|\).*/\1/p' out)"; }

# ---- a loop, a guard, a pair, registers of warps ----
words >loop.txt <<'END'
        S2R R0, SR_TID.X
        MOV R4, RZ
        MOV R5, RZ
        ULDC.64 UR4, c[0x0][0x118]
loop:   IADD3 R4, R4, R0, RZ
        ISETP.GE.AND P0, PT, R4, 0x8, PT
   @!P0 MOV R6, 0x1
   @!P0 IADD3 R4, R4, R6, RZ
   @!P0 BRA loop
        STG.E [R4.64], R0
        EXIT
END
run 0 "loop" "$ISADORA" dis -m volta -V sm_80 --registers loop.txt
columns "loop" "$(cat <<'END'
| 1 ^     |      |     |
| 2 : ^   |      |     |
| 3 : :^  |      |     |
| 3 : ::  | 2 ^^ |     |
| 3 v x:  | 2 :: |     |
| 3 : v:  | 2 :: | 1 ^ |
| 4 : ::^ | 2 :: | 1 v |
| 4 : x:v | 2 :: | 1 v |
| 3 : ::  | 2 :: | 1 v |
| 3 v vv  | 2 vv |     |
|         |      |     |
END
)"
out "; most live registers: R 4 at 0x60, UR 2 at 0x30, P 1 at 0x50"
is "one legend" 1 "$(grep -c '? code that is not here' out)"
is "no long lines of nothing" 0 "$(grep -c ' $' out)"
is "names" "| R       | UR   | P   |" "$(sed -n '3s/^;  *//p' out)"
is "numbers" "| # 0 456 | # 45 | # 0 |" "$(sed -n '4s/^;  *//p' out)"

# ---- JSON ----
run 0 "json" "$ISADORA" dis -m volta -V sm_80 --registers --json loop.txt
out '{"live_registers":{"R":{"most":4,"address":"0x60"},"UR":{"most":2,"address":"0x30"},"P":{"most":1,"address":"0x50"}},"live_at_start":[]}'
out '"live":{"before":["R0","R4","R5","UR4","UR5"],"after":["R0","R4","R5","UR4","UR5","P0"],"perhaps":[],"occupied":{"R":3,"UR":2,"P":1}}'

# ---- calls: what a function reads and returns; code that is not here ----
words >calls.txt <<'END'
        MOV R4, 0x1
        MOV R9, 0x2
        CALL.REL.NOINC f
        STG.E [R9], R6
        EXIT
f:      IADD3 R6, R4, 0x1, RZ
        RET.REL.NODEC R20 0x0
END
run 0 "calls" "$ISADORA" dis -m volta -V sm_80 --registers calls.txt
out "; live at the start: R20, R21"
columns "calls" "$(cat <<'END'
| 3 ^    :: |
| 4 :  ^ :: |
| 5 v^ : vv |
| 2  v v    |
|           |
| 5 v^ : :: |
| 4  : : vv |
END
)"
words >outside.txt <<'END'
        MOV R4, 0x1
        BRX R2 0x20
END
run 0 "outside" "$ISADORA" dis -m volta -V sm_80 --registers outside.txt
columns "outside" "$(printf '%s\n' '| 3 :: ^ |' '| 2 vv ? |')"

# ---- each kind of input ----
run 0 "cubin" "$ISADORA" dis --registers "$ROOT/tests/prog/sass/product_sm_80.cubin"
is "each function" 1 "$(grep -c '^; most live registers: R [0-9]* at 0x' out)"
for cubin in vecadd_sm_52 vecadd_sm_70 vecadd_sm_90 sha256_sm_52; do
    run 0 "$cubin" "$ISADORA" dis --registers --ctrl "$ROOT/tests/prog/sass/$cubin.cubin"
    is "$cubin: columns line up" 1 \
        "$(sed -n 's/^[0-9a-f]\{8\}: \([^|]*\)|.*/\1/p' out | awk '{print length($0)}' | sort -u | wc -l)"
done
printf '%s\n' 'add $r1 $r2 $r3' 'mov $r1 $r1' >vuc.s
run 0 "vuc" "$ISADORA" as -m vuc -V vp4 -o vuc.txt vuc.s
run 0 "vuc" "$ISADORA" dis -m vuc -V vp4 --registers vuc.txt
out 'add $r1 $r2 $r3'
out '; live at the start: $r2, $r3'
run 0 "nothing" "$ISADORA" dis -m volta -V sm_80 --registers /dev/null
out "; most live registers: none"

# ---- what it is not for ----
run 2 "text" "$ISADORA" dis -m volta -V sm_80 --registers --text loop.txt
err "--text"
run 2 "no uses" "$ISADORA" dis -m vp1-scalar --registers /dev/null
err '--registers is for descriptions that state latencies or a schedule, and vp1-scalar states neither'

done_
