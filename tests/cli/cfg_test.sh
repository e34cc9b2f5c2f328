# isadora cfg: blocks and the ways between them, loops, regions and calls, for each kind of input and of control flow.
. "$(dirname "$0")/lib.sh"
. "$ROOT/tests/cli/graph.sh"

# ---- volta: regions, loops, predicated exits, calls ----
cat >loops.s <<'END'

        MOV R0, RZ
outer:  MOV R1, RZ
        BSSY B0, after
inner:  IADD3 R1, R1, 0x1, RZ
        ISETP.GE.AND P0, PT, R1, 0x8, PT
   @P1  BRA done
   @!P0 BRA inner
done:   BSYNC B0
after:  IADD3 R0, R0, 0x1, RZ
        ISETP.GE.AND P0, PT, R0, 0x8, PT
   @P0  EXIT
        CALL.REL.NOINC helper
        BRA outer
helper: MOV R4, RZ
   @P2  RET.REL.NODEC R20 0x0
        BRX R4 0x20
        NOP
END
wanted=$(cat <<'END'
0 0x0-0x10 entry: next 1
1 0x10-0x30 depth 1: next 2
2 0x30-0x60 depth 2: jump 4?, next 3?
3 0x60-0x70 depth 2: jump 2?*, next 4?
4 0x70-0x80 depth 1: next 5
5 0x80-0xb0 depth 1: exit?, next 6?
6 0xb0-0xd0 depth 1: jump 1*
7 0xd0-0xf0 entry: return?, next 8?
8 0xf0-0x100: unknown
9 0x100-0x110 unreached: outside 0x110
call 0xb0: 0xd0 helper
region 0 at 0x20: 0x80
loop 1: 6 blocks, 1 back, outer nil
loop 2: 2 blocks, 1 back, outer 0
END
)
expect "loops, regions and calls" -m volta -V sm_80 loops.s

# ---- maxwell: what meets goes where the region on top says; regions are left with those inside them ----
cat >meet.s <<'END'
        SSY join
   @P0  BRA side
        MOV R0, R1
        SYNC
side:   PBK out
loop:   IADD R1, R1, 0x1
        SSY never
   @P1  BRK
never:  BRA loop
out:    SYNC
join:   EXIT
        SYNC
END
wanted=$(cat <<'END'
0 0x0-0x18 entry: jump 2?, next 1?
1 0x18-0x30: meet 6
2 0x30-0x38: next 3
3 0x38-0x58 depth 1: meet 5?, next 4?
4 0x58-0x60 depth 1: jump 3*
5 0x60-0x70: meet 6
6 0x70-0x78: exit
7 0x78-0x80 unreached: unknown
region 6 at 0x8: 0x70
region 4 at 0x30: 0x60
region 6 at 0x48: 0x58
loop 3: 2 blocks, 1 back, outer nil
END
)
expect "meeting" -m maxwell -V sm_52 meet.s

# ---- vuc: delay slots end the block of their branch, and are another block's, too, where they are jumped to ----
cat >slots.s <<'END'
start:  mov $r1 0x3
next:   call sum
        nop
        sub $r1 $r1 0x1
        $p2 bra next
slot:   add $r2 $r2 0x2
        bra slot
        nop
sum:    add $r3 $r3 $r1
        ret
        nop
END
wanted=$(cat <<'END'
0 0x0-0x1 entry: next 1
1 0x1-0x6 depth 1: jump 1?*, next 3?
2 0x5-0x6 depth 1: next 3*
3 0x6-0x8 depth 1: jump 2
4 0x8-0xb entry: return
call 0x1: 0x8 sum
loop 1: 1 blocks, 1 back, outer nil
loop 3: 2 blocks, 1 back, outer nil
END
)
expect "delay slots" -m vuc -V vp4 slots.s

# ---- tesla: exit of any instruction, break ----
cat >marks.s <<'END'
        breakaddr below
again:  add b32 $r1 $r1 $r2
        (e $c0) break
        bra again
