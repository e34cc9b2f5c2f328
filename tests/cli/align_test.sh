# Alignment of instructions: `as` encodes others in a longer form to reach it, or says why that fails; `dis` and `run`
# treat misaligned instructions as data.
. "$(dirname "$0")/lib.sh"
shared_cache
pairs=$ROOT/tests/ok/length/pairs.isa

# as TEXT: assembles to `words`; the notes are in err.
as() { printf '%b' "$1" >p.s && run "${2:-0}" "as: $1" "$ISADORA" as -m "$pairs" --notes p.s; }
# text WANTED: what the words of the last `as` say, one line after the other.
text() {
    cp out words
    is "text of $(tr '\n' '|' <p.s)" "$1" "$("$ISADORA" dis -m "$pairs" --text words | tr '\n' '|')"
    "$ISADORA" dis -m "$pairs" --text words | "$ISADORA" as -m "$pairs" --notes >again 2>notes
    cmp -s words again && [ ! -s notes ] && pass || fail "the text assembles otherwise"
}

# Aligned code is left as it is, without a note.
as 'add $r1, $r2\ninc $r1\nsum $r1, $r2, 3\nlong add $r1, $r2\n'
no_err
text 'add $r1, $r2|inc $r1|sum $r1, $r2, 0x3|long add $r1, $r2|'

# The nearest earlier instruction with a longer form grows, and labels move along.
as 'add $r1, $r2\nadd $r3, $r4\nadd $r5, $r6\nsum $r1, $r2, 3\n'
err 'p.s:3: note: takes 8 bytes instead of 4, so that the instruction of line 4 is at 0x10, a multiple of 8'
text 'add $r1, $r2|add $r3, $r4|long add $r5, $r6|sum $r1, $r2, 0x3|'
as 'add $r1, $r2\nadd $r3, $r4\ninc $r5\nsum $r1, $r2, 3\n'
err 'p.s:1: note: takes 8 bytes instead of 4, so that the instruction of line 4 is at 0x10'
text 'long add $r1, $r2|add $r3, $r4|inc $r5|sum $r1, $r2, 0x3|'
as 'add $r1, $r2\nhere: dec $r2\nback: inc $r1\nthere: sum $r1, $r2, 3\njmp back\njmp there\njmp here\nsum $r1, $r2, 4\n'
is "two of them" 2 "$(wc -l <err | tr -d ' ')"
text 'long add $r1, $r2|L_8:|dec $r2|L_c:|inc $r1|L_10:|sum $r1, $r2, 0x3|jmp L_c|jmp L_10|long jmp L_8|sum $r1, $r2, 0x4|'
as 'ld $r1, 1\nsum $r1, $r2, 3\n'
text 'long ld $r1, 0x1|sum $r1, $r2, 0x3|'
# without --notes nothing is printed where standard error is no terminal
run 0 "no notes" "$ISADORA" as -m "$pairs" p.s
no_err
# an included file
printf 'inc $r2\nsum $r1, $r2, 3\n' >tail.s
as 'add $r1, $r2\nadd $r1, $r2\n.set x, 1\n.include "tail.s"\n'
err 'p.s:1: note: takes 8 bytes instead of 4, so that the instruction of `tail.s`, line 2 is at 0x10'
printf 'add $r1, $r2\n' >head.s
as '.include "head.s"\nsum $r1, $r2, 3\n'
err 'head.s:1: note: takes 8 bytes instead of 4, so that the instruction of `p.s`, line 2 is at 0x8'

# An instruction that grows by itself needs no other to grow: the first line is one word until `far` is known.
as 'jmp far\ninc $r1\nadd $r1, $r2\nsum $r1, $r2, 3\n.org 0x20000\nfar: halt\n'
no_err
cp out words
is "no other one is longer" 'long jmp 0x20000|inc $r1|add $r1, $r2|sum $r1, $r2, 0x3|' \
    "$("$ISADORA" dis -m "$pairs" words | head -4 | sed 's/.*  //' | tr '\n' '|')"
as 'inc $r1\ndec $r1\njmp far\nadd $r1, $r2\njmp far\nhalt\n.org 0x20000\nfar: halt\n'
err 'p.s:4: note: takes 8 bytes instead of 4, so that the instruction of line 5 is at 0x18'

# Disambiguating suffixes, masks, data and placement directives keep what precedes them.
as 'inc $r1\nlong add $r1, $r2\n' 1
err 'p.s:2:1: error: 8-byte instructions must be 8-byte aligned, and 0x4 is not; put another instruction of 4 bytes before it'
err '    ^~~~~~~~~~~~~~~~~'
err 'p.s:2: note: line 1 has no longer form that would move it there'
err 'p.s:2: note: `.align 8` would not do: line 1 goes on into the zeros that it puts there'
no_out
# zeros do no harm after an instruction that never continues with the next one
for last in halt 'jmp 0' ; do
    as "$last ^0x80\nsum \$r1, \$r2, 3\n" 1
    err 'put another instruction of 4 bytes before it, or `.align 8`, which fills with zeros'
    err 'p.s:2: note: `.align 8` only helps if line 1 never goes on into its zeros'
