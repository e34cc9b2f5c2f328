-- What the forms of a page read and write, as rows of a table; forms with the same effects share a
-- row.
local rst = require("gen.emit.rest.rst")

local M = {}

M.HEADER = { "Forms", "Reads", "Writes", "Flags", "Memory", "Control" }

local function joined(list)
   local texts = {}
   for i, entry in ipairs(list or {}) do texts[i] = rst.code(entry.text) end
   return table.concat(texts, " ")
end

local function control(e)
   local parts = {}
   if e.branch and e.branch ~= "none" then parts[#parts + 1] = e.branch end
   if e.halts then parts[#parts + 1] = "halts" end
   if e.waits then parts[#parts + 1] = "waits" end
   if e.engine then parts[#parts + 1] = "occupies " .. rst.inline(e.engine) end
   for _, trap in ipairs(e.traps or {}) do
      parts[#parts + 1] = "traps: " .. rst.inline(trap.text)
   end
   return table.concat(parts, "; ")
end

--- Writes that are not in the column of flags already.
local function plain_writes(e)
   local is_flag, list = {}, {}
   for _, entry in ipairs(e.flags or {}) do is_flag[entry.text] = true end
   for _, entry in ipairs(e.writes or {}) do
      if not is_flag[entry.text] then list[#list + 1] = entry end
   end
   return list
end

local function cells_of(e)
   return { joined(e.reads), joined(plain_writes(e)), joined(e.flags), joined(e.memory),
      control(e) }
end

--- The name of a form without that of its page.
local function short_name(form)
   local prefix = form.page.name .. "."
   return form.name:sub(1, #prefix) == prefix and form.name:sub(#prefix + 1) or form.name
end

--- Rows below `HEADER`; none when no form has any effect.
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
         table.insert(by_key[key].names, rst.code(short_name(form)))
      end
   end
   if #rows == 1 and table.concat(rows[1].cells) == "" then return {} end
   local out = {}
   for i, r in ipairs(rows) do
      local who = #rows == 1 and "" or table.concat(r.names, " ")
      out[i] = { who, table.unpack(r.cells) }
   end
   return out
end

return M
