-- A second opinion on SASS, the instructions of NVIDIA's GPUs: what the integer operations compute.
--
-- Written from the notes on Volta-and-later SASS, the constant folders of Mesa's NAK compiler and
-- the manual of PTX, by hand, and sharing nothing with the descriptions. All values are unsigned
-- numbers of 32 bits unless a name says `64`; predicates are 0 or 1. Nothing here knows words or
-- registers: tests/reference/sass/volta.lua has the words, warp.lua what threads do together, float.lua
-- single precision.
--
-- What these documents leave open is not here, and so not in the vectors:
--   IMAD.WIDE, .HI   the carry out of signed products and of negated sums
--   FLO, UFLO        the predicate
--   QSPC             where the windows lie, and the register that is written
--   MUFU             its tables
--   R2P, P2R         bits outside of the mask
--   LDC              numbers below 0 beside an index, what is outside of a bank
--   SHFL             what inactive threads hold
--   FMUL, FFMA       .FMZ, and the power of two of a product; absolute values in FFMA
--   FSWZADD          whether .FTZ flushes a number that ZP only moves
--   FMNMX            .XORSIGN and .IS_A

local M = {}

local MASK = 0xffffffff

local function low(x) return x & MASK end

--- The number of 32 bits with its sign.
function M.signed(x) return x >= 0x80000000 and x - 0x100000000 or x end

local function negated(x) return (~x & MASK) + 1 end -- 0 becomes 2^32, which is a carry
local function inverted(x) return ~x & MASK end

-- Sums --------------------------------------------------------------------------------------------

--- IADD3 of `values` where `minus[i]`; the carries out count: none, one, two.
function M.add3(values, minus)
   local sum = 0
   for i = 1, 3 do sum = sum + (minus[i] == 1 and negated(values[i]) or values[i]) end
   return low(sum), sum >> 32 >= 1 and 1 or 0, sum >> 32 >= 2 and 1 or 0
end

--- IADD3.X: sources are inverted instead of negated, and there are two carries in.
function M.add3_x(values, invert, p, q)
   local sum = p + q
   for i = 1, 3 do sum = sum + (invert[i] == 1 and inverted(values[i]) or values[i]) end
   return low(sum), sum >> 32 >= 1 and 1 or 0, sum >> 32 >= 2 and 1 or 0
end

--- IMAD: `c` may be negated; with `carry` (IMAD.X) it may be inverted.
function M.mad(a, b, c, minus, carry)
   if minus == 1 then c = carry and inverted(c) or negated(c) end
   return low(a * b + c + (carry or 0))
end

--- a * b as 64 bits.
local function product64(a, b, is_signed)
   if is_signed then return M.signed(a) * M.signed(b) end
   return a * b -- two numbers below 2^32: wraps nowhere but in the sign
end

--- IMAD.WIDE: 64 bits, and the carry out of the addition.
function M.mad_wide(a, b, c64, is_signed, carry)
   local product = product64(a, b, is_signed)
   local sum = product + c64
   local over = math.ult(sum, product)
   local all = sum + carry
   if math.ult(all, sum) then over = true end
   return all, over and 1 or 0
end

--- IMAD.HI: the high half of that.
function M.mad_hi(a, b, c64, is_signed, carry)
   local sum, over = M.mad_wide(a, b, c64, is_signed, carry)
   return sum >> 32, over
end

-- The shifted index of LEA, before its sign.
local function index(a, high, shift, is_high)
   if not is_high then return low(a << shift) end
   return shift == 0 and high or low(high << shift | a >> 32 - shift)
end

--- LEA, LEA.HI: shift, negate, add. Each negation of 0 is a carry as well.
function M.lea(a, high, b, shift, is_high, minus_a, minus_b)
   local x, carry = index(a, high, shift, is_high), false
   if minus_a == 1 then
      x = negated(x)
      carry, x = x > MASK, low(x)
   end
   if minus_b == 1 then
      b = negated(b)
      carry, b = carry or b > MASK, low(b)
   end
   return low(x + b), (carry or x + b > MASK) and 1 or 0
end

--- LEA.X, LEA.HI.X: with a carry in; inverted instead of negated.
function M.lea_x(a, high, b, shift, is_high, invert_a, invert_b, carry)
   local x = index(a, high, shift, is_high)
   if invert_a == 1 then x = inverted(x) end
   if invert_b == 1 then b = inverted(b) end
   local sum = x + b + carry
   return low(sum), sum > MASK and 1 or 0
end

--- The high word that .SX32 makes of a.
function M.sign_word(a) return a >> 31 == 1 and MASK or 0 end

-- Bits --------------------------------------------------------------------------------------------

--- One bit of a table of eight, by three bits.
function M.table_bit(lut, a, b, c) return lut >> (a * 4 + b * 2 + c) & 1 end

function M.lop3(lut, a, b, c)
   local x = 0
   for i = 0, 31 do
      x = x | M.table_bit(lut, a >> i & 1, b >> i & 1, c >> i & 1) << i
   end
   return x
