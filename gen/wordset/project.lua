-- Projection of a set of words (`gen/wordset`) to some bits, whatever the others are. A mask of
-- bits is two Lua integers here: bits 0..63 and bits 64..127. The functions are methods of the
-- space that the set belongs to.
local num = require("gen.num")

local M = { methods = {} }

local Space = M.methods

local function half_of(mask, first)
   return num.bits(mask, first, 32) | num.bits(mask, first + 32, 32) << 32
end

--- A mask as two integers.
function M.halves(mask)
   if math.type(mask) == "integer" and mask >= 0 then return mask, 0 end
   return half_of(mask, 0), half_of(mask, 64)
end

-- Is a bit in a mask?
local function has(bit, low, high)
   return (bit < 64 and low >> bit or high >> bit - 64) & 1 == 1
end

-- A mask, the last level that is not in it, and results by set.
local function keeper_of(self, low, high)
   local by_high = self.keepers[low]
   if not by_high then
      by_high = {}
      self.keepers[low] = by_high
   end
   if not by_high[high] then
      local last = self.bits
      while last > 0 and has(self.bit_of_level[last], low, high) do last = last - 1 end
      by_high[high] = { low = low, high = high, last = last, done = {} }
   end
   return by_high[high]
end

local function keep(self, a, keeper)
   local level = self.level[a]
   if level > keeper.last then return a end
   local result = keeper.done[a]
   if not result then
      local zero, one = keep(self, self.low[a], keeper), keep(self, self.high[a], keeper)
      if has(self.bit_of_level[level], keeper.low, keeper.high) then
         result = self:join(level, zero, one)
      else
         result = self:bor(zero, one)
      end
      keeper.done[a] = result
   end
   return result
end

--- The words that can be made one of `a` by changing bits outside of a mask only.
function Space:keep(a, low, high)
   if a <= 1 then return a end
   return keep(self, a, keeper_of(self, low, high))
end

--- The words that can be made one of `a` by changing bits of `mask` only: what is known of `a`
-- without those bits.
function Space:forget(a, mask)
   local low, high = M.halves(mask)
   return self:keep(a, ~low, ~high)
end

return M
