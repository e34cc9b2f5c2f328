-- A second opinion on SASS: floats of any format, as patterns of bits. Sums and products are exact,
-- as integers of any length times a power of two, and are rounded once.
--
-- A number is {sign = 1 or -1, n = significand, e = exponent}; others have `nan` or `inf`. What
-- has 64 bits is a Lua integer, which may be negative.

local num = require("gen.num")

local M = {}

local FORMATS = {
   f16 = {5, 10, 0x7fff}, bf16 = {8, 7, 0x7fff}, f32 = {8, 23, 0x7fffffff},
   f64 = {11, 52, 0x7ff8000000000000}, tf32 = {8, 10, 0x3ffff},
}
for name, f in pairs(FORMATS) do -- into themselves: order is of no consequence
   local format = {name = name, exponents = f[1], fraction = f[2], nan = f[3], width = 1 + f[1] + f[2],
      bias = (1 << f[1] - 1) - 1, most = (1 << f[1]) - 1}
   format.inf = format.most << f[2]
   format.top = 1 << format.width - 1
   FORMATS[name] = format
end

--- What a format is made of: width, fraction, inf, nan, top (the sign).
function M.format(name) return FORMATS[name] end

--- A pattern taken apart.
function M.number(name, x)
   local f = FORMATS[name]
   local exponent = x >> f.fraction & f.most
   local part = x & (1 << f.fraction) - 1
   local r = {sign = x & f.top ~= 0 and -1 or 1}
   if exponent == f.most then
      r[part == 0 and "inf" or "nan"] = true
      return r
   end
   r.n = exponent == 0 and part or part | 1 << f.fraction
   r.e = math.max(exponent, 1) - f.bias - f.fraction
   return r
end

function M.is_nan(name, x) return x & ~FORMATS[name].top & (FORMATS[name].top - 1) > FORMATS[name].inf end

function M.is_denormal(name, x)
   local f = FORMATS[name]
   return x & f.inf == 0 and x & (1 << f.fraction) - 1 ~= 0
end

--- A source: its absolute value, its sign, and flushed.
function M.source(name, x, absolute, minus, flush)
   local top = FORMATS[name].top
   if absolute == 1 then x = x & (top - 1) end
   if minus == 1 then x = x ~ top end
   if flush and M.is_denormal(name, x) then x = x & top end
   return x
end

local function length(n)
   local digits = num.hex(n):gsub("^0+", "")
   if digits == "" then return 0 end
   local first, bits = tonumber(digits:sub(1, 1), 16), 4 * #digits
   return first >= 8 and bits or first >= 4 and bits - 1 or first >= 2 and bits - 2 or bits - 3
end

-- n / 2^by in a rounding mode, for a number of a sign; and whether it was exact.
local function shifted(n, by, mode, sign)
   if by <= 0 then return num.mul(n, num.pow2(-by)), true end
   local unit = num.pow2(by)
   local q, rest = num.div(n, unit), num.mod(n, unit)
   if num.eq(rest, 0) then return q, true end
   local twice = num.cmp(num.add(rest, rest), unit)
   local odd = num.eq(num.mod(q, 2), 1)
   local away = mode == "up" and sign > 0 or mode == "down" and sign < 0
      or mode == "near" and (twice > 0 or twice == 0 and odd) or mode == "away" and twice >= 0
   return away and num.add(q, 1) or q, false
end

local function overflow(f, sign, mode)
   local to_inf = mode == "near" or mode == "away" or mode == "up" and sign > 0 or mode == "down" and sign < 0
   return to_inf and f.inf or f.inf - 1
end

--- The pattern of sign * n * 2^e: near, down, up, zero; near with halves away from zero. With
-- `flush`, what is below the normal numbers after rounding to their precision becomes 0.
function M.rounded(name, sign, n, e, mode, flush)
   local f = FORMATS[name]
   local minus = sign < 0 and f.top or 0
   if num.eq(n, 0) then return minus end
   local high, least = e + length(n) - 1, 1 - f.bias
   if flush and high < least then
      local q = shifted(n, high - f.fraction - e, mode, sign)
      if high + 1 < least or length(q) <= f.fraction + 1 then return minus end
   end
   local unit = math.max(high, least) - f.fraction
   local q = num.to_integer(shifted(n, unit - e, mode, sign))
   if q >> f.fraction + 1 ~= 0 then q, unit = q >> 1, unit + 1 end
   if q >> f.fraction == 0 then return minus | q end
   local exponent = unit + f.fraction + f.bias
   if exponent >= f.most then return minus | overflow(f, sign, mode) end
   return minus | exponent << f.fraction | q & (1 << f.fraction) - 1
end

local function finish(name, x, how)
   local f = FORMATS[name]
   if how.saturate then
      if M.is_nan(name, x) or x & f.top ~= 0 then return 0 end
      return math.min(x, f.bias << f.fraction)
   end
   if how.relu and (x & f.top ~= 0 and not M.is_nan(name, x)) then return 0 end
   return x
end

-- The product of numbers, exact.
local function product(x, y)
   if x.nan or y.nan then return {nan = true} end
   local sign = x.sign * y.sign
   if x.inf or y.inf then
      if x.n and num.eq(x.n, 0) or y.n and num.eq(y.n, 0) then return {nan = true} end
      return {inf = true, sign = sign}
   end
   return {sign = sign, n = num.mul(x.n, y.n), e = x.e + y.e}