below:  exit nop
END
wanted=$(cat <<'END'
0 0x0-0x8 entry: next 1
1 0x8-0x18 depth 1: meet 3?, next 2?
2 0x18-0x20 depth 1: jump 1*
3 0x20-0x28: exit
region 4 at 0x0: 0x20
loop 1: 2 blocks, 1 back, outer nil
END
)
expect "marks" -m tesla -V g80 marks.s

# ---- a cycle with two entries is no loop ----
cat >two.s <<'END'
   @P0  BRA two
one:    MOV R0, R1
two:    MOV R1, R0
   @P1  BRA one
        EXIT
END
graph -m volta -V sm_80 two.s >/dev/null
out '"loops":[],"calls":[],"regions":[],"unknown":0,"irreducible":1'

# ---- padding that nothing reaches makes no loops, whatever it jumps to ----
wanted=$(printf '%s\n' "0 0x0-0x10 entry: next 1" "1 0x10-0x30 depth 1: jump 1?*, next 2?" "2 0x30-0x40: exit" \
    "3 0x40-0x50 unreached: jump 1" "4 0x50-0x60 unreached: jump 4" "loop 1: 1 blocks, 1 back, outer nil")
expect "padding" -m volta -V sm_80 <<'END'
        MOV R0, RZ
again:  IADD3 R0, R0, 0x1, RZ
   @P0  BRA again
        EXIT
        BRA again
pad:    BRA pad
END

# ---- a bundle has one address, whichever of its instructions a branch names ----
cat >bundle.s <<'END'
        MOV R0, RZ
        MOV R0, RZ
        MOV R0, RZ
again:  IADD R0, R0, 0x1
   @P0  BRA again
   @P1  BRA 0x28
        EXIT
END
wanted=$(printf '%s\n' "0 0x0-0x20 entry: next 1" "1 0x20-0x38 depth 1: jump 1?*, next 2?" "2 0x38-0x40 depth 1: jump 1?*, next 3?" \
    "3 0x40-0x50: exit" "4 0x50-0x60 unreached: outside 0x60" "loop 1: 2 blocks, 2 back, outer nil")
expect "the first of a bundle" -m maxwell -V sm_52 bundle.s
is "its address" "0x20 0x20" "$(lua5.4 -e 'local f = require("dkjson").decode(io.read("a"))[1]
print(f.loops[1].address, f.blocks[2].edges[1].address)' <out | tr '\t' ' ')"

# ---- what other threads decide is conditional ----
wanted=$(printf '%s\n' "0 0x0-0x10 entry: jump 2?, next 1?" "1 0x10-0x20: exit" "2 0x20-0x30: exit")
expect "a branch on divergence" -m volta -V sm_80 <<'END'
        BRA.DIV ~URZ, apart
        EXIT
apart:  EXIT
END

# ---- cubins: a table of targets, beside the code or in constants; functions; images ----
cubin=$ROOT/tests/prog/sass/vecadd_sm_80.cubin
wanted=$(cat <<'END'
vecadd
0 0x0-0x60 entry: exit?, next 1?
1 0x60-0x100: exit
2 0x100-0x110 unreached: jump 2
3 0x110-0x200 unreached: outside 0x200
END
)
expect "a cubin" "$cubin"
expect "a cubin in standard input" --function vecadd <"$cubin"

cat >table.s <<'END'
        MOV R4, RZ
        BRX R4 0x20
        MOV R0, R1
        BRA 0x20
        EXIT
END
run 0 "code with a jump" "$ISADORA" as -m volta -V sm_80 -i -o table.code table.s
lua5.4 "$ROOT/tests/cli/cfg_make.lua" "$tmp" || exit 3
wanted=$(cat <<'END'
table
0 0x0-0x20 entry: table 1?, table 2?
1 0x20-0x40 depth 1: jump 1*
2 0x40-0x50: exit
loop 1: 1 blocks, 1 back, outer nil
END
)
expect "targets beside the code" near.cubin
expect "targets in constants" far.cubin
for name in none odd; do
    graph $name.cubin >graph
    is "$name: no table" "0 0x0-0x20 entry: unknown" "$(sed -n 2p graph)"
