-- The words of each form, as sets: what its tests allow, which words each operand line takes, where
-- must-be-zero and unknown bits have another value than the canonical one. A choice is the union of
-- its lines and never multiplied with its siblings. Forms whose lines exist in the same way in two
-- configurations are computed once for both.
local num = require("gen.num")
local claims = require("gen.claims")
local wordset = require("gen.wordset")

local M = {}

local HARD, REST = 9, 0
local strength = { visible = 4, zero = 3, unknown = 2, ignored = 1 }

local function tested(tests, space)
   local set = space:all()
   for _, test in ipairs(tests) do
      test.words = test.words or space:field_in(test.field.pieces, test.set)
      set = space:band(set, test.words)
   end
   return set
end

local add_choices -- (choices, c, sets) → the words for which every choice has a line

-- What a line takes by itself and through its nested choices; empty where it does not exist.
local function add_line(line, c, sets)
   local set = sets.space:none()
   if not line.configs or line.configs[c] then
      set = sets.space:band(tested(line.tests, sets.space),
         add_choices(line.choices or {}, c, sets))
   end
   sets.line[line] = set
   return set
end

add_choices = function(choices, c, sets)
   local every = sets.space:all()
   for _, choice in ipairs(choices) do
      local any = sets.space:none()
      for _, line in ipairs(choice.lines) do any = sets.space:bor(any, add_line(line, c, sets)) end
      every = sets.space:band(every, any)
   end
   return every
end

--- The words that a line takes by itself and through its nested choices in configuration `c`,
-- whatever the form tests. Once the form is settled, lines that it cannot take are out.
function M.line_words(line, c, space)
   local guard = line.stated
   if guard and not guard[c] then return space:none() end
   local set = line.own or tested(line.tests, space)
   line.own = set
   for _, choice in ipairs(line.choices or {}) do
      local any = space:none()
      for _, nested in ipairs(choice.lines) do
         any = space:bor(any, M.line_words(nested, c, space))
      end
      set = space:band(set, any)
   end
   return set
end

-- For which words of the form each line is the one that was taken: its own words, and those of the
-- lines around it.
local function add_taken(choices, outer, sets)
   for _, choice in ipairs(choices) do
      for _, line in ipairs(choice.lines) do
         sets.taken[line] = sets.space:band(outer, sets.line[line])
         add_taken(line.choices or {}, sets.taken[line], sets)
      end
   end
end

-- Who claims bits how strongly --------------------------------------------------------------------

