-- What is drawn for the instructions of SASS that work on bits, and for those that choose.

local model = require("tests.reference.sass")

local M = {}

local FORMS = {"R", "I", "C", "U"}
local ALL_FORMS = {"R", "I", "C", "U", "RI", "RC", "RU"}
local TABLES = {0x80, 0xfe, 0x96, 0xc0, 0xfc, 0x3c, 0xb8, 0xe8, 0xf0, 0xcc, 0xaa, 0x01, 0x00, 0xff}

local function table_of(pick, i) return TABLES[i + 1] or pick.below(256) end

function M.lop3(make, pick, emit)
   local function one(op, form, lut)
      local c = make(op, form)
      local a, b, d, q, pand = pick.word(), pick.word(), pick.word(), pick.below(2), pick.below(2)
      if op == "ULOP3" then c:uniform() end
      c:guarded()
      c.fields.lut, c.fields.pand = lut, pand
      c:register("a", a)
      c:source(b)
      c:register("c", d)
      c:predicate("q0", q)
      local r = model.lop3(lut, a, b, d)
      c:result(r)
      c:result_predicate("p0", model.lop3_predicate(r, q, pand == 1))
      emit(c)
   end
   for i = 0, 47 do one("LOP3", FORMS[i % 4 + 1], table_of(pick, i)) end
   for i = 0, 11 do one("ULOP3", FORMS[i % 2 + 1], table_of(pick, i)) end
end

function M.plop3(make, pick, emit)
   for i = 0, 39 do
      local c, first, second = make("PLOP3"), table_of(pick, i), pick.below(256)
      local q, r, s = pick.below(2), pick.below(2), pick.below(2)
      c:guarded()
      c.fields.lut_high, c.fields.lut_low, c.fields.lut2 = first >> 3, first & 7, second
      c:predicate("q0", q)
      c:predicate("q1", r)
      c:predicate("q2", s)
      c:result_predicate("p0", model.table_bit(first, q, r, s))
      c:result_predicate("p1", model.table_bit(second, q, r, s))
      emit(c)
   end
end

function M.shf(make, pick, emit)
   local function one(op, form, kind)
      local c = make(op, form)
      local a, by, d = pick.word(), pick.count(), pick.word()
      local f, type = c.fields, kind & 3
      if op == "USHF" then c:uniform() end
      c:guarded()
      f.type, f.wrap, f.right, f.high = type, kind >> 2 & 1, kind >> 3 & 1, kind >> 4 & 1
      c:register("a", a)
      c:two_sources(by, d)
      c:result(model.shf(a, by, d, {type = c.words.SHF_TYPES[type + 1], wrap = f.wrap == 1,
         right = f.right == 1, high = f.high == 1}))
      emit(c)
   end
   for i = 0, 95 do one("SHF", ALL_FORMS[i % 7 + 1], i & 31) end
   for i = 0, 15 do one("USHF", FORMS[i % 2 + 1], i * 5 & 31) end
end

function M.prmt(make, pick, emit)
   for i = 0, 71 do                                -- each mode with each selector, twice
      local c, mode = make("PRMT", ALL_FORMS[i % 7 + 1]), i // 8 - 2
      local a, selector, d = pick.word(), pick.word(), pick.word()
      if mode > 0 then a, selector, d = pick.bits(), selector & ~3 | i & 3, pick.bits() end
      c:guarded()
      c.fields.mode = math.max(mode, 0)
      c:register("a", a)
      c:two_sources(selector, d)
      c:result(model.prmt(a, selector, d, c.words.PRMT_MODES[mode]))
      emit(c)
   end
end

function M.select(make, pick, emit)
   for i = 0, 15 do
      local c = make("SEL", FORMS[i % 4 + 1])
      local a, b, q = pick.word(), pick.word(), pick.below(2)
      c:guarded()
      c:register("a", a)
      c:source(b)
      c:predicate("q0", q)
      c:result(q == 1 and a or b)
      emit(c)
   end