end

--- The predicate of LOP3 from its result and the one that goes in.
function M.lop3_predicate(x, q, is_and)
   local is_set = x ~= 0
   if is_and then return is_set and q == 1 and 1 or 0 end
   return (is_set or q == 1) and 1 or 0
end

local WIDTH = { S64 = 64, U64 = 64, S32 = 32, U32 = 32 }

--- SHF of high:low by `by`; `how` has type, wrap, right, high.
function M.shf(a, by, c, how)
   local width = WIDTH[how.type]
   local n = how.wrap and by % width or math.min(by, width)
   local x = c << 32 | a
   if not how.right then
      x = x << n -- Lua gives 0 for 64
   elseif how.type:sub(1, 1) == "S" and x < 0 then
      x = ~(~x >> n)
   else
      x = x >> n
   end
   return how.high and x >> 32 or low(x)
end

-- Which bytes, the highest first, by the two low bits of the selector: as the manual of PTX lists
-- them for prmt.
local PICKS = {
   F4E = { [0] = "3210", "4321", "5432", "6543" },
   B4E = { [0] = "5670", "6701", "7012", "0123" },
   RC8 = { [0] = "0000", "1111", "2222", "3333" },
   ECL = { [0] = "3210", "3211", "3222", "3333" },
   ECR = { [0] = "0000", "1110", "2210", "3210" },
   RC16 = { [0] = "1010", "3232", "1010", "3232" },
}

--- PRMT; mode nil picks by four nibbles, whose highest bit repeats the sign of the byte.
function M.prmt(a, selector, c, mode)
   local bytes, x = string.pack("<I4I4", a, c), 0
   for i = 0, 3 do
      local nibble = selector >> 4 * i & 15
      if mode then nibble = tonumber(PICKS[mode][selector & 3]:sub(4 - i, 4 - i)) end
      local byte = bytes:byte((nibble & 7) + 1)
      if nibble > 7 then byte = byte >= 128 and 255 or 0 end
      x = x | byte << 8 * i
   end
   return x
end

function M.popc(x)
   local n = 0
   for i = 0, 31 do n = n + (x >> i & 1) end
   return n
end

function M.brev(x)
   local y = 0
   for i = 0, 31 do y = y << 1 | x >> i & 1 end
   return y
end

--- FLO: where the highest 1 is (signed: the highest bit unlike the sign), or how far to
--- shift it up.
function M.flo(x, is_signed, is_shift)
   if is_signed and x >> 31 == 1 then x = inverted(x) end
   for i = 31, 0, -1 do
      if x >> i & 1 == 1 then return is_shift and 31 - i or i end
   end
   return MASK
end

function M.iabs(x) return low(math.abs(M.signed(x))) end

--- SGXT, as the manual of PTX says it for szext.
function M.sgxt(a, count, is_signed, wrap)
   local n = count & 31
   if count >= 32 and not wrap then return a end
   if n == 0 then return 0 end
   local mask = low(MASK << n)
   local sign = is_signed and a >> n - 1 & 1 == 1
   return a & ~mask | (sign and mask or 0)
end

--- BMSK, as the manual of PTX says it for bmsk.
function M.bmsk(from, count, wrap)
   if not wrap and from >= 32 then return 0 end
   local at, n = from & 31, count & 31
   local below, above = low(MASK << at), low(MASK << at + n)
   if at + n >= 32 or not wrap and count >= 32 then above = 0 end
   return below & ~above
end

-- Comparisons -------------------------------------------------------------------------------------

local RELATIONS = {
   F = function() return false end, T = function() return true end,
   LT = function(a, b) return a < b end, LE = function(a, b) return a <= b end,
   GT = function(a, b) return a > b end, GE = function(a, b) return a >= b end,
   EQ = function(a, b) return a == b end, NE = function(a, b) return a ~= b end,
}

--- A truth and the predicate that goes in, joined by AND, OR or XOR.
function M.joined(how, t, q)
   if how == "AND" then return t and q == 1 and 1 or 0 end
   if how == "OR" then return (t or q == 1) and 1 or 0 end
   return t ~= (q == 1) and 1 or 0
end

--- ISETP; `lower` is the predicate of .EX, nil without it.
function M.isetp(relation, is_signed, how, a, b, q, lower)
   local t
   if lower and a == b and relation ~= "F" and relation ~= "T" then
      t = lower == 1
   elseif is_signed then
      t = RELATIONS[relation](M.signed(a), M.signed(b))
   else
      t = RELATIONS[relation](a, b)
   end
   return M.joined(how, t, q), M.joined(how, not t, q)
end

--- IMNMX: the smaller one where the predicate is 1.
function M.imnmx(a, b, is_signed, smaller)
   local x, y = a, b
   if is_signed then x, y = M.signed(a), M.signed(b) end
   if smaller == 1 then return x < y and a or b end
   return x > y and a or b
end

return M
