# isadora compare: what is a difference and what is none, the shapes of output, the alignment against a table of all pairs.
. "$(dirname "$0")/lib.sh"
sass=$ROOT/tests/prog/sass
old=$sass/vecadd_sm_80.cubin

# change SED..: the text of the cubin, changed, as new.cubin.
change() { "$ISADORA" dis --text "$old" | sed "$@" >new.s && "$ISADORA" as --elf "$old" new.s -o new.cubin; }

# ---- none ----
run 0 "the same file" "$ISADORA" compare "$old" "$old"
no_out
no_err
run 0 "JSON" "$ISADORA" compare --json "$old" "$old"
no_out
run 0 "standard input" "$ISADORA" compare - "$old" <"$old"
run 0 "one function" "$ISADORA" compare --function vecadd "$old" "$old"
cp "$old" member.cubin && ar rc one.a member.cubin
run 0 "an archive" "$ISADORA" compare one.a "$old"

# ---- another instruction ----
change 's/^FADD R9, R2, R5/FMUL R9, R2, R5/'
run 1 "another instruction" "$ISADORA" compare "$old" new.cubin
is "the difference" "--- $old: volta sm_80
+++ new.cubin: volta sm_80
@@ -0xa0,7 +0xa0,7 @@ vecadd
 000000a0  LDG.E R2, [R2.64] {!4,+3.W}
 000000b0  LDG.E R5, [R4.64] {!1,+3.W}
 000000c0  IMAD.WIDE R6, R6, R7, c[0x0][0x170] {!4,Y}
-000000d0  FADD R9, R2, R5 {!5,Y,^3}
+000000d0  FMUL R9, R2, R5 {!5,Y,^3}
 000000e0  STG.E [R6.64], R9
 000000f0  EXIT {!5}
 00000100  BRA 0x100 {Y}" "$(cat out)"
run 1 "no lines around" "$ISADORA" compare -U 0 "$old" new.cubin
is "its lines" 5 "$(wc -l <out)"
out '@@ -0xd0,1 +0xd0,1 @@ vecadd'
run 1 "JSON" "$ISADORA" compare --json "$old" new.cubin
is "JSON" '{"function":"vecadd","figures_a":[],"figures_b":[],"differences":[{"a":[{"address":"0xd0","text":"FADD R9, R2, R5 {!5,Y,^3}"}],"b":[{"address":"0xd0","text":"FMUL R9, R2, R5 {!5,Y,^3}"}]}]}' "$(cat out)"

# ---- other places: one instruction in front, one NOP less at the end ----
change -e '/^MOV R1, /s/^/NOP {Y}\n/' -e '0,/^NOP {Y}$/!{0,/^NOP {Y}$/d}'
run 1 "moved" "$ISADORA" compare -U 0 "$old" new.cubin
is "one line more" '+00000000  NOP {Y}' "$(grep -F '+0' out | grep -v @@)"
is "one line less" 1 "$(grep -c '^-0' out)"
if grep -q 'BRA' out; then fail "a branch that only moved is no difference"; else pass; fi

# ---- branches: to another place, and to what was put in at their target ----
change 's/^BRA L_100/BRA 0xf0/'
run 1 "another target" "$ISADORA" compare "$old" new.cubin
out '-00000100  BRA 0x100 {Y}'
out '+00000100  BRA 0xf0 {Y}'
is "one line each" 2 "$(grep -c '^[-+]0' out)"

# ---- registers ----
change 's/\bR9\b/R11/g'
run 1 "another register" "$ISADORA" compare "$old" new.cubin
out '+000000e0  STG.E [R6.64], R11'
run 0 "--registers" "$ISADORA" compare --registers "$old" new.cubin
no_out
run 0 "-r" "$ISADORA" compare -r "$old" new.cubin
change 's/^FADD R9,/FADD R11,/'
run 1 "a register that is not the same any more" "$ISADORA" compare --registers -U 0 "$old" new.cubin
is "where that is" '-000000e0  STG.E [R6.64], R9
+000000e0  STG.E [R6.64], R9' "$(grep '^[-+]000000e0' out)"
is "nothing else" 2 "$(grep -c '^[-+]0' out)"
change 's/^LDG.E R5, \[R4.64\]/LDG.E R5, [R2.64]/'
run 1 "two registers became one" "$ISADORA" compare --registers "$old" new.cubin
change 's/^@P0 EXIT/@P1 EXIT/; s/^ISETP.GE.AND P0/ISETP.GE.AND P1/'
run 0 "predicates" "$ISADORA" compare --registers "$old" new.cubin
change 's/SR_TID.X/SR_TID.Y/'
run 1 "special registers have no numbers" "$ISADORA" compare --registers "$old" new.cubin

