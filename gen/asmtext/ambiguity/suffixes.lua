-- What follows in the template of a form from an item on, as a number: equal numbers mean equal
-- items and alternatives, in any form. Most forms end in the same operands; the shared automaton
-- (`gen/asmtext/ambiguity/shared.lua`) finds them by these numbers without expanding them again.
--
-- Suffix: `{id, low, high}`, with the bits that its items print and its alternatives test.
local num = require("gen.num")
local fields = require("gen.asmtext.ambiguity.fields")

local M = {}

local Suffixes = {}
Suffixes.__index = Suffixes

-- The one suffix with this key.
local function intern(self, key, low, high)
   local found = self.by_key[key]
   if not found then
      self.count = self.count + 1
      found = { id = self.count, low = low, high = high }
      self.by_key[key] = found
   end
   return found
end

local of_items -- (self, form, items, each) → the suffix of all items

-- The alternatives of a choice as one key.
local function of_choice(self, form, choice)
   local key, low, high = {}, 0, 0
   local function add(more_low, more_high) low, high = low | more_low, high | more_high end
   for _, line in ipairs(choice.lines) do
      local items = of_items(self, form, line.items)
      add(items.low, items.high)
      add(self.space:depends_on(line.words))
      key[#key + 1] = ("%d %s %d"):format(line.words, num.tostring(self.where(form, line)),
         items.id)
      for _, spelling in ipairs(line.also or {}) do
         items = of_items(self, form, spelling.items)
         add(items.low, items.high)
         key[#key + 1] = ("%s%d"):format(spelling.glued and "glued " or "also ", items.id)
      end
   end
   return intern(self, "lines " .. table.concat(key, ","), low, high)
end

local function of_item(self, form, item)
   if item.tag == "choice" then return of_choice(self, form, item.choice) end
   if item.tag == "text" then return intern(self, "text " .. item.s, 0, 0) end
   if item.tag == "number" then return intern(self, "text " .. (item.s or item.text), 0, 0) end
   if item.tag == "sep" then
      return intern(self, (item.own and "own " or "sep ") .. item.s, 0, 0)
   end
   local low, high = 0, 0
   if item.field then low, high = fields.bits(item.field) end
   return intern(self, fields.kind(item), low, high)
end

of_items = function(self, form, items, each)
   local suffix = intern(self, "", 0, 0)
   for i = #items, 1, -1 do
      local item = of_item(self, form, items[i])
      suffix = intern(self, item.id .. ">" .. suffix.id, suffix.low | item.low,
         suffix.high | item.high)
      if each then each[i] = suffix end
   end
   return suffix
end

--- The suffixes of a form by their first item, one for each.
function Suffixes:of_form(form)
   local each = {}
   of_items(self, form, form.items, each)
   return each
end

--- `where(form, line)`: the configurations in which an alternative of a form exists, as a mask.
function M.new(space, where)
   return setmetatable({ space = space, where = where, by_key = {}, count = 0 }, Suffixes)
end

return M
