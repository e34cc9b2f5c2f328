-- Fields: where their bits are and what their kinds say.
local nodes = require("gen.syntax.grammar.node")
local grammar_kind = require("gen.syntax.grammar.kind")
local lists = require("gen.base.lists")
local sets = require("gen.syntax.sets")
local suggest = require("gen.base.suggest")
local num = require("gen.num")
local private = require("gen.base.private")
local constant = require("gen.resolve.constant")
local fieldcodes = require("gen.resolve.fieldcodes")
local floatfield = require("gen.resolve.floatfield")
local limits = require("gen.resolve.limits")
local logic = require("gen.resolve.logic")

local M = {}

local function width_of(node, largest, report)
   local width, seen = 0, {}
   for _, piece in ipairs(node.pieces) do
      piece.hi = piece.hi or piece.lo
      if piece.hi < piece.lo then
         report:error("E15", node.at,
            ("field `%s`: piece %d..%d is empty"):format(node.name, piece.lo, piece.hi),
            { hint = ("write %d..%d"):format(piece.hi, piece.lo) })
         return nil
      end
      if piece.hi >= largest then
         report:error("E15", node.at,
            ("field `%s` reaches bit %d of a %d-bit word"):format(node.name, piece.hi, largest))
         return nil
      end
      for bit = piece.lo, piece.hi do
         if seen[bit] then
            report:error("E15", node.at, ("field `%s` holds bit %d twice"):format(node.name, bit))
            return nil
         end
         seen[bit] = true
      end
      width = width + piece.hi - piece.lo + 1
   end
   return width
end

-- What a `rel` field counts from: an address, `of` "here", "next" or "zero", and a constant. nil:
-- it is none.
local function base_of(expr)
   local value = constant.value(expr)
   if value then return { of = "zero", add = value } end
   if expr.tag == "state" and expr.name == "$pc" then return { of = "here", add = 0 } end
   if expr.tag == "name" and (expr.name == "here" or expr.name == "next") then
      return { of = expr.name, add = 0 }
   end
   local left = expr.tag == "binary" and base_of(expr.left)
   local right = left and base_of(expr.right)
   if not right then return nil end
   if expr.op == "+" and (left.of == "zero" or right.of == "zero") then
      return { of = left.of == "zero" and right.of or left.of, add = num.add(left.add, right.add) }
   end
   return expr.op == "-" and right.of == "zero"
      and { of = left.of, add = num.sub(left.add, right.add) } or nil
end

local apply = {
   u = function() end,
   s = function(field) field.signed = true end,
   dec = function(field) field.radix = "dec" end,
   wrap = function(field) field.wrap = true end,
   label = function(field) field.label = true end,
   scale = function(field, kind) field.scale = kind.value end,
   float = function(field, kind, _, report) floatfield.format(field, kind, report) end,
   digits = function(field, kind) field.digits = kind end,
   rel = function(field, kind, _, report)
      field.rel, field.base = kind.expr, base_of(kind.expr)
      if not field.base then
         report:error("E57", kind.at,
            ("`%s` counts from something that is not an address in the code"):format(field.name),
            { hint = "`rel here`, `next`, `$pc` or a number, plus or minus a constant" })
      elseif num.lt(num.mask(63), num.abs(field.base.add)) then
         report:error("E16", kind.at, ("`%s` counts from an address of more than 63 bits"):format(
            field.name), { hint = "a smaller constant" })
      end
   end,
   none = function(field, kind) field.none_nodes = kind.set end,
   ["not"] = function(field, kind) field.exclude_nodes = kind.set end,
   strong = function(field, kind) field.strong_nodes = kind.set end,
   list = function(field, kind, _, report) fieldcodes.add_list(field, kind.cells, report,
      kind.at) end,
   file = function(field, kind, sym, report)
      local entry = sym.state[kind.name]
      if not entry or entry.kind ~= "file" then
         report:error("E10", kind.at, ("register file `%s` is not declared"):format(kind.name),
            suggest.hint(kind.name, sym.state))
         return
      end
      entry.used = true
      if not entry.file.count then
         report:error("E10", kind.at,
            ("`%s` is a single register; a field needs a register file"):format(kind.name))
         return
      end
      field.kind, field.file = "register", entry.file
   end,
   table = function(field, kind, sym, report)
      local entry = fieldcodes.table_of(kind, sym, report)
      if entry then fieldcodes.add_table(field, entry, report, kind.at) end
   end,
   logic = function(field, kind, sym, report)
      local entry = fieldcodes.table_of(kind, sym, report)
      if entry then logic.add_table(field, entry, report, kind.at) end
   end,
}

