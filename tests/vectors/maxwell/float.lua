-- What is drawn for the single precision of Maxwell. Undocumented cases are drawn again.

local draw = require("tests.vectors.sass.float")
local joined = require("tests.reference.sass").joined
local model = require("tests.reference.sass.float")
local truth = require("tests.reference.sass.maxwell_integer").truth

local M = {}

local FORMS = {"R", "I", "C"}
local ALL_FORMS = {"R", "I", "C", "RC"}

local function second(c, op, value)
   return c.form == "I" and c.words.short(op, value) or value
end

-- A number that .FTZ makes 0.
local function small(pick) return pick.below(0x7fffff) + 1 | pick.below(2) << 31 end

-- Modifiers of those with a number of 32 bits, which round to nearest.
local function near(c, flush, saturate)
   c.fields.flush, c.fields.saturate = flush, saturate
   return {mode = "near", flush = flush > 0, saturate = saturate == 1}
end

function M.add(make, pick, emit)
   for i = 0, 59 do
      emit(draw.known(function()
         local is_long = i % 5 == 4
         local op = is_long and "FADD32I" or "FADD"
         local c = make(op, is_long and "L" or FORMS[i % 3 + 1])
         local how = is_long and near(c, i // 5 & 1) or draw.modifiers(c, i)
         local a, b = pick.float(), second(c, op, pick.float())
         if i >= 45 then b = second(c, op, a ~ 0x80000000) end   -- often the sum is 0
         c:guarded()
         c:register("a", a)
         c:source(b)
         local r = model.compute(draw.signed(c, "a", a, false, how.flush), nil,
            draw.signed(c, "b", b, false, how.flush), how)
         if r then c:result(r) end
         return r and c
      end))
   end
end

-- A finite product times a power of two: where neither it nor what comes out is too small or large.
local function scaled(a, b, power, how)
   local x = string.unpack("<f", string.pack("<I4", a))
   local y = string.unpack("<f", string.pack("<I4", b))
   local z = math.abs(x * y)
   local w = z * 2.0 ^ power
   if not (z >= 2.0 ^ -126 and z < 2.0 ^ 127 and w >= 2.0 ^ -126 and w < 2.0 ^ 127) then
      return nil
   end
   if math.abs(x) < 2.0 ^ -100 or math.abs(x) > 2.0 ^ 100 then return nil end
   return model.compute(string.unpack("<I4", string.pack("<f", x * 2.0 ^ power)), b, nil, how)
end

-- A product with .FMZ: with a zero it is +0, whatever the other one is. The product of denormal
-- numbers is undocumented.
local function zero_product(a, b)
   local function is_zero(x) return x & 0x7fffffff == 0 end
   local function is_small(x) return x & 0x7f800000 == 0 and not is_zero(x) end
   if is_small(a) or is_small(b) then return nil end
   return is_zero(a) or is_zero(b)
end

local function times(a, b, how)
   if how.flush_kind ~= 2 then return model.compute(a, b, nil, how) end
   local is_zero = zero_product(a, b)
   if is_zero then return 0 end
   local r = is_zero == false and model.compute(a, b, nil, how)
   return r and r & 0x7fffffff ~= 0 and r or nil
end

function M.multiply(make, pick, emit)
   for i = 0, 71 do
      emit(draw.known(function()
         local is_long = i % 6 == 5
         local op = is_long and "FMUL32I" or "FMUL"
         local c = make(op, is_long and "L" or FORMS[i % 3 + 1])
         local how = is_long and near(c, i // 6 % 3, pick.below(2)) or draw.modifiers(c, i)
         local a, b = pick.float(), second(c, op, pick.float())
         if i >= 48 and not is_long then c.fields.flush, how.flush = 2, true end
         how.flush_kind = c.fields.flush
         if how.flush_kind == 2 and i % 2 == 0 then a = pick.below(2) << 31 end
         c:guarded()
         c:register("a", a)
         c:source(b)
         local x = model.source(a, 0, 0, how.flush_kind == 1)
         if not is_long then c.fields.minus_b = pick.below(2) end
         local y = model.source(b, 0, c.fields.minus_b, how.flush_kind == 1)
         local r
         if i < 48 and i % 4 == 1 and not is_long then
            c.fields.scale = i // 4 % 6 + 1
            r = scaled(x, y, c.words.SCALES[c.fields.scale], how)
         else
            r = times(x, y, how)
         end
         if r then c:result(r) end
         return r and c
      end))
   end
end

-- With .FMZ and a zero the third source alone; the sign of a zero is undocumented.
local function fused(a, b, d, how)
   if how.flush_kind ~= 2 then return model.compute(a, b, d, how) end
   local is_zero = zero_product(a, b)
   if is_zero == nil or d & 0x7f800000 == 0 then return nil end
   if is_zero then return model.compute(0, nil, d, how) end
   return model.compute(a, b, d, how)
end

function M.fused(make, pick, emit)
   for i = 0, 79 do
      emit(draw.known(function()
         local is_long = i % 5 == 4
         local c = make(is_long and "FFMA32I" or "FFMA", is_long and "L" or ALL_FORMS[i % 4 + 1])
         local f = c.fields
         local how = is_long and near(c, i // 5 % 3, pick.below(2)) or draw.modifiers(c, i)
         local a, b, d = pick.float(), second(c, "FFMA", pick.float()), pick.float()
         if i >= 64 and not is_long then f.flush, how.flush = 2, true end
         how.flush_kind = f.flush
         if f.flush == 2 and i % 2 == 0 then a = pick.below(2) << 31 end
         c:guarded()
         c:register("a", a)
         if is_long then
            c:source(b)
            c:register("d", d)
            f.minus_a, f.minus_c = pick.below(2), pick.below(2)
         else
            c:two_sources(b, d)
            f.minus_b, f.minus_c = pick.below(2), pick.below(2)
         end
         local r = fused(model.source(a, 0, f.minus_a or 0, how.flush),
            model.source(b, 0, f.minus_b or 0, how.flush),
            model.source(d, 0, f.minus_c, how.flush), how)
         if not r then return nil end
         if not is_long then c:result(r) elseif f.d ~= 255 then c:write("r", f.d, r) end
         return c
      end))
   end
end

function M.compare(make, pick, emit)
   for i = 0, 63 do
      local op = i % 3 == 2 and "FSET" or "FSETP"
      local c = make(op, FORMS[i // 16 % 3 + 1])
      local f, a, q, join = c.fields, pick.float(), pick.below(2), pick.below(3)
      local b = second(c, op, pick.below(3) == 0 and a or pick.float())
      if i % 5 == 4 then a, b = small(pick), 0 end
      c:guarded()
      f.relation, f.join, f.flush = i % 16, join, pick.below(2)
      c:register("a", a)
      c:source(b)
      c:predicate("q0", q)
      local t = model.compare(c.words.FLOAT_RELATIONS[i % 16 + 1],
         draw.signed(c, "a", a, false, f.flush == 1), draw.signed(c, "b", b, false, f.flush == 1))
      local how = c.words.JOINS[join + 1]
      if op == "FSET" then
         f.float = pick.below(2)
         c:result(truth(joined(how, t, q), f.float))
      else
         c:result_predicate("p0", joined(how, t, q))
         c:result_predicate("p1", joined(how, not t, q))
      end
      emit(c)
   end
   for i = 0, 31 do
      local c = make("FCMP", ALL_FORMS[i % 4 + 1])
      local f, a, b, d = c.fields, pick.float(), second(c, "FCMP", pick.float()), pick.float()
      if i % 3 == 2 then d = small(pick) end
      c:guarded()
      f.relation, f.flush = i % 16, pick.below(2)
      c:register("a", a)
      c:two_sources(b, d)
      local x = model.source(d, 0, 0, f.flush == 1)
      c:result(model.compare(c.words.FLOAT_RELATIONS[i % 16 + 1], x, 0) and a or b)
      emit(c)
   end
end

function M.choose(make, pick, emit)
   for i = 0, 35 do
      local c = make("FMNMX", FORMS[i % 3 + 1])
      local f, a, q = c.fields, pick.float(), pick.below(2)
      local b = second(c, "FMNMX", pick.float())
      if i % 5 == 0 then a, b = i // 5 % 2 << 31, i // 10 % 2 << 31 end   -- zeros
      f.flush = pick.below(2)
      if i % 5 == 4 then a, b, f.flush = small(pick) & 0x7fffffff | q << 31, 0, 1 end
      c:guarded()
      c:register("a", a)
      c:source(b)
      c:predicate("q0", q)
      c:result(model.min_max(draw.signed(c, "a", a, false, f.flush == 1),
         draw.signed(c, "b", b, false, f.flush == 1), q))
      emit(c)
   end
end

return M
