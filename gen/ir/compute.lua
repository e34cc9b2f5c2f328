-- What the operators of the IR mean on numbers. Constant folding and the interpreter share this
-- table, so that the two cannot come to differ.
local num = require("gen.num")

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
   land = function(a, b) return truth(not num.eq(a, 0) and not num.eq(b, 0)) end,
   lor = function(a, b) return truth(not num.eq(a, 0) or not num.eq(b, 0)) end,
}

M.unary = {
   neg = num.neg, bnot = num.bnot, abs = num.abs, popcount = num.popcount,
   lnot = function(a) return truth(num.eq(a, 0)) end,
}

--- Zeros above the highest, below the lowest one of `width` bits; `width` for 0.
function M.clz(a, width)
   return width - num.width_unsigned(num.bits(a, 0, width))
end

function M.ctz(a, width)
   for i = 0, width - 1 do
      if num.bit(a, i) == 1 then return i end
   end
   return width
end

--- Bits from `from` up; a position beyond every expression sees copies of the sign.
function M.slice(a, from, width)
   return num.bits(a, count(from), width)
end

--- Pieces of `a`, the first one lowest.
function M.gather(a, parts)
   local value, shift = 0, 0
   for _, part in ipairs(parts) do
      value = num.bor(value, num.shl(num.bits(a, part.lo, part.width), shift))
      shift = shift + part.width
   end
   return value
end

--- 32 bits; bit i is bit `4*a[i] + 2*b[i] + c[i]` of the table `l`.
function M.lut3(l, a, b, c)
   local value = 0
   for i = 0, 31 do
      local index = 4 * num.bit(a, i) + 2 * num.bit(b, i) + num.bit(c, i)
      value = value | num.bit(l, index) << i
   end
   return value
end

function M.clamp(a, lo, hi)
   return num.max(lo, num.min(a, hi))
end

return M
