-- What is drawn for single precision besides what the tables of words have: numbers of every size, where results are
-- denormal, too large, or only rounded to a normal number.

local exact = require("tests.reference.sass.exact")
local signs = require("tests.vectors.text.case").signs

local M = {}

local ROUNDINGS = {"near", "down", "up", "zero"}
local SUFFIXES = {near = "", down = ".RM", up = ".RP", zero = ".RZ"}
local SINCE = {volta = "sm_70+", maxwell = "sm_50+"}

local function source(t, x, kinds, absolute, minus, flush)
   return signs(t:source32(x, kinds), absolute, minus), exact.source("f32", x, absolute, minus, flush)
end

-- Two numbers whose product has an exponent near to the least one, or to the largest.
local function near_edge(pick)
   local at = pick.below(3) == 0 and 254 or pick.below(3)
   local first = pick.below(190) + 33
   local second = math.max(0, math.min(254, at + 127 - first))
   local function made(exponent)
      local fraction = pick.bits() & 0x7fffff
      if pick.below(3) == 0 then fraction = 0x7fffff - pick.below(2) elseif pick.below(4) == 0 then fraction = 0 end
      return pick.below(2) << 31 | exponent << 23 | fraction
   end
   return made(first), made(second), made(math.max(0, at - 1 + pick.below(3)))
end

local function operands(pick)
   if pick.below(2) == 0 then return near_edge(pick) end
   return pick.float_of("f32"), pick.float_of("f32"), pick.float_of("f32")
end

-- Whether .SAT of a zero with a sign keeps it is undocumented.
local function result(a, b, c, how)
   local r = exact.compute("f32", a, b, c, {mode = how.mode, flush = how.flush})
   if how.saturate and r == 0x80000000 then return nil end
   return exact.compute("f32", a, b, c, how)
end

local function draw(op, begin, pick, emit, isa)
   for i = 0, 31 do
      local t, line, r
      local how = {mode = ROUNDINGS[i % 4 + 1], flush = pick.below(2) == 1, saturate = pick.below(6) == 0}
      repeat
         t = begin(SINCE[isa]):guard()
         local a, b, c = operands(pick)
         local one_sign = isa == "maxwell" and op ~= "FADD" or op == "FFMA"
         local a_text, b_text, c_text
         a_text, a = source(t, a, "r", one_sign and 0 or pick.below(4) // 3, one_sign and 0 or pick.below(2), how.flush)
         b_text, b = source(t, b, op == "FFMA" and "rc" or "rrc", one_sign and 0 or pick.below(4) // 3, pick.below(2),
            how.flush)
         if op == "FFMA" then c_text, c = source(t, c, "r", 0, pick.below(2), how.flush) end
         line = a_text .. ", " .. b_text .. (c_text and ", " .. c_text or "")
         if op == "FADD" then r = result(a, nil, b, how) end
         if op == "FMUL" then r = result(a, b, nil, how) end
         if op == "FFMA" then r = result(a, b, c, how) end
      until r
      emit(t:line("%s%s%s%s %s, %s", op, how.flush and ".FTZ" or "", SUFFIXES[how.mode], how.saturate and ".SAT" or "",
         t:out(r), line))
   end
end

function M.add(...) draw("FADD", ...) end
function M.multiply(...) draw("FMUL", ...) end
function M.fused(...) draw("FFMA", ...) end

--- FMNMX.XORSIGN: the magnitudes, with the sign of both.
function M.min_max(begin, pick, emit)
   for _ = 0, 15 do
      local t, q, a, b = begin("sm_86+"):guard(), pick.below(2), pick.float_of("f32"), pick.float_of("f32")
      local r
      if exact.is_nan("f32", a) or exact.is_nan("f32", b) then a, b = 0x3f800000, 0xc0000000 end
      r = exact.min_max("f32", a & 0x7fffffff, b & 0x7fffffff, q) | ((a ~ b) & 0x80000000)
      emit(t:line("FMNMX.XORSIGN %s, %s, %s, %s", t:out(r), t:reg(a), t:source32(b, "rrc"), t:pred(q)))
   end
end

return M
