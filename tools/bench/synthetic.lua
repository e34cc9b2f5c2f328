-- Writes a synthetic ISA of any number of forms to standard output: 32-bit words, 12 bits of
-- opcode, a page of eight rows and two forms at a time, with an operand choice, code and flags. For
-- measuring how generation grows.
--
--   lua5.4 tools/bench/synthetic.lua FORMS > synthetic.isa
local forms = tonumber(arg[1] or "") or error("usage: synthetic.lua FORMS")
assert(forms % 8 == 0 and forms <= 8192, "FORMS is a multiple of 8, at most 8192")

print([[
isa synthetic "Synthetic ISA for measurements"
source S "this file" document
unit 32 little
fields
    OP 19..31 u; D 15..18 $r; A 11..14 $r; I 10 u; B 6..9 $r; N 0..9 s; F 0..5 u
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
