# isadora isas, info, explain.
. "$(dirname "$0")/lib.sh"

run 0 "isas" "$ISADORA" isas
out "$isa: "
out "nv41, g80"
run 0 "info" "$ISADORA" info $isa
out "forms"
out "words of a unit"
is "classes add up to 2^32" 4294967296 \
    "$(awk '/^words of a unit/ {on = 1; getline; next} on && NF == 6 {printf "%.0f", $3 + $4 + $5 + $6; exit}' out)"
run 0 "info of an instruction" "$ISADORA" info $isa add
out "syntax"
out "effects"
out "bits"
run 0 "info -m" "$ISADORA" info -m $isa add
run 1 "info of nothing" "$ISADORA" info $isa ad
err "did you mean"
run 2 "too much" "$ISADORA" info $isa add sub

run 0 "explain a word" "$ISADORA" explain -m $isa 4c0887c7
out 'add $r1 $r2 $r3'
out "tested"
out "not "
out 'DST        bits 19..23'
run 0 "explain a text" "$ISADORA" explain -m $isa 'add $r1 $r2 $r3'
out '4c0887c7'
run 0 "explain words of a text" "$ISADORA" explain -m $isa add '$r1' '$r2' '$r3'
out '4c0887c7'
run 0 "explain a mask" "$ISADORA" explain -m $isa -V g80 5c0234dc
out '^0x10000003'
run 0 "explain two words" "$ISADORA" explain -m $isa 4c0887c7 6d088039
is "two words" 2 "$(grep -c '^  form      [^01]' out)"
run 1 "explain a hole" "$ISADORA" explain -m $isa ffffffff
out "does not decode"
run 1 "explain what is no text" "$ISADORA" explain -m $isa 'addd $r1'
err "addd"
run 2 "explain nothing" "$ISADORA" explain -m $isa

done_
