-- References of the arithmetic programs.
local M = {}

local function weightp(case)
   local weights = {{32, 0, 5}, {-20, 100, 4}, {127, -128, 7}, {-128, 127, 7}, {1, 3, 0},
      {-1, 127, 0}, {50, -7, 6}, {33, 5, 1}}
   case:fill(0, {#weights})
   for row, w in ipairs(weights) do
      local samples, results = case:randoms(16, 0, 255), {}
      samples[1], samples[2] = 0, 255
      for i, sample in ipairs(samples) do
         local value = sample * w[1]
         if w[3] > 0 then value = (value + (1 << w[3] - 1)) // (1 << w[3]) end
         results[i] = math.max(0, math.min(255, value + w[2]))
      end
      case:fill(0x10 + 4 * (row - 1), w)
      case:fill(0x100 + 16 * (row - 1), samples)
      case:expect(0x300 + 16 * (row - 1), results)
   end
end
M[#M + 1] = {name = "weightp", run = weightp}

local function smac(case)
   local count, sum = 28, 0
   local a, b = case:randoms(count, -0x8000, 0x7fff), case:randoms(count, -0x8000, 0x7fff)
   a[1], b[1] = -0x8000, -0x8000
   a[2], b[2] = -0x8000, 0x7fff
   a[3], b[3] = 0x7fff, 0x7fff
   a[4], b[4] = -1, 1
   a[5], b[5] = -0x8000, 0x3ff
   a[6], b[6] = 0, -5
   case:fill(0, {count})
   case:fill(0x40, a)
   case:fill(0x80, b)
   for i = 1, count do
      local product = a[i] * b[i]
      sum = sum + product
      case:expect(0x100 + 2 * (i - 1), {product & 0xffff, product >> 16 & 0xffff})
   end
   case:expect(1, {sum & 0xffff, sum >> 16 & 0xffff})
end
M[#M + 1] = {name = "smac", run = smac}

local function crc16(case)
   local cells, crc = case:randoms(40, 0, 0xffff), 0xffff
   for _, cell in ipairs(cells) do
      for _, byte in ipairs {cell >> 8, cell & 0xff} do
         crc = crc ~ byte << 8
         for _ = 1, 8 do
            crc = crc << 1
            if crc & 0x10000 ~= 0 then crc = crc ~ 0x11021 end
         end
      end
   end
   case:fill(0, {#cells, 0xffff})
   case:fill(0x40, cells)
   case:expect(2, {crc})
end
M[#M + 1] = {name = "crc16", run = crc16}

return M
