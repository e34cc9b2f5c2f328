-- Integers of any size. All numbers of a description are mathematical integers: nothing here wraps.
--
-- A value that fits in 64 signed bits is a plain Lua integer; any other is a table `{sign = 1 | -1,
-- limb 1, limb 2, ..}` of 24-bit limbs, lowest first, without leading zeros. Every result is
-- brought to that one shape, so `num.eq` is exact. Bit operations see the infinite two's
-- complement. Limbs have 24 bits because then a product of two, plus all carries of a row, stays
-- far inside a Lua integer.
local bits = require("gen.num.bits")
local limbs = require("gen.num.limbs")

local M = {}

local LIMB, MASK = limbs.LIMB, limbs.MASK
local MIN = math.mininteger

local Big = {}

local is_integer = math.type

-- Limbs that have that shape already, as a value.
local function mark(x) return setmetatable(x, Big) end

--- Drops leading zeros of `x` and returns it, or a Lua integer if it fits one.
local function normal(x)
   local n = #x
   while n > 0 and x[n] == 0 do
      x[n] = nil
      n = n - 1
   end
   if n == 0 then return 0 end
   if n > 3 then return setmetatable(x, Big) end
   if n == 3 and x[3] >= 1 << 15 then
      local is_min = x.sign < 0 and x[3] == 1 << 15 and x[2] == 0 and x[1] == 0
      return is_min and MIN or setmetatable(x, Big)
   end
   local value = x[1] | (x[2] or 0) << LIMB | (x[3] or 0) << 2 * LIMB
   return x.sign < 0 and -value or value
end

