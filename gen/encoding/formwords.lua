-- The words of each form, as sets: those that its tests allow, those that each alternative matches,
-- and those in which must-be-zero or unknown bits are not canonical. A choice is the union of its
-- alternatives and never multiplied with its siblings. Forms whose alternatives exist in the same
-- way in two configurations are computed once for both.
local lists = require("gen.base.lists")
local num = require("gen.num")
local coverage = require("gen.forms.coverage")
local scopes = require("gen.forms.template.scope")
local structure = require("gen.forms.structure")
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

-- Alternatives that do not exist in all configurations.
local function guarded_lines(choices, count, out)
   for _, line in lists.nested(choices, "lines") do
      local everywhere = true
      for c = 1, line.configs and count or 0 do everywhere = everywhere and line.configs[c] end
      if not everywhere then out[#out + 1] = line end
      guarded_lines(line.choices or {}, count, out)
   end
   return out
end

-- Which of them exist in a configuration, as text: equal texts, equal sets.
local function presence(guarded, c)
   return lists.join(guarded, "", function(line) return line.configs[c] and "1" or "0" end)
end

-- The words that the alternatives of one outermost choice match by themselves and through their
-- nested choices, in one configuration: `{any, lines = {[line.place] = set}, apart}`; `any` is
-- their union, and with `apart` no word selects two alternatives of a choice.
local function sets_of_lines(top, c, space)
   local found = { lines = {}, apart = true }
   local function walk(choice)
      local any = space:none()
      for _, line in ipairs(choice.lines) do
         local set = space:none()
         if not line.configs or line.configs[c] then
            set = tested(line.tests, space)
            for _, nested in ipairs(line.choices or {}) do set = space:band(set, walk(nested)) end
         end
         found.lines[line.place] = set
         found.apart = found.apart and not space:meets(any, set)
         any = space:bor(any, set)
      end
      return any
   end
   found.any = walk(top)
   return found
end

-- The same, computed once for choices that are alike, and for configurations with the same lines.
local function lines_of(choice, c, count, space)
   local number = structure.of(choice, space)
   space.sets_of_structure = space.sets_of_structure or {}
   local known = space.sets_of_structure[number] or { of_config = {}, of_presence = {} }
   space.sets_of_structure[number] = known
   if not known.of_config[c] then
      local key = presence(guarded_lines({ choice }, count, {}), c)
      known.of_presence[key] = known.of_presence[key] or sets_of_lines(choice, c, space)
      known.of_config[c] = known.of_presence[key]
   end
   return known.of_config[c]
end

--- The words that an alternative matches by itself and through its nested choices in configuration
-- `c`, whatever the form tests. Alternatives that no word of the form can select are removed later.
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

-- The words of an alternative in `sets`, whatever the form tests and the enclosing alternatives.
local function line_set(sets, line)
   return sets.of_choice[line.top].lines[line.place] or sets.space:none()
end

-- For which of the words `all` each alternative is selected: its own words, and those of the
-- enclosing ones. Computed on demand.
local function taken_of(sets, all)
   return setmetatable({}, { __index = function(taken, line)
      local outer = line.outer and taken[line.outer] or all
      local set = sets.space:band(outer, line_set(sets, line))
      taken[line] = set
      return set
   end })
end

--- Does no word select two alternatives of the choice, whatever the form tests? Where this is
-- false, tests of the form may still exclude such words.
function M.are_apart(sets, choice)
   local found = sets.of_choice[choice.top]
   return found ~= nil and found.apart
end

-- Strength of clauses ----------------------------------------------------------------------------

-- All clauses of one source: the form (without `line`), or an alternative.
local function add_clauses(source, line, out)
   for _, test in ipairs(source.tests) do
      if not test.domain then
         out[#out + 1] = { mask = coverage.test_mask(test), strength = HARD, line = line,
            sole = #test.set == 1 and num.eq(test.set[1].lo, test.set[1].hi) }
      end
   end
   for _, carry in ipairs(source.carried or {}) do
      out[#out + 1] = { mask = carry.field.mask, strength = HARD, line = line, sole = true }
   end
   for _, soft in ipairs(source.soft or {}) do
      out[#out + 1] = { mask = soft.mask, value = soft.value, word = soft.word,
         strength = strength[soft.word], line = line }
   end
end

local function form_clauses(form)
   local out = {}
   add_clauses(form, nil, out)
   local rest = form.rest
   if rest then
      out[#out + 1] = { mask = num.mask(form.unit.bits), value = rest.value, word = rest.word,
         strength = REST }
   end
   return out
end

local function line_clauses(choices, out)
   for _, line in lists.nested(choices, "lines") do
      add_clauses(line, line, out)
      line_clauses(line.choices or {}, out)
   end
   return out
end

-- Bits of stronger clauses of the form, which apply to all of its words.
local function settled_by_form(strong, own)
   local mask = 0
   for _, clause in ipairs(own) do
      if clause.strength > strong then mask = num.bor(mask, clause.mask) end
   end
   return mask
end

local function is_same_list(a, b)
   for i = 1, math.max(#a, #b) do
      if a[i] ~= b[i] then return false end
   end
   return true
end

-- Bits of `mask` that the same clauses of alternatives override, each with these; and the bits that
-- none overrides.
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
   return parts, { mask = num.without(mask, contested) }
end

-- Is a `zero` or `unknown` among soft clauses?
local function says_value(list)
   return lists.any(list, function(soft) return soft.word == "zero" or soft.word == "unknown" end)
end

local function lines_say_value(choices)
   for _, line in lists.nested(choices, "lines") do
      if says_value(line.soft or {}) or lines_say_value(line.choices or {}) then return true end
   end
   return false
end

--- The `zero` and `unknown` clauses of a form and its alternatives that the form itself does not
--- override: `{word, mask, value, line, sure = {mask}, parts = {{mask, rivals}..}}`. `sure.mask` is
--- what nothing overrides; the bits of a part are overridden by each of its rivals.
function M.soft_clauses(form)
   local own, out = form_clauses(form), {}
   if not says_value(own) and not lines_say_value(form.top) then return out end
   local lines = line_clauses(form.top, {})
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

-- The words of `set` without those of `words` that are not canonical in
-- `part.mask`.
local function without_others(set, words, part, value, space)
   if not space:meets(set, words) then return set end
   part.cube = part.cube or space:cube(part.mask, value)
   return space:minus(set, space:minus(words, part.cube))
end

-- The words of `set` without those that are not canonical in a bit of this clause, where nothing
-- stronger covers the bit.
local function obey(set, soft, words_of, space)
   local words = soft.line and words_of[soft.line] or space:all()
   set = without_others(set, words, soft.sure, soft.value, space)
   for _, part in ipairs(soft.parts) do
      local here = words
      for _, other in ipairs(part.rivals) do here = space:minus(here, words_of[other.line]) end
      set = without_others(set, here, part, soft.value, space)
   end
   return set
end

-- The words of `set` in which all bits under the clauses `word` (zero, unknown) have their
-- canonical value.
local function obedient(set, word, softs, words_of, space)
   for _, soft in ipairs(softs) do
      if soft.word == word then set = obey(set, soft, words_of, space) end
   end
   return set
end

-- One form ----------------------------------------------------------------------------------------

-- base: the form's own tests hold; pick: every choice has an alternative; raw: both; word: raw with
-- all must-be-zero bits zero, which are the words that decode; unknown: those of them that are not
-- canonical in a bit that is declared unknown (all of them in an instruction that is unknown as a
-- whole); taken[line]: those of raw that select the alternative; config: the first with the same
-- alternatives.
local function compute(form, c, count, softs)
   local space = form.space or wordset.of_unit(form.unit)
   local sets = { space = space, config = c, of_choice = {} }
   sets.base, sets.pick = tested(form.tests, space), space:all()
   for _, choice in ipairs(form.top) do
      local found = lines_of(choice, c, count, space)
      sets.of_choice[choice] = found
      sets.pick = space:band(sets.pick, found.any)
   end
   sets.raw = space:band(sets.base, sets.pick)
   sets.taken = taken_of(sets, sets.raw)
   local words_of = taken_of(sets, space:all())
   sets.word = obedient(sets.raw, "zero", softs, words_of, space)
   sets.unknown = form.page.unknown and sets.word
      or space:minus(sets.word, obedient(sets.word, "unknown", softs, words_of, space))
   return sets
end

-- Does some word of the form select the alternative?
local function is_taken(sets, line)
   if line.choices and #line.choices > 0 then return not sets.space:is_empty(sets.taken[line]) end
   local outer = line.outer and sets.taken[line.outer] or sets.raw
   return sets.space:meets(outer, line_set(sets, line))
end

-- The configurations of an alternative: `line.configs` itself where all are as stated.
local function settled_configs(form, line, count)
   local configs, answer, same = {}, {}, line.configs ~= nil
   for c = 1, count do
      local sets, here = form.sets[c], false
      if sets then
         if answer[sets] == nil then answer[sets] = is_taken(sets, line) end
         here = answer[sets]
      end
      configs[c] = here
      same = same and line.configs[c] == here
   end
   return same and line.configs or configs
end

-- An alternative that no word of the form can select does not exist for it; the tables of the
-- emitters use `configs`.
local function settle_lines(form, choices, count)
   for _, line in lists.nested(choices, "lines") do
      local configs = settled_configs(form, line, count)
      settle_lines(form, line.choices or {}, count)
      line.stated = line.stated or line.configs
      line.configs = configs
   end
end

--- Fills `form.sets[c]` for every configuration in which the form exists, and removes the
-- configurations in which its tests leave no word.
function M.compute(form, count)
   form.sets, form.top = {}, form.top or {}
   form.configs = form.configs or {}
   for _, choice in ipairs(form.top) do structure.number_lines(choice) end
   local known, softs, guarded = {}, M.soft_clauses(form), guarded_lines(form.top, count, {})
   for c = 1, count do
      if form.configs[c] == nil then form.configs[c] = true end
      if form.configs[c] then
         local key = presence(guarded, c)
         known[key] = known[key] or compute(form, c, count, softs)
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
