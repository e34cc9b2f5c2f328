-- Word sets against brute force: on small spaces every operation is compared with a plain table of
-- flags.
package.path = "./?.lua;" .. package.path
local lu = require("luaunit")
local num = require("gen.num")
local wordset = require("gen.wordset")
local wordcover = require("gen.wordset.cover")

-- A generator of our own, so that the cases are the same with every Lua.
local function random(seed)
   return function(n)
      seed = (seed * 6364136223846793005 + 1442695040888963407)
      return (seed >> 33) % n
   end
end

local function shuffled(bits, draw)
   local order = {}
   for i = 1, bits do
      order[i] = i - 1
   end
   for i = bits, 2, -1 do
      local j = draw(i) + 1
      order[i], order[j] = order[j], order[i]
   end
   return order
end

-- A random set, as a node and as flags.
local function random_set(space, bits, draw, cubes)
   local set, flags = space:none(), {}
   for _ = 1, cubes do
      local mask, value = draw(1 << bits) | draw(1 << bits), draw(1 << bits)
      set = space:bor(set, space:cube(mask, value))
      for word = 0, (1 << bits) - 1 do
         flags[word] = flags[word] or word & mask == value & mask or nil
      end
   end
   return set, flags
end

local function check_same(space, bits, set, holds)
   for word = 0, (1 << bits) - 1 do
      if space:contains(set, word) ~= (holds(word) or false) then
         lu.fail(string.format("word %x: the set says %s", word, space:contains(set, word)))
      end
   end
end

-- Calls body(space, bits, draw) for some spaces of 8 to 12 bits, with the default and with mixed
-- orders.
local function for_spaces(body)
   local draw = random(20)
   for round = 1, 12 do
      local bits = 8 + draw(5)
      local order = round > 4 and shuffled(bits, draw) or nil
      body(wordset.space(bits, order), bits, draw)
   end
end

TestOperations = {}

function TestOperations:test_algebra()
   for_spaces(function(space, bits, draw)
      local a, in_a = random_set(space, bits, draw, 4)
      local b, in_b = random_set(space, bits, draw, 3)
      check_same(space, bits, space:band(a, b), function(w) return in_a[w] and in_b[w] end)
      check_same(space, bits, space:bor(a, b), function(w) return in_a[w] or in_b[w] end)
      check_same(space, bits, space:minus(a, b), function(w) return in_a[w] and not in_b[w] end)
      check_same(space, bits, space:bnot(a), function(w) return not in_a[w] end)
      lu.assertTrue(space:equal(space:minus(a, b), space:band(a, space:bnot(b))))
      lu.assertEquals(space:meets(a, b), not space:is_empty(space:band(a, b)))
      lu.assertFalse(space:meets(space:minus(a, b), b))
      lu.assertTrue(space:equal(space:bnot(space:bnot(a)), a))
      lu.assertTrue(space:is_empty(space:minus(space:band(a, b), a)))
      lu.assertTrue(space:is_subset(space:band(a, b), b))
   end)
end

function TestOperations:test_count_and_smallest()
   for_spaces(function(space, bits, draw)
      local set, flags = random_set(space, bits, draw, 3)
      local count, smallest = 0, nil
      for word = 0, (1 << bits) - 1 do
         if flags[word] then
            count = count + 1
            smallest = smallest or word
         end
      end
      lu.assertEquals(space:count(set), count)
      lu.assertEquals(space:smallest(set), smallest)
   end)
end

function TestOperations:test_cubes_make_the_set_again()
   for_spaces(function(space, bits, draw)
      local set = random_set(space, bits, draw, 3)
      local again, words = space:none(), 0
      for _, cube in ipairs(space:cubes(set)) do
         local one = space:cube(cube.mask, cube.value)
         again = space:bor(again, one)
         words = words + space:count(one)
      end
      lu.assertEquals(again, set)
      lu.assertEquals(words, space:count(set))
      lu.assertNil(space:cubes(set, 0))
   end)
end

function TestOperations:test_restrict_forget_support()
   for_spaces(function(space, bits, draw)
      local set, flags = random_set(space, bits, draw, 3)
      local mask, value = draw(1 << bits), draw(1 << bits)
      check_same(space, bits, space:restrict(set, mask, value), function(w)
         return flags[w & ~mask | value & mask]
      end)
      local bit = 1 << draw(bits)
      local forgotten = space:forget(set, bit)
      check_same(space, bits, forgotten, function(w) return flags[w] or flags[w ~ bit] end)
      local support = 0
      for i = 0, bits - 1 do
         for word = 0, (1 << bits) - 1 do
            if flags[word] ~= flags[word ~ (1 << i)] then
               support = support | 1 << i
            end
         end
      end
      lu.assertEquals(space:support(set), support)
   end)
end

function TestOperations:test_fixed()
   for_spaces(function(space, bits, draw)
      local set = space:band(random_set(space, bits, draw, 2),
         space:cube(draw(1 << bits), draw(1 << bits)))
      local ones, zeros, any = (1 << bits) - 1, (1 << bits) - 1, false
      for word = 0, (1 << bits) - 1 do
         if space:contains(set, word) then
            ones, zeros, any = ones & word, zeros & ~word, true
         end
      end
      local mask, value = space:fixed(set)
      if any then
         lu.assertEquals({mask, value}, {ones | zeros, ones})
      else
         lu.assertNil(mask)
      end
   end)
end

