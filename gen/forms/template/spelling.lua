-- Other spellings of a text, which the assembler reads and nothing prints: an alternative with
-- `also`, the left side of an alias. Their items are those of the text itself, in another order and
-- with other characters between them; only a field may be spelled as another field of the same
-- bits.

local made = require("gen.forms.template.node")

local sums = require("gen.forms.template.sum")

local M = {}

--- The names of an item in another spelling: its role, and its field or operand.
function M.names(item)
   if item.tag == "choice" then return item.choice.role, item.choice.operand end
   return item.role, item.field and item.field.name
end

local function is_literal(piece)
   return piece.tag == "sep" or piece.tag == "text" or piece.tag == "number"
end

--- The item of a literal piece; nil for others.
function M.literal(piece)
   if not is_literal(piece) then return nil end
   if piece.tag ~= "text" then return piece end
   return made.item.text({ s = piece.s, also = piece.also, at = piece.at })
end

-- Do two fields have the same bits in the same order?
local function same_bits(a, b)
   if #a.pieces ~= #b.pieces then return false end
   for i, piece in ipairs(a.pieces) do
      if piece.lo ~= b.pieces[i].lo or piece.hi ~= b.pieces[i].hi then return false end
   end
   return true
end

--- `item`, a whole field, spelled as the field `other`; nil where that has other bits.
function M.as_field(item, other)
   if item.tag ~= "field" or item.column or not same_bits(item.field, other) then return nil end
   other.entry.used = true
   return made.item.field({ field = other, slot = item.slot, instead_of = item.field })
end

-- Items of an alternative -------------------------------------------------------------------------

local function item_called(items, name)
   for _, item in ipairs(items) do
      if not is_literal(item) then
         local role, own = M.names(item)
         if name == role or name == own then return item end
      end
   end
   return nil
end

local function is_in_sum(item, name)
   return item.tag == "affine" and not item.beside and item.field.name == name
end

-- A field that the alternative prints in a sum, as it is.
local function whole(item)
   return made.item.field({ field = item.field, slot = item.slot, at = item.at })
end

-- An item spelled as another field of its bits, the name of that, and the item.
local function respelled(piece, items, scope)
   local entry = piece.name and scope.form.sym.words[piece.name]
   local field = entry and entry.kind == "field" and entry.field
   for _, item in ipairs(field and items or {}) do
      local other = M.as_field(item, field)
      if other then return other, piece.name, item end
   end
   return nil, piece.name
end

-- The item of the alternative that a piece of another spelling names, its name there, and the
-- alternative's own: of a sum, the one that is the same sum.
local function named_item(piece, items, scope)
   if piece.tag == "item" then
      local item = piece.name and item_called(items, piece.name)
      if not item then return respelled(piece, items, scope) end
      return is_in_sum(item, piece.name) and whole(item) or item, piece.name, item
   end
   if piece.tag ~= "affine" then return nil, nil end
   for _, item in ipairs(items) do
      if sums.is_of(item, piece) then return item, item.field.name end
   end
   return item_called(items, piece.field), piece.field
end

-- Another spelling must contain all that the alternative carries.
local function check_whole(items, used, spelling, scope)
   for _, item in ipairs(items) do
      if not is_literal(item) and not used[item] then
         local role, own = M.names(item)
         scope.form.report:error("E49", spelling.at,
            ("this spelling leaves out `%s`"):format(own or role or item.file.name))
         return
      end
   end
end

--- The items of one `also` of an alternative, whose own are `items`; nil after an error.
function M.items(spelling, items, scope)
   local out, used = {}, {}
   for _, piece in ipairs(spelling.template) do
      local named, name, own = named_item(piece, items, scope)
      local item = M.literal(piece) or named
      own = own or item
      if not item or used[own] then
         scope.form.report:error("E49", piece.at, item and ("`%s` occurs twice in this spelling")
            :format(name) or ("`%s` is not an item of the alternative"):format(name or piece.tag),
            { hint = "quoted texts, and each item of the alternative once" })
         return nil
      end
      if not is_literal(piece) then used[own] = true end
      out[#out + 1] = item
   end
   check_whole(items, used, spelling, scope)
   sums.check(out, scope.form.report, spelling.at)
   return out
end

return M
