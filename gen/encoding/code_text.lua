-- A word as digits, as listings, examples and vectors have it: in memory order, in groups of one
-- size. Programs do the same in tools/isadora/code/hex.c.
local num = require("gen.num")
local bundle = require("gen.resolve.bundle")
local names = require("gen.resolve.names")

local M = {}

local function number(word, digits) return (num.hex(word, digits):gsub("^0x", "")) end

-- Bytes and digits of a group in configuration `c`: 32 bits where all units are made of them, else
-- the shortest unit, or what all units have in common where they are no multiples of it.
local function group_of(model, c)
   local shortest, grain = names.smallest_unit(model, c), names.grain(model, c)
   if shortest.bits == 8 * shortest.length and grain % 4 == 0 then return 4, 8 end
   return grain, grain == shortest.length and (shortest.bits + 3) // 4 or 2 * grain
end

--- The digits of a word of `unit` in configuration `c`.
function M.of(word, unit, model, c)
   if not unit.length or bundle.of(model) then return number(word, (unit.bits + 3) // 4) end
   local bytes, digits = group_of(model, c)
   local parts, count = {}, unit.length // bytes
   for i = 0, count - 1 do
      local at = unit.endian == "big" and count - 1 - i or i
      parts[#parts + 1] = number(num.bits(word, 8 * bytes * at, 8 * bytes), digits)
   end
   return table.concat(parts, " ")
end

return M
