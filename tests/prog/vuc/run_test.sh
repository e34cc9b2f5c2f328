# Programs of the vuc: each NAME.s on each variant of its line `// variants:`, compared with NAME.json; NAME.device, where
# there is one, plays the host.
. "$(dirname "$0")/../../cli/lib.sh"

programs=$ROOT/tests/prog/vuc
run 0 "results are those of the references" lua5.4 "$programs/expect.lua" --check

for program in "$programs"/*.s; do
    name=$(basename "$program" .s)
    state=${program%.s}.json
    variants=$(sed -n 's|^// variants: *||p' "$program")
    if [ -n "$variants" ]; then pass; else fail "$name: no line of variants"; fi
    host=()
    [ -f "${program%.s}.device" ] && host=(--device "${program%.s}.device")
    for variant in $variants; do
        run 0 "$name, $variant" "$ISADORA" run -m vuc -V "$variant" -n 1000000 "$program" "${host[@]}" \
            --in "$state" --expect "$state"
        "$ISADORA" as -m vuc -V "$variant" "$program" >words 2>/dev/null &&
            "$ISADORA" dis -m vuc -V "$variant" --text words >back.s 2>/dev/null
        run 0 "$name, $variant: its listing is assembled" "$ISADORA" as -m vuc -V "$variant" back.s
        if cmp -s words out; then pass; else fail "$name, $variant: text and back gives other words"; fi
    done
done

# Without its host a program deadlocks.
run 1 "no host" "$ISADORA" run -m vuc -V vp3 "$programs/mailbox_host.s"
err "the instruction at 0x1 waits for something that nothing here will ever do"

# A wrong expectation is noticed.
sed 's/"mem_out":{"D":{"0x0":"0x[0-9a-f]*"/"mem_out":{"D":{"0x0":"0x7777"/' "$programs/memory.json" >wrong.json
run 1 "a wrong result" "$ISADORA" run -m vuc -V vp3 "$programs/memory.s" --in wrong.json --expect wrong.json
err "D[0x0]: expected 0x7777"

done_
