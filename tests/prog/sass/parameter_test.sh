# Generic addresses of parameters.
. "$(dirname "$0")/../../cli/lib.sh"

words() {
    lua5.4 -e 'for _, x in ipairs(arg) do io.write(string.pack("<I4", x)) end' /dev/null "$@"
}

words 3 4 5 6 7 >table.raw
words 11 12 13 14 15 16 17 18 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 >in.raw
words 11 12 13 14 15 16 17 18 0 0 0 0 0 0 0 0 1 2 3 4 15 16 17 18 >want.raw
for at in 80:0x168 90:0x218; do
    for options in "--set branch_order=taken" "--reference"; do
        # shellcheck disable=SC2086
        run 0 "sm_${at%:*} $options" "$ISADORA" run $options "$ROOT/tests/prog/sass/parameter_sm_${at%:*}.cubin" --block 8 \
            --mem "c@${at#*:}=table.raw" --param 0=u64:0x200000001 --param 1=buffer:in.raw:out.raw --param 2=u32:4
        cmp -s out.raw want.raw && pass || fail "what sm_${at%:*} reads with $options"
    done
done
done_
