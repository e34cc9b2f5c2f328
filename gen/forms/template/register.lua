-- Registers that a template names by file and index: `$r[F]`, `$v[F].w[G]`, `$c0`.
local made = require("gen.forms.template.node")
local suggest = require("gen.base.suggest")
local clause = require("gen.resolve.clause")
local constant = require("gen.resolve.constant")
local scopes = require("gen.forms.template.scope")

local M = {}

-- Index of `$r[F]`, `$r[F[1..]]`, `$m[F+32]`, `$r[3]`.
local function register_item(file, index, scope, at)
   local item = made.item.reg({ file = file, at = at })
   if index.number then
      item.number = index.number
      return item
   end
   local field = clause.field({ name = index.name, static = index.static, at = at },
      { sym = scope.form.sym,
      report = scope.form.report, statics = scope.statics })
   if not field then return nil end
   if field.float then
      scopes.fail(scope, "E10", at, ("`%s` is a float and cannot number a register"):format(
         field.name))
      return nil
   end
   item.field, item.add, item.shift, item.take = field, index.add or 0, 0, field.width
   if index.slice then
      local part = index.slice[1]
      item.shift = constant.value(part.lo, scope.statics, scope.form.report) or 0
      local hi = part.hi and constant.value(part.hi, scope.statics, scope.form.report)
      item.take = (hi or (part.open and field.width - 1) or item.shift) - item.shift + 1
   end
   item.slot = scopes.carry(field, scope, at)
   return item
end

local function view_item(item, view_node, scope)
   local view
   for _, list in ipairs({ item.file.views, item.file.groups }) do
      for _, candidate in ipairs(list) do
         if candidate.name == view_node.name then view = candidate end
      end
   end
   if not view then
      scopes.fail(scope, "E10", item.at,
         ("`%s` has no view `.%s`"):format(item.file.name, view_node.name))
      return
   end
   item.view = { view = view }
   local index = view_node.index
   if not index then return end
   if index.number then
      item.view.number = index.number
      return
   end
   local inner = register_item(item.file, index, scope, item.at)
   if inner then
      item.view.field, item.view.slot, item.view.shift, item.view.take = inner.field, inner.slot,
         inner.shift, inner.take
   end
end

--- Items of `$r[F]`, `$r3`, `$v[F].w[G]`.
function M.items(piece, scope)
   local entry, number = scope.form.sym.state[piece.file], nil
   if not entry then
      local base, digits = piece.file:match("^(%$[%a_]*)(%d+)$")
      entry, number = base and scope.form.sym.state[base], digits and tonumber(digits)
   end
   if not entry or entry.kind ~= "file" then
      scopes.fail(scope, "E10", piece.at, ("register file `%s` is not declared"):format(piece.file),
         suggest.hint(piece.file, scope.form.sym.state))
      return {}
   end
   entry.used = true
   local index = piece.index and piece.index[1] or { number = number }
   if not piece.index and not number then
      if entry.file.count then
         scopes.fail(scope, "E52", piece.at,
            ("`%s` is a file of %d registers; say which one"):format(piece.file,
            entry.file.count), { hint = ("%s[FIELD]"):format(piece.file) })
         return {}
      end
      local item = made.item.reg({ file = entry.file, at = piece.at })
      scopes.bind(scope, piece.role, made.bind.reg({ item = item, role = piece.role }), piece.at)
      return { item }
   end
   local item = register_item(entry.file, index, scope, piece.at)
   if not item then return {} end
   if piece.view then view_item(item, piece.view, scope) end
   if piece.role then
      scopes.bind(scope, piece.role, made.bind.reg({ item = item, role = piece.role }), piece.at)
   end
   scope.sole = scope.sole or made.bind.reg({ item = item })
   return { item }
end

return M
