-- The opcode maps that the description asks for with `map`: rows are the values of a field, columns
-- what the lines of the map test.
local lists = require("gen.base.lists")
local num = require("gen.num")
local rst = require("gen.emit.rst.base.rst")

local M = {}

-- The names in one cell; forms of a page with one mnemonic are one name.
local function cell_text(ctx, space, sets, cell)
   local links, seen = {}, {}
   for _, entry in ipairs(sets) do
      if not space:is_empty(space:band(entry.set, cell)) then
         lists.add_once(links, seen, ctx:map_name(entry.page, entry.name))
      end
   end
   return #links > 0 and table.concat(links, " ") or "·"
end

--- One map; `sets` are the pages' words, `{page, name, set}`.
function M.emit(ctx, doc, map, sets)
   local space, header, rows = map.space, { rst.code(map.field.name) }, {}
   for _, column in ipairs(map.columns) do header[#header + 1] = rst.escape(column.text) end
   for value = 0, (1 << map.field.width) - 1 do
      local within = space:field_in(map.field.pieces, { { lo = value, hi = value } })
      local row = { rst.code("0x" .. num.hex(value)) }
      for _, column in ipairs(map.columns) do
         row[#row + 1] = cell_text(ctx, space, sets, space:band(column.words, within))
      end
      rows[#rows + 1] = row
   end
   doc:title(map.title, 2)
   doc:prose(map.prose)
   doc:csv(header, rows, { class = "opcode-map", stub = true })
end

return M
