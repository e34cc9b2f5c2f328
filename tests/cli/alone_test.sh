# The words of the text samples (tests/text/ISA.tsv), in a short run each fourth: the form that the program names is the
# only one that a plain reading of the exported JSON finds.
. "$(dirname "$0")/lib.sh"

# named: lines `FORM TAB WORD` of what `dis --json` says of each word that is an instruction.
named() {
    sed -n 's/.*"code":"\([0-9a-f ]*\)".*"form":"\([^"]*\)".*/\2\t\1/p'
}

for file in "$ROOT"/tests/text/*.tsv; do
    isa=$(basename "$file" .tsv)
    : >all
    for config in $(cut -f1 "$file" | sort -u); do
        options=(-V "${config%%/*}")
        case $config in */*) options+=(--mode "${config#*/}") ;; esac
        # Long words first, so that each is aligned.
        awk -F'\t' -v c="$config" '$1 == c {print length($2), $2}' "$file" | sort -rn | cut -d' ' -f2 |
            awk -v long="${TEST_LONG:-}" 'long || NR % 4 == 1' >words
        as_input "$isa" <words >input
        "$ISADORA" dis -m "$isa" "${options[@]}" -w --json input | named | head -n "$(wc -l <words)" >forms
        is "$isa $config: instructions" "$(wc -l <words)" "$(wc -l <forms)"
        sed "s|^|$config\t|" forms >>all
    done
    run 0 "$isa: one form each" once env -C "$ROOT" lua5.4 tests/reference/alone.lua "$(json_of "$isa")" <all
done
done_
