-- An emitter that is no part of Isadora: a table of mnemonics with their bit pictures and counts,
-- one row a form. It shows what adding an output takes: one file that reads the checked model. See
-- tests/gen/emitter_test.lua, and `isadora gen --emitter tests/emitters/census.lua`.
local M = { name = "census" }

local function widest(rows, column)
   local width = 0
   for _, row in ipairs(rows) do width = math.max(width, #row[column]) end
   return width
end

local function line_count(form)
   local count = 0
   for _, choice in ipairs(form.choices) do count = count + #choice.lines end
   return count
end

-- Bits of the word by what they are, such as `fixed 7 operand 20 zero 5`.
local CLASSES = { "fixed", "operand", "visible", "zero", "unknown", "ignored" }

local function bit_text(form)
   local counts, parts = {}, {}
   for bit = 0, form.unit.bits - 1 do
      local class = form.bits[bit].class
      counts[class] = (counts[class] or 0) + 1
   end
   for _, class in ipairs(CLASSES) do
      if counts[class] then parts[#parts + 1] = ("%s %d"):format(class, counts[class]) end
   end
   return table.concat(parts, " ")
end

function M.emit(model)
   local rows, text = {}, { ("# %s: %d forms"):format(model.isa.title, #model.forms) }
   for _, form in ipairs(model.forms) do
      rows[#rows + 1] = { form.mnemonic or "-", form.name, form.picture, bit_text(form),
         ("lines %d"):format(line_count(form)) }
   end
   local format = ("%%-%ds  %%-%ds  %%-%ds  %%-%ds  %%s"):format(widest(rows, 1), widest(rows, 2),
      widest(rows, 3),
      widest(rows, 4))
   for _, row in ipairs(rows) do text[#text + 1] = format:format(table.unpack(row)) end
   return { { path = "census.txt", text = table.concat(text, "\n") .. "\n" } }
end

return M
