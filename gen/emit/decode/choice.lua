-- Operands in a decoder: one function for each way in which the alternative of a choice is found,
-- named after the operand and shared by all forms. It takes the fields of the operand and puts the
-- number of the alternative, and those of the choices within it, where the form has them. A choice
-- with one alternative that nothing tests needs no function.
local num = require("gen.num")
local decode = require("gen.decode")
local linebits = require("gen.linebits")
local c = require("gen.emit.c")
local styles = require("gen.emit.decode.style")

local M = {}

--- What a decoder does: `{steps, known, canon, values}`. A step sets an alternative `{slot, index}`
-- or calls a function `{slot, call, value}`; `known` and `canon` are constants of the alternatives
-- that are always taken; `values` are slots of fields.
local function new_plan() return { steps = {}, known = 0, canon = 0, values = {} } end

local add_choice

local function add_line(plan, choice, line, out)
   plan.steps[#plan.steps + 1] = { slot = choice.slot, index = line.index }
   plan.known = num.bor(plan.known, linebits.carried(line.carried))
   plan.canon = num.bor(plan.canon, line.canonical)
   for _, nested in ipairs(line.choices) do add_choice(plan, out.form, nested, out) end
end

-- `line + 3`
local function offset(name, n) return n > 0 and ("%s + %d"):format(name, n) or name end

--- Writes the fields of a plan, counted from the slot `base`.
function M.put_values(plan, base, out, w)
   for _, slot in ipairs(plan.values) do
      local field = out.form.slots[slot + 1].field
      w:line("value[%d] = %s; /* %s */", slot - base, out.parts:extract(field),
         c.comment(field.name))
   end
end

--- Writes the steps of a plan. `base` says from which slot on the alternatives and values are
-- counted: `{slot, value}`.
function M.put_steps(plan, base, failure, out, w)
   for _, step in ipairs(plan.steps) do
      if step.index then
         w:line("line[%d] = %d;", step.slot - base.slot, step.index)
      else
         local arguments = { offset("line", step.slot - base.slot) }
         if step.value then arguments[2] = offset("value", step.value - base.value) end
         out.style.call(step.call, arguments, failure, w)
      end
   end
end

-- What one alternative of a choice does.
local function put_line(plan, base, out, w)
   out.style.add(nil, plan.known, num.without(plan.canon, plan.known), w)
   M.put_steps(plan, base, out.style.failure, out, w)
end

-- `{` with a test; the condition over several lines where it is long.
local function open_test(start, config_test, condition, out, w)
   local terms = {}
   if config_test then terms[1] = config_test end
   if condition then terms[#terms + 1] = out.parts:condition(condition, config_test ~= nil) end
   local text = #terms > 0 and ("if (%s) {"):format(table.concat(terms, " && ")) or "{"
   w:wrap(start .. text)
   w.depth = w.depth + 1
end

-- The body of the function of a choice: lines, and what it asks for.
local function body_of(choice, rows, complete, base, out)
   local f, w = { fails = not complete }, c.writer()
   w.depth = 1
   for i, row in ipairs(rows) do
      local plan = new_plan()
      add_line(plan, choice, row.line, out)
      for _, step in ipairs(plan.steps) do
         f.config = f.config or step.call and step.call.config or false
      end
      f.config = f.config or row.configs ~= nil
      open_test(i > 1 and "} else " or "", row.configs and out.sets:test(row.configs,
         out.style.config), row.condition, out, w)
      put_line(plan, base, out, w)
      w.depth = w.depth - 1
   end
   if not complete then
      w:line("} else {")
      w:line("    return %s;", out.style.failure)
   end
   w:line("}")
   return f, w.lines
end

-- Slots of the fields that some alternative of a choice carries, that no function has taken so far.
local function new_values(choice, out, list)
   for _, line in ipairs(choice.lines) do
      for _, carry in ipairs(line.carried) do
         local slot = out.form.slot_of[carry.field.name]
         if slot and not out.written[slot] then
            out.written[slot] = true
            list[#list + 1] = slot
         end
      end
      for _, nested in ipairs(line.choices) do new_values(nested, out, list) end
   end
   return list
end

-- A name that does not change when other operands do: after the operand, then after the first form
-- that has this shape of it.
local function name_of(wanted, out)
   local name = wanted
   if out.taken[name] then name = name .. "_of_" .. out.form.ident:lower() end
   return "\1" .. c.unique(out.taken, name)
end

-- Writes a function of an operand or a format when it is new: what it asks for, and its name.
local function function_of(f, lines, wanted, has_values, out)
   local w, text = c.writer(), table.concat(lines, "\n")
   w.depth = 1
   out.style.begin(text, w)
   table.move(lines, 1, #lines, #w.lines + 1, w.lines)
   out.style.finish(f, w)
   text = table.concat(w.lines, "\n")
   if not out.functions[text] then
      f.word = styles.mentions(text, "word")
      f.name = name_of(wanted, out)
      local parameters = out.style.word_parameters(f, out.parts)
      parameters[#parameters + 1] = "uint8_t *line"
      if has_values then parameters[#parameters + 1] = "uint64_t *value" end
      out.functions[text] = f
      out.operands[#out.operands + 1] = { lines = w.lines, parameters = parameters,
         head = ("%s %s"):format(out.style.result(f), f.name) }
   end
   return out.functions[text]
end

local function least(values)
   return #values > 0 and math.min(table.unpack(values)) or nil
end

local function add_call(plan, slot, value, f)
   plan.steps[#plan.steps + 1] = { slot = slot, value = value, call = f }
end

add_choice = function(plan, form, choice, out)
   local values = new_values(choice, out, {})
   local rows, complete = decode.lines(form, choice, out.count)
   if complete and #rows == 1 and not rows[1].condition then
      table.move(values, 1, #values, #plan.values + 1, plan.values)
      add_line(plan, choice, rows[1].line, out)
      return
   end
   table.sort(values)
   local base = { slot = choice.slot, value = least(values) }
   local w = c.writer()
   w.depth = 1
   M.put_values({ values = values }, base.value, out, w)
   local f, lines = body_of(choice, rows, complete, base, out)
   table.move(lines, 1, #lines, #w.lines + 1, w.lines)
   add_call(plan, choice.slot, base.value, function_of(f, w.lines,
      "operand_" .. c.ident(choice.operand or "field"):lower(), #values > 0, out))
end

-- The operands that formats put around an instruction, in one function.
local function add_tail(plan, form, around, out)
   local part = new_plan()
   for _, choice in ipairs(around.choices) do add_choice(part, form, choice, out) end
   local f, first, w = {}, least(part.values), c.writer()
   for _, step in ipairs(part.steps) do
      if step.value and (not first or step.value < first) then first = step.value end
      f.config = f.config or step.call and step.call.config or false
      f.fails = f.fails or step.call and step.call.fails or false
   end
   w.depth = 1
   table.sort(part.values)
   M.put_values(part, first, out, w)
   put_line(part, { slot = around.slot, value = first }, out, w)
   add_call(plan, around.slot, first, function_of(f, w.lines, "format_" .. around.name, first ~= nil, out))
end

--- What to do for the choices of a form; `around` are those of its formats (`gen/emit/tail.lua`).
function M.plan_of(form, around, has, out)
   linebits.of(form)
   local plan = new_plan()
   out.form, out.written = form, {}
   for _, choice in ipairs(form.top) do
      if not has(around, choice) then add_choice(plan, form, choice, out) end
   end
   if around then add_tail(plan, form, around, out) end
   for i in ipairs(form.slots) do
      if not out.written[i - 1] then plan.values[#plan.values + 1] = i - 1 end
   end
   table.sort(plan.values)
   return plan
end

return M
