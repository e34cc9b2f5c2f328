-- Combinations of alternatives: the one that each choice of a group selects, nested choices
-- included. Choices without common bits are never combined; that keeps a form with many operands
-- small.
local lists = require("gen.base.lists")
local num = require("gen.num")
local scopes = require("gen.forms.template.scope")
local structure = require("gen.forms.structure")

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

-- Every bit that some alternative of the choice, or of a nested choice, covers.
local function touched_by_lines(choice)
   local mask = 0
   for _, line in ipairs(choice.lines) do
      mask = num.bor(mask, own_mask(line))
      for _, nested in ipairs(line.choices) do mask = num.bor(mask, touched_by_lines(nested)) end
   end
   return mask
end

--- The same, computed once for choices that are alike.
function M.touched(choice, space)
   local number = structure.of(choice, space)
   space.touched = space.touched or {}
   space.touched[number] = space.touched[number] or touched_by_lines(choice)
   return space.touched[number]
end

-- Configurations of an alternative as stated, as an integer, bit by configuration.
local function config_bits(line)
   if not line.config_bits then
      local bits = 0
      for config, has in ipairs(line.stated or line.configs) do
         if has then bits = bits | 1 << (config - 1) end
      end
      line.config_bits = bits
   end
   return line.config_bits
end

local function as_flags(bits, count)
   local flags = {}
   for config = 1, count do flags[config] = bits >> (config - 1) & 1 == 1 end
   return flags
end

-- A list of choices still to decide: `{choice, rest}`, nested ones before what follows.
local function prepend(choices, rest)
   for i = #choices, 1, -1 do rest = { choice = choices[i], rest = rest } end
   return rest
end

--- The combinations of `choices` that some word of `words` can have in some configuration: arrays
-- of `{choice, line}` in text order with `words`, those that have them, and `configs` (empty where
-- there is no choice). At most one more than LIMIT are made.
function M.possible(choices, words, space)
   local out, path, count, flags = {}, {}, 0, {}
   local function walk(open, set, bits)
      if #out > M.LIMIT then return end
      if not open then
         local way = table.move(path, 1, #path, 1, {})
         flags[bits] = flags[bits] or as_flags(bits, count)
         way.words, way.configs = set, flags[bits]
         out[#out + 1] = way
         return
      end
      for _, line in ipairs(open.choice.lines) do
         local here = bits & config_bits(line)
         local left = here ~= 0 and space:band(set, line.words)
         if left and not space:is_empty(left) then
            count = #line.configs
            path[#path + 1] = { choice = open.choice, line = line }
            walk(prepend(line.choices, open.rest), left, here)
            path[#path] = nil
         end
      end
   end
   if not space:is_empty(words) then walk(prepend(choices, nil), words, -1) end
   return out
end

--- Tests of a form that name bits of `mask`, or bits that such tests tie to them; and the mask with
-- all these. Other tests are independent of them.
function M.near(form, mask)
   local tests, is_near, more = {}, {}, true
   while more do
      more = false
      for _, test in ipairs(form.tests) do
         if not is_near[test] and num.meets(test.field.mask, mask) then
            is_near[test], more = true, true
            mask = num.bor(mask, test.field.mask)
         end
      end
   end
   for _, test in ipairs(form.tests) do
      if is_near[test] then tests[#tests + 1] = test end
   end
   return tests, mask
end

--- The combinations of some outermost choices of a form. Their `words` are those that they and the
-- tests near them allow; kept, because several passes use them.
function M.ways(form, choices)
   local key, mask = {}, 0
   for i, choice in ipairs(choices) do
      key[i], mask = choice.slot, num.bor(mask, M.touched(choice, form.space))
   end
   key = table.concat(key, " ")
   form.ways = form.ways or {}
   local ways = form.ways[key]
   if not ways then
      local near = scopes.own_words(M.near(form, mask), form.space)
      ways = M.possible(choices, near, form.space)
      form.ways[key] = ways
   end
   return ways
end

--- Partition of the form's outermost choices into groups that share bits; a test of the form with
-- several values ties the bits of its field together. Each group: `{choices, mask}`.
function M.groups(form)
   if form.groups then return form.groups end
   local groups = {}
   for _, choice in ipairs(form.top) do
      local merged = { choices = {}, mask = M.touched(choice, form.space) }
      for _, test in ipairs(form.tests) do
         if #test.set > 1 and num.meets(test.field.mask, merged.mask) then
            merged.mask = num.bor(merged.mask, test.field.mask)
         end
      end
      local rest = {}
      for _, group in ipairs(groups) do
         if not num.meets(group.mask, merged.mask) then
            rest[#rest + 1] = group
         else
            merged.mask = num.bor(merged.mask, group.mask)
            lists.append(merged.choices, group.choices)
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
