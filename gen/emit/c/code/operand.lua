-- Operands: what depends on the line that the instruction took.
local lists = require("gen.base.lists")
local num = require("gen.num")
local alike = require("gen.emit.c.code.alike")
local ctype = require("gen.emit.c.ctype")
local expr = require("gen.emit.c.code.expr")
local helper = require("gen.emit.c.code.helper")
local tree = require("gen.ir.tree")
local Fn = require("gen.emit.c.code.fn").Fn

-- Branching ---------------------------------------------------------------------------------------

-- In C11 no label is before a declaration.
local function is_declaration(line)
   local word = line and line:match("^%s*([%a_][%w_]*) [%a_][%w_]*[ ;%[]")
   return word ~= nil and word ~= "return" and word ~= "goto"
end

local function needs_braces(arm)
   if #arm.head > 0 or is_declaration(arm.body[1]) then return true end
   return lists.any(arm.body, function(line) return line:match("^%s*const ") end)
end

local function indented(lines)
   return lists.map(lines, function(line) return line == "" and "" or "    " .. line end)
end

local function append_arm(fn, arm)
   fn:append(indented(arm.head))
   fn:append(indented(arm.body))
end

-- Lines that do the same are together.
local function merge_arms(arms)
   local merged = {}
   for _, arm in ipairs(arms) do
      local text = table.concat(arm.head, "\n") .. "\n--\n" .. table.concat(arm.body, "\n")
      local same
      for _, other in ipairs(merged) do
         if other.text == text then same = other end
      end
      if same then
         same.lines[#same.lines + 1] = arm.line
      else
         merged[#merged + 1] = { text = text, lines = { arm.line }, head = arm.head,
            body = arm.body }
      end
   end
   return merged
end

local function if_else(fn, choice, merged)
   local function test(arm, sign)
      return ("in->alt[%d] %s %d"):format(choice.slot, sign, arm.lines[1].index)
   end
   local a, b = merged[1], merged[2]
   if #a.body == 0 or #a.lines > 1 then a, b = b, a end
   if #b.body == 0 and #a.lines > 1 then
      fn.w:open("if (%s) {", test(b, "!="))
   else
      fn.w:open("if (%s) {", test(a, "=="))
   end
   fn.w.depth = fn.w.depth - 1
   append_arm(fn, a)
   if #b.body > 0 then
      fn.w:line("} else {")
      append_arm(fn, b)
   end
   fn.w:line("}")
end

local function case(fn, choice, arm, is_last)
   local braces = needs_braces(arm) and " {" or ""
   for i, line in ipairs(arm.lines) do
      local label = is_last and i == #arm.lines and "default:" or ("case %d:"):format(line.index)
      fn.w:line("%s%s", label, i == #arm.lines and braces or "")
   end
   append_arm(fn, arm)
   local last = arm.body[#arm.body]
   if not (last and last:match("^%s*return ")) or #arm.body > 1
      and arm.body[#arm.body - 1]:match("^%s*if ") then
      fn.w:line("    break;")
   end
   if braces ~= "" then fn.w:line("}") end
   return choice
end

-- Lines without braces around them: what they declare is in the block that they go to. Where
-- something is raised, tests are in such lines that declare the same again.
local function open_lines(fn, lines)
   for _, line in ipairs(#(fn.model.exceptions or {}) > 0 and lines or {}) do
      local name = line:match("^%s*const [%w_]+ ([%w_]+) =")
      if name and not fn.taken[name] then
         fn.taken[name] = true
         if fn.scope.own then table.insert(fn.scope.own, name) end
      end
   end
   fn:append(lines)
end

--- Runs what each line of an operand does. `arms` = {line, head, body}: lines of C, written at this
-- depth.
function Fn:switch(choice, arms)
   local merged = merge_arms(arms)
   local full = lists.filter(merged, function(arm) return #arm.body > 0 end)
   if #full == 0 then return end
   if #merged == 1 then
      if #merged[1].head == 0 then return open_lines(self, merged[1].body) end
      self.w:line("{")
      append_arm(self, merged[1])
      self.w:line("}")
   elseif #merged == 2 and (#merged[1].lines == 1 or #merged[2].lines == 1) then
      if_else(self, choice, merged)
   else
      self.w:line("switch (in->alt[%d]) {", choice.slot)
      local complete = #full == #merged
      for i, arm in ipairs(full) do case(self, choice, arm, complete and i == #full) end
      if not complete then
         self.w:line("default:")
         self.w:line("    break;")
      end
      self.w:line("}")
   end
end

-- Operands ----------------------------------------------------------------------------------------

local function has_value(choice)
   return lists.any(choice.lines, function(line) return line.code.value end)
end

local function hull(choice)
   local lo, hi
   for _, line in ipairs(choice.lines) do
      local e = line.code.value
      if line.code.none or not e then e = { lo = 0, hi = 0 } end
      lo, hi = lo and num.min(lo, e.lo) or e.lo, hi and num.max(hi, e.hi) or e.hi
   end
   return lo, hi
end

local function evaluate_line(fn, line, name, type)
   local code = line.code
   if code.unknown then return fn:trap_return("ISADORA_TRAP_UNKNOWN", code.unknown) end
   for _, nested in ipairs(code.choices or {}) do fn:use(nested) end
   local saved = fn:enter_code(fn:info_of(code))
   for _, variable in ipairs(fn.inner_variables[code]) do fn.w:line("%s", variable) end
   fn:block(code.before or {})
   fn:next_statement()
   local value = code.value and not code.none and expr.value(fn, code.value) or expr.literal(0)
   if name then fn.w:line("%s = %s;", name, ctype.as(value, type).text) end
   fn:check_trap()
   fn.local_info = saved
end

--- Writes what the locals of an alternative are where only its place matters: without the tests of
--- its read, and with a phase after "check" without any.
function Fn:line_locals(code, phase)
   local is_checked = phase == "place" or phase == "end"
   for _, nested in ipairs(code.choices or {}) do
      self.choice_codes[nested] = nil -- that was in another block
      self:use(nested)
   end
   self:block(lists.filter(code.before, function(s)
      return not s.of_read and not (is_checked and s.tag == "if" and tree.has({ s }, "raise"))
   end))
end

-- What an operand is in its first alternative, which most instructions have: {test, lines, value};
-- nil where it takes more than an assignment, or all are like that.
local function usual(choice, arms, name)
   local first = arms[1]
   local value = #arms > 2 and #first.body == 1
      and first.body[1]:match("^%s*" .. name .. " = (.*);$")
   return value and { test = ("in->alt[%d] == %d"):format(choice.slot, first.line.index),
      lines = indented(first.head), value = value } or nil
end

-- What evaluates the operand, as lines, and in its first alternative.
local function evaluate(fn, choice, name, type)
   local quick
   local lines = helper.capture(fn, function()
      local arms = lists.map(choice.lines, function(line)
         local head, body = fn:in_line(line, function() evaluate_line(fn, line, name, type) end)
         return { line = line, head = head, body = body }
      end)
      if name then fn.w:line("%s %s;", ctype.c(type), name) end
      fn:switch(choice, arms)
      if name then fn.w:line("return %s;", name) end
      quick = name and usual(choice, arms, name)
   end)
   return lines, quick
end

-- What decides how an operand is read, besides the operand; nil where it reads anything but the
-- state.
local function reading(fn)
   if fn.reads_old then return nil end
   for _, way in next, fn.ways do
      if way.way == "before" then return nil end
   end
   return ("operand %s %s %s"):format(fn.lane, fn.slow, fn.both_ways)
end

-- The call of a function that evaluates an operand, and whether it may trap; where there is none,
-- nil and the lines that do it here.
local function call_of(fn, choice, name, type)
   local lines
   local function make()
      local quick
      lines, quick = evaluate(fn, choice, name, type)
      return helper.call(fn, "operand_" .. (choice.operand or choice.role), ctype.c(type), lines,
         nil,
         quick)
   end
   local about = reading(fn)
   if about then
      local call, traps = alike.call(fn, choice, about, make)
      return call, traps, lines
   end
   local call, traps = make()
   return call, traps, lines
end

--- Evaluates an operand into a local.
function Fn:use(choice)
   if self.choice_codes[choice] then return end
   local name, type
   if has_value(choice) then
      type = ctype.of(hull(choice))
      name = self:name(choice.role or choice.operand)
      self.types[name] = ctype.c(type) .. " "
   end
   local call, traps, lines
   if name then
      call, traps, lines = call_of(self, choice, name, type)
   else
      lines = evaluate(self, choice)
   end
   if traps then
      local trap = self:name(name .. "_trap")
      self.w:line("%s %s = 0;", ctype.c(type), name)
      self.w:line("const int %s = %s;", trap, call:format("&" .. name))
      self.w:line("if (%s) {", trap)
      self.w:line("    return %s;", self.slow or trap)
      self.w:line("}")
   elseif call then
      self.w:line("const %s %s = %s;", ctype.c(type), name, call)
   else
      if name then lines[#lines] = nil end
      helper.append(self, lines)
   end
   self.choice_codes[choice] = name and ctype.atom(name, type) or expr.literal(0)
end

-- What the line taken does after the page, and the lines inside it, as lines.
local function after_lines(fn, choice)
   return helper.capture(fn, function()
      local arms = {}
      for _, line in ipairs(choice.lines) do
         local head, body = fn:in_line(line, function()
            for _, inner in ipairs(line.choices) do
               if inner.has_then then fn:after(inner) end
            end
            local code = line.code.after
            if not code then return end
            local saved = fn:enter_code(fn:info_of(code))
            fn:block(code.body)
            fn.local_info = saved
         end)
         arms[#arms + 1] = { line = line, head = head, body = body }
      end
      fn:switch(choice, arms)
   end)
end

--- What is after `then` of an operand; forms share it as they share its value.
function Fn:after(choice)
   local lines
   local function make()
      lines = after_lines(self, choice)
      return helper.call(self, "after_" .. (choice.operand or choice.role), "void", lines)
   end
   local is_plain = not self.reads_old and not next(self.ways)
   local call
   if is_plain then
      call = alike.call(self, choice, "after " .. self.lane, make)
   else
      call = make()
   end
   if call then self.w:line("%s;", call) else helper.append(self, lines) end
end