-- All claims of one source (the form or a line), `words` being those for which it speaks.
local function add_claims(source, words, out)
   for _, test in ipairs(source.tests) do
      if not test.domain then
         out[#out + 1] = { mask = claims.test_mask(test), strength = HARD, words = words }
      end
   end
   for _, carry in ipairs(source.carried or {}) do
      out[#out + 1] = { mask = carry.field.mask, strength = HARD, words = words }
   end
   for _, soft in ipairs(source.soft or {}) do
      out[#out + 1] = { mask = soft.mask, value = soft.value, word = soft.word,
         strength = strength[soft.word], words = words }
   end
end

local function all_claims(form, sets)
   local out = {}
   add_claims(form, sets.raw, out)
   local function walk(choices)
      for _, choice in ipairs(choices) do
         for _, line in ipairs(choice.lines) do
            add_claims(line, sets.taken[line], out)
            walk(line.choices or {})
         end
      end
   end
   walk(form.top)
   local rest = form.rests and form.rests[1]
   if rest then
      out[#out + 1] = { mask = num.mask(form.unit.bits), value = 0, word = rest.word,
         strength = REST, words = sets.raw }
   end
   return out
end

local function overlap(a, b)
   return num.meets(a, b)
end

-- Bits of `soft` that other claims never or always override are settled with masks; only bits that
-- some operand line overrides for some words are looked at one by one.
local function override(soft, list, sets)
   local mask, rivals = soft.mask, {}
   for _, other in ipairs(list) do
      if other.strength > soft.strength and overlap(other.mask, mask) then
         if other.words == soft.words or sets.space:is_subset(soft.words, other.words) then
            mask = num.without(mask, other.mask)
         else
            rivals[#rivals + 1] = other
         end
      end
   end
   local contested = 0
   for _, other in ipairs(rivals) do contested = num.bor(contested, num.band(other.mask, mask)) end
   return num.without(mask, contested), contested, rivals
end

-- Words of the form whose bits under the claims `word` (zero, unknown) do not have their canonical
-- value.
local function departures(form, word, list, sets)
   local space, bad = sets.space, sets.space:none()
   for _, soft in ipairs(list) do
      if soft.word == word then
         local mask, contested, rivals = override(soft, list, sets)
         bad = space:bor(bad, space:minus(soft.words, space:cube(mask, soft.value)))
         for bit = 0, form.unit.bits - 1 do
            if num.bit(contested, bit) == 1 then
               local words = soft.words
               for _, other in ipairs(rivals) do
                  if num.bit(other.mask, bit) == 1 then words = space:minus(words, other.words) end
               end
               bad = space:bor(bad, space:band(words, space:bit(bit, 1 - num.bit(soft.value, bit))))
            end
         end
      end
   end
   return bad
end

local function has_claim(list, word)
   for _, claim in ipairs(list) do
      if claim.word == word then return true end
   end
   return false
end

-- One form ----------------------------------------------------------------------------------------

-- base: the form's own tests hold; pick: every choice has a line; raw: both; word: raw with all
-- must-be-zero bits zero, which are the words that decode; unknown: those of them with another
-- value than the canonical one in a bit that is declared unknown (all of them on a page that is
-- unknown as a whole); config: the first with the same lines.
local function compute(form, c)
   local space = form.space or wordset.of_unit(form.unit)
   local sets = { space = space, config = c, line = {}, taken = {} }
   sets.base = tested(form.tests, space)
   sets.pick = add_choices(form.top, c, sets)
   sets.raw = space:band(sets.base, sets.pick)
   add_taken(form.top, sets.raw, sets)
   local list = all_claims(form, sets)
   sets.word, sets.unknown = sets.raw, space:none()
   if has_claim(list, "zero") then
      sets.word = space:minus(sets.raw, departures(form, "zero", list, sets))
   end
   if form.page.unknown then
      sets.unknown = sets.word
   elseif has_claim(list, "unknown") then
      sets.unknown = space:band(sets.word, departures(form, "unknown", list, sets))
   end
   return sets
end

-- Which lines exist in a configuration, as text: equal texts, equal sets.
local function presence(choices, c, out)
   for _, choice in ipairs(choices) do
      for _, line in ipairs(choice.lines) do
         out[#out + 1] = (not line.configs or line.configs[c]) and "1" or "0"
         presence(line.choices or {}, c, out)
      end
   end
   return out
end

-- A line that no word of the form can take does not exist for it; the tables of the emitters follow
-- `configs`.
local function settle_lines(form, choices, count)
   for _, choice in ipairs(choices) do
      for _, line in ipairs(choice.lines) do
         line.set = {}
         local configs = {}
         for c = 1, count do
            local sets = form.sets[c]
            line.set[c] = sets and sets.line[line]
            configs[c] = sets ~= nil and not sets.space:is_empty(sets.taken[line])
         end
         settle_lines(form, line.choices or {}, count)
         line.stated = line.stated or line.configs
         line.configs = configs
      end
   end
end

--- Fills `form.sets[c]` and `line.set[c]` for every configuration in which the form exists, and
-- takes away the configurations in which its tests leave no word.
function M.compute(form, count)
   form.sets, form.top = {}, form.top or {}
   form.configs = form.configs or {}
   local known = {}
   for c = 1, count do
      if form.configs[c] == nil then form.configs[c] = true end
      if form.configs[c] then
         local key = table.concat(presence(form.top, c, {}))
         known[key] = known[key] or compute(form, c)
         form.sets[c] = known[key]
      end
   end
   for c = 1, count do
      local sets = form.sets[c]
      if sets and sets.space:is_empty(sets.raw) then form.sets[c], form.configs[c] = nil, false end
   end
   settle_lines(form, form.top, count)
   for c = 1, count do
      if not form.sets[c] then form.sets[c] = nil end
   end
end

return M
