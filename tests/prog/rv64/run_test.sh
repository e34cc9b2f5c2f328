# Programs of rv64: each NAME.s until its label `end`, compared with what expect.lua computes.
. "$(dirname "$0")/../../cli/lib.sh"

programs=$ROOT/tests/prog/rv64
lua5.4 "$programs/expect.lua" >expected || fail "expect.lua"
for program in "$programs"/*.s; do
    name=$(basename "$program" .s)
    run 0 "$name" "$ISADORA" run -m rv64 --until end --json --dump "$program"
    grep "^$name " expected >wanted || fail "$name: nothing is expected"
    while read -r _ line; do out "$line"; done <wanted
    "$ISADORA" as -m rv64 "$program" >words 2>/dev/null && "$ISADORA" dis -m rv64 --text words >back.s 2>/dev/null
    run 0 "$name: its listing is assembled" "$ISADORA" as -m rv64 back.s
    if cmp -s words out; then pass; else fail "$name: text and back gives other words"; fi
done

# What `aliases` prints is read as what it means: the same program, without instructions of 16 bits.
for name in sort float; do
    "$ISADORA" as -m rv64 "$programs/$name.s" >words && "$ISADORA" dis -m rv64 --text --syntax aliases words >other.s 2>/dev/null
    run 0 "$name: its aliases are assembled" "$ISADORA" as -m rv64 -i other.s -o other.bin
    run 0 "$name, from aliases" "$ISADORA" run -m rv64 -i --until $(($(wc -c <other.bin) - 4)) --json --dump other.bin
    grep "^$name " expected >wanted
    while read -r _ line; do out "$line"; done <wanted
done

# check_syntax NAMES WORDS TEXT
check_syntax() {
    run 0 "dis --syntax $1: $2" "$ISADORA" dis -m rv64 --text --syntax "$1" - <<<"$2"
    out "$3"
}
check_syntax aliases 952e "add a0,a0,a1"
check_syntax aliases,numeric 952e "add x10,x10,x11"
check_syntax numeric 4502 "c.lwsp x10,0(x2)"
check_syntax aliases "8067 0000" ret
check_syntax aliases "8553 22b5" "fmv.d fa0,fa1"
check_syntax aliases "0013 0000" nop
check_syntax aliases "0513 0000" "li a0,0"
check_syntax aliases,numeric "5073 002c" "fsrmi x0,24"

# Jumps and returns are calls with `zero`; a write of a counter is read as it is; an atomic access outside is a store's.
run 0 "cfg" "$ISADORA" cfg -m rv64 --json - <<<$'jal zero,8\nnop\njalr zero,0(ra)'
out '"kind":"jump"'
out '"kind":"return"'
run 0 "minstret" "$ISADORA" run -m rv64 --set a1=100 --until 0x8 - <<<$'csrrw zero,minstret,a1\ncsrrs a0,minstret,zero\nc.nop'
out "a0 = 0x64"
run 0 "comments of gas" "$ISADORA" run -m rv64 --comment '#' --until 0x4 - <<<$'li a0,5   # five\nnop'
out "a0 = 0x5"
run 0 "amo outside" "$ISADORA" run -m rv64 --set a2=0x100000000000000 --set '$mtvec=0x40' --until 0x40 - <<<"amoadd.w a0,a1,(a2)"
out '$mcause = 0x7'
run 0 "a trap ends a reservation" "$ISADORA" run -m rv64 --set a0=0x100 --set '$mtvec=8' --until 0xc - <<<$'lr.w a1,(a0)\necall\nsc.w a2,a1,(a0)\nnop'
out "a2 = 0x1"
run 0 "time in user mode" "$ISADORA" run -m rv64 --set '$mode=0' --set '$mcounteren=2' --until 0x4 - <<<$'csrrs a0,time,zero\nc.nop'

# Words that gas and objdump have with this text: registers by either name, numbers of control registers.
check_text() { # WORDS TEXT [INPUT]
    run 0 "as: ${3:-$2}" "$ISADORA" as -m rv64 - <<<"${3:-$2}"
    out "$1"
    run 0 "dis: $1" "$ISADORA" dis -m rv64 --text - <<<"$1"
    out "$2"
}
check_text 952e "c.add a0,a1" "c.add x10,x11"
check_text "9073 3052" "csrrw zero,mtvec,t0" "csrrw x0, 0x305, x5"
check_text "2573 1230" "csrrs a0,0x123,zero"
check_text "8053 02c5" "fadd.d ft0,fa1,fa2,rne" "fadd.d f0, f11, f12, rne"
check_text 757d "c.lui a0,0xfffff"
check_text 0001 "c.addi zero,0" "c.nop"
check_text "c463 00a5" "blt a1,a0,0x8" "bgt a0,a1,8"
check_text "2503 0005" "lw a0,0(a0)" "lw a0,(a0)"
check_text "00e7 0045" "jalr ra,4(a0)" "jalr ra,a0,4"
check_text "1553 a2b6" "flt.d a0,fa2,fa1" "fgt.d a0,fa1,fa2"
# A source for the GNU assembler, with macros, operators, sections: the words that it gives.
run 0 "a source of gas" "$ISADORA" as -m rv64 --base 0x80000000 -i -o gas.bin "$programs/gas/source.s"
is "words of gas" "" "$(od -An -tx2 -v -w16 --endian=little gas.bin | sed 's/^ //' | diff "$programs/gas/words.txt" - | head -5)"
# Manipulation of bits is not in the variant that comes first; texts of other assemblers are read.
run 0 "dis: no zext.h" "$ISADORA" dis -m rv64 -V rv64gc --text - <<<"c53b 0805"
out ".unit 0x0805c53b"
run 0 "dis: zext.h" "$ISADORA" dis -m rv64 -V rv64gcb --text - <<<"c53b 0805"
out "zext.h a0,a1"
run 0 "as: zext.h of two instructions" "$ISADORA" as -m rv64 -V rv64gc - <<<"zext.h a0,a1"
out "9513 0305"
run 1 "as: no andn" "$ISADORA" as -m rv64 -V rv64gc - <<<"andn a0,a1,a2"
err 'this exists on rv64gcb; rv64gc is selected'
run 0 "as: zext.w" "$ISADORA" as -m rv64 -V rv64gcb - <<<"zext.w a0,a1"
out "853b 0805"
run 2 "a name with a dollar" "$ISADORA" run -m rv64 --set '$a0=5' - <<<"nop"
err 'has no register `$a0`; did you mean `a0`?'
run 0 "info" "$ISADORA" info rv64
out '  exceptions trap'
run 1 "a word of 32 bits" "$ISADORA" as -m rv64 - <<<"lui a0,0x100000"
err "is not in 0x0..0xfffff"

done_
