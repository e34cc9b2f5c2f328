-- Random programs for rv64 that make the address of a jump: `lua5.4 fold_make.lua SEED COUNT`. Writes N.s for each, and
-- says whether all that the jump depends on is made in the program (`known`) or some register is not (`open`).
math.randomseed(tonumber(arg[1]))
local REGISTERS = { "t0", "t1", "t2", "a0", "a1" }

local function pick(list) return list[math.random(#list)] end

local THREE = { "add", "sub", "and", "or", "xor", "addw", "subw", "mul" }
local SMALL = { "addi", "andi", "ori", "xori", "addiw" }

-- One instruction; `known` has the registers whose values the program alone makes.
local function instruction(known)
   local d, a, b = pick(REGISTERS), pick(REGISTERS), pick(REGISTERS)
   local way = math.random(6)
   if way == 1 then
      known[d] = true
      return ("%s %s,0x%x"):format(pick({ "lui", "auipc" }), d, math.random(0, 0xfffff))
   elseif way == 2 then
      known[d] = known[a] and known[b]
      return ("%s %s,%s,%s"):format(pick(THREE), d, a, b)
   elseif way == 3 then
      known[d] = true
      return ("addi %s,zero,%d"):format(d, math.random(-2048, 2047))
   elseif way == 4 then
      known[d] = known[a]
      return ("slli %s,%s,%d"):format(d, a, math.random(0, 12))
   elseif way == 5 then
      known[d] = nil
      return ("ld %s,%d(sp)"):format(d, 8 * math.random(0, 9))
   end
   known[d] = known[a]
   return ("%s %s,%s,%d"):format(pick(SMALL), d, a, math.random(-2048, 2047))
end

for n = 1, tonumber(arg[2]) do
   local known, lines = {}, {}
   for i = 1, math.random(1, 12) do lines[i] = instruction(known) end
   local by = pick(REGISTERS)
   lines[#lines + 1] = pick({ "jalr ra,%d(%s)", "jalr a2,%d(%s)" }):format(math.random(-64, 64), by)
   local file <close> = assert(io.open(n .. ".s", "w"))
   file:write(table.concat(lines, "\n"), "\n")
   print(n, #lines, known[by] and "known" or "open")
end
