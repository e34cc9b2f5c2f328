-- References of temporal direct prediction, of reference pictures and of reference lists.
local M = {}

local function clip(low, high, value) return math.max(low, math.min(high, value)) end

--- Quotient rounded to zero.
local function divide(a, b)
   local quotient = math.abs(a) // math.abs(b)
   return (a < 0) == (b < 0) and quotient or -quotient
end

local function scale_factor(current, first, second)
   local tb, td = clip(-128, 127, current - first), clip(-128, 127, second - first)
   if td == 0 then return 256 end
   local tx = divide(16384 + math.abs(divide(td, 2)), td)
   return clip(-1024, 1023, (tb * tx + 32) // 64)
end

--- Both dividing programs have the same pairs.
local function dsf(case)
   local current = 40
   local pairs_ = {{36, 44}, {40, 40}, {39, 41}, {168, 167}, {-87, -88}, {41, 40}, {39, 40},
      {0, 1}, {300, 299}, {-300, 300}, {300, -300}, {38, 42}, {40, 48}, {48, 40}}
   case.seed = 7
   for _ = 1, 18 do pairs_[#pairs_ + 1] = {case:random(-60, 140), case:random(-60, 140)} end
   case:fill(0, {#pairs_, current})
   for i, pair in ipairs(pairs_) do
      case:fill(0x40 + i - 1, {pair[1]})
      case:fill(0x80 + i - 1, {pair[2]})
      case:expect(0x100 + i - 1, {scale_factor(current, pair[1], pair[2])})
   end
end
M[#M + 1] = {name = "dsf_ldivu", run = dsf}
M[#M + 1] = {name = "dsf_shift", run = dsf}

local function temporal(case)
   local count, factors = 20, {256, 128, -1024, 1023, -3, 0, 341, -170}
   case:fill(0, {count})
   case:fill(0x10, factors)
   for i = 0, count - 1 do
      local index, x, y = case:random(-1, 7), case:random(-2048, 2047), case:random(-512, 511)
      case:fill(0x40 + 4 * i, {index, x, y})
      if index < 0 then index, x, y = 0, 0, 0 end
      local factor = factors[index + 1]
      local x0, y0 = (factor * x + 128) // 256, (factor * y + 128) // 256
      case:expect(0x200 + 8 * i, {index, x0, y0, 0, x0 - x, y0 - y})
   end
end
M[#M + 1] = {name = "temporal", run = temporal}

local function rpi(case)
   local tab, count, used = 0x3c0, 24, {5, 3}
   local frames = {case:randoms(32, 0, 15), case:randoms(32, 0, 15)}
   case:set("$sr11", tab)           -- $rpitab
   case:fill(0, {count, used[1], used[2]})
   case:fill(tab, frames[1])
   case:fill(tab + 32, frames[2])
   local function picture(list, index, field, bottom)
      if index < 0 then return -1 end
      if index >= (field and 2 * used[list] or used[list]) then index = 0 end
      if not field then return frames[list][index + 1] << 2 end
      local parity = (index & 1) ~ (bottom and 1 or 0)
      return frames[list][(index >> 1) + 1] << 2 | 2 | parity
   end
   for i = 0, count - 1 do
      local index, flags = {case:random(-1, 6), case:random(-1, 7)}, case:random(0, 3)
      case:fill(0x40 + 4 * i, {index[1], index[2], flags})
      local field, bottom = flags & 1 == 1, flags & 2 == 2
      case:expect(0x200 + 2 * i, {picture(1, index[1], field, bottom),
         picture(2, index[2], field, bottom)})
   end
end
M[#M + 1] = {name = "rpi", run = rpi}

local function poclist(case)
   local current, counts = 20, {12, 44, 16, 24, 4, 28, 18, 36, -8, 22, 60, 14}
   case:fill(0, {#counts, current})
   local earlier, later = {}, {}
   for i, count in ipairs(counts) do
      local frame = {count = count, place = (i * 5) % 16}
      case:fill(0x40 + 2 * (i - 1), {count, frame.place})
      local kind = count < current and earlier or later
      kind[#kind + 1] = frame
   end
   local function nearest(a, b)
      return math.abs(a.count - current) < math.abs(b.count - current)
   end
   table.sort(earlier, nearest)
   table.sort(later, nearest)
   local function places(first, second)
      local list = {}
      for _, frame in ipairs(first) do list[#list + 1] = frame.place end
      for _, frame in ipairs(second) do list[#list + 1] = frame.place end
      return list
   end
   local list0, list1 = places(earlier, later), places(later, earlier)
   if #list0 > 1 and table.concat(list0, " ") == table.concat(list1, " ") then
      list1[1], list1[2] = list1[2], list1[1]
   end
   case:expect(0x100, list0)
   case:expect(0x140, list1)
end
M[#M + 1] = {name = "poclist", run = poclist}

return M
