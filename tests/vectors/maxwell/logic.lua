-- What is drawn for the instructions of Maxwell that shift, work on bits, pick and copy.

local sass = require("tests.reference.sass")
local model = require("tests.reference.sass.maxwell_integer")

local M = {}

local FORMS = {"R", "I", "C"}
local ALL_FORMS = {"R", "I", "C", "RC"}
local TABLES = {0x80, 0xfe, 0x96, 0xc0, 0xfc, 0x3c, 0xb8, 0xe8, 0xf0, 0xcc, 0xaa, 0x01, 0x00, 0xff}

local function second(c, op, value)
   return c.form == "I" and c.words.short(op, value) or value
end

local function draw(c, ...)
   for _, name in ipairs {...} do c.fields[name] = c.random.below(2) end
   return c.fields
end

-- The code before: where .CC may clear or keep carry and overflow both are clear.
local function code_before(c)
   local cc = c.random.below(c.fields.cc == 1 and 4 or 16)
   c:condition(cc)
   return c.fields.x == 1 and cc or nil
end

local function write_code(c, r, before)
   if c.fields.cc == 1 then c:condition_after(model.result_code(r, before)) end
end

function M.shift(make, pick, emit)
   for i = 0, 47 do
      local op = i % 2 == 0 and "SHL" or "SHR"
      local c = make(op, FORMS[i // 2 % 3 + 1])
      local f, a, by = draw(c, "wrap"), pick.word(), second(c, op, pick.count())
      c:guarded()
      if op == "SHR" then draw(c, "reverse", "signed") end
      c:register("a", a)
      c:source(by)
      c:result(op == "SHL" and model.shl(a, by, f.wrap) or model.shr(a, by, f))
      emit(c)
   end
end

function M.funnel(make, pick, emit)
   local types = {0, 2, 3}
   for i = 0, 47 do
      local op = i % 2 == 0 and "SHF_L" or "SHF_R"
      local c = make(op, FORMS[i // 2 % 2 + 1])
      local f, a, d = draw(c, "wrap", "cc"), pick.word(), pick.word()
      local by = second(c, op, pick.count())
      f.type = types[i // 4 % 3 + 1]
      -- The sign comes down to the word that is seen.
      if f.type == 3 and i % 8 > 3 then d, by = d | 0x80000000, 33 + pick.below(31) end
      c:guarded()
      if op == "SHF_R" then draw(c, "high") end
      code_before(c)
      c:register("a", a)
      c:source(by)
      c:register("c", d)
      local r = model.shf(a, by, d, {type = c.words.SHF_TYPES[f.type], wrap = f.wrap,
         high = f.high, left = op == "SHF_L"})
      c:result(r)
      write_code(c, r)
      emit(c)
   end
end

function M.logic(make, pick, emit)
   for i = 0, 47 do
      local op = i % 4 == 3 and "LOP32I" or "LOP"
      local c = make(op, op == "LOP" and FORMS[i % 3 + 1] or "L")
      local f, a = draw(c, "not_a", "not_b", "cc", "x"), pick.word()
      local b = second(c, op, i % 5 == 0 and a or pick.word())
      c:guarded()
      f.logic = i // 4 % 4
      local before = code_before(c)
      c:register("a", a)
      c:source(b)
      if f.not_a == 1 then a = ~a & 0xffffffff end
      if f.not_b == 1 then b = ~b & 0xffffffff end
      local r = model.logic(c.words.LOGIC[f.logic + 1], a, b)
      c:result(r)
      if op == "LOP" then
         f.test = pick.below(4)
         c:result_predicate("p2", model.test(c.words.TESTS[f.test + 1], r, f.x == 1 and before or nil))
      end
      write_code(c, r, before)
      emit(c)
   end
end

function M.lop3(make, pick, emit)
   for i = 0, 38 do
      local c = make("LOP3", FORMS[i % 3 + 1])
      local f, a, d = draw(c, "cc", "x"), pick.word(), pick.word()
      local b, lut = second(c, "LOP3", pick.word()), TABLES[i + 1] or pick.below(256)
      c:guarded()
      f.lut = lut
      local before = code_before(c)
      c:register("a", a)
      c:source(b)
      c:register("c", d)
      local r = sass.lop3(lut, a, b, d)
      c:result(r)
      if c.form == "R" then
         f.test = pick.below(4)
         c:result_predicate("p2", model.test(c.words.TESTS[f.test + 1], r, f.x == 1 and before or nil))
      end
      write_code(c, r, before)
      emit(c)
   end
end

-- Where a field of bits begins and how long it is; either may be too large.
local SIZES = {0, 1, 4, 8, 16, 31, 32, 33, 64, 255}

local function field_of(pick)
   local from = pick.below(4) == 0 and SIZES[pick.below(10) + 1] or pick.below(32)
   local count = pick.below(2) == 0 and SIZES[pick.below(10) + 1] or pick.below(32)
   if count >= 32 and pick.below(2) == 0 then from = 0 end             -- all of it
   return from | count << 8 | (pick.below(4) == 0 and pick.bits() & 0xffff0000 or 0)
end

function M.fields(make, pick, emit)
   for i = 0, 29 do
      local c = make("BFE", FORMS[i % 3 + 1])
      local f, a, by = draw(c, "reverse", "signed"), pick.word(), second(c, "BFE", field_of(pick))
      c:guarded()
      c:register("a", a)
      c:source(by)
      c:result(model.bfe(a, by, f))
      emit(c)
   end
   for i = 0, 23 do
      local c = make("BFI", ALL_FORMS[i % 4 + 1])
      local a, by, d = pick.word(), second(c, "BFI", field_of(pick)), pick.word()
      if i % 6 == 5 then a, by = a | 1, 0x1020 end                          -- beside the register
      draw(c, "cc")
      c:guarded()
      code_before(c)
      c:register("a", a)
      c:two_sources(by, d)
      local r = model.bfi(a, by, d)
      c:result(r)
      write_code(c, r)
      emit(c)
   end
end

function M.unary(make, pick, emit)
   for i = 0, 41 do
      local op = i % 3 == 0 and "POPC" or "FLO"
      local c = make(op, FORMS[i // 3 % 3 + 1])
      local f, b = draw(c, "not_b"), second(c, op, pick.word())
      if op == "FLO" then draw(c, "flo_shift", "signed") end
      c:guarded()
      c:source(b)
      local x = f.not_b == 1 and ~b & 0xffffffff or b
      c:result(op == "POPC" and sass.popc(x) or sass.flo(x, f.signed == 1, f.flo_shift == 1))
      emit(c)
   end
end

function M.prmt(make, pick, emit)
   for i = 0, 47 do
      local c, mode = make("PRMT", ALL_FORMS[i % 4 + 1]), math.max(i // 6 - 1, 0)
      local a, d, selector = pick.bits(), pick.bits(), pick.word()
      if mode > 0 then selector = selector & ~3 | i // 2 & 3 end
      selector = second(c, "PRMT", selector)
      c:guarded()
      c.fields.mode = mode
      c:register("a", a)
      c:two_sources(selector, d)
      c:result(sass.prmt(a, selector, d, c.words.PRMT_MODES[mode]))
      emit(c)
   end
end

function M.copies(make, pick, emit)
   for i = 0, 31 do
      local op = i % 2 == 0 and "SEL" or i % 4 == 1 and "MOV" or "MOV32I"
      local c = make(op, op == "MOV32I" and "L" or FORMS[i // 4 % 3 + 1])
      local a, b, q = pick.word(), second(c, op, pick.word()), pick.below(2)
      c:guarded()
      if op == "SEL" then
         c:register("a", a)
         c:predicate("q0", q)
      else
         c.fields.mask, q = 15, 0
      end
      c:source(b)
      c:result(q == 1 and a or b)
      emit(c)
   end
end

-- Constants of each size, with an index in a register.
function M.constants(make, pick, emit)
   for i = 0, 17 do
      local c, size = make("LDC", "X"), i % 6
      local align = math.max(1, 1 << (size // 2), size == 4 and 4 or 0, size == 5 and 8 or 0)
      local value = pick.bits() | pick.bits() << 32
      local f = c.fields
      c:guarded()
      local at = pick.below(0x10000 // align) * align
      -- What is added to an index has a sign in texts; only those are drawn for which it is none.
      local index = at - pick.below(math.min(at + 1, 0x8000))
      f.bank, f.ldc_offset, f.size = pick.below(18), at - index, size
      c:register("a", index)
      c:constant64(f.bank << 16 | at, value)
      local r = string.unpack(c.words.SIZES[size + 1], string.pack("<i8", value))
      if size == 5 then c:result_pair(r) else c:result(r & 0xffffffff) end
      emit(c)
   end
end

return M
