-- Exact sets of words of up to 128 bits.
--
-- Decoding needs operations on sets of words: do two forms overlap, is anything uncovered, how many
-- words are unallocated. The results must be exact and must not depend on how many operands
-- multiply, so a set is a reduced ordered binary decision diagram: a graph in which each node tests
-- one bit, equal parts exist once, and two sets are equal exactly when they are the same node.
--
-- A set is a plain integer, meaningful only with its space: 0 is the empty set, 1 is all words, any
-- other number indexes the arrays of the space. Nodes live as long as their space; nothing is ever
-- freed.

local budget = require("gen.base.budget")
local wordquery = require("gen.wordset.query")
local wordfield = require("gen.wordset.field")
local wordproject = require("gen.wordset.project")

local bits_of, num_of = wordquery.bits_of, wordquery.num_of

local M = {}

local Space = {}
Space.__index = Space

local TERMINAL = 1 << 20 -- level of the two terminals, below every bit
local SHIFT = 28         -- node numbers are below 2^28: two of them and a level make one key
local ROOM = 1 << 19     -- results that are remembered of one operation; then all are forgotten

-- The node that tests `level`; the only place where nodes are made.
local function node(self, level, low, high)
   if low == high then
      return low
   end
   local key = level << (2 * SHIFT) | low << SHIFT | high
   local found = self.unique[key]
   if not found then
      found = self.size + 1
      if found > budget.nodes then
         budget.stop(("sets of words of more than %d nodes"):format(budget.nodes))
      end
      self.size = found
      self.level[found], self.low[found], self.high[found] = level, low, high
      self.unique[key] = found
   end
   return found
end

function Space:all()
   return 1
end

function Space:none()
   return 0
end

-- The words whose bit `bit` is 1, or is `value` when that is given.
function Space:bit(bit, value)
   local level = self.level_of_bit[bit]
   if value == 0 then
      return node(self, level, 1, 0)
   end
   return node(self, level, 0, 1)
end

-- The words w with w & mask == value & mask.
function Space:cube(mask, value)
   local masks, values = bits_of(mask, self.bits), bits_of(value, self.bits)
   local set = 1
   for level = self.bits, 1, -1 do
      local bit = self.bit_of_level[level]
      if masks[bit] == 1 then
         if values[bit] == 1 then
            set = node(self, level, 0, set)
         else
            set = node(self, level, set, 0)
         end
      end
   end
   return set
end

-- Operations on two sets --------------------------------------------------------------------------

-- Results are cached by both operands, until there are too many of them; each costs a step of the
-- budget. Each operation is a function of its own with its own locals, since most of the time of a
-- check is spent here.

-- The result of an operation where one operand is a terminal or both are the same; else nil.

local function trivial_and(a, b)
   if a == b or b == 1 then return a end
   if a == 1 then return b end
   return (a == 0 or b == 0) and 0 or nil
end

local function trivial_or(a, b)
   if a == b or b == 0 then return a end
   if a == 0 then return b end
   return (a == 1 or b == 1) and 1 or nil
end

local function operation(self, trivial, commutes)
   local levels, lows, highs = self.level, self.low, self.high
   local known, count = {}, 0
   local function apply(a, b)
      local result = trivial(a, b)
      if result then return result end
      if commutes and a > b then a, b = b, a end
      local key = a << SHIFT | b
      result = known[key]
      if result then return result end
      local la, lb = levels[a], levels[b]
      if la == lb then
         result = node(self, la, apply(lows[a], lows[b]), apply(highs[a], highs[b]))
      elseif la < lb then
         result = node(self, la, apply(lows[a], b), apply(highs[a], b))
      else
         result = node(self, lb, apply(a, lows[b]), apply(a, highs[b]))
      end
      count = count + 1
      if count > ROOM then
         known, count = {}, 1
         budget.spend(ROOM)
      end
      known[key] = result
      return result
   end
   return apply
end

-- Whether two sets have a word in common: found by walking to one, so that no set is made. What is
-- remembered is that two have none.
local function meeting(self)
   local levels, lows, highs = self.level, self.low, self.high
   local apart, count = {}, 0
   local function meets(a, b)
      if a == 0 or b == 0 then return false end
      if a == 1 or b == 1 or a == b then return true end
      if a > b then a, b = b, a end
      local key = a << SHIFT | b
      if apart[key] then return false end
      local la, lb = levels[a], levels[b]
      local found
      if la == lb then
         found = meets(lows[a], lows[b]) or meets(highs[a], highs[b])
      elseif la < lb then
         found = meets(lows[a], b) or meets(highs[a], b)
      else
         found = meets(a, lows[b]) or meets(a, highs[b])
      end
      if found then return true end
      count = count + 1
      if count > ROOM then
         apart, count = {}, 1
         budget.spend(ROOM)
      end
      apart[key] = true
      return false
   end
   return meets
end

local function add_operations(self)
   local function trivial_minus(a, b)
      if a == b or a == 0 or b == 1 then return 0 end
      if b == 0 then return a end
      return a == 1 and self:bnot(b) or nil
   end
   self.intersection = operation(self, trivial_and, true)
   self.union = operation(self, trivial_or, true)
   self.difference = operation(self, trivial_minus, false)
   self.meeting = meeting(self)
end

