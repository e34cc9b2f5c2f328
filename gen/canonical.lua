-- Canonical words: what the assembler writes where the text does not decide. Tests are applied in
-- their order, each takes the first value still possible; soft bits take their stated value. Bits
-- that no choice touches are one constant of the form; the others are one constant for each
-- combination of lines of the group that touches them.
local num = require("gen.num")
local claim = require("gen.claim")
local claims = require("gen.claims")
local combos = require("gen.combos")

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

-- Tests of a form or line that have one value: `{mask, value, others}`, all words have them so.
-- `others` are the tests that leave a choice.
local function settled(source)
   if source.settled and source.settled.tests == source.tests then return source.settled end
   local out = { tests = source.tests, mask = 0, value = 0, others = {} }
   for _, test in ipairs(source.tests) do
      local part = test.set[1]
      if #test.set == 1 and part.lo and num.eq(part.lo, part.hi) then
         if not test.domain then
            out.mask = num.bor(out.mask, claims.test_mask(test))
            out.value = num.bor(out.value, claim.deposit(test.field, part.lo))
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

local function carried_mask(form, way)
   local mask = 0
   for _, carry in ipairs(form.carried) do mask = num.bor(mask, carry.field.mask) end
   for _, entry in ipairs(way) do
      for _, carry in ipairs(entry.line.carried) do mask = num.bor(mask, carry.field.mask) end
   end
   return mask
end

local function ordered_soft(form, way)
   local list = table.move(form.soft, 1, #form.soft, 1, {})
   for _, entry in ipairs(way) do
      table.move(entry.line.soft, 1, #entry.line.soft, #list + 1, list)
   end
   local rank = {}
   for i, soft in ipairs(list) do rank[soft] = i end
   table.sort(list, function(a, b)
      if a.strength ~= b.strength then return a.strength > b.strength end
      return rank[a] < rank[b]
   end)
   return list
end

--- The word for one combination of lines: every bit that no field carries. `{value, mask,
-- searched}`.
function M.word(form, way)
   local space = form.space
   local set = form.words
   for _, entry in ipairs(way) do set = space:band(set, entry.line.words) end
   local all = num.mask(form.unit.bits)
   local start, free = set, num.bxor(all, carried_mask(form, way))
   -- `decode` drops or reports it
   if space:is_empty(start) then return { value = 0, mask = free, searched = false } end
   local left, value, failed = free, 0, false -- `left`: bits that are not decided yet
   -- `sure`: all words of the set have these bits so. Bits that the set says nothing about need no
   -- question either.
   local function take(mask, word, sure)
      mask = num.band(mask, left)
      if num.eq(mask, 0) then return end
      word = num.band(word, mask)
      if not sure and num.meets(space:support(set), mask) then
         local smaller = space:band(set, space:cube(mask, word))
         if space:is_empty(smaller) then
            failed = true
            return
         end
         set = smaller
      end
      left, value = num.bxor(left, mask), num.bor(value, word)
   end
   local function apply_tests(source)
      local one = settled(source)
      take(one.mask, one.value, true)
      for _, test in ipairs(one.others) do
         if num.meets(claims.test_mask(test), left) then
            local first = first_value(test, set, space)
            if first then take(claims.test_mask(test),
               claim.deposit(test.field, first)) else failed = true end
         end
      end
   end
   apply_tests(form)
   for _, entry in ipairs(way) do apply_tests(entry.line) end
   for _, soft in ipairs(ordered_soft(form, way)) do take(soft.mask, soft.value) end
   take(all, 0)
   if failed then
      value = num.band(space:smallest(start), free)
   end
   return { value = value, mask = free, searched = failed }
end

local function group_words(form, group, report)
   group.ways = combos.possible(group.choices, form.words, form.space)
   if #group.ways > combos.LIMIT then
      report:error("E85", form.at,
         ("the operands of `%s` that share bits have more than %d combinations"):format(
         form.name, combos.LIMIT))
      return
   end
   for _, way in ipairs(group.ways) do
      local word = M.word(form, way)
      way.canonical = { mask = num.band(word.mask, group.mask),
         value = num.band(word.value, group.mask) }
      if word.searched then
         report:warning("W85", form.at,
            ("canonical word of `%s` by search: the first values of its tests exclude each other")
            :format(form.name))
      end
   end
end

--- `form.canonical`, and `group.ways[i].canonical` for every group of choices.
function M.compute(model, report)
   for _, form in ipairs(model.forms) do
      local touched = 0
      for _, group in ipairs(combos.groups(form)) do
         touched = num.bor(touched, group.mask)
         group_words(form, group, report)
      end
      local word = M.word(form, {})
      local own = num.without(num.mask(form.unit.bits), touched)
      form.canonical = { mask = num.band(word.mask, own), value = num.band(word.value, own) }
      form.touched = touched
      if word.searched and #combos.groups(form) == 0 then
         report:warning("W85", form.at,
            ("canonical word of `%s` by search: the first values of its tests exclude each other")
            :format(form.name))
      end
   end
end

return M
