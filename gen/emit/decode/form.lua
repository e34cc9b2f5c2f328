-- Forms in a decoder: functions that take a word as a form of which the decision tree has found that
-- it is one, or that it is one if its operands are found. Forms that differ in the values of fixed
-- bits only share one.
local num = require("gen.num")
local linebits = require("gen.linebits")
local c = require("gen.emit.c")
local choices = require("gen.emit.decode.choice")
local picture = require("gen.emit.decode.picture")
local styles = require("gen.emit.decode.style")
local tail = require("gen.emit.tail")

local M = {}

-- Combinations for which the constants of their alternatives do not add up.
local function put_exceptions(list, out, w)
   for _, exception in ipairs(list) do
      local test = linebits.way_test(exception.way, "line")
      local lines = out.style.change(nil, exception.bits)
      if test then w:open(#lines > 1 and "if (%s) {" or "if (%s)", test) end
      for _, line in ipairs(lines) do w:line("%s", line) end
      if test then w.depth = w.depth - 1 end
      if test and #lines > 1 then w:line("}") end
   end
end

local function uses_config(plan)
   for _, step in ipairs(plan.steps) do
      if step.call and step.call.config then return true end
   end
   return false
end

-- The statements between the first and the last.
local function inner_lines(plan, own, out)
   local w = c.writer()
   w.depth = 1
   choices.put_values(plan, 0, out, w)
   choices.put_steps(plan, { slot = 0, value = 0 }, "ISADORA_NO_FORM", out, w)
   put_exceptions(own.exceptions, out, w)
   return w.lines
end

-- Local variables that the statements ask for.
local function put_locals(text, out, w)
   if styles.mentions(text, "line") then w:line("uint8_t *const line = %s->line;", out.style.out) end
   if styles.mentions(text, "value") then
      w:line("uint64_t *const value = %s->value;", out.style.out)
   end
end

local function body_of(form, plan, out)
   local own, w = linebits.of(form), c.writer()
   local known = num.bor(form.fixed.mask, num.bor(own.carried, plan.known))
   local canon = num.without(num.bor(own.value, plan.canon), known)
   local lines = inner_lines(plan, own, out)
   local text = table.concat(lines, "\n")
   w.depth = 1
   put_locals(text, out, w)
   out.style.begin_form(text, known, canon, w)
   table.move(lines, 1, #lines, #w.lines + 1, w.lines)
   out.style.finish_form(form.length, w)
   return w.lines
end

--- The function that takes a word as the form: `{name, config}`; written when it is new.
function M.function_of(form, out)
   local plan = choices.plan_of(form, tail.of(form), tail.has, out)
   local lines = body_of(form, plan, out)
   local text = table.concat(lines, "\n")
   local f = out.forms[text]
   if not f then
      f = { name = "\1take_" .. form.ident:lower(), config = uses_config(plan) }
      out.forms[text] = f
      local w = c.writer()
      picture.put_form(form, w)
      out.form_functions[#out.form_functions + 1] = { form = form, comment = w.lines, lines = lines,
         config = f.config, head = "int " .. f.name,
         parameters = out.style.form_parameters(f, out.parts) }
   end
   return f
end

return M
