-- A second opinion on SASS of Maxwell and Pascal: from one format of numbers to another.
--
-- Floats are patterns of 16, 32 or 64 bits, integers numbers of 64 bits. Each result is worked out
-- from the exact value. nil stands for what the documents do not tell: signs of zeros that
-- rounding to whole numbers makes, what .FTZ does to numbers of 16 bits, patterns of NaNs of 64
-- bits, NaNs with .SAT, numbers that are too large for 16 bits.

local single = require("tests.reference.sass.float")

local M = {}

local NAN = {[16] = 0x7fff, [32] = single.NAN}
local LIMITS = {[16] = {10, -14}, [32] = {23, -126}, [64] = {52, -1022}} -- fraction, least exponent

local function number(x, size)
   if size == 64 then return (string.unpack("<d", string.pack("<i8", x))) end
   if size == 32 then return (string.unpack("<f", string.pack("<I4", x))) end
   local sign, exponent, fraction = x >> 15 & 1, x >> 10 & 31, x & 1023
   local y
   if exponent == 31 then
      y = fraction == 0 and math.huge or 0 / 0
   elseif exponent == 0 then
      y = fraction * 2.0 ^ -24
   else
      y = (1024 + fraction) * 2.0 ^ (exponent - 25)
   end
   return sign == 1 and -y or y
end

local function pattern(y, size)
   if size == 64 then return (string.unpack("<i8", string.pack("<d", y))) end
   if size == 32 then return (string.unpack("<I4", string.pack("<f", y))) end
   local sign = (y < 0 or 1 / y < 0) and 0x8000 or 0
   y = math.abs(y)
   if y == math.huge then return sign | 0x7c00 end
   if y < 2.0 ^ -14 then return sign | math.tointeger(y * 2.0 ^ 24) end
   local exponent = math.floor(math.log(y, 2))
   while 2.0 ^ exponent > y do exponent = exponent - 1 end
   while 2.0 ^ (exponent + 1) <= y do exponent = exponent + 1 end
   return sign | (exponent + 14 << 10) + math.tointeger(y * 2.0 ^ (10 - exponent)) -- 1024 and more
end

--- A float to a whole number: near (to even), down, up, zero.
function M.whole(y, mode)
   local down = math.floor(y) + 0.0
   if mode == "down" then return down end
   if mode == "up" then return math.ceil(y) + 0.0 end
   if mode == "zero" then return (y < 0 and math.ceil(y) or math.floor(y)) + 0.0 end
   local rest = y - down
   if rest == 0.5 then return down % 2 == 0 and down or down + 1 end
   return rest < 0.5 and down or down + 1
end

-- Larger numbers than this are whole, and math.floor may not make integers of them.
local function rounded_whole(y, mode)
   return math.abs(y) >= 2.0 ^ 52 and y or M.whole(y, mode)
end

local function is_denormal(y, size)
   return y ~= 0 and math.abs(y) < 2.0 ^ LIMITS[size][2]
end

-- The exact number y, not 0 and finite, in a smaller format.
local function shrunk(y, size, mode)
   local fraction, least = LIMITS[size][1], LIMITS[size][2]
   local exponent = least
   while 2.0 ^ (exponent + 1) <= math.abs(y) do exponent = exponent + 1 end
   local unit = exponent - fraction
   local r = rounded_whole(y * 2.0 ^ -unit, mode) * 2.0 ^ unit
   if size == 32 and math.abs(r) >= 2.0 ^ 128 or size == 16 and math.abs(r) >= 65536 then
      return nil
   end
   if r == 0 and y < 0 then r = -0.0 end
   return r
end

