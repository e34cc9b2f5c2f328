-- Runs of one instruction as conformance vectors: what the emulator of another origin made of them.
local M = {}

-- The numbers of registers that bits of a word may name, and the stack pointer, which is not named.
local function named(code)
   local numbers, seen = {}, {}
   local function add(number)
      if number ~= 0 and not seen[number] then
         seen[number] = true
         numbers[#numbers + 1] = number
      end
   end
   local word = #code == 2 and ("<I2"):unpack(code) or ("<I4"):unpack(code)
   for _, at in ipairs(#code == 2 and { 7, 2 } or { 7, 15, 20, 27 }) do
      add(word >> at & 31)
      if #code == 2 then add(8 + (word >> at & 7)) end
   end
   add(2)
   table.sort(numbers)
   return numbers
end

local function hex(value) return ('"0x%x"'):format(value) end

-- Registers of a state of 512 bytes: fcsr, x1 to x31, f0 to f31.
local function at(state, index) return (("<i8"):unpack(state, 8 * index + 1)) end

local function members(list) return "{" .. table.concat(list, ",") .. "}" end

--- A line for a run on a variant, of the state before it and after it.
function M.line(run, variant, before, after)
   local into, out, wanted = { '"$mstatus":"0x6000"' }, {}, {}
   local floats = run.texts[1]:find("^f") or run.texts[1]:find("^c%.f")
   for _, number in ipairs(named(run.code)) do
      wanted[number], wanted[32 + number] = true, floats ~= nil
   end
   wanted[32] = floats ~= nil
   local flags, mode = at(before, 0) & 31, at(before, 0) >> 5 & 7
   into[2], into[3] = '"$fflags":' .. hex(flags), '"$frm":' .. hex(mode)
   for i = 1, 63 do
      local name = i < 32 and "$x" .. i or "$f" .. i - 32
      if wanted[i] then into[#into + 1] = ('"%s":%s'):format(name, hex(at(before, i))) end
      if at(before, i) ~= at(after, i) then
         out[#out + 1] = ('"%s":%s'):format(name, hex(at(after, i)))
      end
   end
   if at(after, 0) & 31 ~= flags then out[#out + 1] = '"$fflags":' .. hex(at(after, 0) & 31) end
   if at(after, 0) >> 5 & 7 ~= mode then out[#out + 1] = '"$frm":' .. hex(at(after, 0) >> 5 & 7) end
   local code = #run.code == 2 and ("%04x"):format(("<I2"):unpack(run.code))
      or ("%04x %04x"):format(("<I2I2"):unpack(run.code))
   return ('{"isa":"rv64","variant":"%s","code":"%s","in":%s,"out":%s}'):format(variant, code,
      members(into), members(out))
end

return M
