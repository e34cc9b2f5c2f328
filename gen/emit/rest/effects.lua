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

local function is_of(form, line, size)
   return (not line or form.node == line) and (not size or form.unit.bits == size)
end

-- Are exactly the forms of one form line (nil: any), of one size of words (nil: any), in the set?
local function are_all_of(all, set, count, line, size)
   local wanted = 0
   for _, form in ipairs(all) do
      if is_of(form, line, size) then
         if not set[form] then return false end
         wanted = wanted + 1
      end
   end
   return wanted == count
end

--- Forms of a row: all of a form line as `rr`, or `rr`, 40 bits; all of a size as 40 bits; else
--- each by its name.
local function who(all, list)
   local set, line, size = {}, list[1].node, list[1].unit.bits
   for _, form in ipairs(list) do set[form] = true end
   if are_all_of(all, set, #list, nil, size) then return size .. " bits" end
   if line and line.name and #list > 1 then
      if are_all_of(all, set, #list, line) then return rst.code(line.name) end
      if are_all_of(all, set, #list, line, size) then
         return rst.code(line.name) .. ", " .. size .. " bits"
      end
   end
   local texts = {}
   for i, form in ipairs(list) do texts[i] = rst.code(short_name(form)) end
   return table.concat(texts, " ")
end

--- Rows below `HEADER`; none when no form has any effect.
function M.rows(forms)
   local rows, by_key = {}, {}
   for _, form in ipairs(forms) do
      if form.effects then
         local cells = cells_of(form.effects)
         local key = table.concat(cells, "\1")
         if not by_key[key] then
            by_key[key] = { forms = {}, cells = cells }
            rows[#rows + 1] = by_key[key]
         end
         table.insert(by_key[key].forms, form)
      end
   end
   if #rows == 1 and table.concat(rows[1].cells) == "" then return {} end
   local out = {}
   for i, r in ipairs(rows) do
      out[i] = { #rows == 1 and "" or who(forms, r.forms), table.unpack(r.cells) }
   end
   return out
end

return M