function TestOperations:test_cofactor_is_restrict_to_one_bit()
   for_spaces(function(space, bits, draw)
      local set = random_set(space, bits, draw, 3)
      local bit, value = draw(bits), draw(2)
      lu.assertEquals(space:cofactor(set, bit, value), space:restrict(set, 1 << bit, value << bit))
   end)
end

function TestOperations:test_move_to_another_space()
   for_spaces(function(space, bits, draw)
      local set, flags = random_set(space, bits, draw, 3)
      local narrow = wordset.space(bits - 2)
      local place, keep = {}, shuffled(bits, draw) -- bits keep[1..bits-2] go to 0, 1, ..
      for i = 1, bits - 2 do place[keep[i]] = i - 1 end
      local seen = {}
      for word in pairs(flags) do
         local moved = 0
         for i = 1, bits - 2 do moved = moved | (word >> keep[i] & 1) << i - 1 end
         seen[moved] = true
      end
      local moved = wordset.move(space, set, narrow, place)
      check_same(narrow, bits - 2, moved, function(w) return seen[w] end)
   end)
end

TestCovers = {}

function TestCovers:test_between_two_sets()
   for_spaces(function(space, bits, draw)
      local lower = random_set(space, bits, draw, 4)
      local upper = space:bor(lower, random_set(space, bits, draw, 3))
      local condition = wordcover.condition(space, lower, upper)
      local words = wordcover.words(space, condition)
      lu.assertTrue(space:is_subset(lower, words))
      lu.assertTrue(space:is_subset(words, upper))
      check_same(space, bits, words, function(w) return wordcover.holds(condition, w) end)
   end)
end

function TestCovers:test_the_shorter_way_is_taken()
   local space = wordset.space(12)
   local set = space:field_in({{4, 7}}, {{0, 13}, {15, 15}})
   local condition = wordcover.condition(space, set, set)
   lu.assertEquals(condition, {negated = true, cubes = {{mask = 0xf0, value = 0xe0}}})
   lu.assertNil(wordcover.condition(space, set, space:all()))
   lu.assertNil(wordcover.cubes(space, set, set, 2))
end

function TestCovers:test_many_factors_stay_short()
   local space, set = wordset.space(60), 1
   for i = 0, 19 do -- three bits each, one value left out: a product of 3^20 cubes, 20 when negated
      set = space:band(set, space:field_in({{3 * i, 3 * i + 2}}, {{0, 4}, {6, 7}}))
   end
   local condition = wordcover.condition(space, set, set)
   lu.assertTrue(condition.negated)
   lu.assertEquals(#condition.cubes, 20)
end

TestFields = {}

function TestFields:test_runs_of_a_split_field()
   for_spaces(function(space, bits, draw)
      local pieces = {{bits - 3, bits - 1}, {0, 0}, {2, 3}} -- low piece first: 6 bits
      local lo = draw(64)
      local hi = lo + draw(80)
      local set = space:field_in(pieces, {{lo, hi}, {7, 7}})
      check_same(space, bits, set, function(w)
         local f = w >> (bits - 3) & 7 | (w & 1) << 3 | (w >> 2 & 3) << 4
         return lo <= f and f <= hi or f == 7
      end)
   end)
end

function TestFields:test_pictures()
   local space = wordset.space(8)
   local set = space:field_in({{0, 1}, {6, 7}}, {{picture = "0b1.-0"}, {picture = "01 11"}})
   check_same(space, 8, set, function(w)
      local f = w & 3 | (w >> 6) << 2
      return f & 9 == 8 or f == 7
   end)
end

function TestFields:test_impossible_runs_are_empty()
   local space = wordset.space(8)
   lu.assertEquals(space:field_in({{0, 3}}, {{16, 20}}), space:none())
   lu.assertEquals(space:field_in({{0, 3}}, {{5, 4}}), space:none())
   lu.assertEquals(space:field_in({{0, 3}}, {{-3, 99}}), space:all())
   lu.assertEquals(space:field_in({{0, 3}}, {}), space:none())
end

TestWide = {}

function TestWide:test_128_bits()
   local space = wordset.space(128)
   lu.assertTrue(num.eq(space:count(space:all()), num.shl(1, 128)))
   local top = space:cube(num.shl(1, 127), num.shl(1, 127))
   lu.assertTrue(num.eq(space:count(top), num.shl(1, 127)))
   lu.assertTrue(num.eq(space:smallest(top), num.shl(1, 127)))
   local word = num.bor(num.shl(0x123456789, 90), 0x55)
   local one = space:cube(num.sub(num.shl(1, 128), 1), word)
   lu.assertEquals(space:count(one), 1)
   lu.assertTrue(num.eq(space:smallest(one), word))
   lu.assertTrue(space:contains(one, word))
   lu.assertFalse(space:contains(one, num.add(word, 1)))
   lu.assertTrue(num.eq(space:count(space:bnot(one)), num.sub(num.shl(1, 128), 1)))
   local wide = space:field_in({{60, 127}}, {{num.shl(1, 67), num.sub(num.shl(1, 68), 1)}})
   lu.assertEquals(wide, top)
end

function TestWide:test_constants()
   local space = wordset.space(16)
   lu.assertTrue(space:eval_constant(space:all()))
   lu.assertFalse(space:eval_constant(space:none()))
   lu.assertNil(space:eval_constant(space:bit(3)))
   lu.assertNil(space:smallest(space:none()))
end

os.exit(lu.LuaUnit.run())
