-- The tables of the disassembler: texts of codes, and of registers that have names of their own.
local lists = require("gen.base.lists")
local c = require("gen.emit.c")
local spelling = require("gen.forms.spelling")

local M = {}

--- The name of the table of a field, after `codes_`.
function M.codes_name(item)
   local name = c.ident(item.field.name)
   return item.column and name .. "_" .. item.field.table.columns[item.column] or name
end

--- Has a register of the file a name of its own?
function M.has_names(file)
   return lists.any(file.entry_list, function(entry) return entry.prints end)
end

-- Every code field or register name table that some template prints.
local function collect(model)
   local codes, files, seen = {}, {}, {}
   local function add(list, name, entry)
      lists.add_once(list, seen, entry, name)
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

local ROW = 8 -- codes of a line, at most: a change of one leaves the other lines as they are

-- Texts by code, `{ {code, text}.. }`.
local function put_table(kind, name, size, texts, w)
   w:line("%s(%s, %d,", kind, name, size)
   w.depth = 1
   local row, at = {}, nil
   for i, entry in ipairs(texts) do
      if at and entry[1] // ROW ~= at then
         w:pack(row)
         row = {}
      end
      at = entry[1] // ROW
      row[#row + 1] = ("T(%d, %s)%s"):format(entry[1], c.string(entry[2]), i == #texts and ")"
         or "")
   end
   w:pack(row)
   w.depth = 0
end

local function put_codes(item, w)
   local texts = lists.map(item.field.code_list, function(row)
      return { row.code, spelling.code(item, row.code) }
   end)
   put_table("CODES", M.codes_name(item), 1 << item.field.width, texts, w)
end

local function put_names(file, w)
   local texts = {}
   for number = 0, (file.count or 1) - 1 do
      texts[number + 1] = { number, spelling.register(file, number) }
   end
   put_table("NAMES", file.ident, file.count or 1, texts, w)
end

--- Writes all tables of the model.
function M.put(model, w)
   local codes, files = collect(model)
   for _, item in ipairs(codes) do put_codes(item, w) end
   for _, file in ipairs(files) do put_names(file, w) end
end

return M
