-- Optional suffixes (`operand CTL optional "control fields"`): printers may leave them out, so a
-- text without them must be readable. They need an alternative that prints nothing.
local lists = require("gen.base.lists")

local M = {}

local function has_silent_line(choice)
   return lists.any(choice.lines, function(line) return #line.items == 0 end)
end

-- The texts of an alternative in the syntaxes of `mask`.
local function texts_in(line, mask)
   local list = {}
   for _, spelling in ipairs(line.also or {}) do
      if (spelling.node.mask or 0) & mask ~= 0 then list[#list + 1] = spelling.items end
   end
   return #list > 0 and list or { line.items }
end

local CLOSE = { ["["] = "]", ["("] = ")", ["{"] = "}" }

-- Is a text in brackets, so that its end is found before anything else is read?
local function is_bracketed(items)
   local first, last = items[1], items[#items]
   return first and first.tag == "text" and last.tag == "text"
      and CLOSE[first.s:sub(1, 1)] == last.s:sub(-1)
end

-- Does an item print nothing but a closing bracket?
local function is_closing(item)
   if item.tag == "sep" then return true end
   return item.tag == "choice" and lists.all(item.choice.lines, function(line)
      local text = line.items[1]
      return not text or #line.items == 1 and text.tag == "text" and text.s:find("^[%]%)}]$")
   end)
end

local function ends_with(form, choice)
   for i = #form.items, 1, -1 do
      local item = form.items[i]
      if item.tag == "choice" and item.choice == choice then return true end
      if not is_closing(item) then return false end
   end
   return false
end

-- A suffix that a syntax has first is moved to the end where it is read.
local function check_first(form, choice, report)
   if not ends_with(form, choice) then
      report:error("E48", choice.node.at, ("`%s` is first in a syntax, but form `%s` does not end "
         .. "with it"):format(choice.operand, form.name), { also = { at = form.at,
         text = "this form" } })
   end
   for _, line in ipairs(choice.lines) do
      for _, items in ipairs(texts_in(line, choice.first)) do
         if not is_bracketed(items) then
            report:error("E48", line.at, ("`%s` is first in a syntax; there its text begins with a "
               .. "bracket and ends with the closing one"):format(choice.operand))
            return
         end
      end
   end
end

--- The syntaxes in which an optional suffix is first, as bits.
function M.first_in(model)
   local mask = 0
   for _, choice in lists.nested(model.forms, "choices") do mask = mask | (choice.first or 0) end
   return mask
end

--- Reports E48.
function M.check(model, report)
   local reported = {}
   for form, choice in lists.nested(model.forms, "choices") do
      if choice.first and not reported[choice.node] then
         local before = report:count()
         check_first(form, choice, report)
         reported[choice.node] = report:count() > before or nil
      end
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