# ---- which of two builds spills ----
change -e 's/^FADD R9, R2, R5.*/STL [R1], R2 {!5}\n&\nLDL R2, [R1] {!5}/' -e '/^NOP/{x; s/^/x/; /^x\{1,2\}$/{x; d}; x}'
run 1 "loads and stores of local memory" "$ISADORA" compare -r -s -U 0 "$old" new.cubin
out '-local memory `l`: 0 loads, 0 stores'
out '+local memory `l`: 1 load, 1 store'

# ---- schedules ----
change 's/ {!5,Y,^3}/ {!7}/'
run 1 "another schedule" "$ISADORA" compare "$old" new.cubin
run 0 "--schedule" "$ISADORA" compare --schedule "$old" new.cubin
no_out
run 0 "-s" "$ISADORA" compare -s "$old" new.cubin
change 's/\.reuse//g'
run 1 "no operand is kept" "$ISADORA" compare "$old" new.cubin
run 0 "that is the schedule" "$ISADORA" compare --schedule "$old" new.cubin

# ---- variants, instruction sets, functions ----
run 1 "another variant" "$ISADORA" compare "$old" "$sass/vecadd_sm_90.cubin"
out "+++ $sass/vecadd_sm_90.cubin: volta sm_90"
out '@@ vecadd @@'
out '-constants c[0x0]: 380 bytes'
run 1 "another instruction set" "$ISADORA" compare "$old" "$sass/vecadd_sm_52.cubin"
err 'vecadd_sm_80.cubin is for volta, '
err 'vecadd_sm_52.cubin for maxwell, which have no instructions in common'
no_out
run 1 "other functions" "$ISADORA" compare "$old" "$sass/product_sm_80.cubin"
out "Only in $old: vecadd"
out "Only in $sass/product_sm_80.cubin: "
other=$("$ISADORA" dis --functions "$sass/product_sm_80.cubin" | sed -n 's/^function \([^:]*\):.*/\1/p' | head -1)
run 1 "two of other names" "$ISADORA" compare --function vecadd --other "$other" "$old" "$sass/product_sm_80.cubin"
out ' @@ vecadd'
if grep -q 'Only in' out; then fail "they are compared"; else pass; fi

# ---- what is refused ----
run 2 "no such function" "$ISADORA" compare --function vecad "$old" "$old"
err 'has no function `vecad`, did you mean `vecadd`?'
run 2 "one file" "$ISADORA" compare "$old"
err 'two files are compared'
run 2 "three files" "$ISADORA" compare "$old" "$old" "$old"
run 2 "--other alone" "$ISADORA" compare --other vecadd "$old" "$old"
run 2 "standard input twice" "$ISADORA" compare - - <"$old"
run 3 "no such file" "$ISADORA" compare "$old" nothing.cubin
err 'nothing.cubin'
echo 4c0887c7 >words
run 1 "no cubin" "$ISADORA" compare "$old" words
err 'words is no cubin'
head -c 700 "$old" >short.cubin
run 1 "half a cubin" "$ISADORA" compare "$old" short.cubin
err 'short.cubin'
no_out

# ---- the alignment: as many lines as can belong together ----
lua5.4 "$ROOT/tests/cli/compare_make.lua" . "$(share 300)" 60
run 1 "random functions" "$ISADORA" compare --json a.cubin b.cubin
is "lines that belong together" "" "$(lua5.4 -e '
local json, found = require("dkjson"), {}
for line in io.lines("out") do
   local f = json.decode(line)
   found[f["function"]] = { 0, 0 }
   for _, d in ipairs(f.differences) do
      found[f["function"]][1] = found[f["function"]][1] + #d.a
      found[f["function"]][2] = found[f["function"]][2] + #d.b
   end
end
for line in io.lines("most.txt") do
   local name, a, b, most = line:match("(%S+) (%d+) (%d+) (%d+)")
   local f = found[name] or { 0, 0 }
   if a - f[1] ~= tonumber(most) or b - f[2] ~= tonumber(most) then print(line, f[1], f[2]) end
end')"
run 1 "unified" "$ISADORA" compare -U 1 a.cubin b.cubin
is "each line of a file once at most" "" "$(awk '/^@@/ { f = $NF } /^[- ]0/ { print f, substr($1, length($1) - 7), $0 ~ /^ / }' out | sort | uniq -d | head -3)"

# Very different long functions: the search is cut off.
lua5.4 "$ROOT/tests/cli/compare_make.lua" . 3 60000
run 1 "it ends" timeout 60 "$ISADORA" compare --json a.cubin b.cubin

done_
