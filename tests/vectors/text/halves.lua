-- What is drawn for half precision: two f16 or bfloat16 numbers in a register, on Volta and later,
-- and on Maxwell since sm_53.

local exact = require("tests.reference.sass.exact")
local signs = require("tests.vectors.text.case").signs

local M = {}

local PICKS = {"", ".H0_H0", ".H1_H1"}

-- Two numbers of a format in a word, with halves chosen, signs, and flushed: {low, high}.
local function halves(name, x, pick, absolute, minus, flush)
   local low, high = x & 0xffff, x >> 16
   if pick == ".H0_H0" then high = low elseif pick == ".H1_H1" then low = high end
   return {exact.source(name, low, absolute, minus, flush), exact.source(name, high, absolute, minus, flush)}
end

local function word_of(pair) return pair[1] | pair[2] << 16 end

local function pair_of(pick, name) return pick.float_of(name) | pick.float_of(name) << 16 end

-- A source: its text, and its two values. One f32 (`.F32`, or a constant of Maxwell) becomes an f16,
-- toward zero: ptxas has that for cvt.rz.f16.f32, and where it knows that the f32 is an f16.
local function source(t, pick, name, kinds, has_absolute, flush)
   local is_single = name == "f16" and t.variant ~= "sm_90" and pick.below(6) == 0
   local x, single = pair_of(pick, name), pick.float_of("f32")
   if pick.below(2) == 0 then single = exact.converted("f16", "f32", pick.float_of("f16"), {}) end
   local absolute, minus = has_absolute and pick.below(4) // 3 or 0, pick.below(3) // 2
   local text = t:source32(is_single and single or x, t.isa == "maxwell" and kinds ~= "r" and (is_single and "c" or "r")
      or kinds)
   local suffix = PICKS[pick.below(3) + 1]
   if is_single then
      suffix = t.isa == "maxwell" and t.kind == "c" and "" or ".F32"
      single = exact.source("f32", single, absolute, minus)
      single = exact.converted("f32", "f16", single, {mode = "zero"})
      single = exact.source("f16", single, 0, 0, flush)
   end
   if t.isa == "maxwell" or t.kind == "c" then -- within the bars
      text = signs(text .. suffix, absolute, minus)
   else
      text = signs(text, absolute, minus) .. suffix
   end
   if is_single then return text, {single, single} end
   return text, halves(name, x, suffix, absolute, minus, flush)
end

local function both(f)
   return word_of({f(1), f(2)})
end

-- The format, its suffix, and since when there is one.
local function format_of(isa, i)
   if isa == "maxwell" then return "f16", "", "sm_53+" end
   if i % 4 == 3 then return "bf16", ".BF16_V2", "sm_90+" end
   return "f16", "", "sm_70+"
end

local function modifiers(pick, name)
   local flush, saturate = pick.below(3) // 2 == 1, pick.below(4) // 3 == 1
   if name == "bf16" then flush, saturate = false, false end
   return {flush = flush, saturate = saturate}, (flush and ".FTZ" or "") .. (saturate and ".SAT" or "")
end

local function kinds_of(isa) return isa == "maxwell" and "rc" or "rrc" end

local function two_sources(op, compute, b_first)
   return function(begin, pick, emit, isa)
      for i = 0, 23 do
         local name, suffix, since = format_of(isa, i)
         local how, text = modifiers(pick, name)
         local t = begin(since):guard()
         local a_text, a = source(t, pick, name, "r", not (b_first and isa == "maxwell"), how.flush)
         if b_first and isa == "maxwell" and a_text:find("^-") then -- products have one sign there
            a_text = a_text:sub(2)
            a = {exact.source(name, a[1], 0, 1), exact.source(name, a[2], 0, 1)}
         end
         local b_text, b = source(t, pick, name, kinds_of(isa), true, how.flush)
         local r = both(function(k) return compute(name, a[k], b[k], how) end)
         emit(t:line("%s%s%s %s, %s, %s", op, suffix, text, t:out(r), a_text, b_text))
      end
   end
