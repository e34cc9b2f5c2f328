-- Operands as rows: functions that forms share, one for each operand and what its lines are.
local ir = require("gen.ir.node").make
local lists = require("gen.base.lists")
local num = require("gen.num")
local compute = require("gen.ir.compute")
local lanes = require("gen.semantics.lanes")
local tree = require("gen.ir.tree")
local alike = require("gen.emit.c.code.alike")
local ctype = require("gen.emit.c.ctype")
local expr = require("gen.emit.c.code.expr")
local field_of = require("gen.emit.c.code.field")
local fns = require("gen.emit.c.code.fn")
local frame = require("gen.emit.c.code.frame")
local state = require("gen.emit.c.state")
local instruction = require("gen.emit.c.instruction")
local words = require("gen.emit.c.words")
local known_of = require("gen.emit.fast.known")
local program = require("gen.emit.fast.program")
require("gen.emit.fast.loads")

local M = {}

local Program = program.Program

-- Types -------------------------------------------------------------------------------------------

-- Whether an expression needs of a choice only what it is modulo 2^32.
local function only_low(node, choice, under)
   if node.tag == "choice" then return node.choice ~= choice or under end
   local below = (node.tag == "trunc" or node.tag == "sext") and node.width <= 32
      or (under
         and (node.tag == "add" or node.tag == "sub" or node.tag == "mul" or node.tag == "band"
         or node.tag == "bor" or node.tag == "bxor" or node.tag == "bnot" or node.tag == "neg"))
   local result = true
   local either = node.tag == "cond" and under
   tree.each_part(node, function(part)
      result = result and only_low(part, choice, below or either and part ~= node.test)
   end)
   return result
end

local function hull(choice)
   local lo, hi
   for _, line in ipairs(choice.lines) do
      local e = line.code.value
      if e and not line.code.none then
         lo, hi = lo and num.min(lo, e.lo) or e.lo, hi and num.max(hi, e.hi) or e.hi
      end
   end
   return lo, hi
end

-- Bounds of a row: those of the operand, or those of 32 bits where only these matter.
local function bounds_of(choice, exprs)
   local lo, hi = hull(choice)
   if not lo then return nil end
   local type = ctype.of(lo, hi)
   if ctype.bits(type) == 32 then return lo, hi end
   local low = true
   for _, e in ipairs(exprs) do low = low and only_low(e.node, choice, e.low) end
   if low then return 0, num.mask(32) end
   return lo, hi
end

-- Lines -------------------------------------------------------------------------------------------

-- The value of a line, looked at through operands of one line.
local function plain_value(line)
   local value = line.code.value
   while value and value.tag == "choice" and #value.choice.lines == 1 do
      local inner = value.choice.lines[1].code
      if #inner.before > 0 or inner.after or inner.unknown or not inner.value then break end
      value = inner.value
   end
   return value
end

local function put_row(self, value, type, buffer)
   local fn = self.fn
   if type == "u32" and program.is_row(value) then
      fn.w:line("return %s;", program.row_text(fn, value))
      return
   end
   if value.tag == "space" and type == "u32" and num.eq(value.lo, 0)
      and self.kinds:is_lane(value) then
      self:load(value, buffer)
      fn.w:line("return %s;", buffer)
      return
   end
   self:prepare(value)
   self:loop({ { value = value, put = function(e)
      local bits = ctype.bits(type)
      local code = ctype.is_signed(type) and expr.value(fn, e) or expr.truncate(fn, e, bits)
      return ("%s[l] = %s;"):format(buffer, ctype.as(code, type).text)
   end } })
   fn.w:line("return %s;", buffer)
end

local NO_VALUE = "(no value)"

local function put_mask(self, value)
   local fn = self.fn
   if value.tag == "const" then
      fn.w:line("return %s;", num.eq(value.value, 0) and "0" or "UINT32_MAX")
   else
      fn.w:line("return %s;", self:mask(value, "lanes"))
   end
end