--- The limbs of any value. What comes from a big value is shared, so callers never change it.
local function big(n)
   if is_integer(n) ~= "integer" then return n end
   if n == MIN then return { sign = -1, 0, 0, 1 << 15 } end
   local x = { sign = n < 0 and -1 or 1 }
   if n < 0 then n = -n end
   while n ~= 0 do
      x[#x + 1] = n & MASK
      n = n >> LIMB
   end
   return x
end

-- Arithmetic --------------------------------------------------------------------------------------

local function add_big(a, b)
   a, b = big(a), big(b)
   if a.sign == b.sign then return normal(limbs.add(a, b, a.sign)) end
   local order = limbs.compare(a, b)
   if order == 0 then return 0 end
   if order > 0 then return normal(limbs.sub(a, b, a.sign)) end
   return normal(limbs.sub(b, a, b.sign))
end

function M.add(a, b)
   if is_integer(a) == "integer" and is_integer(b) == "integer" then
      local r = a + b
      if (a ~ r) & (b ~ r) >= 0 then return r end
   end
   return add_big(a, b)
end

function M.neg(a)
   if is_integer(a) == "integer" and a ~= MIN then return -a end
   a = big(a)
   local x = { sign = -a.sign }
   for i = 1, #a do x[i] = a[i] end
   return normal(x)
end

function M.sub(a, b)
   if is_integer(a) == "integer" and is_integer(b) == "integer" then
      local r = a - b
      if (a ~ b) & (a ~ r) >= 0 then return r end
   end
   return add_big(a, M.neg(b))
end

local HALF = 1 << 31

function M.mul(a, b)
   if is_integer(a) == "integer" and is_integer(b) == "integer" then
      if a == 0 or b == 0 then return 0 end
      if a < HALF and a > -HALF and b < HALF and b > -HALF then return a * b end
      local r = a * b
      if a ~= MIN and b ~= MIN and r ~= MIN and r % b == 0 and r // b == a then return r end
   end
   a, b = big(a), big(b)
   return normal(limbs.mul(a, b, a.sign * b.sign))
end

local function quo_rem(a, b)
   if b == 0 then error("division by zero") end
   a, b = big(a), big(b)
   local q, r
   if limbs.compare(a, b) < 0 then return 0, normal(a) end
   if #b == 1 then
      local rest
      q, rest = limbs.divide_by_limb(a, b[1])
      r = a.sign * rest
   else
      q, r = limbs.divide(a, b)
      r.sign = a.sign
      r = normal(r)
   end
   q.sign = a.sign * b.sign
   return normal(q), r
end

local function is_plain_division(a, b)
   return is_integer(a) == "integer" and is_integer(b) == "integer" and b ~= 0
      and not (a == MIN and b == -1)
end

--- Flooring quotient; `num.mod` is the remainder with the sign of b.
function M.div(a, b)
   if is_plain_division(a, b) then return a // b end
   local q, r = quo_rem(a, b)
   if r ~= 0 and M.is_negative(r) ~= M.is_negative(b) then return M.sub(q, 1) end
   return q
end

function M.mod(a, b)
   if is_plain_division(a, b) then return a % b end
   local _, r = quo_rem(a, b)
   if r ~= 0 and M.is_negative(r) ~= M.is_negative(b) then return M.add(r, b) end
   return r
end

--- Truncating quotient; `num.rem` is the remainder with the sign of a.
function M.quo(a, b)
   if is_plain_division(a, b) then
      local q = a // b
      if q < 0 and q * b ~= a then q = q + 1 end
      return q
   end
   return (quo_rem(a, b))
end

function M.rem(a, b)
   if is_plain_division(a, b) then return math.fmod(a, b) end
   return (select(2, quo_rem(a, b)))
end

-- Order -------------------------------------------------------------------------------------------

--- -1, 0 or 1.
function M.cmp(a, b)
   local small_a, small_b = is_integer(a) == "integer", is_integer(b) == "integer"
   if small_a and small_b then
      if a == b then return 0 end
      return a < b and -1 or 1
   end
   if small_a then return -b.sign end
   if small_b then return a.sign end
   if a.sign ~= b.sign then return a.sign end
   return a.sign * limbs.compare(a, b)
end

-- The operators of Lua compare small values directly and come here for others.
Big.__lt = function(a, b) return M.cmp(a, b) < 0 end
Big.__le = function(a, b) return M.cmp(a, b) <= 0 end
Big.__eq = function(a, b) return getmetatable(a) == getmetatable(b) and M.cmp(a, b) == 0 end

function M.eq(a, b) return a == b end
function M.lt(a, b) return a < b end
function M.le(a, b) return a <= b end
function M.min(a, b) return b < a and b or a end
function M.max(a, b) return a < b and b or a end

function M.is_negative(a) return a < 0 end

function M.abs(a) return M.is_negative(a) and M.neg(a) or a end

--- True for a value held as a Lua integer.
function M.is_small(a) return is_integer(a) == "integer" end

--- True for any value of this module.
function M.is_num(a) return is_integer(a) == "integer" or getmetatable(a) == Big end

-- Bits --------------------------------------------------------------------------------------------

for name, operation in pairs(bits.of({ normal = normal, big = big, mark = mark, neg = M.neg,
   sub = M.sub, mask = function(k) return M.mask(k) end })) do -- in any order: each has its name
   M[name] = operation
end

local powers, masks = {}, {}

--- 2^k.
function M.pow2(k)
   if k < 62 then return 1 << k end
   local p = powers[k]
   if not p then
      p = M.shl(1, k)
      powers[k] = p
   end
   return p
end

--- k ones: 2^k - 1.
function M.mask(k)
   if k < 63 then return (1 << k) - 1 end
   local m = masks[k]
   if not m then
      m = M.sub(M.pow2(k), 1)
      masks[k] = m
   end
   return m
end

--- The low `width` bits as a signed value.
function M.sext(a, width)
   local low = M.bits(a, 0, width)
   if M.bit(low, width - 1) == 1 then return M.sub(low, M.pow2(width)) end
   return low
end

-- Text --------------------------------------------------------------------------------------------

local function parse_digits(text, base)
   local value = 0
   for digit in text:gmatch(".") do
      value = M.add(M.mul(value, base), tonumber(digit, 16))
   end
   return value
end

--- The value of `12`, `0x1f`, `0b101`, each with a leading `-` or not; nil for any other text.
function M.parse(text)
   local minus, rest = text:match("^(%-?)(.*)$")
   local digits, base = rest:match("^0[xX](%x+)$"), 16
   if not digits then digits, base = rest:match("^0[bB]([01]+)$"), 2 end
   if not digits then digits, base = rest:match("^(%d+)$"), 10 end
   if not digits then return nil end
   local value = parse_digits(digits, base)
   return minus == "-" and M.neg(value) or value
end

--- Decimal digits.
function M.tostring(a)
   if is_integer(a) == "integer" then return ("%d"):format(a) end
   local parts, x = {}, a
   while #x > 0 do
      local rest
      x, rest = limbs.divide_by_limb(x, 1000000)
      while x[#x] == 0 do x[#x] = nil end
      table.insert(parts, 1, (#x > 0 and "%06d" or "%d"):format(rest))
   end
   return (a.sign < 0 and "-" or "") .. table.concat(parts)
end

--- Hex digits without `0x`, at least `digits` of them; `-` leads a negative value.
function M.hex(a, digits)
   if M.is_negative(a) then return "-" .. M.hex(M.neg(a), digits) end
   local text
   if is_integer(a) == "integer" then
      text = ("%x"):format(a)
   else
      local parts = { ("%x"):format(a[#a]) }
      for i = #a - 1, 1, -1 do parts[#parts + 1] = ("%06x"):format(a[i]) end
      text = table.concat(parts)
   end
   return ("0"):rep((digits or 0) - #text) .. text
end

--- A Lua integer from a value that is known to be small: a bit position, a count. Big values are an
-- error.
function M.to_integer(a)
   assert(is_integer(a) == "integer", "number is too big for a position or count")
   return a
end

Big.__tostring = M.tostring

return M
