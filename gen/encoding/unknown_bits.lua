-- Words that are not canonical in bits which a clause declares `unknown`: they decode, and are not
-- executed. Lua has the exact set of them (`sets.unknown` of encoding/formwords.lua); here is the
-- same as conditions, of which C is made.
local lists = require("gen.base.lists")
local num = require("gen.num")
local formwords = require("gen.encoding.formwords")

local M = {}

-- Does an alternative exist in a configuration, as far as the description says?
local function exists(line, c)
   while line do
      local configs = line.stated or line.configs
      if configs and not configs[c] then return false end
      line = line.outer
   end
   return true
end

--- The choice that an alternative belongs to.
function M.choice_of(line)
   return line.outer and lists.find(line.outer.choices, function(choice)
      return lists.contains(choice.lines, line)
   end) or line.top
end

-- Does one of these alternatives apply, whichever ways of an operand are taken?
local function covers(choice, has, c)
   return lists.all(choice.lines, function(line)
      return has[line] or not exists(line, c)
         or lists.any(line.choices or {}, function(inner) return covers(inner, has, c) end)
   end)
end

local function leave_nothing(rivals, c)
   local has = {}
   for _, rival in ipairs(rivals) do has[rival.line] = true end
   return lists.any(rivals, function(rival) return covers(rival.line.top, has, c) end)
end

local KNOWN = { visible = true, ignored = true }

-- May bits of a clause that overrides others differ from the canonical word, and is that no trap?
-- Operands are read from the text, and a test of one value leaves no choice.
local function may_differ(rival)
   return KNOWN[rival.word] or not rival.word and not rival.sole
end

-- What a clause says in a configuration: nil, or {line, parts = {{mask, rivals}..}}.
local function clause_in(soft, c)
   if soft.word ~= "unknown" or soft.line and not exists(soft.line, c) then return nil end
   local parts = {}
   for _, part in ipairs({ soft.sure, table.unpack(soft.parts) }) do
      local rivals = part.rivals or {}
      if not num.eq(part.mask, 0) and not leave_nothing(rivals, c) then
         local here = lists.filter(rivals, function(rival)
            return may_differ(rival) and exists(rival.line, c)
         end)
         parts[#parts + 1] = { mask = part.mask,
            rivals = lists.map(here, function(rival) return rival.line end) }
      end
   end
   return #parts > 0 and { line = soft.line, parts = parts } or nil
end

-- Parts with the same rivals as one.
local function merged(clause)
   local parts, of_rivals = {}, {}
   for _, part in ipairs(clause.parts) do
      local key = lists.join(part.rivals, " ", function(line)
         return ("%d/%d"):format(line.top.slot, line.place)
      end)
      local same = lists.entry(of_rivals, key, { mask = 0, rivals = part.rivals }, parts)
      same.mask = num.bor(same.mask, part.mask)
   end
   return { line = clause.line, parts = parts }
end

--- What the clauses of a form say in configuration `c`: an array of `{line, parts}`. A word is not
--- executed if it selects `line` (nil: in any case), and if in one of the parts `{mask, rivals}` it
--- differs from its canonical word, and it selects none of the rivals (alternatives).
function M.clauses(form, c)
   local sets = form.sets[c]
   if not sets or form.page.unknown or sets.space:is_empty(sets.unknown) then return {} end
   return lists.map(lists.collect(formwords.soft_clauses(form), function(soft)
      return clause_in(soft, c)
   end), merged)
end

--- Is a word of the form not to be executed because of such bits? (Forms that tests make have no
--- sets.)
function M.holds(form, c, word)
   local sets = form.sets and form.sets[c]
   return sets and not form.page.unknown and sets.space:contains(sets.unknown, word) or false
end

return M
