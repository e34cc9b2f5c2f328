-- Two lengths in the naive reading of random descriptions (`tests/lib/naive.lua`).
local M = {}

-- The first byte in memory of a long word.
local function head_of(isa, word) return isa.endian == "little" and word & 0xff or word >> 8 end

--- A longer instruction must not begin like a shorter one: the first byte in memory distinguishes
-- them.
function M.has_prefix(isa, parts)
   if #parts < 2 then return false end
   local short, long = parts[1], parts[2]
   for word in pairs(long.words) do -- any will do: order is of no consequence
      if short.words[head_of(isa, word)] then return true end
   end
   return false
end

--- elsewhere(unit): whether an instruction without `otherwise` is at a word
-- of this unit, but of the other length. `is_taken(word, unit)`: whether one of this length is.
function M.other(isa, is_taken)
   if #isa.units < 2 then
      return function() return function() return false end end
   end
   local short, long = isa.units[1], isa.units[2]
   local bytes, heads = {}, {}
   for word = 0, (1 << short) - 1 do bytes[word] = is_taken(word, short) end
   for word = 0, (1 << long) - 1 do
      local head = head_of(isa, word)
      heads[head] = heads[head] or is_taken(word, long)
   end
   return function(unit)
      return function(word)
         if unit == short then return heads[word] end
         return bytes[head_of(isa, word)]
      end
   end
end

return M
