#!/usr/bin/env lua5.4
-- Random programs of threads that part and meet, whose result does not depend on which of them go first.
--
--   programs.lua FOLDER COUNT [SEED]
--
-- Writes FOLDER/N.s for N from SEED on (default 1), and FOLDER/constants. The first line of each tells how it is
-- launched, as in tests/prog/tesla. A program has ifs and loops in one another, with `joinat` and `breakaddr`, calls
-- of functions that return early, barriers where all threads come, threads that end early, memory that only one
-- thread stores to, and counters that many change by one operation. At its end each thread stores its registers and
-- flags.
--
-- $r0 thread of the block, $r1 its own memory, $r2 addresses, $r3 counters, $r4 to $r15 numbers, $r16 on: turns of
-- loops, one for each loop; $r62 thread of all, $r63 one. $a1: its own shared memory. $c3 is for loops and branches
-- only where they are.
local folder, count, first = arg[1], math.tointeger(tonumber(arg[2] or "")), math.tointeger(tonumber(arg[3] or "1"))
if not folder or not count or not first then
   io.stderr:write("usage: programs.lua FOLDER COUNT [SEED]\n")
   os.exit(2)
end

local random = math.random
local OWN = 64                                     -- bytes of a thread's own memory, and of what it stores at the end
local SHARED = 0x40                                -- where threads have shared memory of their own, 16 bytes each
local VARIANTS = { "g80", "g84", "g200", "gt215", "mcp77" }
local COUNTERS = { "add", "and", "or", "xor", "min", "max" }
local CONDITIONS = { "l", "e", "le", "g", "lg", "ge", "u", "lu", "gu", "a", "c", "s", "ns", "nc", "o", "no", "na" }

