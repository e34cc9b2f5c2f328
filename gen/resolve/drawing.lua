-- Drawn words, `[0000000 | RS2 | RS1 | 000 | RD | 0110011]`: digits and tests become tests of the
-- bits where they are drawn; names of fields only say where these must lie.
local fields = require("gen.resolve.field")
local grammar = require("gen.syntax.grammar")
local lists = require("gen.base.lists")
local num = require("gen.num")

local M = {}

-- Places of fields --------------------------------------------------------------------------------

-- How far the lowest bit of the field is up in the value that it stands for: 1 of a field `x2`. nil
-- where the scale is no power of two.
local function shift_of(field)
   local shift = num.width_unsigned(field.scale) - 1
   return shift >= 0 and num.eq(field.scale, num.pow2(shift)) and shift or nil
end

local function range_text(hi, lo, dots)
   return hi == lo and tostring(hi) or hi .. dots .. lo
end

-- `IMM[11:5] .. IMM[4:0]`, the cells of a field, from the high bits of the word down.
local function cells_text(field)
   local shift, pieces, value = shift_of(field) or 0, {}, 0
   for i, piece in ipairs(field.pieces) do
      pieces[i] = { at = piece.lo, lo = value + shift, hi = value + shift + piece.hi - piece.lo }
      value = value + piece.hi - piece.lo + 1
   end
   table.sort(pieces, function(a, b) return a.at > b.at end)
   local text
   for i, piece in ipairs(pieces) do
      local touches = i > 1 and pieces[i - 1].at == piece.at + piece.hi - piece.lo + 1
      text = (text and text .. (touches and "|" or "] .. " .. field.name .. "[")
         or field.name .. "[") .. range_text(piece.hi, piece.lo, ":")
   end
   return text .. "]"
end

-- `15..19`, and `25..31, 7..11` for several pieces.
local function lies_in(field)
   return lists.join(field.pieces, ", ", function(piece)
      return range_text(piece.lo, piece.hi, "..")
   end)
end

-- Cells -------------------------------------------------------------------------------------------

-- What a column of `ops` or a parameter has in the place of a cell.
local function cell_of_static(node, ctx)
   local cell = ctx.statics and ctx.statics[node.static]
   if not cell then
      ctx.read_field(node, ctx) -- says so
   elseif cell.tag == "name" then
      return { tag = "drawn", name = cell.name, at = cell.at }
   elseif cell.tag then
      ctx.report:error("E16", cell.at, "this static argument is not a field that can be drawn")
   else
      cell.drawn = cell.drawn
         or grammar.match("drawn", cell.text, cell.at, ctx.report, ctx.sym.tree)
      fields.add_uses(ctx.sym, ctx.report)
      if cell.drawn and cell.drawn.static then
         ctx.report:error("E14", cell.at, "a cell of a drawn word cannot name another one")
         return nil
      end
      return cell.drawn
   end
   return nil
end

