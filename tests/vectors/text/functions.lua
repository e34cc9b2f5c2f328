-- What is drawn for the special functions: MUFU, whose model is the exact value rounded. A value that
-- lies too near to the middle of two floats for the 53 bits of Lua's is drawn again.

local exact = require("tests.reference.sass.exact")

local M = {}

local function number(x) return (string.unpack("<f", string.pack("<I4", x))) end

-- The f32 that is nearest to a double of which the last bits are not sure; nil if they count.
local function rounded(y)
   if y ~= y then return 0x7fffffff end
   if y == math.huge then return 0x7f800000 elseif y == -math.huge then return 0xff800000 end
   local function single(z) return (string.unpack("<I4", string.pack("<f", z))) end
   if math.abs(y) > 0x1.ffffffp127 then return y > 0 and 0x7f800000 or 0xff800000 end
   local low, high = single(y * (1 - 0x1p-50)), single(y * (1 + 0x1p-50))
   local r = low == high and low or y == number(single(y)) and single(y) or nil
   if r and r & 0x7f800000 == 0 then return r & 0x80000000 end     -- denormal results are flushed
   return r
end

local FUNCTIONS = {
   RCP = function(x) return 1 / x end,
   RSQ = function(x) return x == 0 and 1 / x or x < 0 and 0 / 0 or 1 / math.sqrt(x) end,
   SQRT = function(x) return x == 0 and x or x < 0 and 0 / 0 or math.sqrt(x) end,
   EX2 = function(x) return x > 200 and math.huge or 2.0 ^ x end,
   LG2 = function(x) return x == 0 and -math.huge or x < 0 and 0 / 0 or math.log(x, 2) end,
}
local NAMES = {"RCP", "RSQ", "SQRT", "EX2", "LG2"}

local function result(name, x)
   if exact.is_nan("f32", x) then return 0x7fffffff end
   local y = number(exact.source("f32", x, 0, 0, true))
   if name == "RSQ" and y == math.huge then return 0 end
   local r = FUNCTIONS[name](y)
   -- Near 1 the logarithm is not as exact as it looks.
   if name == "LG2" and y ~= 1 and math.abs(y - 1) < 0.01 then return nil end
   return rounded(r)
end

function M.roots(begin, pick, emit, isa)
   for i = 0, 59 do
      local name = NAMES[i % 5 + 1]
      local t, text, r
      repeat
         t = begin(isa == "maxwell" and "sm_52+" or "sm_70+"):guard()
         local x, absolute, minus = pick.float(), pick.below(4) // 3, pick.below(3) // 2
         text = t.signs(t:source32(x, isa == "maxwell" and "r" or "rrc"), absolute, minus)
         r = result(name, exact.source("f32", x, absolute, minus))
      until r
      emit(t:line("MUFU.%s %s, %s", name, t:out(r), text))
   end
end

--- CS2R of nothing writes zeros.
function M.checks(begin, pick, emit, isa)
   if isa ~= "volta" then return end
   for _ = 0, 3 do
      local t = begin("sm_70+"):guard()
      if pick.below(2) == 0 then
         emit(t:line("CS2R %s, SRZ", t:outs32({0, 0})))
      else
         emit(t:line("CS2R.32 %s, SRZ", t:out(0)))
      end
   end
end

return M
