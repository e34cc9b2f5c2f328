-- What a misspelt name may have been meant for.
local private = require("gen.base.private")

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

-- How far two words are apart: words that differ only in case are equal, and of two words as near,
-- one that begins like the other is meant (`$z`, `$zf`).
local function cost_of(a, b)
   if a:lower() == b:lower() then return 0 end
   local short = math.min(#a, #b)
   return distance(a, b) - (a:sub(1, short) == b:sub(1, short) and 0.5 or 0)
end

-- Have the words nothing in common but their `$` or `%`?
local function all_differ(a, b)
   a, b = a:gsub("^[$%%]", ""), b:gsub("^[$%%]", "")
   return distance(a:lower(), b:lower()) >= math.max(#a, #b)
end

-- A swap of two neighbours (`fomr`, `from`) is one slip, though it is two edits.
local function is_close(a, b)
   if a:lower() == b:lower() then return true end
   if distance(a, b) <= (#a > 3 and 2 or 1) and not all_differ(a, b) then return true end
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
         local d = cost_of(found, word)
         if d < least then best, least = word, d end
      end
   end
   return best
end

-- The names of which one may be meant at a place, and the entry that has the name `found` where it
-- is private elsewhere.
local function candidates(found, names, is_meant, at)
   local words, elsewhere = {}, {}
   for word, entry in pairs(names or {}) do -- sorted below
      if type(word) == "string" and (not is_meant or is_meant(entry)) then
         local short = at and entry.node.short or word
         if short == word or private.name_at(at, short) == word then
            words[#words + 1] = short
         elseif short == found then
            elsewhere[#elsewhere + 1] = entry
         end
      end
   end
   table.sort(words)
   table.sort(elsewhere, function(a, b) return a.name < b.name end)
   return words, elsewhere[1]
end

--- `{hint}` with the key of `names` that is nearest to `found`, else with `otherwise`, or nil.
-- `is_meant(entry)`: only names of such entries. At a place `at`, which is that of `found`, private
-- names that are visible there count too, and for others the message says that they are private.
function M.hint(found, names, otherwise, is_meant, at)
   local words, elsewhere = candidates(found, names, is_meant, at)
   local near = not elsewhere and M.near(found, words)
   local hint = near and ("`%s`"):format(near) or otherwise
   if elsewhere then
      return { hint = hint, also = { at = elsewhere.node.at,
         text = ("`%s` is private to %s"):format(found, private.owner(elsewhere.node.at, found)) } }
   end
   return hint and { hint = hint } or nil
end

return M
