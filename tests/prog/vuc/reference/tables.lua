-- References of the programs on the table lookup and on the spaces of the video engines.
local M = {}

--- Adds the lowest `count` bits of `value`, the highest of them first.
local function put(bits, value, count)
   for i = count - 1, 0, -1 do bits[#bits + 1] = value >> i & 1 end
end

--- Whole bytes of the bits, with a byte 3 wherever a start code could appear.
local function protected(bits)
   local bytes, zeros = {}, 0
   for first = 1, #bits, 8 do
      local byte = 0
      for i = first, first + 7 do byte = byte << 1 | bits[i] end
      if zeros >= 2 and byte <= 3 then
         bytes[#bytes + 1], zeros = 3, 0
      end
      bytes[#bytes + 1] = byte
      zeros = byte == 0 and zeros + 1 or 0
   end
   return bytes
end

local function bitpack(case)
   local fields, bits, count = {}, {}, 60
   for i = 0, count - 1 do
      local width = case:random(1, 16)
      local value = i % 3 == 0 and case:random(0, 3) or case:random(0, 0xffff)
      if i > 20 and i < 34 then width, value = 16, i == 30 and 2 or 0 end
      value = value & (1 << width) - 1
      fields[#fields + 1], fields[#fields + 2] = value, width
      put(bits, value, width)
   end
   put(bits, 1, 1)
   while #bits % 8 ~= 0 do put(bits, 0, 1) end
   local bytes = protected(bits)
   case:fill(0, {count})
   case:fill(0x40, fields)
   case:expect(1, {#bytes})
   case:expect(0x200, bytes)
end
M[#M + 1] = {name = "bitpack", run = bitpack}

local function colocated(case)
   local macroblock, picture = 1, 6
   case:fill(0, {macroblock, picture})
   local blocks, pictures = {}, {[0] = picture, 7, picture, 5} -- a picture for four blocks
   for i = 0, 15 do blocks[i] = {case:random(-2, 2), case:random(-900, 900)} end
   blocks[0], blocks[10], blocks[15] = {-1, 1}, {0, -2}, {0, 0}
   for i = 0, 15 do
      local corner, seen = blocks[i // 4 * 5], pictures[i // 4]
      local still = math.abs(corner[1]) <= 1 and math.abs(corner[2]) <= 1 and seen == picture
      case:fill(0x80 * macroblock + 8 * i, blocks[i], "MVSI")
      case:expect(8 * i, corner, "MVSO")
      case:expect(8 * i + 3, {still and 1 or 0}, "MVSO")
      if i % 4 == 0 then
         case:fill(0x80 * macroblock + 8 * i + 2, {seen}, "MVSI")
         case:expect(8 * i + 2, {seen}, "MVSO")
      end
   end
end
M[#M + 1] = {name = "colocated", run = colocated}

--- Type, shape, and the modes of the partitions as H.264 names them.
local TYPES = {
   {0x20, "16x16", 1}, {0x21, "16x8", 1, 1}, {0x22, "8x16", 1, 1}, {0x41, "16x16", 1},
   {0x42, "16x16", 2}, {0x43, "16x16", 3}, {0x44, "16x8", 1, 1}, {0x47, "8x16", 2, 2},
   {0x48, "16x8", 1, 2}, {0x4b, "8x16", 2, 1}, {0x4c, "16x8", 1, 3}, {0x4f, "8x16", 2, 3},
   {0x50, "16x8", 3, 1}, {0x53, "8x16", 3, 2}, {0x54, "16x8", 3, 3},
}

local function lutwalk(case)
   local types, found = {}, {}
   for i, kind in ipairs(TYPES) do
      types[i] = kind[1]
      for partition = 0, #kind - 3 do
         local eighth = kind[2] == "16x8" and 2 * partition or partition
         found[#found + 1] = 4 * eighth
         found[#found + 1] = kind[partition + 3]
         found[#found + 1] = partition
      end
   end
   case:fill(0, {#types})
   case:fill(0x10, types)
   case:expect(1, {#found // 3})
   case:expect(0x100, found)
end
M[#M + 1] = {name = "lutwalk", run = lutwalk}

return M
