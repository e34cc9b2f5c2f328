-- Makes tesla.jsonl: a small, fixed choice out of large sets of conformance vectors.
--
--   lua5.4 tests/vectors/tesla_sample.lua INT.jsonl PRED.jsonl F32.jsonl CVT.jsonl F64.jsonl \
--      SFU.jsonl ATOM32.jsonl ATOM64.jsonl UNDOC.jsonl .. > tests/vectors/tesla.jsonl
--
-- Vectors are grouped by operation and kind of word (short, immediate, long), moves by the second
-- word, which holds the predicate, conversions by their types and rounding; of each group the
-- choice is spread evenly over the file.
package.path = "./?.lua;" .. package.path
local json = require("dkjson")

local PER_GROUP, PER_PREDICATE, PER_CONVERSION = 14, 4, 2

-- Bits of the second word that tell conversions apart: types, saturation, rounding.
local CONVERSION = 0x0c4fc000
local IS_CONVERSION = { i2i = true, i2f = true, f2i = true, f2f = true, i2f64 = true,
   f2i64 = true, f2f64 = true }

local function kind_of(high)
   if not high then return "short" end
   return tonumber(high, 16) & 3 == 3 and "immediate" or "long"
end

-- Bits of the second word that hold the type of an atomic operation; where variants differ, each
-- has its own.
local ATOMIC, PER_ATOMIC = 0x00e00000, 2

local function is_atomic(op) return op:match("^atom_") or op:match("^red_") end

local function key_of(vector)
   local high = vector.code:match("^%x+ (%x+)$")
   if is_atomic(vector.op) then
      return ("%s %08x %s%s"):format(vector.op, tonumber(high, 16) & ATOMIC, vector.variant,
         vector.variants and " only" or "")
   end
   if vector.op == "mov" then return "mov " .. high end
   if IS_CONVERSION[vector.op] then
      return ("%s %08x"):format(vector.op, tonumber(high, 16) & CONVERSION)
   end
   return vector.op .. " " .. kind_of(high)
end

local function wanted_of(key)
   local op = key:match("^%S+")
   if is_atomic(op) then return PER_ATOMIC end
   return op == "mov" and PER_PREDICATE or IS_CONVERSION[op] and PER_CONVERSION or PER_GROUP
end

local groups, order = {}, {}
for _, path in ipairs(arg) do
   for line in io.lines(path) do
      local vector = assert(json.decode(line))
      local key = key_of(vector)
      if not groups[key] then
         groups[key] = {}
         order[#order + 1] = key
      end
      table.insert(groups[key], line)
   end
end
table.sort(order)
for _, key in ipairs(order) do
   local group = groups[key]
   local wanted = math.min(#group, wanted_of(key))
   for i = 1, wanted do io.write(group[(i - 1) * #group // wanted + 1], "\n") end
end
