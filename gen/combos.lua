-- Combinations of lines: which line each choice of a group takes, nested choices included. Choices
-- that touch no common bit never meet here; that is what keeps a form with many operands small.
local num = require("gen.num")

local M = {}

-- combinations of one group; beyond it the description is refused rather than checked in part
M.LIMIT = 4096

local function own_mask(line)
   local mask = 0
   for _, list in ipairs({ line.tests, line.carried }) do
      for _, entry in ipairs(list) do mask = num.bor(mask, entry.field.mask) end
   end
   for _, soft in ipairs(line.soft) do mask = num.bor(mask, soft.mask) end
   return mask
end

--- Every bit that some line of the choice, or of a choice in it, claims.
function M.touched(choice)
   if choice.touched then return choice.touched end
   local mask = 0
   for _, line in ipairs(choice.lines) do
      mask = num.bor(mask, own_mask(line))
      for _, nested in ipairs(line.choices) do mask = num.bor(mask, M.touched(nested)) end
   end
   choice.touched = mask
   return mask
end

-- All ways through the choices: arrays of active lines in text order.
local function ways(choices)
   local found = { {} }
   for _, choice in ipairs(choices) do
      local longer = {}
      for _, way in ipairs(found) do
         for _, line in ipairs(choice.lines) do
            for _, tail in ipairs(ways(line.choices)) do
               local copy = table.move(way, 1, #way, 1, {})
               copy[#copy + 1] = { choice = choice, line = line }
               table.move(tail, 1, #tail, #copy + 1, copy)
               longer[#longer + 1] = copy
               if #longer > M.LIMIT then return longer end
            end
         end
      end
      found = longer
   end
   return found
end

-- Configurations in which all lines of a way exist; nil when there is none.
local function configs_of(way)
   local where, any = {}, #way == 0
   for config = 1, #way > 0 and #way[1].line.configs or 0 do
      where[config] = true
      for _, entry in ipairs(way) do
         where[config] = where[config] and entry.line.configs[config]
      end
      any = any or where[config]
   end
   return any and where or nil
end

--- The combinations of `choices` that some word of `words` can have in some configuration: arrays
-- of `{choice, line}` with `words`, and `configs` (empty where there is no choice).
function M.possible(choices, words, space)
   local out = {}
   for _, way in ipairs(ways(choices)) do
      local set = words
      for _, entry in ipairs(way) do set = space:band(set, entry.line.words) end
      way.configs = configs_of(way)
      if way.configs and not space:is_empty(set) then
         way.words = set
         out[#out + 1] = way
      end
   end
   return out
end

--- Partition of the form's outermost choices into groups that share bits; a test of the form with
-- several values ties the bits of its field together. Each group: `{choices, mask}`.
function M.groups(form)
   if form.groups then return form.groups end
   local groups = {}
   for _, choice in ipairs(form.top) do
      local merged = { choices = {}, mask = M.touched(choice) }
      for _, test in ipairs(form.tests) do
         if #test.set > 1 and not num.eq(num.band(test.field.mask, merged.mask), 0) then
            merged.mask = num.bor(merged.mask, test.field.mask)
         end
      end
      local rest = {}
      for _, group in ipairs(groups) do
         if num.eq(num.band(group.mask, merged.mask), 0) then
            rest[#rest + 1] = group
         else
            merged.mask = num.bor(merged.mask, group.mask)
            table.move(group.choices, 1, #group.choices, #merged.choices + 1, merged.choices)
         end
      end
      merged.choices[#merged.choices + 1] = choice
      rest[#rest + 1] = merged
      groups = rest
   end
   for _, group in ipairs(groups) do
      table.sort(group.choices, function(a, b) return a.slot < b.slot end)
   end
   table.sort(groups, function(a, b) return a.choices[1].slot < b.choices[1].slot end)
   form.groups = groups
   return groups
end

return M
