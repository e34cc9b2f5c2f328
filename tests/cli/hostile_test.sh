# Hostile inputs: whatever comes in, the exit status is right, a message says where, and no half of a result is left.
. "$(dirname "$0")/lib.sh"

# small TEXT: messages are short, even about lines of many megabytes.
small() { if [ "$(wc -c <err)" -lt 20000 ]; then pass; else fail "$1: $(wc -c <err) bytes of messages"; fi; }
# clean: what is printed about any bytes cannot steer a terminal.
clean() {
    if LC_ALL=C tr -d '\n\t' <err | LC_ALL=C grep -q '[[:cntrl:]]'; then fail "$1: control characters in messages"; else pass; fi
    if iconv -f UTF-8 -t UTF-8 <err >/dev/null 2>&1; then pass; else fail "$1: messages are not UTF-8"; fi
}
# nothing_left NAME...: none of these files is there, nor a temporary one beside.
nothing_left() {
    local name
    for name; do
        if ls "$name"* >/dev/null 2>&1; then fail "remaining files: $(ls "$name"* | tr '\n' ' ')"; else pass; fi
    done
}
# limited: with a bound on time and memory; 124 and 137 are none of our statuses.
limited() { (ulimit -v 8000000; exec timeout 120 "$@"); }
# The sanitizer reserves terabytes.
if grep -q __asan_init "$ISADORA"; then limited() { timeout 300 "$@"; }; fi

head -c 2000000 "$ISADORA" | gzip -9 -n | head -c 60000 >damaged.gz
tail -c +13 damaged.gz >garbage
head -c 3000 garbage | tr -d '\0' >words_of_garbage
: >empty
mkdir folder
head -c 20000000 /dev/zero | tr '\0' 'a' >letters
head -c 20000000 /dev/zero | tr '\0' '(' >open
head -c 20000000 /dev/zero | tr '\0' '[' >brackets
head -c 2000000 /dev/zero >nuls
printf 'isa t "T"\nunit 8 little\nfields\n    ' | cat - letters >letters.isa
printf 'isa t "T"\nunit 16 little\nfields\n    A 0..7 u; OP 8..15 u\ninsn x "X"\n    form x A : OP=1\n    do t = ' | cat - open >open.isa

# ---- bytes without sense
run 0 "dis -i" limited "$ISADORA" dis -m $isa -i --text garbage
mv out text
run 0 "as of its text" limited "$ISADORA" as -m $isa -i -o back text
if cmp -s garbage back; then pass; else fail "what was disassembled does not assemble to the same bytes"; fi
run 1 "dis -w" limited "$ISADORA" dis -m $isa -w garbage
clean "dis -w"
err "garbage:1:"
run 1 "as" limited "$ISADORA" as -m $isa -o made garbage
clean "as"
err "garbage:1:"
nothing_left made
run 1 "test" limited "$ISADORA" test -m $isa garbage
clean "test"
err "garbage:1:"
run 3 "test of a damaged archive" limited "$ISADORA" test -m $isa damaged.gz
err "damaged.gz"
run 1 "run" limited "$ISADORA" run -m $isa garbage
clean "run"
err "garbage:1:"
run 1 "run -w" limited "$ISADORA" run -m $isa -w garbage
clean "run -w"
err "garbage:1:"
run 1 "run -i" limited "$ISADORA" run -m $isa -i --max-steps 1000 garbage
clean "run -i"
run 1 "run --in" limited "$ISADORA" run -m $isa -w --in garbage <<<4c0887c7
clean "run --in"
err "garbage:1:"
run 1 "explain" limited "$ISADORA" explain -m $isa "$(cat words_of_garbage)"
clean "explain"
run 1 "check" limited "$ISADORA" check garbage
clean "check"
err "garbage:"
run 1 "gen" limited "$ISADORA" gen garbage -o made
clean "gen"
run 1 "doc" limited "$ISADORA" doc garbage -o made
clean "doc"
run 1 "diff" limited "$ISADORA" diff "$tiny" garbage
clean "diff"
run 1 "-m FILE" limited "$ISADORA" dis -m ./garbage -w <<<00
clean "-m FILE"
nothing_left made
is "no target is cached" "" "$(ls -d "$XDG_CACHE_HOME"/isadora/*/ 2>/dev/null)"

