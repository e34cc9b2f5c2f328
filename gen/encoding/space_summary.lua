-- The encoding-space summary: for every configuration and unit, exactly how many words are in each
-- class. The five classes add up to all words of the unit.
--
--   decoded      a form matches the word, and bits declared unknown have their canonical value
--   unknown      a form matches, but a bit declared unknown has another value, or the whole
--                instruction is unknown
--   reserved     a form would match if its must-be-zero bits were zero; the word does not decode
--   otherwise    an instruction with `otherwise` has the word
--   unallocated  no form matches. `open` counts those for which a form's own tests hold but some
--                operand has no alternative, `head` those that begin a longer word
local lists = require("gen.base.lists")
local budget = require("gen.base.budget")
local num = require("gen.num")
local formindex = require("gen.encoding.formindex")
local heads = require("gen.encoding.heads")

local M = {}

local CLASSES = { "decoded", "unknown", "reserved", "otherwise", "unallocated", "open", "head" }

-- The union of a set of each form. Halves are split by the number of the form, so that most halves
-- are the same in another configuration and the space knows their union already.
local function union(list, c, pick)
   local space = list[1].sets[c].space
   local function join(first, last, from, to)
      if first > last then return 0 end
      if first == last then return pick(list[first], list[first].sets[c]) end
      local middle, split = (from + to) // 2, first
      while split <= last and list[split].id <= middle do split = split + 1 end
      local left, right = join(first, split - 1, from, middle), join(split, last, middle + 1, to)
      budget.at(list[last].at, list[last].name)
      return space:bor(left, right)
   end
   return join(1, #list, 0, list[#list].id)
end

-- Words of a unit lie in the space of the largest one, which does not look at the bits above.
local function counter(space, unit)
   return function(set) return num.shr(space:count(set), space.bits - unit.bits) end
end

local function begins_longer(model, unit, c, space, unallocated)
   local set = space:none()
   for _, long in ipairs(model.units) do
      local list = long.bits > unit.bits and formindex.forms(model, long, c) or {}
      if #list > 0 then
         local all = union(list, c, function(form) return form.word[c] end)
         set = space:bor(set, heads.of(unit, long, all, list[1].sets[c].space, space))
      end
   end
   return space:band(set, unallocated)
end

local function classify(model, unit, c, list)
   local space = list[1].sets[c].space
   local count = counter(space, unit)
   local taken = union(list, c, function(form) return form.word[c] end)
   local unknown = union(list, c, function(form, sets)
      return space:band(form.word[c], sets.unknown)
   end)
   local relaxed = union(list, c, function(form, sets)
      if not form.page.otherwise then return sets.raw end
      return space:minus(sets.raw, space:minus(sets.word, form.word[c])) -- others have these
   end)
   local tested = union(list, c, function(_, sets) return sets.base end)
   local unallocated = space:minus(space:bnot(relaxed), taken)
   local rest = union(list, c, function(form) return form.page.otherwise and form.word[c] or 0 end)
   unknown = space:minus(unknown, rest)
   return {
      decoded = count(space:minus(space:minus(taken, unknown), rest)), unknown = count(unknown),
      otherwise = count(rest),
      reserved = count(space:minus(relaxed, taken)), unallocated = count(unallocated),
      open = count(space:minus(tested, relaxed)),
      head = count(begins_longer(model, unit, c, space, unallocated)),
   }
end

local function units_of(model, c)
   return lists.filter(model.units, function(unit) return unit.configs[c] end)
end

--- One entry for each configuration and unit that it has: `{unit, config, decoded, unknown,
-- reserved, otherwise, unallocated, open, head}`.
function M.compute(model)
   local encoding_space, known = {}, {}
   for c, config in ipairs(model.configs) do
      for _, unit in ipairs(units_of(model, c)) do
         local list, key = formindex.forms(model, unit, c)
         key = unit.bits .. "|" .. key
         if #list == 0 then
            known[key] = { decoded = 0, unknown = 0, reserved = 0, otherwise = 0,
               unallocated = num.pow2(unit.bits),
               open = 0, head = 0 }
         elseif not known[key] or #model.units > 1 then
            known[key] = classify(model, unit, c, list)
         end
         local entry = { unit = unit, config = config }
         for _, class in ipairs(CLASSES) do
            entry[class] = known[key][class]
         end
         encoding_space[#encoding_space + 1] = entry
      end
   end
   return encoding_space
end

-- The logarithm of a positive number to base 2 as a power, and whether it is exact.
local function power_text(n)
   local width = num.width_unsigned(n)
   if num.eq(n, num.pow2(width - 1)) then return "2^" .. width - 1, true end
   local top = num.shr(n, math.max(0, width - 32)) -- as many bits as a float has exactly
   local log = math.log(tonumber(num.tostring(top)), 2) + math.max(0, width - 32)
   return ("2^%.1f"):format(log), false
end

--- A positive number of words as its share of all words of `bits` bits, as a power of two, and
-- whether that is exact: `"0.91 %", "2^121.2", false`.
function M.share(n, bits)
   local parts = num.div(num.mul(n, 10000), num.pow2(bits))
   local share = num.eq(parts, 0) and "<0.01 %"
      or ("%.2f %%"):format(tonumber(num.tostring(parts)) / 100)
   return share, power_text(n)
end

return M
