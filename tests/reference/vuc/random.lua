-- Random words of the vuc and random states to run them in: what comparisons of the model with
-- generated code are fed with.
--
-- Words are random in every bit, but for what would be rare then: each operation comes about as
-- often as any other, special registers are mostly those that exist, and half of the words of VP2
-- do not branch in their second half. States have values at the edges, and memory where the word
-- may look for it. One seed gives the same sequence always: numbers come from `M.start`.

local M = {}

local random = math.random

function M.start(seed)
   math.randomseed(seed)
end

local function chance(percent)
   return random(100) <= percent
end

local function pick(list)
   return list[random(#list)]
end

-- Words -------------------------------------------------------------------------------------------

--- Numbers of the special operations; predicate logic has 32 that differ in ignored bits only.
local SPECIAL = {
   0x00, 0x02, 0x03, 0x04, 0x05, 0x06, 0x20, 0x21, 0x22, 0x23, 0x24, 0x25, 0x26, 0x28, 0x29, 0x2a,
   0x2b, 0x2c, 0x40, 0x41, 0x42, 0x43, 0x80, 0x81, 0x83, 0x84, 0x89, 0x8a, 0x8c, 0x8d, 0x8e, 0x8f,
   0xa0, 0xa1, 0xa2, 0xa4, 0xa8, 0xac,
}

local function put(word, low, width, value)
   local mask = (1 << width) - 1 << low
   return word & ~mask | value << low & mask
end

local function put_kind(word, kind)
   return put(put(word, 26, 1, kind & 1), 28, 1, kind >> 1)
end

--- Makes the field at `low`, with EXT, the number of a special register that exists.
local function put_special(word, low)
   local n = chance(40) and random(4, 15) or pick {0, 1, 2, 3, 16, 24, 30, 31, 32, 42, 48, 58}
   return put(put(word, low, 4, n & 15), 24, 2, n >> 4)
end

local function special_word(word)
   local number = chance(5) and random(0, 0xff) or pick(SPECIAL)
   if number & 0xfc == 0x40 then number = number | random(0, 7) << 2 end
   return put_kind(put(word, 0, 8, number), 3)
end

local function base_word(word, op)
   local kind = random(0, 2)
   word = put_kind(put(word, 0, 5, op), kind)
   if chance(50) and kind == 1 then word = put_special(word, 8) end
   if chance(50) and kind == 2 then word = put_special(word, 16) end
   return word
end

--- One in three words is a special operation; lut comes more often, because it is like sixteen.
local function any_word()
   local word = random(0, (1 << 30) - 1)
   if chance(2) then return word end
   if chance(40) then return special_word(word) end
   return base_word(word, chance(12) and 0x1c or random(0, 31))
end

--- A word of a variant, with a guard that mostly holds.
function M.word(variant)
   local word = any_word()
   if chance(15) then word = put(put(word, 29, 1, 1), 20, 4, 15) end
   if variant ~= "vp2" then return word end
   return word | (chance(50) and 0x3ff or random(0, 0x3ff)) << 30
end

-- States ------------------------------------------------------------------------------------------

local EDGES = {0, 0, 1, 1, 2, 3, 4, 7, 8, 15, 16, 0x7f, 0x80, 0xff, 0x100, 0x1ff, 0x200, 0x7fe,
   0x7ff,
   0x800, 0x7ffe, 0x7fff, 0x8000, 0x8001, 0xfff0, 0xfffe, 0xffff}
local LONG_EDGES = {0, 1, 2, 3, 0x7fff, 0x8000, 0xffff, 0x10000, 0x7ffffffe, 0x7fffffff, 0x80000000,
   0x80000001, 0xfffffffe, 0xffffffff}

local function value()
   if chance(45) then return pick(EDGES) end
   return chance(40) and random(0, 0x1f) or random(0, 0xffff)
end

--- A macroblock type: mostly one that has a meaning, else any number.
local function macroblock_type()
   if chance(45) then return random(0x40, 0x56) end
   if chance(40) then return random(0x20, 0x24) end
   if chance(60) then return pick {0x00, 0x01, 0x18, 0x19, 0x40, 0x7e, 0x7f} end
   return chance(80) and random(0, 0x80) or random(0, 0xffff)
end

local VP2_ONLY = {[0] = true, [1] = true, [11] = true, [31] = true, [41] = true, [42] = true}

--- Numbers of the special registers that are plain storage, by variant.
M.CELLS = {}
for _, variant in ipairs {"vp2", "vp3", "vp4"} do
   local cells = {}
   for n = 0, 58 do
      local stored = n <= 3 or n == 7 or n == 11 or n >= 16 and n <= 42 or n >= 48
      if stored and (variant == "vp2" or not VP2_ONLY[n]) then cells[#cells + 1] = n end
   end
   M.CELLS[variant] = cells
end

M.SPACES = {"D", "PWT", "MVSI", "MVSO", "B6", "B7"}
local CELLS_OF = {D = 0x800, PWT = 0x200, MVSI = 0x100, MVSO = 0x80}
local SPACE_OF = { -- by the number of a load or store
   [0x80] = "D", [0x81] = "D", [0x83] = "PWT", [0x89] = "MVSI", [0x8a] = "MVSO", [0x8c] = "B6",
   [0x8d] = "B6", [0x8e] = "B7", [0x8f] = "B7",
}

--- Something at every address that any reading of the word's fields leads to.
local function fill_memory(word, state)
   local name = word >> 26 & 1 == 1 and word >> 28 & 1 == 1 and SPACE_OF[word & 0xff]
   if not name then return end
   local function field(low, width) return word >> low & ((1 << width) - 1) end
   local function register(n) return n == 0 and 0 or state.r[n] end
   local s1, s2, d = register(field(8, 4)), register(field(12, 4)), register(field(16, 4))
   local addresses = {
      s1, s1 + s2, d, d + s1, d + 2 * s1, s1 + (field(12, 4) | field(20, 6) << 4),
      s1 + (field(12, 4) | field(24, 2) << 4), s1 + field(16, 10), s1 + field(16, 4),
      s1 + (field(16, 4) | field(24, 2) << 4),
   }
   for _, address in ipairs(addresses) do
      address = address & 0xffff
      if address < (CELLS_OF[name] or 0x10000) then
         state[name][address] = name == "PWT" and random(1, 0xff) or random(1, 0xffff)
      end
   end
end

--- Small registers, so that sums of them are addresses that exist.
local function make_small(state)
   for n = 1, 15 do
      if chance(90) then state.r[n] = random(0, pick {0xff, 0x1ff, 0x3ff, 0x7ff}) end
   end
end

--- What the word tests: a table of states that hold as often as they do not.
local function status()
   if chance(30) then return 0 end
   return chance(50) and 1 << random(0, 15) or random(0, 0xffff)
end

--- A state for a word.
function M.state(variant, word)
   local state = {r = {}, p = {}, sr = {}, cs = {}}
   for _, name in ipairs(M.SPACES) do state[name] = {} end
   for n = 1, 15 do state.r[n] = n > 1 and chance(7) and state.r[random(n - 1)] or value() end
   for n = 0, 14 do
      if n ~= 1 then state.p[n] = random(0, 1) end
   end
   for _, n in ipairs(M.CELLS[variant]) do state.sr[n] = value() end
   state.sr[24] = random(0, 0xff)
   state.sr[30] = macroblock_type()
   state.v2h, state.h2v, state.icnt, state.stat = value(), value(), value(), status()
   state.l = chance(50) and pick(LONG_EDGES) or random(0, 0xffffffff)
   state.pc = chance(30) and pick {0, 1, 0x7fd, 0x7fe, 0x7ff} or random(0, 0x7ff)
   local depth = chance(25) and 8 or chance(25) and 0 or random(0, 8)
   for n = 1, depth do state.cs[n] = random(0, 0x7ff) end
   if word >> 26 & 1 == 1 and word >> 28 & 1 == 1 and word & 0xf0 == 0x80 then
      make_small(state)
      fill_memory(word, state)
   elseif chance(10) then
      make_small(state)
   end
   return state
end

return M
