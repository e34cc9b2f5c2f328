# isadora run with ELF cubins: which kernel, its memory, its parameters, relocations, limits; every kind of mistake.
. "$(dirname "$0")/lib.sh"
go() { "$ISADORA" run "$@"; }
# numbers FILE: its words.
numbers() { lua5.4 -e 'local s = io.open(arg[1], "rb"):read("a") for i = 1, #s, 4 do io.write((i > 1 and " " or "") .. string.unpack("<I4", s, i)) end' /dev/null "$1"; }

cat >main.s <<'END'
    MOV R2, 0x0
    MOV R3, 0x0
    MOV R4, 0x0
    MOV R5, 0x0
    MOV R6, 0x0
    MOV R7, c[0x3][0x0]
    LDC R8, c[0x3][R0+0x4]
    MOV R20, 0x0
    MOV R21, 0x0
    CALL.ABS.NOINC 0x0
inside:
    LDG.E R9, [R2.64]
    LDG.E.64 R10, [R2.64+0x4]
    LDG.E R10, [R10.64]
    MOV R11, c[0x2][0x4]
    MOV R13, c[0x0][0x168]
    IADD3 R13, R13, c[0x0][0x178], RZ
    STG.E [R4.64], R13
    LDG.E R14, [R4.64]
    MOV R16, c[0x0][0x160]
    MOV R17, c[0x0][0x164]
    STG.E [R16.64], R6
    STG.E [R16.64+0x4], R7
    STG.E [R16.64+0x8], R8
    STG.E [R16.64+0xc], R9
    STG.E [R16.64+0x10], R10
    STG.E [R16.64+0x14], R11
    STG.E [R16.64+0x18], R12
    STG.E [R16.64+0x1c], R14
    EXIT
END
printf 'MOV R12, 0x77\nRET.ABS.NODEC R20 0x0\n' >text.s
cat >second.s <<'END'
    MOV R4, 0x0
    MOV R5, 0x0
    MOV R6, 0x0
    MOV R7, 0x0
    MOV R20, 0x0
    MOV R21, 0x0
    CALL.ABS.NOINC 0x0
    MOV R22, R4
    MOV R4, 0x18
    MOV R5, RZ
    MOV R20, 0x0
    MOV R21, 0x0
    CALL.ABS.NOINC 0x0
    STG.E.64 [R4.64+0x10], R22
    LDG.E R24, [R4.64+0x10]
    MOV R20, 0x0
    MOV R21, 0x0
    CALL.ABS.NOINC 0x0
    EXIT
END
for name in main text second; do "$ISADORA" as -m volta -V sm_80 -i -o $name.code $name.s || exit 3; done
lua5.4 "$ROOT/tests/cli/launch_elf_make.lua" . || exit 3

# ---- a launch ----
values='--param buffer:32:sums --param u32:7 --param u32:1 --param u32:2 --param u32:3'
# shellcheck disable=SC2086
main() { file=$1; shift; run "$1" "$2" go "$file" --function main $values "${@:3}"; }
main k.cubin 0 "all kinds of relocations"
wanted='8 2 4 200 2 6 119 10'
is "all kinds of relocations" "$wanted" "$(numbers sums)"
for more in "--threads 1" "--threads 2" "--reference" "--base 0x1000"; do
    # shellcheck disable=SC2086
    main k.cubin 0 "with $more" $more
    is "with $more" "$wanted" "$(numbers sums)"
done
run 0 "standard input" sh -c "'$ISADORA' run - --function second <k.cubin"
run 2 "which kernel" go k.cubin
err 'k.cubin has 2 kernels; choose one with --function: main, second'
run 2 "none of them is marked" go plain.cubin
err 'plain.cubin has 3 kernels; choose one with --function: main, second, text'
run 2 "there is no such kernel" go k.cubin --function mian
err 'k.cubin has no function `mian`, did you mean `main`?'

