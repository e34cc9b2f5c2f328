# as --cubin, and .kernel in as --elf: kernels that no file had.
. "$(dirname "$0")/lib.sh"
sass=$ROOT/tests/prog/sass
kernel() { printf '.kernel fill\n.param to 8\n.param value 4\n%s\nEXIT\n' "$1"; }
facts() { "$ISADORA" dis --functions "$@" | grep -E "$pattern"; }

# ---- alone, for each variant: vecadd as a source, which then does what it did ----
head -c 4000 /dev/zero >zeros.bin
lua5.4 -e 'for i = 1, 1000 do io.write(string.pack("<f", i)) end' >in.bin
sum() {
    run 0 "$1 runs" "$ISADORA" run "$1" --function "$2" --grid 8 --block 128 --param buffer:in.bin --param buffer:in.bin \
        --param buffer:zeros.bin:sum.bin --param u32:1000
    md5sum <sum.bin
}
for variant in 52 70 80 90; do
    k=$sass/vecadd_sm_$variant.cubin
    { printf '.kernel copy\n.param in1 8\n.param in2 8\n.param out 8 8 ; aligned\n.param n 4\n' &&
        "$ISADORA" dis --text "$k" | sed '1,/^\.function/d'; } >copy.s
    run 0 "sm_$variant: alone" "$ISADORA" as --cubin -V sm_$variant copy.s -o copy.cubin
    no_err
    is "sm_$variant: the same sums" "$(sum "$k" vecadd)" "$(sum copy.cubin copy)"
    run 0 "sm_$variant: added" "$ISADORA" as --elf "$k" copy.s -o both.cubin
    is "sm_$variant: the old one" "$(sum "$k" vecadd)" "$(sum both.cubin vecadd)"
    is "sm_$variant: the new one" "$(sum "$k" vecadd)" "$(sum both.cubin copy)"
    is "sm_$variant: the old text" "$("$ISADORA" dis --text --function vecadd "$k" | grep -v ELF)" \
        "$("$ISADORA" dis --text --function vecadd both.cubin | grep -v ELF)"
    "$ISADORA" dis --text both.cubin >both.s
    run 0 "sm_$variant: unedited" "$ISADORA" as --elf both.cubin both.s -o again.cubin
    is "sm_$variant: the same file" "$(md5sum <both.cubin)" "$(md5sum <again.cubin)"
    pattern='EXIT_INSTR|parameter|^function' facts "$k" --function vecadd | sed 's/vecadd//; s/reg [0-9]*//; s/code.*//' >old
    pattern='EXIT_INSTR|parameter|^function' facts both.cubin --function copy | sed 's/copy//; s/reg [0-9]*//; s/code.*//' >new
    run 0 "sm_$variant: what is said of it" diff old new
done

# ---- what directives say ----
{ kernel 'MOV R20, c[0x0][value] {!5,Y}' && printf '.shared 0x1200\n.barriers 2 // two\n  .stack 48\n'; } >k.s
run 0 "directives" "$ISADORA" as --cubin -V sm_80 k.s -o k.cubin
pattern='^function|parameter|REGCOUNT' facts k.cubin >out
is "are in the file" "attribute 0x2f REGCOUNT: 0x3 0x17
function fill: reg 23, smem 4608, bar 2, frame 48, stack 48, code 256 bytes
    parameters c[0x0][0x160]: 12 bytes
    parameter 0 c[0x0][0x160]: 8 bytes
    parameter 1 c[0x0][0x168]: 4 bytes" "$(cat out)"
run 0 "the name of a parameter is its place" "$ISADORA" dis --text k.cubin
out 'MOV R20, c[0x0][0x168]'
{ kernel 'MOV R20, RZ {!5,Y}' && echo '.registers 64'; } >k.s
run 0 "registers" "$ISADORA" as --cubin -V sm_80 k.s -o k.cubin
pattern='^function' facts k.cubin >out
out 'reg 64,'
{ kernel 'MOV R20, RZ {!5,Y}' && echo '.registers 8'; } >k.s
run 0 "fewer registers than the code uses" "$ISADORA" as --cubin -V sm_80 k.s -o k.cubin
err 'k.s:6: note: `.registers 8`, and the code uses 21'
printf '.kernel one\n.param a1 1\n.param a2 2\n.param a12 12\n.param a16 16\n.param a24 24 4\nEXIT\n.kernel two\nEXIT\n' >k.s
run 0 "two kernels" "$ISADORA" as --cubin -V sm_70 k.s -o k.cubin
pattern='^function|parameter [0-9]' facts k.cubin | sed 's/, smem.*//' >out
is "parameters at their alignment" "function one: reg 2
    parameter 0 c[0x0][0x160]: 1 byte
    parameter 1 c[0x0][0x162]: 2 bytes
    parameter 2 c[0x0][0x164]: 12 bytes
    parameter 3 c[0x0][0x170]: 16 bytes
    parameter 4 c[0x0][0x180]: 24 bytes
