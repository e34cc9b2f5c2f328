-- Makes tesla.jsonl: a small, fixed choice out of large sets of conformance vectors.
--
--   lua5.4 tests/vectors/tesla_sample.lua INT.jsonl PRED.jsonl .. > tests/vectors/tesla.jsonl
--
-- Vectors are grouped by operation and kind of word (short, immediate, long), moves by the second
-- word, which holds the predicate; of each group the choice is spread evenly over the file.
package.path = "./?.lua;" .. package.path
local json = require("dkjson")

local PER_GROUP, PER_PREDICATE = 14, 4

local function kind_of(high)
   if not high then return "short" end
   return tonumber(high, 16) & 3 == 3 and "immediate" or "long"
end

local groups, order = {}, {}
for _, path in ipairs(arg) do
   for line in io.lines(path) do
      local vector = assert(json.decode(line))
      local high = vector.code:match("^%x+ ?(%x*)$")
      high = high ~= "" and high or nil
      local key = vector.op == "mov" and "mov " .. high or vector.op .. " " .. kind_of(high)
      if not groups[key] then
         groups[key] = {}
         order[#order + 1] = key
      end
      table.insert(groups[key], line)
   end
end
table.sort(order)
for _, key in ipairs(order) do
   local group = groups[key]
   local wanted = math.min(#group, key:match("^mov ") and PER_PREDICATE or PER_GROUP)
   for i = 1, wanted do io.write(group[(i - 1) * #group // wanted + 1], "\n") end
end
