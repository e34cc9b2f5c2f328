# isadora run: programs in ELF files, what they ask of the host by `tohost`, signatures; isadora dis of them.
. "$(dirname "$0")/lib.sh"

# Prints `h` by a store of 64 bits, `i` by two of 32, a line by a system call; then asks for what a6 holds, if it is not 0;
# ends with case a7.
cat >program.s <<'END'
    auipc s0,0x1
    lui a1,0x1010
    sw a1,4(s0)
    slli a1,a1,32
    addi a2,zero,104
    sw a2,0(s0)
finish:
    addi a2,a1,105
    sd a2,0(s0)
    addi a2,a1,10
    sd a2,0(s0)
    addi a0,s0,32
    sd a0,0(s0)
wait:
    ld t0,8(s0)
    beq t0,zero,wait
    sd t0,112(s0)
    sd zero,8(s0)
    ld t1,32(s0)
    sd t1,104(s0)
    beq a6,zero,done
    sd a6,0(s0)
done:
    slli t2,a7,1
    ori t2,t2,1
    sw t2,0(s0)
stop:
    jal zero,stop
END
run 0 "code" "$ISADORA" as -m rv64 -i program.s -o program.bin
lua5.4 "$ROOT/tests/cli/elf_run_make.lua" . program.bin || fail "making the files"

run 0 "a program" "$ISADORA" run good.elf --signature signature
is "what it prints" $'hi\nby a call' "$(head -2 out)"
out 'ended by `tohost` after 22 instructions'
is "signature" $'0123456789abcdef\n000000000000000a\n0000000000000001' "$(cat signature)"
run 0 "signature of 32 bits" "$ISADORA" run good.elf --signature - --signature-bytes 4
is "words of it" $'89abcdef\n01234567\n0000000a\n00000000\n00000001\n00000000' "$(tail -6 out)"
run 0 "a description" "$ISADORA" run -m rv64 - <good.elf
run 0 "no segment is marked as code" "$ISADORA" run unmarked.elf
out 'ended by `tohost`'
run 0 "all code in two segments" "$ISADORA" run split.elf
out 'ended by `tohost`'

# ---- lines of the source ----
for name in lines2 lines3 lines4 lines5 lines5_strp lines5_string; do
    printf 'step 2\nuntil finish\nbreak prog.c:12\nlist prog.c:10 3\nquit\n' >script
    run 0 "$name: stepped" "$ISADORA" run $name.elf --step <script
    out '    prog.c:10'
    out '    prog.c:12'
    out '    part.h:3'
    out 'breakpoint 1 at 0x80000008'
    run 0 "$name: listed" "$ISADORA" dis $name.elf
    is "$name: where lines begin" "prog.c:10 80000000: prog.c:12 80000008: part.h:3 80000018:" \
        "$(grep -A1 '^# \(prog\|part\)' out | sed 's/^# //' | grep -v -e '^--' -e '^finish' -e '^L_' | cut -d' ' -f1 | xargs)"
done
for name in lines5_unknown lines6; do
    run 0 "$name: listed" "$ISADORA" dis $name.elf
    is "$name: no lines" 0 "$(grep -c 'prog.c' out)"
done
# What is cut off or broken is none, and harms nothing.
cat >break.lua <<'END'
local file = io.open("lines5.elf", "rb")
local bytes = file:read("a")
file:close()
math.randomseed(tonumber(arg[1]))
local at = bytes:find("\5\0\8\0", 1, true)
for _ = 1, 3 do
   local i = at + math.random(0, 150)
   bytes = bytes:sub(1, i - 1) .. string.char(math.random(0, 255)) .. bytes:sub(i + 1)
end
io.open("broken.elf", "wb"):write(bytes)
END
for i in $(seq "$(share 60)"); do
    lua5.4 break.lua "$i"
    "$ISADORA" dis broken.elf >out 2>err
    case $? in 0 | 1) pass ;; *) fail "broken lines $i" "$(head -5 err)" ;; esac
