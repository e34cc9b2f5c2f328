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
run 1 "a place that is outside of memory" "$ISADORA" run -m rv64 - <<<$'nop\n.set tohost, 0xfffffffffffffff8'
err '`tohost` or `fromhost` lies outside of memory'
run 0 "where memory has no code the label is a label" "$ISADORA" run -m vp1-scalar - <<<$'tohost: add $r1 $r2 $r3'
out 'end of program'
done_
