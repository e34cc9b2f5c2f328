-- Cases for tile.ptx: `cases.raw`, what is in its buffers before (`data.raw`, `tiles.raw`), and after it (`data.want`,
-- `tiles.want`), computed element by element.
local TYPES = { -- by the codes of `tensormap.replace`; an operation of two numbers is exact or rounds once
   [0] = "B", "H", "I4", "i4", "I8", "i8", "half", "f", "f", "d", "bfloat"
}
local SIZES = {[0] = 1, 2, 4, 4, 8, 8, 2, 4, 4, 8, 2}
local OPS = {
   function(old, new) return old + new end,
   math.min,
   math.max,
   function(old, new) return old >= new and 0 or old + 1 end,
   function(old, new) return (old == 0 or old > new) and new or old - 1 end,
   function(old, new) return old & new end,
   function(old, new) return old | new end,
   function(old, new) return old ~ new end,
}
local LOAD, STORE, ADD, MIN, MAX, XOR = 0, 1, 2, 3, 4, 9

local seed = 7
local function random(n)
   seed = seed * 6364136223846793005 + 1442695040888963407
   return (seed >> 33) % n
end

-- A half and a bfloat of an integer from -256 to 256, and back.
local function to_bfloat(x) return string.pack("<f", x):sub(3) end
local function of_bfloat(bytes) return math.tointeger((string.unpack("<f", "\0\0" .. bytes))) end
local function to_half(x)
   local bits = string.unpack("<I4", string.pack("<f", x))
   local exponent = (bits >> 23 & 0xff) - 112
   return string.pack("<I2", x == 0 and 0 or bits >> 31 << 15 | exponent << 10 | bits >> 13 & 0x3ff)
end
local function of_half(bytes)
   local bits = string.unpack("<I2", bytes)
   if bits & 0x7fff == 0 then return 0 end
   local float = string.pack("<I4", bits >> 15 << 31 | (bits >> 10 & 31) + 112 << 23 | (bits & 0x3ff) << 13)
   return math.tointeger((string.unpack("<f", float)))
end

local function combined(op, type, old, new)
   local name, size = TYPES[type], SIZES[type]
   if name == "half" then return to_half(of_half(old) + of_half(new)) end
   if name == "bfloat" then return to_bfloat(of_bfloat(old) + of_bfloat(new)) end
   local code = "<" .. name
   local a, b = string.unpack(code, old), string.unpack(code, new)
   local result
   if name == "I8" and op == MIN then result = math.ult(a, b) and a or b
   elseif name == "I8" and op == MAX then result = math.ult(a, b) and b or a
   else result = OPS[op - 1](a, b)
   end
   if math.type(result) == "float" then return string.pack(code, result) end
   return string.pack("<I8", result):sub(1, size)
end

local function element(type, reduced)
   if not reduced then return string.pack("<I8", random(1 << 31) | random(1 << 31) << 31):sub(1, SIZES[type]) end
   local name = TYPES[type]
   if name == "half" then return to_half(random(257) - 128) end
   if name == "bfloat" then return to_bfloat(random(257) - 128) end
   if name == "f" or name == "d" then return string.pack("<" .. name, (random(1 << 30) - (1 << 29)) / 1000) end
   return string.pack("<I8", (random(1 << 31) << 33 | random(1 << 31)) >> random(2) * 24):sub(1, SIZES[type])
end

-- Buffers: byte strings by address.
local data, tiles, cases = {}, {}, {}
local function append(buffer, bytes)
   for i = 1, #bytes do buffer[#buffer + 1] = bytes:sub(i, i) end
end
local function align(buffer, n)
   while #buffer % n ~= 0 do buffer[#buffer + 1] = "\0" end
   return #buffer
end
local function get(buffer, at, n) return table.concat(buffer, "", at + 1, at + n) end
local function put(buffer, at, bytes)
   for i = 1, #bytes do buffer[at + i] = bytes:sub(i, i) end
end

