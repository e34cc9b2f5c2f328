# isadora dis: the shapes of input and output.
. "$(dirname "$0")/lib.sh"

echo "4c0887c7  5c0234dc
	6d088039" >words
run 0 "listing" "$ISADORA" dis -m $isa words
no_err
is "listing" '00000000: 4c0887c7  add $r1 $r2 $r3' "$(sed -n 1p out)"
is "lines" 3 "$(wc -l <out)"
run 0 "standard input" "$ISADORA" dis -m $isa - <words
is "stdin is the same" 3 "$(wc -l <out)"

run 0 "text" "$ISADORA" dis -m $isa --text words
is "text" 'add $r1 $r2 $r3' "$(sed -n 1p out)"
is "mask" 'add $r0 $r8 (slct $c3 b19a $r26d) ^0x10000003' "$("$ISADORA" dis -m $isa -V g80 --text words | sed -n 2p)"

run 0 "json" "$ISADORA" dis -m $isa --json words
is "json" '{"address":"0x0","code":"4c0887c7","text":"add $r1 $r2 $r3",' "$(head -1 out | cut -c1-60)"
lua5.4 -e 'local j = require("dkjson") for l in io.lines("out") do assert(j.decode(l).form) end' && pass || fail "json is not JSON"

printf '\xc7\x87\x08\x4c' >raw
run 0 "raw" "$ISADORA" dis -m $isa -i raw
is "raw" '00000000: 4c0887c7  add $r1 $r2 $r3' "$(cat out)"
run 0 "0x and capitals" "$ISADORA" dis -m $isa <<<"0x4C0887C7"
is "0x and capitals" '00000000: 4c0887c7  add $r1 $r2 $r3' "$(cat out)"
run 0 "base" "$ISADORA" dis -m $isa --base 0x100 words
is "base" "00000100:" "$(head -1 out | cut -d' ' -f1)"

printf '\xc7\x87\x08\x4c\x01\x02\x03' >tail
run 0 "tail" "$ISADORA" dis -m $isa -i --text tail
is "tail" '.byte 0x01, 0x02, 0x03' "$(sed -n 2p out)"

# addresses of a listing are skipped, its text is not
printf '00000000: 4c0887c7\n00000001: 6d088039\n' >listed
run 0 "addresses" "$ISADORA" dis -m $isa listed
is "addresses" '4c0887c7 6d088039 ' "$(awk '{printf "%s ", $2}' out)"
"$ISADORA" dis -m $isa words | head -1 >listed
run 1 "a listing with its text" "$ISADORA" dis -m $isa listed
err 'listed:1:21: error: `add` has too few digits; a word has 8; of a listing, give the words without the text after them'
run 1 "an address where there is none" "$ISADORA" dis -m $isa <<<'4c0887c7 00000001: 6d088039'
err '(standard input):1:10: error: `00000001:` is no hex number'

# text says where it belongs
printf 'x: nop\nbra x\nnop\n' >branch.s
for base in 0x100 0x0; do
    "$ISADORA" as -m vuc -V vp3 --base $base branch.s >branch.words
    run 0 "text at $base" "$ISADORA" dis -m vuc -V vp3 --text --base $base branch.words
    mv out again.s
    run 0 "and back" "$ISADORA" as -m vuc -V vp3 again.s
    is "the same words" "$(cat branch.words)" "$(cat out)"
    run 0 "and back with --base" "$ISADORA" as -m vuc -V vp3 --base $base again.s
    is "the same words" "$(cat branch.words)" "$(cat out)"
done
is "no .org at the usual place" 'L_0:' "$(head -1 again.s)"