# ---- parameters ----
run 0 "by number" go k.cubin --function main --param 1=u32:7 --param main_param_2=u32:1 --param u32:2 --param u32:3 --param 0=buffer:32:sums
is "by number" "$wanted" "$(numbers sums)"
run 2 "one is missing" go k.cubin --function main --param buffer:32 --param 2=u32:1
err 'the kernel has 3 parameters, and no --param is for 1 (4 bytes)'
run 2 "all are missing" go k.cubin --function main
err 'the kernel has 3 parameters, and no --param is for 0 (8 bytes), 1 (4 bytes), 2 (12 bytes)'
run 2 "another size" go k.cubin --function main --param u32:5
err 'parameter 0 has 8 bytes'
run 2 "a structure is full" go k.cubin --function main --param 2=u64:5 --param u64:6
err 'parameter 2 has 12 bytes, and some have a value'
run 2 "too many" go k.cubin --function main --param 2=u64:5 --param u32:6 --param u32:6
err 'the kernel has 3 parameters, and all have a value'
run 2 "the same again" go k.cubin --function main --param 1=u32:7 --param 1=u32:8
err '--param `1=u32:8`: this parameter has a value already'
run 2 "on to one that has a value" go k.cubin --function main --param 1=u32:7 --param 0=buffer:32 --param u32:8
err '--param `u32:8`: parameter 1, which is the next one, has a value already'
run 2 "no such parameter" go k.cubin --function main --param 3=u64:5
err 'the kernel has 3 parameters, numbered from 0 on'
run 2 "no parameter's name" go k.cubin --function main --param n=u64:5
err 'before `=`, expected the number of a parameter'

# ---- limits ----
main required.cubin 0 "the size that is required"
out '6 threads'
main required.cubin 2 "another size" --block 6
err 'the kernel requires blocks of 2,3,1 threads'
main most.cubin 0 "as many as there may be" --block 6
main most.cubin 2 "too many" --block 7
err 'the kernel allows blocks of at most 6 threads, not 7'
main clusters.cubin 1 "clusters"
err 'only clusters of one block can be run'
run 0 "no size" go k.cubin --function second
err 'note: without --block, blocks have 1 thread'
run 0 "a size" go k.cubin --function second --block 1
no_err
run 1 "not at this address" go k.cubin --function second -b 64
err 'code cannot begin at 0x40 (-b is --base, not --block)'
run 1 "another variant" go k.cubin --function main -V sm_70 --param u64:0x100000 --param u32:7 --param u64:1 --param u32:3
err 'k.cubin is for volta sm_80, and was read as volta sm_70'

# ---- what the program is, without -m ----
"$ISADORA" dis --text --function vecadd "$ROOT/tests/prog/sass/vecadd_sm_80.cubin" >text.s
run 0 "text that says what it is read as" "$ISADORA" run text.s
run 0 "the same to as" "$ISADORA" as -w text.s
printf '// Generated by hand\n.version 7.0\n.target sm_90\n' >k.ptx
for command in "run" "run -m volta" "as" "dis"; do
    # shellcheck disable=SC2086
    run 1 "PTX with $command" "$ISADORA" $command k.ptx
    err 'ptxas compiles it: ptxas -arch=sm_90 k.ptx -o k.cubin'
done

main k.cubin 2 "too much memory" --shared 0x39000
err 'a block would have 233536 cells of `s`; at most 166912'

# ---- names of addresses ----
main k.cubin 0 "trace" --trace
for line in 'main:' 'inside:' 'text:'; do out "$line"; done
main k.cubin 0 "trace as JSON" --trace --json
main k.cubin 0 "profile" --profile
out '  ; PTX:4'
out 'inside'
main k.cubin 0 "report" --report page.html
main k.cubin 0 "until a label" --until inside
run 1 "a fault" go k.cubin --function main --param u64:0x100000 --param u32:7 --param u64:1 --param u32:3
err 'access outside: g[0x100000]'
err 'PTX:4, in inside + 0xa0'
run 1 "a fault near a variable" go k.cubin --function main --param u64:0x100010090 --param u32:7 --param u64:1 --param u32:3
err 'the nearest variable is counter of the cubin, 0x4 bytes at address 0x'
run 1 "a fault without lines" go no_lines.cubin --function main --param u64:0x100000 --param u32:7 --param u64:1 --param u32:3
err '    in inside + 0xa0'
printf 'step 12\nquit\n' >script
printf 'until inside\nwhere\nquit\n' >where
# shellcheck disable=SC2086
run 0 "lines in the debugger" sh -c "'$ISADORA' run k.cubin --function main $values --step <where"
out '    PTX:4: the fourth'
# shellcheck disable=SC2086
run 0 "step" sh -c "'$ISADORA' run k.cubin --function main $values --step <script"

