-- Conditions between the fields of forms (`gen/resolve/condition.lua`): read once for all rows that
-- name the same fields, and checked once the operands of the forms are known.
local lists = require("gen.base.lists")
local num = require("gen.num")
local condition = require("gen.resolve.condition")
local scopes = require("gen.forms.template.scope")

local M = {}

local function is_plain(node)
   for _, group in ipairs(node.groups) do
      for _, relation in ipairs(group) do
         local has_static = relation.static or relation.other_static
            or lists.any(relation.set or {}, function(part) return part.static end)
         if has_static then return false end
      end
   end
   return true
end

--- The condition of a form line as a test; nil after an error.
function M.read(node, ctx)
   if not is_plain(node) then return condition.read(node, ctx) end
   local kept = ctx.sym.kept_conditions or {}
   ctx.sym.kept_conditions = kept
   if kept[node] == nil then kept[node] = condition.read(node, ctx) or false end
   return kept[node] or nil
end

--- Adds the condition of a form to its tests. Those before it show whether it excludes anything.
function M.apply(form)
   if not form.when then return end
   local before = scopes.own_words(form.tests, form.space)
   form.when_excludes = not form.space:is_subset(before, scopes.words_of(form.when, form.space))
   form.tests[#form.tests + 1] = form.when
end

-- Bits --------------------------------------------------------------------------------------------

local function is_single(set)
   return #set == 1 and set[1].lo and num.eq(set[1].lo, set[1].hi)
end

-- Bits to which the text of a form or an alternative gives one value.
local function said_by(source, choices)
   local mask = 0
   for _, test in ipairs(source.tests) do
      if not test.domain and is_single(test.set) then mask = num.bor(mask, test.field.mask) end
   end
   for _, carry in ipairs(source.carried) do mask = num.bor(mask, carry.field.mask) end
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
local function check_said(form, report)
   local said = said_by(form, form.top)
   for _, group in ipairs(form.when.when.groups) do
      for _, relation in ipairs(group) do
         for _, field in ipairs({ relation.field, relation.other }) do
            if not num.eq(num.without(field.mask, said), 0) then
               report:error("E26", form.when.at,
                  ("`when` is about `%s`, whose value the text of `%s` does not determine"):format(
                  field.short, form.name),
                  { hint = "an operand that prints the field, or alternatives that each have one "
                     .. "value of it" })
               return
            end
         end
      end
   end
end

--- Reports E26 for conditions about other fields, and E24 for those that exclude no word of any
-- form of their line.
function M.check(model, report)
   local lines, effect, reported = {}, {}, {}
   for _, form in ipairs(model.forms) do
      if form.when then
         lists.add_once(lines, lines, form.when.at, form.when.at)
         effect[form.when.at] = effect[form.when.at] or form.when_excludes
         local failed = report:count()
         if not reported[form.when.at] then check_said(form, report) end
         reported[form.when.at] = reported[form.when.at] or report:count() > failed
      end
   end
   for _, at in ipairs(lines) do
      if not effect[at] then
         report:error("E24", at, "this condition holds for all words of the form",
            { hint = "remove it" })
      end
   end
end

return M
