-- What bulk.ptx reads (`in.raw`), what is in `out` before it (`out.raw`), and after it (`out.want`), computed plainly.
local function word(x) return string.pack("<I4", x & 0xffffffff) end
local function signed(x) return x >= 1 << 31 and x - (1 << 32) or x end
local function write(name, text)
   local file = assert(io.open(name, "wb"))
   file:write(text)
   file:close()
end

local seed = 1
local function random()
   seed = seed * 6364136223846793005 + 1442695040888963407
   return seed >> 32
end

local input, before = {}, {}
for i = 0, 255 do input[i] = random() end
for i = 0, 1091 do before[i] = random() end
local function bytes(t)
   local words = {}
   for i = 0, #t do words[i + 1] = word(t[i]) end
   return table.concat(words)
end
write("in.raw", bytes(input))
write("out.raw", bytes(before))

-- Threads change their four words.
local tile = {}
for t = 0, 63 do
   tile[4 * t] = input[4 * t] * 3 + t & 0xffffffff
   tile[4 * t + 1] = input[4 * t + 1] ~ t
   tile[4 * t + 2], tile[4 * t + 3] = input[4 * t + 2], input[4 * t + 3]
end

local out = {}
for i = 0, 1091 do out[i] = before[i] end
for i = 0, 255 do out[i] = tile[i] end
for i = 0, 63 do
   out[256 + i] = before[256 + i] + tile[i]
   out[320 + i] = math.max(signed(before[320 + i]), signed(tile[i]))
   out[448 + i] = before[448 + i] ~ tile[i]
   out[512 + i] = tile[64 + i] + tile[i]
end
for i = 0, 31 do
   local sum = (before[384 + 2 * i] | before[385 + 2 * i] << 32) + (tile[2 * i] | tile[2 * i + 1] << 32)
   out[384 + 2 * i], out[385 + 2 * i] = sum, sum >> 32
end
local sum = 0
for t = 0, 63 do
   local slot = 576 + 8 * (t ~ 5)
   out[slot], out[slot + 2], out[slot + 3] = t, tile[4 * t], 0
   for i = 0, 3 do out[slot + 4 + i] = tile[4 * t + i] end
   sum = sum + tile[4 * t]
end
out[1088], out[1090], out[1091] = sum, sum, sum >> 32
write("out.want", bytes(out))
