-- What is drawn for the video instructions of Maxwell: parts of both sources with and without
-- sign, numbers, limits, each second operation.

local joined = require("tests.reference.sass").joined
local model = require("tests.reference.sass.video")

local M = {}

-- Parts of the first source and of the second, which may be a number of 16 bits; their values.
local function sources(c, pick)
   local f, a, b = c.fields, pick.word(), pick.word()
   f.part_a, f.signed_a, f.signed_b = pick.below(7), pick.below(2), pick.below(2)
   c:register("a", a)
   local x = model.part(a, f.part_a, f.signed_a)
   if pick.below(4) == 0 then
      f.short = b & 0xffff
      return x, model.part(b, 4, f.signed_b)
   end
   f.register_b, f.part_b = 1, pick.below(7)
   c:register("b", b)
   return x, model.part(b, f.part_b, f.signed_b)
end

local function finished(c, pick, x)
   local f, d = c.fields, pick.word()
   c:register("c", d)
   f.how, f.signed_d, f.saturate = pick.below(8), pick.below(2), pick.below(2)
   c:result(model.finish(x, d, f.how, f.signed_d, f.saturate))
end

function M.combine(make, pick, emit)
   for i = 0, 119 do
      local op = ({"VADD", "VABSDIFF", "VMNMX"})[i % 3 + 1]
      local c = make(op, "X")
      local f = c.fields
      c:guarded()
      local x, y = sources(c, pick)
      local what = op
      if op == "VADD" then
         local minus = pick.below(3)
         f.minus_a, f.minus_b = minus & 1, minus >> 1
         if f.minus_a == 1 then x = -x end
         if f.minus_b == 1 then y = -y end
      elseif op == "VMNMX" then
         f.larger = pick.below(2)
         what = f.larger == 1 and "VMAX" or "VMIN"
      end
      finished(c, pick, model.combine[what](x, y))
      emit(c)
   end
end

function M.shifts(make, pick, emit)
   for i = 0, 79 do
      local left = i % 2 == 0
      local c = make(left and "VSHL" or "VSHR", "X")
      local f, a, b = c.fields, pick.word(), pick.count()
      c:guarded()
      f.part_a, f.signed_a, f.wrap = pick.below(7), pick.below(2), pick.below(2)
      c:register("a", a)
      local count
      if pick.below(4) == 0 then
         f.short = b & 0xffff
         count = f.short
      else
         f.register_b, f.part_b = 1, pick.below(7)
         c:register("b", b)
         count = model.part(b, f.part_b, 0)
      end
      finished(c, pick, model.shifted(left, model.part(a, f.part_a, f.signed_a), count, f.wrap))
      emit(c)
   end
end

function M.compare(make, pick, emit)
   for i = 0, 63 do
      local c = make(i % 2 == 0 and "VSET" or "VSETP", "X")
      local f = c.fields
      c:guarded()
      local x, y = sources(c, pick)
      local relation = i // 2 % 8
      local t = model.compare(c.words.RELATIONS[relation + 1], x, y)
      if i % 2 == 0 then
         local d = pick.word()
         c:register("c", d)
         f.relation, f.how = relation, pick.below(8)
         c:result(model.finish(t and 1 or 0, d, f.how, 0, 0))
      else
         local q = pick.below(2)
         f.relation_low, f.relation_high, f.join = relation & 3, relation >> 2, pick.below(3)
         c:predicate("q0", q)
         local how = c.words.JOINS[f.join + 1]
         c:result_predicate("p0", joined(how, t, q))
         c:result_predicate("p1", joined(how, not t, q))
      end
      emit(c)
   end
end

local SHIFTS = {[0] = 0, 7, 15}

function M.mad(make, pick, emit)
   for i = 0, 119 do
      local c = make("VMAD", "X")
      local f, d = c.fields, pick.word()
      c:guarded()
      local x, y = sources(c, pick)
      c:register("c", d)
      f.minus_a, f.minus_c, f.saturate, f.shift = i & 1, i >> 1 & 1, i >> 2 & 1, i % 3
      c:result(model.mad(x, y, d, f.minus_a, f.minus_c, SHIFTS[f.shift], f.saturate, f.signed_a,
         f.signed_b))
      emit(c)
   end
end

function M.bytes(make, pick, emit)
   for i = 0, 63 do
      local c = make("VABSDIFF4", "X")
      local f, a, b, d = c.fields, pick.bits(), pick.bits(), pick.word()
      c:guarded()
      c:register("a", a)
      c:register("b", b)
      c:register("c", d)
      f.select_a, f.select_b = i % 14, i % 11
      if i % 4 == 0 then f.select_a, f.select_b = 4, 4 end
      f.lanes = i % 3 == 0 and 15 or pick.below(15) + 1
      f.lanes_low, f.lanes_high = f.lanes & 3, f.lanes >> 2
      for _, name in ipairs {"signed_a", "signed_b", "signed_d", "saturate", "add"} do
         f[name] = pick.below(2)
      end
      c:result(model.absdiff4(a, b, d, f))
      f.lanes = nil
      emit(c)
   end
end

return M
