-- The operators of the IR on numbers. Constant folding, the interpreter and partial evaluation
-- share them, so that they cannot differ.
local num = require("gen.num")
local tree = require("gen.ir.tree")

local M = {}

local function truth(value) return value and 1 or 0 end

-- From 256 on a count shifts everything out of any expression.
local function count(n) return num.is_small(n) and n < 256 and n or 256 end

M.binary = {
   add = num.add, sub = num.sub, mul = num.mul, band = num.band, bor = num.bor, bxor = num.bxor,
   quo = num.quo, rem = num.rem, div = num.div, mod = num.mod,
   shl = function(a, n) return num.shl(a, count(n)) end,
   shr = function(a, n) return num.shr(a, count(n)) end,
   eq = function(a, b) return truth(num.eq(a, b)) end,
   ne = function(a, b) return truth(not num.eq(a, b)) end,
   lt = function(a, b) return truth(num.lt(a, b)) end,
   le = function(a, b) return truth(num.le(a, b)) end,
   gt = function(a, b) return truth(num.lt(b, a)) end,
   ge = function(a, b) return truth(num.le(b, a)) end,
   logical_and = function(a, b) return truth(not num.eq(a, 0) and not num.eq(b, 0)) end,
   logical_or = function(a, b) return truth(not num.eq(a, 0) or not num.eq(b, 0)) end,
}

M.unary = {
   neg = num.neg, bnot = num.bnot, abs = num.abs, popcount = num.popcount,
   logical_not = function(a) return truth(num.eq(a, 0)) end,
}

-- Any operator: its node and what its parts are, in their order.
local operators = {}

local DIVISIONS = { quo = true, rem = true, div = true, mod = true }

for tag, f in pairs(M.binary) do
   operators[tag] = function(_, a, b)
      return not (DIVISIONS[tag] and num.eq(b, 0)) and f(a, b) or nil
   end
end
for tag, f in pairs(M.unary) do operators[tag] = function(_, a) return f(a) end end

function operators.trunc(node, a) return num.bits(a, 0, node.width) end
function operators.sext(node, a) return num.sext(a, node.width) end

-- Zeros above the highest, below the lowest one; the width for 0.
function operators.clz(node, a)
   return node.width - num.width_unsigned(num.bits(a, 0, node.width))
end

function operators.ctz(node, a)
   for i = 0, node.width - 1 do
      if num.bit(a, i) == 1 then return i end
   end
   return node.width
end

-- A position beyond every expression sees copies of the sign.
function operators.slice(node, a, from) return num.bits(a, count(from), node.width) end

-- Pieces, the first one lowest.
function operators.gather(node, a)
   local value, shift = 0, 0
   for _, part in ipairs(node.parts) do
      value = num.bor(value, num.shl(num.bits(a, part.lo, part.width), shift))
      shift = shift + part.width
   end
   return value
end

function operators.cat(node, ...)
   local value, shift = 0, 0
   for i, part in ipairs(node.parts) do
      value = num.bor(value, num.shl(num.bits(select(i, ...), 0, part.width), shift))
      shift = shift + part.width
   end
   return value
end

-- 32 bits; bit i is bit `4*a[i] + 2*b[i] + c[i]` of the table `l`.
function operators.lut3(_, l, a, b, c)
   local value = 0
   for i = 0, 31 do
      local index = 4 * num.bit(a, i) + 2 * num.bit(b, i) + num.bit(c, i)
      value = value | num.bit(l, index) << i
   end
   return value
end

function operators.clamp(_, a, lo, hi) return num.max(lo, num.min(a, hi)) end

local function fold(f)
   return function(_, value, ...)
      for i = 1, select("#", ...) do value = f(value, (select(i, ...))) end
      return value
   end
end

operators.min, operators.max = fold(num.min), fold(num.max)

-- Operators that evaluate only the parts that decide: `value_of(part)`, nil where not known.
local lazy = {}

local function logical(decisive)
   return function(node, value_of)
      local a = value_of(node.a)
      if a and truth(not num.eq(a, 0)) == decisive then return decisive end
      local b = value_of(node.b)
      if b and truth(not num.eq(b, 0)) == decisive then return decisive end
      return a and b and 1 - decisive
   end
end

lazy.logical_and, lazy.logical_or = logical(0), logical(1)

function lazy.cond(node, value_of)
   local test = value_of(node.test)
   return test and value_of(num.eq(test, 0) and node.no or node.yes)
end

function lazy.pick(node, value_of)
   local k = value_of(node.k)
   local chosen = k and node.args[k + 1]
   return chosen and value_of(chosen)
end

lazy.column = lazy.pick

--- The value of a node from those of its parts; nil where these do not determine it, or where the
-- node is not an operator.
function M.value(node, value_of)
   if lazy[node.tag] then return lazy[node.tag](node, value_of) end
   local operator = operators[node.tag]
   if not operator then return nil end
   local values, unknown = {}, false
   tree.each_part(node, function(part)
      local value = value_of(part)
      values[#values + 1], unknown = value, unknown or value == nil
   end)
   return not unknown and operator(node, table.unpack(values)) or nil
end

--- The value of an expression of which some leaves are known: `leaf(node)`, nil for others.
function M.known(node, leaf)
   if node.tag == "const" then return node.value end
   local value = leaf(node)
   if value ~= nil then return value end
   return M.value(node, function(part) return M.known(part, leaf) end)
end

return M