--- F2F; `how` has from, to (bits), mode, whole, flush, saturate; minus and absolute are signs.
function M.float_to_float(x, how)
   local top = 1 << how.from - 1
   if how.absolute == 1 then x = x & ~top end
   if how.minus == 1 then x = x ~ top end
   local y = number(x, how.from)
   if y ~= y then
      if how.saturate then return nil end
      if how.from == 64 and how.to == 32 then -- the sign and the upper bits of what it carries stay
         return (x >> 63) << 31 | 0x7fc00000 | x >> 29 & 0x7fffff
      end
      return NAN[how.to]
   end
   if how.flush and how.from < 64 and how.to < 64 and is_denormal(y, how.from) then
      if how.from == 16 then return nil end
      y = y * 0.0
   end
   if how.saturate then
      if y == 0 and 1 / y < 0 then return nil end
      y = math.max(0.0, math.min(y, 1.0))
   end
   if y == 0 or y == math.huge or y == -math.huge then return pattern(y, how.to) end
   local r = y
   if how.whole then
      r = rounded_whole(y, how.mode)
      if r == 0 then return nil end
   elseif how.to < how.from then
      r = shrunk(y, how.to, how.mode)
      if not r then return nil end
   end
   if how.flush and how.to == 16 and (is_denormal(r, 16) or r == 0) then return nil end
   return pattern(r, how.to)
end

-- The largest and the smallest integer, as floats.
local function clamped(y, size, is_signed)
   local top = 2.0 ^ (is_signed and size - 1 or size)
   if y >= top then return is_signed and (1 << size - 1) - 1 or (1 << size) - 1 end
   if y < (is_signed and -top or 0) then return is_signed and -1 << size - 1 or 0 end
   if y >= 2.0 ^ 63 then return math.tointeger(y - 2.0 ^ 63) | math.mininteger end
   return math.tointeger(y)
end

--- F2I: what does not fit becomes the limit; what is no number 0, or the sign bit alone where one
-- side has 64 bits (0 and the sign where both have).
function M.float_to_integer(x, how)
   local top = 1 << how.from - 1
   if how.absolute == 1 then x = x & ~top end
   if how.minus == 1 then x = x ~ top end
   local y = number(x, how.from)
   if y ~= y then
      if how.to == 64 then
         if how.from == 64 then return nil end                      -- only the low word was seen
         return math.mininteger
      end
      return how.from == 64 and 0x80000000 or 0
   end
   if how.flush and how.from == 32 and is_denormal(y, 32) then y = 0.0 end
   if how.flush and how.from == 16 and is_denormal(y, 16) then return nil end
   local r = math.abs(y) == math.huge and y or rounded_whole(y, how.mode)
   return clamped(r, how.to, how.is_signed)
end

-- An integer of `size` bits with its sign; -x and |x| of a signed one stay of that size.
local function taken(x, how)
   local size = how.from
   local mask = size == 64 and -1 or (1 << size) - 1
   x = x & mask
   local function with_sign(v)
      v = v & mask
      return size < 64 and v >> size - 1 == 1 and v - (1 << size) or v
   end
   if how.is_signed then
      x = with_sign(x)
      if how.absolute == 1 and x < 0 then x = with_sign(-x) end
      if how.minus == 1 then x = with_sign(-x) end
      return x
   end
   return how.minus == 1 and -x or x
end

--- I2F: `how` has from, is_signed, minus, absolute, to, mode.
function M.integer_to_float(x, how)
   if how.from == 64 and not how.is_signed and how.minus == 1 then return nil end
   local v = taken(x, how)
   local is_negative = v < 0 and (how.from < 64 or how.is_signed)
   if v == 0 then return 0 end
   local bits, fraction = 0, LIMITS[how.to][1]
   local all = is_negative and -v or v
   while bits < 64 and all >> bits ~= 0 do bits = bits + 1 end
   local mode = how.mode
   if is_negative then mode = ({down = "up", up = "down"})[mode] or mode end
   local drop = bits - 1 - fraction
   local r
   if drop <= 0 then
      r = all + 0.0
   else
      local kept, rest = all >> drop, all & (1 << drop) - 1
      local half = 1 << drop - 1
      local up = mode == "up" and rest ~= 0
      if mode == "near" then up = math.ult(half, rest) or rest == half and kept & 1 == 1 end
      r = (kept + (up and 1 or 0)) * 2.0 ^ drop
   end
   if how.to == 16 and r >= 65536 then return nil end
   return pattern(is_negative and -r or r, how.to)
end

--- I2I: the result as a register of 32 bits.
function M.integer_to_integer(x, how)
   local v, size = taken(x, how), how.to
   if not how.saturate then return v & (1 << size) - 1 end
   local low = how.to_signed and -1 << size - 1 or 0
   local high = how.to_signed and (1 << size - 1) - 1 or (1 << size) - 1
   return math.max(low, math.min(v, high)) & 0xffffffff
end

return M
