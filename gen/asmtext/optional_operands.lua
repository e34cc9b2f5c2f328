-- Optional suffixes (`operand CTL optional "control fields"`): printers may leave them out, so a
-- text without them must be readable. They need an alternative that prints nothing.
local lists = require("gen.base.lists")

local M = {}

local function has_silent_line(choice)
   return lists.any(choice.lines, function(line) return #line.items == 0 end)
end

--- Reports E48.
function M.check(model, report)
   local reported = {}
   for form, choice in lists.nested(model.forms, "choices") do
      if choice.optional and not has_silent_line(choice) and not reported[choice.node] then
         reported[choice.node] = true
         report:error("E48", choice.node.at,
            ("`%s` is an optional suffix, but form `%s` has no alternative of it that "
               .. "prints nothing"):format(
            choice.operand, form.name),
            { also = { at = form.at, text = "this form" },
               hint = "a line `\"\" : ..` for what an instruction without it means" })
      end
   end
end

--- The names of the model's optional suffixes, for messages; nil: it has none.
function M.title(model)
   local titles, seen = {}, {}
   for _, choice in lists.nested(model.forms, "choices") do
      if choice.optional and not seen[choice.optional] then
         seen[choice.optional] = true
         titles[#titles + 1] = choice.optional
      end
   end
   return #titles > 0 and table.concat(titles, ", ") or nil
end

return M
