package.path = "./?.lua;" .. package.path
-- Rows of uses (gen/emit/uses*): what the code of a form, and what stands behind an entry, reads
-- and writes, under which condition, with which latency. That the runtime makes the right uses of
-- them is seen where the lint and the interpreter must agree (tests/prog/*/hazards.lua).
local lu = require("luaunit")
local check = require("gen.check")
local condition = require("gen.emit.uses.condition")
local term = require("gen.emit.uses.term")
local uses = require("gen.emit.uses")
local walk = require("gen.emit.uses.walk")

local SOURCE = [[
isa u "Uses"
unit 16 little
fields
    OP 12..15 u; A 8..11 $r; B 4..7 $r; K 0..2 u; PE 3 u
regs
    $pc u8 counts units
    $r 16 u16
        entry 0 = 0
    $p 4 u1
    $l u32
    $cycles u16 counts cycles
    $s 16 u16 unforwarded
        entry 2 = $l[16..31]
        entry 3 = $cycles
            write v: nothing
    $stat u16
stack $cs 4 : pc u8
engine first "Engine"
engine second "Another"
operand G
    ""  : PE=0 = 1
    "p" : PE=1 = $p[2]
format guarded
    G * :
    do
        if G: *
insn latency "Latency"
    form ld A, B : OP=1 zero K, PE
    do after 3: A = B
insn guard "Guard" in guarded
    form add A, B : OP=2 zero K
    do A = u16(A + B)
insn engine "Engines"
    form mul A, B : OP=3 zero K, PE
    do occupy second 4: $l = A * B
insn engine2 "Engines"
    form start : OP=4 zero A, B, K, PE
    do occupy first 2: $p[1] = 1
insn bits "Bits of a register, and one that is waited for"
    form w : OP=5 zero A, B, K, PE
    do
        wait until $stat[3]
        $l[8..15] = 7
insn choose "Only what is chosen is read"
    form p A, K : OP=6 zero B, PE
    do A = pick(K[0], $stat, $r[5])
insn late "A file that is seen late"
    form get A : OP=7 zero B, K, PE
    do A = $s[5]
insn jump "Jumps"
    form j A : OP=8 zero B, K, PE
    do
        if A == 0: after 2: $pc = 5
insn call "Calls"
    form c : OP=9 zero A, B, K, PE
    do
        push $cs(pc = u8($pc + 1))
        $pc = 9
insn return "Returns"
    form r : OP=10 zero A, B, K, PE
    do
        e = pop($cs)
        $pc = e.pc
operand X
    B     : PE=0
    "x" B : PE=1 = unknown "what" reads $stat
insn touched "Not executed"
    form t A, x=X, K : OP=11
    do unmodelled "this" reads x writes A, $r[A.n | 1] if K[0], $pc if $p[3]
insn idle "Needs a register, does nothing"
    form i A : OP=12 zero B, K, PE
    do nothing reads A
insn counted "As many registers as bits"
    form m A, K : OP=13 zero B, PE
    do unmodelled "this" writes A if popcount(K) > 1
]]

local MODEL, report = check.text("u.isa", SOURCE)
if not MODEL then error(report:to_string()) end

local SYMBOL = { LAND = "and", LNOT = "not", EQ = "==", ADD = "+", BAND = "&", GT = ">" }

-- A term as text: `v0` is the field in slot 0.
local function show(t)
   if t.op == "CHOICE" then return show(t.a) end -- what the operand is
   if t.op == "CONST" then return tostring(t.n) end
   if t.op == "VALUE" then return "v" .. t.n end
   if t.op == "LINE" then return ("line%d=%d"):format(t.a, t.n) end
   if t.op == "REG" then return ("%s[%s]"):format(t.file.name, show(t.a)) end
   if t.op == "SLICE" then
      return ("%s[%s +: %d]"):format(show(t.a), show(t.b), t.n)
   end
   if t.op == "LNOT" then return "not " .. show(t.a) end
   if SYMBOL[t.op] then
      return ("(%s %s %s)"):format(show(t.a), SYMBOL[t.op], show(t.b))
   end
   if t.op == "COND" then
      return ("(%s ? %s : %s)"):format(show(t.a), show(t.b), show(t.c))
   end
   return t.op:lower()
end

local function where_of() return { terms = term.new() } end

-- `READ $r[v0] 0+16`, `WRITE .. after 3 engine 0 when ..`.
local function row_text(row)
   local text = row.kind
   if row.file then text = ("%s %s[%s]"):format(text, row.file.name, show(row.index)) end
   if row.kind == "JUMP" then text = ("JUMP %s %s"):format(row.jump, show(row.index)) end
   if row.from then text = ("%s %s+%d"):format(text, show(row.from), row.width) end
   if row.latency then text = text .. " after " .. row.latency end
   if row.engine then text = text .. " engine " .. row.engine end
   local when = show(row.when)
   return when == "1" and text or text .. " when " .. when
end

-- Rows of operands are those of the form, under their condition.
local function add_texts(list, rows)
   for _, row in ipairs(rows) do
      if row.kind == "OPERAND" then
         lu.assertEquals(show(row.when), "1")
         add_texts(list, row.rows)
      else
         list[#list + 1] = row_text(row)
      end
   end
end

local function texts(rows)
   local list = {}
   add_texts(list, rows)
   table.sort(list)
   return list
end

-- Rows of the only form of a page.
local function rows_of(page)
   local where = where_of()
   for _, form in ipairs(MODEL.forms) do
      if form.page.name == page then return texts(walk.form(where, form)) end
   end
end

TestForms = {}

function TestForms:test_latency()
   lu.assertEquals(rows_of("latency"), { "READ $r[v1] 0+16", "WRITE $r[v0] 0+16 after 3" })
end

function TestForms:test_guard()
   local guard = " when (line0=0 ? 1 : $p[2])"
   lu.assertEquals(rows_of("guard"), { "READ $p[2] 0+1 when line0=1", "READ $r[v0] 0+16" .. guard,
      "READ $r[v1] 0+16" .. guard, "WRITE $r[v0] 0+16 after 1" .. guard })
end

function TestForms:test_engine()
   lu.assertEquals(rows_of("engine"), { "BUSY after 4 engine 1", "READ $r[v0] 0+16",
      "READ $r[v1] 0+16", "WRITE $l[0] 0+32 after 4 engine 1" })
   lu.assertEquals(rows_of("engine2")[1], "BUSY after 2 engine 0")
end

function TestForms:test_bits_and_waits()
   lu.assertEquals(rows_of("bits"), { "WAIT $stat[0] 3+1", "WRITE $l[0] 8+8 after 1" })
end

function TestForms:test_pick()
   lu.assertEquals(rows_of("choose"), { "READ $r[5] 0+16 when (v1[0 +: 1] == 1)",
      "READ $stat[0] 0+16 when (v1[0 +: 1] == 0)", "WRITE $r[v0] 0+16 after 1" })
end

function TestForms:test_late_file()
   lu.assertEquals(rows_of("late"), { "LATE $s[5] 0+16", "WRITE $r[v0] 0+16 after 1" })
end

function TestForms:test_jumps()
   lu.assertEquals(rows_of("jump"), { "JUMP JUMPS 5 after 2 when ($r[v0] == 0)",
      "READ $r[v0] 0+16" })
   lu.assertEquals(rows_of("call"), { "JUMP CALLS 9 after 1" })
   lu.assertEquals(rows_of("return"), { "JUMP RETURNS unknown after 1" })
end

function TestForms:test_not_executed()
   lu.assertEquals(rows_of("touched"), { "JUMP JUMPS unknown after 1 when $p[3]",
      "READ $p[3] 0+1", "READ $r[v1] 0+16 when line0=0", "READ $stat[0] 0+16 when line0=1",
      "WRITE $r[bor] 0+16 after 1 when v2[0 +: 1]", "WRITE $r[v0] 0+16 after 1" })
   lu.assertEquals(rows_of("idle"), { "READ $r[v0] 0+16" })
end

function TestForms:test_popcount()
   lu.assertEquals(rows_of("counted"),
      { "WRITE $r[v0] 0+16 after 1 when (((v1[0 +: 1] + v1[1 +: 1]) + v1[2 +: 1]) > 1)" })
end

TestEntries = {}

function TestEntries:test_alias()
   local where = where_of()
   local file
   for _, candidate in ipairs(MODEL.files) do
      if candidate.name == "$s" then file = candidate end
   end
   local alias = walk.entry(where, file, file.entries[2])
   lu.assertEquals(texts(alias.reads), { "LATE $l[0] 16+16" })
   lu.assertEquals(texts(alias.writes), { "WRITE $l[0] 16+16 after 0" })
   -- a register that counts cycles is never behind
   lu.assertEquals(texts(walk.entry(where, file, file.entries[3]).reads),
      { "READ $cycles[0] 0+16" })
end

TestFile = {}

function TestFile:test_what_is_written()
   local files = uses.emit(MODEL)
   lu.assertEquals(#files, 1)
   lu.assertEquals(files[1].path, "u_uses.c")
   lu.assertStrContains(files[1].text, "const struct isadora_use_tables u_uses = {")
end

-- The C of the description with more instructions, the first of which stand in front of the others.
local function c_of(instructions, first)
   local source = SOURCE:gsub("insn latency", function(text) return (first or "") .. text end)
   local model, problems = check.text("u.isa", source .. instructions, { stop_after = "effects" })
   lu.assertNotNil(model, problems:to_string())
   return uses.emit(model)[1].text
end

local function table_of(text, form)
   return text:match("static rt_rows uses_" .. form .. " = {\n(.-)};")
end

-- What an operand reads and its value stand once, with the places of each form as arguments.
function TestFile:test_operands_once()
   local text = c_of([[
operand TWO
    B     : PE=0 = B
    "x" B : PE=1 = $p[1]
insn one "One"
    form a A, TWO : OP=14 zero K
    do A = u16(TWO)
insn other "Other"
    form b TWO, K : OP=15 zero A
    do
        if TWO == 3: $l = K
]])
   local _, count = text:gsub("#define TWO_READS", "")
   lu.assertEquals(count, 1)
   lu.assertStrContains(text, "WHEN(LINE(l1, 0)) READ(F_R, V(B, v2)) END")
   lu.assertStrContains(table_of(text, "one"), "TWO_READS(0, 1)\n    WRITE(1, F_R, V(A, 0))")
   lu.assertStrContains(table_of(text, "other"), "TWO_READS(0, 0)")
   lu.assertStrContains(table_of(text, "other"), "WHEN(EQ(TWO_VALUE(0, 0), K(3))) WRITE(1, F_L, K(0)) END")
end

-- A read in both branches is one, whichever is taken; so is one under a test and after it.
function TestFile:test_one_row_for_several_places()
   local text = c_of([[
insn both "Both branches"
    form a A, B, K : OP=14 zero PE
    do
        if K == 1 or K == 5: A = B
        else: A = ~B
insn some "Some of them"
    form b A, B, K : OP=15 zero PE
    do
        if K == 1: A = B
        if K == 5: $l = B
]])
   lu.assertEquals(table_of(text, "both"),
      "    READ(F_R, V(B, 1))\n    WRITE(1, F_R, V(A, 0))\n    DONE\n")
   lu.assertEquals(table_of(text, "some"), [[
    WHEN(IN(V(K, 2), 0x22)) READ(F_R, V(B, 1)) END
    WHEN(EQ(V(K, 2), K(1))) WRITE(1, F_R, V(A, 0)) END
    WHEN(EQ(V(K, 2), K(5))) WRITE(1, F_L, K(0)) END
    DONE
]])
end

-- What is unknown is the same where the same expression has the same locals, and only there: the
-- rounds of this loop compare different products.
function TestFile:test_same_unknown()
   local text = c_of([[
insn rounds "Rounds of a loop"
    form a A : OP=14 zero B, K, PE
    do
        last = $l * $l
        for i in 0..1:
            this = $l * ($l | i)
            if this == last: A = 1
            last = this
insn same "Twice the same"
    form b A, B : OP=15 zero K, PE
    do
        this = $l * ($l | 1)
        if this == this: A = 1
        else: B = 1
]])
   lu.assertEquals(table_of(text, "rounds"),
      "    READ(F_L, K(0))\n    WHEN(UNKNOWN) WRITE(1, F_R, V(A, 0)) END\n    DONE\n")
   lu.assertEquals(table_of(text, "same"),
      "    READ(F_L, K(0))\n    WRITE(1, F_R, V(A, 0))\n    DONE\n")
end

-- An instruction more changes no line of the others.
function TestFile:test_small_change()
   local one = [[
insn last "Last"
    form z A, B : OP=14 zero K, PE
    do A = B if B == 3 else $r[B.n ^ 1]
]]
   local more = [[
insn first "First"
    form f A, K : OP=15 zero B, PE
    do A = K + 1 if K > 2 else $l[0..15]
]]
   local lines = {}
   for line in c_of(one, more):gmatch("[^\n]+") do lines[line] = true end
   for line in c_of(one):gmatch("[^\n]+") do lu.assertTrue(lines[line], line) end
end

-- Without latencies everything is there at once, and nobody asks.
function TestFile:test_none_without_latencies()
   local model = check.text("v.isa", [[
isa v "No latencies"
unit 8 little
fields
    OP 6..7 u; A 3..5 $r; B 0..2 $r
regs
    $pc u8 counts units
    $r 8 u16
insn a "A"
    form ld A, B : OP=1
    do A = B
]])
   lu.assertNotNil(model)
   lu.assertEquals(uses.emit(model), {})
end

TestConditions = {}

-- A bit of the word, as a test.
local function bit_term(terms, n) return terms:make("WORD", n, 1) end

function TestConditions:test_what_all_places_have_in_common()
   local terms = term.new()
   local a, b = bit_term(terms, 0), bit_term(terms, 1)
   local list = condition.merge(terms, { { key = "x", when = terms:both(a, b) }, { key = "y", when = a },
      { key = "x", when = terms:both(a, terms:negated(b)) } })
   lu.assertEquals(#list, 2)
   lu.assertEquals(list[1].tests, { a })
   lu.assertEquals(list[2].tests, { a })
end

-- What no instruction has is left out.
function TestConditions:test_never()
   local terms = term.new()
   local a = bit_term(terms, 0)
   lu.assertEquals(condition.merge(terms, { { key = "x", when = terms:both(a, terms:negated(a)) } }), {})
end

-- It is not known that two registers whose numbers are unknown differ, or that they are the same.
function TestConditions:test_vague_tests_do_not_exclude_each_other()
   local terms = term.new()
   local vague = terms:make("EQ", terms:cond(bit_term(terms, 0), terms.unknown, bit_term(terms, 1)),
      terms.always)
   local list = condition.merge(terms, { { key = "x", when = terms:both(vague, terms:negated(vague)) } })
   lu.assertEquals(#list, 1)
   lu.assertEquals(list[1].tests, { vague, terms:negated(vague) })
end

-- Where a diagram would grow beyond measure, each place is a row of its own.
function TestConditions:test_budget()
   local terms, rows = term.new(), {}
   local MANY = 18
   local all = terms.always
   for i = 1, MANY do all = terms:both(all, bit_term(terms, i)) end
   rows[1] = { key = "first", when = all }
   for i = 1, MANY do
      rows[i + 1] = { key = "x", when = terms:both(bit_term(terms, i), bit_term(terms, i + MANY)) }
   end
   local list = condition.merge(terms, rows)
   lu.assertEquals(#list, #rows)
   lu.assertEquals(list[2].tests, { rows[2].when })
end

os.exit(lu.LuaUnit.run())
