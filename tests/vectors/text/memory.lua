-- What is drawn for memory: loads and stores of every width in each space, atomic operations of every
-- type. One lane is active; what several do together is in tests/prog and tests/kernels.

local exact = require("tests.reference.sass.exact")

local M = {}

local MASK = 0xffffffff
local SIZES = {{".U8", 1, false}, {".S8", 1, true}, {".U16", 2, false}, {".S16", 2, true}, {"", 4}, {".64", 8},
   {".128", 16}}

-- Where instructions of a variant say who sees a store, and where not.
local function old(t) return t.variant < "sm_80" end

local function words(pick, count)
   local list = {}
   for i = 1, count do list[i] = pick.bits() end
   return list
end

-- 16 bytes of a space with what they hold, and the text of an address in them that is a multiple of
-- `size`; the cells by address, and the offset.
local function place(t, pick, space, size)
   local at = 16 * pick.below(space == "g" and 0x100000 or 0x200)
   if space == "g" then at = at + 0x100010000 end
   local offset = pick.below(16 // size) * size
   local cells, held = {}, words(pick, 4)
   for i = 1, 4 do cells[at + 4 * i - 4] = held[i] end
   local plus = pick.below(3) == 0 and 0 or (pick.below(0x800) - 0x400) * 16
   if plus > at then plus = 0 end
   local base = at + offset - plus
   -- Since sm_80 a uniform register may be added, to 64 bits or to 32 without a sign.
   if t.isa == "volta" and space == "g" and not old(t) and pick.below(2) == 0 then
      local plus_text = plus == 0 and "" or ("+%s0x%x"):format(plus < 0 and "-" or "", math.abs(plus))
      local wide, index = pick.below(2) == 0, pick.below(0x10000) * 16
      return ("[%s.%s+%s%s]"):format(wide and t:pair64(index) or t:reg(index), wide and "64" or "U32",
         t:ureg64(base - index), plus_text), cells, held, at, offset
   end
   local register = space == "g" and t:pair64(base) or t:reg(base & MASK)
   local text
   if register == "RZ" and plus > 0 then
      text = ("[0x%x]"):format(plus)
   else
      text = plus == 0 and ("[%s]"):format(register) or ("[%s+%s0x%x]"):format(register, plus < 0 and "-" or "",
         math.abs(plus))
   end
   return text, cells, held, at, offset
end

local OPS = {
   volta = {g = "LDG.E", s = "LDS", l = "LDL", generic = "LD.E"},
   maxwell = {g = "LDG.E", s = "LDS", l = "LDL", generic = "LD.E"},
}
local SPACES = {"g", "s", "l", "generic"}
local SINCE = {volta = "sm_70+", maxwell = "sm_50+"}

local function shared_space(space) return space == "generic" and "g" or space end

local function spelled(t, op, suffix, space)
   if t.isa == "volta" and (space == "g" or space == "generic") and old(t) then suffix = suffix .. ".SYS" end
   return op .. suffix
end

local function loaded(held, offset, size)
   local bytes = string.pack("<I4I4I4I4", table.unpack(held)):sub(offset + 1, offset + size[2])
   if size[2] >= 4 then
      local list = {}
      for at = 1, size[2], 4 do list[#list + 1] = ("<I4"):unpack(bytes, at) end
      return list
   end
   return {string.unpack((size[3] and "<i" or "<I") .. size[2], bytes) & MASK}
end

function M.load(begin, pick, emit, isa)
   for i = 0, 41 do
      local space, size = SPACES[i // 7 % 3 + 1], SIZES[i % 7 + 1]
      if i >= 35 then space = "generic" end
      local t = begin(SINCE[isa]):guard()
      local address, cells, held, _, offset = place(t, pick, shared_space(space), size[2])
      t:memory_of(shared_space(space), cells)
      local op = spelled(t, OPS[isa][space], size[1], space)
      emit(t:line("%s %s, %s", op, t:outs32(loaded(held, offset, size)), address))
   end
end

local function with_bytes(held, offset, bytes)
   local all = string.pack("<I4I4I4I4", table.unpack(held))
   all = all:sub(1, offset) .. bytes .. all:sub(offset + #bytes + 1)
   return {string.unpack("<I4I4I4I4", all)}
end

function M.store(begin, pick, emit, isa)
   for i = 0, 34 do
      local space, size = SPACES[i // 7 % 4 + 1], SIZES[i % 7 + 1]
      local t = begin(SINCE[isa]):guard()
      local address, cells, held, at, offset = place(t, pick, shared_space(space), size[2])
      local values = words(pick, math.max(1, size[2] // 4))
      local bytes = string.pack("<" .. ("I4"):rep(#values), table.unpack(values)):sub(1, size[2])
      local after, stored = with_bytes(held, offset, bytes), {}
      for k = 1, 4 do stored[at + 4 * k - 4] = after[k] end
      t:memory_of(shared_space(space), cells, stored)
      local op = spelled(t, (OPS[isa][space]:gsub("^LD", "ST")), size[1], space)
      emit(t:line("%s %s, %s", op, address, t:regs(values)))
   end
end

--- Addresses of shared memory in units of words, with and without sign.
function M.shared(begin, pick, emit, isa)
   if isa ~= "volta" then return end
   for i = 0, 11 do
      local scale = ({4, 8, 16})[i % 3 + 1]
      local t = begin("sm_75+"):guard()
      local index, held, cells = pick.below(0x400), words(pick, 4), {}
      local at = index * scale
      local first = at & ~15
      for k = 1, 4 do cells[first + 4 * k - 4] = held[k] end
      t:memory_of("s", cells)
      emit(t:line("LDS %s, [%s.X%d]", t:out(held[(at - first) // 4 + 1]), t:reg(index), scale))
   end
end

-- Atomic operations -------------------------------------------------------------------------------

local function less(a, b, type)
   if type == ".S32" then return a - ((a >> 31) << 32) < b - ((b >> 31) << 32) end
   if type == ".S64" then return a < b end
   return math.ult(a, b)
end

local CHANGES = {
   ADD = function(a, b) return a + b end,
   MIN = function(a, b, type) return less(b, a, type) and b or a end,
   MAX = function(a, b, type) return less(a, b, type) and b or a end,
   INC = function(a, b) return math.ult(a, b) and a + 1 or 0 end,
   DEC = function(a, b) return (a == 0 or math.ult(b, a)) and b or a - 1 end,
   AND = function(a, b) return a & b end, OR = function(a, b) return a | b end, XOR = function(a, b) return a ~ b end,
   EXCH = function(_, b) return b end,
}
local FLOATS = {
   [".F32.FTZ.RN"] = function(a, b) return exact.compute("f32", exact.source("f32", a, 0, 0, true), nil,
      exact.source("f32", b, 0, 0, true), {flush = true}) end,
   [".F64.RN"] = function(a, b) return exact.compute("f64", a, nil, b, {}) end,
   [".F16x2.RN"] = function(a, b)
      local low, high = exact.compute("f16", a & 0xffff, nil, b & 0xffff, {}), exact.compute("f16", a >> 16, nil,
         b >> 16, {})
      return high << 16 | low
   end,
}
-- Operations with their types; the last ones since sm_60.
local KINDS = {}
for _, op in ipairs({"ADD", "MIN", "MAX", "AND", "OR", "XOR", "EXCH", "INC", "DEC"}) do
   KINDS[#KINDS + 1] = {op, ""}
   if op == "MIN" or op == "MAX" then KINDS[#KINDS + 1] = {op, ".S32"} end
   if op == "ADD" or op == "EXCH" or op == "AND" or op == "OR" or op == "XOR" then KINDS[#KINDS + 1] = {op, ".64"} end
end
for _, kind in ipairs({{"MIN", ".64"}, {"MAX", ".64"}, {"MIN", ".S64"}, {"MAX", ".S64"}, {"ADD", ".F32.FTZ.RN"},
   {"ADD", ".F64.RN"}, {"ADD", ".F16x2.RN"}}) do
   KINDS[#KINDS + 1] = kind
end

local function is_wide(type) return type:find("64") ~= nil end

-- Maxwell calls types without a sign U64.
local function type_of(isa, type)
   return isa == "maxwell" and type == ".64" and ".U64" or type
end

-- A register or several of 32 bits for a value.
local function given(t, value, wide) return wide and t:pair64(value) or t:reg(value & MASK) end

local function drawn(pick, type)
   if type == ".F64.RN" then
      local x
      repeat x = pick.float_of("f64") until not exact.is_nan("f64", x)
      return x
   elseif type == ".F32.FTZ.RN" then
      return pick.float_of("f32")
   elseif type == ".F16x2.RN" then
      return pick.float_of("f16") | pick.float_of("f16") << 16
   end
   return is_wide(type) and (pick.word() | pick.word() << 32) or pick.word()
end

local function halves(value, wide) return wide and {value & MASK, value >> 32} or {value & MASK} end

-- The words of memory before and after.
local function changed(t, space, at, before, after, wide)
   local cells, stored = {}, {}
   for k, word in ipairs(halves(before, wide)) do cells[at + 4 * k - 4] = word end
   for k, word in ipairs(halves(after, wide)) do stored[at + 4 * k - 4] = word end
   t:memory_of(space, cells, stored)
end

local function address(t, pick, space)
   local at = 16 * pick.below(0x200) + (space == "g" and 0x100010000 or 0)
   local text = space == "g" and t:pair64(at) or t:reg(at)
   return "[" .. text .. "]", at
end

local function combined(op, type, a, b)
   local r = FLOATS[type] and FLOATS[type](a, b) or CHANGES[op](a, b, type)
   return is_wide(type) and r or r & MASK
end

-- The first variant that has a type.
local function since_of(isa, type)
   if isa == "volta" then return "sm_70+" end
   return (type == ".F64.RN" or type == ".F16x2.RN") and "sm_60+" or "sm_50+"
end

function M.atomics(begin, pick, emit, isa)
   for i = 0, 3 * #KINDS - 1 do
      local op, type = table.unpack(KINDS[i % #KINDS + 1])
      local how = ({"ATOM", "RED", "ATOMS"})[i // #KINDS + 1]
      if isa == "volta" and how == "ATOM" and i % 2 == 0 then how = "ATOMG" end
      local float = FLOATS[type] ~= nil
      local none = how == "ATOMS" and (float or type == ".64" and isa == "volta" and op ~= "EXCH")
         or how == "RED" and op == "EXCH"
      if how == "ATOMS" and is_wide(type) and op ~= "EXCH" and op ~= "ADD" then none = true end
      if how == "ATOMS" and isa == "maxwell" and is_wide(type) and op ~= "EXCH" then none = true end
      if not none then
         local t = begin(since_of(isa, type)):guard()
         local wide, a, b = is_wide(type), drawn(pick, type), drawn(pick, type)
         local space = how == "ATOMS" and "s" or "g"
         local text, at = address(t, pick, space)
         changed(t, space, at, a, combined(op, type, a, b), wide)
         local b_text = given(t, b, wide)
         local result = how ~= "RED" and t:outs32(halves(a, wide)) .. ", " or ""
         local name = how == "ATOMS" and "ATOMS" or how .. ".E"
         if isa == "volta" then
            if how ~= "ATOMS" then
               if t.variant == "sm_90" and how == "RED" then name = "REDG.E" end
               type = type .. ".STRONG.GPU"
            end
            if how:find("^ATOM") and how ~= "ATOMS" then result = "PT, " .. result end
         else
            type = type_of(isa, type)
         end
         emit(t:line("%s.%s%s %s%s, %s", name, op, type, result, text, b_text))
      end
   end
end

function M.exchanges(begin, pick, emit, isa)
   for i = 0, 15 do
      local how, wide = i % 2 == 0 and (isa == "maxwell" and "ATOM.E" or "ATOMG.E") or "ATOMS", i % 4 > 1
      local t = begin(SINCE[isa]):guard()
      local a, b = drawn(pick, wide and ".64" or ""), drawn(pick, wide and ".64" or "")
      local cmp = pick.below(2) == 0 and a or drawn(pick, wide and ".64" or "")
      local space = how == "ATOMS" and "s" or "g"
      local text, at = address(t, pick, space)
      changed(t, space, at, a, a == cmp and b or a, wide)
      local sources
      if isa == "maxwell" then
         local all = wide and {cmp & MASK, cmp >> 32, b & MASK, b >> 32} or {cmp, b}
         local first, n = t:regs(all)
         sources = ("%s, R%d"):format(first, n + #all // 2)
      else
         sources = given(t, cmp, wide) .. ", " .. given(t, b, wide)
      end
      local result = (isa == "volta" and space == "g") and "PT, " or ""
      emit(t:line("%s.CAS%s%s %s%s, %s, %s", how, wide and ".64" or "",
         isa == "volta" and space == "g" and ".STRONG.GPU" or "", result, t:outs32(halves(a, wide)), text, sources))
   end
end

return M
