-- Values in pieces as products (`gen/emit/decode/products.lua`), against the pieces one by one.
package.path = "./?.lua;" .. package.path
local lu = require("luaunit")
local products = require("gen.emit.decode.products")

local SHIFT = 28 -- of all products: no piece goes further to the right

local function moved(word, piece)
   return (piece.by < 0 and word << -piece.by or word >> piece.by) & piece.mask
end

local function value_of(word, pieces)
   local value = 0
   for _, piece in ipairs(pieces) do value = value | moved(word, piece) end
   return value
end

-- As rows compute it.
local function product_of(word, pieces)
   local taken, mask = products.masks(pieces)
   local scale = 0
   for _, piece in ipairs(pieces) do scale = scale | 1 << SHIFT - piece.by end
   return (word & taken) * scale >> SHIFT & mask
end

-- Pieces of a value: all bits of the word in groups, each of which is somewhere in the value.
local function random_pieces(count)
   local list, known, at = {}, {}, 0
   for _ = 1, count do
      local width, lo = math.random(1, 5), math.random(0, 27)
      local by = math.max(lo - at, -3)
      local mask = (1 << width) - 1 << at
      if lo - at >= -3 and lo + width <= 32 and not known[by] then
         list[#list + 1] = { by = by, mask = mask }
         known[by] = true
      end
      at = at + width
   end
   return list
end

local function check(pieces, split, words)
   for _ = 1, words do
      local word = math.random(0, 0xffffffff)
      local value = product_of(word, split[1]) | product_of(word, split[2])
         | (split.alone and moved(word, split.alone) or 0)
      lu.assertEquals(value, value_of(word, pieces))
   end
end

TestProducts = {}

function TestProducts:test_random_pieces()
   math.randomseed(20261129)
   local found, alone = 0, 0
   for _ = 1, 2000 do
      local pieces = random_pieces(math.random(1, 7))
      local split = products.of(pieces)
      if split then
         check(pieces, split, 50)
         found = found + 1
         alone = alone + (split.alone and 1 or 0)
      end
   end
   lu.assertTrue(found > 1000 and found < 2000 and alone > 20)
end

-- The immediate of c.j of RISC-V: two products are not enough.
function TestProducts:test_lane_besides()
   local pieces = { { by = 0, mask = 0x40 }, { by = -1, mask = 0x200 }, { by = 3, mask = 0x7 },
      { by = 8, mask = 0x8 }, { by = -2, mask = 0x10 }, { by = 2, mask = 0x5a0 } }
   local split = products.of(pieces)
   lu.assertNotNil(split.alone)
   check(pieces, split, 2000)
end

function TestProducts:test_one_piece_is_one_product()
   local split = products.of({ { by = 7, mask = 0x1f } })
   lu.assertNil(split.alone)
   lu.assertEquals(#split[1] + #split[2], 1)
end

function TestProducts:test_too_many_pieces()
   local pieces = {}
   for i = 0, 8 do pieces[i + 1] = { by = 2 * i, mask = 1 << i } end
   lu.assertNil(products.of(pieces))
end

os.exit(lu.LuaUnit.run())
