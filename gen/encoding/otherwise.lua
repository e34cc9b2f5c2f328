-- `insn NAME "Title" otherwise`: an instruction that has the words that no other one has. Words
-- that begin a longer instruction, or begin with a shorter one, belong to that, too.
local lists = require("gen.base.lists")
local budget = require("gen.base.budget")
local heads = require("gen.encoding.heads")

local M = {}

local function is_otherwise(form) return form.page.otherwise end

-- The words of a unit that instructions without `otherwise` have in configuration `c`, and the
-- space that they are in; nil without forms.
local function words_of(check, unit, c)
   local known = check.taken_words[unit] or {}
   check.taken_words[unit] = known
   if known[c] == nil then
      local set, space = 0, nil
      for _, form in ipairs(check.model.forms) do
         if form.unit == unit and form.sets[c] and not is_otherwise(form) then
            space = form.sets[c].space
            set = space:bor(set, form.word[c])
         end
      end
      known[c] = space and { set = set, space = space } or false
   end
   return known[c]
end

-- Words of a unit that are found at another length: `longer`, which the decoder looks for later.
local function found_elsewhere(check, unit, c, space, longer)
   local set = space:none()
   for _, other in ipairs(check.model.units) do
      local words = other.bits > unit.bits == longer and other.bits ~= unit.bits
         and words_of(check, other, c)
      if words then
         local move = longer and heads.of(unit, other, words.set, words.space, space)
            or heads.longer(other, unit, words.set, words.space, space)
         set = space:bor(set, move)
      end
   end
   return set
end

-- In configuration `c`: `form.word`, and in `form.loose` besides words that the decoder has found
-- before it looks for this form.
local function apply(check, form, c)
   local space, own = form.sets[c].space, words_of(check, form.unit, c)
   local loose = space:minus(form.word[c], found_elsewhere(check, form.unit, c, space, true))
   local before = space:bor(own and own.set or 0,
      found_elsewhere(check, form.unit, c, space, false))
   form.word[c] = space:minus(loose, before)
   form.loose = form.loose or {}
   form.loose[c] = loose
end

-- Two forms of one unit share no words in `loose` either, so that a tree may be made of them.
local function separate(forms, c)
   local taken = {}
   for i, form in ipairs(forms) do
      local space = form.sets[c] and form.sets[c].space
      if space then
         local set = space:minus(form.loose[c], taken[form.unit] or 0)
         for k, other in ipairs(forms) do
            if k ~= i and other.unit == form.unit and other.sets[c] then
               set = space:minus(set, other.word[c])
            end
         end
         form.loose[c] = space:bor(set, form.word[c])
         taken[form.unit] = space:bor(taken[form.unit] or 0, form.loose[c])
      end
   end
end

--- Takes the words of all other instructions out of `form.word` of those with `otherwise`.
function M.apply(check)
   local forms = lists.filter(check.model.forms, is_otherwise)
   if #forms == 0 then return end
   check.taken_words = {}
   for c = 1, check.count do
      for _, form in ipairs(forms) do
         budget.at(form.at, form.name)
         if form.sets[c] then apply(check, form, c) end
      end
      separate(forms, c)
   end
end

return M
