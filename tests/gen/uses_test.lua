package.path = "./?.lua;" .. package.path
-- Functions of uses (gen/emit/uses): what the code of a form, and what an entry refers to, reads
-- and writes, under which condition, with which latency. That the library makes the right uses of
-- them is seen where the lint and the interpreter must agree (tests/prog/*/hazards.lua).
local lu = require("luaunit")
local check = require("gen.check")
local lists = require("gen.base.lists")
local parts = require("gen.emit.uses.parts")
local uses = require("gen.emit.uses")

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
insn in_turn "What the word decides comes first"
    form o A, B, K : OP=0 zero PE
    do A = K[0] and A == B and $l[0]
]]

local MODEL, report = check.text("u.isa", SOURCE)
if not MODEL then error(report:to_string()) end

-- The lines of a function; nil where there is none.
local function lines_of(text, name)
   local body = text:match("\nstatic [%w_ ]+ " .. name .. "%([^\n]*\n{\n(.-)\n}\n")
   local lines = {}
   for line in (body or ""):gmatch("[^\n]+") do lines[#lines + 1] = line:match("%S.*") end
   return body and lines
end

local TEXT = uses.emit(MODEL)[1].text

local function path_lines(form) return lines_of(TEXT, "paths_" .. form) end

local function form_lines(form) return lines_of(TEXT, "uses_" .. form) end

TestForms = {}

function TestForms:test_latency()
   lu.assertEquals(form_lines("latency"),
      { "USE(READ, F_R, V(B, 1));", "USE(WRITE(3), F_R, V(A, 0));" })
end

function TestForms:test_guard()
   lu.assertEquals(form_lines("guard"), { "g_reads(u, 0);", "IF(1, g_value(u, 0))",
      "USE(READ, F_R, V(A, 0));", "USE(READ, F_R, V(B, 1));", "USE(WRITE(1), F_R, V(A, 0));",
      "END(1)" })
   lu.assertEquals(lines_of(TEXT, "g_reads"), { "if (LINE(l1) == 1) USE(READ, F_P, 2);" })
   lu.assertEquals(lines_of(TEXT, "g_value"), { "switch (LINE(l1)) {", "case 0: return rt_sure(1);",
      "}", "return FLAG(F_P, 2);" })
end

function TestForms:test_engine()
   lu.assertEquals(form_lines("engine"), { "BUSY(1, 4);", "USE(READ, F_R, V(A, 0));",
      "USE(READ, F_R, V(B, 1));", "USE(WRITE_BY(1, 4), F_L, 0);" })
   lu.assertEquals(form_lines("engine2")[1], "BUSY(0, 2);")
end

-- How numbers in registers compare is not known; K[0] is, whatever they are.
function TestForms:test_and_is_read_in_turn()
   lu.assertEquals(form_lines("in_turn"), { "if (0xaa >> V(K, 2) & 1) {",
      "USE(READ, F_R, V(A, 0));", "USE(READ, F_R, V(B, 1));",
      "IF(1, OPEN) USE_PART(READ, F_L, K(0), BITS(0, 1)); END(1)", "}", "USE(WRITE(1), F_R, V(A, 0));" })
end

function TestForms:test_bits_and_waits()
   lu.assertEquals(form_lines("bits"), { "USE_PART(WAIT, F_STAT, K(0), BITS(3, 1));",
      "USE_PART(WRITE(1), F_L, K(0), BITS(8, 8));" })
end

function TestForms:test_pick()
   lu.assertEquals(form_lines("choose"), { "if (0x55 >> V(K, 1) & 1) USE(READ, F_STAT, 0);",
      "if (0xaa >> V(K, 1) & 1) USE(READ, F_R, 5);", "USE(WRITE(1), F_R, V(A, 0));" })
end

function TestForms:test_late_file()
   lu.assertEquals(form_lines("late"), { "USE(LATE, F_S, 5);", "USE(WRITE(1), F_R, V(A, 0));" })
end

function TestForms:test_jumps()
   lu.assertEquals(form_lines("jump"), { "USE(READ, F_R, V(A, 0));", "paths_jump(u);" })
   lu.assertEquals(path_lines("jump"),
      { "IF(1, rt_eq(u, rt_content(u, F_R, K(V(A, 0))), K(0))) JUMP(JUMPS, 2, K(5)); END(1)" })
   lu.assertEquals(path_lines("call"), { "JUMP(CALLS, 1, K(9));" })
   lu.assertEquals(path_lines("return"), { "JUMP(RETURNS, 1, UNKNOWN);" })
   lu.assertNil(path_lines("latency"))
   lu.assertStrContains(TEXT, "    [U_JUMP] = paths_jump,\n    [U_CALL] = paths_call,\n")
end

function TestForms:test_not_executed()
   lu.assertEquals(form_lines("touched"), { "x_reads(u, 1, 0);", "USE(WRITE(1), F_R, V(A, 0));",
      "if (0xaa >> V(K, 2) & 1) USE(WRITE(1), F_R, (V(A, 0) | 1));", "USE(READ, F_P, 3);",
      "paths_touched(u);" })
   lu.assertEquals(path_lines("touched"),
      { "IF(1, FLAG(F_P, 3)) JUMP(JUMPS, 1, UNKNOWN); END(1)" })
   lu.assertEquals(lines_of(TEXT, "x_reads"), { "if (LINE(l2) == 0) USE(READ, F_R, V(B, v1));",
      "if (LINE(l2) == 1) USE(READ, F_STAT, 0);" })
   lu.assertEquals(form_lines("idle"), { "USE(READ, F_R, V(A, 0));" })
end

function TestForms:test_popcount()
   lu.assertEquals(form_lines("counted"),
      { "if (0xe8 >> V(K, 1) & 1) USE(WRITE(1), F_R, V(A, 0));" })
end

-- The lines of the one form of a description, whose registers and fields are always the same.
local function lines_of_one(statements)
   local model, problems = check.text("one.isa", [[
isa one "One"
unit 16 little
fields
    OP 12..15 u; A 8..11 $r; B 4..7 $r; K 0..2 u
regs
    $pc u8 counts units
    $r 16 u16
    $l u32
insn one "One"
    form a A, B, K : OP=1 zero 3
    do
]] .. statements)
   if not model then error(problems:to_string()) end
   return lines_of(uses.emit(model)[1].text, "uses_one")
end

function TestForms:test_what_numbers_decide_is_open_for_reads()
   lu.assertEquals(lines_of_one([[
        v = $r[1]
        if B < 5: v = $r[7]
        if B < 5: $l = 1
        after 2: A = v
]]), { "rt_enter(u);", "LET(1) USE(READ, F_R, 1); END_LET(1)", "USE(READ, F_R, V(B, 1));",
      "IF(1, OPEN)", "LET(1) USE(READ, F_R, 7); END_LET(1)", "END(1)",
      "IF(2, rt_lt(u, rt_content(u, F_R, K(V(B, 1))), K(5))) USE(WRITE(1), F_L, 0); END(2)",
      "NEED(1);", "USE(WRITE(2), F_R, V(A, 0));", "rt_leave(u);" })
end

function TestForms:test_a_sum_needs_what_its_terms_need()
   lu.assertEquals(lines_of_one([[
        v = $r[1]
        for i in 0..1: v = u16(v + $r[2 + i])
        after 2: A = v
]]), { "rt_enter(u);", "LET(1) USE(READ, F_R, 1); END_LET(1)",
      "for (uint64_t x2 = 0; x2 <= 1; x2++) {", "MORE(1) USE(READ, F_R, (2 + x2)); END_MORE(1)", "}",
      "NEED(1);", "USE(WRITE(2), F_R, V(A, 0));", "rt_leave(u);" })
end

function TestForms:test_both_sides_alike()
   lu.assertEquals(lines_of_one("        after 2: A = u16($r[5] + 1 if B > 3 else $r[5] - 1)\n"),
      { "USE(READ, F_R, V(B, 1));", "USE(READ, F_R, 5);", "USE(WRITE(2), F_R, V(A, 0));" })
end

function TestForms:test_functions_of_a_field()
   lu.assertEquals(lines_of_one([[
        n = pick(K, 1, 2, 4, 4, 4, 4, 4, 4)
        if n * 2 == 4: $l = 1
        if n > 1: after 2: A = 0
        if n < 9: after 3: A = 1
]]), { "if (V(K, 2) == 1) USE(WRITE(1), F_L, 0);",
      "if (0xfe >> V(K, 2) & 1) USE(WRITE(2), F_R, V(A, 0));",
      "USE(WRITE(3), F_R, V(A, 0));" })
end

TestPaths = {}

-- What `path` says takes the place of stores to `$pc`, in the whole description.
function TestPaths:test_said()
   local model, problems = check.text("p.isa", [[
isa p "Paths"
unit 16 little
fields
    OP 12..15 u; A 8..11 $r; N 0..7 u
regs
    $pc u8 counts units
    $r 16 u16
insn go "Go"
    form go A, N : OP=1
    do
        x = A == 0
        if x: path jump N
        else: path open 3 at u8($pc + 2)
        $pc = 7
insn join "Join"
    form join A, N : OP=2
    do
        if N == 1: path meet 3
        elif N == 2: path end
        elif N == 3: path return
        elif N == 4: path jump
        else: path call N
        A = 1
insn quiet "Stores to the program counter"
    form quiet A, N : OP=3
    do $pc = N
]])
   lu.assertNotNil(model, problems:to_string())
   local text = uses.emit(model)[1].text
   lu.assertEquals(lines_of(text, "paths_go"), { "struct rt_test x1 = OPEN;",
      "x1 = rt_answer(u, rt_eq(u, rt_content(u, F_R, K(V(A, 0))), K(0)));",
      "IF(1, x1) JUMP(JUMPS, 1, K(V(N, 1)));",
      "ELSE(1) OPENS(K(3), K(rt_bits(((uint64_t)HERE + 2), 0, 8))); END(1)" })
   lu.assertEquals(lines_of(text, "paths_join"), { "if (V(N, 1) == 1) {", "MEETS(K(3));",
      "} else if (V(N, 1) == 2) {", "HALT;", "} else if (V(N, 1) == 3) {",
      "JUMP(RETURNS, 1, UNKNOWN);", "} else if (V(N, 1) == 4) {", "JUMP(JUMPS, 1, UNKNOWN);",
      "} else JUMP(CALLS, 1, K(V(N, 1)));" })
   lu.assertNil(lines_of(text, "paths_quiet"))
   lu.assertNil(lines_of(text, "uses_go")) -- no latencies
end

TestEntries = {}

function TestEntries:test_alias()
   lu.assertEquals(lines_of(TEXT, "s_2_reads"), { "USE_PART(LATE, F_L, K(0), BITS(16, 16));" })
   lu.assertEquals(lines_of(TEXT, "s_2_writes"), { "USE_PART(WRITE(0), F_L, K(0), BITS(16, 16));" })
   -- a register that counts cycles is never late
   lu.assertEquals(lines_of(TEXT, "s_3_reads"), { "USE(READ, F_CYCLES, 0);" })
   lu.assertStrContains(TEXT, "{F_R, 0, NULL, NULL, NULL},")
   lu.assertStrContains(TEXT, "{F_S, 2, NULL, s_2_reads, s_2_writes},")
end

TestFile = {}

function TestFile:test_what_is_written()
   local files = uses.emit(MODEL)
   lu.assertEquals(#files, 1)
   lu.assertEquals(files[1].path, "u_uses.c")
   lu.assertStrContains(files[1].text, "const struct isadora_use_tables u_uses = {")
end

-- The C of the description with more instructions, the first of which precede the others.
local function c_of(instructions, first)
   local source = SOURCE:gsub("insn latency", function(text) return (first or "") .. text end)
   local model, problems = check.text("u.isa", source .. instructions, { stop_after = "effects" })
   lu.assertNotNil(model, problems:to_string())
   return uses.emit(model)[1].text
end

-- What an operand reads and its value are functions, with the places of each form as arguments.
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
   local _, count = text:gsub("\nstatic void two_reads", "")
   lu.assertEquals(count, 1)
   lu.assertEquals(lines_of(text, "two_reads"), { "if (LINE(l2) == 0) USE(READ, F_R, V(B, v1));",
      "if (LINE(l2) == 1) USE(READ, F_P, 1);" })
   lu.assertEquals(lines_of(text, "uses_one"),
      { "two_reads(u, 1, 0);", "USE(WRITE(1), F_R, V(A, 0));" })
   lu.assertEquals(lines_of(text, "uses_other"), { "two_reads(u, 0, 0);",
      "IF(1, rt_eq(u, two_value(u, 0, 0), K(3))) USE(WRITE(1), F_L, 0); END(1)" })
end

-- What was said before a branch is not said again in it.
function TestFile:test_said_once()
   local text = c_of([[
insn some "Some of them"
    form b A, B, K : OP=14 zero PE
    do
        x = B
        if x == 1: A = x
        if K == 5: $l = x
]])
   local _, count = table.concat(lines_of(text, "uses_some")):gsub("USE%(READ", "")
   lu.assertEquals(count, 1)
end

-- What a local needs is noted where it is given a value, and happens where it is read.
function TestFile:test_locals()
   local text = c_of([[
insn join "One of two"
    form b A, B, K : OP=14 zero PE
    do
        x = $l[0..15]
        if B == 3: x = u16(B + 1)
        if K == 5: A = x
]])
   local lines = lines_of(text, "uses_join")
   local all = table.concat(lines, " ")
   lu.assertStrContains(all, "USE_PART(READ, F_L, K(0), BITS(0, 16)); END_LET")
   lu.assertStrMatches(all, ".*if %(V%(K, 2%) == 5%) {%s+NEED%(%d+%); USE%(WRITE%(1%), F_R, V%(A, 0%)%); } rt_leave%(u%);")
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
   lu.assertStrContains(table.concat(lines_of(text, "uses_rounds"), " "),
      "OPEN) USE(WRITE(1), F_R, V(A, 0)); END(1)")
   lu.assertEquals(lines_of(text, "uses_same"),
      { "USE(READ, F_L, 0);", "USE(WRITE(1), F_R, V(A, 0));" })
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

-- What functions have in common but for slots, numbers of locals and tests, and names of variables
-- is a function that both call; what only one says stays where it is.
function TestFile:test_parts()
   local function lines_with(slot, id, test, tail)
      local text = ([[
uint64_t xI = 0;
rt_enter(u);
IF(T, guard(u, S))
    xI = V(A, S) + 1;
    LET(I)
        if (xI == 255) USE(READ, F_R, V(A, S));
        if (xI != 255) USE(READ, F_S, V(A, S));
        if (V(A, S) == 2 || V(A, S) == 3) USE(READ, F_R, (V(A, S) | 1));
        if (V(A, S) == 4 || V(A, S) == 5) USE(READ, F_S, (V(A, S) | 2));
        if (V(A, S) == 6 || V(A, S) == 7) USE(READ, F_S, (V(A, S) | 3));
        USE(READ, F_R, xI);
    END_LET(I)
    NEED(I);
END(T)
]]):gsub("I%f[^%w_]", id):gsub("S%f[%)]", slot):gsub("%(T", "(" .. test)
      local lines = {}
      for line in (text .. tail):gmatch("[^\n]+") do lines[#lines + 1] = line end
      return lines
   end
   local known = { guard = { name = "guard", parameters = { "int v1" }, lines = {} } }
   local a = { name = "uses_a", parameters = {},
      lines = lines_with(3, 7, 1, "HALT;\nrt_leave(u);") }
   local b = { name = "uses_b", parameters = {}, lines = lines_with(4, 9, 2, "rt_leave(u);") }
   local functions = parts.share({ a, b }, known, function(user, parameters, lines)
      return { name = user .. "_part", parameters = parameters, lines = lines }
   end)
   lu.assertEquals(lists.map(functions, function(f) return f.name end),
      { "uses_a_part", "uses_a", "uses_b" })
   lu.assertEquals(functions[1].parameters, { "int v1", "unsigned n2" })
   lu.assertEquals(functions[1].lines[1], "uint64_t x1 = 0;")
   lu.assertEquals(functions[1].lines[2], "IF(1, guard(u, v1))")
   lu.assertEquals(functions[1].lines[4], "    LET(n2)")
   lu.assertEquals(functions[2].lines,
      { "rt_enter(u);", "uses_a_part(u, 3, 7);", "HALT;", "rt_leave(u);" })
   lu.assertEquals(functions[3].lines, { "rt_enter(u);", "uses_a_part(u, 4, 9);", "rt_leave(u);" })
end

-- A variable that is read elsewhere, too, keeps what gives it a value in its function.
function TestFile:test_parts_keep_variables()
   local rest = lists.map({ 1, 2, 3, 4, 5, 6, 7, 8 }, function(n)
      return ("if ((x1 & 15) == %d) USE(READ, F_R, (x1 + %d));"):format(n, n)
   end)
   local function lines_with(tail)
      local lines = { "uint64_t x1 = 0;", "x1 = V(A, 3) + 1;" }
      return lists.append(lists.append(lines, rest), { tail })
   end
   local a = { name = "uses_a", parameters = {}, lines = lines_with("USE(WRITE(1), F_R, x1);") }
   local b = { name = "uses_b", parameters = {}, lines = lines_with("USE(WRITE(1), F_S, x1);") }
   local functions = parts.share({ a, b }, {}, function(_, parameters, lines)
      return { name = "part", parameters = parameters, lines = lines }
   end)
   lu.assertEquals(functions[1].parameters, { "uint64_t x1" })
   lu.assertEquals(functions[1].lines, rest)
   lu.assertEquals(functions[2].lines,
      { "uint64_t x1 = 0;", "x1 = V(A, 3) + 1;", "part(u, x1);", "USE(WRITE(1), F_R, x1);" })
end

-- Without latencies everything is there at once, and no uses are asked for.
function TestFile:test_no_functions_without_latencies_and_jumps()
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
   lu.assertStrContains(uses.emit(model)[1].text,
      "const struct isadora_use_tables v_uses = {\n    .paths = NULL,\n};")
end

os.exit(lu.LuaUnit.run())
