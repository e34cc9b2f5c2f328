# isadora run --threads: the same bytes and the same words, whatever the number of threads.
. "$(dirname "$0")/lib.sh"

programs=$ROOT/tests/prog/tesla
expect=${TESLA_EXPECT:-$(dirname "$ISADORA")/tests/tesla_expect}
go() { "$ISADORA" run -m tesla -V g84 "$@"; }

# same STATUS NAME FILES COMMAND...: with 1, 3 and 8 threads, in a long run also 2, the command has this status, says the
# same and leaves the same in the files.
same() {
    local want=$1 name=$2 files=$3 threads file
    shift 3
    for threads in 1 ${TEST_LONG:+2} 3 8; do
        run "$want" "$name, $threads threads" "$@" --threads "$threads"
        for file in out err $files; do
            if [ "$threads" = 1 ]; then
                cp "$file" "$file.one"
            elif cmp -s "$file.one" "$file"; then
                pass
            else
                fail "$name, $threads threads: $file" "$(cmp "$file.one" "$file" 2>&1)"
            fi
        done
    done
}
number() { lua5.4 -e 'local n = {} for i = 1, #arg do n[i] = string.pack("<I4", arg[i]) end io.write(table.concat(n))' /dev/null "$@"; }
# word N FILE
word() { od -An -tu4 -j $((4 * $1)) -N 4 "$2" | tr -d ' '; }

