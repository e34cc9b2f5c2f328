-- Writes the initial states and expected results of the programs beside this file, from plain
-- implementations of the same algorithms in reference/.
--
--   lua5.4 tests/prog/vuc/expect.lua            writes NAME.json for each NAME.s
--   lua5.4 tests/prog/vuc/expect.lua --check    compares, and changes nothing
--
-- A result file says: run NAME.s from the state `in` and `mem_in`; afterwards the registers and
-- cells in `out` and `mem_out` hold these values. What they do not name may hold anything.

local FOLDER = arg[0]:match("^(.*/)") or "./"
package.path = FOLDER .. "?.lua;" .. package.path

local GROUPS = {"motion", "direct", "blocks", "syntax", "numbers", "memory", "tables"}

local Case = {}
Case.__index = Case

local function new_case(name)
   local seed = 0
   for i = 1, #name do seed = seed * 31 + name:byte(i) & 0xffffffff end
   return setmetatable({name = name, seed = seed, regs_in = {}, regs_out = {}, cells_in = {},
      cells_out = {}}, Case)
end

--- A number from `low` to `high`: the same in every run, but without a visible pattern.
function Case:random(low, high)
   self.seed = self.seed * 6364136223846793005 + 1442695040888963407
   return low + ((self.seed >> 33) * (high - low + 1) >> 31)
end

--- `count` random numbers.
function Case:randoms(count, low, high)
   local values = {}
   for i = 1, count do values[i] = self:random(low, high) end
   return values
end

local function text_of(value)
   assert(math.type(value) == "integer" and value >= -0x8000 and value <= 0xffff)
   return string.format("0x%x", value & 0xffff)
end

local function note(list, key, value) list[#list + 1] = {key, text_of(value)} end

function Case:set(register, value) note(self.regs_in, register, value) end
function Case:expect_register(register, value) note(self.regs_out, register, value) end

local function note_cells(spaces, address, values, space)
   space = space or "D"
   local list = spaces[space]
   if not list then
      list = {}
      spaces[space], spaces[#spaces + 1] = list, space
   end
   for i, value in ipairs(values) do note(list, string.format("0x%x", address + i - 1), value) end
end

--- The cells of a space (D unless said) from `address` on: before the run, and after it.
function Case:fill(address, values, space) note_cells(self.cells_in, address, values, space) end
function Case:expect(address, values, space) note_cells(self.cells_out, address, values, space) end

local function object(list)
   local parts, seen = {}, {}
   for i, entry in ipairs(list) do
      assert(not seen[entry[1]], entry[1])
      seen[entry[1]] = true
      parts[i] = string.format('"%s":"%s"', entry[1], entry[2])
   end
   return "{" .. table.concat(parts, ",") .. "}"
end

local function spaces_text(spaces)
   local parts = {}
   for i, space in ipairs(spaces) do
      parts[i] = string.format('"%s":%s', space, object(spaces[space]))
   end
   return "{" .. table.concat(parts, ",") .. "}"
end

local function case_text(case)
   return string.format('{"in":%s,\n "mem_in":%s,\n "out":%s,\n "mem_out":%s}\n',
      object(case.regs_in), spaces_text(case.cells_in), object(case.regs_out),
      spaces_text(case.cells_out))
end

local function write(path, text)
   local file = assert(io.open(path, "w"))
   file:write(text)
   file:close()
end

local function same(path, text)
   local file = io.open(path)
   local found = file and file:read("a")
   if file then file:close() end
   if found ~= text then io.stderr:write(path, ": differs from the reference\n") end
   return found == text
end

local function main()
   local check, good = arg[1] == "--check", true
   for _, group in ipairs(GROUPS) do
      for _, program in ipairs(require("reference." .. group)) do
         local case = new_case(program.name)
         program.run(case)
         local path = FOLDER .. program.name .. ".json"
         if check then
            good = same(path, case_text(case)) and good
         else
            write(path, case_text(case))
         end
      end
   end
   os.exit(good)
end

main()
