-- What a misspelt name may have been meant for.
local M = {}

local LONGEST = 40 -- longer names are not compared

-- Edit distance, cut off at 3: enough for a slip of the pen.
local function distance(a, b)
   if math.abs(#a - #b) > 2 then return 3 end
   local row = {}
   for j = 0, #b do row[j] = j end
   for i = 1, #a do
      local corner = row[0]
      row[0] = i
      for j = 1, #b do
         local cost = a:byte(i) == b:byte(j) and 0 or 1
         corner, row[j] = row[j], math.min(row[j] + 1, row[j - 1] + 1, corner + cost)
      end
   end
   return row[#b]
end

-- A swap of two neighbours (`fomr`, `from`) is one slip, though it is two edits.
local function is_close(a, b)
   if distance(a, b) <= (#a > 3 and 2 or 1) then return true end
   local x, y = { a:byte(1, -1) }, { b:byte(1, -1) }
   table.sort(x)
   table.sort(y)
   return #a > 1 and string.char(table.unpack(x)) == string.char(table.unpack(y))
end

--- The one of `words`, an array, that is nearest to `found`; nil when none is near.
function M.near(found, words)
   if not found or not found:find("^[%a_$%%][%w_]*$") or #found > LONGEST then return nil end
   local best, least = nil, 99
   for _, word in ipairs(words) do
      if word ~= found and is_close(found, word) then
         local d = distance(found, word)
         if d < least then best, least = word, d end
      end
   end
   return best
end

--- `{hint}` with the key of `names` that is nearest to `found`, else with `otherwise`, or nil.
-- `is_meant(entry)`: only names of such entries.
function M.hint(found, names, otherwise, is_meant)
   local words = {}
   for word, entry in pairs(names or {}) do -- sorted below
      if type(word) == "string" and (not is_meant or is_meant(entry)) then
         words[#words + 1] = word
      end
   end
   table.sort(words)
   local near = M.near(found, words)
   return (near or otherwise) and { hint = near and ("`%s`"):format(near) or otherwise } or nil
end

return M
