# Random programs with divergence: quick and reference, each side of a branch first. tools/analysis/agree runs many more.
. "$(dirname "$0")/lib.sh"

count=15
[ "${TEST_SHARE:-1}" = 1 ] || count=5
[ -z "${TEST_LONG:-}" ] || count=300
for machine in tesla maxwell volta; do
    run 0 "random programs of $machine" "$ROOT/tests/agree/run.sh" $count 1 $machine
    out ' 0 differ'
done

# A way that leaves something else in memory is noticed: this program adds a byte to a result in one of them.
cat >wrong <<END
#!/usr/bin/env bash
case "\$*" in *--reference*fallthrough*) "$ISADORA" "\$@" && echo >>counters ;; *) exec "$ISADORA" "\$@" ;; esac
END
chmod +x wrong
run 1 "a difference" env ISADORA="$tmp/wrong" TMPDIR="$tmp" "$ROOT/tests/agree/run.sh" 2 1
out ' 2 differ'
out 'program 1: cmp: EOF on counters.want'
done_
