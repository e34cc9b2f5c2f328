-- What is drawn for the double precision of Maxwell: pairs of registers, pairs of constants,
-- numbers. Undocumented cases are drawn again.

local joined = require("tests.reference.sass").joined
local known = require("tests.vectors.sass.float").known
local model = require("tests.reference.sass.double")
local truth = require("tests.reference.sass.maxwell_integer").truth

local M = {}

local FORMS = {"R", "I", "C"}
local ALL_FORMS = {"R", "I", "C", "RC"}

-- The kind of source that the form selects.
local function source(c, value)
   if c.form == "R" then
      c:pair("b", value)
   elseif c.form == "I" then
      c.fields.number = value
   else
      c:source64(value)
   end
end

local function second(c, op, value)
   return c.form == "I" and c.words.short(op, value) or value
end

local function both_signs(c, a, b)
   local f = c.fields
   f.abs_a, f.minus_a = c.random.below(4) // 3, c.random.below(2)
   f.abs_b, f.minus_b = c.random.below(4) // 3, c.random.below(2)
   return model.source(a, f.abs_a, f.minus_a), model.source(b, f.abs_b, f.minus_b)
end

-- Begins a case; gives the rounding, too.
local function begin(make, op, form, i)
   local c = make(op, form)
   c:guarded()
   c.fields.round = i & 3
   return c, c.words.ROUNDINGS[(i & 3) + 1]
end

function M.add(make, pick, emit)
   for i = 0, 23 do
      emit(known(function()
         local c, mode = begin(make, "DADD", FORMS[i % 3 + 1], i)
         local a, b = pick.double(), second(c, "DADD", pick.double())
         c:pair("a", a)
         source(c, b)
         local x, y = both_signs(c, a, b)
         local r = model.add(x, y, mode)
         if r then c:result_pair(r) end
         return r and c
      end))
   end
end

function M.multiply(make, pick, emit)
   for i = 0, 23 do
      emit(known(function()
         local c, mode = begin(make, "DMUL", FORMS[i % 3 + 1], i)
         local a, b = pick.double(), second(c, "DMUL", pick.double())
         c.fields.minus_b = pick.below(2)
         c:pair("a", a)
         source(c, b)
         local r = model.multiply(a, model.source(b, 0, c.fields.minus_b), mode)
         if r then c:result_pair(r) end
         return r and c
      end))
   end
end

function M.fused(make, pick, emit)
   for i = 0, 31 do
      emit(known(function()
         local c, mode = begin(make, "DFMA", ALL_FORMS[i // 4 % 4 + 1], i)
         local f, a, b, d = c.fields, pick.double(), second(c, "DFMA", pick.double()), pick.double()
         f.minus_b, f.minus_c = pick.below(2), pick.below(2)
         c:pair("a", a)
         if c.form == "RC" then
            c:pair("c", b)
            source(c, d)
         else
            source(c, b)
            c:pair("c", d)
         end
         local r = model.fused(a, model.source(b, 0, f.minus_b), model.source(d, 0, f.minus_c),
            mode)
         if r then c:result_pair(r) end
         return r and c
      end))
   end
end

function M.compare(make, pick, emit)
   for i = 0, 31 do
      local op = i % 3 == 2 and "DSET" or "DSETP"
      local c = make(op, FORMS[i % 3 + 1])
      local f, a, q = c.fields, pick.double(), pick.below(2)
      local b = second(c, op, pick.below(3) == 0 and a or pick.double())
      c:guarded()
      f.relation, f.join = i % 16, pick.below(3)
      c:pair("a", a)
      source(c, b)
      c:predicate("q0", q)
      local x, y = both_signs(c, a, b)
      local t, how = model.compare(c.words.FLOAT_RELATIONS[i % 16 + 1], x, y),
         c.words.JOINS[f.join + 1]
      if op == "DSET" then
         f.float = pick.below(2)
         c:result(truth(joined(how, t, q), f.float))
      else
         c:result_predicate("p0", joined(how, t, q))
         c:result_predicate("p1", joined(how, not t, q))
      end
      emit(c)
   end
end

function M.choose(make, pick, emit)
   for i = 0, 14 do
      emit(known(function()
         local c = make("DMNMX", FORMS[i % 3 + 1])
         local a, b, q = pick.double(), second(c, "DMNMX", pick.double()), pick.below(2)
         c:guarded()
         c:pair("a", a)
         source(c, b)
         c:predicate("q0", q)
         local x, y = both_signs(c, a, b)
         local r = model.min_max(x, y, q)
         if r then c:result_pair(r) end
         return r and c
      end))
   end
end

return M
