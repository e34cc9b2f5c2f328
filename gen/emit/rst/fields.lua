-- Fields and tables: where the bits of an operand lie, and what their codes mean.
local lists = require("gen.base.lists")
local num = require("gen.num")
local asttext = require("gen.syntax.asttext")
local rst = require("gen.emit.rst.base.rst")
local context = require("gen.emit.rst.base.context")

local M = {}

local function scale_text(field)
   if field.scale and not num.eq(field.scale, 1) then
      return ", times " .. num.tostring(field.scale)
   end
   return ""
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
   local radix = field.radix == "dec" and "decimal" or "hex"
   local text = (field.signed and "signed " or "unsigned ") .. radix .. " number"
   text = text .. scale_text(field)
   if field.rel then text = text .. ", relative to " .. rst.code(asttext.expr(field.rel)) end
   if field.label then text = text .. ", a code address" end
   if field.wrap then text = text .. ", negative ones are taken, too" end
   return text
end

local function set_text(field, set)
   return set and #set > 0 and rst.code(asttext.set(set, field.width)) or nil
end

-- Which values a field may not have, and when it prints nothing.
local function limits(field)
   local excluded, absent = set_text(field, field.exclude), set_text(field, field.absent)
   return (excluded and ", not " .. excluded or "")
      .. (absent and ", nothing when " .. absent or "")
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
   return text .. limits(field)
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

local function field_section(ctx, doc, field)
   doc:index({ rst.index_entry(field.name, ctx.model.isa.name .. " field") })
   doc:title(field.name, 2, ctx:label("field", field.name))
   local has_codes = field.kind == "table" and not field.table
   local kind = has_codes and all_codes(field) .. limits(field) or M.kind(ctx, field)
   doc:markup((field.width == 1 and "Bit " or "Bits ") .. context.pieces_text(field.pieces)
      .. (field.bare and "" or ": " .. kind) .. ".")
   doc:prose(field.prose)
   doc:markup(ctx:source(field))
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
   doc:markup("A field is a number of bits of an instruction word. Bit 0 of a field is the lowest "
      .. "bit of the first piece that is listed; further pieces follow above it.")
   for _, field in ipairs(in_order(ctx.model.fields or {})) do field_section(ctx, doc, field) end
   for _, t in ipairs(ctx.model.tables or {}) do
      if not t.numbers then table_section(ctx, doc, t) end
   end
   return doc:text()
end

return M
