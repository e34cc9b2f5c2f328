# isadora run --step: scripts of commands, with lanes and without; what is refused; a terminal.
. "$(dirname "$0")/lib.sh"
shared_cache

warps=$ROOT/tests/ok/machine/warps.isa
go() { "$ISADORA" run -m "$warps" "$@"; }
# same NAME: the last output is what standard input says.
same() {
    cat >wanted
    if diff wanted out >differs; then pass; else fail "$1" "$(head -20 differs)"; fi
}

# says TEXT: the last output has these lines, one after the other.
says() { case "$(cat out)" in *"$1"*) pass ;; *) fail "output lacks: $1" "$(tail -5 out)" ;; esac; }

# ---- a session with lanes, word by word ----
cat >part.s <<'END'
    only $r0                 ; all but lane 0 of warp 0
    add $r4 $r0 0x10
    st.s [$r15+0x40] $r4
again:
    all
    bar
    add $r5 $r5 0x1
    st.l [$r15+0x8] $r0
    end
END
cat >script <<'END'
list
step 2                       # a comment
regs $r4 $r0 $on
regs/d $r4@3
break again
watch s[0x40]
points
continue
print $r4
print/d $r4@3
memory s[0x3c] 6
set $r5@2=0x21
stack
flags
pending
continue
warps
warp 0
print $r5
list again 3
delete 1
warp
next warp
watch $r5
next
delete 3
until 0x18
next
print l[0x8]@2
memory/d l[0x8]@2 2
next block
warps
delete
continue
regs
quit
END
go part.s >/dev/null 2>&1 # the description is compiled once
run 0 "session" go part.s --grid 2 --block 11 --step <script
no_err
same "session" <<'END'
block 0,0,0 warp 0 [ff] at 0x0
=>  00000000: 10000000           only $r0
    part.s:1: only $r0                 ; all but lane 0 of warp 0
(isadora) list
=>  00000000: 10000000           only $r0  ; part.s:1
    00000004: 02040010           add $r4 $r0 0x10  ; part.s:2
    00000008: 08f04040           st.s [$r15+0x40] $r4  ; part.s:3
again:
    0000000c: 11000000           all  ; part.s:5
    00000010: 13000000           bar  ; part.s:6
    00000014: 02550001           add $r5 $r5 0x1  ; part.s:7
    00000018: 09f00008           st.l [$r15+0x8] $r0  ; part.s:8
    0000001c: 15000000           end  ; part.s:9
(isadora) step 2
block 0,0,0 warp 0 [fe] at 0x8
=>  00000008: 08f04040           st.s [$r15+0x40] $r4
    part.s:3: st.s [$r15+0x40] $r4
(isadora) regs $r4 $r0 $on
$on = 0xfe
lane     $r4  $r0
   0 -   0x0  0x0
   1    0x11  0x1
   2    0x12  0x2
   3    0x13  0x3
   4    0x14  0x4
   5    0x15  0x5
   6    0x16  0x6
   7    0x17  0x7
lanes with - take no part
(isadora) regs/d $r4@3
$r4@3 = 19
(isadora) break again
breakpoint 1 at 0xc, again: all
(isadora) watch s[0x40]
watch 2: s[0x40]
(isadora) points
breakpoint 1 at 0xc, again: all
watch 2: s[0x40]
(isadora) continue
watch 2: s[0x40] = 0x17, was 0x0
  by 0x8: st.s [$r15+0x40] $r4
breakpoint 1
block 0,0,0 warp 0 [fe] at again
=>* 0000000c: 11000000           all
    part.s:5: all
(isadora) print $r4
$r4@0 = 0x0; @1 = 0x11; @2 = 0x12; @3 = 0x13; @4 = 0x14; @5 = 0x15; @6 = 0x16; @7 = 0x17
(isadora) print/d $r4@3
$r4@3 = 19
(isadora) memory s[0x3c] 6
s[0x3c]        00 00 00 00 17 00  ......
(isadora) set $r5@2=0x21
(isadora) stack
no stacks
(isadora) flags
no register has bits with names
(isadora) pending
nothing is under way
(isadora) continue
watch 2: s[0x40] = 0x1a, was 0x17
  by 0x8: st.s [$r15+0x40] $r4
