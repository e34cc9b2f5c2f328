# ELF files that name extensions in their attributes, which select the variant.
. "$(dirname "$0")/lib.sh"
shared_cache

# elf NAME TEXT: an ELF file with `sh1add a0,a1,a2`, and attributes with this text; without one, no attributes.
elf() {
    lua5.4 - "$1" "${2-none}" <<'END'
local name, text = arg[1], arg[2]
local code = string.pack("<I4I4", 0x20c5a533, 0x00000073)
local function part(s) return string.pack("<I4", #s + 4) .. s end
local attributes = "\4\16" .. "\5" .. text .. "\0" .. "\6\1"
local file = "\1" .. string.pack("<I4", #attributes + 5) .. attributes
local section = "A" .. part("other\0\1" .. string.pack("<I4", 10) .. "\5rv1\0") .. part("riscv\0" .. file)
local has = text ~= "none"
if not has then section = "" end
local names = "\0.text\0.riscv.attributes\0.shstrtab\0"
local at = { text = 64 + 56, more = 64 + 56 + #code }
at.names = at.more + #section
at.headers = (at.names + #names + 7) // 8 * 8
local function header(name_at, kind, flags, address, offset, size)
   return string.pack("<I4I4I8I8I8I8I4I4I8I8", name_at, kind, flags, address, offset, size, 0, 0, 1, 0)
end
local out = "\127ELF\2\1\1" .. ("\0"):rep(9)
   .. string.pack("<I2I2I4I8I8I8I4I2I2I2I2I2I2", 2, 243, 1, 0x1000, 64, at.headers, 0, 64, 56, 1, 64, 4, 3)
   .. string.pack("<I4I4I8I8I8I8I8I8", 1, 5, at.text, 0x1000, 0x1000, #code, #code, 1)
   .. code .. section .. names .. ("\0"):rep(at.headers - at.names - #names)
   .. header(0, 0, 0, 0, 0, 0) .. header(1, 1, 6, 0x1000, at.text, #code)
   .. header(7, has and 0x70000003 or 0, 0, 0, at.more, #section) .. header(25, 3, 0, 0, at.names, #names)
local f <close> = assert(io.open(name, "wb"))
f:write(out)
END
}
# is_b, is_not: what the file e.elf is disassembled as.
is_b() {
    run 0 "dis" "$ISADORA" dis e.elf
    out 'sh1add a0,a1,a2'
}
is_not() {
    run 0 "dis" "$ISADORA" dis e.elf
    if grep -q sh1add out; then fail "a variant that the file does not name"; else pass; fi
}
elf e.elf rv64i2p1_m2p0_a2p1_f2p2_d2p2_c2p0_zicsr2p0_zba1p0_zbb1p0_zbs1p0
is_b
run 0 "cfg" "$ISADORA" cfg --json e.elf
out 'sh1add'
run 1 "run" "$ISADORA" run e.elf --set a1=5 --set a2=1 --max-steps 1
out 'a0 = 0xb'
run 0 "the command line is stronger" "$ISADORA" dis -V rv64gc e.elf
if grep -q sh1add out; then fail "-V rv64gc"; else pass; fi
elf e.elf rv64imafdc_zbs_ZBB_Zba
is_b
elf e.elf rv64i2p1_m2p0_a2p1_f2p2_d2p2_c2p0_zicsr2p0_zba1p0_zbb1p0
is_not
elf e.elf rv64i2p1_zba1p0_zbb1p0_zbsx1p0
is_not
elf e.elf rv64i2p1
is_not
elf e.elf
is_not
run 0 "-V" "$ISADORA" dis -V rv64gcb e.elf
out 'sh1add a0,a1,a2'
# Attributes that are cut off, or any bytes, are no attributes, and nothing worse.
elf good.elf rv64i2p1_m2p0_zba1p0_zbb1p0_zbs1p0
RANDOM=3
for ((i = 0; i < $(share 100); i++)); do
    at=$((129 + RANDOM % 70))
    { head -c $at good.elf && printf "\\x$(printf %02x $((RANDOM % 256)))" && tail -c +$((at + 2)) good.elf; } >any.elf
    "$ISADORA" dis any.elf >out 2>err
    case $? in 0 | 1) pass ;; *) fail "random bytes at $at" "$(head -3 err)" ;; esac
done
# What the GNU tools write.
gnu=
for prefix in riscv64-unknown-elf riscv64-linux-gnu; do
    type $prefix-as >/dev/null 2>&1 && gnu=$prefix
done
[ -n "$gnu" ] || echo "missing assembler: riscv64-linux-gnu-as"
if [ -n "$gnu" ]; then
    printf 'sh1add a0,a1,a2\nbset a0,a1,a2\nandn a0,a1,a2\n' >b.s
    run 0 "GNU as" $gnu-as -march=rv64gc_zba_zbb_zbs b.s -o e.elf
    is_b
    out 'bset a0,a1,a2'
fi
# The description says where, and which.
run 0 "export" "$ISADORA" export json "$ROOT/desc/rv64"
out '"vendor": "riscv"'
done_
