-- What is drawn for the conversions of Volta and later: every pair of formats, rounding, limits.

local num = require("gen.num")
local exact = require("tests.reference.sass.exact")
local signs = require("tests.vectors.text.case").signs

local M = {}

local FLOAT_ROUNDINGS = {near = "", down = ".RM", up = ".RP", zero = ".RZ"}
local WHOLE_ROUNDINGS = {near = "", down = ".FLOOR", up = ".CEIL", zero = ".TRUNC"}
local MODES = {"near", "down", "up", "zero"}
local NAMES = {f16 = ".F16", f32 = ".F32", f64 = ".F64"}

local function mode_of(pick) return MODES[pick.below(4) + 1] end

-- A float near to integers more often than not.
local function near_integer(pick, name)
   local x = pick.float_of(name)
   if pick.below(2) == 0 then return x end
   local f = exact.format(name)
   local exponent = f.bias - 3 + pick.below(name == "f16" and 19 or name == "f32" and 40 or 70)
   local fraction = pick.word() << 32 | pick.word()
   if pick.below(2) == 0 then fraction = fraction << pick.below(f.fraction) end
   return (x & f.top) | exponent << f.fraction | fraction & (1 << f.fraction) - 1
end

-- A source of a format with signs.
local function source(t, pick, name, x, kinds)
   local absolute, minus = pick.below(4) // 3, pick.below(3) // 2
   local text
   if name == "f64" then
      text = signs(t:source64bits(x, "rrc"), absolute, minus)
   elseif name == "f16" and pick.below(2) == 1 then
      text = t:source32(x << 16 | pick.below(0x10000), "rrc") .. ".H1"
      text = absolute == 1 and "|" .. text .. "|" or text
      text = minus == 1 and "-" .. text or text
   else
      if name == "f16" then x = x | pick.below(0x10000) << 16 end
      text = signs(t:source32(x, kinds or "rrc"), absolute, minus)
      x = name == "f16" and x & 0xffff or x
   end
   return text, exact.source(name, x, absolute, minus)
end

local function written(t, value, bits)
   return bits == 64 and t:out64(value) or t:out(value & 0xffffffff)
end

local INTEGERS = {
   {"", 32, true}, {".U32", 32, false}, {".U16", 16, false}, {".S16", 16, true}, {".U8", 8, false},
   {".S8", 8, true}, {".U64", 64, false}, {".S64", 64, true},
}