done
as ' inc $r1\n add $r1, $r2\n dec $r2\n\n a: sum $r1, $r2, 3 ; why\n' 1
err 'p.s:5:5: error: 8-byte instructions must be 8-byte aligned, and 0xc is not;'
err 'p.s:5: note: none of the 3 statements from line 1 on has a longer form that would move it there'
as 'add $r1, $r2 ^0x80\nsum $r1, $r2, 3\n' 1
err 'p.s:2: note: line 1 could be longer, but its mark or `^0x..` keeps its form'
as 'add $r1, $r2 ^0x80\nadd $r1, $r2\nadd $r1, $r2\nsum $r1, $r2, 3\n'
err 'p.s:3: note:'
for place in '.word 5' '.unit 0x30000002' '.ascii "abcd"' '.org 8' '.align 8\n.word 5'; do
    as "add \$r1, \$r2\ninc \$r1\n$place\nsum \$r1, \$r2, 3\n.word 1\nsum \$r1, \$r2, 3\n" 1
    err 'error: 8-byte instructions must be 8-byte aligned, and 0x'
    if grep -q 'note: ' err; then fail "something before $place is blamed"; else pass; fi
done
as 'add $r1, $r2\n.align 8\nsum $r1, $r2, 3\n'
no_err
# One mistake is reported once: what follows it has an address again, and refused lines have none.
as 'inc $r1\nsum $r1, $r2, 3\nsum $r1, $r2, 4\ndec $r1\nbogus\nsum $r1, $r2, 4\n.byte 300\nsum $r1, $r2, 4\n' 1
is "errors" 'p.s:2:1 p.s:5:1 p.s:7:7 ' "$(sed -n 's/: error: .*/ /p' err | tr -d '\n')"
printf 'add $r1, $r2\nsum $r1, $r2, 3\n' >p.s
run 0 "a base" "$ISADORA" as -m "$pairs" --base 4 --notes p.s
no_err
run 1 "a base in the middle" "$ISADORA" as -m "$pairs" --base 2 p.s
err 'p.s:1:1: error: 4-byte instructions must be 4-byte aligned, and 0x2 is not, which is the base address of the program'
err 'p.s:1: note: the base address (`--base`) must be a multiple of 4 for this line to come first'
is "reported once" 1 "$(grep -c error: err)"
printf '\n.org 2\nadd $r1, $r2\n' >p.s
run 1 "a wrong .org" "$ISADORA" as -m "$pairs" p.s
if grep -q base err; then fail "the base address is blamed for .org"; else pass; fi

# A form that says a word more and is longer is named; it is right then. What a short form says too is none.
for line in 'add f32 $r2 $r1 $r1=rn=rz' 'mul f32 $r2 $r1 $r3=rn=rz' '  mul  f32 $r2 neg $r1 $r3=rn=rz'; do
    IFS='=' read -r statement first second <<<"$line"
    printf 'cvt u32 $r1 u16 $r0l\n%s\nexit nop\n' "$statement" >p.s
    run 1 "a word more: $statement" "$ISADORA" as -m tesla p.s
    err "p.s:3: note: with one of \`$first\`, \`$second\` line 2 would have a form of 8 bytes, which moves it there: "
    err 'p.s:3: note: `.align 8` would not do: line 2 goes on into the zeros that it puts there'
    sed -n 's/.* which moves it there: `\(.*\)`$/\1/p' err >said
    printf 'cvt u32 $r1 u16 $r0l\n%s\nexit nop\n' "$(cat said)" >p.s
    run 0 "so it is right: $(cat said)" "$ISADORA" as -m tesla p.s
done

# A run into the zeros of `.align` says which.
printf 'add f32 $r2 $r1 $r1\nhere: .align 8 ; why\nexit nop\n' >p.s
run 1 "into zeros" "$ISADORA" run -m tesla p.s
err 'it is part of the zeros that `.align 8` put there, p.s:2'
printf 'mov b32 $r1 $r2\n.word 0\nexit nop\n' >p.s
run 1 "into data" "$ISADORA" run -m tesla p.s
if grep -q 'zeros' err; then fail "data is taken for zeros of .align"; else pass; fi

