-- The tables of the disassembler: texts of codes, and of registers that have names of their own.
local c = require("gen.emit.c")
local spelling = require("gen.spelling")

local M = {}

--- The name of the table of a field.
function M.codes_name(item)
   local name = "codes_" .. c.ident(item.field.name)
   return item.column and name .. "_" .. item.field.table.columns[item.column] or name
end

--- Has a register of the file a name of its own?
function M.has_names(file)
   for _, entry in ipairs(file.entry_list) do
      if entry.prints then return true end
   end
   return false
end

-- Every code field or register name table that some template prints.
local function collect(model)
   local codes, files, seen = {}, {}, {}
   local function add(list, name, entry)
      if not seen[name] then
         seen[name] = true
         list[#list + 1] = entry
      end
   end
   local function walk(items)
      for _, item in ipairs(items) do
         if item.tag == "choice" then
            for _, line in ipairs(item.choice.lines) do walk(line.items) end
         elseif item.tag == "field" and item.field.kind == "table" then
            add(codes, M.codes_name(item), item)
         elseif item.tag == "field" and item.field.kind == "register"
            and M.has_names(item.field.file) then
            add(files, item.field.file.name, item.field.file)
         elseif item.tag == "reg" and item.field and item.add == 0 and M.has_names(item.file) then
            add(files, item.file.name, item.file)
         end
      end
   end
   for _, form in ipairs(model.forms) do
      walk(form.items)
      for _, alias in ipairs(form.aliases) do walk(alias.items) end
   end
   return codes, files
end

local function put_codes(item, w)
   w:open("static const struct rt_code %s[%d] = {", M.codes_name(item), 1 << item.field.width)
   for _, row in ipairs(item.field.code_list) do
      local text = spelling.code(item, row.code)
      w:line("[%d] = {%s, %d},", row.code, c.string(text), #text)
   end
   w:close("};")
   w:line("")
end

local function put_names(file, w)
   w:open("static const struct rt_code names_%s[%d] = {", file.ident, file.count or 1)
   for number = 0, (file.count or 1) - 1 do
      local text = spelling.register(file, number)
      w:line("[%d] = {%s, %d},", number, c.string(text), #text)
   end
   w:close("};")
   w:line("")
end

--- Writes all tables of the model.
function M.put(model, w)
   local codes, files = collect(model)
   for _, item in ipairs(codes) do put_codes(item, w) end
   for _, file in ipairs(files) do put_names(file, w) end
end

return M
