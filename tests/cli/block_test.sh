# isadora as: macros, repetitions and conditions of sources, `.comm`, `.fill`, floats; all of them as the GNU assembler
# has them, where that is installed, and their errors.
. "$(dirname "$0")/lib.sh"

# same NAME: the bytes of a text for rv64, from standard input, are those that GNU as makes, and $1 instructions or more.
gas=riscv64-linux-gnu
type $gas-as >/dev/null 2>&1 || { gas=riscv64-unknown-elf && type $gas-as >/dev/null 2>&1; } || gas=
[ -n "$gas" ] || echo "missing assembler: $gas-as"
same() {
    cat >same.s
    run 0 "$1" "$ISADORA" as -m rv64 -i same.s -o same.bin
    if [ -s same.bin ]; then pass; else fail "$1: nothing is written"; fi
    [ -n "$gas" ] || return 0
    { printf '.option norelax\n.option norvc\n' && cat same.s; } >gnu.s
    run 0 "$1, GNU" $gas-as -march=rv64gc gnu.s -o gnu.o
    run 0 "$1, GNU" $gas-objcopy -O binary -j .text gnu.o gnu.bin
    is "$1" "$(od -An -v -tx1 gnu.bin)" "$(od -An -v -tx1 same.bin)"
}

same "macros" <<'END'
        .macro push reg, off=8
        addi sp,sp,-\off
        sd \reg,0(sp)
        .endm
        .macro pushes first:req, rest:vararg
        push \first
        .ifnb \rest
        pushes \rest
        .endif
        .endm
        push ra
        push off=32, reg=s0
        push a0,16 ; pushes a1, a2,a3
        .macro text kind, value
        .\kind\()z "\value"
        .endm
        text asci, "a, b, c"
        .macro outer name, other
        .macro \name arg
        li \other,\arg
        .endm
        .endm
        outer inner, t3
        inner 7
        .macro wait reg
again\@: beqz \reg,again\@
        j again\@
        .endm
        wait a0
        wait a1
        .purgem inner
        .macro inner
        nop
        .endm
        inner
END
same "blanks between parameters and arguments" <<'END'
        .macro sum to from=a1,by=a2 more
        add \to,\from,\by
        \more
        .endm
        sum a0 a3
        sum a0, a3 a4,nop
        sum a0 , by=a5 more="addi a6,a6,1"
        sum a0 "a3" a4 "addi a6, a6, 1"
        .macro at reg : req place:vararg
        ld \reg , \place
        .endm
        at a0 8(sp)
        at a1,-8(sp)
        .macro const reg value
        li \reg, \value
        .endm
        const a0 1 + 2
        const a0 1 - 2
        const a0 'a'
        const a0, ','
        const a0 1 << 2
        .irp r s0 s1, a5
        mv \r,zero
        .endr
END
same "repetitions" <<'END'
        .rept 3
        addi a0,a0,1
        .rept 2 ; nop # two of them
        .endr
        .endr
        .rept 0
        wrong
        .endr
        .irp r,s0,s1,a5
        mv \r,zero
        .endr
        .macro twice what
        .rept 2
        \what
        .endr
        .endm
        twice nop
        twice "addi t0,t0,1"
        twice "add t0, t0, t1"
END
same "conditions" <<'END'
        .set debug, 2
        .if debug == 1
        ebreak
        .elseif (debug >= 2) && debug < 5
        nop
        .else
        ecall
        .endif
        .if 0
        .if 1
        wrong
        .else
        wrong
        .endif
        .else
        .ifdef debug
        li a0,1
        .else
        wrong
        .endif
        .endif
        .ifdef other
        wrong
        .endif
        .set other, 1
        .ifndef other
        wrong
        .elseif 1
        li a0,2
        .elseif 1
        wrong
        .endif
        .if debug - 2 || 0 ; wrong ; .else ; li a0,3 ; .endif
        .ifeq debug - 2
        li a0,4
        .endif
        .ifne debug - 2
        wrong
        .endif
        .if 1 << 2 > 3 && -1 < 0 && 'a' == 97 && 2 <> 3 && 1 != 2 && 2 <= 2
        li a0,5
        .endif