-- Where byte `at` of a tile is: chunks of 16 bytes change places inside of a row.
local function swizzled(at, swizzle)
   if swizzle == 0 then return at end
   local width = 16 << swizzle
   local row, chunk = at // width, at % width // 16
   local period = 128 // width -- rows that are alike
   return row * width + (chunk ~ row // period % (width // 16)) * 16 + at % 16
end

local function case(op, rank, type, swizzle)
   local size, reduced = SIZES[type], op >= ADD
   local c = {op = op, rank = rank, type = type, swizzle = swizzle, at = {}, box = {}, dim = {}, step = {}, stride = {}}
   local row = swizzle > 0 and 16 << swizzle or 16 * (1 + random(4))
   c.bytes = row
   local bytes = 16 * (1 + random(8)) + row
   c.count = {row // size}
   for i = 1, 5 do
      c.step[i] = i <= rank and random(3) == 0 and 1 + random(8) or 1
      c.box[i] = i == 1 and row // size or i > rank and 1 or 1 + random(rank == 2 and 24 or 5)
      c.dim[i] = i == 1 and bytes // size - random(4) or i > rank and 1 or 1 + random(rank == 2 and 24 or 4)
      if i > 1 then
         c.stride[i - 1] = bytes
         bytes = bytes * c.dim[i]
         c.count[i] = (c.box[i] + c.step[i] - 1) // c.step[i]
         c.bytes = c.bytes * c.count[i]
      end
      c.at[i] = i <= rank and random(c.dim[i] + 4) - 3 or 0
   end
   c.data, c.tile = align(data, 16), align(tiles, 16)
   for _ = 1, bytes // size do append(data, element(type, reduced)) end
   for _ = 1, c.bytes // size do append(tiles, op == LOAD and ("\xee"):rep(size) or element(type, reduced)) end
   cases[#cases + 1] = c
end

local function carry_out(c)
   local size = SIZES[c.type]
   for n = 0, c.bytes // size - 1 do
      local rest, far, inside = n, c.data, true
      for i = 1, c.rank do
         local x = c.at[i] + rest % c.count[i] * (i == 1 and 1 or c.step[i])
         rest = rest // c.count[i]
         inside = inside and x >= 0 and x < c.dim[i]
         far = far + x * (i == 1 and size or c.stride[i - 1])
      end
      local near = c.tile + swizzled(n * size, c.swizzle)
      if c.op == LOAD then put(tiles, near, inside and get(data, far, size) or ("\0"):rep(size))
      elseif inside then
         local new = get(tiles, near, size)
         put(data, far, c.op == STORE and new or combined(c.op, c.type, get(data, far, size), new))
      end
   end
end

for rank = 1, 5 do
   for type = 0, 10 do
      if type ~= 8 then
         case(LOAD, rank, type, rank == 1 and 0 or random(4))
         if (type + rank) % 2 == 0 then case(STORE, rank, type, rank == 1 and 0 or random(4)) end
      end
   end
end
for type = 2, 10 do case(ADD, 2, type, random(4)) end
for op = MIN, XOR do case(op, 2, 2, 0) end
for type = 3, 5 do
   case(MIN, 2, type, 3)
   case(MAX, 2, type, random(4))
   case(XOR, 2, type, random(4))
end

local function write(name, text)
   local file = assert(io.open(name, "wb"))
   file:write(text)
   file:close()
end

local words = {}
for _, c in ipairs(cases) do
   local t = {c.op, c.rank - 1, c.type, c.swizzle}
   for _, list in ipairs {c.at, c.box, c.dim, c.step} do table.move(list, 1, 5, #t + 1, t) end
   local text = {}
   for i, x in ipairs(t) do text[i] = string.pack("<i4", x) end
   for i = 1, 4 do text[#text + 1] = string.pack("<I8", c.stride[i]) end
   text[#text + 1] = string.pack("<I4I4I4", c.data, c.bytes, c.tile)
   words[#words + 1] = table.concat(text) .. ("\0"):rep(256 - 140)
end
write("cases.raw", table.concat(words))
write("count", tostring(#cases))
write("data.raw", table.concat(data))
write("tiles.raw", table.concat(tiles))
for _, c in ipairs(cases) do carry_out(c) end
write("data.want", table.concat(data))
write("tiles.want", table.concat(tiles))
