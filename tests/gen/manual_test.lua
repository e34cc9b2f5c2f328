-- Every example of desc/LANGUAGE.rst is executed: descriptions are checked, diagnostics compared,
-- commands run; of README.md, the manual of the program and chapters beside descriptions, all
-- commands are. tests/lib/manual.lua reads
-- examples and says which commands need the built program.
package.path = "./?.lua;" .. package.path
local lu = require("luaunit")
local lfs = require("lfs")
local check = require("gen.check")
local manual = require("tests.lib.manual")

local PATH = "desc/LANGUAGE.rst"

local EXAMPLES, BY_NAME, LINES = manual.read(PATH)

local function source_of(example) return manual.source_of(BY_NAME, example) end

-- Descriptions ------------------------------------------------------------------------------------

--- Codes of all diagnostics, sorted, each once.
local function codes_of(report)
   local codes, seen = {}, {}
   for _, d in ipairs(report:list()) do
      if not seen[d.code] then
         seen[d.code] = true
         codes[#codes + 1] = d.code
      end
   end
   table.sort(codes)
   return codes
end

local function printed(report)
   local texts = {}
   for _, d in ipairs(report:list()) do
      texts[#texts + 1] = ("%s:%s: %s: %s"):format(d.line, d.col, d.code, d.message)
   end
   return table.concat(texts, "\n")
end

TestDescriptions = {}

for _, example in ipairs(EXAMPLES) do
   if example.name:match("%.isa$") then
      TestDescriptions["test_" .. example.name] = function()
         local model, report = check.text(example.name, source_of(example))
         local where = ("%s:%d: %s\n%s"):format(PATH, example.line, example.name, printed(report))
         table.sort(example.codes)
         lu.assertEquals(codes_of(report), example.codes, where)
         local has_error = table.concat(example.codes):find("E") ~= nil
         lu.assertEquals(model == nil, has_error, where)
      end
   end
end

-- Commands ----------------------------------------------------------------------------------------

TestConsole = {}

local function pages_with_commands()
   local paths = { PATH, "README.md" }
   for isa in lfs.dir("desc") do
      local chapter = ("desc/%s/execution.rst"):format(isa)
      if lfs.attributes(chapter) then paths[#paths + 1] = chapter end
   end
   for name in lfs.dir("tools/isadora/manual") do
      if name:match("%.rst$") then paths[#paths + 1] = "tools/isadora/manual/" .. name end
   end
   return paths
end

for _, path in ipairs(pages_with_commands()) do
   TestConsole["test_" .. path] = function()
      local problems, skipped, count = manual.run(path)
      if skipped > 0 then
         print(skipped .. " commands need the built program and were not run")
      end
      lu.assertTrue(count > 0, path .. " has no commands")
      lu.assertEquals(problems, "")
      if os.getenv("ISADORA") then lu.assertEquals(skipped, 0) end
   end
end

-- Completeness ------------------------------------------------------------------------------------

local function lua_files(folder, found)
   for name in lfs.dir(folder) do
      local path = folder .. "/" .. name
      if name:match("%.lua$") then
         found[#found + 1] = path
      elseif not name:match("^%.") and lfs.attributes(path, "mode") == "directory" then
         lua_files(path, found)
      end
   end
   return found
end

--- Diagnostics that the passes can give.
local function codes_in_sources()
   local codes = {}
   for _, path in ipairs(lua_files("gen", {})) do
      local file = assert(io.open(path))
      for code in file:read("a"):gmatch('"([EW]%d%d)"') do codes[code] = true end
      file:close()
   end
   return codes
end

local function codes_in_manual()
   local codes = {}
   for _, line in ipairs(LINES) do
      local code = line:match('^   "([EW]%d%d)", ')
      if code then codes[code] = true end
   end
   return codes
end

TestComplete = {}

function TestComplete.test_every_diagnostic_is_listed()
   local known, listed = codes_in_sources(), codes_in_manual()
   for code in pairs(known) do
      lu.assertTrue(listed[code] or false, code .. " is in gen/ but not in " .. PATH)
   end
   for code in pairs(listed) do
      lu.assertTrue(known[code] or false, code .. " is in " .. PATH .. " but not in gen/")
   end
end

function TestComplete.test_every_isa_block_is_an_example()
   for n, line in ipairs(LINES) do
      if line:match("^%.%. code%-block:: isa") then
         local above = n - 1
         while LINES[above] == "" do above = above - 1 end
         local message = ("%s:%d has no `.. example:` above it"):format(PATH, n)
         lu.assertStrContains(LINES[above], ".. example: ", nil, message)
      end
   end
end

os.exit(lu.LuaUnit.run())
