# isadora cfg: jumps through registers whose values the instructions before them make.
. "$(dirname "$0")/lib.sh"
. "$ROOT/tests/cli/graph.sh"

cat >fold.s <<'END'
_start: li   a0,1
        call f
        la   t0,g
        beqz a0,second
        jalr t0             # t0 is what `la` made
        la   t0,f
second: jalr t0             # it depends on the path
        tail g
        nop
f:      lui  t1,0x12345
        jr   t1             # outside
g:      la   ra,f
        call f              # which changes `t0`
        jalr t0
        ld   t0,8(sp)
        jalr t0
        jr   t2
END
wanted=$(cat <<'END'
0 0x0-0x18 entry: jump 2?, next 1?
1 0x18-0x24: next 2
2 0x24-0x30: jump 5
3 0x30-0x34 unreached: next 4
4 0x34-0x3c entry: outside 0x12345000
5 0x3c-0x5c entry: unknown
call 0x8: 0x34 f
call 0x18: 0x3c g
call 0x24: nil nil
call 0x48: 0x34 f
call 0x4c: nil nil
call 0x54: nil nil
END
)
expect "addresses of two instructions" -m rv64 fold.s
# Where the address of a jump is found, execution goes there; where the program alone makes it, it is found.
lua5.4 "$ROOT/tests/cli/fold_make.lua" 1 "$(share 60)" >programs
unknown=0
while read -r n count how; do
    run 0 "cfg of $n.s" "$ISADORA" cfg --json -m rv64 "$n.s"
    found=$(grep -o '"calls":.*"regions"' out | grep -o '"to":"[^"]*"' | head -1 | cut -d'"' -f4)
    "$ISADORA" run -m rv64 "$n.s" --max-steps "$count" --trace --json --set '$x5=0x1234567890abcdef' \
        --set '$x6=-7' --set '$x7=0x55' --set '$x10=0x8000' --set '$x11=0x7fffffff' >out 2>err
    real=$(grep -o 'at 0x[0-9a-f]*' err | tail -1 | cut -d' ' -f2)
    case $how$found in
    known?* | open?*) is "$n.s: $(cat "$n.s")" "$real" "$found" ;;
    known) fail "$n.s: where the jump goes is not found" "$(cat "$n.s")" ;;
    open) unknown=$((unknown + 1)) ;;
    esac
done <programs
if [ $unknown -gt 0 ]; then pass; else fail "all addresses are known"; fi
done_
