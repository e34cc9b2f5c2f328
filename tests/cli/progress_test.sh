# What takes long says what it is doing, on standard error; what is quick says nothing.
. "$(dirname "$0")/lib.sh"
export ISADORA_PROGRESS=1
cp "$tiny" tiny.isa
# Longer than two seconds, and than the five that may pass between two lines.
echo "return { name = 'slow', emit = function() os.execute('sleep 6') return {} end }" >slow.lua
sed 's/A + B/A + Q/' "$tiny" >broken.isa

run 0 "quick" "$ISADORA" check tiny.isa
no_err
mkdir one two
cp tiny.isa one
sed 's/^isa tiny/isa other/' tiny.isa >two/two.isa

# slowly NAME COMMAND...: in the background; `ended NAME` gives its status, out and err.
slowly() {
    local name=$1
    shift
    { "$@" >"$name.out" 2>"$name.err"; echo $? >"$name.status"; } &
}
ended() {
    cp "$1.out" out
    cp "$1.err" err
    is "$1: status" 0 "$(cat "$1.status")"
}
slowly slow "$ISADORA" gen tiny.isa -o made.1 --emitter slow.lua
slowly quiet "$ISADORA" gen --quiet tiny.isa -o made.2 --emitter slow.lua
slowly several "$ISADORA" gen one two -o made.3 --emitter slow.lua
slowly several-quiet env ISADORA_PROGRESS=0 "$ISADORA" gen one two -o made.4 --emitter slow.lua
slowly terminal script -qec "$ISADORA gen tiny.isa -o made.5 --emitter slow.lua" /dev/null
wait
ended slow
err "isadora: tiny.isa: write"
out "made.1/tiny:"
ended quiet
no_err
ended several
err "isadora: one: write"
err "isadora: two: write"
ended several-quiet
no_err
ended terminal
if grep -q $'\r\033\[Ktiny.isa: write\r\033\[K' out; then pass; else fail "one line on a terminal" "$(cat -v out)"; fi

# ---- -m FILE
mkdir bin
printf '#!/bin/sh\nsleep 1.2\nexec gcc "$@"\n' >bin/cc
chmod +x bin/cc
run 0 "slow compiler" env CC="$tmp/bin/cc" "$ISADORA" dis -m ./tiny.isa <<<1123
grep -qE '^isadora: \./tiny.isa: compiling, [0-9]+ of 7 files are done$' err && pass || fail "no progress" "$(cat err)"
is "the result alone" '00000000: 1123  add $r1 $r2 $r3' "$(cat out)"
run 0 "from the cache" "$ISADORA" dis -m ./tiny.isa <<<1123
no_err
rm -rf "$XDG_CACHE_HOME"
run 0 "quiet" env ISADORA_PROGRESS=0 CC="$tmp/bin/cc" "$ISADORA" dis -m ./tiny.isa <<<1123
no_err
rm -rf "$XDG_CACHE_HOME"
CC=$tmp/bin/cc "$ISADORA" dis -m ./tiny.isa <<<1123 >/dev/null 2>&1 &
sleep 0.5
run 0 "two at once" env CC="$tmp/bin/cc" "$ISADORA" dis -m ./tiny.isa <<<1123
err "./tiny.isa: waiting for another process that compiles it"
wait

done_