-- What a line does in a row function: `f(program, value)` at its end. `low`: its value is needed
-- modulo 2^32 only.
local function put_line(fn, line, refuse, low, f)
   local code = line.code
   if code.unknown or code.none or not code.value then
      fn.w:line("return %s;", refuse)
      return
   end
   local self = program.new(fn, refuse)
   local whole = { locals = code.locals }
   self:enter(whole, code.before)
   local value = plain_value(line)
   if not (program.is_row(value) or value.tag == "const") then
      for _, nested in ipairs(code.choices or {}) do
         self:use(nested, { { node = value, low = low } })
      end
   end
   for _, s in ipairs(code.before) do
      if s.tag == "let" then self:let(s)
      elseif s.tag == "if" then self:choose(s)
      else program.give_up(s.tag .. " in an operand") end
   end
   f(self, value)
end


-- A line that is a register or a constant is tried before the function is called: its lines, or
-- nil. That of the first line is what instructions usually have.
local function quick_line(choice, line, head, body)
   local value = #body == 1 and #head <= 1 and body[1]:match("^%s*return (.*);$")
   if not value or value == "NULL" then return nil end
   local taken = line.index == 0 and "rt_taken(in, known, %d)" or "in->alt[%d]"
   local lines = { ("    if (%s == %d) {"):format(taken:format(choice.slot), line.index) }
   for _, list in ipairs({ head, body }) do
      for _, text in ipairs(list) do lines[#lines + 1] = "        " .. text:match("^%s*(.*)$") end
   end
   lines[#lines + 1] = "    }"
   return lines
end

-- The same with the constants that it takes from the head of the function, which belong into the
-- block that it begins with, or before it.
local function with_constants(fn, lines)
   if #lines == 0 then return "" end
   local at = lines[1]:find("{$") and 2 or 1
   local indent = at == 2 and "        " or "    "
   local used = words.set(table.concat(lines, "\n"))
   local all = { table.unpack(lines) }
   for _, text in ipairs(fn.root.head.lines) do
      local name = text:match("^%s*const [%w_]+ ([%w_]+) =")
      if name and used[name] then table.insert(all, at, indent .. text:match("^%s*(.*)$")) end
   end
   if used.s then
      table.insert(all, at, ("%sstruct %s_state *const s = m->state;"):format(indent, fn.prefix))
   end
   return table.concat(all, "\n")
end

-- What an expression is where its fields are 0, if that is a register: it, and which fields.
local function usual_register(node, fields)
   if program.is_row(node) then return node end
   local function zero(part)
      if part.tag ~= "raw" then return nil end
      fields[#fields + 1] = part.field
      return 0
   end
   if node.tag == "cond" then
      local test = compute.known(node.test, zero)
      return test and usual_register(num.eq(test, 0) and node.no or node.yes, fields)
   elseif node.tag == "bxor" or node.tag == "add" then
      local other = compute.known(node.b, zero)
      return other and num.eq(other, 0) and usual_register(node.a, fields)
   elseif node.tag == "pick" then
      local k = compute.known(node.k, zero)
      return k and num.eq(k, 0) and usual_register(node.args[1], fields)
   end
   return nil
end

-- A line that is a register where its other fields are 0, such as a sign, is that row then: its
-- lines, or nil.
local function direct_line(other, choice, line, type)
   local code, fields = line.code, {}
   local value = type == "const uint32_t *" and not code.unknown and not code.none
      and #code.before == 0 and plain_value(line)
   local register = value and not program.is_row(value) and usual_register(value, fields)
   if not register then return nil end
   local head, body = other:in_line(line, function()
      local seen, tests = {}, {}
      for _, field in ipairs(fields) do
         local text = ctype.operand(other:field(field, true), ctype.EQUAL)
         lists.add_once(tests, seen, text .. " == 0")
      end
      other.w:line("if (%s)", table.concat(tests, " && "))
      other.w:line("    return %s;", program.row_text(other, register))
   end)
   local lines = {}
   if #choice.lines > 1 then
      local taken = line.index == 0 and "rt_taken(in, known, %d)" or "in->alt[%d]"
      lines[1] = ("    if (%s == %d) {"):format(taken:format(choice.slot), line.index)
   end
   local indent = #choice.lines > 1 and "        " or "    "
   for _, list in ipairs({ head, body }) do
      local least = (list[1] or ""):match("^%s*")
      for _, text in ipairs(list) do lines[#lines + 1] = indent .. text:sub(#least + 1) end
   end
   if #choice.lines > 1 then lines[#lines + 1] = "    }" end
   return lines
end

local FEW_LINES = 5

-- Writes a function that finds the row of an operand, or a mask: its call, and {fails, knows,
-- fields}: whether it can fail, whether it may be given what is known, and which fields of that.
local function write_function(fn, other, choice, wanted, type, parameters, refuse, f)
   local quick
   other.taken.run, other.taken.row, other.taken.l = true, true, true
   local single = #choice.lines == 1
   if not single then other.w:line("switch (rt_taken(in, known, %d)) {", choice.slot) end
   for _, line in ipairs(choice.lines) do
      local low = type:find("int64", 1, true) == nil
      local head, body = other:in_line(line, function() put_line(other, line, refuse, low, f) end)
      quick = quick or not single and quick_line(choice, line, head, body)
         or direct_line(other, choice, line, type)
      local braces = #head > 0 or #body > 1
      if not single then other.w:line("case %d:%s", line.index, braces and " {" or "") end
      for _, list in ipairs({ head, body }) do
         for _, text in ipairs(list) do
            other.w:line("%s%s", single and "" or "    ", text:sub(5))
         end
      end
      if not single and braces then other.w:line("}") end
   end
   if not single then
      other.w:line("default:")
      other.w:line("    return %s;", refuse == NO_VALUE and "0" or refuse)
      other.w:line("}")
   end
   local text = frame.text(other)
   if refuse == NO_VALUE and text:find(NO_VALUE, 1, true) then
      program.give_up("a condition that may trap")
   end
   local _, count = text:gsub("\n", "\n")
   local is_short = count < FEW_LINES and not text:find("{", 1, true)
   local is_address = not fn.is_form and not text:find("rt_fetch", 1, true)
   local way = (is_short or is_address) and not quick and "call" or "apart"
   local fields = known_of.small(other, text)
   if not quick and way == "apart" and not (single and #fields == 0) then quick = {} end
   text = quick and known_of.read(text, fields) or instruction.unknown(text)
   if quick then
      quick = known_of.read(with_constants(other, quick), fields)
      text = quick .. "\n" .. fn.shared.SPLIT .. "\n" .. text
   end
   return fn.shared[way](fn.shared, fn.form, wanted, type, parameters, text),
      { fails = text:find("return NULL;", 1, true) ~= nil,
         knows = text:find("known", 1, true) ~= nil, fields = fields }
end

-- The form may know which alternatives an operand and those within it have.
local function note_lines(fn, choice)
   fn.known.lines[choice.slot] = true
   for _, line in ipairs(choice.lines) do
      for _, nested in ipairs(line.choices) do note_lines(fn, nested) end
   end
end

-- The call of such a function. `refuse`: what is returned where the operand traps; a function of
-- masks has no such value and is given up. The second result: whether it can.
local function row_function(fn, choice, wanted, type, parameters, refuse, f)
   local other = frame.new(fn.shared, fn.form)
   other.lane, other.slow = "l", refuse
   local about = ("%s %s %s %s"):format(wanted, type, refuse, fn.is_form)
   local call, found = alike.call(other, choice, about, function()
      return write_function(fn, other, choice, wanted, type, parameters, refuse, f)
   end)
   if found.knows then
      note_lines(fn, choice)
      for _, field in ipairs(found.fields) do
         fn.known.values[fn.form.slot_of[field.name]] = true
      end
   end
   return call, found.fails
end

-- Using them --------------------------------------------------------------------------------------

local function name_of(choice) return (choice.operand or choice.role):lower() end

--- Whether an operand may be asked for as bits of lanes.
function program.is_mask(choice) return lanes.is_lane_choice(choice) end

--- Bits of the lanes in which an operand is not 0, as a call.
function Program:choice_mask(choice)
   self.fn.known.masks[choice.slot] = true
   if not lanes.is_lane_choice(choice) then program.give_up("a condition of the whole warp") end
   return (row_function(self.fn, choice, "mask_" .. name_of(choice), "uint32_t",
      program.parameters(), NO_VALUE, put_mask))
end

--- Does an operand, or one within it, read memory?
function program.reads_memory(choice)
   for _, line in ipairs(choice.lines) do
      for _, nested in ipairs(line.choices) do
         if program.reads_memory(nested) then return true end
      end
      local found = false
      local function look(node) found = found or node.tag == "space" end
      tree.each_node_in(line.code.before, look)
      if line.code.value then tree.each_node(line.code.value, look, {}) end
      if found then return true end
   end
   return false
end

--- What all lanes share is read once, and someone who watches sees each lane read it.
function Program:leave_if_watched()
   local fn = self.fn
   fn.w:line("if (m->watch)")
   fn.w:line("    return %s;", self.slow)
end

local MOST_INLINE = 24 -- nodes

-- What is computed in loops of the form itself, with less effort than a row: a few operations on
-- registers of lanes and fields, which are in the same slots whatever else the instruction has. Not
-- under conditions: registers that are read there keep compilers from wide instructions.
local INLINE = { reg = true, raw = true, const = true, cond = true, band = true, bor = true,
   bxor = true, bnot = true, add = true, sub = true, neg = true, shl = true, shr = true, eq = true,
   ne = true, logical_not = true, trunc = true, slice = true, cat = true, mul = true }

--- The value of such an operand, or nil.
function Program:inline(choice)
   local line = choice.lines[1]
   local code = line.code
   local value = self.is_form and #choice.lines == 1 and not code.unknown and not code.none
      and #code.before == 0 and not code.after and plain_value(line)
   if not value then return nil end
   local count, fits = 0, true
   tree.each_node(value, function(node)
      count = count + 1
      fits = fits and INLINE[node.tag]
         and (node.tag ~= "reg" or state.is_lane(node.file) and not fns.has_aliases(node.file))
      if node.tag == "raw" then
         local _, is_fixed = field_of.way_of(self.fn.form, {}, node.field)
         fits = fits and is_fixed
      end
   end, {})
   return fits and count <= MOST_INLINE and value or nil
end

local BUFFER = "@row" -- the array in a call

--- Evaluates an operand: once where all lanes share it, else into a row. `exprs` = {node, low}:
-- what reads it, and whether only modulo 2^32.
function Program:use(choice, exprs)
   local fn = self.fn
   if self.codes[choice] then return end
   if not lanes.is_lane_choice(choice) then
      if program.reads_memory(choice) then self:leave_if_watched() end
      fn:use(choice)
      local code = fn.choice_codes[choice]
      local lo, hi = hull(choice)
      if lo then self.codes[choice] = ir.code({ code = code, lo = lo, hi = hi }) end
      return
   end
   local lo, hi = bounds_of(choice, exprs)
   if not lo then return end
   local type = ctype.of(lo, hi)
   if ctype.bits(type) > 64 then program.give_up("an operand of more than 64 bits") end
   local inline = self:inline(choice)
   if inline then
      local name = fn:name(choice.role or choice.operand)
      self.inlined[#self.inlined + 1] = { name = name, type = type, node = inline }
      self.codes[choice] = program.is_row(inline) and inline
         or ir.code({ code = ctype.atom(name, type), lo = lo, hi = hi })
      return
   end
   local wanted, c_type = (choice.role or choice.operand):lower(), ctype.c(type)
   local buffer = fn:name(wanted .. "_row")
   local parameters = program.parameters()
   parameters[#parameters + 1] = { name = "row", text = c_type .. " *row", argument = BUFFER }
   local call, fails =
      row_function(fn, choice, "row_" .. name_of(choice), ("const %s *"):format(c_type),
         parameters,
      "NULL", function(inner, value) put_row(inner, value, type, "row") end)
   if call:find(BUFFER, 1, true) then self:declare_array(buffer, c_type) end
   call = call:gsub(BUFFER, buffer)
   local row = fn:name(wanted)
   fn.w:line("const %s *const %s = %s;", c_type, row, call)
   fn.types[row] = ("const %s *"):format(c_type)
   if fails then self:leave_if("!" .. row) end
   self.codes[choice] = ir.code({ code = ctype.atom(row .. "[l]", type), lo = lo, hi = hi })
end

return M