done

wanted=$(printf '%s\n' table "0 0x0-0x20 entry: unknown" "1 0x20-0x40 entry depth 1: jump 1*" "2 0x40-0x50 unreached: exit" \
    "loop 1: 1 blocks, 1 back, outer nil")
expect "a function that a symbol names is an entry" inner.cubin

printf 'architecture {sm_10} code {name=one bincode {0xf0000001 0xe0000781}} code {name=two bincode {0x30000003 0x00000780}}' \
    >text.cubin
wanted=$(printf '%s\n' one "0 0x0-0x8 entry: exit" two "0 0x0-0x8 entry: return")
expect "a text cubin" text.cubin
lua5.4 "$ROOT/tests/cli/fatbin_make.lua" "$tmp" || exit 3
run 0 "an image of a fatbin" "$ISADORA" cfg -V sm_90 all.fatbin
out 'label="vecadd"'

# ---- words, an empty program ----
wanted=$(printf '%s\n' "0 0x10-0x18 entry: next 1" "1 0x18-0x20 depth 1: jump 1*" "loop 1: 1 blocks, 1 back, outer nil")
expect "words at an address" -m tesla -w --base 0x10 <<<"f0000001 e0000780 10003003 00000780"
expect_empty=$("$ISADORA" cfg -m volta --json </dev/null | grep -c '"blocks":\[\]')
is "an empty program" 1 "$expect_empty"

# ---- text for Graphviz ----
run 0 "dot" "$ISADORA" cfg -m vuc -V vp4 slots.s
out 'digraph "slots.s" {'
out '    f0b1 [label="block 1 at 0x1, header of loop 0, depth 1\l0001  call 0x8  ; calls sum\l0002  nop\l'
out '    f0b3 [label="block 3 at 0x6, header of loop 1, depth 1\l'
out '    f0b2 [label="block 2 at 0x5, loop 1 at 0x6, depth 1\l'
out '    // loop 0 at 0x1: depth 1, 1 block, 1 way back'
out '    // loop 1 at 0x6: depth 1, 2 blocks, 1 way back'
out '    f0b1 -> f0b1 [label="jump", style=dashed, penwidth=2];'
out '[label="return", shape=plaintext];'
run 0 "a file" "$ISADORA" cfg -o out.dot "$cubin"
no_out
is "the same" "$("$ISADORA" cfg "$cubin")" "$(cat out.dot)"
out=$(grep -c 'style=dashed, penwidth=2\|unreachable' out.dot)
is "unreachable blocks" 2 "$out"

# ---- pictures: Graphviz may be missing ----
mkdir bin empty
printf '#!/bin/sh\n[ "$1 $2" = "-Tsvg -o" ] && grep -q digraph "$4" && echo "<svg/>" >"$3"\n' >bin/dot
chmod +x bin/dot
run 0 "svg" env PATH="$tmp/bin:$PATH" "$ISADORA" cfg --svg "$cubin"
is "a picture" "<svg/>" "$(cat "$tmp/out")"
run 0 "svg to a file" env PATH="$tmp/bin:$PATH" "$ISADORA" cfg --svg -o k.svg "$cubin"
is "a picture in a file" "<svg/>" "$(cat k.svg)"
run 3 "no Graphviz" env PATH="$tmp/empty" "$ISADORA" cfg --svg "$cubin"
err '--svg needs the program `dot` of Graphviz'
printf '#!/bin/sh\nexit 4\n' >bin/dot
run 3 "a failure" env PATH="$tmp/bin" "$ISADORA" cfg --svg "$cubin"
err '`dot` failed with status 4'

# ---- mistakes ----
run 2 "two formats" "$ISADORA" cfg --svg --json "$cubin"
run 2 "no instruction set" "$ISADORA" cfg slots.s
run 2 "no functions" "$ISADORA" cfg -m vuc --function f slots.s
run 2 "no such function" "$ISADORA" cfg --function vecsub "$cubin"
no_out
run 1 "an error in the text" "$ISADORA" cfg -m vuc <<<"nonsense"
no_out
done_
