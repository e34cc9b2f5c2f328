-- Bit clauses after the `:` of a form, alternative or format line, with names and sets resolved:
-- tests, soft clauses, `rest`, `else`. `gen/forms/coverage.lua` decides which clause wins a bit,
-- when all of a form is known.
local asttext = require("gen.syntax.asttext")
local lists = require("gen.base.lists")
local suggest = require("gen.base.suggest")
local num = require("gen.num")
local private = require("gen.base.private")
local sets = require("gen.syntax.sets")
local drawing = require("gen.resolve.drawing")
local fieldcodes = require("gen.resolve.fieldcodes")

local M = {}

M.strength = { visible = 4, zero = 3, unknown = 2, ignored = 1 }

local function is_field(entry) return entry.kind == "field" end

--- The field that a name in a clause means; a static argument may stand for one. Reports and
-- returns nil otherwise.
function M.field(node, ctx)
   local name, at = node.field or node.name, node.at
   if node.static or (name and name:sub(1, 1) == "%") then
      local static = node.static or name
      local cell = ctx.statics[static]
      if not cell then
         ctx.report:error("E08", at,
            ("`%s` is neither a column of this instruction nor a parameter"):format(static),
            suggest.hint(static, ctx.statics))
         return nil
      end
      name = cell.tag == "name" and cell.name or private.name_at(cell.at, cell.text)
   end
   local entry = ctx.sym.words[name]
   if not entry or entry.kind ~= "field" then
      local what = entry and ("`%s` is a %s, not a field"):format(name, entry.kind)
         or ("field `%s` is not declared"):format(name)
      ctx.report:error("E10", at, what,
         suggest.hint(name, ctx.sym.words,
            "a field, or numbers of bits such as `3..5`", is_field, at))
      return nil
   end
   entry.used = true
   if entry.node.ext then
      ctx.report:error("E04", at, ("clauses about `%s`, which is `ext`, are not built yet"):format(
         name))
   end
   return entry.field
end

local function read_test(node, ctx)
   local field = M.field(node, ctx)
   if not field then return nil end
   local parts = sets.resolve(node.set, field.width,
      fieldcodes.context(field, ctx.sym, ctx.report, ctx.statics), node.at)
   if not parts then return nil end
   if node.neg then
      for _, part in ipairs(parts) do
         if part.picture then
            ctx.report:error("E16", node.at, "`!=` takes values, not a bit picture")
            return nil
         end
      end
      parts = sets.complement(parts, field.width)
   end
   return { field = field, set = parts, at = node.at, neg = node.neg }
end

local function soft_value(node, width, ctx, field)
   if not node.value and not node.value_static and not node.value_name then return 0 end
   local set = { static = node.value_static, lo = node.value, hi = node.value,
      name = node.value_name }
   local parts = sets.resolve({ set }, width,
      fieldcodes.context(field, ctx.sym, ctx.report, ctx.statics), node.at)
   return parts and parts[1] and (parts[1].lo or parts[1].value) or 0
end

-- A soft clause as a mask over the word and the canonical value of its bits.
local function read_soft(node, ctx)
   local soft = { word = node.word, at = node.at, strength = M.strength[node.word] }
   if node.lo then
      local hi = node.hi or node.lo
      if hi < node.lo or hi >= ctx.bits then
         ctx.report:error("E15", node.at,
            ("bits %d..%d are outside a %d-bit word"):format(node.lo, hi, ctx.bits))
         return nil
      end
      soft.mask = num.shl(num.mask(hi - node.lo + 1), node.lo)
      soft.value = num.shl(soft_value(node, hi - node.lo + 1, ctx), node.lo)
      return soft
   end
   local field = M.field(node, ctx)
   if not field then return nil end
   soft.field, soft.mask = field, field.mask
   soft.value = M.deposit(field, soft_value(node, field.width, ctx, field))
   return soft
end

--- The bits of the word that hold `value` of the field.
function M.deposit(field, value)
   local word, taken = 0, 0
   for _, piece in ipairs(field.pieces) do
      local width = piece.hi - piece.lo + 1
      word = num.bor(word, num.shl(num.bits(value, taken, width), piece.lo))
      taken = taken + width
   end
   return word
end

--- The value of the field in `word`.
function M.extract(field, word)
   local value, taken = 0, 0
   for _, piece in ipairs(field.pieces) do
      local width = piece.hi - piece.lo + 1
      value = num.bor(value, num.shl(num.bits(word, piece.lo, width), taken))
      taken = taken + width
   end
   return value
end

