# isadora check, gen, diff, doc.
. "$(dirname "$0")/lib.sh"

run 0 "check" "$ISADORA" check "$tiny"
out "tiny: 2 forms"
no_err
run 0 "encoding space" "$ISADORA" check --encoding-space "$tiny"
out "unallocated"
is "the encoding-space summary adds up" 65536 "$(awk '$2 == 16 {print $3 + $4 + $5 + $6}' out)"
run 0 "json" "$ISADORA" check --json --encoding-space "$tiny"
lua5.4 -e 'local j = assert(require("dkjson").decode(io.open("out"):read("a")))
    assert(j.errors == 0 and #j.diagnostics == 0 and #j.encoding_space == 1)' && pass || fail "json"

# The interval of each value, by page; where forms differ, of each.
cat >typed.isa <<'END'
isa typed "T"
unit 16 little
fields
    OP 12..13 u; K 14..15 u; A 8..11 $r; B 4..7 $r; N 0..3 u
regs
    $r 16 u16
func next_to(x) = x + 1
operand SRC
    B    : OP=0 ignored 0..3
    "#"N : OP=1 ignored B = N + 1
insn sum "Sum"
    form %name A, b=SRC : K=%k
    ops  %name  %sum   %k
         plus   A + b  0
         minus  A - b  1
    do
        sum = %sum
        A = next_to(sum)
        for i in 0..3: $r[i] = i * 0x10000
END
run 0 "types" "$ISADORA" check --types typed.isa
cat >wanted <<'END'
typed.isa:7: func next_to
     7  returns               -0xfffe..0x1ffff          s18
typed.isa:8: operand SRC
    10  = N + 1               1..16                     u5
typed.isa:11: insn sum
    17  sum                   0..0x1fffe                u17   plus
                              -65535..65535             s17   minus
    18  A =                   1..0x1ffff                u17   plus
                              -0xfffe..0x10000          s18   minus
    18  next_to(..)           1..0x1ffff                u17   plus
                              -0xfffe..0x10000          s18   minus
    19  $r[i] =               0..0x30000                u18
END
is "types" "$(cat wanted)" "$(sed 1d out)"
run 0 "types as JSON" "$ISADORA" check --types --json typed.isa
lua5.4 -e 'local types = assert(require("dkjson").decode(io.open("out"):read("a"))).types
    local sum = types[3]
    assert(sum["in"] == "insn sum" and sum.name == "sum" and sum.kind == "local" and sum.line == 17)
    assert(#sum.intervals == 2 and sum.intervals[2].lo == "-65535" and sum.intervals[2].type == "s17")
    assert(#sum.intervals[2].forms == 1 and sum.intervals[2].forms[1] == "sum.minus")' && pass || fail "json"
run 0 "no types unless asked for" "$ISADORA" check --json typed.isa
grep -q '"types"' out && fail "types" || pass
sed 's/A = next_to(sum)/A = next_to(summ)/' typed.isa >untyped.isa
run 1 "types as far as they are known" "$ISADORA" check --types untyped.isa
out "0..0x1fffe"

run 0 "timings" "$ISADORA" check --timings "$tiny"
out "tiny: 2 forms"
is "every pass once" "parse 1 expand 1 text 1 examples 1 total, 1" \
    "$(for step in parse expand text examples total,; do echo "$step" "$(grep -c "^$step .*[0-9]\.[0-9]" err)"; done | xargs)"
run 0 "timings of gen" "$ISADORA" gen --timings "$tiny" -o timed
err "emit decode "
err "write "

sed 's/OP=2/OP=1/; s/A + B/A + Q/' "$tiny" >broken.isa
run 1 "timings up to an error" "$ISADORA" check --timings broken.isa
err "(errors)"
err "expand "
run 1 "errors" "$ISADORA" check broken.isa
no_out
err "broken.isa:"
run 1 "errors as JSON" "$ISADORA" check --json broken.isa
no_err
lua5.4 -e 'local j = assert(require("dkjson").decode(io.open("out"):read("a")))
    assert(j.errors > 0 and j.diagnostics[1].file == "broken.isa" and j.diagnostics[1].line > 0)' && pass || fail "json"
run 3 "no such file" "$ISADORA" check nothing.isa
run 2 "no file" "$ISADORA" check
run 2 "near option" "$ISADORA" check --ledgr "$tiny"

run 0 "gen" "$ISADORA" gen "$tiny" -o made
[ -s made/tiny/include/isadora/tiny.h ] && pass || fail "no header"
[ -s made/tiny/index.rst ] && pass || fail "no manual"
run 0 "gen --check" "$ISADORA" gen --check "$tiny" -o made
cp -r made again
run 0 "gen again" "$ISADORA" gen "$tiny" -o made
out "0 new, 0 changed, 0 removed"
echo changed >>made/tiny/include/isadora/tiny.h
run 1 "gen --check sees a change" "$ISADORA" gen --check "$tiny" -o made
err "tiny.h"
rm made/tiny/include/isadora/tiny.h
run 1 "gen --check sees a missing file" "$ISADORA" gen --check "$tiny" -o made
echo "/* Generated from desc/tiny by gen/emit/old.lua. Do not edit. */" >made/tiny/old.c
echo "mine" >made/tiny/notes.txt
echo changed >>made/tiny/tiny_decode.c
run 0 "gen updates" "$ISADORA" gen "$tiny" -o made
out "1 new, 1 changed, 1 removed"
out "  changed: tiny_decode.c"
out "  removed: old.c"
[ ! -e made/tiny/old.c ] && pass || fail "old.c is still there"
rm made/tiny/notes.txt || fail "notes.txt was removed"
diff -r made again >/dev/null && pass || fail "not the same as before"
run 1 "gen of a broken description" "$ISADORA" gen broken.isa -o none
[ ! -e none ] && pass || fail "something was written"
run 2 "gen without -o" "$ISADORA" gen "$tiny"
run 3 "gen into a file" "$ISADORA" gen "$tiny" -o broken.isa
echo 'return { name = "extra", emit = function(m) return { { path = "extra.txt", text = m.isa.name } } end }' >extra.lua
run 0 "one more emitter" "$ISADORA" gen "$tiny" -o made --emitter extra.lua
is "its file" tiny "$(cat made/tiny/extra.txt)"

run 0 "some emitters" "$ISADORA" gen "$tiny" -o some --only decode,exec.state
is "alone" "tiny_decode.c tiny_state.h" "$(cd some/tiny && echo *)"
run 2 "none of them" "$ISADORA" gen "$tiny" -o some --only decode,exce
err "there is no emitter \`exce\`"
run 0 "doc" "$ISADORA" doc "$tiny" -o pages
[ -s pages/tiny/index.rst ] && [ ! -e pages/tiny/include ] && pass || fail "doc"

run 0 "diff of the same" "$ISADORA" diff "$tiny" "$tiny"
out "no change"
sed 's/^    -- .*//; s/# .*//' "$tiny" >same.isa
run 0 "diff of comments" "$ISADORA" diff "$tiny" same.isa
sed 's/OP=2/OP=3/; s/= 2412/= 3412/; s/D = A + B/D = A | B/; s/\$r2=2 \$r3=3/$r2=4 $r3=1/' "$tiny" >new.isa
cat >>new.isa <<'ISA'

insn copy "Copy" {DOC}
    form copy D A : OP=4 zero B
    do D = A
ISA
run 1 "diff" "$ISADORA" diff "$tiny" new.isa
out "load: re-encoded"
out "add: semantics"
out "copy: added"
run 1 "diff as JSON" "$ISADORA" diff --json "$tiny" new.isa
lua5.4 -e 'assert(#require("dkjson").decode(io.open("out"):read("a")) >= 3)' && pass || fail "json"
# Two revisions of one description.
git init -q kept && cp "$tiny" kept/tiny.isa && git -C kept add . &&
    git -C kept -c user.name=t -c user.email=t@example.org commit -qm first
cp new.isa kept/tiny.isa
(cd kept && "$ISADORA" diff HEAD:tiny.isa tiny.isa >../out 2>../err; echo $? >../status)
is "diff with a revision" 1 "$(cat status)"
out "semantics"
# The revision's own version of a file that the description uses.
(cd kept && mkdir -p parts/my && echo '# nothing' >parts/shared.part && git checkout -q tiny.isa &&
    { head -1 tiny.isa; echo 'use  "../shared.part"'; tail -n +2 tiny.isa; } >parts/my/tiny.isa && git add . &&
    git -c user.name=t -c user.email=t@example.org commit -qm second &&
    printf 'space far u8 size 16\n' >parts/shared.part &&
    "$ISADORA" diff HEAD:parts/my parts/my >../out 2>../err; echo $? >../status)
is "diff with a revision of what is used" 1 "$(cat status)"
err "parts/shared.part:1"
(cd kept && git checkout -q parts && "$ISADORA" diff HEAD:parts/my parts/my >../out 2>../err; echo $? >../status)
is "the same as in the revision" 0 "$(cat status)"
(cd kept && "$ISADORA" diff NONE:tiny.isa tiny.isa >../out 2>../err; echo $? >../status)
is "diff with no such revision" 3 "$(cat status)"
err "cannot read NONE:tiny.isa"
run 1 "diff with a broken one" "$ISADORA" diff "$tiny" broken.isa
run 3 "diff with a missing one" "$ISADORA" diff "$tiny" nothing.isa

done_
