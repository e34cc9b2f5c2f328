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
