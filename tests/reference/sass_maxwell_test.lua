package.path = "./?.lua;" .. package.path

-- The second model of Maxwell against what its documents show: what was seen on a Tegra X1,
-- sequences that compilers emit, whose results are known, and cases worked out by hand. From the
-- root: `lua5.4 tests/reference/sass_maxwell_test.lua`.

local unit = require("luaunit")
local convert = require("tests.reference.sass.convert")
local double = require("tests.reference.sass.double")
local maxwell = require("tests.reference.sass.maxwell")
local model = require("tests.reference.sass.maxwell_integer")

local equal = unit.assertEquals
local ALL = 0xffffffff
local EDGES = {0, 1, 3, 0x8000, 0xffff, 0x10000, 0x18000, 0x7fffffff, 0x80000000, 0x8000ffff,
   0xffff0000, 0xffff8000, 0xffffffff, 0x12345678, 0x87654321}

local function gives(list, ...) equal({...}, list) end

-- All pairs of edges.
local function pairs_of(f)
   for _, a in ipairs(EDGES) do
      for _, b in ipairs(EDGES) do f(a, b) end
   end
end

local function signed(x) return x >= 0x80000000 and x - 0x100000000 or x end

local TestSums = {}

local function code_of(...) return select(2, model.add(...)) end

function TestSums.test_code_as_seen()
   equal(code_of(0, 0, 0, 0), 1)
   equal(code_of(0, ALL, 0, 0), 2)
   equal(code_of(ALL, 2, 0, 0), 4)
   equal(code_of(0x7fffffff, 2, 0, 0), 10)
   equal(code_of(1, ALL, 0, 0), 5)
   equal(model.add(0, 5, 1, 1), 6)                          -- .PO
   equal(model.add(0, 0, 0, 0, 4), 1)                       -- .X
   equal(model.saturated(select(3, model.add(0x7fffffff, 1, 0, 0))), 0x7fffffff)
end

function TestSums.test_words_of_64_bits()
   pairs_of(function(a, b)
      local x, y = a << 32 | b, b << 32 | a ~ 0xf0f0f0f0
      local low, cc = model.add(x & ALL, y & ALL, 0, 0)
      equal(model.add(x >> 32, y >> 32, 0, 0, cc) << 32 | low, x + y)
      low, cc = model.add(x & ALL, y & ALL, 0, 1)
      local high, after = model.add(x >> 32, y >> 32, 0, 1, cc)
      equal(high << 32 | low, x - y)
      equal(after & 1 == 1, x == y)
      low, cc = model.lea(b, y & ALL, 3, 0)
      equal(model.lea_high(b, a, y >> 32, 3, 0, cc) << 32 | low, (x << 3) + y)
   end)
end

function TestSums.test_three_as_seen()
   local none = {0, 0, 0}
   local v = {0x40009, 0x20003, 0x10008}
   equal(model.add3(v, none, none, 0), 0x70014)
   equal(model.add3(v, {2, 1, 0}, none, 0), 0x1000f)
   equal(model.add3(v, {0, 0, 2}, {0, 0, 1}, 0), 0x6000b)
   equal(model.add3({4, 5, 6}, none, none, 2), 0x90006)
   equal(model.add3({0x40000, 0x50000, 6}, none, none, 1), 15)
   local function code(a, b, c) return select(2, model.add3({a, b, c}, none, none, 0)) end
   for i, seen in ipairs {{0, 0, 0, 1}, {ALL - 1, 1, 1, 5}, {1, ALL, 0, 9}, {ALL, 2, 0, 8},
      {1, ALL, 1, 8}, {0, 2, ALL, 4}, {0, 0, ALL, 2}} do
      equal(code(seen[1], seen[2], seen[3]), seen[4], i)
   end
end

