-- `match`: a chain of conditions whose cases must cover all values that the subject can have at
-- that place. One form may have fewer than another, so which case needs a test, and which one is
-- left when all others are excluded, is computed for each form.
local num = require("gen.num")
local ranges = require("gen.num.ranges")
local cases_of = require("gen.values.branch.cases")
local asttext = require("gen.syntax.asttext")
local Walker = require("gen.values.walker")

local M = {}

-- Refuses a part of a case that shares values with one before it.
local function check_apart(self, part, taken, at, field)
   for _, earlier in ipairs(taken) do
      local both = ranges.intersect({ part }, { earlier })
      if #both > 0 then
         self:fail("E11", at, ("`%s` is in two cases"):format(cases_of.text(both, field)),
            { also = { at = earlier.at, text = "first here" } })
      end
   end
end

-- The values of each case, and of all.
local function read_cases(self, ast, field)
   local cases, taken = {}, {}
   for i, arm in ipairs(ast.arms) do
      local parts = cases_of.of_case(self, arm, field)
      for _, part in ipairs(parts) do
         check_apart(self, part, taken, arm.at, field)
         taken[#taken + 1] = { lo = part.lo, hi = part.hi, at = arm.at }
      end
      cases[i] = ranges.new(parts)
   end
   return cases, ranges.new(taken)
end

local function check_cover(self, ast, field, missing)
   if ast.otherwise or #missing == 0 then return end
   local text, more = cases_of.text(missing, field)
   self:complain("E90", ast.at, ("`match %s` has no case for `%s`%s"):format(
      asttext.expr(ast.subject), text,
      num.eq(more, 0) and "" or (" and %s more"):format(num.tostring(more))),
      { hint = ("`%s: ..` or `else: ..`"):format(text) })
   self.give_up()
end

-- The hull of a set, as what is known of `node`.
local function learn_hull(self, node, set) self:learn(node, set[1].lo, set[#set].hi) end

-- True, among the values `left`, for those of `set`.
local function test_of(self, node, set, left, at)
   local test
   local function compare(op, value) return self:binary(op, node, self:const(value, at), at) end
   for _, range in ipairs(set) do
      local above = num.lt(left[1].lo, range.lo)
      local below = num.lt(range.hi, left[#left].hi)
      local part
      if num.eq(range.lo, range.hi) then
         part = compare("eq", range.lo)
      elseif above and below then
         part = self:logical("logical_and", compare("ge", range.lo), compare("le", range.hi), at)
      else
         part = above and compare("ge", range.lo) or compare("le", range.hi)
      end
      test = test and self:logical("logical_or", test, part, at) or part
   end
   return test
end

-- The cases from the k-th on, for a subject that has one of the values `left`.
local function run_cases(self, ast, one, k, left)
   local arm = ast.arms[k]
   if not arm then
      one.alive.otherwise = true
      learn_hull(self, one.node, left)
      return self:run(ast.otherwise, one.rest)
   end
   local mine = ranges.intersect(left, one.cases[k])
   if #mine == 0 then return run_cases(self, ast, one, k + 1, left) end
   one.alive[k] = true
   local others = ranges.subtract(left, mine)
   local function run_mine()
      learn_hull(self, one.node, mine)
      return self:run(arm.body, one.rest)
   end
   if #others == 0 then return run_mine() end
   local test = test_of(self, one.node, mine, left, arm.at)
   return self:two_ways(arm.at, test, run_mine, function()
      learn_hull(self, one.node, others)
      return run_cases(self, ast, one, k + 1, others)
   end)
end

-- What is known of a `match` over all forms: which cases can occur.
local function alive_of(self, ast)
   local book = self.context.matches
   if not book[ast] then
      book[ast] = {}
      book[#book + 1] = ast
   end
   return book[ast]
end

-- A subject that is computed has one value for all cases.
local function settled(self, node, at)
   if node.tag == "raw" or node.tag == "field" or node.tag == "local" or node.tag == "const" then
      return node
   end
   return self:let_temp("subject", node, at)
end

--- A `match`; `rest` are the statements after it, where a case returns.
function Walker:match(ast, rest)
   local field = cases_of.field_of(self, ast.subject)
   local node = settled(self, self:eval(ast.subject), ast.subject.at)
   local cases, covered = read_cases(self, ast, field)
   local left = cases_of.possible(self, node)
   check_cover(self, ast, field, ranges.subtract(left, covered))
   return run_cases(self, ast,
      { node = node, cases = cases, rest = rest, alive = alive_of(self, ast) }, 1, left)
end

--- After all forms: cases that none of them can reach.
function M.check(context)
   for _, ast in ipairs(context.matches) do
      local alive = context.matches[ast]
      for k, arm in ipairs(ast.arms) do
         if not alive[k] then
            context.report:warning("W90", arm.at, "this case of a `match` can never occur",
               { hint = "remove it" })
         end
      end
      if ast.otherwise and not alive.otherwise then
         context.report:warning("W90", ast.otherwise_at, "the cases above cover all values",
            { hint = "remove the `else`" })
      end
   end
end

return M
