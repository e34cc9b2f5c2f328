-- Words of several lengths at one place in memory: which words of a unit begin words of a longer
-- one, and which of a longer one begin with words of a shorter one.
local num = require("gen.num")
local wordset = require("gen.wordset")

local M = {}

-- Bit of a unit that holds bit `j` of byte `k` in memory.
local function memory_bit(unit, k, j)
   return 8 * (unit.endian == "big" and unit.length - 1 - k or k) + j
end

-- place[bit of the long word] = bit of the short word at the same place in memory, and the other
-- way round. Where one of them has no bit, memory must hold 0 for it: masks of such bits of the
-- other.
local function places(short, long)
   local found = { to_short = {}, to_long = {}, zero_long = 0, zero_short = 0 }
   for k = 0, short.length - 1 do
      for j = 0, 7 do
         local from, to = memory_bit(long, k, j), memory_bit(short, k, j)
         if from < long.bits and to < short.bits then
            found.to_short[from], found.to_long[to] = to, from
         elseif from < long.bits then
            found.zero_long = num.bor(found.zero_long, num.pow2(from))
         elseif to < short.bits then
            found.zero_short = num.bor(found.zero_short, num.pow2(to))
         end
      end
   end
   return found
end

--- The words of `short` that begin words of `set`, which are words of `long`.
function M.of(short, long, set, from, to)
   local found = places(short, long)
   local all = from:band(set, from:cube(found.zero_long, 0))
   return to:band(wordset.move(from, all, to, found.to_short), to:cube(found.zero_short, 0))
end

--- The words of `long` that begin with words of `set`, which are words of `short`.
function M.longer(short, long, set, from, to)
   local found = places(short, long)
   local all = from:band(set, from:cube(found.zero_short, 0))
   return to:band(wordset.move(from, all, to, found.to_long), to:cube(found.zero_long, 0))
end

return M
