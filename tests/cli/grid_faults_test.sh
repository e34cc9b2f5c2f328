# What ends a run of Tesla code: every fault is reported with its place, lane after lane and all lanes at once, and nothing
# of the instruction happened. What else grids say is in grid_test.sh.
. "$(dirname "$0")/lib.sh"

tesla() { "$ISADORA" run -m tesla "$@"; }

# fault NAME SOURCE OPTION...: SOURCE stops with a fault both ways, which say the same and leave the same state.
fault() {
    local name=$1 source=$2
    shift 2
    run 1 "$name, reference" tesla "$source" "$@" --reference --json --dump
    mv "$tmp/out" "$tmp/out.reference"
    mv "$tmp/err" "$tmp/err.reference"
    run 1 "$name" tesla "$source" "$@" --json --dump
    is "$name: what is said" "$(cat err.reference)" "$(cat err)"
    if cmp -s out out.reference; then pass; else fail "$name: the states differ"; fi
}

# report_has TEXT...: the last fault's message has all of them.
report_has() {
    local text
    for text; do err "$text"; done
}

# ---- accesses of one lane ----

# access MESSAGE INSTRUCTION GOOD BAD VARIANT OPTION...: lane 5 goes to BAD, all others to GOOD. $r6 to $r9 are what is
# loaded to, or stored from.
access() {
    local message=$1 name="$1 by $2" instruction=$2 good=$3 bad=$4 variant=$5
    shift 5
    cat >access.s <<END
    cvt u32 \$r1 u16 \$r0l
    mov b32 \$r2 0x5
    set \$c0 # e u32 \$r1 \$r2
    mov b32 \$r3 $good
    mov b32 \$r4 $bad
    (lg \$c0) mov b32 \$r3 \$r4
    shl \$a1 \$r3 0x0
    mov b32 \$r6 0x77
    mov b32 \$r7 0x77
    mov b32 \$r8 0x77
    mov b32 \$r9 0x77
here:
    $instruction
    exit nop
END
    fault "$name" access.s -V "$variant" --block 40 --param buffer:64:out.bin "$@"
    report_has "trap in block 0,0,0, warp 0, lane 5, thread 5,0,0: access $message" 'access.s:13, in here' ": $instruction"
    # Nothing of it happened: neither a register of any lane nor memory has changed.
    lua5.4 -e 'local t = require("dkjson").decode(io.read("a")).registers
        for r = 6, 9 do for l = 1, 32 do assert(t["$r" .. r][l] == "0x77", "$r" .. r .. " of lane " .. l - 1) end end
        for l = 1, 32 do assert(t["$a1"][l] == t["$a1"][l == 6 and 6 or 1], "$a1") end' <out && pass ||
        fail "$name: registers changed"
    is "$name: memory" "$(head -c 64 /dev/zero | od -An -v -tx1)" "$(od -An -v -tx1 out.bin)"
    # With the place that the others go to it is right.
    run 0 "$name, inside" tesla <(sed "s/0x5$/0x99/" access.s) -V "$variant" --block 40 --param buffer:64:out.bin "$@"
}

while IFS='|' read -r kind place instruction good bad variant; do
    access "$kind: $place" "$instruction" "$good" "$bad" "$variant"
