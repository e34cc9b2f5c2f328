-- Checks gen/num/float_text.lua: texts of floats that are known, numbers of all formats there and back,
-- and that it says what the disassembler and the assembler say (tests/e2e holds them against it).
package.path = "./?.lua;" .. package.path
local lu = require("luaunit")
local num = require("gen.num")
local floattext = require("gen.num.float_text")

local F16, F32 = floattext.kind("f16", 16), floattext.kind("f32", 32)
local F64, EXACT = floattext.kind("f64", 64), floattext.kind("f32", 32, 20)
local HIGH, TOP = floattext.kind("f32", 20, 20), floattext.kind("f64", 32, 20)

local KNOWN = {
   { F32, 0, "0" }, { F32, 0x80000000, "-0.0" }, { F32, 0x3dcccccd, "0.1" }, { F32, 1, "1e-45" },
   { F32, 0x7f7fffff, "3.4028235e+38" }, { F32, 0x4b800000, "16777216" },
   { F32, 0x5a0e1bca, "1e+16" }, { F32, 0x38d1b717, "0.0001" }, { F32, 0x3727c5ac, "1e-05" },
   { F16, 0x7bff, "65500" }, { F16, 0xfc00, "-INF" }, { F16, 0x7e01, "0x7e01" },
   { F64, num.parse("0x3d30000000000000"), "5.6843418860808015e-14" }, -- ..02e-14 is no rounding
   { F64, num.parse("0x7ff4000000000000"), "+SNAN" },
   { EXACT, 0x40490fdb, "3.1415927410125732422" }, { EXACT, 0x4d000000, "134217728" },
   { EXACT, 0x4f7fffff, "4294967040" }, { EXACT, 0x4f800000, "4.29496729600000000000e+09" },
   { EXACT, 0x80000001, "-1.4012984643248170709e-45" },
   { EXACT, 0x5f800000, "1.84467440737095516160e+19" },
   { HIGH, 0x0000c, "6.887662211849340867e-41" }, { HIGH, 0xff800, "-INF" },
   { HIGH, 0x7fc00, "+QNAN" }, { HIGH, 0xffc01, "0xffc01" },
   { TOP, 0x7fe00000, "8.98846567431157953865e+307" }, { TOP, 0x7ff80000, "+QNAN" },
}

TestText = {}

function TestText.test_known()
   for _, case in ipairs(KNOWN) do
      lu.assertEquals(floattext.text(case[1], case[2]), case[3])
      lu.assertTrue(num.eq(floattext.read(case[1], case[3]), case[2]), case[3])
   end
end

function TestText.test_all_halves_come_back()
   local digits = floattext.kind("f16", 16, 5)
   for bits = 0, 0xffff, 7 do
      for _, kind in ipairs({ F16, digits }) do
         local text = floattext.text(kind, bits)
         lu.assertTrue(#text <= floattext.longest(kind), text)
         lu.assertEquals(floattext.read(kind, text), bits)
      end
   end
end

function TestText.test_reads()
   lu.assertEquals(floattext.read(F32, "QNAN"), 0x7fc00000)
   lu.assertEquals(floattext.read(F32, "+1.50E+0"), 0x3fc00000)
   lu.assertEquals(floattext.read(F32, "16777217"), 0x4b800000)
   lu.assertEquals(floattext.read(F32, "16777217.00000000000000000000000000000001"), 0x4b800001)
   lu.assertEquals(floattext.read(F32, "16777219"), 0x4b800002)
   lu.assertEquals(floattext.read(HIGH, "0x3f800"), 0x3f800)
end

function TestText.test_refuses()
   for _, text in ipairs({ "", "-", ".5", "1.", "1e", "x", "inf", "0x100000000", "1e39", "1e-60",
      "-0x1" }) do
      lu.assertNil(floattext.read(F32, text), text)
   end
   lu.assertNil(floattext.read(HIGH, "0.1"))
   lu.assertNil(floattext.read(floattext.kind("f32", 8), "INF"))
end

os.exit(lu.LuaUnit.run())
