# Fields that are floats in text: both ways, what is refused and why, and what `explain` says.
. "$(dirname "$0")/lib.sh"
shared_cache
floats=$ROOT/tests/ok/fields/immediates.isa

# refused TEXT MESSAGE
refused() {
    printf '%s\n' "$1" >r.s
    run 1 "$1" "$ISADORA" as -m "$floats" -o /dev/null r.s
    err "$2"
}

cat >p.s <<'EOF'
short $r1, 0.1
short $r1, -0.0
short $r1, 0x7fc00001
exact $r15, 3.1415927410125732422.NEG
exact $r2, -1.84467440737095516160e+19
exact $r2, +QNAN.NEG
narrow.a $r1, -0.1015625
narrow.b $r1, +INF
long.a $r3, ~2.2250738585072013831e-308
long.b $r3, 0.5
half.a $r3, 65504, 4.57763671875e-05
half.b $r3, -INF
half.c $r3, [1.5]
half.c $r3, [1.5, -SNAN]
not_one $r4, 1.0000001
wide $r1, 0.10000000000000142
tail (5)-3
tail (5)+INF
EOF
run 0 "as" "$ISADORA" as -m "$floats" -o words p.s
no_err
run 0 "text" "$ISADORA" dis -m "$floats" --text words
is "text" "$(sed 's/half.a $r3, 65504/half.a $r3, 65500/' p.s)" "$(cat out)"
cp out text
run 0 "back" "$ISADORA" as -m "$floats" text
is "back" "$(cat words)" "$(cat out)"

# Other spellings of the same numbers.
is "spellings" "$(printf '%s\n' 'short $r1, 0.1' 'short $r1, +INF' 'short $r1, 1' 'short $r1, 0.5' |
    "$ISADORA" as -m "$floats")" "$(printf '%s\n' 'short $r1, 100e-3' 'short $r1, INF' 'short $r1, 0x3f800000' \
    'short $r1,   5E-1' | "$ISADORA" as -m "$floats")"

refused 'short $r1, 1e39' '`1e39` is too large for f32'
refused 'short $r1, -1e-50' '`-1e-50` is too near to zero for f32'
refused 'narrow.b $r1, 0.1' 'is between two numbers of the field, 0.0625 and 0.125: it is the high 9 bits of f32'
refused 'narrow.c $r1, QNAN' '`QNAN` does not fit into the high 5 bits of f32'
refused 'half.a $r1, 0x10000, 0' '`0x10000` has more bits than the field, which is f16'
refused 'not_one $r1, 1' '`1` is not allowed here; expected a float with the bits 0x0..0x3f7fffff, 0x3f800001..0xffffffff'
refused 'short $r1, here' 'expected a float, found `here`'
refused 'short $r1, 1.5x' '`1.5x` is not a number'
refused 'short $r1, 1+1' '`1` is not a number'

run 0 "explain" "$ISADORA" explain -m "$floats" 'exact $r1, 0.5'
out '= 0x3f000000  0.5 (0x3f000000)'
run 0 "explain a NaN" "$ISADORA" explain -m "$floats" 'short $r1, 0xffffffff'
out '0xffffffff, a NaN'
run 0 "gen" "$ISADORA" gen "$floats" -o gen
run 0 "export json" "$ISADORA" export json "$floats" -o immediates.json
is "json" '"float": "f64", "digits": 20 ' "$(grep -A1 '"float": "f64",' immediates.json | head -2 | tr -s ' \n' '  ' | sed 's/^ //')"
is "manual" 1 "$(grep -c 'high 9 bits of a float ``f32``, printed with 9 digits' gen/immediates/fields.rst)"
done_