breakpoint 1
block 0,0,0 warp 1 [07] at again
=>* 0000000c: 11000000           all
    part.s:5: all
(isadora) warps
block 0,0,0; 0 of 2 ended
 warp  active state  instructions  $pc
    0  [ff] waits             5  00000010  again + 0x4: bar
>   1  [07] next              3  0000000c  again: all
(isadora) warp 0
block 0,0,0 warp 0 [ff] waits at again + 0x4
=>  00000010: 13000000           bar
    part.s:6: bar
(isadora) print $r5
$r5@0..1 = 0x0; @2 = 0x21; @3..7 = 0x0
(isadora) list again 3
again:
  * 0000000c: 11000000           all  ; part.s:5
=>  00000010: 13000000           bar  ; part.s:6
    00000014: 02550001           add $r5 $r5 0x1  ; part.s:7
(isadora) delete 1
(isadora) warp
block 0,0,0 warp 1 [07] at again
=>  0000000c: 11000000           all
    part.s:5: all
(isadora) next warp
block 0,0,0 warp 0 [ff] at again + 0x8
=>  00000014: 02550001           add $r5 $r5 0x1
    part.s:7: add $r5 $r5 0x1
(isadora) watch $r5
watch 3: $r5
(isadora) next
watch 3: $r5@0 = 0x1, was 0x0
watch 3: $r5@1 = 0x1, was 0x0
watch 3: $r5@2 = 0x22, was 0x21
watch 3: $r5@3 = 0x1, was 0x0
watch 3: and 4 lanes more
  by 0x14: add $r5 $r5 0x1
block 0,0,0 warp 0 [ff] at again + 0xc
=>  00000018: 09f00008           st.l [$r15+0x8] $r0
    part.s:8: st.l [$r15+0x8] $r0
(isadora) delete 3
(isadora) until 0x18
watch 2: s[0x40] = 0x17, was 0x0
  by 0x8: st.s [$r15+0x40] $r4
block 1,0,0 warp 0 [fe] at again
=>  0000000c: 11000000           all
    part.s:5: all
(isadora) next
block 1,0,0 warp 0 [ff] at again + 0x4
=>  00000010: 13000000           bar
    part.s:6: bar
(isadora) print l[0x8]@2
l[0x8]@2 = 0x0
(isadora) memory/d l[0x8]@2 2
l[0x8]@2            0      0
(isadora) next block
watch 2: s[0x40] = 0x1a, was 0x17
  by 0x8: st.s [$r15+0x40] $r4
block 1,0,0 warp 1 [07] at again
=>  0000000c: 11000000           all
    part.s:5: all
(isadora) warps
block 1,0,0; 1 of 2 ended
 warp  active state  instructions  $pc
    0  [ff] waits             5  00000010  again + 0x4: bar
>   1  [07] next              3  0000000c  again: all
(isadora) delete
(isadora) continue
all warps ended after 32 instructions
(isadora) regs
$r0@0..7 = 0x0, +0x1 each
$r1 = 0x1
$r4@0 = 0x0; @1..7 = 0x11, +0x1 each
$r5 = 0x1
$pc = 0x20
$all = 0xff
$warps = 0x2
(isadora) quit
all warps ended after 32 warp instructions, 170 thread instructions
2 of 2 blocks ended, each 2 warps, 11 threads; lanes 66.4% active
END

# ---- what is refused ----
while read -r command; do
    run 1 "refused: $command" go part.s --block 3 --step <<<"$command"
    err '1 command of the script could not be done'
