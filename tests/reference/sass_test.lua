package.path = "./?.lua;" .. package.path

-- The second model of SASS against what its documents show: the notes' own examples, with the
-- numbers that were seen on machines, and cases worked out by hand. From the root:
-- `lua5.4 tests/reference/sass_test.lua`.

local unit = require("luaunit")
local model = require("tests.reference.sass")
local exact = require("tests.reference.sass.exact")
local float = require("tests.reference.sass.float")
local volta = require("tests.reference.sass.volta")
local warp = require("tests.reference.sass.warp")

local equal = unit.assertEquals
local ALL = 0xffffffff

-- What a function gives, as a list.
local function gives(list, ...) equal({...}, list) end

local TestSums = {}

function TestSums.test_carries_count()
   local none = {0, 0, 0}
   gives({0xfffffffd, 1, 1}, model.add3({ALL, ALL, ALL}, none))
   gives({0xfffffffe, 1, 0}, model.add3({ALL, ALL, 0}, none))
   gives({ALL, 0, 0}, model.add3({ALL, 0, 0}, none))
   gives({0, 1, 1}, model.add3({0, 0, 0}, {1, 1, 0}))          -- -0 is 2^32
   gives({7, 1, 0}, model.add3({10, 3, 0}, {0, 1, 0}))
   gives({0, 1, 0}, model.add3_x({ALL, 0, 0}, none, 1, 0))
   gives({1, 1, 1}, model.add3_x({0, 0, 0}, {1, 1, 0}, 1, 1 + 1)) -- inverted zeros
end

function TestSums.test_sum_of_64_bits()
   -- Three numbers of 64 bits as the notes add them.
   local a, b, c = 0xfedcba9876543210, 0x0123456789abcdef, 0xdeadbeefcafef00d
   local function halves(x) return x & ALL, x >> 32 end
   local al, ah = halves(a)
   local bl, bh = halves(b)
   local cl, ch = halves(c)
   local low, p, q = model.add3({al, bl, cl}, {0, 0, 0})
   local high = model.add3_x({ah, bh, ch}, {0, 0, 0}, p, q)
   equal(high << 32 | low, a + b + c)
end

function TestSums.test_mad()
   equal(model.mad(3, 5, 7, 0), 22)
   equal(model.mad(3, 5, 7, 1), 8)
   equal(model.mad(0, 0, 7, 1, 1), ALL - 6)                     -- ~7 + 1
   gives({0x3fffffff8, 0}, model.mad_wide(0xfffffffe, 4, 0, false, 0))
   gives({-8, 0}, model.mad_wide(0xfffffffe, 4, 0, true, 0))
   gives({0, 1}, model.mad_wide(ALL, ALL, 0x1ffffffff, false, 0))
   gives({0, 1}, model.mad_wide(0, 0, -1, false, 1))
   gives({0xfffffffe, 0}, model.mad_hi(ALL, ALL, 0, false, 0))
end

function TestSums.test_multiply_64_as_the_notes_do()
   local a, b = 0x123456789abcdef0, 0xfedcba0987654321
   local al, ah, bl, bh = a & ALL, a >> 32, b & ALL, b >> 32
   local r7 = model.mad(al, bh, 0, 0)
   local r8 = model.mad_wide(al, bl, 0, false, 0)
   local r11 = model.mad(ah, bl, r7, 0)
   local r9 = model.add3({r8 >> 32, r11, 0}, {0, 0, 0})
   equal(r9 << 32 | r8 & ALL, a * b)
end

function TestSums.test_address()
   -- base + (index << 3), both of 64 bits
   local index, base = 0x0000000123456789, 0x7f00fffffff00010
   local low, p = model.lea(index & ALL, 0, base & ALL, 3, false, 0, 0)
   local high = model.lea_x(index & ALL, index >> 32, base >> 32, 3, true, 0, 0, p)
   equal(high << 32 | low, base + (index << 3))
   gives({0, 1}, model.lea(0, 0, 0, 5, false, 1, 0))
   gives({5, 0}, model.lea(0, 5, 0, 0, true, 0, 0))
   equal(model.sign_word(0x80000000), ALL)