# ---- kernels ----
run 0 "inputs of the kernels" "$expect"
for program in "$programs"/*.s; do
    name=$(basename "$program" .s)
    read -ra arguments <<<"$(sed -n 's|^// run: *||p' "$program" | tr '\n' ' ')"
    files=$(for want in "$name".*.want; do echo "${want%.want}"; done)
    same 0 "$name" "$files" "$ISADORA" run -m tesla "$program" "${arguments[@]}" --json
done

# ---- blocks that have to do with one another ----
# $r1 thread of the block, $r8 block, $r9 thread of all, $r2 threads of a block
cat >head.s <<'END'
    cvt u32 $r1 u16 $r0l
    mov b32 $r8 0x0
    mov b16 $r8l u16 s[0xc]
    mov b16 $r2l u16 s[0x2]
    add $r9 (mul u16 u16 s[0xc] $r2l) $r1
END

# Every block adds to one word, with no atomic operation: n blocks, n times.
cat head.s - >add.s <<'END'
    mov b32 $r3 b32 s[0x10]
    set $c0 # e u32 $r1 $r63
    (e $c0) ret
    ld b32 $r4 g14[$r3]
    add b32 $r4 $r4 0x1
    exit st b32 g14[$r3] $r4
END
sed -i 's/set $c0 # e u32 $r1 $r63/mov b32 $r5 0x0\n    set $c0 # g u32 $r1 $r5/; s/(e $c0) ret/(lg $c0) ret/' add.s
same 0 "one word" sum go add.s --grid 500 --block 40 --param buffer:64:sum
is "one word" 500 "$(word 0 sum)"

# The old value of a counter is kept by each thread: blocks draw numbers in order.
cat head.s - >draw.s <<'END'
    mov b32 $r3 b32 s[0x10]
    mov b32 $r5 0x1
    ld add u32 $r4 g14[$r3] $r5
    shl b32 $r6 $r9 0x2
    add b32 $r6 b32 s[0x14] $r6
    exit st b32 g14[$r6] $r4
END
same 0 "numbers" "counter drawn" go draw.s --grid 300 --block 32 --param buffer:4:counter --param buffer:38400:drawn
is "numbers" "9600 9599 4711" "$(word 0 counter) $(word 9599 drawn) $(word 4711 drawn)"

# A block reads what the previous block has written, and what the next block will write, which is still missing.
cat head.s - >neighbours.s <<'END'
    shl b32 $r3 $r9 0x2
    add b32 $r3 b32 s[0x10] $r3
    mov b32 $r10 0x80
    ld b32 $r4 g14[$r3]                 // 32 words before our own
    add b32 $r3 $r3 $r10
    add b32 $r3 $r3 $r10
    ld b32 $r5 g14[$r3]                 // and after
    sub b32 $r3 $r3 $r10
    add b32 $r4 $r4 $r5
    add b32 $r4 $r4 0x1
    exit st b32 g14[$r3] $r4
END
same 0 "neighbours" row go neighbours.s --grid 200 --block 32 --param buffer:25856:row
is "neighbours" "1 2 200" "$(word 32 row) $(word 64 row) $(word 6400 row)"

# All store to the same words: those of the last block stay.
cat head.s - >last.s <<'END'
    shl b32 $r3 $r1 0x2
    add b32 $r3 b32 s[0x10] $r3
    exit st b32 g14[$r3] $r9
END
same 0 "the last one" words go last.s --grid 257 --block 64 --param buffer:256:words
is "the last one" "16384 16447" "$(word 0 words) $(word 63 words)"

# Bytes of one word, and of one line, by different blocks.
cat head.s - >bytes.s <<'END'
    add b32 $r3 b32 s[0x10] $r9
    exit st u8 g14[$r3] $r9
END
same 0 "bytes" bytes go bytes.s --grid 700 --block 3 --param buffer:2100:bytes
is "bytes" "00 01 02 03 33" "$(od -An -tx1 -j 0 -N 4 bytes | tr -s ' ' | sed 's/^ //') $(od -An -tx1 -j 2099 bytes | tr -d ' ')"

# Blocks that store to many pages: more than may be kept apart, in some blocks together or in one.
cat head.s - >pages.s <<'END'
    mov b32 $r6 b32 s[0x14]             // so many
    mov b32 $r5 0x1
next:
    shl b32 $r3 $r9 0xc
    and b32 $r3 $r3 0xffffff
    add b32 $r3 b32 s[0x10] $r3
    st b32 g14[$r3] $r8
    add b32 $r9 $r9 0x11
    sub b32 $r6 $r6 $r5
    set $c0 # le u32 $r5 $r6
    (lg $c0) bra next
    exit nop
END
for many in 1 20; do
    same 0 "$many pages of a thread" pages go pages.s --grid 60 --block 256 --param buffer:0x1000000:pages \
        --param u32:$many
done
is "pages" "48 59" "$(word 1024 pages) $(word $((3000 * 1024)) pages)"

# A block waits for what the one before it stores last; run before its turn it would deadlock.
cat head.s - >chain.s <<'END'
    shl b32 $r3 $r8 0x2
    add b32 $r3 b32 s[0x10] $r3
    mov b32 $r5 0x0
again:
    ld b32 $r4 g14[$r3]
    set $c0 # e u32 $r4 $r5
    (lg $c0) bra again
    add b32 $r3 $r3 0x4
    add b32 $r4 $r4 0x1
    exit st b32 g14[$r3] $r4
END
number 1 >one.bin
same 0 "a chain" chain go chain.s --grid 99 --block 1 --param buffer:400:chain --memory g14@0x1000:one.bin
is "a chain" "1 2 100" "$(word 0 chain) $(word 1 chain) $(word 99 chain)"
same 0 "a chain, and no limit" chain timeout 100 "$ISADORA" run -m tesla -V g84 chain.s --grid 99 --block 1 \
    --param buffer:400:chain --memory g14@0x1000:one.bin --max-warp-steps 0
same 1 "a chain that ends nowhere" chain go chain.s --grid 99 --block 1 --param buffer:400:chain --max-warp-steps 30000
err 'block 0,0,0, warp 0 executed 30000 instructions and has not ended'

# ---- what ends a run ----
# Block 70 goes beyond the buffer, after later blocks have run.
cat head.s - >trap.s <<'END'
    shl b32 $r3 $r9 0x2
    add b32 $r3 b32 s[0x10] $r3
    exit st b32 g14[$r3] $r9
END
same 1 "trap" stored go trap.s --grid 200 --block 32 --param buffer:8964:stored --json
err 'trap in block 70,0,0, warp 0, lane 1, thread 1,0,0: access outside'
out '"stop":"trap","blocks":200,"blocks_ended":70,"warps":1'
is "what was stored before the trap is there, and nothing else" "2239 0" "$(word 2239 stored) $(word 2240 stored)"

# A trap that only happens to a block that is too early: the address comes from the block before.
cat head.s - >early.s <<'END'
    mov b32 $r3 b32 s[0x10]
    shl b32 $r5 $r8 0x2
    add b32 $r3 $r3 $r5
    ld b32 $r4 g14[$r3]                 // an address
    ld b32 $r5 g14[$r4]
    mov b32 $r10 0x4
    add b32 $r3 $r3 $r10
    exit st b32 g14[$r3] $r4
END
number 4096 >address.bin
same 0 "addresses from before" addresses go early.s --grid 150 --block 1 --param buffer:604:addresses \
    --memory g14@0x1000:address.bin
is "addresses from before" "4096" "$(word 150 addresses)"

for steps in 1 700 701 4999 5000 5001 6399 6400 100000; do
    status=1
    [ "$steps" -ge 6400 ] && status=0
    same $status "$steps steps" stored go trap.s --grid 400 --block 64 --param buffer:102400:stored --max-steps $steps \
        --json --dump
done
out '"stop":"all warps ended"'
cat head.s - >wait.s <<'END'
    mov b32 $r5 0x5a
    set $c0 # e u32 $r8 $r5
    (lg $c0) bra other
    exit nop
other:
    set $c0 # l u32 $r1 $r5
    bar inc wait 0x0 0xfff
    exit nop
END
same 0 "barriers" "" go wait.s --grid 140 --block 96

# The final state is that of the last block; state that is set is set in each block.
same 0 "registers" "" go trap.s --grid 90 --block 40 --param buffer:14400 --dump --set '$r30=7'
out '$r30'
same 0 "block memory" shared go trap.s --grid 90 --block 40 --param buffer:14400 --set 's[0x100]=9' \
    --save s@0xc+4:shared --save s@0x100+4:shared2
is "block memory" 89 "$(word 0 shared)"
cat >state.json <<'END'
{"warps":[{"warp":1,"block":[3,0,0],"in":{"$r20":5}}],"in":{"$r21":[1,2,3]}}
END
cat head.s - >keep.s <<'END'
    shl b32 $r3 $r9 0x2
    add b32 $r3 b32 s[0x10] $r3
    add b32 $r20 $r20 $r21
    exit st b32 g14[$r3] $r20
END
same 0 "states of warps" kept go keep.s --grid 20 --block 64 --param buffer:5120:kept --in state.json
is "states of warps" "6 5 3 1" "$(word 224 kept) $(word 227 kept) $(word 2 kept) $(word 256 kept)"

# ---- what has one thread ----
same 0 "trace" "" go trap.s --grid 3 --block 40 --param buffer:480 --trace
same 0 "profile" "" go trap.s --grid 3 --block 40 --param buffer:480 --profile
same 0 "until" "" go trap.s --grid 3 --block 40 --param buffer:480 --until 0x18

# ---- mistakes ----
for wrong in 0 257 x -1 ''; do
    run 2 "--threads '$wrong'" go trap.s --threads "$wrong"
done
run 2 "no lanes" "$ISADORA" run -m $isa --threads 2 - <<<nop
err "has no lanes"

# ---- an interrupt ----
printf 'top: bra top\n' >top.s
run 1 "interrupted" timeout --foreground --preserve-status -s INT 1 "$ISADORA" run -m tesla -V g84 top.s --grid 50 \
    --block 32 --threads 3 --max-warp-steps 0
out 'interrupted after'
done_
