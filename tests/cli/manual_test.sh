# The examples of all manuals, with this program.
. "$(dirname "$0")/lib.sh"

cd "$ROOT" || exit 3
run 0 "examples of the manuals" lua5.4 tests/gen/manual_test.lua

done_
