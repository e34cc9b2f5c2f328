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

local function body_of(form, plan, out)
   local own, w = linebits.of(form), out.writer()
   local known = num.bor(form.fixed.mask, num.bor(own.carried, plan.known))
   local canon = num.without(num.bor(own.value, plan.canon), known)
   local pieces = out.style.begin_form(known, canon)
   choices.put_values(plan, 0, out, pieces)
   choices.put_steps(plan, { slot = 0, value = 0 }, "NEED", pieces)
   local last = ("END(%d)"):format(form.length)
   if #own.exceptions == 0 then pieces[#pieces + 1] = last end
   w:pack(pieces)
   put_exceptions(own.exceptions, out, w)
   if #own.exceptions > 0 then w:line("%s", last) end
   return w.lines
end

--- The name of the function that takes a word as the form; written when it is new.
function M.function_of(form, out)
   local plan = choices.plan_of(form, tail.of(form), tail.has, out)
   local lines = body_of(form, plan, out)
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
      out.may_fail[f.name] = lists.any(plan.steps, function(step)
         return step.call and step.call.fails
      end)
   end
   return f.name
end

return M
