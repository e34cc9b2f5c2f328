# Several descriptions on one command line, several `gen` at the same time, and `gen` that is ended by a signal.
. "$(dirname "$0")/lib.sh"

mkdir one two bad worse
cp "$tiny" one/one.isa
sed 's/^isa tiny/isa other/' "$tiny" >two/two.isa
sed 's/A + B/A + Q/' "$tiny" >bad/bad.isa
sed 's/OP=2/OP=1/; s/A + B/A + R/' "$tiny" >worse/worse.isa

# ---- each folder is a description
run 0 "two folders" "$ISADORA" check one two
is "in their order" "$(printf 'tiny: 2 forms on 2 pages, 0 errors, 0 warnings\nother: 2 forms on 2 pages, 0 errors, 0 warnings')" \
    "$(cat out)"
for jobs in -j1 -j2 --jobs=9; do
    run 0 "the other order, $jobs" "$ISADORA" check $jobs two/ one/
    is "is kept" "other tiny" "$(sed 's/:.*//' out | tr '\n' ' ' | sed 's/ $//')"
done
run 1 "the worst status" "$ISADORA" check worse one bad
out "tiny: 2 forms"
"$ISADORA" check worse 2>wanted
"$ISADORA" check bad 2>>wanted
is "messages of one, then of the other" "$(cat wanted)" "$(cat err)"
run 1 "JSON" "$ISADORA" check --json one bad two
no_err
lua5.4 -e 'local j = assert(require("dkjson").decode(io.open("out"):read("a")))
    assert(#j == 3 and j[1].isa == "tiny" and j[2].errors == 1 and j[3].isa == "other")' && pass || fail "json"
run 0 "encoding space" "$ISADORA" check --encoding-space one two
is "of both" 2 "$(grep -c unallocated out)"
run 3 "a missing one" "$ISADORA" check one none
err "cannot read none"
no_out
run 2 "a folder and a file" "$ISADORA" check one two/two.isa
err "name either folders or files"
run 2 "no job" "$ISADORA" check -j0 one two
err "\`0\` is not a number of jobs"
# Files are parts of one description, as before.
head -14 "$tiny" >first.isa
tail -n +15 "$tiny" >second.isa
run 0 "two files" "$ISADORA" check first.isa second.isa
is "one description" 1 "$(wc -l <out)"

run 0 "gen" "$ISADORA" gen one two -o made
out "made/tiny:"
out "made/other:"
"$ISADORA" gen one -o alone >/dev/null && "$ISADORA" gen two -o alone >/dev/null
diff -r made alone && pass || fail "two at once differ from one after the other"
run 0 "gen --check" "$ISADORA" gen --check one two -o made
echo >>made/other/include/isadora/other.h
run 1 "gen --check" "$ISADORA" gen --check one two -o made
err "made/other/include/isadora/other.h is out of date"
out "made/tiny:"
run 1 "gen of a broken one" "$ISADORA" gen one bad -o made
mkdir again && cp "$tiny" again
run 1 "two of one name" "$ISADORA" gen one again -o made
err "one and again describe the same ISA"
run 0 "doc" "$ISADORA" doc one two -o pages
[ -s pages/tiny/index.rst ] && [ -s pages/other/index.rst ] && pass || fail "doc of two"
run 3 "no room for temporary files" env TMPDIR=/no/such/folder "$ISADORA" check one two
mkdir temporary
run 0 "temporary files" env TMPDIR="$tmp/temporary" "$ISADORA" check one two
is "are removed" "" "$(ls -A temporary)"

# ---- several `gen` into one folder
rm -rf made
cat >thrice <<'END'
for n in 1 2 3; do "$ISADORA" gen one -o made & pids="$pids $!"; done
status=0
for pid in $pids; do wait "$pid" || status=$?; done
exit $status
END
for trial in 1 2 3 4 5 6; do
    run 0 "three at once, trial $trial" env ISADORA="$ISADORA" bash thrice
    diff -r made/tiny alone/tiny >/dev/null && pass || fail "another result with three at once"
    is "nothing is left beside" "" "$(find made -name '*.new')"
    rm -rf made
done
mkdir -p made/tiny/include/isadora/tiny.h
run 3 "a file that cannot be replaced" "$ISADORA" gen one -o made
err "cannot write made/tiny/include/isadora/tiny.h"
rmdir made/tiny/include/isadora/tiny.h
# What a process left when it was killed goes away, what another is writing now stays.
touch -d '2 hours ago' made/tiny/include/isadora/.tiny.h.0123456789abcdef.new
touch made/tiny/include/isadora/.tiny.h.fedcba9876543210.new
touch -d '2 hours ago' made/tiny/include/isadora/.mine.new
run 0 "gen" "$ISADORA" gen one -o made
is "left alone" ".mine.new .tiny.h.fedcba9876543210.new" "$(cd made/tiny/include/isadora && echo .*.new)"

# ---- a signal ends the generator, too
mkdir bin
cat >bin/lua5.4 <<'END'
#!/bin/sh
sleep 2
touch "$MARK"
END
chmod +x bin/lua5.4
for signal in TERM INT HUP; do
    env --default-signal=INT,HUP PATH="$tmp/bin:$PATH" MARK="$tmp/mark.$signal" "$ISADORA" gen one -o made &
    pid=$!
    sleep 0.5
    kill -$signal $pid
    wait $pid 2>/dev/null
    status=$?
    is "status by $signal" $((128 + $(kill -l $signal))) $status
done
sleep 2
is "no generator went on" "" "$(ls mark.* 2>/dev/null)"

# ---- a name that begins like an option
cp "$tiny" ./-o.isa
run 0 "-m of it" "$ISADORA" dis -m -o.isa <<<1123
out 'add $r1 $r2 $r3'

done_
