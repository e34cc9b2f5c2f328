-- Fields and tables: which bits an operand has, and what their codes mean.
local lists = require("gen.base.lists")
local num = require("gen.num")
local asttext = require("gen.syntax.asttext")
local rst = require("gen.emit.rst.base.rst")
local context = require("gen.emit.rst.base.context")

local M = {}

local MOST_DIGITS = 6 -- of a bound that is written out; others are powers of two

local function bound_text(n, radix, sign)
   local text = radix == "dec" and num.tostring(n) or "0x" .. num.hex(n)
   return (sign or "") .. text
end

-- `0..0xff`, `-8..7`, `0..0x3fc in steps of 4`.
local function range_text(field)
   local scale = field.scale or 1
   local width = field.signed and field.width - 1 or field.width
   local lo = field.signed and bound_text(num.mul(num.pow2(width), scale), field.radix, "-") or "0"
   local hi = num.mul(num.sub(num.pow2(width), 1), scale)
   local text = lo .. ".." .. bound_text(hi, field.radix)
   if width > 4 * MOST_DIGITS then
      text = ("%s%d-bit number%s"):format(field.signed and "signed " or "", field.width,
         field.radix == "dec" and "" or " in hex")
   end
   return num.eq(scale, 1) and text or text .. " in steps of " .. num.tostring(scale)
end

local function float_kind(kind)
   local text = "float " .. rst.code(kind.format)
   if kind.below > 0 then
      text = ("high %d bits of a "):format(kind.width - kind.below) .. text
   end
   return text .. (kind.digits and (", printed with %d digits"):format(kind.digits) or "")
end

local function number_kind(ctx, field)
   if field.logic then
      return "an expression of the names in " .. ctx:link("table", field.logic_table.name)
         .. " with ``~ & ^ |`` and parentheses, only read"
   end
   if field.float then return float_kind(field.float) end
   local text = range_text(field)
   if field.rel then text = text .. ", relative to " .. rst.code(asttext.expr(field.rel)) end
   if field.label then text = text .. ", a code address" end
   if field.wrap then text = text .. ", or the negative number with the same bits" end
   return text
end

local function set_text(field, set)
   return set and #set > 0 and rst.code(asttext.set(set, field.width)) or nil
end

-- Which values a field may not have, when it prints nothing, with which accesses are strong.
function M.limits(field)
   local excluded, absent = set_text(field, field.exclude), set_text(field, field.absent)
   local strong = set_text(field, field.strong)
   return (excluded and ", not " .. excluded or "")
      .. (absent and ", nothing when " .. absent or "")
      .. (strong and ", strong when " .. strong or "")
end

--- What a field is, in a few words of markup.
function M.kind(ctx, field)
   local text
   if field.kind == "register" then
      text = "register " .. ctx:link("file", field.file.name)
   elseif field.kind == "table" then
      text = field.table and "codes of " .. ctx:link("table", field.table.name) or "one of "
         .. M.code_summary(field)
   else
      text = number_kind(ctx, field)
   end
   return text .. M.limits(field)
end

local function shown(text) return text == "" and "(nothing)" or rst.code(text) end

--- `rd, rn`: the texts of a short list of codes.
function M.code_summary(field)
   local texts = {}
   for i, c in ipairs(field.code_list or {}) do
      if i > 8 then
         texts[i] = "..."
         break
      end
      texts[i] = shown(c.text)
   end
   return table.concat(texts, ", ")
end

-- All codes and what they print: `0 (nothing), 1 .S32`.
local function all_codes(field)
   return lists.join(field.code_list or {}, ", ", function(c)
      return num.tostring(c.code) .. " " .. shown(c.text)
   end)
end

-- `A`, `9..13, 0`, what its values are, and the rest.
local function field_row(ctx, field)
   local has_codes = field.kind == "table" and not field.table
   local kind = has_codes and all_codes(field) .. M.limits(field) or M.kind(ctx, field)
   return { rst.code(field.name), context.pieces_text(field.pieces),
      field.bare and "" or kind, ctx:remark(field) }
end

-- Those of which some texts say the kind follow the field whose bits they have.
local function in_order(fields)
   local of, list = {}, {}
   for _, field in ipairs(fields) do
      if field.of then table.insert(lists.entry(of, field.of, {}), field) end
   end
   for _, field in ipairs(fields) do
      if not field.of then
         list[#list + 1] = field
         lists.append(list, of[field] or {})
      end
   end
   return list
end

--- Gives fields their labels, in the order of the table: HTML has them by its first column
--- (tools/sphinx/namelinks.py).
function M.set_labels(ctx)
   for _, field in ipairs(in_order(ctx.model.fields or {})) do ctx:label("field", field.name) end
end

-- Tables ------------------------------------------------------------------------------------------

local function cell_text(cell)
   if cell == nil then return "" end
   if cell.none then return "(no code)" end
   return cell.quoted and shown(cell.text) or rst.code(cell.raw or cell.text)
end

local function table_section(ctx, doc, t)
   doc:title("Table " .. t.name, 2, ctx:label("table", t.name))
   doc:prose(t.prose)
   local header, rows = { "Code", "Text" }, {}
   for _, column in ipairs(t.columns or {}) do header[#header + 1] = rst.code("." .. column) end
   header[#header + 1] = "Remarks"
   for _, r in ipairs(t.rows) do
      local row = { num.tostring(r.code) }
      for i = 1, #header - 2 do row[i + 1] = cell_text(r.cells[i]) end
      for _, text in ipairs(r.also or {}) do row[2] = row[2] .. ", read also " .. rst.code(text) end
      row[#header] = ctx:remark(r)
      rows[#rows + 1] = row
   end
   doc:csv(header, rows)
end

--- The page of fields and tables.
function M.emit(ctx)
   local doc = ctx:page("fields", "Fields")
   doc:markup("A field is a group of bits of an instruction word. Bit 0 of a field is the lowest "
      .. "bit of the first piece that is listed; the next pieces have the higher bits.")
   local rows = lists.map(in_order(ctx.model.fields or {}), function(field)
      return field_row(ctx, field)
   end)
   doc:csv({ "Field", "Bits", "Values", "Remarks" }, rows, { class = "fields" })
   for _, t in ipairs(ctx.model.tables or {}) do
      if not t.numbers then table_section(ctx, doc, t) end
   end
   return doc:text()
end

return M
