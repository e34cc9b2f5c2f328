-- Sums in a text: `LOW":"{LOW+SIZE-1}` prints a field and then, as one number, its sum with another
-- one. The assembler reads the first field (`beside`) earlier and subtracts it, so the number
-- determines the other field alone.
local lists = require("gen.base.lists")
local fields = require("gen.resolve.field")
local num = require("gen.num")
local suggest = require("gen.base.suggest")
local made = require("gen.forms.template.node")
local scopes = require("gen.forms.template.scope")

local M = {}

--- Does an affine piece name several fields?
function M.is_sum(piece)
   return lists.any(piece.ops, function(op) return op.field end)
end

local function field_called(name, piece, scope)
   local entry = scope.form.sym.words[name]
   local field = entry and entry.field
   if not field then
      scopes.fail(scope, "E10", piece.at, ("`%s` is not a field"):format(name),
         suggest.hint(name, scope.form.sym.words, nil, nil, piece.at))
   elseif field.kind ~= "number" and not field.bare or field.rel or field.label or field.float
      or field.logic or field.absent then
      scopes.fail(scope, "E10", piece.at, ("`%s` is not a plain number"):format(name),
         { hint = "a sum in a text needs `u` or `s` fields" })
      field = nil
   end
   return field
end

-- The fields of a sum as `{field, minus}`, and its constant; nil after an error.
local function terms_of(piece, scope)
   local first = not piece.static and not piece.signed and piece.field
   local terms, add = { first and { field = field_called(first, piece, scope) } }, 0
   for _, op in ipairs(piece.ops) do
      if not first or op.op == "*" or op.op == "/" or op.static then
         scopes.fail(scope, "E10", piece.at, "a sum of fields consists of fields and one number",
            { hint = "`{LOW+SIZE-1}`; a field has its factor in its declaration: `x4`" })
         return nil
      elseif op.field then
         terms[#terms + 1] = { field = field_called(op.field, piece, scope), minus = op.op == "-" }
      else
         add = op.op == "-" and num.sub(add, op.num) or num.add(add, op.num)
      end
   end
   if lists.any(terms, function(term) return not term.field end) then return nil end
   return terms, add
end

-- The field as the text printed it before, with its kind there; nil: it did not.
local function printed_before(scope, field)
   local found = lists.find(scope.carried, function(carried)
      return carried.field == field or field.bare and fields.base(carried.field) == field
   end)
   return found and found.field
end

-- Which term the text printed before, and which one the number determines; nil after an error.
local function parted(terms, piece, scope)
   local before, new = {}, {}
   for _, term in ipairs(terms) do
      local printed = printed_before(scope, term.field)
      term.field = printed or term.field
      table.insert(printed and before or new, term)
   end
   if #before ~= 1 or #new ~= 1 then
      scopes.fail(scope, "E10", piece.at,
         "a sum needs one field that is printed earlier in this text and one that is not",
         { hint = '`LOW":"{LOW+SIZE}`' })
      return nil
   elseif new[1].field.bare or before[1].field.kind ~= "number" then
      local bare = new[1].field.bare and new[1].field or before[1].field
      scopes.fail(scope, "E10", piece.at, ("`%s` is not a plain number"):format(bare.name),
         { hint = ("`%s(u)`"):format(fields.base(bare).name) })
      return nil
   elseif new[1].minus then
      scopes.fail(scope,
         "E10", piece.at, ("`-%s`: only a field that is printed earlier can be subtracted")
         :format(new[1].field.name), { hint = ("{%s-%s}"):format(new[1].field.name,
         before[1].field.name) })
      return nil
   end
   return before[1], new[1].field
end

--- The item of a sum.
function M.items(piece, scope)
   local terms, add = terms_of(piece, scope)
   if not terms then return {} end
   local before, field = parted(terms, piece, scope)
   if not before then return {} end
   local of = before.field
   local item = made.item.affine({ field = field, mul = field.scale, add = add, at = piece.at,
      signed = field.signed, beside = { field = of, slot = scopes.slot(scope.form, of),
         minus = before.minus } })
   item.slot = scopes.carry(field, scope, piece.at)
   scopes.bind(scope, field.name, made.bind.field({ field = field }), piece.at)
   return { item }
end

--- Is the item a sum of the fields that an affine piece names?
function M.is_of(item, piece)
   local beside = item.beside
   if not beside then return false end
   local names = { [piece.field or ""] = true }
   for _, op in ipairs(piece.ops) do names[op.field or ""] = true end
   return names[item.field.name] and names[beside.field.name] or false
end

-- The first sum of a text that precedes the field that it is a sum with, or nil.
local function misplaced(items)
   local seen = {}
   for _, item in ipairs(items) do
      local beside = item.tag == "affine" and item.beside
      if beside and not seen[beside.slot] then return item end
      if (item.tag == "field" or item.tag == "affine") and item.slot then seen[item.slot] = true end
   end
   return nil
end

--- Reports such a sum, at the place of another spelling where the text is one.
function M.check(items, report, at)
   local item = misplaced(items)
   if not item then return end
   report:error("E10", at or item.at, ("`%s` must be printed before its sum with `%s`"):format(
      item.beside.field.name, item.field.name), { hint = "another order" })
end

return M
