-- Cells of `ops` in a text: the pieces that a static stands for. A cell that is a text may have
-- further spellings (`also`), which stay with its one piece.
local fields = require("gen.resolve.field")
local grammar = require("gen.syntax.grammar")

local M = {}

-- One text for all pieces of a cell with other spellings, which is read literally.
local function respelled(cell, pieces, report)
   cell.also.printed = true
   local text = ""
   for _, piece in ipairs(pieces) do
      if piece.tag ~= "text" then
         report:error("E49", cell.also.at, ("`also` follows `%s`, which is not text"):format(
            cell.text), { hint = "texts alone have other spellings" })
         return pieces
      end
      text = text .. piece.s
   end
   for i, other in ipairs(cell.also) do
      if other == text then
         report:error("E49", cell.also.at, ("`%s` is the text of this cell already"):format(
            other), { hint = "take it out of `also`" })
         table.remove(cell.also, i)
      end
   end
   return { { tag = "text", s = text, also = cell.also, at = cell.at } }
end

--- The pieces of a cell where `piece` names it: in a mnemonic a bare word is text.
function M.pieces(cell, piece, form, report)
   local rule = piece.mnem and "mnem" or "template"
   if not cell[rule] then
      cell[rule] = grammar.match(rule, cell.text, cell.at, report, form.sym.tree) or {}
      fields.add_uses(form.sym, report)
      if cell.also then cell[rule] = respelled(cell, cell[rule], report) end
   end
   return cell[rule]
end

return M
