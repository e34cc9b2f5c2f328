-- What is drawn for the sums, products and comparisons of Maxwell: each modifier, each place of an
-- operand, the condition code before and after.
--
-- `draw.op` is a function of `make(op, form)`, which begins a case, `pick`, which draws numbers,
-- and `emit`, which takes the finished case. What the model does not know is drawn again.

local sass = require("tests.reference.sass")
local model = require("tests.reference.sass.maxwell_integer")

local M = {}

local FORMS = {"R", "I", "C"}
local ALL_FORMS = {"R", "I", "C", "RC"}

-- A value for the second source: what a short number can be, where it is one.
local function second(c, pick, op, value)
   value = value or pick.word()
   return c.form == "I" and c.words.short(op, value) or value
end

-- Bits of the word that are drawn, by their names; returns them.
local function draw(c, ...)
   for _, name in ipairs {...} do c.fields[name] = c.random.below(2) end
   return c.fields
end

local function known(try)
   local c
   repeat c = try() until c
   return c
end

-- The code before, for those with .X and where .CC may keep it.
local function code_before(c, x)
   local cc = c.random.below(16)
   c:condition(cc)
   return x == 1 and cc or nil
end

local function write_code(c, cc)
   if c.fields.cc == 1 then c:condition_after(cc) end
end

local function add(make, pick, op, form, i)
   local c = make(op, form)
   local f, a = draw(c, "cc"), pick.word()
   -- The one's complement makes all bits, or a carry makes 0 of it.
   local b = second(c, pick, op, i % 6 == 5 and ~a & 0xffffffff or nil)
   c:guarded()
   f.x, f.minus_a, f.minus_b = i & 1, i >> 1 & 1, i >> 2 & 1
   if op == "IADD32I" then f.minus_b = nil end
   if f.minus_a == 1 and f.minus_b == 1 then f.x, f.cc = 0, 0 end     -- .PO
   f.saturate = f.x == 0 and f.cc == 0 and f.minus_a + (f.minus_b or 0) < 2 and pick.below(2) or 0
   local before = code_before(c, f.x)
   c:register("a", a)
   c:source(b)
   local r, cc, exact = model.add(a, b, f.minus_a, f.minus_b or 0, before)
   c:result(f.saturate == 1 and model.saturated(exact) or r)
   write_code(c, cc)
   return c
end

function M.add(make, pick, emit)
   for _, form in ipairs(FORMS) do
      for i = 0, 15 do emit(add(make, pick, "IADD", form, i)) end
   end
   for i = 0, 13 do emit(add(make, pick, "IADD32I", "L", i & 3)) end
end

function M.add3(make, pick, emit)
   for i = 0, 44 do
      emit(known(function()
         local form = i < 27 and "R" or FORMS[i % 2 + 2]
         local c = make("IADD3", form)
         local f, v = c.fields, {pick.word(), 0, pick.word()}
         v[2] = second(c, pick, "IADD3")
         local parts, minus, shift = {0, 0, 0}, {0, 0, 0}, 0
         f.cc = i % 3 == 0 and 1 or 0
         c:guarded()
         if form == "R" then
            parts = {pick.below(3), pick.below(3), pick.below(3)}
            if i % 2 == 0 then parts = {0, 0, 0} end
            f.half_a, f.half_b, f.half_c = parts[1], parts[2], parts[3]
         end
         if f.cc == 0 then
            shift = form == "R" and i % 3 or 0
            minus = {pick.below(2), pick.below(2), pick.below(2)}
            if shift > 0 and i % 2 == 0 then
               minus = {0, 0, 0}
               v[1], v[2] = v[1] | 0x80000000, v[2] | 0x80000000   -- the first sum has a carry
            end
            if form == "R" then f.shift = shift end
            f.minus_a, f.minus_b, f.minus_c = minus[1], minus[2], minus[3]
         end
         c:condition(pick.below(16))
         c:register("a", v[1])
         c:source(v[2])
         c:register("c", v[3])
         local r, cc = model.add3(v, parts, minus, shift)
         if not r then return nil end
         c:result(r)
         write_code(c, cc)
         return c
      end))
   end
end

