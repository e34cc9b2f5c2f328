-- The tables of the disassembler: texts of codes, and of registers that have names of their own.
local lists = require("gen.base.lists")
local c = require("gen.emit.c")
local spelling = require("gen.forms.spelling")

local M = {}

--- The name of the table of a field, after `codes_`.
function M.codes_name(item)
   local name = c.ident(item.field.texts_name or item.field.name)
   return item.column and name .. "_" .. item.field.table.columns[item.column] or name
end

--- Has a register of the file a name of its own, in any syntax?
function M.has_names(file)
   return lists.any(file.entry_list, function(entry) return entry.prints or entry.printed end)
end

--- Has a register another name in some syntax?
function M.is_respelled(file, number)
   local entry = file.entries[number]
   return entry and entry.printed ~= nil and #entry.printed > 0
end

--- The syntaxes that print some of the codes or registers of a list in another way.
function M.syntaxes(list, model)
   local mask = 0
   for _, one in lists.nested(list, "printed") do mask = mask | one.mask end
   return lists.filter(model.syntaxes, function(one) return mask >> one.index & 1 == 1 end)
end

--- What the names of tables of a syntax end in.
function M.suffix(syntax) return "in_" .. c.ident(syntax.name):lower() end

-- The text of a code or register in a syntax, nil where it has none of its own.
local function text_in(entry, syntax)
   local found = lists.find(entry.printed or {}, function(one)
      return one.mask >> syntax.index & 1 == 1
   end)
   return found and found.text
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
            for _, line in ipairs(item.choice.lines) do
               walk(line.items)
               for _, one in ipairs(line.also or {}) do
                  if (one.node.mask or 0) ~= 0 then walk(one.items) end
               end
            end
         elseif item.tag == "field" and item.field.kind == "table" then
            add(codes, M.codes_name(item), item)
         elseif item.tag == "field" and item.field.kind == "register"
            and M.has_names(item.field.file) then
            add(files, item.field.file.name, item.field.file)
         elseif item.tag == "reg" and (item.field and M.has_names(item.file)
            or item.number and M.is_respelled(item.file, item.number)) then
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

-- One table of `texts(syntax)` for the description's own texts, and one for each of `syntaxes`.
local function put_tables(kind, name, size, texts, syntaxes, w)
   put_table(kind, name, size, texts(nil), w)
   for _, syntax in ipairs(syntaxes) do
      put_table(kind, name .. "_" .. M.suffix(syntax), size, texts(syntax), w)
   end
end

local function put_codes(item, model, w)
   local field = item.field
   local function texts(syntax)
      return lists.map(field.code_list, function(row)
         return { row.code, syntax and text_in(row, syntax) or spelling.code(item, row.code) }
      end)
   end
   put_tables("CODES", M.codes_name(item), 1 << field.width, texts,
      item.column and {} or M.syntaxes(field.code_list, model), w)
end

local function put_names(file, model, w)
   local function texts(syntax)
      local list = {}
      for number = 0, (file.count or 1) - 1 do
         local entry = file.entries[number]
         list[number + 1] = { number, syntax and entry and text_in(entry, syntax)
            or spelling.register(file, number) }
      end
      return list
   end
   put_tables("NAMES", file.ident, file.count or 1, texts, M.syntaxes(file.entry_list, model), w)
end

--- Writes all tables of the model.
function M.put(model, w)
   local codes, files = collect(model)
   for _, item in ipairs(codes) do put_codes(item, model, w) end
   for _, file in ipairs(files) do put_names(file, model, w) end
end

return M