function TestSums.test_scaled_as_seen()
   gives({4, 4, 4}, model.scaled_add(3, 16, 2, 1, 0))
   gives({0xfffffffc, 2, -4}, model.scaled_add(3, 16, 2, 0, 1))
   equal(select(2, model.scaled_add(ALL, 0, 1, 0, 0)), 2)
   equal(select(2, model.scaled_add(ALL, 2, 1, 0, 0)), 5)
end

local TestProducts = {}

local function xmad(a, b, c, how)
   local all = {psl = 0, merge = 0, high_a = 0, high_b = 0, signed_a = 0, signed_b = 0, mode = "C"}
   for name, value in pairs(how) do all[name] = value end -- one value for each name
   return model.xmad(a, b, c, all)
end

function TestProducts.test_as_seen()
   local a, b, c = 0x12345678, 0x8a24c923, 0x9123064a
   equal(xmad(a, b, c, {}), 0xd51310b2)
   equal(xmad(a, b, c, {mode = "CLO"}), 0x43f010b2)
   equal(xmad(a, b, c, {mode = "CHI"}), 0x43f09b8b)
   equal(xmad(a, b, c, {mode = "CBCC"}), 0x9e3610b2)
   equal(xmad(a, b, c, {psl = 1}), 0x9b8b064a)
   equal(xmad(a, b, c, {psl = 1, mode = "CBCC"}), 0x64ae064a)
   equal(xmad(a, b, c, {merge = 1, mode = "CHI"}), 0xc9239b8b)
   equal(xmad(a, b, c, {psl = 1, mode = "CBCC", high_a = 1, high_b = 1}), 0xf196064a)
   equal(xmad(ALL - 1, 2, 1, {signed_a = 1, signed_b = 1, high_a = 1}), ALL)
end

-- Three XMAD make a product, four and a sum its high half.
function TestProducts.test_sequences()
   pairs_of(function(a, b)
      local merged = xmad(a, b, 0, {high_b = 1, merge = 1})
      local low = xmad(a, b, 7, {})
      equal(xmad(a, merged, low, {psl = 1, mode = "CBCC", high_a = 1, high_b = 1}), a * b + 7 & ALL)
      local none = {0, 0, 0}
      local carried = xmad(a, b, xmad(a, b, 0, {}), {high_a = 1, mode = "CHI"})
      equal(model.add3({carried, xmad(a, b, 0, {high_b = 1}),
         xmad(a, b, 0, {high_a = 1, high_b = 1})}, none, none, 1), a * b >> 32)
      carried = xmad(a, b, xmad(a, b, 0, {}), {high_a = 1, signed_a = 1, mode = "CHI"})
      local high = xmad(a, b, 5,
         {high_a = 1, high_b = 1, signed_a = 1, signed_b = 1, mode = "CSFU"})
      equal(model.add3({carried, xmad(a, b, 0, {high_b = 1, signed_b = 1}), high}, none, none, 1),
         (signed(a) * signed(b) >> 32) + 5 & ALL)
   end)
end

local TestBits = {}

function TestBits.test_shifts_as_seen()
   local minus = 0xffffffc0
   equal(model.shl(3, 33, 1), 6)
   equal(model.shl(3, 32, 0), 0)
   equal(model.shr(minus, 33, {wrap = 0, signed = 1}), ALL)
   equal(model.shr(minus, 33, {wrap = 1, signed = 1}), 0xffffffe0)
   equal(model.shr(64, 3, {wrap = 0, reverse = 1, signed = 1}), 0x400000)
   equal(model.shr(minus, 35, {wrap = 0, reverse = 1, signed = 1}), 0)
end

