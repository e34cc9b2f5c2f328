-- What a register's number alone decides: which numbers of a file an instruction does not know, for
-- reading and for storing, on which variants, and why.
--
-- The code of the forms that have a field of the file as an operand is gone through with nothing
-- known but that field and those that the form tests; an `unknown` counts where the tests that lead
-- to it depend on the number, and hold.
local lists = require("gen.base.lists")
local num = require("gen.num")
local compute = require("gen.ir.compute")

local M = {}

-- The value of an expression, or nil where the number does not decide it.
local function evaluate(s, node)
   return compute.known(node, function(part)
      if part.tag == "local" then return s.locals[part.id] end
      return (part.tag == "raw" or part.tag == "field") and s.fields[part.field] or nil
   end)
end

-- The reason of the first `unknown` that the number leads to. `decided`: the innermost test holds
-- because of the number.
local function reason_in(s, block, decided)
   for _, statement in ipairs(block) do
      local tag, why = statement.tag, nil
      if tag == "let" then
         s.locals[statement.id] = evaluate(s, statement.value)
      elseif tag == "unknown" and decided then
         return statement.why
      elseif tag == "if" then
         local test = evaluate(s, statement.test)
         if test then
            why = reason_in(s, num.eq(test, 0) and statement.no or statement.yes, true)
         else
            why = reason_in(s, statement.yes, false) or reason_in(s, statement.no, false)
         end
      end
      if why then return why end
   end
   return nil
end

-- Does a list of effects name register [field] of the file?
local function uses_field(list, file, field)
   return lists.any(list or {}, function(entry)
      local index = entry.file == file and entry.index
      return index and (index.tag == "raw" or index.tag == "field") and index.field == field
   end)
end

-- What `users` found for a model, as long as that is used.
local memo = setmetatable({}, { __mode = "k" })

-- Forms with a field that names registers of the file: `{form, field}`, for "reads" or "writes".
local function users(model, file, how)
   local known, key = lists.entry(memo, model, {}), file.name .. " " .. how
   if known[key] then return known[key] end
   local list = {}
   known[key] = list
   for form, slot in lists.nested(model.forms, "slots") do
      local field = slot.field
      if field.file == file and form.effects and uses_field(form.effects[how], file, field) then
         list[#list + 1] = { form = form, field = field }
      end
   end
   return list
end

-- Numbers of the fields that the form itself fixes.
local function tested_fields(form)
   local fields = {}
   for _, test in ipairs(form.tests or {}) do
      local part = #test.set == 1 and not test.neg and test.set[1]
      if part and part.lo and num.eq(part.lo, part.hi) then fields[test.field] = part.lo end
   end
   return fields
end

-- Reasons by configuration: nil where some instruction takes the number.
local function reasons(model, list, number)
   local why_of, taken = {}, {}
   for _, user in ipairs(list) do
      local s = { fields = tested_fields(user.form), locals = {} }
      s.fields[user.field] = number
      local why = reason_in(s, user.form.code.body, false)
      for i = 1, #model.configs do
         if user.form.configs[i] then
            if why then why_of[i] = why_of[i] or why else taken[i] = true end
         end
      end
   end
   return why_of, taken
end

--- `{why, configs}` for each reason that no instruction reads ("reads") or stores to ("writes")
--- entry `number` of the file.
function M.refusals(model, file, number, how)
   local found, by_why = {}, {}
   local why_of, taken = reasons(model, users(model, file, how), number)
   for i = 1, #model.configs do
      local why = not taken[i] and why_of[i]
      if why then
         local none = lists.map(model.configs, function() return false end)
         lists.entry(by_why, why, { why = why, configs = none }, found).configs[i] = true
      end
   end
   return found
end

return M
