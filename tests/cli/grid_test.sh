# isadora run with lanes: launches, parameters, buffers, memory of every scope, stops and what is said of them.
. "$(dirname "$0")/lib.sh"
shared_cache

warps=$ROOT/tests/ok/machine/warps.isa
go() { "$ISADORA" run -m "$warps" "$@"; }
# number N..: as words of 32 bits; numbers FILE: the words of a file.
number() { lua5.4 -e 'for i = 1, #arg do io.write(string.pack("<I4", arg[i])) end' /dev/null "$@"; }
numbers() { lua5.4 -e 'local s = io.open(arg[1], "rb"):read("a") for i = 1, #s, 4 do io.write((i > 1 and " " or "") .. string.unpack("<I4", s, i)) end' /dev/null "$1"; }

# ---- shapes ----
cat >number.s <<'END'
    ld.s $r3 [$r15+0x10]     ; where to
    ld.s $r4 [$r15+0x14]     ; threads of a block
    add $r6 $r15 0x4
    mul $r4 $r4 $r1
    add $r4 $r4 $r0          ; this thread of all
    mul $r6 $r6 $r4
    add $r3 $r3 $r6
    add $r4 $r4 $r2
    st.g [$r3+0x0] $r4
    end
END
run 0 "one thread" go number.s --param buffer:4:one --param u32:1
out 'all warps ended after 10 warp instructions, 10 thread instructions'
out '1 of 1 block ended, each 1 warp, 1 thread; lanes 12.5% active'
out '$r3 = 0x10000'
run 0 "three blocks" go number.s --grid 3 --block 5,2 --param buffer:120:three --param u32:10
out 'all warps ended after 60 warp instructions, 300 thread instructions'
out '3 of 3 blocks ended, each 2 warps, 10 threads; lanes 62.5% active'
is "three blocks" "$(seq -s ' ' 0 29)" "$(numbers three)"
run 0 "option" go number.s --block 4 --param buffer:16:option --param u32:4 --set extra=one
is "option" "1 2 3 4" "$(numbers option)"
run 2 "no such value of an option" go number.s --set extra=two
err 'extra=none'
run 0 "profile" go number.s --grid 3 --block 5,2 --param buffer:120 --param u32:10 --profile
out '00000020             6   10.0%    5.0  st.g [$r3+0x0] $r4'
for shape in 0 1,0 x 1,2,3,4 1,; do
    run 2 "--grid $shape" go number.s --grid "$shape"
done
run 2 "large block" go number.s --block 1025
err '--block 1025: at most 1024 threads in x'
run 2 "large block in all" go number.s --block 256,4,2
err '--block 256,4,2: at most 1024 threads in a block'
run 2 "large grid" go number.s --grid 4294967295,4294967295,4294967295

# ---- limits: the most there may be, and one more ----
tesla() { "$ISADORA" run -m tesla -V g80 "$@"; }
echo 'exit nop' >end.s
echo end >end.txt
while IFS='|' read -r options blocks threads; do
    # shellcheck disable=SC2086
    run 0 "tesla $options" tesla end.s $options
    out "$blocks of $blocks block"
    out "$threads thread"
done <<'END'
--grid 65535|65535|1
--grid 1,65535|65535|1
--grid 1,1,1 --block 512|1|512
--block 1,512|1|512
--block 8,1,64|1|512
--block 1,1,64|1|64
--shared 0x4000|1|1
END
while IFS='|' read -r options message; do
    # shellcheck disable=SC2086
    run 2 "tesla $options" tesla end.s $options
    err "isadora: error: $message"
    no_out