start:  nop
        nop
after:  .if after - start != 8
        wrong
        .else
        li a0,6
        .endif
END
same "data" <<'END'
        .double 1.5, -0.1, 1e300, 4.9e-324
        .float 1.5, -0.1, 3.4028235e38, 1e-45
        .single 0.2
        .fill 3, 2, -1
        .fill 2
        .fill 1, 8, 0x123456789abcdef0
        .balign 4
END

same "operators" <<'END'
        .dword 1 << 2 + 1, 1 + 2 | 4 + 8, 7 & 3 + 1, 6 ^ 3 + 1, 6 | 1 ^ 7 & 2, 7 & 5 | 8 & 3
        .dword 2 * 3 << 1, 2 << 1 * 3, 20 / 3 * 3, 100 / 10 / 5, 20 - 5 - 3, 17 % 5 * 2
        .dword -7 / 2, 7 / -2, -7 % 2, 7 % -2, -8 >> 1, -1 >> 1, -1 >> 63, 0xffffffffffffffff >> 4, -9 >> 0 / 21
        .dword ~5, ~5 + 1, -~5, ~-6, ~0xffffffffffffffff, ~0x8000000000000000, -1 ^ 5, -1 ^ 0xffffffffffffffff
        .dword -1 ^ 0x8000000000000000, -16 | 3, -16 & 0xff, 1 << 63, ~0 << 12, (1 + 2) * 3, 7 % (1 + 2)
        li a0, 100/8
        li a0, (1 << 12) - 1
        addi a0,a0,~7
        andi sp, sp, ~15
        andi a0,a0,0xf0 >> 4
        andi a0, a0, 0xff ^ 0xf
        ld a0,64/8(sp)
        ld a0,(64 / 8)(sp)
start:  lui a0,%hi(0x12345 / 2)
        addi a0,a0,%lo(0x12345 / 2)
end:    .if (end - start) / 4 == 2 && 9 >> 3 == 1 && 9 % 4 > 0
        nop
        .endif
END

# What is in other sections.
cat >sections.s <<'END'
        .macro value name, number
        .data
\name:  .dword \number
        .text
        la a0,\name
        .endm
        value first, 0x11
        .ifndef seen
        .set seen, 1
        value second, 0x22
        .endif
        .comm room, 24, 16
        .comm more, 8
        .ifdef room
        la a1,room
        la a2,more
        .endif
END
run 0 "sections" "$ISADORA" run -m rv64 sections.s --until 0x20
out 'a0 = 0x28'
out 'a1 = 0x30'
out 'a2 = 0x48'

# wrong STATUS TEXT: the error of standard input.
wrong() {
    run 1 "$1" "$ISADORA" as -m rv64 -
    err "$1"
}
wrong '(standard input):2:1: error: `.macro` without `.endm`' <<<$'nop\n.macro x\nnop'
wrong '(standard input):1:1: error: `.rept` without `.endr`' <<<$'.rept 3\nnop'
wrong '(standard input):2:1: error: `.if` without `.endif`' <<<$'nop\n.if 1\nnop'
wrong '(standard input):1:1: error: `.ifdef` without `.endif`' <<<$'.ifdef x\nnop'
wrong '(standard input):2:1: error: `.endif` without `.if`' <<<$'nop\n.endif'
wrong '`.else` without `.if`' <<<$'.if 1\n.endif\n.else'
wrong '`.endm` without `.macro`' <<<'.endm'
wrong '`.endr` without `.rept` or `.irp`' <<<'.endr'
wrong 'the macro `x` has 1 parameter' <<<$'.macro x a\nli a0,\\a\n.endm\nx 1,2'
wrong 'the macro `x` has 1 parameter; a text with blanks is in quotes' <<<$'.macro x a\n\\a\n.endm\nx addi a0,a0,1'
wrong 'the macro `x` has 1 parameter' <<<$'.macro x a\n\\a\n.endm\nx add a b'
wrong ':4:2: error: the macro `x` needs its parameter `a`' <<<$'.macro x a:req\nli a0,\\a\n.endm\n x'
wrong 'the macro `x` is there already' <<<$'.macro x\n.endm\n.macro x\n.endm'
wrong 'there is no macro `y`' <<<'.purgem y'
wrong 'expected the name of a macro' <<<$'.macro\n.endm'
wrong 'expected a parameter' <<<$'.macro x a:b\n.endm'
wrong 'is the last one' <<<$'.macro x a:vararg, b\n.endm'
wrong 'unknown mnemonic `nope`' <<<$'.macro x\nnop\nnope\n.endm\nnop\nx'
err '(standard input):6:1: error'
err 'in `nope`'
# A limit is the only error: what follows is not read, and conditions that are open are not reported.
wrong '(standard input):12:1: error: macros and repetitions are more than 100 deep in each other; the last one is `x` (line 2)' <<'END'
        nop
        .macro x n
        .if \n
        y \n-1
        .else
        nop
        .endif
        .endm
        .macro y n
        x \n
        .endm
