-- Video instructions of Maxwell and Pascal, as the PTX manual defines `vadd`, `vmad`, `vshl`, `vabsdiff4`
-- and the others: part of a source, exact sum, limits of the result's type, second operation.
-- Products of 32 bits do not fit a Lua integer after a sum, so `mad` computes in two halves.

local M = {}

M.PARTS = {[0] = "b0", "b1", "b2", "b3", "h0", "h1", "w"}

--- Part `n` of a register (bytes 0 to 3, halves 4 and 5, else all), with or without sign.
function M.part(x, n, signed)
   local width = n < 4 and 8 or n < 6 and 16 or 32
   local at = n < 4 and 8 * n or n < 6 and 16 * (n - 4) or 0
   local v = x >> at & (1 << width) - 1
   if signed == 1 and v >> width - 1 == 1 then v = v - (1 << width) end
   return v
end

local function limits(width, signed)
   if signed == 1 then return -(1 << width - 1), (1 << width - 1) - 1 end
   return 0, (1 << width) - 1
end

local function clamped(x, width, signed)
   local low, high = limits(width, signed)
   return math.max(low, math.min(high, x))
end

local function signed32(x) return x >= 0x80000000 and x - 0x100000000 or x end

-- The second operation: 0, 1 a half of c, 2, 3 a byte of it (0 and 2), 4 sum, 5, 6 the smaller or larger, 7 nothing.
local WIDTH = {[0] = 16, 16, 8, 8}

local function put(c, x, at, width)
   local mask = (1 << width) - 1 << at
   return c & ~mask | x << at & mask
end

--- What is written of an exact `x`.
function M.finish(x, c, how, signed, saturate)
   if saturate == 1 then x = clamped(x, WIDTH[how] or 32, signed) end
   x = x & 0xffffffff
   if how == 0 then return put(c, x, 16, 16) end
   if how == 1 then return put(c, x, 0, 16) end
   if how == 2 then return put(c, x, 0, 8) end
   if how == 3 then return put(c, x, 16, 8) end
   if how == 4 then return x + c & 0xffffffff end
   if how == 7 then return x end
   local u, v = x, c
   if signed == 1 then u, v = signed32(x), signed32(c) end
   local first = how == 5 and u < v or how == 6 and u > v
   return first and x or c
end

M.combine = {
   VADD = function(a, b) return a + b end,
   VABSDIFF = function(a, b) return math.abs(a - b) end,
   VMIN = math.min,
   VMAX = math.max,
}

local RELATION = {
   F = function() return false end,
   LT = function(a, b) return a < b end, EQ = function(a, b) return a == b end,
   LE = function(a, b) return a <= b end, GT = function(a, b) return a > b end,
   NE = function(a, b) return a ~= b end, GE = function(a, b) return a >= b end,
   T = function() return true end,
}

function M.compare(how, a, b) return RELATION[how](a, b) end

--- Shifts; a count is limited to 32, or its low five bits count.
function M.shifted(left, a, count, wrap)
   count = wrap == 1 and count & 31 or math.min(count, 32)
   if not left then return a // (1 << count) end
   if count < 31 or math.abs(a) < 1 << 30 then return a << count end
   -- Beyond all limits: a large number with the same sign and low bits.
   return (a < 0 and -1 or 1) * (1 << 62) + (a << count & 0xffffffff)
end

--- (a * b + c) >> shift with signs: numbers of up to 66 bits, as high and low part of 32 bits.
function M.mad(a, b, c, minus_a, minus_c, shift, saturate, signed_a, signed_b)
   local po = minus_a == 1 and minus_c == 1
   if po then minus_a, minus_c = 0, 0 end
   local signed = signed_a == 1 or signed_b == 1 or minus_a == 1 or minus_c == 1
   local d = signed and signed32(c) or c
   -- a = a1 * 2^16 + a0 keeps each product below 2^49
   local a1, a0 = a >> 16, a & 0xffff
   if a < 0 then a1 = a // 65536 end
   local middle, low = a1 * b, a0 * b
   if minus_a == 1 then middle, low = -middle, -low end
   low = low + (minus_c == 1 and -d or d) + (po and 1 or 0)
   -- sum = middle * 2^16 + low; as high * 2^32 + rest
   local high = middle // 65536
   local rest = middle % 65536 * 65536 + low
   high, rest = high + rest // 0x100000000, rest % 0x100000000
   -- shifted right, which drops bits of `rest`
   local r_high, r_low = high, rest
   if shift > 0 then
      r_low = rest >> shift | (high & (1 << shift) - 1) << 32 - shift
      r_high = high // (1 << shift)
   end
   if saturate == 1 then
      if signed then
         if r_high < -1 or r_high == -1 and r_low < 0x80000000 then return 0x80000000 end
         if r_high > 0 or r_high == 0 and r_low > 0x7fffffff then return 0x7fffffff end
      else
         if r_high > 0 then return 0xffffffff end
      end
   end
   return r_low
end

-- VABSDIFF4: the bytes of {b:a} that each lane takes, lane 0 first.
M.SELECT_A = {[0] = "0000", "1111", "2222", "3333", "0123", "1234", "2345", "3456", "1023", "2103", "3120",
   "0213", "0321", "0132"}
M.SELECT_B = {[0] = "4444", "5555", "6666", "7777", "4567", "3456", "2345", "1234", "7654", "5476", "7645"}

local function lane_of(a, b, select, lane, signed)
   local n = tonumber(select:sub(lane + 1, lane + 1))
   return M.part(n < 4 and a or b, n % 4, signed)
end

function M.absdiff4(a, b, c, f)
   local sum, merged = c, c
   for lane = 0, 3 do
      local x = lane_of(a, b, M.SELECT_A[f.select_a], lane, f.signed_a)
      local y = lane_of(a, b, M.SELECT_B[f.select_b], lane, f.signed_b)
      local d = math.abs(x - y)
      if f.saturate == 1 then d = clamped(d, 8, f.signed_d) end
      if f.lanes >> lane & 1 == 1 then
         sum = sum + d
         merged = put(merged, d & 255, 8 * lane, 8)
      end
   end
   return (f.add == 1 and sum or merged) & 0xffffffff
end

return M