done

# ---- requests ----
run 1 "a case that failed" "$ISADORA" run good.elf --set a7=7 --signature signature
err 'error: the program failed at 0x8000005c: case 7'
out 'failed by `tohost` after'
is "the signature is there" 3 "$(wc -l <signature)"
while IFS='|' read -r status request settings message; do
    run "$status" "request $request" "$ISADORA" run good.elf --set "a6=$request" $settings
    [ -z "$message" ] || err "$message"
done <<'END'
1|0x0200000000000000||device 2, command 0 is none that the host knows
1|0x0100000000000000||device 1, command 0 is none that the host knows
1|0x80001020|--set mem[0x80001020]=64|system call 10 is none that the host knows
1|0x80001040|--set mem[0x80001040]=93 --set mem[0x80001048]=5|it exits with 5
0|0x80001040|--set mem[0x80001040]=93|
0|0x80001040|--set mem[0x80001040]=64 --set mem[0x80001048]=2 --set mem[0x80001051]=0x10 --set mem[0x80001053]=0x80 --set mem[0x80001050]=0x10 --set mem[0x80001058]=4|by a
END
run 0 "an answer that waits" "$ISADORA" run good.elf --set 'mem[0x80001008]=5' --signature signature --save mem@0x80001008+8:answer
is "what was there" 0000000000000005 "$(tail -1 signature)"
is "the answer after it" " 01 00 00 00 00 00 00 00" "$(od -An -tx1 answer)"
run 1 "not asked" "$ISADORA" run good.elf --no-host --max-steps 100
err 'stopped at'
run 1 "no tohost" "$ISADORA" run no_tohost.elf --max-steps 100
err '(--max-steps)'

# ---- names ----
run 0 "until a symbol" "$ISADORA" run good.elf --until finish
is "the character before it" 'hstop address reached after 6 instructions in 6 cycles at 0x80000018' "$(head -1 out)"
run 0 "from a symbol" "$ISADORA" run good.elf --entry finish --set s0=0x80001000 --set a1=0x0101000000000000
is "the rest" i "$(head -1 out)"
run 0 "trace" "$ISADORA" run good.elf --trace
out 'finish:'
out '  output: hi'
out '  output: by a call'
run 0 "trace as JSON" "$ISADORA" run good.elf --trace --json
out '{"output":"hi\n"}'
run 0 "JSON" "$ISADORA" run good.elf --json
out '{"stop":"ended by `tohost`","steps":22'
printf 'continue\ncontinue\n' | run 1 "stepped beyond its end" "$ISADORA" run good.elf --step
out 'the program has ended'
printf 'break finish\ncontinue\nstep 2\ncontinue\n' | run 0 "stepped" "$ISADORA" run good.elf --step
out 'at finish'
out '  output: hi'
out 'ended by `tohost`'
run 0 "profile" "$ISADORA" run good.elf --profile
sed -n '/^ address.*basic/,/^\$/p' out >got
cat >wanted <<'END'
 address  instructions   share     entered  basic block
80000000             6   27.3%           1  _start
80000018             6   27.3%           1  finish
80000038             5   22.7%           1  finish + 0x20
80000050             3   13.6%           1  finish + 0x38
80000030             2    9.1%           1  finish + 0x18
 address  instructions   share     entered  from label to label
80000018            16   72.7%           1  finish
80000000             6   27.3%           1  _start
$mode = 0x3
END
is "blocks and labels" "$(cat wanted)" "$(cat got)"
out '8000004c             -       -  sd a6,0(s0)'
run 0 "profile as JSON" "$ISADORA" run good.elf --profile --json
out '{"name":"finish","address":"0x80000018","count":18,"entered":1,"instructions":16,"share":0.72727}'
run 0 "profile with a limit" "$ISADORA" run good.elf --profile --until 0x80000008
out '80000004             1   50.0%  lui a1,0x1010'
run 0 "code elsewhere" "$ISADORA" run good.elf --profile --entry 0x80000100 --until 0x80000108 --set 'mem[0x80000100]=0x13' \
    --set 'mem[0x80000104]=0x13'
