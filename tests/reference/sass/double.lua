-- A second opinion on SASS of Maxwell and Pascal: double precision, as patterns of 64 bits.
--
-- Lua's floats are doubles that round to nearest; the error of a sum or product is again a double,
-- and its sign is the direction of the neighbour for the other roundings. That holds unless a number is
-- too large or too small: then the result is nil, as it is for NaNs, whose bit patterns are undocumented.

local M = {}

function M.number(x) return (string.unpack("<d", string.pack("<i8", x))) end
local function pattern(y) return (string.unpack("<i8", string.pack("<d", y))) end

--- A source with its absolute value and sign.
function M.source(x, absolute, minus)
   if absolute == 1 then x = x & math.maxinteger end
   if minus == 1 then x = x ~ math.mininteger end
   return x
end

local function is_tame(y) return y == 0 or math.abs(y) < 2.0 ^ 480 and math.abs(y) > 2.0 ^ -480 end

-- a + b and what rounding left out.
local function two_sum(a, b)
   local s = a + b
   local t = s - a
   return s, (a - (s - t)) + (b - t)
end

-- a * b and what rounding left out, by halves of 26 bits.
local function two_product(a, b)
   local p = a * b
   local function halves(x)
      local t = 134217729.0 * x
      local high = t - (t - x)
      return high, x - high
   end
   local ah, al = halves(a)
   local bh, bl = halves(b)
   return p, ((ah * bh - p) + ah * bl + al * bh) + al * bl
end

-- The double beside y in the direction of `sign`.
local function beside(y, sign)
   return M.number(pattern(y) + ((y > 0) == (sign > 0) and 1 or -1))
end

-- y + rest, where y is that rounded to nearest, in another rounding.
local function turned(y, rest, mode)
   if rest == 0 or mode == "near" then return y end
   local want = mode == "up" and 1 or mode == "down" and -1 or (y > 0 and -1 or 1)
   if y == 0 then return nil end
   return rest * want > 0 and beside(y, want) or y
end

local function finished(y) return y and is_tame(y) and pattern(y) or nil end

-- What is infinite, zero or no number.
local function plain(y, mode)
   if y ~= y then return nil end
   if y == 0 and mode == "down" then return nil end
   return pattern(y)
end

function M.add(a, b, mode)
   local x, y = M.number(a), M.number(b)
   local s, rest = two_sum(x, y)
   if x == 0 and y == 0 or math.abs(s) == math.huge or s ~= s then
      local is_plain = math.abs(x) == math.huge or math.abs(y) == math.huge or s == 0
      return is_plain and plain(s, mode) or nil
   end
   if not (is_tame(x) and is_tame(y)) then return nil end
   if s == 0 then return plain(s, mode) end
   return finished(turned(s, rest, mode))
end

function M.multiply(a, b, mode)
   local x, y = M.number(a), M.number(b)
   if x == 0 or y == 0 or math.abs(x) == math.huge or math.abs(y) == math.huge then
      local p = x * y
      return p == p and pattern(p) or nil
   end
   if not (is_tame(x) and is_tame(y)) then return nil end
   local p, rest = two_product(x, y)
   return finished(turned(p, rest, mode))
end

--- a * b + c, rounded once: the small part is rounded to odd, so that the last rounding sees it.
function M.fused(a, b, c, mode)
   local x, y, z = M.number(a), M.number(b), M.number(c)
   if not (is_tame(x) and is_tame(y) and is_tame(z)) then return nil end
   if x == 0 or y == 0 or z == 0 then return nil end
   local uh, ul = two_product(x, y)
   local th, tl = two_sum(z, ul)
   local vh, vl = two_sum(uh, th)
   local w, e = two_sum(tl, vl)
   if e ~= 0 and pattern(w) & 1 == 0 then w = w == 0 and e or beside(w, e) end
   local s, rest = two_sum(vh, w)
   if s == 0 or math.abs(s) < 2.0 ^ -400 then return nil end
   return finished(turned(s, rest, mode))
end

local TRUE_FOR = {
   F = "", LT = "<", EQ = "=", LE = "<=", GT = ">", NE = "<>", GE = ">=", NUM = "<=>", NAN = "?",
   LTU = "<?", EQU = "=?", LEU = "<=?", GTU = ">?", NEU = "<>?", GEU = ">=?", T = "<=>?",
}

function M.compare(name, a, b)
   local x, y = M.number(a), M.number(b)
   local sign = x < y and "<" or x > y and ">" or x == y and "=" or "?"
   return TRUE_FOR[name]:find(sign, 1, true) ~= nil
end

--- DMNMX; the results for zeros and NaNs are undocumented.
function M.min_max(a, b, smaller)
   local x, y = M.number(a), M.number(b)
   if x ~= x or y ~= y or x == 0 and y == 0 then return nil end
   if smaller == 1 then return x < y and a or b end
   return x > y and a or b
end

return M
