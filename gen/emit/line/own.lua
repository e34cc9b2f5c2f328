-- What the text of a form has from the formats around it, such as guards and control fields: that
-- is described once, with the format, and not on the page of each instruction.
local lists = require("gen.base.lists")
local shape = require("gen.emit.line.shape")

local M = {}

local function add_names(pieces, names, value)
   for _, piece in ipairs(pieces or {}) do
      if piece.name then names[piece.name] = value end
   end
end

--- Names of the fields and operands that only the formats of a form name: a set.
function M.of_format(form)
   local names = {}
   for _, step in ipairs(form.path or {}) do add_names(step.line.template, names, true) end
   add_names(form.node and form.node.template, names, nil)
   return names
end

-- The fields that alternatives of operands name, as a set.
local function add_inner(choices, inner)
   for _, line in lists.nested(choices or {}, "lines") do
      for _, field in ipairs(shape.carried(line.items)) do inner[field] = true end
   end
   return inner
end

--- The fields and the names of operands that forms have themselves: in their texts, or read by
--- their code alone; not those of formats, nor the fields within operands.
function M.parts(forms)
   local fields, operands, seen = {}, {}, {}
   for _, form in ipairs(forms) do
      local others, inner = M.of_format(form), add_inner(form.choices, {})
      for _, field in ipairs(shape.carried(form.items)) do inner[field] = nil end
      for _, slot in ipairs(form.slots or {}) do
         local field = slot.field
         if not inner[field] and not others[field.name] then lists.add_once(fields, seen, field) end
      end
      for _, item in ipairs(form.items or {}) do
         local choice = item.tag == "choice" and not item.choice.absent and item.choice
         if choice and not others[choice.operand] and not shape.is_silent(choice, form.configs) then
            lists.add_once(operands, seen, choice.operand)
         end
      end
   end
   return fields, operands
end

return M
