-- References of the programs that predict and limit motion vectors.
local M = {}

local function median(a, b, c)
   local values = {a, b, c}
   table.sort(values)
   return values[2]
end

--- A neighbour as the prediction sees it: nil where it is not available.
local function neighbour(picture, x, y, slice)
   local block = picture[y] and picture[y][x]
   return block and block.slice == slice and block or nil
end

--- The prediction for the block at x, y from its neighbours A, B and C (or D).
local function predict(picture, x, y)
   local own = picture[y][x]
   local a = neighbour(picture, x - 1, y, own.slice)
   local b = neighbour(picture, x, y - 1, own.slice)
   local c = neighbour(picture, x + 1, y - 1, own.slice)
      or neighbour(picture, x - 1, y - 1, own.slice)
   if a and not b and not c then return a.mx, a.my end
   local none = {index = -2, mx = 0, my = 0}
   a, b, c = a or none, b or none, c or none
   local only, count = nil, 0
   for _, block in ipairs {a, b, c} do
      if block.index == own.index then only, count = block, count + 1 end
   end
   if count == 1 then return only.mx, only.my end
   return median(a.mx, b.mx, c.mx), median(a.my, b.my, c.my)
end

local function mvpred(case)
   local width, height, picture = 7, 5, {}
   case:fill(0, {width, height})
   for y = 0, height - 1 do
      picture[y] = {}
      for x = 0, width - 1 do
         local address = y * width + x
         local block = {index = case:random(-2, 3), slice = address < 11 and 0 or 1}
         block.index = math.max(block.index, -1)
         block.dx, block.dy, block.mx, block.my = case:random(-40, 40), case:random(-30, 30), 0, 0
         picture[y][x] = block
         if block.index >= 0 then
            local px, py = predict(picture, x, y)
            block.mx, block.my = px + block.dx, py + block.dy
         end
         case:fill(0x100 + 8 * address, {block.index, block.dx, block.dy, block.slice})
         case:expect(0x104 + 8 * address, {block.mx, block.my})
      end
   end
end
M[#M + 1] = {name = "mvpred", run = mvpred}

local function pskip(case)
   local count = 24
   case:fill(0, {count})
   for i = 0, count - 1 do
      local a = {case:random(-2, 1), case:random(-1, 1), case:random(-1, 0)}
      local b = {case:random(-2, 1), case:random(-1, 1), case:random(0, 1)}
      local x, y = case:random(-500, 500), case:random(-500, 500)
      if i == 3 then a, b = {0, 0, 0}, {1, 0, 0} end
      if i == 4 then a, b = {1, 0, 0}, {0, 0, 0} end
      if i == 5 then a, b = {1, 0, 0}, {-1, 0, 0} end
      case:fill(0x40 + 8 * i, {a[1], a[2], a[3], b[1], b[2], b[3], x, y})
      local function still(n) return n[1] == 0 and n[2] == 0 and n[3] == 0 end
      if a[1] == -2 or b[1] == -2 or still(a) or still(b) then x, y = 0, 0 end
      case:expect(0x200 + 2 * i, {x, y})
   end
end
M[#M + 1] = {name = "pskip", run = pskip}

local function wrap(value, bits)
   local half = 1 << bits
   return (value + half) % (2 * half) - half
end

local function clip(low, high, value) return math.max(low, math.min(high, value)) end

local function mvclamp(case)
   local width, height, range, stored = 6, 5, 9, 8
   local pulled, saturated = 0, 0
   --- A component that is wrapped, then kept so that the block at `at` stays near the picture.
   local function limit(sum, at, size)
      local vector = wrap(sum, range)
      local place = clip(-60, 64 * size - 4, vector + at)
      if place ~= vector + at then pulled = pulled + 1 end
      return place - at
   end
   for y = 0, height - 1 do
      for x = 0, width - 1 do
         local cell = 0x100 + 8 * (y * width + x)
         local v = case:randoms(4, -300, 300)
         case:fill(cell, v)
         local vx, vy = limit(v[1] + v[3], 64 * x, width), limit(v[2] + v[4], 64 * y, height)
         local most = 1 << stored
         local sx, sy = clip(-most, most - 1, vx), clip(-most, most - 1, vy)
         if sx ~= vx or sy ~= vy then saturated = saturated + 1 end
         case:expect(cell + 4, {vx, vy, sx, sy})
      end
   end
   case:fill(0, {width, height, range, stored})
   case:expect(4, {pulled, saturated})
end
M[#M + 1] = {name = "mvclamp", run = mvclamp}

local function mpeg2mv(case)
   local count, code = 30, 2
   local limit, x, y, before = 16 << code, 0, 0, 0
   local least_x, most_x, least_y, most_y = 0x3fff, -0x4000, 0x3fff, -0x4000
   local function half(value) return value < 0 and -(-value // 2) or value // 2 end
   local function inside(value) return (value + limit) % (2 * limit) - limit end
   case:fill(0, {count, code})
   for i = 0, count - 1 do
      local dx, dy, reset = case:random(-50, 50), case:random(-50, 50), case:random(0, 5) // 5
      case:fill(0x40 + 4 * i, {dx, dy, reset})
      if reset == 1 then x, y = 0, 0 end
      before = x
      x, y = inside(x + dx), inside(y + dy)
      case:expect(0x200 + 4 * i, {x, y, half(x), half(y)})
      least_x, most_x = math.min(least_x, x), math.max(most_x, x)
      least_y, most_y = math.min(least_y, y), math.max(most_y, y)
   end
   case:expect(2, {least_x, most_x, least_y, most_y, (before + x + 1) // 2})
end
M[#M + 1] = {name = "mpeg2mv", run = mpeg2mv}

return M
