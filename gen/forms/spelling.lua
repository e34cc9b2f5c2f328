-- How registers, codes and mnemonics are spelled in text: one answer for the checker, the messages
-- and every emitter.
local num = require("gen.num")

local M = {}

--- How register `number` of a file prints; a single register has no number.
function M.register(file, number)
   if not number then return file.prints end
   local entry = file.entries[number]
   return entry and entry.prints or file.prints .. num.tostring(number)
end

--- Text of code `code` at an item: the column that the item names, or the first one.
function M.code(item, code)
   if not item.column then return item.field.codes[code] or "" end
   return M.column(item.field, item.column, code)
end

--- Text of a code in a column of its table, 0 for the first.
function M.column(field, column, code)
   if column == 0 then return field.codes[code] or "" end
   for _, row in ipairs(field.table.rows) do
      if row.code == code then
         local cell = row.cells[column + 1]
         return cell and cell.text or ""
      end
   end
   return ""
end

--- The text that a sentence begins with, or nil.
function M.mnemonic(items)
   local text = ""
   for _, item in ipairs(items) do
      if item.tag ~= "text" then break end
      text = text .. item.s
   end
   return text ~= "" and text or nil
end

return M