-- Makes a space of words of `bits` bits. `order` lists all bit positions, the one to test first
-- first; bits that distinguish most sets belong early, and the bits of one field together. Default:
-- from the highest bit down.
function M.space(bits, order)
   assert(bits >= 1 and bits <= 128, "a word has 1 to 128 bits")
   local self = setmetatable({bits = bits, bit_of_level = {}, level_of_bit = {}}, Space)
   for level = 1, bits do
      local bit = order and order[level] or bits - level
      assert(bit >= 0 and bit < bits and not self.level_of_bit[bit],
         "order must list every bit once")
      self.bit_of_level[level] = bit
      self.level_of_bit[bit] = level
   end
   self.high_first = true
   for level = 1, bits do
      self.high_first = self.high_first and self.bit_of_level[level] == bits - level
   end
   -- Node n tests bit_of_level[level[n]] and continues with low[n] when it is 0, with high[n] when
   -- it is 1.
   self.level, self.low, self.high = {[0] = TERMINAL, [1] = TERMINAL}, {}, {}
   self.size = 1
   self.unique = {}
   self.not_of = {}
   self.count_high, self.count_low, self.support_of, self.keepers = {}, {}, {}, {}
   self.low_support, self.high_support = {}, {}
   add_operations(self)
   return self
end

-- The space of a unit, made on first use: all passes must share its nodes.
function M.of_unit(unit)
   if not unit.space then
      unit.space = M.space(unit.bits, unit.order)
   end
   return unit.space
end

function Space:band(a, b) return self.intersection(a, b) end

--- Whether a word is in both: the same as a `band` that is not empty.
function Space:meets(a, b) return self.meeting(a, b) end

function Space:bor(a, b) return self.union(a, b) end

-- The words of a that are not in b.
function Space:minus(a, b) return self.difference(a, b) end

function Space:bnot(a)
   if a <= 1 then
      return 1 - a
   end
   local result = self.not_of[a]
   if not result then
      result = node(self, self.level[a], self:bnot(self.low[a]), self:bnot(self.high[a]))
      self.not_of[a], self.not_of[result] = result, a
   end
   return result
end

function Space:is_empty(a)
   return a == 0
end

-- Sets of one space are equal exactly when they are the same node.
function Space:equal(a, b)
   return a == b
end

function Space:is_subset(a, b)
   return self:minus(a, b) == 0
end

-- true for all words, false for none, nil when the set tells words apart.
function Space:eval_constant(a)
   if a <= 1 then
      return a == 1
   end
   return nil
end

-- The set with the bits of `mask` replaced by those of `value`: which words are in it when these
-- bits are known. The result depends on no bit of `mask`.
function Space:restrict(a, mask, value)
   local masks, known = bits_of(mask, self.bits), bits_of(value, self.bits)
   for bit = 0, self.bits - 1 do
      if masks[bit] == 0 then known[bit] = nil end
   end
   return self:restrict_bits(a, known)
end

-- The same with an array [bit] = 0 | 1 | nil.
function Space:restrict_bits(a, known)
   local last = 0
   for bit in pairs(known) do -- in any order
      last = math.max(last, self.level_of_bit[bit])
   end
   local done = {}
   local function walk(n)
      local level = self.level[n]
      if level > last then return n end
      local result = done[n]
      if not result then
         local value = known[self.bit_of_level[level]]
         if value then
            result = walk(value == 1 and self.high[n] or value == 0 and self.low[n])
         else
            result = node(self, level, walk(self.low[n]), walk(self.high[n]))
         end
         done[n] = result
      end
      return result
   end
   return walk(a)
end

-- The same for one bit, for decision trees.
function Space:cofactor(a, bit, value)
   local stop = self.level_of_bit[bit]
   if self.level[a] >= stop then
      return self.level[a] > stop and a or value == 1 and self.high[a] or value == 0 and self.low[a]
   end
   local done = {}
   local function walk(n)
      local level = self.level[n]
      if level > stop then
         return n
      elseif level == stop then
         return value == 1 and self.high[n] or value == 0 and self.low[n]
      end
      local result = done[n]
      if not result then
         result = node(self, level, walk(self.low[n]), walk(self.high[n]))
         done[n] = result
      end
      return result
   end
   return walk(a)
end

-- The set that tests `level` first, whose two sides test only later levels.
function Space:join(level, low, high)
   return node(self, level, low, high)
end

-- The set that tests `bit` first: `low` where it is 0, `high` where it is 1.
function Space:pick(bit, low, high)
   local set = self:bit(bit)
   return self:bor(self:band(set, high), self:minus(low, set))
end

--- The set `a` of the space `from` in the space `to`: bit b of a word becomes bit `place[b]`; bits
-- without a place are dropped, so a word is in the result when some word of `a` has the same other
-- bits.
function M.move(from, a, to, place)
   local lost = {}
   for bit = 0, from.bits - 1 do
      lost[bit] = place[bit] and 0 or 1
   end
   local done = {[0] = 0, [1] = 1}
   local function walk(n)
      local result = done[n]
      if not result then
         local bit = from.bit_of_level[from.level[n]]
         result = to:pick(place[bit], walk(from.low[n]), walk(from.high[n]))
         done[n] = result
      end
      return result
   end
   return walk(from:forget(a, num_of(lost, from.bits)))
end

for _, methods in ipairs({wordquery.methods, wordfield.methods, wordproject.methods}) do
   for name, method in pairs(methods) do Space[name] = method end
end

return M
