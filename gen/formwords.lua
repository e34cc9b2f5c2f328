-- The words of each form, as sets: what its tests allow, which words each operand line takes, where
-- must-be-zero and unknown bits have another value than the canonical one. A choice is the union of
-- its lines and never multiplied with its siblings. Forms whose lines exist in the same way in two
-- configurations are computed once for both.
local num = require("gen.num")
local claims = require("gen.claims")
local scopes = require("gen.template.scope")
local wordset = require("gen.wordset")

local M = {}

local HARD, REST = 9, 0
local strength = { visible = 4, zero = 3, unknown = 2, ignored = 1 }

local function tested(tests, space)
   local set = space:all()
   for _, test in ipairs(tests) do
      set = space:band(set, scopes.words_of(test, space))
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

-- All claims of one source: the form (without `line`), or a line.
local function add_claims(source, line, out)
   for _, test in ipairs(source.tests) do
      if not test.domain then
         out[#out + 1] = { mask = claims.test_mask(test), strength = HARD, line = line }
      end
   end
   for _, carry in ipairs(source.carried or {}) do
      out[#out + 1] = { mask = carry.field.mask, strength = HARD, line = line }
   end
   for _, soft in ipairs(source.soft or {}) do
      out[#out + 1] = { mask = soft.mask, value = soft.value, word = soft.word,
         strength = strength[soft.word], line = line }
   end
end

local function form_claims(form)
   local out = {}
   add_claims(form, nil, out)
   local rest = form.rests and form.rests[1]
   if rest then
      out[#out + 1] = { mask = num.mask(form.unit.bits), value = 0, word = rest.word,
         strength = REST }
   end
   return out
end

local function line_claims(choices, out)
   for _, choice in ipairs(choices) do
      for _, line in ipairs(choice.lines) do
         add_claims(line, line, out)
         line_claims(line.choices or {}, out)
      end
   end
   return out
end

-- Bits of stronger claims of the form, which speaks for all of its words.
local function settled_by_form(strong, own)
   local mask = 0
   for _, claim in ipairs(own) do
      if claim.strength > strong then mask = num.bor(mask, claim.mask) end
   end
   return mask
end

local function is_same_list(a, b)
   for i = 1, math.max(#a, #b) do
      if a[i] ~= b[i] then return false end
   end
   return true
end

-- Bits of `mask` that the same claims of lines override, each with these lines; and the bits that
-- none does.
local function overridden(strong, mask, lines)
   local rivals_of, contested = {}, 0
   for _, other in ipairs(lines) do
      local both = other.strength > strong and num.band(other.mask, mask) or 0
      if not num.eq(both, 0) then
         contested = num.bor(contested, both)
         for _, bit in ipairs(num.positions(both)) do
            rivals_of[bit] = rivals_of[bit] or {}
            table.insert(rivals_of[bit], other)
         end
      end
   end
   local parts = {}
   for _, bit in ipairs(num.positions(contested)) do
      local last = parts[#parts]
      if not last or not is_same_list(last.rivals, rivals_of[bit]) then
         last = { mask = 0, rivals = rivals_of[bit] }
         parts[#parts + 1] = last
      end
      last.mask = num.bor(last.mask, num.pow2(bit))
   end
   return parts, num.without(mask, contested)
end

-- The `zero` and `unknown` claims of a form and its lines that are not settled by the form itself:
-- `{word, value, line, sure, parts}`. `sure` are the bits that nothing overrides.
local function soft_claims(form)
   local own, out = form_claims(form), {}
   local lines = line_claims(form.top, {})
   for _, list in ipairs({ own, lines }) do
      for _, soft in ipairs(list) do
         local mask = 0
         if soft.word == "zero" or soft.word == "unknown" then
            mask = num.without(soft.mask, settled_by_form(soft.strength, own))
         end
         if not num.eq(mask, 0) then
            soft.parts, soft.sure = overridden(soft.strength, mask, lines)
            out[#out + 1] = soft
         end
      end
   end
   return out
end

-- For which words each line is the one that was taken, whatever the form tests.
local function words_of_lines(choices, outer, sets, out)
   for _, choice in ipairs(choices) do
      for _, line in ipairs(choice.lines) do
         out[line] = sets.space:band(outer, sets.line[line])
         words_of_lines(line.choices or {}, out[line], sets, out)
      end
   end
   return out
end

-- The words of `set` without those that have another value than the canonical one in a bit of this
-- claim, where nothing stronger speaks of the bit.
local function obey(set, soft, words_of, space)
   local words = soft.line and words_of[soft.line] or space:all()
   set = space:minus(set, space:minus(words, space:cube(soft.sure, soft.value)))
   for _, part in ipairs(soft.parts) do
      local here = words
      for _, other in ipairs(part.rivals) do here = space:minus(here, words_of[other.line]) end
      set = space:minus(set, space:minus(here, space:cube(part.mask, soft.value)))
   end
   return set
end

-- The words of `set` in which all bits under the claims `word` (zero, unknown) have their canonical
-- value.
local function obedient(set, word, softs, words_of, space)
   for _, soft in ipairs(softs) do
      if soft.word == word then set = obey(set, soft, words_of, space) end
   end
   return set
end

-- One form ----------------------------------------------------------------------------------------

-- base: the form's own tests hold; pick: every choice has a line; raw: both; word: raw with all
-- must-be-zero bits zero, which are the words that decode; unknown: those of them with another
-- value than the canonical one in a bit that is declared unknown (all of them on a page that is
-- unknown as a whole); config: the first with the same lines.
local function compute(form, c, softs)
   local space = form.space or wordset.of_unit(form.unit)
   local sets = { space = space, config = c, line = {}, taken = {} }
   sets.base = tested(form.tests, space)
   sets.pick = add_choices(form.top, c, sets)
   sets.raw = space:band(sets.base, sets.pick)
   add_taken(form.top, sets.raw, sets)
   local words_of = #softs > 0 and words_of_lines(form.top, space:all(), sets, {})
   sets.word = obedient(sets.raw, "zero", softs, words_of, space)
   sets.unknown = form.page.unknown and sets.word
      or space:minus(sets.word, obedient(sets.word, "unknown", softs, words_of, space))
   return sets
end

-- Lines that do not exist in all configurations.
local function guarded_lines(choices, count, out)
   for _, choice in ipairs(choices) do
      for _, line in ipairs(choice.lines) do
         local everywhere = true
         for c = 1, line.configs and count or 0 do everywhere = everywhere and line.configs[c] end
         if not everywhere then out[#out + 1] = line end
         guarded_lines(line.choices or {}, count, out)
      end
   end
   return out
end

-- Which of them exist in a configuration, as text: equal texts, equal sets.
local function presence(guarded, c)
   local marks = {}
   for i, line in ipairs(guarded) do marks[i] = line.configs[c] and "1" or "0" end
   return table.concat(marks)
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
   local known, softs, guarded = {}, soft_claims(form), guarded_lines(form.top, count, {})
   for c = 1, count do
      if form.configs[c] == nil then form.configs[c] = true end
      if form.configs[c] then
         local key = presence(guarded, c)
         known[key] = known[key] or compute(form, c, softs)
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
