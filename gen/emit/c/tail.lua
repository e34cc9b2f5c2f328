-- Operands that formats put around an instruction, such as its predicate and its control fields:
-- the same for most forms of a description, so that emitters write one function for all of them.
-- Only for words of two parts: those of one part are handed from function to function in registers,
-- and a level more would cost more than it says.
local lists = require("gen.base.lists")
local c = require("gen.emit.c")

local M = {}

--- The outermost choices of a form that come from its formats, when they are several and come last:
-- `{choices, slot, name}`, `slot` of the first and a name for a function; nil for none.
function M.of(form)
   if form.unit.bits <= 64 then return nil end
   local own, choices = {}, {}
   for _, item in ipairs(form.own_items) do
      if item.tag == "choice" then own[item.choice] = true end
   end
   for _, choice in ipairs(form.top) do
      if not own[choice] then
         choices[#choices + 1] = choice
      elseif #choices > 0 then
         return nil
      end
   end
   if #choices < 2 then return nil end
   local format = form.path[#form.path].format
   return { choices = choices, slot = choices[1].slot, name = c.ident(format.name):lower() }
end

--- Is the choice one of the tail?
function M.has(tail, choice)
   return lists.contains(tail and tail.choices or {}, choice)
end

return M
