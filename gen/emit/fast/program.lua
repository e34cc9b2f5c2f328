-- Code of lanes as loops over all of them, which compilers turn into wide instructions.
--
-- A program is written into one C function. Operands are rows: arrays with the value of each lane,
-- the register itself where that is all there is to it. What has an effect is computed for all
-- lanes into rows and put where it belongs for those that run (`puts.lua`). Loads take rows of
-- addresses. Where anything unusual comes up, a trap above all, the function gives up before it has
-- changed anything, and the plain one for one lane after the other does the instruction.
local constant = require("gen.ir.node").constant
local lists = require("gen.base.lists")
local num = require("gen.num")
local lanes = require("gen.semantics.lanes")
local state = require("gen.emit.c.state")
local tree = require("gen.ir.tree")
local ctype = require("gen.emit.c.ctype")
local expr = require("gen.emit.c.code.expr")
local fns = require("gen.emit.c.code.fn")
local frame = require("gen.emit.c.code.frame")
local helper = require("gen.emit.c.code.helper")
local loops = require("gen.emit.fast.loops")
local ones = require("gen.emit.fast.ones")
local rewrite = require("gen.emit.fast.rewrite")

local M = {}

local Program = {}
Program.__index = Program
M.Program = Program

-- Operations on floats are computed on both sides of a condition: compilers do not do that
-- themselves, and without it they do not make wide instructions of the loop.
local RISKY = { quo = true, rem = true, div = true, mod = true }

local function is_float(node)
   local float, risky = false, false
   local function visit(part)
      float = float or part.tag == "float"
      risky = risky or RISKY[part.tag]
         or (part.tag == "shl" or part.tag == "shr") and part.b.tag ~= "const"
      tree.each_part(part, visit)
   end
   visit(node)
   return float and not risky
end

local function both_ways(fn, node, code)
   if node.tag == "code" or not is_float(node) then return code end
   return fn:declare("t", code)
end

--- Thrown where code is nothing for loops over lanes.
M.Unsuited = {}

function M.give_up(why) error(setmetatable({ why = why }, M.Unsuited)) end

--- A handler for `xpcall`: mistakes of ours get their trace.
function M.traced(problem)
   return type(problem) == "table" and problem or debug.traceback(problem)
end

--- A program in the function `fn`. `slow` is what it returns to give up. With `is_form` its loops
-- are functions that forms share.
function M.new(fn, slow, is_form)
   fn.slow, fn.lane, fn.both_ways = slow, "l", both_ways
   return setmetatable({ fn = fn, slow = slow, items = {}, codes = {}, raws = {}, inlined = {},
      kinds = lanes.kinds({}),
      is_form = is_form, tests = {} }, Program)
end

--- What functions of operands may be given.
function M.parameters()
   return {
      { name = "m", text = "struct isadora_machine *m" },
      { name = "in", text = "const struct isadora_insn *in" },
      { name = "known", text = "const struct rt_known *known" },
      { name = "run", text = "uint32_t run" },
   }
end

-- Giving up ---------------------------------------------------------------------------------------

