-- Templates: the text of a form becomes items, its operands become choices (`template/choice.lua`).
-- A choice keeps its alternatives together and is never multiplied with its siblings, so a form
-- with ten operands of three alternatives has thirty of them, not 3^10.
local made = require("gen.forms.template.node")
local nodes = require("gen.syntax.grammar.node")
local lists = require("gen.base.lists")
local suggest = require("gen.base.suggest")
local num = require("gen.num")
local clause = require("gen.resolve.clause")
local constant = require("gen.resolve.constant")
local cells = require("gen.forms.template.cell")
local logic = require("gen.resolve.logic")
local scopes = require("gen.forms.template.scope")
local choices = require("gen.forms.template.choice")
local extension = require("gen.forms.template.extension")
local registers = require("gen.forms.template.register")
local sums = require("gen.forms.template.sum")
local spelling = require("gen.forms.template.spelling")

local M = {}

-- A field without a kind has bits and a name, but no text.
local function refuse_bare(field, piece, scope)
   scopes.fail(scope, "E10", piece.at,
      ("`%s` has no kind, so its notation is undefined"):format(field.name),
      { hint = ("`%s(u)`, or another kind"):format(field.name) })
   return {}
end

-- `name`: what the code calls it.
local function field_item(field, piece, scope, name)
   if field.bare then return refuse_bare(field, piece, scope) end
   if field.logic then logic.refuse(field, scope.form.report, piece.at) end
   if field.absent then
      local choice = choices.absent(field, scope, piece.role, piece.at)
      scopes.bind(scope, piece.role or field.name,
         made.bind.choice({ choice = choice, role = piece.role }), piece.at)
      return { made.item.choice({ choice = choice, at = piece.at }) }
   end
   local slot = scopes.carry(field, scope, piece.at)
   scopes.bind(scope, piece.role or name or field.name,
      made.bind.field({ field = field, role = piece.role }),
      piece.at)
   return { made.item.field({ field = field, slot = slot, at = piece.at }) }
end

-- A space prints its name; brackets and index are pieces of their own, the value comes from the
-- line's `=`.
local function space_item(node, piece)
   return { made.item.text({ s = node.name, at = piece.at }) }
end

local function column_item(field, piece, scope)
   for i, column in ipairs(field.table and field.table.columns or {}) do
      if column == piece.view.name then
         return { made.item.field({ field = field, column = i,
            slot = scopes.carry(field, scope, piece.at), at = piece.at }) }
      end
   end
   scopes.fail(scope, "E10", piece.at,
      ("`%s` has no column `.%s`"):format(field.name, piece.view.name))
   return {}
end

local function name_item(piece, scope)
   local entry = scope.form.sym.words[piece.name]
   if not entry then
      scopes.fail(scope, "E10", piece.at,
         ("`%s` is not declared; text needs quotes: \"%s\""):format(piece.name, piece.name),
         suggest.hint(piece.name, scope.form.sym.words, nil, nil, piece.at))
      return {}
   end
   entry.used = true
   if entry.kind == "field" and entry.node.ext then
      local field = extension.place(entry, scope, piece.at)
      return field and field_item(field, piece, scope, entry.name) or {}
   end
   if entry.kind == "field" then
      if piece.view then return column_item(entry.field, piece, scope) end
      return field_item(entry.field, piece, scope)
   end
   if entry.kind == "operand" then
      local choice = choices.operand(entry.node, piece, scope)
      if not choice then return {} end
      scopes.bind(scope, piece.role or entry.name,
         made.bind.choice({ choice = choice, role = piece.role }), piece.at)
      return { made.item.choice({ choice = choice, at = piece.at }) }
   end
   if entry.kind == "space" then return space_item(entry.node, piece) end
   scopes.fail(scope, "E10", piece.at,
      ("`%s` is a %s; it cannot be in a text"):format(piece.name, entry.kind))
   return {}
end

-- The meaning of a static in a text: a cell is a template of its own, an argument a field, operand
-- or number.
local function static_pieces(name, piece, scope)
   local cell = scope.statics[name]
   if not cell then
      scopes.fail(scope, "E08", piece.at,
         ("`%s` is neither a column of this instruction nor a parameter"):format(name),
         suggest.hint(name, scope.statics))
      return {}
   end
   if cell.text then return cells.pieces(cell, piece, scope.form, scope.form.report) end
   if cell.tag == "name" then
      return { { tag = "item", name = cell.name, role = piece.role, at = cell.at } }
   end
   if cell.tag == "num" then
      return { made.item.number({ value = cell.value, text = num.tostring(cell.value),
         at = cell.at }) }
   end
   if cell.tag == "state" then
      return { { tag = "item", file = cell.name, role = piece.role, at = cell.at } }
   end
   scopes.fail(scope, "E10", piece.at,
      ("`%s` is an expression here; a text needs a name or a number"):format(name))
   return {}