out '2 instructions outside of the program as it was loaded'
run 0 "listing" "$ISADORA" dis good.elf
out '# symbol finish at 0x80000018: function'
out '80000018: '
if grep -q 'xrv64i' out; then fail "mapping symbols are no names"; else pass; fi

run 0 "a function in a section" "$ISADORA" dis --function finish good.elf
out '80000018: '
if grep -q '^80000014: ' out; then fail "what precedes it is left out"; else pass; fi
run 0 "functions with their addresses" "$ISADORA" dis --functions good.elf
out 'function finish at 0x80000018: '
run 0 "its graph" "$ISADORA" cfg --function finish --json good.elf
out '"address":"0x80000018"'
run 0 "the graph of all" "$ISADORA" cfg --json good.elf
out '"address":"0x80000000"'
run 2 "as text" "$ISADORA" dis --text --function finish good.elf
err '`finish` is a part of the code of'

# ---- what is refused ----
run 2 "--base" "$ISADORA" run good.elf --base 0
err 'there is no --base'
run 2 "--function" "$ISADORA" run good.elf --function finish
err '--entry takes symbols'
run 2 "bytes of a signature" "$ISADORA" run good.elf --signature s --signature-bytes 2
err '--signature-bytes is 4 or 8'
run 2 "signature of text" "$ISADORA" run -m rv64 program.s --signature s
err 'have a --signature'
run 2 "unknown symbol" "$ISADORA" run good.elf --until nothing
err 'neither a number nor a label of the program'
while IFS='|' read -r file message; do
    run 1 "$file" "$ISADORA" run $file.elf --signature s
    err "$file.elf$message"
done <<'END'
no_signature| has no symbols `begin_signature` and `end_signature`
bad_signature|: from 0x80001060 to 0x80001001 is no signature of words of 8 bytes
far_tohost|: `tohost` or `fromhost` lies outside of memory
object| is an object file
shared| is an ELF file of type 3
entry|: no code is loaded at 0x80001000
outside|: at 0x42c: segment 2 lies outside of the file: 104 bytes at 0x10000
shrinks|: at 0x444: segment 2 has 104 bytes in the file and 103 in memory
last|: at 0x43c: segment 2 goes beyond the last address
beyond|: 512 bytes do not fit at 0x1000000000000000
overlap|: at 0x43c: segments 1 and 2 overlap at 0x8000005f
headers|: at 0x20: 3 program headers do not fit in the file
header_size|: at 0x36: program headers have 56 bytes, not 32
many|: at 0x38: 5000 program headers; at most 1024 are read
none|: no code is loaded at 0x80000000
END
size=$(wc -c <good.elf)
for ((i = 0; i < $(share 40); i++)); do
    head -c $((size * i / 40)) good.elf >cut.elf
    run 1 "cut after $(wc -c <cut.elf) bytes" "$ISADORA" run -m rv64 cut.elf --max-steps 1000
done
RANDOM=1
for ((i = 0; i < $(share 60); i++)); do
    at=$((i % 2 ? RANDOM % 64 : 888 + RANDOM % (size - 888)))
    { head -c $at good.elf && printf "\\x$(printf %02x $((RANDOM % 256)))" && tail -c +$((at + 2)) good.elf; } >any.elf
    "$ISADORA" run any.elf --max-steps 1000 --signature s >out 2>err
    case $? in [0-3]) pass ;; *) fail "a file with byte $at changed" "$(head -5 err)" ;; esac
done
run 1 "code in no space" "$ISADORA" run -m "$tiny" good.elf
err 'does not say that ELF files hold its code'

# ---- system calls of Linux ----
# Asks for s1 if it is not 0; prints an argument, what brk and mmap give, and the time; ends with s2.
cat >linux.s <<'END'
    beq s1,zero,plain
    addi a7,s1,0
    ecall