--- Gives up where a condition in C holds; of several conditions at once.
function Program:leave_if(test)
   self.tests[#self.tests + 1] = test
   if not self.is_form then self:leave() end
end

--- What comes next needs that nothing was given up.
function Program:leave()
   if #self.tests == 0 then return end
   self.fn.w:line("if (%s)", table.concat(self.tests, " || "))
   self.fn.w:line("    return %s;", self.slow)
   self.tests = {}
end

-- Locals ------------------------------------------------------------------------------------------

--- Makes the locals of a piece of code known; those that several ways assign are declared in each
-- loop.
function Program:enter(code, block)
   local fn = self.fn
   local before = #fn.variables
   fn.local_info = fn:info_of({ body = block, locals = code.locals })
   for i = #fn.variables, before + 1, -1 do fn.variables[i] = nil end
   self.kinds = lanes.kinds(block)
end

local function assigned(list, found)
   for _, s in ipairs(list) do
      if s.tag == "let" then found[s.id] = true end
      tree.each_block(s, function(inner) assigned(inner, found) end)
   end
   return found
end

-- Expressions -------------------------------------------------------------------------------------

function Program:replaced()
   return function(node)
      if node.tag == "choice" then
         return self.codes[node.choice] or M.give_up("an operand that has no value here")
      end
      if self.near and node.tag == "raw" and node.field == self.near then
         return constant(0)
      end
      if node.tag == "space" then
         return self.raws[node] or M.give_up("a load under a condition")
      end
      -- What such an entry stands for may be another thing in each lane; its function asks for one.
      if node.tag == "reg" and state.is_lane(node.file) and fns.has_aliases(node.file) then
         M.give_up("a register of lanes that may stand for something else")
      end
      return nil
   end
end

-- The rounding of a float that all lanes share and that only the instruction knows.
local function round_of(node)
   local found
   local function visit(part)
      if part.tag == "float" and part.round and part.round.tag == "raw" then found = part.round end
      tree.each_part(part, visit)
   end
   visit(node)
   return found
end

function Program:expression(node) return rewrite.expression(node, self:replaced()) end

-- Nodes whose parts are looked at under a condition.
local CONDITIONAL = { cond = true, logical_and = true, logical_or = true, pick = true,
   column = true }

function M.loads_of(node, list, under)
   if node.tag == "choice" then return list end
   tree.each_part(node, function(part) M.loads_of(part, list, under or CONDITIONAL[node.tag]) end)
   if node.tag == "space" then list[#list + 1] = { node = node, under = under } end
   return list
end

--- Whether a block loads something; its operands do not count.
function M.loads_in(block)
   local found = false
   tree.each_node_in(block, function(node) found = found or node.tag == "space" end)
   return found
end

-- Loops -------------------------------------------------------------------------------------------

local function round_in(outputs, items)
   local round
   for _, s in ipairs(items) do
      tree.each_expression(s, function(e) round = round or round_of(e) end)
   end
   for _, output in ipairs(outputs) do round = round or round_of(output.value) end
   return round
end

local function note_round(self, outputs, items)
   local round = round_in(outputs, items)
   if round then self.fn.roundings[expr.value(self.fn, round).text] = true end
end

-- A table of a logical function is a small field, too.
local function note_tables(self, outputs)
   local function visit(node)
      local table_of = node.tag == "lut3" and node.l.field and node.l
      local slot = table_of and self.fn.form.slot_of[table_of.field.name]
      if slot then self.fn.small[expr.value(self.fn, table_of).text] = slot end
      tree.each_part(node, visit)
   end
   for _, output in ipairs(outputs) do visit(output.value) end
end

-- A rounding that is one for all lanes is looked at before the loop: to nearest is the usual one,
-- and quick.
local function loops_by_round(self, outputs, items)
   local round = round_in(outputs, items)
   if not round or self.near then return false end
   local fn = self.fn
   fn.w:open("if (%s == 0) {", expr.value(fn, round).text)
   self.near = round.field
   self:loop(outputs)
   fn.w:close("} else {")
   fn.w.depth = fn.w.depth + 1
   self.near = false
   self.any_round = true
   self:loop(outputs)
   self.near, self.any_round = nil, nil
   fn.w:close()
   return true
end

local function put_loop(self, outputs, items)
   local fn = self.fn
   fn.w:line("RT_VECTOR")
   fn.w:open("for (int32_t l = 0; l < %d; l++) {", fn.model.lanes)
   for _, one in ipairs(self.inlined) do -- those that nothing reads are removed
      local type = one.type
      local code = ctype.is_signed(type) and expr.value(fn, one.node)
         or expr.truncate(fn, one.node, ctype.bits(type))
      fn.w:line("const %s %s = %s;", ctype.c(type), one.name, ctype.as(code, type).text)
      fn:next_statement()
   end
   self:declare(assigned(items, {}))
   fn:block(rewrite.statements(items, self:replaced()))
   fn:next_statement()
   for _, output in ipairs(outputs) do
      fn.w:line("%s", output.put(self:expression(output.value)))
      fn:next_statement()
   end
   for _, output in ipairs(outputs) do
      if output.store then fn.w:line("%s", output.store) end
   end
   fn.w:close()
   fn:next_statement()
end

--- One loop over all lanes: `outputs` = {value, put = function(code) that returns the line, store =
--- a line for when all are computed}. `bits`: the variable for the lanes with a result of 1.
function Program:loop(outputs, bits)
   local results = lists.map(outputs, function(output) return output.value end)
   local items = lanes.slice(self.items, results)
   if self.is_form then
      self:leave()
      note_round(self, outputs, items)
      for _, s in ipairs(items) do
         tree.each_expression(s, function(e) note_tables(self, { { value = e } }) end)
      end
      note_tables(self, outputs)
      local lines = helper.capture(self.fn, function() put_loop(self, outputs, items) end)
      loops.put(self.fn, lines, bits, bits and ones.test(self.fn, outputs[1].value))
   elseif self.any_round or not loops_by_round(self, outputs, items) then
      if bits then self.fn.w:line("uint32_t %s = 0;", bits) end
      put_loop(self, outputs, items)
   end
end

function Program:declare(needed)
   local ids = lists.sorted_keys(needed)
   for _, id in ipairs(ids) do
      local info = self.fn.local_info[id]
      if info.mutable then self.fn.w:line("%s %s = 0;", ctype.c(info.type), info.name) end
   end
end

function Program:declare_array(name, type)
   self.fn.w:line("_Alignas(64) %s %s[%d];", type, name, self.fn.model.lanes)
   self.fn.types[name] = type .. " *"
end

--- A row on the stack.
function Program:array(wanted, type)
   local name = self.fn:name(wanted)
   self:declare_array(name, type)
   return name
end

-- Statements --------------------------------------------------------------------------------------

function Program:let(s)
   self:prepare(s.value)
   local info = self.fn.local_info[s.id]
   if self.asked and self.asked[s.id] and not info.mutable and not self.kinds:is_lane(s.value)
      and not self:reads_items(s.value) then
      self.fn:block(rewrite.statements({ s }, self:replaced()))
      self.fn:next_statement()
      return
   end
   self.items[#self.items + 1] = s
end

local function check_pure(list)
   for _, s in ipairs(list) do
      if s.tag == "if" then
         if #M.loads_of(s.test, {}, false) > 0 then M.give_up("a load under a condition") end
         check_pure(s.yes)
         check_pure(s.no)
      elseif s.tag == "for" then
         check_pure(s.body)
      elseif s.tag ~= "let" or #M.loads_of(s.value, {}, false) > 0 then
         M.give_up(s.tag .. " under a condition")
      end
   end
end

--- An `if` or a loop that only assigns.
function Program:choose(s)
   if s.tag == "if" then self:prepare(s.test) end
   tree.each_block(s, check_pure)
   self.items[#self.items + 1] = s
end

-- A row of registers of one bit, in bytes, of which lanes have a 1, or a 0 where that is asked: it,
-- as C; nil.
local function bit_row(fn, node)
   if node.tag == "logical_not" then
      local row, is_not = bit_row(fn, node.a)
      return row, not is_not
   end
   local file = node.tag == "reg" and node.file
   if not file or not state.is_lane(file) or file.width ~= 1 or fns.has_aliases(file)
      or not (node.index and (node.index.tag == "raw" or node.index.tag == "const")) then
      return nil
   end
   return M.row_text(fn, node), false
end

function Program:put_bits(name, node)
   self.fn.types[name] = nil
   self:loop({ { value = node, put = function(e)
      return ("%s |= (uint32_t)((%s) != 0) << l;"):format(name, expr.truth(self.fn, e).text)
   end } }, name)
   self.fn.types[name] = "uint32_t "
end

-- What an expression is made of that is a table of conditions by a field of the instruction, and
-- nothing else but registers and fields: the table, and all fields.
local function by_field(node)
   local column, raws, plain = nil, {}, true
   tree.each_node(node, function(part)
      if part.tag == "raw" then raws[#raws + 1] = part
      elseif (part.tag == "column" or part.tag == "pick") and part.k.tag == "raw" then
         plain, column = plain and not column, part
      elseif part.tag == "choice" or part.tag == "space" or part.tag == "local"
         or part.tag == "column" then
         plain = false
      end
   end, {})
   if not plain or not column or #column.args < 4 then return nil end
   return column, raws
end

-- Whether an expression is 0 where the table in it gives 0.
local function is_truth_of(node, column)
   while node.tag == "ne" and node.b.tag == "const" and num.eq(node.b.value, 0) do node = node.a end
   return node == column
end

local MACHINE = { name = "m", text = "struct isadora_machine *m" }

-- Each row of such a table has a loop of its own, in a function that forms share.
function Program:mask_by_field(name, node, column, raws)
   local fn = self.fn
   local other = frame.new(fn.shared, fn.form)
   local parameters, key = {}, nil
   for _, raw in ipairs(raws) do
      local field = raw.field
      if not other.root.names[field.name] then
         local known = other:name(field.name)
         other.root.names[field.name] = ctype.atom(known, "i32")
         parameters[#parameters + 1] = { name = known, text = "int32_t " .. known,
            argument = ctype.as(fn:field(field, true), "i32").text }
         if field == column.k.field then key = known end
      end
   end
   other.lane, other.taken.l, other.taken.lanes, other.both_ways = "l", true, true, fn.both_ways
   local inner = M.new(other, "0")
   inner.kinds = self.kinds
   other.w:line("uint32_t lanes = 0;")
   other.w:line("switch (%s) {", key)
   for i, arg in ipairs(column.args) do
      if not (arg.tag == "const" and num.eq(arg.value, 0) and is_truth_of(node, column)) then
         other.w:line("case %d:", i - 1)
         other.w.depth = other.w.depth + 1
         local value = rewrite.expression(node, function(part) return part == column and arg
            or nil end)
         put_loop(inner, { { value = value, put = function(e)
            return ("lanes |= (uint32_t)((%s) != 0) << l;"):format(expr.truth(other, e).text)
         end } }, {})
         other.w:line("break;")
         other.w.depth = other.w.depth - 1
      end
   end
   other.w:line("default:")
   other.w:line("    break;")
   other.w:line("}")
   other.w:line("return lanes;")
   fn.w:line("const uint32_t %s = %s;", name,
      fn.shared:apart(fn.form, "lanes_by_" .. column.k.field.name:lower(),
      "uint32_t", table.move(parameters, 1, #parameters, 2, { MACHINE }), frame.text(other)))
   fn.types[name] = "uint32_t "
end

-- Whether an expression reads locals, which only loops have.
function Program:reads_items(node)
   local known, found = assigned(self.items, {}), false
   tree.each_node(node, function(part)
      found = found or part.tag == "local" and known[part.id] or false
   end, {})
   return found
end

local JOINED = { logical_and = " & ", logical_or = " | " }

-- Whether a condition is made of others, of which some are operands without a row.
function Program:is_of_masks(node)
   if node.tag == "choice" then return not self.codes[node.choice] end
   if not (JOINED[node.tag] or node.tag == "logical_not") then return false end
   return self:is_of_masks(node.a) or node.b ~= nil and self:is_of_masks(node.b)
end

function Program:joined_masks(node)
   if node.tag == "const" then return num.eq(node.value, 0) and "0" or "UINT32_MAX" end
   if not (JOINED[node.tag] or node.tag == "logical_not") then return self:mask(node, "hold") end
   if not node.b then return "~" .. self:joined_masks(node.a) end
   return ("(%s%s%s)"):format(self:joined_masks(node.a), JOINED[node.tag],
      self:joined_masks(node.b))
end

--- Bits of the lanes in which an expression is not 0, as C.
function Program:mask(node, wanted)
   local fn = self.fn
   if node.tag ~= "choice" and self:is_of_masks(node) then
      local text, name = self:joined_masks(node), fn:name(wanted)
      fn.w:line("const uint32_t %s = %s;", name, text)
      fn.types[name] = "uint32_t "
      return name
   end
   if node.tag == "choice" then
      local name = fn:name(wanted)
      fn.w:line("const uint32_t %s = %s;", name, self:choice_mask(node.choice))
      fn.types[name] = "uint32_t "
      return name
   end
   self:prepare(node)
   local name = fn:name(wanted)
   fn.types[name] = "uint32_t "
   if not self.kinds:is_lane(node) and not self:reads_items(node) then
      fn.w:line("const uint32_t %s = (%s) ? UINT32_MAX : 0;", name,
         expr.truth(fn, self:expression(node)).text)
      return name
   end
   local row, is_not = bit_row(fn, node)
   if row then
      fn.w:line("const uint32_t %s = %srt_lanes(%s);", name, is_not and "~" or "", row)
      return name
   end
   local column, raws = by_field(node)
   if column and #self.items == 0 then
      self:mask_by_field(name, node, column, raws)
      return name
   end
   self:put_bits(name, node)
   return name
end

return M
