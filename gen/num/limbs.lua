-- Magnitudes: arrays of 24-bit limbs, lowest first, without a sign: the caller keeps it.
-- 24 bits, because then a product of two, plus all carries of a row, stays far inside a Lua
-- integer. Results may have leading zeros; `gen/num` brings them to its one shape.
local M = {}

local LIMB = 24
local BASE = 1 << LIMB
local MASK = BASE - 1

M.LIMB, M.BASE, M.MASK = LIMB, BASE, MASK

function M.compare(a, b)
   if #a ~= #b then return #a < #b and -1 or 1 end
   for i = #a, 1, -1 do
      if a[i] ~= b[i] then return a[i] < b[i] and -1 or 1 end
   end
   return 0
end

function M.add(a, b, sign)
   local x, carry = { sign = sign }, 0
   for i = 1, math.max(#a, #b) do
      local s = (a[i] or 0) + (b[i] or 0) + carry
      x[i] = s & MASK
      carry = s >> LIMB
   end
   if carry > 0 then x[#x + 1] = carry end
   return x
end

--- |a| - |b|, where |a| is not below |b|.
function M.sub(a, b, sign)
   local x, borrow = { sign = sign }, 0
   for i = 1, #a do
      local d = a[i] - (b[i] or 0) - borrow
      x[i] = d & MASK
      borrow = d < 0 and 1 or 0
   end
   return x
end

function M.mul(a, b, sign)
   local x = { sign = sign }
   for i = 1, #a + #b do x[i] = 0 end
   for i = 1, #a do
      local carry = 0
      for k = 1, #b do
         local s = x[i + k - 1] + a[i] * b[k] + carry
         x[i + k - 1] = s & MASK
         carry = s >> LIMB
      end
      x[i + #b] = carry
   end
   return x
end

function M.shl(a, k, sign)
   local x, shift, carry = { sign = sign }, k % LIMB, 0
   for _ = 1, k // LIMB do x[#x + 1] = 0 end
   for i = 1, #a do
      local s = a[i] << shift | carry
      x[#x + 1] = s & MASK
      carry = s >> LIMB
   end
   if carry > 0 then x[#x + 1] = carry end
   return x
end

function M.shr(a, k, sign)
   local x, drop, shift = { sign = sign }, k // LIMB, k % LIMB
   for i = drop + 1, #a do
      local s = a[i] | (a[i + 1] or 0) << LIMB
      x[#x + 1] = s >> shift & MASK
   end
   return x
end

--- Quotient and remainder of |a| by one limb.
function M.divide_by_limb(a, d)
   local q, rest = { sign = 1 }, 0
   for i = #a, 1, -1 do
      local part = rest << LIMB | a[i]
      q[i] = part // d
      rest = part % d
   end
   return q, rest
end

--- Long division of |a| by |b| (two limbs or more), limb by limb: the quotient limb is estimated
-- from the top limbs of a divisor scaled so that its top bit is set; the estimate is at most two
-- too high and then corrected.
function M.divide(a, b)
   local shift = 0
   while b[#b] << shift < BASE >> 1 do shift = shift + 1 end
   local d = M.shl(b, shift, 1)
   local r = M.shl(a, shift, 1)
   local n, q = #d, { sign = 1 }
   for _ = #r + 1, #a + 1 do r[#r + 1] = 0 end
   for i = #r - n, 1, -1 do
      local top = r[i + n] << LIMB | r[i + n - 1]
      local guess, rest = top // d[n], top % d[n]
      while guess >= BASE or guess * d[n - 1] > (rest << LIMB | r[i + n - 2]) do
         guess, rest = guess - 1, rest + d[n]
         if rest >= BASE then break end
      end
      local borrow = 0
      for k = 1, n do
         local s = r[i + k - 1] - guess * d[k] - borrow
         r[i + k - 1] = s & MASK
         borrow = -(s // BASE)
      end
      r[i + n] = r[i + n] - borrow
      if r[i + n] < 0 then
         guess = guess - 1
         local carry = 0
         for k = 1, n do
            local s = r[i + k - 1] + d[k] + carry
            r[i + k - 1] = s & MASK
            carry = s >> LIMB
         end
         r[i + n] = r[i + n] + carry
      end
      q[i] = guess
   end
   return q, M.shr(r, shift, 1)
end

return M