end

local function sum(x, y, mode)
   if x.nan or y.nan or x.inf and y.inf and x.sign ~= y.sign then return {nan = true} end
   if x.inf then return x end
   if y.inf then return y end
   local e = math.min(x.e, y.e)
   local function at(z) return num.mul(z.sign < 0 and num.neg(z.n) or z.n, num.pow2(z.e - e)) end
   local s = num.add(at(x), at(y))
   if num.eq(s, 0) then
      local both = num.eq(x.n, 0) and num.eq(y.n, 0) and x.sign == y.sign
      return {sign = both and x.sign or mode == "down" and -1 or 1, n = 0, e = 0}
   end
   local minus = num.is_negative(s)
   return {sign = minus and -1 or 1, n = num.abs(s), e = e}
end

--- The pattern of a number in a format; `how` has mode, flush, saturate, relu.
function M.pattern(name, x, how)
   local f = FORMATS[name]
   if x.nan then return finish(name, f.nan, how) end
   if x.inf then return finish(name, f.inf | (x.sign < 0 and f.top or 0), how) end
   return finish(name, M.rounded(name, x.sign, x.n, x.e, how.mode or "near", how.flush), how)
end

--- a * b + c, rounded once; without c the product, without b the sum.
function M.compute(name, a, b, c, how)
   local x = M.number(name, a)
   if b then x = product(x, M.number(name, b)) end
   if c then x = sum(x, M.number(name, c), how.mode) end
   return M.pattern(name, x, how)
end

M.product, M.sum = product, sum

--- -1, 0, 1, or nil where one is no number.
function M.relation(name, a, b)
   local x, y = M.number(name, a), M.number(name, b)
   if x.nan or y.nan then return nil end
   local function size(z) return z.inf and z.sign * 2.0 ^ 1023 * 2 or nil end
   if x.inf or y.inf then
      local p, q = size(x) or 0.0, size(y) or 0.0
      return p < q and -1 or p > q and 1 or 0
   end
   local e = math.min(x.e, y.e)
   local function at(z) return num.mul(z.sign < 0 and num.neg(z.n) or z.n, num.pow2(z.e - e)) end
   return num.cmp(at(x), at(y))
end

local TRUE_FOR = {
   F = "", LT = "<", EQ = "=", LE = "<=", GT = ">", NE = "<>", GE = ">=", NUM = "<=>", NAN = "?",
   LTU = "<?", EQU = "=?", LEU = "<=?", GTU = ">?", NEU = "<>?", GEU = ">=?", T = "<=>?",
}
M.RELATIONS = {"F", "LT", "EQ", "LE", "GT", "NE", "GE", "NUM", "NAN", "LTU", "EQU", "LEU", "GTU", "NEU",
   "GEU", "T"}

function M.compare(relation, name, a, b)
   local r = M.relation(name, a, b)
   local sign = not r and "?" or r < 0 and "<" or r > 0 and ">" or "="
   return TRUE_FOR[relation]:find(sign, 1, true) ~= nil
end

--- The smaller or the larger one: of a number and a NaN the number, -0 less than +0.
function M.min_max(name, a, b, smaller, keep_nan)
   local f = FORMATS[name]
   local an, bn = M.is_nan(name, a), M.is_nan(name, b)
   if an and bn or keep_nan and (an or bn) then return f.nan end
   if an then return b end
   if bn then return a end
   local r = M.relation(name, a, b)
   if r == 0 then r = (a & f.top ~= 0 and -1 or 0) - (b & f.top ~= 0 and -1 or 0) end
   if smaller == 1 then return r < 0 and a or b end
   return r > 0 and a or b
end

--- A float as an integer of `width` bits, limited to what that can hold; nil for what is no number.
function M.to_integer(name, x, mode, width, signed)
   local v = M.number(name, x)
   if v.nan then return nil end
   local low, high = 0, num.sub(num.pow2(width), 1)
   if signed then low, high = num.neg(num.pow2(width - 1)), num.sub(num.pow2(width - 1), 1) end
   local r
   if v.inf then
      r = v.sign < 0 and low or high
   else
      r = shifted(v.n, -v.e, mode, v.sign)
      if v.sign < 0 then r = num.neg(r) end
      r = num.max(low, num.min(high, r))
   end
   if num.is_negative(r) then r = num.add(r, num.pow2(64)) end
   return num.to_integer(num.sub(r, num.lt(r, num.pow2(63)) and 0 or num.pow2(64)))
end

--- An integer (with its sign, or unsigned as `num`) as a float.
function M.from_integer(name, v, mode)
   local minus = num.is_negative(v)
   return M.rounded(name, minus and -1 or 1, num.abs(v), 0, mode)
end

--- To a whole number of the same format; a zero keeps the sign.
function M.whole(name, x, mode)
   local f, v = FORMATS[name], M.number(name, x)
   if v.nan then return f.nan end
   if v.inf then return x end
   local q = shifted(v.n, -v.e, mode, v.sign)
   return M.rounded(name, v.sign, q, 0, "near")
end

--- From one format to another.
function M.converted(from, to, x, how)
   return M.pattern(to, M.number(from, x), how)
end

return M
