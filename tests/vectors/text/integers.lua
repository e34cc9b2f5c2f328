-- What is drawn for integer instructions that the tables of words lack: dot products, differences,
-- minima of sm_90, predicates as bits.

local sass = require("tests.reference.sass")

local M = {}

local function byte_of(x, i, signed)
   local b = x >> 8 * i & 255
   return signed and b > 127 and b - 256 or b
end

local function half_of(x, i, signed)
   local h = x >> 16 * i & 0xffff
   return signed and h > 0x7fff and h - 0x10000 or h
end

--- IDP: as PTX has dp4a and dp2a.
function M.dots(begin, pick, emit, isa)
   for i = 0, 31 do
      local t, sa, sb = begin(isa == "maxwell" and "sm_61+" or "sm_70+"):guard(), i & 1 == 1, i & 2 == 2
      local a, b, c = pick.word(), pick.word(), pick.word()
      local sum, name = c
      if i % 8 < 4 then
         for k = 0, 3 do sum = sum + byte_of(a, k, sa) * byte_of(b, k, sb) end
         name = ("4A.%s.%s"):format(sa and "S8" or "U8", sb and "S8" or "U8")
      else
         local high = i // 8 % 2
         for k = 0, 1 do sum = sum + half_of(a, k, sa) * byte_of(b, 2 * high + k, sb) end
         name = ("2A.%s.%s.%s"):format(high == 1 and "HI" or "LO", sa and "S16" or "U16", sb and "S8" or "U8")
      end
      emit(t:line("IDP.%s %s, %s, %s, %s", name, t:out(sum), t:reg(a), t:source32(b, "rrc"), t:reg(c)))
   end
end

local function absolute(a, b, signed)
   if signed then a, b = sass.signed(a), sass.signed(b) end
   return math.abs(a - b)
end

function M.differences(begin, pick, emit)
   for i = 0, 15 do
      local t, signed, a, b, c = begin("sm_70+"):guard(), i % 2 == 0, pick.word(), pick.word(), pick.word()
      emit(t:line("VABSDIFF%s %s, %s, %s, %s", signed and "" or ".U32", t:out(absolute(a, b, signed) + c), t:reg(a),
         t:source32(b, "rrc"), t:reg(c)))
   end
   for _ = 0, 11 do
      local t, a, b, c = begin("sm_70+"):guard(), pick.word(), pick.word(), pick.word()
      local sum = c
      for k = 0, 3 do sum = sum + math.abs(byte_of(a, k) - byte_of(b, k)) end
      emit(t:line("VABSDIFF4.U8.ACC %s, %s, %s, %s", t:out(sum), t:reg(a), t:source32(b, "rrc"), t:reg(c)))
   end
end

function M.min_max(begin, pick, emit)
   for i = 0, 15 do
      local t, signed, q, a, b = begin("sm_90"):guard(), i % 2 == 0, pick.below(2), pick.word(), pick.word()
      if i % 5 == 0 then b = a end
      emit(t:line("VIMNMX%s %s, %s, %s, %s", signed and "" or ".U32", t:out(sass.imnmx(a, b, signed, q)), t:reg(a),
         t:source32(b, "rrc"), t:pred(q)))
   end
end

-- The predicates as bits, each set or not. Their numbers are drawn before any other.
local function all_predicates(t, pick)
   local bits = 0
   for n = 0, 6 do
      if not t.used.p[n] then
         t.used.p[n] = true
         local value = pick.below(2)
         t:set("p", n, value)
         bits = bits | value << n
      else
         bits = bits | (t.holds["$P" .. n] or 0) << n
      end
   end
   return bits | 0x80
end

--- P2R and R2P with a mask of the seven predicates.
function M.predicates(begin, pick, emit)
   for _ = 0, 15 do
      local t, part, mask, a = begin("sm_70+"):guard(), pick.below(4), pick.below(128), pick.word()
      local bits = all_predicates(t, pick)
      local wide = mask << 8 * part
      local r = a & ~wide | bits << 8 * part & wide
      emit(t:line("P2R%s %s, PR, %s, 0x%x", part > 0 and ".B" .. part or "", t:out(r), t:reg(a), mask))
   end
   for _ = 0, 15 do
      local t, part, mask, a = begin("sm_70+"), pick.below(4), pick.below(128), pick.word()
      all_predicates(t, pick)
      local byte = a >> 8 * part & 255
      for n = 0, 6 do
         if mask >> n & 1 == 1 then t:write("p", n, byte >> n & 1) end
      end
      emit(t:line("R2P PR, %s%s, 0x%x", t:reg(a), part > 0 and ".B" .. part or "", mask))
   end
end

--- PLOP3 of signs of registers.
function M.signs(begin, pick, emit)
   for i = 0, 23 do
      local t, first, second = begin("sm_70+"):guard(), pick.below(256), pick.below(256)
      local a, b, c = pick.word(), pick.word(), pick.word()
      local function bit(x) return x >> 31 end
      local pa, pc = pick.below(2), pick.below(2)
      local texts = {}
      texts[2] = t:source32(b, "rrc") .. ".SIGN"
      if i % 3 > 0 then texts[3] = t:reg(c) .. ".SIGN" pc = bit(c) else texts[3] = t:pred(pc) end
      if i % 3 > 1 then texts[1] = t:reg(a) .. ".SIGN" pa = bit(a) else texts[1] = t:pred(pa) end
      emit(t:line("PLOP3.LUT %s, %s, %s, 0x%x, 0x%x", t:pout(sass.table_bit(first, pa, bit(b), pc)),
         t:pout(sass.table_bit(second, pa, bit(b), pc)), table.concat(texts, ", "), first, second))
   end
end

return M
