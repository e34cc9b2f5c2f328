-- Vectors of instructions in which the threads of a warp work together, from second models:
-- registers of all lanes before and after. `new(PROGRAM, FILE)` collects them, assembles their texts
-- with the program and writes them.
local M = {}
M.__index = M

local state = 1

--- A random number below n, the same in every run.
function M.below(n)
   state = state * 6364136223846793005 + 1442695040888963407
   return (state >> 33) % n
end

function M.word() return M.below(0x10000) << 16 | M.below(0x10000) end

--- An array by lane of what `f(lane)` returns, random words without it.
function M.lanes(f)
   local values = {}
   for lane = 0, 31 do values[lane] = (f or M.word)(lane) end
   return values
end

function M.new(program, path)
   return setmetatable({ program = program, path = path, list = {} }, M)
end

--- One vector: `variant`, `text`, `active` (all), `given` and `made`: registers with their values,
--- an array by lane or a number; `memory` and `stored`: words of shared memory by address.
function M:add(vector) self.list[#self.list + 1] = vector end

local function put(members, name, values, active)
   if type(values) == "number" then
      members[#members + 1] = ('"$%s":"0x%x"'):format(name, values)
      return
   end
   for lane = 0, 31 do
      if values[lane] and (not active or active >> lane & 1 == 1) then
         members[#members + 1] = ('"$%s@%d":"0x%x"'):format(name, lane, values[lane])
      end
   end
end

local function sorted(list)
   local keys = {}
   for key in pairs(list) do keys[#keys + 1] = key end
   table.sort(keys)
   return keys
end

local function registers(list, active)
   local members = {}
   for _, name in ipairs(sorted(list)) do put(members, name, list[name], active) end
   return members
end

local function cells(list)
   local members = {}
   for _, at in ipairs(sorted(list)) do members[#members + 1] = ('"0x%x":"0x%x"'):format(at, list[at]) end
   return ('{"s":{%s}}'):format(table.concat(members, ","))
end

local function line_of(vector, code)
   local active = vector.active or 0xffffffff
   local before = registers(vector.given)
   before[#before + 1] = ('"$active":"0x%x"'):format(active)
   local memory = vector.memory and (',"mem_in":%s,"mem_out":%s'):format(cells(vector.memory),
      cells(vector.stored or {})) or ""
   return ('{"isa":"volta","variant":"%s","code":"%s","note":"%s","in":{%s},"out":{%s}%s}\n'):format(
      vector.variant, code, vector.text, table.concat(before, ","),
      table.concat(registers(vector.made, active), ","), memory)
end

-- The codes of the texts of a variant.
local function assemble(self, variant, list)
   local source = self.path .. ".s"
   local file = assert(io.open(source, "w"))
   for _, vector in ipairs(list) do file:write(vector.text, "\n") end
   file:close()
   local codes = assert(io.popen(("%s as -m volta -V %s -i %s"):format(self.program, variant, source)))
   for _, vector in ipairs(list) do
      local low, high = ("<I8I8"):unpack(codes:read(16))
      vector.code = ("%016x%016x"):format(high, low)
   end
   assert(codes:close())
end

--- Writes the file; returns how many vectors are in it.
function M:write()
   local by_variant = {}
   for _, vector in ipairs(self.list) do
      by_variant[vector.variant] = by_variant[vector.variant] or {}
      table.insert(by_variant[vector.variant], vector)
   end
   for _, variant in ipairs(sorted(by_variant)) do assemble(self, variant, by_variant[variant]) end
   local file = assert(io.open(self.path, "w"))
   for _, vector in ipairs(self.list) do file:write(line_of(vector, vector.code)) end
   file:close()
   return #self.list
end

return M
