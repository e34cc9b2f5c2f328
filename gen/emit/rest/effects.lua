-- What the forms of a page read and write, as rows of a table; forms with the same effects share a row.
local rst = require("gen.emit.rest.rst")

local M = {}

M.HEADER = { "Forms", "Reads", "Writes", "Memory", "Control" }

local function joined(list)
   if type(list) == "string" then return rst.code(list) end
   local texts = {}
   for i, x in ipairs(list or {}) do texts[i] = rst.code(type(x) == "table" and (x.text or x.name) or tostring(x)) end
   return table.concat(texts, " ")
end

local function cells_of(e)
   local control = {}
   if e.branch and e.branch ~= "none" then control[#control + 1] = tostring(e.branch) end
   if e.halts then control[#control + 1] = "halts" end
   if e.traps then control[#control + 1] = "may trap" end
   return { joined(e.reads), joined(e.writes), joined(e.memory), table.concat(control, ", ") }
end

--- Rows below `HEADER`; empty when nothing was derived.
function M.rows(forms)
   local rows, by_key = {}, {}
   for _, form in ipairs(forms) do
      if form.effects then
         local cells = cells_of(form.effects)
         local key = table.concat(cells, "\1")
         if not by_key[key] then
            by_key[key] = { names = {}, cells = cells }
            rows[#rows + 1] = by_key[key]
         end
         table.insert(by_key[key].names, rst.code(form.name))
      end
   end
   local out = {}
   for i, r in ipairs(rows) do
      local who = #rows == 1 and "all" or table.concat(r.names, " ")
      out[i] = { who, table.unpack(r.cells) }
   end
   return out
end

return M