x 1000
        wrong
        .data
        .word nowhere
END
is "what follows is not read" 4 "$(wc -l <err)"
err '(standard input):12: note: in `x 1000-1-1-1'
wrong 'macros and repetitions make too many lines; the last one is `x` (line 1)' <<<$'.macro x n\n.if \\n\nx \\n-1\nx \\n-1\n.endif\n.endm\nx 40\nwrong'
is "one error of too many lines" 4 "$(wc -l <err)"
printf '.macro x\nx\n.endm\n' >self.inc
wrong 'are more than 100 deep in each other; the last one is `x` (self.inc, line 1)' <<<$'nop\n.include "self.inc"\nx'
wrong 'macros and repetitions' <<<$'.rept 100000000\nnop\n.endr'
wrong 'macros and repetitions' <<<$'.macro x\n.rept 1000\ny\n.endr\n.endm\n.macro y\n.rept 100000\nnop\n.endr\n.endm\nx'
wrong 'make more than 64 MiB of text' <<<$'.macro x a\nx \\a\\a\\a\\a # \\a\n.endm\nx 0123456789012345678901234567890123456789'
wrong '`later` is not defined' <<<$'.if later\n.endif'
wrong 'expected a number here' <<<$'.if 1 ==\n.endif'
wrong 'expected the end of the line' <<<$'.if 1 2\n.endif'
wrong 'this number is too large for the format' <<<'.float 1e39'
wrong 'expected a number here' <<<'.double x'
wrong 'at most 8 bytes' <<<'.fill 1,9,0'
wrong 'does not fit 8 bits' <<<'.fill 1,1,256'
wrong '(standard input):1:9: error: division by zero' <<<'.word 1 / 0'
wrong '(standard input):1:13: error: division by zero' <<<'addi a0,a0,5%(1-1)'
wrong 'division by zero' <<<$'.set x, 0\n.word 5%x'
wrong 'this number needs more than 64 bits' <<<'.dword %lo(5)*(1<<63)'
wrong 'division by zero' <<<'li a0, 1/0'
wrong '(standard input):1:9: error: a shift by a negative number' <<<'.word 1 << -1'
wrong 'a shift by a negative number' <<<'addi a0,a0,8>>-1'
wrong 'this number needs more than 64 bits' <<<'.dword 1 << 70'
wrong ':9: error: numbers have no `==`; there are `+ - * / % << >> | & ^ ~` and parentheses' <<<'.word 5 == 5'
wrong 'numbers have no `&&`' <<<'.word 5 && 5'
wrong 'numbers have no `!`' <<<'.word !5'
wrong ':13: error: numbers have no `<`' <<<'addi a0,a0,5<6'
wrong 'numbers have no `**`' <<<'addi a0,a0,5 ** 6'
wrong 'expected `NAME, SIZE` or `NAME, SIZE, ALIGN`' <<<'.comm x'
deep=$(printf '(%.0s' {1..300})
wrong 'too deeply' <<<".if ${deep}1"

