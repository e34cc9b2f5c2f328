-- Texts with the suffix of `prefer` in them: after the first word of the instruction (`mark glued`)
-- or at its end (`mark last`). A mark at the beginning is not part of the text.
local made = require("gen.forms.template.node")

local M = {}

-- The place before the first separator after the first word.
local function end_of_word(items)
   local begun = false
   for i, item in ipairs(items) do
      if item.tag == "sep" and begun then return i end
      begun = begun or item.tag == "text" and item.s:find("%w") ~= nil
   end
   return #items + 1
end

--- The items of an instruction's own text, with the suffix of its form.
function M.items(items, form)
   local at, out = form.prefer.at, table.move(items, 1, #items, 1, {})
   local text = made.item.text({ s = form.mark, at = at })
   if form.mark_place == "glued" then
      table.insert(out, end_of_word(items), text)
   else
      out[#out + 1] = made.item.sep({ s = " ", at = at })
      out[#out + 1] = text
   end
   return out
end

return M