end

local TestBits = {}

function TestBits.test_logic()
   equal(model.lop3(0xf0, 1, 2, 4), 1)
   equal(model.lop3(0xcc, 1, 2, 4), 2)
   equal(model.lop3(0xaa, 1, 2, 4), 4)
   equal(model.lop3(0xe2, 0x12345678, 0xfffff, 0xabc00000), 0xabc45678) -- s0&s1|~s1&s2
   equal(model.table_bit(0x20, 1, 0, 1), 1)                     -- s0 & ~s1 & s2
   for at, expected in ipairs {0, 1, 1, 1, 0, 0, 0, 1} do
      local is_and, x, q = at > 4, at - 1 >> 1 & 1, at - 1 & 1
      equal(model.lop3_predicate(x, q, is_and), expected)
   end
end

function TestBits.test_shift()
   local function how(type, right, high, wrap)
      return {type = type, right = right, high = high, wrap = wrap}
   end
   equal(model.shf(0, 11, 0x12345678, how("U32", true, true)), 0x2468a)
   equal(model.shf(0, 31, 0x80000000, how("S32", true, true)), ALL)
   equal(model.shf(0x80000001, 1, 0, how("U32", false, true)), 1)
   equal(model.shf(1, 99, 0x80000000, how("S64", true, false)), ALL)
   equal(model.shf(1, 99, 0x80000000, how("U64", true, true)), 0)
   equal(model.shf(5, 64, 6, how("U64", true, false, true)), 5)
   equal(model.shf(5, 99, 6, how("U32", true, false)), 6)
end

function TestBits.test_bytes()
   -- Four bytes put together as the notes' copy does it.
   local r6 = model.prmt(0x66, 0x7604, 0x77)
   local r5 = model.prmt(0x55, 0x7054, r6)
   equal(model.prmt(0x44, 0x0654, r5), 0x44556677)
   equal(model.prmt(0x8765, 0x9910, 0), 0xffff8765)
   equal(model.prmt(0x44332211, 1, 0x88776655, "F4E"), 0x55443322)
   equal(model.prmt(0x44332211, 1, 0x88776655, "B4E"), 0x77881122)
end

function TestBits.test_runs()
   equal(model.flo(0x800, false), 11)
   equal(model.flo(0xfffffff0, true), 3)
   equal(model.flo(0x800, false, true), 20)
   equal(model.flo(0, false, true), ALL)
   equal(model.sgxt(0x80, 8, true, false), 0xffffff80)
   equal(model.sgxt(0x80, 40, true, true), 0xffffff80)
   equal(model.sgxt(0x80, 40, true, false), 0x80)
   equal(model.sgxt(0x80, 0, true, false), 0)
   equal(model.bmsk(4, 8, false), 0xff0)
   equal(model.bmsk(28, 8, false), 0xf0000000)
   equal(model.bmsk(32, 8, true), 0xff)
   equal(model.brev(3), 0xc0000000)
   equal(model.popc(0xf0f), 8)
   equal(model.iabs(0x80000000), 0x80000000)
end

local TestComparisons = {}

-- Numbers of 64 bits compared in two steps, each relation and sign.
function TestComparisons.test_in_two_steps()
   local values = {0, 1, -1, 0x100000000, 0x7fffffffffffffff, math.mininteger, 0xffffffff}
   local truth = {LT = function(x) return x < 0 end, GE = function(x) return x >= 0 end,
      EQ = function(x) return x == 0 end, NE = function(x) return x ~= 0 end}
   for _, name in ipairs {"LT", "GE", "EQ", "NE"} do
      for _, a in ipairs(values) do
         for _, b in ipairs(values) do
            local lower = model.isetp(name, false, "AND", a & ALL, b & ALL, 1)
            local t, u = model.isetp(name, true, "AND", a >> 32, b >> 32, 1, lower)
            local expected = truth[name](a < b and -1 or a > b and 1 or 0)
            gives({expected and 1 or 0, expected and 0 or 1}, t, u)
         end
      end
   end
end