--- F2I: what is no number is the highest bit alone, 0 with .NTZ.
function M.to_integer(begin, pick, emit)
   for i = 0, 71 do
      local name, to = ({"f32", "f64", "f16"})[i % 3 + 1], INTEGERS[i // 3 % 8 + 1]
      local t, mode, flush = begin("sm_70+"):guard(), mode_of(pick), name == "f32" and pick.below(2) == 1
      local ntz = pick.below(2) == 1
      local text, x = source(t, pick, name, near_integer(pick, name))
      x = exact.source(name, x, 0, 0, flush)
      local r = exact.to_integer(name, x, mode, to[2], to[3])
      if not r then r = ntz and 0 or 1 << to[2] - 1 end
      emit(t:line("F2I%s%s%s%s%s %s, %s", flush and ".FTZ" or "", to[1], name == "f32" and "" or NAMES[name],
         WHOLE_ROUNDINGS[mode], ntz and ".NTZ" or "", written(t, r, to[2]), text))
   end
end

local function signed_of(x, bits)
   if bits == 64 then return x end
   x = x & (1 << bits) - 1
   return x >> bits - 1 == 1 and x - (1 << bits) or x
end

local function integer(pick)
   local x = pick.word() | pick.word() << 32
   if pick.below(3) == 0 then x = (1 << pick.below(64)) - pick.below(2) end
   return x
end

function M.from_integer(begin, pick, emit)
   for i = 0, 71 do
      local to, from = ({"f32", "f64", "f16"})[i % 3 + 1], INTEGERS[i // 3 % 8 + 1]
      local t, mode, x, bits = begin("sm_70+"):guard(), mode_of(pick), integer(pick), from[2]
      local text
      if bits == 64 then
         text = t:source64bits(x, "rrc")
      elseif bits == 8 then
         local at = pick.below(4)
         text = t:source32(x & 0xffffffff, "rrc") .. (at > 0 and ".B" .. at or "")
         x = x >> 8 * at
      else
         text = t:source32(x & 0xffffffff, "rrc")
      end
      local v = from[3] and signed_of(x, bits) or x & (bits == 64 and -1 or (1 << bits) - 1)
      if not from[3] and v < 0 then v = num.add(v, num.pow2(64)) end
      local r = exact.from_integer(to, v, mode)
      local kind = from[1] == "" and "" or from[1]
      emit(t:line("I2F%s%s%s %s, %s", to == "f32" and "" or NAMES[to], kind, FLOAT_ROUNDINGS[mode],
         written(t, r, to == "f64" and 64 or 32), text))
   end
   for i = 0, 7 do -- I2FP
      local t, x, signed, mode = begin("sm_86+"):guard(), pick.word(), i % 2 == 1, i % 4 < 2 and "near" or "zero"
      local r = exact.from_integer("f32", signed and signed_of(x, 32) or x, mode)
      emit(t:line("I2FP.F32.%s%s %s, %s", signed and "S32" or "U32", FLOAT_ROUNDINGS[mode], t:out(r),
         t:source32(x, "rrci")))
   end
end

local PAIRS = {{"f32", "f64"}, {"f64", "f32"}, {"f32", "f16"}, {"f64", "f16"}, {"f16", "f32"}, {"f16", "f64"}}

-- Between f32 and f64 a NaN keeps its sign and the upper bits of what it carries.
local function converted(from, to, x, mode, flush)
   if exact.is_nan(from, x) then
      if from == "f64" and to == "f32" then
         return (x >> 63) << 31 | 0x7fc00000 | x >> 29 & 0x7fffff
      elseif from == "f32" and to == "f64" then
         return (x >> 31) << 63 | 0x7ff8 << 48 | (x & 0x7fffff) << 29
      elseif to == "f64" then
         return nil
      end
   end
   return exact.converted(from, to, x, {mode = mode, flush = flush})
end

function M.floats(begin, pick, emit)
   for i = 0, 47 do
      local from, to = table.unpack(PAIRS[i % 6 + 1])
      local r, t, text, mode, flush
      repeat
         t, mode, flush = begin("sm_70+"):guard(), mode_of(pick), pick.below(2) == 1
         if from == "f16" or to == "f16" then flush = false end
         local x
         text, x = source(t, pick, from, pick.float_of(from))
         x = exact.source(from, x, 0, 0, flush and from == "f32")
         r = converted(from, to, x, mode, flush and to == "f32")
      until r
      emit(t:line("F2F%s%s%s%s %s, %s", flush and ".FTZ" or "", NAMES[to], NAMES[from], FLOAT_ROUNDINGS[mode],
         written(t, r, to == "f64" and 64 or 32), text))
   end
   for i = 0, 23 do
      local name = ({"f32", "f64", "f16"})[i % 3 + 1]
      local t, mode = begin("sm_70+"):guard(), mode_of(pick)
      local text, x
      repeat text, x = source(t, pick, name, near_integer(pick, name)) until name ~= "f64" or not exact.is_nan(name, x)
      emit(t:line("FRND%s%s %s, %s", name == "f32" and "" or NAMES[name], WHOLE_ROUNDINGS[mode],
         written(t, exact.whole(name, x, mode), name == "f64" and 64 or 32), text))
   end
end

local NARROW = {{".U8", 0, 255, 8}, {".S8", -128, 127, 8}, {".U16", 0, 65535, 16}, {".S16", -32768, 32767, 16}}

function M.packed(begin, pick, emit)
   for i = 0, 15 do
      local t, x, to = begin("sm_75+"):guard(), pick.word(), NARROW[i % 4 + 1]
      local r = math.max(to[2], math.min(to[3], signed_of(x, 32)))
      emit(t:line("I2I%s.S32.SAT %s, %s", to[1], t:out(r & 0xffffffff), t:source32(x, "rrci")))
   end
   for i = 0, 31 do
      local bf, relu = i % 2 == 1, i % 8 > 5
      local t, mode, a, b = begin("sm_80+"):guard(), i % 3 == 0 and "zero" or "near",
         pick.float_of("f32"), pick.float_of("f32")
      local function one(x) return exact.converted("f32", bf and "bf16" or "f16", x, {mode = mode, relu = relu}) end
      local name = t.variant > "sm_87" and (bf and ".BF16.F32" or ".F16.F32") or bf and ".BF16" or ""
      emit(t:line("F2FP%s%s.PACK_AB%s %s, %s, %s", relu and ".RELU" or "", name, mode == "zero" and ".RZ" or "",
         t:out(one(a) << 16 | one(b)), t:reg(a), t:source32(b, "rrc")))
   end
end

-- Numbers of 8 bits, as PTX has them: the values of their codes, and the largest code.
local EIGHTS = {
   E4M3 = {0x7e, function(n) return n < 8 and n * 2.0 ^ -9 or (8 + (n & 7)) * 2.0 ^ ((n >> 3) - 10) end},
   E5M2 = {0x7b, function(n) return n < 4 and n * 2.0 ^ -16 or (4 + (n & 3)) * 2.0 ^ ((n >> 2) - 17) end},
}

-- The nearest one; in the middle the even one; what is larger than all becomes the largest.
local function eighth(kind, y)
   if y ~= y then return 0x7f end
   local most, value = table.unpack(EIGHTS[kind])
   local sign = (y < 0 or 1 / y < 0) and 0x80 or 0
   local best, distance = most, math.huge
   if math.abs(y) >= value(most) then return sign | most end
   for n = 0, most do
      local d = math.abs(value(n) - math.abs(y))
      if d < distance or d == distance and n % 2 == 0 then best, distance = n, d end
   end
   return sign | best
end

local function double_of(name, x)
   local v = exact.number(name, x)
   if v.nan then return 0 / 0 end
   return v.sign * (v.inf and math.huge or v.n * 2.0 ^ v.e)
end

local KINDS = {"E4M3", "E5M2"}

--- Since sm_89: two numbers of 8 bits in the lower half.
function M.eighths(begin, pick, emit)
   for i = 0, 15 do
      local t, kind, a, b = begin("sm_89+"):guard(), KINDS[i % 2 + 1], pick.float_of("f32"), pick.float_of("f32")
      if pick.below(2) == 0 then a, b = a & 0x80ffffff | 0x3b000000, b & 0x807fffff | 0x43000000 end
      local r = eighth(kind, double_of("f32", a)) << 8 | eighth(kind, double_of("f32", b))
      emit(t:line("F2FP.SATFINITE.%s.F32.PACK_AB_MERGE_C %s, %s, %s, RZ", kind, t:out(r), t:reg(a), t:reg(b)))
   end
   for i = 0, 7 do
      local t, kind, a, b = begin("sm_89+"):guard(), KINDS[i % 2 + 1], pick.float_of("f16"), pick.float_of("f16")
      local r = eighth(kind, double_of("f16", a)) << 8 | eighth(kind, double_of("f16", b))
      emit(t:line("F2FP.SATFINITE.%s.F16.UNPACK_B_MERGE_C %s, %s, RZ", kind, t:out(r), t:reg(a << 16 | b)))
   end
   for i = 0, 15 do
      local t, kind, x, high = begin("sm_89+"):guard(), KINDS[i % 2 + 1], pick.bits(), pick.below(2)
      local most, value = table.unpack(EIGHTS[kind])
      local function half(code)
         local n, sign = code & 0x7f, (code & 0x80) << 8
         if n > most and not (kind == "E5M2" and n == 0x7c) then return 0x7fff end
         if n > most then return sign | 0x7c00 end
         return sign | exact.rounded("f16", 1, math.tointeger(value(n) * 2.0 ^ 20), -20, "near")
      end
      local part = high == 1 and x >> 16 or x & 0xffff
      emit(t:line("F2FP.F16.%s.UNPACK_B %s, %s%s", kind, t:out(half(part >> 8) << 16 | half(part & 255)), t:reg(x),
         high == 1 and ".H1" or ""))
   end
end

--- TF32, as in cvt.rn.tf32.f32 and cvt.rz.tf32.f32: the fraction has 10 bits.
function M.single(begin, pick, emit)
   for _ = 0, 7 do
      local t, x, zero = begin("sm_90"):guard(), pick.float_of("f32"), pick.below(2) == 1
      local r = exact.converted("f32", "tf32", x, {mode = zero and "zero" or "near"}) << 13
      if exact.is_nan("f32", x) then r = 0x7fffffff end
      emit(t:line("F2FP.TF32.F32.PACK_B%s %s, %s", zero and ".RZ" or "", t:out(r), t:source32(x, "rrc")))
   end
end

return M
