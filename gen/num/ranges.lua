-- Sets of integers as arrays of ranges {lo, hi}, in rising order and apart from each other.
local num = require("gen.num")

local M = {}

--- Ranges in any order, also overlapping ones, as a set.
function M.new(list)
   local sorted, out = table.move(list, 1, #list, 1, {}), {}
   table.sort(sorted, function(a, b) return num.lt(a.lo, b.lo) end)
   for _, range in ipairs(sorted) do
      local last = out[#out]
      if last and num.le(range.lo, num.add(last.hi, 1)) then
         last.hi = num.max(last.hi, range.hi)
      else
         out[#out + 1] = { lo = range.lo, hi = range.hi }
      end
   end
   return out
end

--- What two sets have in common.
function M.intersect(a, b)
   local out = {}
   for _, x in ipairs(a) do
      for _, y in ipairs(b) do
         local lo, hi = num.max(x.lo, y.lo), num.min(x.hi, y.hi)
         if num.le(lo, hi) then out[#out + 1] = { lo = lo, hi = hi } end
      end
   end
   return out
end

--- What is in one of two sets.
function M.union(a, b) return M.new(table.move(b, 1, #b, #a + 1, table.move(a, 1, #a, 1, {}))) end

--- A set of numbers that `width` bits can hold, with sign or without, as the set of these bits.
function M.bits(list, width)
   local out, turn = {}, num.pow2(width)
   for _, range in ipairs(list) do
      if num.lt(range.lo, 0) then
         out[#out + 1] = { lo = num.add(range.lo, turn), hi = num.add(num.min(range.hi, -1), turn) }
      end
      if num.le(0, range.hi) then
         out[#out + 1] = { lo = num.max(range.lo, 0), hi = range.hi }
      end
   end
   return M.new(out)
end

--- What is in `a` and not in `b`.
function M.subtract(a, b)
   local out = {}
   for _, range in ipairs(a) do
      local lo = range.lo
      for _, gone in ipairs(b) do
         if num.le(lo, gone.hi) and num.le(gone.lo, range.hi) then
            if num.lt(lo, gone.lo) then out[#out + 1] = { lo = lo, hi = num.sub(gone.lo, 1) } end
            lo = num.add(gone.hi, 1)
         end
      end
      if num.le(lo, range.hi) then out[#out + 1] = { lo = lo, hi = range.hi } end
   end
   return out
end

return M
