# The manual of the program: its man pages have every option of --help, and its prose names no other.
. "$(dirname "$0")/lib.sh"

commands=$("$ISADORA" help | sed -nE '/^examples/q; s/^  ([a-z]+) +.*/\1/p')
mkdir helps
for command in $commands; do "$ISADORA" "$command" --help >helps/"$command"; done

manual() {
    "$ROOT/tools/manual" --man "$tmp/man" && lua5.4 "$ROOT/tests/lib/options_in_manual.lua" helps man "$ROOT/tools/isadora/manual"
}
if cat helps/* | once manual >problems 2>&1; then pass; else fail "manual of the program" "$(cat problems)"; fi

# Mistakes of the script that builds manuals.
run 2 "no folder" "$ROOT/tools/manual" vuc
err "tools/manual"
run 2 "unknown option" "$ROOT/tools/manual" --html vuc folder
run 1 "unknown instruction set" "$ROOT/tools/manual" nothing folder
err 'no description `nothing`'
run 1 "no program" env ISADORA=/nonexistent "$ROOT/tools/manual" --man folder
err "no program /nonexistent"

done_