done <<'END'
outside|s[0x4000]|st b32 s[$a1] $r6|0x100|0x4000|g80
outside|s[0x4000]|st b8 s[$a1] $r6|0x100|0x4000|g80
outside|s[0xfffc]|ld $r6 b32 s[$a1]|0x100|0xfffc|g84
outside|s[0x4000]|ld $r6 u8 s[$a1]|0x100|0x4000|g84
not aligned|s[0x102]|st b32 s[$a1] $r6|0x100|0x102|g80
not aligned|s[0x101]|st b16 s[$a1] $r6|0x100|0x101|g80
not aligned|s[0x103]|ld $r6 u16 s[$a1]|0x100|0x103|g84
not aligned|s[0x102]|ld lock $c1 $r6 b32 s[$a1]|0x100|0x102|g200
not aligned|c1[0x22]|ld $r6 b32 c1[$a1]|0x20|0x22|g80
not aligned|c15[0xffff]|ld $r6 u16 c15[$a1]|0x20|0xffff|g80
not aligned|l[0x1]|ld u16 $r6 l[$a1]|0x0|0x1|g80
not aligned|l[0xfffe]|st b32 l[$a1] $r6|0x0|0xfffe|g80
not aligned|l[0xc]|ld b64 $r6d l[$a1]|0x8|0xc|g80
not aligned|l[0x18]|st b128 l[$a1] $r8q|0x0|0x18|g80
outside|g14[0x1040]|ld b32 $r6 g14[$r3]|0x1000|0x1040|g80
outside|g14[0xfff]|ld u8 $r6 g14[$r3]|0x1000|0xfff|g80
outside|g14[0x1040]|st u8 g14[$r3] $r6|0x1000|0x1040|g80
outside|g14[0x1040]|st b128 g14[$r3] $r8q|0x1000|0x1040|g80
outside|g14[0xffffff00]|red add u32 g14[$r3] $r6|0x1000|0xffffff00|g84
outside|g14[0x1040]|ld add u32 $r6 g14[$r3] $r7|0x1000|0x1040|g84
not aligned|g14[0x1002]|ld b32 $r6 g14[$r3]|0x1000|0x1002|g80
not aligned|g14[0x1001]|st s16 g14[$r3] $r6|0x1000|0x1001|g80
not aligned|g14[0x1004]|ld b64 $r6d g14[$r3]|0x1000|0x1004|g80
not aligned|g14[0x1008]|st b128 g14[$r3] $r8q|0x1000|0x1008|g80
not aligned|g14[0x1006]|cas b32 $r6 g14[$r3] $r7 $r8|0x1000|0x1006|g84
END
# What a run has less of; an address that would count on.
access 'outside: s[0x50]' 'st b8 s[$a1] $r6' 0x4f 0x50 g80 --shared 0x50
access 'not aligned: c1[0x22]' 'ld $r6 b32 c1[$a1++0x4]' 0x20 0x22 g80

# ---- a parameter that was not given ----
cat >params.s <<'END'
    mov b32 $r1 b32 s[0x10]
    mov b32 $r2 b32 s[0x14]
    st b32 g14[$r1] $r1
    st b32 g14[$r2] $r1
    exit nop
END
fault "the second parameter is missing" params.s --block 40 --param buffer:4
report_has 'access outside: g14[0x0]' 'an address so near to 0 looks like a pointer that was never given' \
    'the parameters of this launch take 4 bytes, from s[0x10] to s[0x13]' \
    'the nearest buffer is --param buffer:4'
fault "an address that is far from 0" params.s --block 40 --param buffer:4 --param u32:0x100
report_has 'access outside: g14[0x100]' 'the nearest buffer is --param buffer:4'
if grep -q 'never given' err; then fail "0x100 is not near to 0"; else pass; fi

cat >three.s <<'END'
    mov b32 $r1 b32 s[0x10]
    mov b32 $r2 b32 s[0x14]
    exit mov b32 $r3 b32 s[0x18]
END
run 0 "one parameter of three" tesla three.s --block 40 --param u32:1
is "what is said of it" "isadora: note: s[0x14..0x17] is loaded, which follows the parameters, s[0x10..0x13], and which nothing has \
stored: is a --param missing?|    at 0x4: mov b32 \$r2 b32 s[0x14]|    three.s:2|" "$(tr '\n' '|' <err)"
run 0 "none of three" tesla three.s --block 40 --grid 3
err 'note: s[0x10..0x13] is loaded, where parameters lie, and this launch has no --param'
is "it is said once" 1 "$(grep -c note: err)"
run 0 "all three" tesla three.s --block 40 --param u32:1 --param u32:0 --param u32:0
no_err
# A kernel for a 64-bit host: an address, then a number at a multiple of 8.
cat >wide.s <<'END'
    mov b32 $r1 b32 s[0x10]
    mov b32 $r2 b32 s[0x18]
    exit st b32 g14[$r1] $r2
END
run 0 "an address of 32 bits for one of 64" tesla wide.s --param buffer:4:narrow --param u32:7
err 'note: s[0x18..0x1b] is loaded, which follows the parameters, s[0x10..0x17]'
err 'kernels of 64-bit hosts have addresses of 64 bits: --param buffer64:IN, instead of buffer:IN'
run 0 "an address of 64 bits" tesla wide.s --param buffer64:4:wide --param u32:7
no_err
is "its result" 07000000 "$(xxd -p wide)"
run 0 "that of a buffer with a name" tesla wide.s --buffer b=4:named --param buffer64:@b --param u32:7
is "its result, too" 07000000 "$(xxd -p named)"
run 2 "addresses are not shorter" "$ISADORA" run "$ROOT/tests/prog/sass/vecadd_sm_80.cubin" --param buffer32:4
err 'addresses have 64 bits here'
run 0 "what --set gives" tesla three.s --block 40 --set 's[0x10]=1' --set 's[0x14]=1' --set 's[0x18]=1'
no_err
run 1 "a limit of the first instructions" tesla three.s --block 40 --param u32:1 --max-steps 1
err '1 instruction (--max-steps)'
cat >own.s <<'END'
    mov b32 $r1 0x10
    shl $a1 $r1 0x0
    st b32 s[$a1] $r1
    exit mov b32 $r3 b32 s[0x10]
