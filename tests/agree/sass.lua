-- What the random programs of Maxwell and Volta share (programs.lua): registers, memory, templates of instructions.
--
-- R0 thread of the block, R2 and R3 addresses and temporary values, R4 to R15 numbers, R16 on: turns of loops, one for
-- each loop; R62 thread of all, R64 its own memory, R66 counters, R68 results, each of 64 bits; R70 its own shared
-- memory, R71 its own local memory; R72 on: where functions return to. P0 to P2 are for everything, P3 for loops.
local draw = require("draw")
local random, one, chance, hex = math.random, draw.one, draw.chance, draw.hex

local M = { FIRST_TURN = 16, LAST_TURN = 59, OWN = 64, SHARED_BYTES = 16 }

local COUNTERS = { "ADD", "AND", "OR", "XOR", "MIN", "MAX" }

function M.number() return ("R%d"):format(random(4, 15)) end
function M.pair() return ("R%d"):format(2 * random(2, 7)) end
function M.condition() return ("%sP%d"):format(one({ "", "!" }), random(0, 2)) end
function M.guard() return chance(3) and "@" .. M.condition() .. " " or "" end

local REPLACE = {
   D = M.number, S = M.number, X = M.pair, Y = M.pair,
   P = function() return ("P%d"):format(random(0, 2)) end, Q = M.condition,
   N = function() return hex(random(1, 0x7fffffff)) end, T = function() return hex(random(1, 0x7ffff)) end,
   K = function() return hex(random(0, 31)) end, L = function() return hex(random(0, 255)) end,
   C = function() return ("c[0x3][%s]"):format(hex(4 * random(0, 63))) end,
}

--- An instruction from a template: D destination, S source, X and Y pairs of registers, P predicate, Q perhaps inverted,
--- N, T, K, L numbers of 31, 19, 5 and 8 bits, C a constant.
function M.filled(text)
   return (text:gsub("%f[%w.]([DSXYPQNTKLC])%f[^%w]", function(letter) return REPLACE[letter]() end))
end

--- Lines of a template, each with a guard of its own where it may have one; `;` separates them.
function M:template(text)
   for line in text:gmatch("[^;]+") do self:put("%s%s", M.guard(), M.filled(line:match("^%s*(.*)$"))) end
end

-- Registers for so many bytes.
local function wide(bytes)
   if bytes == 8 then return M.pair() end
   if bytes == 16 then return ("R%d"):format(4 * random(1, 3)) end
   return M.number()
end

local WIDTHS = { { ".U8", 1 }, { ".S8", 1 }, { ".U16", 2 }, { ".S16", 2 }, { "", 4 }, { ".64", 8 }, { ".128", 16 } }

--- The text of an address: a number of 0 is not written.
function M.place(register, offset)
   if offset == 0 then return ("[%s]"):format(register) end
   return ("[%s+%s]"):format(register, hex(offset))
end

function M:own_memory()
   local width = one(WIDTHS)
   local at = random(0, M.OWN // width[2] - 1) * width[2]
   local register, space = wide(width[2]), one({ "G", "G", "L", "" })
   local place = M.place(space == "L" and "R71" or self.own, at)
   local suffix = (space == "L" and "" or ".E") .. width[1] .. (space == "L" and "" or self:who_sees())
   if chance(2) then
      self:put("%sLD%s%s %s, %s", M.guard(), space, suffix, register, place)
   else
      self:put("%sST%s%s %s, %s", M.guard(), space, suffix, place, register)
   end
end

function M:shared_memory()
   local at = M.place("R70", 4 * random(0, 3))
   local kind = random(5)
   if kind <= 2 then self:put("%sSTS %s, %s", M.guard(), at, M.number())
   elseif kind <= 4 then self:put("%sLDS %s, %s", M.guard(), M.number(), at)
   else self:put("%sATOMS.%s %s, %s, %s", M.guard(), one(COUNTERS), M.number(), at, M.number()) end
end

--- Each counter has one operation, so that the order of threads makes no difference.
function M:counter()
   local which = random(0, #COUNTERS - 1)
   self:put("%s", self.AND:format("R2", M.number(), "0x4"))
   self:put("%s", self.ADD:format("R2", "R66", "R2"))
   self:put("MOV R3, R67")
   local op, at = COUNTERS[which + 1], M.place("R2", 8 * which)
   self:put("%s%s", M.guard(), chance(2) and self:reduction(op, at, M.number()) or self:atomic(op, at, M.number()))
end

--- What threads store at their end.
function M:store_results()
   local results = self.results
   for i = 4, 12, 4 do
      self:put("STG.E.128%s %s, R%d", self:who_sees(), M.place(results, 4 * (i - 4)), i)
   end
   for i = 0, 2 do self:put("%s", self.FROM_PREDICATE:format(4 + i, i)) end
   self:put("MOV R7, R62")
   self:put("STG.E.128%s [%s+0x30], R4", self:who_sees(), results)
end

function M:exchange()
   self:put("STS [R70], %s", M.number())
   self:put("BAR.SYNC 0x0")
   self:put("%s", self.XOR:format("R2", "R0", one({ "0x1", "0x2", "0x0" })))
   self:put("%s", self.SHIFT:format("R2", "R2", "0x4"))
   self:put("LDS %s, [R2]", M.number())
   self:put("BAR.SYNC 0x1")
end

--- Registers and predicates before anything else, of many sizes, different for each thread.
function M:numbers()
   self:put("MOV R71, RZ")
   for i = 4, 15 do
      self:put("%s", self.LOAD:format(i, hex(random(0) & 0xffffffff)))
      self:put("%s", one({ self.ADD, self.XOR, self.AND_NOT or self.ADD }):format("R" .. i, "R" .. i,
         chance(2) and "R62" or "R4"))
   end
   for i = 0, 2 do
      self:put("ISETP.%s.AND P%d, PT, R%d, R%d, PT", one({ "LT", "GE", "LT.U32", "NE" }), i, 4 + i, 8 + i)
   end
end

function M:compute() self:template(one(chance(3) and self.FLOATS or self.INTEGERS)) end

function M:constant_memory()
   if chance(2) then return self:template(self.CONSTANT) end
   self:put("%s", self.AND:format("R2", M.number(), "0xfc"))
   self:put("LDC %s, c[0x3][R2]", M.number())
end

function M:begin_again(turns) self:put("%s", self.LOAD:format(turns, hex(random(1, 3)))) end

function M:launch(blocks, threads)
   local bytes = blocks * threads * M.OWN
   return ("-V %s --grid %d --block %d --param buffer:%d:own --param buffer:64:counters --param buffer:%d:results "
      .. "--shared %d --memory c@0x30000:constants"):format(self.variant, blocks, threads, bytes, bytes,
      M.SHARED_BYTES * 128)
end

return M