# Elsewhere it is data as a whole; the next instruction follows it.
echo '30000002 50000023 00000005 60000000 30000004 20000003 00000004 00000022' >words
run 0 "listing" "$ISADORA" dis -m "$pairs" words
is "listing" '00000000: 30000002           inc $r1
00000004: 50000023 00000005  .unit 0x0000000550000023  ; instruction of 8 bytes at 0x4, which is no multiple of 8: sum $r1, $r2, 0x5
0000000c: 60000000           halt
00000010: 30000004           inc $r2
00000014: 20000003 00000004  .unit 0x0000000420000003  ; instruction of 8 bytes at 0x14, which is no multiple of 8: long jmp 0x4 ^0x2
0000001c: 00000022           add $r1, $r2' "$(cat out)"
run 0 "json" "$ISADORA" dis -m "$pairs" --json words
out '"text":".unit 0x0000000550000023","form":null,"note":"instruction of 8 bytes at 0x4, which is no multiple of 8: sum $r1, $r2, 0x5"}'
out '"code":"30000002","text":"inc $r1","form":"plain.inc"}'
run 0 "text" "$ISADORA" dis -m "$pairs" --text words
cp out text
if grep -q 'L_4:' text; then fail "data leads somewhere"; else pass; fi
run 0 "text again" "$ISADORA" as -m "$pairs" --notes text
no_err
is "the same words" "$(tr ' ' '\n' <words)" "$(cat out)"
run 0 "at another address" "$ISADORA" dis -m "$pairs" --base 4 words
out '00000008: 50000023 00000005  sum $r1, $r2, 0x5'
run 0 "text there" "$ISADORA" dis -m "$pairs" --base 4 --text words
cp out text
run 0 "and back" "$ISADORA" as -m "$pairs" text
is "the same words" "$(tr ' ' '\n' <words)" "$(cat out)"
run 0 "explained" "$ISADORA" explain -m "$pairs" 50000023 00000005
out 'sum $r1, $r2, 0x5'

# Execution stops there.
run 1 "run" "$ISADORA" run -m "$pairs" -w words
err 'trap at 0x4, unaligned: 8-byte instructions must be 8-byte aligned'
out 'trap after 1 instruction at 0x4'
run 0 "run from an aligned base" "$ISADORA" run -m "$pairs" -w --base 4 words
out 'halted after 3 instructions'
run 1 "a jump between" "$ISADORA" run -m "$pairs" -w --base 4 --entry 10 words
err 'trap at 0xa, unaligned: 4-byte instructions must be 4-byte aligned'

# Random instructions: the assembled code is aligned, has the same instructions, and its listing assembles to the same words.
lua5.4 - <<'END' >random.s
math.randomseed(5)
local pick = { "add $r1, $r2", "ld $r3, 0x7", "jmp there", "inc $r1", "sum $r1, $r2, 0x3", "long add $r4, $r5",
   "add $r6, $r7", "ld $r1, 0x1234", "jmp a70", "jmp far" }
for i = 1, 4000 do
   if i % 10 == 0 then print(("a%d:"):format(i)) end
   if i % 7 == 0 then print("add $r0, $r0") end -- so that there is one that can grow
   if i % 29 == 0 then print(".align 8") end
   print(pick[math.random(#pick)])
   if i == 2000 then print("there:") end
end
print(".align 8") print(".org 0x20000") print("far: halt")
END
"$ISADORA" as -m "$pairs" random.s >words 2>err
grep -o '^random.s:[0-9]*:1: error: 8-byte' err | cut -d: -f2 | sort -rn | while read -r line; do
    echo "${line}d"
done >drop # those before which no other instruction can grow
sed -f drop random.s >kept.s
while ! "$ISADORA" as -m "$pairs" --notes kept.s >words 2>err; do
    line=$(sed -n 's/^kept.s:\([0-9]*\):1: error: 8-byte.*/\1/p' err | head -1)
    [ -n "$line" ] || { fail "refused for another reason" "$(head -3 err)"; break; }
    sed -i "${line}d" kept.s
done
[ "$(grep -c note err)" -gt 100 ] && pass || fail "too few instructions became longer: $(grep -c note err)"
run 0 "random: text" "$ISADORA" dis -m "$pairs" --text words
cp out text
if grep -q 'no multiple' text; then fail "an instruction is misaligned"; else pass; fi
run 0 "random: again" "$ISADORA" as -m "$pairs" --notes text
no_err
cmp -s out words && pass || fail "the text of random instructions assembles otherwise"
# statements, without labels, suffixes and what `.align` and `.org` filled in
sed 's/^long //; s/L_[0-9a-f]*/there/; s/jmp 0x[0-9a-f]*/jmp there/' text | grep -v ':$\|add $r0, $r0' >got
sed 's/^long //; s/^far: //; s/jmp .*/jmp there/' kept.s | grep -v ':$\|^\.\|add $r0, $r0' >wanted
is "random: the same statements" "" "$(diff wanted got | head -5)"

done_
