-- References of the programs that read bits and quantisers.
local M = {}

--- Bits of values, packed into cells; the first bit is bit 15.
local function pack(bits)
   local cells = {}
   for i, bit in ipairs(bits) do
      local cell = (i - 1) // 16 + 1
      cells[cell] = (cells[cell] or 0) | bit << 15 - (i - 1) % 16
   end
   return cells
end

local function put(bits, value, count)
   for i = count - 1, 0, -1 do bits[#bits + 1] = value >> i & 1 end
end

local function put_unsigned(bits, value)
   local width = 0
   while (value + 1) >> (width + 1) > 0 do width = width + 1 end
   put(bits, 0, width)
   put(bits, value + 1, width + 1)
end

local function golomb(case)
   local kinds, values, bits = {}, {}, {}
   for i = 1, 60 do
      local kind = case:random(0, 3)
      local value
      if kind == 0 then
         value = i == 20 and 0x7ffe or case:random(0, (1 << case:random(0, 9)) - 1)
         put_unsigned(bits, value)
      elseif kind == 1 then
         value = case:random(-40, 40) // case:random(1, 8)
         put_unsigned(bits, value > 0 and 2 * value - 1 or -2 * value)
      elseif kind == 2 then
         value = case:random(0, 1)
         put(bits, 1 - value, 1)
      else
         local count = case:random(1, 15)
         kind, value = 16 + count, case:random(0, (1 << count) - 1)
         put(bits, value, count)
      end
      kinds[i], values[i] = kind, value
   end
   case:fill(0, {#kinds})
   case:fill(0x40, kinds)
   case:fill(0x100, pack(bits))
   case:expect(1, {#bits})
   case:expect(0x200, values)
end
M[#M + 1] = {name = "golomb", run = golomb}

local CHROMA = {29, 30, 31, 32, 32, 33, 34, 34, 35, 35, 36, 36, 37, 37, 37, 38, 38, 38, 39, 39, 39,
   39}

local function quantiser(case)
   local count, current, cb, cr = 28, 26, -3, 12
   local deltas = case:randoms(count, -26, 25)
   local function chroma(offset)
      local index = math.max(0, math.min(51, current + offset))
      return index < 30 and index or CHROMA[index - 29]
   end
   case:fill(0, {count, current, cb, cr})
   case:fill(0x10, CHROMA)
   case:fill(0x40, deltas)
   local both
   for i, delta in ipairs(deltas) do
      current = (current + delta) % 52
      both = chroma(cb) | chroma(cr) << 8
      case:expect(0x100 + 2 * (i - 1), {current, both})
   end
   case:expect_register("$qpy", current)
   case:expect_register("$qpc", both)
end
M[#M + 1] = {name = "quantiser", run = quantiser}

return M
