# What the assembler says to wrong lines of Tesla code: every line of tesla_refuse.tsv is refused, at its column, with
# its message and its first note. `WRITE=FILE` writes the table again as the program behaves, to be read and compared.
[ -z "${WRITE:-}" ] || { WRITE=$(realpath "$WRITE") && ! [ -s "$WRITE" ]; } || { echo "WRITE names a file that is there: $WRITE" >&2; exit 2; }
. "$(dirname "$0")/lib.sh"
table=$ROOT/tests/cli/tesla_refuse.tsv
tab=$'\t'

# refused VARIANT MODE LINE: the status must be 1; leaves column, message and note.
refused() {
    local place
    rm -f out.bin
    printf '%s\n' "$3" >line.s
    "$ISADORA" as -m tesla -V "$1" --mode "$2" -o out.bin line.s >"$tmp/out" 2>"$tmp/err"
    is "$1 $2: $3: status" 1 $?
    [ -e out.bin ] && fail "$1 $2: $3: there is output"
    place=$(head -1 "$tmp/err")
    place=${place#line.s:1:}
    column=${place%%:*} message=${place#*: error: }
    note=$(sed -n 's/^line\.s:1: note: //p' "$tmp/err" | head -1)
}

lines=0
while IFS= read -r row; do
    if [ -z "$row" ] || [ "${row:0:1}" = '#' ]; then
        [ -z "${WRITE:-}" ] || printf '%s\n' "$row" >>"$WRITE"
        continue
    fi
    IFS=$tab read -r variant mode line want_column want_message want_note <<<"$row"
    lines=$((lines + 1))
    refused "$variant" "$mode" "$line"
    if [ -n "${WRITE:-}" ]; then
        printf '%s\n' "$variant$tab$mode$tab$line$tab$column$tab$message$tab${note:--}" >>"$WRITE"
        continue
    fi
    is "$variant $mode: $line: column" "$want_column" "$column"
    is "$variant $mode: $line: message" "$want_message" "$message"
    is "$variant $mode: $line: note" "${want_note#-}" "$note"
done <"$table"
[ "$lines" -ge 90 ] && pass || fail "only $lines lines in the table"

done_
