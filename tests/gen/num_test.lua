-- Checks gen/num: against Lua's own integers where those are exact, against itself by
-- identities where not.
package.path = "./?.lua;" .. package.path
local lu = require("luaunit")
local num = require("gen.num")

--- Values around every edge: limb borders, the 64-bit borders, 128-bit values.
local function samples()
   local list = { 0, 1, -1, 2, -2, 7, 10, -10, 255, 1000003, math.maxinteger, math.mininteger }
   for _, k in ipairs({ 8, 23, 24, 25, 31, 32, 47, 48, 49, 62, 63, 64, 65, 71, 72, 96, 127, 128,
         130 }) do
      local p = num.pow2(k)
      for _, n in ipairs({ p, num.sub(p, 1), num.add(p, 1) }) do
         list[#list + 1] = n
         list[#list + 1] = num.neg(n)
      end
   end
   local seed = num.parse("0x9e3779b97f4a7c15f39cc0605cedc835")
   for i = 1, 12 do
      list[#list + 1] = num.bits(num.mul(seed, num.add(num.mul(i, i), seed)), i * 3, 10 * i + 3)
      list[#list + 1] = num.neg(list[#list])
   end
   return list
end

local VALUES = samples()

local function for_pairs(check)
   for _, a in ipairs(VALUES) do
      for _, b in ipairs(VALUES) do check(a, b) end
   end
end

local function same(a, b, what)
   if not num.eq(a, b) then
      lu.fail(what .. ": " .. num.tostring(a) .. " ~= " .. num.tostring(b))
   end
   lu.assertEquals(num.is_small(a), num.is_small(b))
end

TestNum = {}

function TestNum.test_shape_is_unique()
   lu.assertTrue(num.is_small(num.sub(num.pow2(63), 1)))
   lu.assertTrue(num.is_small(num.neg(num.pow2(63))))
   lu.assertFalse(num.is_small(num.pow2(63)))
   lu.assertEquals(num.sub(num.add(num.pow2(80), 5), num.pow2(80)), 5)
   lu.assertEquals(num.add(math.maxinteger, 1), num.pow2(63))
end

function TestNum.test_add_sub()
   for_pairs(function(a, b)
      local s = num.add(a, b)
      same(s, num.add(b, a), "commutes")
      same(num.sub(s, b), a, "a + b - b")
      same(num.neg(num.sub(a, b)), num.sub(b, a), "-(a - b)")
   end)
end

function TestNum.test_mul()
   for_pairs(function(a, b)
      local p = num.mul(a, b)
      same(p, num.mul(b, a), "commutes")
      same(num.mul(num.add(a, 3), b), num.add(p, num.mul(3, b)), "distributes")
      if num.is_small(p) and num.is_small(a) and num.is_small(b) then lu.assertEquals(p, a * b) end
   end)
end

function TestNum.test_division()
   for_pairs(function(a, b)
      if b == 0 then return end
      local q, r, d, m = num.quo(a, b), num.rem(a, b), num.div(a, b), num.mod(a, b)
      same(num.add(num.mul(q, b), r), a, "quo and rem")
      same(num.add(num.mul(d, b), m), a, "div and mod")
      lu.assertTrue(num.lt(num.abs(r), num.abs(b)))
      lu.assertTrue(num.lt(num.abs(m), num.abs(b)))
      lu.assertTrue(r == 0 or num.is_negative(r) == num.is_negative(a))
      lu.assertTrue(m == 0 or num.is_negative(m) == num.is_negative(b))
      if num.is_small(a) and num.is_small(b) and not (a == math.mininteger and b == -1) then
         lu.assertEquals(d, a // b)
      end
   end)
end

function TestNum.test_order()
   for_pairs(function(a, b)
      local c = num.cmp(a, b)
      lu.assertEquals(c, -num.cmp(b, a))
      local d = num.sub(a, b)
      lu.assertEquals(c < 0, num.is_negative(d))
      lu.assertEquals(c == 0, d == 0)
      same(num.add(num.min(a, b), num.max(a, b)), num.add(a, b), "min + max")
      lu.assertEquals(num.eq(a, b), a == b)
   end)
end

function TestNum.test_bit_operations()
   for_pairs(function(a, b)
      local x, o, n = num.bxor(a, b), num.bor(a, b), num.band(a, b)
      same(num.add(x, num.shl(n, 1)), num.add(a, b), "a ^ b + 2 (a & b)")
      same(num.sub(o, n), x, "(a | b) - (a & b)")
      same(num.bnot(n), num.bor(num.bnot(a), num.bnot(b)), "~(a & b)")
      if num.is_small(a) and num.is_small(b) then lu.assertEquals(n, a & b) end
   end)
end

function TestNum.test_shifts()
   for _, a in ipairs(VALUES) do
      for k = 0, 140 do
         same(num.shl(a, k), num.mul(a, num.pow2(k)), "shl")
         same(num.shr(a, k), num.div(a, num.pow2(k)), "shr")
         lu.assertEquals(num.bit(a, k), num.mod(num.shr(a, k), 2))
      end
   end
end

function TestNum.test_bits_and_sext()
   for _, a in ipairs(VALUES) do
      for _, lo in ipairs({ 0, 1, 31, 62, 63, 64, 100 }) do
         for _, width in ipairs({ 1, 8, 62, 63, 64, 65, 128 }) do
            local b = num.bits(a, lo, width)
            same(b, num.mod(num.div(a, num.pow2(lo)), num.pow2(width)), "bits")
            same(num.bits(num.sext(b, width), 0, width), b, "sext keeps bits")
         end
      end
   end
   lu.assertEquals(num.sext(0xff, 8), -1)
   lu.assertEquals(num.sext(0x7f, 8), 127)
end

function TestNum.test_positions()
   lu.assertEquals(num.positions(0), {})
   lu.assertEquals(num.positions(0x29), { 0, 3, 5 })
   lu.assertEquals(num.positions(num.pow2(100)), { 100 })
   local wanted = {}
   for k = 0, 126 do
      if k % 5 < 2 then wanted[#wanted + 1] = k end
   end
   local mask = 0
   for _, k in ipairs(wanted) do mask = num.bor(mask, num.pow2(k)) end
   lu.assertEquals(num.positions(mask), wanted)
end

function TestNum.test_counts()
   for k = 1, 130 do
      lu.assertEquals(num.popcount(num.mask(k)), k)
      lu.assertEquals(num.width_unsigned(num.mask(k)), k)
      lu.assertEquals(num.width_unsigned(num.pow2(k)), k + 1)
      lu.assertEquals(num.width_unsigned(num.neg(num.pow2(k))), k)
   end
   lu.assertEquals(num.width_unsigned(0), 0)
end

function TestNum.test_text()
   for _, a in ipairs(VALUES) do
      same(num.parse(num.tostring(a)), a, "decimal")
      local hex = num.hex(num.abs(a))
      same(num.parse("0x" .. hex), num.abs(a), "hex")
   end
   lu.assertEquals(num.tostring(num.pow2(128)), "340282366920938463463374607431768211456")
   lu.assertEquals(num.parse("-0b101"), -5)
   lu.assertEquals(num.parse("0x"), nil)
   lu.assertEquals(num.parse("12a"), nil)
   lu.assertEquals(num.parse(""), nil)
   lu.assertEquals(num.hex(5, 4), "0005")
   lu.assertEquals(num.hex(num.pow2(72)), "1000000000000000000")
   lu.assertEquals(num.hex(-31), "-1f")
end

os.exit(lu.LuaUnit.run())
