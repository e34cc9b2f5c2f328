-- Conditions of rows: the same use in several places of the code is one row, under the condition
-- that one of these places is reached. A condition is a decision diagram over the tests in it, so
-- that what these have in common, and what follows from the rest, is said once. A variable is a
-- term with a value (`x == 3`, the alternative of an operand that is taken), or a test that is 0 or
-- 1.
local lists = require("gen.base.lists")
local diagram = require("gen.emit.uses.diagram")
local few = require("gen.emit.uses.few")

local M = {}

local SMALL = 16   -- what a set of numbers in a term holds
local LARGEST = 64 -- bits of a number that is unknown as a whole

local BIT = { 1, 0 } -- the values of a test

local TRUE, FALSE = diagram.TRUE, diagram.FALSE

local Conditions = {}
Conditions.__index = Conditions

function M.new(terms)
   local open = { index = math.huge, term = terms.unknown, values = BIT }
   return setmetatable({ terms = terms, nodes = diagram.new(), open = open,
      holds = {}, fails = {} }, Conditions)
end

-- From terms --------------------------------------------------------------------------------------

local function lines_of(choice)
   return lists.map(choice.lines, function(line) return line.index end)
end

-- Is a term 0 or 1?
local TRUTHS = { LINE = true, LAND = true, LOR = true, LNOT = true, EQ = true, NE = true, LT = true,
   LE = true, GT = true, GE = true }

local function is_bit(term)
   if TRUTHS[term.op] or term.is_bit then return true end
   if term.op == "VALUE" then return term.field.width == 1 end
   if term.op == "SLICE" then return term.n == 1 end
   return term.op == "WORD" and term.b == 1
end

-- Is the variable one of these values? Else the other way round.
local function is_value(self, var, value, wanted)
   local yes, no = wanted and TRUE or FALSE, wanted and FALSE or TRUE
   local function branch(one) return one == value and yes or no end
   return self.nodes:node(var, var.values or { value }, branch, not var.values and no or nil)
end

-- What stays unknown while only the instruction is known, and is no guard either: the content of a
-- register of several bits that is not wired to a number, and what is computed from it.
local COMPUTED = { ADD = true, SUB = true, MUL = true, SHL = true, SHR = true, NEG = true }
local COMPARED = { LT = true, LE = true, GT = true, GE = true }

-- How many low bits of a term are all unknown; 0 where one may be known, or may be a guard.
local function open_bits(term)
   local op = term.op
   if op == "UNKNOWN" then return LARGEST end
   if op == "REG" then return term.open_bits end
   if op == "CHOICE" then return open_bits(term.a) end
   if op == "COND" then return math.min(open_bits(term.b), open_bits(term.c)) end
   if op == "SEXT" or op == "SLICE" and term.b.op == "CONST" and term.b.n == 0 then
      local one = term.n == 1 and not COMPUTED[term.a.op] -- a bit of a register
      return one and 0 or math.min(open_bits(term.a), term.n)
   end
   if not COMPUTED[op] then return 0 end
   return (open_bits(term.a) > 0 or term.b and open_bits(term.b) > 0) and LARGEST or 0
end

local function is_open(test)
   local op = test.op
   if op == "LNOT" then return is_open(test.a) end
   if COMPARED[op] then return open_bits(test.a) > 0 or open_bits(test.b) > 0 end
   if op == "EQ" or op == "NE" then
      local a, b = open_bits(test.a), open_bits(test.b)
      return a == LARGEST or b == LARGEST
         or test.b.op == "CONST" and a > 0 and test.b.n >= 0 and test.b.n < 1 << a
   end
   return open_bits(test) > 0
end

-- All tests that stay unknown are one, the last variable: whether they hold together, or exclude
-- each other, is not looked at.
local function unknown(self)
   return is_value(self, self.open, 1, true)
end