end

local function static_item(piece, scope)
   local name = piece.static or piece.name
   local cell = scope.statics[name]
   if cell and cell.busy then
      scopes.fail(scope, "E14", cell.at or piece.at, ("the cell of `%s` names itself"):format(name))
      return {}
   end
   if cell then cell.busy = true end
   local items = M.static_items(static_pieces(name, piece, scope), piece, scope)
   if cell then cell.busy = nil end
   return items
end

--- The items of a static; role, view and arguments of the place apply to a single item.
function M.static_items(pieces, piece, scope)
   if #pieces == 1 and pieces[1].tag == "item" then
      local copy = {}
      for _, key in ipairs({ "tag", "name", "file", "static", "args", "index", "view", "role",
         "at" }) do
         copy[key] = pieces[1][key]
      end
      copy.role = piece.role or copy.role
      copy.view = piece.view or copy.view
      copy.args = piece.args or copy.args
      return M.expand({ copy }, scope)
   end
   return M.expand(pieces, scope)
end

local function affine_item(piece, scope)
   if sums.is_sum(piece) then return sums.items(piece, scope) end
   local entry = piece.field and scope.form.sym.words[piece.field]
   local is_extension = entry and entry.kind == "field" and entry.node.ext
   local field = is_extension and extension.place(entry, scope, piece.at)
      or not is_extension and clause.field({ name = piece.field, static = piece.static,
         at = piece.at },
      { sym = scope.form.sym,
      report = scope.form.report, statics = scope.statics })
   if not field then return {} end
   if field.bare then return refuse_bare(field, piece, scope) end
   if field.float then
      scopes.fail(scope, "E10", piece.at,
         ("`%s` is a float, and prints as it is"):format(field.name),
         { hint = ("{%s}"):format(field.name) })
      return {}
   end
   local item = made.item.affine({ field = field, mul = field.scale, add = 0, at = piece.at,
      signed = piece.signed or field.signed })
   for _, op in ipairs(piece.ops) do
      local value = op.num
         or constant.value(nodes.static({ name = op.static }), scope.statics, scope.form.report)
      if not value then
         scopes.fail(scope, "E08", piece.at, "the factor of a number in a text must be constant")
         return {}
      end
      if op.op:find("[*/]") and not num.lt(0, value) then
         scopes.fail(scope, "E08", piece.at,
            ("`%s%s` in a text: a factor is 1 or more"):format(op.op, num.tostring(value)))
         return {}
      end
      if op.op == "*" then
         item.mul, item.add = num.mul(item.mul, value), num.mul(item.add, value)
      elseif op.op == "+" then
         item.add = num.add(item.add, value)
      elseif op.op == "-" then
         item.add = num.sub(item.add, value)
      elseif not num.eq(num.mod(item.mul, value), 0)
         or not num.eq(num.mod(item.add, value), 0) then
         scopes.fail(scope, "E08", piece.at, "`/` in a text must divide")
         return {}
      else
         item.mul, item.add = num.div(item.mul, value), num.div(item.add, value)
      end
   end
   item.slot = scopes.carry(field, scope, piece.at)
   scopes.bind(scope, is_extension and entry.name or field.name, made.bind.field({ field = field }),
      piece.at)
   return { item }
end

local makers = {
   sep = function(piece) return { made.item.sep({ s = piece.s, at = piece.at }) } end,
   text = function(piece) return piece.s == "" and not piece.also and {}
      or { spelling.literal(piece) } end,
   number = function(piece) return { made.item.number({ value = piece.value, text = piece.text,
      at = piece.at }) } end,
   static = static_item,
   affine = affine_item,
   item = function(piece, scope)
      if piece.static then return static_item(piece, scope) end
      if piece.file then return registers.items(piece, scope) end
      return name_item(piece, scope)
   end,
}

--- Pieces of a template → items. A separator after the `*` of a format is `own`: pending separators
-- of the text inside do not extend beyond it.
function M.expand(pieces, scope)
   local items = {}
   for i, piece in ipairs(pieces) do
      local more
      if piece.tag == "star" then
         more = scope.star or {}
      else
         more = assert(makers[piece.tag], "unknown piece " .. tostring(piece.tag))(piece, scope)
         if piece.tag == "sep" and i > 1 and pieces[i - 1].tag == "star" then more[1].own = true end
      end
      lists.append(items, more)
   end
   return items
end

return M