function TestBits.test_funnel_as_seen()
   local low, high, signs = 0x0ee00ff0, 0x0cc00dd0, 0xcc000dd0
   local function right(c, n, type, wrap)
      return model.shf(low, n, c, {type = type or "U32", wrap = wrap or 0})
   end
   local function left(n, type, wrap)
      return model.shf(low, n, high, {type = type or "U32", wrap = wrap or 0, left = true})
   end
   gives({0x00ee00ff, 0xc00dd00e, 0x0cc00dd0}, right(high, 4), right(high, 24), right(high, 40))
   gives({0xcc00d, 0, 0xffffcc00, ALL}, right(high, 40, "U64"), right(high, 70, "U64"),
      right(signs, 48, "S64"), right(signs, 70, "S64"))
   gives({0xd00ee00f, 0x403b803f, 0xffff3000}, right(high, 40, "U32", 1), right(high, 70, "U64", 1),
      right(signs, 110, "S64", 1))
   gives({0xcc00dd00, low, 0xee00ff00, 0}, left(4), left(40), left(36, "U64"), left(70, "U64"))
   gives({0xc00dd00e, 0x30037403, 0x3fc0000}, left(40, "U32", 1), left(70, "U64", 1),
      left(110, "U64", 1))
end

function TestBits.test_fields_as_seen()
   local function bfe(a, from, count, is_signed, reverse)
      return model.bfe(a, from | count << 8, {signed = is_signed, reverse = reverse})
   end
   gives({0xde, 0xa, 0xffffffde, 0x7e}, bfe(0xdead, 8, 8, 0), bfe(0xdead, 4, 4, 0),
      bfe(0xdead, 8, 8, 1), bfe(0x7ead, 8, 8, 1))
   gives({0x7b00, 0xb57b0000, ALL}, bfe(0xdead, 8, 16, 0, 1), bfe(0xdead, 0, 32, 0, 1),
      bfe(1, 32, 1, 1, 1))
   gives({0, 0xffffffde, ALL, 0, 0, 0x80000000}, bfe(0xdead, 8, 0, 0), bfe(0xdead0000, 24, 16, 1),
      bfe(0xdead0000, 32, 24, 1), bfe(0x7ead0000, 32, 24, 1), bfe(0xdead0000, 32, 0, 1),
      bfe(0x80000000, 0, 255, 1))
   local function bfi(a, from, count, c) return model.bfi(a, from | count << 8, c) end
   gives({0xcccddc32, 0xcccccccc, 0x00cafecc, 0xcccccccc}, bfi(0xffdd, 12, 8, 0xcccccc32),
      bfi(0xcafe, 8, 0, 0xcccccccc), bfi(0xcafe, 8, 64, 0xcccccccc),
      bfi(0xcafe, 32, 32, 0xcccccccc))
end

local TestComparisons = {}

-- For each relation the bits of the code for which it was seen to hold, with 75 and 74 as high
-- words, and with 75 and 75: none, Z, C, both.
function TestComparisons.test_longer_numbers_as_seen()
   local seen = {LT = {0, 0, 0, 0, 1, 1, 0, 0}, EQ = {0, 1, 0, 0, 0, 0, 0, 1},
      LE = {0, 1, 0, 0, 1, 1, 0, 1}, GT = {1, 0, 1, 1, 0, 0, 1, 0},
      NE = {1, 0, 1, 1, 1, 1, 1, 0}, GE = {1, 1, 1, 1, 0, 0, 1, 1}}
   for name, list in pairs(seen) do -- each on its own
      for i, cc in ipairs {0, 1, 4, 5, 0, 1, 4, 5} do
         equal(model.compare(name, 75, i < 5 and 74 or 75, 1, cc), list[i] == 1, name .. i)
      end
   end
end

-- For each test the codes for which it was seen to hold, as bits.
function TestComparisons.test_codes_as_seen()
   local seen = {[0] = 0, 0xbb44, 0x2222, 0x3366, 0x4411, 0x5555, 0xcc33, 0x7777, 0x8888, 0x33cc,
      0xaaaa, 0xbbee, 0xcc99, 0xdddd, 0x44bb, 0xffff, 0x00ff, 0x0f0f, 0x3333, 0xafaf, 0x5050,
      0xcccc, 0xf0f0, 0xff00, [30] = 0xeeee, [31] = 0x1111}
   for number = 0, 31 do
      local bits = 0
      for cc = 0, 15 do bits = bits | (model.code_test(number, cc) and 1 or 0) << cc end
      equal(bits, seen[number] or 0, number)
      equal(model.code_test(number, 0) == nil, seen[number] == nil)
   end
