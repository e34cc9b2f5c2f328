# Kernels of tests/prog/tesla: each NAME.s is launched as its lines `// run:` say and leaves files; tesla_expect made
# their input and, in plain C, NAME.PART.want, which they must be like, byte for byte.
. "$(dirname "$0")/../../cli/lib.sh"

programs=$ROOT/tests/prog/tesla
expect=${TESLA_EXPECT:-$(dirname "$ISADORA")/tests/tesla_expect}

# launch PROGRAM: what the program says about itself, as the arguments of `isadora run`.
launch() { sed -n 's|^// run: *||p' "$1" | tr '\n' ' '; }

# differs FILE: where a result is not as wanted, for a message.
differs() {
    if [ ! -e "$1" ]; then
        echo "$1 was not written"
    else
        cmp "$1" "$1.want" 2>&1
    fi
}

run 0 "inputs and results of the references" "$expect"
for program in "$programs"/*.s; do
    name=$(basename "$program" .s)
    read -ra arguments <<<"$(launch "$program")"
    # The side of a branch that runs first is undocumented, and makes no difference here.
    for order in taken fallthrough; do
        run 0 "$name, $order" timeout 120 "$ISADORA" run -m tesla "$program" "${arguments[@]}" \
            --set "branch_order=$order"
        wanted=0
        for want in "$name".*.want; do
            [ -e "$want" ] || continue
            wanted=$((wanted + 1))
            result=${want%.want}
            if cmp -s "$result" "$want"; then pass; else fail "$name, $order: $(differs "$result")"; fi
            mv -f "$result" last 2>/dev/null
        done
        if [ "$wanted" -gt 0 ]; then pass; else fail "$name: nothing to compare it with"; fi
    done
    # None has a race, uses undefined bits, or comes to a barrier in pieces.
    run 0 "$name, checked" timeout 120 "$ISADORA" run -m tesla "$program" "${arguments[@]}" --check all
    no_err

    machine=(-m tesla -V "${arguments[1]}")
    [ "${arguments[2]}" != --mode ] || machine+=(--mode "${arguments[3]}")
    "$ISADORA" as "${machine[@]}" "$program" >words 2>/dev/null &&
        "$ISADORA" dis "${machine[@]}" --text words >back.s 2>/dev/null
    run 0 "$name: its listing is assembled" "$ISADORA" as "${machine[@]}" back.s
    if cmp -s words out; then pass; else fail "$name: text and back gives other words"; fi
done
for want in *.want; do
    if [ -e "$programs/${want%%.*}.s" ]; then pass; else fail "$want has no kernel"; fi
done

# A kernel that does something else is noticed: the comparison is one that can fail.
sed 's/add b32 $r2 $r2 $r3/sub b32 $r2 $r2 $r3/' "$programs/vecadd.s" >vecadd.s
read -ra arguments <<<"$(launch vecadd.s)"
run 0 "a wrong kernel" "$ISADORA" run -m tesla vecadd.s "${arguments[@]}"
if [ -n "$(differs vecadd.c)" ]; then pass; else fail "a wrong result is not noticed"; fi

done_
