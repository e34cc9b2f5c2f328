-- Other spellings of a text from cells of `ops` in it: every combination of them, as items of their
-- own. Only texts differ; operands are the same items.
local budget = require("gen.base.budget")
local lists = require("gen.base.lists")
local made = require("gen.forms.template.node")

local M = {}

local MOST = 256 -- spellings of one text

-- The spellings continued with each of `items`.
local function longer(ways, items)
   local out = {}
   for _, way in ipairs(ways) do
      for i, item in ipairs(items) do
         local copy = table.move(way, 1, #way, 1, {})
         copy[#copy + 1] = item
         copy.at = way.at or i > 1 and item.at or nil
         out[#out + 1] = copy
      end
   end
   if #out > MOST then budget.stop(("more than %d spellings of one text"):format(MOST)) end
   return out
end

-- The item itself, then its other spellings.
local function readings(item)
   local texts = lists.map(item.also, function(text)
      return made.item.text({ s = text, at = item.also.at })
   end)
   return { item, table.unpack(texts) }
end

--- The other spellings of a text, each with the place `at` of its first other word.
function M.of(items)
   local ways = { { at = false } }
   for _, item in ipairs(items) do
      ways = longer(ways, item.tag == "text" and item.also and readings(item) or { item })
   end
   table.remove(ways, 1) -- as it is printed
   for _, way in ipairs(ways) do M.settle(way) end
   return ways
end

--- Removes texts that are empty: they were kept for their other spellings.
function M.settle(items)
   for i = #items, 1, -1 do
      if items[i].tag == "text" and items[i].s == "" then table.remove(items, i) end
   end
end

return M
