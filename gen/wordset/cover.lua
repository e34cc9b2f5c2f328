-- Sets of words as few cubes. A diagram is right for proofs; generated code and messages want
-- "these bits have these values, or those": cubes (mask, value). Where the answer for some words
-- does not matter, the cubes may use them.
local lists = require("gen.base.lists")
local num = require("gen.num")

local M = {}

local FEW = 2

-- A cube while it grows: a chain of (bit, value) from the top level down, shared by the cubes that
-- extend it.
local function cube_of(chain)
   local mask, value = 0, 0
   while chain do
      local bit = num.shl(1, chain.bit)
      mask = num.bor(mask, bit)
      if chain.one then value = num.bor(value, bit) end
      chain = chain.next
   end
   return { mask = mask, value = value }
end

-- The set whose words are in `low` where the bit of `level` is 0 and in `high` where it is 1.
local function join(space, level, low, high)
   return space:pick(space.bit_of_level[level], low, high)
end

local function sides(space, set, level)
   if space.level[set] == level then return space.low[set], space.high[set] end
   return set, set
end

-- Irredundant sum of products between two sets (Minato and Morreale): split at the top bit; what
-- only one side can cover needs the bit, what is left over does not. Returns the set that the cubes
-- make; appends them to `out`.
local function grow(space, lower, upper, chain, out)
   if lower == 0 then return 0 end
   if upper == 1 then
      out[#out + 1] = chain or false
      if #out > out.limit then error(out) end
      return 1
   end
   local level = math.min(space.level[lower], space.level[upper])
   local bit = space.bit_of_level[level]
   local lower0, lower1 = sides(space, lower, level)
   local upper0, upper1 = sides(space, upper, level)
   local chain0 = { bit = bit, next = chain }
   local chain1 = { bit = bit, one = true, next = chain }
   local with0 = grow(space, space:minus(lower0, upper1), upper0, chain0, out)
   local with1 = grow(space, space:minus(lower1, upper0), upper1, chain1, out)
   local left = space:bor(space:minus(lower0, with0), space:minus(lower1, with1))
   local without = grow(space, left, space:band(upper0, upper1), chain, out)
   return space:bor(join(space, level, with0, with1), without)
end

--- Cubes whose union contains all words of `lower` and none outside `upper`; nil when there are
-- more than `limit`.
function M.cubes(space, lower, upper, limit)
   local out = { limit = limit or math.huge }
   local fine, problem = pcall(grow, space, lower, upper, nil, out)
   if not fine then
      if problem == out then return nil end
      error(problem, 0)
   end
   local cubes = lists.map(out, function(chain) return cube_of(chain or nil) end)
   -- An order that does not depend on the order of bits in the space.
   table.sort(cubes, function(a, b)
      if a.mask ~= b.mask then return b.mask < a.mask end
      return a.value < b.value
   end)
   return cubes
end

-- Both ways are tried with a rising limit: of a product of many alternatives one is short and the
-- other endless.
local function cover(space, lower, upper)
   local limit = 32
   while true do
      local plain = M.cubes(space, lower, upper, limit)
      local most = plain and #plain - 1 or limit
      local negated = M.cubes(space, space:bnot(upper), space:bnot(lower), most)
      if negated then return { negated = true, cubes = negated } end
      if plain then return { negated = false, cubes = plain } end
      limit = limit * 8
   end
end

-- The same where the words `also.words` are tested otherwise, unless cubes alone are not longer.
local function with_other_test(space, lower, upper, also)
   local less, more = space:band(lower, also.words), space:bor(upper, space:bnot(also.words))
   local rest = more == 1 and { negated = true, cubes = {} } or cover(space, less, more)
   rest.also, rest.space = also, space
   if #rest.cubes <= FEW then return rest end -- good enough, and to look is slow
   local most = #rest.cubes + 1
   local negated = M.cubes(space, space:bnot(upper), space:bnot(lower), most)
   local plain = M.cubes(space, lower, upper, negated and #negated or most)
   if plain then return { negated = false, cubes = plain } end
   if negated then return { negated = true, cubes = negated } end
   return rest
end

--- A condition that is true on `lower` and false outside `upper`, by fewest cubes: `{negated,
-- cubes}` holds for a word when some cube does, or with `negated` when none does. nil when it may
-- always be true. `also`, if any: words that code can test shortly in another way, `{words, ..}`;
-- with `also` in the result a word must be one of these, too.
function M.condition(space, lower, upper, also)
   if upper == 1 then return nil end
   return (also and with_other_test or cover)(space, lower, upper, also)
end

--- Are two conditions, each may be nil, the same ones?
function M.are_same(a, b)
   if not a or not b then return a == b end
   if a.negated ~= b.negated or a.also ~= b.also or #a.cubes ~= #b.cubes then return false end
   for i, cube in ipairs(a.cubes) do
      if not num.eq(cube.mask, b.cubes[i].mask) or not num.eq(cube.value, b.cubes[i].value) then
         return false
      end
   end
   return true
end

--- The words for which a condition holds.
function M.words(space, condition)
   if not condition then return space:all() end
   if condition.also then
      local rest = M.words(space, { negated = condition.negated, cubes = condition.cubes })
      return space:band(rest, condition.also.words)
   end
   local set = space:none()
   for _, cube in ipairs(condition.cubes) do
      set = space:bor(set, space:cube(cube.mask, cube.value))
   end
   return condition.negated and space:bnot(set) or set
end

--- Does the condition hold for `word`? nil always does.
function M.holds(condition, word)
   if not condition then return true end
   local also = condition.also
   if also and not condition.space:contains(also.words, word) then return false end
   for _, cube in ipairs(condition.cubes) do
      if num.eq(num.band(word, cube.mask), cube.value) then return not condition.negated end
   end
   return condition.negated
end

return M