plain:
    ld a1,16(sp)
    addi a0,zero,1
    addi a2,zero,4
    addi a7,zero,64
    ecall
    addi s3,a0,0
    addi a0,zero,0
    addi a7,zero,214
    ecall
    addi s4,a0,0
    addi a0,s4,256
    ecall
    sd a0,0(s4)
    addi a0,s4,0
    ecall
    addi a0,s4,256
    ecall
    ld s5,0(s4)
    addi a0,zero,0
    addi a1,zero,100
    addi a3,zero,34
    addi a7,zero,222
    ecall
    addi s6,a0,0
    addi a1,a0,8
    addi a7,zero,113
    ecall
    ld s7,16(s6)
    addi a0,zero,0
    addi a1,s6,0
    addi a2,zero,3
    addi a7,zero,63
    ecall
    addi s8,a0,0
    ld s9,0(s6)
    addi a0,s2,0
    addi a7,zero,94
    ecall
END
run 0 "code for Linux" "$ISADORA" as -m rv64 -i linux.s -o linux.bin
lua5.4 "$ROOT/tests/cli/elf_run_make.lua" . program.bin linux.bin || fail "making the file for Linux"
run 0 "a program of Linux" "$ISADORA" run --linux linux.elf --arg word --arg x <<<yes
out 'wordended by `exit` after 39 instructions'
out 's3 = 0x4'
out 's4 = 0x80002000'
out 's6 = 0x3ffefff000'
out 's7 = 0x1c'
out 's8 = 0x3'
out 's9 = 0x736579'
if grep -q '^s5 = ' out; then fail "memory of the heap that comes back is 0"; else pass; fi
run 0 "its trace" "$ISADORA" run --linux linux.elf --arg word --trace <<<yes
out '  output: word'
run 0 "its profile, stepped, without input" "$ISADORA" run --linux linux.elf --arg word --profile --step <<<continue
out 'ended by `exit`'
run 1 "a status" "$ISADORA" run --linux linux.elf --set s2=7 --arg word </dev/null
err 'it exits with 7'
run 1 "an unknown call" "$ISADORA" run --linux linux.elf --set s1=999
err 'error: the program failed at 0x8000000c: system call 999 of Linux is none that the host knows'
run 1 "an exception" "$ISADORA" run --linux linux.elf --set 'mem[0x80000004]=0' --set 'mem[0x80000005]=0' --set s1=1
err 'error: the program failed: `c.unimp` at 0x80000004 raises `trap`: cause 2 (illegal instruction), value 0x0'
for i in 29 48 56 57 62 63 64 66 78 79 80 98 113 160 169 214 222 261 278 300; do
    "$ISADORA" run --linux linux.elf --set s1=$i --set a0=0x2 --set a1=-8 --set a2=-1 --arg word </dev/null >out 2>err
    case $? in 0 | 1) pass ;; *) fail "call $i with bad addresses" "$(head -5 err)" ;; esac
done
run 1 "a limit" "$ISADORA" run --linux linux.elf --max-steps 3 --set s1=172
err '(--max-steps)'
run 1 "without --linux there is no handler" "$ISADORA" run linux.elf --set s1=64
err '`ecall` at 0x80000008 raises `trap`, which goes on at 0x0, where `trap` is raised again, without end: cause 11 (call from machine mode), value 0x0'
err 'with --linux they are done'
run 1 "a fault is no call" "$ISADORA" run linux.elf --set sp=-32
err '`ld a1,16(sp)` at 0x8000000c raises `trap`, which goes on at 0x0, where `trap` is raised again, without end: cause 5 (load access fault), value 0xfffffffffffffff0'
if grep -q -e --linux err; then fail "a hint at --linux for a fault"; else pass; fi
run 2 "Linux is for ELF files" "$ISADORA" run -m rv64 --linux linux.s
err '--linux is for programs in ELF files'
run 2 "arguments are for Linux" "$ISADORA" run good.elf --arg x
err '--arg is for --linux'
done_