end

function TestComparisons.test_registers_as_seen()
   equal(model.p2r(2, 0xccccccf0, 0xff, 0), 0xcccccc02)
   equal(model.p2r(2, 0xccccccf0, 0x03, 0), 0xccccccf2)
   equal(model.p2r(4, 0xcccccccc, 0x0f, 2), 0xccc4cccc)
end

local TestConversions = {}

function TestConversions.test_integers_as_seen()
   local function i2i(x, from, is_signed, more)
      local how = {from = from, to = 32, is_signed = is_signed, minus = 0, absolute = 0}
      for name, value in pairs(more or {}) do how[name] = value end -- one value for each name
      return convert.integer_to_integer(x, how)
   end
   gives({ALL, 0x7f, 0xff}, i2i(0xff, 8, true), i2i(0x7f, 8, true), i2i(0xff, 8, false))
   gives({1, 1, ALL}, i2i(0xff, 8, true, {absolute = 1}), i2i(0xff, 8, true, {minus = 1}),
      i2i(0xff, 8, true, {minus = 1, absolute = 1}))
   equal(i2i(0xfffff000, 32, true, {to = 8, saturate = true, to_signed = true}), 0xffffff80)
   equal(i2i(0xfffff000, 32, true, {to = 8, saturate = true}), 0)
   equal(i2i(0xfffff000, 32, true, {to = 8}), 0)
end

function TestConversions.test_to_float_as_seen()
   local function i2f(x, from, is_signed, mode, minus, absolute)
      return convert.integer_to_float(x, {from = from, is_signed = is_signed, to = 32,
         mode = mode or "near", minus = minus or 0, absolute = absolute or 0})
   end
   gives({0xc7000000, 0x46e00000, 0xc6e00000}, i2f(0x8000, 16, true, nil, 1), i2f(0x9000, 16, true,
      nil, 0, 1), i2f(0x9000, 16, true, nil, 1, 1))
   local large = 0xffffffffffffff00
   gives({0x5f800000, 0x5f7fffff, 0x5f800000, 0x5f7fffff}, i2f(large, 64, false),
      i2f(large, 64, false, "down"), i2f(large, 64, false, "up"), i2f(large, 64, false, "zero"))
   equal(i2f(math.mininteger, 64, true, nil, 1), 0xdf000000)
   equal(i2f(0, 64, true), 0)
end

function TestConversions.test_to_integer_as_seen()
   local function f2i(x, from, to, is_signed, mode, flush)
      return convert.float_to_integer(x, {from = from, to = to, is_signed = is_signed,
         mode = mode or "near", flush = flush, minus = 0, absolute = 0})
   end
   gives({2, 2, -2}, f2i(0x3fc00000, 32, 32, true), f2i(0x40200000, 32, 32, true),
      f2i(0xbfc00000, 32, 32, true))
   gives({-0x8000, 0x7fff, 0}, f2i(0xc7800000, 32, 16, true), f2i(0x47800000, 32, 16, true),
      f2i(0xc7800000, 32, 16, false))
   gives({-1, math.maxinteger}, f2i(0x5f800000, 32, 64, false), f2i(0x5f800000, 32, 64, true))
   gives({0, math.mininteger, 0x80000000}, f2i(0x7fc00000, 32, 32, true),
      f2i(0x7fc00000, 32, 64, true), f2i(0x7ff8000000000000, 64, 32, true))
   gives({0, 1}, f2i(71362, 32, 32, true, "up", true), f2i(71362, 32, 32, true, "up"))
   equal(f2i(0x3e00, 16, 32, true), 2)
end

