-- What is drawn for double precision. NaNs of two sources are left out: which one comes out is undocumented.

local exact = require("tests.reference.sass.exact")
local signs = require("tests.vectors.text.case").signs

local M = {}

local ROUNDINGS = {"near", "down", "up", "zero"}
local SUFFIXES = {near = "", down = ".RM", up = ".RP", zero = ".RZ"}
local JOINS = {"AND", "OR", "XOR"}

local SINCE = {volta = "sm_70+", maxwell = "sm_50+"}

-- `may` are the signs that the operand can have: both, minus alone, none.
local function source(t, pick, kinds, may)
   local x = pick.float_of("f64")
   local text = t:source64bits(x, kinds)
   local absolute = may == "both" and pick.below(4) // 3 or 0
   local minus = may ~= "none" and pick.below(3) // 2 or 0
   return signs(text, absolute, minus), exact.source("f64", x, absolute, minus)
end

-- What comes out where a source is no number: that one, as a quiet one.
local function result(mode, ...)
   local found
   local sources = {...}
   for i = 1, 3 do
      if sources[i] and exact.is_nan("f64", sources[i]) then
         if found then return nil end
         found = sources[i] | 1 << 51
      end
   end
   if found then return found end
   local r = exact.compute("f64", sources[1], sources[2], sources[3], {mode = mode})
   if exact.is_nan("f64", r) then return 0xfff8000000000000 end
   return r
end

-- Which signs the sources of an operation have: products of Maxwell have one.
local MAY = {
   volta = {DADD = {"both", "both"}, DMUL = {"both", "both"}, DFMA = {"both", "both", "both"}},
   maxwell = {DADD = {"both", "both"}, DMUL = {"none", "minus"}, DFMA = {"none", "minus", "minus"}},
}

local function arithmetic(op, begin, pick, emit, isa)
   local may = MAY[isa][op]
   for i = 0, 31 do
      local mode, t, r, line = ROUNDINGS[i % 4 + 1]
      repeat
         t = begin(SINCE[isa]):guard()
         local a_text, a = source(t, pick, "r", may[1])
         local b_text, b = source(t, pick, op == "DFMA" and i % 3 == 0 and "r" or "rrc", may[2])
         local texts = a_text .. ", " .. b_text
         if op == "DADD" then
            r = result(mode, a, nil, b)
         elseif op == "DMUL" then
            r = result(mode, a, b, nil)
         else
            local c_text, c = source(t, pick, i % 3 == 0 and "c" or "r", may[3])
            texts = texts .. ", " .. c_text
            r = result(mode, a, b, c)
         end
         line = texts
      until r
      emit(t:line("%s%s %s, %s", op, SUFFIXES[mode], t:out64(r), line))
   end
end

function M.add(...) arithmetic("DADD", ...) end
function M.multiply(...) arithmetic("DMUL", ...) end
function M.fused(...) arithmetic("DFMA", ...) end

function M.compare(begin, pick, emit, isa)
   for i = 0, 47 do
      local relation, join, t = exact.RELATIONS[i % 16 + 1], JOINS[pick.below(3) + 1], begin(SINCE[isa]):guard()
      if relation == "F" or relation == "T" then relation = "LTU" end
      local a_text, a = source(t, pick, "r", "both")
      local b_text, b = source(t, pick, "rrc", "both")
      if pick.below(4) == 0 then b_text, b = a_text, a end
      local q = pick.below(2)
      local q_text = t:pred(q)
      local truth = exact.compare(relation, "f64", a, b)
      local function bit(x)
         if join == "AND" then return x and q or 0 end
         if join == "OR" then return x and 1 or q end
         return (x and 1 or 0) ~ q
      end
      emit(t:line("DSETP.%s.%s %s, %s, %s, %s, %s", relation, join, t:pout(bit(truth)), t:pout(bit(not truth)),
         a_text, b_text, q_text))
   end
end

return M
