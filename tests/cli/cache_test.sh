# The cache of -m FILE: never out of date, owned by the user, whole or rebuilt, bounded, and without leftovers.
. "$(dirname "$0")/lib.sh"
cache=$XDG_CACHE_HOME/isadora
manifest() { echo "$cache"/*/manifest; }
object() { echo "$cache"/*/*.so; }
entries() { ls -d "$cache"/*/ 2>/dev/null | wc -l; }
# reads TEXT: `-m main.isa` prints this of the word 1123.
reads() { run 0 "$2" "$ISADORA" dis --text -m ./main.isa <<<1123 && is "$2" "$1" "$(cat out)"; }

# ---- every file that the generator reads counts, however it is reached
head -14 "$tiny" >head.part
tail -n +15 "$tiny" >insns.part
lines=$(cat head.part)
echo "$lines" | head -1 >main.isa
printf 'use  "u1.part"\n' >>main.isa
echo "$lines" | tail -n +2 >>main.isa
for n in 1 2 3 4 5 6 7 8 9; do echo "use \"u$((n + 1)).part\"" >u$n.part; done
cp insns.part u10.part
reads 'add $r1 $r2 $r3' "first use"
is "one entry" 1 "$(entries)"
sed -i 's/add \$r1/plus $r1/; s/form add/form plus/' u10.part
reads 'plus $r1 $r2 $r3' "a file that is used ten deep has changed"
printf 'use   "./insns.part"\n' >u1.part
reads 'add $r1 $r2 $r3' "another file is used"
sed -i 's/add \$r1/sum $r1/; s/form add/form sum/' insns.part
reads 'sum $r1 $r2 $r3' "and has changed"
is "one entry for one path" 1 "$(entries)"
run 0 "no need for Lua or a compiler any more" env PATH=/nowhere "$ISADORA" dis -m ./main.isa <<<1123
run 0 "the same path from elsewhere" env -C / PATH=/nowhere "$ISADORA" dis -m "$tmp/main.isa" <<<1123
mkdir folder
cp main.isa insns.part u1.part folder
run 0 "a folder" "$ISADORA" dis -m folder <<<1123
printf 'insn copy "Copy" {DOC}\n    form copy D A : OP=4 zero B\n    do D = A\n' >folder/more.isa
run 0 "a new file in the folder" "$ISADORA" as -m folder <<<'copy $r1 $r2'
is "counts" 4120 "$(cat out)"
rm folder/more.isa
run 1 "one that is gone" "$ISADORA" as -m folder <<<'copy $r1 $r2'
rm folder/insns.part
run 3 "a used file that is gone" "$ISADORA" dis -m folder <<<1123
err "cannot read folder/insns.part"
rm -rf folder "$cache"

# A file that changes while it is read: the generator runs again.
cp "$tiny" main.isa
mkdir bin
cat >bin/lua5.4 <<'END'
#!/bin/sh
"$REAL" "$@" || exit
[ -e "$MARK" ] || { : >"$MARK"; sed -i 's/add \$r1/plus $r1/; s/form add/form plus/' main.isa; }
END
chmod +x bin/lua5.4
run 0 "a change meanwhile" env PATH="$tmp/bin:$PATH" REAL="$(command -v lua5.4)" MARK="$tmp/mark" \
    "$ISADORA" dis --text -m ./main.isa <<<1123
is "is seen" 'plus $r1 $r2 $r3' "$(cat out)"
reads 'plus $r1 $r2 $r3' "and kept"
cp "$tiny" main.isa

# ---- damage heals
reads 'add $r1 $r2 $r3' "as it was"
damage() {
    "${@:2}"
    reads 'add $r1 $r2 $r3' "$1"
    run 0 "$1, healed" env PATH=/nowhere "$ISADORA" dis -m ./main.isa <<<1123
    is "$1: one object" 1 "$(object | wc -w)"
}
damage "an empty object" truncate -s 0 "$(object)"
damage "a cut object" truncate -s 5000 "$(object)"
damage "a changed object" sed -i 's/add/xyz/g' "$(object)"
damage "no object" rm "$(object)"
damage "an empty manifest" truncate -s 0 "$(manifest)"
damage "a cut manifest" truncate -s 200 "$(manifest)"
damage "a changed manifest" sed -i 's/^parts .*/parts 77/' "$(manifest)"
damage "no manifest" rm "$(manifest)"
damage "an empty entry" rm "$(manifest)" "$(object)"
damage "an object that others can write" chmod 666 "$(object)"
is "modes" "700 600 600" "$(stat -c %a "$(dirname "$(manifest)")" "$(manifest)" "$(object)" | tr '\n' ' ' | sed 's/ $//')"

# ---- what others could have written is not executed
refused() {
    run 3 "$1" "$ISADORA" dis -m ./main.isa <<<1123
    err "$2"
    err "set XDG_CACHE_HOME to another place"
    no_out
}
chmod 777 "$cache"
refused "a cache that others can write" "can be written by other users (mode 0777)"
chmod 700 "$cache"
chmod 770 "$(dirname "$(manifest)")"
refused "an entry that a group can write" "can be written by other users (mode 0770)"
chmod 700 "$(dirname "$(manifest)")"
mv "$cache" elsewhere
ln -s ../elsewhere "$cache"
refused "a link" "is no folder"
rm "$cache"
mv elsewhere "$cache"
if [ "$(id -u)" = 0 ]; then
    chown -R 65534 "$cache"
    refused "a cache of another user" "belongs to another user (number 65534)"
    chown -R 0 "$cache"
    chown 65534 "$(object)"
    damage "an object of another user" true
fi
reads 'add $r1 $r2 $r3' "ours again"
rm -rf "$cache"
run 0 "a mask that forbids nothing" bash -c 'umask 0; exec "$@"' - "$ISADORA" dis -m ./main.isa <<<1123
is "private all the same" "700 700 600 600" \
    "$(stat -c %a "$cache" "$(dirname "$(manifest)")" "$(manifest)" "$(object)" | tr '\n' ' ' | sed 's/ $//')"

# ---- several at once: one builds, the others wait for it
rm -rf "$cache"
cat >bin/cc <<'END'
#!/bin/sh
case " $* " in *" -shared "*) echo >>"$LOG" ;; esac
exec gcc "$@"
END
chmod +x bin/cc
for n in 1 2 3 4; do
    LOG=$tmp/built CC=$tmp/bin/cc "$ISADORA" dis -m ./main.isa <<<1123 >out.$n 2>&1 &
