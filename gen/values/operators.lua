-- Operators, casts and concatenation as nodes with intervals, and the facts about expressions that
-- follow from a test that holds, or fails. `what` is a function that returns the source text for
-- messages.
local ir = require("gen.ir.node").make
local num = require("gen.num")
local interval = require("gen.ir.interval")
local compute = require("gen.ir.compute")
local Walker = require("gen.values.walker")

local function both_const(a, b) return a.tag == "const" and b.tag == "const" end

-- Arithmetic --------------------------------------------------------------------------------------

local DIVISIONS = { quo = true, rem = true, div = true, mod = true }
local COMPARISONS = { eq = true, ne = true, lt = true, le = true, gt = true, ge = true }

local function text(what, default) return what and ("`%s`"):format(what()) or default end

local function check_shift(self, op, a, b, at, what)
   local bounded = op == "shr" or num.le(b.hi, 128) or num.eq(a.lo, 0) and num.eq(a.hi, 0)
   if num.is_negative(b.lo) or not bounded then
      self:fail("E51", at, ("%s: the count is %s"):format(text(what, "shift"), self:bounds(b)),
         { hint = num.is_negative(b.lo) and "guard it with `if n >= 0`"
            or "take low bits, `n[0..4]`, or guard it" })
   end
end

local function check_divisor(self, b, at, what)
   if num.is_negative(b.hi) or num.lt(0, b.lo) or b.nonzero then return end
   self:fail("E66", at, ("divisor of %s may be 0 (%s)"):format(text(what, "this division"),
      self:bounds(b)),
      { hint = "guard it with `if b != 0`" })
end

local function binary_bounds(op, a, b)
   if COMPARISONS[op] then
      local decided = interval.compare(op, a.lo, a.hi, b.lo, b.hi)
      return decided or 0, decided or 1
   end
   if DIVISIONS[op] and num.is_negative(b.lo) and num.lt(0, b.hi) then
      local al, ah = interval[op](a.lo, a.hi, b.lo, -1)
      local bl, bh = interval[op](a.lo, a.hi, 1, b.hi)
      return num.min(al, bl), num.max(ah, bh)
   end
   return interval[op](a.lo, a.hi, b.lo, b.hi)
end

function Walker:binary(op, a, b, at, what)
   if op == "shl" or op == "shr" then check_shift(self, op, a, b, at, what) end
   if DIVISIONS[op] then check_divisor(self, b, at, what) end
   local lo, hi = binary_bounds(op, a, b)
   if both_const(a, b) then lo = compute.binary[op](a.value, b.value); hi = lo end
   local node =
      self:make(ir[op]({ a = a, b = b, at = at, w = COMPARISONS[op] and 1 or nil }), lo, hi, what)
   if both_const(a, b) then return self:const(lo, at, node.w) end
   return node
end

function Walker:unary(op, a, at, what)
   local lo, hi
   if op == "logical_not" then
      local decided = interval.compare("eq", a.lo, a.hi, 0, 0)
      lo, hi = decided or 0, decided or 1
   elseif op == "popcount" then
      lo, hi = num.eq(a.lo, 0) and 0 or 1, num.width_unsigned(a.hi)
   else
      lo, hi = interval[op](a.lo, a.hi)
   end
   if a.tag == "const" then lo = compute.unary[op](a.value); hi = lo end
   local width = op == "logical_not" and 1 or nil
   local node = self:make(ir[op]({ a = a, at = at, w = width }), lo, hi, what)
   if a.tag == "const" then return self:const(lo, at, node.w) end
   return node
end

--- Low `width` bits, unsigned.
function Walker:trunc(a, width, at)
   local lo, hi = interval.slice(a.lo, a.hi, 0, width)
   if a.tag == "const" then return self:const(lo, at, width) end
   return self:make(ir.trunc({ a = a, width = width, at = at, w = width }), lo, hi)
end

--- Low `width` bits, signed.
function Walker:sext(a, width, at)
   local lo, hi = interval.sext(a.lo, a.hi, width)
   if a.tag == "const" then return self:const(lo, at, width) end
   return self:make(ir.sext({ a = a, width = width, at = at, w = width }), lo, hi)
end

local function cat_bounds(nodes)
   local lo, hi, shift, constant = 0, 0, 0, true
   for _, node in ipairs(nodes) do
      local a, b = interval.slice(node.lo, node.hi, 0, node.w)
      if node.tag == "undefined" then a, b = interval.unsigned(node.w) end
      lo, hi = num.add(lo, num.shl(a, shift)), num.add(hi, num.shl(b, shift))
      shift = shift + node.w
      constant = constant and node.tag == "const"
   end
   return lo, hi, shift, constant
