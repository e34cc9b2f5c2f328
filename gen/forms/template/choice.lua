-- Choices: an operand in a template, with its alternatives. Those that the form's tests exclude are
-- left out; one that is a single operand is replaced by that operand's alternatives. `form.expand`
-- turns the template of an alternative into items; it is passed in, because templates contain
-- operands and operands contain templates.
local made = require("gen.forms.template.node")
local nodes = require("gen.syntax.grammar.node")
local lists = require("gen.base.lists")
local budget = require("gen.base.budget")
local sets = require("gen.syntax.sets")
local clause = require("gen.resolve.clause")
local condition = require("gen.resolve.condition")
local names = require("gen.resolve.names")
local narrowed = require("gen.forms.template.narrowed")
local constant = require("gen.resolve.constant")
local extension = require("gen.forms.template.extension")
local scopes = require("gen.forms.template.scope")
local spelling = require("gen.forms.template.spelling")
local respelled = require("gen.forms.template.respelled")
local sums = require("gen.forms.template.sum")

local M = {}

local MOST_CHOICES = 4096 -- of a form; nested operands can double them with each alternative

local function new_choice(scope, operand, role, at)
   if #scope.form.choices == MOST_CHOICES then
      budget.stop(("more than %d operands, those in operands counted"):format(MOST_CHOICES))
   end
   local choice = {
      tag = "choice", slot = #scope.form.choices, operand = operand, shown = operand, role = role,
      lines = {}, at = at,
      parent = scope.owner and scope.owner.choice, parent_line = scope.owner and scope.owner.line,
   }

   scope.form.choices[#scope.form.choices + 1] = choice
   scope.choices[#scope.choices + 1] = choice
   return choice
end


local function add_line(choice, line, scope)
   line.index = #choice.lines
   line.words = scopes.own_words(line.tests, scope.form.space)
   if not scope.form.space:meets(scopes.words(scope), line.words) then return end
   choice.lines[#choice.lines + 1] = line
end

-- `own`: the words that the alternative allows by itself.
local function line_scope(scope, choice, line, statics, own)
   return {
      form = scope.form, statics = statics, binds = line.binds, choices = line.choices,
         tests = line.tests,
      carried = line.carried, owner = { choice = choice, line = line }, chain = scope.chain,
         outside = scope, own = own,
      where = line.configs,
   }
end

local function new_line(node, clauses, where, statics)
   return {
      tag = "line", items = {}, tests = clauses.tests, soft = clauses.soft,
         binds = {}, choices = {},
      carried = {}, configs = where, statics = statics, node = node, value = node and node.value,
         at = node and node.at,
      prose = node and node.prose, is_else = clauses.is_else, else_at = clauses.else_at,
   }
end

-- An optional register: `none 7,4..6` prints nothing for these codes.
function M.absent(field, scope, role, at)
   local choice = new_choice(scope, field.name, role, at)
   choice.shown, choice.absent = field.short, field
   field.entry.used = true
   local without = new_line(nil,
      { tests = { { field = field, set = field.absent, at = at } }, soft = {} }, scope.where,
      scope.statics)
   without.value, without.at = { expr = nodes.none({ at = at }) }, at
   local with = new_line(nil, { soft = {},
      tests = { { field = field, set = sets.complement(field.absent, field.width), at = at } } },
         scope.where,
      scope.statics)
   with.at = at
   local inner = line_scope(scope, choice, with, scope.statics, scope.form.space:all())
   with.items = { made.item.field({ field = field, slot = scopes.carry(field, inner, at),
      at = at }) }
   with.binds[field.name] = made.bind.field({ field = field })
   add_line(choice, without, scope)
   add_line(choice, with, scope)
   return choice
end

local function bind_parameters(operand, args, scope, at)
   local statics = {}
   args = args or {}
   if #args ~= #operand.params then
      scopes.fail(scope, "E05", at,
         ("arguments of operand `%s`: %d expected, %d given"):format(operand.name, #operand.params,
         #args))
      return nil
   end
   for i, param in ipairs(operand.params) do
      statics[param.name] = M.substitute(args[i], scope.statics, scope.form.report)
   end
   return statics
end

--- `expr` with the statics filled in, as a tree; a whole cell that is one static stays unchanged.
function M.substitute(expr, statics, report)
   if expr.tag == "static" then
      local cell = statics[expr.name]
      if not cell then
         report:error("E08", expr.at,
            ("`%s` is neither a column of this instruction nor a parameter"):format(expr.name))
         return expr
      end
      return cell
   end
   if expr.tag == "binary" then
      local value = constant.value(expr, statics, report)
      if value then return nodes.num({ value = value, at = expr.at }) end
   end
   return expr
end

-- An operand alone, without value, role and `also`: its alternatives replace this one, with the
-- tests of this one added.
local function sole_operand(node, scope, statics)
   if node.value or #node.template ~= 1 or #node.also > 0 then return nil end
   local piece = node.template[1]
   if piece.tag ~= "item" or piece.role or piece.index or piece.view or not piece.name then
      return nil
   end
   local entry = scope.form.sym.words[piece.name]
   if not entry or entry.kind ~= "operand" then return nil end
   entry.used = true
   local inner = setmetatable({ statics = statics }, { __index = scope })
   return entry.node, bind_parameters(entry.node, piece.args, inner, piece.at)
end

local function chain_text(chain, name)
   local parts = lists.map(chain, function(link) return ("`%s`"):format(link) end)
   parts[#parts + 1] = ("`%s`"):format(name)
   return table.concat(parts, " → ")
end

local function enter(scope, operand, at)
   for _, link in ipairs(scope.chain) do
      if link == operand.name then
         scopes.fail(scope, "E14", operand.at, ("operand `%s` uses itself: %s"):format(operand.name,
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
   return lists.append(out, more)
end

local function refuse_rest(rest, report)
   if rest then
      report:error("E03", rest.at, "`rest` belongs in a form or a format",
         { hint = "the bits by number: `ignored 40..63`" })
   end
end

local function collect_lines(choice, operand, statics, scope, outer, out)
   for _, node in ipairs(operand.lines) do
      local where = names.both(scope.where,
         names.where(node.on, scope.form.sym, statics, scope.form.report))
      if not names.nowhere(where) then
         local ctx = { sym = scope.form.sym, report = scope.form.report, statics = statics,
            bits = scope.form.bits_count, keep = true }
         local clauses = clause.read(node.clauses, ctx)
         if node.when then
            clauses.tests[#clauses.tests + 1] = condition.read(node.when, ctx)
         end
         refuse_rest(clauses.rest, scope.form.report)
         clauses.tests = append(outer.tests, clauses.tests)
         clauses.soft = append(outer.soft, clauses.soft)
         local inner, inner_statics = sole_operand(node, scope, statics)
         if inner and inner_statics then
            local below = enter(scope, inner, node.at)
            if below then
               below = setmetatable({ where = where }, { __index = below })
               collect_lines(choice, inner, inner_statics, below, clauses, out)
            end
         elseif not inner then
            out[#out + 1] = { node = node, line = new_line(node, clauses, where, statics),
               scope = scope }
         end
      end
   end
end

-- The one test of an alternative; that of a field alone are the values that it prints. nil where it
-- has another number of tests.
local function sole_test(entry)
   local tests, template = entry.line.tests, entry.node.template
   local piece = #tests == 0 and #template == 1 and template[1]
   if not piece then return #tests == 1 and tests[1] or nil end
   local word = piece.tag == "item" and piece.name and entry.scope.form.sym.words[piece.name]
   local set = word and word.kind == "field" and scopes.domain_of(word.field)
   return set and { field = word.field, set = set } or nil
end

-- The values that alternatives other than `lone` test in a configuration, and a key for such sets.
local function tested_in(config, found, lone)
   local ranges, key = {}, {}
   for i, entry in ipairs(found) do
      if entry.line ~= lone and entry.line.configs[config] then
         local set = sole_test(entry).set
         table.move(set, 1, #set, #ranges + 1, ranges)
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

-- Sets the values of the `else` alternative. Where other alternatives are guarded its values depend
-- on the configuration, and it becomes several alternatives.
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
         table.insert(found, place + i - 1,
            { node = found[place].node, line = line, scope = found[place].scope })
      end
   end
end

-- `else`: the values that no other alternative of the choice tests. Only where all test one and the
-- same field and nothing else.
local function settle_else(found, scope)
   local lone, field, place
   for i, entry in ipairs(found) do
      if entry.line.is_else then lone, place = entry.line, i end
   end
   if not lone then return end
   for _, entry in ipairs(found) do
      if entry.line ~= lone then
         local test = sole_test(entry)
         if not test or field and test.field ~= field then
            scopes.fail(scope, "E28", lone.else_at,
               "`else` in a choice whose lines do not all test one and the same field",
               { hint = "write the values" })
            return
         end
         field = test.field
         for _, part in ipairs(test.set) do
            if part.picture then
               scopes.fail(scope, "E28", lone.else_at, "`else` beside a bit picture",
                  { hint = "write the values" })
               return
            end
         end
      end
   end
   if field then give_values(lone, found, place, field) end
end

-- The other spellings of an alternative: `{items, glued, node}`.
local function spellings(line, scope)
   return lists.collect(line.node.also, function(node)
      local items = spelling.items(node, line.items, scope)
      return items and { items = items, glued = node.glued, node = node }
   end)
end

-- Other spellings from cells of `ops`.
local function respelled_cells(line)
   return lists.map(respelled.of(line.items), function(items)
      return { items = items, node = { at = items.at } }
   end)
end

function M.operand(operand, piece, scope)
   local statics = bind_parameters(operand, piece.args, scope, piece.at)
   local below = statics and enter(scope, operand, piece.at)
   if not below then return nil end
   local choice = new_choice(scope, operand.name, piece.role, piece.at)
   choice.shown, choice.node, choice.optional = operand.short, operand, operand.optional
   choice.first = operand.first and operand.first.mask
   local found = {}
   collect_lines(choice, operand, statics, below, { tests = {}, soft = {} }, found)
   settle_else(found, scope)
   local space, from = scope.form.space, extension.from(scope)
   local last = from
   for _, entry in ipairs(extension.choose(found, choice, scope)) do
      local line = entry.line
      extension.go_back(scope, from)
      local own = scopes.own_words(line.tests, space)
      if space:meets(scopes.words(scope), own) then
         local inner = line_scope(entry.scope, choice, line, line.statics, own)
         line.items = scope.form.expand(entry.node.template, inner)
         sums.check(line.items, scope.form.report)
         line.also = lists.append(spellings(line, scope), respelled_cells(line))
         respelled.settle(line.items)
         narrowed.line(line)
         add_line(choice, line, scope)
         last = extension.from(scope)
      end
   end
   extension.go_back(scope, last)
   return choice
end

return M
