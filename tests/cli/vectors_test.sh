# isadora test: counts, failures, gzip.
. "$(dirname "$0")/lib.sh"

good='{"isa":"vp1-scalar","variant":"g80","code":"65080005","in":{},"out":{"$r1":"0x5","s2v.factor0":"0","s2v.factor1":"0"}}'
head -50 "$ROOT/tests/vectors/$isa.jsonl" >some
run 0 "pass" "$ISADORA" test -m $isa some
is "count" "50 passed, 0 failed" "$(cat out)"
run 0 "standard input" "$ISADORA" test -m $isa <some
gzip -c some >some.gz
run 0 "gzip" "$ISADORA" test -m $isa some.gz
is "gzip" "50 passed, 0 failed" "$(cat out)"
cat some.gz some.gz >twice.gz
run 0 "two members" "$ISADORA" test -m $isa twice.gz
is "two members" "100 passed, 0 failed" "$(cat out)"
head -c 900 some.gz >cut.gz
run 3 "cut gzip" "$ISADORA" test -m $isa cut.gz
err "damaged or cut off"

sed 's/"out":{/"out":{"$r7":"0x123",/' some >wrong
run 1 "fail" "$ISADORA" test -m $isa wrong
out "failed"
err '$r7'
run 1 "few shown" "$ISADORA" test -m $isa -n 1 wrong
is "one shown" 1 "$(grep -c ': failed:' err)"
run 1 "malformed" "$ISADORA" test -m $isa <<<'{"isa":"vp1-scalar"'
err "(standard input):1:"
run 1 "another ISA" "$ISADORA" test -m $isa <<<"${good/vp1-scalar/other}"
run 1 "nothing to run" "$ISADORA" test -m $isa </dev/null
err "no vector"
run 0 "forms" "$ISADORA" test -m $isa -v some
out "forms have no vector"
run 0 "one variant" "$ISADORA" test -m $isa -V g80 "$ROOT/tests/vectors/$isa.jsonl"
out "skipped"

# registers by the other texts of their entries, and entries that stand for others
nop='"isa":"vuc","variant":"vp2","code":"ffd4f00043"'
run 0 "texts of entries" "$ISADORA" test -m vuc <<<"{$nop,"'"in":{"$lhi":"0x12","$rpitab":3,"$mvxl0":4,"$sr4":5},'\
'"out":{"$l":"0x120000","$sr11":3,"$sr16":4,"$h2v":5}}'
run 1 "computed entry" "$ISADORA" test -m vuc <<<"{$nop,"'"in":{"$pred":1},"out":{}}'
err 'error: `$pred` is computed from other state, it has no place of its own'
echo '{"in":{"$lhi":1,"$asel":2},"out":{"$sr12":1,"$l":"0x10000","$sr3":2}}' >entries.json
run 0 "state file" "$ISADORA" run -m vuc -V vp2 -w --in entries.json --expect entries.json <<<ffd4f00043

done_
