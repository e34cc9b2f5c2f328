-- Operands in a decoder: one function for each way in which the alternative of a choice is found,
-- named after the operand and shared by all forms. It takes the fields of the operand and puts the
-- number of the alternative, and those of the choices within it, where the form has them. A choice
-- with one alternative that nothing tests needs no function.
local lists = require("gen.base.lists")
local num = require("gen.num")
local decode = require("gen.encoding.decode")
local linebits = require("gen.forms.linebits")
local c = require("gen.emit.c")

local M = {}

local MOST_CUBES = 16    -- of a condition that is written as such
local MOST_VALUES = 4096 -- of a set

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

--- Adds the fields of a plan, counted from the slot `base`.
function M.put_values(plan, base, out, pieces)
   for _, slot in ipairs(plan.values) do
      pieces[#pieces + 1] = ("V(%d, %s)"):format(slot - base,
         out.fields:name(out.form.slots[slot + 1].field))
   end
end

--- Adds the steps of a plan. `base` says from which slot on the alternatives and values are
-- counted: `{slot, value}`.
function M.put_steps(plan, base, failure, pieces)
   for _, step in ipairs(plan.steps) do
      if step.index then
         pieces[#pieces + 1] = ("LINE(%d, %d)"):format(step.slot - base.slot, step.index)
      else
         local f = step.call
         pieces[#pieces + 1] = ("%s(%s, %d, %d)"):format(f.fails and failure or "CALL", f.name,
            step.slot - base.slot, step.value and step.value - base.value or 0)
      end
   end
end

-- What one alternative of a choice does.
local function put_line(plan, base, out, pieces)
   out.style.add(plan.known, num.without(plan.canon, plan.known), pieces)
   M.put_steps(plan, base, "TRY", pieces)
   return pieces
end

-- Long conditions of a few neighbouring bits as sets of their values: `{name, values}`, and the
-- test of one in C; nil where the condition is none.
local function set_test(condition, out)
   local cubes = condition.cubes
   if out.parts.wide or condition.also or #cubes <= MOST_CUBES then return nil end
   local mask, lo = 0, 0
   for _, cube in ipairs(cubes) do mask = mask | cube.mask end
   while mask >> lo & 1 == 0 do lo = lo + 1 end
   local count = 1
   while mask >> lo >= count do count = 2 * count end
   if count > MOST_VALUES then return nil end
   local words = {}
   for value = 0, count - 1 do
      local is_in = lists.any(cubes, function(cube)
         return value << lo & cube.mask == cube.value
      end)
      local at = value // 32 + 1
      words[at] = (words[at] or 0) | (is_in and 1 or 0) << value % 32
   end
   local text = table.concat(words, " ")
   local set = lists.entry(out.value_sets, text, { name = #out.value_sets, words = words },
      out.value_sets)
   return ("%sIN_SET(set_%d, %s >> %d & 0x%x)"):format(condition.negated and "!" or "", set.name,
      out.parts.names[1], lo, count - 1)
end

local function hex(word) return ("0x%x"):format(word) end

--- Writes the sets of values.
function M.put_sets(out, w)
   for _, set in ipairs(out.value_sets) do
      w:list(("static const uint32_t set_%d[%d] = {"):format(set.name, #set.words),
         lists.map(set.words, hex), "};")
      w:line("")
   end
end

-- `{` with a test; the condition over several lines where it is long.
local function open_test(start, config_test, condition, out, w)
   local terms = {}
   if config_test then terms[1] = config_test end
   if condition then
      terms[#terms + 1] = set_test(condition, out)
         or out.parts:condition(condition, config_test ~= nil)
   end
   local text = #terms > 0 and ("if (%s) {"):format(table.concat(terms, " && ")) or "{"
   w:wrap(start .. text)
   w.depth = w.depth + 1
end

-- The body of the function of a choice.
local function body_of(choice, rows, complete, base, out)
   local w = out.writer()
   for i, row in ipairs(rows) do
      local plan = new_plan()
      add_line(plan, choice, row.line, out)
      open_test(i > 1 and "} else " or "", row.configs and out.sets:test(row.configs),
         row.condition, out, w)
      w:pack(put_line(plan, base, out, {}))
      w.depth = w.depth - 1
   end
   if not complete then
      w:line("} else {")
      w:line("    NONE")
   end
   w:line("}")
   return w.lines
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
   return lists.unique_name(out.taken, name)
end

-- The function of an operand or a format, `{name, fails}`, with these lines; written when it is
-- new.
local function function_of(fails, lines, wanted, out)
   local text = table.concat(lines, "\n")
   if not out.functions[text] then
      local f = { name = name_of(wanted, out), fails = fails, lines = { "    BEGIN" } }
      f.head = ("OPERAND(%s)"):format(f.name)
      table.move(lines, 1, #lines, 2, f.lines)
      table.insert(f.lines, "    DONE")
      out.functions[text] = f
      table.insert(out.operands, f)
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
      lists.append(plan.values, values)
      add_line(plan, choice, rows[1].line, out)
      return
   end
   table.sort(values)
   local base = { slot = choice.slot, value = least(values) }
   local w, pieces = out.writer(), {}
   M.put_values({ values = values }, base.value, out, pieces)
   if #pieces > 0 then w:pack(pieces) end
   local lines = body_of(choice, rows, complete, base, out)
   lists.append(w.lines, lines)
   add_call(plan, choice.slot, base.value, function_of(not complete, w.lines,
      c.ident(choice.operand or "field"):lower(), out))
end

-- The operands that formats put around an instruction, in one function.
local function add_tail(plan, form, around, out)
   local part = new_plan()
   for _, choice in ipairs(around.choices) do add_choice(part, form, choice, out) end
   local fails, first, w, pieces = false, least(part.values), out.writer(), {}
   for _, step in ipairs(part.steps) do
      if step.value and (not first or step.value < first) then first = step.value end
      fails = fails or step.call and step.call.fails or false
   end
   table.sort(part.values)
   M.put_values(part, first, out, pieces)
   w:pack(put_line(part, { slot = around.slot, value = first }, out, pieces))
   add_call(plan, around.slot, first, function_of(fails, w.lines, "format_" .. around.name, out))
end

--- What to do for the choices of a form; `around` are those of its formats (`gen/emit/c/tail.lua`).
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
