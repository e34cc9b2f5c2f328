# Committed text samples (tests/text/ISA.tsv): each word reads as its text, and each text is its word, by the program.
. "$(dirname "$0")/lib.sh"

for file in "$ROOT"/tests/text/*.tsv; do
    isa=$(basename "$file" .tsv)
    for variant in $(cut -f1 "$file" | uniq); do
        # One word at a time stands at address 0, where the samples were made.
        awk -F'\t' -v v="$variant" '$1 == v {print $2}' "$file" >words
        awk -F'\t' -v v="$variant" '$1 == v {print $3}' "$file" >texts
        grep -vn 'rbra' texts | cut -d: -f1 >plain # what is relative to its address is in the Lua test
        awk 'NR == FNR {keep[$1]; next} FNR in keep' plain words >w
        awk 'NR == FNR {keep[$1]; next} FNR in keep' plain texts >t
        run 0 "$isa $variant reads" "$ISADORA" dis -m "$isa" -V "$variant" -w w
        is "$isa $variant: texts" "" "$(sed 's/^[^ ]* [^ ]*  //' out | diff t - | head -5)"
        run 0 "$isa $variant assembles" "$ISADORA" as -m "$isa" -V "$variant" -w t
        is "$isa $variant: words" "" "$(diff w out | head -5)"
    done
done

done_