-- A test that is not looked into. Of a vague one, it is not known that it and its opposite exclude
-- each other.
local function opaque(self, term, wanted)
   if is_open(term) then return unknown(self) end
   if term.vague and not wanted then
      return is_value(self, self.nodes:variable("not " .. term.id, self.terms:negated(term), BIT),
         1,
         true)
   end
   return is_value(self, self.nodes:variable("bit " .. term.id, term, BIT), 1, wanted)
end

-- `test ? yes : no`; where the test is unknown, what both agree on is not.
local function chosen(self, test, yes, no)
   if is_open(test) then
      return self.nodes:either(self.nodes:both(yes, no),
         self.nodes:both(unknown(self), self.nodes:either(yes, no)))
   end
   return self.nodes:either(self.nodes:both(self:of(test, true), yes),
      self.nodes:both(self:of(test, false), no))
end

-- Is `x` the number n?
local function equals(self, x, n, wanted)
   if x.op == "CONST" then return (x.n == n) == wanted and TRUE or FALSE end
   if x.vague or open_bits(x) > 0 then
      return opaque(self, self.terms:make("EQ", x, self.terms:const(n)), wanted)
   end
   if x.op == "COND" then
      return chosen(self, x.a, equals(self, x.b, n, wanted), equals(self, x.c, n, wanted))
   end
   if is_bit(x) then
      if n ~= 0 and n ~= 1 then return wanted and FALSE or TRUE end
      return self:of(x, (n == 1) == wanted)
   end
   return is_value(self, self.nodes:variable("value " .. x.id, x), n, wanted)
end

local handlers = {
   CONST = function(_, t, wanted) return (t.n ~= 0) == wanted and TRUE or FALSE end,
   LNOT = function(self, t, wanted) return self:of(t.a, not wanted) end,
   LINE = function(self, t, wanted)
      local var = self.nodes:variable("line " .. t.a, t, lines_of(t.choice))
      var.choice = t.choice
      return is_value(self, var, t.n, wanted)
   end,
   COND = function(self, t, wanted)
      return chosen(self, t.a, self:of(t.b, wanted), self:of(t.c, wanted))
   end,
}

-- `and` holds where both do, fails where either does; `or` the other way round.
local function connective(all_when)
   return function(self, t, wanted)
      local a, b = self:of(t.a, wanted), self:of(t.b, wanted)
      if wanted == all_when then return self.nodes:both(a, b) end
      return self.nodes:either(a, b)
   end
end
handlers.LAND, handlers.LOR = connective(true), connective(false)

function handlers.EQ(self, t, wanted)
   if t.b.op == "CONST" then return equals(self, t.a, t.b.n, wanted) end
   if t.a.op == "CONST" then return equals(self, t.b, t.a.n, wanted) end
   return opaque(self, t, wanted)
end

function handlers.NE(self, t, wanted)
   if t.a.op ~= "CONST" and t.b.op ~= "CONST" then return opaque(self, t, wanted) end
   return handlers.EQ(self, t, not wanted)
end

-- What a few bits decide: for which of their values.
local function decided(self, term, wanted)
   local leaf, values, results = few.table_of(term)
   if not leaf then return nil end
   local bits = is_bit(leaf) and BIT or values
   local var = self.nodes:variable((bits == BIT and "bit " or "value ") .. leaf.id, leaf, bits)
   return self.nodes:node(var, bits, function(value)
      return (results[value] ~= 0) == wanted and TRUE or FALSE
   end)
end

local function node_of(self, term, wanted)
   local few_bits = decided(self, term, wanted)
   if few_bits then return few_bits end
   local handler = handlers[term.op]
   if handler then return handler(self, term, wanted) end
   if is_bit(term) or term.vague or term.op == "CHOICE" then
      return opaque(self, term, wanted)
   end
   return equals(self, term, 0, not wanted)
end

--- The node of a term as a test; of its opposite where it is not `wanted`.
function Conditions:of(term, wanted)
   local memo = wanted and self.holds or self.fails
   if not memo[term] then memo[term] = node_of(self, term, wanted) end
   return memo[term]
