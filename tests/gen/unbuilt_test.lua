-- What is recognised and refused with E04: each place in gen/ that does so is reached by a refused
-- description under tests/err, and each message is in the list `Not built yet` of
-- desc/LANGUAGE.rst, which has no others.
package.path = "./?.lua;" .. package.path

-- Where errors come from: the lines of all functions that are running when one is raised or noted.
local reached = {}

local function note_lines()
   local level = 3
   local info = debug.getinfo(level, "Sl")
   while info do
      reached[info.short_src:gsub("^%./", "") .. ":" .. info.currentline] = true
      level = level + 1
      info = debug.getinfo(level, "Sl")
   end
end

local plain_error = error -- the modules below call the one that follows
function error(problem, ...) -- luacheck: ignore
   if type(problem) == "table" and problem.code == "E04" then note_lines() end
   return plain_error(problem, ...)
end

local function noting(object, method)
   local plain = object[method]
   object[method] = function(self, ...)
      local first, second = ...
      if first == "E04" or second == "E04" then note_lines() end
      return plain(self, ...)
   end
end

local lu = require("luaunit")
local lfs = require("lfs")
local check = require("gen.check")
local reports = require("gen.base.report")
local walker = require("gen.values.walker")

noting(getmetatable(reports.new()).__index, "error")
noting(walker, "complain")

local function files(folder, ending, found)
   local names = {}
   for name in lfs.dir(folder) do names[#names + 1] = name end
   table.sort(names)
   for _, name in ipairs(names) do
      local path = folder .. "/" .. name
      if name:sub(1, 1) ~= "." and lfs.attributes(path, "mode") == "directory" then
         files(path, ending, found)
      elseif name:sub(-#ending) == ending then
         found[#found + 1] = path
      end
   end
   return found
end

local function read(path)
   local file <close> = assert(io.open(path))
   return file:read("a")
end

-- Messages with E04 of all refused descriptions that expect some, without the page that each is in.
local messages = {}
for _, path in ipairs(files("tests/err", ".isa", {})) do
   if read(path):find("# expect: %d+:%d+ E04") then
      local _, report = check.load({ path })
      for _, item in ipairs(report:list()) do
         if item.code == "E04" then
            messages[#messages + 1] = item.message:gsub(" %(in `[^`]*`%)$", "")
         end
      end
   end
end

-- The messages of the list, in which `..` is anything.
local function listed()
   local list = {}
   local section = read("desc/LANGUAGE.rst"):match("\nNot built yet\n%-+\n(.*)$")
   for message in section:gmatch('\n   "``(.-)``",') do list[#list + 1] = message end
   return list
end

local function matches(message, entry)
   local pattern = entry:gsub("%p", "%%%0"):gsub("%%%.%%%.", ".-")
   return message:find("^" .. pattern .. "$") ~= nil
end

TestUnbuilt = {}

function TestUnbuilt:test_every_message_is_in_the_list()
   local list = listed()
   lu.assertTrue(#list > 20)
   for _, message in ipairs(messages) do
      local found = false
      for _, entry in ipairs(list) do found = found or matches(message, entry) end
      lu.assertTrue(found, "not in the list `Not built yet`: " .. message)
   end
end

function TestUnbuilt:test_every_entry_of_the_list_is_a_message()
   for _, entry in ipairs(listed()) do
      local found = false
      for _, message in ipairs(messages) do found = found or matches(message, entry) end
      lu.assertTrue(found, "no description under tests/err has the message " .. entry)
   end
end

-- A line that names the code or has such a message; a call may begin a few lines before.
local function is_place(line)
   if line:find("^%s*%-%-") or line:find("^%s*local [%u_]+ =") or line:find("E61", 1, true) then
      return false
   end
   return line:find('"E04"', 1, true) or line:find("built yet", 1, true)
end

local function is_reached(path, n)
   for back = 0, 3 do
      if reached[path .. ":" .. n - back] then return true end
   end
   return false
end

function TestUnbuilt:test_every_place_is_reached()
   local count = 0
   for _, path in ipairs(files("gen", ".lua", {})) do
      local n = 0
      for line in io.lines(path) do
         n = n + 1
         if is_place(line) then
            count = count + 1
            lu.assertTrue(is_reached(path, n),
               ("%s:%d: no description under tests/err gets here: %s"):format(path, n, line))
         end
      end
   end
   lu.assertTrue(count > 30, count .. " places")
end

-- Patterns of the grammar that are read and refused raise their error elsewhere.
function TestUnbuilt:test_every_unbuilt_pattern_is_reached()
   local count = 0
   for _, path in ipairs(files("gen/syntax", ".lua", {})) do
      for what in read(path):gmatch('unbuilt%(%s*"([^"]*)"') do
         count = count + 1
         local found = false
         for _, message in ipairs(messages) do
            found = found or message == what .. " is not built yet"
         end
         lu.assertTrue(found, "no description under tests/err has " .. what)
      end
   end
   lu.assertTrue(count > 4)
end

os.exit(lu.LuaUnit.run())
