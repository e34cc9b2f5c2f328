-- What is drawn for the instructions of Maxwell that work on predicates and on the condition code.

local joined = require("tests.reference.sass").joined
local model = require("tests.reference.sass.maxwell_integer")

local M = {}

local FORMS = {"R", "I", "C"}

function M.join(make, pick, emit)
   for i = 0, 35 do
      local op = i % 3 == 0 and "PSET" or "PSETP"
      local c = make(op, "X")
      local f, x, y, q = c.fields, pick.below(2), pick.below(2), pick.below(2)
      c:guarded()
      f.join2, f.join = i // 3 % 3, i // 9 % 3
      c:predicate("q1", x)
      c:predicate("q2", y)
      c:predicate("q0", q)
      local t = joined(c.words.JOINS[f.join2 + 1], x == 1, y) == 1
      local how = c.words.JOINS[f.join + 1]
      if op == "PSET" then
         f.float = pick.below(2)
         c:result(model.truth(joined(how, t, q), f.float))
      else
         c:result_predicate("p0", joined(how, t, q))
         -- As NAK's tests on these GPUs have it: the first source is inverted, not what follows.
         local other = joined(c.words.JOINS[f.join2 + 1], x == 0, y) == 1
         c:result_predicate("p1", joined(how, other, q))
      end
      emit(c)
   end
end

-- Each test, with four codes each.
function M.code_tests(make, pick, emit)
   for i = 0, 127 do
      local number, cc = i // 4, pick.below(4) << 2 | i % 4
      if model.code_test(number, cc) ~= nil then
         local op = i % 4 == 3 and "CSET" or "CSETP"
         local c, q = make(op, "X"), pick.below(2)
         local f, t = c.fields, model.code_test(number, cc)
         c:guarded()
         f.test, f.join = number, pick.below(3)
         c:condition(cc)
         c:predicate("q0", q)
         local how = c.words.JOINS[f.join + 1]
         if op == "CSET" then
            f.float = pick.below(2)
            c:result(model.truth(joined(how, t, q), f.float))
         else
            c:result_predicate("p0", joined(how, t, q))
            c:result_predicate("p1", joined(how, not t, q))
         end
         emit(c)
      end
   end
end

-- All predicates or the code, as fields of the case; the guard is always there.
local function flags(c, is_code)
   local all = 0
   if is_code == 1 then
      all = c.random.below(16)
      c:condition(all)
   else
      for i = 0, 6 do
         local one = c.random.below(2)
         c:set("p", i, one)
         all = all | one << i
      end
   end
   return all
end

function M.to_register(make, pick, emit)
   for i = 0, 29 do
      local c = make("P2R", FORMS[i % 3 + 1])
      local f, a, part = c.fields, pick.word(), i // 3 % 4
      local mask = pick.below(2) == 0 and 0xff or pick.bits()
      if c.form == "I" then mask = c.words.short("P2R", mask) end
      f.code, f.part = pick.below(2), part
      if f.code == 1 then mask = mask & ~0xf0 end   -- the code has four bits
      local all = flags(c, f.code)
      c:register("a", a)
      c:source(mask)
      c:result(model.p2r(all, a, mask, part))
      emit(c)
   end
end

function M.from_register(make, pick, emit)
   for i = 0, 29 do
      local c = make("R2P", FORMS[i % 3 + 1])
      local f, a, part = c.fields, pick.word(), i // 3 % 4
      local mask = pick.below(2) == 0 and 0x7f or pick.bits()
      if c.form == "I" then mask = c.words.short("R2P", mask) end
      f.code, f.part = pick.below(2), part
      local all, x = flags(c, f.code), a >> 8 * part
      c:register("a", a)
      c:source(mask)
      if f.code == 1 then
         c:condition_after(x & mask & 15 | all & ~mask & 15)
      else
         for k = 0, 6 do
            c:write("p", k, mask >> k & 1 == 1 and x >> k & 1 or all >> k & 1)
         end
      end
      emit(c)
   end
end

return M