# ---- nothing at all
for command in "dis -w" "dis -i" "dis --text" "as -w" "as -i"; do
    run 0 "$command of nothing" "$ISADORA" $command -m $isa empty
    no_out
    no_err
done
run 1 "test of nothing" "$ISADORA" test -m $isa empty
run 1 "run of nothing" "$ISADORA" run -m $isa empty
run 1 "run --in nothing" "$ISADORA" run -m $isa -w --in empty <<<4c0887c7
err "empty:1:1"
run 1 "check of nothing" "$ISADORA" check empty
err "empty:1:1"
run 1 "check of an empty folder" "$ISADORA" check folder
run 1 "explain of nothing" "$ISADORA" explain -m $isa ""
run 2 "no names of files" "$ISADORA" dis -m ""

# ---- one line of 20 MB
run 1 "dis of a long token" limited "$ISADORA" dis -m $isa letters
small "dis"
run 1 "as of a long word" limited "$ISADORA" as -m $isa letters
err "letters:1:"
small "as"
{ printf '.byte '; cat open; } >open.s
run 1 "as of deep nesting" limited "$ISADORA" as -m $isa open.s
err "open.s:1:"
small "as"
{ printf '.ascii "'; cat letters; printf '"\n'; } >string.s
run 0 "as of a long string" limited "$ISADORA" as -m $isa -i -o string string.s
is "all of it" 20000000 "$(wc -c <string)"
for file in letters brackets; do
    run 1 "test of $file" limited "$ISADORA" test -m $isa $file
    err "$file:1:"
    small "test"
done
run 1 "run --in, deep" limited "$ISADORA" run -m $isa -w --in brackets <<<4c0887c7
small "run"
for file in letters.isa open.isa brackets; do
    run 1 "check of $file" limited "$ISADORA" check $file
    err "$file:"
    small "check"
done
yes 4c0887c7 | head -2000000 | tr '\n' ' ' >many
run 0 "dis of many words on a line" limited "$ISADORA" dis -m $isa many
is "all of them" 2000000 "$(wc -l <out)"

# ---- NUL bytes
run 1 "dis" limited "$ISADORA" dis -m $isa nuls
clean "dis"
err "nuls:1:1"
run 1 "as" limited "$ISADORA" as -m $isa nuls
clean "as"
err "nuls:1:1"
run 1 "test" limited "$ISADORA" test -m $isa nuls
clean "test"
err "nuls:1:"
run 1 "check" limited "$ISADORA" check nuls
clean "check"
err "nuls:"
printf 'add $r1 $r2 $r3\n.ascii "a\0b"\n.byte 1\n' >nul.s
run 0 "NUL in a string" "$ISADORA" as -m $isa -i -o nul nul.s
is "NUL in a string" "61006201" "$(xxd -p nul | cut -c9-)"
printf 'add $r1 $r2 $r3\0\n' >nul.s
run 1 "NUL after an instruction" "$ISADORA" as -m $isa -i nul.s
printf '.include "a\0b"\n' >nul.s
run 1 "NUL in a name" "$ISADORA" as -m $isa nul.s

# ---- files that cannot be read, or are none
bad_files="folder no-such-file"
[ -e /proc/self/mem ] && bad_files="$bad_files /proc/self/mem"
if [ "$(id -u)" != 0 ]; then
    cp "$tiny" secret
    chmod 000 secret
    bad_files="$bad_files secret"
fi
for file in $bad_files; do
    for command in "dis -w" "dis -i" as test run "run -i"; do
        run 3 "$command $file" "$ISADORA" $command -m $isa $file
        err "$file"
    done
    run 3 "run --in $file" "$ISADORA" run -m $isa -w --in $file <<<4c0887c7
    [ $file = folder ] && continue # a folder is a description
    for command in check "gen -o made" "doc -o made" "diff $tiny"; do
        run 3 "$command $file" "$ISADORA" $command $file
        err "$file"
    done
    run 3 "-m $file" "$ISADORA" dis -m ./$file </dev/null
done
printf '.include "folder"\n.include "nothing.s"\n.include "loop.s"\n' >loop.s
run 1 "bad includes" "$ISADORA" as -m $isa loop.s
err "loop.s:1:"
err "loop.s:2:"
yes '.include "loop.s"' | head -20 >loop.s
run 1 "a file that includes itself" limited "$ISADORA" as -m $isa loop.s
err "loop.s:1:10: error"
nothing_left made

