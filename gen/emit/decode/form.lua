-- Forms in a decoder: functions that take a word as a form of which the decision tree has found
-- that it is one, or that it is one if its operands are found. Forms that differ in the values of
-- fixed bits only share one.
local lists = require("gen.base.lists")
local num = require("gen.num")
local linebits = require("gen.forms.linebits")
local c = require("gen.emit.c")
local choices = require("gen.emit.decode.choice")
local picture = require("gen.emit.decode.picture")
local tail = require("gen.emit.c.tail")

local M = {}

-- Combinations for which the constants of their alternatives do not add up.
local function put_exceptions(list, out, w)
   for _, exception in ipairs(list) do
      local test = linebits.way_test(exception.way, "line")
      local lines = out.style.change(exception.bits)
      if test then w:open(#lines > 1 and "if (%s) {" or "if (%s)", test) end
      for _, line in ipairs(lines) do w:line("%s", line) end
      if test then w.depth = w.depth - 1 end
      if test and #lines > 1 then w:line("}") end
   end
end

--- What a decoder does for a form, {plan, known, canon}: the steps, and the bits that need no
--- comparison and those of the others that are 1 in a canonical word.
function M.plan_of(form, out)
   local plan = choices.plan_of(form, tail.of(form), tail.has, out)
   local own = linebits.of(form)
   local known = num.bor(form.fixed.mask, num.bor(own.carried, plan.known))
   return { plan = plan, known = known,
      canon = num.without(num.bor(own.value, plan.canon), known) }
end

--- Makes a row of a form whose plan that allows.
function M.add_row(form, planned, out)
   if #linebits.of(form).exceptions > 0 then return end
   out.rows:add(form, planned.plan, planned.known, planned.canon)
end

local function body_of(form, planned, out)
   local own, w = linebits.of(form), out.writer()
   local pieces = out.style.begin_form(planned.known, planned.canon)
   choices.put_values(planned.plan, 0, out, pieces)
   choices.put_steps(planned.plan, { slot = 0, value = 0 }, "NEED", pieces)
   local last = ("END(%d)"):format(form.length)
   if #own.exceptions == 0 then pieces[#pieces + 1] = last end
   w:pack(pieces)
   put_exceptions(own.exceptions, out, w)
   if #own.exceptions > 0 then w:line("%s", last) end
   return w.lines
end

--- The name of the function that takes a word as the form; written when it is new.
function M.function_of(form, planned, out)
   out.form = form
   local lines = body_of(form, planned, out)
   local text = table.concat(lines, "\n")
   local f = out.forms[text]
   if not f then
      f = { name = form.ident:lower(), form = form, lines = lines }
      f.head = ("TAKE(%s)"):format(f.name)
      out.forms[text] = f
      local w = c.writer()
      picture.put_form(form, w)
      f.comment = w.lines
      out.form_functions[#out.form_functions + 1] = f
      out.may_fail[f.name] = lists.any(planned.plan.steps, function(step)
         return step.call and step.call.fails
      end)
   end
   return f.name
end

return M
