-- The line of syntax of one form, as the manual, `info` and messages show it; what formats write
-- around it is left out, but for guards.
local lists = require("gen.base.lists")
local alternatives = require("gen.emit.line.alternatives")
local own = require("gen.emit.line.own")
local shape = require("gen.emit.line.shape")

local M = {}

-- Does an operand print a field, as a guard does? Others that formats write before a text are only
-- described with the format.
local function has_names(choice)
   return lists.any(choice.lines, function(line) return #shape.carried(line.items) > 0 end)
end

--- The items of a form that belong to its line: its own, and guards that formats write before them.
function M.items(form)
   local others, out, begun = own.of_format(form), {}, false
   for _, item in ipairs(form.items) do
      local name = item.tag == "choice" and item.choice.operand or item.field and item.field.name
      begun = begun or not (name and others[name]) and item.tag ~= "sep"
      local is_of_format = name and others[name]
      local is_guard = not begun and item.tag == "choice" and has_names(item.choice)
      if is_guard or not is_of_format then out[#out + 1] = item end
   end
   while out[1] and out[1].tag == "sep" do table.remove(out, 1) end
   while out[1] and out[#out].tag == "sep" do table.remove(out) end
   return out
end

--- `{@{!}<Pg>} LDG{.E} <Rd>, <a>`. A form that formats alone write has the text of these.
function M.text(form)
   local items, others = M.items(form), own.of_format(form)
   if #items == 0 then items, others = form.items, nil end
   return alternatives.line(items, alternatives.env(form.configs, others))
end

--- The text of one alternative of an operand.
function M.of_alternative(line) return alternatives.line(line.items, alternatives.env()) end

return M