# `explain` of a macro of the description.
run 0 "explain" "$ISADORA" explain -m rv64 'li a0,0x12345'
out 'li a0,0x12345: stands for 2 instructions'
out 'text      lui a0,0x12'
out 'text      addiw a0,a0,837'
run 0 "explain at an address" "$ISADORA" explain -m rv64 --base 0x1000 'call 0x2000'
out 'text      auipc ra,0x1'
run 0 "explain of several statements" "$ISADORA" explain -m rv64 'nop; li a0,5 # and a comment'
out 'nop; li a0,5 # and a comment: 2 instructions'
out '0513 0050  at 0x4'
run 1 "explain of several statements, an error" "$ISADORA" explain -m rv64 'nop; li'
err '(argument):1:8: error: expected zero..t6, found the end'
run 0 "what sources have" "$ISADORA" info rv64
out '  sources   `#` begins a comment, too; `;` is between statements; `.align N` is to 2^N bytes'
out '  macros    li, li.part, la, lla, call, tail, jump, lb,'
out '  operators %hi, %lo, %pcrel_hi,'
run 0 "sources without anything of their own" "$ISADORA" info vuc
if grep -q -e '^  sources' -e '^  macros' out; then fail "sources of vuc"; else pass; fi
run 1 "an error in a macro" "$ISADORA" explain -m rv64 'call nowhere'
err '`nowhere` is not defined'
run 1 "wrong operands" "$ISADORA" explain -m rv64 'call a, b, c'
err 'expected `call TO`'

# Labels that are mnemonics; `.option` says nothing about lengths.
same "mnemonics as labels, options" <<'END'
        .option push
        .option norvc
        .option norelax
        nop
        j add
        .option pop
add:    add a0,a0,a1
        bnez a0,add
        j neg
neg:    neg a0,a0
        j neg
END
wrong '`rne` is a word of this instruction set; choose another name' <<<'rne: nop'
wrong '`zero` is a register and cannot be a label' <<<'zero: nop'
wrong '`add` is not defined' <<<'j add'
wrong 'expected 0..24: this is to a multiple of 2^N bytes, `.balign N` to one of N' <<<'.align 64'

# Labels of macros are names of the program; a label that comes later.
run 0 "labels" "$ISADORA" run -m rv64 --until end_1 - <<<$'.macro m n\nli a0,\\n\nend_\\n: nop\n.endm\nm 0\nm 1\nj end_1'
out 'stop address reached'
run 0 "a label that comes later" "$ISADORA" as -m rv64 -i -o later.bin - <<<$'.macro m to\nbeqz a0,\\to\n.endm\nm end\nnop\nend: .if end == 8\nli a0,1\n.else\nebreak\n.endif'
is "a label that comes later" 00100513 "$(od -An -tx4 -j8 later.bin | tr -d ' ')"
# Macros do not depend on the instruction set.
run 0 "another instruction set" "$ISADORA" as -m vp1-scalar - <<<$'.macro sum a, b\nadd $r1 \\a \\b\n.endm\nsum $r2, $r3'
out 4c0887c7
run 1 "a label that is there already" "$ISADORA" as -m rv64 - <<<$'end: nop\n.rept 1\nend: nop\n.endr'
err 'in `end: nop`, which is one of the instructions that this stands for'
# Random lines of blocks: an error, or none, and no more.
directives=('.macro m a' '.endm' '.rept 3' '.endr' '.if 1' '.if 0' '.else' '.elseif 1' '.endif' 'm 1' 'm' nop 'li a0,\a' '.irp a,1,2' '.ifdef x' '.set x,1' '.data' '.text' '.purgem m' 'x\@: nop' '.comm y,4')
RANDOM=7
for ((i = 0; i < $(share 100); i++)); do
    for ((k = 0; k < 25; k++)); do echo "${directives[RANDOM % ${#directives[@]}]}"; done >any.s
    "$ISADORA" as -m rv64 any.s >out 2>err
    case $? in 0 | 1) pass ;; *) fail "random lines" "$(cat any.s)" ;; esac
done
done_
