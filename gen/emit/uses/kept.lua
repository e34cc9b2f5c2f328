-- Source registers that an instruction keeps for the next one: those in front of a field that a
-- schedule names with `reuse`, wherever an instruction text has it (`R4.reuse`).
local expression = require("gen.emit.uses.expression")

local M = {}

-- The register that a suffix is about; only text may be between them.
local function marked(items, at)
   for i = at - 1, 1, -1 do
      local item = items[i]
      if item.tag == "field" and item.field.kind == "register" then return item.field end
      if item.tag ~= "text" then return nil end
   end
   return nil
end

local function note(walk, items, reuse)
   for i, item in ipairs(items) do
      local register = item.tag == "field" and reuse[item.field] and marked(items, i)
      if register then
         walk:either(expression.bits(walk, item.field), function()
            walk:use("KEEP", register.file, expression.bits(walk, register))
         end)
      end
   end
end

local function note_choices(walk, choices, reuse)
   for _, choice in ipairs(choices) do
      walk:operand(choice, "keeps", function(inner, line)
         note(inner, line.items, reuse)
         note_choices(inner, line.choices, reuse)
      end)
   end
end

--- Adds to a walk over a form what it keeps.
function M.note(walk, form, reuse)
   note(walk, form.items, reuse)
   note_choices(walk, form.top or {}, reuse)
end

return M
