package.path = "./?.lua;" .. package.path
-- The generated interpreter against `gen/interp.lua`, on a made-up instruction set that has everything that the two can
-- disagree about, and on random expressions. Compiled with all warnings as errors and, where the compiler has them,
-- with sanitizers.
local lu = require("luaunit")
local check = require("gen.check")
local exec = require("tests.lib.exec")

local TOY = "tests/gen/exec/toy.isa"
local SANITIZERS = "-O1 -fsanitize=undefined -fno-sanitize-recover=all"

local function load_toy()
   local model, report = check.load({ TOY })
   lu.assertNotNil(model, report:to_string())
   return model
end

local function build(model, folder)
   local ok, output = exec.build(model, folder, SANITIZERS)
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

TestExec = {}

function TestExec:setUp()
   lu.skipIf(not exec.compiler(), "no C compiler")
end

function TestExec:test_toy()
   math.randomseed(20)
   local model = load_toy()
   local plain, trapping = exec.vectors(model, 12)
   lu.assertTrue(#plain > 800)
   lu.assertTrue(#trapping > 30)
   with_build(model, function(folder)
      lu.assertEquals(exec.run(folder, plain), #plain .. " passed, 0 failed, 0 malformed\n")
      -- A trap leaves everything as it was: the trap itself is the only difference that is told.
      local output = exec.run(folder, trapping)
      local traps = select(2, output:gsub("\n    %a+: [^\n]*", ""))
      local failures = select(2, output:gsub("failed: ", ""))
      lu.assertEquals(traps, #trapping, output)
      lu.assertEquals(failures, #trapping, output)
      lu.assertNil(output:find("expected"), output)
   end)
end

function TestExec:test_same_text_twice()
   local emit = require("gen.emit.exec").emit
   local first, second = emit(load_toy()), emit(load_toy())
   lu.assertEquals(#first, #second)
   for i, file in ipairs(first) do lu.assertEquals(file.text, second[i].text) end
end

os.exit(lu.LuaUnit.run())
