package.path = "./?.lua;" .. package.path
-- Lanes: which code runs once for a warp and which in each lane (`gen/semantics/lanes.lua`); the generated C,
-- lane after lane and all at once, against an interpreter that splits nothing
-- (tests/lib/lanes.lua); programs that part, wait and trap in a grid.
local lu = require("luaunit")
local check = require("gen.check")
local irtext = require("gen.ir.text")
local lanes = require("gen.semantics.lanes")
local exec = require("tests.lib.exec")
local vectors = require("tests.lib.lane_vectors")

local SANITIZER = "-O0 -fsanitize=undefined,address -fno-sanitize-recover=all -fno-sanitize=null,pointer-overflow"

local function read(path)
   local file = assert(io.open(path))
   local text = file:read("a")
   file:close()
   return text
end

local function model_of(name, text)
   local model, report = check.text(name, text)
   lu.assertNotNil(model, report:to_string())
   return model
end

-- Splitting ---------------------------------------------------------------------------------------

local HEAD = [[
isa t "T"
unit 16 little
fields
    OP 12..15 u; D 8..11 $r; A 4..7 $r; B 0..3 $r
regs
    $active u8 masks
    $pc u16 counts units
    $r 16 u32 per lane
    $w u32
    $b u8 per block
stack $s 4 : mask u8
space m u8 size 0x100 per block access 8
insn keep "Everything is used"
    form keep D A B : OP=15
    do
        $w = popcount($active) + $b
        push $s(mask = 1)
        m.u8[0] = 1
        D = A + B
insn t "T"
    form t D A B : OP=1
    do
]]

-- Tags of statements, those inside others in brackets: `let store if(store)`.
local function outline(block)
   local texts = {}
   for i, s in ipairs(block) do
      local text = s.tag
      if s.tag == "store" then text = "store " .. irtext.expr(s.target) end
      if s.tag == "let" then text = "let " .. (s.name or "?") end
      if s.tag == "if" then
         text = ("if(%s)"):format(outline(s.yes))
         if #s.no > 0 then text = ("%s else(%s)"):format(text, outline(s.no)) end
      elseif s.tag == "for" then
         text = ("for(%s)"):format(outline(s.body))
      end
      texts[i] = text
   end
   return table.concat(texts, "; ")
end

local function split(lines)
   local model = model_of("t.isa", HEAD .. lines:gsub("[^\n]+", "        %0") .. "\n")
   for _, form in ipairs(model.forms) do
      if form.page.name == "t" then return lanes.split(form.code) end
   end
end

local function assert_split(lines, warp, of_lanes, first)
   local parts = split(lines)
   lu.assertEquals(outline(parts.warp), warp)
   lu.assertEquals(outline(parts.lanes), of_lanes)
   local ops = {}
   for i, s in ipairs(parts.first) do ops[i] = ("%s(%s)"):format(s.op, outline(s.body)) end
   lu.assertEquals(table.concat(ops, "; "), first or "")
end

TestSplit = {}

function TestSplit.test_stores_go_where_their_state_is()
   assert_split("$w = 1\nD = A + B", "store $w", "store $r[D.n]")
end

function TestSplit.test_a_local_that_both_need_is_in_both()
   assert_split("x = $w + 1\n$w = x\nD = x", "let x; store $w", "let x; store $r[D.n]")
end

function TestSplit.test_a_local_that_one_needs_is_there()
   assert_split("x = $w + 1\ny = A + 1\n$w = x\nD = y", "let x; store $w", "let y; store $r[D.n]")
end

function TestSplit.test_memory_belongs_to_who_stores_there()
   assert_split("m.u8[0] = u8($w)", "store m.u8[0]", "")
   assert_split("m.u8[0] = u8(A)", "", "store m.u8[0]")
   assert_split("m.u8[u8(A)] = 1", "", "store m.u8[u8($r[A.n])]")
   assert_split("if A == 1: m.u8[0] = 1", "", "if(store m.u8[0])")
   assert_split("if $w == 1: m.u8[0] = 1", "if(store m.u8[0])", "")
end

function TestSplit.test_conditions_are_where_something_depends_on_them()
   assert_split("if $w == 1:\n    D = A\n    $w = 2", "if(store $w)", "if(store $r[D.n])")
   assert_split("if A == 1: D = A\nelse: D = B", "", "if(store $r[D.n]) else(store $r[D.n])")
end

function TestSplit.test_traps_belong_to_the_lanes_that_come_there()
   assert_split("if A == 1: trap \"a\"\nif $w == 1: trap \"w\"\nD = A", "if(trap)", "if(trap); store $r[D.n]")
end

function TestSplit.test_values_made_together_come_first()
   assert_split("t = ballot(A == 1)\n$w = t", "let t; store $w", "", "ballot(contribute)")
   assert_split("if A == 1:\n    x = B + 1\n    D = any(x == 2)", "", "if(store $r[D.n])",
      "any(if(let x; contribute))")
end

