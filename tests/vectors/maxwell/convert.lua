-- What is drawn for the conversions of Maxwell: each pair of formats, roundings, parts of
-- registers. Undocumented cases are drawn again.

local known = require("tests.vectors.sass.float").known
local convert = require("tests.reference.sass.convert")
local model = require("tests.reference.sass.maxwell_integer")

local M = {}

local FORMS = {"R", "C"}
local CODES = {[8] = 0, [16] = 1, [32] = 2, [64] = 3}   -- of integers; 1 to 3 of floats

-- Signs of the source, and a rounding.
local function signs(c)
   local f = c.fields
   f.minus_b, f.abs_b = c.random.below(3) // 2, c.random.below(4) // 3
   return f
end

-- A source of so many bits; short ones are a part of a register, whose number is given back.
local function source(c, pick, size, value)
   if size == 64 then
      if c.form == "R" then c:pair("b", value) else c:source64(value) end
   elseif size == 32 then
      c:source(value)
   else
      local part = pick.below(32 // size)
      local mask = (1 << size) - 1
      c:source(pick.bits() & ~(mask << part * size) | (value & mask) << part * size)
      return part
   end
end

local function result(c, r, size)
   if size == 64 then c:result_pair(r) else c:result(r & 0xffffffff) end
end

-- An integer of up to 64 bits: an edge, a power of two, random ones.
local function integer(pick, size)
   local x = pick.word() | pick.word() << 32
   if pick.below(3) == 0 then x = (1 << pick.below(size)) - pick.below(2) end
   return size == 64 and x or x & (1 << size) - 1
end

-- What is no number, and infinities.
local ODD = {
   [16] = {0x7e00, 0xfc01, 0x7c00, 0xfc00}, [32] = {0x7fc00000, 0xff800001, 0x7f800000, 0xff800000},
   [64] = {0x7ff8000000000000, 0xfff0000000000001, 0x7ff0000000000000, 0xfff0000000000000},
}

-- A float of a size that is near to integers more often than not.
local function float(pick, size)
   if pick.below(6) == 0 then return ODD[size][pick.below(4) + 1] end
   if size == 64 then return pick.double() end
   local x = pick.float()
   if pick.below(2) == 0 then
      x = x & 0x80000000 | 0x3f000000 + (pick.below(40) << 23) | pick.bits() & 0x7fffff
   end
   if pick.below(3) == 0 then x = x & -1 << pick.below(24) end
   if size == 32 then return x & 0xffffffff end
   return pick.bits() & 0xffff
end

-- The least number with a sign, of which the opposite is of that size itself, now and then.
local function perhaps_least(f, i, x, size)
   if i % 7 ~= 6 then return x end
   f.minus_b, f.abs_b, f.signed_from = 1, 0, 1
   return 1 << size - 1
end

function M.integers(make, pick, emit)
   for i = 0, 44 do
      local c = make("I2I", FORMS[i % 2 + 1])
      local f, to, from = signs(c), 8 << i % 3, 8 << i // 3 % 3
      f.signed_to, f.signed_from = pick.below(2), pick.below(2)
      f.saturate, f.cc = pick.below(2), pick.below(2)
      f.to, f.from = CODES[to], CODES[from]
      c:guarded()
      c:condition(pick.below(f.cc == 1 and 4 or 16))
      local x = perhaps_least(f, i, integer(pick, from), from)
      local part = source(c, pick, from, x)
      if part then f.part = from == 16 and 2 * part or part end
      local r = convert.integer_to_integer(x, {from = from, to = to, is_signed = f.signed_from == 1,
         to_signed = f.signed_to == 1, minus = f.minus_b, absolute = f.abs_b,
         saturate = f.saturate == 1})
      c:result(r)
      if f.cc == 1 then c:condition_after(model.result_code(r)) end
      emit(c)
   end
end

function M.to_float(make, pick, emit)
   for i = 0, 59 do
      emit(known(function()
         local c = make("I2F", FORMS[i % 2 + 1])
         local f, from, to = signs(c), 8 << i % 4, ({32, 64, 16, 32})[i // 4 % 4 + 1]
         f.signed_from, f.round = pick.below(2), pick.below(4)
         f.to, f.from = CODES[to], CODES[from]
         c:guarded()
         local x = integer(pick, from)
         if to > 16 then x = perhaps_least(f, i, x, from) end
         local part = source(c, pick, from, x)
         if part then f.part = from == 16 and 2 * part or part end
         local r = convert.integer_to_float(x, {from = from, is_signed = f.signed_from == 1,
            to = to, minus = f.minus_b, absolute = f.abs_b, mode = c.words.ROUNDINGS[f.round + 1]})
         if r then result(c, r, to) end
         return r and c
      end))
   end
end

function M.to_integer(make, pick, emit)
   for i = 0, 71 do
      emit(known(function()
         local c = make("F2I", FORMS[i % 2 + 1])
         local kinds = {{32, 32}, {32, 64}, {32, 16}, {64, 32}, {64, 64}, {16, 32}, {16, 16}}
         local from, to = table.unpack(kinds[i % 7 + 1])
         local f = signs(c)
         f.signed_to, f.round, f.flush = pick.below(2), pick.below(4), pick.below(2)
         f.to, f.from = CODES[to], CODES[from]
         c:guarded()
         local x = float(pick, from)
         f.half = source(c, pick, from, x)
         local r = convert.float_to_integer(x, {from = from, to = to, is_signed = f.signed_to == 1,
            minus = f.minus_b, absolute = f.abs_b, flush = f.flush == 1,
            mode = c.words.ROUNDINGS[f.round + 1]})
         if r then result(c, r, to) end
         return r and c
      end))
   end
end

function M.floats(make, pick, emit)
   for i = 0, 71 do
      emit(known(function()
         local c = make("F2F", FORMS[i % 2 + 1])
         local kinds = {{32, 64}, {64, 32}, {32, 32}, {32, 16}, {16, 32}, {64, 64}, {16, 16}}
         local from, to = table.unpack(kinds[i % 7 + 1])
         local f = signs(c)
         f.round, f.flush = pick.below(4), pick.below(2)
         if from == to then f.whole = 1 end
         if from < 64 and to < 64 then f.saturate = pick.below(4) // 3 end
         f.to, f.from = CODES[to], CODES[from]
         c:guarded()
         local x = float(pick, from)
         f.half = source(c, pick, from, x)
         local r = convert.float_to_float(x, {from = from, to = to, whole = from == to,
            minus = f.minus_b, absolute = f.abs_b, flush = f.flush == 1, saturate = f.saturate == 1,
            mode = c.words.ROUNDINGS[f.round + 1]})
         if r then result(c, r, to) end
         return r and c
      end))
   end
end

return M
