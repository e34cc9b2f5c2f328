package.path = "./?.lua;" .. package.path
-- Adding an output is adding one file: an emitter of the tests (tests/emitters/census.lua) joins
-- those of gen/emit/ without a change anywhere.
local lu = require("luaunit")
local lfs = require("lfs")
local check = require("gen.check")
local main = require("gen.main")

local function read(path)
   local file = assert(io.open(path, "rb"))
   local text = file:read("a")
   file:close()
   return text
end

local CENSUS = [[
# Census sample: 5 forms
add     sum.add   0000xxxx aaaabbbb  fixed 4 operand 12                  lines 0
sub     sum.sub   0001xxxx aaaabbbb  fixed 4 operand 12                  lines 0
ld      load.imm  0010xxxx iiiiiiii  fixed 4 operand 12                  lines 0
ld.any  load.any  0011xxxx ..kkkkkk  fixed 6 operand 10                  lines 2
stop    stop      1111zzzz ----????  fixed 4 zero 4 unknown 4 ignored 4  lines 0
]]

TestCensus = {}

local SAMPLE = [[
isa census "Census sample"
unit 16 little
fields
    OP 12..15 u; X 8..11 $r; A 4..7 $r; B 0..3 $r; IMM 0..7 u; M 6..7 u; K 0..5 u
regs
    $r 16 u16
operand ANY
    "["K"]" : M=0 = K
    K       : M=1
insn sum "Sums"
    form %name X, A, B : OP=%op
    ops  %name  %op  %v
         add    0    A + B
         sub    1    A - B
    do X = %v
insn load "Load"
    form.imm ld X, v=IMM   : OP=2
    form.any ld.any X, v=ANY   : OP=3
    do X = v
insn stop "Stop"
    form stop : OP=15 zero X unknown B ignored A
    do halt
]]

local function model_of(source)
   local model, report = check.text("sample.isa", source)
   lu.assertNotNil(model, report:to_string())
   return model
end

function TestCensus:test_what_it_gives()
   local files = main.emit_all(model_of(SAMPLE),
      main.load_emitters({ "tests/emitters/census.lua" }), { census = true })
   lu.assertEquals(#files, 1)
   lu.assertEquals(files[1].path, "census.txt")
   lu.assertEquals(files[1].text, CENSUS)
end

function TestCensus:test_it_joins_the_others()
   local model, plain = model_of(SAMPLE), main.load_emitters({})
   local emitters = main.load_emitters({ "tests/emitters/census.lua" })
   lu.assertEquals(#emitters, #plain + 1)
   local before, after = main.emit_all(model, plain), main.emit_all(model, emitters)
   lu.assertEquals(#after, #before + 1)
   for i, file in ipairs(before) do lu.assertEquals(after[i], file) end
end

-- The whole command line, as a user writes it.
function TestCensus:test_command_line()
   local folder = os.tmpname()
   os.remove(folder)
   lfs.mkdir(folder)
   local command = "lua5.4 gen/main.lua gen desc/vp1-scalar -o %s --emitter tests/emitters/census.lua"
   local pipe = io.popen(command:format(folder) .. " 2>&1")
   local output = pipe:read("a")
   local ok = pipe:close()
   local found, text = pcall(read, folder .. "/vp1-scalar/census.txt")
   os.execute(("rm -r '%s'"):format(folder))
   lu.assertTrue(ok, output)
   lu.assertTrue(found, text)
   lu.assertStrContains(text, "VP1")
   lu.assertStrMatches(text, ".*\nadd +arith%.add%.two .*")
end

-- The example of the README ------------------------------------------------------------------------

TestExample = {}

-- As a reader would: the code of "Add an emitter", copied into a file.
function TestExample:test_the_emitter_of_the_readme()
   local code = read("gen/README.md"):match("## Add an emitter.-```lua\n(.-)```")
   local folder = os.tmpname()
   os.remove(folder)
   lfs.mkdir(folder)
   local path = folder .. "/example.lua"
   local file <close> = assert(io.open(path, "w"))
   file:write(code)
   file:flush()
   local pipe = io.popen(("lua5.4 gen/main.lua gen desc/vp1-scalar -o %s --emitter %s 2>&1"):format(
      folder, path))
   local output = pipe:read("a")
   local ok = pipe:close()
   local csv = ok and read(folder .. "/vp1-scalar/example.csv") or ""
   os.execute(("rm -r '%s'"):format(folder))
   lu.assertTrue(ok, output)
   local model = check.load({ "desc/vp1-scalar" })
   lu.assertEquals(select(2, csv:gsub("\n", "")), #model.forms + 1)
   lu.assertStrMatches(csv, "form,mnemonic,bits,mask,value\n.*\narith%.add%.two,add,32,0x%x+,0x%x+\n.*")
end

-- Emitters ----------------------------------------------------------------------------------------

TestOrder = {}

-- What emitters share is no emitter; each of the others has a name of its own.
function TestOrder:test_emitters_have_names()
   local seen = {}
   for name in lfs.dir("gen/emit") do
      local is_folder = lfs.attributes("gen/emit/" .. name .. "/init.lua") ~= nil
      local module = is_folder and name or name:match("^(.*)%.lua$")
      if module then
         local emitter = require("gen.emit." .. module)
         lu.assertEquals(emitter.emit == nil, module == "c", module)
         if emitter.emit then
            lu.assertIsString(emitter.name, module)
            lu.assertNil(seen[emitter.name], module)
            seen[emitter.name] = true
         end
      end
   end
end

-- The generator knows no instruction set, and the runtime nothing of what is generated.
function TestOrder:test_runtime_includes_nothing_generated()
   for name in lfs.dir("runtime") do
      if name:match("%.[ch]$") then
         for include in read("runtime/" .. name):gmatch('#include "([^"]+)"') do
            lu.assertNotNil(lfs.attributes("runtime/" .. include, "mode"), name .. " includes "
               .. include)
         end
      end
   end
end

os.exit(lu.LuaUnit.run())