end

--- Concatenation, the first part lowest; every part has a width.
function Walker:cat(nodes, at, what)
   local parts = {}
   for i, node in ipairs(nodes) do
      if not node.w then
         self:fail("E54", node.at or at,
            ("part %d of `cat` has no width (%s)"):format(i, self:bounds(node)),
            { hint = ("u%d(..)"):format(math.max(1, num.width_unsigned(node.hi))) })
      end
      parts[i] = { a = node, width = node.w }
   end
   local lo, hi, width, constant = cat_bounds(nodes)
   if constant and interval.fits(lo, hi) then return self:const(lo, at, width) end
   return self:make(ir.cat({ parts = parts, at = at, w = width }), lo, hi, what)
end

--- Width and file that two alternatives have in common.
local function common(a, b) return a == b and a or nil end

--- `yes` where `test` holds, else `no`; the test is not decided.
function Walker:cond(test, yes, no, at)
   local node = ir.cond({
      test = test, yes = yes, no = no, at = at, w = common(yes.w, no.w),
      is_undefined = yes.is_undefined or no.is_undefined,
   })
   return self:make(node, num.min(yes.lo, no.lo), num.max(yes.hi, no.hi))
end

--- `a and b`, `a or b`: 0 or 1.
function Walker:logical(op, a, b, at)
   local function truth(n) return interval.compare("ne", n.lo, n.hi, 0, 0) end
   local x, y = truth(a), truth(b)
   local lo, hi = 0, 1
   local is_and, is_or = op == "logical_and", op == "logical_or"
   if is_and and (x == 0 or y == 0) or is_or and x == 0 and y == 0 then hi = 0 end
   if is_or and (x == 1 or y == 1) or is_and and x == 1 and y == 1 then lo = 1 end
   if both_const(a, b) then return self:const(lo, at, 1) end
   return self:make(ir[op]({ a = a, b = b, at = at, w = 1 }), lo, hi)
end

-- Tests -------------------------------------------------------------------------------------------

--- 1 or 0 where the interval of a test decides it, else nil.
function Walker.decided(_, test)
   return interval.compare("ne", test.lo, test.hi, 0, 0)
end

local OPPOSITE = { eq = "ne", ne = "eq", lt = "ge", ge = "lt", gt = "le", le = "gt" }

local LOWEST, HIGHEST = interval.MIN, interval.MAX

-- `node` is not `value`: an end of the interval moves.
local function learn_not(self, node, value)
   if num.eq(node.lo, value) then return self:learn(node, num.add(value, 1), HIGHEST) end
   if num.eq(node.hi, value) then return self:learn(node, LOWEST, num.sub(value, 1)) end
   if num.eq(value, 0) then self:learn_nonzero(node) end
   return true
end

local learn_comparison = {
   eq = function(self, a, b) return self:learn(a, b.lo, b.hi) and self:learn(b, a.lo, a.hi) end,
   ne = function(self, a, b)
      local x, y = self:value_of(a), self:value_of(b)
      if y and not learn_not(self, a, y) then return false end
      return not x or learn_not(self, b, x)
   end,
   lt = function(self, a, b)
      return self:learn(a, LOWEST, num.sub(b.hi, 1)) and self:learn(b, num.add(a.lo, 1), HIGHEST)
   end,
   le = function(self, a, b) return self:learn(a, LOWEST, b.hi)
      and self:learn(b, a.lo, HIGHEST) end,
}
learn_comparison.gt = function(self, a, b) return learn_comparison.lt(self, b, a) end
learn_comparison.ge = function(self, a, b) return learn_comparison.le(self, b, a) end

--- Assumes that `test` holds (or, with `holds` false, that it does not). Returns false when that is
-- impossible.
function Walker:assume(test, holds)
   local tag = test.tag
   if tag == "logical_not" then return self:assume(test.a, not holds) end
   if tag == "config" then return self:learn_config(test, holds) end
   if COMPARISONS[tag] then
      return learn_comparison[holds and tag or OPPOSITE[tag]](self, test.a, test.b)
   end
   if tag == "logical_and" and holds or tag == "logical_or" and not holds then
      return self:assume(test.a, holds) and self:assume(test.b, holds)
   end
   if tag == "logical_and" or tag == "logical_or" then return true end
   if holds then return learn_not(self, test, 0) end
   return self:learn(test, 0, 0)
end
