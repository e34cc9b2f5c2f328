-- What is drawn for the integer instructions of SASS: each modifier, each place of an operand.
--
-- `draw.op` is a function of `make(op, form, since)`, which begins a case, `pick`, which draws
-- numbers, and `emit`, which takes the finished case.

local model = require("tests.reference.sass")

local M = {}

local FORMS = {"R", "I", "C", "U"}
local ALL_FORMS = {"R", "I", "C", "U", "RI", "RC", "RU"}

-- A field of a sign is only used where the operand is no number.
local function sign(c, field, operand_is_number)
   local n = c.random.below(2)
   if operand_is_number then return 0 end
   c.fields[field] = n
   return n
end

local function carries_in(c, x)
   if x == 0 then
      c:constant_predicate("q0", 0)
      c:constant_predicate("q1", 0)
      return 0, 0
   end
   local p, q = c.random.below(2), c.random.below(2)
   c:predicate("q0", p)
   c:predicate("q1", q)
   return p, q
end

local function add3(make, pick, emit, op, form, x)
   local c = make(op, form, nil)
   local v = {pick.word(), pick.word(), pick.word()}
   if op:sub(1, 1) == "U" then c:uniform() end
   c:guarded()
   c.fields.x = x
   c:register("a", v[1])
   c:source(v[2])
   c:register("c", v[3])
   local minus = {sign(c, "minus_a"), sign(c, "minus_b", form == "I"), sign(c, "minus_c")}
   local p, q = carries_in(c, x)
   local sum = x == 1 and model.add3_x or model.add3
   local r, one, two = sum(v, minus, p, q)
   c:result(r)
   c:result_predicate("p0", one)
   c:result_predicate("p1", two)
   emit(c)
end

function M.add3(make, pick, emit)
   for _, form in ipairs(FORMS) do
      for i = 0, 19 do add3(make, pick, emit, "IADD3", form, i & 1) end
   end
   for _, form in ipairs {"R", "I"} do
      for i = 0, 7 do add3(make, pick, emit, "UIADD3", form, i & 1) end
   end
end

function M.mad(make, pick, emit)
   for _, form in ipairs(ALL_FORMS) do
      for i = 0, 7 do
         local c, x = make("IMAD", form), i & 1
         local a, b, d, p = pick.word(), pick.word(), pick.word(), pick.below(2)
         c:guarded()
         c.fields.x, c.fields.signed = x, pick.below(2)
         c:register("a", a)
         c:two_sources(b, d)
         local minus = #form == 1 and sign(c, "minus_c") or 0
         if x == 1 then c:predicate("q0", p) else c:constant_predicate("q0", 0) end
         c.fields.p0 = 7
         c:result(model.mad(a, b, d, minus, x == 1 and p or nil))
         emit(c)
      end
   end
end

local function wide(make, pick, emit, op, form, i)
   local c, x, signed = make(op, form, op == "IMAD_HI" and "sm_75" or nil), i & 1, i >> 1 & 1
   local a, b, p = pick.word(), pick.word(), pick.below(2)
   local d = pick.word() | pick.word() << 32
   if i == 9 then d, p = ~(a * b), 1 end          -- only the carry in makes one out
   c:guarded()
   c.fields.x, c.fields.signed = x, signed
   c:register("a", a)
   if #form == 1 then
      c:source(b)
      c:pair("c", d)
   else
      c:register("c", b)
      c:source64(d)
   end
   if x == 1 then c:predicate("q0", p) else c:constant_predicate("q0", 0) end
   local how = op == "IMAD_HI" and model.mad_hi or model.mad_wide
   local r, over = how(a, b, d, signed == 1, x == 1 and p or 0)
   if op == "IMAD_HI" then c:result(r) else c:result_pair(r) end
   c:result_predicate("p0", signed == 0 and over or nil)
   emit(c)
end

function M.mad_wide(make, pick, emit)
   for _, form in ipairs(ALL_FORMS) do
      -- the width of an immediate third source is undocumented
      for i = 0, form == "RI" and -1 or 9 do
         wide(make, pick, emit, "IMAD_WIDE", form, i)
         if i < 5 then wide(make, pick, emit, "IMAD_HI", form, i) end
      end
   end
end

-- LEA in its eight kinds: high, with carry, with the sign as high word.
local function lea(make, pick, emit, op, form, kind)
   local c = make(op, form)
   local high, x, sx = kind & 1, kind >> 1 & 1, kind >> 2 & kind & 1
   local a, up, b, p, shift = pick.word(), pick.word(), pick.word(), pick.below(2), pick.below(32)
   if pick.below(4) == 0 then b = 0 end           -- the sign of which is a carry
   if op:sub(1, 1) == "U" then c:uniform() end
   c:guarded()
   c.fields.high, c.fields.x, c.fields.sx, c.fields.shift = high, x, sx, shift
   c:register("a", a)
   c:source(b)
   if high == 1 and sx == 0 then
      c:register("c", up)
   else
      up, c.fields.c = model.sign_word(a), c.registers == "u" and 63 or 255
   end
   local na, nb = sign(c, "minus_a"), sign(c, "minus_b", form == "I")
   if x == 1 then c:predicate("q0", p) else c:constant_predicate("q0", 0) end
   local r, over
   if x == 1 then
      r, over = model.lea_x(a, up, b, shift, high == 1, na, nb, p)
   else
      r, over = model.lea(a, up, b, shift, high == 1, na, nb)
   end
   c:result(r)
   c:result_predicate("p0", over)
   emit(c)
end

function M.lea(make, pick, emit)
   for _, form in ipairs(FORMS) do
      for i = 0, 23 do lea(make, pick, emit, "LEA", form, i & 7) end
   end
   for _, form in ipairs {"R", "I"} do
      for i = 0, 7 do lea(make, pick, emit, "ULEA", form, i) end
   end
end

function M.compare(make, pick, emit)
   local function one(op, form, relation, ex, i)
      local c = make(op, form)
      local a, b, q, r = pick.word(), pick.word(), pick.below(2), pick.below(2)
      if i % 2 == 0 then b = a end
      local signed, join = pick.below(2), pick.below(3)
      local f = c.fields
      if op == "UISETP" then c:uniform() end
      c:guarded()
      f.relation, f.signed, f.join, f.ex = relation, signed, join, ex
      c:register("a", a)
      c:source(b)
      c:predicate("q0", q)
      if ex == 1 then c:predicate("q2", r) else f.q2 = 7 end
      local t, u = model.isetp(c.words.RELATIONS[relation + 1], signed == 1,
         c.words.JOINS[join + 1], a, b, q, ex == 1 and r or nil)
      c:result_predicate("p0", t)
      c:result_predicate("p1", u)
      emit(c)
   end
   for relation = 0, 7 do
      for i = 0, 15 do one("ISETP", FORMS[i % 4 + 1], relation, i // 4 & 1, i) end
      for i = 0, 1 do one("UISETP", FORMS[i + 1], relation, i, i) end
   end
end

return M