done <<'END'
b nowhere
b 4x
b 6
b part.s:4
b art.s:6
until 7
watch
watch $q
watch s[0x40]@1
watch l[0]@9
set $r1
set $r1=x
set $r1=5 6
set $r1@9=1
set $on=0x100
memory $r1
memory s[0x200]
memory q[0]
print s[0]@1
print
warp 1
next x
until
until x
step x
step 0
list again 0
list x
delete 99
regs $q
xyzzy
st
END
run 0 "lines of the source, registers as listings have them" go part.s --block 11 --step <<<'break part.s:6
until part.s:8
print r4@3
break 0x14 if r5 == 0'
says '(isadora) break part.s:6
breakpoint 1 at 0x10, again + 0x4: bar
(isadora) until part.s:8
breakpoint 1'
says 'r4@3 = 0x13'
says 'breakpoint 2 at 0x14, again + 0x8 if r5 == 0x0: add $r5 $r5 0x1'
run 1 "a line without an instruction" go part.s --step <<<'break part.s:4'
out '`part.s:4` is no line of the source that has an instruction'
run 1 "an address within an instruction" go part.s --step <<<'break 6'
out 'no instruction begins at 0x6; a line of a source is FILE:LINE'
run 0 "--until a line" go part.s --block 11 --until part.s:7
out 'address 0x14: add $r5 $r5 0x1'
run 2 "--until within an instruction" go part.s --until 7
err '--until: no instruction begins at 0x7'
cubin=$ROOT/tests/prog/sass/vecadd_sm_52.cubin
run 0 "buffers, help of a command" "$ISADORA" run "$cubin" --block 4 --param buffer:64 --param buffer:64 --param buffer:64:sum.bin \
    --param u32:4 --step <<<'buffers
help warps'
out 'g[0x100014000..0x10001403f]  --param buffer:64:sum.bin'
is "help of a command" 1 "$(grep -c '^ .* all warps of the block$' out)"
printf 'step\nbreak vecadd+0x40\nbreak 0x1000\n' | run 1 "offsets are those of the file" \
    "$ISADORA" run "$cubin" --block 4 --param buffer:64 --param buffer:64 --param buffer:64 --param u32:4 --step
says '0,0,0 warp 0 [0000000f] at vecadd
=>  00000008:'
says '0,0,0 warp 0 [0000000f] at vecadd + 0x10
=>  00000010:'
out 'breakpoint 1 at 0x48, vecadd + 0x48'
out 'no instruction begins at 0x1008'
run 1 "three mistakes" go part.s --step <<<'a
b
c
d 5
e'
err '3 commands of the script could not be done'
out 'no command `a`; `help` lists them'
run 1 "near" go part.s --step <<<'contniue'
out 'did you mean `continue`?'
run 2 "no program to read" go --step <part.s
err '--step reads commands from standard input; the program is a file'
run 2 "step and JSON" go part.s --step --json
err '--step and --json exclude each other'

cat >nop.s <<<'exit nop'
run 1 "what is said of places" "$ISADORA" run -m tesla -V g80 nop.s --block 4 --step <<'END'
p $r3@77
p $active@1
p $rr3@7
p $st
mem
mem g14
END
out 'there is no lane `77`; lanes are 0 to 31'
out '`$active` does not belong to a lane'
out 'has no register `$rr3`; did you mean `$r3`?'
out '`$st` is a stack; what it has is `$st.depth`, `$st.kind0`.., `$st.pc0`.., `$st.mask0`..'
out 'a cell is missing: `memory` takes SPACE[ADDR]'
run 0 "where a buffer ends" "$ISADORA" run -m tesla -V g80 nop.s --param buffer:24 --param buffer:8 --step <<'END'
m g14[0x1000]
m g14[0x1010] 5
m g14[0x2ff8] 5
m g14[0x2000] 1
m c0[0x0] 2
END
sed -i 's/  \.*$//' out # what they are as letters
says '(isadora) m g14[0x1000]
g14[0x1000]    00000000 00000000 00000000 00000000
g14[0x1010]    00000000 00000000
-- outside of buffers --
(isadora) m g14[0x1010] 5
g14[0x1010]    00000000 00000000
-- outside of buffers --
g14[0x1018]    00000000 00000000 00000000
(isadora) m g14[0x2ff8] 5
-- outside of buffers --
g14[0x2ff8]    00000000 00000000
-- a buffer begins --
g14[0x3000]    00000000 00000000
-- outside of buffers --
g14[0x3008]    00000000
(isadora) m g14[0x2000] 1
-- outside of buffers --
g14[0x2000]    00000000
(isadora) m c0[0x0] 2
c0[0x0]        00000000 00000000'

