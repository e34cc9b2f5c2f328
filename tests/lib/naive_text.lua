-- What a word of a random instruction set prints, read as simply as in tests/lib/naive.lua.
local M = {}

--- The value of a field in a word.
function M.extract(field, word)
   local value, taken = 0, 0
   for _, piece in ipairs(field.pieces) do
      for bit = piece.lo, piece.hi do
         value = value | (word >> bit & 1) << taken
         taken = taken + 1
      end
   end
   return value
end

local extract = M.extract

local function number_text(value, decimal)
   if decimal then return tostring(value) end
   return value < 0 and ("-0x%x"):format(-value) or ("0x%x"):format(value)
end

local function number_of(field, word)
   local value = extract(field, word)
   if field.signed and value >> field.width - 1 == 1 then value = value - (1 << field.width) end
   return value * field.scale
end

local function sum_of(item, word)
   local own, other = number_of(item.field, word), number_of(item.beside, word)
   return own + (item.minus and -other or other) + item.add
end

local function field_text(item, word)
   if item.beside then return number_text(sum_of(item, word), item.field.decimal) end
   local field, value = item.field, extract(item.field, word)
   if field.kind == "register" then
      if field.absent and field.absent[value] then return "" end
      return field.file.named and field.file.named[value] or field.file.prints .. value
   end
   if field.kind == "list" then return field.texts[value] end
   if (field.signed or item.signed) and value >> field.width - 1 == 1 then
      value = value - (1 << field.width)
   end
   return number_text(value * field.scale * (item.mul or 1) + (item.add or 0), field.decimal)
end

--- The text of a word. The printing rule: between two neighbours that printed the first separator between them, none at
-- a bracket.
function M.print(node, word, way)
   local out, sep, step = "", nil, 0
   for _, item in ipairs(node.items) do
      if item.sep then
         if item.sep ~= "" then sep = sep or item.sep end
      else
         local text
         if item.operand or item.field and item.field.absent and not item.mul and not item.add then
            step = step + 1
         end
         if item.word then
            text = item.word
         elseif item.operand then
            text = M.print(way[step].line, word, way[step].inner)
         else
            text = field_text(item, word)
         end
         if text ~= "" then
            local glue = out == "" or out:find("[%(%[{]$") or text:find("^[%)%]}]")
            out = out .. (glue and "" or sep or "") .. text
            sep = nil
         end
      end
   end
   return out
end

return M
