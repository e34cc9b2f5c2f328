-- Values for registers of rv64 where mistakes show: edges, and values near each other.
local M = {}

local words = { 0, 1, 2, -1, -2, 7, 31, 32, 33, 63, 64, 65, 127, 128, 255, 256, 0x7fff, 0x8000,
   0xffff, 0x10000, 0x7fffffff, 0x80000000, 0x80000001, 0xffffffff, 0x100000000, -0x80000000,
   -0x80000001,
   0x7fffffffffffffff, math.mininteger, math.mininteger + 1, 0x00ff00ff00ff00ff,
   0x0100000000000080, 0x5555555555555555, 0x0123456789abcdef, 0x7ffffffffffffc00,
   0x20000000000001, -0x20000000000001, 0x1000001, -0x1000001 }

-- In some states integers are these alone, so that two of them meet.
local narrow = { 0, 1, -1, 63, 0x7fffffff, 0x80000000, -0x80000000, -0x7fffffff,
   math.mininteger, math.mininteger + 1, math.maxinteger, 1 << 32 }

--- An integer of 64 bits.
function M.integer(random)
   local kind = random(8)
   if kind < 3 then return words[random(#words) + 1] end
   if kind == 3 then return random.u64() >> random(64) end
   if kind == 4 then return ~(random.u64() >> random(64)) end
   if kind == 5 then return 1 << random(64) end
   if kind == 6 then return random.u64() & random.u64() & random.u64() end -- with bytes that are 0
   return random.u64()
end

local formats = {
   [32] = { fraction = 23, most = 0xff, bias = 127 },
   [64] = { fraction = 52, most = 0x7ff, bias = 1023 },
}

local function exponent(format, random)
   local kind = random(10)
   if kind < 1 then return 0 end
   if kind < 2 then return format.most end
   if kind < 3 then return 1 + random(3) end
   if kind < 4 then return format.most - 1 - random(3) end
   if kind < 6 then return format.bias + random(70) - 2 end            -- near integers
   if kind < 8 then return format.bias + random(5) - 2 end
   return random(format.most + 1)
end

local function fraction(format, random)
   local all, kind = (1 << format.fraction) - 1, random(8)
   if kind < 2 then return 0 end
   if kind < 3 then return all end
   if kind < 4 then return 1 << random(format.fraction) end
   if kind < 5 then return all << random(format.fraction) & all end
   if kind < 6 then return random(4) end
   return random.u64() & all
end

--- A float, as bits.
function M.float(bits, random)
   local format = formats[bits]
   return random(2) << (bits - 1) | exponent(format, random) << format.fraction
      | fraction(format, random)
end

-- Some floats of one state are earlier ones but for the sign or the last bits, so that sums cancel.
local function near(bits, value, random)
   local kind = random(4)
   if kind == 0 then return value end
   if kind == 1 then return value ~ 1 << (bits - 1) end
   return (value + random(3) - 1) ~ random(2) << (bits - 1)
end

local function floats(random)
   local list = {}
   for i = 1, 32 do
      local bits = random(2) == 0 and 32 or 64
      local value = M.float(bits, random)
      if i > 8 and random(3) == 0 then
         local before = list[random(#list) + 1]
         bits, value = before.bits, near(before.bits, before.value, random)
      end
      list[i] = { bits = bits, value = value & (bits == 32 and 0xffffffff or -1) }
   end
   return list
end

--- A state: the control register of floats in the place of the register that is always 0, integer
--- registers 1 to 31, float registers. `pointers[number]` is what an integer register must hold.
function M.state(random, pointers)
   local list = { random(5) << 5 | (random(2) == 0 and 0 or random(32)) }
   local is_narrow = random(2) == 0
   for i = 1, 31 do
      list[i + 1] = pointers[i] or is_narrow and narrow[random(#narrow) + 1]
         or i > 8 and random(6) == 0 and list[random(i - 1) + 2] or M.integer(random)
   end
   for _, float in ipairs(floats(random)) do
      -- A float of 32 bits has ones above it, seldom something else.
      local above = float.bits == 64 and 0 or random(12) > 0 and -1 << 32 or random.u64() << 32
      list[#list + 1] = float.value | above
   end
   return string.pack("<" .. ("i8"):rep(64), table.unpack(list))
end

--- The name of a value of a state.
function M.name(index)
   if index == 1 then return "fcsr" end
   return index <= 32 and "x" .. index - 1 or "f" .. index - 33
end

return M
