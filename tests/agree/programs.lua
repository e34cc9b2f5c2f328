#!/usr/bin/env lua5.4
-- Random programs of threads that part and meet, whose result does not depend on which of them go first.
--
--   programs.lua FOLDER COUNT [SEED [MACHINE]]
--
-- Writes FOLDER/N.s for N from SEED on (default 1), and FOLDER/constants. MACHINE is tesla (default), maxwell or volta:
-- what is its own is in MACHINE.lua, and in sass.lua for the two. The first line of each says how it is launched, as in
-- tests/prog/tesla. A program has ifs and loops in one another, calls
-- of functions that return early, barriers where all threads come, threads that end early, memory that only one
-- thread stores to, and counters that many change by one operation. At its end each thread stores its registers and
-- flags.
package.path = (arg[0]:match("^(.*)/[^/]*$") or ".") .. "/?.lua;" .. package.path
local draw = require("draw")
local random, one, chance = math.random, draw.one, draw.chance

local folder, count, first = arg[1], math.tointeger(tonumber(arg[2] or "")), math.tointeger(tonumber(arg[3] or "1"))
if not folder or not count or not first then
   io.stderr:write("usage: programs.lua FOLDER COUNT [SEED [MACHINE]]\n")
   os.exit(2)
end

local Program = require(arg[4] or "tesla")
Program.__index = Program

-- `slots` counts instructions.
function Program:put(format, ...)
   self.slots = self.slots + 1
   self.lines[#self.lines + 1] = "    " .. format:format(...)
end
function Program:label(name) self.lines[#self.lines + 1] = name .. ":" end
function Program:new_label(what)
   self.labels = self.labels + 1
   return ("%s%d"):format(what, self.labels)
end

--- A register for the turns of a loop.
function Program:new_turns()
   self.turns = self.turns + 1
   return self.turns - 1
end

function Program:simple()
   local kind = random(20)
   if kind <= 13 then self:compute()
   elseif kind <= 15 then self:own_memory()
   elseif kind == 16 then self:shared_memory()
   elseif kind == 17 then self:constant_memory()
   elseif kind <= 19 then self:counter()
   else self:vote() end
end

function Program:block(depth)
   for _ = 1, random(1, 4) do
      local kind = random(12)
      if depth < 4 and kind <= 2 then self:branch(depth)
      elseif depth < 4 and kind == 3 and self.turns <= self.LAST_TURN then self:loop(depth)
      elseif kind == 4 and self.loops > 0 then self:leave_loop()
      elseif kind == 5 and self.in_function then self:leave_function()
      elseif kind == 6 and self.next_function <= self.functions then
         self:call(random(self.next_function, self.functions))
      elseif kind == 7 and depth > 0 and chance(6) then self:leave()
      else self:simple() end
   end
end

function Program:uniform_loop()
   local top, turns = self:new_label("again"), self:new_turns()
   self:begin_again(turns)
   self:label(top)
   self:block(1)
   self:exchange()
   self:again(turns, top)
end

function Program:main()
   for _ = 1, random(2, 5) do
      local kind = random(8)
      if kind <= 3 then self:block(0)
      elseif kind == 4 then self:branch(0)
      elseif kind == 5 then self:loop(0)
      elseif kind <= 7 then self:together()
      else self:uniform_loop() end
   end
   self:store_results()
   self:finish()
end

function Program:functions_of()
   for i = 1, self.functions do
      self.next_function, self.in_function, self.loops = i + 1, i, 0
      self:label("f" .. i)
      self:block(i == 1 and 1 or 2)
      self:end_function()
   end
end

local function make(seed)
   math.randomseed(seed)
   local self = setmetatable({ lines = {}, slots = 0, labels = 0, turns = Program.FIRST_TURN, loops = 0,
      functions = random(0, 3), next_function = 1, variant = one(Program.VARIANTS) }, Program)
   local blocks, threads = random(1, 3), one({ 1, 20, 32, 33, 64, 64, 70, 96 })
   self:begin()
   self:main()
   self:functions_of()
   return "// run: " .. self:launch(blocks, threads) .. "\n" .. table.concat(self.lines, "\n") .. "\n"
end

local function write(path, text)
   local file = assert(io.open(path, "wb"))
   file:write(text)
   file:close()
end

for seed = first, first + count - 1 do write(("%s/%d.s"):format(folder, seed), make(seed)) end
math.randomseed(0)
local cells = {}
for i = 1, 128 do cells[i] = string.pack("<I4", random(0) & 0xffffffff) end
write(folder .. "/constants", table.concat(cells))
