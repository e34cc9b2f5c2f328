-- Operands in an encoder: one function for each operand with other lines, fields or constants,
-- shared by all forms. It looks which line was taken and puts the fields that the line carries into
-- the word; fields come as parameters, because every form has them in slots of its own.
local num = require("gen.num")
local linebits = require("gen.linebits")
local c = require("gen.emit.c")

local M = {}

-- C expression that places the raw bits `value` of a field.
local function deposit(field, value, wide)
   local parts, taken = {}, 0
   for _, piece in ipairs(field.pieces) do
      local width = piece.hi - piece.lo + 1
      local source = wide and piece.hi > 63 and "(rt_u128)" .. value or value
      local text = taken == 0 and source or ("%s >> %d"):format(source, taken)
      if #field.pieces > 1 then text = ("(%s & %s)"):format(text, c.hex(num.mask(width))) end
      if piece.lo > 0 then
         text = ("%s << %d"):format((text:match(" >> ") and text:sub(1, 1) ~= "(") and "(" .. text
            .. ")" or text, piece.lo)
      end
      parts[#parts + 1] = text
      taken = taken + width
   end
   if #parts > 1 then
      for i, text in ipairs(parts) do parts[i] = "(" .. text .. ")" end
   end
   return table.concat(parts, " | ")
end

-- What lines that are taken together do: `{carried, value}` constants, `fields` that they carry, in
-- order, `lines` that have one possible number, `calls` of functions for the others.
function M.new_plan() return { carried = 0, value = 0, fields = {}, lines = {}, calls = {} } end

function M.add_fields(plan, list)
   for _, carry in ipairs(list) do
      local known = false
      for _, field in ipairs(plan.fields) do known = known or field == carry.field end
      if not known then plan.fields[#plan.fields + 1] = carry.field end
   end
   plan.carried = num.bor(plan.carried, linebits.carried(list))
end

function M.add_line(plan, line, out)
   M.add_fields(plan, line.carried)
   plan.value = num.bor(plan.value, line.canonical)
   for _, nested in ipairs(line.choices) do M.add_choice(plan, nested, out) end
end

--- Writes a plan for the slots from `base` on into `put`. `line` is a C expression, `value(field)`
-- gives one.
function M.put_plan(plan, base, line, value_of, w, wide)
   for _, field in ipairs(plan.fields) do
      local value = value_of(field)
      w:line("put.word |= %s;%s", deposit(field, value, wide),
         value:match("^in") and (" /* %s */"):format(field.name) or "")
      if field.width < 64 then w:line("put.wrong |= %s >> %d;", value, field.width) end
   end
   for _, entry in ipairs(plan.lines) do
      w:line("put.wrong |= %s[%d]%s;", line, entry.slot - base,
         entry.index > 0 and (" ^ %du"):format(entry.index) or "")
   end
   for _, call in ipairs(plan.calls) do
      local parts = { call.slot > base and ("%s + %d"):format(line, call.slot - base) or line }
      for _, field in ipairs(call.fn.fields) do parts[#parts + 1] = value_of(field) end
      w:line("put = with(put, %s(%s));", call.fn.name, table.concat(parts, ", "))
   end
end

-- Fields that a plan needs, those of its calls included, into `list`.
local function note_fields(plan, list, seen)
   local function note(field)
      if not seen[field] then
         seen[field] = true
         list[#list + 1] = field
      end
   end
   for _, field in ipairs(plan.fields) do note(field) end
   for _, call in ipairs(plan.calls) do
      for _, field in ipairs(call.fn.fields) do note(field) end
   end
end

local function parameter(field) return "f_" .. c.ident(field.name) end

-- The cases of a choice, those that do the same together, and the fields they need.
local function cases_of(choice, out)
   local cases, by_text, fields, seen = {}, {}, {}, {}
   for _, line in ipairs(choice.lines) do
      local plan, w = M.new_plan(), c.writer()
      M.add_line(plan, line, out)
      note_fields(plan, fields, seen)
      w.depth = 2
      if not num.eq(plan.value, 0) then w:line("put.word = %s;", c.hex(plan.value)) end
      M.put_plan(plan, choice.slot, "line", parameter, w, out.wide)
      w:line("break;")
      local text = table.concat(w.lines, "\n")
      if not by_text[text] then
         by_text[text] = { lines = w.lines, numbers = {} }
         cases[#cases + 1] = by_text[text]
      end
      table.insert(by_text[text].numbers, ("case %d:"):format(line.index))
   end
   return cases, fields
end

local function put_function(known, cases, out)
   local parameters = { "const uint8_t *line" }
   for _, field in ipairs(known.fields) do
      parameters[#parameters + 1] = "uint64_t " .. parameter(field)
   end
   local w = out.w
   w:line("static struct put %s(%s)\n{", known.name, table.concat(parameters, ", "))
   w.depth = 1
   w:line("struct put put = {0, 0};")
   w:line("switch (line[0]) {")
   for _, case in ipairs(cases) do
      w:line("%s", table.concat(case.numbers, " "))
      table.move(case.lines, 1, #case.lines, #w.lines + 1, w.lines)
   end
   w:line("default:")
   w:line("    put.wrong = 1;")
   w:line("}")
   w:line("return put;")
   w.depth = 0
   w:line("}\n")
end

-- The function for a choice, written when it is new: `{name, fields}`.
local function function_of(choice, out)
   local cases, fields = cases_of(choice, out)
   local parts = {}
   for i, case in ipairs(cases) do
      parts[i] = table.concat(case.numbers, " ") .. table.concat(case.lines, "\n")
   end
   local text = table.concat(parts, "\n")
   local known = out.functions[text]
   if not known then
      known = { fields = fields,
         name = c.unique(out.taken, c.ident("put_" .. (choice.operand or "field")):lower()) }
      out.functions[text], out.called = known, true
      put_function(known, cases, out)
   end
   return known
end

function M.add_choice(plan, choice, out)
   if #choice.lines == 1 then
      plan.lines[#plan.lines + 1] = { slot = choice.slot, index = choice.lines[1].index }
      M.add_line(plan, choice.lines[1], out)
   else
      plan.calls[#plan.calls + 1] = { slot = choice.slot, fn = function_of(choice, out) }
   end
end

return M
