-- Conditions between the fields of forms and alternatives (`gen/resolve/condition.lua`), and checks
-- of them where the operands of the forms are known.
local lists = require("gen.base.lists")
local num = require("gen.num")
local condition = require("gen.resolve.condition")
local scopes = require("gen.forms.template.scope")

local M = {}

--- Adds the condition of a form to its tests; the words before it show whether it excludes any.
function M.apply(form)
   if not form.when then return end
   form.when_before = scopes.own_words(form.tests, form.space)
   form.tests[#form.tests + 1] = form.when
end

--- The conditions in the tests of a form or an alternative: `{words, whens}`, the words for which
-- all hold; nil without any.
function M.also(source, space)
   local words, whens = space:all(), {}
   for _, test in ipairs(source.tests) do
      if test.when then
         words = space:band(words, scopes.words_of(test, space))
         whens[#whens + 1] = test.when
      end
   end
   return #whens > 0 and { words = words, whens = whens } or nil
end

--- The text of all of them, with this name of fields (`short` or `name`); nil without any.
function M.text(source, key)
   local parts = {}
   for _, test in ipairs(source.tests) do
      parts[#parts + 1] = test.when and condition.text(test.when, key)
   end
   if #parts > 1 then
      parts = lists.map(parts, function(part)
         return part:find(" or ", 1, true) and "(" .. part .. ")" or part
      end)
   end
   return #parts > 0 and table.concat(parts, " and ") or nil
end

--- The fields that a condition is about, each once.
function M.fields(test)
   local list, seen = {}, {}
   for _, group in ipairs(test.when.groups) do
      for _, relation in ipairs(group) do
         lists.add_once(list, seen, relation.field)
         if relation.other then lists.add_once(list, seen, relation.other) end
      end
   end
   return list
end

--- Does some form or alternative of the description have a condition?
function M.has_any(model) return model.sym ~= nil and model.sym.has_conditions == true end

--- Calls `f(line, way)` for each alternative of a form that has a condition of its own; `way` are
-- `{choice, line}` of it and those around it, the outermost first.
function M.each_line(choices, f, outer)
   for _, choice in ipairs(choices) do
      for _, line in ipairs(choice.lines) do
         local way = table.move(outer or {}, 1, #(outer or {}), 1, {})
         way[#way + 1] = { choice = choice, line = line }
         if lists.any(line.tests, function(test) return test.when end) then f(line, way) end
         M.each_line(line.choices, f, way)
      end
   end
end

--- Has the form a condition, or some alternative of it?
function M.has(form)
   if form.has_condition == nil then
      form.has_condition = form.when ~= nil
      M.each_line(form.top, function() form.has_condition = true end)
   end
   return form.has_condition
end

-- Checks ------------------------------------------------------------------------------------------

local function is_single(set)
   return #set == 1 and set[1].lo and num.eq(set[1].lo, set[1].hi)
end

-- Bits to which the tests and the text of a form or an alternative itself give one value.
local function own_bits(source)
   local mask = 0
   for _, test in ipairs(source.tests) do
      if not test.domain and is_single(test.set) then mask = num.bor(mask, test.field.mask) end
   end
   for _, carry in ipairs(source.carried) do mask = num.bor(mask, carry.field.mask) end
   return mask
end

-- The same with what each alternative of its choices gives one.
local function said_by(source, choices)
   local mask = own_bits(source)
   for _, choice in ipairs(choices) do
      local all
      for _, line in ipairs(choice.lines) do
         local said = said_by(line, line.choices)
         all = all and num.band(all, said) or said
      end
      mask = num.bor(mask, all or 0)
   end
   return mask
end

-- The canonical word of a text must not depend on the condition, so the text says what it is about.
local function check_said(form, test, said, report)
   local open = lists.find(M.fields(test), function(field)
      return not num.eq(num.without(field.mask, said), 0)
   end)
   if not open then return true end
   report:error("E26", test.at,
      ("`when` is about `%s`, whose value the text of `%s` does not determine"):format(open.short,
      form.name), { hint = "an operand that prints the field, or alternatives that each have one "
         .. "value of it" })
   return false
end

-- A check of all conditions: `lines`, their places in order; by place, whether one excludes words,
-- and whether it is reported.
local Check = {}
Check.__index = Check

function Check:note(form, test, said, words)
   local at = test.at
   lists.add_once(self.lines, self.seen, at)
   self.effect[at] = self.effect[at]
      or not form.space:is_subset(words, scopes.words_of(test, form.space))
   if self.failed[at] then return end
   self.failed[at] = not check_said(form, test, said, self.report)
end

-- The words of tests without one of them.
local function words_without(tests, but, space)
   return scopes.own_words(lists.filter(tests, function(test) return test ~= but end), space)
end

function Check:note_lines(form, said)
   M.each_line(form.top, function(line, way)
      local bits = said
      for _, step in ipairs(way) do
         bits = num.bor(bits, said_by(step.line, step.line.choices))
      end
      for _, test in ipairs(line.tests) do
         if test.when then
            local words = words_without(line.tests, test, form.space)
            self:note(form, test, bits, form.space:band(form.words, words))
         end
      end
   end)
end

--- Reports E26 for conditions about other fields, and E24 for those that exclude no word wherever
-- they are.
function M.check(model, report)
   if not M.has_any(model) then return end
   local check = setmetatable({ report = report, lines = {}, seen = {}, effect = {}, failed = {} },
      Check)
   for _, form in ipairs(model.forms) do
      local said = said_by(form, form.top)
      if form.when then
         check:note(form, form.when, said, form.when_before)
      end
      check:note_lines(form, said)
   end
   for _, at in ipairs(check.lines) do
      if not check.effect[at] then
         report:error("E24", at, "this condition holds for all words that it is about",
            { hint = "remove it" })
      end
   end
end

return M
