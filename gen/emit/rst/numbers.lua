-- The page of tables of numbers: too many rows for the page of fields, so several are side by
-- side.
local lists = require("gen.base.lists")
local num = require("gen.num")
local rst = require("gen.emit.rst.base.rst")

local M = {}

local ROWS = 32 -- of the page; a longer table takes several groups of columns

local function cell_text(cell) return cell and rst.code(cell.raw or cell.text) or "" end

local function table_section(ctx, doc, t)
   doc:title("Table " .. t.name, 2, ctx:label("table", t.name))
   doc:prose(t.prose)
   doc:markup(ctx:source(t))
   local groups = (#t.rows + ROWS - 1) // ROWS
   local height = (#t.rows + groups - 1) // groups
   local header, rows = {}, {}
   for _ = 1, groups do
      header[#header + 1] = "Row"
      for _, column in ipairs(t.columns) do header[#header + 1] = rst.code("." .. column) end
   end
   for i = 1, height do
      local row = {}
      for group = 0, groups - 1 do
         local r = t.rows[group * height + i]
         row[#row + 1] = r and num.tostring(r.code) or ""
         for k = 1, #t.columns do row[#row + 1] = r and cell_text(r.cells[k + 1]) or "" end
      end
      rows[i] = row
   end
   doc:csv(header, rows)
end

--- Tables of numbers in the order of the description.
function M.tables(model)
   return lists.filter(model.tables or {}, function(t) return t.numbers end)
end

function M.emit(ctx)
   local doc = ctx:page("numbers", "Tables of numbers")
   doc:markup("Numbers that the code of instructions looks up.")
   for _, t in ipairs(M.tables(ctx.model)) do table_section(ctx, doc, t) end
   return doc:text()
end

return M
