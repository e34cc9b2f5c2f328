-- `when` of a form or an alternative: a condition between fields, such as `RT != RN` or `A=0 or
-- B=0`.
--
-- Passes see it as a test of a field that has all bits of these fields; its `words` are those for
-- which the condition holds. Like the domain of a field it accounts for no bits. `when` of such a
-- test is `{text, groups}`: in one of the groups every relation holds, which is `{op, field,
-- other}` or `{field, set}`.
local lists = require("gen.base.lists")
local num = require("gen.num")
local resolved = require("gen.resolve.field")
local asttext = require("gen.syntax.asttext")
local clause = require("gen.resolve.clause")
local fieldcodes = require("gen.resolve.fieldcodes")
local sets = require("gen.syntax.sets")
local suggest = require("gen.base.suggest")

local M = {}

M.WIDEST = 8 -- bits of fields that are compared

-- Resolving ---------------------------------------------------------------------------------------

-- The values on the right side; a static stands for those of its cell.
local function right_side(node, ctx)
   local only = #node.set == 1 and node.set[1]
   local cell = only and only.static and ctx.statics[only.static]
   return cell and cell.text and sets.of_cell(cell, ctx) or node.set
end

-- The field on the right side, as a node that names one; nil where values are.
local function other_of(node, ctx)
   if not node.set then
      return { name = node.other, static = node.other_static, at = node.at }
   end
   local right = right_side(node, ctx)
   local name = #right == 1 and not right[1].quoted and right[1].name
   local entry = name and ctx.sym.words[name]
   return entry and entry.kind == "field" and { name = name, at = node.at } or nil
end

local function check_field(field, op, at, report)
   if field.width > M.WIDEST then
      report:error("E16", at,
         ("`%s` has %d bits, and a condition compares fields of at most %d bits"):format(
         field.short, field.width, M.WIDEST),
         { hint = "a field with fewer of its bits, or a test of values" })
      return false
   end
   if op:sub(1, 1) == "<" and (field.signed or field.float) then
      report:error("E10", at,
         ("`%s` compares bits as numbers without sign, which those of `%s` are not"):format(op,
         field.short))
      return false
   end
   return true
end

local function between(node, other, ctx)
   local a, b = clause.field(node, ctx), clause.field(other, ctx)
   if not a or not b then return nil end
   local fine = check_field(a, node.op, node.at, ctx.report)
   if not check_field(b, node.op, node.at, ctx.report) or not fine then return nil end
   if a == b then
      ctx.report:error("E16", node.at, ("`%s` is compared with itself"):format(a.short))
      return nil
   end
   return { op = node.op, field = a, other = b }
end

-- A name on the right side that is none of what may be there.
local function check_name(node, ctx)
   local only = #node.set == 1 and not node.set[1].quoted and node.set[1].name
   local field = only and clause.field(node, ctx)
   if not field or fieldcodes.context(field, ctx.sym, ctx.report).value_of(only, node.at) then
      return true
   end
   ctx.report:error("E10", node.at,
      ("`%s` is neither a field, nor a code of `%s`, nor a constant"):format(only, field.short),
      suggest.hint(only, ctx.sym.words))
   return false
end

local function with_values(node, ctx)
   if not check_name(node, ctx) then return nil end
   local test = { tag = "test", field = node.field, static = node.static, set = node.set,
      neg = node.op == "!=", at = node.at }
   local read = clause.read({ test }, ctx).tests[1]
   if not read then return nil end
   return { field = read.field, set = read.set, neg = read.neg }
end

local function read_relation(node, ctx)
   local other = other_of(node, ctx)
   if other then return between(node, other, ctx) end
   return with_values(node, ctx)
end

local function relation_text(relation, key)
   local name = relation.field[key]
   if relation.other then
      return ("%s %s %s"):format(name, relation.op, relation.other[key])
   end
   return asttext.test({ field = { name = name, width = relation.field.width },
      set = relation.set, neg = relation.neg })
end

--- The text of a condition, `{groups}`, with this name of its fields: `short`, or `name`.
function M.text(when, key)
   return lists.join(when.groups, " or ", function(group)
      return lists.join(group, " and ", function(relation) return relation_text(relation, key) end)
   end)
end

-- A field with these bits, in the order of the word.
local function field_of(text, mask)
   local pieces, bits = {}, num.positions(mask)
   for _, bit in ipairs(bits) do
      local last = pieces[#pieces]
      if last and last.hi == bit - 1 then last.hi = bit else
         pieces[#pieces + 1] = { lo = bit, hi = bit }
      end
   end
   return { name = text, short = text, pieces = pieces, mask = mask, width = #bits }
end

local function read(node, ctx)
   ctx = setmetatable({ keep = false }, { __index = ctx })
   local groups, mask, fine = {}, 0, true
   ctx.sym.has_conditions = true
   for i, nodes in ipairs(node.groups) do
      groups[i] = lists.collect(nodes, function(one)
         local relation = read_relation(one, ctx)
         fine = fine and relation ~= nil
         return relation
      end)
      for _, relation in ipairs(groups[i]) do
         mask = num.bor(mask, relation.field.mask)
         if relation.other then mask = num.bor(mask, relation.other.mask) end
      end
   end
   if not fine then return nil end
   local field = field_of(M.text({ groups = groups }, "short"), mask)
   return { field = field, set = { { lo = 0, hi = num.mask(field.width) } }, at = node.at,
      domain = true, when = { text = field.name, groups = groups } }
end

-- Does a condition mean the same in all rows and for all arguments? Then it is read once.
local function is_plain(node)
   for _, group in ipairs(node.groups) do
      for _, relation in ipairs(group) do
         local has_static = relation.static or relation.other_static
            or lists.any(relation.set or {}, function(part) return part.static end)
         if has_static then return false end
      end
   end
   return true
end

--- The condition as a test; nil after an error. `ctx` as for clauses.
function M.read(node, ctx)
   if not is_plain(node) then return read(node, ctx) end
   local kept = ctx.sym.kept_conditions or {}
   ctx.sym.kept_conditions = kept
   if kept[node] == nil then kept[node] = read(node, ctx) or false end
   return kept[node] or nil
end

-- Words -------------------------------------------------------------------------------------------

-- The words in which one field is equal to another, and those in which it is less: bit by bit from
-- the lowest one. A bit that one of them lacks is 0.
local function compared(field, other, space)
   local a, b = resolved.positions(field), resolved.positions(other)
   local equal, less = space:all(), space:none()
   for i = 1, math.max(#a, #b) do
      local one = a[i] and space:bit(a[i]) or space:none()
      local two = b[i] and space:bit(b[i]) or space:none()
      local above, below = space:minus(one, two), space:minus(two, one)
      equal = space:minus(space:minus(equal, above), below)
      less = space:bor(below, space:minus(less, above))
   end
   return equal, less
end

local WORDS = {
   ["="] = function(_, equal) return equal end,
   ["!="] = function(space, equal) return space:bnot(equal) end,
   ["<"] = function(_, _, less) return less end,
   ["<="] = function(space, equal, less) return space:bor(equal, less) end,
}

--- The words for which a relation holds.
function M.words_of_relation(relation, space)
   if relation.set then return space:field_in(relation.field.pieces, relation.set) end
   return WORDS[relation.op](space, compared(relation.field, relation.other, space))
end

--- The words for which a condition, `when` of a test, holds.
function M.words(when, space)
   local any = space:none()
   for _, group in ipairs(when.groups) do
      local all = space:all()
      for _, relation in ipairs(group) do
         all = space:band(all, M.words_of_relation(relation, space))
      end
      any = space:bor(any, all)
   end
   return any
end

return M