function TestComparisons.test_smaller()
   equal(model.imnmx(3, 0xfffffffb, true, 1), 0xfffffffb)
   equal(model.imnmx(3, 0xfffffffb, false, 1), 3)
   equal(model.imnmx(3, 0xfffffffb, false, 0), 0xfffffffb)
end

local TestWarps = {}

-- The notes' run: lane 3 has 1.0, lanes 8 and 9 have 2.0, lane 1 has -0.0, the others 0.0.
local function seen()
   local values = {}
   for lane = 0, 31 do values[lane] = 0 end
   values[1], values[3], values[8], values[9] = 0x80000000, 0x3f800000, 0x40000000, 0x40000000
   return values
end

function TestWarps.test_match()
   local masks = warp.match_any(0xffff, seen())
   equal({masks[0], masks[1], masks[3], masks[8], masks[15]}, {0xfcf5, 2, 8, 0x300, 0xfcf5})
   masks = warp.match_any(0xff, seen())                         -- eight threads are left
   equal({masks[0], masks[1], masks[3]}, {0xf5, 2, 8})
   gives({0, 0}, warp.match_all(0xff, seen()))
   gives({0xf0, 1}, warp.match_all(0xf0, seen()))
end

function TestWarps.test_vote()
   local q = {[0] = 1, 0, 1, 1}
   gives({5, 0}, warp.vote("ALL", 7, q))
   gives({5, 1}, warp.vote("ANY", 7, q))
   gives({5, 0}, warp.vote("EQ", 7, q))
   gives({12, 1}, warp.vote("EQ", 12, q))
   gives({0, 1}, warp.vote("EQ", 2, q))
end

function TestWarps.test_shuffle()
   gives({3, 1}, warp.shfl("DOWN", 1, 2, 0x1f))
   gives({31, 0}, warp.shfl("DOWN", 31, 1, 0x1f))
   gives({0, 0}, warp.shfl("UP", 0, 1, 0))
   gives({7, 0}, warp.shfl("DOWN", 7, 1, 0x181f))               -- segments of eight
   gives({13, 1}, warp.shfl("IDX", 8, 5, 0x181f))
   gives({12, 1}, warp.shfl("BFLY", 8, 4, 0x1f))
end

local TestFloats = {}

local function compute(a, b, c, mode, flush, saturate)
   return float.compute(a, b, c, {mode = mode or "near", flush = flush, saturate = saturate})
end

function TestFloats.test_rounding()
   local one, tiny = 0x3f800000, 0x33000000                     -- 2^-25
   for _, mode in ipairs {"near", "down", "up", "zero"} do
      equal(compute(one, nil, tiny, mode), mode == "up" and 0x3f800001 or 0x3f800000)
   end
   equal(compute(one, nil, tiny | 0x80000000, "down"), 0x3f7fffff)
   equal(compute(one, nil, 0x33800000, "near"), 0x3f800000)     -- a tie, to even
   equal(compute(0x3f800001, nil, 0x33800000, "near"), 0x3f800002)
   equal(compute(0x7f7fffff, 0x40000000, nil, "zero"), 0x7f7fffff)
   equal(compute(0x7f7fffff, 0x40000000, nil, "up"), 0x7f800000)
   equal(compute(1, 1, nil, "up"), 1)
   equal(compute(1, 1, nil, "near"), 0)
end

function TestFloats.test_one_rounding()
   -- (1 + 2^-12) ^ 2 - (1 + 2^-11) is 2^-24, which a rounded product would lose
   equal(compute(0x3f800800, 0x3f800800, 0xbf801000), 0x33800000)
end

function TestFloats.test_zeros_and_nans()
   equal(compute(0x3f800000, nil, 0xbf800000), 0)
   equal(compute(0x3f800000, nil, 0xbf800000, "down"), 0x80000000)
   equal(compute(0x80000000, nil, 0x80000000), 0x80000000)
   equal(compute(0x7f800000, nil, 0xff800000), float.NAN)
   equal(compute(0x7fc00001, 0, nil), float.NAN)
   equal(compute(0x7fc00001, 0, nil, "near", false, true), 0)
   equal(compute(0x40000000, 0x40000000, nil, "near", false, true), 0x3f800000)
   equal(compute(0x00800000, 0x3f000000, nil, "near", true), 0)
   equal(compute(0x00800000, 0x3f7fffff, nil, "near", true), nil) -- rounds to the least normal
