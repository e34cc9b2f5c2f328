-- The order in which sets of words (`gen/wordset`) ask bits: those that the tests of most forms
-- and operand lines name come first. They tell the forms apart; asked last, as the low opcode bits
-- of a word of 128 bits would be, every set would repeat everything above them for each opcode.
local lists = require("gen.base.lists")

local M = {}

local function count(claims, fields, weight)
   for _, claim in ipairs(claims or {}) do
      local entry = claim.tag == "test" and claim.field and fields[claim.field]
      if entry and entry.kind == "field" then
         for _, piece in ipairs(entry.field.pieces) do
            for bit = piece.lo, piece.hi do weight[bit] = (weight[bit] or 0) + 1 end
         end
      end
   end
end

local function weights(sym)
   local weight = {}
   for _, page in ipairs(sym.tree.insns) do
      for _, form in ipairs(page.forms) do count(form.claims, sym.words, weight) end
   end
   for _, list in ipairs({ sym.tree.operands, sym.tree.formats }) do
      for _, line in lists.nested(list, "lines") do count(line.claims, sym.words, weight) end
   end
   return weight
end

--- Gives every unit its `order`: all its bits, the first to ask first; equals from the top down.
function M.give(sym)
   local weight = weights(sym)
   for _, unit in ipairs(sym.units) do
      unit.order = {}
      for bit = unit.bits - 1, 0, -1 do unit.order[#unit.order + 1] = bit end
      table.sort(unit.order, function(a, b)
         local x, y = weight[a] or 0, weight[b] or 0
         if x ~= y then return x > y end
         return a > b
      end)
   end
end

return M