run 0 "lines in a listing" "$ISADORA" dis k.cubin
is "each where it begins" "$(printf '; PTX:3: three\n; PTX:4: the fourth')" "$(grep '^; PTX' out)"
is "before its instruction" '000000a0:' "$(grep -A1 '^; PTX:4' out | sed -n 2p | cut -d' ' -f1)"
out 'CALL.ABS.NOINC 0x0                          ; text'
is "a call that is linked later goes nowhere" 0 "$(grep -c '^L_0:' out)"
for more in --text --json --functions; do
    run 0 "no lines with $more" "$ISADORA" dis $more k.cubin
    is "no lines with $more" 0 "$(grep -c 'PTX:4' out)"
done

# ---- functions of the system ----
for more in "" "--threads 2" "--reference" "--trace" "--profile" "--base 0x1000"; do
    # shellcheck disable=SC2086
    run 0 "vprintf, malloc, free $more" go k.cubin --function second --block 2 $more
    is "printed once for each thread" 2 "$(grep -c 'lane -7 of text, 0x123456789  2.50|A   |%' out)"
done
out '$R22 = 0x5'
out '$R24 = 0x5'
is "a kernel without memory of a block has none" 0 "$(grep -c SR_SMEMSZ out)"
run 0 "but for what the launch adds" go k.cubin --function second --shared 0x20
out 'SR_SMEMSZ = 0x20'
run 0 "the same as JSON" go k.cubin --function second --json
out '{"printed":"lane -7 of text, 0x123456789  2.50|A   |%\n"}'
run 0 "steps" sh -c "printf 'continue\nquit\n' | '$ISADORA' run k.cubin --function second --step"
out 'lane -7 of text'
run 1 "__assertfail" go assert.cubin --function second --block 2
out ': block: [0,0,0], thread: [0,0,0] Assertion `lane %d of %s'
err 'thread 0,0,0: an assertion failed'
err 'in __assertfail'
run 1 "free of what is not allocated" go free.cubin --function second
err 'free of 0x18, which malloc did not return or which is free already'
run 1 "no string" go no_string.cubin --function second
err 'there is no memory at 0x4000100010000, where a text or value is read'

# ---- several launches ----
cat >add.s <<'END'
    MOV R2, c[0x0][0x160]
    MOV R3, c[0x0][0x164]
    LDG.E R4, [R2.64]
    IADD3 R4, R4, c[0x0][0x168], RZ
    STG.E [R2.64], R4
    EXIT
next:
    MOV R2, c[0x0][0x160]
    MOV R3, c[0x0][0x164]
    LDG.E R4, [R2.64]
    STG.E [R2.64+0x8], R4
    EXIT
