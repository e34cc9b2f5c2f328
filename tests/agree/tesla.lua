-- Random programs of Tesla: its instructions, and how its threads part and meet (programs.lua).
--
-- $r0 thread of the block, $r1 its own memory, $r2 addresses, $r3 counters, $r4 to $r15 numbers, $r16 on: turns of
-- loops, one for each loop; $r62 thread of all, $r63 one. $a1: its own shared memory. $c3 is for loops and branches
-- only where they are.
local draw = require("draw")
local random, one, chance, hex = math.random, draw.one, draw.chance, draw.hex

local Program = { FIRST_TURN = 16, LAST_TURN = 59 }

local OWN = 64                                     -- bytes of a thread's own memory, and of what it stores at the end
local SHARED = 0x40                                -- where threads have shared memory of their own, 16 bytes each
local VARIANTS = { "g80", "g84", "g200", "gt215", "mcp77" }
local COUNTERS = { "add", "and", "or", "xor", "min", "max" }
local CONDITIONS = { "l", "e", "le", "g", "lg", "ge", "u", "lu", "gu", "a", "c", "s", "ns", "nc", "o", "no", "na" }


local function number() return ("$r%d"):format(random(4, 15)) end
local function half() return number() .. one({ "l", "h" }) end
local function flags() return ("$c%d"):format(random(0, 2)) end
local function guard() return chance(3) and ("(%s %s) "):format(one(CONDITIONS), flags()) or "" end

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
   local turns = ("$r%d"):format(self:new_turns())
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

function Program:leave_loop() self:put("%s break", condition()) end
function Program:leave_function() self:put("%s ret", condition()) end
function Program:call(n) self:put("call f%d", n) end
function Program:finish() self:put(chance(2) and "exit nop" or "ret") end
function Program:end_function() self:put("ret") end

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

function Program:together()
   if chance(3) then self:quads() else self:exchange() end
end

function Program:begin_again(turns) self:put("mov b32 $r%d %s", turns, hex(random(1, 3))) end
function Program:again(turns, top)
   self:put("sub b32 $c3 $r%d $r%d $r63", turns, turns)
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

function Program:launch(blocks, threads)
   local bytes = blocks * threads * OWN
   return ("-V %s --grid %d --block %d --param buffer:%d:own --param buffer:64:counters --param buffer:%d:results "
      .. "--shared %d --memory c1:constants"):format(self.variant, blocks, threads, bytes, bytes, SHARED + 16 * 128)
end

Program.VARIANTS = VARIANTS
return Program