function TestSplit.test_unused_cross_lane_values_are_not_made()
   local parts = split("t = ballot(A == 1)\nD = A if t == 0 else A")
   lu.assertEquals(#parts.first, 1)
   lu.assertEquals(#split("D = A").first, 0)
end

function TestSplit.test_loops_go_to_both_parts()
   assert_split("for i in 0..3:\n    $r[i] = A[i]\n    m.u8[i] = 3", "for(store m.u8[i])",
      "for(store $r[i])")
end

-- The C against the other interpreter -------------------------------------------------------------

local function with_folder(f)
   local folder = exec.folder()
   local ok, problem = pcall(f, folder)
   exec.remove(folder)
   if not ok then error(problem, 0) end
end

local function assert_agree(model, count)
   local list, stops = vectors.vectors(model, count)
   lu.assertTrue(stops["end"] > count, "hardly anything comes to its end")
   with_folder(function(folder)
      local ok, output = exec.build(model, folder, SANITIZER)
      lu.assertTrue(ok, output)
      lu.assertEquals(exec.run(folder, list), #list .. " passed, 0 failed, 0 malformed\n")
   end)
   return stops
end

-- The same description with warps of 32 lanes, which have quick functions.
local function wide(text, name)
   return (text:gsub("%$active u%d", "$active u32"):gsub("lanes u8", "lanes u32"):gsub("isa " .. name,
      "isa " .. name .. "wide"))
end

TestAgree = {}

function TestAgree.setUp()
   lu.assertTrue(exec.compiler() ~= nil, "no C compiler; tools/setup installs one")
end

function TestAgree.test_eight_lanes()
   math.randomseed(30)
   local stops = assert_agree(model_of("eight.isa", read("tests/ok/lanes/eight.isa")), 15)
   for _, stop in ipairs({ "wait", "trap", "unaligned" }) do
      lu.assertTrue((stops[stop] or 0) > 0, "nothing ends with " .. stop)
   end
end

function TestAgree.test_order()
   math.randomseed(31)
   assert_agree(model_of("order.isa", read("tests/ok/lanes/order.isa")), 30)
end

function TestAgree.test_formats_groups_and_accessors()
   math.randomseed(34)
   assert_agree(model_of("gates.isa", read("tests/ok/lanes/gates.isa")), 40)
end

function TestAgree.test_all_lanes_at_once()
   math.randomseed(32)
   assert_agree(model_of("gates.isa", wide(read("tests/ok/lanes/gates.isa"), "lanesgate")), 10)
   assert_agree(model_of("eight.isa", wide(read("tests/ok/lanes/eight.isa"), "lanes8")), 6)
   assert_agree(model_of("order.isa", wide(read("tests/ok/lanes/order.isa"), "lanesorder")), 6)
end

function TestAgree.test_two_lanes()
   math.randomseed(33)
   assert_agree(model_of("two.isa", read("tests/ok/lanes/two.isa")), 60)
end

-- Locals that several ways assign, where everything happens once.
function TestAgree.test_once()
   math.randomseed(35)
   assert_agree(model_of("once.isa", read("tests/ok/lanes/once.isa")), 20)
end

-- Operations on floats with flags in lanes: a description without lanes is given some.
function TestAgree.test_floats_with_flags()
   math.randomseed(36)
   local text = read("tests/ok/code/ieee.isa"):gsub("isa ieee", "isa ieeelanes", 1)
   text = text:gsub("\n    example [^\n]*", ""):gsub("\n    (%$%w+ [^\n]*u%d+)", "\n    %1 per lane")
      :gsub("\nregs\n", "\nregs\n    $active u8 masks\n    $pc u32\n", 1)
   lu.assertStrContains(text, "$fflags u5 per lane")
   assert_agree(model_of("ieee.isa", text), 4)
   assert_agree(model_of("ieee.isa", wide(text, "ieeelanes")), 1)
end

-- Programs ----------------------------------------------------------------------------------------

-- Words of tests/gen/exec/simt.isa.
local function word(op, fields)
   local value = op
   for lo, n in pairs(fields or {}) do value = value | n << lo end
   return ("%02x%02x"):format(value & 0xff, value >> 8)
end

local D, A, B, P, Q, K = 4, 7, 10, 13, 4, 7
local CODE = {
   add = function(d, a, b, p) return word(1, { [D] = d, [A] = a, [B] = b, [P] = p or 0 }) end,
   lds = function(d, a) return word(2, { [D] = d, [A] = a }) end,
   stg = function(a, b) return word(3, { [A] = a, [B] = b }) end,
   bra = function(q, to) return word(4, { [Q] = q, [K] = to }) end,
   bar = function() return word(5) end,
   exit = function() return word(6) end,
   shfl = function(d, a, b) return word(7, { [D] = d, [A] = a, [B] = b }) end,
   set = function(d, k) return word(8, { [D] = d, [K] = k }) end,
   setp = function(q, a, b) return word(9, { [Q] = q, [A] = a, [B] = b }) end,
   sts = function(a, b) return word(10, { [A] = a, [B] = b }) end,
   fail = function(d, a, b) return word(11, { [D] = d, [A] = a, [B] = b }) end,
}

local function program(list)
   local texts = {}
   for i, line in ipairs(list) do texts[i] = CODE[line[1]](table.unpack(line, 2)) end
   return table.concat(texts)
end

TestGrid = {}

function TestGrid.setUp()
   lu.assertTrue(exec.compiler() ~= nil, "no C compiler; tools/setup installs one")
   if TestGrid.folder then return end
   TestGrid.folder = exec.folder()
   local model = model_of("simt.isa", read("tests/gen/exec/simt.isa"))
   local ok, output = exec.build(model, TestGrid.folder, SANITIZER, "tests/gen/exec/grid.c",
      { "runtime/simt/grid", "runtime/simt/launch", "runtime/simt/limits" })
   lu.assertTrue(ok, output)
end

local function run(code, blocks, threads, option, what)
   return exec.call(TestGrid.folder, ("%s %d %d %d 1 '%s'"):format(program(code), blocks, threads, option,
      table.concat(what, "' '")))
end

-- Threads 0 to 2 take the branch, and all store to one cell: the path that runs last stays.
local PATHS = {
   { "set", 1, 3 }, { "set", 3, 0x100 }, { "setp", 0, 0, 1 }, { "bra", 0, 0xe },
   { "set", 2, 7 }, { "stg", 3, 2 }, { "exit" },
   { "set", 2, 9 }, { "stg", 3, 2 }, { "exit" },
}

function TestGrid.test_paths_part()
   local what = { "$r2@0", "$r2@2", "$r2@3", "$r2@4", "$r2@5", "g:0x100", "$st.depth" }
   lu.assertEquals(run(PATHS, 1, 5, 0, what), "end of program 9 9 7 7 0 7 0\n")
   lu.assertEquals(run(PATHS, 1, 5, 1, what), "end of program 9 9 7 7 0 9 0\n")
end

-- Each thread reads after the barrier what one of the next warp stored before it, twice.
function TestGrid.test_barrier()
   local code = {
      { "set", 2, 0x40 }, { "add", 1, 0, 0 }, { "add", 1, 1, 1 }, { "add", 3, 1, 2 }, { "sts", 3, 0 },
      { "bar" }, { "set", 4, 32 }, { "add", 4, 4, 3 }, { "lds", 5, 4 }, { "bar" },
      { "sts", 3, 1 }, { "bar" }, { "lds", 6, 4 },
      { "set", 2, 0x100 }, { "add", 1, 1, 2 }, { "stg", 1, 5 }, { "exit" },
   }
   lu.assertEquals(run(code, 2, 24, 0, { "g:0x100", "g:0x13c", "g:0x140", "$r5@3", "$r5@3/1", "$r5@3/2",
      "$r6@1", "$bar0", "$warps", "$met", "$met/1", "$met/2" }),
      "end of program 8 23 0 11 19 0 36 0 3 108 108 108\n")
end

-- A warp that arrives alone deadlocks, and has stored that it arrived.
function TestGrid.test_deadlock()
   local code = { { "set", 1, 8 }, { "setp", 0, 0, 1 }, { "bra", 0, 8 }, { "exit" }, { "bar" }, { "exit" } }
   local output = run(code, 1, 16, 0, { "$bar0", "$active", "$active/1" })
   lu.assertEquals(output, "deadlocked 1 255 0\n")
end

-- Lane 3 traps: nothing of the instruction happened, in no lane, in no place.
function TestGrid.test_trap()
   local code = { { "set", 1, 0x100 }, { "add", 2, 0, 1 }, { "set", 3, 5 }, { "fail", 3, 0, 1 }, { "exit" } }
   lu.assertEquals(run(code, 1, 8, 0, { "$r3@0", "$r3@3", "$r3@7", "$w", "$st.depth", "g:0x100",
      "$active" }), "trap lane 3 pc 6 5 5 5 0 0 0 255\n")
   lu.assertEquals(run(code, 1, 3, 0, { "$r3@0", "$r3@2", "$r3@3", "$w", "$st.depth", "g:0x100" }),
      "end of program 6 6 0 1 0 5\n")
end

-- State of lanes without a thread is missing.
function TestGrid.test_shuffle()
   local code = { { "set", 1, 2 }, { "shfl", 2, 0, 1 }, { "set", 1, 6 }, { "shfl", 3, 0, 1 }, { "exit" } }
   lu.assertEquals(run(code, 1, 5, 0, { "$r2@0", "$r2@4", "$r3@0", "$r2@5" }), "end of program 3 3 1 0\n")
end

-- All threads are counted; more than the limit are refused.
function TestGrid.test_limit()
   lu.assertEquals(run({ { "exit" } }, 1, 24, 0, { "s:2", "s:3" }), "end of program 24 24\n")
   lu.assertEquals(run({ { "exit" } }, 1, 255, 0, { "s:3" }), "end of program 255\n")
   lu.assertEquals(run({ { "exit" } }, 1, 256, 0, { "s:3" }), "refused: block_x 256 of 255\n")
end

local ok = lu.LuaUnit.run()
if TestGrid.folder then exec.remove(TestGrid.folder) end
os.exit(ok)
