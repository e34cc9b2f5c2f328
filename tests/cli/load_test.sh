# -m FILE: a description that is not shipped is generated, compiled, cached and loaded.
. "$(dirname "$0")/lib.sh"
entries() { ls -d cache/isadora/*/ | wc -l; }

run 0 "first use" "$ISADORA" dis -m "$tiny" <<<1123
is "text" '00000000: 1123  add $r1 $r2 $r3' "$(cat out)"
is "one entry in the cache" 1 "$(entries)"
run 0 "second use" "$ISADORA" dis -m "$tiny" <<<2412
is "still one entry" 1 "$(entries)"
mkdir folder
cp "$tiny" folder/
run 0 "a folder" "$ISADORA" run -m folder -w --set '$r2=2' <<<1123
out '$r1 = 0x2'
is "an entry of its own" 2 "$(entries)"
run 0 "found in the cache, however it is called" env PATH=/nowhere "$ISADORA" run -m .//./folder/ -w --set '$r2=2' <<<1123
out '$r1 = 0x2'
run 0 "as" "$ISADORA" as -m "$tiny" <<<'load $r4 0x12'
is "as" 2412 "$(cat out)"
run 0 "info" "$ISADORA" info -m "$tiny"
run 0 "explain" "$ISADORA" explain -m "$tiny" 1123
run 1 "as of an unknown mnemonic" "$ISADORA" as -m folder <<<'frobnicate'
err 'note: `isadora info -m folder` shows what there is'
run 1 "explain of an unknown mnemonic" "$ISADORA" explain -m folder frobnicate
err 'note: `isadora info -m folder` shows what there is'

sed 's/OP=2/OP=3/' "$tiny" >changed.isa
sed -i 's/= 2412/= 3412/' changed.isa
run 0 "a changed description" "$ISADORA" as -m ./changed.isa <<<'load $r4 0x12'
is "is a new one" 3412 "$(cat out)"
# What a description uses counts like the description itself.
mkdir used
{ head -1 "$tiny"; echo 'use "../shared.part"'; tail -n +2 "$tiny"; } >used/using.isa
printf 'fields\n    X 0..3 missing\n' >shared.part
run 1 "a used file with a field of an unknown table" "$ISADORA" dis -m used <<<1123
err "shared.part:2"
echo '# nothing' >shared.part
run 0 "the used file has changed" "$ISADORA" dis -m used <<<1123
rm -r used

sed 's/OP=2/OP=1/' "$tiny" >broken.isa
run 1 "a description with errors" "$ISADORA" dis -m ./broken.isa <<<1123
err "broken.isa:"
err "error [E"
is "leaves nothing in the cache" 4 "$(entries)"

echo >>changed.isa
run 3 "no such description" "$ISADORA" dis -m ./none.isa
err "none.isa"
run 3 "no lua" env PATH=/nowhere "$ISADORA" dis -m ./changed.isa
err "lua5.4"
mkdir bin
ln -s "$(command -v lua5.4)" "$(command -v sh)" bin/
run 3 "no re2c" env PATH="$tmp/bin" "$ISADORA" dis -m ./changed.isa
err "apt-get install re2c"
run 3 "no compiler" env CC=no-such-cc "$ISADORA" dis -m "$tiny"
err "no-such-cc"
run 1 "a compiler that fails" env CC=false "$ISADORA" dis -m "$tiny"
err "refused"
run 3 "no place for a cache" env -u HOME -u XDG_CACHE_HOME "$ISADORA" dis -m "$tiny"
err "XDG_CACHE_HOME"
run 3 "no data" env ISADORA_DATA=/nowhere "$ISADORA" dis -m ./changed.isa
err "ISADORA_DATA"
mkdir data
mkdir data/tools
cp -r "$ROOT/gen" "$ROOT/runtime" data
cp -r "$ROOT/tools/lib" data/tools
echo '/* another layout */' >>data/runtime/include/isadora/base.h
run 3 "other headers than the program's" env ISADORA_DATA="$tmp/data" "$ISADORA" dis -m "$tiny" <<<1123
err "was built with other headers than those in $tmp/data/runtime"
cp "$ROOT/runtime/include/isadora/base.h" data/runtime/include/isadora
run 0 "the same headers elsewhere" env ISADORA_DATA="$tmp/data" XDG_CACHE_HOME="$tmp/cache2" "$ISADORA" dis -m "$tiny" <<<1123
is "nothing half built" 4 "$(entries)"

# Any compiler, without a word from it.
for compiler in gcc clang; do
    command -v $compiler >/dev/null || continue
    run 0 "$compiler" env CC=$compiler "$ISADORA" run -m "$tiny" -w --set '$r2=2' <<<1123
    out '$r1 = 0x2'
    no_err
done

# ---- what a subcommand needs, and no more
cat >bin/cc <<'END'
#!/bin/sh
echo "$*" >>"$LOG"
exec gcc "$@"
END
chmod +x bin/cc
export CC=$tmp/bin/cc LOG=$tmp/compiled
rm -rf cache
for command in "dis" "info" "explain" "as"; do
    : >compiled
    word=1123
    [ "$command" = as ] && word='add $r1 $r2 $r3'
    [ "$command" = dis ] && args= || args=$word
    [ "$command" = explain ] || args=
    run 0 "$command" "$ISADORA" $command -m "$tiny" $args <<<"$word"
    is "$command compiles no interpreter" "" "$(grep -E '_exec|_fast' compiled)"
done
is "compiled at the first" "" "$(cat compiled)"
run 0 "run" "$ISADORA" run -m "$tiny" -w --set '$r2=2' --trace <<<1123
out '$r1 = 0x2'
grep -q '_exec.* -o' compiled && pass || fail "the interpreter is compiled for run"
: >compiled
run 0 "test" "$ISADORA" test -m "$tiny" <<<'{"isa":"tiny","code":"1123","in":{"$r2":"0x2"},"out":{"$r1":"0x2"}}'
run 0 "dis" "$ISADORA" dis -m "$tiny" <<<1123
is "an entry with an interpreter serves all" "" "$(cat compiled)"
is "and is one" 1 "$(entries)"
ISADORA_CFLAGS="-O2 -DOTHER" run 0 "options of the user" "$ISADORA" dis -m "$tiny" <<<1123
is "for each file" "$(grep -c -- ' -c ' compiled)" "$(grep -c -- ' -O2 -DOTHER' compiled)"
# A machine with lanes; one with latencies, whose uses are a part of their own.
lanes=$ROOT/tests/ok/machine/warps.isa
run 0 "lanes: as" "$ISADORA" as -m "$lanes" <<<'add $r3 $r1 $r2'
run 0 "lanes: run" "$ISADORA" run -m "$lanes" --set '$r1=1' --set '$r2=2' <<<'add $r3 $r1 $r2'
out '$r3 = 0x3'
: >compiled
run 0 "vuc: as" "$ISADORA" as -m "$ROOT/desc/vuc" -V vp2 <<<'nop'
is "without uses" "" "$(grep _uses compiled)"
run 0 "vuc: lint" "$ISADORA" lint -m "$ROOT/desc/vuc" -V vp2 - <<<'nop'
grep -q '_uses.* -o' compiled && pass || fail "uses are compiled for lint"
is "without an interpreter" "" "$(grep _exec compiled)"
run 0 "vuc: dis --uses" "$ISADORA" dis -m "$ROOT/desc/vuc" -V vp2 --json --uses <<<0000000000

ln -s folder 'a folder'
run 1 "a path that a shell would split" "$ISADORA" as -m './a folder' <<<'frobnicate'
err 'note: `isadora info -m ISA` shows what there is'
done_