END
run 0 "what the program has stored" tesla own.s --block 40
no_err

# ---- lanes that do not run cannot fault ----
cat >never.s <<'END'
    cvt u32 $r1 u16 $r0l
    mov b32 $r2 0x5
    set $c0 # e u32 $r1 $r2
    mov b32 $r3 0x1000
    (e $c0) ld b32 $r6 g14[$r2]
    (e $c0) st u8 g14[$r3] $r1
    (never) ld b64 $r6d g14[$r2]
    exit nop
END
fault "a predicate lets one lane run" never.s --block 40 --param buffer:64
report_has 'warp 0, lane 0' 'not aligned: g14[0x5]'
sed -i 's/(e \$c0) ld/(never) ld/' never.s
run 0 "a predicate lets no lane run" tesla never.s --block 40 --param buffer:64

# ---- the stack ----
printf 'top:\n    call down\ndown:\n    nop\n    call top\n    ret\n' >deep.s
fault "recursion" deep.s --block 40
report_has 'block 0,0,0, warp 0: stack: `$st` is full' 'deep.s:2, in top'
run 1 "what is printed of it" tesla deep.s --block 4
out '$st.kind0..$st.kind255 = 0x2'
out '$st.mask0..$st.mask255 = 0xf'
is "lines of a deep stack" 20 "$(grep -c '^\$st' out)"
is "its lowest entries" '$st.pc0..$st.pc239: not shown without --dump' "$(grep 'not shown' out)"
is "its top" '$st.pc255 = 0x18' "$(grep '^\$st.pc255' out)"
both() { tesla deep.s --block 4 "$@" 2>&1; }
run 1 "the error follows the output" both
is "the last line" '    deep.s:2, in top' "$(tail -1 out)"
run 1 "all of it" both --dump
is "all entries of a deep stack" 256 "$(grep -c '^\$st.pc' out)"
out '$r1..$r127 = 0x0'
out '$c0..$c3 = 0x0'
printf '    joinat out\n    call inner\n    nop\nout:\n    join nop\n    ret\ninner:\n    join nop\n' >unjoined.s
fault "join in a call" unjoined.s --block 40
report_has 'STACK_MISMATCH: join, but the top of the stack is neither a branch nor a joinat' 'unjoined.s:8, in inner'
while IFS='|' read -r reason lines; do
    printf '%b' "$lines" >stack.s
    fault "$reason" stack.s --block 40
    report_has "block 0,0,0, warp 0: $reason" "at 0x$(printf %x $((8 * ($(wc -l <stack.s) - 1)))): $(tail -1 stack.s)" \
        "stack.s:$(wc -l <stack.s)"
done <<'END'
STACK_UNDERFLOW: join without joinat|join nop\n
STACK_UNDERFLOW: quadpop without quadon|nop\nquadpop\n
STACK_MISMATCH: quadpop, but the top of the stack is no quadon|joinat 0x8\nquadpop\n
STACK_MISMATCH: join, but the top of the stack is neither|breakaddr 0x8\njoin nop\n
QUADON_ACTIVE: flow control between quadon and quadpop|quadon\nbra 0x0\n
QUADON_ACTIVE: flow control between quadon and quadpop|quadon\nbreak\n
QUADON_ACTIVE: flow control between quadon and quadpop|quadon\nret\n
QUADON_ACTIVE: flow control between quadon and quadpop|quadon\ncall 0x0\n
QUADON_ACTIVE: flow control between quadon and quadpop|quadon\njoinat 0x0\n
QUADON_ACTIVE: flow control between quadon and quadpop|quadon\nbar inc wait 0x0 0xfff\n
TRAP_INSTRUCTION|nop\ntrap\n
END
# The threads of one path end, and those that wait below are between quadon and quadpop.
cat >quads.s <<'END'
    mov b32 $r1 0x1
    and b32 $c0 # $r1 $r0
    quadon
    exit nop
END
run 0 "all threads end between quadon and quadpop" tesla quads.s --block 4
fault "some threads end there" quads.s --block 40 --set '$ended=0xfffffff0' --set '$st.depth=1' \
    --set '$st.kind0=5' --set '$st.mask0=0xff' --set '$active=1' --entry 0x18
report_has 'QUADON_ACTIVE: the threads end or wait between quadon and quadpop' 'quads.s:4'

