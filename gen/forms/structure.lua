-- Operands that are equal for the bit clauses, the canonical words and the decoder. An operand is
-- expanded again in each form (control fields and guards in all of them), and results for one are
-- valid for its equals.
--
-- Equal operands have one number. It covers tests, soft clauses, fields in the text,
-- configurations, and nested alternatives, but not where a field was named: arguments of an operand
-- have other places in each form. So results kept for equals must be free of mistakes, since
-- messages would name the place. Numbers are meaningful within one space of words.
local lists = require("gen.base.lists")
local num = require("gen.num")

local M = {}

-- The numbers of a space: of tables by identity, and of texts.
local function numbers_of(space)
   space.structures = space.structures or { of_table = {}, of_text = {}, count = 0 }
   return space.structures
end

local function number_of(numbers, kind, key)
   local found = numbers[kind][key]
   if not found then
      found = numbers.count + 1
      numbers.count, numbers[kind][key] = found, found
   end
   return found
end

local function number_of_table(numbers, value)
   return value and number_of(numbers, "of_table", value) or 0
end

local function value_text(value) return value and num.tostring(value) or "" end

-- Tests and soft clauses of plain lines are shared; others are compared by their contents.

local function test_text(numbers, test)
   local parts = { "test", number_of_table(numbers, test.field), test.domain and "domain" or "",
      test.neg and "neg" or "" }
   for _, part in ipairs(test.set) do
      parts[#parts + 1] = part.picture or value_text(part.lo) .. ".." .. value_text(part.hi)
   end
   return table.concat(parts, " ")
end

local function soft_text(numbers, soft)
   return table.concat({ "soft", soft.word, number_of_table(numbers, soft.field),
      number_of_table(numbers, soft.at), value_text(soft.mask), value_text(soft.value),
      tostring(soft.own) }, " ")
end

local function number_by(text_of, numbers, entry)
   local found = numbers.of_table[entry]
   if not found then
      found = number_of(numbers, "of_text", text_of(numbers, entry))
      numbers.of_table[entry] = found
   end
   return found
end

--- The number of a table by identity; 0 for nil.
function M.of_table(value, space) return number_of_table(numbers_of(space), value) end

local function configs_text(configs)
   return lists.join(configs, "", function(here) return here and "1" or "0" end)
end

local function number_of_configs(numbers, configs)
   local found = numbers.of_table[configs]
   if not found then
      found = number_of(numbers, "of_text", configs_text(configs))
      numbers.of_table[configs] = found
   end
   return found
end

local structure_of -- forward
local NONE = {}

--- Appends the numbers of a form's or alternative's own clauses.
function M.add_own(source, space, out)
   local numbers = numbers_of(space)
   for _, test in ipairs(source.tests) do out[#out + 1] = number_by(test_text, numbers, test) end
   out[#out + 1] = "c"
   for _, carry in ipairs(source.carried or NONE) do
      out[#out + 1] = number_of_table(numbers, carry.field)
   end
   out[#out + 1] = "s"
   for _, soft in ipairs(source.soft or NONE) do
      out[#out + 1] = number_by(soft_text, numbers, soft)
   end
end

local function line_number(line, space)
   local numbers = numbers_of(space)
   local parts = { "line", number_of_table(numbers, line.node),
      line.configs and number_of_configs(numbers, line.configs) or 0 }
   M.add_own(line, space, parts)
   parts[#parts + 1] = "n"
   for _, nested in ipairs(line.choices or NONE) do
      parts[#parts + 1] = structure_of(nested, space)
   end
   return number_of(numbers, "of_text", table.concat(parts, " "))
end

--- The number of a choice: the same for choices that are alike, while their alternatives are those
-- of the expansion.
function M.of(choice, space)
   if not choice.structure then
      local parts = { "choice", number_of_table(numbers_of(space), choice.node),
         tostring(choice.operand) }
      for _, line in ipairs(choice.lines) do parts[#parts + 1] = line_number(line, space) end
      choice.structure = number_of(numbers_of(space), "of_text", table.concat(parts, " "))
   end
   return choice.structure
end

structure_of = M.of

--- Numbers the alternatives of an outermost choice, nested ones included: `line.place`, counted
-- from 1 in text order; those at one place of choices that are alike are alike. `line.top` and
-- `top` of each choice are the outermost choice, `line.outer` is the enclosing alternative.
function M.number_lines(choice)
   local count = 0
   local function walk(inner, outer)
      inner.top = choice
      for _, line in ipairs(inner.lines) do
         count = count + 1
         line.place, line.top, line.outer = count, choice, outer
         for _, nested in ipairs(line.choices or NONE) do walk(nested, line) end
      end
   end
   walk(choice, nil)
end

return M