end

-- To terms ----------------------------------------------------------------------------------------

local function set_of(values)
   local set = 0
   for _, value in ipairs(values) do
      if value < 0 or value >= SMALL then return nil end
      set = set | 1 << value
   end
   return set
end

local function has_value(self, var, value)
   local terms = self.terms
   if var.choice then return terms:line(var.choice, value) end
   return terms:make("EQ", var.term, terms:const(value))
end

-- Has the variable one of these values?
local function test_of(self, var, values)
   local terms = self.terms
   if var.values == BIT then
      return values[1] == 1 and var.term or terms:negated(var.term)
   end
   if #values == 1 then return has_value(self, var, values[1]) end
   local set = set_of(values)
   if set then
      local taken = var.choice and terms:make("TAKEN", nil, nil, nil, var.term.a)
      return terms:make("IN", taken or var.term, nil, nil, set)
   end
   local out
   for _, value in ipairs(values) do
      local term = has_value(self, var, value)
      out = out and terms:make("LOR", out, term) or term
   end
   return out
end

-- `test ? yes : no` of truths.
local function choose(terms, test, yes, no)
   local T, F = terms.always, terms.zero
   if yes == T then return no == F and test or terms:make("LOR", test, no) end
   if yes == F then
      return no == T and terms:negated(test) or terms:make("LAND", terms:negated(test), no)
   end
   if no == F then return terms:make("LAND", test, yes) end
   return no == T and terms:make("LOR", terms:negated(test), yes) or terms:cond(test, yes, no)
end

local function term_of(self, node)
   if node == TRUE then return self.terms.always end
   if node == FALSE then return self.terms.zero end
   if not node.term then
      local cases = node.cases
      local out = term_of(self, cases[#cases].node)
      for i = #cases - 1, 1, -1 do
         local test = test_of(self, node.var, cases[i].values)
         out = choose(self.terms, test, term_of(self, cases[i].node), out)
      end
      node.term = out
   end
   return node.term
end

-- The only case of a node that is not false, and the test for it.
local function only_case(self, node)
   local found
   for _, case in ipairs(node.cases) do
      if case.node ~= FALSE then
         if found then return nil end
         found = case
      end
   end
   if #found.values > 0 then return found, test_of(self, node.var, found.values) end
   local others = {}
   for _, case in ipairs(node.cases) do
      lists.append(others, case.values)
   end
   return found, self.terms:negated(test_of(self, node.var, others))
end

--- The tests that must all hold, outer ones first.
local function tests_of(self, node)
   local tests = {}
   while node.var do
      local case, test = only_case(self, node)
      if not case then break end
      tests[#tests + 1], node = test, case.node
   end
   if node.var then tests[#tests + 1] = term_of(self, node) end
   return tests
end

-- Rows --------------------------------------------------------------------------------------------

-- Conditions as they are, where a diagram of them would be too large.
local function plain(rows, terms)
   return lists.map(rows, function(row)
      return { row = row, tests = row.when ~= terms.always and { row.when } or {} }
   end)
end

local function merged(terms, rows)
   local self, list, of_key = M.new(terms), {}, {}
   for _, row in ipairs(rows) do
      local entry = of_key[row.key]
      if not entry then
         entry = { row = row, node = FALSE }
         of_key[row.key], list[#list + 1] = entry, entry
      end
      entry.node = self.nodes:either(entry.node, self:of(row.when, true))
   end
   return lists.collect(list, function(entry)
      return entry.node ~= FALSE and { row = entry.row, tests = tests_of(self, entry.node) }
   end)
end

--- Rows of a walk → array of {row, tests}.
function M.merge(terms, rows)
   local done, list = pcall(merged, terms, rows)
   if done then return list end
   if list ~= diagram.FULL then error(list, 0) end
   return plain(rows, terms)
end

return M
