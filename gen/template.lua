-- Templates: the text of a form becomes items, its operands become choices. A choice keeps its lines side by side
-- and is never multiplied with its siblings, so a form with ten operands of three lines stays thirty lines long.
local num = require("gen.num")
local sets = require("gen.sets")
local claim = require("gen.claim")
local names = require("gen.names")
local constant = require("gen.constant")
local grammar = require("gen.grammar")

local M = {}

local expand -- (pieces, scope) → items; below, because operands contain templates

-- A scope: `{form, statics, binds, choices (direct children), tests, soft, owner = {choice, line} or nil, chain}`.
-- `form` collects what all scopes of a form share: choices, slots, the space of words, symbols, the report.

local function fail(scope, code, at, message, more)
   scope.form.report:error(code, at, message, more)
end

--- Slot of a field in a form: `value[slot]` of the decoded instruction.
function M.slot(form, field)
   local slot = form.slot_of[field.name]
   if not slot then
      slot = #form.slots
      form.slots[slot + 1] = { field = field }
      form.slot_of[field.name] = slot
   end
   return slot
end

-- Values that a carried field may have: not the excluded ones, only codes that have a text, only registers there are.
local function domain_of(field)
   if field.domain ~= nil then return field.domain or nil end
   local out = {}
   if field.exclude then table.move(field.exclude, 1, #field.exclude, 1, out) end
   local top = num.mask(field.width)
   if field.kind == "register" and num.le(field.file.count or 1, top) then
      local clash = { lo = field.file.count or 1, hi = top }
      out[#out + 1] = clash
   end
   if field.kind == "table" then
      local ranges = {}
      for _, row in ipairs(field.code_list) do ranges[#ranges + 1] = { lo = row.code, hi = row.code } end
      table.move(sets.complement(ranges, field.width), 1, #sets.complement(ranges, field.width), #out + 1, out)
   end
   field.domain = #out > 0 and sets.complement(out, field.width) or false
   return field.domain or nil
end

local function carry(field, scope, at)
   field.entry.used = true
   scope.carried[#scope.carried + 1] = { field = field, at = at }
   local domain = domain_of(field)
   if domain then scope.tests[#scope.tests + 1] = { field = field, set = domain, domain = true, at = at } end
   return M.slot(scope.form, field)
end

local function bind(scope, name, value, at)
   if not name then return end
   local old = scope.binds[name]
   if old and not (old.tag == "field" and value.tag == "field" and old.field == value.field) and value.role then
      fail(scope, "E11", at, ("role `%s` is bound twice in this line"):format(name))
   end
   scope.binds[name] = old or value
end

-- Choices ----------------------------------------------------------------------------------------------------------

local function new_choice(scope, operand, role, at)
   local choice = {
      tag = "choice", slot = #scope.form.choices, operand = operand, role = role, lines = {}, at = at,
      parent = scope.owner and scope.owner.choice, parent_line = scope.owner and scope.owner.line,
   }
   scope.form.choices[#scope.form.choices + 1] = choice
   scope.choices[#scope.choices + 1] = choice
   return choice
end

-- The words that the tests of a line allow, its own fields only.
local function own_words(tests, space)
   local words = space:all()
   for _, test in ipairs(tests) do
      test.words = test.words or space:field_in(test.field.pieces, test.set)
      words = space:band(words, test.words)
   end
   return words
end
M.own_words = own_words

local function add_line(choice, line, scope)
   line.index = #choice.lines
   line.words = own_words(line.tests, scope.form.space)
   if scope.form.space:is_empty(scope.form.space:band(scope.words, line.words)) then return end
   choice.lines[#choice.lines + 1] = line
end

local function line_scope(scope, choice, line, statics)
   return {
      form = scope.form, statics = statics, binds = line.binds, choices = line.choices, tests = line.tests,
      carried = line.carried, owner = { choice = choice, line = line }, chain = scope.chain, words = scope.words,
      where = line.configs,
   }
end

local function new_line(node, claims, where, statics)
   return {
      tag = "line", items = {}, tests = claims.tests, soft = claims.soft, rest = claims.rest, binds = {}, choices = {},
      carried = {}, configs = where, statics = statics, node = node, value = node and node.value, at = node and node.at,
      prose = node and node.prose, is_else = claims.is_else, else_at = claims.else_at,
   }
end

-- An optional register: `none 7,4..6` prints nothing for these codes.
local function absent_choice(field, scope, role, at)
   local choice = new_choice(scope, field.name, role, at)
   choice.absent = field
   field.entry.used = true
   local without = new_line(nil, { tests = { { field = field, set = field.absent, at = at } }, soft = {} }, scope.where,
      scope.statics)
   without.value, without.at = { expr = { tag = "none", at = at } }, at
   local with = new_line(nil, { soft = {},
      tests = { { field = field, set = sets.complement(field.absent, field.width), at = at } } }, scope.where,
      scope.statics)
   with.at = at
   local inner = line_scope(scope, choice, with, scope.statics)
   with.items = { { tag = "field", field = field, slot = carry(field, inner, at), at = at } }
   with.binds[field.name] = { tag = "field", field = field }
   add_line(choice, without, scope)
   add_line(choice, with, scope)
   return choice
end

local function bind_parameters(operand, args, scope, at)
   local statics = {}
   args = args or {}
   if #args ~= #operand.params then
      fail(scope, "E05", at, ("operand `%s` takes %d arguments, here are %d"):format(operand.name, #operand.params, #args))
      return nil
   end
   for i, param in ipairs(operand.params) do
      statics[param.name] = M.substitute(args[i], scope.statics, scope.form.report)
   end
   return statics
end

--- `expr` with the statics filled in, as a tree; a whole cell that is one static stays the cell it was.
function M.substitute(expr, statics, report)
   if expr.tag == "static" then
      local cell = statics[expr.name]
      if not cell then
         report:error("E08", expr.at, ("`%s` is no column of this page and no parameter"):format(expr.name))
         return expr
      end
      return cell
   end
   if expr.tag == "binary" then
      local value = constant.value(expr, statics, report)
      if value then return { tag = "num", value = value, at = expr.at } end
   end
   return expr
end

-- `{operand}` alone, without value and role: its lines stand in its place, with the tests of this line added.
local function sole_operand(node, scope, statics)
   if node.value or #node.template ~= 1 then return nil end
   local piece = node.template[1]
   if piece.tag ~= "item" or piece.role or piece.index or piece.view or not piece.name then return nil end
   local entry = scope.form.sym.words[piece.name]
   if not entry or entry.kind ~= "operand" then return nil end
   entry.used = true
   local inner = setmetatable({ statics = statics }, { __index = scope })
   return entry.node, bind_parameters(entry.node, piece.args, inner, piece.at)
end

local function chain_text(chain, name)
   local parts = {}
   for _, link in ipairs(chain) do parts[#parts + 1] = ("`%s`"):format(link) end
   parts[#parts + 1] = ("`%s`"):format(name)
   return table.concat(parts, " → ")
end

local function enter(scope, operand, at)
   for _, link in ipairs(scope.chain) do
      if link == operand.name then
         fail(scope, "E14", operand.at, ("operand `%s` uses itself: %s"):format(operand.name,
            chain_text(scope.chain, operand.name)), { also = { at = at, text = "here" } })
         return nil
      end
   end
   local chain = table.move(scope.chain, 1, #scope.chain, 1, {})
   chain[#chain + 1] = operand.name
   return setmetatable({ chain = chain }, { __index = scope })
end

local function append(list, more)
   local out = table.move(list, 1, #list, 1, {})
   return table.move(more, 1, #more, #out + 1, out)
end

local function collect_lines(choice, operand, statics, scope, outer, out)
   for _, node in ipairs(operand.lines) do
      local where = names.both(scope.where, names.where(node.on, scope.form.sym, statics, scope.form.report))
      if not names.nowhere(where) then
         local claims = claim.read(node.claims, { sym = scope.form.sym, report = scope.form.report, statics = statics,
            bits = scope.form.bits_count })
         claims.tests = append(outer.tests, claims.tests)
         claims.soft = append(outer.soft, claims.soft)
         local inner, inner_statics = sole_operand(node, scope, statics)
         if inner and inner_statics then
            local below = enter(scope, inner, node.at)
            if below then
               below = setmetatable({ where = where }, { __index = below })
               collect_lines(choice, inner, inner_statics, below, claims, out)
            end
         elseif not inner then
            out[#out + 1] = { node = node, line = new_line(node, claims, where, statics), scope = scope }
         end
      end
   end
end

-- The values that lines other than `lone` test in a configuration, and a key that tells such sets apart.
local function tested_in(config, found, lone)
   local ranges, key = {}, {}
   for i, entry in ipairs(found) do
      if entry.line ~= lone and entry.line.configs[config] then
         table.move(entry.line.tests[1].set, 1, #entry.line.tests[1].set, #ranges + 1, ranges)
         key[#key + 1] = i
      end
   end
   return ranges, table.concat(key, " ")
end

local function copy_of(line)
   local copy = {}
   for key, value in pairs(line) do copy[key] = value end -- a copy: order is of no consequence
   copy.items, copy.binds, copy.choices, copy.carried = {}, {}, {}, {}
   return copy
end

-- Gives the `else` line its values. Where other lines are guarded it has others in other configurations, and becomes
-- several lines.
local function give_values(lone, found, place, field)
   local parts, by_key, own_tests, count = {}, {}, lone.tests, #lone.configs
   for config, here in ipairs(lone.configs) do
      if here then
         local ranges, key = tested_in(config, found, lone)
         if not by_key[key] then
            by_key[key] = { ranges = ranges, where = {} }
            parts[#parts + 1] = by_key[key]
         end
         by_key[key].where[config] = true
      end
   end
   for i, part in ipairs(parts) do
      local line = i == 1 and lone or copy_of(lone)
      line.configs = {}
      for config = 1, count do line.configs[config] = part.where[config] or false end
      line.tests = append(own_tests,
         { { field = field, set = sets.complement(part.ranges, field.width), at = lone.else_at } })
      if i > 1 then
         table.insert(found, place + i - 1, { node = found[place].node, line = line, scope = found[place].scope })
      end
   end
end

-- `else`: what no other line of the choice tests. Only where all test one and the same field and nothing else.
local function settle_else(found, scope)
   local lone, field, place
   for i, entry in ipairs(found) do
      if entry.line.is_else then lone, place = entry.line, i end
   end
   if not lone then return end
   for _, entry in ipairs(found) do
      local tests = entry.line.tests
      if entry.line ~= lone then
         local test = tests[1]
         if #tests ~= 1 or (field and test.field ~= field) then
            fail(scope, "E28", lone.else_at, "`else` in a choice whose lines do not all test one and the same field",
               { hint = "write the values" })
            return
         end
         field = test.field
         for _, part in ipairs(test.set) do
            if part.picture then
               fail(scope, "E28", lone.else_at, "`else` beside a bit picture", { hint = "write the values" })
               return
            end
         end
      end
   end
   if field then give_values(lone, found, place, field) end
end

local function operand_choice(operand, piece, scope)
   local statics = bind_parameters(operand, piece.args, scope, piece.at)
   local below = statics and enter(scope, operand, piece.at)
   if not below then return nil end
   local choice = new_choice(scope, operand.name, piece.role, piece.at)
   choice.node = operand
   local found = {}
   collect_lines(choice, operand, statics, below, { tests = {}, soft = {} }, found)
   settle_else(found, scope)
   local space = scope.form.space
   for _, entry in ipairs(found) do
      local line = entry.line
      local words = space:band(scope.words, own_words(line.tests, space))
      if not space:is_empty(words) then
         local inner = line_scope(entry.scope, choice, line, line.statics)
         inner.words = words
         line.items = expand(entry.node.template, inner)
         add_line(choice, line, scope)
      end
   end
   return choice
end

-- Items ------------------------------------------------------------------------------------------------------------

-- Index of `$r[F]`, `$r[F[1..]]`, `$m[F+32]`, `$r[3]`.
local function register_item(file, index, scope, at)
   local item = { tag = "reg", file = file, at = at }
   if index.number then
      item.number = index.number
      return item
   end
   local field = claim.field({ name = index.name, static = index.static, at = at }, { sym = scope.form.sym,
      report = scope.form.report, statics = scope.statics })
   if not field then return nil end
   item.field, item.add, item.shift, item.take = field, index.add or 0, 0, field.width
   if index.slice then
      local part = index.slice[1]
      item.shift = constant.value(part.lo, scope.statics, scope.form.report) or 0
      local hi = part.hi and constant.value(part.hi, scope.statics, scope.form.report)
      item.take = (hi or (part.open and field.width - 1) or item.shift) - item.shift + 1
   end
   item.slot = carry(field, scope, at)
   return item
end

local function view_item(item, view_node, scope)
   local view
   for _, candidate in ipairs(item.file.views) do
      if candidate.name == view_node.name then view = candidate end
   end
   if not view then
      fail(scope, "E10", item.at, ("`%s` has no view `.%s`"):format(item.file.name, view_node.name))
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
      item.view.field, item.view.slot, item.view.shift, item.view.take = inner.field, inner.slot, inner.shift, inner.take
   end
end

local function file_item(piece, scope)
   local entry, number = scope.form.sym.state[piece.file], nil
   if not entry then
      local base, digits = piece.file:match("^(%$[%a_]*)(%d+)$")
      entry, number = base and scope.form.sym.state[base], digits and tonumber(digits)
   end
   if not entry or entry.kind ~= "file" then
      fail(scope, "E10", piece.at, ("register file `%s` is not declared"):format(piece.file))
      return {}
   end
   entry.used = true
   local index = piece.index and piece.index[1] or { number = number }
   if not piece.index and not number then
      if entry.file.count then
         fail(scope, "E52", piece.at, ("`%s` is a file of %d registers; say which one"):format(piece.file,
            entry.file.count), { hint = ("%s[FIELD]"):format(piece.file) })
         return {}
      end
      local item = { tag = "reg", file = entry.file, at = piece.at }
      bind(scope, piece.role, { tag = "reg", item = item, role = piece.role }, piece.at)
      return { item }
   end
   local item = register_item(entry.file, index, scope, piece.at)
   if not item then return {} end
   if piece.view then view_item(item, piece.view, scope) end
   if piece.role then bind(scope, piece.role, { tag = "reg", item = item, role = piece.role }, piece.at) end
   scope.sole = scope.sole or { tag = "reg", item = item }
   return { item }
end

local function field_item(field, piece, scope)
   if field.absent then
      local choice = absent_choice(field, scope, piece.role, piece.at)
      bind(scope, piece.role or field.name, { tag = "choice", choice = choice, role = piece.role }, piece.at)
      return { { tag = "choice", choice = choice, at = piece.at } }
   end
   local slot = carry(field, scope, piece.at)
   bind(scope, piece.role or field.name, { tag = "field", field = field, role = piece.role }, piece.at)
   return { { tag = "field", field = field, slot = slot, at = piece.at } }
end

-- A space prints its name; brackets and index are pieces of their own, the value comes from the line's `=`.
local function space_item(node, piece)
   return { { tag = "text", s = node.name, at = piece.at } }
end

local function column_item(field, piece, scope)
   for i, column in ipairs(field.table and field.table.columns or {}) do
      if column == piece.view.name then
         return { { tag = "field", field = field, column = i, slot = carry(field, scope, piece.at), at = piece.at } }
      end
   end
   fail(scope, "E10", piece.at, ("`%s` has no column `.%s`"):format(field.name, piece.view.name))
   return {}
end

local function name_item(piece, scope)
   local entry = scope.form.sym.words[piece.name]
   if not entry then
      fail(scope, "E10", piece.at, ("`%s` is not declared; text needs quotes: \"%s\""):format(piece.name, piece.name))
      return {}
   end
   entry.used = true
   if entry.kind == "field" then
      if piece.view then return column_item(entry.field, piece, scope) end
      return field_item(entry.field, piece, scope)
   end
   if entry.kind == "operand" then
      local choice = operand_choice(entry.node, piece, scope)
      if not choice then return {} end
      bind(scope, piece.role or entry.name, { tag = "choice", choice = choice, role = piece.role }, piece.at)
      return { { tag = "choice", choice = choice, at = piece.at } }
   end
   if entry.kind == "space" then return space_item(entry.node, piece) end
   fail(scope, "E10", piece.at, ("`%s` is a %s; it cannot stand in a text"):format(piece.name, entry.kind))
   return {}
end

-- What a static stands for in a text: a cell is a template of its own, an argument a field, operand or number.
local function static_pieces(name, piece, scope)
   local cell = scope.statics[name]
   if not cell then
      fail(scope, "E08", piece.at, ("`%s` is no column of this page and no parameter"):format(name))
      return {}
   end
   if cell.text then -- in a mnemonic a bare word is text
      local rule = piece.mnem and "mnem" or "template"
      cell[rule] = cell[rule]
         or grammar.match(rule, cell.text, cell.at, scope.form.report, scope.form.sym.tree) or {}
      return cell[rule]
   end
   if cell.tag == "name" then return { { tag = "item", name = cell.name, role = piece.role, at = cell.at } } end
   if cell.tag == "num" then
      return { { tag = "number", value = cell.value, text = num.tostring(cell.value), at = cell.at } }
   end
   if cell.tag == "state" then return { { tag = "item", file = cell.name, role = piece.role, at = cell.at } } end
   fail(scope, "E10", piece.at, ("`%s` is an expression here; a text needs a name or a number"):format(name))
   return {}
end

local function static_item(piece, scope)
   local name = piece.static or piece.name
   local cell = scope.statics[name]
   if cell and cell.busy then
      fail(scope, "E14", cell.at or piece.at, ("the cell of `%s` names itself"):format(name))
      return {}
   end
   if cell then cell.busy = true end
   local items = M.static_items(static_pieces(name, piece, scope), piece, scope)
   if cell then cell.busy = nil end
   return items
end

--- The items of what a static stands for; role, view and arguments of the place pass on to a single item.
function M.static_items(pieces, piece, scope)
   if #pieces == 1 and pieces[1].tag == "item" then
      local copy = {}
      for _, key in ipairs({ "tag", "name", "file", "static", "args", "index", "view", "role", "at" }) do
         copy[key] = pieces[1][key]
      end
      copy.role = piece.role or copy.role
      copy.view = piece.view or copy.view
      copy.args = piece.args or copy.args
      return expand({ copy }, scope)
   end
   return expand(pieces, scope)
end

local function affine_item(piece, scope)
   local field = claim.field({ name = piece.field, static = piece.static, at = piece.at }, { sym = scope.form.sym,
      report = scope.form.report, statics = scope.statics })
   if not field then return {} end
   local item = { tag = "affine", field = field, mul = field.scale, add = 0, at = piece.at,
      signed = piece.signed or field.signed }
   for _, op in ipairs(piece.ops) do
      local value = op.num or constant.value({ tag = "static", name = op.static }, scope.statics, scope.form.report)
      if not value then
         fail(scope, "E08", piece.at, "the factor of a number in a text must be constant")
         return {}
      end
      if op.op == "*" then
         item.mul, item.add = num.mul(item.mul, value), num.mul(item.add, value)
      elseif op.op == "+" then
         item.add = num.add(item.add, value)
      elseif num.eq(value, 0) or not num.eq(num.mod(item.mul, value), 0) or not num.eq(num.mod(item.add, value), 0) then
         fail(scope, "E08", piece.at, "`/` in a text must divide")
         return {}
      else
         item.mul, item.add = num.div(item.mul, value), num.div(item.add, value)
      end
   end
   item.slot = carry(field, scope, piece.at)
   bind(scope, field.name, { tag = "field", field = field }, piece.at)
   return { item }
end

local makers = {
   sep = function(piece) return { { tag = "sep", s = piece.s, at = piece.at } } end,
   text = function(piece) return piece.s == "" and {} or { { tag = "text", s = piece.s, at = piece.at } } end,
   number = function(piece) return { { tag = "number", value = piece.value, text = piece.text, at = piece.at } } end,
   static = static_item,
   affine = affine_item,
   item = function(piece, scope)
      if piece.static then return static_item(piece, scope) end
      if piece.file then return file_item(piece, scope) end
      return name_item(piece, scope)
   end,
}

expand = function(pieces, scope)
   local items = {}
   for _, piece in ipairs(pieces) do
      local more
      if piece.tag == "star" then
         more = scope.star or {}
      else
         more = assert(makers[piece.tag], "unknown piece " .. tostring(piece.tag))(piece, scope)
      end
      table.move(more, 1, #more, #items + 1, items)
   end
   return items
end

M.expand = expand

return M
