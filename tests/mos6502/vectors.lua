-- Expected results, of the model in cpu.lua.
--    vectors.lua run IMAGE BASE END         runs a program to END, prints the state for --expect
--    vectors.lua opcodes COUNT SEED         COUNT instructions of each opcode on random states
--    vectors.lua decimal ADC|SBC [SHARE]    in decimal mode, of all operands and carries; of every
--                                           SHARE-th accumulator only
package.path = (arg[0]:match("^.*/") or "") .. "?.lua;" .. package.path
local cpu_of = require("cpu")

local function registers_of(cpu)
   return { ["$pc"] = cpu.pc, ["$a"] = cpu.a, ["$x"] = cpu.x, ["$y"] = cpu.y, ["$s"] = cpu.s,
      ["$p"] = cpu:get_status() }
end

local ORDER = { "$pc", "$a", "$x", "$y", "$s", "$p" }

-- {"$pc": 1, ..} of all registers, or of those that are not as before
local function registers_text(now, before)
   local list = {}
   for _, name in ipairs(ORDER) do
      if not before or now[name] ~= before[name] then
         list[#list + 1] = ('"%s": "0x%x"'):format(name, now[name])
      end
   end
   return "{" .. table.concat(list, ", ") .. "}"
end

-- {"mem": {"0x1": 2, ..}} of the cells that are not as before
local function cells_text(now, before)
   local addresses, list = {}, {}
   for address, value in next, now do
      if value ~= (before[address] or 0) then addresses[#addresses + 1] = address end
   end
   table.sort(addresses)
   for _, address in ipairs(addresses) do
      list[#list + 1] = ('"0x%x": %d'):format(address, now[address])
   end
   return '{"mem": {' .. table.concat(list, ", ") .. "}}"
end

local function copy(memory)
   local result = {}
   for address, value in next, memory do result[address] = value end
   return result
end

local COMMANDS = {}

function COMMANDS.run(image, base, last)
   local file = assert(io.open(image, "rb"))
   local bytes, cpu = file:read("a"), cpu_of.new()
   file:close()
   base, last = math.tointeger(tonumber(base)), math.tointeger(tonumber(last))
   for i = 1, #bytes do cpu.m[base + i - 1] = bytes:byte(i) end
   local before = copy(cpu.m)
   cpu.pc = base
   for _ = 1, 100000 do
      if cpu.pc == last then break end
      cpu:step()
   end
   print(('{"out": %s,\n "mem_out": %s}'):format(registers_text(registers_of(cpu)),
      cells_text(cpu.m, before)))
end

-- The instruction at the program counter of `cpu`, whose memory is `before`, as a vector.
local function print_vector(cpu, before)
   local at, code = cpu.pc, {}
   local length = cpu_of.length(cpu.m[at]) or 1
   for i = 0, length - 1 do code[#code + 1] = ("%02x"):format(cpu.m[at + i & 0xffff]) end
   local registers = registers_of(cpu)
   local ends = '"stop": "unknown"'
   if cpu_of.length(cpu.m[at]) then
      cpu:step()
      ends = ('"out": %s, "mem_out": %s'):format(
         registers_text(registers_of(cpu), registers), cells_text(cpu.m, before))
   end
   for i = 0, length - 1 do before[at + i & 0xffff] = nil end
   print(('{"isa": "mos6502", "code": "%s", "in": %s, "mem_in": %s, %s}'):format(
      table.concat(code, " "), registers_text(registers), cells_text(before, {}), ends))
end

-- A byte, often one at an end of its range
local function random_byte()
   local ends = { 0, 1, 0x7f, 0x80, 0xff }
   return ends[math.random(16)] or math.random(0, 255)
end

function COMMANDS.opcodes(times, seed)
   math.randomseed(math.tointeger(tonumber(seed)))
   for code = 0, 255 do
      for _ = 1, math.tointeger(tonumber(times)) do
         local cpu, before = cpu_of.new(), {}
         cpu.a, cpu.x, cpu.y, cpu.s = random_byte(), random_byte(), random_byte(), random_byte()
         cpu:set_status(math.random(0, 255))
         cpu.pc = math.random(0x200, 0xfff0)
         cpu.m[cpu.pc] = code
         before[cpu.pc] = code
         setmetatable(cpu.m, { __index = function(memory, address)
            memory[address] = random_byte()
            before[address] = memory[address]
            return memory[address]
         end })
         print_vector(cpu, before)
      end
   end
end

-- What digits of 0 to 9 result in is known without a processor.
local function check_digits(name, a, b, c, cpu)
   if a & 15 > 9 or a >> 4 > 9 or b & 15 > 9 or b >> 4 > 9 then return end
   local x, y = tonumber(("%x"):format(a)), tonumber(("%x"):format(b))
   local result = name == "ADC" and x + y + c or x - y - 1 + c
   assert(("%x"):format(cpu.a) == ("%d"):format(result % 100))
   assert(cpu.c == (name == "ADC" and result // 100 or result // 100 + 1))
end

function COMMANDS.decimal(name, share)
   local code = name == "ADC" and 0x69 or 0xe9
   for a = 0, 255, math.tointeger(tonumber(share or 1)) do
      for b = 0, 255 do
         for c = 0, 1 do
            local cpu = cpu_of.new({ [0] = code, b })
            cpu.a, cpu.d, cpu.c = a, 1, c
            local before = registers_of(cpu)
            cpu:step()
            check_digits(name, a, b, c, cpu)
            print(('{"isa": "mos6502", "code": "%02x %02x", "in": %s, "out": %s}'):format(code, b,
               registers_text(before), registers_text(registers_of(cpu), before)))
         end
      end
   end
end

COMMANDS[arg[1]](table.unpack(arg, 2))
