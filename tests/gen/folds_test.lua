package.path = "./?.lua;" .. package.path
-- Functions of uses that say what values simple stores have (gen/emit/uses): jumps through
-- registers are followed by them.
local lu = require("luaunit")
local check = require("gen.check")
local uses = require("gen.emit.uses")

-- The lines of a function; nil where there is none.
local function lines_of(text, name)
   local body = text:match("\nstatic [%w_ ]+ " .. name .. "%([^\n]*\n{\n(.-)\n}\n")
   local lines = {}
   for line in (body or ""):gmatch("[^\n]+") do lines[#lines + 1] = line:match("%S.*") end
   return body and lines
end

TestFolds = {}

local FOLDS = [[
isa w "Jumps through registers"
unit 16 little
fields
    OP 12..15 u; A 8..11 $r; B 4..7 $r; K 0..3 u
regs
    $pc u16 counts bytes
    $r 16 u16
    $s u16
insn load "Load a constant"
    form li A, B, K : OP=1
    do
        t = u16(B + K)
        A = t
insn twice "Two stores"
    form two A, B, K : OP=2
    do
        A = K
        B = 1
insn where "Only where a bit is set"
    form may A, B, K : OP=3
    do
        if K[0]: A = 5
        $s = B
insn other "Another register"
    form get A : OP=4 zero B, K
    do A = $s
insn jump "Jump"
    form jmp A, K : OP=5 zero B
    do
        to = u16(A + K)
        $pc = to
]]

local function folds_c(text)
   local model, problems = check.text("w.isa", text)
   lu.assertNotNil(model, problems:to_string())
   return uses.emit(model)[1].text
end

function TestFolds:test_values_of_simple_stores()
   local text = folds_c(FOLDS)
   lu.assertStrContains(text, "JUMP(JUMPS, 1, x1);")
   lu.assertEquals(lines_of(text, "folds_load"), { "rt_value x1 = UNKNOWN;",
      "x1 = rt_slice(u, rt_add(u, rt_content(u, F_R, K(V(B, 1))), K(V(K, 2))), 0, 16);",
      "USE(WRITE(1), F_R, V(A, 0));", "GIVE(F_R, V(A, 0), x1);" })
   lu.assertEquals(lines_of(text, "folds_twice"), { "USE(WRITE(1), F_R, V(A, 0));",
      "USE(WRITE(1), F_R, V(B, 1));" })
   lu.assertEquals(lines_of(text, "folds_where"), {
      "if (0xaaaa >> V(K, 2) & 1) USE(WRITE(1), F_R, V(A, 0));" })
   lu.assertEquals(lines_of(text, "folds_other"), { "USE(WRITE(1), F_R, V(A, 0));" })
   lu.assertNotStrContains(text, "F_S")
end

function TestFolds:test_none_where_results_come_late_or_no_jump_reads_them()
   local late = FOLDS:gsub("        A = t", "        after 2: A = t")
   lu.assertNotStrContains(folds_c(late), ".folds")
   local fixed = FOLDS:gsub("to = u16%(A %+ K%)", "to = u16(here + K)")
   lu.assertNotStrContains(folds_c(fixed), ".folds")
end

os.exit(lu.LuaUnit.run())
