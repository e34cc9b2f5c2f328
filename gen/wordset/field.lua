-- Sets of words by the value of a field: ranges and bit pictures over pieces of the word. A method
-- of the spaces of `gen/wordset`.
local num = require("gen.num")
local wordquery = require("gen.wordset.query")

local M = { methods = {} }

local Space = M.methods

-- Positions in the unit of the bits of a field, lowest first. Pieces are low first.
local function positions(pieces)
   local list = {}
   for _, piece in ipairs(pieces) do
      for bit = piece[1] or piece.lo, piece[2] or piece.hi do
         list[#list + 1] = bit
      end
   end
   return list
end

-- The words whose field, its bits at `place` (lowest first), is at least `bound` (0 <= bound <
-- 2^#place).
local function at_least(self, place, bound)
   local bits = wordquery.bits_of(bound, #place)
   local set = 1
   for i = 1, #place do
      local bit = self:bit(place[i])
      set = bits[i - 1] == 1 and self:band(bit, set) or self:bor(bit, set)
   end
   return set
end

-- The words whose field is `value`: a chain of nodes, built from the lowest level up.
local function exactly(self, place, value)
   local bits, level_of, levels = wordquery.bits_of(value, #place), self.level_of_bit, {}
   local wanted = {}
   for i, bit in ipairs(place) do
      local level, before = level_of[bit], bits[i - 1]
      if wanted[level] and wanted[level] ~= before then return 0 end -- one bit twice
      if not wanted[level] then levels[#levels + 1] = level end
      wanted[level] = before
   end
   table.sort(levels)
   local set = 1
   for i = #levels, 1, -1 do
      local level = levels[i]
      if wanted[level] == 1 then set = self:join(level, 0, set) else
         set = self:join(level, set, 0)
      end
   end
   return set
end

-- One run lo..hi of field values; what the field cannot hold is left out.
local function run(self, place, lo, hi)
   local limit = num.shl(1, #place)
   if num.lt(lo, 0) then
      lo = 0
   end
   if num.lt(hi, lo) or not num.lt(lo, limit) then
      return 0
   end
   if num.eq(lo, hi) then return exactly(self, place, lo) end
   local set = at_least(self, place, lo)
   local past = num.add(hi, 1)
   if num.lt(past, limit) then
      set = self:minus(set, at_least(self, place, past))
   end
   return set
end

-- A picture of the field, highest bit first; `.` and `-` leave a bit open, blanks and `_` only
-- group.
local function picture(self, place, text)
   local set, i = 1, #place
   for mark in text:gsub("^0b", ""):gsub("[ _]", ""):gmatch(".") do
      if mark == "0" or mark == "1" then
         assert(place[i], "picture is wider than its field")
         set = self:band(set, self:bit(place[i], mark == "1" and 1 or 0))
      end
      i = i - 1
   end
   return set
end

-- The words in which the field made of `pieces` has a value in `set`: an array of {lo, hi} and
-- {picture=..}.
function Space:field_in(pieces, set)
   local place = positions(pieces)
   local result = 0
   for _, part in ipairs(set) do
      local words
      if part.picture then
         words = picture(self, place, part.picture)
      else
         words = run(self, place, part[1] or part.lo, part[2] or part.hi)
      end
      result = self:bor(result, words)
   end
   return result
end

return M
