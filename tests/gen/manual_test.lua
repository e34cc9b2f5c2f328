-- Every example of desc/LANGUAGE.rst is executed: descriptions are checked, diagnostics compared,
-- commands run. The convention is stated in a comment at the head of that file. Commands that need
-- the built program are run when ISADORA names it or build/isadora exists; `check`, `gen` and
-- `diff` need only Lua.
package.path = "./?.lua;" .. package.path
local lu = require("luaunit")
local lfs = require("lfs")
local check = require("gen.check")

local PATH = "desc/LANGUAGE.rst"

-- Reading the manual ------------------------------------------------------------------------------

local function read_lines(path)
   local lines = {}
   for line in io.lines(path) do lines[#lines + 1] = line end
   return lines
end

local INDENT = "   " -- of the contents of a directive

--- The indented block behind line n (after a directive and its blank line), without its
--- indentation.
local function block_behind(lines, n)
   while lines[n] and not lines[n]:match("^%.%. code%-block::") do
      if lines[n]:match("%S") then error(("%s:%d: an example is no code block"):format(PATH, n)) end
      n = n + 1
   end
   n = n + 1
   while lines[n] and not lines[n]:match("%S") do n = n + 1 end
   local block, first = {}, n
   while lines[n] and (lines[n]:sub(1, #INDENT) == INDENT or not lines[n]:match("%S")) do
      block[#block + 1] = lines[n]:sub(#INDENT + 1)
      n = n + 1
   end
   while block[#block] == "" do block[#block] = nil end
   return block, first
end

--- `.. example: NAME [extends BASE] [gives CODE ..]` as a record.
local function read_head(text, line)
   local name, rest = text:match("^(%S+)%s*(.*)$")
   local example = { name = name, line = line, codes = {} }
   example.base = rest:match("extends (%S+)")
   for code in (rest:match("gives (.*)$") or ""):gmatch("%S+") do
      example.codes[#example.codes + 1] = code
   end
   return example
end

--- All examples in their order; blocks of one name are joined.
local function read_examples(lines)
   local list, by_name = {}, {}
   for n, line in ipairs(lines) do
      local head = line:match("^%.%. example: (.*)$")
      if head then
         local example = read_head(head, n)
         local block, first = block_behind(lines, n + 1)
         local known = example.name ~= "console" and by_name[example.name]
         if known then
            table.move(block, 1, #block, #known.text + 1, known.text)
            for _, code in ipairs(example.codes) do known.codes[#known.codes + 1] = code end
         else
            example.text, example.first = block, first
            by_name[example.name] = example
            list[#list + 1] = example
         end
      end
   end
   return list, by_name
end

local LINES = read_lines(PATH)
local EXAMPLES, BY_NAME = read_examples(LINES)

local function source_of(example)
   local base = example.base and source_of(assert(BY_NAME[example.base], example.base)) or ""
   return base .. table.concat(example.text, "\n") .. "\n"
end

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

local ROOT = lfs.currentdir()

local function program()
   local path = os.getenv("ISADORA") or ROOT .. "/build/isadora"
   return lfs.attributes(path, "mode") == "file" and path or nil
end

local LUA_ONLY = { check = true, gen = true, diff = true, doc = true }

--- The command of a `$ isadora ..` line, or nil when what it needs is not there.
local function command_of(line)
   local rest = line:match("^%$ isadora (.*)$")
   if not rest then return line:match("^%$ (.*)$") end
   local path = program()
   if path then return path .. " " .. rest end
   return LUA_ONLY[rest:match("^%a+")] and ("lua5.4 %s/gen/main.lua %s"):format(ROOT, rest) or nil
end

--- Commands of a console block with what they print.
local function commands_of(text)
   local list = {}
   for _, line in ipairs(text) do
      if line:match("^%$ ") then
         list[#list + 1] = { line = line, output = {} }
      else
         table.insert(list[#list].output, line)
      end
   end
   return list
end

local function run(folder, command)
   local pipe = assert(io.popen(("cd %s && { %s ; } 2>&1"):format(folder, command)))
   local text = pipe:read("a")
   pipe:close()
   return text
end

--- Does the output match? A line `...` stands for any lines.
local function matches(expected, output)
   local pattern = ""
   for _, line in ipairs(expected) do
      pattern = pattern .. (line == "..." and ".-" or line:gsub("%p", "%%%0") .. "\n")
   end
   return output:match("^" .. pattern .. "$") ~= nil
end

local function write_files(folder)
   lfs.mkdir(folder)
   for _, example in ipairs(EXAMPLES) do
      if example.name ~= "console" then
         local file = assert(io.open(folder .. "/" .. example.name, "wb"))
         file:write(source_of(example))
         file:close()
      end
   end
end

TestConsole = {}

function TestConsole.test_all()
   local folder = os.tmpname()
   os.remove(folder)
   write_files(folder)
   local skipped, problems = 0, {}
   for _, example in ipairs(EXAMPLES) do
      for _, c in ipairs(example.name == "console" and commands_of(example.text) or {}) do
         local command = command_of(c.line)
         local output = command and run(folder, command)
         if not command then
            skipped = skipped + 1
         elseif not matches(c.output, output) then
            problems[#problems + 1] = ("%s:%d: %s\nsays\n%s\nexpected\n%s"):format(PATH,
               example.line, c.line, output,
               table.concat(c.output, "\n"))
         end
      end
   end
   os.execute("rm -rf " .. folder)
   if skipped > 0 then print(skipped .. " commands need the built program and were not run") end
   lu.assertEquals(table.concat(problems, "\n\n"), "")
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
