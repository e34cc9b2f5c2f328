-- Which of several aliases prints a word: that with fewer words, which is a special case of the
-- others.
local lists = require("gen.base.lists")
local code_text = require("gen.encoding.code_text")

local M = {}

-- Does something print both? What only a syntax prints is asked before what all print.
local function is_printed_with(a, b)
   if not a.mask or not b.mask then return a.mask == b.mask end
   return a.mask & b.mask ~= 0
end

local function first_config(form)
   local c = 1
   while not form.sets[c] do c = c + 1 end
   return c
end

-- Does `a` print some of the words of `b`, and no others?
local function is_special(a, b, space)
   return a.words ~= b.words and space:is_subset(a.words, b.words)
end

-- The words that both print, without those of a special case of both.
local function contested(a, b, printed, space)
   if not is_printed_with(a, b) or is_special(a, b, space) or is_special(b, a, space) then
      return space:none()
   end
   local both = space:band(a.words, b.words)
   for _, one in ipairs(space:is_empty(both) and {} or printed) do
      if is_printed_with(one, a) and is_printed_with(one, b) and is_special(one, a, space)
         and is_special(one, b, space) then both = space:minus(both, one.words) end
   end
   return both
end

--- Reports two aliases that print the same words (E45), unless one of them is a special case.
function M.check(form, model, report)
   local space, printed = form.space, lists.filter(form.aliases, function(alias)
      return alias.print
   end)
   for i, a in ipairs(printed) do
      for k = 1, i - 1 do
         local b = printed[k]
         local both = contested(a, b, printed, space)
         if not space:is_empty(both) then
            report:error("E45", a.at, ("two aliases print word %s of `%s`; add `when`"):format(
               code_text.of(space:smallest(both), form.unit, model, first_config(form)),
               form.name),
               { also = { at = b.at, text = "the other alias" } })
         end
      end
   end
end

--- The aliases of a form in their order, special cases before what they are cases of.
function M.first(form)
   local list = {}
   for _, alias in ipairs(form.aliases) do
      local at = #list + 1
      for i = alias.print and #list or 0, 1, -1 do
         if list[i].print and is_special(alias, list[i], form.space) then at = i end
      end
      table.insert(list, at, alias)
   end
   return list
end

return M
