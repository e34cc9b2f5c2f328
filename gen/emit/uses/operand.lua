-- Operands of a walk (emit/uses/walk.lua): what they read, write or keep, and their values, are
-- functions of their own where they have several alternatives.
local lists = require("gen.base.lists")
local c = require("gen.emit.c")
local expression = require("gen.emit.uses.expression")
local value = require("gen.emit.uses.value")
local fn = require("gen.emit.uses.fn")

local Walk = fn.Walk

local function operand_name(choice, what)
   return c.ident(choice.operand or "field"):lower() .. "_" .. what
end

-- The alternatives of an operand by the lines that f(line) writes: { {lines, numbers}.. }.
local function groups_of(self, choice, f)
   local groups, of_text = {}, {}
   for _, line in ipairs(choice.lines) do
      local lines = self:lines_of(function() f(line) end)
      local group = lists.entry(of_text, table.concat(lines, "\n"), { lines = lines, numbers = {} },
         groups)
      table.insert(group.numbers, line.index)
   end
   return groups
end

-- Runs f(line) for each alternative of an operand, where it is taken.
local function each_line(self, choice, f)
   local groups = groups_of(self, choice, f)
   if #groups == 1 then return lists.append(self.lines, groups[1].lines) end
   local taken = ("LINE(%s)"):format(self.places.line(choice.slot))
   for _, group in ipairs(groups) do
      local tests = lists.join(group.numbers, " || ", function(n)
         return ("%s == %d"):format(taken, n)
      end)
      if #group.lines > 0 then self:under(("if (%s) {"):format(tests), group.lines, "}") end
   end
end

-- Has an operand but one alternative, without locals of its own?
local function is_single(choice)
   return #choice.lines == 1 and #(choice.lines[1].code.before or {}) == 0
end

--- Notes what `visit(walk, line)` notes for each alternative of an operand.
function Walk:operand(choice, what, visit)
   if self.silent then return end
   if is_single(choice) then return visit(self, choice.lines[1]) end
   local function note()
      return fn.walk_over(self.where, self.form, fn.parameters, self, function(walk)
         each_line(walk, choice, function(line) visit(walk, line) end)
      end)
   end
   -- What is written depends on the store.
   local inner = what == "writes" and note() or self:once(choice, what, note)
   if #inner.lines > 0 then
      self:note(fn.call(self, "void", operand_name(choice, what), inner) .. ";")
   end
end

-- The value of an alternative, after its locals.
local function line_value(self, line)
   local code = line.code
   if not code.value or code.none then return value.unknown end
   self:before(line)
   return expression.of(self, code.value)
end

-- The values of all alternatives, with the lines in front of them, and their kind.
local function line_values(self, choice)
   local of_line, ints, bits = {}, true, true
   for _, line in ipairs(choice.lines) do
      local found = {}
      found.lines = self:lines_of(function() found.value = line_value(self, line) end)
      ints, bits = ints and found.value.kind == "int", bits and value.is_bit(found.value)
      of_line[line] = found
   end
   return of_line, ints and "int" or bits and "test" or "number"
end

-- A function that returns them: lines and kind of its result.
local function put_values(self, choice)
   local of_line, kind = line_values(self, choice)
   local groups = groups_of(self, choice, function(line)
      local found = of_line[line]
      lists.append(self.lines, found.lines)
      self:line(("return %s;"):format(value.text_of[kind](found.value)))
   end)
   local last = table.remove(groups)
   if #groups > 0 then
      self:line(("switch (LINE(%s)) {"):format(self.places.line(choice.slot)))
      for _, group in ipairs(groups) do
         local heads = lists.join(group.numbers, " ", function(n) return ("case %d:"):format(n) end)
         self:under(heads, group.lines)
      end
      self:line("}")
   end
   lists.append(self.lines, last.lines)
   return kind, of_line[choice.lines[1]].value
end

local RESULT = { int = "uint64_t", test = "struct rt_test", number = "rt_value" }

--- The value of an operand. Only that is written where it does not depend on the alternative.
function Walk:choice_value(choice)
   if is_single(choice) then return line_value(self, choice.lines[1]) end
   local found = self:once(choice, "value", function()
      local kind, first
      local inner = fn.walk_over(self.where, self.form, fn.parameters,
         { silent = true, known = self.known },
         function(walk) kind, first = put_values(walk, choice) end)
      return { inner = inner, kind = kind, first = first }
   end)
   local inner, kind, first = found.inner, found.kind, found.first
   if #inner.lines == 1 and (first.const or first.is_unknown) then return first end
   return { kind = kind, width = kind == "test" and 1 or nil,
      text = fn.call(self, RESULT[kind], operand_name(choice, "value"), inner) }
end
