-- Writes a synthetic ISA of any number of forms to standard output: 32-bit words, 14 bits of
-- opcode, a page of eight rows and two forms at a time, with an operand choice, code and flags. For
-- measuring how generation grows.
--
--   lua5.4 tools/bench/synthetic.lua FORMS > synthetic.isa
local forms = tonumber(arg[1] or "") or error("usage: synthetic.lua FORMS")
assert(forms % 8 == 0 and forms <= 16384, "FORMS is a multiple of 8, at most 16384")

print([[
isa synthetic "Synthetic ISA for measurements"
source S "this file" document
unit 32 little
fields
    OP 18..31 u; D 14..17 $r; A 10..13 $r; I 9 u; B 5..8 $r; N 0..8 s; F 0..4 u
regs
    $r 16 u32
        entry 15 = 0
    $c u4
operand SRC : B : I=0 ignored F; N : I=1
func flags(r) = cat(r == 0, r[31], r[0], r[7])]])

local kinds = { "add", "sub", "and", "or", "xor", "mul", "min", "max" }
local results = { "A + b", "A - b", "A & b", "A | b", "A ^ b", "u16(A) * u16(b)",
   "min(s32(A), s32(b))",
   "max(s32(A), s32(b))" }

for page = 0, forms // 8 - 1 do
   print(("insn page%d \"Page %d\" {S}"):format(page, page))
   print("    form %name D A b=SRC  : OP=%op")
   print("    ops  %name    %op   %res")
   for row = 1, 8 do
      print(("         %-7s  %-4d  %s"):format(kinds[row] .. page, page * 8 + row - 1,
         results[row]))
   end
   print("    do")
   print("        r = u32(%res)")
   print("        D = r")
   print("        $c = flags(r)")
end
