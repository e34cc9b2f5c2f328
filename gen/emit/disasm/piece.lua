-- Single items of a template as pieces of runtime/base/text_tables.h. `out` is what the emitter is
-- at: `{model, form, inside, shared}`; `inside` is the operand whose function is made, `{base,
-- first}`: its slot and the first slot of its values, nil in the function of a form. As that one is
-- known only at the end, slots of values are between marks until then (`M.counted`).
local lists = require("gen.base.lists")
local num = require("gen.num")
local c = require("gen.emit.c")
local tables = require("gen.emit.disasm.tables")
local relative = require("gen.emit.c.relative")
local spelling = require("gen.forms.spelling")

local M = {}

--- The slot of a value, as text.
function M.slot(out, slot)
   local inside = out.inside
   if not inside then return tostring(slot) end
   inside.first = math.min(inside.first or slot, slot)
   return ("\1%d\1"):format(slot)
end

--- A text with its slots counted from the first one.
function M.counted(text, first)
   return (text:gsub("\1(%d+)\1", function(slot) return ("%d"):format(slot - first) end))
end

local function value(out, item) return ("value[%s]"):format(M.slot(out, item.slot)) end

--- What prints a text; `M.of` has such texts as they are, so that neighbours become one.
function M.text(s) return ("TEXT(%s)"):format(c.string(s)) end

local KINDS = { [false] = { hex = "HEX", dec = "DECIMAL" },
   [true] = { hex = "SIGNED", dec = "SIGNED_DECIMAL" } }

-- One term of a sum, whose value may be negative.
local function term(field, slot, out)
   local text = ("value[%s]"):format(M.slot(out, slot))
   if field.signed then text = ("(uint64_t)rt_sign(%s, %d)"):format(text, field.width) end
   return field.scale == 1 and text or ("%s * %s"):format(text, num.tostring(field.scale))
end

-- A sum with a field that is printed before, modulo 2^64.
local function sum(item, field, radix, out)
   local beside, add = item.beside, item.add
   local own, other = term(field, item.slot, out), term(beside.field, beside.slot, out)
   local text = beside.minus and ("%s - %s"):format(own, other) or ("%s + %s"):format(other, own)
   if not num.eq(add, 0) then
      text = ("%s %s %s"):format(text, num.lt(add, 0) and "-" or "+", num.tostring(num.abs(add)))
   end
   local negative = num.is_negative((spelling.limits(item)))
   return ("%s_OF(%s)"):format(KINDS[negative][radix], negative and "(int64_t)(" .. text .. ")"
      or text)
end

local function number(item, field, out)
   local radix = field.radix == "dec" and "dec" or "hex"
   local mul, add = item.mul or field.scale, item.add or 0
   local signed = item.signed or field.signed
   if item.beside then return sum(item, field, radix, out) end
   if mul == 1 and num.eq(add, 0) and not signed then
      return ("%s(%s)"):format(KINDS[false][radix], M.slot(out, item.slot))
   elseif mul == 1 and num.eq(add, 0) and radix == "hex" then
      return ("SIGNED(%s, %d)"):format(M.slot(out, item.slot), field.width)
   end
   local text = value(out, item)
   if signed then text = ("rt_sign(%s, %d)"):format(text, field.width) end
   if mul ~= 1 then text = ("%s * %s"):format(text, num.tostring(mul)) end
   if not num.eq(add, 0) then
      text = ("%s %s %s"):format(text, num.lt(add, 0) and "-" or "+", num.tostring(num.abs(add)))
      if not signed and num.lt(add, 0) then text, signed = "(int64_t)(" .. text .. ")", true end
   end
   return ("%s_OF(%s)"):format(KINDS[signed or false][radix], text)
end

local function float(item, field, out)
   return ("FLOAT(%d, %d, %d, %s)"):format(field.float.width, field.width, field.float.digits or 0,
      M.slot(out, item.slot))
end