# ---- trap and breakpoints ----
printf '    cvt u32 $r1 u16 $r0l\n    mov b32 $r2 0x25\n    set $c0 # e u32 $r1 $r2\n    (lg $c0) brkpt\n    exit nop\n' >brkpt.s
run 0 "brkpt, not enabled" tesla brkpt.s -V g84 --block 40
run 0 "brkpt, no lane" tesla brkpt.s -V g84 --block 32 --set breakpoints=on
fault "brkpt" brkpt.s -V g84 --block 40 --set breakpoints=on
report_has 'block 0,0,0, warp 1: BREAKPOINT' 'brkpt.s:4'
printf 'trap\n' >trap.s
fault "trap, a short word" trap.s --block 40 --grid 2,2
report_has 'block 0,0,0, warp 0: TRAP_INSTRUCTION' 'trap.s:1'

# ---- runs without an end ----
cat >apart.s <<'END'
    cvt u32 $r1 u16 $r0l
    mov b32 $r2 0x20
    set $c0 # l u32 $r1 $r2
    (lg $c0) bra first
    bar inc wait 0x1 0xfff
    exit nop
first:
    bar inc wait 0x0 0xfff
    exit nop
END
fault "warps at different barriers" apart.s --block 64 --grid 2
report_has 'deadlock in block 0,0,0' 'all warps of the block that have not ended wait' 'apart.s:5' 'apart.s:8, in first' \
    '2 warps wait, 0 ended before'
run 0 "one warp alone" tesla apart.s --block 32
cat >stays.s <<'END'
    cvt u32 $r1 u16 $r0l
    mov b32 $r2 0x20
    set $c0 # l u32 $r1 $r2
    (lg $c0) bra meet
turn:
    bra turn
meet:
    bar inc wait 0x0 0xfff
    exit nop
END
fault "a warp that does not come to the barrier" stays.s --block 64 --max-warp-steps 1000
report_has 'block 0,0,0, warp 1 executed 1000 instructions and has not ended (--max-warp-steps)' 'stays.s:6, in turn'
printf 'top:\n    breakaddr out\n    (never) break\n    joinat out\nout:\n    join nop\n    bra top\n' >top.s
fault "a loop that piles up" top.s --block 40
report_has 'stack: `$st` is full' 'top.s:4, in top'
printf 'top:\n    joinat out\nout:\n    join nop\n    bra top\n' >top.s
fault "a loop without end" top.s --block 40 --max-warp-steps 5000
report_has 'block 0,0,0, warp 0 executed 5000 instructions' 'top.s:5, in out'
fault "so many instructions in all" top.s --block 40 --max-steps 777
report_has 'stopped in block 0,0,0, warp 0 after 777 instructions (--max-steps)'

# ---- a limit of memory: a store to each page ----
cat >sparse.s <<'END'
        mov b32 $r1 b32 s[0x10]
        mov b32 $r3 0x1000
loop:   st b32 g14[$r1] $r1
        add b32 $r1 $r1 $r3
        bra loop
END
for options in "--threads 1" "--threads 2"; do
    # shellcheck disable=SC2086
    fault "a limit of memory, $options" sparse.s --grid 4 --param buffer:0x40000000 --max-memory 2000000 $options
    report_has 'no memory: the limit of a space is reached (--max-memory)' 'sparse.s:3, in loop'
done
head -c 2000000 /dev/zero | tr '\0' x >large.bin
run 1 "a buffer over the limit" tesla sparse.s --param buffer:large.bin --max-memory 1000000
err '`g` needs more than --max-memory'
no_out
run 1 "a memory over the limit" tesla sparse.s --mem g14=large.bin --max-memory 1000000
err '`g` needs more than --max-memory'

# ---- missing code ----
printf 'nop\nbra 0x1000\n' >far.s
fault "a jump outside" far.s --block 40
report_has 'there is no code at 0x1000, where block 0,0,0, warp 0 goes'
printf '(l $c0) bra 0x10\nnop\n' >some.s
fault "some lanes run past the end" some.s --block 40 --set '$c0@3=2'
report_has 'block 0,0,0, warp 0 ran past the last instruction, while not all its lanes were active'
printf '10000404\nf0000001\ne0000780\n' >odd.hex
fault "a long instruction at 0x4" odd.hex -w --block 40
report_has 'unaligned: 8-byte instructions must be 8-byte aligned' 'at 0x4: nop'
printf 'f0000001\ne0000780\n50000001\ne0000780\n' >bad.hex
fault "a word that is no instruction" bad.hex -w --block 40
report_has '0x8' 'block 0,0,0, warp 0'
printf '10000404\nf0000001\n' >half.hex
fault "half an instruction" half.hex -w --block 40
report_has 'the instruction at 0x4' 'does not fit into the program'
done_
