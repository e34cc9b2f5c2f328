-- Sums that two patterns print, `LOW":"{LOW+SIZE}`: where both print the same LOW before, sums are
-- equal only where what is added is, whatever numbers the sums may be by themselves.
local num = require("gen.num")

local M = {}

local WIDEST = 10 -- bits of a field whose values are tried

-- The place of the atom that prints a field, before atom `last`.
local function place_of(pattern, field, last)
   for k = 1, last - 1 do
      local item = pattern.atoms[k].item
      if item and item.field == field and not item.beside then return k end
   end
   return nil
end

-- The numbers that a sum adds to its first field in the words of a pattern, as a set.
local function added(pattern, atom)
   local item, space = atom.item, pattern.form.space
   local words, set = space:band(pattern.way.words, atom.words), {}
   local field = item.field
   for raw = 0, (1 << field.width) - 1 do
      local range = { { lo = raw, hi = raw } }
      if space:meets(words, space:field_in(field.pieces, range)) then
         local value = item.signed and num.sext(raw, field.width) or raw
         set[num.tostring(num.add(num.mul(value, item.mul or 1), item.add or 0))] = true
      end
   end
   return set
end

-- Are both items sums that begin with the same field, printed at the same place?
local function are_alike(a, b, k)
   local p, q = a.atoms[k].item, b.atoms[k].item
   if not (p and q and p.beside and q.beside) then return false end
   if p.beside.field ~= q.beside.field or p.beside.minus ~= q.beside.minus then return false end
   if p.field.width > WIDEST or q.field.width > WIDEST then return false end
   local place = place_of(a, p.beside.field, k)
   return place ~= nil and place == place_of(b, q.beside.field, k)
end

--- Do two patterns, which print the same kinds of things at the same places, differ in any case
--- because of a sum?
function M.differ(a, b)
   if #a.atoms ~= #b.atoms then return false end
   for k, x in ipairs(a.atoms) do
      if x.text ~= b.atoms[k].text then return false end
   end
   for k, x in ipairs(a.atoms) do
      if are_alike(a, b, k) then
         local left, right, common = added(a, x), added(b, b.atoms[k]), false
         for value in next, left do common = common or right[value] ~= nil end
         if not common then return true end
      end
   end
   return false
end

return M
