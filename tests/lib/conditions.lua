-- Random conditions between fields for the forms of a random instruction set (`when`), and the
-- naive reading of one.
--
-- `form.when` is an array of groups of relations `{field, op, other}` or `{field, neg, set}`: all of
-- some group hold. Some forms get a twin with the same text items, mostly with words that the
-- condition leaves.
local M = {}

local OPS = { "=", "!=", "<", "<=" }
local OPPOSITE = { ["="] = "!=", ["!="] = "=" }

-- Reading -----------------------------------------------------------------------------------------

local function extract(field, word)
   local value, taken = 0, 0
   for _, piece in ipairs(field.pieces) do
      for bit = piece.lo, piece.hi do
         value = value | (word >> bit & 1) << taken
         taken = taken + 1
      end
   end
   return value
end

local function relation_holds(relation, word)
   local a = extract(relation.field, word)
   if relation.set then
      local found = false
      for _, part in ipairs(relation.set) do found = found or part.lo <= a and a <= part.hi end
      return found ~= relation.neg
   end
   local b = extract(relation.other, word)
   if relation.op == "=" then return a == b end
   if relation.op == "!=" then return a ~= b end
   if relation.op == "<" then return a < b end
   return a <= b
end

--- Does a condition hold for a word? Without one it does.
function M.holds(when, word)
   if not when then return true end
   for _, group in ipairs(when) do
      local all = true
      for _, relation in ipairs(group) do all = all and relation_holds(relation, word) end
      if all then return true end
   end
   return false
end

-- Text --------------------------------------------------------------------------------------------

local function relation_text(relation, set_text)
   local name = relation.field.name
   if relation.other then
      return ("%s %s %s"):format(name, relation.op, relation.other.name)
   end
   return name .. (relation.neg and "!=" or "=") .. set_text(relation.set)
end

--- ` when ..`, or nothing.
function M.text(when, set_text)
   local groups = {}
   for i, group in ipairs(when or {}) do
      local parts = {}
      for k, relation in ipairs(group) do parts[k] = relation_text(relation, set_text) end
      groups[i] = table.concat(parts, " and ")
   end
   return #groups > 0 and " when " .. table.concat(groups, " or ") or ""
end

-- Making them -------------------------------------------------------------------------------------

-- Declared fields to which the text of the form itself gives a value.
local function fields_of(form)
   local list, seen = {}, {}
   for _, item in ipairs(form.items) do
      local field = item.field and (item.field.of or item.field)
      local is_plain = field and not item.field.absent and not field.absent
      if is_plain and not seen[field] then list[#list + 1], seen[field] = field, true end
   end
   return list
end

local function new_relation(r, fields)
   local field, other, op = r:pick(fields), r:pick(fields), r:pick(OPS)
   if field == other or r:chance(20) then
      local lo = r:below(1 << field.width)
      local hi = field.width > 1 and math.min((1 << field.width) - 1, lo + r:below(2)) or lo
      return { field = field, neg = r:chance(30), set = { { lo = lo, hi = hi } } }
   end
   if op:find("<") and (field.signed or other.signed) then op = "!=" end
   return { field = field, op = op, other = other }
end

local function new_when(r, fields)
   local groups = {}
   for i = 1, r:chance(25) and 2 or 1 do
      groups[i] = {}
      for k = 1, r:chance(25) and 2 or 1 do groups[i][k] = new_relation(r, fields) end
   end
   return groups
end

-- The condition that holds for all other words; nil where it would be longer.
local function opposite(when)
   if #when > 1 or #when[1] > 1 then return nil end
   local one = when[1][1]
   if one.set then return { { { field = one.field, neg = not one.neg, set = one.set } } } end
   if OPPOSITE[one.op] then
      return { { { field = one.field, op = OPPOSITE[one.op], other = one.other } } }
   end
   return { { { field = one.other, op = one.op == "<" and "<=" or "<", other = one.field } } }
end

local function copied(list)
   local copy = {}
   for i, entry in ipairs(list) do
      copy[i] = {}
      for key, value in pairs(entry) do copy[i][key] = value end -- a copy: any order
   end
   return copy
end

local function add_twin(r, isa, form, fields)
   local page = form.page
   local twin = { page = page, tests = copied(form.tests), items = copied(form.items),
      soft = copied(form.soft), rest = form.rest and copied({ form.rest })[1], on = form.on,
      unit = form.unit, id = #isa.forms + 1, label = "b",
      when = r:chance(75) and opposite(form.when) or new_when(r, fields) }
   twin.mnemonic = r:chance(75) and form.mnemonic or "m" .. twin.id
   twin.items[1].word = twin.mnemonic
   if twin.rest then twin.rest.likes = copied(form.rest.likes) end
   page.forms[2], isa.forms[#isa.forms + 1] = twin, twin
   form.name, twin.name = page.name .. ".a", page.name .. ".b"
end

-- Alternatives: conditions of fields that they print themselves, so that any form may use them.
local function add_to_lines(isa, r)
   for _, operand in ipairs(isa.operands) do
      for _, line in ipairs(operand.lines) do
         local fields = fields_of(line)
         local has_else = operand.lines[#operand.lines].tests[1].is_else
         if #fields > 0 and not has_else and r:chance(80) then line.when = new_when(r, fields) end
      end
   end
end

--- Adds conditions to some of the forms and alternatives.
function M.add(isa, r)
   add_to_lines(isa, r)
   for _, page in ipairs(isa.pages) do
      for _, form in ipairs({ table.unpack(page.forms) }) do
         local fields = fields_of(form)
         if #fields > 0 and r:chance(#fields > 1 and 70 or 20) then
            form.when = new_when(r, fields)
            if #page.forms == 1 and r:chance(85) then add_twin(r, isa, form, fields) end
         end
      end
   end
end

local function tests_hold(form, word, set_holds)
   for _, test in ipairs(form.tests) do
      if not set_holds(test, word) then return false end
   end
   return true
end

--- Does a condition exclude a word that the tests of its form allow?
function M.has_effect(form, bits, test_holds)
   for word = 0, (1 << bits) - 1 do
      if not M.holds(form.when, word) and tests_hold(form, word, test_holds) then return true end
   end
   return false
end

--- Notes in `effect[line]` whether conditions of the alternatives of a form exclude words of the
-- form and of their own tests, `holds(node, word)`, for those that some word selects.
function M.note_lines(form, bits, holds, effect)
   local function visit(node, around)
      for _, item in ipairs(node.items) do
         for _, line in ipairs(item.operand and item.operand.lines or {}) do
            local is_there, excludes, words = false, false, {}
            for word = 0, (1 << bits) - 1 do
               local mine = holds(form, word) and M.holds(form.when, word) and holds(line, word)
               excludes = excludes or mine and not M.holds(line.when, word)
               words[word] = mine and around[word] and M.holds(line.when, word)
               is_there = is_there or words[word]
            end
            if line.when and is_there then effect[line] = effect[line] or excludes end
            if is_there then visit(line, words) end
         end
      end
   end
   local all = {}
   for word = 0, (1 << bits) - 1 do all[word] = true end
   visit(form, all)
end

return M