# ---- conditions ----
cat >count.s <<'END'
    add $r3 $r15 0x9
top:
    add $r4 $r4 0x1
    add $r3 $r3 0xfff
    mul $r5 $r4 $r0
    loop $r3 top
    end
END
run 0 "condition" go count.s --block 11 --max-warp-steps 40 --step <<<'break top if $r5 >= 5
points
c
p $r5@7
d
b top if $r4@2==4
c
p $r4'
out 'breakpoint 1 at 0x4, top if $r5 >= 0x5: add $r4 $r4 0x1'
out '$r5@7 = 0x7'
out 'breakpoint 2 at 0x4, top if $r4@2 == 0x4: add'
while IFS='|' read -r condition value; do
    run 0 "condition $condition" go count.s --block 3 --max-warp-steps 60 --step <<<"b top if $condition
c
p \$r4@0"
    out "\$r4@0 = $value"
done <<'END'
$r4 > 2|0x3
$r4 != 0|0x1
$r4@0 >= 2|0x2
$r4 <= 0x0|0x0
$r4 < 1|0x0
$r4==0x3|0x3
$on == 7|0x0
$on != 7|0xf
s[0x40] == 1|0xf
END
for condition in 'if' 'if $r4' 'if $r4 = 3' 'if $q == 1' 'if $on == 0x100' 'if $r4 == x' 'if $r4 == 1 2' 'when $r4 == 1'; do
    run 1 "refused: $condition" go count.s --step <<<"b top $condition"
done

run 1 "a condition for a breakpoint that is there" go count.s --block 3 --max-warp-steps 60 --step <<<'b top
b top if $r4 >= 3
points
b top
c
p $r4@0'
out 'breakpoint 1 at 0x4, top if $r4 >= 0x3: add $r4 $r4 0x1'
out 'breakpoint 1 is already set; `if PLACE == N` after the address adds a condition'
out '$r4@0 = 0x3'
err '1 command of the script could not be done'

# ---- traps, and continuing after them ----
printf 'add $r1 $r0 0x5\nfail $r1\nend\n' >fail.s
run 0 "a trap is not the end" go fail.s --block 5 --step <<<'c
w
set $r1@2=0
c
quit'
err 'trap in block 0,0,0, warp 0, lane 2, thread 2,0,0: seven'
out 'trap after 1 instruction'
out 'all warps ended after 3 warp instructions, 15 thread instructions'
run 0 "quit at a trap" go fail.s --block 5 --step <<<c
out 'quit after 1 warp instruction'
run 0 "first instructions" go fail.s --step --until 8 <<<'points
c'
out 'breakpoint 1 at 0x8, 0x8: end'
printf 'only $r1\nnever\nend\n' >never.s
run 0 "deadlock" go never.s --grid 2 --block 20 --step <<<'c
warps'
err 'deadlock in block 1,0,0, warp 2'
out '>   2  [0f] waits'
run 1 "no jump out of a wait" go never.s --grid 2 --block 20 --step <<<'c
set $pc=8'
out 'the warp waits in its instruction'
run 1 "runaway" go - --block 9 --max-warp-steps 1000 <<<'top: loop $r0 top'
printf 'top: loop $r0 top\n end\n' >top.s
run 0 "runaway" go top.s --block 9 --max-warp-steps 1000 --step <<<c
out 'step limit of a warp after 1000 instructions'
run 0 "a limit for each command" go top.s --block 9 --step --max-steps 1000 <<<'c
c'
out '1000 instructions (--max-steps)'
out 'quit after 2000 warp instructions'
run 0 "expected, files and a profile" go part.s --block 3 --step --profile --save s@0x40+2:saved --expect <(echo '{"out":{"$r5":[1,1,1]}}') <<<c
err 'as expected'
is "saved" "12 00" "$(od -An -tx1 saved | sed 's/^ //')"
out '0000001c             1   12.5%    3.0  end'
run 0 "traced" go part.s --block 3 --step --trace <<<'s 2
q'
out '$r4@1 = 0x11; @2 = 0x12'

