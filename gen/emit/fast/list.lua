-- Statements of lanes, one after the other. Conditions over all that is left narrow the lanes that
-- run. What depends on the instruction alone, such as the size of an access, parts the function
-- into ways, each of which goes on to the end; one that traps or that loops over lanes cannot say
-- gives up.
local lists = require("gen.base.lists")
local num = require("gen.num")
local ir = require("gen.ir.node").make
local lanes = require("gen.semantics.lanes")
local tree = require("gen.ir.tree")
local expr = require("gen.emit.c.code.expr")
local program = require("gen.emit.fast.program")
require("gen.emit.fast.rows")
require("gen.emit.fast.stores")

local M = {}

local Program = program.Program

local MOST_WAYS = 16

local function copied(list) return table.move(list, 1, #list, 1, {}) end

local function copied_map(map)
   local copy = {}
   for key, value in pairs(map) do copy[key] = value end
   return copy
end

local function has_effect(list) return not lanes.only_computes(list) end

local function traps(list)
   return lists.any(list, function(s) return s.tag == "trap" or s.tag == "unknown" end)
end

-- Conditions --------------------------------------------------------------------------------------

-- Calls `f` for the conditions that one is made of by `and`, `or`, `not`.
local function each_term(test, f)
   if test.tag == "logical_and" or test.tag == "logical_or" or test.tag == "logical_not" then
      each_term(test.a, f)
      if test.b then each_term(test.b, f) end
   else
      f(test)
   end
end

-- Operands that only conditions ask for: they need no row.
local function only_conditions(list)
   local conditions, others = {}, {}
   local function other(e, is_target)
      tree.each_choice_read(e, is_target, function(choice) others[choice] = true end)
   end
   local function walk(block)
      for _, s in ipairs(block) do
         local test = s.tag == "if" and has_effect({ s }) and s.test
            or s.tag == "contribute" and s.is_mask and s.value
         if test then
            each_term(test, function(term)
               if term.tag == "choice" then conditions[term.choice] = true else other(term) end
            end)
         else
            tree.each_expression(s, other)
         end
         tree.each_block(s, walk)
      end
   end
   walk(list)
   return function(choice)
      return conditions[choice] and not others[choice] and program.is_mask(choice)
   end
end

local function without_uses(list, test)
   return lists.collect(list, function(s)
      if s.tag == "if" then
         s = tree.with_blocks(s, function(block) return without_uses(block, test) end)
      end
      return (s.tag ~= "use" or not test(s.choice)) and s
   end)
end

--- The block without the operands of which only masks are needed.
function M.without_masks(list) return without_uses(list, only_conditions(list)) end

--- The locals that conditions with an effect ask for, and those that these are made of: a set.
function M.asked(list)
   local found = {}
   local function note(node)
      tree.each_node(node, function(part)
         if part.tag == "local" then found[part.id] = true end
      end, {})
   end
   local function walk(block)
      for i = #block, 1, -1 do
         local s = block[i]
         if s.tag == "if" and has_effect({ s }) then note(s.test) end
         tree.each_block(s, walk)
         if s.tag == "let" and found[s.id] then note(s.value) end
      end
   end
   walk(list)
   return found
end

-- Whether an operand is known, and all lanes share it.
function Program:is_scalar(node)
   return self.codes[node.choice] ~= nil and not lanes.is_lane_choice(node.choice)
end

-- Whether the instruction alone, or what all lanes share, settles a condition.
function Program:is_shared(test)
   local loads = false
   tree.each_node(test, function(part)
      loads = loads or part.tag == "space" or part.tag == "choice" and not self:is_scalar(part)
   end, {})
   return not loads and not self.kinds:is_lane(test) and not self:reads_items(test)
end

-- It in C; `inner`: in parentheses where it is several terms.
function Program:shared_test(test, inner)
   local text = expr.truth(self.fn, self:expression(test)).text
   return inner and text:find("&&", 1, true) and ("(%s)"):format(text) or text
end

--- The lanes that run, or none of them, have passed the condition of `s`: what is computed under it
-- differs between them only by what it is computed from.
function Program:pass(s)
   if not self.body then return end
   self.around = copied_map(self.around)
   self.around[s] = true
   self.kinds = lanes.kinds(self.body, self.around)
end

-- Gives up where a condition holds in a lane that runs.
function Program:leave_where(test)
   if test.tag == "logical_or" then
      self:leave_where(test.a)
      self:leave_where(test.b)
   elseif test.tag == "const" then
      if not num.eq(test.value, 0) then program.give_up("it always traps") end
   elseif self:is_shared(test) then
      self:leave_if(self:shared_test(test, true))
   elseif test.tag == "logical_not" and test.a.tag == "choice" then
      self:leave_if(("(run & ~%s) != 0"):format(self:mask(test.a, "hold")))
   else
      self:leave_if(("(run & %s) != 0"):format(self:mask(test, "trapping")))
   end
end

-- Whether an operand that all lanes share may trap, which happens even where none runs.
local may_fail

function may_fail(choice)
   return lists.any(choice.lines, function(line)
      local code, loads = line.code, false
      if code.value then
         tree.each_node(code.value, function(part) loads = loads or part.tag == "space" end, {})
      end
      return code.unknown or not code.value or loads or #code.before > 0
         or lists.any(line.choices, may_fail)
   end)
end

--- Whether one of those that a block uses may.
function M.shared_fails(list)
   local found = false
   tree.each_statement(list, function(s)
      found = found or s.tag == "use" and not lanes.is_lane_choice(s.choice)
         and may_fail(s.choice)
   end)
   return found
end

local function negated(test) return ir.logical_not({ a = test, lo = 0, hi = 1 }) end

-- A condition that is an operand with one line, where that always holds.
local function always(test)
   local line = test.tag == "choice" and #test.choice.lines == 1 and test.choice.lines[1]
   local value = line and line.code.value
   return value and value.tag == "const" and not num.eq(value.value, 0)
end

-- Ways --------------------------------------------------------------------------------------------

local function joined(a, b) return table.move(b, 1, #b, #a + 1, copied(a)) end

-- The same program, to go on in one of several ways.
function Program:one_way()
   local other = copied_map(self)
   other.items, other.tests = copied(self.items), copied(self.tests)
   other.inlined = copied(self.inlined)
   other.codes, other.raws = copied_map(self.codes), copied_map(self.raws)
   other.stores = self.stores and lists.map(self.stores, copied_map)
   return setmetatable(other, Program)
end

-- Writes one way to the end of the function: false where that is to give up.
function Program:put_way(list, all)
   local fn, other = self.fn, self:one_way()
   local lines, depth, codes = #fn.w.lines, fn.w.depth, fn.choice_codes
   local taken = copied_map(fn.taken) -- names of this way are free again after it
   fn.choice_codes = copied_map(codes)
   fn:next_statement()
   local ok, problem = xpcall(function()
      other:run_list(list, all)
      other:finish()
   end, program.traced)
   fn.choice_codes = codes
   fn:next_statement()
   fn.taken = taken
   for _, code in pairs(fn.root.names) do taken[code.text] = true end
   if ok then return true end
   if getmetatable(problem) ~= program.Unsuited then error(problem, 0) end
   for i = #fn.w.lines, lines + 1, -1 do fn.w.lines[i] = nil end
   fn.w.depth = depth
   fn.w:line("return %s;", self.slow)
   return false, problem
end

function Program:part(s, rest, all)
   local fn = self.fn
   self:pass(s)
   self.ways.count = self.ways.count + 1
   if self.ways.count > MOST_WAYS then program.give_up("many conditions") end
   self:leave()
   fn.w:open("if (%s) {", self:shared_test(s.test))
   local yes, problem = self:put_way(joined(s.yes, rest), all)
   fn.w:close()
   local no = self:put_way(joined(s.no, rest), all)
   if not yes and not no then error(problem, 0) end
   self.is_done = true
end

-- The same for a condition of lanes: one that holds in some of those that run but not in all gives
-- up.
function Program:part_by_lanes(s, rest, all)
   local fn = self.fn
   self.ways.count = self.ways.count + 1
   if self.ways.count > MOST_WAYS then program.give_up("many conditions") end
   local hold = self:mask(s.test, "hold")
   self:pass(s)
   self:leave()
   fn.w:open("if ((run & %s) == 0) {", hold)
   local no, problem = self:put_way(joined(s.no, rest), all)
   fn.w:close()
   fn.w:line("if (run & ~%s)", hold)
   fn.w:line("    return %s;", self.slow)
   local yes = self:put_way(joined(s.yes, rest), all)
   if not yes and not no then error(problem, 0) end
   self.is_done = true
end

--- Ends the function, or one way through it, where nothing happens once for the warp.
function Program:finish()
   if self.is_done then return end
   self:compute(nil)
   self:leave()
   self:write_back()
   self.fn.w:line("return %s;", program.only_lanes(self.stores or {}) and "RT_ON" or "0")
end

-- Statements --------------------------------------------------------------------------------------

local function after(list, i) return table.move(list, i + 1, #list, 1, {}) end

-- An `if` with an effect; true when what follows it is written, too.
function Program:condition(s, rest, all)
   local fn = self.fn
   if traps(s.yes) then
      self:leave_where(s.test)
      self:pass(s)
      self:run_list(joined(s.no, rest), all)
   elseif #s.no == 0 and #rest == 0 and always(s.test) then
      self:run_list(s.yes, all)
   elseif self.ways and self:is_shared(s.test) then
      self:part(s, rest, all)
   elseif #rest == 0 and (#s.yes == 0 or #s.no == 0) then
      -- Rows are put at the end, in the lanes that run then.
      if self.has_stored then program.give_up("a condition after a store") end
      local test = #s.yes > 0 and s.test or negated(s.test)
      if self.opened and self:is_shared(test) then
         self:leave()
         fn.w:open("if (%s) {", self:shared_test(test))
         self.opened = self.opened + 1
         self:pass(s)
         return self:run_list(#s.yes > 0 and s.yes or s.no, all)
      elseif self:is_shared(test) then
         -- What it guards may be wrong without it, such as the number of a register.
         self:leave_if(self:shared_test(negated(test), true))
         self:pass(s)
         return self:run_list(#s.yes > 0 and s.yes or s.no, all)
      end
      -- a condition that is an operand was noted by `use`; its bits are had without a row
      fn.w:line("run &= %s;", self:mask(test, "hold"))
      self:pass(s)
      if self.ways and not self.shared_fails then
         self:leave() -- what comes before the condition
         fn.w:line("if (!known && !run)")
         fn.w:line("    return RT_ON;")
      end
      self:run_list(#s.yes > 0 and s.yes or s.no, all)
   elseif self.ways then
      self:part_by_lanes(s, rest, all)
   else
      program.give_up("if")
   end
end

--- Writes statements. `all`: what reads operands.
function Program:run_list(list, all)
   for i, s in ipairs(list) do
      if s.tag == "use" then
         self:use(s.choice, all)
      elseif s.tag == "let" then
         self:let(s)
      elseif s.tag == "store" then
         self.has_stored = true
         self:store(s)
      elseif s.tag == "contribute" then
         self.contribution = s.value
      elseif s.tag == "then" then
         self:leave_if_then(s.choice)
      elseif s.tag == "if" and self.ways and program.loads_in({ s }) and self:is_shared(s.test) then
         self:part(s, after(list, i), all)
         return
      elseif (s.tag == "if" or s.tag == "for") and not has_effect({ s }) then
         self:choose(s)
      elseif s.tag == "if" then
         self:condition(s, after(list, i), all)
         return
      else
         program.give_up(s.tag)
      end
   end
end

return M
