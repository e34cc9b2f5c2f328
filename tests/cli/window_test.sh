# Windows of spaces and cells that are shown joined: wherever users name memory.
. "$(dirname "$0")/lib.sh"
shared_cache
isa=tesla

cat >program.s <<'END'
        mov b32 $r0 0x10
        ld b32 $r1 g14[$r0]
        add b32 $r1 $r1 0x1
        st u16 g3[$r0] $r1
        st b64 g15[$r0] $r0d
END
run 0 "set" "$ISADORA" run -m $isa program.s --set 'g14[0x10]=0x1234ffff' --trace
out 'g14[0x10..0x13]@0 = 0x1234ffff'
out 'g3[0x10..0x11]@0 = 0x0'
out 'g15[0x10..0x17]@0 = 0x1235000000000010'
run 0 "the whole space counts on" "$ISADORA" run -m $isa program.s --set 'g[0xe00000010]=0x1234ffff' --trace
out 'g14[0x10..0x13]@0 = 0x1234ffff'
run 0 "bits of a word" "$ISADORA" run -m $isa program.s --set 'g14[0x10][16..31]=0xabcd' --trace
out 'g14[0x10..0x13]@0 = 0xabcd0000'
run 2 "between words" "$ISADORA" run -m $isa program.s --set 'g14[0x12]=1'
err 'cells of `g` are shown 4 at a time; the index is a multiple of 4'
run 2 "beyond the window" "$ISADORA" run -m $isa program.s --set 'g14[0x100000000]=1'
err 'expected a number from 0 to 0xffffffff'
run 2 "too large" "$ISADORA" run -m $isa program.s --set 'g14[0x10]=0x100000000'
err 'does not fit `g14[0x10]`, which has 32 bits'
for name in g16 g01 'g-1' g; do
    printf '{"mem_in":{"%s":{"0x10":1}}}\n' "$name" >in.json
    if [ "$name" = g ]; then
        run 0 "space" "$ISADORA" run -m $isa program.s --in in.json
    else
        run 1 "no window $name" "$ISADORA" run -m $isa program.s --in in.json
        err "has no space \`$name\`"
    fi
done

printf '\001\002\003\004\005' >bytes
run 0 "a file" "$ISADORA" run -m $isa program.s --mem g14@0x10=bytes --trace
out 'g14[0x10..0x13]@0 = 0x4030201'
run 1 "a file too long" "$ISADORA" run -m $isa program.s --mem c2@0xfffe=bytes
err 'bytes does not fit into c2 from 0xfffe'

cat >state.json <<'END'
{"mem_in":{"g14":{"0x10":"0x1234ffff"}},"mem_out":{"g3":{"0x10":0},"g15":{"0x10":16,"0x14":"0x12350000"},"g":{"0xf00000014":"0x12350000"}}}
END
run 0 "expected" "$ISADORA" run -m $isa program.s --in state.json --expect state.json
sed 's/"0x14":"0x12350000"/"0x14":7/' state.json >other.json
run 1 "not as expected" "$ISADORA" run -m $isa program.s --in state.json --expect other.json
err 'g15[0x14]: expected 0x7, got 0x12350000'
sed 's/"0x14":/"0x15":/' state.json >other.json
run 1 "between words of a file" "$ISADORA" run -m $isa program.s --in state.json --expect other.json
err 'the index is a multiple of 4'

echo '        st b32 g14[$r0] $r1' >unaligned.s
run 1 "unaligned" "$ISADORA" run -m $isa unaligned.s --set '$r0=2'
err 'access not aligned: g14[0x2]'

cat >vectors.jsonl <<'END'
{"isa":"tesla","code":"d00e0005 a0c00780","in":{"$r0":"0x10","$r1":5},"out":{},"mem_out":{"g14":{"0x10":5}}}
{"isa":"tesla","code":"d00e0005 a0c00780","in":{"$r0":"0x10","$r1":5},"out":{},"mem_in":{"g14":{"0x14":1}},"mem_out":{"g14":{"0x10":6}}}
{"isa":"tesla","code":"d00e0005 a0c00780","in":{"$r0":"0x10","$r1":5},"out":{}}
{"isa":"tesla","code":"d00e0005 a0c00780","in":{"$r0":"0x10","$r1":5},"out":{},"mem_out":{"g14":{"0x11":5}}}
END
run 1 "vectors" "$ISADORA" test -m $isa vectors.jsonl
out '1 passed, 2 failed'
cat out err >both
grep -qF 'g14[0x10]: expected 0x6, got 0x5' both && pass || fail "a wrong word"
grep -qF 'g14[0x10]: expected 0x0, got 0x5 (not listed)' both && pass || fail "a word that is not listed"
grep -qF 'the index is a multiple of 4' both && pass || fail "between words of a vector"

run 0 "info" "$ISADORA" info $isa
out 'g: 68719476736 cells of 8 bits, in equal parts g0 to g15, shown by 32'
done_
