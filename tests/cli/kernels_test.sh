# isadora run: the kernels of tests/kernels/own and images from cubins, for every variant from sm_50 to sm_90, give what the same
# C gives on the host (tests/kernels/README.md). Those of tests/kernels/unfinished.txt may be wrong. Each kernel runs on
# a third of the variants, other ones for the next kernel; in a long run on all, with sanitizers on a fifth.
. "$(dirname "$0")/lib.sh"

kernels=$ROOT/tests/kernels
expect=${KERNELS_EXPECT:-$(dirname "$ISADORA")/tests/kernels_expect}
if ! [ -x "$expect" ] || ! command -v xz >/dev/null; then
    echo "kernels_test.sh: needs $expect and xz: nothing was run" >&2
    exit 3
fi
mkdir cubins
for archive in own images; do tar -C cubins -xJf "$kernels/$archive.tar.xz" || exit 3; done
rm -r cubins/relocatable cubins/*/refs.cubin # see images_test.sh
every=3
[ "${TEST_SHARE:-1}" = 1 ] || every=5
[ -z "${TEST_LONG:-}" ] || every=1
find cubins -name '*.cubin' | sort | awk -F/ -v every=$every '
    !($2 in variant) { variant[$2] = variants++ }
    !($3 in kernel) { kernel[$3] = kernels++ }
    (kernel[$3] + variant[$2]) % every { print }' | xargs -r rm

# may_be_wrong KERNEL VARIANT
may_be_wrong() {
    grep -v '^#' "$kernels/unfinished.txt" | while IFS=: read -r names variants _; do
        case " $names " in *" $1 "*) case "$variants " in *" $2 "*) echo yes ;; esac ;; esac
    done
}

lua5.4 "$kernels/run.lua" -p "$ISADORA" -e "$expect" --cubins cubins --quick --json >results
lua5.4 - results >lines <<'END'
for line in io.lines(arg[1]) do
   print(line:match('"kernel":"([^"]*)"'), line:match('"folder":"([^"]*)"'), line:match('"ok":(%a+)'), line:match('"wrong":"(.*)"}') or "")
end
END
while read -r kernel variant ok wrong; do
    if [ "$ok" = true ] || [ -n "$(may_be_wrong "$kernel" "$variant")" ]; then
        pass
    else
        fail "$kernel on $variant" "$wrong"
    fi
done <lines
is "all of them were launched" "$(find cubins -name '*.cubin' | wc -l)" "$(wc -l <lines)"

# What was freed and allocated again is not touched by two threads; a flag of another block orders.
for kernel in allocator lookback; do
    run 0 "--check finds nothing in $kernel" lua5.4 "$kernels/run.lua" -p "$ISADORA" -e "$expect" --cubins cubins \
        --quick --check --only "^$kernel\$"
done
done_