done <<'END'
--grid 70000|--grid 70000: at most 65535 blocks in x
--grid 1,65536|--grid 1,65536: at most 65535 blocks in y
--grid 1,1,4|--grid 1,1,4: at most 1 block in z
--block 513|--block 513: at most 512 threads in x
--block 1,600|--block 1,600: at most 512 threads in y
--block 1,1,100|--block 1,1,100: at most 64 threads in z
--block 32,32|--block 32,32: at most 512 threads in a block
--block 4294967295,4294967295,4294967295|--block 4294967295,4294967295,4294967295: at most 512 threads in x
--shared 20000|--shared 20000: a block would have 20000 cells of `s`; at most 16384
--shared +0x4000 --param u32:1|--shared +0x4000: a block would have 16404 cells of `s`; at most 16384
END
# Parameters from s[0x10] on, in 0x200 cells.
many=(); for _ in $(seq 62); do many+=(--param u64:1); done
run 0 "as many parameters as there is room for" go end.txt "${many[@]}" --shared 0x200
run 2 "one more" go end.txt "${many[@]}" --param u8:1
err 'isadora: error: --param: the parameters take 497 cells of `s`, and there is room for 496'
# The last numbers that there are, as the program finds them: threads of z 63, block 65534.
cat >last.s <<'END'
    shr u32 $r1 $r0 0x1a                // z
    shl b32 $r1 $r1 0x10
    mov b16 $r2l u16 s[0xc]             // block
    cvt u32 $r2 u16 $r2l
    add b32 $r1 $r1 $r2
    mov b32 $r2 b32 s[0x10]
    exit st b32 g14[$r2] $r1
END
run 0 "last numbers" tesla last.s --grid 65535 --block 1,1,64 --param buffer:4:last
is "last numbers" "$((63 << 16 | 65534))" "$(numbers last)"

# ---- parameters ----
cat >param.s <<'END'
    ld.s $r3 [$r15+0x10]
    ld.s $r4 [$r15+0x14]
    ld.s $r5 [$r15+0x18]
    ld.s $r6 [$r15+0x1c]
    end
