# Any bytes survive disassembly and assembly: every instruction set, every variant and mode.
. "$(dirname "$0")/lib.sh"
shared_cache

# words N SEED: reproducible, with many neighbours of few-bit patterns among uniformly random ones.
words() {
    lua5.4 -e 'local n, seed = tonumber(arg[1]), tonumber(arg[2]) math.randomseed(seed)
        for i = 1, n do
            local a, b = math.random(0, 0xffffffff), math.random(0, 0xffffffff)
            print(("%08x"):format(i % 4 == 0 and a & b or i % 4 == 1 and (a | b) or a))
        end' /dev/null "$@"
}

count=10000
[ -z "${TEST_LONG:-}" ] || count=20000
words "$(share $count)" 7 >words
xxd -r -p words >raw
printf '\x01\x02\x03' >>raw
# The configurations that the table of words in `isadora info` lists.
configs() {
    "$ISADORA" info "$1" | awk '/^words of a unit/ {on = 1; getline; next} on && !NF {exit} on {print $1}' | sort -u
}

"$ISADORA" isas | awk -F: '/^[^ ]/ {print $1}' >isas
[ -s isas ] && pass || fail "no instruction set"
while read -r name; do
    configs "$name" >configs
    [ -s configs ] && pass || fail "$name has no configuration"
    while read -r config; do
        variant=${config%%/*}
        options=(-m "$name")
        "$ISADORA" dis -m "$name" -V "$variant" </dev/null 2>/dev/null && options+=(-V "$variant")
        [ "$config" = "$variant" ] || options+=(--mode "${config#*/}")
        run 0 "$name $config: dis" "$ISADORA" dis "${options[@]}" --text -i raw
        cp out text
        run 0 "$name $config: as" "$ISADORA" as "${options[@]}" -i -o again text
        cmp -s raw again && pass || fail "$name $config: raw bytes came back differently"
        "$ISADORA" dis "${options[@]}" --text -i again | cmp -s - text && pass || fail "$name $config: text differs"
    done <configs
done <isas

# Descriptions of every shape: units of 8 to 64 bits, several lengths, both byte orders, bits outside the word. Every
# tenth, in a long run all; tests/e2e takes all of them through text and back in C.
head -c 6001 raw >some
find "$ROOT/tests/ok" -name '*.isa' -not -path '*.isa/*' | sort | awk -v long="${TEST_LONG:-}" 'long || NR % 10 == 1' >descriptions
run 0 "descriptions" test -s descriptions
while read -r description; do
    name=${description#"$ROOT"/}
    run 0 "$name: dis" "$ISADORA" dis -m "$description" --text -i some
    cp out text
    run 0 "$name: as" "$ISADORA" as -m "$description" -i -o again text
    cmp -s some again && pass || fail "$name: raw bytes came back differently"
done <descriptions

run 0 "words to words" bash -c "'$ISADORA' dis -m $isa --text words | '$ISADORA' as -m $isa -w"
cmp -s out words && pass || fail "words came back differently"

done_
