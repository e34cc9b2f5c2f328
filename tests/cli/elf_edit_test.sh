# as --elf with code of another length: what refers to places in the code moves along.
. "$(dirname "$0")/lib.sh"
shared_cache
m=$ROOT/tests/ok/config/elf.isa
sass=$ROOT/tests/prog/sass
lua5.4 "$ROOT/tests/cli/elf_make.lua" "$tmp" || exit 3
header() { "$ISADORA" dis --functions "$@" | grep -E "$pattern"; }

# ---- a kernel that runs ----
head -c 4000 /dev/zero >zeros.bin
lua5.4 -e 'for i = 1, 1000 do io.write(string.pack("<f", i)) end' >in.bin
sum() {
    run 0 "$1 runs" "$ISADORA" run "$1" --grid 8 --block 128 --param buffer:in.bin --param buffer:in.bin \
        --param buffer:zeros.bin:sum.bin --param u32:1000
    md5sum <sum.bin
}
for variant in 52 70 80 90; do
    k=$sass/vecadd_sm_$variant.cubin
    "$ISADORA" dis --text "$k" >k.s
    wanted=$(sum "$k")
    for n in 1 3 40; do
        { sed '/EXIT/,$d' k.s && for i in $(seq $n); do echo 'NOP {Y}'; done && sed -n '/EXIT/,$p' k.s; } >more.s
        run 0 "sm_$variant: $n more" "$ISADORA" as --elf "$k" more.s -o more.cubin
        no_err
        is "sm_$variant: the same sums" "$wanted" "$(sum more.cubin)"
        "$ISADORA" dis --json more.cubin >more.json
        exits=$(grep -o '"address":"0x[0-9a-f]*",.*"text":"[^"]*EXIT' more.json | sed 's/"address":"//; s/".*//' | tr '\n' ' ')
        pattern='EXIT_INSTR' header more.cubin >exits
        is "sm_$variant: where it ends" "    attribute 0x1c EXIT_INSTR_OFFSETS: ${exits% }" "$(cat exits)"
        "$ISADORA" dis --text more.cubin >back.s
        run 0 "sm_$variant: less again" "$ISADORA" as --elf more.cubin k.s -o less.cubin
        is "sm_$variant: the file of before" "$(md5sum <"$k")" "$(md5sum <less.cubin)"
    done
done
k=$sass/vecadd_sm_80.cubin
"$ISADORA" dis --text "$k" >k.s
sed '0,/^EXIT/s//MOV R40, RZ {!15}\nEXIT/' k.s >more.s
run 0 "more registers" "$ISADORA" as --elf "$k" more.s -o more.cubin
err 'function `vecadd` has 43 registers now'
pattern='^function|REGCOUNT' header more.cubin >registers
is "they are in the file" "attribute 0x2f REGCOUNT: 0x5 0x2b
function vecadd: reg 43," "$(sed 's/, .*/,/' registers)"

# ---- what refers to places: first is move, jump to the load, a word with two relocations, the load, a jump ----
"$ISADORA" dis -m "$m" --text k.cubin >k.s
{ sed '/^jump/,$d' k.s && printf 'move $r4 $r4\nmove $r5 $r5\n' && sed -n '/^jump/,$p' k.s; } >more.s
run 0 "two more" "$ISADORA" as -m "$m" --elf k.cubin more.s -o more.cubin
run 0 "they are there" "$ISADORA" dis -m "$m" --function first more.cubin
out 'frame 32, stack 48, code 64 bytes'
out '; symbol odd name at 0x8' # where its label is
out '; relocation at 0x20: R_CUDA_ABS32_LO_32 outside + 0x4'
out '; relocation at 0x20: R_CUDA_ABS32_HI_32 outside - 0x4'
out '; symbol inner$part at 0x28: function, 24 bytes'
out '; relocation at 0x30: type 200 .text.first'
out '00000038: 00000000 10000000  move $r0 $r0'
sed '/^\.unit/d' k.s >more.s
run 0 "the word deleted" "$ISADORA" as -m "$m" --elf k.cubin more.s -o more.cubin
run 0 "its relocations are deleted, too" "$ISADORA" dis -m "$m" --function first more.cubin
is "one is left" 1 "$(grep -c relocation out)"
out '; symbol inner$part at 0x10: function, 16 bytes'
sed 's/^\.unit.*/move $r1 $r3\nmove $r1 $r4/' k.s >more.s
rm -f no.cubin
run 1 "which one has the relocation?" "$ISADORA" as -m "$m" --elf k.cubin more.s -o no.cubin
err 'more.s:16: error: `.unit 0xf000000000001234` at 0x10 has a relocation to outside, and several instructions here could be it'
[ ! -e no.cubin ] || fail "a file is left"
printf '.function "2nd one"\n.byte 1,2,3,4,5,6,7,8,9,10,11,12,13,14,15\n' >source.s
run 1 "no whole words" "$ISADORA" as -m "$m" --elf k.cubin source.s -o no.cubin
err 'source.s:1: error: 15 bytes are no whole instruction words'
printf '.function "2nd one"\n; nothing\n' >source.s
run 1 "nothing" "$ISADORA" as -m "$m" --elf k.cubin source.s -o no.cubin
err 'source.s:1: error: the function has no code'
done_
