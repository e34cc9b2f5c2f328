-- Items as some syntaxes have them. A text of one syntax has no parts of another one: where an
-- alternative is spelled `also in gas ..`, tables and operands in that spelling have their texts of
-- gas alone, and those in its own text have no others of gas. So what is read is what is printed in
-- some syntax, and never a mixture within one alternative.
--
-- `allowed` are bits of syntaxes, and M.OWN for the description's own. Copies keep the field,
-- choice or alternative that they are of as `original`.
local lists = require("gen.base.lists")
local made = require("gen.forms.template.node")

local M = {}

M.OWN = 1 << 62
M.ALL = (M.OWN << 1) - 1

-- What later passes note of `value` is true of its copy, too.
local function copy_of(value, changes) return setmetatable(changes, { __index = value }) end

local function taken_by(printed)
   local mask = 0
   for _, node in ipairs(printed) do mask = mask | (node.mask or 0) end
   return mask
end

-- Codes of tables ---------------------------------------------------------------------------------

local function plain_also(row)
   return lists.filter(row.also or {}, function(text)
      return not lists.any(row.printed or {}, function(node) return node.text == text end)
   end)
end

-- The row with the texts that are allowed, itself where that is all of them.
local function narrow_row(row, allowed)
   local printed = row.printed or {}
   if #printed == 0 then return row end
   local own, kept = allowed & ~taken_by(printed) ~= 0, {}
   for _, node in ipairs(printed) do
      if node.mask & allowed ~= 0 then kept[#kept + 1] = node end
   end
   if own and #kept == #printed then return row end
   local text = own and row.text or kept[1].text
   local also = allowed & M.OWN ~= 0 and plain_also(row) or {}
   for _, node in ipairs(kept) do
      if node.text ~= text then also[#also + 1] = node.text end
   end
   return copy_of(row, { text = text, also = #also > 0 and also or false,
      printed = own and #kept > 0 and kept or false })
end

-- A field of a table, with a name of its own for its texts.
local function made_narrow(field, allowed)
   local rows, changed = {}, false
   for i, row in ipairs(field.code_list) do
      rows[i] = narrow_row(row, allowed)
      changed = changed or rows[i] ~= row
   end
   if not changed then return field end
   local codes = {}
   for _, row in ipairs(rows) do codes[row.code] = row.text end
   local suffix = allowed & M.OWN ~= 0 and "own" or ("%x"):format(allowed)
   return copy_of(field, { code_list = rows, codes = codes, original = field.original or field,
      texts_name = ("%s_%s"):format(field.texts_name or field.name, suffix) })
end

local narrow = setmetatable({}, { __mode = "k" }) -- [field][allowed]

-- All forms have the same copy of a field.
local function narrow_field(field, allowed)
   local known = lists.entry(narrow, field, {})
   if known[allowed] == nil then known[allowed] = made_narrow(field, allowed) end
   return known[allowed]
end

-- Operands ----------------------------------------------------------------------------------------

local function narrow_spelling(spelling, allowed)
   local mask = (spelling.node.mask or 0)
   local items = mask == 0 and spelling.items or M.items(spelling.items, mask & allowed)
   return { items = items, glued = spelling.glued, node = spelling.node }
end

local function narrow_line(line, allowed)
   local printed = lists.filter(line.also or {}, function(one) return (one.node.mask or 0) ~= 0 end)
   local taken = taken_by(lists.map(printed, function(one) return one.node end))
   local own = M.items(line.items, allowed & ~taken)
   if #printed == 0 and own == line.items then return line end
   local also = {}
   for _, one in ipairs(line.also or {}) do
      local mask = one.node.mask or 0
      if mask == 0 and allowed & M.OWN ~= 0 or mask & allowed ~= 0 then
         also[#also + 1] = narrow_spelling(one, allowed)
      end
   end
   if allowed & ~taken == 0 then own = table.remove(also, 1).items end
   return copy_of(line, { items = own, also = also, original = line.original or line })
end

local function narrow_choice(choice, allowed)
   local all, changed = {}, false
   for i, line in ipairs(choice.lines) do
      all[i] = narrow_line(line, allowed)
      changed = changed or all[i] ~= line
   end
   return changed and copy_of(choice, { lines = all, original = choice.original or choice })
      or choice
end

local function narrow_item(item, allowed)
   if item.tag == "choice" then
      local choice = narrow_choice(item.choice, allowed)
      return choice == item.choice and item or made.item.choice({ choice = choice, at = item.at,
         own = item.own, role = item.role })
   end
   if item.tag ~= "field" or item.field.kind ~= "table" or item.column then return item end
   local field = narrow_field(item.field, allowed)
   return field == item.field and item or made.item.field({ field = field, slot = item.slot,
      at = item.at, own = item.own, role = item.role, instead_of = item.instead_of })
end

--- The items with the texts of `allowed` alone; the same table where that changes nothing.
function M.items(items, allowed)
   local out, changed = {}, false
   for i, item in ipairs(items) do
      out[i] = narrow_item(item, allowed)
      changed = changed or out[i] ~= item
   end
   return changed and out or items
end

--- Narrows the texts of an alternative that some syntaxes spell in another way.
function M.line(line)
   local taken = 0
   for _, one in ipairs(line.also) do
      local mask = one.node.mask or 0
      taken = taken | mask
      if mask ~= 0 then one.items = M.items(one.items, mask) end
   end
   if taken ~= 0 then line.items = M.items(line.items, M.ALL & ~taken) end
end

return M
