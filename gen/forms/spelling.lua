-- How registers, codes and mnemonics are spelled in text: one source for the checker, the messages
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

--- The bits of a field that an item, or its view, names as a number.
function M.part(item, raw)
   if item.shift then raw = num.bits(raw, item.shift, item.take) end
   return num.add(raw, item.add or 0)
end

--- What a view prints after its register; `index`: nil for one without.
function M.view(view, index)
   if view.prints then return view.prints[(index or 0) + 1] end
   return "." .. view.name .. (index and num.tostring(index) or "")
end

--- The number that an item of a number field prints.
function M.number(item, raw)
   local field = item.field
   local value = (item.signed or field.signed) and num.sext(raw, field.width) or raw
   return num.add(num.mul(value, item.mul or field.scale), item.add or 0)
end

--- What an earlier field adds to a number that is a sum with it.
function M.beside(item, raw)
   local field, minus = item.beside.field, item.beside.minus
   local value = M.number({ field = field }, raw)
   return minus and num.neg(value) or value
end

local function limits(is_signed, width)
   if not is_signed then return 0, num.mask(width) end
   return num.neg(num.pow2(width - 1)), num.mask(width - 1)
end

--- The least and the greatest number that an item may print.
function M.limits(item)
   local field, beside = item.field, item.beside
   local low, high = limits(item.signed or field.signed, field.width)
   local mul, add = item.mul or field.scale, item.add or 0
   low, high = num.add(num.mul(low, mul), add), num.add(num.mul(high, mul), add)
   if not beside then return low, high end
   local least, most = M.limits({ field = beside.field })
   if beside.minus then least, most = num.neg(most), num.neg(least) end
   return num.add(low, least), num.add(high, most)
end

function M.number_text(value, decimal)
   if decimal then return num.tostring(value) end
   return num.lt(value, 0) and "-0x" .. num.hex(num.neg(value)) or "0x" .. num.hex(value)
end

--- The text that an instruction begins with, or nil.
function M.mnemonic(items)
   local text = ""
   for _, item in ipairs(items) do
      if item.tag ~= "text" then break end
      text = text .. item.s
   end
   return text ~= "" and text or nil
end

return M