end

M.add = two_sources("HADD2", function(name, a, b, how) return exact.compute(name, a, nil, b, how) end)
M.multiply = two_sources("HMUL2", function(name, a, b, how) return exact.compute(name, a, b, nil, how) end, true)

function M.fused(begin, pick, emit, isa)
   for i = 0, 31 do
      local name, suffix, since = format_of(isa, i)
      if name == "bf16" then since = "sm_80+" end
      local mma = isa == "volta" and i % 8 == 4
      if mma then since = "sm_80+" end
      local how, text = modifiers(pick, name)
      local t = begin(since):guard()
      local function one(kinds)
         if not mma then return source(t, pick, name, kinds, isa ~= "maxwell", how.flush) end
         local x, minus = pair_of(pick, name), pick.below(2)
         return signs(t:source32(x, kinds), 0, minus), halves(name, x, "", 0, minus, how.flush)
      end
      local a_text, a = one("r")
      if isa == "maxwell" and a_text:find("^-") then
         a_text, a = a_text:sub(2), {exact.source(name, a[1], 0, 1), exact.source(name, a[2], 0, 1)}
      end
      local b_text, b = one(kinds_of(isa))
      local c_text, c = one("r")
      if isa == "volta" and i % 8 > 4 and not b_text:find("c%[") then c_text, c = one("c") end
      local r = both(function(k) return exact.compute(name, a[k], b[k], c[k], how) end)
      emit(t:line("HFMA2%s%s%s %s, %s, %s, %s", mma and ".MMA" or "", suffix, text, t:out(r), a_text, b_text,
         c_text))
   end
end

--- H0_NH1, as in products of complex numbers: the high half is multiplied by H0, the low one by -H1.
function M.complex(begin, pick, emit)
   for _ = 0, 7 do
      local t, x, y, z, how = begin("sm_86+"):guard(), pair_of(pick, "f16"), pair_of(pick, "f16"), pair_of(pick, "f16"), {}
      local a, c = halves("f16", x, "", 0, 0), halves("f16", z, "", 0, 0)
      local minus = pick.below(2)
      local b = {exact.source("f16", y >> 16, 0, 1 - minus), exact.source("f16", y & 0xffff, 0, minus)}
      local r = both(function(k) return exact.compute("f16", a[k], b[k], c[k], how) end)
      emit(t:line("HFMA2 %s, %s, %s%s.H0_NH1, %s", t:out(r), t:reg(x), minus == 1 and "-" or "", t:reg(y), t:reg(z)))
   end
end

-- A result of f32 of the low halves: converting an f16 is exact.
function M.single(begin, pick, emit, isa)
   if isa ~= "volta" then return end
   for _ = 0, 11 do
      local t = begin("sm_70+"):guard()
      local x, suffix, minus = pair_of(pick, "f16"), PICKS[pick.below(3) + 1], pick.below(2)
      local a = halves("f16", x, suffix, 0, minus, false)[1]
      local r = exact.converted("f16", "f32", a, {mode = "near"})
      if a & 0x7fff == 0 then r = 0 end                             -- -RZ is not drawn
      emit(t:line("HADD2.F32 %s, RZ, %s%s", t:out(r), signs(t:reg(x), 0, minus), suffix))
   end
end

local function joined(how, a, b)
   if how == "AND" then return a and b end
   if how == "OR" then return a or b end
   return a ~= b
end
local JOINS = {"AND", "OR", "XOR"}