function TestConversions.test_floats()
   local function f2f(x, from, to, more)
      local how = {from = from, to = to, mode = "near", minus = 0, absolute = 0}
      for name, value in pairs(more or {}) do how[name] = value end -- one value for each name
      return convert.float_to_float(x, how)
   end
   equal(f2f(0x3fc00000, 32, 64), 0x3ff8000000000000)
   equal(f2f(0x3f801000, 32, 16), 0x3c00)                        -- a tie, to even
   equal(f2f(0x3f803000, 32, 16), 0x3c02)
   equal(f2f(0x3f801000, 32, 16, {mode = "up"}), 0x3c01)
   equal(f2f(0x38800000, 32, 16), 0x0400)
   equal(f2f(0x33800000, 32, 16), 1)                             -- the least one
   equal(f2f(0xfc00, 16, 32), 0xff800000)
   equal(f2f(0x7fff, 16, 16, {whole = true}), 0x7fff)
   equal(f2f(0x40200000, 32, 32, {whole = true}), 0x40000000)
   equal(f2f(0xbfc00000, 32, 32, {whole = true, mode = "down"}), 0xc0000000)
   equal(f2f(0xc1000000, 32, 16, {saturate = true}), 0)
   equal(f2f(0x3ff0000008000000, 64, 32), 0x3f800000)
   equal(f2f(0x3ff0000018000000, 64, 32), 0x3f800001)            -- nearer to the upper one
end

local TestDoubles = {}

function TestDoubles.test_roundings()
   local one, tiny = 0x3ff0000000000000, 0x3c00000000000000      -- 2^-63
   for _, mode in ipairs {"near", "down", "up", "zero"} do
      equal(double.add(one, tiny, mode), mode == "up" and one + 1 or one)
      equal(double.add(one, tiny | math.mininteger, mode),
         (mode == "down" or mode == "zero") and one - 1 or one)
   end
   -- (1 + 2^-52) ^ 2 is 1 + 2^-51 + 2^-104
   equal(double.multiply(one + 1, one + 1, "near"), one + 2)
   equal(double.multiply(one + 1, one + 1, "up"), one + 3)
   equal(double.fused(one + 1, one + 1, one + 2 | math.mininteger, "near"), 0x3970000000000000)
   equal(double.fused(one + 1, one + 1, one, "zero"), 0x4000000000000001)
   equal(double.fused(one + 1, one + 1, one, "up"), 0x4000000000000002)
end

local TestWords = {}

-- Words that a compiler made.
function TestWords.test_fields()
   local function word(name, form, fields)
      fields.op, fields.form = maxwell.OP[name], form
      return maxwell.word(fields):sub(7)
   end
   equal(word("MOV", "C", {d = 4, bank = 10, offset = 0, mask = 15}), "4c9807a800070004")
   equal(word("IMNMX", "I", {d = 29, a = 9, number = ALL - 4, signed = 1, q0 = 7}),
      "392103ffffb7091d")
   equal(word("IADD32I", "L", {d = 34, a = 10, cc = 1, number = 0x89abcdef}), "1c189abcdef70a22")
   equal(word("XMAD", "R", {d = 25, a = 10, b = 16, high_b = 1, merge = 1, c = 255}),
      "5b007fa801070a19")
   equal(word("SHFL", "RU", {p0 = 7, d = 27, a = 4, shfl = 0, shfl_lane = 1, shfl_mask = 0x1c1f}),
      "ef17707c3017041b")
   equal(word("LEA_HI", "R", {d = 27, a = 10, b = 17, c = 11, shift = 3, x = 1, p2 = 7}),
      "5bdf05c031170a1b")
   equal(word("CSETP", "X", {p0 = 0, p1 = 7, test = 21, q0 = 7}), "50a0038000071507")
end

os.exit(unit.LuaUnit.new():runSuiteByInstances {
   {"TestSums", TestSums}, {"TestProducts", TestProducts}, {"TestBits", TestBits},
   {"TestComparisons", TestComparisons}, {"TestConversions", TestConversions},
   {"TestDoubles", TestDoubles}, {"TestWords", TestWords},
})
