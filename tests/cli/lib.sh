# What the tests of the command line share. A test script sources it, calls the functions below, and ends with `done_`.
# ISADORA is the program, ROOT the source tree.
set -u
shopt -s lastpipe # `PROGRAM | check` counts in this shell
: "${ISADORA:?path of the program}" "${ROOT:?path of the source tree}"
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
cd "$tmp" || exit 3
export XDG_CACHE_HOME=$tmp/cache NO_COLOR= ISADORA_PROGRESS=0
unset ISADORA_DATA
# What sanitizers find is no status that a test expects. Leaks, which double what a short call takes, are looked for in a
# long run.
export ASAN_OPTIONS=exitcode=99:detect_leaks=${TEST_LONG:-0}:${ASAN_OPTIONS:-} UBSAN_OPTIONS=exitcode=99:${UBSAN_OPTIONS:-}
passed=0 failed=0
isa=vp1-scalar
tiny=$ROOT/tests/consumer/tiny.isa

# shared_cache: what `-m FILE` compiles is kept for all scripts that call this, in the folder ISADORA_TEST_CACHE, if any.
shared_cache() { export XDG_CACHE_HOME=${ISADORA_TEST_CACHE:-$XDG_CACHE_HOME}; }

# share N: N, or a tenth of it for a program with sanitizers, where random cases take ten times as long.
share() { echo $(($1 / ${TEST_SHARE:-1})); }

# once COMMAND...: what depends on the arguments, standard input and the source tree alone. One run of tools/test calls
# each script with several programs; where they print the same, it is looked at once.
once() {
    local input=$tmp/once.in seen=
    cat >"$input"
    if [ -n "${ISADORA_TEST_ONCE:-}" ]; then
        seen=$ISADORA_TEST_ONCE/$( (printf '%s\n' "$@" && cat "$input") | sha256sum | cut -d' ' -f1)
        [ ! -e "$seen" ] || return 0
    fi
    "$@" <"$input" && { [ -z "$seen" ] || : >"$seen"; }
}

pass() { passed=$((passed + 1)); }
fail() {
    failed=$((failed + 1))
    echo "FAILED: $1"
    shift
    [ $# -eq 0 ] || printf '    %s\n' "$@"
}

# run STATUS NAME COMMAND...: the exit status must be STATUS; keeps out and err. Reads standard input.
run() {
    local want=$1 name=$2 status
    shift 2
    "$@" >"$tmp/out" 2>"$tmp/err"
    status=$?
    if [ "$status" = "$want" ]; then
        pass
    else
        fail "$name: status $status, not $want" "$(head -5 "$tmp/err")"
    fi
}

# out/err TEXT: the last run's standard output or error has this text in it. no_out, no_err: it is empty.
out() { if grep -qF -- "$1" "$tmp/out"; then pass; else fail "output lacks: $1" "$(head -5 "$tmp/out")"; fi; }
err() { if grep -qF -- "$1" "$tmp/err"; then pass; else fail "message lacks: $1" "$(head -5 "$tmp/err")"; fi; }
no_out() { if [ -s "$tmp/out" ]; then fail "output is not empty" "$(head -5 "$tmp/out")"; else pass; fi; }
no_err() { if [ -s "$tmp/err" ]; then fail "messages are not empty" "$(head -5 "$tmp/err")"; else pass; fi; }

# is NAME WANTED GOT
is() { if [ "$2" = "$3" ]; then pass; else fail "$1" "wanted: $2" "got:    $3"; fi; }

# memory_order: words of 64 and 128 bits, a line each, as their parts of 32 bits, the lowest one first.
memory_order() {
    sed -E 's/^(.{8})(.{8})(.{8})(.{8})$/\4 \3 \2 \1/; s/^(.{8})(.{8})$/\2 \1/'
}

# as_input ISA: words of any size as `isadora dis -w` reads them. Words of 22 digits are gathered from units of several:
# they fill whole units, the last one with words from the beginning.
as_input() {
    local words
    words=$(cat)
    case $words in
    "") ;;
    ??????????????????????$'\n'* | ??????????????????????)
        (cd "$ROOT" && lua5.4 tests/lib/bundles.lua "desc/$1") <<<"$words"
        ;;
    *) memory_order <<<"$words" ;;
    esac
}

# json_of ISA: the path of its description as JSON, made when it is missing. All tests of one run of tools/test share
# the folder ISADORA_EXPORTS.
json_of() {
    local folder=${ISADORA_EXPORTS:-$tmp/exports}
    mkdir -p "$folder"
    (
        flock 9
        [ -s "$folder/$1.json" ] || lua5.4 "$ROOT/gen/main.lua" export json "$ROOT/desc/$1" -o "$folder/$1.json"
    ) 9>"$folder/$1.lock"
    echo "$folder/$1.json"
}

done_() {
    echo "$(basename "$0"): $passed passed, $failed failed"
    [ "$failed" -eq 0 ]
    exit
}
