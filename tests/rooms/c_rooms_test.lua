-- The structure of the C by hand: the rooms of each tree are in the order of tests/rooms/order.lua, a
-- file includes and calls only what is in its own room or in one before it, and no circle has more
-- than two files. A .c and the .h of its name are one file; public headers belong to the room of
-- their name.
package.path = "./?.lua;" .. package.path
local lu = require("luaunit")
local lfs = require("lfs")
local order = require("tests.rooms.order")

local MOST_FILES, MOST_COLUMNS, MOST_IN_CIRCLE = 25, 100, 2

-- Trees of C, those first that others use.
local TREES = { "runtime", "tools/lib", "tools/isadora" }

local rooms, place = {}, {} -- "runtime/base", ..: all in order, and where each is
for _, tree in ipairs(TREES) do
   for _, room in ipairs(order[tree] or {}) do
      rooms[#rooms + 1] = tree .. "/" .. room
      place[tree .. "/" .. room] = #rooms
   end
end

local function read(path)
   local file <close> = assert(io.open(path))
   return file:read("a")
end

local function entries(folder)
   local names = {}
   for name in lfs.dir(folder) do
      if name:sub(1, 1) ~= "." then names[#names + 1] = name end
   end
   table.sort(names)
   return names
end

local paths, folders = {}, {} -- of the trees in the order: files of C; names in each folder

local function collect(folder)
   folders[#folders + 1] = { path = folder, names = entries(folder) }
   for _, name in ipairs(folders[#folders].names) do
      local path = folder .. "/" .. name
      if lfs.attributes(path, "mode") == "directory" then
         collect(path)
      elseif name:match("%.[ch]$") then
         paths[#paths + 1] = path
      end
   end
end

for _, tree in ipairs(TREES) do
   if order[tree] then collect(tree) end
end

-- `runtime/include/isadora/machine.h` → `runtime/machine/machine.h`; else the path without its end.
local function unit_of(path)
   local tree, name = path:match("^(.*)/include/isadora/(.*)%.h$")
   if not tree then return (path:gsub("%.[ch]$", "")) end
   local room = (order.public or {})[name] or name
   return ("%s/%s/%s.h"):format(tree, room, name)
end

local function room_of(unit)
   local folder = unit
   repeat
      folder = folder:match("^(.*)/[^/]*$")
      if folder and place[folder] then return folder, place[folder] end
   until not folder
end

local function without_comments(text)
   text = text:gsub("/%*.-%*/", " "):gsub("//[^\n]*", ""):gsub("\\\n", "  ")
   return text
end

local sources, units = {}, {}
for _, path in ipairs(paths) do
   local unit = unit_of(path)
   if not units[unit] then
      units[unit] = { files = {}, uses = {} }
      units[#units + 1] = unit
   end
   table.insert(units[unit].files, path)
   sources[path] = without_comments(read(path))
end

-- Functions that other files can call, by name: the unit that defines them; and those of one file.
local defined, own = {}, {}
for _, path in ipairs(paths) do
   own[path] = {}
   for head, tail in ("\n" .. sources[path]):gmatch("\n([%a_][^\n;={}]-)%f[%(](%b()[^\n;{]*\n?{)") do
      local name = head:match("([%a_][%w_]*)$")
      if name and tail and path:match("%.c$") and not head:match("^static") then
         defined[name] = unit_of(path)
      elseif name and tail then
         own[path][name] = true
      end
   end
end

local function add(unit, other, why)
   if other and other ~= unit and units[other] and not units[unit].uses[other] then
      units[unit].uses[other] = why
      table.insert(units[unit].uses, other)
   end
end

local function header_of(name, is_public)
   for _, tree in ipairs(TREES) do
      local path = tree .. (is_public and "/include/" or "/") .. name
      if sources[path] then return unit_of(path) end
   end
end

for _, path in ipairs(paths) do
   local unit = unit_of(path)
   for name in sources[path]:gmatch('#include "([^"]+)"') do add(unit, header_of(name), name) end
   for name in sources[path]:gmatch("#include <(isadora/[^>]+)>") do
      add(unit, header_of(name, true), name)
   end
   if path:match("%.c$") then
      local names = sources[path]:gsub('"[^"\n]*"', '""'):gsub("%->%s*[%w_]+", "")
      names = names:gsub("%f[%w_]struct%s+[%w_]+", "") -- a tag may be the name of a function
      for name in names:gmatch("[%a_][%w_]*") do
         if not own[path][name] then add(unit, defined[name], name .. "()") end
      end
   end
end

TestRooms = {}

function TestRooms:test_every_file_is_in_a_room()
   for _, unit in ipairs(units) do lu.assertNotNil(room_of(unit), unit) end
end

function TestRooms:test_rooms_use_only_rooms_before_them()
   local against = {}
   for _, unit in ipairs(units) do
      local room, at = room_of(unit)
      for _, other in ipairs(units[unit].uses) do
         local theirs, before = room_of(other)
         if at and before and before > at then
            against[#against + 1] = ("%s (room %s) uses %s of %s (room %s)"):format(unit, room,
               units[unit].uses[other], other, theirs)
         end
      end
   end
   lu.assertEquals(against, {})
end

-- Circles: units that reach one another (Tarjan's algorithm).
local function circles()
   local index, low, stack, on_stack, count, found = {}, {}, {}, {}, 0, {}
   local function visit(unit)
      count = count + 1
      index[unit], low[unit] = count, count
      stack[#stack + 1], on_stack[unit] = unit, true
      for _, other in ipairs(units[unit].uses) do
         if not index[other] then
            visit(other)
            low[unit] = math.min(low[unit], low[other])
         elseif on_stack[other] then
            low[unit] = math.min(low[unit], index[other])
         end
      end
      if low[unit] == index[unit] then
         local circle = {}
         repeat
            local top = table.remove(stack)
            on_stack[top] = nil
            circle[#circle + 1] = top
         until top == unit
         table.sort(circle)
         found[#found + 1] = circle
      end
   end
   for _, unit in ipairs(units) do
      if not index[unit] then visit(unit) end
   end
   return found
end

local function described(circle)
   local inside, lines = {}, {}
   for _, unit in ipairs(circle) do inside[unit] = true end
   for _, unit in ipairs(circle) do
      for _, other in ipairs(units[unit].uses) do
         if inside[other] then
            lines[#lines + 1] = ("%s -> %s: %s"):format(unit, other, units[unit].uses[other])
         end
      end
   end
   return table.concat(lines, "\n")
end

function TestRooms:test_no_circle_of_more_than_two_files()
   local large = {}
   for _, circle in ipairs(circles()) do
      local is_wide = false
      for _, unit in ipairs(circle) do is_wide = is_wide or room_of(unit) ~= room_of(circle[1]) end
      if #circle > MOST_IN_CIRCLE or is_wide then large[#large + 1] = described(circle) end
   end
   lu.assertEquals(large, {})
end

function TestRooms:test_folders_are_small()
   for _, folder in ipairs(folders) do
      lu.assertTrue(#folder.names <= MOST_FILES, ("%s has %d files, more than %d"):format(
         folder.path, #folder.names, MOST_FILES))
   end
end

function TestRooms:test_lines_are_short()
   local long = {}
   for _, path in ipairs(paths) do
      local number = 0
      for line in (read(path)):gmatch("([^\n]*)\n") do
         number = number + 1
         if utf8.len(line) > MOST_COLUMNS then long[#long + 1] = ("%s:%d"):format(path, number) end
      end
   end
   lu.assertEquals(long, {})
end

-- So that a mistake in this test does not make it pass: it sees what is certainly there.
function TestRooms:test_this_test_sees_calls()
   lu.assertEquals(defined.isadora_machine_create, "runtime/machine/machine")
   lu.assertNotNil(units["runtime/simt/grid"].uses["runtime/machine/fetch"])
end

os.exit(lu.LuaUnit.run())
