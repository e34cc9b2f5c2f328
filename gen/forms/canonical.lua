-- Canonical words: the words that the assembler produces where the text does not decide. Tests are
-- applied in order, each selects the first value still possible; soft bits get their stated value.
-- Bits that no choice touches are one constant of the form; the others are one constant for each
-- combination of alternatives of the group that touches them.
local lists = require("gen.base.lists")
local budget = require("gen.base.budget")
local num = require("gen.num")
local clause = require("gen.resolve.clause")
local coverage = require("gen.forms.coverage")
local choice_product = require("gen.forms.choice_product")
local structure = require("gen.forms.structure")

local M = {}

-- Smallest value of the field among the words of `set`: its bits from the high one down.
local function smallest_value(field, set, space)
   local places = {}
   for _, piece in ipairs(field.pieces) do
      for bit = piece.lo, piece.hi do places[#places + 1] = bit end
   end
   local value = 0
   for i = #places, 1, -1 do
      local zero = space:band(set, space:bit(places[i], 0))
      if space:is_empty(zero) then
         value = num.add(value, num.pow2(i - 1))
         set = space:band(set, space:bit(places[i], 1))
      else
         set = zero
      end
   end
   return value
end

-- Tests of a form or alternative that have one value: `{mask, value, others}`, true of all words.
-- `others` are the tests that leave a choice.
local function settled(source)
   if source.settled and source.settled.tests == source.tests then return source.settled end
   local out = { tests = source.tests, mask = 0, value = 0, others = {} }
   for _, test in ipairs(source.tests) do
      local part = test.set[1]
      if #test.set == 1 and part.lo and num.eq(part.lo, part.hi) then
         if not test.domain then
            out.mask = num.bor(out.mask, coverage.test_mask(test))
            out.value = num.bor(out.value, clause.deposit(test.field, part.lo))
         end
      elseif not test.domain then
         out.others[#out.others + 1] = test
      end
   end
   source.settled = out
   return out
end

-- First value, in written order, that the words of `set` still allow.
local function first_value(test, set, space)
   for _, part in ipairs(test.set) do
      if part.lo and num.eq(part.lo, part.hi) then
         local here = space:band(set, space:field_in(test.field.pieces, { part }))
         if not space:is_empty(here) then return part.lo end
      else
         local here = space:band(set, space:field_in(test.field.pieces, { part }))
         if not space:is_empty(here) then return smallest_value(test.field, here, space) end
      end
   end
   return nil
end

local function field_mask(list)
   local mask = 0
   for _, entry in ipairs(list) do mask = num.bor(mask, entry.field.mask) end
   return mask
end

-- Masks of the fields that a form or alternative carries and tests; `tests` shows when they are
-- stale.
local function masks_of(source)
   local masks = source.canonical_masks
   if not masks or masks.tests ~= source.tests then
      masks = { tests = source.tests, carried = field_mask(source.carried),
         tested = field_mask(source.tests) }
      source.canonical_masks = masks
   end
   return masks
end

-- Soft clauses of the form and of the alternatives, the strong ones first, each kind in its order.
local function ordered_soft(form, way)
   local list = table.move(form.soft, 1, #form.soft, 1, {})
   for _, entry in ipairs(way) do
      lists.append(list, entry.line.soft)
   end
   if #list < 2 then return list end
   local rank = {}
   for i, soft in ipairs(list) do rank[soft] = i end
   table.sort(list, function(a, b)
      if a.strength ~= b.strength then return a.strength > b.strength end
      return rank[a] < rank[b]
   end)
   return list
end

-- A word under construction: `set`, the words that are still possible; `left`, the bits that are
-- not decided yet; `value`, those that are; `tested`, all bits that some test names.
local Word = {}
Word.__index = Word

-- Sets the bits of `mask` that are left to their value in `word`. `sure`: all words of the set have
-- that value. Bits that the set does not restrict need no search either.
function Word:take(mask, word, sure)
   mask = num.band(mask, self.left)
   if num.eq(mask, 0) then return end
   word = num.band(word, mask)
   local space = self.space
   if not sure and num.meets(self.tested, mask) and num.meets(space:support(self.set), mask) then
      local smaller = space:band(self.set, space:cube(mask, word))
      if space:is_empty(smaller) then
         self.failed = true
         return
      end
      self.set = smaller
   end
   self.left, self.value = num.bxor(self.left, mask), num.bor(self.value, word)
end

function Word:apply_tests(source)
   local one = settled(source)
   self:take(one.mask, one.value, true)
   for _, test in ipairs(one.others) do
      if num.meets(coverage.test_mask(test), self.left) then
         local first = first_value(test, self.set, self.space)
         if first then
            self:take(coverage.test_mask(test), clause.deposit(test.field, first))
         else
            self.failed = true
         end
      end
   end
end

-- The bits of `mask` in the words of `set`, for one combination of alternatives.
local function decide(form, way, set, mask)
   local carried, tested = masks_of(form).carried, masks_of(form).tested
   for _, entry in ipairs(way) do
      carried = num.bor(carried, masks_of(entry.line).carried)
      tested = num.bor(tested, masks_of(entry.line).tested)
   end
   local free = num.without(mask, carried)
   -- `decode` drops or reports it
   if form.space:is_empty(set) then return { value = 0, mask = free, searched = false } end
   local word = setmetatable({ space = form.space, set = set, left = free, value = 0,
      tested = tested, failed = false }, Word)
   word:apply_tests(form)
   for _, entry in ipairs(way) do word:apply_tests(entry.line) end
   for _, soft in ipairs(ordered_soft(form, way)) do word:take(soft.mask, soft.value) end
   word:take(mask, form.rest and form.rest.value or 0)
   local value = word.failed and num.band(form.space:smallest(set), free) or word.value
   return { value = value, mask = free, searched = word.failed }
end

--- The word for one combination of alternatives: every bit that no field carries. `{value, mask,
-- searched}`.
function M.word(form, way)
   local set = form.words
   for _, entry in ipairs(way) do set = form.space:band(set, entry.line.words) end
   return decide(form, way, set, num.mask(form.unit.bits))
end

-- The clauses of a form that can matter to the bits of a group: tests and soft clauses that name
-- these bits, or bits that such tests tie to them.
local function near(form, group)
   local tests, mask = choice_product.near(form, group.mask)
   local part = { space = form.space, tests = tests, carried = form.carried, soft = {},
      rest = form.rest }
   for _, soft in ipairs(form.soft) do
      if num.meets(soft.mask, mask) then part.soft[#part.soft + 1] = soft end
   end
   return part, mask
end

local function warn_of_search(form, word, report)
   if word.searched then
      report:warning("W85", form.at,
         ("canonical word of `%s` by search: the first values of its tests exclude each other")
         :format(form.name))
   end
end

-- The combinations of a group, each with its `canonical`; true when one needed a search. Where the
-- form by itself needs none, clauses near the group decide: the other bits do not depend on it.
local function decide_ways(form, group, part, mask, own)
   local searched, ways = false, choice_product.ways(form, group.choices)
   for _, way in ipairs(ways) do
      local word = own.searched and M.word(form, way) or decide(part, way, way.words, mask)
      way.canonical = { mask = num.band(word.mask, group.mask),
         value = num.band(word.value, group.mask) }
      searched = searched or word.searched
   end
   return ways, searched
end

-- Equal for groups with the same combinations and the same canonical words.
local function key_of(form, group, part, mask)
   local carried = num.band(masks_of(form).carried, mask)
   local out = { num.tostring(group.mask), num.tostring(carried) }
   structure.add_own({ tests = part.tests, soft = part.soft }, form.space, out)
   if part.rest then out[#out + 1] = num.tostring(num.band(part.rest.value, mask)) end
   out[#out + 1] = "choices"
   for _, choice in ipairs(group.choices) do
      out[#out + 1] = structure.of(choice, form.space)
   end
   return table.concat(out, " ")
end

-- Most groups are like one of another form, and their combinations are seldom used: these are
-- computed on first use. `ways` are those of the other form, in the same order.
local function find_later(form, group, ways)
   setmetatable(group, { __index = function(_, key)
      if key ~= "ways" then return nil end
      group.ways = choice_product.ways(form, group.choices)
      for i, way in ipairs(group.ways) do way.canonical = ways[i].canonical end
      return group.ways
   end })
end

local function group_words(form, group, own, known, report)
   local part, mask = near(form, group)
   local key = not own.searched and key_of(form, group, part, mask)
   if key and known[key] then
      find_later(form, group, known[key])
      return
   end
   if #choice_product.ways(form, group.choices) > choice_product.LIMIT then
      report:error("E85", form.at,
         ("the operands of `%s` that share bits have more than %d combinations"):format(
         form.name, choice_product.LIMIT))
      return
   end
   local searched
   group.ways, searched = decide_ways(form, group, part, mask, own)
   if searched then
      warn_of_search(form, { searched = true }, report)
   elseif key then
      known[key] = group.ways
   end
end

--- `form.canonical`, and `group.ways[i].canonical` for every group of choices.
function M.compute(model, report)
   local known = {}
   for _, form in ipairs(model.forms) do
      budget.at(form.at, form.name)
      local touched, word = 0, M.word(form, {})
      for _, group in ipairs(choice_product.groups(form)) do
         touched = num.bor(touched, group.mask)
         group_words(form, group, word, known, report)
      end
      local own = num.without(num.mask(form.unit.bits), touched)
      form.canonical = { mask = num.band(word.mask, own), value = num.band(word.value, own) }
      form.touched = touched
      if #choice_product.groups(form) == 0 then warn_of_search(form, word, report) end
   end
end

return M