done
wait
is "all right" '00000000: 1123  add $r1 $r2 $r3' "$(cat out.* | sort -u)"
is "built once" 1 "$(wc -l <built)"
is "one entry" 1 "$(entries)"

# ---- signals
rm -rf "$cache"
for slow in lua5.4 cc; do
    mkdir -p slow.$slow
    printf '#!/bin/sh\nsleep 2\ntouch "$MARK"\nexit 1\n' >slow.$slow/$slow
    chmod +x slow.$slow/$slow
    for signal in TERM INT HUP; do
        env --default-signal=INT,HUP PATH="$tmp/slow.$slow:$PATH" MARK="$tmp/mark.$signal" "$ISADORA" dis -m ./main.isa <<<1123 2>err &
        pid=$!
        for _ in 1 2 3 4 5 6 7 8 9 10; do
            sleep 0.2
            pgrep -f "$tmp/slow.$slow/$slow" >/dev/null && break
        done
        kill -$signal $pid
        wait $pid 2>/dev/null
        status=$?
        is "status by $signal during $slow" $((128 + $(kill -l $signal))) $status
        is "nothing is left by $signal during $slow" "" "$(ls "$cache" | grep -v '^lock$')"
        no_err
    done
done
sleep 2
is "none went on" "" "$(ls mark.* 2>/dev/null)"

# ---- size
mkdir -p "$cache"/old.entry "$cache"/work.killed "$cache"/work.now
touch -d '100 days ago' "$cache"/old.entry
touch -d '2 hours ago' "$cache"/work.killed
for n in $(seq 80); do
    mkdir "$cache"/entry.$n
    touch -d "$n minutes ago" "$cache"/entry.$n
done
run 0 "a new entry" "$ISADORA" dis -m ./main.isa <<<1123
is "not too old" "" "$(ls -d "$cache"/old.entry 2>/dev/null)"
is "nothing of a killed process" "work.now" "$(cd "$cache" && echo work.*)"
is "as many as may be" 64 "$(ls -d "$cache"/*/ | grep -vc work)"
[ -d "$cache"/entry.63 ] && [ ! -d "$cache"/entry.64 ] && pass || fail "the oldest ones go"
truncate -s 1500M "$cache"/entry.3/large
touch -d '3 minutes ago' "$cache"/entry.3/large
echo >>main.isa
run 0 "another one" "$ISADORA" dis -m ./main.isa <<<1123
[ -d "$cache"/entry.2 ] && [ ! -d "$cache"/entry.3 ] && pass || fail "too many bytes"
mkdir kept && touch kept/file && ln -s "$tmp/kept" "$cache"/entry.2/link
touch -h -d '100 days ago' "$cache"/entry.2/link && touch -d '100 days ago' "$cache"/entry.2
echo >>main.isa
run 0 "another one" "$ISADORA" dis -m ./main.isa <<<1123
[ ! -e "$cache"/entry.2 ] && [ -e kept/file ] && pass || fail "links are not followed"

done_