run 1 "not hex" "$ISADORA" dis -m $isa <<<$'4c0887c7\n  4c08x7c7'
err "(standard input):2:3: error: \`4c08x7c7\` is no hex number"
is "what was before is printed" 1 "$(wc -l <out)"
run 1 "too many digits" "$ISADORA" dis -m $isa <<<"4c0887c71"
err "too many digits"
run 1 "one endless token" "$ISADORA" dis -m $isa < <(head -c 300000 /dev/zero | tr '\0' 'a')
run 1 "binary as words" "$ISADORA" dis -m $isa <"$ISADORA"
run 0 "empty" "$ISADORA" dis -m $isa </dev/null
no_out
run 0 "empty raw" "$ISADORA" dis -m $isa -i --text </dev/null
no_out
run 2 "-w and -i" "$ISADORA" dis -m $isa -w -i words
run 2 "--text and --json" "$ISADORA" dis -m $isa --text --json words
run 2 "two files" "$ISADORA" dis -m $isa words words

# tokens and units that lie across the ends of buffers
yes "4c0887c7 6d088039" | head -40000 | tr '\n' ' ' >long
run 0 "long" "$ISADORA" dis -m $isa long
is "long" 80000 "$(wc -l <out)"
is "long, words" "$(tr -s ' ' '\n' <long | sed '/^$/d' | md5sum)" "$(awk '{print $2}' out | md5sum)"
{ sleep 0.1; printf '4c08'; sleep 0.1; printf '87c7\n'; } | "$ISADORA" dis -m $isa >out
is "a token in two pieces" '00000000: 4c0887c7  add $r1 $r2 $r3' "$(cat out)"

# labels and columns of words
printf 'x: nop\nbra x\nnop\n' | "$ISADORA" as -m vuc -V vp3 >branch.words
run 0 "labels" "$ISADORA" dis -m vuc -V vp3 --labels branch.words
is "labels" 'L_0:
00000000: ' "$(head -2 out | cut -c1-10)"
is "the branch" 'bra L_0' "$(sed -n 3p out | cut -d' ' -f4,5)"
run 0 "without" "$ISADORA" dis -m vuc -V vp3 branch.words
is "the branch" 'bra 0x0' "$(sed -n 2p out | cut -d' ' -f4,5)"
sass=$ROOT/tests/prog/sass/vecadd_sm_80.cubin
"$ISADORA" dis --json "$sass" | sed -n 's/.*"code":"\([^"]*\)".*/\1/p' >words
run 0 "columns" "$ISADORA" dis -m volta -V sm_80 --labels --ctrl words
out '  MOV R1, c[0x0][0x28]                        {!2,Y}'
echo '04047981 00000024 0c1e1900 000ea200' | tr ' ' '\n' >comma
run 0 "a suffix that brings a comma" "$ISADORA" dis -m volta -V sm_80 --labels --ctrl comma
out '  LDG.E R4, [R4.64],                          {desc UR36} {!1,+3.W}'
run 0 "none of words alone" "$ISADORA" dis -m volta -V sm_80 --ctrl words
out '  MOV R1, c[0x0][0x28] {!2,Y}'
run 2 "--labels and --json" "$ISADORA" dis -m $isa --labels --json words

# colours on a terminal, never under NO_COLOR, never in text
terminal() { env -u NO_COLOR TERM=xterm script -qec "$*" /dev/null | tr -d '\r' >out; }
if type script >/dev/null 2>&1; then
    terminal "$ISADORA" dis "$sass"
    out $'\033[33mL_100:\033[0m'
    out $'\033[2m00000010: 00067919 00000000 00002500 000e2800\033[0m  S2R R6, SR_CTAID.X'
    out $'\033[32m; parameter 3\033[0m'
    is "the same text" "$("$ISADORA" dis "$sass")" "$(sed $'s/\033\\[[0-9]*m//g' out)"
    terminal NO_COLOR=1 "$ISADORA" dis "$sass"
    is "NO_COLOR" "$("$ISADORA" dis "$sass")" "$(cat out)"
    terminal "$ISADORA" dis --text "$sass"
    is "text" "$("$ISADORA" dis --text "$sass")" "$(cat out)"
fi

done_