-- Named kinds ------------------------------------------------------------------------------------

-- Appends the kinds that a list of kinds stands for to `out`. `around`: the named kinds that this
-- one is in.
local function spell_out(kinds, sym, report, out, around)
   for _, kind in ipairs(kinds) do
      local entry = kind.tag == "table" and sym.words[kind.name]
      if not entry or entry.kind ~= "kind" then
         out[#out + 1] = kind
      elseif around[entry] then
         report:error("E14", kind.at, ("kind `%s` uses itself"):format(kind.name))
      else
         entry.used, around[entry] = true, true
         spell_out(entry.node.kinds, sym, report, out, around)
         around[entry] = nil
      end
   end
   return out
end

--- A named kind has no name of the language's own kinds.
function M.check_kind(node, sym, report)
   if grammar_kind.is_word(node.short) then
      report:error("E11", node.at, ("`%s` is a kind of the language"):format(node.name),
         { hint = "another name" })
   end
   local entry = sym.words[node.name]
   if entry.node == node then spell_out(node.kinds, sym, report, {}, { [entry] = true }) end
end

-- Fields ------------------------------------------------------------------------------------------

local function field_of(node, sym, report)
   local largest = #sym.units > 0 and sym.units[#sym.units].bits or 128
   local width = width_of(node, largest, report)
   if not width then return nil end
   local bare = #node.kinds == 0
   node.kinds = spell_out(node.kinds, sym, report, {}, {})
   local field = {
      tag = "field", name = node.name, short = node.short, pieces = node.pieces, width = width,
         kind = "number",
         signed = false, radix = "hex",
      scale = 1, at = node.at, prose = node.prose, prov = node.prov, node = node, bare = bare,
   }
   for _, kind in ipairs(node.kinds) do
      local handler = apply[kind.tag]
      if handler then handler(field, kind, sym, report) end
   end
   floatfield.resolve(field, report)
   limits.field(field, report)
   local context = fieldcodes.context(field, sym, report)
   field.absent = field.none_nodes and sets.resolve(field.none_nodes, width, context, node.at)
   field.exclude = field.exclude_nodes
      and sets.resolve(field.exclude_nodes, width, context, node.at)
   field.strong = field.strong_nodes
      and sets.resolve(field.strong_nodes, width, context, node.at)
   field.mask = 0
   for _, piece in ipairs(field.pieces) do
      field.mask = num.bor(field.mask, num.shl(num.mask(piece.hi - piece.lo + 1), piece.lo))
   end
   return field
end

-- An address that `$pc` cannot hold would be cut when it is printed.
local function check_address(field, sym, report)
   local entry = sym.state["$pc"]
   local width = entry and entry.file and entry.file.width
   if not width then return end
   local top = num.mul(num.mask(field.width), field.scale)
   if (field.label and num.lt(num.mask(width), top))
      or (field.rel and num.lt(num.pow2(width), num.add(top, 1))) then
      report:error("E15", field.at,
         ("`%s` holds addresses that the %d bits of `$pc` cannot"):format(field.name, width),
         { hint = "a narrower field, or a wider `$pc`" })
   end
end

-- Extension fields --------------------------------------------------------------------------------

-- `X ext 16`: bits that the operand brings after the instruction word. Where they are depends on
-- the form, so the name alone has no field; each place that it gets in some form makes one.
local function declare_extension(entry, sym, report)
   local node = entry.node
   sym.has_extensions = true
   if node.ext % 8 ~= 0 or node.ext < 8 or node.ext > 64 then
      report:error("E15", node.at,
         ("`%s` brings %d bits; whole bytes, 8 to 64 bits, are possible"):format(node.name,
            node.ext))
   end
   if #node.kinds == 0 then
      report:error("E10", node.at,
         ("`%s` has no kind, so its notation is undefined"):format(node.name),
         { hint = ("%s ext %d u"):format(node.name, node.ext) })
   end
   for _, unit in ipairs(sym.units) do
      if unit.endian == "big" or unit.bundle then
         report:error("E04", node.at, "`ext` beside big-endian units is not built yet",
            { also = { at = unit.at, text = "this one" } })
         return
      end
   end
end

-- An address with `piece`, the address of the piece itself, which begins at this byte.
local function from_piece(expr, byte)
   if expr.tag == "name" and expr.name == "piece" then
      return nodes.binary({ op = "+", at = expr.at,
         left = nodes.name({ name = "here", at = expr.at }),
         right = nodes.num({ value = byte, at = expr.at }) })
   elseif expr.tag == "binary" then
      return nodes.binary({ op = expr.op, at = expr.at, left = from_piece(expr.left, byte),
         right = from_piece(expr.right, byte) })
   end
   return expr
end

local function placed_kinds(kinds, byte)
   return lists.map(kinds, function(kind)
      return kind.tag == "rel" and nodes.rel({ at = kind.at, expr = from_piece(kind.expr, byte) })
         or kind
   end)
end

--- The field of an extension that begins at a bit.
function M.extension(entry, from, sym, report)
   entry.places = entry.places or {}
   if not entry.places[from] then
      local node = entry.node
      local name = ("%s@%d"):format(node.name, from)
      local placed = { kind = "field", used = true, name = name, extends = entry,
         node = nodes.field({ name = name, short = node.short, at = node.at, prov = node.prov,
            prose = node.prose, kinds = placed_kinds(node.kinds, from // 8),
            pieces = { { lo = from, hi = from + node.ext - 1 } } }) }
      sym.words[name], entry.places[from] = placed, placed
      M.add(placed, sym, report)
      if placed.field then placed.field.extends = node.name end
   end
   return entry.places[from].field
end

--- Makes the field of a declared name.
function M.add(entry, sym, report)
   if entry.node.ext then return declare_extension(entry, sym, report) end
   local field = field_of(entry.node, sym, report)
   if not field then return end
   check_address(field, sym, report)
   entry.field, field.index, field.entry = field, #sym.fields, entry
   sym.fields[#sym.fields + 1] = field
end

-- `B2(s rel here)`: the bits of B2 with another kind. Equal uses are one field.
local function add_use(use, sym, report)
   local base = sym.words[use.of]
   if sym.words[use.name] or not base or base.kind ~= "field" then return end
   base.used = true
   if not base.field then return end
   local short = private.shorten(sym.tree.private_of, use.name)
   local node = nodes.field({ name = use.name, short = short, at = use.at,
      pieces = base.node.pieces, kinds = use.kinds, prov = base.node.prov })
   local entry = { kind = "field", node = node, name = use.name, used = true }
   sym.words[use.name] = entry
   M.add(entry, sym, report)
   if entry.field then
      entry.field.of = base.field
      base.field.uses = (base.field.uses or 0) + 1
   end
end

--- Makes the fields of uses that the tree got since the last time: cells of `ops` are read late.
function M.add_uses(sym, report)
   local uses = sym.tree.uses
   for i = (sym.uses_done or 0) + 1, #uses do add_use(uses[i], sym, report) end
   sym.uses_done = #uses
end

--- Places of the bits of a field in the word, the lowest bit first.
function M.positions(field)
   local list = {}
   for _, piece in ipairs(field.pieces) do
      for bit = piece.lo, piece.hi do list[#list + 1] = bit end
   end
   return list
end

--- The field whose bits these are: itself, or that of which this is a use with a kind.
function M.base(field) return field.of or field end

return M
