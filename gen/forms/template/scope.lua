-- What the parts of a template share: the form under construction, and the enclosing alternative.
--
-- A scope: `{form, statics, binds, choices (direct children), tests, soft, owner = {choice, line}
-- or nil, chain, outside}`. `form` collects what all scopes of a form share: choices, slots, the
-- space of words, symbols, the report.
local lists = require("gen.base.lists")
local num = require("gen.num")
local condition = require("gen.resolve.condition")
local sets = require("gen.syntax.sets")

local M = {}

--- Reports an error of the form that the scope belongs to.
function M.fail(scope, code, at, message, more)
   scope.form.report:error(code, at, message, more)
end

--- Slot of a field in a form: `value[slot]` of the decoded instruction.
function M.slot(form, field)
   local slot = form.slot_of[field.name]
   if not slot then
      slot = #form.slots
      form.slots[slot + 1] = { field = field }
      form.slot_of[field.name] = slot
   end
   return slot
end

--- Values that a carried field may have: not the excluded ones, only codes that have a text, only
-- registers there are. nil: all.
function M.domain_of(field)
   if field.domain ~= nil then return field.domain or nil end
   local out = {}
   if field.exclude then table.move(field.exclude, 1, #field.exclude, 1, out) end
   local top = num.mask(field.width)
   if field.kind == "register" and num.le(field.file.count or 1, top) then
      local clash = { lo = field.file.count or 1, hi = top }
      out[#out + 1] = clash
   end
   if field.kind == "table" then
      local ranges = lists.map(field.code_list, function(row)
         return { lo = row.code, hi = row.code }
      end)
      table.move(sets.complement(ranges, field.width), 1, #sets.complement(ranges, field.width),
         #out + 1, out)
   end
   field.domain = #out > 0 and sets.complement(out, field.width) or false
   return field.domain or nil
end

--- The text at `at` carries a field: its slot; the values that it may have become a test.
function M.carry(field, scope, at)
   field.entry.used = true
   scope.carried[#scope.carried + 1] = { field = field, at = at }
   local domain = M.domain_of(field)
   if domain then
      scope.tests[#scope.tests + 1] = { field = field, set = domain, domain = true, at = at }
   end
   return M.slot(scope.form, field)
end

--- Binds a name of the code; a role only once.
function M.bind(scope, name, value, at)
   if not name then return end
   local old = scope.binds[name]
   if old and not (old.tag == "field" and value.tag == "field" and old.field == value.field)
      and value.role then
      M.fail(scope, "E11", at, ("role `%s` is bound twice in this line"):format(name))
   end
   scope.binds[name] = old or value
end

--- The words that a test allows; those of a field's domain are the same in all its tests.
function M.words_of(test, space)
   local owner = test.domain and test.field or test
   owner.words = owner.words or test.when and condition.words(test.when, space)
      or space:field_in(test.field.pieces, test.set)
   return owner.words
end

--- The words that the form and the alternatives around a scope allow, computed on demand.
function M.words(scope)
   if not scope.words then
      scope.words = scope.form.space:band(M.words(scope.outside), scope.own)
   end
   return scope.words
end

--- The words that the tests of an alternative allow, for its own fields only.
function M.own_words(tests, space)
   local words = space:all()
   for _, test in ipairs(tests) do words = space:band(words, M.words_of(test, space))
   end
   return words
end

return M
