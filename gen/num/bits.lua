-- Bit operations on integers of any size, in infinite two's complement. Words of up to 128 bits are
-- the common case, so values that are not negative have faster paths, which visit each limb once
-- and make no table where the result is small.
local limbs = require("gen.num.limbs")

local M = {}

local LIMB, BASE, MASK = limbs.LIMB, limbs.BASE, limbs.MASK
local TOP = (1 << 63 - 2 * LIMB) - 1 -- what fits of the third limb in a Lua integer

local math_type, max = math.type, math.max

--- The functions for the representation of values in `gen/num`: `shape.normal(x)` brings limbs to
-- it, `shape.big(n)` returns the limbs of any value, `shape.mark(x)` makes limbs that need no
-- change a value; `shape.neg` and `shape.sub` are arithmetic.
function M.of(shape)
   local normal, big, mark = shape.normal, shape.big, shape.mark
   local ops = {}

   -- The low 63 bits of a value that is no Lua integer: it has three limbs or more.
   local function low_bits(x) return x[1] | x[2] << LIMB | (x[3] & TOP) << 2 * LIMB end

   -- `n` limbs of the two's complement of `a`.
   local function complement(a, n)
      a = big(a)
      local x = {}
      if a.sign > 0 then
         for i = 1, n do x[i] = a[i] or 0 end
         return x
      end
      local carry = 1
      for i = 1, n do
         local s = (~(a[i] or 0) & MASK) + carry
         x[i] = s & MASK
         carry = s >> LIMB
      end
      return x
   end

   -- The value of a two's complement whose top limb holds only copies of the sign.
   local function from_complement(x)
      if x[#x] & BASE >> 1 == 0 then
         x.sign = 1
         return normal(x)
      end
      local carry = 1
      for i = 1, #x do
         local s = (~x[i] & MASK) + carry
         x[i] = s & MASK
         carry = s >> LIMB
      end
      x.sign = -1
      return normal(x)
   end

   local function combine(a, b, operation)
      local n = max(#big(a), #big(b)) + 1
      local x, y, r = complement(a, n), complement(b, n), {}
      for i = 1, n do r[i] = operation(x[i], y[i]) & MASK end
      return from_complement(r)
   end

   -- `small` is a Lua integer of 0 or more, `x` a big value that is positive: only three limbs
   -- change, and the bits above the low 63 stay.
   local function or_small(x, small)
      local r = { sign = 1, table.unpack(x) }
      r[1], r[2], r[3] = r[1] | small & MASK, r[2] | small >> LIMB & MASK, r[3] | small >> 2 * LIMB
      return mark(r)
   end

   local function xor_small(x, small)
      local r = { sign = 1, table.unpack(x) }
      r[1], r[2], r[3] = r[1] ~ small & MASK, r[2] ~ (small >> LIMB & MASK),
         r[3] ~ small >> 2 * LIMB
      return mark(r)
   end

   -- "int" for two Lua integers, "left" or "right" where only that value is one, else "big"; nil
   -- where a value is negative and not both are Lua integers.
   local function kinds(a, b)
      local small_a, small_b = math_type(a) == "integer", math_type(b) == "integer"
      if small_a then
         if small_b then return "int" end
         return a >= 0 and b.sign > 0 and "left" or nil
      elseif small_b then
         return b >= 0 and a.sign > 0 and "right" or nil
      end
      return a.sign > 0 and b.sign > 0 and "big" or nil
   end

   function ops.band(a, b)
      local kind = kinds(a, b)
      if kind == "int" then return a & b end
      if kind == "left" then return a & low_bits(b) end
      if kind == "right" then return low_bits(a) & b end
      if not kind then return combine(a, b, function(x, y) return x & y end) end
      if #a > #b then a, b = b, a end
      local top = #a
      while top > 0 and a[top] & b[top] == 0 do top = top - 1 end
      if top == 0 then return 0 end
      local r = { sign = 1 }
      for i = 1, top do r[i] = a[i] & b[i] end
      return normal(r)
   end

   function ops.bor(a, b)
      local kind = kinds(a, b)
      if kind == "int" then return a | b end
      if kind == "left" then return or_small(b, a) end
      if kind == "right" then return or_small(a, b) end
      if not kind then return combine(a, b, function(x, y) return x | y end) end
      if #a < #b then a, b = b, a end
      local r = { sign = 1, table.unpack(a) }
      for i = 1, #b do r[i] = r[i] | b[i] end
      return mark(r)
   end

   function ops.bxor(a, b)
      local kind = kinds(a, b)
      if kind == "int" then return a ~ b end
      if kind == "left" then return xor_small(b, a) end
      if kind == "right" then return xor_small(a, b) end
      if not kind then return combine(a, b, function(x, y) return x ~ y end) end
      if #a < #b then a, b = b, a end
      local r = { sign = 1, table.unpack(a) }
      for i = 1, #b do r[i] = r[i] ~ b[i] end
      return normal(r)
   end

   function ops.bnot(a)
      if math_type(a) == "integer" then return ~a end
      return shape.sub(shape.neg(a), 1)
   end

   --- a & ~b, the most frequent operation on sets of bits.
   function ops.without(a, b)
      local kind = kinds(a, b)
      if kind == "int" then return a & ~b end
      if kind == "left" then return a & ~low_bits(b) end
      if not kind then return ops.band(a, ops.bnot(b)) end
      b = big(b)
      local r = { sign = 1 }
      for i = 1, #a do r[i] = a[i] & ~(b[i] or 0) end
      return normal(r)
   end

   --- Has `a` a bit of `b`? The same as `band(a, b) ~= 0`, without making the value.
   function ops.meets(a, b)
      local kind = kinds(a, b)
      if kind ~= "big" then return ops.band(a, b) ~= 0 end
      for i = 1, #a < #b and #a or #b do
         if a[i] & b[i] ~= 0 then return true end
      end
      return false
   end

   --- a * 2^k, for k of 0 or more.
   function ops.shl(a, k)
      if math_type(a) == "integer" then
         if a == 0 or k == 0 then return a end
         if k < 63 and a <= math.maxinteger >> k and a >= -(math.maxinteger >> k) then
            return a << k
         end
      end
      a = big(a)
      return normal(limbs.shl(a, k, a.sign))
   end

   --- floor(a / 2^k), for k of 0 or more.
   function ops.shr(a, k)
      if math_type(a) == "integer" then
         if k > 62 then return a < 0 and -1 or 0 end
         return a // (1 << k)
      end
      if a.sign < 0 then return ops.bnot(ops.shr(ops.bnot(a), k)) end
      return normal(limbs.shr(a, k, 1))
   end

   --- Bit i as 0 or 1.
   function ops.bit(a, i)
      if math_type(a) == "integer" then
         if i > 62 then return a < 0 and 1 or 0 end
         return a >> i & 1
      end
      if a.sign > 0 then return (a[i // LIMB + 1] or 0) >> i % LIMB & 1 end
      return 1 - ops.bit(ops.bnot(a), i)
   end

   --- `width` bits from bit `lo` up, as an unsigned value.
   function ops.bits(a, lo, width)
      if width < 63 then
         if math_type(a) == "integer" then
            local s = lo > 62 and (a < 0 and -1 or 0) or a // (1 << lo)
            return s & (1 << width) - 1
         elseif a.sign > 0 and width <= 2 * LIMB then
            local at, shift = lo // LIMB + 1, lo % LIMB
            -- Three limbs less the shift hold `width` bits; a limb above 63 bits would be cut.
            local low = (a[at] or 0) >> shift
            local more = (a[at + 1] or 0) << LIMB - shift | (a[at + 2] or 0) << 2 * LIMB - shift
            return (low | more) & (1 << width) - 1
         end
      end
      return ops.band(ops.shr(a, lo), shape.mask(width))
   end

   --- Positions of the ones of a value that is not negative, rising.
   function ops.positions(a)
      assert(a >= 0, "positions of a negative value")
      local list, x = {}, big(a)
      for i = 1, #x do
         local limb, bit = x[i], (i - 1) * LIMB
         while limb ~= 0 do
            if limb & 1 == 1 then list[#list + 1] = bit end
            limb, bit = limb >> 1, bit + 1
         end
      end
      return list
   end

   --- Number of ones of a value that is not negative.
   function ops.popcount(a)
      assert(a >= 0, "popcount of a negative value")
      local count = 0
      for _, limb in ipairs(big(a)) do
         while limb ~= 0 do
            limb = limb & limb - 1
            count = count + 1
         end
      end
      return count
   end

   --- Number of bits that a value of 0 or more needs; 0 for 0. A negative value counts as its
   -- complement.
   function ops.width_unsigned(a)
      if a < 0 then a = ops.bnot(a) end
      local x = big(a)
      if #x == 0 then return 0 end
      local top, width = x[#x], (#x - 1) * LIMB
      while top > 0 do
         top = top >> 1
         width = width + 1
      end
      return width
   end

   return ops
end

return M
