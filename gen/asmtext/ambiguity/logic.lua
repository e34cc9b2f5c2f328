-- Expressions that stand for a number (`gen/resolve/logic.lua`) have infinitely many texts. They
-- need not be compared: an alias that reads one begins with fixed text that ends in a parenthesis,
-- and no other text may begin like that, unless it reads such an expression there, too. So two such
-- texts can only be equal with the same expression, which its parentheses separate from what
-- follows; for that comparison one name stands for all expressions.
local automaton = require("gen.asmtext.ambiguity.automaton")
local walk = require("gen.asmtext.ambiguity.walk")

local M = {}

-- The logic field of an alias and its place among the items; nil for others.
local function place_of(entry)
   for i, item in ipairs(rawget(entry.form, "of") and entry.form.items or {}) do
      if item.tag == "field" and item.field.logic then return item.field, i end
   end
   return nil
end

-- The node of the automaton `all` where the items before number `last` begin.
local function beginning(form, last, all)
   local items = table.move(form.items, 1, last - 1, 1, {})
   return all:add(automaton.of_form(setmetatable({ items = items }, { __index = form })))
end

-- A test: may the text after one node, to its end, be the beginning of a text after another?
-- `both`: the automaton walked with itself.
local function beginner(both)
   local known = {}
   local function go(x, y, rest, owner, last)
      if not x or not y then return false end
      if owner ~= 1 and not both.left:edges(x)[1].atom then return true end
      local key = (x.id << 28 | y.id) << 4 | owner << 2 | last
      if rest ~= "" then key = key .. rest end
      if known[key] == nil then
         known[key] = both:each(x, y, rest, owner, last, function(...)
            return go(...) or nil
         end) or false
      end
      return known[key]
   end
   return function(head, node) return go(head, node, "", 0, walk.OTHER) end
end

local function same_names(a, b)
   if #a ~= #b then return false end
   for i, row in ipairs(a) do
      if row.text ~= b[i].text or row.code ~= b[i].code then return false end
   end
   return true
end

-- The text directly before item number `last`.
local function text_before(items, last)
   local text = ""
   while last > 1 and items[last - 1].tag == "text" do
      last = last - 1
      text = items[last].s .. text
   end
   return text
end

-- Do both read expressions after the same text?
local function alike(entry, field, last, other)
   local field2, last2 = place_of(other)
   return field2 and same_names(field.logic, field2.logic)
      and text_before(entry.form.items, last) == text_before(other.form.items, last2)
end

--- Reports E41 where another text may begin like one that reads an expression. The texts of an
-- entry begin at `start_of(entry)` in the shared automaton, which `both` walks with itself. Two
-- entries with `words` were compared in another run.
function M.check(entries, both, start_of, report)
   local may_begin = beginner(both)
   for _, entry in ipairs(entries) do
      local field, last = place_of(entry)
      local head
      for _, other in ipairs(field and entries or {}) do
         local is_asked = other ~= entry and not (entry.words and other.words)
            and not alike(entry, field, last, other)
         head = head or is_asked and beginning(entry.form, last, both.left)
         if is_asked and may_begin(head, start_of(other)) then
            report:error("E41", entry.form.at,
               ("a text of `%s` may begin with the same text as this alias, up to `%s`"):format(
                  other.form.name,
               field.name), { also = { at = other.form.at, text = "the other form" } })
         end
      end
   end
end

return M
