# Committed text samples (tests/text/ISA.tsv): each word reads as its text, and each text is its word, by the program.
. "$(dirname "$0")/lib.sh"

# texts_at ISA ADDRESS OPTION..: the words in file w as text, one line each
texts_at() {
    "$ISADORA" dis -m "$1" --base "$2" "${@:3}" --ctrl -w w | sed 's/^[^ ]*: [0-9a-f ]*  //' | head -n "$(wc -l <all)"
}

# batch ISA CONFIG DIGITS FILE: all words of a configuration that have so many hex digits. So each is aligned.
batch() {
    local isa=$1 config=$2 digits=$3 file=$4 options=(-V "${2%%/*}")
    case $config in */*) options+=(--mode "${config#*/}") ;; esac
    awk -F'\t' -v c="$config" -v n="$digits" '$1 == c && length($2) == n' "$file" >all
    # What is relative to its address is in the Lua test: here it would change with the place in the file.
    cut -f2 all | as_input "$isa" >w
    texts_at "$isa" 0 "${options[@]}" >here
    texts_at "$isa" 0x1020 "${options[@]}" >there
    paste all here there | awk -F'\t' '$4 == $5' >lines
    # Words of 64 and 128 bits are several of 32 bits in memory order, the lowest one first. What is left of a unit
    # of several words is filled from the beginning.
    cut -f2 lines | as_input "$isa" >w
    [ "$digits" != 22 ] || awk '{print; l[NR] = $0} END {for (i = 1; (NR + i - 1) % 3 != 0; i++) print l[i]}' lines >full
    [ "$digits" = 22 ] || cp lines full
    cut -f3 full >t
    run 0 "$isa $config $digits reads" "$ISADORA" dis -m "$isa" "${options[@]}" --ctrl -w w
    is "$isa $config $digits: texts" "" "$(sed 's/^[^ ]*: [0-9a-f ]*  //' out | diff t - | head -5)"
    run 0 "$isa $config $digits assembles" "$ISADORA" as -m "$isa" "${options[@]}" -w t
    # Where instructions have 16 bits, too, digits are in groups of four.
    grep -qE '^[0-9a-f]{4}( |$)' out && sed -E 's/\b(.{4})(.{4})\b/\2 \1/' w >groups || cp w groups
    is "$isa $config $digits: words" "" "$(tr ' ' '\n' <groups | diff - <(tr ' ' '\n' <out | grep .) | head -5)"
}

for file in "$ROOT"/tests/text/*.tsv; do
    isa=$(basename "$file" .tsv)
    awk -F'\t' '{print $1, length($2)}' "$file" | sort -u >batches
    while read -r config digits; do batch "$isa" "$config" "$digits" "$file"; done <batches
done

done_