function M.scaled(make, pick, emit)
   for i = 0, 29 do
      local op = i % 3 == 2 and "ISCADD32I" or "ISCADD"
      local c = make(op, op == "ISCADD" and FORMS[i // 3 % 3 + 1] or "L")
      local f, a, shift = draw(c, "cc"), pick.word(), pick.below(32)
      local b = second(c, pick, op)
      local minus_a, minus_b = 0, 0
      c:guarded()
      if op == "ISCADD" then
         minus_a, minus_b = i // 3 & 1, i // 6 & 1
         f.minus_a, f.minus_b = minus_a, minus_b
         if minus_a + minus_b == 2 then f.cc = 0 end
      end
      f.shift = shift
      c:condition(pick.below(16))
      c:register("a", a)
      c:source(b)
      local r, cc = model.scaled_add(a, b, shift, minus_a, minus_b)
      c:result(r)
      write_code(c, cc)
      emit(c)
   end
end

function M.lea(make, pick, emit)
   for i = 0, 47 do
      local is_high = i % 2 == 1
      local form = is_high and (i % 4 == 1 and "R" or "C") or FORMS[i // 2 % 3 + 1]
      local c = make(is_high and "LEA_HI" or "LEA", form)
      local f, a, up, shift = draw(c, "cc"), pick.word(), pick.word(), pick.below(32)
      local b = second(c, pick, "LEA")
      c:guarded()
      f.x, f.minus_a, f.shift = i // 4 & 1, i % 8 > 5 and 1 or 0, shift
      if is_high and f.minus_a == 1 then a = a & ~(0xffffffff >> shift) end
      if f.minus_a == 1 then f.x, f.cc = 0, 0 end
      f.p2 = 7
      local before = 4
      if i % 8 == 4 and form ~= "I" then   -- one more than the largest number, by the carry
         f.cc, a = 1, a & 0xff
         f.shift = shift % 20
         shift, b = f.shift, 0x7fffffff - (a << f.shift)
         c:condition(before)
      else
         before = code_before(c, f.x)
      end
      c:register("a", a)
      c:source(b)
      local r, cc
      if is_high then
         c:register("c", up)
         r, cc = model.lea_high(a, up, b, shift, f.minus_a, before)
      else
         r, cc = model.lea(a, b, shift, f.minus_a, before)
      end
      c:result(r)
      write_code(c, cc)
      emit(c)
   end
end

function M.multiply(make, pick, emit)
   for i = 0, 39 do
      local op, form = "IMUL", FORMS[i % 3 + 1]
      if i >= 30 then op, form = "IMUL32I", "L" end
      local c = make(op, form)
      local f, a = draw(c, "high", "signed_a", "signed_b"), pick.word()
      local b = second(c, pick, op)
      c:guarded()
      c:register("a", a)
      c:source(b)
      c:result(model.multiply(a, b, f))
      emit(c)
   end
   for i = 0, 47 do
      local c = make("IMAD", ALL_FORMS[i % 4 + 1])
      local f, a, d = draw(c, "high", "signed_a", "signed_b"), pick.word(), pick.word()
      local b = second(c, pick, "IMAD")
      c:guarded()
      f.minus_a, f.minus_c = f.high == 0 and i // 4 % 3 // 2 or 0, i // 4 % 3 & 1
      c:register("a", a)
      c:two_sources(b, d)
      local p = model.multiply(a, b, f)
      c:result((f.minus_a == 1 and -p or p) + (f.minus_c == 1 and -d or d) & 0xffffffff)
      emit(c)
   end
   for i = 0, 11 do
      local c = make("IMAD32I", "L")
      local f, a, b = draw(c, "high", "signed_a", "signed_b"), pick.word(), pick.word()
      local d = pick.word()
      c:guarded()
      f.minus_a, f.minus_c = f.high == 0 and i % 3 // 2 or 0, i % 3 & 1
      c:register("a", a)
      c:source(b)
      c:register("d", d)
      local p = model.multiply(a, b, f)
      local r = (f.minus_a == 1 and -p or p) + (f.minus_c == 1 and -d or d) & 0xffffffff
      if f.d ~= 255 then c:write("r", f.d, r) end
      emit(c)
   end
end

-- XMAD: each kind of addition, each form that has it.
local XMAD = {R = {0, 1, 2, 4}, I = {0, 1, 2, 4}, C = {0, 1, 2}, RC = {0, 1, 2}}

function M.short_products(make, pick, emit)
   local function one(form, mode)
      emit(known(function()
         local c = make("XMAD", form)
         local f, a, d = draw(c, "signed_a", "signed_b", "high_a"), pick.word(), pick.word()
         local b = second(c, pick, "XMAD")
         local how = {psl = 0, merge = 0, high_b = 0, mode = c.words.XMAD_MODES[mode + 1]}
         if mode == 3 then
            f.signed_a, f.signed_b, f.high_a, f.high_b, how.high_b = 1, 1, 1, 1, 1
         else
            if form ~= "I" then draw(c, "high_b") end
            if form ~= "RC" then draw(c, "psl", "merge") end
            how.psl, how.merge, how.high_b = f.psl or 0, f.merge or 0, f.high_b or 0
         end
         how.signed_a, how.signed_b, how.high_a = f.signed_a, f.signed_b, f.high_a
         f.mode = mode
         c:guarded()
         c:register("a", a)
         c:two_sources(b, d)
         local r = model.xmad(a, b, d, how)
         if r then c:result(r) end
         return r and c
      end))
   end
   for _, form in ipairs(ALL_FORMS) do
      for i = 0, 11 do one(form, XMAD[form][i % #XMAD[form] + 1]) end
   end
   for _ = 1, 10 do one("R", 3) end
end

function M.min_max(make, pick, emit)
   for i = 0, 23 do
      local c = make("IMNMX", FORMS[i % 3 + 1])
      local f, a, q = draw(c, "signed", "cc"), pick.word(), pick.below(2)
      local b = second(c, pick, "IMNMX")
      c:guarded()
      c:condition(f.cc == 1 and pick.below(4) or pick.below(16))
      c:register("a", a)
      c:source(b)
      c:predicate("q0", q)
      local r = sass.imnmx(a, b, f.signed == 1, q)
      c:result(r)
      write_code(c, model.result_code(r))
      emit(c)
   end
end

function M.compare(make, pick, emit)
   for i = 0, 71 do
      local op = i % 3 == 0 and "ISET" or "ISETP"
      local c = make(op, FORMS[i // 8 % 3 + 1])
      local f, a, join = draw(c, "signed"), second(c, pick, op), pick.below(3)
      local x = i // 8 & 1
      -- With .X a difference of 0 or 1 shows what a borrow does.
      local near = x == 1 or i % 3 ~= 1
      local b = second(c, pick, op, near and a + pick.below(3) - 1 & 0xffffffff or nil)
      local q = pick.below(4) == 0 and pick.below(2) or (join == 0 and 1 or 0)
      c:guarded()
      f.relation, f.x, f.join = (i + i // 16) % 8, x, join
      if op == "ISET" then draw(c, "cc", "float") end
      if f.float == 1 then f.cc = 0 end
      local cc = pick.below(f.cc == 1 and 4 or 16)
      if f.x == 1 then f.cc, cc = 0, pick.below(16) end   -- .X wants a carry, which .CC might keep
      c:condition(cc)
      c:register("a", a)
      c:source(b)
      c:predicate("q0", q)
      local t = model.compare(c.words.RELATIONS[f.relation + 1], a, b, f.signed,
         f.x == 1 and cc or nil)
      local how = c.words.JOINS[join + 1]
      if op == "ISET" then
         local r = model.truth(sass.joined(how, t, q), f.float)
         c:result(r)
         write_code(c, model.result_code(r))
      else
         c:result_predicate("p0", sass.joined(how, t, q))
         c:result_predicate("p1", sass.joined(how, not t, q))
      end
      emit(c)
   end
   for i = 0, 31 do
      local c = make("ICMP", ALL_FORMS[i % 4 + 1])
      local f, a, d = draw(c, "signed"), pick.word(), pick.below(3) == 0 and 0 or pick.word()
      local b = second(c, pick, "ICMP")
      c:guarded()
      f.relation = i // 4
      c:register("a", a)
      c:two_sources(b, d)
      c:result(model.compare(c.words.RELATIONS[f.relation + 1], d, 0, f.signed) and a or b)
      emit(c)
   end
end

return M
