-- References of the programs about partitions, 4x4 blocks and edges.
local M = {}

local SHAPES = {[0] = {1, 1}, {1, 2}, {2, 1}, {2, 2}} -- columns and rows of a partitioning

--- All parts of the square at x, y, in reading order.
local function parts(shape, x, y, size)
   local list, columns, rows = {}, SHAPES[shape][1], SHAPES[shape][2]
   for row = 0, rows - 1 do
      for column = 0, columns - 1 do
         list[#list + 1] = {x = x + column * size // columns, y = y + row * size // rows,
            width = size // columns, height = size // rows}
      end
   end
   return list
end

local function partwalk(case)
   local words = case:randoms(12, 0, 0x3ff)
   words[1], words[2], words[3], words[4], words[5] = 0, 1, 2, 0x3ff, 0x093
   case:fill(0, {#words})
   case:fill(0x10, words)
   local found = {}
   local function add(list)
      for _, part in ipairs(list) do
         local index = part.y // 8 * 8 + part.x // 8 * 4 + part.y // 4 % 2 * 2 + part.x // 4 % 2
         found[#found + 1] = index
         found[#found + 1] = part.x | part.y << 8
         found[#found + 1] = part.width | part.height << 8
      end
   end
   for _, word in ipairs(words) do
      if word & 3 < 3 then
         add(parts(word & 3, 0, 0, 16))
      else
         for i, block in ipairs(parts(3, 0, 0, 16)) do
            add(parts(word >> 2 * i & 3, block.x, block.y, 8))
         end
      end
   end
   case:expect(1, {#found // 3})
   case:expect(0x100, found)
end
M[#M + 1] = {name = "partwalk", run = partwalk}

local ZIGZAG = {0, 1, 4, 8, 5, 2, 3, 6, 9, 12, 13, 10, 7, 11, 14, 15}
local SCALES = {{10, 16, 13}, {11, 18, 14}, {13, 20, 16}, {14, 23, 18}, {16, 25, 20}, {18, 29, 23}}

local function levels(case)
   local quantiser, blocks = 15, 9
   local scale, input = {}, {}
   for position = 0, 15 do
      local x, y = position % 4 % 2, position // 4 % 2
      scale[position] = 16 * SCALES[quantiser % 6 + 1][x + y == 0 and 1 or x + y == 2 and 2 or 3]
      case:fill(0x20 + position, {scale[position]})
   end
   case:fill(0, {blocks, quantiser})
   case:fill(0x10, ZIGZAG)
   local shift = 4 - quantiser // 6
   for number = 0, blocks - 1 do
      local block, place, pairs_ = {}, 0, {}
      for i = 1, 16 do block[i] = 0 end
      while place < 16 and number ~= 3 do
         local run, level = number == 4 and 0 or case:random(0, 4), case:random(-60, 60)
         if place + run > 15 or case:random(0, 9) == 0 then break end
         place = place + run
         block[ZIGZAG[place + 1] + 1] =
            (level * scale[ZIGZAG[place + 1]] + (1 << shift - 1)) // (1 << shift)
         place = place + 1
         pairs_[#pairs_ + 1], pairs_[#pairs_ + 2] = run, level
      end
      input[#input + 1] = #pairs_ // 2
      table.move(pairs_, 1, #pairs_, #input + 1, input)
      case:expect(0x400 + 16 * number, block)
   end
   case:fill(0x100, input)
end
M[#M + 1] = {name = "levels", run = levels}

--- Whether both sets of vectors belong together, given the order in which q's are taken.
local function fits(p, q, order, limit)
   for i = 1, 2 do
      local a, b = p[i], q[order[i]]
      if a[1] ~= b[1] or math.abs(a[2] - b[2]) >= 4 or math.abs(a[3] - b[3]) >= limit then
         return false
      end
   end
   return true
end

local function edge_strength(p, q, limit)
   local flags = p.flags | q.flags
   if flags & 1 == 1 then return q.flags & 4 == 4 and 4 or 3 end
   if flags & 2 == 2 then return 2 end
   return (fits(p, q, {1, 2}, limit) or fits(p, q, {2, 1}, limit)) and 0 or 1
end

local function strength(case)
   local count, limit = 48, 4
   local function vector(used)
      if not used then return {-1, 0, 0} end
      return {case:random(0, 1), case:random(10, 14), case:random(-3, 2)}
   end
   local function block(flags)
      local both = case:random(0, 2)
      return {flags = flags, vector(both ~= 1), vector(both ~= 0)}
   end
   case:fill(0, {count, limit})
   local found = {}
   for i = 0, count - 1 do
      local rare = i % 4 == 0 and 3 or 0
      local p, q = block(case:random(0, rare)), block(case:random(0, rare) | case:random(0, 1) << 2)
      if i % 3 == 1 then q[1], q[2] = p[2], {p[1][1], p[1][2], p[1][3]} end
      case:fill(0x100 + 16 * i, {p.flags, p[1][1], p[1][2], p[1][3], p[2][1], p[2][2], p[2][3]})
      case:fill(0x108 + 16 * i, {q.flags, q[1][1], q[1][2], q[1][3], q[2][1], q[2][2], q[2][3]})
      found[#found + 1] = edge_strength(p, q, limit)
   end
   case:expect(0x40, found)
end
M[#M + 1] = {name = "strength", run = strength}

local function intra4(case)
   local count, map = 4, {}
   local stride = 33
   for y = 0, 4 do map[y] = {} end
   for x = 0, 32 do map[0][x] = x < 9 and case:random(0, 8) or -1 end
   for y = 1, 4 do
      for x = 0, 32 do map[y][x] = x == 0 and y > 2 and case:random(0, 8) or -1 end
   end
   case:fill(0, {count})
   for y = 0, 4 do
      local row = {}
      for x = 0, 32 do row[x + 1] = map[y][x] end
      case:fill(0x100 + stride * y, row)
   end
   for macroblock = 0, count - 1 do
      local read = case:randoms(16, -4, 7)
      for block = 0, 15 do
         read[block + 1] = math.max(read[block + 1], -1)
         local eighth, inner = block // 4, block % 4
         local x = 1 + 4 * macroblock + eighth % 2 * 2 + inner % 2
         local y = 1 + eighth // 2 * 2 + inner // 2
         local left, above = map[y][x - 1], map[y - 1][x]
         local probable = (left < 0 or above < 0) and 2 or math.min(left, above)
         local rem = read[block + 1]
         map[y][x] = rem < 0 and probable or rem < probable and rem or rem + 1
      end
      case:fill(0x40 + 16 * macroblock, read)
   end
   for y = 1, 4 do
      local row = {}
      for x = 0, 4 * count do row[x + 1] = map[y][x] end
      case:expect(0x100 + stride * y, row)
   end
end
M[#M + 1] = {name = "intra4", run = intra4}

local function nonzero(case)
   local width, height, counts = 11, 7, {}
   case:fill(0, {width, height})
   for y = 0, height - 1 do
      counts[y] = {}
      for x = 0, width - 1 do
         counts[y][x] = case:random(0, 16)
         if x < 5 then counts[y][x] = counts[y][x] // 4 end
         local left, above = counts[y][x - 1], y > 0 and counts[y - 1][x]
         local predicted = left or above or 0
         if left and above then predicted = (left + above + 1) // 2 end
         local tab = predicted < 2 and 0 or predicted < 4 and 1 or predicted < 8 and 2 or 3
         case:fill(0x100 + width * y + x, {counts[y][x]})
         case:expect(0x400 + width * y + x, {predicted | tab << 8})
      end
   end
end
M[#M + 1] = {name = "nonzero", run = nonzero}

return M