-- A `rest`, which `M.join_rests` completes.
local function read_rest(node, ctx)
   local likes = {}
   for _, like in ipairs(node.like or {}) do
      if not (like.value or like.value_static or like.value_name) then
         ctx.report:error("E16", like.at, "`like` takes the canonical value of these bits",
            { hint = ("`%s=..`"):format(asttext.soft_place(like)) })
      else
         local read = read_soft(like, ctx)
         if read then read.text = asttext.soft_place(like) end
         likes[#likes + 1] = read
      end
   end
   return { word = node.word, why = node.why, at = node.at, likes = likes }
end

--- Joins the `rest` clauses of a form, from the form's line outwards: the first that names a word
-- decides, the others add a reason and canonical values to it. nil without any.
function M.join_rests(rests, report)
   local joined = { likes = {}, parts = {}, mask = 0, value = 0 }
   for _, rest in ipairs(rests) do
      joined.parts[#joined.parts + 1] = rest.at
      joined.stated = joined.stated or not rest.word
      if rest.word and not joined.word then
         joined.word, joined.at, joined.strength = rest.word, rest.at, M.strength[rest.word]
      end
      joined.why = joined.why or rest.why
      for _, like in ipairs(rest.likes) do
         local free = num.without(like.mask, joined.mask)
         joined.likes[#joined.likes + 1] = { at = like.at, mask = free, text = like.text }
         joined.mask = num.bor(joined.mask, free)
         joined.value = num.bor(joined.value, num.band(like.value, free))
      end
   end
   if not joined.word then return nil end
   if not joined.why and not joined.stated then
      report:error("E20", joined.at, ("`%s rest` gives no reason"):format(joined.word),
         { hint = ('`%s rest "why"`, or once in the format: `rest "why"`'):format(joined.word) })
   end
   return joined
end

-- Does the clause mean the same wherever it names the same field? Not with a static as value.
local function is_plain(node)
   if node.value_static then return false end
   return not lists.any(node.set or {}, function(part) return part.static end)
end

-- The result of `read` for a node; for a plain one it is kept, for all forms with the same line and
-- field.
local function once(read, node, ctx)
   if not ctx.keep or not is_plain(node) then return read(node, ctx) end
   local field = not node.lo and M.field(node, ctx)
   if not node.lo and not field then return nil end
   local kept = ctx.sym.kept_clauses or {}
   ctx.sym.kept_clauses = kept
   local key = field or node
   kept[node] = kept[node] or {}
   if kept[node][key] == nil then kept[node][key] = read(node, ctx) or false end
   return kept[node][key] or nil
end

-- Is a drawn word the same for every row of `ops`?
local function is_fixed(node)
   return lists.all(node.cells, function(cell)
      local test = cell.test
      return not cell.static and not (test and (test.static or not is_plain(test)))
   end)
end

-- Tests of a drawn word and its bits; kept like the results of `once`.
local function read_drawing(node, ctx)
   local keeps = ctx.keep and is_fixed(node)
   local kept = ctx.sym.kept_clauses or {}
   ctx.sym.kept_clauses = kept
   if keeps and kept[node] then return kept[node] end
   local own = setmetatable({ read_field = M.field, read_test = read_test }, { __index = ctx })
   local read = { tests = {} }
   read.bits, read.fields = drawing.read(node, own, read.tests)
   if keeps then kept[node] = read end
   return read
end

local add = {
   test = function(node, out, ctx) out.tests[#out.tests + 1] = once(read_test, node, ctx) end,
   soft = function(node, out, ctx) out.soft[#out.soft + 1] = once(read_soft, node, ctx) end,
   rest = function(node, out, ctx) out.rest = read_rest(node, ctx) end,
   ["else"] = function(node, out) out.is_else, out.else_at = true, node.at end,
   drawing = function(node, out, ctx)
      local read = read_drawing(node, ctx)
      lists.append(out.tests, read.tests)
      if read.bits then out.drawn[#out.drawn + 1] = { bits = read.bits, fields = read.fields,
         at = node.at } end
   end,
}

--- Clauses of a line → `{tests, soft, rest, is_else, drawn = {{bits, at}..}}`. `ctx = {sym, report,
-- statics, bits, keep}`; with `keep`, forms may share tests and soft clauses, which must not change
-- then.
function M.read(nodes, ctx)
   local out = { tests = {}, soft = {}, rest = nil, is_else = false, drawn = {} }
   for _, node in ipairs(nodes) do add[node.tag](node, out, ctx) end
   return out
end

return M
