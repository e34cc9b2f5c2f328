package.path = "./?.lua;" .. package.path
-- The generated interpreter against `gen/interp`, on made-up instruction sets that have
-- everything that the two can disagree about, and on random expressions. Compiled with all warnings
-- as errors and, where the compiler has it, with the sanitizer for undefined behaviour.
local lu = require("luaunit")
local check = require("gen.check")
local emit = require("gen.emit.exec").emit
local tidy = require("gen.emit.c.tidy")
local exec = require("tests.lib.exec")
local expressions = require("tests.lib.expressions")

local SANITIZER = "-O0 -fsanitize=undefined -fno-sanitize-recover=all -fno-sanitize=null,pointer-overflow"

local function load_model(path)
   local model, report = check.load({ path })
   lu.assertNotNil(model, report:to_string())
   return model
end

local function build(model, folder)
   local ok, output = exec.build(model, folder, SANITIZER)
   if not ok and output:find("sanitize", 1, true) then ok, output = exec.build(model, folder) end
   lu.assertTrue(ok, output)
end

local function with_build(model, f)
   local folder = exec.folder()
   local ok, problem = pcall(function()
      build(model, folder)
      f(folder)
   end)
   exec.remove(folder)
   if not ok then error(problem, 0) end
end

local function assert_agree(model, count)
   local plain = exec.vectors(model, count)
   with_build(model, function(folder)
      lu.assertEquals(exec.run(folder, plain), #plain .. " passed, 0 failed, 0 malformed\n")
   end)
end

-- The same of instructions that trap, too: a trap leaves everything as it was, so that the trap
-- itself is the only difference that is reported.
local function assert_traps_agree(model, count, least, least_traps)
   local plain, trapping = exec.vectors(model, count)
   lu.assertTrue(#plain > least, #plain)
   lu.assertTrue(#trapping > least_traps, #trapping)
   with_build(model, function(folder)
      lu.assertEquals(exec.run(folder, plain), #plain .. " passed, 0 failed, 0 malformed\n")
      local output = exec.run(folder, trapping)
      local traps = select(2, output:gsub("\n    %a+: [^\n]*", ""))
      local failures = select(2, output:gsub("failed: ", ""))
      lu.assertEquals(traps, #trapping, output)
      lu.assertEquals(failures, #trapping, output)
      lu.assertNil(output:find("expected"), output)
   end)
end

TestExec = {}

function TestExec:setUp()
   lu.assertTrue(exec.compiler() ~= nil, "no C compiler; tools/setup installs one")
end

function TestExec:test_toy()
   math.randomseed(20)
   assert_traps_agree(load_model("tests/gen/exec/toy.isa"), 12, 800, 30)
end

-- What a delayed store loads may trap, also where a register keeps its value.
function TestExec:test_late_loads()
   math.randomseed(25)
   assert_traps_agree(load_model("tests/ok/time/late_loads.isa"), 40, 10, 100)
end

function TestExec:test_entries_that_are_other_state()
   math.randomseed(21)
   assert_agree(load_model("tests/gen/exec/alias.isa"), 60)
end

local function count(text, pattern) return select(2, text:gsub(pattern, "")) end

-- Functions of the description are functions in C, each written once for all that call it alike.
function TestExec:test_functions()
   math.randomseed(24)
   local model = load_model("tests/gen/exec/functions.isa")
   local text = emit(model)[2].text
   for _, name in ipairs({ "weighed", "folded", "chosen", "checked" }) do
      lu.assertStrContains(text, ("/* %s of functions.isa */\nstatic inline "):format(name))
   end
   lu.assertEquals(count(text, "\nstatic inline int func_checked%("), 1)
   lu.assertEquals(count(text, " = func_checked%("), 3)
   assert_agree(model, 200)
end

-- What a line reads of a field is found where its form has it, though all else is alike.
function TestExec:test_operands_that_are_alike()
   local text = emit(load_model("tests/gen/exec/functions.isa"))[2].text
   lu.assertEquals(count(text, " = operand_src%("), 1)
   lu.assertEquals(count(text, " = operand_src_2%("), 1)
end

function TestExec:test_machines()
   math.randomseed(23)
   for _, name in ipairs({ "code/floats", "code/ieee", "machine/mos6502", "machine/stacky", "machine/rv32ic",
      "state/spaces", "state/groups", "state/windows", "code/atomic", "code/number_tables",
      "operand/increments", "length/vliw" }) do
      assert_agree(load_model(("tests/ok/%s.isa"):format(name)), 8)
   end
end

function TestExec:test_random_expressions()
   math.randomseed(22)
   local function usable(model)
      local ok, why = pcall(emit, model)
      if not ok and not tostring(why):find("no C type holds", 1, true) then error(why, 0) end
      return ok
   end
   local model, report = check.text("expressions.isa", expressions.description(60, usable))
   lu.assertNotNil(model, report:to_string())
   assert_agree(model, 12)
end

function TestExec:test_same_text_twice()
   local first, second = emit(load_model("tests/gen/exec/toy.isa")),
      emit(load_model("tests/gen/exec/toy.isa"))
   lu.assertEquals(#first, #second)
   for i, file in ipairs(first) do lu.assertEquals(file.text, second[i].text) end
end

TestTidy = {}

-- The member of a machine that has the name of a local is no use of the local.
function TestTidy.test_a_member_is_no_local()
   local lines = { "const uint64_t next = m->next;", "const uint64_t at = m->pc;", "m->next = at;" }
   lu.assertEquals(tidy.without_unused(lines), { lines[2], lines[3] })
end

os.exit(lu.LuaUnit.run())
