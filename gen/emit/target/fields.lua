-- The fields of the target, and the texts of their codes.
local c = require("gen.emit.c")
local num = require("gen.num")
local sets = require("gen.syntax.sets")

local M = {}

local KINDS = { number = "NUMBER", register = "REGISTER", table = "CODES" }
local ROW = 8 -- codes of a line, at most: a change of one leaves the other alternatives as they are

local function file_index(model, file)
   for i, other in ipairs(model.files) do
      if other == file then return i - 1 end
   end
   return -1
end

local function has_codes(field) return field.kind == "table" and #field.code_list > 0 end

local function put_codes(field, w)
   w:line("CODES(%s,", c.ident(field.name))
   w.depth = 1
   local row, last = {}, #field.code_list
   for i, code in ipairs(field.code_list) do
      row[#row + 1] = ("T(%d, %s)%s"):format(code.code, c.string(code.text), i == last and ")"
         or "")
      if #row == ROW or i == last then
         w:pack(row)
         row = {}
      end
   end
   w.depth = 0
end

-- A bit for each code.
local function strong_codes(field)
   local codes = 0
   for code = 0, 2 ^ field.width - 1 do
      if sets.contains(field.strong, code) then codes = num.bor(codes, num.pow2(code)) end
   end
   return codes
end

local function parts_of(model, field)
   local float, pieces, parts = field.float, {}, {}
   local function put(text, ...) parts[#parts + 1] = text:format(...) end
   for i, piece in ipairs(field.pieces) do pieces[i] = ("{%d, %d}"):format(piece.lo, piece.hi) end
   put("%s_%s, %s, %s, %d, %d, %d", model.isa.prefix:upper(), field.ident, c.string(field.short),
      KINDS[field.kind], field.width, float and 1 or field.scale,
      field.file and file_index(model, field.file) or -1)
   put("PIECES(%s)", table.concat(pieces, ", "))
   if field.signed then put(".is_signed = 1") end
   if field.radix == "dec" then put(".decimal = 1") end
   if has_codes(field) then put("HAS_CODES(%s)", c.ident(field.name)) end
   if float then put(".float_format = %d, .float_digits = %d", float.width, float.digits or 0) end
   if field.strong then put(".strong = 0x%x", strong_codes(field)) end
   return parts
end

--- Writes the table `fields` and those it points to.
function M.put(model, w)
   for _, field in ipairs(model.fields) do
      if has_codes(field) then put_codes(field, w) end
   end
   w:line("")
   w:open("static const struct isadora_field fields[] = {")
   for _, field in ipairs(model.fields) do w:list("FIELD(", parts_of(model, field), ")") end
   w:close("};\n")
end

return M
