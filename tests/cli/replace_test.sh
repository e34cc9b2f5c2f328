# What -o does to a file that is there: its mode, owner and links stay; nothing is left of what fails.
. "$(dirname "$0")/lib.sh"

echo 'mov b32 $r1 $r2' >one.s
echo 'mov b32 $r3 $r4' >two.s
echo 'no such instruction' >wrong.s
assemble() { run "$1" "$2" "$ISADORA" as -m tesla "$3" -o "$4"; }
assemble 0 "first" one.s one
assemble 0 "second" two.s two
about() { stat -c '%a %h %F' "$@" | tr '\n' ' '; }

# ---- mode, links ----
echo old >secret
chmod 600 secret
ln secret other
ln -s secret link
assemble 0 "a file with other names" one.s secret
is "its mode and names" '600 2 regular file ' "$(about secret)"
cmp -s one other && pass || fail "its other name has something else"
assemble 0 "through a link" two.s link
is "the link stays" '777 1 symbolic link 600 2 regular file ' "$(about link secret)"
cmp -s two secret && pass || fail "the link's file has something else"
rm other
assemble 0 "a file with one name, through a link" one.s link
is "mode of one name" '777 1 symbolic link 600 1 regular file ' "$(about link secret)"
cmp -s one secret && pass || fail "the link's file has something else than the first program"
ln -s later dangling
assemble 0 "a link to a missing file" one.s dangling
cmp -s one later && pass || fail "the file that was missing"
mkdir apart && ln -s apart/out far && echo old >apart/out
assemble 0 "in another folder" one.s far
cmp -s one apart/out && [ -L far ] && pass || fail "the link to another folder"
umask 027
assemble 0 "a new file" one.s new
is "its mode" '640 1 regular file ' "$(about new)"
umask 022

# ---- what fails ----
assemble 1 "a mistake" wrong.s secret
cmp -s one secret && pass || fail "a mistake changed the file"
if [ "$(id -u)" = 0 ]; then
    chown 12:34 secret
    assemble 0 "of another owner" two.s secret
    is "its owner" '12 34 600' "$(stat -c '%u %g %a' secret)"
fi
echo "kept" >full
run 3 "no room" bash -c 'ulimit -f 0; trap "" XFSZ; exec "$@" 2>/dev/null' - "$ISADORA" as -m tesla one.s -o full
is "it is as before" kept "$(cat full)"
mkfifo never
for signal in HUP INT TERM; do
    # What runs in the background, or below nohup, ignores some of them.
    env --default-signal=HUP,INT,TERM "$ISADORA" cfg -m tesla -o apart/graph <never 2>/dev/null &
    exec 9>never
    for _ in $(seq 100); do
        ls apart/graph.* >/dev/null 2>&1 && break
        sleep 0.05
    done
    kill -$signal $!
    wait $! 2>/dev/null
    status=$?
    is "status by $signal" $((128 + $(kill -l $signal))) $status
    exec 9>&-
done
is "nothing else is left" '' "$(ls -d ./*.?????? apart/*.?????? 2>/dev/null)"

done_