local function one(list) return list[random(#list)] end
local function chance(n) return random(n) == 1 end
local function number() return ("$r%d"):format(random(4, 15)) end
local function half() return number() .. one({ "l", "h" }) end
local function flags() return ("$c%d"):format(random(0, 2)) end
local function hex(n) return ("0x%x"):format(n) end
local function guard() return chance(3) and ("(%s %s) "):format(one(CONDITIONS), flags()) or "" end

local Program = {}
Program.__index = Program

function Program:put(format, ...) self.lines[#self.lines + 1] = "    " .. format:format(...) end
function Program:label(name) self.lines[#self.lines + 1] = name .. ":" end
function Program:new_label(what)
   self.labels = self.labels + 1
   return ("%s%d"):format(what, self.labels)
end
function Program:has(variants) return variants:find(self.variant, 1, true) ~= nil end

-- Instructions ------------------------------------------------------------------------------------

-- D a destination, S a source, H a half, C flags; N a number of 32 bits.
local INTEGER = {
   "add b32 D S S", "sub b32 D S S", "add sat b32 D S S", "add b32 C D S S", "sub b32 C D S S", "add b16 H H H",
   "mul D u16 H u16 H", "mul D s16 H s16 H", "add D (mul u16 H H) S", "mul D u24 S S", "mul D high u24 S S",
   "and b32 D S S", "or b32 D S S", "xor b32 D S not S", "xor b32 C D S S", "and b32 D S N", "or b32 D S N",
   "shl b32 D S K", "shr u32 D S K", "shr s32 D S K", "shl b32 D S S", "shr s32 C D S S", "min s32 D S S",
   "max u32 D S S", "min u32 C D S S", "sad D u32 S S S", "sad C D s32 S S S", "sad D u16 H H S",
   "set D l u32 S S", "set C D ge s32 S S",
   "mov b32 D S", "mov b32 D N", "mov b16 H H", "mov D C", "mov C S", "cvt u32 D u16 H", "cvt s32 D s16 H",
   "cvt u32 D u8 S", "cvt s32 C D s32 S", "addc b32 D S S C",
}
local FLOAT = {
   "add f32 D S S", "add rn f32 D S S", "mul f32 D S S", "mul rn f32 C D S S", "mul rz f32 D S neg S",
   "add f32 D (mul S S) S", "add rz f32 C D S S",
   "min f32 D S S", "max f32 C D S abs S", "set D lu f32 S S", "slct b32 D S S f32 S", "rcp f32 D S", "rsqrt f32 D S",
   "lg2 f32 D S", "cvt rn f32 D s32 S", "cvt rz f32 D u32 S", "cvt rzi s32 D f32 S", "cvt rni u32 D f32 S", "cvt rni f32 D f32 S",
   "presin f32 D S", "preex2 f32 D S", "ex2 f32 D S", "sin f32 D S", "cvt sat f32 D f32 S",
}
-- Without a predicate: the text of a short word, or with a number of 32 bits.
local PLAIN = { ["mov b32 D N"] = true, ["and b32 D S N"] = true, ["or b32 D S N"] = true,
   ["add f32 D (mul S S) S"] = true,
   ["add f32 D S S"] = true, ["mul f32 D S S"] = true, ["mov D C"] = true, ["addc b32 D S S C"] = true }

-- These have no longer form that could take the place of two words, so they come in pairs.
local SHORT_ONLY = { ["add f32 D S S"] = true, ["mul f32 D S S"] = true }

local function filled(text)
   local replace = { D = number, S = number, H = half, C = flags, N = function() return hex(random(0) & 0xffffffff) end,
      K = function() return hex(random(0, 33)) end }
   return (text:gsub("%f[%w]([DSHCNK])%f[^%w]", function(letter) return replace[letter]() end))
end

function Program:compute()
   local text = one(chance(3) and FLOAT or INTEGER)
   for _ = 1, SHORT_ONLY[text] and 2 or 1 do
      self:put("%s%s", PLAIN[text] and "" or guard(), filled(text))
   end
end

local WIDTHS = { { "u8", 1 }, { "s8", 1 }, { "u16", 2 }, { "s16", 2 }, { "b32", 4 }, { "b64", 8 }, { "b128", 16 } }

-- A register for so many bytes.
local function wide(bytes)
   if bytes == 8 then return ("$r%dd"):format(2 * random(2, 7)) end
   if bytes == 16 then return ("$r%dq"):format(4 * random(1, 3)) end
   return number()
end

function Program:own_memory()
   local width = one(WIDTHS)
   local bytes = width[2]
   local at = random(0, OWN // bytes - 1) * bytes
   local ld_st = chance(2)
   local form = ld_st and "%sld %s %s %s" or "%sst %s %s %s"
   local place
   if chance(2) then
      self:put("add b32 $r2 $r1 %s", hex(at))
      place = "g14[$r2]"
   else
      place = ("l[%s]"):format(hex(at))
   end
   local register = wide(bytes)
   if ld_st then
      self:put(form, guard(), width[1], register, place)
   else
      self:put(form, guard(), width[1], place, register)
   end
end

function Program:shared_memory()
   local at = one({ "", "+0x4", "+0x8", "+0xc" })
   if chance(2) then
      self:put("%sst b32 s[$a1%s] %s", guard(), at, number())
   else
      self:put("mov b32 %s b32 s[$a1%s]", number(), at)
   end
end

function Program:constant_memory()
   local offset = hex(4 * random(1, 15))
   if chance(2) then
      self:put("add b32 %s %s c1[%s]", number(), number(), offset)
   else
      self:put("and b32 $r2 %s 0xfc", number())
      self:put("shl $a2 $r2 0x0")
      self:put("ld %s b32 c1[$a2+%s]", number(), offset)
   end
end

-- Each counter has one operation, so that the order of threads makes no difference.
function Program:counter()
   if self.variant == "g80" then return self:compute() end
   local which = random(0, #COUNTERS - 1)
   local op = COUNTERS[which + 1]
   local type = (op == "and" or op == "or" or op == "xor") and "b32" or one({ "u32" })
   self:put("and b32 $r2 %s 0x4", number())
   self:put("add b32 $r2 $r3 $r2")
   if which > 0 then self:put("add b32 $r2 $r2 %s", hex(8 * which)) end
   self:put("%sred %s %s g14[$r2] %s", guard(), op, type, number())
end

function Program:vote()
   if not self:has("mcp77 g200 gt215") then return self:compute() end
   self:put("%svote %s %s", guard(), one({ "any", "all" }), flags())
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

-- Structure ---------------------------------------------------------------------------------------

local function condition() return ("(%s %s)"):format(one(CONDITIONS), flags()) end

-- What threads store at their end, with $r2 as the address.
function Program:store_results()
   self:put("mov b32 $r2 b32 s[0x18]")
   self:put("shl b32 $r1 $r62 0x6")
   self:put("add b32 $r2 $r2 $r1")
   self:put("mov b32 $r1 0x10")
   for i = 4, 12, 4 do
      self:put("st b128 g14[$r2] $r%dq", i)
      self:put("add b32 $r2 $r2 $r1")
   end
   for i = 0, 3 do self:put("mov $r%d $c%d", 4 + i, i) end
   self:put("st b128 g14[$r2] $r4q")
end

function Program:branch(depth)
   local meet, other = self:new_label("meet"), self:new_label("else")
   local has_else = chance(2)
   self:put("joinat %s", meet)
   self:put("%s bra %s", condition(), has_else and other or meet)
   self:block(depth + 1)
   if has_else then
      self:put("bra %s", meet)
      self:label(other)
      self:block(depth + 1)
   end
   self:label(meet)
   self:put("join nop")
end

function Program:loop(depth)
   local top, out = self:new_label("top"), self:new_label("out")
   local turns = ("$r%d"):format(self.turns)
   self.turns = self.turns + 1
   self:put("and b32 %s %s %s", turns, number(), one({ "0x1", "0x3", "0x5" }))
   self:put("breakaddr %s", out)
   self:label(top)
   self:put("sub b32 $c3 %s %s $r63", turns, turns)
   self:put("(s $c3) break")
   self.loops = self.loops + 1
   self:block(depth + 1)
   self.loops = self.loops - 1
   self:put("bra %s", top)
   self:label(out)
end

-- Threads end inside of whatever they are in.
function Program:leave()
   local stay = self:new_label("stay")
   self:put("joinat %s", stay)
   self:put("%s bra %s", condition(), stay)
   self:store_results()
   self:put("exit nop")
   self:label(stay)
   self:put("join nop")
end

function Program:block(depth)
   for _ = 1, random(1, 4) do
      local kind = random(12)
      if depth < 4 and kind <= 2 then self:branch(depth)
      elseif depth < 4 and kind == 3 and self.turns < 60 then self:loop(depth)
      elseif kind == 4 and self.loops > 0 then self:put("%s break", condition())
      elseif kind == 5 and self.in_function then self:put("%s ret", condition())
      elseif kind == 6 and self.next_function <= self.functions then
         self:put("call f%d", random(self.next_function, self.functions))
      elseif kind == 7 and depth > 0 and chance(6) then self:leave()
      else self:simple() end
   end
end

-- Everybody stores a number and takes that of another thread.
function Program:exchange()
   self:put("st b32 s[$a1] %s", number())
   self:put("bar inc wait 0x0 0xfff")
   self:put("xor b32 $r2 $r0 %s", one({ "$r63", "0x0" }))
   self:put("shl $a2 $r2 0x4")
   self:put("mov b32 %s b32 s[$a2+%s]", number(), hex(SHARED))
   self:put("bar inc wait 0x1 0xfff")
end

-- Where all threads come that have not ended, unless some of their quads have.
function Program:quads()
   self:put("quadon")
   for _ = 1, random(1, 3) do self:compute() end
   self:put("quadpop")
end

function Program:uniform_loop()
   local top, turns = self:new_label("again"), ("$r%d"):format(self.turns)
   self.turns = self.turns + 1
   self:put("mov b32 %s %s", turns, hex(random(1, 3)))
   self:label(top)
   self:block(1)
   self:exchange()
   self:put("sub b32 $c3 %s %s $r63", turns, turns)
   self:put("(lg $c3) bra %s", top)
end

function Program:begin()
   self:put("cvt u32 $r5 u16 $r0l")
   self:put("mov b16 $r2l u16 s[0x2]")
   self:put("add $r62 (mul u16 u16 s[0xc] $r2l) $r5")
   self:put("mov b32 $r0 $r5")
   self:put("shl b32 $r1 $r62 0x6")
   self:put("add b32 $r1 b32 s[0x10] $r1")
   self:put("mov b32 $r3 b32 s[0x14]")
   self:put("mov b32 $r63 0x1")
   self:put("shl b32 $r2 $r0 0x4")
   self:put("add b32 $r2 $r2 %s", hex(SHARED))
   self:put("shl $a1 $r2 0x0")
   for i = 4, 15 do -- numbers of many sizes, different for each thread
      self:put("mov b32 $r%d %s", i, hex(random(0) & 0xffffffff))
      if chance(2) then self:put("mul $r2 u16 $r62l u16 $r%dh", i) else self:put("mov b32 $r2 $r62") end
      self:put("%s b32 $r%d $r%d $r2", one({ "add", "xor", "and" }), i, i)
   end
   for i = 0, 3 do self:put("add b32 $c%d # $r%d $r%d", i, 4 + i, 8 + i) end
end

function Program:main()
   for _ = 1, random(2, 5) do
      local kind = random(8)
      if kind <= 3 then self:block(0)
      elseif kind == 4 then self:branch(0)
      elseif kind == 5 then self:loop(0)
      elseif kind == 6 then self:exchange()
      elseif kind == 7 then self:quads()
      else self:uniform_loop() end
   end
   self:store_results()
   self:put(chance(2) and "exit nop" or "ret")
end

function Program:functions_of()
   for i = 1, self.functions do
      self.next_function, self.in_function, self.loops = i + 1, true, 0
      self:label("f" .. i)
      self:block(i == 1 and 1 or 2)
      self:put("ret")
   end
end

local function make(seed)
   math.randomseed(seed)
   local self = setmetatable({ lines = {}, labels = 0, turns = 16, loops = 0, functions = random(0, 3),
      next_function = 1, variant = one(VARIANTS) }, Program)
   local blocks, threads = random(1, 3), one({ 1, 20, 32, 33, 64, 64, 70, 96 })
   local bytes = blocks * threads * OWN
   self:begin()
   self:main()
   self:functions_of()
   local launch = ("// run: -V %s --grid %d --block %d --param buffer:%d:own --param buffer:64:counters "
      .. "--param buffer:%d:results --shared %d"):format(self.variant, blocks, threads, bytes, bytes, SHARED + 16 * 128)
   return launch .. "\n" .. table.concat(self.lines, "\n") .. "\n"
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
