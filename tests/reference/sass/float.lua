-- A second opinion on SASS: single precision, as patterns of 32 bits.
--
-- Sums and products are computed with the 53 bits of Lua's floats: a product of two singles is
-- exact there. The rounding error of a sum is exact as well; a sticky bit made from it makes the second
-- rounding right. nil stands for what is undocumented: whether .FTZ applies before or after rounding,
-- and the sign of a zero that .SAT has seen.

local M = {}

M.NAN = 0x7fffffff           -- the NaN that comes out
local LEAST = 2.0 ^ -126     -- the least normal number
local TOO_LARGE = 0x1.ffffffp127 -- half a step above the largest one

function M.is_nan(x) return x & 0x7fffffff > 0x7f800000 end

local function is_denormal(x) return x & 0x7f800000 == 0 and x & 0x7fffff ~= 0 end
local function number(x) return (string.unpack("<f", string.pack("<I4", x))) end
local function pattern(x) return (string.unpack("<I4", string.pack("<f", x))) end

--- A source: with its absolute value and sign, and flushed.
function M.source(x, absolute, minus, flush)
   if absolute == 1 then x = x & 0x7fffffff end
   if minus == 1 then x = x ~ 0x80000000 end
   if flush and is_denormal(x) then x = x & 0x80000000 end
   return x
end

-- Next double in the direction of `sign`.
local function step(x, sign)
   local bits = string.unpack("<i8", string.pack("<d", x))
   return (string.unpack("<d", string.pack("<i8", bits + ((x > 0) == (sign > 0) and 1 or -1))))
end

--- p + c with its last bit set if it is not exact. Neither is infinite.
local function sum_odd(p, c)
   local s = p + c
   local t = s - p
   local e = (p - (s - t)) + (c - t)
   if e == 0 then return s end
   local even = string.unpack("<i8", string.pack("<d", s)) & 1 == 0
   return even and step(s, e) or s
end

-- The single beside a pattern, away from zero or towards it.
local function beside(bits, away) return away and bits + 1 or bits - 1 end

--- The pattern of a double, rounded: near, down, up, zero.
local function rounded(x, mode)
   local bits = x > TOO_LARGE and 0x7f800000 or x < -TOO_LARGE and 0xff800000 or pattern(x)
   local y, is_negative = number(bits), x < 0
   if mode == "near" or y == x then return bits end
   if bits & 0x7fffffff == 0 then bits = is_negative and 0x80000000 or 0 end
   local is_larger = math.abs(y) > math.abs(x)
   local want_larger = mode == "up" and not is_negative or mode == "down" and is_negative
   if is_larger == want_larger then return bits end
   return beside(bits, want_larger)
end

-- A zero of a sum: +0 unless both are -0, or rounding is down.
local function zero_sum(p, c, mode)
   local both = 1 / p < 0 and 1 / c < 0
   local neither = 1 / p > 0 and 1 / c > 0
   if p == 0 and c == 0 and (both or neither) then return both and 0x80000000 or 0 end
   return mode == "down" and 0x80000000 or 0
end

-- What .FTZ and .SAT make of a result that was `exact` before its rounding.
local function finished(bits, exact, how)
   if how.flush and exact ~= 0 and math.abs(exact) < LEAST then
      if not is_denormal(bits) and bits & 0x7fffffff ~= 0 then return nil end
      bits = bits & 0x80000000
   end
   if not how.saturate then return bits end
   if M.is_nan(bits) then return 0 end
   if bits == 0x80000000 then return nil end
   if bits >> 31 == 1 then return 0 end
   return math.min(bits, 0x3f800000)
end

--- a * b + c, rounded once; without c the product, without b the sum. `how` has mode, flush,
--- saturate; the sources are flushed before.
function M.compute(a, b, c, how)
   local x, y, z = number(a), b and number(b) or 1.0, c and number(c)
   local p = x * y
   local exact = z and p + z or p
   if exact ~= exact then return finished(M.NAN, 0, how) end
   if exact == math.huge or exact == -math.huge then
      return finished(exact > 0 and 0x7f800000 or 0xff800000, 1, how)
   end
   if z then exact = sum_odd(p, z) end
   local bits
   if exact == 0 then
      bits = z and zero_sum(p, z, how.mode) or (1 / p < 0 and 0x80000000 or 0)
   else
      bits = rounded(exact, how.mode)
   end
   return finished(bits, exact, how)
end

--- FSWZADD in one lane: signs by a name, P or N for each source.
function M.swizzled(name, a, b, how)
   local function source(x, sign) return M.source(x, 0, sign == "N" and 1 or 0, how.flush) end
   return M.compute(source(a, name:sub(1, 1)), nil, source(b, name:sub(2, 2)), how)
end

--- The relation of two: LT, EQ, GT, or NAN where there is none.
local function relation(a, b)
   if M.is_nan(a) or M.is_nan(b) then return "NAN" end
   local x, y = number(a), number(b)
   return x < y and "LT" or x > y and "GT" or "EQ"
end

local TRUE_FOR = {
   F = "", LT = "LT", EQ = "EQ", LE = "LT EQ", GT = "GT", NE = "LT GT", GE = "GT EQ",
   NUM = "LT EQ GT", NAN = "NAN", LTU = "LT NAN", EQU = "EQ NAN", LEU = "LT EQ NAN", GTU = "GT NAN",
   NEU = "LT GT NAN", GEU = "GT EQ NAN", T = "LT EQ GT NAN",
}

function M.compare(name, a, b)
   return TRUE_FOR[name]:find(relation(a, b), 1, true) ~= nil
end

--- FMNMX: of a number and a NaN the number; -0 is less than +0.
function M.min_max(a, b, smaller, keep_nan)
   local an, bn = M.is_nan(a), M.is_nan(b)
   if an and bn or keep_nan and (an or bn) then return M.NAN end
   if an then return b end
   if bn then return a end
   local x, y = number(a), number(b)
   if x == y then x, y = -(a >> 31), -(b >> 31) end
   if smaller == 1 then return x < y and a or b end
   return x > y and a or b
end

return M
