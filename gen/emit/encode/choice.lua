-- Operands in an encoder: one function for each operand with other alternatives, fields or
-- constants, shared by all forms. It asks which alternative was taken and puts its constants and
-- the fields that it carries. Its fields are counted from its first one, so that forms share it
-- that have other fields before it.
local lists = require("gen.base.lists")
local num = require("gen.num")
local c = require("gen.emit.c")
local fields = require("gen.emit.encode.field")
local halves = require("gen.emit.c.halves")
local tail = require("gen.emit.c.tail")

local M = {}

-- What alternatives that are taken together do: `{value}` constants, `fields` that they carry, in
-- order, `lines` that have one possible number, `calls` of functions for the others.
function M.new_plan() return { value = 0, fields = {}, lines = {}, calls = {} } end

function M.add_fields(plan, list)
   for _, carry in ipairs(list) do
      local known = false
      for _, field in ipairs(plan.fields) do known = known or field == carry.field end
      if not known then plan.fields[#plan.fields + 1] = carry.field end
   end
end

function M.add_line(plan, line, out)
   M.add_fields(plan, line.carried)
   plan.value = num.bor(plan.value, line.canonical)
   for _, nested in ipairs(line.choices) do M.add_choice(plan, nested, out) end
end

--- What a plan does as pieces of C, for alternatives from slot `base.slot` and values from
-- `base.value` on.
function M.pieces_of(plan, base, out, pieces)
   for _, field in ipairs(plan.fields) do
      pieces[#pieces + 1] = ("F(%s, %d)"):format(fields.name(field, out),
         out.form.slot_of[field.name] - base.value)
   end
   for _, entry in ipairs(plan.lines) do
      pieces[#pieces + 1] = ("ONLY(%d, %d)"):format(entry.slot - base.slot, entry.index)
   end
   for _, call in ipairs(plan.calls) do
      pieces[#pieces + 1] = ("CALL(%s, %d, %d)"):format(call.name, call.slot - base.slot,
         call.value and call.value - base.value or 0)
   end
   return pieces
end

-- The first slot of the fields that the plans need, those of their calls included; nil for none.
local function first_value(plans, form)
   local first
   local function note(slot) if not first or slot and slot < first then first = slot end end
   for _, plan in ipairs(plans) do
      for _, field in ipairs(plan.fields) do note(form.slot_of[field.name]) end
      for _, call in ipairs(plan.calls) do note(call.value) end
   end
   return first
end

-- The cases of a choice, those that do the same together, and the slot of its first field.
local function cases_of(choice, out)
   local cases, by_text, plans = {}, {}, {}
   for i, line in ipairs(choice.lines) do
      plans[i] = M.new_plan()
      M.add_line(plans[i], line, out)
   end
   local first = first_value(plans, out.form)
   for i, line in ipairs(choice.lines) do
      local pieces = lists.map(out.halves:split(plans[i].value), function(part)
         return ("SET(%s, %s)"):format(part.name, halves.hex(part.value))
      end)
      M.pieces_of(plans[i], { slot = choice.slot, value = first }, out, pieces)
      local text = table.concat(pieces, " ")
      if not by_text[text] then
         by_text[text] = { pieces = pieces, numbers = {} }
         cases[#cases + 1] = by_text[text]
      end
      table.insert(by_text[text].numbers, line.index)
   end
   return cases, first
end

local function body_of(cases)
   local w = c.writer()
   w.depth = 1
   w:line("switch (line[0]) {")
   for _, case in ipairs(cases) do
      local pieces = lists.map(case.numbers, function(number)
         return ("case %d:"):format(number)
      end)
      lists.append(pieces, case.pieces)
      pieces[#pieces + 1] = "break;"
      w:pack(pieces)
   end
   w:line("default: NONE")
   w:line("}")
   return w.lines
end

--- Writes a function with these lines.
function M.put_function(name, lines, out)
   local w = out.w
   w:line("PART(%s)\n{\n    START", name)
   lists.append(w.lines, lines)
   if out.style.set ~= "" then w:line("    return put;") end
   w:line("}\n")
end

-- A name that does not change when other operands do: after the operand, then after the first form
-- that has this shape of it.
local function name_of(name, out)
   if not out.taken[name] then return lists.unique_name(out.taken, name) end
   return lists.unique_name(out.taken, name .. "_of_" .. out.form.ident:lower())
end

-- The function with these lines, written when it is new.
local function function_of(lines, name, out)
   local text = table.concat(lines, "\n")
   if not out.functions[text] then
      out.functions[text] = name_of(name, out)
      M.put_function(out.functions[text], lines, out)
   end
   return out.functions[text]
end

function M.add_choice(plan, choice, out)
   if #choice.lines == 1 then
      plan.lines[#plan.lines + 1] = { slot = choice.slot, index = choice.lines[1].index }
      M.add_line(plan, choice.lines[1], out)
   else
      local cases, first = cases_of(choice, out)
      local name = "put_" .. c.ident(choice.operand or "field"):lower()
      plan.calls[#plan.calls + 1] = { slot = choice.slot, value = first,
         name = function_of(body_of(cases), name, out) }
   end
end

-- The operands around an instruction, in a function of their own.
local function add_tail(plan, form, around, out)
   local part, w = M.new_plan(), c.writer()
   for _, choice in ipairs(around.choices) do M.add_choice(part, choice, out) end
   local first = first_value({ part }, form)
   w.depth = 1
   w:pack(M.pieces_of(part, { slot = around.slot, value = first }, out, {}))
   plan.value = num.bor(plan.value, part.value)
   plan.calls[#plan.calls + 1] = { slot = around.slot, value = first,
      name = function_of(w.lines, "format_" .. around.name, out) }
end

--- Adds all choices of a form.
function M.add_choices(plan, form, out)
   local around = tail.of(form)
   for _, choice in ipairs(form.top) do
      if not tail.has(around, choice) then M.add_choice(plan, choice, out) end
   end
   if around then add_tail(plan, form, around, out) end
end

return M
