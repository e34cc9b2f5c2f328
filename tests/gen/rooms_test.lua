-- The structure of gen/: its rooms are in the order of tests/rooms/order.lua, a module requires
-- only what is in its own room or in one before it, and nothing requires itself by a detour.
package.path = "./?.lua;./?/init.lua;" .. package.path
local lu = require("luaunit")
local lfs = require("lfs")
local order = require("tests.rooms.order").gen

local MOST_FILES, MOST_COLUMNS = 25, 100

-- All of gen/: folders, each an array of names, and the paths of the Lua files, sorted.
local folders, paths = {}, {}

local function collect(folder)
   local names = {}
   for name in lfs.dir(folder) do
      if name:sub(1, 1) ~= "." then names[#names + 1] = name end
   end
   table.sort(names)
   folders[folder] = names
   for _, name in ipairs(names) do
      local path = folder .. "/" .. name
      if lfs.attributes(path, "mode") == "directory" then
         collect(path)
      elseif name:match("%.lua$") then
         paths[#paths + 1] = path
      end
   end
end

collect("gen")

local function read(path)
   local file <close> = assert(io.open(path))
   return file:read("a")
end

-- `gen/num/init.lua` → `num`, as `require("gen.num")` names it.
local function module_of(path)
   return (path:match("^gen/(.*)%.lua$"):gsub("/init$", ""))
end

-- What each module requires of gen/.
local requires = {}
for _, path in ipairs(paths) do
   local list = {}
   for name in read(path):gmatch('require%s*%(?%s*["\']gen%.([%w_.]+)["\']') do
      if not name:find("%.$") then list[#list + 1] = name:gsub("%.", "/") end
   end
   requires[module_of(path)] = list
end

local place = {}
for i, room in ipairs(order) do place[room] = i end

-- The room of a module and its place in the order; the entry of a folder belongs to the folder.
local function room_of(module)
   local folder = module
   while folder do
      if place[folder] then return folder, place[folder] end
      local parent, name = folder:match("^(.*)/([^/]+)$")
      if parent and place[parent .. "/*"] then
         return parent .. "/" .. name, place[parent .. "/*"]
      end
      folder = parent
   end
end

TestRooms = {}

function TestRooms:test_every_module_is_in_a_room()
   local missing = {}
   for _, path in ipairs(paths) do
      if not room_of(module_of(path)) then missing[#missing + 1] = path end
   end
   lu.assertEquals(missing, {})
end

function TestRooms:test_every_room_exists()
   for _, room in ipairs(order) do
      local name = "gen/" .. room:gsub("/%*$", "")
      lu.assertTrue(folders[name] ~= nil or lfs.attributes(name .. ".lua") ~= nil, name)
   end
end

-- Two rooms of the same place are two emitters.
function TestRooms:test_modules_require_only_rooms_before_theirs()
   local wrong = {}
   for _, path in ipairs(paths) do
      local module = module_of(path)
      local room, own = room_of(module)
      for _, name in ipairs(requires[module]) do
         local other_room, other = room_of(name)
         if other_room ~= room and (other or math.huge) >= own then
            wrong[#wrong + 1] = module .. " requires " .. name
         end
      end
   end
   lu.assertEquals(wrong, {})
end

-- A way from a module back to itself, as text; nil for none. `state` of those seen: "open", "done".
local function circle_from(module, state, way)
   way[#way + 1] = module
   if state[module] == "open" then return table.concat(way, " -> ") end
   if state[module] ~= "done" then
      state[module] = "open"
      for _, name in ipairs(requires[module] or {}) do
         local circle = circle_from(name, state, way)
         if circle then return circle end
      end
      state[module] = "done"
   end
   way[#way] = nil
end

function TestRooms:test_nothing_requires_itself()
   local state = {}
   for _, path in ipairs(paths) do lu.assertNil(circle_from(module_of(path), state, {})) end
end

function TestRooms:test_what_is_required_exists()
   local wrong = {}
   for _, path in ipairs(paths) do
      for _, name in ipairs(requires[module_of(path)]) do
         if not requires[name] then wrong[#wrong + 1] = path .. ": " .. name end
      end
   end
   lu.assertEquals(wrong, {})
end

-- A module is a file or a folder, whose entry is `init.lua`.
function TestRooms:test_a_module_is_a_file_or_a_folder()
   for _, path in ipairs(paths) do
      lu.assertNil(folders[(path:gsub("%.lua$", ""))], path)
   end
end

function TestRooms:test_folders_are_small()
   for folder, names in pairs(folders) do
      lu.assertTrue(#names <= MOST_FILES, folder .. " has more than 25 files")
   end
end

function TestRooms:test_lines_are_short()
   local long = {}
   for _, path in ipairs(paths) do
      local n = 0
      for line in (read(path) .. "\n"):gmatch("([^\n]*)\n") do
         n = n + 1
         if (utf8.len(line) or #line) > MOST_COLUMNS then long[#long + 1] = path .. ":" .. n end
      end
   end
   lu.assertEquals(long, {})
end

os.exit(lu.LuaUnit.run())
