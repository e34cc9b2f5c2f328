-- Interval arithmetic: from the bounds of the operands to bounds of the result. Bounds are nums and
-- always finite; a result may exceed the 128 bits of an expression, which the caller checks. Every
-- function returns `lo, hi`; bounds need not be tight, but must hold.
local num = require("gen.num")

local M = {}

local add, sub, mul, neg, min, max, lt, le = num.add, num.sub, num.mul, num.neg, num.min, num.max,
   num.lt, num.le

--- What any expression may be: the widest unsigned and the widest signed type together.
M.MIN, M.MAX = neg(num.pow2(127)), num.mask(128)

function M.fits(lo, hi)
   return le(M.MIN, lo) and le(hi, M.MAX)
end

--- Bounds of an unsigned or signed type.
function M.unsigned(width) return 0, num.mask(width) end
function M.signed(width) return neg(num.pow2(width - 1)), num.mask(width - 1) end

function M.of_type(width, is_signed)
   if is_signed then return M.signed(width) end
   return M.unsigned(width)
end

function M.is_nonnegative(lo) return not num.is_negative(lo) end

local function hull4(a, b, c, d)
   return min(min(a, b), min(c, d)), max(max(a, b), max(c, d))
end

function M.add(al, ah, bl, bh) return add(al, bl), add(ah, bh) end
function M.sub(al, ah, bl, bh) return sub(al, bh), sub(ah, bl) end
function M.mul(al, ah, bl, bh) return hull4(mul(al, bl), mul(al, bh), mul(ah, bl), mul(ah, bh)) end
function M.neg(lo, hi) return neg(hi), neg(lo) end
function M.bnot(lo, hi) return num.bnot(hi), num.bnot(lo) end

function M.abs(lo, hi)
   if M.is_nonnegative(lo) then return lo, hi end
   if num.is_negative(hi) then return neg(hi), neg(lo) end
   return 0, max(neg(lo), hi)
end

--- Bits that hold every value of both operands, and whether one may be negative.
local function common_width(al, ah, bl, bh)
   local width = 0
   for _, bound in ipairs({ al, ah, bl, bh }) do
      width = math.max(width, num.width_unsigned(bound))
   end
   return width
end

local function signed_hull(width) return neg(num.pow2(width)), num.mask(width) end

function M.band(al, ah, bl, bh)
   local a_positive, b_positive = M.is_nonnegative(al), M.is_nonnegative(bl)
   if a_positive and b_positive then return 0, min(ah, bh) end
   if a_positive then return 0, ah end
   if b_positive then return 0, bh end
   return signed_hull(common_width(al, ah, bl, bh))
end

function M.bor(al, ah, bl, bh)
   local width = common_width(al, ah, bl, bh)
   if M.is_nonnegative(al) and M.is_nonnegative(bl) then
      return max(al, bl), min(num.mask(width), add(ah, bh))
   end
   local lo, hi = signed_hull(width)
   if num.is_negative(ah) or num.is_negative(bh) then hi = -1 end
   return lo, hi
end

function M.bxor(al, ah, bl, bh)
   local width = common_width(al, ah, bl, bh)
   if M.is_nonnegative(al) and M.is_nonnegative(bl) then
      return 0, min(num.mask(width), add(ah, bh))
   end
   return signed_hull(width)
end

--- a * 2^n for a small count that is not negative.
function M.shl(al, ah, nl, nh)
   return hull4(num.shl(al, nl), num.shl(al, nh), num.shl(ah, nl), num.shl(ah, nh))
end

-- Counts from 256 on shift everything out of any expression.
local function count(n) return num.is_small(n) and n < 256 and n or 256 end

function M.shr(al, ah, nl, nh)
   nl, nh = count(nl), count(nh)
   return hull4(num.shr(al, nl), num.shr(al, nh), num.shr(ah, nl), num.shr(ah, nh))
end

--- Quotients: the divisor does not contain 0, so the extremes are at its ends.
function M.quo(al, ah, bl, bh)
   return hull4(num.quo(al, bl), num.quo(al, bh), num.quo(ah, bl), num.quo(ah, bh))
end

function M.div(al, ah, bl, bh)
   return hull4(num.div(al, bl), num.div(al, bh), num.div(ah, bl), num.div(ah, bh))
end

function M.rem(al, ah, bl, bh)
   local limit = sub(max(num.abs(bl), num.abs(bh)), 1)
   local lo = M.is_nonnegative(al) and 0 or max(neg(limit), al)
   local hi = lt(0, ah) and min(limit, ah) or 0
   return lo, hi
end

function M.mod(al, ah, bl, bh)
   if M.is_nonnegative(bl) then
      if M.is_nonnegative(al) and lt(ah, bl) then return al, ah end
      return 0, M.is_nonnegative(al) and min(ah, sub(bh, 1)) or sub(bh, 1)
   end
   return add(bl, 1), 0
end

--- `width` bits from a fixed bit `from` up; exact where no border of 2^width is crossed.
function M.slice(lo, hi, from, width)
   local below, above = num.shr(lo, from), num.shr(hi, from)
   if num.eq(num.shr(below, width), num.shr(above, width)) then
      return num.bits(below, 0, width), num.bits(above, 0, width)
   end
   return 0, num.mask(width)
end

--- Low `width` bits as a signed number.
function M.sext(lo, hi, width)
   local least, most = M.signed(width)
   if le(least, lo) and le(hi, most) then return lo, hi end
   local half = num.pow2(width - 1)
   if num.eq(num.shr(add(lo, half), width), num.shr(add(hi, half), width)) then
      return num.sext(lo, width), num.sext(hi, width)
   end
   return least, most
end

--- Decides a comparison where the bounds do: 1, 0 or nil.
function M.compare(op, al, ah, bl, bh)
   if op == "lt" then
      if lt(ah, bl) then return 1 end
      if le(bh, al) then return 0 end
   elseif op == "le" then
      if le(ah, bl) then return 1 end
      if lt(bh, al) then return 0 end
   elseif op == "gt" then
      return M.compare("lt", bl, bh, al, ah)
   elseif op == "ge" then
      return M.compare("le", bl, bh, al, ah)
   else
      local equal
      if lt(ah, bl) or lt(bh, al) then equal = 0 end
      if num.eq(al, ah) and num.eq(bl, bh) and num.eq(al, bl) then equal = 1 end
      if equal and op == "ne" then return 1 - equal end
      return equal
   end
   return nil
end

--- Text of an interval for messages, powers of two as such.
function M.text(lo, hi)
   if num.eq(lo, hi) then return M.number(lo) end
   return M.number(lo) .. ".." .. M.number(hi)
end

--- The same with long numbers rounded outwards to a power of two.
function M.rough(lo, hi)
   local function bound(n)
      local width = num.width_unsigned(n)
      if width <= 32 then return M.number(n) end
      return num.is_negative(n) and "-2^" .. width or "2^" .. width
   end
   return bound(lo) .. ".." .. bound(hi)
end

function M.number(n)
   if num.is_negative(n) then
      local text = M.number(neg(n))
      return text:find("-", 1, true) and num.tostring(n) or "-" .. text
   end
   if num.lt(n, 65536) then return num.tostring(n) end
   local width = num.width_unsigned(n)
   if num.eq(n, num.pow2(width - 1)) then return "2^" .. width - 1 end
   if num.eq(n, num.mask(width)) then return "2^" .. width .. "-1" end
   return num.tostring(n)
end

return M