END
add() { go -m volta -V sm_80 add.s "$@"; }
run 0 "two launches" add --buffer a=12:sums --param @a --param u32:5 --then --param @a+4 --param u32:7 --then --entry next --param @a
is "two launches" "5 7 5" "$(numbers sums)"
out 'launch 1: all warps ended after 6 warp instructions'
out 'launch 3: all warps ended after 5 warp instructions'
run 0 "as JSON" add --buffer a=12:sums --param @a --param u32:5 --then --param @a --param u32:7 --json
out '{"launch":2,"stop":"all warps ended"'
is "as JSON" "12 0 0" "$(numbers sums)"
run 0 "state is stored once" add --param u64:0x200000000 --param u32:5 --then --param u64:0x200000000 --param u32:7 --set 'g[0x200000000]=100' --save g@0x200000000+4:sums
is "state is stored once" "112" "$(numbers sums)"
run 1 "a launch that fails is the last" add --buffer a=12:sums --param @a --param u32:5 --then --param u64:0x1000 --then --param @a --param u32:7
err 'the nearest buffer is --buffer a=12:sums'
is "a launch that fails is the last" "5 0 0" "$(numbers sums)"
# shellcheck disable=SC2086
run 0 "two kernels" go k.cubin --function second --then --function main --param @a ${values#* * } --buffer a=32:sums --then --function second
is "two kernels" "$wanted" "$(numbers sums)"
is "both second ones print" 2 "$(grep -c 'lane -7 of text' out)"
run 2 "no such buffer" add --buffer a=12 --param @b
err 'there is no --buffer or --image `b`'
run 2 "an offset" add --buffer a=12 --param @a+x
err 'after `+`, expected a number of bytes'
run 2 "no name" add --buffer 12
err 'expected NAME=FILE, NAME=SIZE'
run 2 "the same name" add --buffer a=12 --buffer a=13
err 'there is a buffer of that name already'
run 2 "a report is of one launch" add --then --report page.html
err '--report'
run 2 "only with lanes" go -m vp1-scalar add.s --then
err 'has no lanes'

# ---- mistakes ----
for case in 'type: type 20: this kind cannot be applied' \
    'texture:R_CUDA_TEX_HEADER_INDEX: its symbol is no texture or surface' \
    'offset:it lies outside of its section' 'far:it lies outside of its section' \
    'elsewhere:`elsewhere` is in another file; only whole programs can be run' \
    'field:its symbol is no constant' 'zeros:it lies outside of its section' \
    'registers:the kernel needs 300 registers, and there are 256' \
    'stack:the kernel needs 16777216 bytes of local memory, and a thread has 524288' \
    'global:its variables take 0x1000000000000000 bytes, for which there is no room' \
    'globals:its variables take 0x20000000000 bytes, for which there is no room' \
    'align:which is no power of two up to 0x1000' 'aligned:which is no power of two up to 0x1000' \
    'bank:there is no constant bank 40' 'constants:the constants of bank 3 take 0x10001 bytes' \
    'place:the parameters lie at 0x140, where this variant has none' \
    'no_place:does not say where the parameters of the kernel lie' \
    'param:parameter 0 lies outside of the parameters' \
    'many:the parameters take 65535 bytes, for which there is no room'; do
    main "bad_${case%%:*}" 1 "${case%%:*}"
    err "${case#*:}"
done
main bad_shared 2 "shared"
err 'a block would have 1099511627776 cells of `s`; at most 166912'
main bad_many_registers 2 "many registers" --block 1024
err '--block 1024: the threads of a block take 73728 registers; at most 65536'
cat >mutate.lua <<'END'
-- Copies of the first file with some bytes changed, into files of that number.
local file = io.open(arg[1], "rb"):read("a")
local values = { 0, 1, 0x7f, 0x80, 0xff }
for n = 1, tonumber(arg[2]) do
   local bytes = { file:byte(1, -1) }
   for _ = 1, math.random(4) do
      -- Headers of sections are at the end.
      local from = math.random(2) == 1 and #bytes - 64 * 20 or 1
      bytes[math.random(from, #bytes)] = math.random(2) == 1 and values[math.random(5)] or math.random(0, 255)
   end
   local parts = {}
   for i = 1, #bytes, 4096 do parts[#parts + 1] = string.char(table.unpack(bytes, i, math.min(i + 4095, #bytes))) end
   io.open(("mutated%d.cubin"):format(n), "wb"):write(table.concat(parts)):close()
end
END
count=$(share 300)
sed -i '2i math.randomseed(18)' mutate.lua
lua5.4 mutate.lua k.cubin "$count" || exit 3
for n in $(seq "$count"); do
    # shellcheck disable=SC2086
    timeout 60 "$ISADORA" run mutated$n.cubin --function main $values --max-steps 10000 >out 2>err </dev/null
    status=$?
    [ $status -le 3 ] && ! grep -q 'Sanitizer\|runtime error' err && pass || fail "mutated$n.cubin: status $status" "$(cat err)"
done
size=$(wc -c <k.cubin)
for cut in 3 40 64 500 1000 $((size - 1)); do
    head -c "$cut" k.cubin >cut.cubin
    main cut.cubin 1 "cut after $cut bytes" -m volta
done
done_