function two: reg 2" "$(cat out)"

# ---- sections and program headers, as another reader has them ----
run 0 "another reader" readelf -lSsW k.cubin
for line in '\.text\.one .* AX ' 'LOAD .* R E ' 'FUNC    GLOBAL .* two'; do
    is "$line" "" "$(readelf -lSsW k.cubin 2>&- | grep -q -- "$line" || echo missing)"
done
is "locals come first" 1 "$(readelf -sW k.cubin | awk '$5 == "GLOBAL" { g = 1 } $5 == "LOCAL" && g { bad = 1 } END { print !bad }')"

# ---- refused ----
# refused TITLE MESSAGE SOURCE..: nothing is written, and the message says where.
refused() {
    local title=$1 message=$2
    shift 2
    printf "$@" >k.s
    rm -f none.cubin
    run 1 "$title" "$ISADORA" as --cubin -V sm_80 k.s -o none.cubin
    err "$message"
    is "$title: no file" "" "$(ls none.cubin 2>&-)"
}
refused "no name" 'k.s:1:8: error: expected the name of one function after `.kernel`' '.kernel\nEXIT\n'
refused "an empty name" 'k.s:1:9: error: expected the name' '.kernel ""\nEXIT\n'
refused "twice" 'k.s:3:9: error: duplicate function; the first is in line 1' '.kernel a\nEXIT\n.kernel a\nEXIT\n'
refused "no code" 'k.s:1: error: the function has no code' '.kernel a\n.param x 4\n'
refused "a parameter without a name" 'k.s:2:8: error: expected the name of a parameter' '.kernel a\n.param 4\nEXIT\n'
refused "no size" 'k.s:2:9: error: expected the size of the parameter in bytes' '.kernel a\n.param x\nEXIT\n'
refused "the size 0" 'k.s:2:10: error: expected the size of the parameter' '.kernel a\n.param x 0\nEXIT\n'
refused "another alignment" 'k.s:2:12: error: expected an alignment' '.kernel a\n.param x 8 3\nEXIT\n'
refused "more after it" 'k.s:2:14: error: expected the end of the line' '.kernel a\n.param x 8 8 8\nEXIT\n'
refused "too many parameters" 'k.s:3:8: error: parameters of more than 4096 bytes' '.kernel a\n.param x 4096\n.param y 1\nEXIT\n'
refused "a word as a name" 'k.s:2:8: error: `c` is a word of this instruction set' '.kernel a\n.param c 8\nEXIT\n'
refused "two parameters of a name" 'k.s:3:8: error' '.kernel a\n.param x 8\n.param x 8\nEXIT\n'
refused "shared memory" 'k.s:2:9: error: expected a number from 0 to 16777216' '.kernel a\n.shared x\nEXIT\n'
refused "barriers" 'k.s:2:11: error: expected a number from 0 to 16' '.kernel a\n.barriers 17\nEXIT\n'
refused "registers" 'k.s:2:12: error: expected a number from 1 to 255' '.kernel a\n.registers 0\nEXIT\n'
refused "a function" 'the new cubin has no function `a`; a new kernel begins with `.kernel a`' '.function a\nEXIT\n'
refused "nothing" 'k.s has no line `.function NAME`' 'EXIT\n'
printf '.kernel vecadd\nEXIT\n' >k.s
run 1 "a name that the file has" "$ISADORA" as --elf "$sass/vecadd_sm_80.cubin" k.s -o none.cubin
err 'has a function `vecadd` already; a new kernel needs another name'
lua5.4 "$ROOT/tests/cli/elf_make.lua" "$tmp" || exit 3
printf '.kernel more\nmove $r1 $r2\n' >k.s
run 1 "another ELF file" "$ISADORA" as -m "$ROOT/tests/ok/config/elf.isa" --elf k.cubin k.s -o none.cubin
err 'k.s:1: error: k.cubin: the description does not say where the parameters of a kernel are'
kernel 'NOP' >k.s
run 2 "no variant" "$ISADORA" as --cubin k.s -o none.cubin
err '--cubin needs -V'
run 1 "as one program" "$ISADORA" lint -V sm_80 k.s
err 'k.s:1:1: error: `.kernel` is for a kernel of a cubin, which `as --cubin` or `as --elf` makes'
run 2 "another variant" "$ISADORA" as --cubin -V sm_99 k.s -o none.cubin
err 'no shipped instruction set has the variant `sm_99`'
run 2 "both" "$ISADORA" as --cubin --elf x -V sm_80 k.s
err 'exclude each other'
run 1 "a machine without cubins" "$ISADORA" as --cubin -m vuc -V vp4 k.s -o none.cubin
err 'the description vuc does not say what cubins for it are like'
done_
