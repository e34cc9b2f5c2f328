# tools/analysis/kernels: what it says of programs that are missing, runs that fail and results that differ. The programs here
# are stand-ins, and so is the runner: it gives every buffer back as it came.
. "$(dirname "$0")/../../cli/lib.sh"

kernels=$ROOT/tools/analysis/kernels
mkdir programs empty
cat >runner <<'END'
#!/bin/sh
for file in *.in; do cp "$file" "${file%.in}.out"; done
echo "$*" >"$RUNNER_LOG"
[ "$RUNNER_FAILS" != yes ] || { echo "trapped at 0x8" >&2; exit 1; }
END
chmod +x runner
export ISADORA=$tmp/runner RUNNER_LOG=$tmp/runner.log RUNNER_FAILS=no
for name in decuda_test21 decuda_test2; do printf '0xf0000001 0xe0000781\n' >programs/$name.hex; done

run 1 "nothing to run" "$kernels" empty
err "no program was there to run"
out "decuda_test39.hex is in no folder that was given (it is from laanwj/decuda)"
out "0 kernels as expected, 0 not"

run 0 "as expected" "$kernels" -n decuda_test21 empty programs -- --limit 1000
out "decuda_test21: 2 runs, as expected"
out "1 kernels as expected, 0 not, 0 missing; 2 runs"
is "options of the run" "run -m tesla --grid 2 --block 40 --param buffer:buffer0.in:buffer0.out --param u32:0 --limit \
1000 kernel.cubin" "$(cat runner.log)"

run 1 "another result" "$kernels" -n decuda_test2 programs
out "runs are not as expected"
out "buffer 0, byte 0x0: 0x"
out "0 kernels as expected, 1 not, 0 missing; 8 runs"

RUNNER_FAILS=yes run 1 "the runner fails" "$kernels" -v -n decuda_test21 programs
out "run 0: the runner fails:"
out "trapped at 0x8"
out "run -m tesla --grid 2 --block 40"
rm -rf "$(sed -n 's/^ *cd \(.*\)\/decuda_test21.0 &&.*/\1/p' out | head -1)"

printf 'no words\n' >programs/decuda_test3.hex
run 1 "a program that is no hex" "$kernels" -n decuda_test3 programs
err "real: a program has more than words in hex"
run 2 "no folder" "$kernels"
err "tools/analysis/kernels [-v] [-n NAME] FOLDER..."
done_