# ---- files that never end
mkfifo pipe
for name in /dev/zero pipe; do
    echo ".include \"$name\"" >endless.s
    run 1 "included: $name" limited "$ISADORA" as -m $isa endless.s
    err "$name is no regular file"
    err "endless.s:1:10: error: cannot read \`$name\`"
    { cat "$tiny" && echo && echo "use \"$name\""; } >endless.isa
    run 3 "used: $name" limited "$ISADORA" check endless.isa
    err "cannot read $name: no regular file"
done
# one line of 32 MB, packed
head -c 33554432 /dev/zero | gzip -c >long.gz
run 1 "a long line of vectors" limited "$ISADORA" test -m $isa long.gz
err "long.gz:1:1: error: the line has more than 16777216 bytes"

# ---- results that cannot be written
echo 4c0887c7 >word
echo 'add $r1 $r2 $r3' >good.s
head -1 "$ROOT/tests/vectors/$isa.jsonl" >vector
unwritable() {
    run 3 "$1 to a full disk" bash -c '"$@" >/dev/full' - "${@:2}"
    err "cannot write"
    run 3 "$1 to nowhere" bash -c '"$@" >&-' - "${@:2}"
    err "cannot write"
}
unwritable dis "$ISADORA" dis -m $isa word
unwritable "dis --text" "$ISADORA" dis -m $isa --text word
unwritable "dis --json" "$ISADORA" dis -m $isa --json word
unwritable as "$ISADORA" as -m $isa good.s
unwritable run "$ISADORA" run -m $isa good.s
unwritable test "$ISADORA" test -m $isa vector
unwritable info "$ISADORA" info -m $isa
unwritable isas "$ISADORA" isas
unwritable explain "$ISADORA" explain -m $isa 4c0887c7
unwritable help "$ISADORA" help
unwritable check "$ISADORA" check "$tiny"
unwritable "check --json" "$ISADORA" check --json "$tiny"
unwritable gen "$ISADORA" gen "$tiny" -o made
rm -rf made
for place in no/such/folder/out good.s/out /dev/full; do
    run 3 "as -o $place" "$ISADORA" as -m $isa -o $place good.s
    err "cannot write $place"
done
run 3 "as -o folder" "$ISADORA" as -m $isa -o folder good.s
run 3 "gen -o below a file" "$ISADORA" gen "$tiny" -o good.s/out
err "good.s"
is "folders are as before" "" "$(ls folder)"
# A disk that fills while the file is written: neither the file nor a part of it is there.
run 3 "as beyond the largest file" bash -c 'ulimit -f 1; trap "" XFSZ; "$@"' - "$ISADORA" as -m $isa -i -o large string.s
nothing_left large
run 3 "the same with the usual answer to it" bash -c 'ulimit -f 1; "$@"' - "$ISADORA" as -m $isa -i -o large string.s
err "cannot write large"
nothing_left large
is "nor anything beside it" "" "$(ls large.* 2>/dev/null)"
echo old >large
run 3 "and over an old file" bash -c 'ulimit -f 1; trap "" XFSZ; "$@"' - "$ISADORA" as -m $isa -i -o large string.s
is "the old file" old "$(cat large)"
is "nothing beside it" large "$(echo large*)"

# ---- standard files that are closed, readers that leave
run 3 "no standard input" bash -c '"$@" <&-' - "$ISADORA" dis -m $isa
run 1 "no standard error" bash -c '"$@" 2>&-' - "$ISADORA" as -m $isa -o made <<<'.byte 1, 2'
nothing_left made
run 0 "none of them" bash -c '"$@" <&- >&- 2>&-' - "$ISADORA" as -m $isa -o made good.s
is "the result alone" 4c0887c7 "$(cat made)"
run 1 "none of them, and errors" bash -c '"$@" <&- >&- 2>&-' - "$ISADORA" as -m $isa -w -o other garbage
nothing_left other
for command in "dis -m $isa many" "dis -m $isa --text many" "run -m $isa -w --trace many" "as -m $isa text" \
    "info -m $isa" "check $ROOT/desc/$isa" "check --json --encoding-space $tiny" "help"; do
    { "$ISADORA" $command 2>err; echo $? >status; } | head -c 1 >/dev/null
    is "$command and a reader that leaves" 0 "$(cat status)"
    no_err
done

done_
