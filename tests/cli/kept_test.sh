# What check and gen keep for the next check: the same messages with it and without, --no-cache, and where it is written.
. "$(dirname "$0")/lib.sh"
cache=$XDG_CACHE_HOME/isadora
files() { find "$cache" -type f 2>/dev/null | wc -l; }
cp "$tiny" main.isa

# ---- --no-cache neither reads nor writes
run 0 "check without a cache" "$ISADORA" check --no-cache main.isa
run 0 "gen without a cache" "$ISADORA" gen --no-cache main.isa -o made
run 0 "diff without a cache" "$ISADORA" diff --no-cache main.isa main.isa
run 0 "export without a cache" "$ISADORA" export json --no-cache main.isa
run 0 "doc without a cache" "$ISADORA" doc --no-cache main.isa -o made
is "nothing was written" 0 "$(files)"
is "nor a folder" 1 "$([ -e "$cache" ]; echo $?)"

# ---- the first check keeps, whoever may read new files
(umask 002 && run 0 "check" "$ISADORA" check main.isa && [ "$failed" = 0 ]) && pass || fail "check with another umask"
is "one file" 1 "$(files)"
is "private folders" "700 700" "$(stat -c %a "$cache" "$cache/.checked" | xargs)"
before=$(stat -c %i "$cache"/.checked/*)
run 0 "again" "$ISADORA" check main.isa
out "tiny: 2 forms on 2 pages, 0 errors, 0 warnings"
is "the file stays" "$before" "$(stat -c %i "$cache"/.checked/*)"

# ---- a change that makes texts ambiguous, or two pages meet
# changed SED NAME CODE
changed() {
    sed "$1" "$tiny" >main.isa
    run 1 "$2" "$ISADORA" check main.isa
    err "[$3]"
    cp err kept
    run 1 "$2, without a cache" "$ISADORA" check --no-cache main.isa
    is "$2: the messages" "$(cat err)" "$(cat kept)"
    run 1 "$2, as JSON" "$ISADORA" check --json main.isa
    cp out kept
    run 1 "$2, as JSON, without a cache" "$ISADORA" check --json --no-cache main.isa
    is "$2: the JSON" "$(cat out)" "$(cat kept)"
}
changed 's/form load D IMM/form add D A B/; /example "load/d; s/do D = IMM/do D = A/' "ambiguous" E41
changed 's/OP=2/OP=1/; /example "load/d' "two pages meet" E30
is "what was kept stays" "$before" "$(stat -c %i "$cache"/.checked/*)"

# ---- what is generated is the same
sed 's/form add/form plus/; s/"add /"plus /' "$tiny" >main.isa
run 0 "gen with what was kept" "$ISADORA" gen main.isa -o with
run 0 "gen without" "$ISADORA" gen --no-cache main.isa -o without
is "the same files" "" "$(diff -r with without)"
[ "$before" != "$(stat -c %i "$cache"/.checked/*)" ] && pass || fail "what is new is kept"

# ---- nothing is said where it cannot be kept
: >"$cache"/.checked/*
run 0 "an empty file" "$ISADORA" check main.isa
no_err
rm -rf "$cache"
: >"$cache"
run 0 "a file in the place of the folder" "$ISADORA" check main.isa
no_err
rm "$cache"
mkdir -m 777 "$cache"
run 0 "a folder that others can write" "$ISADORA" check main.isa
no_err
is "nothing is written there" 0 "$(files)"
run 0 "no place" env -u HOME -u XDG_CACHE_HOME "$ISADORA" check main.isa
no_err
rmdir "$cache"

# ---- several at once, of one description and of many
mkdir a b
sed 's/isa tiny/isa one/' "$tiny" >a/x.isa
sed 's/isa tiny/isa two/' "$tiny" >b/x.isa
for n in 1 2 3 4 5 6; do "$ISADORA" check a b >"out.$n" 2>&1 & done
wait
is "all are fine" 12 "$(grep -c '0 errors' out.? | awk -F: '{ n += $2 } END { print n }')"
is "one file for each" 2 "$(files)"
run 0 "several without a cache" env XDG_CACHE_HOME="$tmp/other" "$ISADORA" check --no-cache a b
is "write nothing" 1 "$([ -e other ]; echo $?)"
is "no leftovers" 0 "$(find "$cache/.checked" -name '.*.new' | wc -l)"
run 0 "-m FILE beside it" "$ISADORA" dis -m main.isa <<<1123
done_
