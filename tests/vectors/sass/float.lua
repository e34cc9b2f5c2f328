-- What is drawn for the single precision of SASS. Undocumented cases are drawn again.

local model = require("tests.reference.sass.float")
local joined = require("tests.reference.sass").joined

local M = {}

local FORMS = {"R", "I", "C", "U"}
local SUMS = {"R", "RI", "RC", "RU"}       -- the second source of FADD is where third ones are
local PRODUCT_SUMS = {"R", "I", "C", "U", "RI", "RC", "RU"}

-- Signs of an operand: fields, and the value that the instruction works with. Numbers have none.
function M.signed(c, which, value, is_number, flush)
   local absolute, minus = 0, 0
   if not is_number then
      absolute, minus = c.random.below(4) // 3, c.random.below(3) // 2
      c.fields["abs_" .. which], c.fields["minus_" .. which] = absolute, minus
   end
   return model.source(value, absolute, minus, flush)
end

--- Draws until the model knows; `try` returns a finished case or nil.
function M.known(try)
   local c
   repeat c = try() until c
   return c
end

-- Rounding, flushing and saturation, with their fields.
function M.modifiers(c, i)
   local f = c.fields
   f.round, f.flush, f.saturate = i & 3, i >> 2 & 1, c.random.below(4) // 3
   return {mode = c.words.ROUNDINGS[f.round + 1], flush = f.flush == 1, saturate = f.saturate == 1}
end

function M.add(make, pick, emit)
   for i = 0, 63 do
      emit(M.known(function()
         local c = make("FADD", SUMS[i // 8 % 4 + 1])
         local how, a, b = M.modifiers(c, i), pick.float(), pick.float()
         if i >= 48 then b = a ~ 0x80000000 end   -- often the sum is 0
         c:guarded()
         c:register("a", a)
         c:source(b)
         local r = model.compute(M.signed(c, "a", a, false, how.flush), nil,
            M.signed(c, "b", b, c.form == "RI", how.flush), how)
         if r then c:result(r) end
         return r and c
      end))
   end
end

function M.multiply(make, pick, emit)
   for i = 0, 47 do
      emit(M.known(function()
         local c = make("FMUL", FORMS[i // 8 % 4 + 1])
         local how, a, b = M.modifiers(c, i), pick.float(), pick.float()
         c:guarded()
         c.fields.scale = 4
         c:register("a", a)
         c:source(b)
         local r = model.compute(M.signed(c, "a", a, false, how.flush),
            M.signed(c, "b", b, c.form == "I", how.flush), nil, how)
         if r then c:result(r) end
         return r and c
      end))
   end
end

function M.fused(make, pick, emit)
   for i = 0, 69 do
      emit(M.known(function()
         local form = PRODUCT_SUMS[i // 8 % 7 + 1]
         local c = make("FFMA", form)
         local how, a, b, d = M.modifiers(c, i), pick.float(), pick.float(), pick.float()
         c:guarded()
         c:register("a", a)
         c:two_sources(b, d)
         -- Only signs: whether FFMA takes absolute values was not probed. Signs of the second and
         -- of the third source are the bits of the place, not of the operand.
         local minus = c.random.below(2)
         if form ~= "I" and form ~= "RI" then c.fields.minus_b = minus end
         local at_b, at_c = c.fields.minus_b or 0, c.random.below(2)
         c.fields.minus_c = at_c
         if #form == 2 then at_b, at_c = at_c, at_b end
         local function source(x, n) return model.source(x, 0, n, how.flush) end
         local r = model.compute(source(a, 0), source(b, at_b), source(d, at_c), how)
         if r then c:result(r) end
         return r and c
      end))
   end
end

function M.compare(make, pick, emit)
   for i = 0, 63 do
      local op = i % 5 == 4 and "FSET" or "FSETP"
      local c = make(op, FORMS[i // 16 + 1])
      local f = c.fields
      local a, b, q, join = pick.float(), pick.float(), pick.below(2), pick.below(3)
      if pick.below(3) == 0 then b = a end
      c:guarded()
      f.float_relation, f.join, f.flush = i % 16, join, pick.below(2)
      c:register("a", a)
      c:source(b)
      c:predicate("q0", q)
      local t = model.compare(c.words.FLOAT_RELATIONS[i % 16 + 1],
         M.signed(c, "a", a, false, f.flush == 1), M.signed(c, "b", b, c.form == "I", f.flush == 1))
      local how = c.words.JOINS[join + 1]
      if op == "FSET" then
         c:result(joined(how, t, q) == 1 and 0x3f800000 or 0)
      else
         c:result_predicate("p0", joined(how, t, q))
         c:result_predicate("p1", joined(how, not t, q))
      end
      emit(c)
   end
end

function M.choose(make, pick, emit)
   for i = 0, 47 do
      local op = i % 3 == 0 and "FSEL" or "FMNMX"
      local keep = op == "FMNMX" and i % 3 == 2 and i % 4 > 1
      local c = make(op, FORMS[i % 4 + 1], keep and "sm_80" or nil)
      local a, b, q = pick.float(), pick.float(), pick.below(2)
      if i % 5 == 0 then a = i // 5 % 2 << 31 end
      if i % 5 == 0 then b = a ~ 0x80000000 end   -- both zeros
      local flush = op == "FMNMX" and pick.below(2) or 0
      c:guarded()
      c.fields.flush, c.fields.keep_nan = flush, keep and 1 or 0
      c:register("a", a)
      c:source(b)
      c:predicate("q0", q)
      local x = M.signed(c, "a", a, false, flush == 1)
      local y = M.signed(c, "b", b, c.form == "I", flush == 1)
      if op == "FSEL" then
         c:result(q == 1 and x or y)
      else
         c:result(model.min_max(x, y, q, keep))
      end
      emit(c)
   end
end

return M