function M.compare(begin, pick, emit, isa)
   for i = 0, 63 do
      local name, suffix, since = format_of(isa, i)
      local flush = name == "f16" and pick.below(2) == 1
      local relation, join = exact.RELATIONS[i % 16 + 1], JOINS[pick.below(3) + 1]
      if isa == "maxwell" and (relation == "F" or relation == "T") then relation = "NE" end
      local t = begin(since):guard()
      local a_text, a = source(t, pick, name, "r", true, flush)
      local b_text, b = source(t, pick, name, "r", true, flush)
      local q = pick.below(2)
      local q_text = t:pred(q)
      local function truth(k) return exact.compare(relation, name, a[k], b[k]) end
      local function bit(x) return joined(join, x, q == 1) and 1 or 0 end
      local ftz = flush and ".FTZ" or ""
      if i % 3 == 0 then
         local float = pick.below(2) == 1
         local one = not float and 0xffff or name == "bf16" and 0x3f80 or 0x3c00
         local r = both(function(k) return bit(truth(k)) * one end)
         emit(t:line("HSET2%s%s.%s%s.%s %s, %s, %s, %s", suffix, float and ".BF" or "", relation, ftz, join,
            t:out(r), a_text, b_text, q_text))
      else
         local all = pick.below(3) == 0
         local first, second = bit(truth(1)), bit(truth(2))
         if all then
            local t1 = truth(1) and truth(2)
            first, second = bit(t1), bit(not t1)
         end
         emit(t:line("HSETP2%s.%s%s%s.%s %s, %s, %s, %s, %s", suffix, relation, all and ".H_AND" or "", ftz, join,
            t:pout(first), t:pout(second), a_text, b_text, q_text))
      end
   end
end

function M.min_max(begin, pick, emit, isa)
   if isa ~= "volta" then return end
   for i = 0, 23 do
      local name = i % 4 == 3 and "bf16" or "f16"
      local flush, keep = name == "f16" and pick.below(2) == 1, pick.below(2) == 1
      local t = begin(name == "bf16" and "sm_90+" or "sm_80+"):guard()
      local a_text, a = source(t, pick, name, "r", true, flush)
      local b_text, b = source(t, pick, name, "rc", true, flush)
      local q = pick.below(2)
      local q_text = t:pred(q)
      local r = both(function(k) return exact.min_max(name, a[k], b[k], q, keep) end)
      emit(t:line("HMNMX2%s%s%s %s, %s, %s, %s", name == "bf16" and ".BF16_V2" or "", flush and ".FTZ" or "",
         keep and ".NAN" or "", t:out(r), a_text, b_text, q_text))
   end
end

--- Numbers of 32 bits in the word of Maxwell; the third source is the register that is written.
function M.numbers(begin, pick, emit, isa)
   if isa ~= "maxwell" then return end
   for i = 0, 23 do
      local op, flush = ({"HADD2", "HMUL2", "HFMA2"})[i % 3 + 1], pick.below(2) == 1
      local t, x, a_pick = begin("sm_53+"):guard(), pair_of(pick, "f16"), PICKS[pick.below(3) + 1]
      local ax = pair_of(pick, "f16")
      local a, b = halves("f16", ax, a_pick, 0, 0, flush), halves("f16", x, "", 0, 0, flush)
      local a_text, how, text = t:reg(ax), {flush = flush}, flush and ".FTZ" or ""
      local number = ("0x%x, 0x%x"):format(x >> 16, x & 0xffff)
      if op == "HFMA2" then
         local cx, n = pair_of(pick, "f16"), t:fresh("r")
         local c = halves("f16", cx, "", 0, 0, flush)
         t:set("r", n, cx)
         t:write("r", n, both(function(k) return exact.compute("f16", a[k], b[k], c[k], how) end))
         emit(t:line("HFMA2_32I%s R%d, %s%s, %s, R%d", text, n, a_text, a_pick, number, n))
      else
         local r = both(function(k)
            if op == "HADD2" then return exact.compute("f16", a[k], nil, b[k], how) end
            return exact.compute("f16", a[k], b[k], nil, how)
         end)
         emit(t:line("%s_32I%s %s, %s%s, %s", op, text, t:out(r), a_text, a_pick, number))
      end
   end
end

return M