END
while read -r params three four five six; do
    # shellcheck disable=SC2086
    run 0 "parameters $params" go param.s --json --dump ${params//,/ --param }
    out "\"\$r3\":[\"$three\"]"
    out "\"\$r4\":[\"$four\"]"
    out "\"\$r5\":[\"$five\"]"
    out "\"\$r6\":[\"$six\"]"
done <<'END'
,u32:1,u32:0xffffffff,s32:-2,f32:1.5 0x1 0xffffffff 0xfffffffe 0x3fc00000
,u8:1,u16:2,u8:3,s16:-1,f64:-2 0x20001 0xffff0003 0x0 0xc0000000
,u8:9,u64:0x123456789a,s8:-128,u16:65535 0x9 0x0 0x3456789a 0x12
,u8:255,f32:0.1,f32:-inf,f32:1e-45 0xff 0x3dcccccd 0xff800000 0x1
END
for param in u32 u32: u32:x u32:-1 u8:256 s8:128 s8:-129 u33:1 f32:x f32: f64:1.0x buffer: buffer:4: float:1; do
    run 2 "--param $param" go param.s --param "$param"
done
err 'expected TYPE:VALUE'
run 3 "no such file" go param.s --param buffer:missing.bin
err 'what is written to that file at the end is `buffer:SIZE:missing.bin`'
run 2 "size and file in the wrong order" go param.s --param buffer:missing.bin:256
err 'the size comes first: `buffer:256:missing.bin`'
run 2 "the same of a named one" go param.s --buffer sum=missing.bin:256
err 'the size comes first: `sum=256:missing.bin`'
run 2 "buffer too large" go param.s --param buffer:0xffff8000
err "there is no room left"

# ---- barriers and memory ----
cat >next.s <<'END'
    ; each thread gets its neighbour's number through the memory of the block, and keeps it in its own
    ld.s $r3 [$r15+0x10]     ; in
    ld.s $r4 [$r15+0x14]     ; out
    add $r6 $r15 0x4
    mul $r7 $r6 $r0
    add $r3 $r3 $r7
    ld.g $r8 [$r3+0x0]
    st.s [$r7+0x40] $r8
    bar
    ld.s $r8 [$r7+0x44]
    st.l [$r15+0x20] $r8
    bar
    ld.l $r9 [$r15+0x20]
    add $r4 $r4 $r7
store:
    st.g [$r4+0x0] $r9
    end
END
# shellcheck disable=SC2046
number $(seq 100 119) >in.bin
buffers=(--param buffer:in.bin --param buffer:80:out.bin)
run 0 "barriers" go next.s --block 20 "${buffers[@]}"
is "neighbours" "$(seq -s ' ' 101 119) 0" "$(numbers out.bin)"
run 0 "files and spaces" go next.s --block 20 --grid 2 --mem "g@0x200=in.bin" --memory g@0x300:in.bin \
    --param u32:0x200 --param u32:0x304 --save g@0x300+84:saved --save s@0x10+8:params
is "saved" "100 $(seq -s ' ' 101 119) 0" "$(numbers saved)"
is "saved parameters" "512 772" "$(numbers params)"
run 0 "memory of a block is set in each" go next.s --block 20 --grid 2 --param u32:0x200 --param buffer:84:out.bin \
    --mem g@0x200=in.bin --set 's[0x90]=7'
is "set cell" "$(seq -s ' ' 101 119) 7 0" "$(numbers out.bin)"
for wrong in 'q:in.bin' 'g@x:in.bin' 'g' 'g:'; do
    run 2 "--memory $wrong" go next.s --memory "$wrong"
done
for wrong in g@0+4 g@0:x q@0+4:x l@0x3d+4:x s@0x1fd+4:x s@0x201+0:x; do
    run 2 "--save $wrong" go next.s --save "$wrong"
done

# ---- what each thread has for itself, in files ----
cat >own.s <<'END'
    ld.l $r3 [$r15+0x8]      ; a number of this thread
    mul $r4 $r1 $r1
    add $r3 $r3 $r4          ; and of its block
    st.l [$r15+0x10] $r3
    add $r4 $r15 0x7
    st.l [$r15+0x14] $r4
    end
END
# shellcheck disable=SC2046
number $(seq 100 159) >own.bin
run 0 "each thread its own" go own.s --block 5,2 --grid 3,2 --memory l@8:own.bin --save l@0x10+8:own.out --save l@8+4:own.back
is "each thread its own" "$(for i in $(seq 0 59); do echo $((100 + i + i / 10 % 3 * (i / 10 % 3))) 7; done | xargs)" "$(numbers own.out)"
if cmp -s own.bin own.back; then pass; else fail "what threads were given is not what they have"; fi
run 0 "of each thread more, from cell 0" go own.s --block 5 --memory l:own.bin --save l@0x10+4:own.out
is "of each thread more" "102 114 126 138 150" "$(numbers own.out)"
run 1 "it ends with a trap" go - --block 3 --save l@0+4:own.out <<<$'st.l [$r15+0x0] $r0\nst.l [$r0+0x40] $r0'
is "what threads had then" "0 1 2" "$(numbers own.out)"
run 1 "not as much for each thread" go own.s --block 7 --memory l:own.bin
err 'own.bin has 240 bytes, which are not as many whole cells of `l` for each of 7 threads'
run 1 "more than a thread has" go own.s --block 3 --memory l:own.bin
err 'what each of 3 threads gets does not fit into `l` from 0x0'
run 3 "no such file" go own.s --block 3 --memory l:missing.bin

# ---- files that cannot be written, found out before the run ----
mkdir -p full/folder
echo old >full/old
cannot() { # OPTIONS..: nothing runs, and no output remains
    run 3 "cannot write: $*" go next.s --block 20 --param buffer:in.bin "$@"
    no_out
    err "cannot write"
    is "nothing is left by $*" "folder old" "$(ls full | xargs)"
}
cannot --param buffer:80:full/nodir/out.bin
cannot --param buffer:80:full/folder
cannot --param buffer:80:full/new --report full/nodir/x.html
cannot --param buffer:80:full/new --save s@0+4:full/nodir/x
cannot --param buffer:80:full/new --save l@0+4:full/nodir/x
err 'cannot write full/nodir/x: No such file or directory'
run 2 "what was there stays" go next.s --block 20 --param buffer:in.bin --param buffer:4:full/old --save q@0+4:x
is "what was there" old "$(cat full/old)"
run 3 "cannot write, without lanes" "$ISADORA" run -m vuc - --save D@0+4:nodir/cells <<<nop
no_out
err 'cannot write nodir/cells'
run 0 "a device is written in place" go next.s --block 20 --param buffer:in.bin --param buffer:80:/dev/null

# ---- accesses that are not allowed ----
run 1 "after a buffer" go next.s --block 21 "${buffers[@]}"
err 'trap in block 0,0,0, warp 2, lane 4, thread 20,0,0: access outside: g[0x10050]'
err 'the nearest buffer is --param buffer:in.bin, 0x50 bytes at address 0x10000; the access is at offset 0x50'
err 'at 0x14: ld.g $r8 [$r3+0x0]'
err 'next.s:7'
run 1 "before a buffer" go next.s --param u32:0xfffc --param buffer:4
err 'the access is 0x4 before it'
run 1 "after the last buffer" go next.s --block 20 --param buffer:in.bin --param buffer:79:out.bin
err 'next.s:16, in store'
is "what was stored before a trap is there" 79 "$(wc -c <out.bin)"
run 0 "shared, enough" go next.s --block 20 "${buffers[@]}" --shared 0x94
run 1 "shared, too small" go next.s --block 20 "${buffers[@]}" --shared 0x93
err 'lane 3, thread 19,0,0: access outside: s[0x90]'
err 'a block of this run has 0x93 bytes of shared memory, `s`'
run 0 "shared after the parameters" go next.s --block 20 "${buffers[@]}" --shared +0x7c
run 1 "shared after the parameters, too small" go next.s --block 20 "${buffers[@]}" --shared +0x7b
run 2 "shared without the parameters" go next.s --block 20 "${buffers[@]}" --shared 0x17
for wrong in x -1 + ''; do
    run 2 "--shared '$wrong'" go next.s --shared "$wrong"
done
printf 'ld.g $r3 [$r0+0x1]\nend\n' >unaligned.s
run 1 "not aligned" go unaligned.s --block 3
err 'lane 0, thread 0,0,0: access not aligned: g[0x1]'
printf 'st.l [$r0+0x3c] $r0\nend\n' >local.s
run 1 "after a lane's own memory" go local.s --block 5
err 'lane 1, thread 1,0,0: access not aligned: l[0x3d]'

# ---- how a run ends ----
printf 'fail $r0\nend\n' >fail.s
run 1 "trap in a lane" go fail.s --block 2,20 --grid 1,2
err 'trap in block 0,0,0, warp 0, lane 7, thread 1,3,0: seven'
printf 'only $r1\nnever\nend\n' >never.s
run 1 "deadlock" go never.s --grid 2 --block 20
err 'deadlock in block 1,0,0, warp 2: all warps of the block that have not ended wait'
err '3 warps wait, 0 ended before'
err 'never.s:2'
printf 'only $r0\nbar\nend\n' >some.s
run 0 "lanes that are not active do not keep a warp from a barrier" go some.s --block 20
printf 'top: loop $r0 top\nend\n' >top.s
run 1 "runaway" go top.s --block 9 --max-warp-steps 1000
err 'block 0,0,0, warp 0 executed 1000 instructions and has not ended (--max-warp-steps)'
err 'top.s:1, in top'
run 1 "all instructions" go top.s --block 9 --max-steps 100
err 'stopped in block 0,0,0, warp 0 after 100 instructions (--max-steps)'
run 0 "a loop that ends" go top.s --max-warp-steps 2
run 0 "past the last instruction" go - --block 3 <<<'add $r1 $r1 0x1'
out '$r1 = 0x1'
out '1 warp ran past the last instruction, without an instruction that ends it'
for threads in 1 4; do
    run 0 "past it, many warps" go - --block 20 --grid 50 --threads $threads <<<'add $r1 $r1 0x1'
    out '150 warps ran past the last instruction, without an instruction that ends them'
    run 0 "past it, in JSON" go - --block 20 --grid 50 --threads $threads --json <<<'add $r1 $r1 0x1'
    out '"warps_ran_out":150'
done
run 0 "one instruction" go - <<<end
is "singular" "all warps ended after 1 warp instruction, 1 thread instruction" "$(head -1 out)"
run 0 "not past it" go - --block 20 --json <<<end
out '"warps_ran_out":0'
run 0 "help says it" "$ISADORA" run --help
out 'with all its lanes has ended too'
run 1 "past it with some lanes" go - --block 3 <<<'only $r0'
err 'block 0,0,0, warp 0 ran past the last instruction, while not all its lanes were active'
run 1 "no code" go - --entry 0x100 <<<end
err 'there is no code at 0x100, where block 0,0,0, warp 0 goes'
run 1 "not an instruction" go -w <<<01133000ff000000
run 0 "until" go next.s --block 9 "${buffers[@]}" --until store --json
out '"stop":"stop address reached","blocks":1,"blocks_ended":0,"warps":2'
lua5.4 -e 'local t = require("dkjson").decode(io.read("a")) local at = t.at
    assert(at.block[1] == 0 and at.warp == 0 and at.lanes == "0xff" and at.active == "0xff" and at.address == "0x34")
    assert(#t.registers["$r0"] == 8 and t.registers["$r0"][8] == "0x7")' <out && pass || fail "JSON of until"
run 0 "until, many warps" go next.s --grid 2 --block 9 "${buffers[@]}" --until store
out 'at block 0,0,0, warp 0, lanes 0xff, active 0xff, address 0x34: st.g [$r4+0x0] $r9'
out 'next.s:16, in store'
out '$r9@0..7 = 0x65, +0x1 each'

# ---- registers ----
printf 'add $r3 $r3 $r4\nend\n' >add.s
run 0 "registers of lanes" go add.s --block 5 --set '$r3=5' --set '$r4@2=1' --set '$r4@4[4..7]=2'
out '$r3@0..1 = 0x5; @2 = 0x6; @3 = 0x5; @4 = 0x25'
run 0 "JSON" go add.s --block 3 --set '$r4@2=1' --json
lua5.4 -e 'local j = require("dkjson") local t = assert(j.decode(io.read("a"))).registers
    assert(#t["$r3"] == 3 and t["$r3"][3] == "0x1" and t["$r3"][1] == "0x0")' <out && pass || fail "JSON of registers"
for wrong in '$r3@8=1' '$r3@=1' '$on@1=1' '$r3@1x=1'; do
    run 2 "--set $wrong" go add.s --set "$wrong"
done
while IFS='|' read -r setting why; do
    run 2 "--set $setting" go add.s --set "$setting"
    err "$why"
done <<'END'
extr=one|no such choice; did you mean `extra`?
extra=two|extra=none
quite=x|--set takes PLACE=NUMBER, such as '$r1=0x5', or a choice, such as extra=none, not `quite=x`
$r3@8=1|there is no lane `8`; lanes are 0 to 7
$r3@=1|there is no lane ``; lanes are 0 to 7
$r3@123456789=1|there is no lane `123456789`; lanes are 0 to 7
$on@1=1|`$on` does not belong to a lane
$rr3@1=1|has no register `$rr3`; did you mean `$r3`?
END
run 2 "a size with a letter" go add.s --param buffer:4k
err '--param `buffer:4k`: this is neither a number of bytes, decimal or 0x.., nor the name of an existing file'
run 2 "--memory of an unknown window" "$ISADORA" run -m tesla -V g80 - --memory c16:in.bin <<<'exit nop'
err '--memory `c16:in.bin`: tesla g80/cp has no space `c16`; it has '
err '`c` (`c0` to `c15`)'
run 2 "--mem of an unknown window" "$ISADORA" run -m tesla -V g80 - --mem c16@0=in.bin <<<'exit nop'
err '--mem `c16@0=in.bin`: tesla'
run 2 "a stack" "$ISADORA" run -m tesla -V g80 - --set '$st=1' <<<'exit nop'
err '`$st` is a stack; what it has is `$st.depth`, `$st.kind0`..'
echo '{"in":{"$r3":["1","2",3],"$r4":7,"$r5@1":9},"mem_in":{"g":{"0x10":5}}}' >in.json
echo '{"out":{"$r3":["0x8","0x9","0xa"],"$r5@1":"0x9","$r5":0},"mem_out":{"g":{"0x10":5}}}' >out.json
run 0 "state files" go add.s --block 3 --in in.json --expect out.json
echo '{"out":{"$r3":["0x8","0x8","0xa"]}}' >bad.json
run 1 "not as expected" go add.s --block 3 --in in.json --expect bad.json
err '$r3@1: expected 0x8, got 0x9'
echo '{"in":{"$r3":[1,2,3,4,5,6,7,8,9]}}' >many.json
run 1 "more values than lanes" go add.s --in many.json
echo '{"in":{"$on":[1]}}' >none.json
run 1 "an array for what lanes have not" go add.s --in none.json

echo '{"out":{"$r3":[0,1,2,3,4,5,6,7]}}' >first.json
run 0 "registers of the first warp" go - --block 20 --expect first.json <<<'add $r3 $r0 0x0
end'
run 0 "begin" go next.s --set '$pc=0x38' --block 20
out 'all warps ended after 3 warp instructions, 20 thread instructions'

# ---- traces ----
run 0 "trace" go next.s --block 9 "${buffers[@]}" --trace
out 'block 0,0,0 warp 1'
out '[ff] 00000014: 06380000  ld.g $r8 [$r3+0x0]'
out 'reads  g[0x10000..0x10003]@0..7, +0x4 each = 0x64, +0x1 each'
out '$r8@0..7 = 0x64, +0x1 each'
out 'stores s[0x40..0x43]@0..7, +0x4 each = 0x64, +0x1 each'
out '            waits'
out 'warp 0 goes on'
out '        store:'
run 1 "trace of a trap" go fail.s --block 8 --trace
out '            trapped'
run 0 "trace as JSON" go next.s --block 9 --grid 2 "${buffers[@]}" --trace --json
out '"address":"0x34","labels":["store"]'
out '"address":"0x38","labels":[]'
lua5.4 -e 'local j = require("dkjson") local n, waits = 0, 0
    for l in io.lines("out") do local t = assert(j.decode(l)) n = n + 1 waits = waits + (t.waits and 1 or 0) end
    assert(n == 61 and waits == 4, n .. " " .. waits)' && pass || fail "JSON of traces"

# ---- Tesla ----
cat >part.s <<'END'
    cvt u32 $r1 u16 $r0l     // thread
    mov b32 $r2 b32 s[0x10]
    set $c0 # l u32 $r1 $r2
    joinat meet
    (e $c0) bra other
    sub b32 $r3 $r2 $r1
    bra meet
other:
    add b32 $r3 $r1 $r1
meet:
    join nop
    bar inc wait 0x0 0xfff
    exit add b32 $r4 $r3 $r3
END
for order in taken fallthrough; do
    run 0 "threads part, $order first" "$ISADORA" run -m tesla -V g80 part.s --block 32 --param u32:5 --set branch_order=$order --json
    lua5.4 -e 'local r = require("dkjson").decode(io.read("a")).registers["$r4"]
        for i = 0, 31 do local e = i < 5 and 5 - i or 2 * i assert(tonumber(r[i + 1]) == 2 * e, i) end' <out && pass ||
        fail "threads part, $order first"
done
run 0 "what blocks know" "$ISADORA" run -m tesla -V g80 part.s --grid 3,2 --block 16,4,2 --param u32:5 --save s@0+16:head
is "what blocks know" "00 00 10 00 04 00 02 00 03 00 02 00 02 00 01 00" "$(od -An -tx1 head | tr -s ' ' | sed 's/^ //')"

# ---- what has no lanes ----
for option in "--grid 1" "--block 1" "--shared 4" "--param u8:1" "--max-warp-steps 1" "--report x"; do
    # shellcheck disable=SC2086
    run 2 "no lanes: $option" "$ISADORA" run -m $isa $option - <<<nop
    err "has no lanes"
done
for option in "--device x" --hazards "--max-cycles 3"; do
    # shellcheck disable=SC2086
    run 2 "lanes: $option" go add.s $option
done
echo 'add $r1 $r2 $r3' >vp1.s
run 0 "save without lanes" "$ISADORA" run -m vuc - --set 'D[1]=0x1234' --save D@0+4:cells <<<nop
is "saved cells" "00 00 34 12" "$(od -An -tx1 cells | tr -s ' ' | sed 's/^ //')"
done_