-- A name from a table, in each syntax from that of its own: `CODE(name, slot)`.
local function looked_up(kind, name, slot, syntaxes)
   local text = ("%s(%s, %s)"):format(kind, name, slot)
   for i = #syntaxes, 1, -1 do
      text = ("SYNTAX(0x%x, %s(%s_%s, %s), %s)"):format(1 << syntaxes[i].index, kind, name,
         tables.suffix(syntaxes[i]), slot, text)
   end
   return text
end

local function named(file, kind, which, out)
   return looked_up(kind, file.ident, which, tables.syntaxes(file.entry_list, out.model))
end

local function field_piece(item, out)
   local field = item.field
   if field.kind == "register" then
      local file, slot = field.file, M.slot(out, item.slot)
      if tables.has_names(file) then return named(file, "NAME", slot, out) end
      return ("REG(%s, %s)"):format(c.string(file.prints), slot)
   elseif field.kind == "table" then
      return looked_up("CODE", tables.codes_name(item), M.slot(out, item.slot),
         item.column and {} or tables.syntaxes(field.code_list, out.model))
   elseif field.float then
      return float(item, field, out)
   elseif field.rel or field.label then
      return ("HEX_OF(%s)"):format(relative.address(field, value(out, item), out.model))
   end
   return number(item, field, out)
end

-- Does an item use its field as it is?
local function is_whole(item)
   return (not item.shift or item.shift == 0 and item.take >= item.field.width)
      and (not item.add or item.add == 0)
end

-- A part of a field, as an expression.
local function part(item, out)
   local text = value(out, item)
   if item.shift and item.shift > 0 then text = ("%s >> %d"):format(text, item.shift) end
   if item.shift and (item.shift > 0 or item.take < item.field.width) then
      text = ("(%s & 0x%x)"):format(text, (1 << item.take) - 1)
   end
   if item.add and item.add ~= 0 then text = ("%s + %d"):format(text, item.add) end
   return text
end

-- One of a few texts, by a part of a field.
local function one_of(texts, item, out)
   local rows = {}
   for i, text in ipairs(texts) do rows[i] = ("T(%d, %s)"):format(i - 1, c.string(text)) end
   return ("ONE_OF(%s, %s)"):format(part(item, out), table.concat(rows, " "))
end

local function view_pieces(item, out)
   local view = item.view
   if view.prints and item.field then return { one_of(view.prints, item, out) } end
   if view.prints then
      local text = view.prints[(item.number or 0) + 1]
      return { { s = text } }
   end
   if item.field then
      return { { s = "." .. view.name }, ("DECIMAL_OF(%s)"):format(part(item, out)) }
   end
   return { { s = "." .. view.name .. (item.number and tostring(item.number) or "") } }
end

-- A register of which a field has the number.
local function numbered(item, out)
   local file, whole = item.file, is_whole(item)
   local which = whole and M.slot(out, item.slot) or part(item, out)
   local suffix = whole and "" or "_OF"
   if tables.has_names(file) then
      return named(file, "NAME" .. suffix, which, out)
   end
   return ("REG%s(%s, %s)"):format(suffix, c.string(file.prints), which)
end

-- A register that the text always has.
local function constant(item, out)
   local file, which = item.file, item.number
   if which and tables.is_respelled(file, which) then
      return named(file, "NAME_OF", ("%d"):format(which), out)
   end
   return { s = spelling.register(file, which) }
end

local function register_pieces(item, out)
   local pieces = { item.field and numbered(item, out) or constant(item, out) }
   if item.view then
      local more = view_pieces(item.view, out)
      lists.append(pieces, more)
   end
   return pieces
end

--- The pieces of an item that is no choice, text or separator: C, or `{s}`, a text.
function M.of(item, out)
   if item.tag == "field" then return { field_piece(item, out) } end
   if item.tag == "reg" then return register_pieces(item, out) end
   if item.tag == "affine" then return { number(item, item.field, out) } end
   if item.tag == "number" then return { { s = item.text } } end
   error("unknown item " .. tostring(item.tag))
end

return M
