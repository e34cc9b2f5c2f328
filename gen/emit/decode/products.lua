-- Values in pieces, of rows of a decoder (`gen/emit/decode/rows.lua`): one product of bits of a
-- word with the sum of several powers of two moves several pieces to where they belong.
--
-- piece  {by, mask}: `word >> by & mask`, or to the left where `by` is negative
local lists = require("gen.base.lists")

local M = {}

local MOST_PIECES = 8
local WORD_BITS = 32

--- What pieces take of a word, and what they are together: two masks.
function M.masks(pieces)
   local taken, mask = 0, 0
   for _, piece in ipairs(pieces) do
      taken = taken | (piece.by < 0 and piece.mask >> -piece.by or piece.mask << piece.by)
      mask = mask | piece.mask
   end
   return taken, mask
end

-- Does one product move all pieces? Each bit goes to several places, and where no two of them come
-- to one place nothing is carried. Above the highest bit of the value anything may be.
local function fit_together(pieces)
   local taken, mask = M.masks(pieces)
   local seen = {}
   for _, piece in ipairs(pieces) do
      for bit = 0, WORD_BITS - 1 do
         local to = bit - piece.by
         if taken >> bit & 1 == 1 and (to < 0 or mask >> to ~= 0) then
            if seen[to] then return false end
            seen[to] = true
         end
      end
   end
   return true
end

-- Pieces for two products: the first and the second ones.
local function in_two(pieces)
   for chosen = 0, (1 << math.max(#pieces - 1, 0)) - 1 do
      local two = { {}, {} }
      for i, piece in ipairs(pieces) do table.insert(two[1 + (chosen >> i - 1 & 1)], piece) end
      if fit_together(two[1]) and fit_together(two[2]) then return two end
   end
   return nil
end

--- Pieces as those of two products and, where that does not do, one piece besides: `{ {piece..},
--- {piece..}, alone=piece }`; nil where that is not possible either.
function M.of(pieces)
   if #pieces > MOST_PIECES then return nil end
   local two = in_two(pieces)
   for i = 1, two and 0 or #pieces do
      local alone = pieces[i]
      two = in_two(lists.filter(pieces, function(piece) return piece ~= alone end))
      if two then
         two.alone = alone
         return two
      end
   end
   return two
end

return M
