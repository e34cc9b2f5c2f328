-- Operands in a decoder: one function for each way in which the line of a choice is found, named
-- after the operand and shared by all forms. It puts the line, and those of nested choices behind
-- it, into `line`, and returns what the line says of canonical words. A choice with one line that
-- nothing tests needs no function.
local num = require("gen.num")
local decode = require("gen.decode")
local linebits = require("gen.linebits")
local c = require("gen.emit.c")
local expr = require("gen.emit.decode.expr")

local M = {}

--- What a decoder does: `{steps, carried, value}`. A step sets a line `{slot, index}` or calls a
-- function `{slot, call}`; carried and value are constants of the lines that are always taken.
local function new_plan() return { steps = {}, carried = 0, value = 0 } end

local add_choice

local function add_line(plan, choice, line, out)
   plan.steps[#plan.steps + 1] = { slot = choice.slot, index = line.index }
   plan.carried = num.bor(plan.carried, linebits.carried(line.carried))
   plan.value = num.bor(plan.value, line.canonical)
   for _, nested in ipairs(line.choices) do add_choice(plan, out.form, nested, out) end
end

--- `line + 3`
local function place(line, slot)
   return slot > 0 and ("%s + %d"):format(line, slot) or line
end

-- A call that may find no line is tested, and left by `failure`.
local function put_call(call, slot, line, failure, w)
   local text = ("%s(%s%s%s)"):format(call.name, call.word and "word, " or "",
      call.config and "config, " or "", line)
   if call.fails then
      w:line("const struct bits of_%d = %s;", slot, text)
      w:line("if (none(of_%d))", slot)
      w:line("    return %s;", failure)
      text = "of_" .. slot
   end
   w:line("bits = with(bits, %s);", text)
end

--- Writes a plan for the slots from `base` on: what the choices add to `bits`. `line` is a C
-- expression; a function that may find no line leaves by `failure`.
function M.put_plan(plan, base, line, failure, w)
   for _, step in ipairs(plan.steps) do
      if step.index then
         w:line("%s[%d] = %d;", line, step.slot - base, step.index)
      else
         put_call(step.call, step.slot, place(line, step.slot - base), failure, w)
      end
   end
end

-- What one line of a choice does.
local function put_line(plan, choice, w)
   local value = num.without(plan.value, plan.carried)
   w:line("bits = (struct bits){%s, %s};", c.hex(plan.carried), c.hex(value))
   M.put_plan(plan, choice.slot, "line", "", w)
end

-- The body of the function of a choice, and whether it looks at the configuration.
local function body_of(choice, rows, complete, out)
   local w, config = c.writer(), false
   w.depth = 1
   w:line("struct bits bits;")
   for i, row in ipairs(rows) do
      local plan = new_plan()
      add_line(plan, choice, row.line, out)
      for _, step in ipairs(plan.steps) do
         config = config or step.call and step.call.config or false
      end
      config = config or row.configs ~= nil
      local test = expr.both(row.configs and out.sets:test(row.configs), row.condition)
      w:open("%s", (i > 1 and "} else " or "") .. (test and "if (" .. test .. ") {" or "{"))
      put_line(plan, choice, w)
      w.depth = w.depth - 1
   end
   if not complete then
      w:line("} else {")
      w:line("    return no_line;")
   end
   w:line("}")
   w:line("return bits;")
   return w.lines, config
end

-- The function for a choice, written when it is new: `{name, fails, config}`.
local function function_of(choice, rows, complete, out)
   local lines, config = body_of(choice, rows, complete, out)
   local text = table.concat(lines, "\n")
   local known = out.functions[text]
   if not known then
      local name = c.ident(choice.operand or "field"):lower()
      known = { fails = not complete, config = config, word = text:find("%f[%w_]word%f[^%w_]"),
         name = c.unique(out.taken, "choose_" .. name) }
      out.functions[text] = known
      out.calls_choices, out.misses = true, out.misses or not complete
      local w = out.w
      w:line("static struct bits %s(%s%suint8_t *line)\n{", known.name,
         known.word and out.type .. " word, " or "", config and "unsigned config, " or "")
      table.move(lines, 1, #lines, #w.lines + 1, w.lines)
      w:line("}\n")
   end
   return known
end

add_choice = function(plan, form, choice, out)
   local rows, complete = decode.lines(form, choice, out.count)
   if complete and #rows == 1 and not rows[1].condition then
      add_line(plan, choice, rows[1].line, out)
   else
      plan.steps[#plan.steps + 1] = { slot = choice.slot,
         call = function_of(choice, rows, complete, out) }
   end
end

--- What to do for the choices of a form. `out` is {w, type, count, sets, functions, taken}: where
-- functions are written, and what is known of them.
function M.plan_of(form, out)
   linebits.of(form)
   local plan = new_plan()
   out.form = form
   for _, choice in ipairs(form.top) do add_choice(plan, form, choice, out) end
   return plan
end

return M
