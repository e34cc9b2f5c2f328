# isadora run: divisions, remainders, reciprocals and square roots as ptxas emits them are exact for all pairs of special
# operands (tests/divide/README.md). A program with sanitizers runs fewer, of one variant.
. "$(dirname "$0")/lib.sh"

divide=$ROOT/tests/divide
expect=${DIVIDE_EXPECT:-$(dirname "$ISADORA")/tests/divide_expect}
if ! [ -x "$expect" ] || ! command -v xz >/dev/null; then
    echo "divide_test.sh: needs $expect and xz: nothing was run" >&2
    exit 3
fi
mkdir cubins && tar -C cubins -xJf "$divide/cubins.tar.xz" || exit 3
count=9728 target=
[ "${TEST_SHARE:-1}" = 1 ] || count=2048 target=sm_80
[ -z "${TEST_LONG:-}" ] || count=262144

go() { lua5.4 "$divide/run.lua" -p "$ISADORA" -e "$expect" --cubins cubins --count "$count" --target "$target" "$@"; }
run 0 "all operations" go
is "operations" "$([ "$target" ] && echo 37 || echo 111)" "$(grep -c ' 0 of' out)"

# The last bit of an approximation does not reach integers; where it reaches a result, the comparison notices.
run 0 "mufu=up" go --target sm_80 --set mufu=up --only '[us]%d+$'
run 1 "mufu=down" go --target sm_80 --set mufu=down --only '^rcp%.rn%.f32' --count 9728
out 'rcp.rn.f32'
done_
