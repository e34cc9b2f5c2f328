-- Operations on floats in the Lua passes (gen/num/float.lua): results and exceptions known by hand.
-- What generated C does is compared with these passes by tests/gen/exec_test.lua, and with this
-- computer by tests/ieee.
package.path = "./?.lua;" .. package.path
local lu = require("luaunit")
local num = require("gen.num")
local float = require("gen.num.float")

local NEAR, DOWN, ZERO, AWAY = 0, 1, 3, 4
local INEXACT, UNDERFLOW, OVERFLOW, DIVIDE, INVALID = 1, 2, 4, 8, 16
local ONE, THREE, INFINITE, QUIET, LOUD = 0x3f800000, 0x40400000, 0x7f800000, 0x7fc00000, 0x7f800001

-- format, operation, arguments, result, flags, options
local KNOWN = {
   { "f32", "add", { 0x4b000000, 0x3f000000 }, 0x4b000000, INEXACT },
   { "f32", "add", { 0x4b000000, 0x3f000000 }, 0x4b000001, INEXACT, { round = AWAY } },
   { "f32", "add", { ONE, ONE | 1 << 31 }, 1 << 31, 0, { round = DOWN } },
   { "f32", "add", { INFINITE, INFINITE | 1 << 31 }, QUIET, INVALID },
   { "f32", "add", { QUIET | 9, ONE }, QUIET, 0 },
   { "f32", "add", { LOUD, ONE }, QUIET, INVALID },
   { "f32", "mul", { 0x7f7fffff, THREE }, INFINITE, OVERFLOW | INEXACT, { round = AWAY } },
   { "f32", "mul", { 0x7f7fffff, THREE }, 0x7f7fffff, OVERFLOW | INEXACT, { round = ZERO } },
   { "f32", "mul", { 0x3f7ffffe, 0x00800001 }, 0x00800000, INEXACT },
   { "f32", "mul", { 0x3f7ffffe, 0x00800001 }, 0x00800000, INEXACT | UNDERFLOW, { tiny = "before" } },
   { "f32", "mul", { 0x3f7ffffe, 0x00800001 }, 0, INEXACT | UNDERFLOW, { tiny = "before", flush = 2 } },
   { "f32", "mul", { 0x00800000, 0x3f000000 }, 0x00400000, 0 },
   { "f32", "mul_add", { INFINITE, 0, QUIET }, QUIET, INVALID },
   { "f32", "mul_add", { ONE, 0, QUIET }, QUIET, 0 },
   { "f32", "mul_add", { ONE, 0, LOUD }, QUIET, INVALID },
   { "f32", "div", { ONE, THREE }, 0x3eaaaaab, INEXACT },
   { "f32", "div", { ONE, 1 << 31 }, INFINITE | 1 << 31, DIVIDE },
   { "f32", "div", { 0, 0 }, QUIET, INVALID },
   { "f32", "div", { INFINITE, 0 }, INFINITE, 0 },
   { "f32", "sqrt", { THREE }, 0x3fddb3d7, INEXACT },
   { "f32", "sqrt", { 1 }, 0x1a3504f3, INEXACT },
   { "f32", "sqrt", { 1 << 31 }, 1 << 31, 0 },
   { "f32", "sqrt", { ONE | 1 << 31 }, QUIET, INVALID },
   { "f32", "min", { LOUD, ONE }, ONE, INVALID },
   { "f32", "compare", { QUIET, ONE }, 8, 0 },
   { "f32", "compare", { QUIET, ONE }, 8, INVALID, { signalling = 1 } },
   { "f32", "rint", { 0x40200000 }, THREE, INEXACT, { round = AWAY } },
   { "f32", "to_int", { 0x437f8000, 0, 255 }, 255, INVALID, { round = AWAY } },
   { "f32", "to_int", { 0x437f8000, 0, 255 }, 255, INEXACT, { round = ZERO } },
   { "f32", "from_bf16", { 0x3f80 }, ONE, 0 },
   { "bf16", "from_f32", { 0x3f808000 }, 0x3f80, INEXACT },
   { "bf16", "from_f32", { 0x3f808000 }, 0x3f81, INEXACT, { round = AWAY } },
   { "bf16", "sqrt", { 0x4000 }, 0x3fb5, INEXACT },
   { "bf16", "div", { 0x3f80, 0x4040 }, 0x3eab, INEXACT },
   { "f16", "from_int", { 65520 }, 0x7c00, OVERFLOW | INEXACT },
   { "f64", "sqrt", { 1 << 62 }, 0x3ff6a09e667f3bcd, INEXACT },
}

TestFlags = {}

function TestFlags.test_known()
   for i, case in ipairs(KNOWN) do
      local name, op, args, result, flags, given = table.unpack(case)
      local options = { round = NEAR, flush = 0, nan = float.formats[name].nan, product = "exact" }
      for key, value in pairs(given or {}) do options[key] = value end -- in any order
      local bits, raised = float.evaluate(name, op, args, options)
      local what = ("case %d, %s.%s"):format(i, name, op)
      lu.assertTrue(num.eq(bits, result), what .. ": " .. num.hex(bits))
      lu.assertEquals(raised, flags, what)
   end
end

-- Roots of all halves: squared exactly they are next to the number.
function TestFlags.test_roots()
   local options = { round = DOWN, flush = 0, nan = 0x7e00, product = "exact" }
   for bits = 1, 0x7bff, 13 do
      local root = float.evaluate("f16", "sqrt", { bits }, options)
      local x = string.unpack("d", string.pack("j", float.evaluate("f64", "from_f16", { bits }, options)))
      local low = string.unpack("d", string.pack("j", float.evaluate("f64", "from_f16", { root }, options)))
      local high = string.unpack("d",
         string.pack("j", float.evaluate("f64", "from_f16", { root + 1 }, options)))
      lu.assertTrue(low * low <= x and x < high * high, bits)
   end
end

os.exit(lu.LuaUnit.run())