# ---- Tesla: flags, stack, floats, windows ----
cat >paths.s <<'END'
    cvt rn f32 $r2 u32 $r0
    mov b32 $r1 0x3f800000
    mov b32 $r3 0x4
    mov b32 $r4 0x1000
    set $c0 # l u32 $r0 $r3
    joinat meet
    (e $c0) bra other
    add rn f32 $r2 $r2 $r1
other:
    st b32 g14[$r4] $r1
meet:
    join nop
    exit nop
END
tesla() { "$ISADORA" run -m tesla -V g80 paths.s --block 8 --param buffer:64 --step; }
run 0 "paths" tesla <<'END'
until other
flags
stack
regs/f $r2
set $r1=0xc0000000
step
memory/f g14[0x1000] 2
print/f g14[0x1000]
list meet
q
END
says '   3 -  -S--  ----  ----  ----
   4    Z---  ----  ----  ----'
says '$st: 2 of 256
    1:  kind 0x1  pc 0x38  mask 0xf
    0:  kind 0x6  pc 0x48  mask 0xff'
says '   7      7'
says 'g14[0x1000]               -2             0'
says 'g14[0x1000] = -2'
says 'meet:
=>  00000048: f0000001 e0000782  join nop  ; paths.s:12'

# ---- without lanes ----
cat >loop.s <<'END'
    mov $r2 0x3
    mov $r1 0x0
next:
    sub $r2 $r2 0x1
    setgt $p2 $r2 0x0
    st D[0x10] $r2
    $p2 bra next
    add $r1 $r1 0x5
END
run 1 "vuc" "$ISADORA" run -m vuc loop.s --step <<'END'
break next
c
delete
step 4
pending
watch D[0x10]
c
print $r2
print/d $r1
regs $r1 $r2
memory D[0x10] 2
flags
stack
warps
next warp
c
q
END
says '$pc = 0x2 in 1, from 0x5'
says 'watch 2: D[0x10] = 0x1, was 0x2
  by 0x4: st D[0x10] $r2
instruction 10 at next + 0x3'
says '$r1 = 5'
says 'D[0x10]        0001 0000'
says '$cs: 0 of 8'
says 'no command `warps`'
says 'there are no warps and blocks'

# ---- a terminal ----
if command -v script >/dev/null; then
    keys() { for key in 'step' '' 'regs $r4' quit; do sleep 0.2; echo "$key"; done; }
    terminal() { keys | env -u NO_COLOR TERM=xterm script -qec "$ISADORA run -m $warps part.s --block 3 --step" /dev/null; }
    run 0 "terminal" terminal
    out "(isadora) "
    out "$(printf '\033[2m   0 -')"
    out 'quit after 2 warp instructions'
    terminal() { keys | env NO_COLOR=1 TERM=xterm script -qec "$ISADORA run -m $warps part.s --block 3 --step" /dev/null; }
    run 0 "no colour" terminal
    if grep -q "$(printf '\033')" out; then fail "colour under NO_COLOR"; else pass; fi
fi

# Named bits of a register of its own, each with its value.
echo 'ld $r1 D[0x0]' >named.s
run 0 "named bits" "$ISADORA" run -m vuc named.s --set '$stat=0xffff' --step <<<$'flags\nquit'
out '$stat: mvs_read=1 mvs_full=1 '
done_