end

function M.min_max(make, pick, emit)
   for i = 0, 23 do
      local c = make("IMNMX", FORMS[i % 4 + 1], "sm_75")
      local a, b, q, signed = pick.word(), pick.word(), pick.below(2), i // 4 & 1
      c:guarded()
      c.fields.signed = signed
      c:register("a", a)
      c:source(b)
      c:predicate("q0", q)
      c:result(model.imnmx(a, b, signed == 1, q))
      emit(c)
   end
end

-- Instructions of one source; `compute(x, i, f)` may set fields.
local function unary(make, pick, emit, op, count, compute)
   for i = 0, count - 1 do
      local c, x = make(op, FORMS[i % 4 + 1]), pick.word()
      c:guarded()
      c:source(x)
      c:result(compute(x, i, c.fields))
      emit(c)
   end
end

-- The source of some may be inverted, where it is no number.
local function perhaps_inverted(x, i, f)
   if i % 4 == 1 or i % 8 < 4 then return x end
   f.minus_b = 1
   return ~x & 0xffffffff
end

function M.unary(make, pick, emit)
   unary(make, pick, emit, "POPC", 16, function(x, i, f)
      return model.popc(perhaps_inverted(x, i, f))
   end)
   unary(make, pick, emit, "BREV", 12, model.brev)
   unary(make, pick, emit, "IABS", 12, model.iabs)
   unary(make, pick, emit, "MOV", 8, function(x, _, f)
      f.mask = 15
      return x
   end)
   unary(make, pick, emit, "FLO", 40, function(x, i, f)
      f.signed, f.flo_shift, f.p0 = i // 8 & 1, i // 16 & 1, 7
      return model.flo(perhaps_inverted(x, i, f), f.signed == 1, f.flo_shift == 1)
   end)
end

-- Constants of each size; LDC has an index in a register besides.
function M.constants(make, pick, emit)
   for i = 0, 29 do
      local op, size = i < 18 and "LDC" or "ULDC", i % 6
      local c = make(op, "C", op == "ULDC" and "sm_75" or nil)
      local align = math.max(1, 1 << (size // 2), size == 4 and 4 or 0, size == 5 and 8 or 0)
      local value = pick.bits() | pick.bits() << 32
      if op == "ULDC" then c:uniform() end
      local f = c.fields
      f.size, f.uniform = size, 0                  -- bit 91 is for constants after a handle here
      c:guarded()
      local at = pick.below(0x10000 // align) * align
      -- What is added to an index has a sign in texts; only those are drawn for which it is none.
      local index = op == "LDC" and at - pick.below(math.min(at + 1, 0x8000)) or 0
      f.bank, f.ldc_offset = pick.below(18), at - index
      if op == "LDC" then c:register("a", index) end
      c:constant64(f.bank << 16 | at, value)
      local r = string.unpack(c.words.SIZES[size + 1], string.pack("<i8", value))
      if size == 5 then c:result_pair(r) else c:result(r & 0xffffffff) end
      emit(c)
   end
end

function M.runs(make, pick, emit)
   for i = 0, 31 do
      local c, wrap, signed = make("SGXT", FORMS[i % 4 + 1]), i // 4 & 1, i // 8 & 1
      local a, count = pick.word(), pick.count()
      c:guarded()
      c.fields.wrap, c.fields.signed = wrap, signed
      c:register("a", a)
      c:source(count)
      c:result(model.sgxt(a, count, signed == 1, wrap == 1))
      emit(c)
   end
   for i = 0, 43 do
      local c, wrap = make("BMSK", FORMS[i % 4 + 1]), i // 4 & 1
      local from, count = pick.count(), pick.count()
      if i >= 40 then from, count = i - 36, 32 elseif i >= 32 then from, count = 32, i - 24 end
      c:guarded()
      c.fields.wrap = wrap
      c:register("a", from)
      c:source(count)
      c:result(model.bmsk(from, count, wrap == 1))
      emit(c)
   end
end

return M