-- The bits of the field that parts `[12 | 10:5]` name, as places in the word, in the order of the
-- line. nil after an error.
local function places_of_parts(field, node, ctx)
   local shift, places, found = shift_of(field), fields.positions(field), {}
   if not shift then
      ctx.report:error("E16", node.at, ("parts of `%s` cannot be drawn: it is scaled by %s"):format(
         field.name, num.tostring(field.scale)), { hint = "a field that is not scaled" })
      return nil
   end
   for _, part in ipairs(node.parts) do
      if part.lo < shift or part.hi >= shift + field.width then
         ctx.report:error("E16", part.at, ("`%s[%s]`: the bits of this value are %d..%d"):format(
            field.name, range_text(part.hi, part.lo, ":"), shift, shift + field.width - 1),
            { hint = cells_text(field) })
         return nil
      end
      for bit = part.hi, part.lo, -1 do
         found[#found + 1] = { value = bit, word = places[bit - shift + 1] }
      end
   end
   return found
end

-- A whole field: all bits of its one piece.
local function places_of_whole(field, node, ctx)
   if #field.pieces > 1 then
      ctx.report:error("E16", node.at, ("`%s` consists of %d pieces, and a cell draws one")
         :format(field.name, #field.pieces), { hint = cells_text(field) })
      return nil
   end
   local found, places = {}, fields.positions(field)
   for i = #places, 1, -1 do found[#found + 1] = { word = places[i] } end
   return found
end

-- A cell that is resolved: `{width, at, bits | field, places, test}`; nil after an error.
local function read_cell(node, ctx)
   local cell = node.static and cell_of_static(node, ctx) or not node.static and node
   if not cell then return nil end
   local also = node.static and { at = cell.at, text = "this cell" } or nil
   if cell.bits then return { bits = cell.bits, width = #cell.bits, at = node.at, also = also } end
   local test = cell.test and ctx.read_test(cell.test, ctx)
   local field = cell.test and test and test.field or cell.name and ctx.read_field(cell, ctx)
   local places = field and (cell.parts and places_of_parts(field, cell, ctx)
      or not cell.parts and places_of_whole(field, cell, ctx))
   return places and { field = field, places = places, width = #places, test = test,
      at = node.at, also = also }
end

-- The whole word ----------------------------------------------------------------------------------

-- The first cell whose field does not lie where it is drawn in a word of `top` bits, and how many
-- bits higher it lies.
local function first_off(cells, top)
   for _, cell in ipairs(cells) do
      local place = cell.places and cell.places[1].word
      if place and place ~= top - 1 then return cell, place - (top - 1) end
      top = top - cell.width
   end
   return nil
end

local function bits_text(count) return count == 1 and "1 bit" or count .. " bits" end

local function nearest_unit(units, total)
   local near = units[1]
   for _, unit in ipairs(units) do
      if math.abs(unit.bits - total) < math.abs(near.bits - total) then near = unit end
   end
   return near.bits
end

-- Cells that are no word: where they seem to be too few or too many.
local function report_width(node, cells, total, ctx)
   local near = nearest_unit(ctx.sym.units, total)
   local cell, off = first_off(cells, near)
   local missing = cell and -off or near - total
   local also = lists.find(cells, function(one) return one.also end)
   local many = missing < 0 and "too many" or math.abs(missing) == 1 and "is missing"
      or "are missing"
   local where = cell and ("before `%s`, which is in bits %s"):format(cell.field.name,
      lies_in(cell.field)) or "at the end"
   ctx.report:error("E16", node.at, ("%s drawn here, but a word has %s: %s %s %s"):format(
      bits_text(total) .. (total == 1 and " is" or " are"),
      lists.join(ctx.sym.units, " or ", function(unit) return tostring(unit.bits) end),
      bits_text(math.abs(missing)), many, where), also and { also = also.also })
end

-- Is each bit of the field drawn where it lies?
local function check_place(cell, top, ctx)
   for i, place in ipairs(cell.places) do
      if place.word ~= top - i then
         local name = cell.field.name
         local message = place.value
            and ("`%s[%d]` is bit %d and is drawn at bit %d"):format(name, place.value,
               place.word, top - i)
            or ("`%s` is in bits %s and is drawn at bits %s"):format(name, lies_in(cell.field),
               range_text(top - cell.width, top - 1, ".."))
         ctx.report:error("E15", cell.at, message, { also = cell.also, hint = place.value
            and cells_text(cell.field) or "another order of the cells, or other bits of it" })
         return false
      end
   end
   return true
end

-- Tests -------------------------------------------------------------------------------------------

-- A field of no name, for bits that digits test. Where a field that all see is exactly these bits,
-- it is that.
local function field_at(lo, hi, sym)
   local name = lo == hi and "bit " .. lo or ("bits %d..%d"):format(lo, hi)
   sym.drawn_bits = sym.drawn_bits or {}
   if not sym.drawn_bits[name] then
      sym.drawn_bits[name] = lists.find(sym.fields, function(field)
         local piece = field.pieces[1]
         return #field.pieces == 1 and piece.lo == lo and piece.hi == hi and not field.of
            and field.short == field.name
      end) or { tag = "field", name = name, short = name, pieces = { { lo = lo, hi = hi } },
         width = hi - lo + 1, kind = "number", signed = false, radix = "hex", scale = 1,
         unnamed = true,
         mask = num.shl(num.mask(hi - lo + 1), lo) }
   end
   return sym.drawn_bits[name]
end

local function value_of(digits)
   local value = 0
   for digit in digits:gmatch(".") do
      value = num.bor(num.shl(value, 1), digit == "1" and 1 or 0)
   end
   return value
end

local function set_of(digits)
   local value = value_of(digits)
   if not digits:find("-", 1, true) then return { { lo = value, hi = value } } end
   return { { picture = digits, value = value, mask = value_of((digits:gsub("0", "1")
      :gsub("%-", "0"))), any = value_of((digits:gsub("1", "0"):gsub("%-", "1"))) } }
end

-- One test for each run of digits that are not left to other clauses. `top`: the bit above.
local function add_digits(cell, top, ctx, tests)
   for from, run, after in cell.bits:gmatch("()([^.]+)()") do
      tests[#tests + 1] = { field = field_at(top - after + 1, top - from, ctx.sym),
         set = set_of(run), at = cell.at, neg = false }
   end
end

--- Appends the tests of a drawn word to `tests`; returns its bits and the fields that are drawn,
-- nil after an error. `ctx` has `read_field` and `read_test`, too.
function M.read(node, ctx, tests)
   local cells, total = {}, 0
   for i, drawn in ipairs(node.cells) do
      cells[i] = read_cell(drawn, ctx)
      if not cells[i] then return nil end
      total = total + cells[i].width
   end
   if not lists.any(ctx.sym.units, function(unit) return unit.bits == total end) then
      report_width(node, cells, total, ctx)
      return nil
   end
   local top = total
   for _, cell in ipairs(cells) do
      if cell.places and not check_place(cell, top, ctx) then return nil end
      if cell.bits then add_digits(cell, top, ctx, tests) end
      tests[#tests + 1] = cell.test
      top = top - cell.width
   end
   return total, lists.collect(cells, function(cell) return not cell.test and cell.field or nil end)
end

return M
