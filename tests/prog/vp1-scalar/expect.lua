-- Writes the initial states and expected results of the programs beside this file, computed from
-- pixels.
--
--   lua5.4 tests/prog/vp1-scalar/expect.lua
--
-- A result file says: run NAME.s on this variant from the state `in`; afterwards the registers in
-- `out` hold these values. Registers that `out` does not name may hold anything.

local FOLDER = arg[0]:match("^(.*/)") or "./"

--- Pixel `i` of test picture number `seed`: fixed, but without a pattern that could hide an error.
local function pixel(seed, i)
   local x = (seed * 64 + i) * 2654435761 & 0xffffffff
   return (x ~ x >> 15) >> 7 & 0xff
end

local function picture(seed, count)
   local pixels = {}
   for i = 0, count - 1 do pixels[i] = pixel(seed, i) end
   return pixels
end

--- Puts sixteen pixels, from `first`, into the four words of a vector register.
local function store_row(state, register, pixels, first)
   for word = 0, 3 do
      local value = 0
      for i = 0, 3 do value = value | pixels[first + 4 * word + i] << 8 * i end
      state[#state + 1] = {string.format("$v%d.%d", register, word), value}
   end
end

local function object(state)
   local parts = {}
   for i, entry in ipairs(state) do parts[i] = string.format('"%s":"0x%x"', entry[1], entry[2]) end
   return "{" .. table.concat(parts, ",") .. "}"
end

local function write(name, before, after)
   local file = assert(io.open(FOLDER .. name .. ".json", "w"))
   file:write('{"variant":"g80",\n "in":', object(before), ',\n "out":', object(after), "}\n")
   file:close()
end

local function box4()
   local pixels, before, packed = picture(1, 64), {}, 0
   for row = 0, 3 do store_row(before, row, pixels, 16 * row) end
   for block = 0, 3 do
      local sum = 0
      for row = 0, 3 do
         for column = 0, 3 do sum = sum + pixels[16 * row + 4 * block + column] end
      end
      packed = packed | (sum + 8) // 16 << 8 * block
   end
   write("box4", before, {{"$m0", packed}})
end

local function sad()
   local a, b, before, sum = picture(2, 16), picture(3, 16), {}, 0
   store_row(before, 0, a, 0)
   store_row(before, 1, b, 0)
   for i = 0, 15 do sum = sum + math.abs(a[i] - b[i]) end
   write("sad", before, {{"$m0", sum}, {"$c1", 0x8000}})
end

local function blend()
   local upper, lower, opacity, result = picture(4, 16), picture(5, 16), picture(6, 16), {}
   opacity[0], opacity[1], opacity[2] = 0, 255, 128
   upper[1], upper[3], lower[3] = 255, 255, 255
   for i = 0, 15 do
      local over = (upper[i] * opacity[i] + 128) // 256
      local sum = over + (lower[i] * (255 - opacity[i]) + 128) // 256
      result[i] = math.max(16, math.min(235, math.min(255, sum)))
   end
   local before, after = {}, {}
   store_row(before, 0, upper, 0)
   store_row(before, 1, lower, 0)
   store_row(before, 2, opacity, 0)
   store_row(after, 3, result, 0)
   write("blend", before, after)
end

box4()
sad()
blend()
