# The programs of the page of `run`, as a user types them in: `hello.S` with `bare.ld`, by the cross compilers of this
# computer, and by our own assembler; texts with a label `tohost`.
. "$(dirname "$0")/lib.sh"

files=$PWD
(cd "$ROOT" && lua5.4 - "$files") <<'END' || fail "the files of the page"
package.path = "./?.lua;" .. package.path
local manual = require("tests.lib.manual")
local _, by_name = manual.read("tools/isadora/manual/run.rst")
for _, name in ipairs({ "hello.S", "bare.ld", "print.s" }) do
   local file <close> = assert(io.open(arg[1] .. "/" .. name, "w"))
   file:write(manual.source_of(by_name, by_name[name]))
end
END
compilers=0
for gcc in riscv64-unknown-elf-gcc riscv64-linux-gnu-gcc; do
    type $gcc >/dev/null 2>&1 || { echo "missing compiler: $gcc"; continue; }
    compilers=$((compilers + 1))
    run 0 "$gcc builds it" $gcc -nostdlib -static -mcmodel=medany -T bare.ld hello.S -o hello.elf
    run 0 "it runs" "$ISADORA" run hello.elf
    is "what it prints" hello "$(head -1 out)"
    out 'ended by `tohost` after '
    cat >main.c <<'END'
void print(const char *text);
static double half(double x) { return x / 2; }
int main(void)
{
    volatile double three = 3;
    print(half(three) == 1.5 ? "from C\n" : "wrong\n");
    return 5;
}
END
    run 0 "$gcc builds it with C" $gcc -nostdlib -static -mcmodel=medany -fno-pic -T bare.ld main.c hello.S -o main.elf
    run 1 "its result is that of main" "$ISADORA" run main.elf
    is "what it prints" "from C" "$(head -1 out)"
    err 'case 5'
    # Lines of the source, in each version of what compilers note.
    for version in 2 3 4 5; do
        run 0 "$gcc, DWARF $version" $gcc -gdwarf-$version -nostdlib -static -mcmodel=medany -fno-pic -T bare.ld main.c hello.S -o main.elf
        printf 'until main\nbreak main.c:7\ncontinue\nquit\n' >script
        run 0 "its lines" "$ISADORA" run main.elf --step <script
        out '    main.c:4'
        out '    main.c:7'
        run 0 "in a listing" "$ISADORA" dis main.elf
        out '# main.c:6'
        out '# hello.S:'
    done
    run 0 "$gcc, an object file" $gcc -g -mcmodel=medany -fno-pic -c main.c -o main.o
    run 0 "its listing" "$ISADORA" dis main.o
    is "lines" "2 4 5 6 7 8" "$(sed -n 's/^# main.c://p' out | sort -nu | xargs)"
done
echo "cross compilers: $compilers"
{ echo '.set stack_top, 0x100000'; cat hello.S; } >own.S
run 0 "as assembles it" "$ISADORA" as -m rv64 own.S -o own.words
run 0 "and run runs it" "$ISADORA" run -m rv64 --entry _start own.S
is "what it prints" hello "$(head -1 out)"
out 'ended by `tohost` after '

# ---- texts with a label `tohost` ----
run 0 "a text" "$ISADORA" run -m rv64 print.s
is "what it prints" hello "$(head -1 out)"
run 0 "its trace" "$ISADORA" run -m rv64 print.s --trace
out 'output: hello'
run 0 "stepped" "$ISADORA" run -m rv64 print.s --step <<<continue
out 'ended by `tohost`'
sed 's/li      a0,1 .*/li a0,7/' print.s >failing.s
run 1 "a failure" "$ISADORA" run -m rv64 failing.s
err 'failed at'
run 0 "no host" "$ISADORA" run -m rv64 print.s --no-host --until end
out 'stop address reached'
is "nothing is printed" 0 "$(grep -c hello out)"
run 0 "data after the code" "$ISADORA" run -m rv64 - <<<$'la a1,x\nlw a0,0(a1)\n.data\nx: .word 7\n.bss\n.space 16'
out 'end of program after 3 instructions'
run 0 "data before the code" "$ISADORA" run -m rv64 --entry go - <<<$'.data\nx: .word 7\n.text\ngo: la a1,x\nlw a0,0(a1)'
out 'end of program after 3 instructions'
run 1 "a place that is outside of memory" "$ISADORA" run -m rv64 - <<<$'nop\n.set tohost, 0xfffffffffffffff8'
err '`tohost` or `fromhost` lies outside of memory'
run 0 "where memory has no code the label is a label" "$ISADORA" run -m vp1-scalar - <<<$'tohost: add $r1 $r2 $r3'
out 'end of program'

# Exceptions without end: the same registers and memory. Not so where the handler counts in memory, nor in a wait for a
# number of cycles.
cat >counts.s <<'END'
 la t0, handler
 csrw mtvec,t0
loop: 
 ecall
 j loop
.balign 4
handler:
 csrw mscratch, t1
 la t0, 2f
 ld t1,0(t0)
 addi t1,t1,1
 sd t1,0(t0)
 li t2,30000
 bgeu t1,t2,end
 li t2,0
 li t0,0
 csrr t1,mepc
 addi t1,t1,4
 csrw mepc,t1
 csrr t1,mscratch
 mret
end: li a0,1
 la a1,tohost
 sd a0,0(a1)
.balign 8
2: .dword 0
tohost: .dword 0
END
run 0 "a handler that counts in memory" "$ISADORA" run -m rv64 counts.s
out 'ended by `tohost` after 539999 instructions'
cat >waits.s <<'END'
 la t0, handler
 csrw mtvec,t0
loop: li t0,0
 ecall
 csrr t0,mcycle
 li t1,100000
 bltu t0,t1,loop
 li a0,1
 la a1,tohost
 sd a0,0(a1)
.balign 4
handler:
 csrr t1,mepc
 addi t1,t1,4
 csrw mepc,t1
 li t1,0
 mret
.balign 8
tohost: .dword 0
END
run 0 "a wait for cycles" "$ISADORA" run -m rv64 waits.s
out 'ended by `tohost` after 1000'
cat >restarts.s <<'END'
 li t0, 20000
1: addi t0,t0,-1
 bnez t0,1b
 li t0,1
 la t1, 2f
 ld t2,0(t1)
 addi t2,t2,1
 li t3, 3
 bltu t2,t3,3f
 li t2,3
3: sd t2,0(t1)
 .word 0
.balign 8
2: .dword 0
END
run 1 "a program that begins again" "$ISADORA" run -m rv64 restarts.s
out 'exceptions without end after '
err '`c.unimp` at 0x34 raises `trap`, which goes on at 0x0, from where the program comes to it again with the same registers and memory, without end: cause 2 (illegal instruction), value 0x0'
done_
