-- `surface_atomics.lua VARIANT`: a program for one thread that performs atomic operations on three surfaces, of u32, of
-- u32x2 and of s32, in `VARIANT.s`; the surfaces before (`X.raw`) and after (`X.want`), and the values that
-- the operations return (`old.want`), by a second model of them.
local variant = arg[1]
local maxwell = variant == "sm_52"

local function signed(x, bits) return x >= 1 << bits - 1 and x - (1 << bits) or x end
local function float(x) return string.unpack("<f", string.pack("<I4", x)) end
local function bits(f) return (string.unpack("<I4", string.pack("<f", f))) end
local function add(a, b, n) return a + b & (n == 64 and -1 or 0xffffffff) end
local function least(a, b) return math.ult(a, b) and a or b end
local function most(a, b) return math.ult(a, b) and b or a end

-- Surface, operation, value before, operand (of .CAS also the new value), value after.
local CASES = {
   { "u", ".ADD", 0xffffffff, 7, add(0xffffffff, 7, 32) },
   { "u", ".MIN", 0x80000000, 7, least(0x80000000, 7) },
   { "u", ".MAX", 0x80000000, 7, most(0x80000000, 7) },
   { "u", ".MIN.S32", 0x80000000, 7, signed(0x80000000, 32) < 7 and 0x80000000 or 7 },
   { "u", ".MAX.S32", 0x80000000, 7, 7 },
   { "u", ".MIN.SD32", 0x80000000, 7, 7 },
   { "u", ".INC", 7, 7, 0 }, { "u", ".INC", 6, 7, 7 },
   { "u", ".DEC", 0, 7, 7 }, { "u", ".DEC", 9, 7, 7 }, { "u", ".DEC", 7, 7, 6 },
   { "u", ".AND", 0xf0f0, 0xff00, 0xf0f0 & 0xff00 },
   { "u", ".OR", 0xf0f0, 0xff00, 0xf0f0 | 0xff00 },
   { "u", ".XOR", 0xf0f0, 0xff00, 0xf0f0 ~ 0xff00 },
   { "u", ".EXCH", 5, 6, 6 },
   { "u", ".ADD.F32.FTZ.RN", bits(1.5), bits(0.25), bits(float(bits(1.5)) + 0.25) },
   { "u", ".ADD.F32.FTZ.RN", 1, bits(0.25), bits(0.25) },
   { "u", ".CAS", 5, 5, 9, 9 }, { "u", ".CAS", 5, 6, 5, 9 },
   { "w", ".ADD.U64", -1, 7, add(-1, 7, 64) },
   { "w", ".MAX.U64", -1, 7, most(-1, 7) },
   { "w", ".MAX.S64", -1, 7, 7 },
   { "w", ".EXCH.U64", 5, -2, -2 },
   { "w", ".CAS.U64", -5, -5, 9, 9 }, { "w", ".CAS.U64", -5, 5, -5, 9 },
   { "s", ".MIN.SD32", 0x80000000, 7, 0x80000000 },
   { "s", ".MAX.SD32", 0x80000000, 7, 7 },
}
local FORMATS = { u = "<I4", w = "<i8", s = "<I4" }
-- Words of bank 0 that hold the handles: of the first three parameters.
local HANDLE = { u = 0, w = 2, s = 4 }

local text, before, after, old = {}, {}, {}, {}
local count = { u = 0, w = 0, s = 0 }
for name in pairs(count) do before[name], after[name] = {}, {} end

local function line(...) text[#text + 1] = "    " .. string.format(...) end

local function move(register, value)
   line(maxwell and "MOV32I R%d, 0x%x" or "MOV R%d, 0x%x", register, value & 0xffffffff)
end

local params = maxwell and 0x140 or variant == "sm_90" and 0x210 or 0x160
line("MOV R20, c[0x0][0x%x]", params + 24)
line("MOV R21, c[0x0][0x%x]", params + 28)
for i, case in ipairs(CASES) do
   local surface, operation, was, operand, is, new = table.unpack(case)
   local wide = surface == "w"
   local handle = params // 4 + HANDLE[surface]
   move(2, count[surface])
   move(8, operand)
   if wide then move(9, operand >> 32) end
   if new then
      move(wide and 10 or 9, new)
      if wide then move(11, new >> 32) end
   end
   move(7, 0)
   if maxwell then line("SUATOM.D.1D%s.TRAP R6, [R2], R8, 0x%x", operation, handle)
   else line("SUATOM.D.1D%s.STRONG.GPU.TRAP PT, R6, [R2], R8, 0x0, 0x%x", operation, handle) end
   line("STG.E.64%s [R20%s], R6", variant == "sm_70" and ".SYS" or "", i > 1 and ("+0x%x"):format(8 * (i - 1)) or "")
   count[surface] = count[surface] + 1
   table.insert(before[surface], string.pack(FORMATS[surface], was))
   table.insert(after[surface], string.pack(FORMATS[surface], is))
   old[#old + 1] = string.pack("<i8", was)
end
line("EXIT")

local function write(name, content)
   local file <close> = assert(io.open(name, "wb"))
   file:write(content)
end

write(variant .. ".s", table.concat(text, "\n") .. "\n")
write("old.want", table.concat(old))
for name in pairs(count) do
   write(name .. ".raw", table.concat(before[name]))
   write(name .. ".want", table.concat(after[name]))
   print(("%s=%d"):format(name, count[name]))
end
print(("old=%d"):format(8 * #CASES))
