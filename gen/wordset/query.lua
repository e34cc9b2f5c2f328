-- Questions about a set of words (`gen/wordset`): how many, which is the smallest, on which
-- bits does it depend. The functions are methods of the space that the set belongs to.
local num = require("gen.num")

local M = { methods = {} }

local Space = M.methods

-- Bits of a num as an array 0..n-1 of 0 and 1.
local function bits_of(value, n)
   local bits = {}
   for first = 0, n - 1, 32 do
      local chunk = num.bits(value, first, 32)
      for i = first, first + 31 < n and first + 31 or n - 1 do
         bits[i] = chunk >> (i - first) & 1
      end
   end
   return bits
end

-- The num whose bit i is bits[i].
local function num_of(bits, n)
   local value = 0
   for first = (n - 1) // 32 * 32, 0, -32 do
      local chunk = 0
      for i = first, math.min(first + 31, n - 1) do
         chunk = chunk | (bits[i] or 0) << (i - first)
      end
      value = first == 0 and value == 0 and chunk or num.bor(value, num.shl(chunk, first))
   end
   return value
end

-- A number of 128 bits, as two integers, times 2^k.
local function shifted(high, low, k)
   if k == 0 then return high, low end
   if k >= 64 then return low << k - 64, 0 end
   return high << k | low >> 64 - k, low << k
end

-- Number of words, counted below level `from`: every bit that is not tested doubles it. Two
-- integers, since only the set of all words has 2^128.
local function count_below(self, a, from)
   if a <= 1 then return shifted(0, a, self.bits + 1 - from) end
   local level, high, low = self.level[a], self.count_high[a], self.count_low[a]
   if not high then
      local more_high, more_low
      high, low = count_below(self, self.low[a], level + 1)
      more_high, more_low = count_below(self, self.high[a], level + 1)
      low = low + more_low
      high = high + more_high + (math.ult(low, more_low) and 1 or 0)
      self.count_high[a], self.count_low[a] = high, low
   end
   return shifted(high, low, level - from)
end

-- An integer of 64 bits without a sign.
local function unsigned(value)
   return num.bor(num.shl(value >> 32, 32), value & 0xffffffff)
end

-- Exact number of words in the set.
function Space:count(a)
   if a == 1 then return num.pow2(self.bits) end
   local high, low = count_below(self, a, 1)
   return num.bor(num.shl(unsigned(high), 64), unsigned(low))
end

-- Bits 0..n-1 of the smallest word, highest bit deciding; needs a set that is not empty.
local function smallest_bits(self, a)
   local bits = {}
   if self.high_first then
      while a > 1 do
         local low = self.low[a]
         local up = low == 0
         bits[self.bit_of_level[self.level[a]]] = up and 1 or 0
         a = up and self.high[a] or low
      end
      return bits
   end
   for bit = self.bits - 1, 0, -1 do
      local zero = self:band(a, self:bit(bit, 0))
      bits[bit] = zero == 0 and 1 or 0
      a = zero == 0 and a or zero
   end
   return bits
end

-- The smallest word of the set as a num, nil when the set is empty.
function Space:smallest(a)
   if a == 0 then
      return nil
   end
   return num_of(smallest_bits(self, a), self.bits)
end

-- Callers look up the same word many times in a row.
function Space:contains(a, word)
   local bits = self.last_bits
   if not rawequal(word, self.last_word) then
      bits = bits_of(word, self.bits)
      self.last_word, self.last_bits = word, bits
   end
   while a > 1 do
      a = bits[self.bit_of_level[self.level[a]]] == 1 and self.high[a] or self.low[a]
   end
   return a == 1
end

-- The set as disjoint cubes {mask, value}, in the order of the diagram (0 before 1). There may be
-- very many: stops and returns nil after `limit` of them, if there is a limit.
function Space:cubes(a, limit)
   local list, mask, value = {}, {}, {}
   local function walk(n)
      if n == 0 then
         return true
      elseif n == 1 then
         list[#list + 1] = {mask = num_of(mask, self.bits), value = num_of(value, self.bits)}
         return not limit or #list <= limit
      end
      local bit = self.bit_of_level[self.level[n]]
      mask[bit] = 1
      value[bit] = 0
      local fits = walk(self.low[n])
      value[bit] = 1
      fits = fits and walk(self.high[n])
      mask[bit], value[bit] = nil, nil
      return fits
   end
   return walk(a) and list or nil
end

-- Bits 0..63 and 64..127 that the set depends on; remembered for each node.
local function dependence(self, a)
   if a <= 1 then return 0, 0 end
   local low, high = self.low_support[a], self.high_support[a]
   if low then return low, high end
   local bit = self.bit_of_level[self.level[a]]
   low, high = dependence(self, self.low[a])
   local more_low, more_high = dependence(self, self.high[a])
   low, high = low | more_low, high | more_high
   if bit < 64 then low = low | 1 << bit else high = high | 1 << bit - 64 end
   self.low_support[a], self.high_support[a] = low, high
   return low, high
end

--- The bits that a set depends on, as two integers: bits 0..63 and 64..127.
function Space:depends_on(a) return dependence(self, a) end

-- The same as an array [bit] = 1.
local function support_bits(self, a)
   local low, high = dependence(self, a)
   local bits = {}
   for bit = 0, self.bits - 1 do
      if (bit < 64 and low >> bit or high >> bit - 64) & 1 == 1 then bits[bit] = 1 end
   end
   return bits
end

-- Mask of the bits that the set depends on.
function Space:support(a)
   local mask = self.support_of[a]
   if not mask then
      mask = num_of(support_bits(self, a), self.bits)
      self.support_of[a] = mask
   end
   return mask
end

-- Mask and value of the bits that are the same in every word of the set; nil when the set is empty.
function Space:fixed(a)
   if a == 0 then
      return nil
   end
   local known = self:fixed_bits(a)
   local mask, value = {}, {}
   for bit = 0, self.bits - 1 do
      if known[bit] then
         mask[bit], value[bit] = 1, known[bit]
      end
   end
   return num_of(mask, self.bits), num_of(value, self.bits)
end

-- The same as an array: [bit] = 0, 1 or nil. Nodes are visited level by level; a bit is fixed when
-- every path that ends in the set passes the bit, and passes it on one side only.
function Space:fixed_bits(a)
   local known = {}
   local order = self:nodes(a)
   for bit in pairs(support_bits(self, a)) do -- in any order: one question a bit
      local level = self.level_of_bit[bit]
      known[bit] = self:side(order, level)
   end
   return known
end

-- All nodes of a set below the terminals, from the top level down (children after their parents).
function Space:nodes(a)
   local list, seen = {}, {}
   local function walk(n)
      if n > 1 and not seen[n] then
         seen[n] = true
         walk(self.low[n])
         walk(self.high[n])
         list[#list + 1] = n
      end
   end
   walk(a)
   return list
end

-- 0 or 1 when every word below the nodes of `list` (whole diagram) has that value at `level`, else
-- nil.
function Space:side(list, level)
   local side
   for _, n in ipairs(list) do
      local at = self.level[n]
      local low, high = self.low[n], self.high[n]
      if at == level then
         local mine = low == 0 and 1 or high == 0 and 0 or nil
         if not mine or side and side ~= mine then
            return nil
         end
         side = mine
      elseif at < level then
         -- An edge that jumps over the level leaves the bit open.
         if low ~= 0 and self.level[low] > level or high ~= 0 and self.level[high] > level then
            return nil
         end
      end
   end
   return side
end

M.bits_of = bits_of
M.num_of = num_of

return M