end

function TestFloats.test_comparisons()
   equal(float.compare("EQ", 0, 0x80000000), true)
   equal(float.compare("NE", 0x7fc00000, 0), false)
   equal(float.compare("NEU", 0x7fc00000, 0), true)
   equal(float.min_max(0, 0x80000000, 1), 0x80000000)
   equal(float.min_max(0x80000000, 0, 0), 0)
   equal(float.min_max(0x7fc00000, 5, 1), 5)
   equal(float.min_max(0x7fc00000, 5, 1, true), float.NAN)
end

local TestExact = {}

local function bits64(y) return (string.unpack("<i8", string.pack("<d", y))) end
local function bits32(y) return (string.unpack("<I4", string.pack("<f", y))) end

-- Sums and products of doubles, against those of Lua, of any exponents.
function TestExact.test_doubles()
   math.randomseed(1)
   for _ = 1, 300 do
      local function any() return (math.random(0) & ~(0x7ff << 52)) | math.random(0, 0x7fe) << 52 end
      local a, b = any(), any()
      if math.random(2) == 1 then b = (b & ~(0x7ff << 52)) | (a & 0x7ff << 52) end
      local x, y = string.unpack("<dd", string.pack("<i8i8", a, b))
      equal(exact.compute("f64", a, nil, b, {}), bits64(x + y))
      equal(exact.compute("f64", a, b, nil, {}), bits64(x * y))
      if math.abs(x) < 2.0 ^ 128 then equal(exact.converted("f64", "f32", a, {}), bits32(x)) end
   end
end

-- What only one rounding gives, each direction, and what .FTZ flushes.
function TestExact.test_rounding()
   local one = 0x3ff0000000000000
   equal(exact.compute("f64", one + 1, one + 1, bits64(-1 - 0x1p-51), {}), bits64(0x1p-104))
   for mode, want in pairs({near = 0x3f800000, zero = 0x3f800000, down = 0x3f800000, up = 0x3f800001}) do
      equal(exact.compute("f32", 0x3f800000, nil, 1, {mode = mode}), want)
   end
   equal(exact.compute("f32", 0x3f7fffff, 0x00800000, nil, {}), 0x00800000)
   equal(exact.compute("f32", 0x3f7fffff, 0x00800000, nil, {flush = true}), 0)
   equal(exact.compute("f16", 0x7bff, 0x3c01, nil, {mode = "zero"}), 0x7bff)
   equal(exact.to_integer("f32", 0xbfc00000, "near", 32, true), -2)
   equal(exact.to_integer("f64", bits64(1e30), "zero", 64, false), -1)
   equal(exact.from_integer("f32", 0x1000001, "up"), 0x4b800001)
end

local TestWords = {}

function TestWords.test_fields()
   equal(volta.word {op = volta.OP.IADD3, form = volta.FORM.R, d = 11, a = 34, b = 32, c = 11,
      p0 = 0, p1 = 1, q0 = 7, q0_not = 1, q1 = 7, q1_not = 1, control = 0x7e4},
      "000fc8000791e00b00000020220b7210")
   equal(volta.word {op = volta.OP.SEL, form = volta.FORM.I, d = 2, a = 255, number = 1, q0_not = 1,
      control = 0x7e2}, "000fc4000400000000000001ff027807")
   equal(volta.word {op = volta.OP.MATCH, form = volta.FORM.R, d = 0, a = 2, match_any = 1, p0 = 7,
      control = 0x7f1}, "000fe200000e800000000000020073a1")
end

os.exit(unit.LuaUnit.new():runSuiteByInstances {
   {"TestSums", TestSums}, {"TestBits", TestBits}, {"TestComparisons", TestComparisons},
   {"TestWarps", TestWarps}, {"TestFloats", TestFloats}, {"TestExact", TestExact},
   {"TestWords", TestWords},
})
