package.path = "./?.lua;" .. package.path
-- Adding an output is adding one file: an emitter of the tests (tests/emitters/census.lua) joins
-- those of gen/emit/ without a change anywhere. And what makes that so: files of gen/ require only
-- files that stand above them in the table of gen/README.md, emitters never each other.
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

-- Order of the files ------------------------------------------------------------------------------

-- `gen/README.md` → module name → its row in the table of passes; all files of one row, and folders
-- beside a file of their name, are one place.
local function table_of_passes()
   local row_of, count = {}, 0
   for line in read("gen/README.md"):gmatch("[^\n]+") do
      local cell = line:match("^|%s*(`[^|]*)|")
      if cell then
         count = count + 1
         for name in cell:gmatch("`([%w_/*]+)%.lua`") do row_of[name] = count end
      end
   end
   return row_of
end

local function lua_files(folder, found)
   local names = {}
   for name in lfs.dir(folder) do
      if name:sub(1, 1) ~= "." then names[#names + 1] = name end
   end
   table.sort(names)
   for _, name in ipairs(names) do
      local path = folder .. "/" .. name
      if name:match("%.lua$") then
         found[#found + 1] = path
      elseif lfs.attributes(path, "mode") == "directory" then
         lua_files(path, found)
      end
   end
   return found
end

-- `gen.a.b` for every `require` of a file of gen/.
local function required(path)
   local list = {}
   for name in read(path):gmatch('require%s*%(?%s*["\']gen%.([%w_.]+)["\']') do list[#list + 1] =
      (name:gsub("%.", "/")) end
   return list
end

local function module_of(path) return path:match("^gen/(.*)%.lua$") end

-- A file of a subfolder belongs to the pass of the folder's name: `values/walker` to `values`.
local function pass_of(module)
   return module:match("^([^/]+)/") or module
end

TestOrder = {}

-- Modules that no row of the table names, and files that no row knows of.
function TestOrder:test_every_pass_is_in_the_table()
   local row_of, missing = table_of_passes(), {}
   for _, path in ipairs(lua_files("gen", {})) do
      local module = module_of(path)
      if not module:match("^emit/") and not row_of[pass_of(module)] then
         missing[#missing + 1] = module
      end
   end
   lu.assertEquals(missing, {})
   for name in pairs(row_of) do
      if not name:match("%*") then
         lu.assertNotNil(lfs.attributes("gen/" .. name .. ".lua", "mode"), name)
      end
   end
end

function TestOrder:test_passes_require_only_what_stands_above()
   local row_of, wrong = table_of_passes(), {}
   for _, path in ipairs(lua_files("gen", {})) do
      local module = module_of(path)
      if not module:match("^emit/") and module ~= "main" then
         local own = row_of[pass_of(module)] or 0
         for _, name in ipairs(required(path)) do
            local other = row_of[pass_of(name)] or math.huge
            if name:match("^emit") or other > own then
               wrong[#wrong + 1] = module .. " requires " .. name
            end
         end
      end
   end
   lu.assertEquals(wrong, {})
end

-- Files of gen/emit/ that give nothing themselves and serve the emitters; the layout of the state
-- is made of C types.
local SHARED = { ["emit/c"] = true, ["emit/halves"] = true, ["emit/relative"] = true,
   ["emit/state"] = true, ["emit/tail"] = true, ["emit/timed"] = true }
local ALLOWED = { ["emit/state requires emit/exec/ctype"] = true }
-- The quick functions are written from the same code in another way.
local function is_second_writer(module, name)
   return module:find("^emit/fast") ~= nil and name:find("^emit/exec/") ~= nil
end

function TestOrder:test_emitters_do_not_require_each_other()
   local wrong = {}
   for _, path in ipairs(lua_files("gen/emit", {})) do
      local module = module_of(path)
      local own_folder = module:match("^emit/([^/]+)") .. "/"
      for _, name in ipairs(required(path)) do
         local inner = name:match("^emit/(.*)")
         if inner and not SHARED[name] and inner:sub(1, #own_folder) ~= own_folder then
            local text = module .. " requires " .. name
            if not ALLOWED[text] and not is_second_writer(module, name) then wrong[#wrong + 1] = text end
         end
      end
   end
   lu.assertEquals(wrong, {})
end

-- Shared files are no emitters, all others are, and each has a name of its own.
function TestOrder:test_emitters_have_names()
   local seen = {}
   for name in lfs.dir("gen/emit") do
      local module = name:match("^(.*)%.lua$")
      if module then
         local emitter = require("gen.emit." .. module)
         lu.assertEquals(emitter.emit == nil, SHARED["emit/" .. module] or false, module)
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
